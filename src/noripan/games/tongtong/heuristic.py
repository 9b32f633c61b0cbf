"""The heuristic of TongTong.

A card gains what the round brings whoever takes it: the tops of the own piles move towards the mission or away from it, and
sixes count; what it brings others counts against it. Early in a game a sum can still change, so it matters less.
Besides, high cards are for early rounds and for those who stand well, who want to be rid of them; a short colour is soon
played out, and who lacks a colour is free; a 4 brings the lead, which helps those who do not stand well.
The numbers were found by letting many variants play each other.
"""

from __future__ import annotations

import math
from typing import Final

import cython

from noripan.core.heuristic import Heuristic
from noripan.core.state import Moves, State
from noripan.games.tongtong.rules import TongTong

if not cython.compiled:
    from noripan.core.bits import count_bits, lowest_bit
    from noripan.games.tongtong.codes import (
        ALL_ONES,
        BLUE,
        COLOUR_SHIFT,
        COLOURS,
        FOUR,
        GAMES,
        GREEN,
        HIGH9_LIMIT,
        HIGH12_LIMIT,
        LOW5,
        LOW5_LIMIT,
        NO_CARD,
        NUMBER_MASK,
        NUMBERS,
        ONE,
        ONE_COLOUR,
        PLUSMINUS11,
        PLUSMINUS11_LIMIT,
        ROUNDS,
        SIX,
        SUM10_LIMIT,
        ZERO,
    )


EVEN: Final = 8.0  # the appeal of a card that neither helps nor hurts, in points
SHED: Final = 0.047  # a high card, per number and point of ease
EARLY: Final = 0.055  # a high card, per number and round to come
MIDDLE: Final = 4.6  # with this many rounds to come high cards are as good to lay as low ones
SHORT: Final = 0.5  # each card less of its colour in the hand
LEAD: Final = 0.2  # a 4, per point of unease
RIVALRY: Final = 1.2  # what the gains of all others together weigh, compared with one's own
SPREAD: Final = 4.0  # the lead that makes e times as likely to win, with a game to go

LIMITS = (HIGH12_LIMIT, HIGH9_LIMIT, LOW5_LIMIT + 1, PLUSMINUS11_LIMIT, SUM10_LIMIT)  # [mission] -> bust; in `low5` below
USUAL = (6.0, 6.0, 7.0, 1.0, 3.4)  # [mission] -> points to expect while all is open
SETTLING = 0.45  # per round to come: the higher, the less a sum tells about the end
SUMS: Final = 64  # sums in a table for each mission and number of rounds to come,


def final_worth(mission: int, total: int) -> float:
    """The points that a sum brings at the end of a game, about."""
    limit = LIMITS[mission]
    if (total < limit) == (mission == LOW5):
        return 0.0
    if mission == LOW5:
        return max(6.0, 10.0 - 0.45 * (total - limit))
    return 7.0 + 3.5 * max(0, total - 3) / (limit - 4) if mission < LOW5 else float(total)


