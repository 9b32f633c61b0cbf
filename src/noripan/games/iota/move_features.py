"""What a move of IOTA is, in features: what it scores, what it leads to, and what it leaves to others."""

from __future__ import annotations

from typing import Final

import cython

from noripan.core.features import Numbers
from noripan.games.iota.feature_cells import MOVE, POSITION
from noripan.games.iota.heuristic import HEURISTIC
from noripan.games.iota.rules import Iota

if not cython.compiled:
    from noripan.core.bits import count_bits, highest_bit
    from noripan.games.iota.codes import (
        CARD_MASK,
        CARD_SHIFT,
        CARDS,
        DOWN,
        END,
        EVEN,
        FACE_BITS,
        HAND,
        KIND_SHIFT,
        LAY,
        LOT,
        OPEN,
        PLACE_MASK,
        RIGHT,
        ROW_SHIFT,
        RUN_MASK,
        RUN_SHIFT,
        SWAP,
        TRADE,
        TRADED_MASK,
        WILD,
    )
    from noripan.games.iota.grid import THIRD

SIZES: Final = 22
KIND: Final = POSITION.size + MOVE.start("kind")
CARD_LAID: Final = POSITION.size + MOVE.start("card")
LAID: Final = POSITION.size + MOVE.start("laid")
LENGTHS: Final = POSITION.size + MOVE.start("lengths")
LOTS: Final = POSITION.size + MOVE.start("lots")
SCORE: Final = POSITION.size + MOVE.start("score")
GAIN: Final = POSITION.size + MOVE.start("gain")
WORTH: Final = POSITION.size + MOVE.start("worth")
ALL_FOUR: Final = POSITION.size + MOVE.start("all_four")
LAST: Final = POSITION.size + MOVE.start("last")
THREES: Final = POSITION.size + MOVE.start("threes")
OPENINGS: Final = POSITION.size + MOVE.start("openings")
OWN_FOURTH: Final = POSITION.size + MOVE.start("own_fourth")
OWN_NEXT: Final = POSITION.size + MOVE.start("own_next")
LINE_WILDS: Final = POSITION.size + MOVE.start("line_wilds")
SIDES: Final = POSITION.size + MOVE.start("sides")
IN_GAP: Final = POSITION.size + MOVE.start("in_gap")
RARE: Final = POSITION.size + MOVE.start("rare")
DANGER: Final = POSITION.size + MOVE.start("danger")
TRADED: Final = POSITION.size + MOVE.start("traded")
TRADED_WILDS: Final = POSITION.size + MOVE.start("traded_wilds")
KEPT: Final = POSITION.size + MOVE.start("kept")
KEPT_WILDS: Final = POSITION.size + MOVE.start("kept_wilds")
KEPT_TRIPLES: Final = POSITION.size + MOVE.start("kept_triples")
STALEMATE: Final = POSITION.size + MOVE.start("stalemate")


