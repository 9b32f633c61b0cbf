"""Playouts: positions played on, everybody by moves drawn from a policy, to the end of the match or to where it is valued.

Moves that are compared get the same determinizations and the same random numbers. Results are every seat's share in
WIN-ths of a win, so that all that follows is computed in whole numbers. Compiled, they run without the GIL.
"""

from __future__ import annotations

from collections.abc import Sequence

import cython

from noripan.core.dealer import Dealer
from noripan.core.heuristic import Heuristic
from noripan.core.rng import Rng
from noripan.core.state import Moves, State

if not cython.compiled:
    from noripan.review.codes import MOST_COMPARED, NOBODY, POLICY, TOP_SHARE, VALUE_COST, WIN


class PolicyPlayouts:
    """Scratch space for the playouts of one match.

    With a heuristic that values leaves a playout ends after `depth` moves; otherwise it goes on to the end of the match.
    """

    def __init__(self, state: State, heuristic: Heuristic, rng: Rng, depth: int = 0) -> None:
        self.heuristic = heuristic
        self.depth = depth if self.heuristic.do_values_leaves() else 0
        self.players = state.players
        self.dealer = Dealer(rng)
        self.start = state.copy()
        self.position = state.copy()
        self.ties = Rng()
        self.listed = Moves()
        self.compared = [0] * 64
        self.shares = [0] * 512  # [8 * index of a compared move + seat] -> its share of the win
        self.moves = 0  # of all playouts so far
        self.valued = 0  # positions, once for each seat

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
                self.play_on(self.depth - 1, 8 * i)
            else:
                self.position.do_apply(self.compared[i])
                self.play_on(self.depth, 8 * i)

    def choose(self) -> int:
        """Drawn from the policy: who always played its best move could be outwitted, and no judge should ask for that."""
        self.position.do_legal(self.listed)
        if self.listed.n == 1:
            return self.listed.move[0]
        return self.heuristic.pick(self.position, self.listed)

    def play_on(self, left: int, at: int) -> None:
        """So many moves on, or to the end of the match; writes every seat's share."""
        self.moves += 1
        while self.position.to_move >= 0 and (left > 0 or self.depth == 0):
            self.position.do_apply(self.choose())
            self.moves += 1
            left -= 1
        if self.position.to_move >= 0:
            self.value(at)
        else:
            self.settle(at)

    def settle(self, at: int) -> None:
        """The winners share the win."""
        winners = self.position.do_winners()
        count = 0
        for seat in range(self.players):
            count += winners >> seat & 1
        for seat in range(self.players):
            self.shares[at + seat] = WIN // count if winners >> seat & 1 else 0

    def value(self, at: int) -> None:
        """Every seat's expected share, all together a win."""
        total = 0
        for seat in range(self.players):
            self.shares[at + seat] = int(self.heuristic.do_value(self.position, seat) * TOP_SHARE)
            total += self.shares[at + seat]
        self.valued += self.players
        before = 0
        given = 0
        for seat in range(self.players):
            before += self.shares[at + seat]
            upto = WIN * before // total
            self.shares[at + seat] = upto - given
            given = upto

    # ---- for callers in Python

    def cost(self, root: State, seat: int, times: int) -> int:
        """What so many playouts by the policy cost, in tenths of a microsecond; counted and not timed."""
        self.prepare(root, [POLICY])
        moves, valued = self.moves, self.valued
        for _ in range(times):
            with cython.nogil:
                self.determinize(root, seat)
                self.try_all(1)
        return (self.moves - moves) * self.heuristic.do_move_cost() + (self.valued - valued) * VALUE_COST

    def compare(self, root: State, seat: int, moves: Sequence[int], times: int) -> list[list[int]]:
        """For each of so many determinizations what the seat gets after each of the moves."""
        n = self.prepare(root, moves)
        rows = []
        for _ in range(times):
            with cython.nogil:
                self.determinize(root, seat)
                self.try_all(n)
            rows.append([self.shares[8 * i + seat] for i in range(n)])
        return rows

    def compare_open(self, root: State, moves: Sequence[int], times: int) -> list[list[list[int]]]:
        """With all hands open: for each of so many dealings of the rest what every seat gets after each of the moves."""
        n = self.prepare(root, moves)
        rows = []
        for _ in range(times):
            with cython.nogil:
                self.determinize(root, NOBODY)
                self.try_all(n)
            rows.append([self.shares_at(8 * i) for i in range(n)])
        return rows

    def prepare(self, root: State, moves: Sequence[int]) -> int:
        n = len(moves)
        if n > MOST_COMPARED or root.is_over:
            raise ValueError("nothing to compare, or too much")
        for i in range(n):
            self.compared[i] = moves[i]
        return n

    def shares_at(self, at: int) -> list[int]:
        return [self.shares[at + seat] for seat in range(self.players)]

    def deal(self, times: int) -> list[list[int]]:
        """What every seat gets in so many new matches of the same kind."""
        found = []
        for _ in range(times):
            with cython.nogil:
                self.position.chance.branch(self.dealer.rng)
                self.position.forget_plan()
                self.position.do_begin()
                self.position.do_stop_remembering()
                self.play_on(self.depth, 0)
            found.append(self.shares_at(0))
        return found
