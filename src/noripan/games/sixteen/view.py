"""What a seat sees of SixTeen (SX-50)."""

from __future__ import annotations

from noripan.core.game import View
from noripan.games.sixteen.notation import COLOURS, TILES, tile_text, tile_texts
from noripan.games.sixteen.rules import Sixteen

SLOTS = 18
UNUSED = 4


def view(state: Sixteen, seat: int | None) -> View:
    spent = [TILES[85 + special] for special in range(3) if state.spent >> special & 1]
    cut = state.cut_row
    seen: View = {
        "round": state.round + (not state.over),
        "rounds": state.rounds,
        "rows": rows(state),
        "removed": [text for colour in range(5) for text in tile_texts(colour, state.removed[colour])] + spent,
        "counts": state.held[: state.players],
        "left_over": TILES[state.left_over] if state.left_over >= 0 else None,
        "extra": None if cut < 0 else "any" if state.extra_anywhere else COLOURS[cut],
        "passes": state.passes,
        "lacks": [lacking(state, other) for other in range(state.players)],
        "hand": None if seat is None else hand(state, seat),
    }
    if state.over:
        seen["hands"] = [hand(state, other) for other in range(state.players)]  # SX-42: the screens are open
    return seen


def rows(state: Sixteen) -> dict[str, list[str]]:
    tiles, height = state.rows, state.height
    return {
        letter: [tile_text(colour, tiles[colour * SLOTS + i]) for i in range(height[colour])]
        for colour, letter in enumerate(COLOURS)
    }


def hand(state: Sixteen, seat: int) -> list[str]:
    tiles = [text for colour in range(5) for text in tile_texts(colour, state.hands[seat * 5 + colour])]
    return tiles + ["scissors"] * state.scissors[seat] + ["bin"] * state.bins[seat]


def lacking(state: Sixteen, seat: int) -> list[str]:
    """The tiles which this seat, by passing, showed not to hold."""
    return [text for colour in range(5) for text in tile_texts(colour, state.lacks[seat * 5 + colour])]


def truth(state: Sixteen) -> View:
    return {
        "hands": [hand(state, seat) for seat in range(state.players)],
        "unused": hand(state, UNUSED) if state.players == 2 else [],
    }


def census(state: Sixteen) -> list[str]:
    """Every tile, wherever it is."""
    everywhere = [text for row in rows(state).values() for text in row]
    for place in range(5):
        everywhere += hand(state, place)
    for colour in range(5):
        everywhere += tile_texts(colour, state.removed[colour])
    everywhere += [TILES[85 + special] for special in range(3) if state.spent >> special & 1]
    if state.left_over >= 0 and TILES[state.left_over][1:] != "1":
        everywhere.append(TILES[state.left_over])
    return sorted(everywhere)
