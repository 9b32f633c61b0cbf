"""Moves as small numbers, for libraries that want to count all there are."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

ACTIONS: Final = 4096  # twice as many as there can be legal moves in any position
GOLDEN: Final = 2654435769  # 2**32 divided by the golden ratio: spreads neighbours far


def coded(moves: Iterable[int]) -> dict[int, int]:
    """The legal moves of a position by action, a number below ACTIONS.

    A move's action is its hash, and a small move's is the move itself. So an action means the same move nearly everywhere;
    only where two legal moves meet does the greater step aside, the same way wherever the same moves are legal."""
    found: dict[int, int] = {}
    for move in sorted(moves):
        action = move if move < ACTIONS else (move * GOLDEN & 0xFFFFFFFF) >> 20
        while action in found:
            action = (action + 1) % ACTIONS
        found[action] = move
    return found
