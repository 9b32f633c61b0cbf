"""Down Up's states and moves as arrays of bytes.

Cards that show a number are told apart by their rank: 0 to 7 by rising bottom number. A place is where a set can lie: one
for each seat, or with two players two for each; my own come first.
"""

from __future__ import annotations

from typing import Final

import cython

from noripan.core.encoding import Encoder, Out
from noripan.core.spec import Cells, Spec
from noripan.core.state import State
from noripan.games.downup.rules import DownUp

if not cython.compiled:
    from noripan.core.bits import lowest_bit
    from noripan.core.encoding import spread, write_wide
    from noripan.games.downup.codes import (
        ADD,
        CARDS_MASK,
        FACE_SHIFT,
        KIND_SHIFT,
        LAY,
        NUMBER_MASK,
        NUMBER_SHIFT,
        PLACE_MASK,
        PLACE_SHIFT,
        RANKS,
        ROW,
        TAKE,
        VALUES,
    )
    from noripan.games.downup.rules import BIT, SIZE

DECK_SIZE: Final = 40  # cards that can lie on the table
LARGEST: Final = 8  # cards of a set
SUBSETS: Final = 255  # sets of cards with one number

OBSERVATION = Spec(
    Cells("hand", (10, 8), "my cards by number and rank, as they are turned"),
    Cells("flipped", (10, 8), "my cards by number and rank, if I flip them"),
    Cells("known", (4, 10, 8), "cards of each other seat that have lain on the table, as they are turned"),
    Cells("set_value", (5, 10), "the number of the set in each place"),
    Cells("set_size", (5, 8), "its size: 1 to 8"),
    Cells("set_cards", (5, 8), "its cards, by rank"),
    Cells("to_beat", (8, 10), "the number of the set of each size on the table"),
    Cells("discarded", (40,), "cards discarded this round, in the order of the deck"),
    Cells("seen", (40,), "cards that have lain on the table this round"),
    Cells("held", (5,), "how many cards each seat holds", 40),
    Cells("tokens", (5,), "tokens of each seat, or with two players rounds won", 8),
    Cells("turn", (5,), "the seat to move; none at the end"),
    Cells("began", (5,), "the seat that began the round with 1/5★"),
    Cells("out", (5,), "the seat that has left the round"),
    Cells("zone", (2,), "the zone of this turn (2 players)"),
    Cells("turns", (2,), "turns taken in this round: upper and lower byte", 255),
    Cells("round", (), "rounds before this one", 30),
    Cells("players", (4,), "one of 2, 3, 4, 5"),
)
HIDDEN = Spec(
    Cells("hands", (4, 10, 8), "cards of the other seats by number and rank, as they are turned"),
)
ACTIONS = Spec(
    Cells("lay", (10, 255), "lay cards with a number: the set of their ranks as a number of 8 bits, less 1"),
    Cells("add", (5, 8), "add a card, by rank, to the set in a place"),
    Cells("take", (5,), "take the set in a place"),
    Cells("flip", (), "flip my hand"),
)

AT_HAND: Final = OBSERVATION.start("hand")
AT_FLIPPED: Final = OBSERVATION.start("flipped")
AT_KNOWN: Final = OBSERVATION.start("known")
AT_SET_VALUE: Final = OBSERVATION.start("set_value")
AT_SET_SIZE: Final = OBSERVATION.start("set_size")
AT_SET_CARDS: Final = OBSERVATION.start("set_cards")
AT_TO_BEAT: Final = OBSERVATION.start("to_beat")
AT_DISCARDED: Final = OBSERVATION.start("discarded")
AT_SEEN: Final = OBSERVATION.start("seen")
AT_HELD: Final = OBSERVATION.start("held")
AT_TOKENS: Final = OBSERVATION.start("tokens")
AT_TURN: Final = OBSERVATION.start("turn")
AT_BEGAN: Final = OBSERVATION.start("began")
AT_OUT: Final = OBSERVATION.start("out")
AT_ZONE: Final = OBSERVATION.start("zone")
AT_TURNS: Final = OBSERVATION.start("turns")
AT_ROUND: Final = OBSERVATION.start("round")
AT_PLAYERS: Final = OBSERVATION.start("players")
AT_HANDS: Final = HIDDEN.start("hands")
LAY_ACTION: Final = ACTIONS.start("lay")
ADD_ACTION: Final = ACTIONS.start("add")
TAKE_ACTION: Final = ACTIONS.start("take")
FLIP_ACTION: Final = ACTIONS.start("flip")


