"""What a network sees of SixTeen. Tiles of a colour are 2..15, END and RESTART, in this order; a tile fits or is stuck."""

from __future__ import annotations

from typing import Final

import cython

from noripan.core.features import Features, Numbers
from noripan.core.spec import Cells, Spec
from noripan.core.state import State
from noripan.games.sixteen.rules import Sixteen

if not cython.compiled:
    from noripan.core.bits import count_bits, lowest_bit
    from noripan.games.sixteen.codes import (
        BIN,
        COLOUR_MASK,
        COLOUR_SHIFT,
        COLOURS,
        DECLINE,
        END,
        END_BIT,
        FACE_CELLS,
        KIND_SHIFT,
        LAY,
        PASS,
        REMOVED_MASK,
        RESTART_BIT,
        SCISSORS,
        SIXTEEN_POINTS,
        SLOTS,
        SPECIAL_POINTS,
        TILE_SET,
    )

HELD: Final = 31  # 0 to 30 tiles
COUNTS: Final = 24  # of steps in which tiles that fit are counted
STEPS: Final = 24  # of steps in which points are counted
STEP: Final = 12
GAINS: Final = 12  # of steps in which the points are counted that a move lays, skips or frees
GAIN: Final = 8
LEADS: Final = 11
LEAD: Final = 20

POSITION = Spec(
    Cells("own_fits", (5, 16), "my tiles that fit their row, by colour and face"),
    Cells("own_stuck", (5, 16), "my tiles that do not fit"),
    Cells("unseen_fits", (5, 16), "tiles I have not seen that would fit"),
    Cells("unseen_stuck", (5, 16), "tiles I have not seen that would not fit"),
    Cells("last", (5, 17), "the last tile of each row, from 1"),
    Cells("under", (5, 18), "the tile below it: none, or from 1"),
    Cells("lacks", (3, 5, 16), "tiles each other seat, by passing, showed not to hold"),
    Cells("held", (4, 31), "how many tiles each seat holds"),
    Cells("points", (24,), "what my hand counts, in steps of 12"),
    Cells("playable", (24,), "how many of my tiles fit"),
    Cells("playable_unseen", (24,), "how many tiles I have not seen would fit, in steps of 3"),
    Cells("scissors", (3,), "how many scissors I hold"),
    Cells("bin", (2,), "do I hold the bin: no, yes"),
    Cells("spent", (4,), "scissors used this round: one of 0, 1, 2; then: is the bin used"),
    Cells("passes", (4,), "passes in a row: one of 0 to 3"),
    Cells("cut", (6,), "the row just cut: none, or its colour"),
    Cells("turn", (4,), "the seat to move"),
    Cells("players", (3,), "one of 2, 3, 4"),
    Cells("rounds_left", (10,), "rounds to come after this one"),
    Cells("lead", (11,), "how far my total is ahead of the best other's, in steps of 20"),
    Cells("extra_anywhere", (), "the option"),
)
MOVE = Spec(
    Cells("kind", (5,), "lay, pass, scissors, bin, decline"),
    Cells("laid", (8,), "how many tiles are laid: one of 1 to 8 or more"),
    Cells("laid_points", (12,), "what they count, in steps of 8"),
    Cells("skipped_own", (12,), "what my tiles count that fit no more, in steps of 8"),
    Cells("skipped_unseen", (12,), "the same of tiles I have not seen"),
    Cells("freed_own", (12,), "what my tiles count that fit again"),
    Cells("freed_unseen", (12,), "the same of tiles I have not seen"),
    Cells("next_unseen", (6,), "how many unseen tiles lie between the row's end and my next tile; then: I have none"),
    Cells("closes", (2,), "does it close the row: no, yes"),
    Cells("goes_out", (), "my last tile"),
    Cells("removed", (17,), "how many tiles a special removes"),
)
HIDDEN = Spec(
    Cells("hand_fits", (3, 5, 16), "tiles of the other seats that fit"),
    Cells("hand_stuck", (3, 5, 16), "tiles of the other seats that do not"),
    Cells("held_specials", (3, 4), "specials of the other seats, how many"),
    Cells("held_points", (3, 24), "what the other hands count, in steps of 12"),
    Cells("held_playable", (3, 24), "how many of their tiles fit"),
)

