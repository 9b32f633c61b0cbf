"""The grid of IOTA: the cards on the table, and for every place beside them the set of cards that would fit there.

Cards and places are numbers, as `codes.py` says; a set of cards is a bit mask. Places are looked up on a torus of 64 x 64
squares. That is enough: the columns of the shape are connected, and of any five neighbouring ones at least one has two
cards (five single cards side by side would be a run of five), so w columns hold w + w // 5 cards or more; 66 cards span at
most 55 columns, 57 with the places beside them. The same holds for rows.

What fits a place depends only on the two runs through it, and gets fewer with every card laid. So the sets are kept, and
only those at the ends of changed runs are narrowed; a place that nothing fits any more is dead for good.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from noripan.core.bits import lowest_bit
    from noripan.games.iota.codes import (
        ALL,
        BOTH_STEPS,
        CARDS,
        DEAD,
        DOWN,
        EMPTY,
        FACE_BITS,
        GAPS,
        LEFT_SIDE,
        LENGTH_SHIFT,
        LONG,
        LOT,
        LOWER_SIDE,
        NOWHERE,
        NUMBER_MASK,
        OPEN,
        ORIGIN,
        RIGHT,
        RIGHT_SIDE,
        ROW_SHIFT,
        RUN_MASK,
        RUN_SHIFT,
        SQUARES,
        TORUS_BITS,
        TORUS_MASK,
        UPPER_SIDE,
        WILD,
        WILDS,
    )


BIT = [0] * 64  # [card] -> the set of this card alone
THIRD = [0] * 4096  # [card * 64 + card] -> the cards that make a line with these two (IO-11)


def fill_tables() -> None:
    kinds: list[int] = [0] * 12  # [attribute * 4 + value] -> the cards that have it
    bit = 1
    for card in range(CARDS):
        BIT[card] = bit
        for attribute in range(3):
            kinds[attribute * 4 + (card >> 2 * attribute & 3)] |= bit
        bit = bit * 2 & ALL
    for one in range(CARDS):
        for two in range(CARDS):
            fitting = ALL
            for attribute in range(3):
                same = kinds[attribute * 4 + (one >> 2 * attribute & 3)]
                other = kinds[attribute * 4 + (two >> 2 * attribute & 3)]
                fitting &= same if same == other else ALL ^ (same | other)
            THIRD[one * CARDS + two] = fitting


fill_tables()


class Grid:
    def __init__(self) -> None:
        self.squares = [0] * 4096
        self.n = 0  # cards on the table
        self.spots = [0] * 66  # [n] -> place, in the order of laying
        self.faces = [0] * 66  # [n] -> card or WILD
        self.wilds = 0  # how many wilds lie on the table
        self.wild_place = [0] * 2  # [wild] -> place or NOWHERE
        self.wild_may = [0] * 2  # [wild] -> the cards it may stand for (IO-31), so those that may take its place (IO-32)
        self.open = 0  # places beside cards where something fits
        self.places = [0] * 140  # [open]; each card laid adds at most two to the four around the starter
        self.sides = [0] * 140  # [open] -> where cards lie beside it
        self.fits = [0] * 140  # [open] -> the cards that fit; a wild fits every open place

    def copy_from(self, source: Grid) -> None:
        self.squares = source.squares[:]
        self.n = source.n
        self.spots = source.spots[:]
        self.faces = source.faces[:]
        self.wilds = source.wilds
        self.wild_place = source.wild_place[:]
        self.wild_may = source.wild_may[:]
        self.open = source.open
        self.places = source.places[:]
        self.sides = source.sides[:]
        self.fits = source.fits[:]

    def begin(self, starter: int) -> None:
        for square in range(SQUARES):
            self.squares[square] = EMPTY
        self.n = 0
        self.wilds = 0
        self.wild_place[0] = NOWHERE
        self.wild_place[1] = NOWHERE
        self.open = 0
        self.put(ORIGIN, starter)

    def cards(self) -> int:
        """The set of cards on the table, without wilds."""
        found = 0
        for i in range(self.n):
            if self.faces[i] != WILD:
                found |= BIT[self.faces[i]]
        return found

    # ---- squares and runs

    def at(self, place: int) -> int:
        return self.squares[(place >> ROW_SHIFT & TORUS_MASK) << TORUS_BITS | place & TORUS_MASK]

    def set(self, place: int, square: int) -> None:
        self.squares[(place >> ROW_SHIFT & TORUS_MASK) << TORUS_BITS | place & TORUS_MASK] = square

    def end_of(self, place: int, step: int) -> int:
        """The first place without a card, going from a place by steps."""
        while True:
            place += step
            if self.at(place) >= EMPTY:
                return place

    def others(self, place: int, step: int) -> int:
        """The other cards of the run through a place (IO-10), packed; LONG if it would be the fifth (IO-12)."""
        run = 0
        count = 0
        spot = place - step
        while self.at(spot) < EMPTY:
            if count == LOT - 1:
                return LONG
            run = run << RUN_SHIFT | self.at(spot) + 1
            count += 1
            spot -= step
        spot = place + step
        while self.at(spot) < EMPTY:
            if count == LOT - 1:
                return LONG
            run = run << RUN_SHIFT | self.at(spot) + 1
            count += 1
            spot += step
        return run

    def points(self, place: int, step: int) -> int:
        """The run through a place as length << LENGTH_SHIFT | sum of its numbers; a wild counts 0 (IO-25, IO-30)."""
        spot = self.end_of(place, -step) + step
        length = 0
        total = 0
        while self.at(spot) < EMPTY:
            if self.at(spot) < CARDS:
                total += (self.at(spot) & NUMBER_MASK) + 1
            length += 1
            spot += step
        return length << LENGTH_SHIFT | total

    # ---- what fits

    def fitting(self, place: int) -> int:
        """The cards for which both runs through a place are lines (IO-16); a wild there is looked through."""
        fits = self.completing(self.others(place, RIGHT), DOWN)
        if fits:
            fits &= self.completing(self.others(place, DOWN), RIGHT)
        return fits

    def completing(self, run: int, across: int) -> int:
        """The cards that make a line with the others of a run; its wilds must fit their lines across it too (IO-31)."""
        if run == LONG:
            return 0
        cards = 0
        wild = NOWHERE
        second = NOWHERE
        while run:
            square = (run & RUN_MASK) - 1
            run >>= RUN_SHIFT
            if square < CARDS:
                cards = cards << RUN_SHIFT | square + 1
            elif wild == NOWHERE:
                wild = square - CARDS
            else:
                second = square - CARDS
        if wild == NOWHERE:
            return self.matching(cards)
        if second == NOWHERE:
            return self.beside_wild(cards, self.across_wild(wild, across))
        return self.beside_wilds(cards, self.across_wild(wild, across), self.across_wild(second, across))

    def across_wild(self, wild: int, step: int) -> int:
        """The cards a wild may stand for by one of its runs. If the other wild is in it, that one's other run has none."""
        return self.completing(self.others(self.wild_place[wild], step), BOTH_STEPS - step)

    def matching(self, cards: int) -> int:
        """The cards that make a line with these (IO-11) and are none of them."""
        fits = ALL
        while cards:
            one = (cards & RUN_MASK) - 1
            cards >>= RUN_SHIFT
            fits = self.narrowed(fits, cards, one)
        return fits

    def beside_wild(self, cards: int, wild: int) -> int:
        """The cards that make a line with these and one of the set `wild`."""
        most = self.matching(cards)
        if wild == ALL:
            return most  # two or three cards of a line always have another
        wild &= most
        fits = 0
        while wild and fits != most:
            fits |= self.narrowed(most, cards, lowest_bit(wild))
            wild &= wild - 1
        return fits

    def narrowed(self, fits: int, cards: int, card: int) -> int:
        """What still fits a line of these cards when one more is in it."""
        fits &= ALL ^ BIT[card]
        while cards:
            fits &= THIRD[card << FACE_BITS | (cards & RUN_MASK) - 1]
            cards >>= RUN_SHIFT
        return fits

    def beside_wilds(self, cards: int, wild: int, second: int) -> int:
        """The cards that make a line with these, one of the set `wild` and one of the set `second`."""
        most = self.matching(cards)
        wild &= most
        fits = 0
        while wild and fits != most:
            fits |= self.beside_wild(cards << RUN_SHIFT | lowest_bit(wild) + 1, second)
            wild &= wild - 1
        return fits

    # ---- laying

    def lay(self, place: int, card: int) -> None:
        """Lay a card that fits on an open place."""
        self.close(self.at(place) - OPEN)
        self.put(place, card)

    def put(self, place: int, card: int) -> None:
        if card == WILD:
            wild = 0 if self.wild_place[0] == NOWHERE else 1
            self.wild_place[wild] = place
            self.wilds += 1
            self.set(place, CARDS + wild)
        else:
            self.set(place, card)
        self.spots[self.n] = place
        self.faces[self.n] = card
        self.n += 1
        self.touch(place + RIGHT, LEFT_SIDE)
        self.touch(place - RIGHT, RIGHT_SIDE)
        self.touch(place + DOWN, UPPER_SIDE)
        self.touch(place - DOWN, LOWER_SIDE)
        self.renew(place)

    def swap(self, place: int, card: int) -> None:
        """Put a card that fits in the place of a wild (IO-32)."""
        wild = self.at(place) - CARDS
        self.wild_place[wild] = NOWHERE
        self.wilds -= 1
        self.set(place, card)
        for i in range(self.n):
            if self.spots[i] == place:
                self.faces[i] = card
        self.renew(place)

    def renew(self, place: int) -> None:
        """The runs through a place have changed: narrow what fits at their ends, and what hangs on wilds in them."""
        row = self.narrow_ends(place, RIGHT)
        column = self.narrow_ends(place, DOWN)
        if self.wilds == 0 or not (self.has_wild(row) or self.has_wild(column)):
            self.close_ends(place)
            return
        for wild in range(WILDS):  # both: they may be in one line
            if self.wild_place[wild] != NOWHERE:
                self.narrow_ends(self.wild_place[wild], RIGHT)
                self.narrow_ends(self.wild_place[wild], DOWN)
                self.wild_may[wild] = self.fitting(self.wild_place[wild])
        self.close_ends(place)
        for wild in range(WILDS):
            if self.wild_place[wild] != NOWHERE:
                self.close_ends(self.wild_place[wild])

    def has_wild(self, run: int) -> bool:
        while run:
            if run & RUN_MASK > CARDS:
                return True
            run >>= RUN_SHIFT
        return False

    def narrow_ends(self, place: int, step: int) -> int:
        """Narrow what fits at both ends of a run, as it is now, and return it; what lies across it is the same as before."""
        run = self.others(place, step) << RUN_SHIFT | self.at(place) + 1
        fits = 0 if run >> (LOT - 1) * RUN_SHIFT else self.completing(run, BOTH_STEPS - step)
        self.narrow_end(self.end_of(place, step), step, fits)
        self.narrow_end(self.end_of(place, -step), -step, fits)
        return run

    def narrow_end(self, place: int, outward: int, fits: int) -> None:
        number = self.at(place) - OPEN
        if number < 0:
            return
        if self.at(place + outward) < EMPTY:  # another run lies beyond
            step = RIGHT if outward in (RIGHT, -RIGHT) else DOWN
            fits = self.completing(self.others(place, step), BOTH_STEPS - step)
        self.fits[number] &= fits

    def close_ends(self, place: int) -> None:
        """Close the ends of the runs through a place where nothing fits any more."""
        self.close_dead(self.end_of(place, RIGHT))
        self.close_dead(self.end_of(place, -RIGHT))
        self.close_dead(self.end_of(place, DOWN))
        self.close_dead(self.end_of(place, -DOWN))

    def close_dead(self, place: int) -> None:
        number = self.at(place) - OPEN
        if number >= 0 and self.fits[number] == 0:
            self.close(number)

    def touch(self, place: int, side: int) -> None:
        """A card lies beside this place now."""
        square = self.at(place)
        if square == EMPTY:
            square = OPEN + self.open
            self.set(place, square)
            self.places[self.open] = place
            self.sides[self.open] = 0
            self.fits[self.open] = ALL
            self.open += 1
        if square >= OPEN:
            self.sides[square - OPEN] |= side

    def close(self, number: int) -> None:
        """Take a place off the list of open ones; the last of them gets its number."""
        self.set(self.places[number], DEAD)
        self.open -= 1
        if number < self.open:
            self.places[number] = self.places[self.open]
            self.sides[number] = self.sides[self.open]
            self.fits[number] = self.fits[self.open]
            self.set(self.places[number], OPEN + number)

    def in_gap(self, number: int) -> bool:
        """Do cards lie on both sides of an open place (IO-17)?"""
        return GAPS >> self.sides[number] & 1 == 1
