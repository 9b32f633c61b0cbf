"""Why a move of SixTeen is refused."""

from __future__ import annotations

from noripan.core.errors import IllegalMove
from noripan.games.sixteen.codes import COLOURS, DECLINE, END, LAY, LETTERS, PASS, SCISSORS, SLOTS
from noripan.games.sixteen.notation import ROWS, take_apart, tile_texts
from noripan.games.sixteen.rules import Sixteen


def why_not(state: Sixteen, move: int) -> IllegalMove:
    kind, colour, tiles, _count = take_apart(move)
    if kind == LAY:
        return why_not_lay(state, colour, tiles)
    if kind == DECLINE:
        return IllegalMove("nothing_to_decline")
    if state.cut_row >= 0:
        return IllegalMove("extra_or_end")
    if kind == PASS:
        return IllegalMove("can_lay")
    held = state.scissors if kind == SCISSORS else state.bins
    if not held[state.to_move]:
        return IllegalMove("not_held", card="scissors" if kind == SCISSORS else "bin")
    return IllegalMove("too_few_to_remove", colour=LETTERS[colour], count=state.height[colour] - 1)


def why_not_lay(state: Sixteen, colour: int, tiles: int) -> IllegalMove:
    if state.cut_row >= 0 and not state.extra_anywhere and state.cut_row != colour:
        return IllegalMove("extra_elsewhere", colour=LETTERS[state.cut_row])
    missing = tiles & ~state.hands[state.to_move * COLOURS + colour]
    if missing:
        return IllegalMove("not_held", card=tile_texts(colour, missing)[0])
    last = state.rows[colour * SLOTS + state.height[colour] - 1]
    if last == END:
        return IllegalMove("row_is_closed", colour=LETTERS[colour])
    return IllegalMove("too_low", card=tile_texts(colour, tiles)[0], last_card=ROWS[colour][last])
