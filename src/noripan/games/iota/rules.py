"""IOTA: turns, swaps and scores. Clauses (IO-…) are those of the rules page. What fits where is worked out by the grid.

Cards, places and moves are numbers, as `codes.py` says.
"""

from __future__ import annotations

import cython

from noripan.core.dealer import Dealer
from noripan.core.state import Moves, State
from noripan.games.iota.belief import Belief
from noripan.games.iota.cards import Cards
from noripan.games.iota.grid import Grid

if not cython.compiled:
    from noripan.core.bits import lowest_bit
    from noripan.games.iota.codes import (
        ALL,
        BELOW_YELLOW,
        CARD_MASK,
        CARD_SHIFT,
        COLUMN_MASK,
        COLUMN_SIDES,
        DOWN,
        EMPTY,
        END,
        GAPS,
        HAND,
        KEEP,
        KIND_SHIFT,
        LAY,
        LENGTH_SHIFT,
        LOT,
        NOWHERE,
        OPEN,
        PASS,
        PLACE_MASK,
        PLAN_END,
        RIGHT,
        ROW_SIDES,
        SEATS,
        STALEMATE_ROUNDS,
        SUM_MASK,
        SWAP,
        TRADE,
        TRADED_MASK,
        UNKNOWN,
        WILD,
        WILDS,
    )


