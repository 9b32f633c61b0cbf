"""A view of SixTeen in words, line by line."""

from __future__ import annotations

from noripan.core.events import Words
from noripan.core.game import View
from noripan.games.sixteen.codes import LETTERS
from noripan.games.sixteen.notation import laid_texts


def board(view: View) -> list[Words]:
    lines = [*which_round(view), *(row(colour, view["rows"][colour]) for colour in LETTERS), *around(view)]
    return lines if view["hand"] is None else lines + own(view["hand"])


def spoken(view: View) -> list[Words]:
    """With every tile by its name, where the board has letters."""
    rows = [Words("spoken-row", {"colour": colour, "cards": view["rows"][colour]}) for colour in LETTERS]
    lines = [*which_round(view), *rows, *around(view)]
    return lines if view["hand"] is None else [*lines, Words("spoken-hand", {"cards": view["hand"]})]


def which_round(view: View) -> list[Words]:
    return [Words("board-round", {"round": view["round"], "rounds": view["rounds"]})] if view["rounds"] > 1 else []


def around(view: View) -> list[Words]:
    """What lies beside the rows, and how much everybody has."""
    lines = []
    if view["left_over"]:
        lines.append(Words("board-left-over", {"card": view["left_over"]}))
    if view["removed"]:
        lines.append(Words("board-removed", {"cards": view["removed"]}))
    for seat, count in enumerate(view["counts"]):
        lines.append(Words("board-count", {"seat": seat, "count": count, "score": view["scores"][seat]}))
    return lines


def own(hand: list[str]) -> list[Words]:
    lines = [Words("board-hand", {})]
    for colour in LETTERS:
        if tiles := [tile for tile in hand if tile[0] == colour]:
            lines.append(row(colour, tiles))
    if specials := [tile for tile in hand if tile in ("scissors", "bin")]:
        lines.append(Words("board-specials", {"cards": specials}))
    return lines


def row(colour: str, tiles: list[str]) -> Words:
    return Words("board-row", {"colour": colour, "faces": " ".join(tile[1:] for tile in tiles)})


def describe(view: View, move: str) -> Words:
    if move in ("pass", "end"):
        return Words("move-pass" if move == "pass" else "move-end", {})
    word, *rest = move.split(" ")
    if word in ("scissors", "bin"):
        row_now = view["rows"][rest[0]]
        gone = row_now[-int(rest[1]) :] if word == "bin" else row_now[-1:]
        return Words("move-bin" if word == "bin" else "move-scissors", {"cards": gone})
    return Words("move-lay", {"cards": laid_texts(move)})