class MoveFeatures:
    def __init__(self) -> None:
        self.heuristic = HEURISTIC

    def write(self, state: Iota, move: int, score: int, out: Numbers) -> int:
        """All features of a move that makes the turn's score what is given."""
        kind = move >> KIND_SHIFT
        unseen = self.heuristic.unseen(state)
        out[0] = KIND + kind
        out[1] = WORTH + self.size(EVEN + self.heuristic.value(state, move, unseen))
        n = 2
        if kind == LAY:
            return self.write_lay(state, move >> CARD_SHIFT & CARD_MASK, move & PLACE_MASK, score, unseen, out, n)
        if kind == SWAP:
            out[n] = CARD_LAID + (move >> CARD_SHIFT & CARD_MASK)
            return n + 1
        if kind == END:
            n = self.write_end(state, score, unseen, out, n)
        elif kind == TRADE:
            n = self.write_trade(state, move & TRADED_MASK, out, n)
        elif state.asking:
            return n
        elif state.is_stalemate(state.passes + 1):
            out[n] = STALEMATE
            n += 1
        return self.write_kept(state, TRADED_MASK & ~move if kind == TRADE else TRADED_MASK, out, n)

    # ---- laying

    def write_lay(self, state: Iota, card: int, place: int, score: int, unseen: int, out: Numbers, n: int) -> int:
        row = state.grid.others(place, RIGHT) << RUN_SHIFT | card + 1
        column = state.grid.others(place, DOWN) << RUN_SHIFT | card + 1
        longer = max(self.length(row), self.length(column))
        shorter = min(self.length(row), self.length(column))
        lots = 2 if shorter == LOT else 1 if longer == LOT else 0
        out[n] = CARD_LAID + card
        out[n + 1] = LAID + state.fresh + 1
        out[n + 2] = LENGTHS + (longer - 1) * LOT + shorter - 1
        out[n + 3] = LOTS + lots
        out[n + 4] = SCORE + self.size(score)
        out[n + 5] = GAIN + self.size(score - state.turn_score())
        out[n + 6] = LINE_WILDS + min(self.wilds(row) + self.wilds(column), 2)
        n += 7
        if state.fresh + 1 == HAND:
            out[n] = ALL_FOUR
            n += 1
        if state.cards.left == 0 and state.cards.held[state.turn] == 1:
            out[n] = LAST
            n += 1
        n = self.write_place(state, place, unseen, out, n)
        return self.write_lines(state, card, place, row, column, unseen, out, n)

    def write_place(self, state: Iota, place: int, unseen: int, out: Numbers, n: int) -> int:
        number = state.grid.at(place) - OPEN
        out[n] = SIDES + count_bits(state.grid.sides[number]) - 1
        out[n + 1] = RARE + min(count_bits(state.grid.fits[number] & unseen), 7)
        n += 2
        if state.grid.in_gap(number):
            out[n] = IN_GAP
            n += 1
        return n

    def write_lines(
        self, state: Iota, card: int, place: int, row: int, column: int, unseen: int, out: Numbers, n: int
    ) -> int:
        """What can follow: lines of three are open to the next seat, and to the own cards that are left."""
        left = self.cards_without(state, card)
        by_row = self.fourth(state, place, row, RIGHT)
        by_column = self.fourth(state, place, column, DOWN)
        threes = (1 if self.length(row) == LOT - 1 else 0) + (1 if self.length(column) == LOT - 1 else 0)
        longer = row if self.length(row) >= self.length(column) else column
        following = self.heuristic.completing(state, longer) & left if self.length(longer) < LOT else 0
        out[n] = THREES + threes
        out[n + 1] = OPENINGS + min(count_bits(by_row & unseen) + count_bits(by_column & unseen), 7)
        out[n + 2] = OWN_FOURTH + min(count_bits((by_row | by_column) & left), 2)
        out[n + 3] = OWN_NEXT + min(count_bits(following), 3)
        return n + 4

    def fourth(self, state: Iota, place: int, line: int, step: int) -> int:
        """The cards that would complete a line of three through a place; none of another line."""
        if self.length(line) != LOT - 1:
            return 0
        low = self.heuristic.room(state, state.grid.end_of(place, -step), -step)
        high = self.heuristic.room(state, state.grid.end_of(place, step), step)
        return self.heuristic.completing(state, line) & (low | high)

    def cards_without(self, state: Iota, card: int) -> int:
        """The cards of the seat to move, but one, without wilds."""
        cards = state.cards.plain_cards(state.to_move)
        return cards & ~self.heuristic.only(card) if card < CARDS else cards

    # ---- the end of a turn

    def write_end(self, state: Iota, score: int, unseen: int, out: Numbers, n: int) -> int:
        step = state.direction()
        last = state.grid.spots[state.grid.n - 1]
        line = state.grid.others(last, step) << RUN_SHIFT | state.grid.at(last) + 1
        danger = self.heuristic.crossed(state, step, unseen) >> 12
        if self.length(line) == LOT - 1:
            danger += self.heuristic.danger(
                state, line, state.grid.end_of(last, -step), state.grid.end_of(last, step), unseen
            )
        out[n] = LAID + state.fresh
        out[n + 1] = SCORE + self.size(score)
        out[n + 2] = DANGER + min(self.size(danger), 7)
        n += 3
        if state.is_last_turn():
            out[n] = LAST
            n += 1
        return n

    def write_trade(self, state: Iota, traded: int, out: Numbers, n: int) -> int:
        wilds = self.heuristic.wilds_among(state, traded)
        out[n] = TRADED + count_bits(traded) - 1
        n += 1
        if wilds:
            out[n] = TRADED_WILDS + wilds - 1
            n += 1
        return n

    def write_kept(self, state: Iota, kept: int, out: Numbers, n: int) -> int:
        """The cards of these places of the own hand stay."""
        kept &= (1 << state.cards.held[state.to_move]) - 1
        out[n] = KEPT + count_bits(kept)
        out[n + 1] = KEPT_WILDS + self.heuristic.wilds_among(state, kept)
        out[n + 2] = KEPT_TRIPLES + self.triples(state, state.to_move, kept)
        return n + 3

    # ---- cards and lines

    def triples(self, state: Iota, seat: int, places: int) -> int:
        """How many threes of these places of a hand would make a line, wilds left out."""
        found = 0
        for out in range(HAND):
            three = TRADED_MASK & ~(1 << out)
            if places & three == three and self.makes_line(state, seat, out):
                found += 1
        return found

    def makes_line(self, state: Iota, seat: int, out: int) -> bool:
        """Would the cards of a full hand make a line without the one at this place?"""
        hand = seat * HAND
        one = state.cards.hands[hand + (1 if out == 0 else 0)]
        two = state.cards.hands[hand + (2 if out <= 1 else 1)]
        three = state.cards.hands[hand + (3 if out <= 2 else 2)]
        if one == WILD or two == WILD or three == WILD:
            return False
        return THIRD[one << FACE_BITS | two] >> three & 1 != 0

    def score_after(self, state: Iota, card: int, place: int) -> int:
        """What the turn scores if it ends with this card (IO-25)."""
        last = state.grid.spots[state.grid.n - 1]
        along = RIGHT if state.fresh == 0 or place >> ROW_SHIFT == last >> ROW_SHIFT else DOWN
        lots = 0
        total = 0
        for i in range(-2, state.fresh):
            if i < 0:
                step = along if i == -1 else RIGHT + DOWN - along
                line = state.grid.others(place, step) << RUN_SHIFT | card + 1
            else:
                spot = state.grid.spots[state.grid.n - 1 - i]
                line = state.grid.others(spot, RIGHT + DOWN - along) << RUN_SHIFT | state.grid.at(spot) + 1
            if line >> RUN_SHIFT:
                total += self.heuristic.sum(line)
            if self.length(line) == LOT:
                lots += 1  # IO-26
        if state.fresh + 1 == HAND:
            lots += 1  # IO-27
        if state.cards.left == 0 and state.cards.held[state.turn] == 1:
            lots += 1  # IO-28
        return total << lots

    def length(self, line: int) -> int:
        return 4 if line >> 3 * RUN_SHIFT else 3 if line >> 2 * RUN_SHIFT else 2 if line >> RUN_SHIFT else 1

    def wilds(self, line: int) -> int:
        found = 0
        while line:
            if line & RUN_MASK > CARDS:
                found += 1
            line >>= RUN_SHIFT
        return found

    def size(self, points: int) -> int:
        """Points by size: pairs up to 11, then two to each doubling."""
        if points <= 0:
            return 0
        if points < 12:
            return 1 + (points - 1) // 2
        top = highest_bit(points)
        return min(2 * top + (points >> top - 1 & 1), SIZES - 1)


MOVES = MoveFeatures()