ROW_OWN_FITS: Final = POSITION.start("own_fits")
ROW_OWN_STUCK: Final = POSITION.start("own_stuck")
ROW_UNSEEN_FITS: Final = POSITION.start("unseen_fits")
ROW_UNSEEN_STUCK: Final = POSITION.start("unseen_stuck")
ROW_LAST: Final = POSITION.start("last")
ROW_UNDER: Final = POSITION.start("under")
ROW_LACKS: Final = POSITION.start("lacks")
ROW_HELD: Final = POSITION.start("held")
ROW_POINTS: Final = POSITION.start("points")
ROW_PLAYABLE: Final = POSITION.start("playable")
ROW_PLAYABLE_UNSEEN: Final = POSITION.start("playable_unseen")
ROW_SCISSORS: Final = POSITION.start("scissors")
ROW_BIN: Final = POSITION.start("bin")
ROW_SPENT: Final = POSITION.start("spent")
ROW_PASSES: Final = POSITION.start("passes")
ROW_CUT: Final = POSITION.start("cut")
ROW_TURN: Final = POSITION.start("turn")
ROW_PLAYERS: Final = POSITION.start("players")
ROW_ROUNDS_LEFT: Final = POSITION.start("rounds_left")
ROW_LEAD: Final = POSITION.start("lead")
ROW_ANYWHERE: Final = POSITION.start("extra_anywhere")
ROW_KIND: Final = POSITION.size + MOVE.start("kind")
ROW_LAID: Final = POSITION.size + MOVE.start("laid")
ROW_LAID_POINTS: Final = POSITION.size + MOVE.start("laid_points")
ROW_SKIPPED_OWN: Final = POSITION.size + MOVE.start("skipped_own")
ROW_SKIPPED_UNSEEN: Final = POSITION.size + MOVE.start("skipped_unseen")
ROW_FREED_OWN: Final = POSITION.size + MOVE.start("freed_own")
ROW_FREED_UNSEEN: Final = POSITION.size + MOVE.start("freed_unseen")
ROW_NEXT_UNSEEN: Final = POSITION.size + MOVE.start("next_unseen")
ROW_CLOSES: Final = POSITION.size + MOVE.start("closes")
ROW_GOES_OUT: Final = POSITION.size + MOVE.start("goes_out")
ROW_REMOVED: Final = POSITION.size + MOVE.start("removed")
ROW_HAND_FITS: Final = HIDDEN.start("hand_fits")
ROW_HAND_STUCK: Final = HIDDEN.start("hand_stuck")
ROW_HELD_SPECIALS: Final = HIDDEN.start("held_specials")
ROW_HELD_POINTS: Final = HIDDEN.start("held_points")
ROW_HELD_PLAYABLE: Final = HIDDEN.start("held_playable")


