"""Down Up: the rules, and nothing else. Clauses (DU-…) are those of the rules page.

Faces, sets of cards and moves are numbers, as `codes.py` says. A hand has no order (DU-4) and is kept both ways up
(`hands`), so that a flip only changes which way counts (`turned`). A place is where one set can lie: a seat, or with two
players a seat's zone.
"""

from __future__ import annotations

from typing import Final

import cython

from noripan.core.dealer import Dealer
from noripan.core.state import Moves, State

if not cython.compiled:
    from noripan.games.downup.codes import (
        ADD,
        BEYOND_PLAYERS,
        CARDS_MASK,
        FACE_SHIFT,
        FIRST_PRIZE,
        FLIP,
        GOAL,
        GOAL_OF_TWO,
        HAND,
        HAND_OF_TWO,
        KIND_SHIFT,
        LAST_PRIZE,
        LAY,
        NOBODY,
        NUMBER_MASK,
        NUMBER_SHIFT,
        PLACE_MASK,
        PLACE_SHIFT,
        PLAN_ROUND,
        RANK_MASK,
        ROUNDS,
        ROW,
        SEATS,
        STAR,
        TAKE,
        TURNS,
    )

# DU-1: the deck in rising order of the higher number, so that fewer players use a shorter beginning of it (DU-2).
DECK: Final = (
    (1, 2), (1, 3), (2, 4), (3, 4),
    (1, 5), (2, 5), (3, 5), (4, 5),
    (1, 6), (2, 6), (3, 6), (4, 6),
    (1, 7), (2, 7), (3, 7), (4, 7), (5, 7), (6, 7),
    (1, 8), (2, 8), (3, 8), (4, 8), (5, 8), (6, 8),
    (1, 9), (2, 9), (3, 9), (4, 9), (5, 9), (6, 9), (7, 9), (8, 9),
    (1, 10), (2, 10), (3, 10), (4, 10), (5, 10), (6, 10), (7, 10), (8, 10),
)  # fmt: skip


FACE: list[int] = [0] * 80  # [card * 2 + turned] -> its face; turned: the higher number is on top
TURN: list[int] = [0] * 88  # [face] -> the face of the same card after a rotation
BIT: list[int] = [0] * 88  # [face] -> the set of its card alone
SIZE: list[int] = [0] * 256  # [set of cards with one top number] -> how many they are


def fill_tables() -> None:
    bit = 1
    for card, (low, high) in enumerate(DECK):
        face = low << FACE_SHIFT | sum(1 for pair in DECK if low in pair and sum(pair) < low + high)
        back = high << FACE_SHIFT | sum(1 for pair in DECK if high in pair and sum(pair) < low + high)
        FACE[card * 2] = face
        FACE[card * 2 + 1] = back
        TURN[face] = back
        TURN[back] = face
        BIT[face] = bit << card
        BIT[back] = bit << card
    for cards in range(CARDS_MASK + 1):
        SIZE[cards] = cards.bit_count()


fill_tables()


