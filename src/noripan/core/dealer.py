"""Dealer: deals hidden cards again, each only to a place where it may be.

A place is a hand, a pile or anything else that holds a known number of hidden cards; places are numbered from 0, and a
set of places is a bit mask. Cards that are restricted are seated first; where all their places are full, others make
room along a chain of moves (an augmenting path), so a deal that exists is always found and nothing is tried in vain.
"""

from __future__ import annotations

import cython

from noripan.core.rng import Rng

if not cython.compiled:
    from noripan.core.codes import NOWHERE


class Dealer:
    """Scratch space for one deal at a time; every thread has its own."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.places = 0
        self.n = 0
        self.room = [0] * 64  # [place] -> how many more cards it takes
        self.card = [0] * 128  # [index] -> what the game calls the card
        self.may = [0] * 128  # [index] -> the places where it may be
        self.place = [0] * 128  # [index] -> where it was dealt
        self.order = [0] * 128
        self.queue = [0] * 64
        self.mover = [0] * 64  # [place] -> the card that would move there
        self.seen = 0

    def clear(self, places: int) -> None:
        self.places = places
        self.n = 0
        for place in range(places):
            self.room[place] = 0

    def add(self, card: int, may: int) -> None:
        self.card[self.n] = card
        self.may[self.n] = may
        self.place[self.n] = NOWHERE
        self.n += 1

    def deal(self) -> None:
        """Give every card a place; the rooms must add up to the number of cards."""
        open_places = 0
        for place in range(self.places):
            if self.room[place]:
                open_places |= self.bit(place)
        for i in range(self.n):
            self.order[i] = i
        self.rng.shuffle(self.order, self.n)
        for i in range(self.n):  # those with a single place to go
            index = self.order[i]
            may = self.may[index] & open_places
            if may & (may - 1) == 0:
                self.seat(index)
        for i in range(self.n):  # those with a choice that is not free
            index = self.order[i]
            if self.place[index] == NOWHERE and self.may[index] & open_places != open_places:
                self.seat(index)
        place = 0
        for i in range(self.n):  # those that may be anywhere
            index = self.order[i]
            if self.place[index] == NOWHERE:
                while self.room[place] == 0:
                    place += 1
                self.put(index, place)

    def bit(self, place: int) -> int:
        """The set of this place alone."""
        bit = 1
        return bit << place

    def put(self, index: int, place: int) -> None:
        self.place[index] = place
        self.room[place] -= 1

    def seat(self, index: int) -> None:
        """Put a card into one of its places, a roomier one more likely."""
        rooms = 0
        for place in range(self.places):
            if self.may[index] >> place & 1:
                rooms += self.room[place]
        if rooms == 0:
            self.make_room(index)
            return
        chosen = self.rng.below(rooms)
        for place in range(self.places):
            if self.may[index] >> place & 1:
                chosen -= self.room[place]
                if chosen < 0:
                    self.put(index, place)
                    return

    def make_room(self, index: int) -> None:
        """All places of this card are full: find the shortest chain of moves that frees one."""
        head = 0
        tail = 0
        self.seen = self.may[index]
        for place in range(self.places):
            if self.may[index] >> place & 1:
                self.mover[place] = index
                self.queue[tail] = place
                tail += 1
        while head < tail:
            full = self.queue[head]
            head += 1
            for other in range(self.n):
                if self.place[other] == full:
                    for place in range(self.places):
                        if self.may[other] & ~self.seen & self.bit(place):
                            self.seen |= self.bit(place)
                            self.mover[place] = other
                            if self.room[place]:
                                self.shift(index, place)
                                return
                            self.queue[tail] = place
                            tail += 1

    def shift(self, index: int, free: int) -> None:
        """Move every card of the chain one place on, the last into the free place, the first card in."""
        self.room[free] -= 1
        while True:
            card = self.mover[free]
            left = self.place[card]
            self.place[card] = free
            if card == index:
                return
            free = left
