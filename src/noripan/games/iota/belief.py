"""A world that fits what a seat knows of IOTA: every hidden slot gets a card that may be there."""

from __future__ import annotations

from typing import Final

import cython

from noripan.core.dealer import Dealer
from noripan.games.iota.memory import Memory

if not cython.compiled:
    from noripan.games.iota.codes import ALL, CARDS, DECK, OUT, SLOTS, TRADE_SHIFT, UNKNOWN, WILD

IMPOSSIBLE: Final = -1


class Belief(Memory):
    """Slots here are the n that a seat cannot see, numbered through; `faces`, `may` and `wild` say of each of them which
    card it is, or UNKNOWN, and which cards and wilds it may be."""

    def redeal(
        self, observer: int, slots: list[int], faces: list[int], n: int, out: int, hidden: int, dealer: Dealer
    ) -> bool:
        """Find a face for every slot that has none, so that all this seat knows holds; False if there is none."""
        may: list[int] = [0] * 64
        wild: list[int] = [0] * 64
        for i in range(n):
            may[i] = self.may[observer * SLOTS + slots[i]]
            wild[i] = self.wild[observer * SLOTS + slots[i]]
        for i in range(n):
            if faces[i] != UNKNOWN and self.source_of(observer, slots[i]):
                self.suppose(observer, slots, n, may, wild, i, faces[i])
        wilds = self.settle(faces, n, may, wild, self.still_hidden(faces, n, hidden), self.unseen[observer])
        if wilds == IMPOSSIBLE:
            return False
        hidden = self.still_hidden(faces, n, hidden)
        if not self.deal(faces, n, may, wild, out, self.may[observer * SLOTS + OUT], hidden, wilds, dealer):
            return False
        self.sort(observer, slots, faces, n)
        return True

    def suppose(self, observer: int, slots: list[int], n: int, may: list[int], wild: list[int], at: int, card: int) -> None:
        """Were this the card of a slot, what could the others of its trade be?"""
        source = self.source_of(observer, slots[at])
        for i in range(n):
            mine = self.source_of(observer, slots[i])
            if mine >> TRADE_SHIFT == source >> TRADE_SHIFT and mine != source:
                may[i] &= self.lower(card) if mine < source else self.higher(card)
                wild[i] &= self.wilds_before(card) if mine < source else self.wilds_after(card)

    def certain(self, observer: int, slot: int, hidden: int) -> int:
        """The card that must be in a slot as far as an observer of the others knows, or UNKNOWN."""
        may = self.may[observer * SLOTS + slot] & hidden
        if may == 0:
            return WILD
        if may & (may - 1) or self.wild[observer * SLOTS + slot]:
            return UNKNOWN
        return self.number(may)

    def still_hidden(self, faces: list[int], n: int, hidden: int) -> int:
        """The hidden cards that no slot has got yet."""
        for i in range(n):
            if 0 <= faces[i] < CARDS:
                hidden &= ALL ^ self.bit(faces[i])
        return hidden

    def settle(self, faces: list[int], n: int, may: list[int], wild: list[int], hidden: int, wilds: int) -> int:
        """Give a face to slots that can have but one; the wilds not used so, or IMPOSSIBLE if a slot can have none."""
        for i in range(n):
            if faces[i] == UNKNOWN:
                cards = may[i] & hidden
                some = wild[i] & wilds
                if cards == 0 and some == 0:
                    return IMPOSSIBLE
                if cards == 0 and some & (some - 1) == 0:
                    faces[i] = WILD
                    wilds ^= some
                elif some == 0 and cards & (cards - 1) == 0:
                    faces[i] = self.number(cards)
                    hidden ^= cards
        return wilds

    def number(self, card: int) -> int:
        """The only card of a set."""
        found = 0
        while card >> found != 1:
            found += 1
        return found

    def deal(
        self, faces: list[int], n: int, may: list[int], wild: list[int], out: int, may_out: int, hidden: int, wilds: int,
        dealer: Dealer,
    ) -> bool:  # fmt: skip
        """Deal the hidden cards and wilds to the slots without a face, and to the cards that are out of the game."""
        group: list[int] = [0] * 64  # [i] -> the dealer's place for a slot; slots that may be the same are one place
        first: list[int] = [0] * 64  # [place] -> one of its slots
        places = self.group(faces, n, may, wild, hidden, wilds, group, first)
        dealer.clear(places + 1)
        dealer.room[places] = out
        for i in range(n):
            if faces[i] == UNKNOWN:
                dealer.room[group[i]] += 1
        for card in range(DECK):
            where = 0
            if card < CARDS and hidden >> card & 1:
                where = self.bit(places) if may_out >> card & 1 else 0
                for place in range(places):
                    if may[first[place]] >> card & 1:
                        where |= self.bit(place)
                dealer.add(card, where)
            elif card >= CARDS and wilds >> (card - CARDS) & 1:
                for place in range(places):
                    if wild[first[place]] >> (card - CARDS) & 1:
                        where |= self.bit(place)
                dealer.add(card, where)
        dealer.deal()
        return self.hand_out(faces, n, group, places, dealer)

    def group(
        self, faces: list[int], n: int, may: list[int], wild: list[int], hidden: int, wilds: int,
        group: list[int], first: list[int],
    ) -> int:  # fmt: skip
        """Find the slots that may be the same; how many places they make."""
        places = 0
        for i in range(n):
            if faces[i] == UNKNOWN:
                may[i] &= hidden
                wild[i] &= wilds
                place = 0
                while place < places and (may[first[place]] != may[i] or wild[first[place]] != wild[i]):
                    place += 1
                if place == places:
                    first[place] = i
                    places += 1
                group[i] = place
        return places

    def hand_out(self, faces: list[int], n: int, group: list[int], places: int, dealer: Dealer) -> bool:
        """Give the slots of each place the cards dealt there, in any order; False if a card is where it may not be."""
        cards: list[int] = [0] * 66
        for i in range(dealer.n):
            if not dealer.may[i] >> dealer.place[i] & 1:
                return False
        for place in range(places):
            size = 0
            for i in range(dealer.n):
                if dealer.place[i] == place:
                    cards[size] = WILD if dealer.card[i] >= WILD else dealer.card[i]
                    size += 1
            dealer.rng.shuffle(cards, size)
            for i in range(n):
                if faces[i] == UNKNOWN and group[i] == place:
                    size -= 1
                    faces[i] = cards[size]
        return True

    def sort(self, observer: int, slots: list[int], faces: list[int], n: int) -> None:
        """Put the cards of each trade into notation order (IO-20). All its slots may be the same, but for that order."""
        order: list[int] = [0] * 64  # the slots that come from trades, by trade and place in it
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
            trade = self.source_of(observer, slots[order[i]]) >> TRADE_SHIFT
            for j in range(i + 1, size):
                if self.source_of(observer, slots[order[j]]) >> TRADE_SHIFT != trade:
                    break
                if self.rank(faces[order[i]]) > self.rank(faces[order[j]]):
                    face = faces[order[i]]
                    faces[order[i]] = faces[order[j]]
                    faces[order[j]] = face
