"""Thinking: many simulations on one or more threads, for a time or a number, until told to stop.

It ends early when the answer cannot change any more, because the move most visited leads by more than is still to come."""

from __future__ import annotations

import math
import threading
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from noripan.bots.search import Search
from noripan.core.heuristic import Heuristic
from noripan.core.rng import Rng
from noripan.core.state import State

BATCH_SECONDS = 0.001  # how long a thread may go on without looking at the clock
FIRST_BATCH = 8  # of simulations, where the clock counts
BATCH = 64  # where a number counts; always the same, so that thinking ends at the same point every time
CAUTION = 2.0  # a thread stops early by so many times the longest that a busy machine has held it up, at most halfway
PATIENCE_SECONDS = 0.02  # how long after the deadline an answer still waits for a thread that is held up


@dataclass(frozen=True)
class Budget:
    """How long to think: seconds, or an exact number of simulations, or whichever ends first; on how many threads."""

    seconds: float | None = None
    simulations: int | None = None
    threads: int = 1


@dataclass(frozen=True)
class MoveStats:
    """The search's statistics of a move."""

    move: int
    visits: int
    result: float  # the mean value: the expected share of the win


def think(
    root: State,
    heuristic: Heuristic,
    seat: int,
    rng: Rng,
    budget: Budget,
    cancelled: threading.Event | None = None,
    since: float | None = None,
    past: Sequence[int] = (),
) -> list[MoveStats]:
    """The moves tried, most visited first. `root` must be a determinization for the seat, not the truth; `past` are the
    moves of its round so far. Time is counted from `since`, if given, as by `time.perf_counter`."""
    if budget.simulations is None:
        budget = replace(budget, simulations=heuristic.max_simulations() or None)
    searches = [Search(root, heuristic, seat, rng.branched(), past) for _ in range(max(1, budget.threads))]
    return merged(Thinking(searches, budget, time.perf_counter() if since is None else since, cancelled).run())


class Thinking:
    """Searches under way, a thread for each, until the budget is spent or the answer cannot change any more."""

    def __init__(
        self, searches: list[Search], budget: Budget, since: float, cancelled: threading.Event | None = None
    ) -> None:
        self.searches = searches
        self.cancelled = cancelled
        self.since = since
        self.deadline = None if budget.seconds is None else since + budget.seconds
        self.share = None if budget.simulations is None else -(-budget.simulations // len(searches))
        self.visits: list[dict[int, int]] = [{} for _ in searches]  # of each move, by thread
        self.settled = False

    def run(self) -> list[Search]:
        """Those that were done in time."""
        helpers = [threading.Thread(target=self.run_one, args=(i,), daemon=True) for i in range(1, len(self.searches))]
        for helper in helpers:
            helper.start()
        self.run_one(0)
        for helper in helpers:
            late = None if self.deadline is None else self.deadline + PATIENCE_SECONDS - time.perf_counter()
            helper.join(None if late is None else max(0.0, late))
        done = [search for search, helper in zip(self.searches[1:], helpers, strict=True) if not helper.is_alive()]
        return [self.searches[0], *done]

    def run_one(self, number: int) -> None:
        """Batches of about a millisecond; the clock and the event are looked at in between."""
        search, batch, reserve = self.searches[number], BATCH if self.deadline is None else FIRST_BATCH, 0.0
        most = 0.0 if self.deadline is None else (self.deadline - time.perf_counter()) / 2
        while not self.settled and not (self.cancelled is not None and self.cancelled.is_set()):
            start, worked = time.perf_counter(), time.thread_time()
            if self.deadline is not None and start + reserve >= self.deadline:
                return
            count = batch if self.share is None else min(batch, self.share - search.simulations)
            if count == 0:
                return
            search.run(count)
            self.visits[number] = {move: visits for move, (visits, _) in search.statistics().items()}
            self.settled = self.is_settled()
            spent, worked = time.perf_counter() - start, time.thread_time() - worked
            reserve = min(most, max(reserve, CAUTION * (spent - worked)))
            if self.deadline is not None:
                batch = fitting(batch, worked)

    def is_settled(self) -> bool:
        """Does the most visited move lead by more than all simulations to come?"""
        if self.deadline is None and len(self.searches) > 1:
            return False  # when it is seen would depend on the threads' pace, and numbers must be repeatable
        together: Counter[int] = Counter()
        for visits in self.visits:
            together.update(visits)
        (_, first), (_, second) = [*together.most_common(2), (0, 0), (0, 0)][:2]
        return first - second > self.to_come()

    def to_come(self) -> float:
        """How many more simulations are to come, by the clock at the present rate."""
        done = sum(search.simulations for search in self.searches)
        left = math.inf if self.share is None else self.share * len(self.searches) - done
        if self.deadline is None:
            return left
        now = time.perf_counter()
        return min(left, done / max(1e-9, now - self.since) * max(0.0, self.deadline - now))


def fitting(batch: int, worked: float) -> int:
    """The size of the next batch, from the processor time that the last one took."""
    if worked < BATCH_SECONDS / 2:
        return batch * 2
    return max(1, batch // 2) if worked > BATCH_SECONDS else batch


def merged(searches: list[Search]) -> list[MoveStats]:
    visits: dict[int, int] = {}
    value_sum: dict[int, float] = {}
    for search in searches:
        for move, (count, result) in search.statistics().items():
            visits[move] = visits.get(move, 0) + count
            value_sum[move] = value_sum.get(move, 0.0) + count * result
    tried = [MoveStats(move, visits[move], value_sum[move] / max(1, visits[move])) for move in visits]
    return sorted(tried, key=lambda one: (-one.visits, -one.result, one.move))
