"""What a move of Sequence Stacks is, in features."""

from __future__ import annotations

from typing import Final

import cython

from noripan.core.features import Numbers
from noripan.games.stacks.feature_cells import MOVE, POSITION
from noripan.games.stacks.heuristic import HEURISTIC
from noripan.games.stacks.outlook import OUTLOOK
from noripan.games.stacks.rules import Stacks

if not cython.compiled:
    from noripan.core.bits import count_bits
    from noripan.games.stacks.codes import (
        ACTION_SHIFT,
        CHIP,
        CLAIM_KIND_SHIFT,
        CLAIM_SEATS,
        CLAIMS,
        COLOUR_MASK,
        COLOUR_SHIFT,
        DISCARD,
        FROM_DISCARD,
        HEIGHT,
        HOLD,
        HOLD_CARD,
        JUMP_CARD,
        KIND_MASK,
        KINDS,
        LAY,
        NUMBER_MASK,
        NUMBER_SHIFT,
        NUMBERS,
        SEAT_MASK,
        SEATS,
        STEAL,
        TOP,
        WILD,
    )

LAID: Final = POSITION.size + MOVE.start("laid")
RAISED: Final = POSITION.size + MOVE.start("raised")
OWN_NEXT: Final = POSITION.size + MOVE.start("own_next")
UNSEEN_NEXT: Final = POSITION.size + MOVE.start("unseen_next")
GIFT: Final = POSITION.size + MOVE.start("gift")
SPARED: Final = POSITION.size + MOVE.start("spared")
COMPLETED: Final = POSITION.size + MOVE.start("completed")
USELESS: Final = POSITION.size + MOVE.start("useless")
HOLD_RISK: Final = POSITION.size + MOVE.start("hold_risk")
WINS: Final = POSITION.size + MOVE.start("wins")
LEFT: Final = POSITION.size + MOVE.start("left")
REFILLS: Final = POSITION.size + MOVE.start("refills")
DISCARDED: Final = POSITION.size + MOVE.start("discarded")
STEPS: Final = POSITION.size + MOVE.start("steps")
SPARE: Final = POSITION.size + MOVE.start("spare")
COVERED: Final = POSITION.size + MOVE.start("covered")
UNUSED: Final = POSITION.size + MOVE.start("unused")
UNREAPED: Final = POSITION.size + MOVE.start("unreaped")
STOLEN: Final = POSITION.size + MOVE.start("stolen")
STOLEN_STEPS: Final = POSITION.size + MOVE.start("stolen_steps")
VICTIM: Final = POSITION.size + MOVE.start("victim")
VICTIM_MISSING: Final = POSITION.size + MOVE.start("victim_missing")
CHIP_LEAVES: Final = POSITION.size + MOVE.start("chip_leaves")
CHIP_HELPS: Final = POSITION.size + MOVE.start("chip_helps")
CHIP_HURTS: Final = POSITION.size + MOVE.start("chip_hurts")
ANSWER: Final = POSITION.size + MOVE.start("answer")
LATER_HOLD: Final = POSITION.size + MOVE.start("later_hold")