class Iota(State):
    def __init__(self, players: int, fill_gaps: bool, half: bool) -> None:
        State.__init__(self, players)
        self.fill_gaps = fill_gaps
        self.grid = Grid()
        self.cards = Cards(players, half)
        self.turn = 0  # the seat whose turn it is or is about to be
        self.turns = 0  # that have begun
        self.fresh = 0  # cards laid in this turn; they are the last ones of the grid
        self.passes = 0  # in a row
        self.asking = False  # is a seat being asked whether it swaps (IO-32)?
        self.asked = 0  # how many seats from `turn` on are done with being asked
        self.swapped = 0  # the same when the last swap before this turn was made, which all saw
        self.totals = [0] * 4

    def do_blank(self) -> State:
        return self.furnish(Iota.__new__(Iota))

    def furnish(self, twin: Iota) -> State:
        twin.grid = Grid.__new__(Grid)
        twin.cards = Cards.__new__(Cards)
        twin.cards.memory = Belief.__new__(Belief)
        return twin

    def do_copy_from(self, other: State) -> None:
        self.copy_base_from(other)
        self.copy_fields_from(cython.cast(Iota, other))

    def copy_fields_from(self, source: Iota) -> None:
        self.fill_gaps = source.fill_gaps
        self.grid.copy_from(source.grid)
        self.cards.copy_from(source.cards)
        self.turn = source.turn
        self.turns = source.turns
        self.fresh = source.fresh
        self.passes = source.passes
        self.asking = source.asking
        self.asked = source.asked
        self.swapped = source.swapped
        self.totals = source.totals[:]

    def do_stop_remembering(self) -> None:
        self.cards.stop_remembering()

    def do_begin(self) -> None:
        self.deal()
        self.grid.begin(self.cards.starter)
        self.passes = 0
        self.turns = 0
        for seat in range(SEATS):
            self.totals[seat] = 0
        self.begin_turn(self.cards.first)

    def deal(self) -> None:
        plan: list[int] = [0] * 75
        for cell in range(PLAN_END):
            plan[cell] = self.plan.cell[cell] if self.planned else UNKNOWN
        self.cards.begin(plan, self.chance)

    # ---- moves

    def do_legal(self, moves: Moves) -> None:
        """IO-13: lay cards one by one, or pass; before a turn, swap or keep."""
        moves.n = 0
        if self.asking:
            self.add_swaps(moves)
            moves.add(KEEP << KIND_SHIFT)
        elif self.fresh == 0:
            self.add_firsts(moves)
            moves.add(PASS << KIND_SHIFT)
            self.add_trades(moves)
        else:
            if self.cards.held[self.turn]:
                self.add_extensions(moves)
            moves.add(END << KIND_SHIFT)

    def add_firsts(self, moves: Moves) -> None:
        """The first card of a turn may go to any open place that is no gap (IO-17)."""
        hand = self.cards.plain_cards(self.turn)
        wilds = self.cards.wilds_held(self.turn)
        gaps = 0 if self.fill_gaps else GAPS
        for number in range(self.grid.open):
            if (wilds or self.grid.fits[number] & hand) and not gaps >> self.grid.sides[number] & 1:
                self.add_layings(moves, number, hand, wilds)

    def add_layings(self, moves: Moves, number: int, hand: int, wilds: int) -> None:
        """The cards in hand that fit an open place: it is beside cards (IO-15), and both its runs stay lines (IO-16)."""
        place = self.grid.places[number]
        fits = self.grid.fits[number] & hand
        if wilds:
            self.add_cards(moves, fits & BELOW_YELLOW, place)  # in notation order, which has wilds before yellow
            moves.add(LAY << KIND_SHIFT | WILD << CARD_SHIFT | place)  # IO-30: some card fits every open place
            fits &= ALL ^ BELOW_YELLOW
        self.add_cards(moves, fits, place)

    def add_cards(self, moves: Moves, cards: int, place: int) -> None:
        while cards:
            moves.add(LAY << KIND_SHIFT | lowest_bit(cards) << CARD_SHIFT | place)
            cards &= cards - 1

    def add_extensions(self, moves: Moves) -> None:
        """IO-14: the next card goes to an end of the run that has all cards laid in this turn."""
        hand = self.cards.plain_cards(self.turn)
        wilds = self.cards.wilds_held(self.turn)
        if self.fresh == 1 or self.direction() == RIGHT:
            self.add_ends(moves, RIGHT, hand, wilds)
        if self.fresh == 1 or self.direction() == DOWN:
            self.add_ends(moves, DOWN, hand, wilds)

    def direction(self) -> int:
        """The step along the cards of this turn; of a single card, along its row."""
        first = self.grid.spots[self.grid.n - self.fresh]
        last = self.grid.spots[self.grid.n - 1]
        return DOWN if self.fresh > 1 and first & COLUMN_MASK == last & COLUMN_MASK else RIGHT

    def add_ends(self, moves: Moves, step: int, hand: int, wilds: int) -> None:
        last = self.grid.spots[self.grid.n - 1]
        self.add_end(moves, self.grid.end_of(last, step), step, hand, wilds)
        self.add_end(moves, self.grid.end_of(last, -step), -step, hand, wilds)

    def add_end(self, moves: Moves, place: int, outward: int, hand: int, wilds: int) -> None:
        number = self.grid.at(place) - OPEN
        if number < 0 or not (wilds or self.grid.fits[number] & hand):
            return
        if self.fill_gaps or not self.fills_gap(number, outward):
            self.add_layings(moves, number, hand, wilds)

    def fills_gap(self, number: int, outward: int) -> bool:
        """IO-17: are there older cards on both sides? Across the run of this turn all are older, and beyond its end too."""
        across = COLUMN_SIDES if outward in (RIGHT, -RIGHT) else ROW_SIDES
        if self.grid.sides[number] & across == across:
            return True
        place = self.grid.places[number]
        if self.grid.at(place + outward) >= EMPTY:
            return False
        return self.grid.points(place - outward, outward) >> LENGTH_SHIFT > self.fresh

    def add_trades(self, moves: Moves) -> None:
        """IO-20: any cards in hand, if there is a pile; of two wilds, which are alike, the first before the second."""
        if self.cards.left == 0:
            return
        hand = self.turn * HAND
        second = 0  # the place of the second wild in hand, as a bit
        for i in range(1, self.cards.held[self.turn]):
            if self.cards.hands[hand + i - 1] == WILD and self.cards.hands[hand + i] == WILD:
                second = 1 << i
        for traded in range(1, 1 << self.cards.held[self.turn]):
            if traded & second == 0 or traded & second >> 1:
                moves.add(TRADE << KIND_SHIFT | traded)

    def add_swaps(self, moves: Moves) -> None:
        """IO-32: a card that a wild may stand for can take its place."""
        hand = self.to_move * HAND
        for wild in range(WILDS):
            place = self.grid.wild_place[wild]
            if place != NOWHERE:
                for i in range(hand, hand + self.cards.held[self.to_move]):
                    card = self.cards.hands[i]
                    if card != WILD and self.grid.wild_may[wild] >> card & 1:
                        moves.add(SWAP << KIND_SHIFT | card << CARD_SHIFT | place)

    def do_apply(self, move: int) -> None:
        kind = move >> KIND_SHIFT
        card = move >> CARD_SHIFT & CARD_MASK
        place = move & PLACE_MASK
        if kind == LAY:
            self.cards.show(self.turn, card)
            self.grid.lay(place, card)
            self.fresh += 1
        elif kind == END:
            self.end_turn()
        elif kind == SWAP:
            self.cards.show(self.to_move, card)
            self.cards.take_wild(self.to_move)
            self.grid.swap(place, card)
            self.swapped = self.asked
            self.ask()  # IO-33: the same seat again, if it can
        elif kind == KEEP:
            self.asked += 1
            self.ask()
        else:
            if kind == TRADE:
                self.cards.trade(self.turn, move & TRADED_MASK)
            self.pass_turn()

    # ---- turns

    def begin_turn(self, seat: int) -> None:
        self.turn = seat
        self.turns += 1
        self.fresh = 0
        self.asked = 0
        self.swapped = 0
        self.ask()

    def ask(self) -> None:
        """IO-33: ask the next seat that can swap, from the one about to move on clockwise; then the turn begins."""
        wanted = self.wanted()
        while self.asked < self.players:
            seat = (self.turn + self.asked) % self.players
            if wanted and self.cards.holds_any(seat, wanted):
                self.asking = True
                self.to_move = seat
                return
            self.asked += 1
        self.asking = False
        self.to_move = self.turn

    def wanted(self) -> int:
        """The cards that could take the place of a wild."""
        cards = self.grid.wild_may[0] if self.grid.wild_place[0] != NOWHERE else 0
        if self.grid.wild_place[1] != NOWHERE:
            cards |= self.grid.wild_may[1]
        return cards

    def end_turn(self) -> None:
        self.totals[self.turn] += self.turn_score()
        self.fresh = 0
        self.passes = 0
        if self.is_last_turn():
            self.finish()  # IO-28
            return
        while self.cards.held[self.turn] < HAND and self.cards.left:
            self.cards.draw(self.turn)  # IO-18
        self.begin_turn((self.turn + 1) % self.players)

    def is_last_turn(self) -> bool:
        return self.cards.held[self.turn] == 0 and self.cards.left == 0

    def pass_turn(self) -> None:
        self.passes += 1
        if self.is_stalemate(self.passes):
            self.finish()
        else:
            self.begin_turn((self.turn + 1) % self.players)

    def is_stalemate(self, passes: int) -> bool:
        """IO-35: so many passes in a row are enough. The pile's size does not change in between."""
        return passes == (STALEMATE_ROUNDS * self.players if self.cards.left else self.players)

    # ---- scores

    def turn_score(self) -> int:
        """What the cards laid in this turn score if it ends now (IO-25)."""
        if self.fresh == 0:
            return 0
        along = self.direction()
        across = RIGHT + DOWN - along
        total = 0
        lots = 0
        for i in range(-1, self.fresh):
            if i < 0:
                line = self.grid.points(self.grid.spots[self.grid.n - 1], along)
            else:
                line = self.grid.points(self.grid.spots[self.grid.n - 1 - i], across)
            if line >> LENGTH_SHIFT > 1:
                total += line & SUM_MASK
            if line >> LENGTH_SHIFT == LOT:
                lots += 1  # IO-26
        if self.fresh == HAND:
            lots += 1  # IO-27
        if self.is_last_turn():
            lots += 1  # IO-28
        return total << lots

    def score_of_turn(self) -> int:
        """`turn_score` for callers in Python."""
        return self.turn_score()

    def do_score(self, seat: int) -> int:
        return self.totals[seat]

    def do_winners(self) -> int:
        """IO-29: the highest score wins; equals share the victory."""
        best = -1
        seats = 0
        for seat in range(self.players):
            if self.totals[seat] > best:
                best = self.totals[seat]
                seats = 0
            if self.totals[seat] == best:
                seats |= 1 << seat
        return seats

    # ---- what is hidden (IO-50)

    def do_is_secret(self) -> bool:
        return self.asking  # IO-33: who is being asked would tell what that seat holds

    def do_reveals(self, move: int) -> bool:
        """Cards are drawn, or hidden cards decide whether a seat is asked to swap."""
        kind = move >> KIND_SHIFT
        if kind == END:
            return self.cards.left > 0 or (not self.is_last_turn() and self.grid.wilds > 0)
        if kind == PASS:
            return self.grid.wilds > 0 and not self.is_stalemate(self.passes + 1)
        if kind == SWAP:
            return self.grid.wilds > 1  # the same seat may be asked again, or another
        return kind == TRADE or (kind == KEEP and self.asked + 1 < self.players)

    def do_guess(self, seat: int, dealer: Dealer) -> None:
        askable = self.askable(seat) if self.asking and seat != self.to_move else 0
        asked = self.cards.guess(seat, self.grid.cards(), self.grid.wilds, askable, self.wanted(), dealer)
        if askable:
            self.to_move = asked
            self.asked = (asked + self.players - self.turn) % self.players

    def do_redeal(self, dealer: Dealer) -> None:
        self.cards.shuffle_unseen(dealer.rng)

    def askable(self, seat: int) -> int:
        """The seats that, for all this one knows, may be the one being asked now, as a bit set.

        A seat that has kept its own chance knows that those before it are done, and one that waits for it that those
        after it are not yet asked. Nothing has changed since it could swap, or else all saw a swap."""
        mine = (seat + self.players - self.turn) % self.players
        first = self.swapped
        last = self.players - 1
        if self.cards.holds_any(seat, self.wanted()):
            if mine < self.asked:
                first = mine + 1 if mine + 1 > first else first
            else:
                last = mine - 1
        seats = 0
        for number in range(first, last + 1):
            if number != mine:
                seats |= 1 << (self.turn + number) % self.players
        return seats
