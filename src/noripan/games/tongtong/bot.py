"""What a practised TongTong player has an eye for.

A card is as good as what it gains: if it holds, the cards of the round move the tops of the own piles towards the mission
or away from it, and bring sixes; if not, they do that to somebody else. Early in a game a sum can still change, so it counts
less. Who stands well sheds high cards, who does not keeps them.
"""

from __future__ import annotations

import math
from typing import Final

import cython

from noripan.core.sense import Sense
from noripan.core.state import Moves, State
from noripan.games.tongtong.rules import TongTong

COLOURS: Final = 5
BLUE: Final = 2
GREEN: Final = 3
GAMES: Final = 3
ROUNDS: Final = 7
SIX: Final = 5
LOW5: Final = 2
PLUSMINUS11: Final = 3
MISSIONS: Final = 5
ONE: Final = 1
ONE_COLOUR: Final = 0xFF
ALL_ONES: Final = 0x0101010101  # the set of the ones of all colours
SUMS: Final = 64  # room for the sums of one mission in a table,
NO_SUM: Final = 16  # which has 0 here, because sums may be negative
NO_CARD: Final = -1

SPREAD: Final = 4.0  # a lead of so many points with a game to go makes e times as likely to win

LIMITS = (12, 9, 6, 11, 10)  # bust from here on, in `low5` below
USUAL = (7.3, 6.8, 8.0, 1.0, 3.4)  # points of a player who does not bust while all is open
SETTLED = (1.0, 0.75, 0.6, 0.5, 0.4, 0.35, 0.3)  # [rounds to come] -> how much of a difference between sums remains
RECOVERY = (0.0, 0.33, 0.5, 0.65, 0.75, 0.82, 0.9)  # [rounds to come] -> what a sum that would bust is worth, of the usual

if cython.compiled:
    pass
else:
    from noripan.games.tongtong.rules import lowest

    def count(cards: int) -> int:
        return cards.bit_count()


def final_worth(mission: int, total: int) -> float:
    """The points that a sum brings at the end of a game, on average, if it does not bust."""
    if mission == 0:
        return 5.5 + 4.5 * max(0, total - 3) / 8
    if mission == 1:
        return 6.0 + 4.0 * max(0, total - 2) / 6
    if mission == LOW5:
        return max(7.0, 10.0 - 0.45 * (total - 6))
    return float(total)


def worth_of(mission: int, rounds: int, total: int) -> float:
    """The points that a sum promises with this many rounds to come."""
    usual = USUAL[mission]
    if (total < LIMITS[mission]) == (mission == LOW5):
        return (6.0 if mission == LOW5 else usual) * RECOVERY[rounds]
    settled = (1 + SETTLED[rounds]) / 2 if mission == LOW5 else SETTLED[rounds]
    return usual + (final_worth(mission, total) - usual) * settled


