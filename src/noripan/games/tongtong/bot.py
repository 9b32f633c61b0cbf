"""What a practised TongTong player has an eye for."""

from __future__ import annotations

import math
from typing import Final

import cython

from noripan.core.sense import Sense
from noripan.core.state import Moves, State
from noripan.games.tongtong.rules import TongTong

GAMES: Final = 3
SPREAD: Final = 3.0  # the lead in points at which a player is about e times as likely to win as another, with a game to go


class TongTongSense(Sense):
    def stage(self, state: State) -> int:
        return cython.cast(TongTong, state).game

    def prospect(self, state: State, seat: int) -> float:
        return self.standing(cython.cast(TongTong, state), seat)

    def standing(self, state: TongTong, seat: int) -> float:
        """The chance to win the match; at its end mainly the victory itself, and a little by how much."""
        if state.to_move < 0:
            return 0.9 * self.share(state, seat) + 0.1 * self.chance_to_win(state, seat, 1)
        return self.chance_to_win(state, seat, GAMES - state.game)

    def chance_to_win(self, state: TongTong, seat: int, games: int) -> float:
        """From the totals (of teams: TT-45) with this many games to go."""
        scale = SPREAD * math.sqrt(games * (2.0 if state.teams else 1.0))
        own = state.standing(seat, GAMES)
        all_seats = 0.0
        for other in range(2 if state.teams else state.players):
            all_seats += math.exp((state.standing(other, GAMES) - own) / scale)
        return 1.0 / all_seats


SENSE = TongTongSense()
