"""Thinking: many simulations on one or more threads, for a time or a number, until told to stop."""

from __future__ import annotations

import threading
import time
from dataclasses import dataclass

from noripan.bots.search import Search
from noripan.core.random import Rng
from noripan.core.sense import Sense
from noripan.core.state import State

BATCH_SECONDS = 0.001  # how long a thread may go on without looking at the clock
FIRST_BATCH = 8
CAUTION = 2.0  # a thread stops early by so many times the longest that a busy machine has held it up, at most halfway
PATIENCE_SECONDS = 0.02  # how long after the deadline an answer still waits for a thread that is held up


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
    root: State,
    sense: Sense,
    seat: int,
    rng: Rng,
    budget: Budget,
    cancelled: threading.Event | None = None,
    since: float | None = None,
) -> list[Tried]:
    """The moves tried, most visited first. `root` must be a world the seat could be in, not the truth. Time is counted from
    `since`, if given, as by `time.perf_counter`."""
    begun = time.perf_counter() if since is None else since
    deadline = None if budget.seconds is None else begun + budget.seconds
    searches = [Search(root, sense, seat, rng.branched()) for _ in range(max(1, budget.threads))]
    share = None if budget.simulations is None else -(-budget.simulations // len(searches))
    helpers = [
        threading.Thread(target=run, args=(search, deadline, share, cancelled), daemon=True) for search in searches[1:]
    ]
    for helper in helpers:
        helper.start()
    run(searches[0], deadline, share, cancelled)
    for helper in helpers:
        helper.join(None if deadline is None else max(0.0, deadline + PATIENCE_SECONDS - time.perf_counter()))
    done = [search for search, helper in zip(searches[1:], helpers, strict=True) if not helper.is_alive()]
    return merged([searches[0], *done])


def run(search: Search, deadline: float | None, simulations: int | None, cancelled: threading.Event | None) -> None:
    """Batches of about a millisecond; the clock and the event are looked at in between."""
    batch, left, reserve = FIRST_BATCH, simulations, 0.0
    most = 0.0 if deadline is None else (deadline - time.perf_counter()) / 2
    while (left is None or left > 0) and not (cancelled is not None and cancelled.is_set()):
        start, worked = time.perf_counter(), time.thread_time()
        if deadline is not None and start + reserve >= deadline:
            return
        count = batch if left is None else min(batch, left)
        search.run(count)
        left = None if left is None else left - count
        spent, worked = time.perf_counter() - start, time.thread_time() - worked
        reserve = min(most, max(reserve, CAUTION * (spent - worked)))
        if worked < BATCH_SECONDS / 2:
            batch *= 2
        elif worked > BATCH_SECONDS:
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
