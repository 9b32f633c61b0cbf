"""A view of TongTong in words, line by line."""

from __future__ import annotations

from noripan.core.facts import Words
from noripan.core.game import View
from noripan.games.tongtong.notation import COLOURS


def board(view: View) -> list[Words]:
    numbers = {key: view[key] for key in ("game_number", "games", "round", "rounds", "mission")}
    lines = [Words("board-game", numbers), *(seat_line(view, seat) for seat in range(view["players"]))]
    if view["table"]:
        lines += [Words("board-laid", one) for one in view["table"]]
        lines.append(Words("board-marker", {"seat": view["marker"], "winning_seat": view["taker"]}))
    elif not view["over"]:
        lines.append(Words("board-leads", {"seat": view["leader"]}))
    return lines if view["hand"] is None else lines + own(view["hand"])


def seat_line(view: View, seat: int) -> Words:
    tops = " ".join(pile[0] for pile in view["piles"][seat].values()) or "–"
    points = {"sum": view["sums"][seat], "sixes": view["sixes"][seat], "score": view["scores"][seat]}
    return Words("board-seat", {"seat": seat, "tops": tops, **points})


def own(hand: list[str]) -> list[Words]:
    lines = [Words("board-hand", {})]
    for colour in COLOURS:
        if numbers := [card[1:] for card in hand if card[0] == colour]:
            lines.append(Words("board-row", {"colour": colour, "numbers": " ".join(numbers)}))
    return lines