class TongTongSense(Sense):
    def __init__(self) -> None:
        self.worth = [0.0] * 2240  # [mission, rounds to come, sum] -> points
        self.lacking = [0.0] * 60  # [players, unseen cards of a colour] -> the chance that one player has none
        self.even = 8.0
        self.shed = 0.05
        self.power = 4.0
        for mission in range(5):
            for rounds in range(7):
                for total in range(64):
                    self.worth[(mission * 7 + rounds) * 64 + total] = worth_of(mission, rounds, total - 16)
        for players in range(3, 6):
            for cards in range(9):
                self.lacking[players * 10 + cards] = (1.0 - 1.0 / (players - 1)) ** cards

    # ---- what a card promises

    def weigh(self, state: State, moves: Moves) -> None:
        self.weigh_moves(cython.cast(TongTong, state), moves)

    def weigh_moves(self, state: TongTong, moves: Moves) -> None:
        unseen = self.unseen(state)
        mission = state.missions[state.game]
        total = state.sums[state.base + state.to_move]
        mood = (
            self.worth[mission * ROUNDS * SUMS + NO_SUM + total]
            - self.worth[(mission * ROUNDS + ROUNDS - 1) * SUMS + NO_SUM]
        )
        if state.count >= (ROUNDS - 1) * state.players:
            mood = 0.0
        for i in range(moves.n):
            appeal = self.even + self.appeal(state, moves.move[i], unseen) + self.shed * mood * (moves.move[i] & 7)
            appeal = appeal if appeal > 0.5 else 0.5
            moves.weight[i] = 1 + cython.cast(cython.int, 1000 * math.pow(appeal / self.even, self.power))

    def unseen(self, state: TongTong) -> int:
        """The cards that the seat to move has not seen in this game."""
        seen = state.hands[state.base + state.to_move]
        for i in range(state.count):
            seen |= ONE << state.laid[i]
        return ((ONE << (8 * state.players)) - 1) & ~seen

    def appeal(self, state: TongTong, move: int, unseen: int) -> float:
        """What a card gains for the seat to move, less a part of what it gains for others, in points."""
        suit = (move if state.on_table == 0 else state.laid[state.count - state.on_table]) >> 3
        low = self.likely_low(state, move, suit, unseen)
        if move & 7 >= state.best:
            hold = self.holding(state, move & 7, suit, unseen)
            gain = hold * self.gain(state, state.to_move, move, low) if hold > 0 else 0.0
            return gain - (1 - hold) * self.gain_of_others(state, move, low)
        hold = self.holding(state, state.best, suit, unseen)
        gain = hold * self.part(state, state.taker) * self.gain(state, state.taker, move, low)
        return -gain - (1 - hold) * self.gain_of_others(state, move, low)

    def holding(self, state: TongTong, number: int, suit: int, unseen: int) -> float:
        """The chance that nobody after the seat to move lays this number or a higher one."""
        in_suit = unseen >> 8 * suit & ONE_COLOUR
        cards = count(in_suit)
        below = 1.0 - 1.0 * count(in_suit >> number) / cards if cards else 0.0
        below_all = 1.0 - count(unseen & ALL_ONES * (256 - (1 << number))) / (count(unseen) + 0.001)
        hold = 1.0
        seat = state.to_move
        for _ in range(state.players - 1 - state.on_table):
            seat = seat + 1 if seat + 1 < state.players else 0
            lacks = 1.0 if state.voids[state.base + seat] >> suit & 1 else self.lacking[state.players * 10 + cards]
            hold *= (1.0 - lacks) * below * below + lacks * below_all * below_all
        return hold

    def likely_low(self, state: TongTong, move: int, suit: int, unseen: int) -> int:
        """The lowest card of the colour that those after the seat to move may be expected to add."""
        followers = state.players - 1 - state.on_table
        low = unseen >> 8 * suit & ONE_COLOUR
        if move >> 3 == suit:
            low &= (ONE << (move & 7)) - 1
        if followers == 0 or low == 0:
            return NO_CARD
        for _ in range(count(low) // (followers + 1)):
            low &= low - 1
        return suit * 8 + lowest(low)

    def gain_of_others(self, state: TongTong, move: int, low: int) -> float:
        """What the round would gain on average for those who are still to lay a card."""
        followers = state.players - 1 - state.on_table
        seat = state.to_move
        gain = 0.0
        for _ in range(followers):
            seat = seat + 1 if seat + 1 < state.players else 0
            gain += self.part(state, seat) * self.gain(state, seat, move, low)
        return gain / followers if followers else 0.0

    def part(self, state: TongTong, other: int) -> float:
        """How much a point of another player hurts the seat to move; a partner's helps (TT-45)."""
        if state.teams:
            return 1.0 if (other + state.to_move) & 1 else -1.0
        return 1.0 / (state.players - 1)

    def gain(self, state: TongTong, seat: int, move: int, low: int) -> float:
        """What the cards on the table with this move and another card bring the seat that takes them, in points."""
        tops: list[int] = [0] * 5
        sixes = 0
        for i in range(state.count - state.on_table, state.count + 2):
            card = state.laid[i] if i < state.count else move if i == state.count else low
            if card >= 0:
                number = (card & 7) + 1
                if tops[card >> 3] == 0 or number < tops[card >> 3]:
                    tops[card >> 3] = number
                if card & 7 == SIX:
                    sixes += 1
        total = 0
        for colour in range(state.players):
            top = tops[colour] if tops[colour] else state.tops[seat * COLOURS + colour]
            if state.missions[state.game] == PLUSMINUS11 and colour in (BLUE, GREEN):
                total -= top  # TT-33
            else:
                total += top
        place = self.place(state)
        return sixes + self.worth[place + total] - self.worth[place + state.sums[state.base + seat]]

    def place(self, state: TongTong) -> int:
        """Where the worths of sums at the end of this round begin."""
        rounds = ROUNDS - 1 - state.count // state.players
        return (state.missions[state.game] * ROUNDS + rounds) * SUMS + NO_SUM

    # ---- how a match stands

    def stage(self, state: State) -> int:
        return self.games_played(cython.cast(TongTong, state))

    def games_played(self, state: TongTong) -> int:
        return state.game

    def prospect(self, state: State, seat: int) -> float:
        return self.standing(cython.cast(TongTong, state), seat)

    def standing(self, state: TongTong, seat: int) -> float:
        """The chance to win the match; at its end mainly the victory itself, and a little by how much."""
        if state.to_move < 0:
            return 0.9 * self.share(state, seat) + 0.1 * self.chance_to_win(state, seat, 1)
        return self.chance_to_win(state, seat, GAMES - state.game)

    def chance_to_win(self, state: TongTong, seat: int, games: int) -> float:
        """From the totals (of teams: TT-45) with this many games to go."""
        scale = SPREAD * math.sqrt(games * (2.0 if state.teams else 1.0))
        own = state.standing(seat, GAMES)
        all_seats = 0.0
        for other in range(2 if state.teams else state.players):
            all_seats += math.exp((state.standing(other, GAMES) - own) / scale)
        return 1.0 / all_seats


SENSE = TongTongSense()
