"""TongTong's states and moves as arrays of bytes. A card is colour * 8 + number - 1, colours in the order R Y B G P."""

from __future__ import annotations

from typing import Final

import cython

from noripan.core.encoding import Encoder, Out
from noripan.core.spec import Cells, Spec
from noripan.core.state import State
from noripan.games.tongtong.rules import TongTong

if not cython.compiled:
    from noripan.core.bits import lowest_bit
    from noripan.core.encoding import mark, spread, write_wide
    from noripan.games.tongtong.codes import (
        BASIC,
        COLOUR_SHIFT,
        COLOURS,
        GAMES,
        MISSIONS,
        NUMBERS,
        ONE,
        RED_EIGHT,
        ROUNDS,
        SEATS,
    )

CARD_CELLS: Final = 40
LEAST_SUM: Final = -16  # of the tops of piles, where two colours count minus (TT-33)

OBSERVATION = Spec(
    Cells("hand", (40,), "my cards"),
    Cells("laid", (5, 40), "cards each seat has laid in this game"),
    Cells("table", (5, 40), "cards each seat has laid in this round"),
    Cells("unseen", (40,), "cards of this game that I have not seen"),
    Cells("red_eight", (5,), "the seat that holds R8, which all know"),
    Cells("voids", (5, 5), "colours each seat showed not to hold"),
    Cells("tops", (5, 5, 9), "the number on top of each seat's pile of a colour: one of none, 1 to 8"),
    Cells("sum", (5,), "the sum of each seat's piles, plus 16", 56),
    Cells("sixes", (5,), "sixes each seat has won in this game", 5),
    Cells("total", (5, 2), "points of each seat in all games: upper and lower byte", 255),
    Cells("leader", (5,), "the seat that led this round"),
    Cells("marker", (5,), "the seat with the lead marker"),
    Cells("taker", (5,), "the seat that takes the round as it stands"),
    Cells("turn", (5,), "the seat to move; none at the end"),
    Cells("suit", (5,), "the colour to follow, if there is one"),
    Cells("best", (8,), "the highest number of this round, if a card lies"),
    Cells("four_laid", (), "was a 4 laid in this round"),
    Cells("mission", (5,), "this game's mission: one of high12, high9, low5, plusminus11, sum10"),
    Cells("to_come", (2, 5), "missions that the next game, and the one after it, may have"),
    Cells("game", (3,), "which of the three games this is"),
    Cells("round", (7,), "which round of the game this is"),
    Cells("rank_points", (5,), "points for the ranks", 100),
    Cells("players", (3,), "one of 3, 4, 5"),
    Cells("teams", (), "the option"),
)
HIDDEN = Spec(
    Cells("hands", (4, 40), "cards of the other seats"),
    Cells("coming", (2, 5), "the missions that will come"),
)
ACTIONS = Spec(Cells("lay", (40,), "lay a card"))

AT_HAND: Final = OBSERVATION.start("hand")
AT_LAID: Final = OBSERVATION.start("laid")
AT_TABLE: Final = OBSERVATION.start("table")
AT_UNSEEN: Final = OBSERVATION.start("unseen")
AT_RED_EIGHT: Final = OBSERVATION.start("red_eight")
AT_VOIDS: Final = OBSERVATION.start("voids")
AT_TOPS: Final = OBSERVATION.start("tops")
AT_SUM: Final = OBSERVATION.start("sum")
AT_SIXES: Final = OBSERVATION.start("sixes")
AT_TOTAL: Final = OBSERVATION.start("total")
AT_LEADER: Final = OBSERVATION.start("leader")
AT_MARKER: Final = OBSERVATION.start("marker")
AT_TAKER: Final = OBSERVATION.start("taker")
AT_TURN: Final = OBSERVATION.start("turn")
AT_SUIT: Final = OBSERVATION.start("suit")
AT_BEST: Final = OBSERVATION.start("best")
AT_FOUR_LAID: Final = OBSERVATION.start("four_laid")
AT_MISSION: Final = OBSERVATION.start("mission")
AT_TO_COME: Final = OBSERVATION.start("to_come")
AT_GAME: Final = OBSERVATION.start("game")
AT_ROUND: Final = OBSERVATION.start("round")
AT_RANK_POINTS: Final = OBSERVATION.start("rank_points")
AT_PLAYERS: Final = OBSERVATION.start("players")
AT_TEAMS: Final = OBSERVATION.start("teams")
AT_HANDS: Final = HIDDEN.start("hands")
AT_COMING: Final = HIDDEN.start("coming")


