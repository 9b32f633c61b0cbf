"""What a network sees of IOTA; `move_features` tells what a move is."""

from __future__ import annotations

from typing import Final

import cython

from noripan.core.features import Features, Numbers
from noripan.core.state import State
from noripan.games.iota.feature_cells import HIDDEN, MOVE, POSITION
from noripan.games.iota.move_features import MOVES
from noripan.games.iota.rules import Iota

if not cython.compiled:
    from noripan.core.bits import count_bits, lowest_bit
    from noripan.games.iota.codes import (
        CARD_MASK,
        CARD_SHIFT,
        CARDS,
        END,
        HAND,
        KEEP,
        KIND_SHIFT,
        LAY,
        PLACE_MASK,
        RING_MASK,
        SWAP,
        TRADE,
        TRADED_MASK,
        UNKNOWN,
        WILD,
        WILDS,
    )

KINDS: Final = 12  # of the attributes: four colours, four shapes, four numbers
UNSEEN_CELLS: Final = 17
LEAD_CELLS: Final = 43
NO_LEAD: Final = 21
ROW_HAND: Final = POSITION.start("hand")
ROW_ALIKE: Final = POSITION.start("alike")
ROW_TRIPLES: Final = POSITION.start("triples")
ROW_IN_LINE: Final = POSITION.start("in_line")
ROW_UNSEEN: Final = POSITION.start("unseen")
ROW_WILDS: Final = POSITION.start("wilds")
ROW_KNOWN: Final = POSITION.start("known")
ROW_HELD: Final = POSITION.start("held")
ROW_LEAD: Final = POSITION.start("lead")
ROW_LEAD_OVER_BEST: Final = POSITION.start("lead_over_best")
ROW_PILE: Final = POSITION.start("pile")
ROW_FRESH: Final = POSITION.start("fresh")
ROW_TURN_SCORE: Final = POSITION.start("turn_score")
ROW_TURN: Final = POSITION.start("turn")
ROW_ASKING: Final = POSITION.start("asking")
ROW_ASKED: Final = POSITION.start("asked")
ROW_PASSES: Final = POSITION.start("passes")
ROW_PLAYERS: Final = POSITION.start("players")
ROW_FILL_GAPS: Final = POSITION.start("fill_gaps")
ROW_SHORT: Final = POSITION.start("short")
ROW_HANDS: Final = HIDDEN.start("hands")
ROW_NEXT: Final = HIDDEN.start("next")
ROW_ANSWERS: Final = HIDDEN.start("answers")


