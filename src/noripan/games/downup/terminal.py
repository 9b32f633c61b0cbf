"""Down Up drawn with characters: cards with a day half that counts and a night half below."""

from __future__ import annotations

from typing import Any

from noripan.core.events import Words
from noripan.core.game import View
from noripan.games.downup.notation import STARS, place_of
from noripan.terminal.drawing import Block, Drawing, Pen, Span, TextLine, beside, centred, fitted, flow, plain, wrapped

NAME = 18  # columns
TALL = 27  # lines from which on sets are drawn like the hand


def draw(view: View, pen: Pen) -> Drawing:
    head = pen.say(Words("board-round", {"round": view["round"], "turn": view["turn"], "zone": view["zone"] or 0}))
    seats = [line for seat in range(view["players"]) for line in seat_block(view, pen, seat)]
    gone = {"cards": view["discarded"]}
    below = wrapped(pen.say(Words("board-discarded", gone)), pen.width, "faint") if view["discarded"] else []
    return Drawing(head, [*seats, *below], hand(view, pen))


def seat_block(view: View, pen: Pen, seat: int) -> Block:
    """A player, their sets, and what all know of their hand."""
    data = {"count": view["counts"][seat], "score": view["scores"][seat]}
    counted = Words("screen-rounds-won" if view["players"] == 2 else "screen-tokens", data)
    first: TextLine = [*pen.turn_and_name(view, seat, NAME), Span(pen.say(counted), "soft")]
    gone = wrapped(pen.say(Words("screen-out", {})), pen.width - 2, "knot") if view["out"] == seat else []
    sets = [set_block(one, pen.height >= TALL) for one in view["sets"] if one["seat"] == seat]
    below = [*gone, *(flow(sets, pen.width - 2, gap=3) if sets else []), *known(view, pen, seat)]
    return [fitted(first, pen.width), *indented(below)]


def indented(block: Block) -> Block:
    return [[Span("  "), *line] for line in block]


def set_block(one: dict[str, Any], tall: bool) -> Block:
    name = place_of(one)
    cards = [card(text, name, tall) for text in one["cards"]]
    label = plain(f"{name} ", "faint")
    return beside([label, *cards], gap=1 if tall else 0)


def card(text: str, piece: str, tall: bool) -> Block:
    """The number that counts by day; the other one waits in the night."""
    top, bottom = text.split("/")
    star = "★" if text in STARS else ""
    if tall:
        return [
            [Span(centred(top + star, 4), "day", piece)],
            [Span(centred(bottom, 4), "night", piece)],
            [Span("▀▀▀▀", "night-edge", piece)],
        ]
    return [[Span(f" {top}{star}/", "day", piece), Span(f"{bottom} ", "night", piece), Span(" ")]]


def known(view: View, pen: Pen, seat: int) -> Block:
    if seat == view["you"]:
        return []
    lines: Block = []
    if view["star"] == seat:
        lines += wrapped(pen.say(Words("board-star", {})), pen.width - 2, "faint")
    if view["known"][seat]:
        lines += wrapped(pen.say(Words("board-known", {"cards": view["known"][seat]})), pen.width - 2, "faint")
    return lines


def hand(view: View, pen: Pen) -> Block:
    held = view["hand"] or []
    return flow([card(text, text, True) for text in held], pen.width) if held else plain("")


def piece(text: str, pen: Pen) -> Block:
    return card(text, text, True)


def pieces(move: str) -> tuple[str, ...]:
    words = move.split(" ")
    return tuple(words[1:])
