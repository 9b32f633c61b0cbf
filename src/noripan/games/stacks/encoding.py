"""Sequence Stacks' states and moves as arrays of bytes.

The 17 kinds of cards are r1 to r5, b1 to b5, the red and the blue wild, jump, reverse, steal, chip and hold.
"""

from __future__ import annotations

from typing import Final

import cython

from noripan.core.encoding import Encoder, Out
from noripan.core.spec import Cells, Spec
from noripan.core.state import State
from noripan.games.stacks.rules import Stacks

if not cython.compiled:
    from noripan.core.bits import lowest_bit
    from noripan.core.encoding import mark
    from noripan.games.stacks.codes import (
        ACTION_SHIFT,
        ALLOW,
        CHIP,
        CLAIM_COUNT_MASK,
        CLAIM_COUNT_SHIFT,
        CLAIM_KIND_SHIFT,
        CLAIM_SEATS,
        CLAIMS,
        COLOUR_MASK,
        COLOUR_SHIFT,
        DECK,
        DISCARD,
        FROM_DISCARD,
        HEIGHT,
        HOLD,
        JUMP,
        KIND_MASK,
        KINDS,
        LAY,
        NO_WINDOW,
        NUMBER_MASK,
        NUMBER_SHIFT,
        REVERSE,
        SEAT_MASK,
        SEATS,
        SLOTS,
        STEAL,
        TOP,
        WILD,
    )

OTHERS: Final = 5  # seats, at most
AMONG_CELLS: Final = 24  # of a claim about several hands

OBSERVATION = Spec(
    Cells("hand", (17,), "how many cards of each kind I hold", 9),
    Cells("aside", (17,), "cards of completed piles, by kind", 9),
    Cells("used", (17,), "special cards played, by kind", 9),
    Cells("held", (6,), "how many cards each seat holds", 120),
    Cells("chips", (6, 2), "red and blue chips of each seat", 20),
    Cells("top", (6, 18), "the top of each seat's discard pile: none, or its kind"),
    Cells("discards", (6, 17), "cards of each seat's discard pile, by kind", 9),
    Cells("known", (5, 17), "cards that each other seat is sure to hold, by kind", 9),
    Cells("no_hold", (5,), "other seats that are sure to have no hold"),
    Cells("among", (12, 24), "cards sure to be in several hands together: the kind, how many, the seats", 7),
    Cells("height", (4, 6), "cards of each open pile, two of each colour: one of 0 to 5"),
    Cells("wilds", (4, 5), "which of them are wilds, from below"),
    Cells("bank", (2,), "chips left", 20),
    Cells("pile", (), "cards of the draw pile", 120),
    Cells("direction", (2,), "one of clockwise, counter-clockwise"),
    Cells("reverses", (), "reverses played this turn", 3),
    Cells("jumps", (), "jumps played this turn", 3),
    Cells("window", (3,), "the completed pile for which holds are asked: one of none, red, blue"),
    Cells("asked", (), "am I asked for a hold"),
    Cells("turn", (6,), "whose turn it is"),
    Cells("idle", (), "turns in a row without a card to draw or play", 6),
    Cells("busy", (), "was a card played this turn"),
    Cells("dry", (), "did the turn begin with nothing left to draw"),
    Cells("players", (5,), "one of 2 to 6"),
)
HIDDEN = Spec(
    Cells("hands", (5, 17), "cards of the other seats, by kind", 9),
    Cells("piled", (17,), "cards of the draw pile, by kind", 9),
    Cells("next", (5, 17), "its top five cards"),
    Cells("answers", (6,), "the seat to move: who is asked for a hold, if anybody is"),
)
ACTIONS = Spec(
    Cells("lay", (2, 10), "lay a number from my hand or my discard pile: r1 to r5, b1 to b5"),
    Cells("wild", (2, 2, 5), "lay a red or blue wild from hand or discard pile as 1 to 5"),
    Cells("jump", (2,), "play a jump from hand or discard pile"),
    Cells("reverse", (2,), "play a reverse"),
    Cells("steal", (2, 2, 5), "steal an unseen card of each other seat, or the top of its discard pile"),
    Cells("chip", (2, 2, 5), "take a red or blue chip of each other seat"),
    Cells("discard", (17,), "discard a kind and end my turn"),
    Cells("hold", (), "play a hold"),
    Cells("allow", (), "play no hold"),
    Cells("end", (), "end my turn without a card"),
)