class IotaFeatures(Features):
    def __init__(self) -> None:
        super().__init__(POSITION, MOVE, HIDDEN, most_active=72, most_changes=56, most_hidden=20)
        self.moves = MOVES

    # ---- the position

    def do_active(self, state: State, seat: int, out: Numbers) -> int:
        return self.write_position(cython.cast(Iota, state), seat, out)

    def write_position(self, state: Iota, seat: int, out: Numbers) -> int:
        n = self.write_hand(state, seat, out, 0)
        n = self.write_unseen(state, seat, out, n)
        n = self.write_seats(state, seat, out, n)
        return self.write_turn(state, seat, out, n)

    def write_hand(self, state: Iota, seat: int, out: Numbers, n: int) -> int:
        counts: list[int] = [0] * 12
        wilds = 0
        for i in range(seat * HAND, seat * HAND + state.cards.held[seat]):
            card = state.cards.hands[i]
            if card == WILD:
                out[n] = ROW_HAND + WILD + wilds
                n += 1
                wilds += 1
                continue
            out[n] = ROW_HAND + card
            n += 1
            for attribute in range(3):
                kind = self.kind(card, attribute)
                out[n] = ROW_ALIKE + kind * HAND + counts[kind]
                n += 1
                counts[kind] += 1
        out[n] = ROW_WILDS + 6 + wilds
        out[n + 1] = ROW_WILDS + 3 + state.grid.wilds
        out[n + 2] = ROW_WILDS + self.unseen_wilds(state, wilds)
        return self.write_lines(state, seat, (1 << state.cards.held[seat]) - 1, out, n + 3)

    def write_lines(self, state: Iota, seat: int, places: int, out: Numbers, n: int) -> int:
        """The lines that cards at these places of a hand would make."""
        triples = self.moves.triples(state, seat, places)
        out[n] = ROW_TRIPLES + triples
        n += 1
        if triples == HAND:
            out[n] = ROW_IN_LINE
            n += 1
        return n

    def write_unseen(self, state: Iota, seat: int, out: Numbers, n: int) -> int:
        counts: list[int] = [0] * 12
        hidden = state.cards.hidden_from(seat, state.grid.cards())
        cards = hidden
        while cards:
            card = lowest_bit(cards)
            cards &= cards - 1
            for attribute in range(3):
                counts[self.kind(card, attribute)] += 1
        for kind in range(KINDS):
            out[n] = ROW_UNSEEN + kind * UNSEEN_CELLS + counts[kind]
            n += 1
        return self.write_known(state, seat, hidden, out, n) if state.cards.memory.kept else n

    def write_known(self, state: Iota, seat: int, hidden: int, out: Numbers, n: int) -> int:
        """IO-50: what can be told of other hands from swaps and trades."""
        for near in range(1, state.players):
            row = ROW_KNOWN + (near - 1) * (CARDS + 1)
            other = (seat + near) % state.players
            has_wild = False
            for slot in range(other * HAND, other * HAND + state.cards.held[other]):
                card = state.cards.memory.certain(seat, slot, hidden)
                if card != UNKNOWN and not (card == WILD and has_wild):
                    out[n] = row + card
                    n += 1
                    has_wild = has_wild or card == WILD
        return n

    def write_seats(self, state: Iota, seat: int, out: Numbers, n: int) -> int:
        for near in range(state.players):
            other = (seat + near) % state.players
            out[n] = ROW_HELD + near * 5 + state.cards.held[other]
            n += 1
        return self.write_leads(state, seat, state.totals[seat], out, n)

    def write_leads(self, state: Iota, seat: int, total: int, out: Numbers, n: int) -> int:
        """The leads of a seat with these points, in the order of the features."""
        best = 0
        for near in range(1, state.players):
            other = (seat + near) % state.players
            out[n] = ROW_LEAD + (near - 1) * LEAD_CELLS + self.lead(total - state.totals[other])
            n += 1
            best = max(best, state.totals[other])
        out[n] = ROW_LEAD_OVER_BEST + self.lead(total - best)
        return n + 1

    def write_turn(self, state: Iota, seat: int, out: Numbers, n: int) -> int:
        pile = state.cards.left
        out[n] = ROW_PILE + (pile if pile < 8 else 6 + pile // 4)
        out[n + 1] = ROW_FRESH + state.fresh
        out[n + 2] = ROW_TURN_SCORE + self.moves.size(state.turn_score())
        out[n + 3] = ROW_TURN + (state.turn + state.players - seat) % state.players
        out[n + 4] = ROW_PASSES + min(state.passes, 7)
        out[n + 5] = ROW_PLAYERS + state.players - 2
        n += 6
        if state.asking:
            out[n] = ROW_ASKING
            n += 1
            if state.to_move == seat:
                out[n] = ROW_ASKED
                n += 1
        if state.fill_gaps:
            out[n] = ROW_FILL_GAPS
            n += 1
        if state.cards.half:
            out[n] = ROW_SHORT
            n += 1
        return n

    # ---- what a move changes

    def do_changes(self, state: State, move: int, out: Numbers) -> int:
        return self.write_changes(cython.cast(Iota, state), move, out)

    def write_changes(self, state: Iota, move: int, out: Numbers) -> int:
        kind = move >> KIND_SHIFT
        card = move >> CARD_SHIFT & CARD_MASK
        before = state.turn_score()
        score = self.moves.score_after(state, card, move & PLACE_MASK) if kind == LAY else before
        n = self.moves.write(state, move, score, out)
        if kind == LAY:
            n = self.write_change(ROW_FRESH + state.fresh, ROW_FRESH + state.fresh + 1, out, n)
            n = self.write_change(ROW_TURN_SCORE + self.moves.size(before), ROW_TURN_SCORE + self.moves.size(score), out, n)
            return self.write_cards(state, self.place_of(state, card), 1 if card == WILD else 0, out, n)
        if kind == TRADE:
            return self.write_cards(state, move & TRADED_MASK, 0, out, n)
        if kind == END:
            return self.write_end(state, score, out, n)
        if kind in (SWAP, KEEP):
            out[n] = ~ROW_ASKING
            out[n + 1] = ~ROW_ASKED
            n += 2
        if kind == SWAP:
            n = self.write_swap(state, self.place_of(state, card), out, n)
        return n

    def write_cards(self, state: Iota, lost: int, wilds: int, out: Numbers, n: int) -> int:
        """Cards leave the own hand, from these places; so many wilds go to the table."""
        seat = state.to_move
        held = state.cards.held[seat]
        kept = (1 << held) - 1 & ~lost
        n = self.write_lost(state, seat, lost, out, n)
        before = state.cards.wilds_held(seat)
        after = before - self.moves.heuristic.wilds_among(state, lost)
        n = self.write_change(ROW_WILDS + 6 + before, ROW_WILDS + 6 + after, out, n)
        n = self.write_change(ROW_WILDS + 3 + state.grid.wilds, ROW_WILDS + 3 + state.grid.wilds + wilds, out, n)
        n = self.write_change(ROW_HELD + held, ROW_HELD + count_bits(kept), out, n)
        return self.write_fewer_lines(state, seat, kept, out, n)

    def write_lost(self, state: Iota, seat: int, lost: int, out: Numbers, n: int) -> int:
        """The cards at these places leave the hand, and what they shared with others there counts less."""
        counts: list[int] = [0] * 12
        wilds = state.cards.wilds_held(seat)
        for i in range(state.cards.held[seat]):
            card = state.cards.hands[seat * HAND + i]
            if card != WILD:
                for attribute in range(3):
                    counts[self.kind(card, attribute)] += 1
        for i in range(state.cards.held[seat]):
            if lost >> i & 1 == 0:
                continue
            card = state.cards.hands[seat * HAND + i]
            if card == WILD:
                wilds -= 1
                out[n] = ~(ROW_HAND + WILD + wilds)
                n += 1
                continue
            out[n] = ~(ROW_HAND + card)
            n += 1
            for attribute in range(3):
                kind = self.kind(card, attribute)
                counts[kind] -= 1
                out[n] = ~(ROW_ALIKE + kind * HAND + counts[kind])
                n += 1
        return n

    def write_fewer_lines(self, state: Iota, seat: int, kept: int, out: Numbers, n: int) -> int:
        before = self.moves.triples(state, seat, (1 << state.cards.held[seat]) - 1)
        n = self.write_change(ROW_TRIPLES + before, ROW_TRIPLES + self.moves.triples(state, seat, kept), out, n)
        if before == HAND:
            out[n] = ~ROW_IN_LINE
            n += 1
        return n

    def write_swap(self, state: Iota, place: int, out: Numbers, n: int) -> int:
        """IO-32: a wild of the table for the card at this place of the hand."""
        seat = state.to_move
        wilds = state.cards.wilds_held(seat)
        n = self.write_lost(state, seat, place, out, n)
        out[n] = ROW_HAND + WILD + wilds
        n = self.write_change(ROW_WILDS + 6 + wilds, ROW_WILDS + 7 + wilds, out, n + 1)
        n = self.write_change(ROW_WILDS + 3 + state.grid.wilds, ROW_WILDS + 2 + state.grid.wilds, out, n)
        return self.write_fewer_lines(state, seat, (1 << state.cards.held[seat]) - 1 & ~place, out, n)

    def write_end(self, state: Iota, score: int, out: Numbers, n: int) -> int:
        before: list[int] = [0] * 4
        after: list[int] = [0] * 4
        seat = state.to_move
        leads = self.write_leads(state, seat, state.totals[seat], before, 0)
        self.write_leads(state, seat, state.totals[seat] + score, after, 0)
        for i in range(leads):
            n = self.write_change(before[i], after[i], out, n)
        n = self.write_change(ROW_FRESH + state.fresh, ROW_FRESH, out, n)
        return self.write_change(ROW_TURN_SCORE + self.moves.size(score), ROW_TURN_SCORE, out, n)

    def write_change(self, before: int, after: int, out: Numbers, n: int) -> int:
        """One feature instead of another, unless they are the same."""
        if before == after:
            return n
        out[n] = ~before
        out[n + 1] = after
        return n + 2

    # ---- what nobody shows

    def do_hidden(self, state: State, seat: int, out: Numbers) -> int:
        return self.write_hidden(cython.cast(Iota, state), seat, out)

    def write_hidden(self, state: Iota, seat: int, out: Numbers) -> int:
        n = 0
        for near in range(1, state.players):
            other = (seat + near) % state.players
            wilds = 0
            for i in range(other * HAND, other * HAND + state.cards.held[other]):
                card = state.cards.hands[i]
                out[n] = ROW_HANDS + (near - 1) * (CARDS + WILDS) + (card + wilds if card == WILD else card)
                n += 1
                wilds += 1 if card == WILD else 0
        for i in range(min(HAND, state.cards.left)):
            out[n] = ROW_NEXT + i * (CARDS + 1) + state.cards.pile[state.cards.top + i & RING_MASK]
            n += 1
        if state.asking:
            out[n] = ROW_ANSWERS + (state.to_move + state.players - seat) % state.players
            n += 1
        return n

    # ---- cards

    def kind(self, card: int, attribute: int) -> int:
        """A card's colour, shape or number as one of twelve."""
        return attribute * 4 + (card >> 4 - 2 * attribute & 3)

    def place_of(self, state: Iota, card: int) -> int:
        """Where a card is in the own hand, as a set of places."""
        for i in range(HAND):
            if state.cards.hands[state.to_move * HAND + i] == card:
                return 1 << i
        return 0

    def unseen_wilds(self, state: Iota, held: int) -> int:
        """How many wilds are neither on the table nor among those held."""
        return WILDS - state.grid.wilds - held

    def lead(self, points: int) -> int:
        return NO_LEAD + self.moves.size(points) if points >= 0 else NO_LEAD - self.moves.size(-points)


FEATURES = IotaFeatures()