class TongTongEncoder(Encoder):
    def do_observe(self, state: State, seat: int, out: Out) -> None:
        self.write_observation(cython.cast(TongTong, state), seat, out)

    def write_observation(self, state: TongTong, seat: int, out: Out) -> None:
        self.write_cards(state, seat, out)
        other = seat
        for near in range(state.players):
            self.write_seat(state, other, near, out)
            other = other + 1 if other + 1 < state.players else 0
        self.write_round(state, out)
        self.write_missions(state, out)

    def write_cards(self, state: TongTong, seat: int, out: Out) -> None:
        """Every round's cards were laid in the order of seats from its leader on (TT-11)."""
        seen = state.hands[state.base + seat]
        spread(out, AT_HAND, seen, CARD_CELLS)
        near = 0
        to_come = 0  # cards of this round
        rounds = 0
        for i in range(state.count):
            if to_come == 0:
                leader = state.leader if i >= state.count - state.on_table else state.leaders[rounds]
                to_come = state.players
                rounds += 1
                near = leader - seat if leader >= seat else leader - seat + state.players
            card = state.laid[i]
            seen |= ONE << card
            out[AT_LAID + near * CARD_CELLS + card] = 1
            if i >= state.count - state.on_table:
                out[AT_TABLE + near * CARD_CELLS + card] = 1
            near = near + 1 if near + 1 < state.players else 0
            to_come -= 1
        spread(out, AT_UNSEEN, ((ONE << (NUMBERS * state.players)) - 1) & ~seen, CARD_CELLS)

    def write_seat(self, state: TongTong, other: int, near: int, out: Out) -> None:
        at = state.base + other
        if state.hands[at] >> RED_EIGHT & 1:
            out[AT_RED_EIGHT + near] = 1  # TT-50: it led the first round
        mark(out, AT_VOIDS + near * COLOURS, state.voids[at])
        for colour in range(COLOURS):
            out[AT_TOPS + (near * COLOURS + colour) * (NUMBERS + 1) + state.tops[other * COLOURS + colour]] = 1
        out[AT_SUM + near] = state.sums[at] - LEAST_SUM
        out[AT_SIXES + near] = state.bonus[at]
        write_wide(out, AT_TOTAL + near * 2, state.totals[other])
        out[AT_LEADER + near] = other == state.leader
        out[AT_MARKER + near] = other == state.marker
        out[AT_TAKER + near] = other == state.taker
        out[AT_TURN + near] = other == state.to_move

    def write_round(self, state: TongTong, out: Out) -> None:
        if state.on_table:
            out[AT_SUIT + (lowest_bit(state.suit) >> COLOUR_SHIFT)] = 1
            out[AT_BEST + state.best] = 1
        out[AT_FOUR_LAID] = state.four_laid
        out[AT_GAME + state.game] = 1
        rounds = state.count // state.players
        out[AT_ROUND + (rounds if rounds < ROUNDS else ROUNDS - 1)] = 1
        for i in range(SEATS):
            out[AT_RANK_POINTS + i] = state.rank_points[i]
        out[AT_PLAYERS + state.players - 3] = 1
        out[AT_TEAMS] = state.teams

    def write_missions(self, state: TongTong, out: Out) -> None:
        out[AT_MISSION + state.missions[state.game]] = 1
        for game in range(state.game + 1, GAMES):
            for mission in range(MISSIONS):
                if self.may_come(state, mission, game):
                    out[AT_TO_COME + (game - state.game - 1) * MISSIONS + mission] = 1

    def may_come(self, state: TongTong, mission: int, game: int) -> bool:
        """TT-4, TT-7: missions come once each, in an order that nobody knows unless it was chosen."""
        if state.fixed:
            return state.missions[game] == mission
        for earlier in range(state.game + 1):
            if state.missions[earlier] == mission:
                return False
        return state.advanced or mission < BASIC

    def do_reveal(self, state: State, seat: int, out: Out) -> None:
        self.write_hidden(cython.cast(TongTong, state), seat, out)

    def write_hidden(self, state: TongTong, seat: int, out: Out) -> None:
        for near in range(1, state.players):
            hand = state.hands[state.base + (seat + near) % state.players]
            spread(out, AT_HANDS + (near - 1) * CARD_CELLS, hand, CARD_CELLS)
        for game in range(state.game + 1, GAMES):
            out[AT_COMING + (game - state.game - 1) * MISSIONS + state.missions[game]] = 1

    def do_action(self, state: State, move: int) -> int:
        return move

    def do_worth(self, state: State, seat: int) -> float:
        return self.standing(cython.cast(TongTong, state), seat)

    def standing(self, state: TongTong, seat: int) -> float:
        """TT-45: partners score together."""
        return state.standing(seat, GAMES)


ENCODER = TongTongEncoder(OBSERVATION, HIDDEN, ACTIONS)
