"""IOTA's states and moves as arrays of bytes.

A card's face is 13 cells: one of four colours, one of four shapes, one of four numbers, or a wild. Places are written as
column and row, 64 each where the starter lies. There are far too many moves to number them, so each legal one is described.
"""

from __future__ import annotations

from typing import Final

import cython

from noripan.core.encoding import Encoder, Out
from noripan.core.spec import NOTHING, Cells, Spec
from noripan.core.state import State
from noripan.games.iota.rules import Iota

if not cython.compiled:
    from noripan.core.bits import count_bits
    from noripan.core.encoding import clip, mark, spread, write_wide
    from noripan.games.iota.codes import (
        CARD_MASK,
        CARD_SHIFT,
        CARDS,
        COLUMN_MASK,
        DOWN,
        HAND,
        KIND_SHIFT,
        LAY,
        LOT,
        NOWHERE,
        NUMBER_MASK,
        OPEN,
        PLACE_MASK,
        RIGHT,
        RING_MASK,
        ROW_SHIFT,
        RUN_MASK,
        RUN_SHIFT,
        SWAP,
        TRADE,
        TRADED_MASK,
        UNKNOWN,
        WILD,
        WILDS,
    )

FACE_CELLS: Final = 13
TABLE_CELLS: Final = 16  # of a card on the table
MOST_OPEN: Final = 140  # places beside the cards on the table

OBSERVATION = Spec(
    Cells("hand", (4, 13), "my cards' faces"),
    Cells("table", (66, 16), "cards on the table in the order of laying: face, column, row, laid this turn", 127),
    Cells("unseen", (64,), "cards I see neither in my hand nor on the table"),
    Cells("wild_may", (2, 64), "cards that each wild on the table may stand for"),
    Cells("known", (3, 65), "cards, last a wild, that each other seat is sure to hold: how many", 2),
    Cells("held", (4,), "how many cards each seat holds", 4),
    Cells("total", (4, 2), "points of each seat: upper and lower byte", 255),
    Cells("turn", (4,), "whose turn it is"),
    Cells("asked", (), "am I asked to swap"),
    Cells("asking", (), "is a seat asked to swap"),
    Cells("fresh", (), "cards laid this turn", 4),
    Cells("turn_score", (2,), "points of this turn if it ends now: upper and lower byte", 255),
    Cells("pile", (), "cards of the pile", 64),
    Cells("passes", (), "passes in a row", 16),
    Cells("players", (3,), "one of 2, 3, 4"),
    Cells("fill_gaps", (), "the option"),
    Cells("short", (), "the option"),
)
HIDDEN = Spec(
    Cells("hands", (3, 4, 13), "faces of the other seats' cards"),
    Cells("next", (4, 13), "faces of the next cards of the pile"),
    Cells("answers", (4,), "the seat to move: who is asked to swap, if anybody is"),
)
FEATURES = Spec(
    Cells("kind", (6,), "one of lay, end, pass, trade, swap, keep"),
    Cells("card", (13,), "the face of the card laid or swapped"),
    Cells("slot", (4,), "its place in my hand"),
    Cells("place", (2,), "column and row", 127),
    Cells("row", (4,), "the length of the row it makes: one of 1 to 4"),
    Cells("column", (4,), "the length of the column"),
    Cells("row_sum", (), "the sum of the row's numbers", 16),
    Cells("column_sum", (), "the sum of the column's numbers", 16),
    Cells("lots", (3,), "lines of four that it completes: one of 0, 1, 2"),
    Cells("sides", (4,), "where cards lie beside the place: left, right, above, below"),
    Cells("fits", (), "how many cards would fit the place", 64),
    Cells("gap", (), "do cards lie on both sides of the place"),
    Cells("wilds", (), "wilds in the row and the column", 2),
    Cells("left", (), "cards I still hold after it", 4),
    Cells("traded", (4,), "places in my hand that are traded"),
    Cells("traded_faces", (13,), "their faces, added up", 4),
    Cells("pile_after", (), "cards of the pile after the move, before any draw", 64),
)

