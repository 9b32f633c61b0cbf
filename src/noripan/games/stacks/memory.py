"""What is hidden in Sequence Stacks, and what each seat knows of it for certain (SS-60).

Kinds of cards and claims are numbers, as `codes.py` says. A hand is a count per kind. An observer is a seat, or the number
`players`: somebody who only watches.

Every observer remembers three things, all of them bounds that are never wrong:
- Claims: at least so many cards of a kind are in these hands together. They come from cards seen going to a hand and from
  the windows of SS-45; a card that leaves one of the hands in sight weakens them, one stolen unseen widens them.
- The most `hold` cards each hand can have: none where a completed pile opened no window, more again with each card drawn.
- What a reshuffle shows (SS-26): then all unseen cards are in hands (old), and the new pile is known card by card. Cards
  drawn from it are new; a hand has at least `new_low` and at most `new_high` of them. Only seats count so far.
"""

from __future__ import annotations

import cython

from noripan.core.state import State

if not cython.compiled:
    from noripan.games.stacks.codes import (
        CLAIM_COUNT_MASK,
        CLAIM_COUNT_SHIFT,
        CLAIM_KIND_SHIFT,
        CLAIM_SEATS,
        CLAIMS,
        HOLD_CARD,
        KINDS,
        SEATS,
    )


