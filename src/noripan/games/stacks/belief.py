"""What a seat can believe: a world dealt anew that fits all it knows (SS-60).

The few `hold` cards are placed first, each possible spread as likely as it has deals; the dealer then seats the other cards.
For the dealer every hand is three places: for old cards only, for either, for new cards only (see `memory`).
A world keeps to every single bound. What only several bounds together would rule out (whether a card played after a
reshuffle was an old one bears both on its kind and on its hand) is not worked out.
"""

from __future__ import annotations

from typing import Final

import cython

from noripan.core.dealer import Dealer
from noripan.games.stacks.memory import Memory

if not cython.compiled:
    from noripan.core.codes import NOWHERE
    from noripan.games.stacks.codes import (
        CLAIM_COUNT_MASK,
        CLAIM_COUNT_SHIFT,
        CLAIM_KIND_SHIFT,
        CLAIM_SEATS,
        CLAIMS,
        DECK,
        HOLD_CARD,
        KINDS,
        SEATS,
        SPECIAL_COPIES,
    )

PILE: Final = 6  # the draw pile, where places are seats
NOBODY: Final = 7  # where there is no hold left to place
PILE_PLACE: Final = 18
PILE_BIT: Final = 1 << 18


class Belief(Memory):
    def deal_hidden(self, seat: int, dealer: Dealer) -> None:
        """Deal the other hands and the pile anew, in a way that fits all that the seat knows."""
        unseen: list[int] = [0] * 17
        spreads: list[int] = [0] * 84
        weights: list[int] = [0] * 84
        for kind in range(KINDS):
            unseen[kind] = -self.hands[seat * KINDS + kind]
            for other in range(self.players):
                unseen[kind] += self.hands[other * KINDS + kind]
        for i in range(self.pile_size):
            unseen[self.pile[i]] += 1
        ways = self.spread_holds(seat, unseen[HOLD_CARD], spreads, weights)
        for _ in range(ways):  # the first way fits nearly always
            way = self.pick(weights, ways, dealer)
            self.offer(seat, unseen, spreads[way], dealer)
            dealer.deal()
            if self.all_dealt(dealer):
                break
            weights[way] = 0
        self.receive(seat, dealer)
        for other in range(self.players):
            if other != seat:
                self.share(other)

    def spread_holds(self, seat: int, count: int, spreads: list[int], weights: list[int]) -> int:
        """List where the unseen holds can be, three places to a spread, each with its number of possible deals."""
        most: list[int] = [0] * 8
        room: list[int] = [0] * 8
        for place in range(self.players):
            most[place] = self.hold_most[seat * SEATS + place] if place != seat else 0
            room[place] = self.held[place]
        room[PILE] = self.pile_size
        most[PILE] = 0 if self.shuffles else self.pile_size
        room[NOBODY] = SPECIAL_COPIES - count
        most[NOBODY] = SPECIAL_COPIES - count
        ways = 0
        for a in range(NOBODY + 1):
            if most[a] and (a == NOBODY) == (count < 1):
                for b in range(a, NOBODY + 1):
                    if most[b] and (b == NOBODY) == (count < 2):
                        for c in range(b, NOBODY + 1):
                            if most[c] and (c == NOBODY) == (count < 3) and self.is_claimed(seat, a, b, c):
                                spreads[ways] = a | b << 3 | c << 6
                                weights[ways] = self.weigh(a, b, c, most, room)
                                ways += 1
        return ways

    def is_claimed(self, seat: int, a: int, b: int, c: int) -> bool:
        """Do holds in these places fulfil all that the seat claims?"""
        for i in range(seat * CLAIMS, seat * CLAIMS + self.claim_count[seat]):
            count = self.claims[i] >> CLAIM_COUNT_SHIFT & CLAIM_COUNT_MASK
            seats = self.claims[i] & CLAIM_SEATS
            if self.claims[i] >> CLAIM_KIND_SHIFT == HOLD_CARD and self.overlap(seats, a, b, c) < count:
                return False
        return True

    def weigh(self, a: int, b: int, c: int, most: list[int], room: list[int]) -> int:
        """In how many ways the places a <= b <= c can take a hold each."""
        if a == c:
            return room[a] * (room[a] - 1) * (room[a] - 2) // 6 if most[a] >= 3 else 0
        if a == b:
            return room[a] * (room[a] - 1) // 2 * room[c] if most[a] >= 2 else 0
        if b == c:
            return room[b] * (room[b] - 1) // 2 * room[a] if most[b] >= 2 else 0
        return room[a] * room[b] * room[c]

    def overlap(self, seats: int, a: int, b: int, c: int) -> int:
        """How many of three places are among these seats."""
        return (seats >> a & 1) + (seats >> b & 1) + (seats >> c & 1)

    def pick(self, weights: list[int], ways: int, dealer: Dealer) -> int:
        total = 0
        for way in range(ways):
            total += weights[way]
        chosen = dealer.rng.below(total)
        way = 0
        while chosen >= weights[way]:
            chosen -= weights[way]
            way += 1
        return way

    def offer(self, seat: int, unseen: list[int], spread: int, dealer: Dealer) -> None:
        """Tell the dealer how much room there is, and where each unseen card may be."""
        pins: list[int] = [0] * 24
        dealer.clear(PILE_PLACE + 1)
        old = 0
        new = PILE_BIT
        dealer.room[PILE_PLACE] = self.pile_size
        for other in range(self.players):
            if other != seat:
                at = seat * SEATS + other
                dealer.room[other * 3] = self.held[other] - self.new_high[at]
                dealer.room[other * 3 + 1] = self.new_high[at] - self.new_low[at]
                dealer.room[other * 3 + 2] = self.new_low[at]
                old |= 3 << other * 3
                new |= 6 << other * 3
        for kind in range(HOLD_CARD):
            pinned = self.pin(seat, kind, pins)
            surely_old = unseen[kind] - self.new_most[seat * KINDS + kind]
            for i in range(unseen[kind]):
                may = old if i < surely_old else old | new if i < self.old_most[seat * KINDS + kind] else new
                dealer.add(kind, may & pins[i] if i < pinned else may)
        for _ in range(unseen[HOLD_CARD]):
            place = spread & 7
            spread >>= 3
            dealer.add(HOLD_CARD, PILE_BIT if place == PILE else (3 if self.shuffles else 7) << place * 3)

    def pin(self, seat: int, kind: int, pins: list[int]) -> int:
        """The cards of this kind that must be in certain hands, as sets of places; how many there are."""
        pinned = 0
        if self.claim_count[seat] == 0:
            return 0
        for size in range(1, SEATS):
            for i in range(seat * CLAIMS, seat * CLAIMS + self.claim_count[seat]):
                seats = self.claims[i] & CLAIM_SEATS
                if self.claims[i] >> CLAIM_KIND_SHIFT == kind and self.size_of(seats) == size:
                    places = 0
                    for other in range(self.players):
                        if seats >> other & 1:
                            places |= 7 << other * 3
                    missing = self.claims[i] >> CLAIM_COUNT_SHIFT & CLAIM_COUNT_MASK
                    for j in range(pinned):
                        if pins[j] & ~places == 0:
                            missing -= 1
                    for _ in range(missing):
                        pins[pinned] = places
                        pinned += 1
        return pinned

    def size_of(self, seats: int) -> int:
        size = 0
        while seats:
            seats &= seats - 1
            size += 1
        return size

    def all_dealt(self, dealer: Dealer) -> bool:
        missing = 0
        for i in range(dealer.n):
            if dealer.place[i] == NOWHERE:
                missing += 1
        return missing == 0

    def receive(self, seat: int, dealer: Dealer) -> None:
        """Put the cards where the dealer has dealt them."""
        pile: list[int] = [0] * 120
        for other in range(self.players):
            if other != seat:
                for kind in range(KINDS):
                    self.hands[other * KINDS + kind] = 0
        size = 0
        for i in range(dealer.n):
            if dealer.place[i] == PILE_PLACE:
                pile[size] = dealer.card[i]
                size += 1
            else:
                self.hands[dealer.place[i] // 3 * KINDS + dealer.card[i]] += 1
        dealer.rng.shuffle(pile, size)
        for i in range(size):
            self.pile[i] = pile[i]

    def share(self, other: int) -> None:
        """What another seat knows beyond its own hand is not known here: it is taken to know what a watcher does."""
        for kind in range(KINDS):
            self.new_most[other * KINDS + kind] = DECK
            self.old_most[other * KINDS + kind] = DECK
        for seat in range(self.players):
            self.hold_most[other * SEATS + seat] = self.hold_most[self.players * SEATS + seat]
            self.new_low[other * SEATS + seat] = 0
            self.new_high[other * SEATS + seat] = self.held[seat]
        self.claim_count[other] = 0
        watcher = self.players * CLAIMS
        for i in range(watcher, watcher + self.claim_count[self.players]):
            kind = self.claims[i] >> CLAIM_KIND_SHIFT
            count = self.claims[i] >> CLAIM_COUNT_SHIFT & CLAIM_COUNT_MASK
            if self.claims[i] >> other & 1:
                count -= self.hands[other * KINDS + kind]
            seats = self.claims[i] & CLAIM_SEATS & ~(1 << other)
            if count > 0:
                self.claim(other, kind, count, seats)