class DownUpEncoder(Encoder):
    def do_observe(self, state: State, seat: int, out: Out) -> None:
        self.write_observation(cython.cast(DownUp, state), seat, out)

    def write_observation(self, state: DownUp, seat: int, out: Out) -> None:
        self.write_hand(state, seat, state.turned[seat], out, AT_HAND)
        self.write_hand(state, seat, 1 - state.turned[seat], out, AT_FLIPPED)
        other = seat
        for near in range(state.players):
            self.write_seat(state, other, near, out)
            if near:
                self.write_known(state, other, out, AT_KNOWN + (near - 1) * VALUES * RANKS)
            other = other + 1 if other + 1 < state.players else 0
        self.write_sets(state, seat, out)
        self.write_round(state, out)

    def write_hand(self, state: DownUp, seat: int, way: int, out: Out, at: int) -> None:
        row = (seat * 2 + way) * ROW
        for number in range(1, VALUES + 1):
            spread(out, at + (number - 1) * RANKS, state.hands[row + number], RANKS)

    def write_known(self, state: DownUp, other: int, out: Out, at: int) -> None:
        """DU-70: a card that has lain on the table is known wherever it is."""
        if state.seen == 0:
            return
        row = (other * 2 + state.turned[other]) * ROW
        for number in range(1, VALUES + 1):
            cards = state.hands[row + number]
            while cards:
                rank = lowest_bit(cards)
                cards &= cards - 1
                if state.seen & BIT[number << FACE_SHIFT | rank]:
                    out[at + (number - 1) * RANKS + rank] = 1

    def write_seat(self, state: DownUp, other: int, near: int, out: Out) -> None:
        out[AT_HELD + near] = state.held[other]
        out[AT_TOKENS + near] = state.tokens[other]
        out[AT_TURN + near] = other == state.to_move
        out[AT_BEGAN + near] = other == state.began
        out[AT_OUT + near] = other == state.out

    def write_sets(self, state: DownUp, seat: int, out: Out) -> None:
        for place in range(state.players * state.zones):
            if state.number[place]:
                at = self.relative(state, place, seat)
                out[AT_SET_VALUE + at * VALUES + state.number[place] - 1] = 1
                out[AT_SET_SIZE + at * LARGEST + SIZE[state.cards[place]] - 1] = 1
                spread(out, AT_SET_CARDS + at * RANKS, state.cards[place], RANKS)
        for size in range(1, LARGEST + 1):
            if state.above[size]:
                out[AT_TO_BEAT + (size - 1) * VALUES + state.above[size] - 1] = 1

    def write_round(self, state: DownUp, out: Out) -> None:
        spread(out, AT_DISCARDED, state.discarded, DECK_SIZE)
        spread(out, AT_SEEN, state.seen, DECK_SIZE)
        out[AT_ZONE + state.zone] = 1
        write_wide(out, AT_TURNS, state.turn)
        out[AT_ROUND] = state.round
        out[AT_PLAYERS + state.players - 2] = 1

    def relative(self, state: DownUp, place: int, seat: int) -> int:
        """A place as seen from a seat."""
        places = state.players * state.zones
        return (place + places - seat * state.zones) % places

    def do_reveal(self, state: State, seat: int, out: Out) -> None:
        self.write_hidden(cython.cast(DownUp, state), seat, out)

    def write_hidden(self, state: DownUp, seat: int, out: Out) -> None:
        for near in range(1, state.players):
            other = (seat + near) % state.players
            self.write_hand(state, other, state.turned[other], out, AT_HANDS + (near - 1) * VALUES * RANKS)

    # ---- actions

    def do_action(self, state: State, move: int) -> int:
        return self.action_of(cython.cast(DownUp, state), move)

    def action_of(self, state: DownUp, move: int) -> int:
        kind = move >> KIND_SHIFT
        cards = move & CARDS_MASK
        if kind == LAY:
            return LAY_ACTION + ((move >> NUMBER_SHIFT & NUMBER_MASK) - 1) * SUBSETS + cards - 1
        place = self.relative(state, move >> PLACE_SHIFT & PLACE_MASK, state.to_move)
        if kind == ADD:
            return ADD_ACTION + place * RANKS + lowest_bit(cards)
        if kind == TAKE:
            return TAKE_ACTION + place
        return FLIP_ACTION


ENCODER = DownUpEncoder(OBSERVATION, HIDDEN, ACTIONS)
