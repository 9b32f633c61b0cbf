"""What a network sees of Sequence Stacks.

`outlook` tells what can be reached, `move_features` what a move is; here are the position and what a move changes in it.
"""

from __future__ import annotations

from typing import Final

import cython

from noripan.core.features import Features, Numbers
from noripan.core.state import State
from noripan.games.stacks.feature_cells import HIDDEN, MOVE, POSITION
from noripan.games.stacks.heuristic import HEURISTIC
from noripan.games.stacks.move_features import MOVES
from noripan.games.stacks.outlook import OUTLOOK
from noripan.games.stacks.rules import Stacks

if not cython.compiled:
    from noripan.core.bits import lowest_bit
    from noripan.games.stacks.codes import (
        ACTION_SHIFT,
        ALLOW,
        CHIP,
        CLAIM_KIND_SHIFT,
        CLAIM_SEATS,
        CLAIMS,
        COLOUR_MASK,
        COLOUR_SHIFT,
        COLOURS,
        DISCARD,
        END,
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
        REVERSE,
        SEAT_MASK,
        SEATS,
        STEAL,
        TOP,
    )
    from noripan.games.stacks.outlook import NONE

OWN_TOPS: Final = 3  # cards of the own discard pile that are looked at
COUNTED: Final = 4  # cards of a kind in hand that are told apart
HELD_CELLS: Final = 8
UNSEEN_CELLS: Final = 10
PILE_CELLS: Final = 16
PILE_STEP: Final = 8
ROW_HAND: Final = POSITION.start("hand")
ROW_HELD: Final = POSITION.start("held")
ROW_TOPS: Final = POSITION.start("tops")
ROW_OTHER_TOP: Final = POSITION.start("other_top")
ROW_PILES: Final = POSITION.start("piles")
ROW_CHIPS: Final = POSITION.start("chips")
ROW_MISSING: Final = POSITION.start("missing")
ROW_HOLDS: Final = POSITION.start("holds")
ROW_KNOWN: Final = POSITION.start("known")
ROW_SURE_HOLD: Final = POSITION.start("sure_hold")
ROW_JUMPS: Final = POSITION.start("jumps")
ROW_REVERSED: Final = POSITION.start("reversed")
ROW_NEXT: Final = POSITION.start("next")
ROW_WINDOW: Final = POSITION.start("window")
ROW_AT_STAKE: Final = POSITION.start("at_stake")
ROW_ASKED: Final = POSITION.start("asked")
ROW_TURN: Final = POSITION.start("turn")
ROW_BUSY: Final = POSITION.start("busy")
ROW_IDLE: Final = POSITION.start("idle")
ROW_PILE: Final = POSITION.start("pile")
ROW_SHUFFLES: Final = POSITION.start("shuffles")
ROW_UNSEEN: Final = POSITION.start("unseen")
ROW_PLAYERS: Final = POSITION.start("players")
ACTION: Final = POSITION.size + MOVE.start("action")
SKIPPED: Final = POSITION.size + MOVE.start("skipped")
SUCCESSOR: Final = POSITION.size + MOVE.start("successor")
ROW_OTHER_HANDS: Final = HIDDEN.start("hands")
ROW_DRAWN: Final = HIDDEN.start("drawn")
ROW_ANSWERS: Final = HIDDEN.start("answers")


