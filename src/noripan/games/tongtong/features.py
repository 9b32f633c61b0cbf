"""What a network sees of TongTong: what a seat knows, and what each card it may lay would do.

A card is colour * 8 + number - 1. Seats are counted from the own one. What a sum is worth depends on the mission, so hands
and sums are told apart by it. For a card count the sums it may lead to, whoever takes the round, and what may still beat it.
"""

from __future__ import annotations

from typing import Final

import cython

from noripan.core.features import Features, Numbers
from noripan.core.state import State
from noripan.games.tongtong.feature_specs import HIDDEN, MOVE, POSITION
from noripan.games.tongtong.rules import TongTong

if not cython.compiled:
    from noripan.core.bits import count_bits, lowest_bit
    from noripan.games.tongtong.codes import (
        ALL_ONES,
        BASIC,
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
        MISSIONS,
        NO_CARD,
        NUMBER_MASK,
        NUMBERS,
        ONE,
        ONE_COLOUR,
        PLUSMINUS11,
        PLUSMINUS11_LIMIT,
        RED_EIGHT,
        ROUNDS,
        SIX,
        SUM10_LIMIT,
        ZERO,
    )

CARD_COUNT: Final = 40
SUM_STEPS: Final = 16  # steps in which sums are told apart,
BELOW: Final = 4  # and how many of them lie below 0 where two colours count minus (TT-33)
LEADS: Final = 9  # steps of a difference of totals
LEAD_STEP: Final = 4
SHIFTS: Final = 21  # steps of what a round changes, in points,
NO_SHIFT: Final = 10  # and the one in the middle
COUNTS: Final = 9  # 0 to 8 cards of a colour
ALL_SUMS: Final = 64  # in the table of what sums are worth,

ROW_HAND: Final = POSITION.start("hand")
ROW_UNSEEN: Final = POSITION.start("unseen")
ROW_TABLE: Final = POSITION.start("table")
ROW_HELD: Final = POSITION.start("held")
ROW_LEFT: Final = POSITION.start("left")
ROW_SUIT: Final = POSITION.start("suit")
ROW_BEST: Final = POSITION.start("best")
ROW_TAKER: Final = POSITION.start("taker")
ROW_MARKER: Final = POSITION.start("marker")
ROW_LAID: Final = POSITION.start("laid")
ROW_TURN: Final = POSITION.start("turn")
ROW_ROUND: Final = POSITION.start("round")
ROW_GAME: Final = POSITION.start("game")
ROW_RED_EIGHT: Final = POSITION.start("red_eight")
ROW_VOIDS: Final = POSITION.start("voids")
ROW_TOPS: Final = POSITION.start("tops")
ROW_MY_SUM: Final = POSITION.start("my_sum")
ROW_SUMS: Final = POSITION.start("sums")
ROW_SIXES: Final = POSITION.start("sixes")
ROW_LEAD: Final = POSITION.start("lead")
ROW_TEAMS: Final = POSITION.start("teams")
ROW_CARD: Final = POSITION.size + MOVE.start("card")
ROW_TAKES: Final = POSITION.size + MOVE.start("takes")
ROW_SUM_NOW: Final = POSITION.size + MOVE.start("sum_now")
ROW_SUM_THEN: Final = POSITION.size + MOVE.start("sum_then")
ROW_MY_SHIFT: Final = POSITION.size + MOVE.start("my_shift")
ROW_THEIR_SHIFT: Final = POSITION.size + MOVE.start("their_shift")
ROW_LATER_SHIFT: Final = POSITION.size + MOVE.start("later_shift")
ROW_BEATEN: Final = POSITION.size + MOVE.start("beaten")
ROW_FREED: Final = POSITION.size + MOVE.start("freed")
ROW_OWN: Final = POSITION.size + MOVE.start("own")
ROW_OTHERS: Final = POSITION.size + MOVE.start("others")
ROW_PRIZE: Final = POSITION.size + MOVE.start("prize")
ROW_FOUR: Final = POSITION.size + MOVE.start("four")
ROW_HANDS: Final = HIDDEN.start("hands")
ROW_COUNTS: Final = HIDDEN.start("counts")
ROW_REPLIES: Final = HIDDEN.start("replies")
ROW_COMING: Final = HIDDEN.start("coming")

