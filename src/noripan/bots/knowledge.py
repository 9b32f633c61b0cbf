"""Knowledge: all that a bot gets of a match, and nothing its seat could not know."""

from __future__ import annotations

from typing import Any

from noripan.core.facts import Words
from noripan.core.game import Game, View
from noripan.core.match import Match
from noripan.core.random import Rng
from noripan.core.state import State


class Knowledge:
    """One seat's part of a match: what it sees, what it was told, what it may do, and worlds it could be in."""

    def __init__(self, match: Match, seat: int) -> None:
        match.view(seat)  # refuses a seat that is not there
        self.__match = match
        self.seat = seat
        self.players = match.players
        self.game: Game[Any] = match.kind
        self.options = dict(match.options)

    def view(self) -> View:
        return self.__match.view(self.seat)

    def facts(self) -> list[dict[str, Any]]:
        facts: list[dict[str, Any]] = self.__match.frame(self.seat)["facts"]
        return facts

    def moves(self) -> list[str]:
        """The seat's legal moves in notation; none when it is not its turn."""
        return self.__match.moves() if self.__match.to_move == self.seat else []

    def since_dealt(self) -> list[int]:
        """The moves of this round, where all have seen them and a world can be asked what it makes of them."""
        return self.__match.since_dealt if self.__match.state.rewound() is not None else []

    def guess(self, rng: Rng) -> State:
        """A world this seat could be in. Search from here: further guesses of it know no more."""
        return self.__match.state.guess(self.seat, rng)

    def describe(self, world: State, move: int) -> Words:
        return self.game.describe(world, move)

    def reason(self, world: State, move: int) -> Words | None:
        """What speaks for a move, as far as the game has words for it."""
        return self.game.reason(world, move)
