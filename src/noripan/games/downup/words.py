"""A view of Down Up in words, line by line."""

from __future__ import annotations

from noripan.core.events import Words
from noripan.core.game import View
from noripan.games.downup.notation import place_of


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


def describe(view: View, move: str) -> Words:
    word, *rest = move.split(" ")
    if word == "flip":
        return Words("move-flip", {})
    if word == "lay":
        return Words("move-lay", {"cards": rest})
    there = next(one for one in view["sets"] if place_of(one) == rest[-1])
    owner = {"seat": there["seat"], "zone": there["zone"] or 0}
    if word == "add":
        return Words("move-add", {**owner, "card": rest[0]})
    return Words("move-take", {**owner, "cards": there["cards"]})
