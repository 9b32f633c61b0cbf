"""Four levels of players, in every game."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Protocol

from noripan.bots.knowledge import Knowledge
from noripan.bots.thinking import Budget, Tried, think
from noripan.core.errors import GameError
from noripan.core.random import Rng


@dataclass(frozen=True)
class Choice:
    """A move in notation and why: the moves considered, best first."""

    move: str
    considered: list[dict[str, Any]] = field(default_factory=list)  # move, visits, result


class Bot(Protocol):
    @property
    def name(self) -> str: ...

    def choose(self, known: Knowledge, rng: Rng, cancelled: threading.Event | None = None) -> Choice: ...


@dataclass(frozen=True)
class Chancer:
    """Any legal move."""

    name: str = "random"

    def choose(self, known: Knowledge, rng: Rng, cancelled: threading.Event | None = None) -> Choice:
        moves = known.moves()
        return Choice(moves[rng.choose(len(moves))])


@dataclass(frozen=True)
class Player:
    """Plays by the game's sense alone. Of 100 moves `slips` are any that looks plausible, `blunders` any at all."""

    name: str
    slips: int = 0
    blunders: int = 0

    def choose(self, known: Knowledge, rng: Rng, cancelled: threading.Event | None = None) -> Choice:
        world = known.guess(rng)
        weights = known.game.sense.weights(world)
        moves = sorted(weights)
        mood = rng.choose(100)
        if mood < self.blunders:
            return Choice(known.game.write_move(world, moves[rng.choose(len(moves))]))
        if mood < self.blunders + self.slips:
            chosen = rng.choose(sum(weights.values()))
            for move in moves:
                chosen -= weights[move]
                if chosen < 0:
                    return Choice(known.game.write_move(world, move))
        best = max(weights.values())
        liked = [move for move in moves if weights[move] == best]
        return Choice(known.game.write_move(world, liked[rng.choose(len(liked))]))


@dataclass(frozen=True)
class Thinker:
    """Searches."""

    name: str
    budget: Budget

    def choose(self, known: Knowledge, rng: Rng, cancelled: threading.Event | None = None) -> Choice:
        moves = known.moves()
        if len(moves) == 1:
            return Choice(moves[0])
        world = known.guess(rng)
        tried = think(world, known.game.sense, known.seat, rng, self.budget, cancelled)
        return (
            Choice(known.game.write_move(world, tried[0].move), [told(known, world, one) for one in tried])
            if tried
            else Player(self.name).choose(known, rng)
        )


def told(known: Knowledge, world: Any, one: Tried) -> dict[str, Any]:
    return {"move": known.game.write_move(world, one.move), "visits": one.visits, "result": round(one.result, 4)}


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


LEVELS: dict[str, Bot] = {
    "random": Chancer(),
    "beginner": Player("beginner", slips=50, blunders=30),
    "casual": Player("casual"),
    "skilled": Thinker("skilled", Budget(seconds=0.1)),
    "expert": Thinker("expert", Budget(seconds=1.0, threads=cores())),
}


KINDS: dict[str, Callable[[str, Budget], Bot]] = {"search": Thinker}  # bots with a budget of their own; adapters add to them


def bot(name: str) -> Bot:
    """A level by name, or a kind of bot with its own budget: `search:500` simulations, `search:0.5s`."""
    if name in LEVELS:
        return LEVELS[name]
    kind, _, amount = name.partition(":")
    try:
        if kind in KINDS and amount.endswith("s") and float(amount[:-1]) > 0:
            return KINDS[kind](name, Budget(seconds=float(amount[:-1])))
        if kind in KINDS and int(amount) > 0:
            return KINDS[kind](name, Budget(simulations=int(amount)))
    except ValueError:
        pass
    allowed = [*LEVELS, *(f"{kind}:{amount}" for kind in KINDS for amount in ("500", "0.5s"))]
    raise GameError("unknown_bot", bot=name[:40], allowed=", ".join(allowed))
