"""What a network sees of a move in Down Up: what it changes, and what it is.

What it changes is found on copies of the own hand and of the sets on the table.
"""

from __future__ import annotations

import math
from typing import Final

import cython

from noripan.core.features import Numbers
from noripan.core.state import State
from noripan.games.downup.feature_specs import HIDDEN, MOVE, POSITION
from noripan.games.downup.position_features import DownUpPosition
from noripan.games.downup.rules import DownUp

if not cython.compiled:
    from noripan.core.bits import count_bits, highest_bit, lowest_bit
    from noripan.games.downup.codes import (
        ADD,
        BEYOND_PLAYERS,
        CARDS_MASK,
        FACE_SHIFT,
        FIRST_PRIZE,
        FLIP,
        KIND_SHIFT,
        NOBODY,
        NUMBER_MASK,
        NUMBER_SHIFT,
        PLACE_MASK,
        PLACE_SHIFT,
        RANK_MASK,
        RANKS,
        ROW,
        SEATS,
        TAKE,
        TURNS,
        VALUES,
    )
    from noripan.games.downup.position_features import (
        FOUND,
        HELD,
        KNOWN,
        RIVAL_SIZES,
        ROW_DOWN,
        ROW_ELSEWHERE,
        ROW_HAND,
        ROW_HELD,
        ROW_KNOWN_DOWN,
        ROW_KNOWN_UP,
        ROW_OUT,
        ROW_SETS,
        ROW_TO_BEAT,
        ROW_TOKENS,
        ROW_TURN,
        ROW_TURNS,
        ROW_UP,
        SETS,
        SHOWING,
        SIZES,
        SIZES_TO_BEAT,
        TOKENS,
    )
    from noripan.games.downup.rules import SIZE, TURN

RISKS: Final = 8
RETURNS: Final = 6
EFFORTS: Final = 25  # steps of two tenths of a turn,
NO_EFFORT: Final = 12  # and the one in the middle
TURN_COST: Final = 10  # tenths: of laying a set, and of a flip
OUT_FIRST: Final = 0
ROUND_ENDS: Final = 1
WINS_MATCH: Final = 2

ROW_KIND: Final = POSITION.size + MOVE.start("kind")
ROW_EFFORT: Final = POSITION.size + MOVE.start("effort")
ROW_LAY: Final = POSITION.size + MOVE.start("lay")
ROW_REST: Final = POSITION.size + MOVE.start("rest")
ROW_MARGIN: Final = POSITION.size + MOVE.start("margin")
ROW_RISK: Final = POSITION.size + MOVE.start("risk")
ROW_COMES_BACK: Final = POSITION.size + MOVE.start("comes_back")
ROW_EFFORT_BACK: Final = POSITION.size + MOVE.start("effort_back")
ROW_THREAT: Final = POSITION.size + MOVE.start("threat")
ROW_BLOCK: Final = POSITION.size + MOVE.start("block")
ROW_ADD: Final = POSITION.size + MOVE.start("add")
ROW_ADD_TO: Final = POSITION.size + MOVE.start("add_to")
ROW_TAKE: Final = POSITION.size + MOVE.start("take")
ROW_TAKE_FROM: Final = POSITION.size + MOVE.start("take_from")
ROW_DRIVES: Final = POSITION.size + MOVE.start("drives")
ROW_HURTS: Final = POSITION.size + MOVE.start("hurts")
ROW_EMPTIES: Final = POSITION.size + MOVE.start("empties")

CHOICES: list[int] = [0] * 45  # [cards * SIZES + size] -> how many sets of this size they contain


