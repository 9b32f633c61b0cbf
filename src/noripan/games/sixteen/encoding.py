"""SixTeen's states and moves as arrays of bytes. Tiles of a colour are 2..15, END and RESTART, in this order."""

from __future__ import annotations

from typing import Final

import cython

from noripan.core.encoding import Encoder, Out
from noripan.core.spec import Cells, Spec
from noripan.core.state import State
from noripan.games.sixteen.rules import Sixteen

if not cython.compiled:
    from noripan.core.bits import count_bits, highest_bit, lowest_bit
    from noripan.core.encoding import mark, spread, write_wide
    from noripan.games.sixteen.codes import (
        BIN,
        COLOUR_MASK,
        COLOUR_SHIFT,
        COLOURS,
        FACE_CELLS,
        KIND_SHIFT,
        LAY,
        NUMBER_SET,
        PASS,
        REMOVED_MASK,
        RESTART,
        RESTART_BIT,
        SCISSORS,
        SLOTS,
        TILE_SET,
    )

NUMBERS: Final = 14  # 2..15
RUNS: Final = 105  # of numbers
ALONE: Final = 14  # an END or RESTART without numbers before it, where else the run's first number is

OBSERVATION = Spec(
    Cells("hand", (5, 16), "my tiles, by colour and face"),
    Cells("scissors", (3,), "how many scissors I hold: one of 0, 1, 2"),
    Cells("bin", (2,), "do I hold the bin: one of no, yes"),
    Cells("row", (5, 17), "tiles of each row before its RESTART, by face from 1"),
    Cells("restarted", (5, 17), "tiles of each row from its RESTART on"),
    Cells("last", (5, 17), "the last tile of each row"),
    Cells("height", (5,), "how many tiles each row has", 18),
    Cells("removed", (5, 16), "tiles cut or binned this round"),
    Cells("spent", (4,), "scissors used this round: one of 0, 1, 2; then: is the bin used"),
    Cells("unseen", (5, 16), "tiles I have not seen this round"),
    Cells("lacks", (3, 5, 16), "tiles each other seat, by passing, showed not to hold"),
    Cells("held", (4,), "how many tiles each seat holds", 30),
    Cells("total", (4, 2), "penalty points of each seat: upper and lower byte", 255),
    Cells("passes", (4,), "passes in a row: one of 0 to 3"),
    Cells("cut", (6,), "the row just cut, where an extra may be laid: none, or its colour"),
    Cells("left_over", (88,), "the tile left over, shown to all (3 players)"),
    Cells("round", (), "rounds that have ended", 10),
    Cells("rounds", (), "rounds of the match", 10),
    Cells("players", (3,), "one of 2, 3, 4"),
    Cells("began", (4,), "the seat that began the round"),
    Cells("turn", (4,), "the seat to move; none at the end"),
    Cells("extra_anywhere", (), "the option"),
)
HIDDEN = Spec(
    Cells("hands", (3, 5, 16), "tiles of the other seats"),
    Cells("held_scissors", (3,), "scissors of the other seats", 2),
    Cells("held_bins", (3,), "who of the others has the bin"),
)
ACTIONS = Spec(
    Cells("lay_run", (5, 105), "lay numbers a..b of a colour: (2, 2), (2, 3) … (2, 15), (3, 3) … (15, 15)"),
    Cells("lay_sixteen", (5, 15, 2), "lay numbers a..15, then END or RESTART: a from 2 to 15, last without numbers"),
    Cells("pass", (), "pass"),
    Cells("scissors", (5,), "cut the last tile of a row"),
    Cells("bin", (5, 16), "bin the last 1 to 16 tiles of a row"),
    Cells("decline", (), "lay no extra"),
)

AT_HAND: Final = OBSERVATION.start("hand")
AT_SCISSORS: Final = OBSERVATION.start("scissors")
AT_BIN: Final = OBSERVATION.start("bin")
AT_ROW: Final = OBSERVATION.start("row")
AT_RESTARTED: Final = OBSERVATION.start("restarted")
AT_LAST: Final = OBSERVATION.start("last")
AT_HEIGHT: Final = OBSERVATION.start("height")
AT_REMOVED: Final = OBSERVATION.start("removed")
AT_SPENT: Final = OBSERVATION.start("spent")
AT_UNSEEN: Final = OBSERVATION.start("unseen")
AT_LACKS: Final = OBSERVATION.start("lacks")
AT_HELD: Final = OBSERVATION.start("held")
AT_TOTAL: Final = OBSERVATION.start("total")
AT_PASSES: Final = OBSERVATION.start("passes")
AT_CUT: Final = OBSERVATION.start("cut")
AT_LEFT_OVER: Final = OBSERVATION.start("left_over")
AT_ROUND: Final = OBSERVATION.start("round")
AT_ROUNDS: Final = OBSERVATION.start("rounds")
AT_PLAYERS: Final = OBSERVATION.start("players")
AT_BEGAN: Final = OBSERVATION.start("began")
AT_TURN: Final = OBSERVATION.start("turn")
AT_ANYWHERE: Final = OBSERVATION.start("extra_anywhere")
AT_HANDS: Final = HIDDEN.start("hands")
AT_HELD_SCISSORS: Final = HIDDEN.start("held_scissors")
AT_HELD_BINS: Final = HIDDEN.start("held_bins")
LAY_RUN: Final = ACTIONS.start("lay_run")
LAY_SIXTEEN: Final = ACTIONS.start("lay_sixteen")
PASS_ACTION: Final = ACTIONS.start("pass")
CUT_ACTION: Final = ACTIONS.start("scissors")
BIN_ACTION: Final = ACTIONS.start("bin")
DECLINE_ACTION: Final = ACTIONS.start("decline")


