"""The heuristic of IOTA.

A card is worth the best turn it can be part of, with the cards in hand that could follow it. Lots double, so a line of
three that others may complete is a gift, and a wild in hand is a lot to come. Values are in quarters of a point.
"""

from __future__ import annotations

import math
from typing import Final

import cython

from noripan.core.heuristic import Heuristic
from noripan.core.state import Moves, State
from noripan.games.iota.rules import Iota

if not cython.compiled:
    from noripan.games.iota.codes import (
        ALL,
        CARD_MASK,
        CARD_SHIFT,
        CARDS,
        COLUMN_SIDES,
        DEAD,
        DECK,
        DOWN,
        EMPTY,
        END,
        EVEN,
        HAND,
        KIND_SHIFT,
        LAY,
        NUMBER_MASK,
        OPEN,
        PASS,
        PLACE_MASK,
        RIGHT,
        ROW_SHIFT,
        ROW_SIDES,
        RUN_MASK,
        RUN_SHIFT,
        SWAP,
        TRADE,
        TRADED_MASK,
        WILD,
        WILDS,
    )


WILD_WORTH: Final = 48  # of a wild that stays in hand
TRADE_WORTH: Final = 2  # of a new card for an old one
CARE: Final = 4  # how much of what others may gain counts, in eighths
FINE: Final = 64  # parts of the best value that are told apart


