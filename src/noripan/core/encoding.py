"""Encoder: a game's states and moves as arrays of bytes, for programs that learn.

A game overrides the methods with the prefix `do_`, which run without the GIL when compiled. They write into cells that are
all 0 before, and may look only at what the seat they write for can know; `do_reveal` alone looks at all cards. Seats are
relative: 0 is the seat that looks, 1 the next one clockwise.
"""

from __future__ import annotations

from typing import Any

import cython

from noripan.core.spec import NOTHING, Spec
from noripan.core.state import State

Out = Any  # writable bytes: a bytearray or an array of numpy.uint8; in C the address of the first one

if not cython.compiled:
    from noripan.core.bits import count_bits, lowest_bit

    def clip(value: int) -> int:
        """The nearest number that a cell can hold."""
        return 0 if value < 0 else 255 if value > 255 else value

    def mark(out: Out, at: int, bits: int) -> None:
        """Write 1 for every member of a set, the first of which would be at `at`; in C a function that is inlined."""
        while bits:
            out[at + lowest_bit(bits)] = 1
            bits &= bits - 1

    def spread(out: Out, at: int, bits: int, n: int) -> None:
        """Write so many cells, a multiple of 8: 1 for the members of a set, else 0. Faster than `mark` for large sets."""
        for i in range(n):
            out[at + i] = bits >> i & 1

    def write_wide(out: Out, at: int, value: int) -> None:
        """A number up to 65535 in two cells, the upper byte first."""
        out[at] = value >> 8 & 255
        out[at + 1] = value & 255


class Encoder:
    """Knows nothing of any game. `actions` is empty where moves are told apart by their features only."""

    def __init__(
        self, observation: Spec, hidden: Spec, actions: Spec, features: Spec = NOTHING, most_moves: int = 0
    ) -> None:
        self.observation = observation
        self.hidden = hidden  # what `do_reveal` writes: all that the observation lacks of the cards
        self.actions = actions
        self.features = features  # of a move
        self.observation_size = observation.size
        self.hidden_size = hidden.size
        self.action_count = actions.size
        self.feature_size = features.size
        self.most_moves = most_moves  # that can be legal at once, where there is no space of actions

    # ---- what a game overrides

    def do_observe(self, state: State, seat: int, out: Out) -> None:
        """Write what a seat may know."""

    def do_reveal(self, state: State, seat: int, out: Out) -> None:
        """Write what a seat may not know: for critics in training, never for who plays."""

    def do_action(self, state: State, move: int) -> int:
        """The number of a legal move among all actions."""
        return 0

    def do_describe(self, state: State, move: int, out: Out) -> None:
        """Write the features of a legal move, as the seat to move sees it."""

    def do_worth(self, state: State, seat: int) -> float:
        """The score as something to maximise."""
        return state.do_score(seat)

    # ---- what every game has

    def share(self, state: State, seat: int) -> float:
        """The seat's share of the victory."""
        winners = state.do_winners()
        return 1.0 / count_bits(winners) if winners >> seat & 1 else 0.0

    def lead(self, state: State, seat: int) -> float:
        """How far a seat's score is ahead of the others' on average; over all seats these add up to 0."""
        own = self.do_worth(state, seat)
        others = -own
        for other in range(state.players):
            others += self.do_worth(state, other)
        return own - others / (state.players - 1)

    # ---- for callers in Python

    def observe(self, state: State, seat: int, out: Out = None) -> Out:
        """What a seat may know, written into `out` or a new bytearray."""
        state.check_seat(seat)
        target = room(out, self.observation_size)
        cells = target
        for i in range(self.observation_size):
            cells[i] = 0
        if not cython.compiled:
            self.do_observe(state, seat, cells)
        elif self.observation_size:
            self.do_observe(state, seat, cython.address(cells[0]))
        return target

    def reveal(self, state: State, seat: int, out: Out = None) -> Out:
        """What a seat may not know, written into `out` or a new bytearray."""
        state.check_seat(seat)
        target = room(out, self.hidden_size)
        cells = target
        for i in range(self.hidden_size):
            cells[i] = 0
        if not cython.compiled:
            self.do_reveal(state, seat, cells)
        elif self.hidden_size:
            self.do_reveal(state, seat, cython.address(cells[0]))
        return target

    def describe(self, state: State, move: int, out: Out = None) -> Out:
        """The features of a legal move, written into `out` or a new bytearray."""
        target = room(out, self.feature_size)
        cells = target
        for i in range(self.feature_size):
            cells[i] = 0
        if not cython.compiled:
            self.do_describe(state, move, cells)
        elif self.feature_size:
            self.do_describe(state, move, cython.address(cells[0]))
        return target

    def action(self, state: State, move: int) -> int:
        """The number of a legal move among all actions."""
        return self.do_action(state, move)

    def legal(self, state: State) -> dict[int, int]:
        """The legal moves by action; where there is no space of actions, by their place in the list."""
        moves = state.moves()
        if self.action_count == 0:
            return dict(enumerate(moves))
        return {self.action(state, move): move for move in moves}

    def move(self, state: State, action: int) -> int:
        """The legal move with this number; KeyError if there is none."""
        return self.legal(state)[action]

    def share_of(self, state: State, seat: int) -> float:
        """The seat's share of the victory when a match has ended."""
        state.check_seat(seat)
        return self.share(state, seat)

    def lead_of(self, state: State, seat: int) -> float:
        """How far a seat's score is ahead of the others' on average; over all seats these add up to 0."""
        state.check_seat(seat)
        return self.lead(state, seat)

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {self.observation_size} cells, {self.action_count} actions>"


def room(out: Out, size: int) -> Out:
    """Where to write so many cells."""
    if out is None:
        return bytearray(size)
    if len(out) != size:
        raise ValueError(f"there are {len(out)} cells, not {size}")
    return out
