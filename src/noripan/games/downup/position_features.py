"""What a network sees of a position of Down Up, and what it does not: what a seat knows, and the cards of the others.

A hand is kept as the rules do, both ways up: [number] as it is turned, [ROW + number] flipped.
"""

from __future__ import annotations

from typing import Final

import cython

from noripan.core.features import Features, Numbers
from noripan.core.state import State
from noripan.games.downup.feature_specs import HIDDEN, POSITION
from noripan.games.downup.rules import DECK, DownUp

if not cython.compiled:
    from noripan.core.bits import count_bits, highest_bit, lowest_bit
    from noripan.games.downup.codes import BEYOND_PLAYERS, FACE_SHIFT, RANKS, ROW, STAR, VALUES
    from noripan.games.downup.rules import BIT, SIZE, TURN

SETS: Final = 9  # 0 to 8 sets in a hand
HELD: Final = 17  # 0 to 16 cards or more
KNOWN: Final = 3
FOUND: Final = 9  # 0 to 8 cards with a number
SIZES: Final = 5
SIZES_TO_BEAT: Final = 6
RIVAL_SIZES: Final = 4
TOKENS: Final = 5
SPOTS_OF_TWO: Final = 4

ROW_HAND: Final = POSITION.start("hand")
ROW_UP: Final = POSITION.start("up")
ROW_DOWN: Final = POSITION.start("down")
ROW_SETS: Final = POSITION.start("sets")
ROW_HELD: Final = POSITION.start("held")
ROW_KNOWN_UP: Final = POSITION.start("known_up")
ROW_KNOWN_DOWN: Final = POSITION.start("known_down")
ROW_ELSEWHERE: Final = POSITION.start("elsewhere")
ROW_SET: Final = POSITION.start("set")
ROW_BOTTOMS: Final = POSITION.start("bottoms")
ROW_TO_BEAT: Final = POSITION.start("to_beat")
ROW_TOKENS: Final = POSITION.start("tokens")
ROW_TURN: Final = POSITION.start("turn")
ROW_OUT: Final = POSITION.start("out")
ROW_TURNS: Final = POSITION.start("turns")
ROW_STAR: Final = POSITION.start("star")
ROW_PLAYERS: Final = POSITION.start("players")
ROW_HANDS: Final = HIDDEN.start("hands")
ROW_THEIR_SETS: Final = HIDDEN.start("their_sets")
ROW_THEIR_BEST: Final = HIDDEN.start("their_best")

SHOWING: list[int] = [0] * 11  # [number] -> the set of cards on which it stands


def fill_tables() -> None:
    bit = 1
    for card, pair in enumerate(DECK):
        SHOWING[pair[0]] |= bit << card
        SHOWING[pair[1]] |= bit << card


fill_tables()


