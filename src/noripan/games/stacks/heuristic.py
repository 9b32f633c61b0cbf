"""The heuristic of Sequence Stacks.

Completing piles is everything, so a pile is raised if it can be completed in this turn, if that empties the hand (five new
cards), or while it stays low; a high pile is a gift to the next player. Wilds wait for a pile that they help to complete.
"""

from __future__ import annotations

import math
from typing import Final

import cython

from noripan.core.heuristic import Heuristic
from noripan.core.state import Moves, State
from noripan.games.stacks.rules import Stacks

if not cython.compiled:
    from noripan.games.stacks.codes import (
        ACTION_SHIFT,
        CHIP,
        CHIP_CARD,
        COLOUR_MASK,
        COLOUR_SHIFT,
        COLOURS,
        DECK,
        DISCARD,
        ENOUGH,
        ENOUGH_OF_COLOUR,
        FROM_DISCARD,
        HEIGHT,
        HOLD,
        HOLD_CARD,
        JUMP,
        JUMP_CARD,
        KIND_MASK,
        KINDS,
        LAY,
        NO_WINDOW,
        NUMBER_MASK,
        NUMBER_SHIFT,
        NUMBERS,
        REVERSE,
        REVERSE_CARD,
        SEAT_MASK,
        SLOTS,
        STEAL,
        STEAL_CARD,
        TOP,
        WILD,
    )


EMPTIES: Final = 16  # an aim beside the four piles: every card of the hand can be played

# What makes a seat likely to win, as logarithms; rounded from regressions over 3,000 matches at two and four players.
BY_MISSING: list[float] = [3.0, 1.25, 0.4, -0.2, -0.53, -0.95]  # [chips that are missing]
WORTH: list[float] = [
    0.03,
    0.03,
    0.13,
    0.13,
    0.13,
    0.03,
    0.03,
    0.13,
    0.13,
    0.13,
    0.26,
    0.26,
    0.22,
    0.1,
    0.18,
    0.65,
]  # [kind]
HOLD_WORTH: Final = 0.9  # of a hold, shared by all
READY: Final = 0.5  # the seat to move can complete a pile of a colour it needs
SOON_READY: Final = 0.33  # another one could