class DownUp(State):
    def __init__(self, players: int) -> None:
        State.__init__(self, players)
        self.zones = 2 if players == 2 else 1  # DU-50
        self.goal = GOAL_OF_TWO if players == 2 else GOAL
        self.round = 0
        self.turn = 0  # turns taken in this round
        self.zone = 0  # the zone of this turn, from 0
        self.began = 0  # the seat that began the round
        self.out = NOBODY  # the seat that has left the round (DU-40)
        self.seen = 0  # the set of cards that have lain on the table this round
        self.discarded = 0  # as a set of cards
        self.dealt = [0] * 40  # [card] -> seat * 2 + turned
        self.hands = [0] * 110  # [(seat * 2 + way up) * ROW + top number] -> set of cards
        self.turned = [0] * 5  # [seat] -> the way up that counts: 0 as dealt, 1 after an odd number of flips
        self.held = [0] * 5  # [seat] -> number of cards in hand
        self.number = [0] * 5  # [place] -> value of the set there, or 0
        self.cards = [0] * 5  # [place] -> the set there
        self.above = [0] * 10  # [size] -> value of the set of this size on the table, or 0; no two have the same size
        self.tokens = [0] * 5  # [seat] -> tokens, or rounds won by two players

    def do_blank(self) -> State:
        return DownUp.__new__(DownUp)

    def do_copy_from(self, other: State) -> None:
        self.copy_base_from(other)
        self.copy_fields_from(cython.cast(DownUp, other))

    def copy_fields_from(self, source: DownUp) -> None:
        self.zones = source.zones
        self.goal = source.goal
        self.round = source.round
        self.turn = source.turn
        self.zone = source.zone
        self.began = source.began
        self.out = source.out
        self.seen = source.seen
        self.discarded = source.discarded
        self.dealt = source.dealt[:]
        self.hands = source.hands[:]
        self.turned = source.turned[:]
        self.held = source.held[:]
        self.number = source.number[:]
        self.cards = source.cards[:]
        self.above = source.above[:]
        self.tokens = source.tokens[:]

    # ---- setting up

    def do_begin(self) -> None:
        self.round = 0
        for seat in range(SEATS):
            self.tokens[seat] = 0
        self.begin_round()

    def begin_round(self) -> None:
        self.deal_cards()
        self.open_round()

    def do_rewind(self) -> bool:
        if self.out != NOBODY:
            self.tokens[self.out] -= FIRST_PRIZE
        self.open_round()
        return True

    def open_round(self) -> None:
        """Pick up what was dealt."""
        self.turn = 0
        self.zone = self.zones - 1  # DU-52
        self.out = NOBODY
        self.seen = 0
        self.discarded = 0
        for i in range(SEATS * 2 * ROW):
            self.hands[i] = 0
        for size in range(10):
            self.above[size] = 0
        for seat in range(SEATS):
            self.turned[seat] = 0
            self.held[seat] = self.hand_size() if seat < self.players else 0
            self.number[seat] = 0
            self.cards[seat] = 0
        for card in range(self.deck_size()):
            self.pick_up(card)
        self.began = self.dealt[STAR] >> 1  # DU-5
        self.to_move = self.began

    def hand_size(self) -> int:
        return HAND_OF_TWO if self.players == 2 else HAND

    def deck_size(self) -> int:
        return self.players * self.hand_size()

    def deal_cards(self) -> None:
        """Decide whom every card goes to, and which way up (DU-3)."""
        plan = self.round * PLAN_ROUND
        if self.planned and self.plan.cell[plan] >= 0:
            for card in range(self.deck_size()):
                self.dealt[card] = self.plan.cell[plan + card]
            return
        deck: list[int] = [0] * 40
        for card in range(self.deck_size()):
            deck[card] = card
        self.chance.shuffle(deck, self.deck_size())
        turns = self.chance.next()
        next_card = 0
        for seat in range(self.players):
            for _ in range(self.hand_size()):
                self.dealt[deck[next_card]] = seat * 2 + (turns >> next_card & 1)
                next_card += 1

    def pick_up(self, card: int) -> None:
        """Put a card into the hand it was dealt to."""
        self.toggle(self.dealt[card] >> 1, 0, FACE[card * 2 + (self.dealt[card] & 1)])

    # ---- hands and sets

    def toggle(self, seat: int, way: int, face: int) -> None:
        """Put a card into a hand or take it out; `face` is what it shows that way up."""
        back = TURN[face]
        self.hands[(seat * 2 + way) * ROW + (face >> FACE_SHIFT)] ^= 1 << (face & RANK_MASK)
        self.hands[(seat * 2 + 1 - way) * ROW + (back >> FACE_SHIFT)] ^= 1 << (back & RANK_MASK)

    def release(self, number: int, cards: int) -> None:
        """Cards leave the hand of the seat to move for the table, where all see them."""
        self.held[self.to_move] -= SIZE[cards]
        face = number << FACE_SHIFT
        while cards:
            if cards & 1:
                self.toggle(self.to_move, self.turned[self.to_move], face)
                self.seen |= BIT[face]
            cards >>= 1
            face += 1

    def pull(self, place: int, seat: int) -> None:
        """A set goes from the table to a hand, every card rotated (DU-13)."""
        cards = self.cards[place]
        self.held[seat] += SIZE[cards]
        face = self.number[place] << FACE_SHIFT
        while cards:
            if cards & 1:
                self.toggle(seat, 1 - self.turned[seat], face)
            cards >>= 1
            face += 1
        self.clear(place)

    def discard(self, place: int) -> None:
        cards = self.cards[place]
        face = self.number[place] << FACE_SHIFT
        while cards:
            if cards & 1:
                self.discarded |= BIT[face]
            cards >>= 1
            face += 1
        self.clear(place)

    def clear(self, place: int) -> None:
        self.above[SIZE[self.cards[place]]] = 0
        self.number[place] = 0
        self.cards[place] = 0

    def put(self, place: int, number: int, cards: int) -> None:
        """A new or grown set drives away the one of its size, if there is one (DU-20, DU-26, DU-51)."""
        size = SIZE[cards]
        if self.above[size]:
            for other in range(self.players * self.zones):
                if SIZE[self.cards[other]] == size:
                    self.drive_away(other)
        self.number[place] = number
        self.cards[place] = cards
        self.above[size] = number

    def drive_away(self, place: int) -> None:
        if place == self.out:
            self.discard(place)  # DU-41
        else:
            self.pull(place, place // self.zones)

    def hand(self, seat: int) -> list[int]:
        """[top number] -> the set of cards in a hand, as it is turned now."""
        return [self.hands[(seat * 2 + self.turned[seat]) * ROW + number] for number in range(ROW)]

    # ---- moves

    def do_legal(self, moves: Moves) -> None:
        moves.n = 0
        hand = (self.to_move * 2 + self.turned[self.to_move]) * ROW
        for number in range(1, self.players + BEYOND_PLAYERS + 1):
            if self.hands[hand + number]:
                self.add_layings(moves, number, self.hands[hand + number])
        for place in range(self.players * self.zones):
            number = self.number[place]
            if number and place // self.zones != self.to_move:  # DU-53
                if number > self.above[SIZE[self.cards[place]] + 1]:  # DU-26
                    self.add_additions(moves, place, self.hands[hand + number])
                moves.add(TAKE << KIND_SHIFT | place << PLACE_SHIFT)  # DU-30
        moves.add(FLIP << KIND_SHIFT)  # DU-35; whoever is to move has a card (DU-40, DU-54), so there is always this

    def add_layings(self, moves: Moves, number: int, cards: int) -> None:
        """DU-20, DU-21: any of the cards with this number, if that beats the set of the same size."""
        part = cards
        while part:
            if number > self.above[SIZE[part]]:
                moves.add(number << NUMBER_SHIFT | part)
            part = (part - 1) & cards

    def add_additions(self, moves: Moves, place: int, cards: int) -> None:
        """DU-25: each card of the hand that shows the value of the set here."""
        while cards:
            moves.add(ADD << KIND_SHIFT | place << PLACE_SHIFT | self.number[place] << NUMBER_SHIFT | (cards & -cards))
            cards &= cards - 1

    def do_apply(self, move: int) -> None:
        """One action is the whole turn (DU-12)."""
        kind = move >> KIND_SHIFT
        place = move >> PLACE_SHIFT & PLACE_MASK
        number = move >> NUMBER_SHIFT & NUMBER_MASK
        cards = move & CARDS_MASK
        if kind == LAY:
            self.release(number, cards)
            self.put(self.to_move * self.zones + self.zone, number, cards)
        elif kind == ADD:
            self.release(number, cards)
            cards |= self.cards[place]
            self.clear(place)
            self.put(place, number, cards)
        elif kind == TAKE:
            self.pull(place, self.to_move)
        else:
            self.turned[self.to_move] ^= 1
        self.turn += 1
        if self.held[self.to_move] == 0:
            self.leave()
        elif self.turn == TURNS:
            self.void_round()
        else:
            self.pass_turn()

    def pass_turn(self) -> None:
        """On to the next turn, which begins by discarding the own set (DU-11); a seat that is out has none (DU-41)."""
        if self.zones == 2 and self.zone == 0:
            self.zone = 1  # DU-50
            self.discard(self.to_move * 2 + 1)
            return
        self.zone = 0
        seat = self.to_move
        while True:
            seat = seat + 1 if seat + 1 < self.players else 0
            self.discard(seat * self.zones)
            if seat != self.out:
                break
        self.to_move = seat

    # ---- the end

    def prize(self) -> int:
        """Tokens for an empty hand (DU-40, DU-42); with two players for the round (DU-54)."""
        return FIRST_PRIZE if self.zones == 1 and self.out == NOBODY else LAST_PRIZE

    def leave(self) -> None:
        """The hand of the seat to move is empty."""
        prize = self.prize()
        self.tokens[self.to_move] += prize
        if prize == FIRST_PRIZE:
            self.out = self.to_move
        if self.tokens[self.to_move] >= self.goal:
            self.finish()  # DU-43, DU-54
        elif prize == LAST_PRIZE:
            self.end_round()  # DU-42, DU-54
        elif self.turn == TURNS:
            self.void_round()
        else:
            self.pass_turn()

    def void_round(self) -> None:
        """DU-60: only who left first can have taken tokens without ending the round."""
        if self.out != NOBODY:
            self.tokens[self.out] -= FIRST_PRIZE
        self.end_round()

    def end_round(self) -> None:
        if self.round + 1 < ROUNDS:
            self.round += 1
            self.begin_round()
        else:
            self.finish()  # DU-60

    def do_reveals(self, move: int) -> bool:
        """Only the deal of another round does."""
        if self.round + 1 == ROUNDS:
            return False
        if self.empties(move):
            if self.tokens[self.to_move] + self.prize() >= self.goal:
                return False
            if self.prize() == LAST_PRIZE:
                return True
        return self.turn + 1 == TURNS

    def empties(self, move: int) -> bool:
        """Would this move leave the hand empty? A set that comes back fills it again (DU-54)."""
        kind = move >> KIND_SHIFT
        size = SIZE[move & CARDS_MASK]
        if kind > ADD or size != self.held[self.to_move]:
            return False
        if kind == ADD:
            size += SIZE[self.cards[move >> PLACE_SHIFT & PLACE_MASK]]
        own = self.to_move * 2 + 1 - self.zone
        return self.zones == 1 or self.number[own] == 0 or SIZE[self.cards[own]] != size

    def do_score(self, seat: int) -> int:
        return self.tokens[seat]

    def do_winners(self) -> int:
        """Who reaches the goal has the most; without that the most still win, ties shared (DU-60)."""
        best = 0
        seats = 0
        for seat in range(self.players):
            if self.tokens[seat] > best:
                best = self.tokens[seat]
                seats = 0
            if self.tokens[seat] == best:
                seats |= 1 << seat
        return seats

    # ---- what a seat can believe

    def do_guess(self, seat: int, dealer: Dealer) -> None:
        """Deal anew the cards that have not lain on the table; those are still where they were dealt (DU-70)."""
        dealer.clear(self.players)
        others = (1 << self.players) - 1 - (1 << seat)
        for card in range(self.deck_size()):
            owner = self.dealt[card] >> 1
            if owner != seat and not self.seen >> card & 1:
                self.pick_up(card)  # out of the hand again
                dealer.room[owner] += 1
                dealer.add(card, 1 << self.began if card == STAR else others)
        dealer.deal()
        self.deal_again(dealer)

    def deal_again(self, dealer: Dealer) -> None:
        turns = dealer.rng.next()
        for i in range(dealer.n):
            card = dealer.card[i]
            self.dealt[card] = dealer.place[i] * 2 + (turns >> i & 1)
            self.pick_up(card)