class IotaHeuristic(Heuristic):
    # ---- moves

    def do_weigh(self, state: State, moves: Moves) -> None:
        self.weigh_moves(cython.cast(Iota, state), moves)

    def weigh_moves(self, state: Iota, moves: Moves) -> None:
        unseen = self.unseen(state)
        best = 1
        for i in range(moves.n):
            value = EVEN + self.value(state, moves.move[i], unseen)
            moves.weight[i] = value if value > 0 else 0
            if value > best:
                best = value
        for i in range(moves.n):
            part = moves.weight[i] * FINE // best
            moves.weight[i] = 1 + (part * part * part * part >> 8)

    def unseen(self, state: Iota) -> int:
        """The cards that the seat to move has not seen, without wilds."""
        cards = ALL ^ state.grid.cards()
        hand = state.to_move * HAND
        for i in range(hand, hand + state.cards.held[state.to_move]):
            if state.cards.hands[i] < CARDS:
                cards &= ALL ^ self.only(state.cards.hands[i])
        return cards

    def only(self, card: int) -> int:
        one = ALL >> 63
        return one << card

    def value(self, state: Iota, move: int, unseen: int) -> int:
        """What a move brings the seat to move."""
        kind = move >> KIND_SHIFT
        card = move >> CARD_SHIFT & CARD_MASK
        if kind == LAY:
            return self.value_of_laying(state, move & PLACE_MASK, card, unseen)
        if kind == END:
            return self.value_of_ending(state, unseen)
        if kind == PASS:
            return self.wilds_among(state, TRADED_MASK) * WILD_WORTH - TRADE_WORTH
        if kind == TRADE:
            return self.wilds_among(state, TRADED_MASK & ~move) * WILD_WORTH + TRADE_WORTH * self.count(move & TRADED_MASK)
        return WILD_WORTH - (card & NUMBER_MASK) if kind == SWAP else 0

    def wilds_among(self, state: Iota, places: int) -> int:
        """How many of these places of the own hand hold a wild."""
        hand = state.to_move * HAND
        found = 0
        for i in range(state.cards.held[state.to_move]):
            if places >> i & 1 and state.cards.hands[hand + i] == WILD:
                found += 1
        return found

    def count(self, bits: int) -> int:
        found = 0
        while bits:
            bits &= bits - 1
            found += 1
        return found

    # ---- turns

    def value_of_laying(self, state: Iota, place: int, card: int, unseen: int) -> int:
        """The best turn that goes on with this card."""
        if state.fresh == 0:
            row = self.value_along(state, place, card, RIGHT, unseen)
            column = self.value_along(state, place, card, DOWN, unseen)
            return row if row > column else column
        last = state.grid.spots[state.grid.n - 1]
        return self.value_along(state, place, card, RIGHT if place >> ROW_SHIFT == last >> ROW_SHIFT else DOWN, unseen)

    def value_along(self, state: Iota, place: int, card: int, step: int, unseen: int) -> int:
        hand = state.turn * HAND
        held = state.cards.held[state.turn]
        left = (1 << held) - 1
        for i in range(held):
            if state.cards.hands[hand + i] == card:
                left &= ~(1 << i)
                break
        across = self.crossing(state, place, card, RIGHT + DOWN - step, unseen) + self.crossed(state, step, unseen)
        line = state.grid.others(place, step) << RUN_SHIFT | card + 1
        return self.best_turn(
            state, step, line, state.grid.end_of(place, -step), state.grid.end_of(place, step), left, across, unseen
        )

    def value_of_ending(self, state: Iota, unseen: int) -> int:
        step = state.direction()
        last = state.grid.spots[state.grid.n - 1]
        line = state.grid.others(last, step) << RUN_SHIFT | state.grid.at(last) + 1
        left = (1 << state.cards.held[state.turn]) - 1
        across = self.crossed(state, step, unseen)
        return self.settle(state, line, state.grid.end_of(last, -step), state.grid.end_of(last, step), left, across, unseen)

    def crossed(self, state: Iota, step: int, unseen: int) -> int:
        """The lines across the cards laid so far, as in `crossing`."""
        across = 0
        for i in range(state.grid.n - state.fresh, state.grid.n):
            across += self.crossing(state, state.grid.spots[i], state.grid.faces[i], RIGHT + DOWN - step, unseen)
        return across

    def crossing(self, state: Iota, place: int, card: int, step: int, unseen: int) -> int:
        """The line a card makes across the run of its turn, as danger << 12 | lots << 8 | sum of its numbers."""
        others = state.grid.others(place, step)
        if others == 0:
            return 0
        line = others << RUN_SHIFT | card + 1
        if line >> 3 * RUN_SHIFT:
            return 1 << 8 | self.sum(line)
        if line >> 2 * RUN_SHIFT:
            low = state.grid.end_of(place, -step)
            return self.danger(state, line, low, state.grid.end_of(place, step), unseen) << 12 | self.sum(line)
        return self.sum(line)

    def sum(self, line: int) -> int:
        total = 0
        while line:
            card = (line & RUN_MASK) - 1
            if card < CARDS:
                total += (card & NUMBER_MASK) + 1
            line >>= RUN_SHIFT
        return total

    def best_turn(self, state: Iota, step: int, line: int, low: int, high: int, left: int, across: int, unseen: int) -> int:
        """The most that a run from `low` to `high` can bring with some of the cards left in hand, if any, at its ends."""
        best = self.settle(state, line, low, high, left, across, unseen)
        if left == 0 or line >> 3 * RUN_SHIFT:
            return best
        fits = self.completing(state, line)
        for side in range(2):
            place = high if side else low
            room = fits & self.room(state, place, step if side else -step)
            if room == 0:
                continue
            for i in range(state.cards.held[state.turn]):
                card = state.cards.hands[state.turn * HAND + i]
                if left >> i & 1 and (card == WILD or room >> card & 1):
                    more = across + self.crossing(state, place, card, RIGHT + DOWN - step, unseen)
                    value = self.best_turn(
                        state,
                        step,
                        line << RUN_SHIFT | card + 1,
                        low if side else low - step,
                        high + step if side else high,
                        left & ~(1 << i),
                        more,
                        unseen,
                    )
                    if value > best:
                        best = value
        return best

    def room(self, state: Iota, place: int, outward: int) -> int:
        """The cards that fit on the end of a run as far as what lies beside it goes; runs that would meet are left out."""
        square = state.grid.at(place)
        if square == DEAD or state.grid.at(place + outward) < EMPTY:
            return 0
        if square == EMPTY:
            return ALL
        beside = COLUMN_SIDES if outward in (RIGHT, -RIGHT) else ROW_SIDES
        if not state.fill_gaps and state.grid.sides[square - OPEN] & beside == beside:
            return 0
        return state.grid.fits[square - OPEN]

    def completing(self, state: Iota, line: int) -> int:
        """The cards that make a line with these; wilds may be anything."""
        cards = 0
        while line:
            if (line & RUN_MASK) <= CARDS:
                cards = cards << RUN_SHIFT | line & RUN_MASK
            line >>= RUN_SHIFT
        return state.grid.matching(cards)

    def settle(self, state: Iota, line: int, low: int, high: int, left: int, across: int, unseen: int) -> int:
        """What a turn brings that ends with this run, these lines across and these cards left in hand."""
        points = across & 255
        doubled = across >> 8 & 15
        danger = across >> 12
        if line >> RUN_SHIFT:
            points += self.sum(line)
        if line >> 3 * RUN_SHIFT:
            doubled += 1
        elif line >> 2 * RUN_SHIFT:
            danger += self.danger(state, line, low, high, unseen)
        if left == 0:
            if state.fresh + state.cards.held[state.turn] == HAND:
                doubled += 1
            if state.cards.left == 0:
                return 4 * (points << doubled + 1)
        return 4 * (points << doubled) - danger + WILD_WORTH * self.wilds_among(state, left)

    def danger(self, state: Iota, line: int, low: int, high: int, unseen: int) -> int:
        """What a line of three is likely to give the next seat."""
        step = RIGHT if high - low < DOWN else DOWN
        fourth = self.completing(state, line) & (self.room(state, low, -step) | self.room(state, high, step))
        if fourth == 0:
            return 0
        threats = WILDS - state.grid.wilds - state.cards.wilds_held(state.turn)
        if threats < 0:
            threats = 0
        if fourth & unseen:
            threats += 2
        gain = 2 * self.sum(line) + 12
        return CARE * gain * threats // (DECK - state.grid.n)

    # ---- results

    def do_move_cost(self) -> int:
        return 25

    def do_stage(self, state: State) -> int:
        return self.turns_played(cython.cast(Iota, state))

    def turns_played(self, state: Iota) -> int:
        return state.turns

    def do_horizon(self, state: State) -> int:
        """A turn of everybody and the own next one, so that it counts what stays in hand and what is left open."""
        return state.players + 1

    def do_rollout_share(self) -> float:
        return 1.0  # at random, hardly any turn scores

    def do_exploration(self) -> float:
        return 0.125  # a few points of hundreds

    def do_value(self, state: State, seat: int) -> float:
        return self.standing(cython.cast(Iota, state), seat)

    def standing(self, state: Iota, seat: int) -> float:
        """The chance to win by the lead over the best of the others, which counts more the fewer cards are to come."""
        best = -10000
        to_come = state.cards.left
        for other in range(state.players):
            to_come += state.cards.held[other]
            points = self.wealth(state, other)
            if other != seat and points > best:
                best = points
        lead = float(self.wealth(state, seat) - best)
        if state.to_move < 0:
            lead /= 4.0 * 20.0
            return 0.85 * self.share(state, seat) + 0.15 / (1.0 + math.exp(-lead))
        return 1.0 / (1.0 + math.exp(-lead / (4.0 * 6.0 * math.sqrt(to_come + 1.0))))

    def wealth(self, state: Iota, seat: int) -> int:
        """The points of a seat, and while the match goes on the worth of its wilds."""
        points = 4 * state.totals[seat]
        return points + WILD_WORTH * state.cards.wilds_held(seat) if state.to_move >= 0 else points


HEURISTIC = IotaHeuristic()
