"""The heuristic of Down Up.

Who needs the fewest turns to empty the hand is ahead: every set costs a turn, a flip one more, and low and small sets are
held up by others. A set that lies on the table may come back turned, which is dear if its cards then show many numbers. So
the best move is the one after which the hand is cheapest and that costs others most, in hundredths of a turn.
"""

from __future__ import annotations

import math
from functools import cache
from itertools import combinations_with_replacement, permutations
from typing import Final

import cython

from noripan.core.heuristic import Heuristic
from noripan.core.state import Moves, State
from noripan.games.downup.rules import DownUp

if not cython.compiled:
    from noripan.games.downup.codes import (
        ADD,
        BEYOND_PLAYERS,
        CARDS_MASK,
        FACE_SHIFT,
        FIRST_PRIZE,
        FLIP,
        GOAL,
        GOAL_OF_TWO,
        KIND_SHIFT,
        LAST_PRIZE,
        NUMBER_MASK,
        NUMBER_SHIFT,
        PLACE_MASK,
        PLACE_SHIFT,
        RANK_MASK,
        RANKS,
        ROW,
        TAKE,
    )
    from noripan.games.downup.rules import BIT, SIZE, TURN

GONE: Final = 1000000  # the appeal of getting rid of the last card

# The figures are the outcome of some ten thousand matches between slightly different ones.
SET: Final = 100  # laying a set takes a turn
TURNING: Final = 100  # so does a flip
LOW: Final = 15  # what a single card costs more for each number above its own; sets share it
ALIKE: Final = 60  # two players: sets of one size cannot follow each other
WILLING: Final = 70  # of a hundred sets that could be beaten so many are
HURT: Final = 50  # a set sent home costs its owner this
HURT_CARD: Final = 60  # and this for each of its cards
LAST_CARDS: Final = 10  # and more the fewer than four cards are left
BLOCK: Final = 15  # a set that the last cards of the next seat must beat, for each of its value
TAKEN: Final = 40  # taking a set helps its owner
ADDED: Final = 10  # an added card cannot come back

STEPS: Final = 256
LIKING: list[int] = [0] * 256  # [how far a move is behind the best, in six hundredths of a turn] -> its weight
MATCHING: list[int] = [0] * 486  # [(players * 9 + cards) * 9 + size] -> see `matching`
CODES: Final = 500
MANY: list[int] = [0, 1, 5, 25]  # [tokens] -> how many others have so many is counted in this digit of a code
CHANCES: list[float] = [0.0] * 3000  # [players * CODES + own tokens * 125 + code of the others] -> see `chances`


def matching(players: int, cards: int, size: int) -> int:
    """How likely one of the others has `size` of the `cards` they share with the right number on top, in percent."""
    share = 0.5 / (players - 1)
    lacking = 1.0 - sum([math.comb(cards, k) * share**k * (1 - share) ** (cards - k) for k in range(size, cards + 1)])
    return int(100 * (1 - lacking ** (players - 1)))


@cache
def chances(tokens: tuple[int, ...]) -> tuple[float, ...]:
    """Everybody's chance to win a match that stands like this (in rising order), if all play equally well."""
    goal = GOAL_OF_TWO if len(tokens) == 2 else GOAL
    prizes = [LAST_PRIZE, 0] if len(tokens) == 2 else [FIRST_PRIZE, LAST_PRIZE]
    total = [0.0] * len(tokens)
    rounds = list(permutations(range(len(tokens)), 2))
    for leavers in rounds:
        after = list(tokens)
        for seat, prize in zip(leavers, prizes, strict=True):
            after[seat] += prize
            if after[seat] >= goal:
                total[seat] += 1.0 / len(rounds)
                break
        else:
            order = sorted(range(len(tokens)), key=after.__getitem__)
            for seat, chance in zip(order, chances(tuple(sorted(after))), strict=True):
                total[seat] += chance / len(rounds)
    return tuple(total)