class MoveFeatures:
    def __init__(self) -> None:
        self.heuristic = HEURISTIC
        self.outlook = OUTLOOK

    def write_features(self, state: Stacks, seat: int, move: int, lost: int, piles: int, out: Numbers, n: int) -> int:
        action = move >> ACTION_SHIFT
        if action == HOLD:
            return self.write_answer(state, seat, action, out, n)
        if not move & FROM_DISCARD:
            left = state.held[seat] - (1 if action != STEAL else 0)
            out[n] = LEFT + min(left, 6)
            n += 1
            if left == 0 and action != DISCARD:
                out[n] = REFILLS
                n += 1
        if action == LAY:
            return self.write_lay(state, seat, move, out, n)
        if action == DISCARD:
            return self.write_discard(state, seat, lost, piles, out, n)
        if action == STEAL:
            return self.write_theft(state, seat, move, out, n)
        if action == CHIP:
            return self.write_chip(state, seat, move, out, n)
        return n

    def write_lay(self, state: Stacks, seat: int, move: int, out: Numbers, n: int) -> int:
        kind = move & KIND_MASK
        number = move >> NUMBER_SHIFT & NUMBER_MASK
        is_wild = kind >= WILD
        colour = self.heuristic.colour_of(kind)
        cards = self.outlook.cards_of(state, seat, colour)
        top = self.outlook.card_under(state, seat, 0)
        needs = self.heuristic.missing_with(state, seat, colour) < self.heuristic.missing(state, seat)
        numbers = self.outlook.numbers_of(cards, top, colour)
        ripe = self.outlook.need(numbers, self.outlook.wilds_of(cards, top, colour), number - 1) == 0
        out[n] = LAID + (WILD + (kind - WILD) * HEIGHT + number - 1 if is_wild else kind)
        out[n + 1] = RAISED + ((number - 1) * 2 + (1 if ripe else 0)) * 2 + (1 if needs else 0)
        n += 2
        if is_wild and numbers >> number & 1:
            out[n] = SPARED
            n += 1
        if number == HEIGHT:
            return self.write_completion(state, seat, colour, out, n) if state.bank[colour] else n
        following = colour * NUMBERS + number  # the kind that fits upon it
        own = (cards >> number * 4 & 15) + (1 if top == following and not move & FROM_DISCARD else 0)
        unseen = self.outlook.unseen(state, seat, following) + self.outlook.unseen(state, seat, WILD + colour)
        out[n] = OWN_NEXT + min(own, 2)
        out[n + 1] = UNSEEN_NEXT + min((unseen + 2) // 3, 5)
        return self.write_gifts(state, seat, following, out, n + 2)

    def write_gifts(self, state: Stacks, seat: int, kind: int, out: Numbers, n: int) -> int:
        """Who else could go on with a kind, as far as can be seen."""
        next_seat = self.outlook.next_seat(state, state.jumps, state.reverses)
        wild = WILD + self.heuristic.colour_of(kind)
        others = False
        for other in range(state.players):
            top = self.outlook.card_under(state, other, 0)
            if other != seat and top in (kind, wild):
                if other == next_seat:
                    out[n] = GIFT
                    n += 1
                else:
                    others = True
        if others:
            out[n] = GIFT + 1
            n += 1
        for i in range(seat * CLAIMS, seat * CLAIMS + state.claim_count[seat]):
            claimed = state.claims[i] >> CLAIM_KIND_SHIFT
            if state.claims[i] & CLAIM_SEATS == 1 << next_seat and claimed in (kind, wild):
                out[n] = GIFT + 2
                return n + 1
        return n

    def write_completion(self, state: Stacks, seat: int, colour: int, out: Numbers, n: int) -> int:
        """A pile is completed while there are chips of its colour."""
        after = self.heuristic.missing_with(state, seat, colour)
        possible = 0
        for other in range(state.players):
            if other != seat:
                possible += state.hold_most[seat * SEATS + other]
        out[n] = COMPLETED + after if after < self.heuristic.missing(state, seat) else USELESS
        out[n + 1] = HOLD_RISK + min(possible, self.outlook.unseen(state, seat, HOLD_CARD), 3)
        n += 2
        if after == 0:
            out[n] = WINS
            n += 1
        return n

    def write_discard(self, state: Stacks, seat: int, kind: int, piles: int, out: Numbers, n: int) -> int:
        red = self.outlook.cards_of(state, seat, 0)
        blue = self.outlook.cards_of(state, seat, 1)
        top = self.outlook.card_under(state, seat, 0)
        unused = self.outlook.fitting(self.outlook.numbers_of(red, top, 0), piles, 0)
        unused |= self.outlook.fitting(self.outlook.numbers_of(blue, top, 1), piles, 1) << NUMBERS
        out[n] = DISCARDED + kind
        out[n + 1] = COVERED + self.cover(top, kind)
        out[n + 2] = UNUSED + min(count_bits(unused), 5)
        n += 3
        if kind < WILD:
            out[n] = STEPS + self.steps(piles, kind)
            n += 1
        if state.hands[seat * KINDS + kind] > 1:
            out[n] = SPARE
            n += 1
        if self.heuristic.can_gain(state, seat):
            out[n] = UNREAPED
            n += 1
        return n

    def write_theft(self, state: Stacks, seat: int, move: int, out: Numbers, n: int) -> int:
        other = move & SEAT_MASK
        sort = 1 if move & TOP else 0
        out[n] = VICTIM + sort * 5 + self.outlook.near(state, seat, other) - 1
        out[n + 1] = VICTIM_MISSING + sort * 6 + self.heuristic.missing(state, other)
        n += 2
        if move & TOP:
            kind = self.outlook.card_under(state, other, 0)
            out[n] = STOLEN + kind
            n += 1
            if kind < WILD:
                out[n] = STOLEN_STEPS + self.steps(self.outlook.piles_of(state), kind)
                n += 1
        return n

    def write_chip(self, state: Stacks, seat: int, move: int, out: Numbers, n: int) -> int:
        other = move & SEAT_MASK
        colour = move >> COLOUR_SHIFT & COLOUR_MASK
        missing = self.heuristic.missing(state, other)
        after = self.heuristic.missing_with(state, seat, colour)
        hurts = self.heuristic.missing_without(state, other, colour) > missing
        out[n] = VICTIM + 10 + self.outlook.near(state, seat, other) - 1
        out[n + 1] = VICTIM_MISSING + 12 + missing
        out[n + 2] = CHIP_LEAVES + after
        out[n + 3] = CHIP_HELPS + (1 if after < self.heuristic.missing(state, seat) else 0)
        out[n + 4] = CHIP_HURTS + (1 if hurts else 0)
        return n + 5

    def write_answer(self, state: Stacks, seat: int, action: int, out: Numbers, n: int) -> int:
        after = self.heuristic.missing_with(state, state.turn, state.window)
        needs = after < self.heuristic.missing(state, state.turn)
        out[n] = ANSWER + ((action - HOLD) * 6 + after) * 2 + (1 if needs else 0)
        n += 1
        other = state.after(seat)
        while other != state.turn:
            if state.hold_most[seat * SEATS + other]:
                out[n] = LATER_HOLD
                return n + 1
            other = state.after(other)
        return n

    # ---- what becomes of cards

    def steps(self, piles: int, kind: int) -> int:
        """How many cards must be laid before a number fits; 6 if both piles have passed it."""
        colour = self.heuristic.colour_of(kind)
        number = kind - colour * NUMBERS + 1
        steps = 6
        for slot in range(colour * 2, colour * 2 + 2):
            height = piles >> slot * 4 & 15
            if height < number and number - 1 - height < steps:
                steps = number - 1 - height
        return steps

    def cover(self, top: int, kind: int) -> int:
        """How a card that is discarded goes with the top that it covers."""
        if top < 0:
            return 0
        if top >= WILD:
            return 5 if top < JUMP_CARD else 6
        if kind >= WILD or self.heuristic.colour_of(top) != self.heuristic.colour_of(kind):
            return 4
        return 1 if top == kind + 1 else 2 if top > kind else 3


MOVES = MoveFeatures()