AT_HAND: Final = OBSERVATION.start("hand")
AT_ASIDE: Final = OBSERVATION.start("aside")
AT_USED: Final = OBSERVATION.start("used")
AT_HELD: Final = OBSERVATION.start("held")
AT_CHIPS: Final = OBSERVATION.start("chips")
AT_TOP: Final = OBSERVATION.start("top")
AT_DISCARDS: Final = OBSERVATION.start("discards")
AT_KNOWN: Final = OBSERVATION.start("known")
AT_NO_HOLD: Final = OBSERVATION.start("no_hold")
AT_AMONG: Final = OBSERVATION.start("among")
AT_HEIGHT: Final = OBSERVATION.start("height")
AT_WILDS: Final = OBSERVATION.start("wilds")
AT_BANK: Final = OBSERVATION.start("bank")
AT_PILE: Final = OBSERVATION.start("pile")
AT_DIRECTION: Final = OBSERVATION.start("direction")
AT_REVERSES: Final = OBSERVATION.start("reverses")
AT_JUMPS: Final = OBSERVATION.start("jumps")
AT_WINDOW: Final = OBSERVATION.start("window")
AT_ASKED: Final = OBSERVATION.start("asked")
AT_TURN: Final = OBSERVATION.start("turn")
AT_IDLE: Final = OBSERVATION.start("idle")
AT_BUSY: Final = OBSERVATION.start("busy")
AT_DRY: Final = OBSERVATION.start("dry")
AT_PLAYERS: Final = OBSERVATION.start("players")
AT_HANDS: Final = HIDDEN.start("hands")
AT_PILED: Final = HIDDEN.start("piled")
AT_NEXT: Final = HIDDEN.start("next")
AT_ANSWERS: Final = HIDDEN.start("answers")
LAY_ACTION: Final = ACTIONS.start("lay")
WILD_ACTION: Final = ACTIONS.start("wild")
JUMP_ACTION: Final = ACTIONS.start("jump")
REVERSE_ACTION: Final = ACTIONS.start("reverse")
STEAL_ACTION: Final = ACTIONS.start("steal")
CHIP_ACTION: Final = ACTIONS.start("chip")
DISCARD_ACTION: Final = ACTIONS.start("discard")
HOLD_ACTION: Final = ACTIONS.start("hold")
ALLOW_ACTION: Final = ACTIONS.start("allow")
END_ACTION: Final = ACTIONS.start("end")