class TongTongHeuristic(Heuristic):
    def __init__(self) -> None:
        self.worth = [0.0] * 2240  # [mission, rounds to come, sum] -> points to expect
        self.lacking = [0.0] * 60  # [players, unseen cards of a colour] -> the chance that somebody else has none
        for at in range(2240):
            mission, rounds = at // SUMS // ROUNDS, at // SUMS % ROUNDS
            more = final_worth(mission, at % SUMS - ZERO) - USUAL[mission]
            self.worth[at] = USUAL[mission] + more / (1 + SETTLING * rounds)
        for at in range(30, 60):
            self.lacking[at] = (1.0 - 1.0 / (at // 10 - 1)) ** (at % 10)

    # ---- what a card promises

    def do_weigh(self, state: State, moves: Moves) -> None:
        self.weigh_moves(cython.cast(TongTong, state), moves)

    def weigh_moves(self, state: TongTong, moves: Moves) -> None:
        unseen = self.unseen(state)
        ease = self.ease(state)
        for i in range(moves.n):
            appeal = EVEN + self.gain(state, moves.move[i], unseen) + self.plan(state, moves.move[i], ease)
            moves.weight[i] = 1 + (cython.cast(cython.int, 16 * appeal * appeal) if appeal > 0.0 else 0)

    def unseen(self, state: TongTong) -> int:
        """The cards of this game that the seat to move has not seen."""
        seen = state.hands[state.base + state.to_move]
        for i in range(state.count):
            seen |= ONE << state.laid[i]
        return ((ONE << (NUMBERS * state.players)) - 1) & ~seen

    def ease(self, state: TongTong) -> float:
        """How well the seat to move would do if the game ended now, compared with a game that has just begun."""
        sums = state.missions[state.game] * ROUNDS * SUMS + ZERO
        return self.worth[sums + state.sums[state.base + state.to_move]] - self.worth[sums + (ROUNDS - 1) * SUMS]

    def plan(self, state: TongTong, card: int, ease: float) -> float:
        """What laying this card now is worth for the rounds to come."""
        rounds = ROUNDS - 1 - state.count // state.players
        if rounds == 0:
            return 0.0
        appeal = (card & NUMBER_MASK) * (EARLY * (rounds - MIDDLE) + SHED * ease)
        if card & NUMBER_MASK == FOUR:
            appeal -= LEAD * ease  # TT-16
        return appeal - SHORT * count_bits(state.hands[state.base + state.to_move] >> (card & ~NUMBER_MASK) & ONE_COLOUR)

    def gain(self, state: TongTong, card: int, unseen: int) -> float:
        """What this round is worth with this card, in points: what it may bring, less what it may bring others."""
        suit = (card if state.on_table == 0 else state.laid[state.count - state.on_table]) >> COLOUR_SHIFT
        low = self.likely_low(state, card, suit, unseen)
        if card & NUMBER_MASK >= state.best:
            hold = self.holding(state, card & NUMBER_MASK, suit, unseen)
            gain = hold * self.haul(state, state.to_move, card, low)
        else:
            hold = self.holding(state, state.best, suit, unseen)
            gain = -hold * self.loss_to(state, state.taker, card, low)
        return gain - (1.0 - hold) * self.loss_to_followers(state, card, low)

    def holding(self, state: TongTong, number: int, suit: int, unseen: int) -> float:
        """The chance that nobody after the seat to move lays this number or a higher one (TT-15)."""
        in_suit = unseen >> NUMBERS * suit & ONE_COLOUR
        cards = count_bits(in_suit)
        lower = 1.0 - count_bits(in_suit >> number) / (cards + 0.001)
        lower_of_all = 1.0 - count_bits(unseen & ALL_ONES * (256 - (1 << number))) / (count_bits(unseen) + 0.001)
        hold = 1.0
        seat = state.to_move
        for _ in range(state.players - 1 - state.on_table):
            seat = seat + 1 if seat + 1 < state.players else 0
            lacks = 1.0 if state.voids[state.base + seat] >> suit & 1 else self.lacking[state.players * 10 + cards]
            hold *= (1.0 - lacks) * lower * lower + lacks * lower_of_all * lower_of_all
        return hold

    def likely_low(self, state: TongTong, card: int, suit: int, unseen: int) -> int:
        """The lowest card of the colour led that those after the seat to move may be expected to add."""
        followers = state.players - 1 - state.on_table
        lower = unseen >> NUMBERS * suit & ONE_COLOUR
        if card >> COLOUR_SHIFT == suit:
            lower &= (ONE << (card & NUMBER_MASK)) - 1
        if followers == 0 or lower == 0:
            return NO_CARD
        for _ in range(count_bits(lower) // (followers + 1)):
            lower &= lower - 1
        return suit * NUMBERS + lowest_bit(lower)

    def loss_to_followers(self, state: TongTong, card: int, low: int) -> float:
        """What it costs if one of those after the seat to move takes the round, on average."""
        followers = state.players - 1 - state.on_table
        seat = state.to_move
        loss = 0.0
        for _ in range(followers):
            seat = seat + 1 if seat + 1 < state.players else 0
            loss += self.loss_to(state, seat, card, low)
        return loss / followers if followers else 0.0

    def loss_to(self, state: TongTong, other: int, card: int, low: int) -> float:
        """What it costs the seat to move if another player takes the round; a partner's gain is its own (TT-45)."""
        haul = self.haul(state, other, card, low)
        if state.teams:
            return haul if (other + state.to_move) & 1 else -haul
        return haul * RIVALRY / (state.players - 1)

    def haul(self, state: TongTong, taker: int, card: int, low: int) -> float:
        """What the round so far, this card and perhaps a low one bring who takes them, in points (TT-20, TT-21)."""
        tops: list[int] = [0] * 5
        points = 0
        for i in range(state.count - state.on_table, state.count + 2):
            won = state.laid[i] if i < state.count else card if i == state.count else low
            if won != NO_CARD and (tops[won >> COLOUR_SHIFT] == 0 or (won & NUMBER_MASK) < tops[won >> COLOUR_SHIFT]):
                tops[won >> COLOUR_SHIFT] = (won & NUMBER_MASK) + 1
            if won & NUMBER_MASK == SIX:
                points += 1  # TT-27
        total = 0
        for colour in range(state.players):
            top = tops[colour] if tops[colour] else state.tops[taker * COLOURS + colour]
            if state.missions[state.game] == PLUSMINUS11 and colour in (BLUE, GREEN):
                total -= top  # TT-33
            else:
                total += top
        rounds = ROUNDS - 1 - state.count // state.players
        sums = (state.missions[state.game] * ROUNDS + rounds) * SUMS + ZERO
        return points + self.worth[sums + total] - self.worth[sums + state.sums[state.base + taker]]

    # ---- how a match stands

    def do_max_simulations(self) -> int:
        return 50000  # 300,000 win no more often than 30,000: docs/explanation/measurements.md

    def do_move_cost(self) -> int:
        return 3

    def do_stage(self, state: State) -> int:
        game: int = cython.cast(TongTong, state).game
        return game

    def do_value(self, state: State, seat: int) -> float:
        return self.standing(cython.cast(TongTong, state), seat)

    def standing(self, state: TongTong, seat: int) -> float:
        """The chance to win the match; at its end mainly the victory itself, and a little by how much."""
        if state.to_move < 0:
            return 0.9 * self.share(state, seat) + 0.1 * self.chance_to_win(state, seat, 1)
        return self.chance_to_win(state, seat, GAMES - state.game)

    def chance_to_win(self, state: TongTong, seat: int, games: int) -> float:
        """From the totals, with teams both partners' (TT-45), and the games to come."""
        scale = SPREAD * math.sqrt(games * (2.0 if state.teams else 1.0))
        own = state.standing(seat, GAMES)
        rivals = 0.0
        for other in range(2 if state.teams else state.players):
            rivals += math.exp((state.standing(other, GAMES) - own) / scale)
        return 1.0 / rivals


HEURISTIC = TongTongHeuristic()
