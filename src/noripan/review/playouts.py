"""Playouts: positions played on to the end of the match, everybody by moves drawn from the heuristic's policy.

Moves that are compared get the same determinizations and the same random numbers. Results are the winners as bit sets, so
that all that follows is computed in whole numbers. Compiled, they run without the GIL.
"""

from __future__ import annotations

from collections.abc import Sequence

import cython

from noripan.core.dealer import Dealer
from noripan.core.heuristic import Heuristic
from noripan.core.rng import Rng
from noripan.core.state import Moves, State

if not cython.compiled:
    from noripan.review.codes import MOST_COMPARED, NOBODY, POLICY


class PolicyPlayouts:
    """Scratch space for the playouts of one match."""

    def __init__(self, state: State, heuristic: Heuristic, rng: Rng) -> None:
        self.heuristic = heuristic
        self.dealer = Dealer(rng)
        self.start = state.copy()
        self.position = state.copy()
        self.ties = Rng()
        self.listed = Moves()
        self.compared = [0] * 64
        self.won = [0] * 64  # [index of a compared move] -> the winners
        self.moves = 0  # of all playouts so far: what they cost

    def determinize(self, root: State, seat: int) -> None:
        """Start from a position that the seat could be in."""
        self.start.do_copy_from(root)
        self.start.chance.branch(self.dealer.rng)
        self.start.forget_plan()
        if seat == NOBODY:
            self.start.do_redeal(self.dealer)
        else:
            self.start.do_guess(seat, self.dealer)
        self.start.do_stop_remembering()

    def try_all(self, n: int) -> None:
        """Play each of the compared moves in the same determinization."""
        self.ties.branch(self.dealer.rng)
        for i in range(n):
            self.position.do_copy_from(self.start)
            self.position.do_stop_remembering()
            if self.compared[i] == POLICY:
                self.position.chance.follow(self.ties)
                move = self.choose()
                self.position.chance.follow(self.start.chance)
                self.position.do_apply(move)
            else:
                self.position.do_apply(self.compared[i])
            self.won[i] = self.play_on()

    def choose(self) -> int:
        """Drawn from the policy: who always played its best move could be outwitted, and no judge should ask for that."""
        self.position.do_legal(self.listed)
        if self.listed.n == 1:
            return self.listed.move[0]
        return self.heuristic.pick(self.position, self.listed)

    def play_on(self) -> int:
        """To the end of the match; the winners."""
        self.moves += 1
        while self.position.to_move >= 0:
            self.position.do_apply(self.choose())
            self.moves += 1
        return self.position.do_winners()

    # ---- for callers in Python

    def compare(self, root: State, seat: int, moves: Sequence[int], times: int) -> list[list[int]]:
        """For each of so many determinizations the winners after each of the moves."""
        n = len(moves)
        if n > MOST_COMPARED or root.is_over:
            raise ValueError("nothing to compare, or too much")
        for i in range(n):
            self.compared[i] = moves[i]
        rows = []
        for _ in range(times):
            with cython.nogil:
                self.determinize(root, seat)
                self.try_all(n)
            rows.append([self.won[i] for i in range(n)])
        return rows

    def deal(self, times: int) -> list[int]:
        """The winners of so many new matches of the same kind."""
        found = []
        for _ in range(times):
            with cython.nogil:
                self.position.chance.branch(self.dealer.rng)
                self.position.forget_plan()
                self.position.do_begin()
                self.position.do_stop_remembering()
                won = self.play_on()
            found.append(won)
        return found