AT_HAND: Final = OBSERVATION.start("hand")
AT_TABLE: Final = OBSERVATION.start("table")
AT_UNSEEN: Final = OBSERVATION.start("unseen")
AT_WILD_MAY: Final = OBSERVATION.start("wild_may")
AT_KNOWN: Final = OBSERVATION.start("known")
AT_HELD: Final = OBSERVATION.start("held")
AT_TOTAL: Final = OBSERVATION.start("total")
AT_TURN: Final = OBSERVATION.start("turn")
AT_ASKED: Final = OBSERVATION.start("asked")
AT_ASKING: Final = OBSERVATION.start("asking")
AT_FRESH: Final = OBSERVATION.start("fresh")
AT_TURN_SCORE: Final = OBSERVATION.start("turn_score")
AT_PILE: Final = OBSERVATION.start("pile")
AT_PASSES: Final = OBSERVATION.start("passes")
AT_PLAYERS: Final = OBSERVATION.start("players")
AT_FILL_GAPS: Final = OBSERVATION.start("fill_gaps")
AT_SHORT: Final = OBSERVATION.start("short")
AT_HANDS: Final = HIDDEN.start("hands")
AT_NEXT: Final = HIDDEN.start("next")
AT_ANSWERS: Final = HIDDEN.start("answers")
MOVE_KIND: Final = FEATURES.start("kind")
MOVE_CARD: Final = FEATURES.start("card")
MOVE_SLOT: Final = FEATURES.start("slot")
MOVE_PLACE: Final = FEATURES.start("place")
MOVE_ROW: Final = FEATURES.start("row")
MOVE_COLUMN: Final = FEATURES.start("column")
MOVE_ROW_SUM: Final = FEATURES.start("row_sum")
MOVE_COLUMN_SUM: Final = FEATURES.start("column_sum")
MOVE_LOTS: Final = FEATURES.start("lots")
MOVE_SIDES: Final = FEATURES.start("sides")
MOVE_FITS: Final = FEATURES.start("fits")
MOVE_GAP: Final = FEATURES.start("gap")
MOVE_WILDS: Final = FEATURES.start("wilds")
MOVE_LEFT: Final = FEATURES.start("left")
MOVE_TRADED: Final = FEATURES.start("traded")
MOVE_TRADED_FACES: Final = FEATURES.start("traded_faces")
MOVE_PILE_AFTER: Final = FEATURES.start("pile_after")


