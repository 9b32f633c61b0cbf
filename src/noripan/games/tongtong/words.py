"""A view of TongTong in words, line by line."""

from __future__ import annotations

from noripan.core.events import Words
from noripan.core.game import View
from noripan.games.tongtong.codes import LETTERS


def board(view: View) -> list[Words]:
    lines = [which_round(view), *(seat_line(view, seat) for seat in range(view["players"])), *trick(view)]
    return lines if view["hand"] is None else lines + own(view["hand"])


def spoken(view: View) -> list[Words]:
    """With every card by its name, where the board has letters."""
    lines = [which_round(view), *(spoken_seat(view, seat) for seat in range(view["players"])), *trick(view)]
    return lines if view["hand"] is None else [*lines, Words("spoken-hand", {"cards": view["hand"]})]


def which_round(view: View) -> Words:
    return Words("board-game", {key: view[key] for key in ("game_number", "games", "round", "rounds", "mission")})


def trick(view: View) -> list[Words]:
    lines = []
    if view["table"]:
        lines += [Words("board-laid", one) for one in view["table"]]
        lines.append(Words("board-marker", {"seat": view["marker"], "winning_seat": view["taker"]}))
    elif not view["over"]:
        lines.append(Words("board-leads", {"seat": view["leader"]}))
    return lines


def seat_line(view: View, seat: int) -> Words:
    tops = " ".join(pile[0] for pile in view["piles"][seat].values()) or "–"
    return Words("board-seat", {"seat": seat, "tops": tops, **points(view, seat)})


def spoken_seat(view: View, seat: int) -> Words:
    tops = [pile[0] for pile in view["piles"][seat].values()]
    return Words("spoken-seat", {"seat": seat, "cards": tops, **points(view, seat)})


def points(view: View, seat: int) -> dict[str, int]:
    return {"sum": view["sums"][seat], "sixes": view["sixes"][seat], "score": view["scores"][seat]}


def own(hand: list[str]) -> list[Words]:
    lines = [Words("board-hand", {})]
    for colour in LETTERS:
        if numbers := [card[1:] for card in hand if card[0] == colour]:
            lines.append(Words("board-row", {"colour": colour, "numbers": " ".join(numbers)}))
    return lines


def describe(view: View, move: str) -> Words:
    return Words("move-lay" if view["table"] else "move-lead", {"card": move})
