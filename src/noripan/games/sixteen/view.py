"""What a seat sees of SixTeen (SX-50)."""

from __future__ import annotations

from typing import Any

from noripan.core.game import View
from noripan.games.sixteen.codes import COLOURS, DECK, FIRST_SCISSORS, LETTERS, PLACES, SLOTS, UNUSED
from noripan.games.sixteen.notation import ROWS, TILE_TEXTS, all_texts
from noripan.games.sixteen.rules import Sixteen


def public(state: Sixteen) -> View:
    cut = state.cut_row
    seen: dict[str, Any] = {
        "round": state.round + (not state.is_over),
        "rounds": state.rounds,
        "rows": rows(state),
        "removed": removed(state),
        "counts": state.held[: state.players],
        "left_over": TILE_TEXTS[state.left_over] if state.left_over >= 0 else None,
        "extra": None if cut < 0 else "any" if state.extra_anywhere else LETTERS[cut],
        "passes": state.passes,
        "lacks": lacking(state),
        "hand": None,
    }
    if state.is_over:
        seen["hands"] = [hand(state, seat) for seat in range(state.players)]  # SX-42: the screens are open
    return seen


def private(state: Sixteen, seat: int) -> View:
    return {"hand": hand(state, seat)}


def rows(state: Sixteen) -> dict[str, list[str]]:
    tiles, height = state.rows, state.height
    return {
        letter: [texts[tile] for tile in tiles[colour * SLOTS : colour * SLOTS + height[colour]]]
        for colour, (letter, texts) in enumerate(zip(LETTERS, ROWS, strict=True))
    }


def removed(state: Sixteen) -> list[str]:
    spent = state.spent
    specials = enumerate(TILE_TEXTS[FIRST_SCISSORS:DECK])
    return all_texts(state.removed) + [text for special, text in specials if spent >> special & 1]


def hand(state: Sixteen, seat: int) -> list[str]:
    tiles = all_texts(state.hands[seat * COLOURS : (seat + 1) * COLOURS])
    return tiles + ["scissors"] * state.scissors[seat] + ["bin"] * state.bins[seat]


def lacking(state: Sixteen) -> list[list[str]]:
    """The tiles which each seat, by passing, showed not to hold."""
    lacks = state.lacks
    return [all_texts(lacks[seat * COLOURS : (seat + 1) * COLOURS]) for seat in range(state.players)]


def truth(state: Sixteen) -> View:
    return {
        "hands": [hand(state, seat) for seat in range(state.players)],
        "unused": hand(state, UNUSED) if state.players == 2 else [],
    }


def census(state: Sixteen) -> list[str]:
    """Every tile, wherever it is."""
    everywhere = [text for row in rows(state).values() for text in row]
    for place in range(PLACES):
        everywhere += hand(state, place)
    everywhere += removed(state)
    if state.left_over >= 0 and TILE_TEXTS[state.left_over][1:] != "1":
        everywhere.append(TILE_TEXTS[state.left_over])
    return sorted(everywhere)
