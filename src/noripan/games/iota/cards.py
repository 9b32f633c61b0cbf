"""The cards of IOTA that are not on the table: the deal, the hands, the pile, and how they may be hidden from a seat.

Cards are numbers, as `codes.py` says. Hands are kept in notation order. The pile is a ring of 64 slots.
"""

from __future__ import annotations

import cython

from noripan.core.dealer import Dealer
from noripan.core.rng import Rng
from noripan.games.iota.belief import Belief

if not cython.compiled:
    from noripan.core.bits import count_bits
    from noripan.games.iota.codes import (
        ALL,
        CARDS,
        DECK,
        FACE_BITS,
        FACE_MASK,
        HALF,
        HAND,
        NOBODY,
        NUMBER_MASK,
        PILE,
        PLAN_END,
        PLAN_FIRST,
        PLAN_HANDS,
        PLAN_PILE,
        PLAN_STARTER,
        RING_MASK,
        SEAT_SHIFT,
        SLOTS,
        UNKNOWN,
        WILD,
        WILDS,
    )


class Cards:
    def __init__(self, players: int, half: bool) -> None:
        self.players = players
        self.half = half  # option `short` (IO-40)
        self.memory = Belief()
        self.first = 0  # the seat that begins the match
        self.starter = 0
        self.hands = [0] * 16  # [seat * HAND + i] -> card
        self.held = [0] * 4  # [seat] -> number of cards
        self.plain = [0] * 4  # [seat] -> the set of its cards, without wilds
        self.pile = [0] * 64
        self.top = 0  # the slot of the next card to draw
        self.left = 0  # cards in the pile
        self.out = 0  # the cards left out of a short game

    def copy_from(self, source: Cards) -> None:
        self.players = source.players
        self.half = source.half
        self.memory.copy_from(source.memory)
        self.first = source.first
        self.starter = source.starter
        self.hands = source.hands[:]
        self.held = source.held[:]
        self.plain = source.plain[:]
        self.pile = source.pile[:]
        self.top = source.top
        self.left = source.left
        self.out = source.out

    # ---- the deal

    def begin(self, plan: list[int], chance: Rng) -> None:
        deck: list[int] = [0] * 66
        self.memory.begin()
        free = self.gather(deck, plan, chance)
        self.first = self.draw_for_start(deck, plan, chance)
        self.deal_hands(deck, free, plan, chance)
        for seat in range(self.players):
            self.memory.forget(seat, self.wilds_held(seat))

    def gather(self, deck: list[int], plan: list[int], chance: Rng) -> int:
        """Fill the deck with the cards in play, those that the plan has fixed last; how many are not fixed."""
        pool: list[int] = [0] * 64
        given = 0
        wilds = WILDS
        free = self.size()
        for cell in range(PLAN_STARTER, PLAN_END):
            if plan[cell] != UNKNOWN:
                free -= 1
                deck[free] = plan[cell]
                if plan[cell] == WILD:
                    wilds -= 1
                else:
                    given |= self.memory.bit(plan[cell])
        size = 0
        for card in range(CARDS):
            if not given >> card & 1:
                pool[size] = card
                size += 1
        if self.half:
            chance.shuffle(pool, size)  # IO-40
        for i in range(free):
            deck[i] = WILD if i < wilds else pool[i - wilds]
        self.out = 0
        for i in range(free - wilds, size):
            self.out |= self.memory.bit(pool[i])
        return free

    def size(self) -> int:
        return HALF + WILDS if self.half else DECK

    def draw_for_start(self, deck: list[int], plan: list[int], chance: Rng) -> int:
        """IO-1: every seat draws a card, the highest number begins; the cards go back, and those who tie draw again."""
        if plan[PLAN_FIRST] != UNKNOWN:
            return plan[PLAN_FIRST]
        cards: list[int] = [0] * 66
        for i in range(self.size()):
            cards[i] = deck[i]
        best = (1 << self.players) - 1  # seats, as a bit set
        while best & (best - 1):
            drawing = best
            drawn = 0
            highest = -1
            for seat in range(self.players):
                if drawing >> seat & 1:
                    at = drawn + chance.below(self.size() - drawn)
                    card = cards[at]
                    cards[at] = cards[drawn]
                    cards[drawn] = card
                    drawn += 1
                    number = 0 if card == WILD else (card & NUMBER_MASK) + 1
                    if number > highest:
                        highest = number
                        best = 0
                    if number == highest:
                        best |= 1 << seat
        seat = 0
        while best >> seat != 1:
            seat += 1
        return seat

    def deal_hands(self, deck: list[int], free: int, plan: list[int], chance: Rng) -> None:
        """IO-2: four cards to each seat, from the plan or from the free cards of the deck."""
        used = HAND * self.players if plan[PLAN_HANDS] == UNKNOWN else 0
        chance.shuffle(deck, free)
        if plan[PLAN_STARTER] == UNKNOWN and plan[PLAN_PILE] != UNKNOWN:
            while deck[used] == WILD:  # IO-3: the pile is fixed, so the rest is dealt again
                chance.shuffle(deck, free)
        for seat in range(self.players):
            self.drop_all(seat)
            for i in range(seat * HAND, seat * HAND + HAND):
                self.receive(seat, deck[i] if used else plan[PLAN_HANDS + i])
        self.stack(deck, used, free, plan, chance)

    def stack(self, deck: list[int], used: int, free: int, plan: list[int], chance: Rng) -> None:
        """IO-2: the rest is the pile; its top card is the starter."""
        rest: list[int] = [0] * 66
        size = free - used
        for i in range(size):
            rest[i] = deck[used + i]
        self.starter = plan[PLAN_STARTER]
        self.top = 0
        if self.starter == UNKNOWN:
            while rest[0] == WILD:
                chance.shuffle(rest, size)  # IO-3
            self.starter = rest[0]
            self.top = 1
        self.left = self.size() - HAND * self.players - 1
        for i in range(self.left):
            slot = self.top + i
            self.pile[slot] = rest[slot] if plan[PLAN_PILE] == UNKNOWN else plan[PLAN_PILE + i]

    # ---- hands and pile

    def drop_all(self, seat: int) -> None:
        self.held[seat] = 0
        self.plain[seat] = 0

    def receive(self, seat: int, card: int) -> None:
        if card != WILD:
            self.plain[seat] |= self.memory.bit(card)
        i = seat * HAND + self.held[seat]
        while i > seat * HAND and self.memory.rank(self.hands[i - 1]) > self.memory.rank(card):
            self.hands[i] = self.hands[i - 1]
            i -= 1
        self.hands[i] = card
        self.held[seat] += 1

    def give(self, seat: int, card: int) -> None:
        """Take a card out of a hand."""
        if card != WILD:
            self.plain[seat] ^= self.memory.bit(card)
        i = seat * HAND
        while self.hands[i] != card:
            i += 1
        self.held[seat] -= 1
        while i < seat * HAND + self.held[seat]:
            self.hands[i] = self.hands[i + 1]
            i += 1

    def show(self, seat: int, card: int) -> None:
        """A card leaves a hand for all to see."""
        if self.memory.kept:
            self.memory.show(self.players, seat, self.held[seat], card)
        self.give(seat, card)

    def take_wild(self, seat: int) -> None:
        """All see a wild come into a hand (IO-32)."""
        if self.memory.kept:
            self.memory.take_wild(self.players, seat, self.held[seat])
        self.receive(seat, WILD)

    def draw(self, seat: int) -> None:
        card = self.pile[self.top]
        if self.memory.kept:
            self.memory.draw(self.players, seat, self.held[seat], self.top, card)
        self.receive(seat, card)
        self.top = self.top + 1 & RING_MASK
        self.left -= 1

    def trade(self, seat: int, traded: int) -> None:
        """IO-20: put some cards of a hand, given as a set of places in it, under the pile and draw as many."""
        cards: list[int] = [0] * 4
        count = 0
        for i in range(self.held[seat]):
            if traded >> i & 1:
                cards[count] = self.hands[seat * HAND + i]
                count += 1
        bottom = self.top + self.left & RING_MASK
        if self.memory.kept:
            self.memory.trade(self.players, seat, self.held[seat], count, bottom)
        for i in range(count):
            slot = bottom + i & RING_MASK
            self.pile[slot] = cards[i]
            if self.memory.kept:
                self.memory.put(seat, slot, cards[i])
            self.give(seat, cards[i])
        self.left += count
        for _ in range(count):
            self.draw(seat)

    # ---- what a seat can believe

    def stop_remembering(self) -> None:
        self.memory.kept = False

    def wilds_held(self, seat: int) -> int:
        return self.held[seat] - count_bits(self.plain[seat])

    def plain_cards(self, seat: int) -> int:
        """The set of cards in a hand, without wilds."""
        return self.plain[seat]

    def holds_any(self, seat: int, wanted: int) -> bool:
        return self.plain_cards(seat) & wanted != 0

    def guess(self, seat: int, table: int, wilds: int, askable: int, wanted: int, dealer: Dealer) -> int:
        """Deal anew what a seat cannot see, given the cards and the number of wilds on the table.

        If one of the `askable` seats must hold a wanted card, it is chosen and returned, else NOBODY is."""
        slots: list[int] = [0] * 64
        faces: list[int] = [0] * 64
        n = self.list_hidden(seat, slots)
        hidden = self.hidden_from(seat, table)
        asked = NOBODY
        if askable:
            asked = self.guess_asked(seat, slots, faces, n, hidden, askable, wanted & hidden, dealer)
        else:
            self.fill(seat, slots, faces, n, UNKNOWN, hidden, dealer)
        self.believe(seat, slots, faces, n, wilds)
        self.out = self.memory.still_hidden(faces, n, hidden)
        return asked

    def shuffle_unseen(self, rng: Rng) -> None:
        """Shuffle the part of the pile that nobody has put there (IO-20), so that nobody knows it."""
        slots: list[int] = [0] * 64
        n = 0
        for i in range(self.left):
            slot = self.top + i & RING_MASK
            if self.memory.giver[slot] == NOBODY:
                slots[n] = slot
                n += 1
        for i in range(n - 1, 0, -1):
            j = rng.below(i + 1)
            card = self.pile[slots[i]]
            self.pile[slots[i]] = self.pile[slots[j]]
            self.pile[slots[j]] = card

    def hidden_from(self, seat: int, table: int) -> int:
        """The set of cards that a seat sees neither in its hand nor, given those there, on the table."""
        return ALL ^ table ^ self.plain_cards(seat)

    def list_hidden(self, seat: int, slots: list[int]) -> int:
        """The slots of the cards that a seat cannot see; how many."""
        n = 0
        for other in range(self.players):
            if other != seat:
                for i in range(self.held[other]):
                    slots[n] = other * HAND + i
                    n += 1
        for i in range(self.left):
            slots[n] = PILE + (self.top + i & RING_MASK)
            n += 1
        return n

    def fill(self, seat: int, slots: list[int], faces: list[int], n: int, choice: int, hidden: int, dealer: Dealer) -> bool:
        """Find a face for every slot; a choice fixes one of them."""
        for i in range(n):
            faces[i] = UNKNOWN
        if choice != UNKNOWN:
            faces[choice >> FACE_BITS] = choice & FACE_MASK
        return self.memory.redeal(seat, slots, faces, n, HALF if self.half else 0, hidden, dealer)

    def guess_asked(
        self, seat: int, slots: list[int], faces: list[int], n: int, hidden: int, askable: int, wanted: int,
        dealer: Dealer,
    ) -> int:  # fmt: skip
        """IO-33: some seat is being asked, so it holds a card to swap. Any that may be there will do, if the rest fits."""
        choices: list[int] = [0] * 768  # [..] -> slot number << FACE_BITS | card
        size = 0
        for i in range(n):
            if slots[i] < PILE and askable >> (slots[i] >> SEAT_SHIFT) & 1:
                may = wanted & self.memory.may[seat * SLOTS + slots[i]]
                for card in range(CARDS):
                    if may >> card & 1:
                        choices[size] = i << FACE_BITS | card
                        size += 1
        chosen = dealer.rng.below(size)
        while not self.fill(seat, slots, faces, n, choices[chosen], hidden, dealer):
            size -= 1
            choices[chosen] = choices[size]
            chosen = dealer.rng.below(size)
        return slots[choices[chosen] >> FACE_BITS] >> SEAT_SHIFT

    def believe(self, seat: int, slots: list[int], faces: list[int], n: int, wilds: int) -> None:
        """Make the imagined faces the cards of this world. What other seats remember of the true one is no part of it."""
        for other in range(self.players):
            if other != seat:
                self.drop_all(other)
        for i in range(n):
            if slots[i] < PILE:
                self.receive(slots[i] >> SEAT_SHIFT, faces[i])
            else:
                self.pile[slots[i] - PILE] = faces[i]
        for other in range(self.players):
            if other != seat:
                self.remember(other, wilds)

    def remember(self, seat: int, wilds: int) -> None:
        """Let a seat know only what it sees, so many wilds on the table, and what it has put under the pile."""
        for i in range(self.left):
            slot = self.top + i & RING_MASK
            if self.memory.giver[slot] == seat and self.pile[slot] == WILD:
                wilds += 1
        self.memory.forget(seat, wilds + self.wilds_held(seat))
        for i in range(self.left):
            slot = self.top + i & RING_MASK
            if self.memory.giver[slot] == seat:
                self.memory.put(seat, slot, self.pile[slot])

    # ---- for callers in Python

    def hand(self, seat: int) -> tuple[int, ...]:
        """In notation order."""
        return tuple([self.hands[i] for i in range(seat * HAND, seat * HAND + self.held[seat])])

    def certain(self, seat: int, table: int) -> list[tuple[int, int]]:
        """(slot, card) of all that a seat cannot see but knows for certain, given the cards on the table."""
        slots: list[int] = [0] * 64
        n = self.list_hidden(seat, slots)
        hidden = self.hidden_from(seat, table)
        found = []
        for i in range(n):
            card = self.memory.certain(seat, slots[i], hidden)
            if card != UNKNOWN:
                found.append((slots[i], card))
        return found
