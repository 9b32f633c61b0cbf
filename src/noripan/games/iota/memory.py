"""What each seat can know of IOTA's hidden cards (IO-50): for every card it cannot see, the set of cards this may be.

Seats see where cards go though not which: a draw takes the top card of the pile into a hand, a trade puts some of a hand
under the pile. So everything hidden is followed as a slot: sixteen of hands (seat * 4 + i, in no order), sixty-four of the
pile (a ring), and the cards left out of a short game, which count as one. For every seat each slot has the set of cards
that may be there; whether a wild may be is kept apart, as the two wilds are alike.

A trade is sorted (IO-20), so a slot also remembers from which trade it came and in which place of it: who learns one
card of a trade learns that those before it are lower and those after it higher.
"""

from __future__ import annotations

from typing import Final

from noripan.core.dealer import Dealer

ALL: Final = 0xFFFFFFFFFFFFFFFF
CARDS: Final = 64
WILD: Final = 64
YELLOW: Final = 48  # the first card that comes after the wilds in notation order
PILE: Final = 16  # the first slot of the pile
OUT: Final = 80
SLOTS: Final = 81
UNKNOWN: Final = -1
NOBODY: Final = -1


class Memory:
    def __init__(self) -> None:
        self.may = [0] * 324  # [observer * SLOTS + slot] -> set of cards
        self.wild = [0] * 324  # [observer * SLOTS + slot] -> may it be a wild?
        self.origin = [0] * 64  # [observer * 16 + slot of a hand] -> trade * 4 + place in it; 0 if it is from none or unclear
        self.source = [0] * 64  # [slot of the pile] -> trade * 4 + place in it; 0 for the cards first piled up
        self.giver = [0] * 64  # [slot of the pile] -> the seat that put it there
        self.trades = 0

    def assume(self, other: Memory) -> None:
        self.may = other.may[:]
        self.wild = other.wild[:]
        self.origin = other.origin[:]
        self.source = other.source[:]
        self.giver = other.giver[:]
        self.trades = other.trades

    def begin(self) -> None:
        self.trades = 0
        for slot in range(64):
            self.source[slot] = 0
            self.giver[slot] = NOBODY
        for observer in range(4):
            self.forget(observer)

    def forget(self, observer: int) -> None:
        """This seat has seen nothing yet."""
        for slot in range(observer * SLOTS, observer * SLOTS + SLOTS):
            self.may[slot] = ALL
            self.wild[slot] = 1
        self.wild[observer * SLOTS + OUT] = 0
        for slot in range(observer * 16, observer * 16 + 16):
            self.origin[slot] = 0

    def one(self, number: int) -> int:
        """The set of this card or place alone."""
        bit = 1
        return bit << number

    # ---- what happens in sight of all

    def draw(self, players: int, seat: int, held: int, slot: int, card: int) -> None:
        """A seat that holds so many cards draws a card from a slot of the pile."""
        to = seat * 4 + held
        for observer in range(players):
            if observer != seat:
                self.may[observer * SLOTS + to] = self.may[observer * SLOTS + PILE + slot]
                self.wild[observer * SLOTS + to] = self.wild[observer * SLOTS + PILE + slot]
                self.origin[observer * 16 + to] = self.source[slot]
            elif self.source[slot]:
                self.learn(observer, self.source[slot], card)

    def show(self, players: int, seat: int, held: int, card: int) -> None:
        """A seat that holds so many cards gives one of them away for all to see."""
        for observer in range(players):
            if observer != seat:
                self.drop(observer, seat * 4, held, card)

    def take_wild(self, players: int, seat: int, held: int) -> None:
        for observer in range(players):
            if observer != seat:
                self.may[observer * SLOTS + seat * 4 + held] = 0
                self.wild[observer * SLOTS + seat * 4 + held] = 1
                self.origin[observer * 16 + seat * 4 + held] = 0

    def trade(self, players: int, seat: int, held: int, count: int, bottom: int) -> None:
        """A seat puts some of its cards into the slots from `bottom` on; to the others each of its cards may be any of them."""
        self.trades += 1
        for i in range(count):
            self.source[bottom + i & 63] = self.trades * 4 + i
            self.giver[bottom + i & 63] = seat
        for observer in range(players):
            if observer != seat:
                self.mix(observer * SLOTS, seat * 4, held, count, bottom)
                for i in range(held):
                    self.origin[observer * 16 + seat * 4 + i] = 0

    def mix(self, base: int, hand: int, held: int, count: int, bottom: int) -> None:
        may = 0
        wild = 0
        for slot in range(base + hand, base + hand + held):
            may |= self.may[slot]
            wild |= self.wild[slot]
        for slot in range(base + hand, base + hand + held - count):
            self.may[slot] = may
            self.wild[slot] = wild
        for i in range(count):
            slot = base + PILE + (bottom + i & 63)
            self.may[slot] = may
            self.wild[slot] = wild

    # ---- what a seat alone sees

    def know(self, observer: int, slot: int, card: int) -> None:
        """A seat knows this card of the pile: it put it there."""
        here = observer * SLOTS + PILE + slot
        if card == WILD:
            self.may[here] = 0
            self.wild[here] = 1
            return
        bit = self.one(card)
        for other in range(observer * SLOTS, observer * SLOTS + SLOTS):
            self.may[other] &= ALL ^ bit
        self.may[here] = bit
        self.wild[here] = 0

    def learn(self, observer: int, source: int, card: int) -> None:
        """A seat has seen a card of a trade: the cards of that trade lie in notation order (IO-20)."""
        for slot in range(OUT):
            mine = self.source_of(observer, slot)
            if mine >> 2 == source >> 2:
                here = observer * SLOTS + slot
                if mine < source:
                    self.may[here] &= self.lower(card)
                    self.wild[here] &= self.wild_before(card)
                elif mine > source:
                    self.may[here] &= self.higher(card)
                    self.wild[here] &= self.wild_after(card)

    def source_of(self, observer: int, slot: int) -> int:
        return self.origin[observer * 16 + slot] if slot < PILE else self.source[slot - PILE]

    # ---- which card of a hand was it?

    def drop(self, observer: int, hand: int, held: int, card: int) -> None:
        """Take the slot of a card that was shown out of a hand."""
        base = observer * SLOTS + hand
        count = 0
        found = 0
        for i in range(held):
            if self.could_be(base + i, card):
                count += 1
                found = i
        if card < CARDS:
            for i in range(held):
                if self.may[base + i] == self.one(card) and not self.wild[base + i]:
                    count = 1
                    found = i
        source = self.origin[observer * 16 + hand + found]
        if count > 1:
            found = self.blur(observer, hand, held, card)
        self.move(observer, hand + held - 1, hand + found)
        if count == 1 and source:
            self.learn(observer, source, card)

    def could_be(self, slot: int, card: int) -> bool:
        if card == WILD:
            return self.wild[slot] == 1
        return self.may[slot] >> card & 1 == 1

    def blur(self, observer: int, hand: int, held: int, card: int) -> int:
        """Any of several slots was the card shown: make each as wide as the next and return the last, which can go.

        With the slots sorted so, what is left covers every case; where each set is part of the next, exactly so."""
        base = observer * SLOTS + hand
        for _ in range(held):
            for i in range(1, held):
                if self.is_within(base + i, base + i - 1):
                    self.exchange(observer, hand + i)
        last = UNKNOWN
        for i in range(held):
            if self.could_be(base + i, card):
                if last != UNKNOWN:
                    self.may[base + last] |= self.may[base + i]
                    self.wild[base + last] |= self.wild[base + i]
                self.origin[observer * 16 + hand + i] = 0
                last = i
        return last

    def is_within(self, slot: int, other: int) -> bool:
        """Is the set of a slot a proper part of another's?"""
        if self.may[slot] == self.may[other]:
            return self.wild[slot] < self.wild[other]
        return self.may[slot] & self.may[other] == self.may[slot] and self.wild[slot] <= self.wild[other]

    def exchange(self, observer: int, slot: int) -> None:
        """Two neighbouring slots of a hand change places."""
        here = observer * SLOTS + slot
        may = self.may[here]
        wild = self.wild[here]
        origin = self.origin[observer * 16 + slot]
        self.move(observer, slot - 1, slot)
        self.may[here - 1] = may
        self.wild[here - 1] = wild
        self.origin[observer * 16 + slot - 1] = origin

    def move(self, observer: int, slot: int, to: int) -> None:
        self.may[observer * SLOTS + to] = self.may[observer * SLOTS + slot]
        self.wild[observer * SLOTS + to] = self.wild[observer * SLOTS + slot]
        self.origin[observer * 16 + to] = self.origin[observer * 16 + slot]

    # ---- a world that fits

    def redeal(
        self, observer: int, slots: list[int], faces: list[int], n: int, out: int, hidden: int, wilds: int, dealer: Dealer
    ) -> bool:
        """Find a card for each of n slots whose face is UNKNOWN, so that all this seat knows holds; False if there is none."""
        may: list[int] = [0] * 64
        wild: list[int] = [0] * 64
        for i in range(n):
            may[i] = self.may[observer * SLOTS + slots[i]] & hidden
            wild[i] = self.wild[observer * SLOTS + slots[i]]
        for i in range(n):
            if faces[i] != UNKNOWN and self.source_of(observer, slots[i]):
                self.suppose(observer, slots, n, may, wild, i, faces[i])
        if not self.settle(faces, n, may, wild, hidden, wilds):
            return False
        hidden = self.still_hidden(faces, n, hidden)
        wilds = self.wilds_left(faces, n, wilds)
        if not self.deal(faces, n, may, wild, out, self.may[observer * SLOTS + OUT], hidden, wilds, dealer):
            return False
        self.sort(observer, slots, faces, n)
        return True

    def suppose(self, observer: int, slots: list[int], n: int, may: list[int], wild: list[int], at: int, card: int) -> None:
        """Were this the card of a slot, what could the others of its trade be?"""
        source = self.source_of(observer, slots[at])
        for i in range(n):
            mine = self.source_of(observer, slots[i])
            if mine >> 2 == source >> 2 and mine != source:
                may[i] &= self.lower(card) if mine < source else self.higher(card)
                wild[i] &= self.wild_before(card) if mine < source else self.wild_after(card)

    def settle(self, faces: list[int], n: int, may: list[int], wild: list[int], hidden: int, wilds: int) -> bool:
        """Give a face to the slots where only one is possible; False if one has none."""
        hidden = self.still_hidden(faces, n, hidden)
        wilds = self.wilds_left(faces, n, wilds)
        for i in range(n):
            if faces[i] == UNKNOWN:
                cards = may[i] & hidden
                if cards == 0:
                    if wilds == 0 or not wild[i]:
                        return False
                    faces[i] = WILD
                    wilds -= 1
                elif cards & (cards - 1) == 0 and (wilds == 0 or not wild[i]):
                    hidden ^= cards
                    faces[i] = self.number(cards)
        return True

    def number(self, card: int) -> int:
        """The only card of a set."""
        found = 0
        while card >> found != 1:
            found += 1
        return found

    def still_hidden(self, faces: list[int], n: int, hidden: int) -> int:
        for i in range(n):
            if 0 <= faces[i] < CARDS:
                hidden &= ALL ^ self.one(faces[i])
        return hidden

    def wilds_left(self, faces: list[int], n: int, wilds: int) -> int:
        for i in range(n):
            if faces[i] == WILD:
                wilds -= 1
        return wilds

    def deal(
        self, faces: list[int], n: int, may: list[int], wild: list[int], out: int, may_out: int, hidden: int, wilds: int,
        dealer: Dealer,
    ) -> bool:  # fmt: skip
        """Deal the hidden cards to the slots without a face; slots that may be the same are one place to the dealer."""
        group: list[int] = [0] * 64  # [i] -> place
        first: list[int] = [0] * 64  # [place] -> the first of its slots
        room: list[int] = [0] * 64
        places = self.group(faces, n, may, wild, hidden, wilds, group, first, room)
        dealer.clear(places + 1)
        for place in range(places):
            dealer.room[place] = room[place]
        dealer.room[places] = out
        for card in range(CARDS):
            if hidden >> card & 1:
                where = self.one(places) if may_out >> card & 1 else 0
                for place in range(places):
                    if may[first[place]] >> card & 1:
                        where |= self.one(place)
                dealer.add(card, where)
        where = 0
        for place in range(places):
            if wild[first[place]]:
                where |= self.one(place)
        for _ in range(wilds):
            dealer.add(WILD, where)
        dealer.deal()
        return self.hand_out(faces, n, group, places, dealer)

    def group(
        self, faces: list[int], n: int, may: list[int], wild: list[int], hidden: int, wilds: int,
        group: list[int], first: list[int], room: list[int],
    ) -> int:  # fmt: skip
        places = 0
        for i in range(n):
            if faces[i] == UNKNOWN:
                may[i] &= hidden
                if wilds == 0:
                    wild[i] = 0
                place = 0
                while place < places and (may[first[place]] != may[i] or wild[first[place]] != wild[i]):
                    place += 1
                if place == places:
                    first[place] = i
                    room[place] = 0
                    places += 1
                group[i] = place
                room[place] += 1
        return places

    def hand_out(self, faces: list[int], n: int, group: list[int], places: int, dealer: Dealer) -> bool:
        """Give the slots of each place the cards dealt there, in any order; False if a card found no place."""
        cards: list[int] = [0] * 66
        for i in range(dealer.n):
            if dealer.place[i] < 0:
                return False
        for place in range(places):
            size = 0
            for i in range(dealer.n):
                if dealer.place[i] == place:
                    cards[size] = dealer.card[i]
                    size += 1
            dealer.rng.shuffle(cards, size)
            for i in range(n):
                if faces[i] == UNKNOWN and group[i] == place:
                    size -= 1
                    faces[i] = cards[size]
        return True

    def sort(self, observer: int, slots: list[int], faces: list[int], n: int) -> None:
        """Put the cards of each trade into notation order (IO-20). The sets of its slots allow it: they differ only by order."""
        order: list[int] = [0] * 64  # the slots that come from trades, in the order of putting
        size = 0
        for i in range(n):
            source = self.source_of(observer, slots[i])
            if source:
                at = size
                while at > 0 and self.source_of(observer, slots[order[at - 1]]) > source:
                    order[at] = order[at - 1]
                    at -= 1
                order[at] = i
                size += 1
        for i in range(size):
            trade = self.source_of(observer, slots[order[i]]) >> 2
            for j in range(i + 1, size):
                if self.source_of(observer, slots[order[j]]) >> 2 != trade:
                    break
                if self.rank(faces[order[i]]) > self.rank(faces[order[j]]):
                    face = faces[order[i]]
                    faces[order[i]] = faces[order[j]]
                    faces[order[j]] = face

    # ---- notation order: blue, green, red, wild, yellow

    def rank(self, card: int) -> int:
        return 2 * YELLOW - 1 if card == WILD else 2 * card

    def lower(self, card: int) -> int:
        """The set of cards before this one."""
        return self.one(YELLOW if card == WILD else card) - 1

    def higher(self, card: int) -> int:
        if card == WILD:
            return ALL ^ self.lower(card)
        return ALL ^ self.lower(card) ^ self.one(card)

    def wild_before(self, card: int) -> bool:
        """May a wild come before this card? Beside another wild it may."""
        return card >= YELLOW

    def wild_after(self, card: int) -> bool:
        return card == WILD or card < YELLOW