class Memory(State):
    def __init__(self, players: int) -> None:
        State.__init__(self, players)
        self.hands = [0] * 102  # [seat * KINDS + kind] -> number of cards
        self.held = [0] * 6  # [seat] -> number of cards
        self.pile = [0] * 120  # kinds, the top last
        self.pile_size = 0
        self.shuffles = 0  # how often the cards set aside became a new pile
        self.claims = [0] * 84  # [observer * CLAIMS + i]
        self.claim_count = [0] * 7  # [observer]
        self.hold_most = [0] * 42  # [observer * SEATS + seat]
        self.new_most = [0] * 102  # [observer * KINDS + kind] -> most new cards in other hands and the pile
        self.old_most = [0] * 102  # [observer * KINDS + kind] -> most old cards in other hands
        self.new_low = [0] * 36  # [observer * SEATS + seat]
        self.new_high = [0] * 36

    def copy_hidden_from(self, source: Memory) -> None:
        self.hands = source.hands[:]
        self.held = source.held[:]
        self.pile = source.pile[:]
        self.pile_size = source.pile_size
        self.shuffles = source.shuffles
        self.claims = source.claims[:]
        self.claim_count = source.claim_count[:]
        self.hold_most = source.hold_most[:]
        self.new_most = source.new_most[:]
        self.old_most = source.old_most[:]
        self.new_low = source.new_low[:]
        self.new_high = source.new_high[:]

    # ---- what everybody, or one observer, comes to know

    def know_deal(self) -> None:
        """The hands were just dealt from a pile of known cards: all of them are new."""
        self.shuffles = 0
        for observer in range(self.players + 1):
            self.claim_count[observer] = 0
            for seat in range(self.players):
                self.hold_most[observer * SEATS + seat] = self.held[seat]
        for seat in range(self.players):
            self.count_afresh(seat)
            for other in range(self.players):
                self.new_low[seat * SEATS + other] = self.held[other]
                self.new_high[seat * SEATS + other] = self.held[other]
            for kind in range(KINDS):
                self.new_most[seat * KINDS + kind] += self.old_most[seat * KINDS + kind]
                self.old_most[seat * KINDS + kind] = 0

    def know_shuffle(self) -> None:
        """SS-26: the new pile is what was set aside, so all else that is unseen is in hands."""
        self.shuffles += 1
        for seat in range(self.players):
            self.count_afresh(seat)
            for other in range(self.players):
                self.new_low[seat * SEATS + other] = 0
                self.new_high[seat * SEATS + other] = 0

    def count_afresh(self, seat: int) -> None:
        """The pile is new, the other hands are old."""
        row = seat * KINDS
        for kind in range(KINDS):
            self.new_most[row + kind] = 0
            self.old_most[row + kind] = -self.hands[row + kind]
            for other in range(self.players):
                self.old_most[row + kind] += self.hands[other * KINDS + kind]
        for i in range(self.pile_size):
            self.new_most[row + self.pile[i]] += 1

    def see_drawn(self, seat: int, count: int) -> None:
        """A seat drew unseen cards."""
        for observer in range(self.players + 1):
            if observer != seat:
                at = observer * SEATS + seat
                if self.shuffles == 0 and count:
                    if self.claim_count[observer]:
                        self.secure(observer, seat)
                    self.hold_most[at] += count
                if observer < self.players:
                    self.new_low[at] += count
                    self.new_high[at] += count

    def see_leave(self, seat: int, kind: int) -> None:
        """A card left a hand in everybody's sight."""
        for observer in range(self.players + 1):
            if observer != seat:
                self.miss(observer, seat, kind)

    def miss(self, observer: int, seat: int, kind: int) -> None:
        """An observer saw which card left the hand of `seat`, where it is no longer counted."""
        at = observer * SEATS + seat
        if observer < self.players:
            self.miss_age(at, observer * KINDS + kind, self.held[seat])
        if kind == HOLD_CARD:
            self.hold_most[at] -= 1
        elif self.hold_most[at] > self.held[seat]:
            self.hold_most[at] = self.held[seat]
        if self.claim_count[observer]:
            self.weaken(observer, seat, kind)
            self.forget_empty(observer, seat)

    def miss_age(self, at: int, card: int, left: int) -> None:
        """Was the card that left a hand, now of `left` cards, an old or a new one?"""
        if self.new_high[at] == 0 or self.new_most[card] == 0:
            self.old_most[card] -= 1
        elif self.new_low[at] > left or self.old_most[card] == 0:
            self.new_most[card] -= 1
            self.new_high[at] -= 1
            if self.new_low[at]:
                self.new_low[at] -= 1
        elif self.new_low[at]:
            self.new_low[at] -= 1
        if self.new_high[at] > left:
            self.new_high[at] = left

    def see_gain(self, seat: int, kind: int) -> None:
        """A card went to a hand in everybody's sight."""
        for observer in range(self.players + 1):
            if observer != seat:
                self.notice(observer, seat, kind)

    def notice(self, observer: int, seat: int, kind: int) -> None:
        """An observer saw which card went to the hand of `seat`; it counts as an old one."""
        if observer < self.players:
            self.old_most[observer * KINDS + kind] += 1
        if kind == HOLD_CARD:
            self.secure(observer, seat)
            self.hold_most[observer * SEATS + seat] += 1
        bit = 1 << seat
        alone = False
        for i in range(observer * CLAIMS, observer * CLAIMS + self.claim_count[observer]):
            if self.claims[i] >> CLAIM_KIND_SHIFT == kind and self.claims[i] & bit:
                self.claims[i] += 1 << CLAIM_COUNT_SHIFT
                if self.claims[i] & CLAIM_SEATS == bit:
                    alone = True
        if not alone:
            self.claim(observer, kind, 1, bit)

    def see_theft(self, taker: int, victim: int, kind: int) -> None:
        """SS-42, SS-60: a card changed hands; which one is seen by these two only."""
        for observer in range(self.players + 1):
            if observer == taker:
                self.miss(observer, victim, kind)
            elif observer == victim:
                self.notice(observer, taker, kind)
            else:
                self.wonder(observer, taker, victim)

    def wonder(self, observer: int, taker: int, victim: int) -> None:
        """An observer saw that some card changed hands."""
        lost = observer * SEATS + victim
        got = observer * SEATS + taker
        left = self.held[victim]
        if observer < self.players:
            if self.new_high[lost]:
                self.new_high[got] += 1
            if self.new_low[lost] > left:
                self.new_low[got] += 1
            if self.new_low[lost]:
                self.new_low[lost] -= 1
            if self.new_high[lost] > left:
                self.new_high[lost] = left
        if self.hold_most[lost]:
            self.secure(observer, taker)
            self.hold_most[got] += 1
        if self.hold_most[lost] > left:
            self.hold_most[lost] = left
        self.widen(observer, taker, victim)
        self.forget_empty(observer, victim)

    # ---- claims

    def claim(self, observer: int, kind: int, count: int, seats: int) -> None:
        """Remember that at least `count` cards of a kind are in these hands, unless a stronger claim says so."""
        first = observer * CLAIMS
        i = first
        while i < first + self.claim_count[observer]:
            other = self.claims[i]
            if other >> CLAIM_KIND_SHIFT == kind:
                if other & CLAIM_SEATS & ~seats == 0 and other >> CLAIM_COUNT_SHIFT & CLAIM_COUNT_MASK >= count:
                    return
                if seats & ~other & CLAIM_SEATS == 0 and other >> CLAIM_COUNT_SHIFT & CLAIM_COUNT_MASK <= count:
                    self.drop(observer, i)
                    continue
            i += 1
        if self.claim_count[observer] == CLAIMS:
            self.drop(observer, first)
        self.claims[first + self.claim_count[observer]] = kind << CLAIM_KIND_SHIFT | count << CLAIM_COUNT_SHIFT | seats
        self.claim_count[observer] += 1

    def drop(self, observer: int, i: int) -> None:
        self.claim_count[observer] -= 1
        self.claims[i] = self.claims[observer * CLAIMS + self.claim_count[observer]]

    def weaken(self, observer: int, seat: int, kind: int) -> None:
        """A card of this kind left the hand of `seat`."""
        i = observer * CLAIMS
        while i < observer * CLAIMS + self.claim_count[observer]:
            if self.claims[i] >> CLAIM_KIND_SHIFT == kind and self.claims[i] >> seat & 1:
                self.claims[i] -= 1 << CLAIM_COUNT_SHIFT
                if self.claims[i] >> CLAIM_COUNT_SHIFT & CLAIM_COUNT_MASK == 0:
                    self.drop(observer, i)
                    continue
            i += 1

    def widen(self, observer: int, taker: int, victim: int) -> None:
        """Some card went from the victim to the taker: what was certain of the one is now certain of both."""
        before: list[int] = [0] * 12
        size = self.take_claims(observer, before)
        to = 1 << taker
        for i in range(size):
            kind = before[i] >> CLAIM_KIND_SHIFT
            count = before[i] >> CLAIM_COUNT_SHIFT & CLAIM_COUNT_MASK
            seats = before[i] & CLAIM_SEATS
            if seats >> victim & 1 and not seats & to:
                if count > 1:
                    self.claim(observer, kind, count - 1, seats)
                for j in range(size):
                    if before[j] >> CLAIM_KIND_SHIFT == kind and before[j] & CLAIM_SEATS == to:
                        count += before[j] >> CLAIM_COUNT_SHIFT & CLAIM_COUNT_MASK
                seats |= to
            self.claim(observer, kind, count, seats)

    def secure(self, observer: int, seat: int) -> None:
        """More holds may come to this hand: what it could not have until now is claimed of the others alone."""
        before: list[int] = [0] * 12
        size = self.take_claims(observer, before)
        most = self.hold_most[observer * SEATS + seat]
        for i in range(size):
            count = before[i] >> CLAIM_COUNT_SHIFT & CLAIM_COUNT_MASK
            seats = before[i] & CLAIM_SEATS
            if before[i] >> CLAIM_KIND_SHIFT == HOLD_CARD and seats >> seat & 1 and count > most:
                self.claim(observer, HOLD_CARD, count - most, seats & ~(1 << seat))
            self.claim(observer, before[i] >> CLAIM_KIND_SHIFT, count, seats)

    def take_claims(self, observer: int, claims: list[int]) -> int:
        """Copy the claims of an observer, who forgets them, to make them anew; how many there were."""
        size = self.claim_count[observer]
        for i in range(size):
            claims[i] = self.claims[observer * CLAIMS + i]
        self.claim_count[observer] = 0
        return size

    def forget_empty(self, observer: int, seat: int) -> None:
        """A hand without cards has nothing of what is claimed."""
        if self.held[seat] == 0:
            for i in range(observer * CLAIMS, observer * CLAIMS + self.claim_count[observer]):
                self.claims[i] &= ~(1 << seat)