class SixteenEncoder(Encoder):
    def do_observe(self, state: State, seat: int, out: Out) -> None:
        self.write_observation(cython.cast(Sixteen, state), seat, out)

    def write_observation(self, state: Sixteen, seat: int, out: Out) -> None:
        for colour in range(COLOURS):
            self.write_colour(state, seat, colour, out)
        self.write_seats(state, seat, out)
        self.write_round(state, seat, out)

    def write_colour(self, state: Sixteen, seat: int, colour: int, out: Out) -> None:
        hand = state.hands[seat * COLOURS + colour]
        seen = hand | state.removed[colour]
        row = AT_ROW + colour * (FACE_CELLS + 1) - 1
        tile = 1
        for i in range(colour * SLOTS, colour * SLOTS + state.height[colour]):
            tile = state.rows[i]
            if tile == RESTART:
                row += AT_RESTARTED - AT_ROW
            out[row + tile] = 1
            seen |= 1 << tile
        out[AT_LAST + colour * (FACE_CELLS + 1) + tile - 1] = 1
        out[AT_HEIGHT + colour] = state.height[colour]
        if state.left_over >= 0 and state.left_over // (FACE_CELLS + 1) == colour:
            seen |= 2 << state.left_over % (FACE_CELLS + 1)
        spread(out, AT_HAND + colour * FACE_CELLS, hand >> 2, FACE_CELLS)
        mark(out, AT_REMOVED + colour * FACE_CELLS, state.removed[colour] >> 2)
        spread(out, AT_UNSEEN + colour * FACE_CELLS, (TILE_SET & ~seen) >> 2, FACE_CELLS)

    def write_seats(self, state: Sixteen, seat: int, out: Out) -> None:
        other = seat
        for near in range(state.players):
            out[AT_HELD + near] = state.held[other]
            write_wide(out, AT_TOTAL + near * 2, state.totals[other])
            if near:
                for colour in range(COLOURS):
                    at = AT_LACKS + ((near - 1) * COLOURS + colour) * FACE_CELLS
                    mark(out, at, state.lacks[other * COLOURS + colour] >> 2)
            if other == state.began:
                out[AT_BEGAN + near] = 1
            if other == state.to_move:
                out[AT_TURN + near] = 1
            other = other + 1 if other + 1 < state.players else 0

    def write_round(self, state: Sixteen, seat: int, out: Out) -> None:
        """Which of the two scissors was used is not written: it would tell whether its owner has the other one."""
        out[AT_SCISSORS + state.scissors[seat]] = 1
        out[AT_BIN + state.bins[seat]] = 1
        out[AT_SPENT + count_bits(state.spent & 3)] = 1
        out[AT_SPENT + 3] = state.spent >> 2 & 1
        out[AT_PASSES + (state.passes if state.passes < 3 else 3)] = 1
        out[AT_CUT + 1 + state.cut_row] = 1
        if state.left_over >= 0:
            out[AT_LEFT_OVER + state.left_over] = 1
        out[AT_ROUND] = state.round
        out[AT_ROUNDS] = state.rounds
        out[AT_PLAYERS + state.players - 2] = 1
        out[AT_ANYWHERE] = state.extra_anywhere

    def do_reveal(self, state: State, seat: int, out: Out) -> None:
        self.write_hidden(cython.cast(Sixteen, state), seat, out)

    def write_hidden(self, state: Sixteen, seat: int, out: Out) -> None:
        for near in range(1, state.players):
            other = (seat + near) % state.players
            for colour in range(COLOURS):
                at = AT_HANDS + ((near - 1) * COLOURS + colour) * FACE_CELLS
                spread(out, at, state.hands[other * COLOURS + colour] >> 2, FACE_CELLS)
            out[AT_HELD_SCISSORS + near - 1] = state.scissors[other]
            out[AT_HELD_BINS + near - 1] = state.bins[other]

    # ---- actions

    def do_action(self, state: State, move: int) -> int:
        kind = move >> KIND_SHIFT
        colour = move >> COLOUR_SHIFT & COLOUR_MASK
        if kind == LAY:
            return self.laying(colour, move & TILE_SET)
        if kind == PASS:
            return PASS_ACTION
        if kind == SCISSORS:
            return CUT_ACTION + colour
        if kind == BIN:
            return BIN_ACTION + colour * FACE_CELLS + (move & REMOVED_MASK) - 1
        return DECLINE_ACTION

    def laying(self, colour: int, tiles: int) -> int:
        numbers = (tiles & NUMBER_SET) >> 2
        first = lowest_bit(numbers) if numbers else ALONE
        if tiles != tiles & NUMBER_SET:
            return LAY_SIXTEEN + (colour * (NUMBERS + 1) + first) * 2 + (1 if tiles & RESTART_BIT else 0)
        return LAY_RUN + colour * RUNS + first * NUMBERS - first * (first - 1) // 2 + highest_bit(numbers) - first

    def do_worth(self, state: State, seat: int) -> float:
        """SX-42: points are penalties."""
        return -state.do_score(seat)


ENCODER = SixteenEncoder(OBSERVATION, HIDDEN, ACTIONS)