class StacksEncoder(Encoder):
    def do_observe(self, state: State, seat: int, out: Out) -> None:
        self.write_observation(cython.cast(Stacks, state), seat, out)

    def write_observation(self, state: Stacks, seat: int, out: Out) -> None:
        for kind in range(KINDS):
            out[AT_HAND + kind] = state.hands[seat * KINDS + kind]
            out[AT_ASIDE + kind] = state.aside[kind]
            out[AT_USED + kind] = state.used[kind]
        other = seat
        for near in range(state.players):
            self.write_seat(state, seat, other, near, out)
            other = other + 1 if other + 1 < state.players else 0
        self.write_claims(state, seat, out)
        self.write_table(state, seat, out)

    def write_seat(self, state: Stacks, seat: int, other: int, near: int, out: Out) -> None:
        size = state.discarded[other]
        out[AT_HELD + near] = state.held[other]
        out[AT_CHIPS + near * 2] = state.chips[other * 2]
        out[AT_CHIPS + near * 2 + 1] = state.chips[other * 2 + 1]
        out[AT_TOP + near * (KINDS + 1) + (state.discards[other * DECK + size - 1] + 1 if size else 0)] = 1
        for i in range(other * DECK, other * DECK + size):
            out[AT_DISCARDS + near * KINDS + state.discards[i]] += 1
        out[AT_TURN + near] = other == state.turn
        if near:
            out[AT_NO_HOLD + near - 1] = state.hold_most[seat * SEATS + other] == 0

    def write_claims(self, state: Stacks, seat: int, out: Out) -> None:
        """What is certain of one hand, and of several together (SS-60)."""
        row = AT_AMONG
        for i in range(seat * CLAIMS, seat * CLAIMS + state.claim_count[seat]):
            kind = state.claims[i] >> CLAIM_KIND_SHIFT
            count = state.claims[i] >> CLAIM_COUNT_SHIFT & CLAIM_COUNT_MASK
            seats = self.relative(state, state.claims[i] & CLAIM_SEATS, seat)
            if seats & (seats - 1):
                out[row + kind] = 1
                out[row + KINDS] = count
                mark(out, row + KINDS + 1, seats)
                row += AMONG_CELLS
            elif seats:
                out[AT_KNOWN + (lowest_bit(seats) - 1) * KINDS + kind] += count

    def relative(self, state: Stacks, seats: int, seat: int) -> int:
        """A set of seats as seen from one of them."""
        return (seats | seats << state.players) >> seat & (1 << state.players) - 1

    def write_table(self, state: Stacks, seat: int, out: Out) -> None:
        for slot in range(SLOTS):
            out[AT_HEIGHT + slot * (HEIGHT + 1) + state.heights[slot]] = 1
            mark(out, AT_WILDS + slot * HEIGHT, state.wilds[slot])
        out[AT_BANK] = state.bank[0]
        out[AT_BANK + 1] = state.bank[1]
        out[AT_PILE] = state.pile_size
        out[AT_DIRECTION + (0 if state.direction > 0 else 1)] = 1
        out[AT_REVERSES] = state.reverses
        out[AT_JUMPS] = state.jumps
        out[AT_WINDOW + state.window + 1] = 1
        out[AT_ASKED] = state.window != NO_WINDOW and state.to_move == seat
        out[AT_IDLE] = state.idle
        out[AT_BUSY] = state.busy
        out[AT_DRY] = state.began_dry
        out[AT_PLAYERS + state.players - 2] = 1

    def do_reveal(self, state: State, seat: int, out: Out) -> None:
        self.write_hidden(cython.cast(Stacks, state), seat, out)

    def write_hidden(self, state: Stacks, seat: int, out: Out) -> None:
        for near in range(1, state.players):
            other = (seat + near) % state.players
            for kind in range(KINDS):
                out[AT_HANDS + (near - 1) * KINDS + kind] = state.hands[other * KINDS + kind]
        for i in range(state.pile_size):
            out[AT_PILED + state.pile[i]] += 1
            if i >= state.pile_size - OTHERS:
                out[AT_NEXT + (state.pile_size - 1 - i) * KINDS + state.pile[i]] = 1
        if state.to_move >= 0:
            out[AT_ANSWERS + (state.to_move + state.players - seat) % state.players] = 1

    # ---- actions

    def do_action(self, state: State, move: int) -> int:
        return self.action_of(cython.cast(Stacks, state), move)

    def action_of(self, state: Stacks, move: int) -> int:
        action = move >> ACTION_SHIFT
        source = 1 if move & FROM_DISCARD else 0
        if action == LAY:
            kind = move & KIND_MASK
            if kind < WILD:
                return LAY_ACTION + source * WILD + kind
            return WILD_ACTION + (source * 2 + kind - WILD) * HEIGHT + (move >> NUMBER_SHIFT & NUMBER_MASK) - 1
        if action == JUMP:
            return JUMP_ACTION + source
        if action == REVERSE:
            return REVERSE_ACTION + source
        if action == STEAL:
            return STEAL_ACTION + (source * 2 + (1 if move & TOP else 0)) * OTHERS + self.other_seat(state, move & SEAT_MASK)
        if action == CHIP:
            colour = move >> COLOUR_SHIFT & COLOUR_MASK
            return CHIP_ACTION + (source * 2 + colour) * OTHERS + self.other_seat(state, move & SEAT_MASK)
        if action == DISCARD:
            return DISCARD_ACTION + (move & KIND_MASK)
        if action == HOLD:
            return HOLD_ACTION
        if action == ALLOW:
            return ALLOW_ACTION
        return END_ACTION

    def other_seat(self, state: Stacks, other: int) -> int:
        """Counted from the one after the seat to move."""
        return (other + state.players - state.to_move) % state.players - 1


ENCODER = StacksEncoder(OBSERVATION, HIDDEN, ACTIONS)
