"""TongTong: the rules, and nothing else. Clauses (TT-…) are those of the rules page.

Cards and moves are numbers, as `codes.py` says. A hand is a bit set of cards.
What belongs to one game of the three is kept at [game * SEATS + seat]; `base` is game * SEATS of the game being played.
"""

from __future__ import annotations

import cython

from noripan.core.dealer import Dealer
from noripan.core.state import Moves, State

if not cython.compiled:
    from noripan.core.bits import lowest_bit
    from noripan.games.tongtong.codes import (
        BASIC,
        BLUE,
        COLOUR_SHIFT,
        COLOURS,
        FOUR,
        GAMES,
        GREEN,
        HAND,
        HIGH9,
        HIGH9_LIMIT,
        HIGH12,
        HIGH12_LIMIT,
        LOW5,
        LOW5_LIMIT,
        MISSIONS,
        NOBODY,
        NUMBER_MASK,
        NUMBERS,
        ONE,
        ONE_COLOUR,
        PLAN_GAME,
        PLAN_HANDS,
        PLUSMINUS11,
        PLUSMINUS11_LIMIT,
        RED_EIGHT,
        ROUNDS,
        SEATS,
        SIX,
        SUM10_LIMIT,
        UNRANKED,
    )


class TongTong(State):
    def __init__(
        self, players: int, advanced: bool, teams: bool, rank_points: list[int], fixed_missions: list[int] | None
    ) -> None:
        State.__init__(self, players)
        self.advanced = advanced
        self.teams = teams
        self.fixed = fixed_missions is not None  # TT-7: then nobody wonders which missions come
        self.game = 0
        self.base = 0
        self.count = 0  # cards laid in this game
        self.on_table = 0  # cards laid in this round
        self.suit = 0  # the set of all cards of the colour to follow; none before a round's first card
        self.best = 0  # the highest number of the round, from 0
        self.taker = NOBODY  # who laid it
        self.leader = 0  # of this round
        self.marker = 0  # who holds the lead marker
        self.four_laid = False  # in this round
        self.rank_points = [0] * 5
        self.missions = [0] * 3
        self.openers = [0] * 3  # [game] -> who held R8 and led the first round
        self.dealt = [0] * 15
        self.hands = [0] * 15  # when a game has ended: the eighth card
        self.voids = [0] * 15  # colours a seat showed not to hold, as a bit set (TT-50)
        self.laid = [0] * 35  # this game's cards in the order in which they were laid
        self.leaders = [0] * 7  # [round]
        self.takers = [0] * 7  # [round]
        self.tops = [0] * 25  # [seat * COLOURS + colour] -> number on top of the pile, 0 without one
        self.sums = [0] * 15
        self.busts = [0] * 15
        self.ranks = [0] * 15
        self.points = [0] * 15  # for the mission
        self.bonus = [0] * 15  # sixes won
        self.totals = [0] * 5
        for i, points in enumerate(rank_points):
            self.rank_points[i] = points
        for i, mission in enumerate(fixed_missions or []):
            self.missions[i] = mission

    def do_blank(self) -> State:
        return TongTong.__new__(TongTong)

    def do_copy_from(self, other: State) -> None:
        self.copy_base_from(other)
        self.copy_fields_from(cython.cast(TongTong, other))

    def copy_fields_from(self, source: TongTong) -> None:
        self.advanced = source.advanced
        self.teams = source.teams
        self.fixed = source.fixed
        self.game = source.game
        self.base = source.base
        self.count = source.count
        self.on_table = source.on_table
        self.suit = source.suit
        self.best = source.best
        self.taker = source.taker
        self.leader = source.leader
        self.marker = source.marker
        self.four_laid = source.four_laid
        self.rank_points = source.rank_points[:]
        self.missions = source.missions[:]
        self.openers = source.openers[:]
        self.dealt = source.dealt[:]
        self.hands = source.hands[:]
        self.voids = source.voids[:]
        self.laid = source.laid[:]
        self.leaders = source.leaders[:]
        self.takers = source.takers[:]
        self.tops = source.tops[:]
        self.sums = source.sums[:]
        self.busts = source.busts[:]
        self.ranks = source.ranks[:]
        self.points = source.points[:]
        self.bonus = source.bonus[:]
        self.totals = source.totals[:]

    # ---- setting up

    def do_begin(self) -> None:
        for seat in range(SEATS):
            self.totals[seat] = 0
        for i in range(GAMES * SEATS):
            self.dealt[i] = 0
            self.hands[i] = 0
            self.voids[i] = 0
            self.sums[i] = 0
            self.busts[i] = 0
            self.ranks[i] = UNRANKED
            self.points[i] = 0
            self.bonus[i] = 0
        self.choose_missions()
        self.begin_game(0)

    def choose_missions(self) -> None:
        if self.fixed:
            return  # TT-7
        if self.planned and self.plan.cell[0] >= 0:
            for game in range(GAMES):
                self.missions[game] = self.plan.cell[game]
            return
        pile: list[int] = [0] * 5
        size = MISSIONS if self.advanced else BASIC  # TT-5, TT-6
        for mission in range(size):
            pile[mission] = mission
        self.chance.shuffle(pile, size)
        for game in range(GAMES):
            self.missions[game] = pile[game]  # TT-4

    def begin_game(self, game: int) -> None:
        self.game = game
        self.base = game * SEATS
        self.count = 0
        for i in range(SEATS * COLOURS):
            self.tops[i] = 0
        self.deal_cards()
        for seat in range(self.players):
            self.hands[self.base + seat] = self.dealt[self.base + seat]
            if self.dealt[self.base + seat] >> RED_EIGHT & 1:
                self.openers[game] = seat
        self.begin_round(self.openers[game])  # TT-10

    def deal_cards(self) -> None:
        """TT-3: eight cards to each, all that are in use (TT-2)."""
        size = self.players * NUMBERS
        plan = PLAN_HANDS + self.game * PLAN_GAME
        if self.planned and self.plan.cell[plan] >= 0:
            for card in range(size):
                self.dealt[self.base + self.plan.cell[plan + card]] |= ONE << card
            return
        deck: list[int] = [0] * 40
        for card in range(size):
            deck[card] = card
        self.chance.shuffle(deck, size)
        for i in range(size):
            self.dealt[self.base + i // HAND] |= ONE << deck[i]

    def begin_round(self, leader: int) -> None:
        self.on_table = 0
        self.suit = 0
        self.best = 0
        self.taker = NOBODY
        self.four_laid = False
        self.leader = leader
        self.marker = leader
        self.to_move = leader

    # ---- laying cards

    def do_legal(self, moves: Moves) -> None:
        moves.n = 0
        hand = self.hands[self.base + self.to_move]
        cards = hand & self.suit  # TT-13
        if not cards:
            cards = hand  # TT-12, TT-13
        while cards:
            moves.add(lowest_bit(cards))
            cards &= cards - 1

    def do_apply(self, move: int) -> None:
        seat = self.to_move
        card = ONE << move
        number = move & NUMBER_MASK
        self.hands[self.base + seat] ^= card
        self.laid[self.count] = move
        self.count += 1
        self.on_table += 1
        if not self.suit:
            self.suit = ONE_COLOUR << (move - number)
        elif not self.suit & card:
            self.voids[self.base + seat] |= 1 << (lowest_bit(self.suit) >> COLOUR_SHIFT)  # TT-50
        if number >= self.best:  # TT-14, TT-15: whatever the colour, and the later of equals
            self.best = number
            self.taker = seat
        if number == FOUR:  # TT-16
            self.four_laid = True
            self.marker = seat
        if self.on_table == self.players:
            self.end_round()
        else:
            self.to_move = seat + 1 if seat + 1 < self.players else 0  # TT-11

    def end_round(self) -> None:
        taker = self.taker
        round_ended = self.count // self.players - 1
        self.leaders[round_ended] = self.leader
        self.takers[round_ended] = taker
        self.take_cards(taker)
        if self.count == ROUNDS * self.players:  # TT-11
            self.end_game()
        else:
            self.begin_round(self.marker if self.four_laid else taker)  # TT-16, TT-17

    def take_cards(self, taker: int) -> None:
        """Put the round's cards onto the winner's piles: the lowest of each colour lies on top (TT-20, TT-21)."""
        first = self.count - self.players
        for i in range(first, self.count):
            self.tops[taker * COLOURS + (self.laid[i] >> COLOUR_SHIFT)] = 0
        for i in range(first, self.count):
            pile = taker * COLOURS + (self.laid[i] >> COLOUR_SHIFT)
            number = (self.laid[i] & NUMBER_MASK) + 1
            if self.tops[pile] == 0 or number < self.tops[pile]:
                self.tops[pile] = number
            if self.laid[i] & NUMBER_MASK == SIX:
                self.bonus[self.base + taker] += 1  # TT-27
        self.sums[self.base + taker] = self.sum_of_tops(taker)

    def sum_of_tops(self, seat: int) -> int:
        """TT-25; in `plusminus11` blue and green count minus (TT-33)."""
        total = 0
        for colour in range(COLOURS):
            top = self.tops[seat * COLOURS + colour]
            if self.missions[self.game] == PLUSMINUS11 and colour in (BLUE, GREEN):
                total -= top
            else:
                total += top
        return total

    def do_reveals(self, move: int) -> bool:
        """A game's last card has the next game dealt, or the eighth cards shown (TT-50)."""
        return self.count + 1 == ROUNDS * self.players

    # ---- scoring

    def end_game(self) -> None:
        for seat in range(self.players):
            self.busts[self.base + seat] = self.is_bust(self.sums[self.base + seat])
        for seat in range(self.players):
            at = self.base + seat
            self.points[at] = self.mission_points(seat)
            total = self.totals[seat] + self.points[at]
            self.totals[seat] = max(0, total) + self.bonus[at]  # TT-28
        if self.game + 1 < GAMES:
            self.begin_game(self.game + 1)
        else:
            self.on_table = 0
            self.finish()  # TT-1

    def is_bust(self, total: int) -> bool:
        mission = self.missions[self.game]
        if mission == HIGH12:
            return total >= HIGH12_LIMIT  # TT-30
        if mission == HIGH9:
            return total >= HIGH9_LIMIT  # TT-31
        if mission == LOW5:
            return total <= LOW5_LIMIT  # TT-32
        if mission == PLUSMINUS11:
            return total >= PLUSMINUS11_LIMIT  # TT-33
        return total >= SUM10_LIMIT  # TT-34

    def mission_points(self, seat: int) -> int:
        at = self.base + seat
        if self.busts[at]:
            return 0  # TT-26
        if self.missions[self.game] >= BASIC:
            return self.sums[at]  # TT-33, TT-34
        rank = self.rank_of(seat)
        self.ranks[at] = rank
        return self.rank_points[rank - 1]  # TT-35

    def rank_of(self, seat: int) -> int:
        """One more than the players who did better and did not bust, so equals share the better rank (TT-36)."""
        own = self.sums[self.base + seat]
        rank = 1
        for other in range(self.base, self.base + self.players):
            if not self.busts[other]:
                if self.missions[self.game] == LOW5:
                    if self.sums[other] < own:
                        rank += 1
                elif self.sums[other] > own:
                    rank += 1
        return rank

    def do_score(self, seat: int) -> int:
        return self.totals[seat]

    def do_winners(self) -> int:
        """TT-1, TT-40: the highest total; ties go to the better last game, then the one before; else they share."""
        best = 0
        seats = 1
        for seat in range(1, self.players):
            lead = self.compare(seat, best)
            if lead > 0:
                best = seat
                seats = 0
            if lead >= 0:
                seats |= 1 << seat
        return seats

    def compare(self, one: int, other: int) -> int:
        """Above 0 if the first seat, or its team, stands better."""
        lead = self.standing(one, GAMES) - self.standing(other, GAMES)
        game = GAMES - 1
        while lead == 0 and game >= 0:
            lead = self.standing(one, game) - self.standing(other, game)
            game -= 1
        return lead

    def standing(self, seat: int, game: int) -> int:
        """The score in one game as earned, or (GAMES) the total; with teams that of both partners (TT-40, TT-45)."""
        if game == GAMES:
            own = self.totals[seat]
            return own + self.totals[(seat + 2) % 4] if self.teams else own
        at = game * SEATS
        own = self.points[at + seat] + self.bonus[at + seat]
        if self.teams:
            own += self.points[at + (seat + 2) % 4] + self.bonus[at + (seat + 2) % 4]
        return own

    # ---- what a seat can believe

    def do_guess(self, seat: int, dealer: Dealer) -> None:
        """Deal other hands anew, also the eighth cards of games gone by, and draw the missions to come (TT-50)."""
        for game in range(self.game + 1):
            self.guess_hands(game, seat, dealer)
        if not self.fixed:
            self.guess_missions(dealer)

    def do_redeal(self, dealer: Dealer) -> None:
        """Nobody knows the missions to come (TT-50)."""
        if not self.fixed:
            self.guess_missions(dealer)

    def guess_hands(self, game: int, seat: int, dealer: Dealer) -> None:
        """Who did not follow a colour has none of it; R8, while unseen, is with who led the first round."""
        base = game * SEATS
        others = 0
        unseen = 0
        dealer.clear(self.players)
        for other in range(self.players):
            if other != seat:
                others |= 1 << other
                unseen |= self.hands[base + other]
                dealer.room[other] = self.held(other) if game == self.game else 1
                self.dealt[base + other] ^= self.hands[base + other]
                self.hands[base + other] = 0
        while unseen:
            card = lowest_bit(unseen)
            unseen &= unseen - 1
            may = others
            for other in range(self.players):
                if self.voids[base + other] >> (card >> COLOUR_SHIFT) & 1:
                    may &= ~(1 << other)
            dealer.add(card, 1 << self.openers[game] if card == RED_EIGHT else may)
        dealer.deal()
        for i in range(dealer.n):
            self.hands[base + dealer.place[i]] |= ONE << dealer.card[i]
            self.dealt[base + dealer.place[i]] |= ONE << dealer.card[i]

    def held(self, seat: int) -> int:
        """How many cards are in this hand."""
        after_leader = (seat + self.players - self.leader) % self.players
        return HAND - self.count // self.players - (1 if after_leader < self.on_table else 0)

    def guess_missions(self, dealer: Dealer) -> None:
        pile: list[int] = [0] * 5
        size = 0
        for mission in range(MISSIONS if self.advanced else BASIC):
            seen = False
            for game in range(self.game + 1):
                if self.missions[game] == mission:
                    seen = True
            if not seen:
                pile[size] = mission
                size += 1
        dealer.rng.shuffle(pile, size)
        for game in range(self.game + 1, GAMES):
            self.missions[game] = pile[game - self.game - 1]