PHASE: list[int] = [0, 0, 0, 1, 1, 2, 3]  # [round]
WORTH: list[int] = [0] * 320  # [mission * ALL_SUMS + ZERO + sum] -> about the points it brings at the end of a game


def worth(mission: int, total: int) -> int:
    if mission == LOW5:
        return max(6, 10 - (total - LOW5_LIMIT) // 2) if total > LOW5_LIMIT else 0
    limit = (HIGH12_LIMIT, HIGH9_LIMIT, 0, PLUSMINUS11_LIMIT, SUM10_LIMIT)[mission]
    if total >= limit:
        return 0
    return total if mission >= BASIC else 7 + max(0, total - 3) * 7 // (2 * limit - 8)


def fill_tables() -> None:
    for at in range(MISSIONS * ALL_SUMS):
        WORTH[at] = worth(at // ALL_SUMS, at % ALL_SUMS - ZERO)


fill_tables()


class TongTongFeatures(Features):
    # ---- the position

    def do_active(self, state: State, seat: int, out: Numbers) -> int:
        return self.list_active(cython.cast(TongTong, state), seat, out)

    def list_active(self, state: TongTong, seat: int, out: Numbers) -> int:
        n = self.list_cards(state, seat, out, 0)
        n = self.list_round(state, seat, out, n)
        n = self.list_match(state, seat, out, n)
        other = seat
        for near in range(state.players):
            n = self.list_seat(state, seat, other, near, out, n)
            other = other + 1 if other + 1 < state.players else 0
        return n

    def list_cards(self, state: TongTong, seat: int, out: Numbers, n: int) -> int:
        hand = state.hands[state.base + seat]
        unseen = self.unseen(state, seat)
        n = self.list_set(ROW_HAND + state.missions[state.game] * CARD_COUNT, hand, out, n)
        n = self.list_set(ROW_UNSEEN, unseen, out, n)
        for colour in range(state.players):
            out[n] = ROW_HELD + colour * COUNTS + count_bits(hand >> colour * NUMBERS & ONE_COLOUR)
            out[n + 1] = ROW_LEFT + colour * COUNTS + count_bits(unseen >> colour * NUMBERS & ONE_COLOUR)
            n += 2
        if unseen >> RED_EIGHT & 1:
            out[n] = ROW_RED_EIGHT + self.near(state, state.openers[state.game], seat) - 1  # TT-50
            n += 1
        return n

    def list_set(self, at: int, cards: int, out: Numbers, n: int) -> int:
        while cards:
            out[n] = at + lowest_bit(cards)
            n += 1
            cards &= cards - 1
        return n

    def unseen(self, state: TongTong, seat: int) -> int:
        """All that is not laid is in some hand (TT-3), so together the other hands are no secret."""
        cards = 0
        for other in range(state.players):
            if other != seat:
                cards |= state.hands[state.base + other]
        return cards

    def near(self, state: TongTong, other: int, seat: int) -> int:
        """How many seats another one is after this one."""
        return other - seat if other >= seat else other - seat + state.players

    def list_round(self, state: TongTong, seat: int, out: Numbers, n: int) -> int:
        for i in range(state.count - state.on_table, state.count):
            out[n] = ROW_TABLE + state.laid[i]
            n += 1
        laid = state.on_table
        out[n] = ROW_SUIT + ((lowest_bit(state.suit) >> COLOUR_SHIFT) + 1 if laid else 0)
        out[n + 1] = ROW_BEST + (state.best + 1 if laid else 0)
        out[n + 2] = ROW_TAKER + (self.near(state, state.taker, seat) + 1 if laid else 0)
        out[n + 3] = ROW_MARKER + (self.near(state, state.marker, seat) + 1 if laid and state.four_laid else 0)
        out[n + 4] = ROW_LAID + (state.players - 3) * COLOURS + state.on_table
        out[n + 5] = ROW_ROUND + state.missions[state.game] * ROUNDS + self.round_of(state)
        n += 6
        if state.to_move >= 0:
            out[n] = ROW_TURN + self.near(state, state.to_move, seat)
            n += 1
        return n

    def round_of(self, state: TongTong) -> int:
        rounds = state.count // state.players
        return rounds if rounds < ROUNDS else ROUNDS - 1

    def list_match(self, state: TongTong, seat: int, out: Numbers, n: int) -> int:
        out[n] = ROW_GAME + state.game * MISSIONS + state.missions[state.game]
        n += 1
        if state.teams:
            out[n] = ROW_TEAMS
            n += 1
        last = 1 if state.game == GAMES - 1 else 0
        for near in range(1, state.players):
            lead = state.totals[(seat + near) % state.players] - state.totals[seat]
            out[n] = ROW_LEAD + (last * (COLOURS - 1) + near - 1) * LEADS + self.lead_step(lead)
            n += 1
        return n

    def lead_step(self, lead: int) -> int:
        step = (lead + LEAD_STEP * LEADS // 2) // LEAD_STEP if lead > -LEAD_STEP * LEADS // 2 else 0
        return step if step < LEADS else LEADS - 1

    def list_seat(self, state: TongTong, seat: int, other: int, near: int, out: Numbers, n: int) -> int:
        at = state.base + other
        for colour in range(state.players):
            if state.tops[other * COLOURS + colour]:
                out[n] = ROW_TOPS + (near * COLOURS + colour) * NUMBERS + state.tops[other * COLOURS + colour] - 1
                n += 1
        out[n] = self.sum_at(state, near, state.sums[at], self.round_of(state))
        n += 1
        if state.bonus[at]:
            out[n] = ROW_SIXES + near * COLOURS + state.bonus[at] - 1
            n += 1
        if near:
            n = self.list_set(ROW_VOIDS + (near - 1) * COLOURS, state.voids[at], out, n)
        return n

    def sum_at(self, state: TongTong, near: int, total: int, rounds: int) -> int:
        """The feature of a seat's sum."""
        at = self.sum_step(state, total)
        if near == 0:
            return ROW_MY_SUM + (1 if rounds > ROUNDS // 2 else 0) * MISSIONS * SUM_STEPS + at
        return ROW_SUMS + (near - 1) * MISSIONS * SUM_STEPS + at

    def sum_step(self, state: TongTong, total: int) -> int:
        """A sum in this game's mission."""
        mission = state.missions[state.game]
        step = total + (BELOW if mission == PLUSMINUS11 else 0)
        return mission * SUM_STEPS + (0 if step < 0 else step if step < SUM_STEPS else SUM_STEPS - 1)

    # ---- what a card changes

    def do_changes(self, state: State, move: int, out: Numbers) -> int:
        return self.list_changes(cython.cast(TongTong, state), move, out)

    def list_changes(self, state: TongTong, card: int, out: Numbers) -> int:
        colour = card >> COLOUR_SHIFT
        held = count_bits(state.hands[state.base + state.to_move] >> colour * NUMBERS & ONE_COLOUR)
        out[0] = ~(ROW_HAND + state.missions[state.game] * CARD_COUNT + card)
        out[1] = ~(ROW_HELD + colour * COUNTS + held)
        out[2] = ROW_HELD + colour * COUNTS + held - 1
        n = 3
        if state.on_table + 1 < state.players:
            n = self.change_round(state, card, out, n)
        elif state.count + 1 < ROUNDS * state.players:
            n = self.end_round(state, card, out, n)
        return self.describe(state, card, out, n)

    def change(self, at: int, old: int, new: int, out: Numbers, n: int) -> int:
        if old != new:
            out[n] = ~(at + old)
            out[n + 1] = at + new
            n += 2
        return n

    def change_round(self, state: TongTong, card: int, out: Numbers, n: int) -> int:
        """Others are yet to lay."""
        laid = state.on_table
        number = card & NUMBER_MASK
        out[n] = ROW_TABLE + card
        n += 1
        if not laid:
            n = self.change(ROW_SUIT, 0, (card >> COLOUR_SHIFT) + 1, out, n)
        if number >= state.best:  # TT-14, TT-15
            n = self.change(ROW_BEST, state.best + 1 if laid else 0, number + 1, out, n)
            n = self.change(ROW_TAKER, self.near(state, state.taker, state.to_move) + 1 if laid else 0, 1, out, n)
        if number == FOUR:  # TT-16
            n = self.change(ROW_MARKER, self.marker_step(state), 1, out, n)
        n = self.change(ROW_LAID + (state.players - 3) * COLOURS, state.on_table, state.on_table + 1, out, n)
        return self.change(ROW_TURN, 0, 1, out, n)

    def marker_step(self, state: TongTong) -> int:
        return self.near(state, state.marker, state.to_move) + 1 if state.four_laid else 0

    def end_round(self, state: TongTong, card: int, out: Numbers, n: int) -> int:
        """The card is the round's last, and not the game's."""
        seat = state.to_move
        taker = seat if card & NUMBER_MASK >= state.best else state.taker
        leader = seat if card & NUMBER_MASK == FOUR else state.marker if state.four_laid else taker  # TT-16, TT-17
        for i in range(state.count - state.on_table, state.count):
            out[n] = ~(ROW_TABLE + state.laid[i])
            n += 1
        n = self.change(ROW_SUIT, (lowest_bit(state.suit) >> COLOUR_SHIFT) + 1, 0, out, n)
        n = self.change(ROW_BEST, state.best + 1, 0, out, n)
        n = self.change(ROW_TAKER, self.near(state, state.taker, seat) + 1, 0, out, n)
        n = self.change(ROW_MARKER, self.marker_step(state), 0, out, n)
        n = self.change(ROW_LAID + (state.players - 3) * COLOURS, state.on_table, 0, out, n)
        n = self.change(ROW_TURN, 0, self.near(state, leader, seat), out, n)
        rounds = self.round_of(state)
        n = self.change(ROW_ROUND + state.missions[state.game] * ROUNDS, rounds, rounds + 1, out, n)
        if taker != seat:
            own = state.sums[state.base + seat]
            n = self.change(0, self.sum_at(state, 0, own, rounds), self.sum_at(state, 0, own, rounds + 1), out, n)
        return self.change_piles(state, card, taker, out, n)

    def change_piles(self, state: TongTong, card: int, taker: int, out: Numbers, n: int) -> int:
        """Who takes the round puts its cards onto the own piles (TT-20, TT-21)."""
        lows: list[int] = [0] * 5
        sixes = self.gather(state, card, lows)
        near = self.near(state, taker, state.to_move)
        for colour in range(state.players):
            old = state.tops[taker * COLOURS + colour]
            if lows[colour] and lows[colour] != old:
                out[n] = ROW_TOPS + (near * COLOURS + colour) * NUMBERS + lows[colour] - 1
                n += 1
                if old:
                    out[n] = ~(ROW_TOPS + (near * COLOURS + colour) * NUMBERS + old - 1)
                    n += 1
        at = state.base + taker
        rounds = self.round_of(state)
        old_sum = self.sum_at(state, near, state.sums[at], rounds)
        n = self.change(0, old_sum, self.sum_at(state, near, self.sum_with(state, taker, lows), rounds + 1), out, n)
        if sixes:
            out[n] = ROW_SIXES + near * COLOURS + state.bonus[at] + sixes - 1
            n += 1
            if state.bonus[at]:
                out[n] = ~(ROW_SIXES + near * COLOURS + state.bonus[at] - 1)
                n += 1
        return n

    def gather(self, state: TongTong, card: int, lows: list[int]) -> int:
        """The lowest number of each colour in this round with this card, or 0; the sixes among them all."""
        for colour in range(state.players):
            lows[colour] = 0
        sixes = self.add_card(lows, card)
        for i in range(state.count - state.on_table, state.count):
            sixes += self.add_card(lows, state.laid[i])
        return sixes

    def add_card(self, lows: list[int], card: int) -> int:
        number = (card & NUMBER_MASK) + 1
        colour = card >> COLOUR_SHIFT
        if lows[colour] == 0 or number < lows[colour]:
            lows[colour] = number
        return 1 if number == SIX + 1 else 0

    def sum_with(self, state: TongTong, seat: int, lows: list[int]) -> int:
        """A seat's sum if it took these cards (TT-25, TT-33)."""
        total = 0
        for colour in range(state.players):
            top = lows[colour] if lows[colour] else state.tops[seat * COLOURS + colour]
            if state.missions[state.game] == PLUSMINUS11 and colour in (BLUE, GREEN):
                total -= top
            else:
                total += top
        return total

    # ---- what a card is

    def describe(self, state: TongTong, card: int, out: Numbers, n: int) -> int:
        unseen = self.unseen(state, state.to_move)
        n = self.describe_card(state, card, unseen, out, n)
        n = self.describe_rivals(state, card, unseen, out, n)
        return self.describe_outcome(state, card, unseen, out, n)

    def describe_card(self, state: TongTong, card: int, unseen: int, out: Numbers, n: int) -> int:
        mission = state.missions[state.game]
        colour = card >> COLOUR_SHIFT
        number = card & NUMBER_MASK
        place = 0 if state.on_table == 0 else 2 if state.on_table == state.players - 1 else 1
        follows = 1 if state.on_table == 0 or state.suit >> card & 1 else 0
        takes = 1 if number >= state.best else 0
        kind = MISSIONS if mission == PLUSMINUS11 and colour in (BLUE, GREEN) else mission
        out[n] = ROW_CARD + (kind * 3 + place) * NUMBERS + number
        out[n + 1] = ROW_TAKES + (place * 2 + follows) * 2 + takes
        lower = (ONE << number) - 1
        mine = state.hands[state.base + state.to_move] >> colour * NUMBERS & ONE_COLOUR
        theirs = unseen >> colour * NUMBERS & ONE_COLOUR
        out[n + 2] = ROW_OWN + count_bits(mine & lower) * NUMBERS + count_bits(mine >> number) - 1
        out[n + 3] = ROW_OTHERS + count_bits(theirs & lower) * NUMBERS + count_bits(theirs >> number)
        n += 4
        if number == FOUR:
            out[n] = ROW_FOUR + PHASE[self.round_of(state)] * MISSIONS + mission
            n += 1
        return n

    def describe_rivals(self, state: TongTong, card: int, unseen: int, out: Numbers, n: int) -> int:
        """Who may still take the round from who has it with this card."""
        followers = state.players - 1 - state.on_table
        if followers == 0:
            return n
        suit = self.suit_with(state, card)
        number = card & NUMBER_MASK
        best = number if number >= state.best else state.best
        free = 0
        other = state.to_move
        for _ in range(followers):
            other = other + 1 if other + 1 < state.players else 0
            free += state.voids[state.base + other] >> suit & 1
        beating = count_bits(unseen & ALL_ONES * (256 - (1 << best)))
        out[n] = ROW_BEATEN + followers * COUNTS + count_bits((unseen >> suit * NUMBERS & ONE_COLOUR) >> best)
        out[n + 1] = ROW_FREED + free * NUMBERS + (beating + 4) // 5
        return n + 2

    def suit_with(self, state: TongTong, card: int) -> int:
        return (card if state.on_table == 0 else state.laid[state.count - state.on_table]) >> COLOUR_SHIFT

    def describe_outcome(self, state: TongTong, card: int, unseen: int, out: Numbers, n: int) -> int:
        """The sums to which this round may lead."""
        lows: list[int] = [0] * 5
        seat = state.to_move
        takes = 1 if card & NUMBER_MASK >= state.best else 0
        phase = PHASE[self.round_of(state)]
        sixes = self.gather(state, card, lows)
        out[n] = ROW_PRIZE + takes * (COLOURS + 1) + sixes
        n += 1
        if takes:
            out[n] = ROW_SUM_NOW + phase * MISSIONS * SUM_STEPS + self.sum_step(state, self.sum_with(state, seat, lows))
            n += 1
        low = self.likely_low(state, card, unseen)
        if low != NO_CARD:
            self.add_card(lows, low)
        if takes:
            out[n] = ROW_SUM_THEN + self.sum_step(state, self.sum_with(state, seat, lows))
            out[n + 1] = ROW_MY_SHIFT + phase * SHIFTS + self.shift_step(self.shift(state, seat, lows))
            n += 2
        else:
            out[n] = ROW_THEIR_SHIFT + phase * SHIFTS + self.shift_step(self.shift(state, state.taker, lows))
            n += 1
        return self.describe_later(state, lows, phase, out, n)

    def describe_later(self, state: TongTong, lows: list[int], phase: int, out: Numbers, n: int) -> int:
        followers = state.players - 1 - state.on_table
        if followers == 0:
            return n
        total = 0
        other = state.to_move
        for _ in range(followers):
            other = other + 1 if other + 1 < state.players else 0
            total += self.shift(state, other, lows) + ALL_SUMS
        out[n] = ROW_LATER_SHIFT + phase * SHIFTS + self.shift_step(total // followers - ALL_SUMS)
        return n + 1

    def likely_low(self, state: TongTong, card: int, unseen: int) -> int:
        """The lowest card of the suit that those who follow may be expected to add; NO_CARD if it would change nothing."""
        followers = state.players - 1 - state.on_table
        suit = self.suit_with(state, card)
        lower = unseen >> suit * NUMBERS & ONE_COLOUR
        if card >> COLOUR_SHIFT == suit:
            lower &= (ONE << (card & NUMBER_MASK)) - 1
        if followers == 0 or lower == 0:
            return NO_CARD
        for _ in range(count_bits(lower) // (followers + 1)):
            lower &= lower - 1
        return suit * NUMBERS + lowest_bit(lower)

    def shift(self, state: TongTong, seat: int, lows: list[int]) -> int:
        """What these cards would change for a seat if the game ended then, about, in points."""
        at = state.missions[state.game] * ALL_SUMS + ZERO
        return WORTH[at + self.sum_with(state, seat, lows)] - WORTH[at + state.sums[state.base + seat]]

    def shift_step(self, points: int) -> int:
        step = points + NO_SHIFT
        return 0 if step < 0 else step if step < SHIFTS else SHIFTS - 1

    # ---- what the seat does not know

    def do_hidden(self, state: State, seat: int, out: Numbers) -> int:
        return self.list_hidden(cython.cast(TongTong, state), seat, out)

    def list_hidden(self, state: TongTong, seat: int, out: Numbers) -> int:
        n = 0
        for near in range(1, state.players):
            other = (seat + near) % state.players
            hand = state.hands[state.base + other]
            n = self.list_set(ROW_HANDS + (state.missions[state.game] * (COLOURS - 1) + near - 1) * CARD_COUNT, hand, out, n)
            for colour in range(state.players):
                count = count_bits(hand >> colour * NUMBERS & ONE_COLOUR)
                out[n] = ROW_COUNTS + ((near - 1) * COLOURS + colour) * COUNTS + count
                n += 1
            if state.on_table > 0 and self.near(state, other, state.leader) >= state.on_table:
                out[n] = ROW_REPLIES + (near - 1) * 4 + self.reply(state, hand)
                n += 1
        for game in range(state.game + 1, GAMES):
            out[n] = ROW_COMING + (game - state.game - 1) * MISSIONS + state.missions[game]
            n += 1
        return n

    def reply(self, state: TongTong, hand: int) -> int:
        """Can this hand beat the round, and must it follow (TT-13)?"""
        above = ALL_ONES * (256 - (1 << state.best))
        if hand & state.suit:
            return 0 if hand & state.suit & above else 1
        return 2 if hand & above else 3


FEATURES = TongTongFeatures(POSITION, MOVE, HIDDEN, most_active=96, most_changes=46, most_hidden=58)