class DownUpPosition(Features):
    # ---- what the seat knows

    def do_active(self, state: State, seat: int, out: Numbers) -> int:
        return self.list_active(cython.cast(DownUp, state), seat, out)

    def list_active(self, state: DownUp, seat: int, out: Numbers) -> int:
        hand: list[int] = [0] * 22
        self.copy_hand(state, seat, 0, hand)
        n = self.list_hand(hand, out, 0)
        n = self.list_elsewhere(state, self.elsewhere(state, hand), out, n)
        n = self.list_table(state, seat, out, n)
        n = self.list_round(state, seat, out, n)
        for near in range(state.players):
            other = (seat + near) % state.players
            out[n] = ROW_HELD + near * HELD + self.least(state.held[other], HELD - 1)
            out[n + 1] = ROW_TOKENS + near * TOKENS + self.least(state.tokens[other], TOKENS - 1)
            n += 2
            if near:
                n = self.list_known(state, other, near, out, n)
        return n

    def copy_hand(self, state: DownUp, seat: int, flipped: int, hand: list[int]) -> None:
        way = state.turned[seat] ^ flipped
        for number in range(ROW):
            hand[number] = state.hands[(seat * 2 + way) * ROW + number]
            hand[ROW + number] = state.hands[(seat * 2 + 1 - way) * ROW + number]

    def list_hand(self, hand: list[int], out: Numbers, n: int) -> int:
        for number in range(1, ROW):
            n = self.list_set(ROW_HAND + (number - 1) * RANKS, hand[number], out, n)
            n = self.change_count(ROW_UP + (number - 1) * RANKS, 0, SIZE[hand[number]], out, n)
            n = self.change_count(ROW_DOWN + (number - 1) * RANKS, 0, SIZE[hand[ROW + number]], out, n)
        out[n] = ROW_SETS + self.sets_step(hand)
        return n + 1

    def sets_step(self, hand: list[int]) -> int:
        up = 0
        down = 0
        for number in range(1, ROW):
            up += 1 if hand[number] else 0
            down += 1 if hand[ROW + number] else 0
        return self.least(up, SETS - 1) * SETS + self.least(down, SETS - 1)

    def elsewhere(self, state: DownUp, hand: list[int]) -> int:
        """The set of cards in others' hands: neither discarded nor lying nor in the own hand."""
        cards = 1
        cards = ((cards << state.deck_size()) - 1) & ~state.discarded
        for place in range(state.players * state.zones):
            cards &= ~self.cards_of(state.number[place], state.cards[place])
        for number in range(1, ROW):
            cards &= ~self.cards_of(number, hand[number])
        return cards

    def cards_of(self, number: int, faces: int) -> int:
        """Cards with one number as a set of the deck."""
        cards = 0
        while faces:
            cards |= BIT[number << FACE_SHIFT | lowest_bit(faces)]
            faces &= faces - 1
        return cards

    def list_elsewhere(self, state: DownUp, elsewhere: int, out: Numbers, n: int) -> int:
        for number in range(1, state.players + BEYOND_PLAYERS + 1):
            out[n] = ROW_ELSEWHERE + (number - 1) * FOUND + count_bits(elsewhere & SHOWING[number])
            n += 1
        return n

    def list_known(self, state: DownUp, other: int, near: int, out: Numbers, n: int) -> int:
        way = state.turned[other]
        for number in range(1, state.players + BEYOND_PLAYERS + 1):
            at = ((near - 1) * VALUES + number - 1) * KNOWN
            up = self.least(self.known(state, other, way, number), KNOWN)
            down = self.least(self.known(state, other, 1 - way, number), KNOWN)
            n = self.change_count(ROW_KNOWN_UP + at, 0, up, out, n)
            n = self.change_count(ROW_KNOWN_DOWN + at, 0, down, out, n)
        return n

    def known(self, state: DownUp, other: int, way: int, number: int) -> int:
        """How many cards with a number a seat is known to hold this way up (DU-70)."""
        faces = state.hands[(other * 2 + way) * ROW + number]
        return count_bits(self.cards_of(number, faces) & state.seen) if faces else 0

    def list_table(self, state: DownUp, seat: int, out: Numbers, n: int) -> int:
        for place in range(state.players * state.zones):
            if state.number[place]:
                spot = self.spot(state, place, seat)
                out[n] = self.set_at(spot, state.number[place], state.cards[place])
                n = self.list_bottoms(spot, state.number[place], state.cards[place], 0, out, n + 1)
        for size in range(1, SIZES_TO_BEAT + 1):
            if state.above[size]:
                out[n] = ROW_TO_BEAT + (size - 1) * VALUES + state.above[size] - 1
                n += 1
        return n

    def spot(self, state: DownUp, place: int, seat: int) -> int:
        places = state.players * state.zones
        spot = place - seat * state.zones
        return (spot if spot >= 0 else spot + places) + (SPOTS_OF_TWO if state.zones == 1 else 0)

    def set_at(self, spot: int, number: int, cards: int) -> int:
        """The feature of a set."""
        return ROW_SET + (spot * VALUES + number - 1) * SIZES + self.least(SIZE[cards], SIZES) - 1

    def list_bottoms(self, spot: int, number: int, cards: int, gone: int, out: Numbers, n: int) -> int:
        """Of cards that lie in a spot, or are gone from it."""
        while cards:
            bottom = TURN[number << FACE_SHIFT | lowest_bit(cards)] >> FACE_SHIFT
            at = ROW_BOTTOMS + spot * VALUES + bottom - 1
            out[n] = ~at if gone else at
            n += 1
            cards &= cards - 1
        return n

    def list_round(self, state: DownUp, seat: int, out: Numbers, n: int) -> int:
        out[n] = ROW_PLAYERS + state.players - 2
        out[n + 1] = ROW_OUT + (self.near(state, state.out, seat) + 1 if state.out >= 0 else 0)
        out[n + 2] = ROW_TURNS + self.turns_step(state.turn)
        n += 3
        if state.to_move >= 0:
            out[n] = ROW_TURN + self.near(state, state.to_move, seat) * 2 + state.zone
            n += 1
        if state.began != seat and not state.seen >> STAR & 1:
            out[n] = ROW_STAR + self.near(state, state.began, seat) - 1  # DU-70
            n += 1
        return n

    def turns_step(self, turn: int) -> int:
        return 0 if turn < 8 else self.least(highest_bit(turn) - 2, 5)

    # ---- what the seat does not know

    def do_hidden(self, state: State, seat: int, out: Numbers) -> int:
        return self.list_hidden(cython.cast(DownUp, state), seat, out)

    def list_hidden(self, state: DownUp, seat: int, out: Numbers) -> int:
        hand: list[int] = [0] * 22
        n = 0
        for near in range(1, state.players):
            self.copy_hand(state, (seat + near) % state.players, 0, hand)
            for number in range(1, ROW):
                n = self.list_set(ROW_HANDS + ((near - 1) * VALUES + number - 1) * RANKS, hand[number], out, n)
            out[n] = ROW_THEIR_SETS + (near - 1) * SETS * SETS + self.sets_step(hand)
            n += 1
            for size in range(1, RIVAL_SIZES + 1):
                at = ROW_THEIR_BEST + ((near - 1) * RIVAL_SIZES + size - 1) * VALUES
                n = self.change_count(at, 0, self.best(hand, size), out, n)
        return n

    def best(self, hand: list[int], size: int) -> int:
        """The highest number of which a hand has so many cards, or 0."""
        best = 0
        for number in range(1, ROW):
            if SIZE[hand[number]] >= size:
                best = number
        return best

    # ---- lists of features

    def list_set(self, at: int, cards: int, out: Numbers, n: int) -> int:
        while cards:
            out[n] = at + lowest_bit(cards)
            n += 1
            cards &= cards - 1
        return n

    def change(self, at: int, old: int, new: int, out: Numbers, n: int) -> int:
        if old != new:
            out[n] = ~(at + old)
            out[n + 1] = at + new
            n += 2
        return n

    def change_count(self, at: int, old: int, new: int, out: Numbers, n: int) -> int:
        """A number that has no feature where it is 0."""
        if old != new:
            if old:
                out[n] = ~(at + old - 1)
                n += 1
            if new:
                out[n] = at + new - 1
                n += 1
        return n

    def least(self, value: int, most: int) -> int:
        return value if value < most else most

    def near(self, state: DownUp, other: int, seat: int) -> int:
        """How many seats another one is after this one."""
        return other - seat if other >= seat else other - seat + state.players
