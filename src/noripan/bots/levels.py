"""Five levels of bots for every game, and bots with a budget of their own."""

from __future__ import annotations

import math
import os
import threading
import time
from bisect import bisect
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import cache, partial
from itertools import accumulate
from pathlib import Path
from typing import Any, ClassVar, Protocol

from noripan.bots.knowledge import Knowledge
from noripan.bots.networks import STYLES, learned
from noripan.bots.thinking import Budget, MoveStats, think
from noripan.core.errors import GameError
from noripan.core.events import Words
from noripan.core.heuristic import Heuristic
from noripan.core.rng import Rng
from noripan.core.state import State


@dataclass(frozen=True)
class Choice:
    """A move in notation and why: in words, if there are any, and the moves considered, best first."""

    move: str
    considered: list[dict[str, Any]] = field(default_factory=list)  # move, visits, result; the first few with a reason
    reason: Words | None = None
    by: str = ""  # what it was chosen by, where that is not always the same: "network", or "heuristic" where none fits


EXPLAINED = 3  # of the moves considered


class Bot(Protocol):
    """What a kind of bot must have; one object may play many matches at once."""

    @property
    def name(self) -> str:
        """As the arena and the tables show it."""

    @property
    def is_quick(self) -> bool:
        """Whether it answers within a few milliseconds, so that a server may ask it where nothing else may wait."""

    def choose(self, known: Knowledge, rng: Rng, cancelled: threading.Event | None = None) -> Choice:
        """A move of the seat to move, by what it knows; an event that is set ends the thinking early."""


@dataclass(frozen=True)
class RandomBot:
    """Any legal move."""

    is_quick: ClassVar[bool] = True
    name: str = "random"

    def choose(self, known: Knowledge, rng: Rng, cancelled: threading.Event | None = None) -> Choice:
        moves = known.moves()
        return Choice(moves[rng.choose(len(moves))])


@dataclass(frozen=True)
class HeuristicBot:
    """Plays what the heuristic likes best, among the few moves that come to its mind; among all, if `considers` is 0."""

    is_quick: ClassVar[bool] = True
    name: str
    considers: int = 0

    def choose(self, known: Knowledge, rng: Rng, cancelled: threading.Event | None = None) -> Choice:
        guess = known.guess(rng)
        seen = noticed(known.game.heuristic.weights(guess), self.considers, rng)
        return explained(known, guess, drawn(best_of(seen), rng))


OTHERWISE = Budget(simulations=400)  # where no network fits: as long as a bot that is quick may take


@dataclass(frozen=True)
class NetworkBot:
    """Plays the move that the network rates highest; where none fits the match, a short search by the heuristic decides."""

    is_quick: ClassVar[bool] = True
    name: str
    otherwise: Budget = OTHERWISE
    folder: Path | None = None  # of the networks, if they are not those that come with the game

    def choose(self, known: Knowledge, rng: Rng, cancelled: threading.Event | None = None) -> Choice:
        heuristic = learned(known.game, known.players, known.options, folder=self.folder)
        if heuristic is None:
            return replace(SearchBot(self.name, self.otherwise).choose(known, rng, cancelled), by="heuristic")
        guess = known.guess(rng)
        chosen = explained(known, guess, drawn(best_of(heuristic.weights(guess)), rng))
        return replace(chosen, by="network")


def noticed(weights: dict[int, int], count: int, rng: Rng) -> dict[int, int]:
    """So many moves by chance, as people who are new to a game overlook the others; all, if it is 0."""
    moves = sorted(weights)
    seen: dict[int, int] = {}
    while moves and len(seen) < (count or len(weights)):
        move = moves.pop(rng.choose(len(moves)))
        seen[move] = weights[move]
    return seen


def best_of(weights: dict[int, int]) -> dict[int, int]:
    best = max(weights.values())
    return {move: 1 for move in weights if weights[move] == best}


def drawn(weights: dict[int, int], rng: Rng) -> int:
    """One of the moves, drawn by weight."""
    moves = sorted(weights)
    sums = list(accumulate(weights[move] for move in moves))
    return moves[bisect(sums, rng.choose(sums[-1]))]


