"""Knowledge: all that a bot gets of a match, and nothing its seat could not know."""

from __future__ import annotations

from typing import Any

from noripan.core.events import Words
from noripan.core.game import Game, View
from noripan.core.match import Match
from noripan.core.rng import Rng
from noripan.core.state import State


class Knowledge:
    """One seat's part of a match: its view, its events, its legal moves, and determinizations."""

    def __init__(self, match: Match, seat: int) -> None:
        match.view(seat)  # refuses a seat that is not there
        self.__match = match
        self.seat = seat
        self.players = match.players
        self.game: Game[Any] = match.game
        self.options = dict(match.options)

    def view(self) -> View:
        """All that the seat sees."""
        return self.__match.view(self.seat)

    def events(self) -> list[dict[str, Any]]:
        """All that the seat was shown since the deal."""
        events: list[dict[str, Any]] = self.__match.frame(self.seat)["events"]
        return events

    def moves(self) -> list[str]:
        """The seat's legal moves in notation; none when it is not its turn."""
        return self.__match.moves() if self.__match.to_move == self.seat else []

    def since_dealt(self) -> list[int]:
        """The moves of this round, where all have seen them and a determinization can be rewound to replay them."""
        return self.__match.since_dealt if self.__match.state.rewound() is not None else []

    def guess(self, rng: Rng) -> State:
        """A determinization for this seat. Search from it: further guesses of it know no more."""
        return self.__match.state.guess(self.seat, rng)

    def reason(self, guess: State, move: int) -> Words | None:
        """Why to choose this move, if the game can say."""
        return self.game.reason(guess, move)
