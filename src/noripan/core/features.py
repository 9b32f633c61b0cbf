"""Features: what a network sees of a position and of each legal move, as short lists of numbers.

A game overrides the methods with the prefix `do_`, which run without the GIL when compiled. A feature holds or does not.
Those of the position come first; they describe it as one seat knows it. Those behind them describe a move. A move's changes
are the features that it adds (`f`) and takes away (`~f`) for the seat that moves, as far as that seat can tell before
anything is drawn or dealt. A network adds up the rows of a position once, and a few rows more for each move.
"""

from __future__ import annotations

from array import array
from typing import Any

import cython

from noripan.core.spec import Spec
from noripan.core.state import State

Numbers = Any  # writable whole numbers: a list or an array of int32; in C the address of the first one


class Features:
    """Knows nothing of any game. Every block of the specs consists of cells that are 0 or 1."""

    def __init__(
        self, position: Spec, move: Spec, hidden: Spec, most_active: int, most_changes: int, most_hidden: int
    ) -> None:
        self.position = position
        self.move = move
        self.hidden = (
            hidden  # what the seat does not know: for critics in training and for judges of luck, never for who plays
        )
        self.position_count = position.size
        self.count = position.size + move.size
        self.hidden_count = hidden.size
        self.most_active = most_active  # that hold in a position
        self.most_changes = most_changes  # that a move makes
        self.most_hidden = most_hidden

    # ---- what a game overrides

    def do_active(self, state: State, seat: int, out: Numbers) -> int:
        """Write the features of the position that hold for what a seat knows; how many they are."""
        return 0

    def do_changes(self, state: State, move: int, out: Numbers) -> int:
        """Write what a legal move of the seat to move changes, `f` or `~f`; how many they are."""
        return 0

    def do_hidden(self, state: State, seat: int, out: Numbers) -> int:
        """Write what holds of the cards that a seat does not see, numbered from 0; how many they are."""
        return 0

    # ---- for callers in Python

    def active(self, state: State, seat: int) -> list[int]:
        """The features of the position that hold for what a seat knows."""
        state.check_seat(seat)
        out = numbers(self.most_active)
        if not cython.compiled:
            n = self.do_active(state, seat, out)
        else:
            cells = out
            n = self.do_active(state, seat, cython.address(cells[0]))
        return list(out[:n])

    def changes(self, state: State, move: int) -> list[int]:
        """What a legal move changes: `f` for a feature that it adds, `~f` for one that it takes away."""
        out = numbers(self.most_changes)
        if not cython.compiled:
            n = self.do_changes(state, move, out)
        else:
            cells = out
            n = self.do_changes(state, move, cython.address(cells[0]))
        return list(out[:n])

    def concealed(self, state: State, seat: int) -> list[int]:
        """What holds of the cards that a seat does not see."""
        state.check_seat(seat)
        out = numbers(self.most_hidden)
        if not cython.compiled:
            n = self.do_hidden(state, seat, out)
        else:
            cells = out
            n = self.do_hidden(state, seat, cython.address(cells[0]))
        return list(out[:n])

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {self.count} features>"


def numbers(size: int) -> Any:
    """Room for so many whole numbers, and some more, so that a game that writes too many is caught and not corrupted."""
    return array("i", bytes(4 * (size + 1024)))
