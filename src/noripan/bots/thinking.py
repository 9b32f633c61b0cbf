"""Thinking: many simulations on one or more threads, for a time or a number, until told to stop.

It ends early when the answer cannot change any more, because the move most visited leads by more than is still to come."""

from __future__ import annotations

import threading
import time
from collections import Counter
from dataclasses import dataclass

from noripan.bots.search import Search
from noripan.core.random import Rng
from noripan.core.sense import Sense
from noripan.core.state import State

BATCH_SECONDS = 0.004  # how long a thread may go on without looking at the clock
FIRST_BATCH = 8  # of simulations, where the clock counts
BATCH = 64  # where a number counts; always the same, so that thinking ends at the same point every time


@dataclass(frozen=True)
class Budget:
    """How long to think: seconds, or an exact number of simulations; on how many threads."""

    seconds: float | None = None
    simulations: int | None = None
    threads: int = 1


@dataclass(frozen=True)
class Tried:
    """What thinking found out about a move."""

    move: int
    visits: int
    result: float  # the expected share of the victory, from 0 to 1


def think(
    root: State, sense: Sense, seat: int, rng: Rng, budget: Budget, cancelled: threading.Event | None = None
) -> list[Tried]:
    """The moves tried, most visited first. `root` must be a world the seat could be in, not the truth."""
    searches = [Search(root, sense, seat, rng.branched()) for _ in range(max(1, budget.threads))]
    Thinking(searches, budget, cancelled).run()
    return merged(searches)


class Thinking:
    """Searches under way, a thread for each, until the budget is spent or the answer cannot change any more."""

    def __init__(self, searches: list[Search], budget: Budget, cancelled: threading.Event | None) -> None:
        self.searches = searches
        self.cancelled = cancelled
        self.began = time.perf_counter()
        self.seconds = budget.seconds
        self.share = None if budget.simulations is None else -(-budget.simulations // len(searches))
        self.visits: list[dict[int, int]] = [{} for _ in searches]  # of each move, as far as each thread has told
        self.settled = False

    def run(self) -> None:
        if len(self.searches) == 1:
            self.run_one(0)
            return
        workers = [threading.Thread(target=self.run_one, args=(number,)) for number in range(len(self.searches))]
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()

    def run_one(self, number: int) -> None:
        """Batches of a few milliseconds; the clock and the event are looked at in between."""
        search, batch = self.searches[number], BATCH if self.seconds is None else FIRST_BATCH
        while not self.settled and not (self.cancelled is not None and self.cancelled.is_set()):
            start = time.perf_counter()
            if self.seconds is not None and start >= self.began + self.seconds:
                return
            if self.share is not None:
                batch = min(batch, self.share - search.simulations)
                if batch == 0:
                    return
            search.run(batch)
            self.visits[number] = {move: visits for move, (visits, _) in search.found().items()}
            self.settled = self.is_settled()
            if self.seconds is not None:
                batch = fitting(batch, time.perf_counter() - start)

    def is_settled(self) -> bool:
        """Does the most visited move lead by more than all simulations to come?"""
        if self.seconds is None and len(self.searches) > 1:
            return False  # when it is seen would depend on the threads' pace, and numbers must be repeatable
        together: Counter[int] = Counter()
        for visits in self.visits:
            together.update(visits)
        (_, first), (_, second) = [*together.most_common(2), (0, 0), (0, 0)][:2]
        return first - second > self.to_come()

    def to_come(self) -> float:
        """How many more simulations there will be, by the clock at the present rate."""
        done = sum(search.simulations for search in self.searches)
        if self.share is not None:
            return self.share * len(self.searches) - done
        spent = time.perf_counter() - self.began
        return done / spent * max(0.0, (self.seconds or 0.0) - spent)


def fitting(batch: int, spent: float) -> int:
    """The size of the next batch, after one that took this long."""
    if spent < BATCH_SECONDS / 2:
        return batch * 2
    return max(1, batch // 2) if spent > BATCH_SECONDS else batch


def merged(searches: list[Search]) -> list[Tried]:
    visits: dict[int, int] = {}
    worth: dict[int, float] = {}
    for search in searches:
        for move, (count, result) in search.found().items():
            visits[move] = visits.get(move, 0) + count
            worth[move] = worth.get(move, 0.0) + count * result
    tried = [Tried(move, visits[move], worth[move] / max(1, visits[move])) for move in visits]
    return sorted(tried, key=lambda one: (-one.visits, -one.result, one.move))
