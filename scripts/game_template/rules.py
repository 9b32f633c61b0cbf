"""Samplegame: the rules, and nothing else. Clauses (ZZ-…) are those of the rules page.

The deck keeps the order in which it was shuffled: first the hands, then the card turned up, then the pile from the top.
Each of its positions has a place, which changes when the card is drawn or laid.
"""

from __future__ import annotations

import cython

from noripan.core.dealer import Dealer
from noripan.core.state import Moves, State

if not cython.compiled:
    from noripan.games.samplegame.codes import DECK, DRAW, HAND, LAID, NUMBERS, PASS, PILE


class Samplegame(State):
    def __init__(self, players: int) -> None:
        State.__init__(self, players)
        self.deck = [0] * 20  # [position] -> card
        self.place = [0] * 20  # [position] -> a seat, PILE or LAID
        self.held = [0] * 4  # [seat] -> number of cards
        self.top = 0  # the card laid last
        self.drawn = 0  # the position that is drawn next
        self.passes = 0  # in a row

    def do_blank(self) -> State:
        return Samplegame.__new__(Samplegame)

    def do_copy_from(self, other: State) -> None:
        self.copy_base_from(other)
        self.copy_fields_from(cython.cast(Samplegame, other))

    def copy_fields_from(self, source: Samplegame) -> None:
        self.deck = source.deck[:]
        self.place = source.place[:]
        self.held = source.held[:]
        self.top = source.top
        self.drawn = source.drawn
        self.passes = source.passes

    # ---- setting up

    def do_begin(self) -> None:
        self.shuffle_deck()
        hands = self.players * HAND
        for at in range(DECK):
            self.place[at] = at // HAND if at < hands else PILE  # ZZ-1
        for seat in range(self.players):
            self.held[seat] = HAND
        self.place[hands] = LAID  # ZZ-2
        self.top = self.deck[hands]
        self.drawn = hands + 1
        self.passes = 0
        self.to_move = 0

    def shuffle_deck(self) -> None:
        """By the plan, if there is one, else by chance."""
        cards: list[int] = [0] * 20
        for card in range(DECK):
            cards[card] = card
        self.chance.shuffle(cards, DECK)
        for at in range(DECK):
            self.deck[at] = self.plan.cell[at] if self.planned and self.plan.cell[0] >= 0 else cards[at]

    # ---- playing

    def do_legal(self, moves: Moves) -> None:
        moves.n = 0
        for at in range(DECK):
            if self.place[at] == self.to_move and self.fits(self.deck[at]):
                moves.add(self.deck[at])
        moves.add(DRAW if self.drawn < DECK else PASS)  # ZZ-11, ZZ-12

    def fits(self, card: int) -> bool:
        """ZZ-10: the same colour or the same number as the top card."""
        return card // NUMBERS == self.top // NUMBERS or card % NUMBERS == self.top % NUMBERS

    def do_apply(self, move: int) -> None:
        seat = self.to_move
        if move == PASS:
            self.passes += 1
        else:
            self.passes = 0
            if move == DRAW:
                self.place[self.drawn] = seat
                self.drawn += 1
                self.held[seat] += 1
            else:
                self.lay(seat, move)
        if self.held[seat] == 0 or self.passes == self.players:  # ZZ-20, ZZ-21
            self.finish()
        else:
            self.to_move = seat + 1 if seat + 1 < self.players else 0

    def lay(self, seat: int, card: int) -> None:
        for at in range(DECK):
            if self.deck[at] == card:
                self.place[at] = LAID
        self.top = card
        self.held[seat] -= 1

    def do_reveals(self, move: int) -> bool:
        """A card is drawn, or the match ends and all hands are shown (ZZ-30)."""
        if move == PASS:
            return self.passes + 1 == self.players
        return move == DRAW or self.held[self.to_move] == 1

    # ---- the end

    def do_score(self, seat: int) -> int:
        """How many cards are left: fewer are better."""
        return self.held[seat]

    def do_winners(self) -> int:
        """ZZ-20, ZZ-21: the seats with the fewest cards."""
        fewest = self.held[0]
        for seat in range(1, self.players):
            fewest = min(fewest, self.held[seat])
        seats = 0
        for seat in range(self.players):
            if self.held[seat] == fewest:
                seats |= 1 << seat
        return seats

    # ---- what a seat can believe

    def do_guess(self, seat: int, dealer: Dealer) -> None:
        self.guess_cards(seat, dealer)

    def guess_cards(self, seat: int, dealer: Dealer) -> None:
        """ZZ-30: all that the seat does not see is shuffled, the others' hands and the pile.

        The cards are listed by number first, so that nothing depends on where they really are.
        """
        hidden = 0
        for at in range(DECK):
            if self.is_hidden(at, seat):
                hidden |= 1 << self.deck[at]
        cards: list[int] = [0] * 20
        n = 0
        for card in range(DECK):
            if hidden >> card & 1:
                cards[n] = card
                n += 1
        dealer.rng.shuffle(cards, n)
        n = 0
        for at in range(DECK):
            if self.is_hidden(at, seat):
                self.deck[at] = cards[n]
                n += 1

    def is_hidden(self, at: int, seat: int) -> bool:
        return self.place[at] != LAID and self.place[at] != seat