def fill_tables() -> None:
    for step in range(STEPS):
        LIKING[step] = 1 + int(1000 * math.exp(-0.1 * step))
    for players in range(2, 6):
        for at in range(81):
            MATCHING[players * 81 + at] = matching(players, at // 9, at % 9)
        for tokens in combinations_with_replacement(range(GOAL_OF_TWO if players == 2 else GOAL), players):
            code = sum([MANY[own] for own in tokens])
            for own, chance in zip(tokens, chances(tokens), strict=True):
                CHANCES[players * CODES + own * 125 + code - MANY[own]] = chance


fill_tables()


class DownUpHeuristic(Heuristic):
    def do_weigh(self, state: State, moves: Moves) -> None:
        self.weigh_moves(cython.cast(DownUp, state), moves)

    def weigh_moves(self, state: DownUp, moves: Moves) -> None:
        elsewhere: list[int] = [0] * 11
        self.count_elsewhere(state, elsewhere)
        best = -GONE
        for i in range(moves.n):
            appeal = self.appeal(state, moves.move[i], elsewhere)
            moves.weight[i] = appeal
            if appeal > best:
                best = appeal
        for i in range(moves.n):
            behind = (best - moves.weight[i]) // 6
            moves.weight[i] = LIKING[behind] if behind < STEPS else 1

    def count_elsewhere(self, state: DownUp, elsewhere: list[int]) -> None:
        """How many cards with each number, either way up, others have in hand: neither discarded nor lying nor own."""
        gone = state.discarded
        for place in range(state.players * state.zones):
            for rank in range(RANKS):
                if state.cards[place] >> rank & 1:
                    gone |= BIT[state.number[place] << FACE_SHIFT | rank]
        hand = state.to_move * 2 * ROW
        highest = state.players + BEYOND_PLAYERS
        for number in range(1, highest + 1):
            own = state.hands[hand + number] | state.hands[hand + ROW + number]
            elsewhere[number] = 0
            for rank in range(RANKS):
                face = number << FACE_SHIFT | rank
                if TURN[face] >> FACE_SHIFT <= highest and not own >> rank & 1 and not gone & BIT[face]:
                    elsewhere[number] += 1

    # ---- one move

    def appeal(self, state: DownUp, move: int, elsewhere: list[int]) -> int:
        """What the move costs others, less what the hand costs after it."""
        hand: list[int] = [0] * 22  # as it will be: [number] this way up, [ROW + number] the other way up
        seat = state.to_move
        kind = move >> KIND_SHIFT
        way = state.turned[seat] ^ (1 if kind == FLIP else 0)
        for number in range(1, state.players + BEYOND_PLAYERS + 1):
            hand[number] = state.hands[(seat * 2 + way) * ROW + number]
            hand[ROW + number] = state.hands[(seat * 2 + 1 - way) * ROW + number]
        if kind == FLIP:
            return -self.effort(state, hand)
        if kind == TAKE:
            place = move >> PLACE_SHIFT & PLACE_MASK
            self.toggle(hand, 1, state.number[place], state.cards[place])
            return -self.effort(state, hand) - TAKEN
        if kind == ADD:
            return self.appeal_of_adding(state, move, hand)
        return self.appeal_of_laying(state, move, hand, elsewhere)

    def appeal_of_adding(self, state: DownUp, move: int, hand: list[int]) -> int:
        self.toggle(hand, 0, move >> NUMBER_SHIFT & NUMBER_MASK, move & CARDS_MASK)
        gain = self.drive_away(state, SIZE[state.cards[move >> PLACE_SHIFT & PLACE_MASK]] + 1, hand)
        effort = self.effort(state, hand)
        return gain + ADDED - effort if effort else GONE

    def appeal_of_laying(self, state: DownUp, move: int, hand: list[int], elsewhere: list[int]) -> int:
        number = move >> NUMBER_SHIFT & NUMBER_MASK
        cards = move & CARDS_MASK
        self.toggle(hand, 0, number, cards)
        gain = self.drive_away(state, SIZE[cards], hand)
        effort = self.effort(state, hand)
        if effort == 0:
            return GONE
        self.toggle(hand, 1, number, cards)  # comes back
        risk = self.risk(state, number, SIZE[cards], elsewhere)
        effort = (effort * (100 - risk) + self.effort(state, hand) * risk) // 100
        return gain + self.block(state, number, SIZE[cards]) - effort

    def drive_away(self, state: DownUp, size: int, hand: list[int]) -> int:
        """What it costs others that the set of this size goes home; an own one comes back to the hand (DU-51)."""
        if state.above[size] == 0:
            return 0
        place = 0
        while SIZE[state.cards[place]] != size:
            place += 1
        owner = place // state.zones
        if owner == state.to_move:
            self.toggle(hand, 1, state.number[place], state.cards[place])
            return 0
        if owner == state.out:
            return 0
        near = LAST_CARDS * (4 - state.held[owner]) if state.held[owner] < 4 else 0
        return (HURT + HURT_CARD * size) // (state.players - 1) + near

    def risk(self, state: DownUp, number: int, size: int, elsewhere: list[int]) -> int:
        """How likely a set comes back, in percent."""
        safe = 100
        for higher in range(number + 1, state.players + BEYOND_PLAYERS + 1):
            safe = safe * (100 - MATCHING[(state.players * 9 + elsewhere[higher]) * 9 + size]) // 100
        return (100 - safe) * WILLING // 100

    def block(self, state: DownUp, number: int, size: int) -> int:
        """Who could leave with a set of this size must now have a higher one."""
        after = (state.to_move + 1) % state.players
        if after == state.out:
            after = (after + 1) % state.players
        return BLOCK * number // (state.players - 1) if state.held[after] == size else 0

    # ---- hands

    def toggle(self, hand: list[int], way: int, number: int, cards: int) -> None:
        """Put cards into a hand or take them out; `number` is what they show that way up."""
        for rank in range(RANKS):
            if cards >> rank & 1:
                back = TURN[number << FACE_SHIFT | rank]
                hand[ROW * way + number] ^= 1 << rank
                hand[ROW * (1 - way) + (back >> FACE_SHIFT)] ^= 1 << (back & RANK_MASK)

    def effort(self, state: DownUp, hand: list[int]) -> int:
        """What it takes to empty a hand, the better way up."""
        up = self.cost(state, hand, 0)
        turned = self.cost(state, hand, ROW) + TURNING
        return turned if turned < up else up

    def cost(self, state: DownUp, hand: list[int], start: int) -> int:
        """What it takes to lay a hand this way up."""
        highest = state.players + BEYOND_PLAYERS
        sizes = 0
        total = 0
        for number in range(1, highest + 1):
            size = SIZE[hand[start + number]]
            if size:
                total += SET + LOW * (highest - number) // size
                if state.zones == 2 and sizes >> size & 1:
                    total += ALIKE
                sizes |= 1 << size
        return total

    # ---- the match

    def do_move_cost(self) -> int:
        return 16

    def do_stage(self, state: State) -> int:
        rounds: int = cython.cast(DownUp, state).round
        return rounds

    def do_rollout_share(self) -> float:
        """Always: at random a round would hardly end."""
        return 1.0

    def do_belief_weight(self) -> float:
        """Who does not beat a set, flips or takes shows much of what is in hand."""
        return 1.0

    def do_value(self, state: State, seat: int) -> float:
        return self.standing(cython.cast(DownUp, state), seat)

    def standing(self, state: DownUp, seat: int) -> float:
        if state.to_move < 0:
            return self.share(state, seat)
        code = state.players * CODES + state.tokens[seat] * 125
        for other in range(state.players):
            if other != seat:
                code += MANY[state.tokens[other]]
        return CHANCES[code]


HEURISTIC = DownUpHeuristic()
