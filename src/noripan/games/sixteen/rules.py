"""SixTeen: the rules, and nothing else. Clauses (SX-…) are those of the rules page.

Tiles and moves are numbers, as `codes.py` says. The tiles of one colour in a hand are a bit set (bit t = tile t). A row is a
stack of tiles that always begins with its 1. The numbers of all 88 tiles serve to remember whom each was dealt to.
"""

from __future__ import annotations

import cython

from noripan.core.dealer import Dealer
from noripan.core.state import Moves, State

if not cython.compiled:
    from noripan.games.sixteen.codes import (
        BIN,
        COLOUR_MASK,
        COLOUR_SHIFT,
        COLOURED,
        COLOURS,
        DECK,
        DECLINE,
        END,
        END_BIT,
        FIRST_SCISSORS,
        HAND_OF_FOUR,
        HAND_OF_THREE,
        HAND_OF_TWO,
        KIND_SHIFT,
        LAY,
        LEFT_OVER,
        NO_ROW,
        NO_TILE,
        NUMBER_SET,
        PASS,
        PER_COLOUR,
        PLACES,
        PLAN_FIRST,
        PLAN_LEFT_OVER,
        PLAN_ROUND,
        RED,
        REMOVED_MASK,
        RESTART,
        RESTART_BIT,
        SCISSORS,
        SEATS,
        SECOND_SCISSORS,
        SIXTEEN_POINTS,
        SLOTS,
        SPECIAL_POINTS,
        THE_BIN,
        TILE_SET,
        UNUSED,
    )


