"""SixTeen drawn with characters: five ribbons of tiles, who sits there, and the own tiles by colour."""

from __future__ import annotations

import re

from noripan.core.drawing import COLOUR_OF, KNOT, Block, Drawing, Line, Pen, Run, beside, flow, plain, raised, tile, wrapped
from noripan.core.facts import Words
from noripan.core.game import View
from noripan.games.sixteen.notation import COLOURS, FACES

SPACED = 3 + 17 * 4  # columns that a full row of separate tiles needs
TALL = 26  # lines from which on tiles have edges
SHOWN = {"E": "E┃", "R": "R↻"}  # the stop bar of 16 END, the loop of 16 RESTART
SPECIALS = {"scissors": "✂", "bin": "∪"}
TILES = re.compile(r"([RYGBP])([0-9]+|E|R)(?:-([0-9]+|E|R))?")


def draw(view: View, pen: Pen) -> Drawing:
    head = pen.say(Words("board-round", {"round": view["round"], "rounds": view["rounds"]})) if view["rounds"] > 1 else ""
    rows = [line for colour, tiles in view["rows"].items() for line in row(colour, tiles, pen, f"row {colour}")]
    return Drawing(head, [*rows, [], *seats(view, pen), *aside(view, pen)], hand(view, pen))


def row(colour: str, tiles: list[str], pen: Pen, label: str | None = None, pick: bool = False) -> Block:
    """One colour's tiles after its letter."""
    paint = COLOUR_OF[colour]
    letter = [[Run(f" {colour} ", f"{paint}-deep", label)]]
    if pen.width < SPACED:
        faces = [
            Run(f"{SHOWN.get(one[1:], one[1:]):>2} ", paint if number % 2 else f"{paint}-deep", one if pick else None)
            for number, one in enumerate(tiles, 1)
        ]
        return [[*letter[0], Run(" "), *faces]]
    made = [[[Run(f"{SHOWN.get(one[1:], one[1:]):^3}", paint, one if pick else None)]] for one in tiles]
    if pen.height >= TALL:
        letter, made = raised(letter, paint), [raised(one, paint) for one in made]
    return beside([letter, *made])


def seats(view: View, pen: Pen) -> Block:
    return flow([seat_block(view, pen, seat) for seat in range(view["players"])], pen.width, gap=3)


def seat_block(view: View, pen: Pen, seat: int) -> Block:
    said = pen.say(Words("board-count", {"seat": seat, "count": view["counts"][seat], "score": view["scores"][seat]}))
    line: Line = [
        Run(f"{KNOT} " if view["to_move"] == seat else "  ", "knot"),
        Run(said, "bold" if seat == view["you"] else "ink"),
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
    for colour in COLOURS:
        if tiles := [one for one in held if one[0] == colour]:
            lines += row(colour, tiles, pen, pick=True)
    specials = [
        tile([f"{SPECIALS[one]} {pen.say(Words(f'card-{one}', {}))}"], "paper", one) for one in held if one in SPECIALS
    ]
    return [*lines, *flow(specials, pen.width)] if specials else lines or plain("")


def pieces(move: str) -> tuple[str, ...]:
    if found := TILES.fullmatch(move):
        first = FACES.index(found[2])
        last = FACES.index(found[3] or found[2])
        if found[3] is None:
            return (move,)
        return tuple(found[1] + face for face in [*FACES[first : min(last, 15)], found[3]])
    word, _, rest = move.partition(" ")
    return (word, f"row {rest[0]}") if word in SPECIALS else ()


def words(view: View, move: str) -> Words:
    if move in ("pass", "end"):
        return Words("move-pass" if move == "pass" else "move-end", {})
    word, *rest = move.split(" ")
    if word in SPECIALS:
        row_now = view["rows"][rest[0]]
        gone = row_now[-int(rest[1]) :] if word == "bin" else row_now[-1:]
        return Words("move-bin" if word == "bin" else "move-scissors", {"cards": gone})
    return Words("move-lay", {"cards": list(pieces(move))})
