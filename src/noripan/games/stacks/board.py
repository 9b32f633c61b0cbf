"""A view of Sequence Stacks in words, line by line."""

from __future__ import annotations

from noripan.core.facts import Words
from noripan.core.game import View


def board(view: View) -> list[Words]:
    lines = [
        Words("board-piles", {"colour": colour, "count": len(piles), "piles": " │ ".join(" ".join(pile) for pile in piles)})
        for colour, piles in view["piles"].items()
    ]
    lines.append(Words("board-stock", {"count": view["pile_count"], "aside": len(view["aside"])}))
    for seat in range(view["players"]):
        lines += player(view, seat)
    pending = {"direction": view["direction"], "jumps": view["jumps"], "reverses": view["reverses"]}
    lines.append(Words("board-direction", pending))
    if view["window"]:
        lines.append(Words("board-window", {"seat": view["turn"], "colour": view["window_colour"]}))
    if view["hand"] is not None:
        lines.append(Words("board-hand", {"hand": " ".join(view["hand"]) or "–"}))
    return lines


def player(view: View, seat: int) -> list[Words]:
    chips = view["chips"][seat]
    said = {"seat": seat, "count": view["counts"][seat], "reds": chips["r"], "blues": chips["b"]}
    lines = [Words("board-player", said)]
    if view["discards"][seat]:
        lines.append(Words("board-discards", {"top": view["discards"][seat][-1], "all": " ".join(view["discards"][seat])}))
    if view["known"][seat] and seat != view["you"]:
        lines.append(Words("board-known", {"known": " ".join(view["known"][seat])}))
    return lines
