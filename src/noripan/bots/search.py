"""Information-set Monte Carlo tree search for any game and any number of players.

Every simulation imagines a world the seat could be in, walks down one tree that all worlds share by PUCT over the moves
legal in this world, plays on by sense to the end of the round, and remembers how that turned out for whoever moved.
The tree is flat arrays, one object per thread; nothing here needs the GIL.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

import cython

from noripan.core.dealer import Dealer
from noripan.core.random import Rng
from noripan.core.sense import Sense
from noripan.core.state import Moves, State

NODES: Final = 65536
SLOTS: Final = 8192  # of the table that finds a legal move by its number
ROOT: Final = 0
NONE: Final = -1
LONGEST_WALK: Final = 512
LONGEST_PAST: Final = 512
REUSED: Final = 4  # simulations in a world before another one is weighed: weighing one takes as long as a few of them
DOUBT: Final = 0.02  # of every move, however foolish: people and bots are not all alike
FINE: Final = 1 << 20  # parts of a chance that are told apart
NOBODY: Final = -1  # a seat to search for that sees all cards: to measure luck, never to play


class Search:
    """One thread's tree over the moves of the seat to move in `root`."""

    def __init__(self, root: State, sense: Sense, seat: int, rng: Rng, past: Sequence[int] = ()) -> None:
        self.root = root
        self.sense = sense
        self.seat = seat
        self.dealer = Dealer(rng)
        self.world = root.copy()
        self.moves = Moves()
        self.first = Moves()  # those at the root
        self.explore = 1.2 * self.sense.contrast()
        self.unseen = 0.25 * self.sense.contrast()  # how much worse than its parent an untried move is taken to be
        self.guided = self.sense.guided()
        self.trust = self.sense.trust()
        self.past = [0] * 512  # the moves of this round, as far as they tell anything
        self.n_past = 0
        self.believed = root.copy()  # the world of the last simulation, where the past counts,
        self.likelihood = 0.0  # and the logarithm of how well the past fits it
        self.earlier = root.copy()
        self.simulations = 0
        self.n = 1  # nodes in use
        self.move = [0] * 65536
        self.mover = [0] * 65536
        self.visits = [0] * 65536
        self.worth = [0.0] * 65536  # sum of results for the mover
        self.child = [0] * 65536
        self.sibling = [0] * 65536
        self.slot_move = [0] * 8192
        self.slot_index = [0] * 8192
        self.slot_stamp = [0] * 8192
        self.stamp = 0
        self.taken = [0] * 2048  # [index of a legal move] -> its node, or NONE
        self.path = [0] * 512
        self.child[ROOT] = NONE
        if self.trust > 0.0 and len(past) <= LONGEST_PAST:
            for move in past:
                self.past[self.n_past] = move
                self.n_past += 1

    # ---- one simulation

    def simulate(self) -> None:
        self.imagine()
        goal = self.sense.stage(self.world) + self.sense.ahead(self.world)
        length = self.descend(goal)
        self.play_on(goal)
        self.learn(length)
        self.simulations += 1

    def imagine(self) -> None:
        """Begin in a world the seat could be in."""
        if self.n_past and self.simulations % REUSED:
            self.reuse()
            return
        self.world.assume(self.root)
        self.world.chance.branch(self.dealer.rng)
        self.world.forget_plan()
        if self.seat != NOBODY:
            self.world.imagine(self.seat, self.dealer)
        if self.n_past:
            self.believe()

    def reuse(self) -> None:
        """Begin in the world of the last simulation, with other chances to come."""
        self.world.assume(self.believed)
        self.world.chance.branch(self.dealer.rng)

    def believe(self) -> None:
        """Worlds come as often as the past is likely in them: this one takes the place of the last by the ratio of their
        likelihoods (Metropolis)."""
        likelihood = self.likelihood_of_past()
        ratio = math.exp(min(0.0, likelihood - self.likelihood))
        if self.simulations == 0 or self.dealer.rng.below(FINE) < ratio * FINE:
            self.likelihood = likelihood
            self.believed.assume(self.world)
        else:
            self.reuse()

    def likelihood_of_past(self) -> float:
        """The logarithm of how likely the others' moves are in this world, tempered by trust."""
        likelihood = 0.0
        self.earlier.assume(self.world)
        self.earlier.rewind()
        for at in range(self.n_past):
            if self.earlier.to_move != self.seat:
                self.earlier.legal(self.moves)
                self.sense.weigh(self.earlier, self.moves)
                total = 0
                weight = 0
                for i in range(self.moves.n):
                    total += self.moves.weight[i]
                    if self.moves.move[i] == self.past[at]:
                        weight = self.moves.weight[i]
                likelihood += math.log(DOUBT + 1.0 * weight / total)
            self.earlier.step(self.past[at])
        return self.trust * likelihood

    def descend(self, goal: int) -> int:
        """Walk down to a new node; the length of the way."""
        node = ROOT
        length = 0
        self.path[0] = ROOT
        while self.world.to_move >= 0 and self.sense.stage(self.world) < goal and length < LONGEST_WALK - 1:
            self.list_moves(node)
            index = self.choose(node)
            new = self.taken[index]
            if new == NONE:
                if self.n == NODES:
                    return length
                new = self.grow(node, self.moves.move[index])
                self.world.step(self.moves.move[index])
                self.path[length + 1] = new
                return length + 1
            self.world.step(self.moves.move[index])
            length += 1
            self.path[length] = new
            node = new
        return length

    def list_moves(self, node: int) -> None:
        """The legal moves, weighed. At the root they are the same in every world, and as tempting."""
        if node != ROOT:
            self.world.legal(self.moves)
            self.sense.weigh(self.world, self.moves)
            return
        if self.simulations == 0:
            self.world.legal(self.first)
            self.sense.weigh(self.world, self.first)
        self.moves.n = self.first.n
        for i in range(self.first.n):
            self.moves.move[i] = self.first.move[i]
            self.moves.weight[i] = self.first.weight[i]

    def choose(self, node: int) -> int:
        """The index of the legal move to try from here."""
        self.find_children(node)
        total = 0
        for i in range(self.moves.n):
            total += self.moves.weight[i]
        root_of_visits = math.sqrt(self.visits[node] + 1.0)
        floor = self.mean(node) - self.unseen
        best = 0
        best_value = -1e9
        for i in range(self.moves.n):
            child = self.taken[i]
            prior = self.explore * self.moves.weight[i] / total * root_of_visits
            if child == NONE:
                value = floor + prior
            else:
                value = self.worth[child] / self.visits[child] + prior / (1.0 + self.visits[child])
            if value > best_value:
                best_value = value
                best = i
        return best

    def mean(self, node: int) -> float:
        """What the moves from here have brought their mover so far, on average."""
        visits = 0
        worth = 0.0
        child = self.child[node]
        while child != NONE:
            visits += self.visits[child]
            worth += self.worth[child]
            child = self.sibling[child]
        return worth / visits if visits else 0.5

    def find_children(self, node: int) -> None:
        """Match the legal moves of this world with the nodes that exist."""
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
        self.mover[new] = self.world.to_move
        self.visits[new] = 0
        self.worth[new] = 0.0
        self.child[new] = NONE
        self.sibling[new] = self.child[node]
        self.child[node] = new
        return new

    def play_on(self, goal: int) -> None:
        """Play to the end of the stage, now by sense and now at random."""
        while self.world.to_move >= 0 and self.sense.stage(self.world) < goal:
            self.world.legal(self.moves)
            if self.moves.n == 1:
                self.world.step(self.moves.move[0])
            elif self.world.chance.below(1024) < self.guided * 1024:
                self.world.step(self.sense.pick(self.world, self.moves))
            else:
                self.world.step(self.moves.move[self.world.chance.below(self.moves.n)])

    def learn(self, length: int) -> None:
        """Remember along the way how it turned out."""
        self.visits[ROOT] += 1
        for i in range(1, length + 1):
            node = self.path[i]
            self.visits[node] += 1
            self.worth[node] += self.sense.prospect(self.world, self.mover[node])

    # ---- for callers in Python

    def run(self, simulations: int) -> None:
        """Think some more, without the GIL."""
        with cython.nogil:
            for _ in range(simulations):
                self.simulate()

    def found(self) -> dict[int, tuple[int, float]]:
        """The moves tried: how often, and the mean result."""
        result = {}
        child = self.child[ROOT]
        while child != NONE:
            result[self.move[child]] = (self.visits[child], self.worth[child] / max(1, self.visits[child]))
            child = self.sibling[child]
        return result
