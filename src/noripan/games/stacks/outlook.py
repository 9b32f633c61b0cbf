"""What a seat of Sequence Stacks can reach, on packed numbers.

A colour's cards in hand are packed into one number, four bits for each of 1 to 5 and then for its wilds; so are the heights
of the four piles. That way what a move would change is worked out on numbers, without a copy of the state. Seats are counted
in the direction of play, from the one that looks.
"""

from __future__ import annotations

from typing import Final

import cython

from noripan.core.features import Numbers
from noripan.games.stacks.feature_cells import POSITION
from noripan.games.stacks.heuristic import HEURISTIC
from noripan.games.stacks.rules import Stacks

if not cython.compiled:
    from noripan.core.bits import count_bits, lowest_bit
    from noripan.games.stacks.codes import (
        COLOURS,
        DECK,
        HEIGHT,
        KINDS,
        NUMBERS,
        SLOTS,
        STEAL_CARD,
        WILD,
    )

NONE: Final = -1  # no card
ROW_NEED: Final = POSITION.start("need")
ROW_REACH: Final = POSITION.start("reach")
ROW_FITS: Final = POSITION.start("fits")
ROW_EMPTIES: Final = POSITION.start("empties")
ROW_CLOSEST: Final = POSITION.start("closest")
ROW_RUN: Final = POSITION.start("run")
ROW_THREAT: Final = POSITION.start("threat")


