"""What a practised Down Up player has an eye for. (tuning version)"""

from __future__ import annotations

import math
from typing import Final

import cython

from noripan.core.sense import Sense
from noripan.core.state import Moves, State
from noripan.games.downup.rules import DECK, DownUp

ROW: Final = 11
ADD: Final = 1
TAKE: Final = 2
FLIP: Final = 3
NOBODY: Final = -1
DECK_END: Final = 6
STEPS: Final = 256
OUT: Final = 100000

LIKING: list[int] = [0] * 256
MATCHING: list[int] = [0] * 486  # [(players * 9 + cards) * 9 + size] -> percent
TURN: list[int] = [0] * 88
CARD: list[int] = [0] * 88
SIZE: list[int] = [0] * 256


def set_temperature(temperature):
    for step in range(256):
        LIKING[step] = 1 + int(1000 * math.exp(-step * 4 / temperature))


def matching(cards: int, size: int, players: int) -> float:
    share = 0.5 / (players - 1)
    tail = 0.0
    for k in range(size, cards + 1):
        tail += math.comb(cards, k) * share**k * (1 - share) ** (cards - k)
    return 100 * (1 - (1 - tail) ** (players - 1))


def fill_tables() -> None:
    seen = [0] * 11
    for low, high in sorted(DECK, key=sum):
        face = low << 3 | seen[low]
        back = high << 3 | seen[high]
        TURN[face] = back
        TURN[back] = face
        CARD[face] = CARD[back] = DECK.index((low, high))
        seen[low] += 1
        seen[high] += 1
    for cards in range(256):
        SIZE[cards] = cards.bit_count()
    for i in range(162, 486):
        MATCHING[i] = int(matching(i // 9 % 9, i % 9, i // 81))


fill_tables()
set_temperature(40.0)


class DownUpSense(Sense):
    def __init__(self) -> None:
        self.knob = [0] * 32
        self.set_knobs([100, 40, 10, 5, 100, 30, 60, 20, 40, 20, 0, 0, 0, 0])

    def set_knobs(self, values: list[int]) -> None:
        for i, value in enumerate(values):
            self.knob[i] = value

    def weigh(self, state: State, moves: Moves) -> None:
        self.weigh_moves(cython.cast(DownUp, state), moves)

    def weigh_moves(self, state: DownUp, moves: Moves) -> None:
        left: list[int] = [0] * 11
        self.count_elsewhere(state, left)
        best = -OUT
        for i in range(moves.n):
            appeal = self.appeal(state, moves.move[i], left)
            moves.weight[i] = appeal
            if appeal > best:
                best = appeal
        for i in range(moves.n):
            behind = (best - moves.weight[i]) >> 2
            moves.weight[i] = LIKING[behind] if behind < STEPS else 1

    def count_elsewhere(self, state: DownUp, left: list[int]) -> None:
        one: int = 1
        gone = ~state.discarded
        for place in range(state.players * state.zones):
            cards = state.cards[place]
            face = state.number[place] << 3
            while cards:
                if cards & 1:
                    gone &= ~(one << CARD[face])
                cards >>= 1
                face += 1
        hand = state.to_move * 2 * ROW
        top = state.players + 5
        for number in range(1, top + 1):
            own = state.hands[hand + number] | state.hands[hand + ROW + number]
            left[number] = 0
            for rank in range(8):
                face = number << 3 | rank
                if TURN[face] >> 3 <= top and not (own >> rank & 1) and gone >> CARD[face] & 1:
                    left[number] += 1

    def appeal(self, state: DownUp, move: int, left: list[int]) -> int:
        hand: list[int] = [0] * 22
        seat = state.to_move
        kind = move >> 16
        way = state.turned[seat]
        if kind == FLIP:
            way = 1 - way
        for number in range(1, state.players + 6):
            hand[number] = state.hands[(seat * 2 + way) * ROW + number]
            hand[ROW + number] = state.hands[(seat * 2 + 1 - way) * ROW + number]
        if kind == FLIP:
            return -self.effort(state, hand)
        place = move >> 12 & 15
        if kind == TAKE:
            self.toggle(hand, state.number[place], state.cards[place], 1)
            return -self.effort(state, hand) - self.knob[8]
        number = move >> 8 & 15
        cards = move & 255
        self.toggle(hand, number, cards, 0)
        size = SIZE[cards]
        if kind == ADD:
            size += SIZE[state.cards[place]]
        gain = self.knob[9] if kind == ADD else 0
        if state.above[size]:
            gain += self.drive_away(state, size, hand)
        cost = self.effort(state, hand)
        if cost == 0:
            return OUT
        if kind != ADD:
            risk = self.risk(state, left, number, size)
            self.toggle(hand, number, cards, 1)
            cost += risk * (self.effort(state, hand) - cost) // 100
            gain += self.block(state, number, size)
        return gain - cost

    def block(self, state: DownUp, number: int, size: int) -> int:
        other = state.to_move + 1 if state.to_move + 1 < state.players else 0
        if other == state.out:
            other = other + 1 if other + 1 < state.players else 0
        if state.held[other] == size:
            return self.knob[10] + self.knob[11] * number
        return 0

    def drive_away(self, state: DownUp, size: int, hand: list[int]) -> int:
        for place in range(state.players * state.zones):
            if SIZE[state.cards[place]] == size:
                if place // state.zones == state.to_move:
                    self.toggle(hand, state.number[place], state.cards[place], 1)
                    return 0
                if place == state.out:
                    return 0
                return self.knob[6] + self.knob[7] * size
        return 0

    def toggle(self, hand: list[int], number: int, cards: int, turned: int) -> None:
        face = number << 3
        while cards:
            if cards & 1:
                back = TURN[face]
                hand[ROW * turned + number] ^= 1 << (face & 7)
                hand[ROW * (1 - turned) + (back >> 3)] ^= 1 << (back & 7)
            cards >>= 1
            face += 1

    def risk(self, state: DownUp, left: list[int], number: int, size: int) -> int:
        safe = 100
        for higher in range(number + 1, state.players + 6):
            safe = safe * (100 - MATCHING[(state.players * 9 + left[higher]) * 9 + size]) // 100
        return (100 - safe) * self.knob[5] // 100

    def effort(self, state: DownUp, hand: list[int]) -> int:
        up = self.cost(state, hand, 0)
        down = self.cost(state, hand, ROW) + self.knob[4]
        if up == 0:
            return 0
        return up if up < down else down

    def cost(self, state: DownUp, hand: list[int], start: int) -> int:
        sizes = 0
        total = 0
        for number in range(1, state.players + 6):
            if hand[start + number]:
                size = SIZE[hand[start + number]]
                total += self.knob[0]
                if size == 1:
                    total += self.knob[1]
                if size <= 2:
                    total += self.knob[2]
                total += self.knob[3] * (state.players + 5 - number) // size
                if sizes >> size & 1:
                    total += self.knob[12]
                sizes |= 1 << size
        return total

    def stage(self, state: State) -> int:
        return cython.cast(DownUp, state).round

    def prospect(self, state: State, seat: int) -> float:
        return self.standing(cython.cast(DownUp, state), seat)

    def standing(self, state: DownUp, seat: int) -> float:
        if state.to_move < 0:
            return self.share(state, seat)
        if state.zones == 2:
            other = state.tokens[1 - seat]
            return 0.5 + 0.25 * (state.tokens[seat] - other)
        total = 0.0
        for one in range(state.players):
            total += 1.0 + state.tokens[one]
        return (1.0 + state.tokens[seat]) / total


SENSE = DownUpSense()
