"""What makes a SixTeen move look tempting at first sight."""

from __future__ import annotations

from noripan.games.sixteen.notation import BIN, LAY, SCISSORS, take_apart
from noripan.games.sixteen.rules import Sixteen


def urge(state: Sixteen, move: int) -> int:
    """Long groups of low tiles first; specials before they cost 20, a special's extra rather than none."""
    kind, _colour, tiles, count = take_apart(move)
    if kind == LAY:
        lowest = (tiles & -tiles).bit_length()
        return 100 + 20 * tiles.bit_count() - lowest
    if kind in (SCISSORS, BIN):
        return 90 - 5 * state.held[state.to_move] + count
    return 0
