"""A view of IOTA in words, line by line: the grid in notation, with its coordinates, and what lies around it."""

from __future__ import annotations

from noripan.core.events import Words
from noripan.core.game import View
from noripan.games.iota.notation import LAYING

FEW = 8  # so many cards that a wild may be are still listed


def board(view: View) -> list[Words]:
    hand = [] if view["hand"] is None else [Words("board-hand", {"texts": " ".join(view["hand"])})]
    return [*grid(view), *around(view), *hand]


def spoken(view: View) -> list[Words]:
    """The grid as sentences, row by row, each card with its place."""
    by_row = sorted(view["table"], key=lambda one: (one[2], one[1]))
    cards = [Words("spoken-card", {"card": card, "x": x, "y": y}) for card, x, y in by_row]
    hand = [] if view["hand"] is None else [Words("spoken-hand", {"cards": view["hand"]})]
    return [*cards, *around(view), *hand]


def around(view: View) -> list[Words]:
    """What lies and sits around the grid."""
    lines = [*(wild(x=one["x"], y=one["y"], cards=one["may_be"]) for one in view["wilds"])]
    if view["laid"]:
        lines.append(Words("board-laid", {"cards": [card for card, _, _ in view["laid"]], "points": view["turn_score"]}))
    for seat, count in enumerate(view["counts"]):
        lines.append(Words("board-seat", {"seat": seat, "count": count, "score": view["scores"][seat]}))
    lines.append(Words("board-pile", {"count": view["pile_count"]}))
    if not view["over"]:
        lines.append(Words("board-turn", {"seat": view["turn"]}))
    if view["asked"]:
        lines.append(Words("board-asked", {}))
    return lines


def grid(view: View) -> list[Words]:
    """The table with the empty places around it; columns and rows are numbered as moves name them."""
    table = {(x, y): card for card, x, y in view["table"]}
    columns = range(min(x for x, _ in table) - 1, max(x for x, _ in table) + 2)
    rows = range(min(y for _, y in table) - 1, max(y for _, y in table) + 2)
    lines = [Words("board-row", {"row": "   ", "cells": cells([str(x) for x in columns])})]
    for y in rows:
        lines.append(Words("board-row", {"row": f"{y:>3}", "cells": cells([table.get((x, y), "·") for x in columns])}))
    return lines


def cells(texts: list[str]) -> str:
    return " ".join(f"{text:^3}" for text in texts).rstrip()


def wild(x: int, y: int, cards: list[str]) -> Words:
    if len(cards) > FEW:
        return Words("board-wild-any", {"x": x, "y": y, "count": len(cards)})
    return Words("board-wild", {"x": x, "y": y, "cards": cards})


def describe(view: View, move: str) -> Words:
    if found := LAYING.fullmatch(move):
        said = {"card": found[2], "x": int(found[3]), "y": int(found[4])}
        return Words("move-swap" if move.startswith("swap") else "move-lay", said)
    word, *rest = move.split(" ")
    if word == "trade":
        return Words("move-trade", {"cards": rest})
    if word == "end":
        return Words("move-end", {"points": view["turn_score"]})
    return Words("move-pass" if word == "pass" else "move-keep", {})