class StacksHeuristic(Heuristic):
    # ---- moves

    def do_weigh(self, state: State, moves: Moves) -> None:
        self.weigh_moves(cython.cast(Stacks, state), moves)

    def weigh_moves(self, state: Stacks, moves: Moves) -> None:
        aims = self.aims(state) if state.window == NO_WINDOW else 0
        for i in range(moves.n):
            appeal = self.appeal(state, moves.move[i], aims)
            moves.weight[i] = 1 + appeal * appeal // 64

    def appeal(self, state: Stacks, move: int, aims: int) -> int:
        """From 0 to about 1000; to discard, which ends the turn, at most 100."""
        action = move >> ACTION_SHIFT
        if action == LAY:
            return self.appeal_of_laying(state, move, aims)
        if action == DISCARD:
            return self.appeal_of_discarding(state, move & KIND_MASK)
        if action == HOLD:
            return self.appeal_of_holding(state)
        if action == CHIP:
            return self.appeal_of_chip(state, move & SEAT_MASK, move >> COLOUR_SHIFT & COLOUR_MASK)
        if action == STEAL:
            return self.appeal_of_stealing(state, move)
        if action == JUMP:
            return 500 if aims & EMPTIES or state.players == 2 or self.highest(state) >= 3 else 60
        if action == REVERSE:
            return 500 if aims & EMPTIES else 150
        return 100

    def appeal_of_laying(self, state: Stacks, move: int, aims: int) -> int:
        kind = move & KIND_MASK
        number = move >> NUMBER_SHIFT & NUMBER_MASK
        colour = self.colour_of(kind)
        slot = colour * 2 if state.heights[colour * 2] == number - 1 else colour * 2 + 1
        is_wild = kind >= WILD
        if is_wild and self.numbers(state, state.to_move, colour) >> number & 1:
            return 5  # the number itself is there
        useful = self.missing_with(state, state.turn, colour) < self.missing(state, state.turn)
        if number == HEIGHT:
            return 1000 if useful else 800
        if aims >> slot & 1:
            return (750 if useful else 600) + 10 * number
        if aims & EMPTIES and not move & FROM_DISCARD:
            return 400 if is_wild else 500
        return 10 if is_wild else self.appeal_of_raising(number)

    def appeal_of_raising(self, number: int) -> int:
        """A new card for one laid is good, unless the pile then lacks only its fifth."""
        return 40 if number == 4 else 150 - 10 * number

    def appeal_of_discarding(self, state: Stacks, kind: int) -> int:
        """Part with what is of least use; best on a card that comes right after it, so that both can be played."""
        seat = state.to_move
        size = state.discarded[seat]
        chain = 0
        if kind < WILD and size:
            top = state.discards[seat * DECK + size - 1]
            if top < WILD and self.colour_of(top) == self.colour_of(kind) and top > kind:
                chain = 25
        return 100 - self.keeping(state, kind) + chain

    def keeping(self, state: Stacks, kind: int) -> int:
        """What a card is worth in the hand, from 0 to 95."""
        if kind >= WILD:
            return self.keeping_special(state, kind)
        colour = self.colour_of(kind)
        number = kind - colour * NUMBERS + 1
        steps = number + 1  # cards that must be laid before it
        for slot in range(colour * 2, colour * 2 + 2):
            height = state.heights[slot]
            if height < number and number - 1 - height < steps:
                steps = number - 1 - height
        spare = state.hands[state.to_move * KINDS + kind] > 1
        return 45 + 4 * number - 8 * steps - (15 if spare else 0)

    def keeping_special(self, state: Stacks, kind: int) -> int:
        if kind < JUMP_CARD:
            return 90
        if kind == HOLD_CARD:
            return 80
        if kind == CHIP_CARD:
            return 85
        return 70 if kind != REVERSE_CARD else 40

    def appeal_of_holding(self, state: Stacks) -> int:
        """To allow has an appeal of 100."""
        missing = self.missing(state, state.turn)
        after = self.missing_with(state, state.turn, state.window)
        if after == 0:
            return 1000
        if after == missing:
            return 10
        return 250 if state.players == 2 or after <= 2 else 30

    def appeal_of_chip(self, state: Stacks, other: int, colour: int) -> int:
        """A chip that both sides need is worth most, above all if the other is close."""
        own = self.missing(state, state.to_move) - self.missing_with(state, state.to_move, colour)
        theirs = self.missing(state, other)
        hurts = self.missing_without(state, other, colour) - theirs
        if own + hurts == 0:
            return 5
        return 150 + 200 * own + 50 * hurts * (ENOUGH - theirs)

    def appeal_of_stealing(self, state: Stacks, move: int) -> int:
        other = move & SEAT_MASK
        if not move & TOP:
            return 200 + 10 * (ENOUGH - self.missing(state, other))
        kind = state.discards[other * DECK + state.discarded[other] - 1]
        return 110 + 2 * self.keeping(state, kind)

    # ---- what can be reached in this turn

    def aims(self, state: Stacks) -> int:
        """The piles that the seat to move can complete, as a set, and EMPTIES."""
        aims = self.completable(state, state.to_move)
        return aims | EMPTIES if self.can_empty(state) else aims

    def completable(self, state: Stacks, seat: int) -> int:
        """The piles that a seat could complete with its hand and the top of its discard pile, as a set."""
        piles = 0
        for slot in range(SLOTS):
            colour = slot // 2
            lacking = ~self.numbers(state, seat, colour) & 62 & -(2 << state.heights[slot])
            wilds = state.hands[seat * KINDS + WILD + colour] + (1 if self.top(state, seat) == WILD + colour else 0)
            while lacking and wilds:
                lacking &= lacking - 1
                wilds -= 1
            if lacking == 0:
                piles |= 1 << slot
        return piles

    def top(self, state: Stacks, seat: int) -> int:
        """The kind on a seat's discard pile, or -1."""
        return state.discards[seat * DECK + state.discarded[seat] - 1] if state.discarded[seat] else -1

    def numbers(self, state: Stacks, seat: int, colour: int) -> int:
        """The numbers of a colour in a hand and on the seat's discard pile, as a set."""
        first = seat * KINDS + colour * NUMBERS
        numbers = 0
        for i in range(NUMBERS):
            if state.hands[first + i]:
                numbers |= 2 << i
        top = self.top(state, seat)
        if colour * NUMBERS <= top < colour * NUMBERS + NUMBERS:
            numbers |= 2 << (top - colour * NUMBERS)
        return numbers

    def can_empty(self, state: Stacks) -> bool:
        first = state.to_move * KINDS
        if state.hands[first + HOLD_CARD] or state.hands[first + STEAL_CARD] or state.hands[first + CHIP_CARD]:
            return False
        return self.fits(state, 0) and self.fits(state, 1)

    def fits(self, state: Stacks, colour: int) -> bool:
        """Can all cards of a colour in hand be played, each on the first pile that takes it?"""
        first = state.to_move * KINDS + colour * NUMBERS
        older = state.heights[colour * 2]
        newer = state.heights[colour * 2 + 1]
        wilds = state.hands[state.to_move * KINDS + WILD + colour]
        for i in range(NUMBERS):
            for _ in range(state.hands[first + i]):
                low = older if older <= i and (older >= newer or newer > i) else newer
                if low > i or i - low > wilds:
                    return False
                wilds -= i - low
                if low == older:
                    older = i + 1
                else:
                    newer = i + 1
        return True

    def highest(self, state: Stacks) -> int:
        highest = 0
        for slot in range(SLOTS):
            if state.heights[slot] > highest:
                highest = state.heights[slot]
        return highest

    def colour_of(self, kind: int) -> int:
        return kind - WILD if kind >= WILD else 1 if kind >= NUMBERS else 0

    # ---- chips

    def missing(self, state: Stacks, seat: int) -> int:
        return self.missing_from(state.chips[seat * 2], state.chips[seat * 2 + 1])

    def missing_with(self, state: Stacks, seat: int, colour: int) -> int:
        return self.missing_from(state.chips[seat * 2] + 1 - colour, state.chips[seat * 2 + 1] + colour)

    def missing_without(self, state: Stacks, seat: int, colour: int) -> int:
        return self.missing_from(state.chips[seat * 2] - 1 + colour, state.chips[seat * 2 + 1] - colour)

    def missing_from(self, reds: int, blues: int) -> int:
        """How many more chips win, at best: five in all, two of each colour."""
        reds_lacking = ENOUGH_OF_COLOUR - reds if reds < ENOUGH_OF_COLOUR else 0
        blues_lacking = ENOUGH_OF_COLOUR - blues if blues < ENOUGH_OF_COLOUR else 0
        total = ENOUGH - reds - blues
        lacking = reds_lacking + blues_lacking
        return total if total > lacking else lacking

    # ---- standings

    def do_move_cost(self) -> int:
        return 4

    def do_stage(self, state: State) -> int:
        return self.turns_begun(cython.cast(Stacks, state))

    def turns_begun(self, state: Stacks) -> int:
        return state.turns

    def do_horizon(self, state: State) -> int:
        """A turn of everybody: what follows depends on cards that nobody has seen."""
        return state.players

    def do_rollout_share(self) -> float:
        return 0.9

    def do_exploration(self) -> float:
        return 0.25  # a turn decides little

    def do_max_simulations(self) -> int:
        return 50000  # what is chosen after many more is no better: benchmarks/patience.py

    def do_value(self, state: State, seat: int) -> float:
        if state.to_move < 0:
            return self.share(state, seat)
        return self.standing(cython.cast(Stacks, state), seat)

    def standing(self, state: Stacks, seat: int) -> float:
        """The chance to be the first, as a turn begins."""
        own = self.strength(state, seat)
        total = 0.0
        for other in range(state.players):
            total += math.exp(self.strength(state, other) - own)
        return 1.0 / total

    def strength(self, state: Stacks, seat: int) -> float:
        """Chips count most, then what is in hand, above all if it completes a pile that helps."""
        first = seat * KINDS
        strength = BY_MISSING[self.missing(state, seat)] + HOLD_WORTH / state.players * state.hands[first + HOLD_CARD]
        for kind in range(WILD):
            if state.hands[first + kind]:
                strength += WORTH[kind]
        for kind in range(WILD, HOLD_CARD):
            strength += WORTH[kind] * state.hands[first + kind]
        if self.can_gain(state, seat):
            strength += READY if seat == state.to_move else SOON_READY
        return strength

    def can_gain(self, state: Stacks, seat: int) -> bool:
        """Could this seat complete a pile of a colour it needs, if it were its turn?"""
        piles = self.completable(state, seat)
        for colour in range(COLOURS):
            if piles >> colour * 2 & 3 and self.missing_with(state, seat, colour) < self.missing(state, seat):
                return True
        return False


HEURISTIC = StacksHeuristic()