def fill_tables() -> None:
    for at in range(FOUND * SIZES):
        CHOICES[at] = math.comb(at // SIZES, at % SIZES)


fill_tables()


class DownUpFeatures(DownUpPosition):
    # ---- what a move changes

    def do_changes(self, state: State, move: int, out: Numbers) -> int:
        return self.list_changes(cython.cast(DownUp, state), move, out)

    def list_changes(self, state: DownUp, move: int, out: Numbers) -> int:
        before: list[int] = [0] * 22
        after: list[int] = [0] * 22
        numbers: list[int] = [0] * 5
        cards: list[int] = [0] * 5
        self.copy_hand(state, state.to_move, 0, before)
        self.copy_hand(state, state.to_move, 1 if move >> KIND_SHIFT == FLIP else 0, after)
        for place in range(SEATS):
            numbers[place] = state.number[place]
            cards[place] = state.cards[place]
        driven = self.follow(state, move, after, numbers, cards)
        n = self.describe(state, move, before, after, driven, out, 0)
        n = self.change_hand(before, after, out, n)
        if driven != NOBODY and driven // state.zones != state.to_move and driven != state.out:
            n = self.change_owner(state, driven, before, out, n)
        if not self.ends_round(state, move):
            n = self.pass_turn(state, 1 if state.empties(move) else 0, numbers, cards, out, n)
        return self.change_table(state, numbers, cards, out, n)

    def follow(self, state: DownUp, move: int, hand: list[int], numbers: list[int], cards: list[int]) -> int:
        """Do to a hand and to the table what the move does; the place whose set it drives away, or NOBODY."""
        kind = move >> KIND_SHIFT
        if kind == FLIP:
            return NOBODY
        place = move >> PLACE_SHIFT & PLACE_MASK
        if kind == TAKE:
            self.toggle(hand, ROW, numbers[place], cards[place])
            numbers[place] = 0
            cards[place] = 0
            return NOBODY
        number = move >> NUMBER_SHIFT & NUMBER_MASK
        self.toggle(hand, 0, number, move & CARDS_MASK)
        laid = move & CARDS_MASK
        if kind == ADD:
            laid |= cards[place]
        else:
            place = state.to_move * state.zones + state.zone
        driven = self.place_of(state, SIZE[laid])
        if driven != NOBODY:
            if driven // state.zones == state.to_move:
                self.toggle(hand, ROW, numbers[driven], cards[driven])  # DU-51
            numbers[driven] = 0
            cards[driven] = 0
        numbers[place] = number
        cards[place] = laid
        return driven

    def place_of(self, state: DownUp, size: int) -> int:
        """Where a set of this size lies."""
        if state.above[size]:
            for place in range(state.players * state.zones):
                if SIZE[state.cards[place]] == size:
                    return place
        return NOBODY

    def toggle(self, hand: list[int], way: int, number: int, cards: int) -> None:
        """Put cards into a hand or take them out; `number` is what they show where `way` is 0, else after a flip."""
        while cards:
            rank = lowest_bit(cards)
            cards &= cards - 1
            back = TURN[number << FACE_SHIFT | rank]
            hand[way + number] ^= 1 << rank
            hand[ROW - way + (back >> FACE_SHIFT)] ^= 1 << (back & RANK_MASK)

    def ends_round(self, state: DownUp, move: int) -> bool:
        if state.turn + 1 == TURNS:
            return True
        return state.empties(move) and self.prize_step(state) != OUT_FIRST

    def prize_step(self, state: DownUp) -> int:
        """What an empty hand brings (DU-40, DU-42, DU-43, DU-54)."""
        prize = state.prize()
        if state.tokens[state.to_move] + prize >= state.goal:
            return WINS_MATCH
        return OUT_FIRST if prize == FIRST_PRIZE else ROUND_ENDS

    def change_hand(self, before: list[int], after: list[int], out: Numbers, n: int) -> int:
        held = 0
        hold = 0
        for number in range(1, ROW):
            at = (number - 1) * RANKS
            n = self.list_set(ROW_HAND + at, after[number] & ~before[number], out, n)
            first = n
            n = self.list_set(ROW_HAND + at, before[number] & ~after[number], out, n)
            for i in range(first, n):
                out[i] = ~out[i]
            n = self.change_count(ROW_UP + at, SIZE[before[number]], SIZE[after[number]], out, n)
            n = self.change_count(ROW_DOWN + at, SIZE[before[ROW + number]], SIZE[after[ROW + number]], out, n)
            held += SIZE[before[number]]
            hold += SIZE[after[number]]
        n = self.change(ROW_SETS, self.sets_step(before), self.sets_step(after), out, n)
        return self.change(ROW_HELD, self.least(held, HELD - 1), self.least(hold, HELD - 1), out, n)

    def change_owner(self, state: DownUp, place: int, hand: list[int], out: Numbers, n: int) -> int:
        """A set goes home to another seat, every card rotated (DU-13)."""
        owner = place // state.zones
        near = self.near(state, owner, state.to_move)
        way = state.turned[owner]
        elsewhere = self.elsewhere(state, hand)
        number = state.number[place]
        cards = state.cards[place]
        size = SIZE[cards]
        held = state.held[owner]
        at = ROW_HELD + near * HELD
        n = self.change(at, self.least(held, HELD - 1), self.least(held + size, HELD - 1), out, n)
        n = self.change_known(ROW_KNOWN_DOWN, near, number, self.known(state, owner, 1 - way, number), size, out, n)
        n = self.change_elsewhere(elsewhere, number, size, out, n)
        while cards:
            bottom = TURN[number << FACE_SHIFT | lowest_bit(cards)] >> FACE_SHIFT
            cards &= cards - 1
            n = self.change_known(ROW_KNOWN_UP, near, bottom, self.known(state, owner, way, bottom), 1, out, n)
            n = self.change_elsewhere(elsewhere, bottom, 1, out, n)
        return n

    def change_known(self, at: int, near: int, number: int, count: int, more: int, out: Numbers, n: int) -> int:
        at += ((near - 1) * VALUES + number - 1) * KNOWN
        return self.change_count(at, self.least(count, KNOWN), self.least(count + more, KNOWN), out, n)

    def change_elsewhere(self, elsewhere: int, number: int, more: int, out: Numbers, n: int) -> int:
        count = count_bits(elsewhere & SHOWING[number])
        return self.change(ROW_ELSEWHERE + (number - 1) * FOUND, count, count + more, out, n)

    def pass_turn(self, state: DownUp, leaves: int, numbers: list[int], cards: list[int], out: Numbers, n: int) -> int:
        """As the rules do: the next turn begins by discarding the own set (DU-11, DU-41, DU-50)."""
        seat = state.to_move
        zone = 1 if state.zones == 2 and state.zone == 0 else 0
        if zone:
            self.clear(seat * 2 + 1, numbers, cards)
        else:
            seat = seat + 1 if seat + 1 < state.players else 0
            self.clear(seat * state.zones, numbers, cards)
            if seat == state.out:
                seat = seat + 1 if seat + 1 < state.players else 0
                self.clear(seat, numbers, cards)
        if leaves:
            tokens = state.tokens[state.to_move]
            n = self.change(ROW_TOKENS, tokens, self.least(tokens + FIRST_PRIZE, TOKENS - 1), out, n)
            n = self.change(ROW_OUT, 0, 1, out, n)
        n = self.change(ROW_TURN, state.zone, self.near(state, seat, state.to_move) * 2 + zone, out, n)
        return self.change(ROW_TURNS, self.turns_step(state.turn), self.turns_step(state.turn + 1), out, n)

    def clear(self, place: int, numbers: list[int], cards: list[int]) -> None:
        numbers[place] = 0
        cards[place] = 0

    def change_table(self, state: DownUp, numbers: list[int], cards: list[int], out: Numbers, n: int) -> int:
        sizes: list[int] = [0] * 10
        for place in range(state.players * state.zones):
            sizes[SIZE[cards[place]]] = numbers[place]
            if cards[place] != state.cards[place] or numbers[place] != state.number[place]:
                n = self.change_set(state, place, numbers[place], cards[place], out, n)
        for size in range(1, SIZES_TO_BEAT + 1):
            n = self.change_count(ROW_TO_BEAT + (size - 1) * VALUES, state.above[size], sizes[size], out, n)
        return n

    def change_set(self, state: DownUp, place: int, number: int, cards: int, out: Numbers, n: int) -> int:
        """A set has come, gone or grown; no move puts one in the place of another."""
        spot = self.spot(state, place, state.to_move)
        old = self.set_at(spot, state.number[place], state.cards[place]) if state.number[place] else -1
        new = self.set_at(spot, number, cards) if number else -1
        if old != new:
            if old >= 0:
                out[n] = ~old
                n += 1
            if new >= 0:
                out[n] = new
                n += 1
        n = self.list_bottoms(spot, state.number[place], state.cards[place] & ~cards, 1, out, n)
        return self.list_bottoms(spot, number, cards & ~state.cards[place], 0, out, n)

    # ---- what a move is

    def describe(
        self, state: DownUp, move: int, before: list[int], after: list[int], driven: int, out: Numbers, n: int
    ) -> int:
        kind = move >> KIND_SHIFT
        out[n] = ROW_KIND + kind
        out[n + 1] = ROW_EFFORT + kind * EFFORTS + self.effort_step(state, before, after)
        n += 2
        if kind == FLIP:
            return n
        place = move >> PLACE_SHIFT & PLACE_MASK
        if kind == TAKE:
            return self.describe_taking(state, place, before, after, out, n)
        size = SIZE[move & CARDS_MASK]
        number = move >> NUMBER_SHIFT & NUMBER_MASK
        if kind == ADD:
            size += SIZE[state.cards[place]]
            out[n] = ROW_ADD + (number - 1) * SIZES + self.least(size, SIZES) - 1
            out[n + 1] = ROW_ADD_TO + self.near(state, place // state.zones, state.to_move) - 1
            n += 2
        else:
            n = self.describe_laying(state, number, move & CARDS_MASK, before, after, out, n)
        if driven != NOBODY:
            n = self.describe_driving(state, driven, size, out, n)
        if state.empties(move):
            out[n] = ROW_EMPTIES + self.prize_step(state)
            n += 1
        return n

    def effort_step(self, state: DownUp, before: list[int], after: list[int]) -> int:
        more = self.effort(state, after) - self.effort(state, before) + NO_EFFORT * 2
        return 0 if more < 0 else self.least(more // 2, EFFORTS - 1)

    def effort(self, state: DownUp, hand: list[int]) -> int:
        """What it takes to empty a hand, the better way up, in tenths of a turn."""
        up = self.cost(state, hand, 0)
        down = self.cost(state, hand, ROW) + TURN_COST
        return up if up < down else down

    def cost(self, state: DownUp, hand: list[int], start: int) -> int:
        """Every set costs a turn, and low and small ones are held up."""
        highest = state.players + BEYOND_PLAYERS
        total = 0
        for number in range(1, highest + 1):
            if hand[start + number]:
                total += TURN_COST + 3 * (highest - number) // (2 * SIZE[hand[start + number]])
        return total

    def describe_taking(self, state: DownUp, place: int, before: list[int], after: list[int], out: Numbers, n: int) -> int:
        more = self.sets_step(after) // SETS - self.sets_step(before) // SETS
        out[n] = ROW_TAKE + self.least(more, RETURNS - 1) * SIZES + self.least(SIZE[state.cards[place]], SIZES) - 1
        out[n + 1] = ROW_TAKE_FROM + self.near(state, place // state.zones, state.to_move) - 1
        return n + 2

    def describe_laying(
        self, state: DownUp, number: int, cards: int, before: list[int], after: list[int], out: Numbers, n: int
    ) -> int:
        size = SIZE[cards]
        risk = self.risk(state, number, size, before)
        out[n] = ROW_LAY + (number - 1) * SIZES + self.least(size, SIZES) - 1
        out[n + 1] = ROW_REST + self.least(SIZE[before[number]] - size, 3)
        out[n + 2] = ROW_RISK + (self.least(size, RIVAL_SIZES) - 1) * RISKS + risk
        n += 3
        if state.above[size]:
            out[n] = ROW_MARGIN + number - state.above[size] - 1
            n += 1
        rival = (state.to_move + 1) % state.players
        if rival == state.out:
            rival = (rival + 1) % state.players
        if state.held[rival] == size:
            out[n] = ROW_BLOCK + number - 1
            n += 1
        for near in range(1, state.players):
            if self.is_threat(state, (state.to_move + near) % state.players, number, size):
                out[n] = ROW_THREAT + near - 1
                n += 1
        return self.describe_return(state, number, cards, before, after, risk, out, n)

    def describe_return(
        self, state: DownUp, number: int, cards: int, before: list[int], after: list[int], risk: int, out: Numbers, n: int
    ) -> int:
        """What the hand would be if the set came back, every card rotated (DU-13)."""
        sets = self.sets_step(after) // SETS
        self.toggle(after, ROW, number, cards)
        more = self.sets_step(after) // SETS - sets
        out[n] = ROW_COMES_BACK + self.least(more, RETURNS - 1) * RISKS + risk
        out[n + 1] = ROW_EFFORT_BACK + self.effort_step(state, before, after)
        self.toggle(after, ROW, number, cards)
        return n + 2

    def risk(self, state: DownUp, number: int, size: int, hand: list[int]) -> int:
        elsewhere = self.elsewhere(state, hand)
        sets = 0
        for higher in range(number + 1, state.players + BEYOND_PLAYERS + 1):
            sets += CHOICES[count_bits(elsewhere & SHOWING[higher]) * SIZES + self.least(size, SIZES - 1)]
        return self.least(highest_bit(sets) + 1, RISKS - 1) if sets else 0

    def is_threat(self, state: DownUp, other: int, number: int, size: int) -> bool:
        for higher in range(number + 1, state.players + BEYOND_PLAYERS + 1):
            if self.known(state, other, state.turned[other], higher) >= size:
                return True
        return False

    def describe_driving(self, state: DownUp, place: int, size: int, out: Numbers, n: int) -> int:
        owner = place // state.zones
        near = self.near(state, owner, state.to_move)
        whose = 0 if near == 0 else 1 if owner == state.out else 2 if near == 1 else 3
        out[n] = ROW_DRIVES + whose * RIVAL_SIZES + self.least(size, RIVAL_SIZES) - 1
        n += 1
        if whose > 1:
            out[n] = ROW_HURTS + self.least(state.held[owner], 8) * RIVAL_SIZES + self.least(size, RIVAL_SIZES) - 1
            n += 1
        return n


FEATURES = DownUpFeatures(POSITION, MOVE, HIDDEN, most_active=142, most_changes=176, most_hidden=60)
