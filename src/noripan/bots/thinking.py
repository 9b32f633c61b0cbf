"""Thinking: many simulations on one or more threads, for a time or a number, until told to stop."""

from __future__ import annotations

import threading
import time
from dataclasses import dataclass

from noripan.bots.search import Search
from noripan.core.random import Rng
from noripan.core.sense import Sense
from noripan.core.state import State

BATCH_SECONDS = 0.004  # how long a thread may go on without looking at the clock
FIRST_BATCH = 8


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
    deadline = None if budget.seconds is None else time.perf_counter() + budget.seconds
    searches = [Search(root, sense, seat, rng.branched()) for _ in range(max(1, budget.threads))]
    if len(searches) == 1:
        run(searches[0], deadline, budget.simulations, cancelled)
    else:
        share = None if budget.simulations is None else -(-budget.simulations // len(searches))
        workers = [threading.Thread(target=run, args=(search, deadline, share, cancelled)) for search in searches]
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()
    return merged(searches)


def run(search: Search, deadline: float | None, simulations: int | None, cancelled: threading.Event | None) -> None:
    """Batches that grow to a few milliseconds; the clock and the event are looked at in between."""
    batch, left = FIRST_BATCH, simulations
    while (left is None or left > 0) and not (cancelled is not None and cancelled.is_set()):
        start = time.perf_counter()
        if deadline is not None and start >= deadline:
            return
        count = batch if left is None else min(batch, left)
        search.run(count)
        left = None if left is None else left - count
        spent = time.perf_counter() - start
        if spent < BATCH_SECONDS / 2:
            batch *= 2
        elif spent > BATCH_SECONDS:
            batch = max(1, batch // 2)


def merged(searches: list[Search]) -> list[Tried]:
    visits: dict[int, int] = {}
    worth: dict[int, float] = {}
    for search in searches:
        for move, (count, result) in search.found().items():
            visits[move] = visits.get(move, 0) + count
            worth[move] = worth.get(move, 0.0) + count * result
    tried = [Tried(move, visits[move], worth[move] / max(1, visits[move])) for move in visits]
    return sorted(tried, key=lambda one: (-one.visits, -one.result, one.move))
