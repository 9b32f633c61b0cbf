"""A view of Down Up in words, line by line."""

from __future__ import annotations

from noripan.core.facts import Words
from noripan.core.game import View


def board(view: View) -> list[Words]:
    lines = [Words("board-round", {"round": view["round"], "turn": view["turn"], "zone": view["zone"] or 0})]
    if not view["sets"]:
        lines.append(Words("board-no-set", {}))
    for one in view["sets"]:
        lines.append(Words("board-set", {"seat": one["seat"], "zone": one["zone"] or 0, "cards": one["cards"]}))
    if view["discarded"]:
        lines.append(Words("board-discarded", {"cards": view["discarded"]}))
    for seat in range(view["players"]):
        lines += player(view, seat)
    return lines if view["hand"] is None else [*lines, Words("board-hand", {"cards": view["hand"]})]


def player(view: View, seat: int) -> list[Words]:
    """What all know of one player."""
    data = {"seat": seat, "count": view["counts"][seat], "score": view["scores"][seat]}
    lines = [Words("board-rounds-won" if view["players"] == 2 else "board-tokens", data)]
    if view["out"] == seat:
        lines.append(Words("board-out", {}))
    if view["star"] == seat and view["you"] != seat:
        lines.append(Words("board-star", {}))
    if view["known"][seat]:
        lines.append(Words("board-known", {"cards": view["known"][seat]}))
    return lines
