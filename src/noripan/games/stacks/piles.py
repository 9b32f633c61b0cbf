"""The table of Sequence Stacks: where every card and chip is, how cards are dealt, drawn and set aside.

A card is its kind, a hand a count per kind (see `memory`); r is colour 0 and b colour 1. The open piles of a colour are two
slots, the older first; a pile is its height and the set of its cards that are wilds (bit 0 the lowest).
"""

from __future__ import annotations

import cython

from noripan.games.stacks.belief import Belief

if not cython.compiled:
    from noripan.games.stacks.codes import (
        CHIP_CARD,
        CHIP_COPIES,
        CHIPS,
        DECK,
        DECK_OF_TWO,
        ENOUGH,
        ENOUGH_OF_COLOUR,
        HAND,
        HEIGHT,
        JUMP_CARD,
        KINDS,
        NO_WINDOW,
        NUMBER_COPIES,
        NUMBERS,
        PLAN_FIRST,
        PLAN_HANDS,
        PLAN_PILE,
        REVERSE_CARD,
        SEATS,
        SLOTS,
        SPECIAL_COPIES,
        SPECIAL_COPIES_OF_TWO,
        WILD,
        WILD_COPIES,
    )


class Piles(Belief):
    def __init__(self, players: int) -> None:
        Belief.__init__(self, players)
        self.began = 0  # the seat that began
        self.turns = 0  # that have begun
        self.turn = 0  # whose turn it is; another seat may be asked for a hold
        self.window = NO_WINDOW  # the colour of the pile that was completed, while somebody is asked (SS-45)
        self.refills = False  # its last card came from a hand that is empty now (SS-14)
        self.direction = 1  # 1 clockwise, -1 the other way
        self.reverses = 0  # pending until the end of the turn (SS-40)
        self.jumps = 0
        self.began_dry = False  # the turn began with nothing left to draw (SS-50)
        self.idle = 0  # turns in a row that began so and saw no card played
        self.busy = False  # a card was played this turn
        self.played = 0  # moves of the match
        self.heights = [0] * 4  # [colour * 2 + slot] -> cards in the pile, 0 where there is none
        self.wilds = [0] * 4  # [colour * 2 + slot] -> which of them are wilds, as a set
        self.discards = [0] * 720  # [seat * DECK + i] -> kind, the top last
        self.discarded = [0] * 6  # [seat] -> number of cards
        self.aside = [0] * 17  # [kind] -> number of cards set aside
        self.aside_size = 0
        self.used = [0] * 17  # [kind] -> specials out of the game
        self.chips = [0] * 12  # [seat * 2 + colour]
        self.bank = [0] * 2  # [colour] -> chips nobody has

    def copy_table_from(self, source: Piles) -> None:
        self.copy_hidden_from(source)
        self.began = source.began
        self.turns = source.turns
        self.turn = source.turn
        self.window = source.window
        self.refills = source.refills
        self.direction = source.direction
        self.reverses = source.reverses
        self.jumps = source.jumps
        self.began_dry = source.began_dry
        self.idle = source.idle
        self.busy = source.busy
        self.played = source.played
        self.heights = source.heights[:]
        self.wilds = source.wilds[:]
        self.discards = source.discards[:]
        self.discarded = source.discarded[:]
        self.aside = source.aside[:]
        self.aside_size = source.aside_size
        self.used = source.used[:]
        self.chips = source.chips[:]
        self.bank = source.bank[:]

    # ---- setting up

    def set_up(self) -> None:
        for seat in range(SEATS):
            self.held[seat] = 0
            self.discarded[seat] = 0
            self.chips[seat * 2] = 0
            self.chips[seat * 2 + 1] = 0
        for i in range(SEATS * KINDS):
            self.hands[i] = 0
        for kind in range(KINDS):
            self.aside[kind] = 0
            self.used[kind] = 0
        for slot in range(SLOTS):
            self.heights[slot] = 0
            self.wilds[slot] = 0
        self.aside_size = 0
        self.bank[0] = CHIPS
        self.bank[1] = CHIPS
        self.window = NO_WINDOW
        self.direction = 1
        self.idle = 0
        self.played = 0
        self.turns = 0
        self.began = self.chance.below(self.players)  # SS-3
        if self.planned and self.plan.cell[PLAN_FIRST] >= 0:
            self.began = self.plan.cell[PLAN_FIRST]
        self.deal_cards()

    def deal_cards(self) -> None:
        """SS-1: five cards each, the rest is the pile; what no plan has fixed is shuffled."""
        rest: list[int] = [0] * 120
        size = self.cards_left(rest)
        self.chance.shuffle(rest, size)
        at = 0
        for i in range(self.players * HAND):
            kind = self.plan.cell[PLAN_HANDS + i] if self.planned else -1
            if kind < 0:
                kind = rest[at]
                at += 1
            self.hands[i // HAND * KINDS + kind] += 1
            self.held[i // HAND] += 1
        self.pile_size = (DECK_OF_TWO if self.players == 2 else DECK) - self.players * HAND
        for i in range(self.pile_size):
            kind = self.plan.cell[PLAN_PILE + i] if self.planned else -1
            if kind < 0:
                kind = rest[at]
                at += 1
            self.pile[self.pile_size - 1 - i] = kind
        self.know_deal()

    def cards_left(self, rest: list[int]) -> int:
        """The cards that no plan has fixed, by kind; how many there are."""
        counts: list[int] = [0] * 17
        for kind in range(KINDS):
            counts[kind] = self.copies(kind)
        if self.planned:
            for i in range(PLAN_HANDS, PLAN_PILE + DECK):
                if self.plan.cell[i] >= 0:
                    counts[self.plan.cell[i]] -= 1
        size = 0
        for kind in range(KINDS):
            for _ in range(counts[kind]):
                rest[size] = kind
                size += 1
        return size

    def copies(self, kind: int) -> int:
        """How many cards of a kind are in the game; fewer specials with two players (SS-2)."""
        if kind < WILD:
            return NUMBER_COPIES
        if kind < JUMP_CARD:
            return WILD_COPIES
        if kind == CHIP_CARD:
            return SPECIAL_COPIES_OF_TWO if self.players == 2 else CHIP_COPIES
        if self.players == 2:
            return 0 if kind == REVERSE_CARD else SPECIAL_COPIES_OF_TWO
        return SPECIAL_COPIES

    # ---- cards

    def lose(self, seat: int, kind: int) -> None:
        self.hands[seat * KINDS + kind] -= 1
        self.held[seat] -= 1

    def gain(self, seat: int, kind: int) -> None:
        self.hands[seat * KINDS + kind] += 1
        self.held[seat] += 1

    def random_card(self, seat: int) -> int:
        """The kind of one card of this hand, each card equally likely."""
        card = self.chance.below(self.held[seat])
        kind = 0
        while card >= self.hands[seat * KINDS + kind]:
            card -= self.hands[seat * KINDS + kind]
            kind += 1
        return kind

    def draw(self, seat: int) -> None:
        """Fill a hand up to five, as far as there are cards."""
        drawn = 0
        while self.held[seat] < HAND and self.pile_size + self.aside_size:
            if self.pile_size == 0:
                self.see_drawn(seat, drawn)
                drawn = 0
                self.reshuffle()
            self.pile_size -= 1
            kind = self.pile[self.pile_size]
            self.gain(seat, kind)
            self.new_most[seat * KINDS + kind] -= 1
            drawn += 1
        self.see_drawn(seat, drawn)

    def reshuffle(self) -> None:
        """SS-26: the cards set aside become the new pile."""
        deck: list[int] = [0] * 120
        for kind in range(JUMP_CARD):
            for _ in range(self.aside[kind]):
                deck[self.pile_size] = kind
                self.pile_size += 1
            self.aside[kind] = 0
        self.aside_size = 0
        self.chance.shuffle(deck, self.pile_size)
        for i in range(self.pile_size):
            self.pile[i] = deck[i]
        self.know_shuffle()

    def hand(self, seat: int) -> list[int]:
        """The kinds in a hand, each as often as it is there."""
        return [kind for kind in range(KINDS) for _ in range(self.hands[seat * KINDS + kind])]

    def discard_pile(self, seat: int) -> list[int]:
        """The kinds in a seat's discard pile, the top last."""
        return [self.discards[seat * DECK + i] for i in range(self.discarded[seat])]

    # ---- piles and chips

    def wanted(self, colour: int) -> int:
        """The numbers that this colour can take now, as a set."""
        return 2 << self.heights[colour * 2] | 2 << self.heights[colour * 2 + 1]  # SS-12; a 1 where there is no pile (SS-11)

    def set_aside(self, colour: int, slot: int) -> None:
        """SS-25: a complete pile leaves the table; the younger one is then the older."""
        for i in range(HEIGHT):
            kind = WILD + colour if self.wilds[slot] >> i & 1 else colour * NUMBERS + i
            self.aside[kind] += 1
        self.aside_size += HEIGHT
        if slot == colour * 2:
            self.heights[slot] = self.heights[slot + 1]
            self.wilds[slot] = self.wilds[slot + 1]
        self.heights[colour * 2 + 1] = 0
        self.wilds[colour * 2 + 1] = 0

    def would_win(self, seat: int, colour: int) -> bool:
        """Would one more chip of this colour be enough for this seat?"""
        return self.is_enough(self.chips[seat * 2] + 1 - colour, self.chips[seat * 2 + 1] + colour)

    def is_enough(self, reds: int, blues: int) -> bool:
        """SS-30: five or more chips, two or more of each colour."""
        return reds + blues >= ENOUGH and reds >= ENOUGH_OF_COLOUR and blues >= ENOUGH_OF_COLOUR
