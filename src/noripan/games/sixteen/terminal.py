"""SixTeen drawn with characters: five ribbons of tiles, who sits there, and the own tiles by colour."""

from __future__ import annotations

from noripan.core.events import Words
from noripan.core.game import View
from noripan.games.sixteen.codes import LETTERS, PER_COLOUR
from noripan.games.sixteen.notation import laid_texts
from noripan.terminal.drawing import (
    COLOUR_OF,
    KNOT,
    Block,
    Drawing,
    Pen,
    Span,
    TextLine,
    beside,
    flow,
    plain,
    raised,
    tile,
    wrapped,
)

SPACED = 3 + PER_COLOUR * 4  # columns that a full row of separate tiles needs
TALL = 26  # lines from which on tiles have edges
SHOWN = {"E": "E┃", "R": "R↻"}  # the stop bar of 16 END, the loop of 16 RESTART
SPECIALS = {"scissors": "✂", "bin": "∪"}


def draw(view: View, pen: Pen) -> Drawing:
    head = pen.say(Words("board-round", {"round": view["round"], "rounds": view["rounds"]})) if view["rounds"] > 1 else ""
    rows = [line for colour in LETTERS for line in row(colour, view["rows"][colour], pen, f"row {colour}")]
    return Drawing(head, [*rows, [], *seats(view, pen), *aside(view, pen)], hand(view, pen))


def row(colour: str, tiles: list[str], pen: Pen, label: str | None = None, pick: bool = False) -> Block:
    """One colour's tiles after its letter."""
    paint = COLOUR_OF[colour]
    letter = [[Span(f" {colour} ", f"{paint}-deep", label)]]
    if pen.width < SPACED:
        faces = [
            Span(f"{SHOWN.get(one[1:], one[1:]):>2} ", paint if number % 2 else f"{paint}-deep", one if pick else None)
            for number, one in enumerate(tiles, 1)
        ]
        return [[*letter[0], Span(" "), *faces]]
    made = [[[Span(f"{SHOWN.get(one[1:], one[1:]):^3}", paint, one if pick else None)]] for one in tiles]
    if pen.height >= TALL:
        letter, made = raised(letter, paint), [raised(one, paint) for one in made]
    return beside([letter, *made])


def seats(view: View, pen: Pen) -> Block:
    return flow([seat_block(view, pen, seat) for seat in range(view["players"])], pen.width, gap=3)


def seat_block(view: View, pen: Pen, seat: int) -> Block:
    said = pen.say(Words("board-count", {"seat": seat, "count": view["counts"][seat], "score": view["scores"][seat]}))
    line: TextLine = [
        Span(f"{KNOT} " if view["to_move"] == seat else "  ", "knot"),
        Span(said, "bold" if seat == view["you"] else "ink"),
    ]
    return [line]


def aside(view: View, pen: Pen) -> Block:
    lines: Block = []
    if view["left_over"]:
        lines += wrapped(pen.say(Words("board-left-over", {"card": view["left_over"]})), pen.width, "faint")
    if view["removed"]:
        lines += wrapped(pen.say(Words("board-removed", {"cards": view["removed"]})), pen.width, "faint")
    return lines


def hand(view: View, pen: Pen) -> Block:
    held = view["hand"] or []
    lines: Block = []
    for colour in LETTERS:
        if tiles := [one for one in held if one[0] == colour]:
            lines += row(colour, tiles, pen, pick=True)
    specials = [
        tile([f"{SPECIALS[one]} {pen.say(Words(f'card-{one}', {}))}"], "paper", one) for one in held if one in SPECIALS
    ]
    return [*lines, *flow(specials, pen.width)] if specials else lines or plain("")


def piece(card: str, pen: Pen) -> Block:
    if card in SPECIALS:
        return raised(tile([f"{SPECIALS[card]} {pen.say(Words(f'card-{card}', {}))}"], "paper"), "paper")
    paint = COLOUR_OF[card[0]]
    return raised([[Span(f"{card[0] + SHOWN.get(card[1:], card[1:]):^4}", paint)]], paint)


def pieces(move: str) -> tuple[str, ...]:
    word, _, rest = move.partition(" ")
    return (word, f"row {rest[0]}") if word in SPECIALS else tuple(laid_texts(move))
