"""Seat: one person's place at a table, here or on a server, as the screens use it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Sequence
from typing import Any, Protocol, runtime_checkable

from noripan.bots.knowledge import Knowledge
from noripan.bots.levels import ADVISER, Choice, bot
from noripan.core.game import Game, View
from noripan.core.match import Match, load
from noripan.core.replay import replay
from noripan.core.rng import Rng
from noripan.core.texts import Texts
from noripan.terminal.names import with_you


class Seat(Protocol):
    game: Game[Any]
    texts: Texts  # with the names of the people
    number: int | None  # of the seat; None for a spectator
    view: View
    moves: list[str]  # ours, if it is our turn

    @property
    def connected(self) -> bool:
        """Whether what we do arrives now."""

    def news(self) -> list[str]:
        """What happened since the last call, in words."""

    def words(self, move: str) -> str:
        """One of our legal moves in words."""

    async def play(self, move: str) -> None:
        """Play a move, or raise a GameError and change nothing."""

    async def step(self) -> None:
        """Wait until the position has changed, by us or by others."""

    async def hint(self) -> Choice: ...

    def clocks(self) -> str:
        """The time that everybody has left; nothing where there are no clocks."""

    def holiday_until(self, seat: int | None) -> str:
        """The day on which a player's holiday ends; nothing without one."""

    def leave(self) -> None:
        """Stop whatever is being thought about."""


@runtime_checkable
class TalkingSeat(Protocol):
    """A place on a server: one can say something to the others, and check how the cards were shuffled."""

    number: int | None
    texts: Texts

    async def say_phrase(self, phrase: str) -> None: ...

    def shuffle_words(self) -> str:
        """How the check of the shuffle went; empty until it was made."""


def taken_back(match: Match, seat: int) -> tuple[Match, str] | None:
    """The match as it was before this seat's last move, and the move; None if it made none."""
    own = [step.number for step in replay(match) if step.seat == seat]
    if not own:
        return None
    return load({**match.save(), "moves": match.log[: own[-1] - 1]}, lambda _: match.game), match.log[own[-1] - 1]


class LocalSeat:
    """A match in this process against bots."""

    connected = True

    def __init__(
        self,
        match: Match,
        seat: int,
        levels: Sequence[str],
        texts: Texts,
        keep: Callable[[Match], None] = lambda match: None,
        pace: float = 0.0,
    ) -> None:
        self.match = match
        self.game = match.game
        self.number: int | None = seat
        self.texts = with_you(texts, match.players, seat)
        self.levels = list(levels)  # one for each seat; ours is not used
        self.pace = pace  # seconds that the others take at least
        self._me = seat
        self._keep = keep
        self._bots = [bot(level) for level in levels]
        self._rng = Rng.seeded(f"other seats {match.seed} {len(match.log)}")
        self._told = 0
        self._left = threading.Event()
        self._changed = asyncio.Event()
        self._look()

    def _look(self) -> None:
        frame = self.match.frame(self._me)
        self.view, self.moves = frame["view"], frame["moves"]

    def news(self) -> list[str]:
        frame = self.match.frame(self._me, self._told)
        self._told = frame["seq"]
        return [self.texts.event(self.game, event) for event in frame["events"]]

    def clocks(self) -> str:
        return ""

    def holiday_until(self, seat: int | None) -> str:
        return ""

    def words(self, move: str) -> str:
        return self.texts.words(self.game, self.game.describe(self.view, move))

    async def play(self, move: str) -> None:
        self._play(move)

    def _play(self, move: str) -> None:
        self.match.play(move)
        self._keep(self.match)
        self._look()
        self._changed.set()

    def take_back(self) -> str | None:
        """Stand again where we made our last move, which is returned; all others here are bots, so nobody minds."""
        found = taken_back(self.match, self._me) if self.moves else None
        if found is None:
            return None
        self.match, move = found
        self._told = min(self._told, len(self.match.shown[self._me]))
        self._keep(self.match)
        self._look()
        self._changed.set()
        return move

    async def step(self) -> None:
        seat = self.match.to_move
        if seat is not None and seat != self._me and not self._left.is_set():
            await self._let_move(seat)
        await self._changed.wait()
        self._changed.clear()

    async def _let_move(self, seat: int) -> None:
        twin = self.match.copy()
        thinking = asyncio.to_thread(self._bots[seat].choose, Knowledge(twin, seat), self._rng, self._left)
        choice, _ = await asyncio.gather(thinking, asyncio.sleep(0 if self.match.state.is_secret() else self.pace))
        if not self._left.is_set():
            self._play(choice.move)

    async def hint(self) -> Choice:
        rng = Rng.seeded(f"hint {self.match.seed} {len(self.match.log)}")
        known = Knowledge(self.match.copy(), self._me)
        return await asyncio.to_thread(bot(ADVISER).choose, known, rng, self._left)

    def leave(self) -> None:
        self._left.set()