class Outlook:
    def __init__(self) -> None:
        self.heuristic = HEURISTIC

    # ---- what can be reached

    def write_outlook(
        self,
        red: int,
        blue: int,
        is_stuck: bool,
        top: int,
        piles: int,
        useful: int,
        out: Numbers,
        n: int,
    ) -> int:
        """What can be reached with these cards and this top of the discard pile, in the order of the features."""
        reds = self.numbers_of(red, top, 0)
        blues = self.numbers_of(blue, top, 1)
        red_wilds = self.wilds_of(red, top, 0)
        blue_wilds = self.wilds_of(blue, top, 1)
        closest = HEIGHT
        for slot in range(SLOTS):
            height = piles >> slot * 4 & 15
            need = self.need(reds, red_wilds, height) if slot < 2 else self.need(blues, blue_wilds, height)
            if useful >> slot // 2 & 1 and need < closest:
                closest = need
            out[n] = ROW_NEED + slot * 6 + need
            n += 1
        for slot in range(SLOTS):
            out[n] = ROW_REACH + slot * 6 + self.reach(reds if slot < 2 else blues, piles >> slot * 4 & 15)
            n += 1
        fitting = self.fitting(reds, piles, 0) | self.fitting(blues, piles, 1) << NUMBERS
        while fitting:
            out[n] = ROW_FITS + lowest_bit(fitting)
            n += 1
            fitting &= fitting - 1
        if not is_stuck and self.can_play_all(red, piles, 0) and self.can_play_all(blue, piles, 1):
            out[n] = ROW_EMPTIES
            n += 1
        out[n] = ROW_CLOSEST + closest
        return n + 1

    def write_runs(self, state: Stacks, seat: int, piles: int, out: Numbers, n: int) -> int:
        for near in range(state.players):
            run = self.run(state, self.other(state, seat, near), NONE, 0, piles)
            out[n] = self.run_feature(near, run)
            n += 1
            for colour in range(COLOURS):
                if run >> colour & 1:
                    out[n] = ROW_THREAT + near * COLOURS + colour
                    n += 1
        return n

    def write_other_runs(
        self, state: Stacks, seat: int, pushed: int, popped: int, piles: int, piles_then: int, out: Numbers, n: int
    ) -> int:
        """What changes of the runs by a card put on the own discard pile, by tops that go, and by other piles."""
        for near in range(state.players):
            other = self.other(state, seat, near)
            on_top = NONE if near else pushed
            if piles == piles_then and on_top < 0 and not popped >> other & 1:
                continue
            before = self.run(state, other, NONE, 0, piles)
            after = self.run(state, other, on_top, popped >> other & 1, piles_then)
            if self.run_feature(near, before) != self.run_feature(near, after):
                out[n] = ~self.run_feature(near, before)
                out[n + 1] = self.run_feature(near, after)
                n += 2
            for colour in range(COLOURS):
                if (before ^ after) >> colour & 1:
                    threat = ROW_THREAT + near * COLOURS + colour
                    out[n] = threat if after >> colour & 1 else ~threat
                    n += 1
        return n

    def run_feature(self, near: int, run: int) -> int:
        return ROW_RUN + near * 4 + min(run >> COLOURS, 3)

    def run(self, state: Stacks, seat: int, pushed: int, depth: int, piles: int) -> int:
        """How many numbers a seat could play from its discard pile, one after the other, and the colours it completes."""
        count = 0
        completed = 0
        kind = pushed if pushed >= 0 else self.card_under(state, seat, depth)
        while 0 <= kind < WILD:
            colour = self.heuristic.colour_of(kind)
            number = kind - colour * NUMBERS + 1
            if (piles >> colour * 8 & 15) != number - 1 and (piles >> colour * 8 + 4 & 15) != number - 1:
                break
            piles = self.piles_after(piles, colour, number)
            if number == HEIGHT:
                completed |= 1 << colour
            count += 1
            kind = self.card_under(state, seat, depth + count - (1 if pushed >= 0 else 0))
        return count << COLOURS | completed

    def need(self, numbers: int, wilds: int, height: int) -> int:
        """How many cards are lacking to complete a pile of this height."""
        lacking = count_bits(~numbers & 62 & -(2 << height))
        return lacking - wilds if lacking > wilds else 0

    def reach(self, numbers: int, height: int) -> int:
        """How high a pile of this height could be raised without wilds."""
        while numbers >> (height + 1) & 1:
            height += 1
        return height

    def fitting(self, numbers: int, piles: int, colour: int) -> int:
        """The numbers that fit a pile of their colour, as a set from bit 0."""
        wanted = 2 << (piles >> colour * 8 & 15) | 2 << (piles >> colour * 8 + 4 & 15)
        return (numbers & wanted) >> 1

    def can_play_all(self, cards: int, piles: int, colour: int) -> bool:
        """Can all these cards be played, each on the first pile that takes it?"""
        older = piles >> colour * 8 & 15
        newer = piles >> colour * 8 + 4 & 15
        wilds = cards >> NUMBERS * 4
        for i in range(NUMBERS):
            for _ in range(cards >> i * 4 & 15):
                low = older if older <= i and (older >= newer or newer > i) else newer
                if low > i or i - low > wilds:
                    return False
                wilds -= i - low
                if low == older:
                    older = i + 1
                else:
                    newer = i + 1
        return True

    def useful(self, reds: int, blues: int) -> int:
        """The colours of which a chip helps, as a set."""
        missing = self.heuristic.missing_from(reds, blues)
        colours = 1 if self.heuristic.missing_from(reds + 1, blues) < missing else 0
        return colours | 2 if self.heuristic.missing_from(reds, blues + 1) < missing else colours

    # ---- packed hands and piles

    def cards_of(self, state: Stacks, seat: int, colour: int) -> int:
        """The cards of a colour in a hand."""
        cards = state.hands[seat * KINDS + WILD + colour] << NUMBERS * 4
        for i in range(NUMBERS):
            cards |= state.hands[seat * KINDS + colour * NUMBERS + i] << i * 4
        return cards

    def packed(self, kind: int, colour: int) -> int:
        """One card as part of a colour's cards, 0 if it is none of them."""
        if kind == WILD + colour:
            return 1 << NUMBERS * 4
        return 1 << (kind - colour * NUMBERS) * 4 if colour * NUMBERS <= kind < colour * NUMBERS + NUMBERS else 0

    def is_stuck(self, state: Stacks, seat: int, lost: int, got: int) -> bool:
        """Does the hand have a card that its owner cannot simply play: a hold, a steal or a chip?"""
        for kind in range(STEAL_CARD, KINDS):
            if state.hands[seat * KINDS + kind] - (lost == kind) + (got == kind) > 0:
                return True
        return False

    def numbers_of(self, cards: int, top: int, colour: int) -> int:
        """The numbers among the cards and on the discard pile, as a set."""
        numbers = 0
        for i in range(NUMBERS):
            if cards >> i * 4 & 15 or top == colour * NUMBERS + i:
                numbers |= 2 << i
        return numbers

    def wilds_of(self, cards: int, top: int, colour: int) -> int:
        """How many wilds are among the cards and on the discard pile."""
        return (cards >> NUMBERS * 4) + (1 if top == WILD + colour else 0)

    def piles_of(self, state: Stacks) -> int:
        piles = 0
        for slot in range(SLOTS):
            piles |= state.heights[slot] << slot * 4
        return piles

    def piles_after(self, piles: int, colour: int, number: int) -> int:
        """The piles with a number on the older one that wants it; a complete one goes (SS-12, SS-25)."""
        older = piles >> colour * 8 & 15
        newer = piles >> colour * 8 + 4 & 15
        if older == number - 1:
            older = number
        else:
            newer = number
        if older == HEIGHT:
            older = newer
            newer = 0
        elif newer == HEIGHT:
            newer = 0
        return piles & ~(255 << colour * 8) | (older | newer << 4) << colour * 8

    # ---- seats and cards

    def near(self, state: Stacks, seat: int, other: int) -> int:
        """How many seats one comes after another, in the direction of play."""
        steps = (other - seat) * state.direction
        return steps if steps >= 0 else steps + state.players

    def other(self, state: Stacks, seat: int, near: int) -> int:
        """The seat that comes so many after one."""
        other = seat + near * state.direction
        return other - state.players if other >= state.players else other + state.players if other < 0 else other

    def next_seat(self, state: Stacks, jumps: int, reverses: int) -> int:
        """Whose turn follows (SS-40, SS-41)."""
        steps = (1 + jumps) * (-state.direction if reverses & 1 else state.direction)
        return (state.turn + 4 * state.players + steps) % state.players

    def card_under(self, state: Stacks, seat: int, depth: int) -> int:
        """The kind that lies so deep in a seat's discard pile, or NONE."""
        size = state.discarded[seat]
        return state.discards[seat * DECK + size - 1 - depth] if size > depth else NONE

    def unseen(self, state: Stacks, seat: int, kind: int) -> int:
        """How many cards of a kind are in other hands and the pile together."""
        count = -state.hands[seat * KINDS + kind]
        for other in range(state.players):
            count += state.hands[other * KINDS + kind]
        for i in range(state.pile_size):
            count += 1 if state.pile[i] == kind else 0
        return count


OUTLOOK = Outlook()
