"""Four levels of players, in every game."""

from __future__ import annotations

import math
import os
import threading
import time
from bisect import bisect
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from itertools import accumulate
from typing import Any, Protocol

from noripan.bots.knowledge import Knowledge
from noripan.bots.thinking import Budget, Tried, think
from noripan.core.errors import GameError
from noripan.core.facts import Words
from noripan.core.random import Rng
from noripan.core.state import State


@dataclass(frozen=True)
class Choice:
    """A move in notation and why: in words, if there are any, and the moves considered, best first."""

    move: str
    considered: list[dict[str, Any]] = field(default_factory=list)  # move, visits, result; the first few with a reason
    reason: Words | None = None


EXPLAINED = 3  # of the moves considered


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
    """Plays by the game's sense alone. Of 100 moves `slips` are any plausible one; in `oversights` it sees no good one."""

    name: str
    slips: int = 0
    oversights: int = 0

    def choose(self, known: Knowledge, rng: Rng, cancelled: threading.Event | None = None) -> Choice:
        world = known.guess(rng)
        weights = known.game.sense.weights(world)
        mood = rng.choose(100)
        if mood < self.oversights:
            weights = overlooked(weights)
        elif mood >= self.oversights + self.slips:
            best = max(weights.values())
            weights = {move: 1 for move in weights if weights[move] == best}
        return explained(known, world, drawn(weights, rng))


def overlooked(weights: dict[int, int]) -> dict[int, int]:
    """The moves that look less than half as good as the best, as far as there are any; else all but the best."""
    best = max(weights.values())
    poor = {move: weight for move, weight in weights.items() if 2 * weight < best}
    return poor or {move: weight for move, weight in weights.items() if weight < best} or weights


def drawn(weights: dict[int, int], rng: Rng) -> int:
    """One of the moves by chance, a better one more often."""
    moves = sorted(weights)
    sums = list(accumulate(weights[move] for move in moves))
    return moves[bisect(sums, rng.choose(sums[-1]))]


@dataclass(frozen=True)
class Thinker:
    """Searches; or, if it `trusts_its_eye`, plays as many moves by the game's sense alone as that sense is good for."""

    name: str
    budget: Budget
    trusts_its_eye: bool = False

    def choose(self, known: Knowledge, rng: Rng, cancelled: threading.Event | None = None) -> Choice:
        asked = time.perf_counter()
        if self.trusts_its_eye and rng.choose(100) < known.game.sense.by_eye():
            return Player(self.name).choose(known, rng)
        world = known.guess(rng)
        moves = world.moves()
        if len(moves) == 1:
            return explained(known, world, moves[0])
        tried = think(world, known.game.sense, known.seat, rng, self.budget, cancelled, asked, known.since_dealt())
        if not tried:
            return Player(self.name).choose(known, rng)
        considered = [told(known, world, one) for one in tried]
        for one, words in zip(tried[:EXPLAINED], considered, strict=False):
            words["reason"] = known.reason(world, one.move)
        return Choice(considered[0]["move"], considered, considered[0]["reason"])


def explained(known: Knowledge, world: State, move: int) -> Choice:
    return Choice(known.game.write_move(world, move), reason=known.reason(world, move))


def told(known: Knowledge, world: State, one: Tried) -> dict[str, Any]:
    return {"move": known.game.write_move(world, one.move), "visits": one.visits, "result": round(one.result, 4)}


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


LEVELS: dict[str, Bot] = {
    "random": Chancer(),
    "beginner": Player("beginner", slips=60, oversights=40),
    "casual": Player("casual"),
    "skilled": Thinker("skilled", Budget(seconds=0.1), trusts_its_eye=True),  # or it would be like expert: docs/bots.md
    "expert": Thinker("expert", Budget(seconds=1.0, threads=cores())),
}
ADVISER = "search:0.1s"  # whom people ask for a hint: quick, and never by eye


Maker = Callable[[str, Budget], Bot]
ADDED = "noripan.bots"  # the entry points by which packages add kinds of bots


def bot(name: str) -> Bot:
    """A level by name, or a kind of bot with its own budget: `search:500` simulations, `search:0.5s`."""
    if name in LEVELS:
        return LEVELS[name]
    kind, _, amount = name.partition(":")
    budget = read_budget(amount)
    if kind in kinds() and budget is not None:
        return maker(kind)(name, budget)
    allowed = [*LEVELS, *(f"{kind}:{amount}" for kind in kinds() for amount in ("500", "0.5s"))]
    raise GameError("unknown_bot", bot=name[:40], allowed=", ".join(allowed))


def read_budget(text: str) -> Budget | None:
    try:
        if text.endswith("s"):
            return Budget(seconds=float(text[:-1])) if 0 < float(text[:-1]) < math.inf else None
        return Budget(simulations=int(text)) if int(text) > 0 else None
    except ValueError:
        return None


@cache
def kinds() -> tuple[str, ...]:
    """The kinds of bots that take a budget."""
    from importlib.metadata import entry_points  # slow to import, and rarely asked

    return ("search", *sorted(entry_points(group=ADDED).names))


@cache
def maker(kind: str) -> Maker:
    """Makes a bot of this kind; those of other packages are imported only when somebody asks for them."""
    if kind == "search":
        return Thinker
    from importlib.metadata import entry_points

    entry = next(iter(entry_points(group=ADDED, name=kind)))
    try:
        made: Maker = entry.load()
    except ModuleNotFoundError as error:
        raise GameError("bot_needs_package", bot=kind, package=str(error.name)) from error
    return made
