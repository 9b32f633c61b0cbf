"""The heuristic of SixTeen.

Points laid are good; own tiles that are skipped are stuck until a RESTART, so they hurt; tiles of others that are skipped or
shut in are good. Specials want to be used before they cost 20.
"""

from __future__ import annotations

from typing import Final

import cython

from noripan.core.heuristic import Heuristic
from noripan.core.state import Moves, State
from noripan.games.sixteen.rules import Sixteen

if not cython.compiled:
    from noripan.games.sixteen.codes import (
        COLOUR_MASK,
        COLOUR_SHIFT,
        COLOURS,
        DECLINE,
        END,
        END_BIT,
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


EVEN: Final = 40  # the appeal of a move that neither helps nor hurts


class SixteenHeuristic(Heuristic):
    def do_weigh(self, state: State, moves: Moves) -> None:
        self.weigh_moves(cython.cast(Sixteen, state), moves)

    def weigh_moves(self, state: Sixteen, moves: Moves) -> None:
        for i in range(moves.n):
            appeal = EVEN + self.appeal(state, moves.move[i])
            moves.weight[i] = 1 + appeal * appeal // 16 if appeal > 0 else 1

    def appeal(self, state: Sixteen, move: int) -> int:
        """What a move gains for the seat to move, in points."""
        kind = move >> KIND_SHIFT
        colour = move >> COLOUR_SHIFT & COLOUR_MASK
        if kind == LAY:
            return self.gain_by_laying(state, colour, move & TILE_SET)
        if kind == PASS:
            return 0
        if kind == DECLINE:
            return -SPECIAL_POINTS
        removed = 1 if kind == SCISSORS else move & REMOVED_MASK
        return self.gain_by_cutting(state, colour, removed)

    def gain_by_laying(self, state: Sixteen, colour: int, tiles: int) -> int:
        own = state.hands[state.to_move * COLOURS + colour] & ~tiles
        fitted = state.fitting(colour)
        fits = self.fitting_after(tiles)
        skipped = fitted & ~fits & ~tiles
        freed = fits & ~fitted
        unseen = self.unseen(state, colour)
        own_loss = self.points(own & skipped) - self.points(own & freed)
        their_loss = self.points(unseen & skipped) - self.points(unseen & freed)
        return self.points(tiles) - own_loss + self.part(their_loss, 2 * state.players)

    def fitting_after(self, tiles: int) -> int:
        """What fits on a row that ends with the highest of these tiles."""
        if tiles & END_BIT:
            return 0
        if tiles & RESTART_BIT:
            return TILE_SET
        last = 2
        while tiles >> (last + 1):
            last += 1
        return TILE_SET & -(2 << last)

    def gain_by_cutting(self, state: Sixteen, colour: int, removed: int) -> int:
        """A special is worth 20 by itself, more if own stuck tiles fit again, less while a better use may come."""
        last = state.rows[colour * SLOTS + state.height[colour] - 1 - removed]
        fits = TILE_SET if last == 1 else self.fitting_after(1 << last)
        freed = fits & ~state.fitting(colour)
        own = state.hands[state.to_move * COLOURS + colour]
        theirs = self.points(self.unseen(state, colour) & freed)
        gain = self.points(own & freed) - self.part(theirs, 2 * state.players)
        urgency = SPECIAL_POINTS - 2 * state.held[state.to_move]
        return gain + urgency - 10

    def part(self, points: int, parts: int) -> int:
        """One of several parts, rounded towards 0 (C and Python divide negative numbers differently)."""
        return points // parts if points >= 0 else -(-points // parts)

    def unseen(self, state: Sixteen, colour: int) -> int:
        """The tiles of a colour that the seat to move has not seen."""
        seen = state.hands[state.to_move * COLOURS + colour] | state.removed[colour]
        for i in range(state.height[colour]):
            seen |= 1 << state.rows[colour * SLOTS + i]
        return TILE_SET & ~seen

    def points(self, tiles: int) -> int:
        total = 0
        tile = 2
        while tiles >> tile:
            if tiles >> tile & 1:
                total += tile if tile < END else SIXTEEN_POINTS
            tile += 1
        return total

    def search_style(self) -> str:
        return "network"  # stronger than by hand, at equal time: docs/explanation/measurements.md

    def do_move_cost(self) -> int:
        return 5

    def do_stage(self, state: State) -> int:
        return self.rounds_played(cython.cast(Sixteen, state))

    def rounds_played(self, state: Sixteen) -> int:
        return state.round

    def do_value(self, state: State, seat: int) -> float:
        return self.standing(cython.cast(Sixteen, state), seat)

    def standing(self, state: Sixteen, seat: int) -> float:
        """Winning counts most; how far ahead of the others matters a little, and more while rounds are to come."""
        others = 0
        for other in range(state.players):
            others += state.totals[other]
        mean = 1.0 * (others - state.totals[seat]) / (state.players - 1)
        lead = (mean - state.totals[seat]) / 200.0
        margin = 0.5 + (0.5 if lead > 1.0 else -0.5 if lead < -1.0 else lead / 2.0)
        win = self.share(state, seat)
        if state.to_move < 0:
            return 0.85 * win + 0.15 * margin
        return 0.3 * win + 0.7 * margin


HEURISTIC = SixteenHeuristic()