class StacksFeatures(Features):
    def __init__(self) -> None:
        super().__init__(POSITION, MOVE, HIDDEN, most_active=124, most_changes=80, most_hidden=40)
        self.heuristic = HEURISTIC
        self.outlook = OUTLOOK
        self.moves = MOVES

    # ---- the position

    def do_active(self, state: State, seat: int, out: Numbers) -> int:
        return self.write_position(cython.cast(Stacks, state), seat, out)

    def write_position(self, state: Stacks, seat: int, out: Numbers) -> int:
        n = self.write_hand(state, seat, out, 0)
        n = self.write_seats(state, seat, out, n)
        n = self.write_claims(state, seat, out, n)
        n = self.write_turn(state, seat, out, n)
        n = self.write_stock(state, seat, out, n)
        piles = self.outlook.piles_of(state)
        for colour in range(COLOURS):
            out[n] = self.piles_feature(piles, colour)
            n += 1
        red = self.outlook.cards_of(state, seat, 0)
        blue = self.outlook.cards_of(state, seat, 1)
        useful = self.outlook.useful(state.chips[seat * 2], state.chips[seat * 2 + 1])
        is_stuck = self.outlook.is_stuck(state, seat, NONE, NONE)
        top = self.outlook.card_under(state, seat, 0)
        n = self.outlook.write_outlook(red, blue, is_stuck, top, piles, useful, out, n)
        return self.outlook.write_runs(state, seat, piles, out, n)

    def write_hand(self, state: Stacks, seat: int, out: Numbers, n: int) -> int:
        for kind in range(KINDS):
            count = state.hands[seat * KINDS + kind]
            for i in range(count if count < COUNTED else COUNTED):
                out[n] = ROW_HAND + kind * COUNTED + i
                n += 1
        for depth in range(OWN_TOPS):
            out[n] = ROW_TOPS + depth * (KINDS + 1) + self.outlook.card_under(state, seat, depth) + 1
            n += 1
        return n

    def write_seats(self, state: Stacks, seat: int, out: Numbers, n: int) -> int:
        for near in range(state.players):
            other = self.outlook.other(state, seat, near)
            out[n] = ROW_HELD + near * HELD_CELLS + min(state.held[other], HELD_CELLS - 1)
            out[n + 1] = self.chips_feature(near, state.chips[other * 2], state.chips[other * 2 + 1])
            out[n + 2] = ROW_MISSING + near * 6 + self.heuristic.missing(state, other)
            n += 3
            if near:
                out[n] = ROW_OTHER_TOP + (near - 1) * (KINDS + 1) + self.outlook.card_under(state, other, 0) + 1
                out[n + 1] = ROW_HOLDS + (near - 1) * 3 + min(state.hold_most[seat * SEATS + other], 2)
                n += 2
        return n

    def write_claims(self, state: Stacks, seat: int, out: Numbers, n: int) -> int:
        """What is certain of one hand (SS-60), and of holds."""
        known: list[int] = [0] * 6
        sure_hold = False
        for i in range(seat * CLAIMS, seat * CLAIMS + state.claim_count[seat]):
            seats = state.claims[i] & CLAIM_SEATS & ~(1 << seat)
            kind = state.claims[i] >> CLAIM_KIND_SHIFT
            if seats and kind == HOLD_CARD:
                sure_hold = True
            if seats and seats & (seats - 1) == 0:
                known[self.outlook.near(state, seat, lowest_bit(seats))] |= 1 << kind
        if sure_hold:
            out[n] = ROW_SURE_HOLD
            n += 1
        for near in range(1, state.players):
            kinds = known[near]
            while kinds:
                out[n] = ROW_KNOWN + (near - 1) * KINDS + lowest_bit(kinds)
                n += 1
                kinds &= kinds - 1
        return n

    def write_turn(self, state: Stacks, seat: int, out: Numbers, n: int) -> int:
        turn = self.outlook.near(state, seat, state.turn)
        next_seat = self.outlook.next_seat(state, state.jumps, state.reverses)
        out[n] = ROW_TURN + turn
        out[n + 1] = ROW_JUMPS + min(state.jumps, 3)
        out[n + 2] = ROW_NEXT + self.outlook.near(state, seat, next_seat)
        out[n + 3] = ROW_PLAYERS + state.players - 2
        n += 4
        if state.reverses & 1:
            out[n] = ROW_REVERSED
            n += 1
        if state.busy:
            out[n] = ROW_BUSY
            n += 1
        if state.began_dry:
            out[n] = ROW_IDLE + min(state.idle, 5)
            n += 1
        if state.window != NO_WINDOW:
            out[n] = ROW_WINDOW + state.window * SEATS + turn
            out[n + 1] = ROW_AT_STAKE + self.heuristic.missing_with(state, state.turn, state.window)
            n += 2
            if state.to_move == seat:
                out[n] = ROW_ASKED
                n += 1
        return n

    def write_stock(self, state: Stacks, seat: int, out: Numbers, n: int) -> int:
        """What can still be drawn, and what is unseen there and in other hands."""
        left: list[int] = [0] * 17
        for other in range(state.players):
            if other != seat:
                for kind in range(KINDS):
                    left[kind] += state.hands[other * KINDS + kind]
        for i in range(state.pile_size):
            left[state.pile[i]] += 1
        for kind in range(KINDS):
            out[n] = ROW_UNSEEN + kind * UNSEEN_CELLS + min(left[kind], UNSEEN_CELLS - 1)
            n += 1
        out[n] = ROW_PILE + min(state.pile_size // PILE_STEP, PILE_CELLS - 1)
        out[n + 1] = ROW_SHUFFLES + min(state.shuffles, 3)
        return n + 2

    # ---- what a move changes

    def do_changes(self, state: State, move: int, out: Numbers) -> int:
        return self.write_changes(cython.cast(Stacks, state), move, out)

    def write_changes(self, state: Stacks, move: int, out: Numbers) -> int:
        """The features of the move, then what it changes in the position."""
        seat = state.to_move
        action = move >> ACTION_SHIFT
        out[0] = ACTION + action * 2 + (1 if move & FROM_DISCARD else 0)
        if action == ALLOW:
            return self.moves.write_answer(state, seat, action, out, 1)
        if action == END:
            return 1
        lost = self.card_played(move)
        got = self.card_taken(state, move)
        pushed = lost if action == DISCARD else NONE
        popped = self.popped(seat, move)
        colour = self.heuristic.colour_of(lost) if action == LAY else 0
        piles = self.outlook.piles_of(state)
        piles_then = piles
        if action == LAY:
            piles_then = self.outlook.piles_after(piles, colour, move >> NUMBER_SHIFT & NUMBER_MASK)
        n = self.moves.write_features(state, seat, move, lost, piles, out, 1)
        if move & FROM_DISCARD:
            lost = NONE
        n = self.write_cards(state, seat, lost, got, out, n)
        if pushed >= 0 or popped >> seat & 1:
            n = self.write_tops(state, seat, pushed, out, n)
        n = self.write_table(state, seat, move, piles, piles_then, out, n)
        top = pushed if pushed >= 0 else self.outlook.card_under(state, seat, popped >> seat & 1)
        gained = self.chip_gained(state, move, colour)
        n = self.write_prospects(state, seat, lost, got, top, piles, piles_then, gained, out, n)
        return self.outlook.write_other_runs(state, seat, pushed, popped, piles, piles_then, out, n)

    def write_prospects(
        self, state: Stacks, seat: int, lost: int, got: int, top: int, piles: int, piles_then: int, gained: int,
        out: Numbers, n: int,
    ) -> int:  # fmt: skip
        """What can be reached with a card more or less, this top and these piles, and with the chip gained."""
        before: list[int] = [0] * 24
        after: list[int] = [0] * 24
        reds = state.chips[seat * 2]
        blues = state.chips[seat * 2 + 1]
        useful = self.outlook.useful(reds, blues)
        red = self.outlook.cards_of(state, seat, 0)
        blue = self.outlook.cards_of(state, seat, 1)
        is_stuck = self.outlook.is_stuck(state, seat, NONE, NONE)
        top_now = self.outlook.card_under(state, seat, 0)
        befores = self.outlook.write_outlook(red, blue, is_stuck, top_now, piles, useful, before, 0)
        if gained >= 0:
            useful = self.outlook.useful(reds + 1 - gained, blues + gained)
            n = self.write_chips(state, seat, 0, reds + 1 - gained, blues + gained, out, n)
        red += self.outlook.packed(got, 0) - self.outlook.packed(lost, 0)
        blue += self.outlook.packed(got, 1) - self.outlook.packed(lost, 1)
        is_stuck = self.outlook.is_stuck(state, seat, lost, got)
        afters = self.outlook.write_outlook(red, blue, is_stuck, top, piles_then, useful, after, 0)
        return self.write_difference(before, befores, after, afters, out, n)

    def write_difference(self, before: Numbers, befores: int, after: Numbers, afters: int, out: Numbers, n: int) -> int:
        """What is only in the one or in the other of two lists that ascend."""
        i = 0
        j = 0
        while i < befores or j < afters:
            if j == afters or (i < befores and before[i] < after[j]):
                out[n] = ~before[i]
                n += 1
                i += 1
            elif i == befores or after[j] < before[i]:
                out[n] = after[j]
                n += 1
                j += 1
            else:
                i += 1
                j += 1
        return n

    def write_change(self, before: int, after: int, out: Numbers, n: int) -> int:
        """One feature instead of another, unless they are the same."""
        if before == after:
            return n
        out[n] = ~before
        out[n + 1] = after
        return n + 2

    def write_cards(self, state: Stacks, seat: int, lost: int, got: int, out: Numbers, n: int) -> int:
        """The own hand."""
        if lost != got:
            if lost >= 0 and state.hands[seat * KINDS + lost] <= COUNTED:
                out[n] = ~(ROW_HAND + lost * COUNTED + state.hands[seat * KINDS + lost] - 1)
                n += 1
            if 0 <= got < KINDS and state.hands[seat * KINDS + got] < COUNTED:
                out[n] = ROW_HAND + got * COUNTED + state.hands[seat * KINDS + got]
                n += 1
        held = state.held[seat] - (1 if lost >= 0 else 0) + (1 if got >= 0 else 0)
        return self.write_change(
            ROW_HELD + min(state.held[seat], HELD_CELLS - 1), ROW_HELD + min(held, HELD_CELLS - 1), out, n
        )

    def write_tops(self, state: Stacks, seat: int, pushed: int, out: Numbers, n: int) -> int:
        """The own discard pile gets a card, or else loses its top."""
        for depth in range(OWN_TOPS):
            row = ROW_TOPS + depth * (KINDS + 1) + 1
            if pushed < 0:
                then = self.outlook.card_under(state, seat, depth + 1)
            else:
                then = pushed if depth == 0 else self.outlook.card_under(state, seat, depth - 1)
            n = self.write_change(row + self.outlook.card_under(state, seat, depth), row + then, out, n)
        return n

    def write_table(self, state: Stacks, seat: int, move: int, piles: int, piles_then: int, out: Numbers, n: int) -> int:
        """The piles, the other seats and the turn."""
        action = move >> ACTION_SHIFT
        other = move & SEAT_MASK
        near = self.outlook.near(state, seat, other) if action in (STEAL, CHIP) else 0
        if action == HOLD:
            out[n] = ~(ROW_WINDOW + state.window * SEATS + self.outlook.near(state, seat, state.turn))
            out[n + 1] = ~(ROW_AT_STAKE + self.heuristic.missing_with(state, state.turn, state.window))
            out[n + 2] = ~ROW_ASKED
            return n + 3
        if action == LAY:
            for colour in range(COLOURS):
                n = self.write_change(self.piles_feature(piles, colour), self.piles_feature(piles_then, colour), out, n)
        elif action == STEAL and move & TOP:
            row = ROW_OTHER_TOP + (near - 1) * (KINDS + 1) + 1
            n = self.write_change(
                row + self.outlook.card_under(state, other, 0), row + self.outlook.card_under(state, other, 1), out, n
            )
        elif action == STEAL:
            row = ROW_HELD + near * HELD_CELLS
            n = self.write_change(
                row + min(state.held[other], HELD_CELLS - 1), row + min(state.held[other] - 1, HELD_CELLS - 1), out, n
            )
        elif action == CHIP:
            colour = move >> COLOUR_SHIFT & COLOUR_MASK
            reds = state.chips[other * 2] - 1 + colour
            n = self.write_chips(state, other, near, reds, state.chips[other * 2 + 1] - colour, out, n)
        elif action in (JUMP, REVERSE):
            n = self.write_order(state, seat, action, out, n)
        if action != DISCARD and not state.busy:
            out[n] = ROW_BUSY
            n += 1
        return n

    def write_chips(self, state: Stacks, seat: int, near: int, reds: int, blues: int, out: Numbers, n: int) -> int:
        """A seat gains or loses a chip."""
        before = self.chips_feature(near, state.chips[seat * 2], state.chips[seat * 2 + 1])
        n = self.write_change(before, self.chips_feature(near, reds, blues), out, n)
        row = ROW_MISSING + near * 6
        return self.write_change(
            row + self.heuristic.missing(state, seat), row + self.heuristic.missing_from(reds, blues), out, n
        )

    def write_order(self, state: Stacks, seat: int, action: int, out: Numbers, n: int) -> int:
        """A jump or a reverse: who comes next."""
        jumps = state.jumps + (1 if action == JUMP else 0)
        reverses = state.reverses + (1 if action == REVERSE else 0)
        before = self.outlook.next_seat(state, state.jumps, state.reverses)
        after = self.outlook.next_seat(state, jumps, reverses)
        out[n] = SKIPPED + self.heuristic.missing(state, before)
        out[n + 1] = SUCCESSOR + self.heuristic.missing(state, after)
        n = self.write_change(
            ROW_NEXT + self.outlook.near(state, seat, before), ROW_NEXT + self.outlook.near(state, seat, after), out, n + 2
        )
        n = self.write_change(ROW_JUMPS + min(state.jumps, 3), ROW_JUMPS + min(jumps, 3), out, n)
        if action == REVERSE:
            out[n] = ~ROW_REVERSED if state.reverses & 1 else ROW_REVERSED
            n += 1
        return n

    def card_played(self, move: int) -> int:
        """The kind that a move plays or discards."""
        action = move >> ACTION_SHIFT
        if action == HOLD:
            return HOLD_CARD
        return move & KIND_MASK if action in (LAY, DISCARD) else JUMP_CARD + action - JUMP

    def card_taken(self, state: Stacks, move: int) -> int:
        """The kind that a move brings to the hand, KINDS if that is unseen, or NONE."""
        if move >> ACTION_SHIFT != STEAL:
            return NONE
        return self.outlook.card_under(state, move & SEAT_MASK, 0) if move & TOP else KINDS

    def popped(self, seat: int, move: int) -> int:
        """The seats whose discard piles lose their tops, as a set."""
        seats = 1 << seat if move & FROM_DISCARD else 0
        if move >> ACTION_SHIFT == STEAL and move & TOP:
            seats |= 1 << (move & SEAT_MASK)
        return seats

    def chip_gained(self, state: Stacks, move: int, colour: int) -> int:
        """The colour of the chip that a move brings if nobody holds it up, or NONE."""
        action = move >> ACTION_SHIFT
        if action == CHIP:
            return move >> COLOUR_SHIFT & COLOUR_MASK
        completes = action == LAY and move >> NUMBER_SHIFT & NUMBER_MASK == HEIGHT
        return colour if completes and state.bank[colour] else NONE

    def piles_feature(self, piles: int, colour: int) -> int:
        return ROW_PILES + colour * 25 + (piles >> colour * 8 & 15) * HEIGHT + (piles >> colour * 8 + 4 & 15)

    def chips_feature(self, near: int, reds: int, blues: int) -> int:
        return ROW_CHIPS + near * 36 + min(reds, 5) * 6 + min(blues, 5)

    # ---- what nobody shows

    def do_hidden(self, state: State, seat: int, out: Numbers) -> int:
        return self.write_hidden(cython.cast(Stacks, state), seat, out)

    def write_hidden(self, state: Stacks, seat: int, out: Numbers) -> int:
        n = 0
        for near in range(1, state.players):
            other = self.outlook.other(state, seat, near)
            for kind in range(KINDS):
                for i in range(min(state.hands[other * KINDS + kind], 3)):
                    out[n] = ROW_OTHER_HANDS + ((near - 1) * KINDS + kind) * 3 + i
                    n += 1
        for i in range(min(state.pile_size, 5)):
            out[n] = ROW_DRAWN + i * KINDS + state.pile[state.pile_size - 1 - i]
            n += 1
        if state.window != NO_WINDOW:
            out[n] = ROW_ANSWERS + self.outlook.near(state, seat, state.to_move)
            n += 1
        return n


FEATURES = StacksFeatures()
