"""Position: a state of any of our games as other libraries want it: coded, copied, pickled, asked what a seat knows."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from noripan.core.game import Game
from noripan.core.library import find
from noripan.core.match import Match
from noripan.core.rng import Rng
from noripan.core.state import State
from noripan.envs.actions import coded

SEED_BYTES = 8


@dataclass(frozen=True)
class Setup:
    """What is played: a game for a number of players with its options."""

    game: Game[Any]
    players: int
    options: dict[str, Any]


class Guess(NamedTuple):
    """A step on the way of a position: here it was replaced by a guess of a seat, dealt by Rng(low, high)."""

    seat: int
    low: int
    high: int


PathStep = int | Guess
ActionPath = tuple["ActionPath", PathStep] | None  # the last step first, so that copies share all before it


class Position:
    """Undealt until its seed is complete; then a world, what every seat was told so far, and the way that led here."""

    __slots__ = ("_legal", "_views", "drawn", "seed", "setup", "told", "untold", "way", "world")

    def __init__(self, kind: Setup) -> None:
        self.setup = kind
        self.seed: int | None = None
        self.drawn = b""
        self.world: State | None = None
        self.way: ActionPath = None
        self.told = (b"",) * (kind.players + 1)  # a running digest for every seat and, last, a spectator
        self.untold: list[tuple[State, int]] = []  # moves not yet in `told`, each with the state before it
        self._legal: dict[int, int] | None = None
        self._views: dict[int | None, str] = {}

    @staticmethod
    def of_world(kind: Setup, world: State) -> Position:
        """A position without a past, such as a bot's guess; it cannot be pickled."""
        position = Position(kind)
        position.world = world
        return position

    # ---- the way on

    def deal(self, seed: int) -> None:
        """Begin the match that `Match` begins with this seed."""
        self.seed = seed
        self.world = self.setup.game.start(self.setup.players, Rng.seeded(seed), self.setup.options)

    def draw(self, byte: int) -> None:
        """One more byte of the seed; the last one deals."""
        self.drawn += bytes([byte])
        if len(self.drawn) == SEED_BYTES:
            self.deal(int.from_bytes(self.drawn, "big"))

    def actions(self) -> dict[int, int]:
        """The legal moves by action."""
        if self._legal is None:
            self._legal = {} if self.world is None else coded(self.world.moves())
        return self._legal

    def play(self, move: int) -> None:
        world = self.dealt()
        self.untold.append((world.copy(), move))
        self.way = (self.way, move)
        self.forget()
        world.apply(move)

    def guess(self, seat: int, rng: Rng) -> None:
        """Become a world the seat could be in. It has been told what it was told; the others, what everybody was."""
        self.tell()
        self.told = tuple(self.told[-1] if other != seat else told for other, told in enumerate(self.told))
        self.way = (self.way, Guess(seat, rng.low, rng.high))
        self.world = self.dealt().guess(seat, rng)
        self.forget()

    def forget(self) -> None:
        """What was found out about the position before this one."""
        self._legal = None
        self._views = {}

    def dealt(self) -> State:
        if self.world is None:
            raise ValueError("nothing is dealt yet")
        return self.world

    # ---- what a seat knows

    def view(self, seat: int | None) -> str:
        if self.world is None:
            return ""
        if seat not in self._views:
            self._views[seat] = text_of(self.setup.game.view(self.world, seat))
        return self._views[seat]

    def knowledge(self, seat: int) -> str:
        """All a seat was told and did, as a digest, and what it sees."""
        self.tell()
        return f"{self.told[seat].hex()} {self.view(seat)}"

    def truth(self) -> str:
        if self.world is None:
            return f"seed {self.drawn.hex()}"
        return text_of({**self.setup.game.view(self.world, None), **self.setup.game.truth(self.world)})

    def tell(self) -> None:
        """Bring `told` up to date; only done when asked for, because playouts never ask."""
        afters = [before for before, _ in self.untold[1:]] + [self.world]
        for (before, move), after in zip(self.untold, afters, strict=False):
            events = [(event, text_of(event.shown())) for event in self.setup.game.events_of(before, move, after)]
            news = [[text for event, text in events if event.seen_by(seat)] for seat in (*range(self.setup.players), None)]
            news[before.to_move].append(self.setup.game.write_move(before, move))
            self.told = tuple(digest(old, new) for old, new in zip(self.told, news, strict=True))
        self.untold.clear()

    # ---- how it came about

    def steps(self) -> list[PathStep]:
        """The way from the deal to here."""
        return list(backwards(self.way))[::-1]

    def match(self) -> Match:
        """The same match as Noripan plays, saves and shows it."""
        if self.seed is None or not all(isinstance(step, int) for step in self.steps()):
            raise ValueError("only what was dealt and played from the start is a match")
        match = Match(self.setup.game, self.setup.players, self.seed, self.setup.options)
        for move in self.steps():
            match.play(match.game.write_move(match.state, move))  # type: ignore[arg-type]
        return match

    def copy(self) -> Position:
        twin = Position.__new__(Position)
        twin.setup, twin.seed, twin.drawn, twin.way, twin.told = self.setup, self.seed, self.drawn, self.way, self.told
        twin.untold = self.untold.copy()
        twin.world = None if self.world is None else self.world.copy()
        twin._legal = self._legal
        twin._views = self._views.copy()
        return twin

    def __deepcopy__(self, memo: object) -> Position:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        if self.world is not None and self.seed is None:
            raise TypeError("a position without a past cannot be pickled")
        kind = self.setup
        return rebuilt, (kind.game.name, kind.players, kind.options, self.seed, self.drawn, self.steps())


def rebuilt(
    game: str, players: int, options: dict[str, Any], seed: int | None, drawn: bytes, steps: list[PathStep]
) -> Position:
    """The position that these steps lead to."""
    position = Position(Setup(find(game), players, options))
    position.drawn = drawn
    if seed is not None:
        position.deal(seed)
    for step in steps:
        if isinstance(step, Guess):
            position.guess(step.seat, Rng(step.low, step.high))
        else:
            position.play(step)
    return position


def backwards(way: ActionPath) -> Iterator[PathStep]:
    while way is not None:
        way, step = way
        yield step


def digest(old: bytes, new: list[str]) -> bytes:
    return hashlib.blake2b(old + "\n".join(new).encode(), digest_size=16).digest() if new else old


def text_of(shown: object) -> str:
    return json.dumps(shown, ensure_ascii=False, separators=(",", ":"))
