"""IOTA drawn with characters: the grid with its coordinates, who sits there, and the own cards."""

from __future__ import annotations

from noripan.core.events import Words
from noripan.core.game import View
from noripan.games.iota.notation import LAYING
from noripan.games.iota.words import wild
from noripan.terminal.drawing import COLOUR_OF, Block, Drawing, Pen, Span, TextLine, beside, flow, plain, raised, wrapped

SHAPE_SIGNS = {"c": "●", "s": "■", "t": "▲", "x": "✚"}
LABEL = 4  # columns of a row's number
AROUND = 8  # lines that people and hand need beside the grid


def draw(view: View, pen: Pen) -> Drawing:
    table = flow([seat_block(view, pen, seat) for seat in range(view["players"])], pen.width, gap=3)
    table += grid(view, pen)
    for one in view["wilds"]:
        table += wrapped(pen.say(wild(x=one["x"], y=one["y"], cards=one["may_be"])), pen.width, "faint")
    if view["laid"]:
        laid = {"cards": [card for card, _, _ in view["laid"]], "points": view["turn_score"]}
        table += wrapped(pen.say(Words("board-laid", laid)), pen.width, "knot")
    if view["asked"]:
        table += wrapped(pen.say(Words("board-asked", {})), pen.width, "knot")
    return Drawing(pen.say(Words("board-pile", {"count": view["pile_count"]})), table, hand(view, pen))


def grid(view: View, pen: Pen) -> Block:
    """The table with the empty places around it, as large as the room allows."""
    table = {(x, y): card for card, x, y in view["table"]}
    fresh = {(x, y) for _, x, y in view["laid"]}
    columns = range(min(x for x, _ in table) - 1, max(x for x, _ in table) + 2)
    rows = range(min(y for _, y in table) - 1, max(y for _, y in table) + 2)
    wide = LABEL + len(columns) * 6 <= pen.width
    tall = wide and len(rows) * 2 + AROUND <= pen.height
    width = 5 if wide else 3
    lines: Block = [[Span(" " * LABEL), *(Span(f"{x:^{width}} ", "faint") for x in columns)]]
    for y in rows:
        places = [place(table.get((x, y)), (x, y), width, (x, y) in fresh, tall) for x in columns]
        lines += beside([[[Span(f"{y:>3}", "faint")]], *places])
    return lines


def place(card: str | None, at: tuple[int, int], width: int, fresh: bool, tall: bool) -> Block:
    piece = f"@{at[0]},{at[1]}"
    if card is None:
        return [[Span(f"{'·':^{width}}", "thread", piece)], *([[Span(" " * width, "thread", piece)]] if tall else [])]
    paint = paint_of(card) + ("-deep" if fresh else "")
    face = [[Span(f"{shown(card):^{width}}", paint, piece)]]
    return raised(face, paint_of(card)) if tall else face


def shown(card: str) -> str:
    return "W" if card == "W" else card[0] + SHAPE_SIGNS[card[1]] + card[2]


def paint_of(card: str) -> str:
    return "paper" if card == "W" else COLOUR_OF[card[0]]


def seat_block(view: View, pen: Pen, seat: int) -> Block:
    data = {"seat": seat, "count": view["counts"][seat], "score": view["scores"][seat]}
    turn = Span("❖ " if view["turn"] == seat and not view["asked"] else "  ", "knot")
    line: TextLine = [turn, Span(pen.say(Words("board-seat", data)), "bold" if view["you"] == seat else "ink")]
    return [line]


def hand(view: View, pen: Pen) -> Block:
    held = [held_card(card) for card in view["hand"] or []]
    return flow(held, pen.width, gap=2) if held else plain("")


def held_card(card: str) -> Block:
    paint = paint_of(card)
    faces = [[Span(f"{shown(card):^7}", paint, card)], [Span(f"{card:^7}", f"{paint}-deep", card)]]
    return raised(faces, paint)


def piece(card: str, pen: Pen) -> Block:
    return raised([[Span(f"{shown(card):^5}", paint_of(card))]], paint_of(card))


def pieces(move: str) -> tuple[str, ...]:
    if found := LAYING.fullmatch(move):
        return found[2], f"@{found[3]},{found[4]}"
    word, *rest = move.split(" ")
    return tuple(rest) if word == "trade" else ()
