"""Information-set Monte Carlo tree search for any game and any number of players.

Every simulation draws a determinization (the hidden cards dealt again consistently with the seat's knowledge), descends by
PUCT in one tree that all determinizations share, over the moves legal in this one, finishes the round with a rollout, and
backs the value up to the seat that moved at each node. The tree is flat arrays, one object per thread, without the GIL.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

import cython

from noripan.core.dealer import Dealer
from noripan.core.heuristic import Heuristic
from noripan.core.rng import Rng
from noripan.core.state import Moves, State

NODES: Final = 65536
SLOTS: Final = 8192  # of the table that finds a legal move by its number
ROOT: Final = 0
NONE: Final = -1
LONGEST_WALK: Final = 512
LONGEST_PAST: Final = 512
REUSED: Final = 4  # simulations per determinization where the past counts: its likelihood costs as much as a few of them
LEAST_LIKELIHOOD: Final = 0.02  # of any move: not everyone follows the policy
RESOLUTION: Final = 1 << 20  # of the acceptance test
NOBODY: Final = -1  # search with all cards open: to measure luck, never to play


class Search:
    """One thread's tree over the moves of the seat to move in `root`."""

    def __init__(self, root: State, heuristic: Heuristic, seat: int, rng: Rng, past: Sequence[int] = ()) -> None:
        self.root = root
        self.heuristic = heuristic.twin()
        self.seat = seat
        self.dealer = Dealer(rng)
        self.guess = root.copy()
        self.moves = Moves()
        self.first = Moves()  # those at the root
        self.exploration = 1.2 * self.heuristic.do_exploration()
        self.first_play_reduction = (
            0.25 * self.heuristic.do_exploration()
        )  # assumed loss of an untried move against its parent
        self.rollout_share = self.heuristic.do_rollout_share()
        self.belief_weight = self.heuristic.do_belief_weight()
        self.values_leaves = self.heuristic.do_values_leaves()
        self.outcome = [0.0] * 8  # [seat] -> the value of the last simulation
        self.past = [0] * 512  # the moves of this round, where they count
        self.n_past = 0
        self.accepted = root.copy()  # the last accepted determinization, where the past counts,
        self.likelihood = 0.0  # and the log-likelihood of the past in it
        self.replayed = root.copy()
        self.simulations = 0
        self.n = 1  # nodes in use
        self.stamp = 0
        self.make_arrays()
        self.child[ROOT] = NONE
        if self.belief_weight > 0.0 and len(past) <= LONGEST_PAST:
            for move in past:
                self.past[self.n_past] = move
                self.n_past += 1

    # ---- one simulation

    def simulate(self) -> None:
        self.determinize()
        self.guess.do_stop_remembering()
        goal = self.heuristic.do_stage(self.guess) + self.heuristic.do_horizon(self.guess)
        length = self.descend(goal)
        if not self.values_leaves:
            self.rollout(goal)
        self.back_up(length)
        self.simulations += 1

    def determinize(self) -> None:
        """Start the simulation from a determinization for the seat."""
        if self.n_past and self.simulations % REUSED:
            self.reuse_determinization()
            return
        self.guess.do_copy_from(self.root)
        self.guess.chance.branch(self.dealer.rng)
        self.guess.forget_plan()
        if self.seat != NOBODY:
            self.guess.do_guess(self.seat, self.dealer)
        if self.n_past:
            self.accept_or_keep()

    def reuse_determinization(self) -> None:
        """Start again from the last determinization, with new random numbers."""
        self.guess.do_copy_from(self.accepted)
        self.guess.chance.branch(self.dealer.rng)

    def accept_or_keep(self) -> None:
        """One Metropolis step: the new determinization replaces the last with a probability given by the ratio of their
        likelihoods, so that each is used as often as the past is likely in it."""
        likelihood = self.likelihood_of_past()
        ratio = math.exp(min(0.0, likelihood - self.likelihood))
        if self.simulations == 0 or self.dealer.rng.below(RESOLUTION) < ratio * RESOLUTION:
            self.likelihood = likelihood
            self.accepted.do_copy_from(self.guess)
        else:
            self.reuse_determinization()

    def likelihood_of_past(self) -> float:
        """The log-likelihood of the others' moves in this determinization, scaled by the belief weight."""
        likelihood = 0.0
        self.replayed.do_copy_from(self.guess)
        self.replayed.do_rewind()
        for at in range(self.n_past):
            if self.replayed.to_move != self.seat:
                self.replayed.do_legal(self.moves)
                self.heuristic.do_weigh(self.replayed, self.moves)
                total = 0
                weight = 0
                for i in range(self.moves.n):
                    total += self.moves.weight[i]
                    if self.moves.move[i] == self.past[at]:
                        weight = self.moves.weight[i]
                likelihood += math.log(LEAST_LIKELIHOOD + 1.0 * weight / total)
            self.replayed.do_apply(self.past[at])
        return self.belief_weight * likelihood

    def descend(self, goal: int) -> int:
        """Select down to a new node; the length of the path."""
        node = ROOT
        length = 0
        self.path[0] = ROOT
        while self.guess.to_move >= 0 and self.heuristic.do_stage(self.guess) < goal and length < LONGEST_WALK - 1:
            self.list_moves(node)
            index = self.choose(node)
            new = self.taken[index]
            if new == NONE:
                if self.n == NODES:
                    return length
                new = self.grow(node, self.moves.move[index])
                self.guess.do_apply(self.moves.move[index])
                self.path[length + 1] = new
                return length + 1
            self.guess.do_apply(self.moves.move[index])
            length += 1
            self.path[length] = new
            node = new
        return length

    def list_moves(self, node: int) -> None:
        """The legal moves with the policy. At the root both are the same in every determinization."""
        if node != ROOT:
            self.guess.do_legal(self.moves)
            self.heuristic.do_weigh(self.guess, self.moves)
            return
        if self.simulations == 0:
            self.guess.do_legal(self.first)
            self.heuristic.do_weigh_root(self.guess, self.first)
        self.moves.n = self.first.n
        for i in range(self.first.n):
            self.moves.move[i] = self.first.move[i]
            self.moves.weight[i] = self.first.weight[i]

    def choose(self, node: int) -> int:
        """The index of the legal move that PUCT selects."""
        self.find_children(node)
        total = 0
        for i in range(self.moves.n):
            total += self.moves.weight[i]
        root_of_visits = math.sqrt(self.visits[node] + 1.0)
        floor = self.mean(node) - self.first_play_reduction
        best = 0
        best_value = -1e9
        for i in range(self.moves.n):
            child = self.taken[i]
            prior = self.exploration * self.moves.weight[i] / total * root_of_visits
            if child == NONE:
                value = floor + prior
            else:
                value = self.value_sum[child] / self.visits[child] + prior / (1.0 + self.visits[child])
            if value > best_value:
                best_value = value
                best = i
        return best

    def mean(self, node: int) -> float:
        """The mean value of the moves tried from here, to their mover."""
        visits = 0
        total = 0.0
        child = self.child[node]
        while child != NONE:
            visits += self.visits[child]
            total += self.value_sum[child]
            child = self.sibling[child]
        return total / visits if visits else 0.5

    def find_children(self, node: int) -> None:
        """Find the nodes that exist for the legal moves of this determinization."""
        if self.child[node] == NONE:
            for i in range(self.moves.n):
                self.taken[i] = NONE
            return
        self.stamp += 1
        for i in range(self.moves.n):
            self.taken[i] = NONE
            slot = self.slot(self.moves.move[i])
            while self.slot_stamp[slot] == self.stamp:
                slot = slot + 1 & SLOTS - 1
            self.slot_stamp[slot] = self.stamp
            self.slot_move[slot] = self.moves.move[i]
            self.slot_index[slot] = i
        child = self.child[node]
        while child != NONE:
            slot = self.slot(self.move[child])
            while self.slot_stamp[slot] == self.stamp:
                if self.slot_move[slot] == self.move[child]:
                    self.taken[self.slot_index[slot]] = child
                    break
                slot = slot + 1 & SLOTS - 1
            child = self.sibling[child]

    def slot(self, move: int) -> int:
        return (move ^ move >> 13) & SLOTS - 1

    def grow(self, node: int, move: int) -> int:
        new = self.n
        self.n += 1
        self.move[new] = move
        self.mover[new] = self.guess.to_move
        self.visits[new] = 0
        self.value_sum[new] = 0.0
        self.child[new] = NONE
        self.sibling[new] = self.child[node]
        self.child[node] = new
        return new

    def rollout(self, goal: int) -> None:
        """Play to the horizon, by the policy or uniformly at random."""
        while self.guess.to_move >= 0 and self.heuristic.do_stage(self.guess) < goal:
            self.guess.do_legal(self.moves)
            if self.moves.n == 1:
                self.guess.do_apply(self.moves.move[0])
            elif self.guess.chance.below(1024) < self.rollout_share * 1024:
                self.guess.do_apply(self.heuristic.pick(self.guess, self.moves))
            else:
                self.guess.do_apply(self.moves.move[self.guess.chance.below(self.moves.n)])

    def back_up(self, length: int) -> None:
        """Add the value of the outcome along the path."""
        for seat in range(self.guess.players):
            self.outcome[seat] = -1.0
        self.visits[ROOT] += 1
        for i in range(1, length + 1):
            node = self.path[i]
            seat = self.mover[node]
            if self.outcome[seat] < 0.0:
                self.outcome[seat] = self.heuristic.do_value(self.guess, seat)
            self.visits[node] += 1
            self.value_sum[node] += self.outcome[seat]

    # ---- for callers in Python

    def make_arrays(self) -> None:
        """For the interpreter: those of C are zeros from the start, and copies of so many zeros would fill the module."""
        if not cython.compiled:
            self.move = [0] * 65536
            self.mover = [0] * 65536
            self.visits = [0] * 65536
            self.value_sum = [0.0] * 65536  # summed for the mover of each node
            self.child = [0] * 65536
            self.sibling = [0] * 65536
            self.slot_move = [0] * 8192
            self.slot_index = [0] * 8192
            self.slot_stamp = [0] * 8192
            self.taken = [0] * 2048  # [index of a legal move] -> its node, or NONE
            self.path = [0] * 512

    def run(self, simulations: int) -> None:
        """Run more simulations, without the GIL."""
        with cython.nogil:
            for _ in range(simulations):
                self.simulate()

    def statistics(self) -> dict[int, tuple[int, float]]:
        """Visits and mean value of each move tried."""
        result = {}
        child = self.child[ROOT]
        while child != NONE:
            result[self.move[child]] = (self.visits[child], self.value_sum[child] / max(1, self.visits[child]))
            child = self.sibling[child]
        return result