class Sixteen(State):
    def __init__(self, players: int, rounds: int, extra_anywhere: bool) -> None:
        State.__init__(self, players)
        self.rounds = rounds
        self.extra_anywhere = extra_anywhere
        self.round = 0
        self.passes = 0  # in a row
        self.cut_row = NO_ROW  # the row just cut, while an extra may be laid (SX-23)
        self.began = 0  # the seat that began the round
        self.left_over = NO_TILE
        self.spent = 0  # which of the three specials are used, as a bit set
        self.dealt = [0] * 88  # [tile] -> whom it was dealt to
        self.hands = [0] * 25  # [seat * COLOURS + colour] -> set of tiles
        self.lacks = [0] * 25  # [seat * COLOURS + colour] -> tiles it showed not to hold by passing (SX-50)
        self.scissors = [0] * 5  # [seat] -> number held
        self.bins = [0] * 5
        self.held = [0] * 5  # [seat] -> number of tiles behind the screen
        self.rows = [0] * 90  # [colour * SLOTS + height] -> tile
        self.height = [0] * 5  # [colour] -> number of tiles in the row
        self.removed = [0] * 5  # [colour] -> tiles cut or binned this round, as a set
        self.totals = [0] * 4
        self.tiles_left = [0] * 4  # [seat] -> tiles left in the last round that ended

    def do_blank(self) -> State:
        return Sixteen.__new__(Sixteen)

    def do_copy_from(self, other: State) -> None:
        self.copy_base_from(other)
        self.copy_fields_from(cython.cast(Sixteen, other))

    def copy_fields_from(self, source: Sixteen) -> None:
        self.rounds = source.rounds
        self.extra_anywhere = source.extra_anywhere
        self.round = source.round
        self.passes = source.passes
        self.cut_row = source.cut_row
        self.began = source.began
        self.left_over = source.left_over
        self.spent = source.spent
        self.dealt = source.dealt[:]
        self.hands = source.hands[:]
        self.lacks = source.lacks[:]
        self.scissors = source.scissors[:]
        self.bins = source.bins[:]
        self.held = source.held[:]
        self.rows = source.rows[:]
        self.height = source.height[:]
        self.removed = source.removed[:]
        self.totals = source.totals[:]
        self.tiles_left = source.tiles_left[:]

    # ---- setting up

    def do_begin(self) -> None:
        self.round = 0
        for seat in range(SEATS):
            self.totals[seat] = 0
            self.tiles_left[seat] = 0
        self.begin_round()

    def begin_round(self) -> None:
        self.passes = 0
        self.cut_row = NO_ROW
        self.spent = 0
        for i in range(PLACES * COLOURS):
            self.hands[i] = 0
            self.lacks[i] = 0
        for seat in range(PLACES):
            self.scissors[seat] = 0
            self.bins[seat] = 0
            self.held[seat] = 0
        for colour in range(COLOURS):
            self.height[colour] = 0
            self.removed[colour] = 0
        self.deal_tiles()
        self.take_tiles()
        self.choose_starter()
        self.began = self.to_move

    def deal_tiles(self) -> None:
        """Decide whom every tile goes to."""
        plan = self.round * PLAN_ROUND
        if self.planned and self.plan.cell[plan] >= 0:
            for tile in range(DECK):
                self.dealt[tile] = self.plan.cell[plan + tile]
            return
        deck: list[int] = [0] * 88
        size = 0
        set_aside = self.plan.cell[plan + PLAN_LEFT_OVER] if self.planned else NO_TILE
        for tile in range(DECK):
            if tile == set_aside:
                self.dealt[tile] = LEFT_OVER
            elif self.players == 2 and tile < COLOURED and tile % PER_COLOUR == 0:
                self.dealt[tile] = LEFT_OVER  # SX-3: the 1s go to the table first
            else:
                deck[size] = tile
                size += 1
        self.chance.shuffle(deck, size)
        hand_size = HAND_OF_FOUR if self.players == 4 else HAND_OF_THREE if self.players == 3 else HAND_OF_TWO
        rest = UNUSED if self.players == 2 else LEFT_OVER
        for i in range(size):
            seat = i // hand_size
            self.dealt[deck[i]] = seat if seat < self.players else rest

    def take_tiles(self) -> None:
        """Put the tiles behind the screens, and every 1 on the table (SX-4)."""
        self.left_over = NO_TILE
        for tile in range(DECK):
            owner = self.dealt[tile]
            if self.players == 3 and owner == LEFT_OVER:
                self.left_over = tile  # SX-2
            if tile < COLOURED and tile % PER_COLOUR == 0:
                self.push(tile // PER_COLOUR, 1)
            elif owner != LEFT_OVER:
                self.receive(owner, tile)

    def receive(self, seat: int, tile: int) -> None:
        self.held[seat] += 1
        if tile < COLOURED:
            self.hands[seat * COLOURS + tile // PER_COLOUR] |= 2 << tile % PER_COLOUR
        elif tile == THE_BIN:
            self.bins[seat] += 1
        else:
            self.scissors[seat] += 1

    def choose_starter(self) -> None:
        """SX-5: who had red 1 begins; if nobody had it, chance decides."""
        owner = self.dealt[RED]
        if owner < self.players:
            self.to_move = owner
            return
        plan = self.round * PLAN_ROUND + PLAN_FIRST
        if self.planned and self.plan.cell[plan] >= 0:
            self.to_move = self.plan.cell[plan]
        else:
            self.to_move = self.chance.below(self.players)

    # ---- the rows

    def push(self, colour: int, tile: int) -> None:
        self.rows[colour * SLOTS + self.height[colour]] = tile
        self.height[colour] += 1

    def fitting(self, colour: int) -> int:
        """The set of tiles greater than the last of this row; none on a closed row (SX-11, SX-13, SX-15)."""
        last = self.rows[colour * SLOTS + self.height[colour] - 1]
        if last == END:
            return 0
        if last == RESTART:
            return TILE_SET  # SX-14
        return TILE_SET & -(2 << last)

    # ---- moves

    def do_legal(self, moves: Moves) -> None:
        """SX-10: lay a single or a group of one colour, use a special, or pass."""
        moves.n = 0
        if self.cut_row != NO_ROW:
            for colour in range(COLOURS):
                if self.extra_anywhere or colour == self.cut_row:
                    self.add_layings(moves, colour)
            moves.add(DECLINE << KIND_SHIFT)  # SX-23
            return
        for colour in range(COLOURS):
            self.add_layings(moves, colour)
        if moves.n == 0:
            moves.add(PASS << KIND_SHIFT)  # SX-30
        for colour in range(COLOURS):
            removable = self.height[colour] - 1  # SX-21: never the 1
            if self.scissors[self.to_move] and removable > 0:
                moves.add(SCISSORS << KIND_SHIFT | colour << COLOUR_SHIFT)  # SX-20
            if self.bins[self.to_move]:
                for count in range(1, removable + 1):
                    moves.add(BIN << KIND_SHIFT | colour << COLOUR_SHIFT | count)  # SX-22

    def add_layings(self, moves: Moves, colour: int) -> None:
        """Add every single and group of this colour that fits its row (SX-11, SX-12, SX-13)."""
        tiles = self.hands[self.to_move * COLOURS + colour] & self.fitting(colour)
        prefix = colour << COLOUR_SHIFT
        starts = tiles & NUMBER_SET
        while starts:
            tile = starts & -starts
            starts ^= tile
            group = 0
            while tile & tiles & NUMBER_SET:
                group |= tile
                moves.add(prefix | group)
                tile <<= 1
            if tile == END_BIT:  # the group ends in 15, so a 16 may follow
                self.add_sixteens(moves, tiles, prefix | group)
        self.add_sixteens(moves, tiles, prefix)

    def add_sixteens(self, moves: Moves, tiles: int, prefix: int) -> None:
        if tiles & END_BIT:
            moves.add(prefix | END_BIT)
        if tiles & RESTART_BIT:
            moves.add(prefix | RESTART_BIT)

    def do_apply(self, move: int) -> None:
        kind = move >> KIND_SHIFT
        colour = move >> COLOUR_SHIFT & COLOUR_MASK
        if kind == PASS:
            self.note_pass()
            if self.passes == self.players:
                self.end_round()  # SX-41
            else:
                self.pass_turn()
            return
        self.passes = 0
        if kind == SCISSORS:
            self.spend_special(colour, 1, FIRST_SCISSORS)
        elif kind == BIN:
            self.spend_special(colour, move & REMOVED_MASK, THE_BIN)
        elif kind == LAY:
            self.lay(colour, move & TILE_SET)
        if self.held[self.to_move] == 0:
            self.end_round()  # SX-40
        elif kind in (LAY, DECLINE):
            self.pass_turn()

    def note_pass(self) -> None:
        """SX-50: a pass shows that nothing in this hand fits any row. Its seat stays in the round (SX-31)."""
        self.passes += 1
        for colour in range(COLOURS):
            self.lacks[self.to_move * COLOURS + colour] |= self.fitting(colour)

    def pass_turn(self) -> None:
        self.cut_row = NO_ROW
        self.to_move = self.to_move + 1 if self.to_move + 1 < self.players else 0

    def lay(self, colour: int, tiles: int) -> None:
        self.hands[self.to_move * COLOURS + colour] ^= tiles
        tile = 2
        while tiles >> tile:
            if tiles >> tile & 1:
                self.push(colour, tile)
                self.held[self.to_move] -= 1
            tile += 1

    def spend_special(self, colour: int, count: int, special: int) -> None:
        """Remove tiles from the end of a row; they and the special leave the game (SX-20, SX-22)."""
        if special == THE_BIN:
            self.bins[self.to_move] -= 1
        else:
            self.scissors[self.to_move] -= 1
            if self.spent & 1 or self.dealt[FIRST_SCISSORS] != self.to_move:
                special = SECOND_SCISSORS
        self.spent |= 1 << (special - FIRST_SCISSORS)
        self.held[self.to_move] -= 1
        for _ in range(count):
            self.height[colour] -= 1
            self.removed[colour] |= 1 << self.rows[colour * SLOTS + self.height[colour]]
        self.cut_row = colour

    def do_reveals(self, move: int) -> bool:
        """The end of a round opens the screens, and the next one is dealt."""
        kind = move >> KIND_SHIFT
        if kind == PASS:
            return self.passes + 1 == self.players
        if kind == LAY:
            tiles = move & TILE_SET
            count = 0
            while tiles:
                tiles &= tiles - 1
                count += 1
            return self.held[self.to_move] == count
        return kind != DECLINE and self.held[self.to_move] == 1

    # ---- the end

    def end_round(self) -> None:
        for seat in range(self.players):
            self.totals[seat] += self.penalty(seat)
            self.tiles_left[seat] = self.held[seat]
        self.round += 1
        self.cut_row = NO_ROW
        if self.round < self.rounds:
            self.begin_round()  # SX-45
        else:
            self.finish()

    def penalty(self, seat: int) -> int:
        """SX-42: what the tiles behind this screen count."""
        total = SPECIAL_POINTS * (self.scissors[seat] + self.bins[seat])
        for colour in range(COLOURS):
            hand = self.hands[seat * COLOURS + colour]
            for tile in range(2, END):
                if hand >> tile & 1:
                    total += tile
            if hand & END_BIT:
                total += SIXTEEN_POINTS
            if hand & RESTART_BIT:
                total += SIXTEEN_POINTS
        return total

    def do_score(self, seat: int) -> int:
        return self.totals[seat]

    def do_winners(self) -> int:
        """The lowest total wins; ties go to fewer tiles left, then are shared (SX-42, SX-43, SX-45)."""
        best = 1 << 30
        seats = 0
        for seat in range(self.players):
            rank = self.totals[seat] << 7 | self.tiles_left[seat]
            if rank < best:
                best = rank
                seats = 0
            if rank == best:
                seats |= 1 << seat
        return seats

    # ---- what a seat can believe

    def do_guess(self, seat: int, dealer: Dealer) -> None:
        """Deal the tiles behind other screens anew; a pass rules out what would have fitted (SX-50)."""
        dealer.clear(PLACES)
        others = 0
        for place in range(PLACES):
            if place != seat and self.held[place]:
                dealer.room[place] = self.held[place]
                others |= 1 << place
        for colour in range(COLOURS):
            self.offer_colour(colour, seat, others, dealer)
        for special in range(FIRST_SCISSORS, DECK):
            if not self.spent >> (special - FIRST_SCISSORS) & 1 and self.is_hidden(special, seat):
                dealer.add(special, others)
        dealer.deal()
        for place in range(PLACES):
            if others >> place & 1:
                self.empty_hand(place)
        for i in range(dealer.n):
            self.dealt[dealer.card[i]] = dealer.place[i]
            self.receive(dealer.place[i], dealer.card[i])

    def offer_colour(self, colour: int, seat: int, others: int, dealer: Dealer) -> None:
        unseen = 0
        for place in range(PLACES):
            if others >> place & 1:
                unseen |= self.hands[place * COLOURS + colour]
        tile = 2
        while unseen >> tile:
            if unseen >> tile & 1:
                may = others
                for place in range(self.players):
                    if self.lacks[place * COLOURS + colour] >> tile & 1:
                        may &= ~(1 << place)
                dealer.add(colour * PER_COLOUR + tile - 1, may)
            tile += 1

    def is_hidden(self, special: int, seat: int) -> bool:
        owner = self.dealt[special]
        return owner != seat and owner != LEFT_OVER

    def empty_hand(self, place: int) -> None:
        for colour in range(COLOURS):
            self.hands[place * COLOURS + colour] = 0
        self.scissors[place] = 0
        self.bins[place] = 0
        self.held[place] = 0