class SixteenFeatures(Features):
    """Every tile is on the table, in the own hand or unseen, so that at most 85 features are about tiles."""

    def do_active(self, state: State, seat: int, out: Numbers) -> int:
        return self.list_active(cython.cast(Sixteen, state), seat, out)

    def list_active(self, state: Sixteen, seat: int, out: Numbers) -> int:
        n = 0
        playable = 0
        open_unseen = 0
        for colour in range(COLOURS):
            own = state.hands[seat * COLOURS + colour]
            unseen = self.unseen(state, seat, colour)
            fits = state.fitting(colour)
            playable += count_bits(own & fits)
            open_unseen += count_bits(unseen & fits)
            n = self.list_tiles(own & fits, ROW_OWN_FITS + colour * FACE_CELLS, out, n)
            n = self.list_tiles(own & ~fits, ROW_OWN_STUCK + colour * FACE_CELLS, out, n)
            n = self.list_tiles(unseen & fits, ROW_UNSEEN_FITS + colour * FACE_CELLS, out, n)
            n = self.list_tiles(unseen & ~fits, ROW_UNSEEN_STUCK + colour * FACE_CELLS, out, n)
            out[n] = ROW_LAST + colour * (FACE_CELLS + 1) + self.tile_at(state, colour, 1) - 1
            out[n + 1] = ROW_UNDER + colour * (FACE_CELLS + 2) + self.tile_at(state, colour, 2)
            n += 2
        out[n] = ROW_PLAYABLE + self.within(playable, COUNTS)
        out[n + 1] = ROW_PLAYABLE_UNSEEN + self.within(open_unseen // 3, COUNTS)
        out[n + 2] = ROW_POINTS + self.within(state.penalty(seat) // STEP, STEPS)
        n = self.list_seats(state, seat, out, n + 3)
        return self.list_round(state, seat, out, n)

    def list_tiles(self, tiles: int, at: int, out: Numbers, n: int) -> int:
        """A feature for each tile of a set."""
        tiles >>= 2
        while tiles:
            out[n] = at + lowest_bit(tiles)
            tiles &= tiles - 1
            n += 1
        return n

    def list_seats(self, state: Sixteen, seat: int, out: Numbers, n: int) -> int:
        other = seat
        for near in range(state.players):
            out[n] = ROW_HELD + near * HELD + state.held[other]
            n += 1
            if near:
                for colour in range(COLOURS):
                    at = ROW_LACKS + ((near - 1) * COLOURS + colour) * FACE_CELLS
                    n = self.list_tiles(state.lacks[other * COLOURS + colour], at, out, n)
            if other == state.to_move:
                out[n] = ROW_TURN + near
                n += 1
            other = other + 1 if other + 1 < state.players else 0
        return n

    def list_round(self, state: Sixteen, seat: int, out: Numbers, n: int) -> int:
        out[n] = ROW_SCISSORS + state.scissors[seat]
        out[n + 1] = ROW_BIN + state.bins[seat]
        out[n + 2] = ROW_SPENT + count_bits(state.spent & 3)
        out[n + 3] = ROW_PASSES + self.within(state.passes, 4)
        out[n + 4] = ROW_CUT + 1 + state.cut_row
        out[n + 5] = ROW_PLAYERS + state.players - 2
        out[n + 6] = ROW_ROUNDS_LEFT + self.within(state.rounds - 1 - state.round, 10)
        out[n + 7] = ROW_LEAD + self.lead(state, seat)
        n += 8
        if state.spent >> 2 & 1:
            out[n] = ROW_SPENT + 3
            n += 1
        if state.extra_anywhere:
            out[n] = ROW_ANYWHERE
            n += 1
        return n

    def lead(self, state: Sixteen, seat: int) -> int:
        best = 1 << 20
        for other in range(state.players):
            if other != seat and state.totals[other] < best:
                best = state.totals[other]
        return self.within((best - state.totals[seat] + LEAD * LEADS // 2) // LEAD, LEADS)

    def within(self, number: int, count: int) -> int:
        """The nearest number from 0 to count - 1."""
        return 0 if number < 0 else count - 1 if number >= count else number

    def tile_at(self, state: Sixteen, colour: int, depth: int) -> int:
        """A row's last tile, or the one that many places from its end; 0 where there is none."""
        at = state.height[colour] - depth
        return state.rows[colour * SLOTS + at] if at >= 0 else 0

    def unseen(self, state: Sixteen, seat: int, colour: int) -> int:
        """The tiles of a colour that a seat has not seen this round."""
        seen = state.hands[seat * COLOURS + colour] | state.removed[colour]
        for i in range(colour * SLOTS, colour * SLOTS + state.height[colour]):
            seen |= 1 << state.rows[i]
        if state.left_over >= 0 and state.left_over // (FACE_CELLS + 1) == colour:
            seen |= 2 << state.left_over % (FACE_CELLS + 1)
        return TILE_SET & ~seen

    # ---- moves

    def do_changes(self, state: State, move: int, out: Numbers) -> int:
        return self.list_changes(cython.cast(Sixteen, state), move, out)

    def list_changes(self, state: Sixteen, move: int, out: Numbers) -> int:
        kind = move >> KIND_SHIFT
        colour = move >> COLOUR_SHIFT & COLOUR_MASK
        out[0] = ROW_KIND + kind
        n = 1
        if kind == LAY:
            n = self.list_laying(state, colour, move & TILE_SET, out, n)
        elif kind == SCISSORS:
            n = self.list_special(state, colour, 1, ROW_SCISSORS + state.scissors[state.to_move], out, n)
        elif kind == BIN:
            n = self.list_special(state, colour, move & REMOVED_MASK, ROW_BIN + 1, out, n)
        if kind == PASS:
            n = self.replace(ROW_PASSES, self.within(state.passes, 4), self.within(state.passes + 1, 4), out, n)
        else:
            n = self.replace(ROW_PASSES, self.within(state.passes, 4), 0, out, n)
        if kind in (LAY, PASS, DECLINE):
            n = self.replace(ROW_CUT, state.cut_row + 1, 0, out, n)
            n = self.replace(ROW_TURN, 0, 1, out, n)
        return n

    def list_laying(self, state: Sixteen, colour: int, tiles: int, out: Numbers, n: int) -> int:
        last = self.highest(tiles)
        under = self.highest(tiles & ~(1 << last))
        laid = count_bits(tiles)
        points = self.points(tiles)
        out[n] = ROW_LAID + self.within(laid - 1, 8)
        out[n + 1] = ROW_LAID_POINTS + self.within(points // GAIN, GAINS)
        out[n + 2] = ROW_CLOSES + (1 if tiles & END_BIT else 0)
        n += 3
        held = state.held[state.to_move]
        if held == laid:
            out[n] = ROW_GOES_OUT
            n += 1
        n = self.replace(ROW_HELD, held, held - laid, out, n)
        n = self.replace_points(state, points, out, n)
        return self.list_row(state, colour, tiles, last, under if under else self.tile_at(state, colour, 1), out, n)

    def list_special(self, state: Sixteen, colour: int, count: int, special: int, out: Numbers, n: int) -> int:
        """A special leaves the hand, and tiles leave the row."""
        out[n] = ROW_REMOVED + self.within(count - 1, FACE_CELLS + 1)
        out[n + 1] = ~special
        out[n + 2] = special - 1
        n += 3
        if special == ROW_BIN + 1:
            out[n] = ROW_SPENT + 3
            n += 1
        else:
            used = count_bits(state.spent & 3)
            n = self.replace(ROW_SPENT, used, used + 1, out, n)
        held = state.held[state.to_move]
        if held == 1:
            out[n] = ROW_GOES_OUT
            n += 1
        n = self.replace(ROW_HELD, held, held - 1, out, n)
        n = self.replace_points(state, SPECIAL_POINTS, out, n)
        n = self.replace(ROW_CUT, state.cut_row + 1, colour + 1, out, n)
        last = self.tile_at(state, colour, count + 1)
        return self.list_row(state, colour, 0, last, self.tile_at(state, colour, count + 2), out, n)

    def list_row(self, state: Sixteen, colour: int, laid: int, last: int, under: int, out: Numbers, n: int) -> int:
        """A row now ends otherwise: what that does to the tiles of its colour."""
        own = state.hands[state.to_move * COLOURS + colour]
        left = own & ~laid
        unseen = self.unseen(state, state.to_move, colour)
        fitted = state.fitting(colour)
        fits = self.fitting_on(last)
        n = self.replace_tiles(own & fitted, left & fits, ROW_OWN_FITS + colour * FACE_CELLS, out, n)
        n = self.replace_tiles(own & ~fitted, left & ~fits, ROW_OWN_STUCK + colour * FACE_CELLS, out, n)
        n = self.replace_tiles(unseen & fitted, unseen & fits, ROW_UNSEEN_FITS + colour * FACE_CELLS, out, n)
        n = self.replace_tiles(unseen & ~fitted, unseen & ~fits, ROW_UNSEEN_STUCK + colour * FACE_CELLS, out, n)
        n = self.replace(ROW_LAST + colour * (FACE_CELLS + 1), self.tile_at(state, colour, 1) - 1, last - 1, out, n)
        n = self.replace(ROW_UNDER + colour * (FACE_CELLS + 2), self.tile_at(state, colour, 2), under, out, n)
        n = self.replace_counts(state, colour, left & fits, unseen & fits, out, n)
        out[n] = ROW_SKIPPED_OWN + self.within(self.points(left & fitted & ~fits) // GAIN, GAINS)
        out[n + 1] = ROW_SKIPPED_UNSEEN + self.within(self.points(unseen & fitted & ~fits) // GAIN, GAINS)
        out[n + 2] = ROW_FREED_OWN + self.within(self.points(left & fits & ~fitted) // GAIN, GAINS)
        out[n + 3] = ROW_FREED_UNSEEN + self.within(self.points(unseen & fits & ~fitted) // GAIN, GAINS)
        out[n + 4] = ROW_NEXT_UNSEEN + self.before_next(left & fits, unseen & fits)
        return n + 5

    def before_next(self, own: int, unseen: int) -> int:
        """How many unseen tiles come before the lowest of the own ones, at most 4; 5 where there is none."""
        if own == 0:
            return 5
        return self.within(count_bits(unseen & (own & -own) - 1), 5)

    def replace_counts(self, state: Sixteen, colour: int, own: int, unseen: int, out: Numbers, n: int) -> int:
        playable = 0
        open_unseen = 0
        for row in range(COLOURS):
            fits = state.fitting(row)
            playable += count_bits(state.hands[state.to_move * COLOURS + row] & fits)
            open_unseen += count_bits(self.unseen(state, state.to_move, row) & fits)
        fitted = state.fitting(colour)
        more = count_bits(own) - count_bits(state.hands[state.to_move * COLOURS + colour] & fitted)
        more_unseen = count_bits(unseen) - count_bits(self.unseen(state, state.to_move, colour) & fitted)
        n = self.replace(ROW_PLAYABLE, self.within(playable, COUNTS), self.within(playable + more, COUNTS), out, n)
        old = self.within(open_unseen // 3, COUNTS)
        return self.replace(ROW_PLAYABLE_UNSEEN, old, self.within((open_unseen + more_unseen) // 3, COUNTS), out, n)

    def replace_points(self, state: Sixteen, fewer: int, out: Numbers, n: int) -> int:
        points = state.penalty(state.to_move)
        old = self.within(points // STEP, STEPS)
        return self.replace(ROW_POINTS, old, self.within((points - fewer) // STEP, STEPS), out, n)

    def replace(self, at: int, old: int, new: int, out: Numbers, n: int) -> int:
        """One of a block holds instead of another."""
        if old == new:
            return n
        out[n] = ~(at + old)
        out[n + 1] = at + new
        return n + 2

    def replace_tiles(self, old: int, new: int, at: int, out: Numbers, n: int) -> int:
        n = self.list_tiles(new & ~old, at, out, n)
        gone = (old & ~new) >> 2
        while gone:
            out[n] = ~(at + lowest_bit(gone))
            gone &= gone - 1
            n += 1
        return n

    def fitting_on(self, last: int) -> int:
        """What fits on a row that ends with this tile."""
        if last == END:
            return 0
        return TILE_SET if last > END else TILE_SET & -(2 << last)

    def highest(self, tiles: int) -> int:
        tile = 0
        while tiles >> (tile + 1):
            tile += 1
        return tile

    def points(self, tiles: int) -> int:
        total = 0
        if tiles & END_BIT:
            total += SIXTEEN_POINTS
        if tiles & RESTART_BIT:
            total += SIXTEEN_POINTS
        tiles &= END_BIT - 1
        while tiles:
            total += lowest_bit(tiles)
            tiles &= tiles - 1
        return total

    # ---- what is hidden

    def do_hidden(self, state: State, seat: int, out: Numbers) -> int:
        return self.list_hidden(cython.cast(Sixteen, state), seat, out)

    def list_hidden(self, state: Sixteen, seat: int, out: Numbers) -> int:
        n = 0
        for near in range(1, state.players):
            other = (seat + near) % state.players
            playable = 0
            for colour in range(COLOURS):
                hand = state.hands[other * COLOURS + colour]
                fits = state.fitting(colour)
                at = ((near - 1) * COLOURS + colour) * FACE_CELLS
                playable += count_bits(hand & fits)
                n = self.list_tiles(hand & fits, ROW_HAND_FITS + at, out, n)
                n = self.list_tiles(hand & ~fits, ROW_HAND_STUCK + at, out, n)
            out[n] = ROW_HELD_SPECIALS + (near - 1) * 4 + self.within(state.scissors[other] + state.bins[other], 4)
            out[n + 1] = ROW_HELD_POINTS + (near - 1) * STEPS + self.within(state.penalty(other) // STEP, STEPS)
            out[n + 2] = ROW_HELD_PLAYABLE + (near - 1) * COUNTS + self.within(playable, COUNTS)
            n += 3
        return n


FEATURES = SixteenFeatures(POSITION, MOVE, HIDDEN, most_active=360, most_changes=80, most_hidden=90)