@dataclass(frozen=True)
class SearchBot:
    """Searches. `style` is one of STYLES; the game's own heuristic says which one is best where it is empty."""

    is_quick: ClassVar[bool] = False
    name: str
    budget: Budget
    style: str = "search"
    folder: Path | None = None  # of the networks, if they are not those that come with the game

    def choose(self, known: Knowledge, rng: Rng, cancelled: threading.Event | None = None) -> Choice:
        asked = time.perf_counter()
        guess = known.guess(rng)
        moves = guess.moves()
        if len(moves) == 1:
            return explained(known, guess, moves[0])
        heuristic, by = self.heuristic_for(known)
        tried = think(guess, heuristic, known.seat, rng, self.budget, cancelled, asked, known.since_dealt())
        if not tried:
            return explained(known, guess, drawn(best_of(heuristic.weights(guess)), rng))
        considered = [written(known, guess, one) for one in tried]
        for one, words in zip(tried[:EXPLAINED], considered, strict=False):
            words["reason"] = known.reason(guess, one.move)
        return Choice(considered[0]["move"], considered, considered[0]["reason"], by)

    def heuristic_for(self, known: Knowledge) -> tuple[Heuristic, str]:
        """What to search with, and its name where that depends on the match."""
        by_hand = known.game.heuristic
        style = self.style or by_hand.search_style()
        if style == "search":
            return by_hand, ""
        found = learned(known.game, known.players, known.options, style, self.folder)
        return (by_hand, "heuristic") if found is None else (found, "network")


def explained(known: Knowledge, guess: State, move: int) -> Choice:
    return Choice(known.game.write_move(guess, move), reason=known.reason(guess, move))


def written(known: Knowledge, guess: State, one: MoveStats) -> dict[str, Any]:
    return {"move": known.game.write_move(guess, one.move), "visits": one.visits, "result": round(one.result, 4)}


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


LEVELS: dict[str, Bot] = {
    "random": RandomBot(),
    "beginner": HeuristicBot("beginner", considers=2),
    "casual": HeuristicBot("casual"),
    "skilled": NetworkBot("skilled"),
    "expert": SearchBot("expert", Budget(seconds=1.0, threads=cores()), style=""),
}
EARLIER: dict[str, Bot] = {  # kept to compare with
    "expert@0.1": SearchBot("expert@0.1", Budget(seconds=1.0, threads=cores())),
}
ADVISER = "search:0.1s"  # gives hints: quick, and always by search


def within(bot: Bot, seconds: float, threads: int) -> Bot:
    """The same bot with no more time and threads than this, if it is one whose thinking can be shortened."""
    if not isinstance(bot, SearchBot):
        return bot
    budget = bot.budget
    short = seconds if budget.seconds is None else min(seconds, budget.seconds)
    return replace(bot, budget=replace(budget, seconds=short, threads=max(1, min(threads, budget.threads))))


Maker = Callable[[str, Budget], Bot]
ADDED = "noripan.bots"  # the entry points by which packages add kinds of bots


def bot(name: str) -> Bot:
    """A level by name, or a kind of bot with its own budget: `search:500` simulations, `network:0.5s`.

    `skilled@FOLDER` and `network:500@FOLDER` play by the networks that a training has left there."""
    if name in LEVELS or name in EARLIER:
        return (LEVELS | EARLIER)[name]
    base, _, folder = name.partition("@")
    if folder:
        return with_networks(bot(base), name, Path(folder))
    kind, _, amount = name.partition(":")
    budget = read_budget(amount)
    if kind in kinds() and budget is not None:
        return maker(kind)(name, budget)
    allowed = [*LEVELS, *(f"{kind}:{amount}" for kind in kinds() for amount in ("500", "0.5s"))]
    raise GameError("unknown_bot", bot=name[:40], allowed=", ".join(allowed))


def with_networks(by: Bot, name: str, folder: Path) -> Bot:
    """The same bot by the networks in a folder, if it is one that plays by networks."""
    if not isinstance(by, NetworkBot | SearchBot) or (isinstance(by, SearchBot) and by.style == "search"):
        raise GameError("bot_without_network", bot=by.name)
    return replace(by, name=name, folder=folder)


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

    return (*STYLES, *sorted(entry_points(group=ADDED).names))


@cache
def maker(kind: str) -> Maker:
    """Makes a bot of this kind; those of other packages are imported only when somebody asks for them."""
    if kind in STYLES:
        return partial(SearchBot, style=kind)
    from importlib.metadata import entry_points

    entry = next(iter(entry_points(group=ADDED, name=kind)))
    try:
        made: Maker = entry.load()
    except ModuleNotFoundError as error:
        raise GameError("bot_needs_package", bot=kind, package=str(error.name)) from error
    return made
