"""How fast the engines are on this machine, without any peer beside them."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import noripan
from noripan.core.rng import Rng


def repeat(work: Callable[[], int], seconds: float) -> float:
    """Units of work a second, over at least this many seconds."""
    done = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        done += work()
    return done / spent


def measure(name: str, players: int, seconds: float) -> dict[str, Any]:
    """Decisions a second in native playouts and driven from Python; nanoseconds for a copy and for a guess in mid-game."""
    game = noripan.find(name)
    rng = Rng.seeded(f"bench {name}")
    state = game.start(players, rng)
    native = repeat(lambda: state.playouts(20, rng), seconds)

    def drive() -> int:
        state.restart(rng)
        steps = 0
        while not state.is_over:
            moves = state.moves()
            state.apply(moves[rng.choose(len(moves))])
            steps += 1
        return steps

    driven = repeat(drive, seconds)
    middle = game.start(players, rng)
    for _ in range(12):
        middle.apply(middle.moves()[0])

    def copies() -> int:
        for _ in range(1000):
            middle.copy()
        return 1000

    def guesses() -> int:
        for _ in range(1000):
            middle.guess(0, rng)
        return 1000

    return {
        "game": name,
        "players": players,
        "native": native,
        "driven": driven,
        "copy_ns": 1e9 / repeat(copies, seconds),
        "guess_ns": 1e9 / repeat(guesses, seconds),
    }


def measure_all(seconds: float) -> list[dict[str, Any]]:
    return [measure(name, min(4, game.seats[-1]), seconds) for name, game in noripan.games().items()]
