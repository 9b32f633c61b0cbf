"""A view of Samplegame in words, line by line, and a move in words."""

from __future__ import annotations

from noripan.core.events import Words
from noripan.core.game import View


def board(view: View) -> list[Words]:
    lines = [Words("board-top", {"card": view["top"], "count": view["pile_count"]})]
    lines += [Words("board-count", {"seat": seat, "count": count}) for seat, count in enumerate(view["counts"])]
    return lines if view["hand"] is None else [*lines, Words("board-hand", {"cards": view["hand"]})]


def describe(view: View, move: str) -> Words:
    if move in ("draw", "pass"):
        return Words("move-draw" if move == "draw" else "move-pass", {})
    return Words("move-lay", {"card": move})
