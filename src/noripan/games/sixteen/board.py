"""A view of SixTeen in words, line by line."""

from __future__ import annotations

from noripan.core.facts import Words
from noripan.core.game import View


def board(view: View) -> list[Words]:
    lines = [Words("board-round", {"round": view["round"], "rounds": view["rounds"]})] if view["rounds"] > 1 else []
    lines += [row(colour, tiles) for colour, tiles in view["rows"].items()]
    if view["left_over"]:
        lines.append(Words("board-left-over", {"card": view["left_over"]}))
    if view["removed"]:
        lines.append(Words("board-removed", {"cards": view["removed"]}))
    for seat, count in enumerate(view["counts"]):
        lines.append(Words("board-count", {"seat": seat, "count": count, "score": view["scores"][seat]}))
    return lines if view["hand"] is None else lines + own(view["hand"])


def own(hand: list[str]) -> list[Words]:
    lines = [Words("board-hand", {})]
    for colour in "RYGBP":
        if tiles := [tile for tile in hand if tile[0] == colour]:
            lines.append(row(colour, tiles))
    if specials := [tile for tile in hand if tile in ("scissors", "bin")]:
        lines.append(Words("board-specials", {"cards": specials}))
    return lines


def row(colour: str, tiles: list[str]) -> Words:
    return Words("board-row", {"colour": colour, "faces": " ".join(tile[1:] for tile in tiles)})
