"""What each seat can know of IOTA's hidden cards (IO-50): for every card it cannot see, the set of cards this may be.

Seats see where cards go though not which: a draw takes the top card of the pile into a hand, a trade puts some of a hand
under the pile. So everything hidden is followed as a slot: 16 of hands (seat * HAND + i, in no order), 64 of the
pile (a ring), and the cards left out of a short game, which count as one. For every seat each slot has the set of cards
that may be there, and the set of wilds. As the two wilds are alike, "first" and "second" are only names that a seat gives
to those it does not see; where it cannot tell which of them turned up, it takes it for the first.

A trade is sorted (IO-20), so a slot also remembers from which trade it came and in which place of it: who learns one
card of a trade learns that those before it are lower and those after it higher.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from noripan.games.iota.codes import (
        ALL,
        BOTH_WILDS,
        FIRST_WILD,
        HAND,
        HAND_SLOTS,
        NOBODY,
        OUT,
        PILE,
        RING,
        RING_MASK,
        SECOND_WILD,
        SLOTS,
        TRADE_SHIFT,
        UNKNOWN,
        WILD,
        YELLOW,
    )


class Memory:
    def __init__(self) -> None:
        self.may = [0] * 324  # [observer * SLOTS + slot] -> set of cards
        self.wild = [0] * 324  # [observer * SLOTS + slot] -> set of wilds
        self.unseen = [0] * 4  # [observer] -> set of wilds it does not see
        self.origin = [0] * 64  # [observer * HAND_SLOTS + slot of a hand] -> trade and place in it; 0 if none or unclear
        self.source = [0] * 64  # [slot of the pile] -> the same; 0 for the cards first piled up
        self.giver = [0] * 64  # [slot of the pile] -> the seat that put it there
        self.trades = 0
        self.kept = True  # are the slots kept up to date?

    def copy_from(self, other: Memory) -> None:
        self.kept = other.kept
        if not self.kept:
            return
        self.may = other.may[:]
        self.wild = other.wild[:]
        self.unseen = other.unseen[:]
        self.origin = other.origin[:]
        self.source = other.source[:]
        self.giver = other.giver[:]
        self.trades = other.trades

    def begin(self) -> None:
        self.kept = True
        self.trades = 0
        for slot in range(RING):
            self.source[slot] = 0
            self.giver[slot] = NOBODY

    def forget(self, observer: int, wilds: int) -> None:
        """All that this seat knows are the cards it sees now, so many wilds among them."""
        self.unseen[observer] = BOTH_WILDS >> wilds
        for slot in range(observer * SLOTS, observer * SLOTS + SLOTS):
            self.may[slot] = ALL
            self.wild[slot] = self.unseen[observer]
        self.wild[observer * SLOTS + OUT] = 0
        for slot in range(observer * HAND_SLOTS, (observer + 1) * HAND_SLOTS):
            self.origin[slot] = 0

    def bit(self, number: int) -> int:
        """The set of this card or place alone."""
        bit = 1
        return bit << number

    # ---- what happens in sight of all

    def draw(self, players: int, seat: int, held: int, slot: int, card: int) -> None:
        """A seat that holds so many cards draws a card from a slot of the pile."""
        to = seat * HAND + held
        for observer in range(players):
            here = observer * SLOTS + PILE + slot
            if observer != seat:
                self.may[observer * SLOTS + to] = self.may[here]
                self.wild[observer * SLOTS + to] = self.wild[here]
                self.origin[observer * HAND_SLOTS + to] = self.source[slot]
            else:
                if self.source[slot]:
                    self.learn(observer, self.source[slot], card)
                if card == WILD:
                    self.see_wild(observer, self.name_wild(observer, self.wild[here]))

    def show(self, players: int, seat: int, held: int, card: int) -> None:
        """A seat that holds so many cards gives one of them away for all to see."""
        for observer in range(players):
            if observer != seat:
                if card == WILD:
                    self.show_wild(observer, seat * HAND, held)
                else:
                    self.drop(observer, seat * HAND, held, card)

    def show_wild(self, observer: int, hand: int, held: int) -> None:
        wilds = 0
        for slot in range(observer * SLOTS + hand, observer * SLOTS + hand + held):
            wilds |= self.wild[slot]
        name = self.name_wild(observer, wilds)
        self.drop(observer, hand, held, WILD)
        self.see_wild(observer, name)

    def take_wild(self, players: int, seat: int, held: int) -> None:
        """A seat that holds so many cards takes a wild from the table."""
        for observer in range(players):
            if observer != seat:
                self.may[observer * SLOTS + seat * HAND + held] = 0
                self.wild[observer * SLOTS + seat * HAND + held] = self.lose_wild(observer)
                self.origin[observer * HAND_SLOTS + seat * HAND + held] = 0

    def trade(self, players: int, seat: int, held: int, count: int, bottom: int) -> None:
        """A seat puts some of its cards into the slots from `bottom` on; to others each of them may be any of its cards."""
        self.trades += 1
        for i in range(count):
            self.source[bottom + i & RING_MASK] = self.trades << TRADE_SHIFT | i
            self.giver[bottom + i & RING_MASK] = seat
        for observer in range(players):
            if observer != seat:
                self.mix(observer * SLOTS, seat * HAND, held, count, bottom)
                for i in range(held):
                    self.origin[observer * HAND_SLOTS + seat * HAND + i] = 0

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
            slot = base + PILE + (bottom + i & RING_MASK)
            self.may[slot] = may
            self.wild[slot] = wild

    # ---- what a seat alone sees

    def put(self, observer: int, slot: int, card: int) -> None:
        """A seat puts a card into a slot of the pile and so knows where it is."""
        here = observer * SLOTS + PILE + slot
        if card == WILD:
            self.may[here] = 0
            self.wild[here] = self.lose_wild(observer)
            return
        bit = self.bit(card)
        for other in range(observer * SLOTS, observer * SLOTS + SLOTS):
            self.may[other] &= ALL ^ bit
        self.may[here] = bit
        self.wild[here] = 0

    def learn(self, observer: int, source: int, card: int) -> None:
        """A seat has seen a card of a trade: the cards of that trade lie in notation order (IO-20)."""
        for slot in range(OUT):
            mine = self.source_of(observer, slot)
            if mine >> TRADE_SHIFT == source >> TRADE_SHIFT:
                here = observer * SLOTS + slot
                if mine < source:
                    self.may[here] &= self.lower(card)
                    self.wild[here] &= self.wilds_before(card)
                elif mine > source:
                    self.may[here] &= self.higher(card)
                    self.wild[here] &= self.wilds_after(card)

    def source_of(self, observer: int, slot: int) -> int:
        return self.origin[observer * HAND_SLOTS + slot] if slot < PILE else self.source[slot - PILE]

    # ---- which of the wilds is it?

    def name_wild(self, observer: int, wilds: int) -> int:
        """A wild turns up that may be either of a set. If it is unclear which, the other may be wherever any of them was."""
        if wilds != BOTH_WILDS:
            return wilds
        for slot in range(observer * SLOTS, observer * SLOTS + SLOTS):
            if self.wild[slot]:
                self.wild[slot] = BOTH_WILDS
        return FIRST_WILD

    def see_wild(self, observer: int, wild: int) -> None:
        self.unseen[observer] &= BOTH_WILDS ^ wild
        for slot in range(observer * SLOTS, observer * SLOTS + SLOTS):
            self.wild[slot] &= BOTH_WILDS ^ wild

    def lose_wild(self, observer: int) -> int:
        """A wild that a seat has seen is hidden again; its name."""
        wild = SECOND_WILD if self.unseen[observer] & FIRST_WILD else FIRST_WILD
        self.unseen[observer] |= wild
        return wild

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
        if card != WILD:
            for i in range(held):
                if self.may[base + i] == self.bit(card) and self.wild[base + i] == 0:
                    count = 1
                    found = i
        source = self.origin[observer * HAND_SLOTS + hand + found]
        if count > 1:
            found = self.blur(observer, hand, held, card)
        self.move(observer, hand + held - 1, hand + found)
        if count == 1 and source:
            self.learn(observer, source, card)

    def could_be(self, slot: int, card: int) -> bool:
        if card == WILD:
            return self.wild[slot] != 0
        return self.may[slot] >> card & 1 == 1

    def blur(self, observer: int, hand: int, held: int, card: int) -> int:
        """Any of several slots was the card shown: make each as wide as the next, and return the last, which can go.

        So what is left covers every case; exactly, where each set is part of the next, as they are sorted."""
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
                self.origin[observer * HAND_SLOTS + hand + i] = 0
                last = i
        return last

    def is_within(self, slot: int, other: int) -> bool:
        """Is what may be in a slot a proper part of what may be in another?"""
        if self.may[slot] == self.may[other] and self.wild[slot] == self.wild[other]:
            return False
        return self.may[slot] | self.may[other] == self.may[other] and self.wild[slot] | self.wild[other] == self.wild[other]

    def exchange(self, observer: int, slot: int) -> None:
        """A slot of a hand and the one before it change places."""
        here = observer * SLOTS + slot
        may = self.may[here]
        wild = self.wild[here]
        origin = self.origin[observer * HAND_SLOTS + slot]
        self.move(observer, slot - 1, slot)
        self.may[here - 1] = may
        self.wild[here - 1] = wild
        self.origin[observer * HAND_SLOTS + slot - 1] = origin

    def move(self, observer: int, slot: int, to: int) -> None:
        self.may[observer * SLOTS + to] = self.may[observer * SLOTS + slot]
        self.wild[observer * SLOTS + to] = self.wild[observer * SLOTS + slot]
        self.origin[observer * HAND_SLOTS + to] = self.origin[observer * HAND_SLOTS + slot]

    # ---- notation order: blue, green, red, wild, yellow

    def rank(self, card: int) -> int:
        return 2 * YELLOW - 1 if card == WILD else 2 * card

    def lower(self, card: int) -> int:
        """The set of cards before this one."""
        return self.bit(YELLOW if card == WILD else card) - 1

    def higher(self, card: int) -> int:
        if card == WILD:
            return ALL ^ self.lower(card)
        return ALL ^ self.lower(card) ^ self.bit(card)

    def wilds_before(self, card: int) -> int:
        """The wilds that may come before this card in a trade; before and after a wild the other may."""
        return BOTH_WILDS if card >= YELLOW else 0

    def wilds_after(self, card: int) -> int:
        return BOTH_WILDS if card == WILD or card < YELLOW else 0