class IotaEncoder(Encoder):
    def do_observe(self, state: State, seat: int, out: Out) -> None:
        self.write_observation(cython.cast(Iota, state), seat, out)

    def write_observation(self, state: Iota, seat: int, out: Out) -> None:
        for i in range(state.cards.held[seat]):
            self.write_face(state.cards.hands[seat * HAND + i], out, AT_HAND + i * FACE_CELLS)
        self.write_table(state, out)
        self.write_known(state, seat, out)
        self.write_seats(state, seat, out)
        self.write_turn(state, seat, out)

    def write_face(self, card: int, out: Out, at: int) -> None:
        """Count a card's colour, shape and number."""
        if card == WILD:
            out[at + 12] += 1
        else:
            out[at + (card >> 4)] += 1
            out[at + 4 + (card >> 2 & 3)] += 1
            out[at + 8 + (card & 3)] += 1

    def write_table(self, state: Iota, out: Out) -> None:
        at = AT_TABLE
        for i in range(state.grid.n):
            self.write_face(state.grid.faces[i], out, at)
            out[at + FACE_CELLS] = state.grid.spots[i] & COLUMN_MASK
            out[at + FACE_CELLS + 1] = state.grid.spots[i] >> ROW_SHIFT
            out[at + FACE_CELLS + 2] = i >= state.grid.n - state.fresh
            at += TABLE_CELLS
        for wild in range(WILDS):
            if state.grid.wild_place[wild] != NOWHERE:
                spread(out, AT_WILD_MAY + wild * CARDS, state.grid.wild_may[wild], CARDS)

    def write_known(self, state: Iota, seat: int, out: Out) -> None:
        """IO-50: what can be told of other hands from swaps and trades."""
        hidden = state.cards.hidden_from(seat, state.grid.cards())
        spread(out, AT_UNSEEN, hidden, CARDS)
        for near in range(1, state.players):
            other = (seat + near) % state.players
            for slot in range(other * HAND, other * HAND + state.cards.held[other]):
                card = state.cards.memory.certain(seat, slot, hidden)
                if card != UNKNOWN:
                    out[AT_KNOWN + (near - 1) * (CARDS + 1) + card] += 1

    def write_seats(self, state: Iota, seat: int, out: Out) -> None:
        other = seat
        for near in range(state.players):
            out[AT_HELD + near] = state.cards.held[other]
            write_wide(out, AT_TOTAL + near * 2, state.totals[other])
            out[AT_TURN + near] = other == state.turn
            other = other + 1 if other + 1 < state.players else 0

    def write_turn(self, state: Iota, seat: int, out: Out) -> None:
        out[AT_ASKED] = state.asking and state.to_move == seat
        out[AT_ASKING] = state.asking
        out[AT_FRESH] = state.fresh
        if state.fresh:
            write_wide(out, AT_TURN_SCORE, state.turn_score())
        out[AT_PILE] = state.cards.left
        out[AT_PASSES] = state.passes
        out[AT_PLAYERS + state.players - 2] = 1
        out[AT_FILL_GAPS] = state.fill_gaps
        out[AT_SHORT] = state.cards.half

    def do_reveal(self, state: State, seat: int, out: Out) -> None:
        self.write_hidden(cython.cast(Iota, state), seat, out)

    def write_hidden(self, state: Iota, seat: int, out: Out) -> None:
        for near in range(1, state.players):
            other = (seat + near) % state.players
            for i in range(state.cards.held[other]):
                at = AT_HANDS + ((near - 1) * HAND + i) * FACE_CELLS
                self.write_face(state.cards.hands[other * HAND + i], out, at)
        for i in range(min(HAND, state.cards.left)):
            self.write_face(state.cards.pile[state.cards.top + i & RING_MASK], out, AT_NEXT + i * FACE_CELLS)
        if state.to_move >= 0:
            out[AT_ANSWERS + (state.to_move + state.players - seat) % state.players] = 1

    # ---- moves

    def do_describe(self, state: State, move: int, out: Out) -> None:
        self.write_move(cython.cast(Iota, state), move, out)

    def write_move(self, state: Iota, move: int, out: Out) -> None:
        kind = move >> KIND_SHIFT
        card = move >> CARD_SHIFT & CARD_MASK
        held = state.cards.held[state.to_move]
        pile = state.cards.left
        out[MOVE_KIND + kind] = 1
        if kind in (LAY, SWAP):
            self.write_face(card, out, MOVE_CARD)
            for i in range(held):
                if state.cards.hands[state.to_move * HAND + i] == card:
                    out[MOVE_SLOT + i] = 1
            self.write_laying(state, move & PLACE_MASK, card, out)
            held -= 1 if kind == LAY else 0  # IO-32: a swap brings a wild
        elif kind == TRADE:
            traded = self.write_trade(state, move & TRADED_MASK, out)
            pile = pile + traded
        out[MOVE_LEFT] = held
        out[MOVE_PILE_AFTER] = clip(pile)

    def write_laying(self, state: Iota, place: int, card: int, out: Out) -> None:
        out[MOVE_PLACE] = place & COLUMN_MASK
        out[MOVE_PLACE + 1] = place >> ROW_SHIFT
        lots = self.write_line(state, state.grid.others(place, RIGHT), card, out, MOVE_ROW, MOVE_ROW_SUM)
        lots += self.write_line(state, state.grid.others(place, DOWN), card, out, MOVE_COLUMN, MOVE_COLUMN_SUM)
        out[MOVE_LOTS + lots] = 1
        number = state.grid.at(place) - OPEN
        if number >= 0:
            mark(out, MOVE_SIDES, state.grid.sides[number])
            out[MOVE_FITS] = count_bits(state.grid.fits[number])
            out[MOVE_GAP] = state.grid.in_gap(number)

    def write_line(self, state: Iota, run: int, card: int, out: Out, length_at: int, sum_at: int) -> int:
        """A line through the place of a move, whose other cards are packed into `run`; 1 if it is a lot."""
        length = 1
        total = 0 if card == WILD else (card & NUMBER_MASK) + 1
        while run > 0:
            if run & RUN_MASK > CARDS:
                out[MOVE_WILDS] += 1
            else:
                total += ((run & RUN_MASK) - 1 & NUMBER_MASK) + 1
            length += 1
            run >>= RUN_SHIFT
        out[length_at + length - 1] = 1
        out[sum_at] = total
        return 1 if length == LOT else 0

    def write_trade(self, state: Iota, traded: int, out: Out) -> int:
        """The cards traded; how many they are."""
        mark(out, MOVE_TRADED, traded)
        for i in range(HAND):
            if traded >> i & 1:
                self.write_face(state.cards.hands[state.to_move * HAND + i], out, MOVE_TRADED_FACES)
        return count_bits(traded)


ENCODER = IotaEncoder(OBSERVATION, HIDDEN, NOTHING, FEATURES, MOST_OPEN * 4 + 16)
