"""TongTong drawn with characters: what everybody laid and won, and the own cards as slips."""

from __future__ import annotations

from noripan.core.events import Words
from noripan.core.game import View
from noripan.terminal.drawing import (
    COLOUR_OF,
    Block,
    Drawing,
    Pen,
    Span,
    TextLine,
    fitted,
    flow,
    plain,
    raised,
    tile,
    wrapped,
)

NAME = 18  # columns
TALL = 26  # lines from which on everybody gets more room


def draw(view: View, pen: Pen) -> Drawing:
    numbers = {key: view[key] for key in ("game_number", "games", "round", "rounds", "mission")}
    seats = [line for seat in range(view["players"]) for line in seat_block(view, pen, seat)]
    below = [] if view["over"] else wrapped(pen.say(now(view)), pen.width, "soft")
    help_line = wrapped(pen.say(Words("mission-help", {"mission": view["mission"]})), pen.width, "faint")
    return Drawing(pen.say(Words("board-game", numbers)), [*seats, *below, *help_line], hand(view, pen))


def now(view: View) -> Words:
    if view["table"]:
        return Words("board-marker", {"seat": view["marker"], "winning_seat": view["taker"]})
    return Words("board-leads", {"seat": view["leader"]})


def seat_block(view: View, pen: Pen, seat: int) -> Block:
    laid = next((one["card"] for one in view["table"] if one["seat"] == seat), None)
    first: TextLine = [
        *pen.turn_and_name(view, seat, NAME),
        *card(laid),
        Span(" "),
        Span(state_of(view, seat), "knot"),
        Span("  "),
    ]
    tops = [Span(f" {pile[0]} ", COLOUR_OF[pile[0][0]]) for pile in view["piles"][seat].values()]
    points = {"sum": view["sums"][seat], "sixes": view["sixes"][seat], "score": view["scores"][seat]}
    second: TextLine = [Span("  "), Span(pen.say(Words("screen-points", points)), "soft")]
    spaced = [part for top in tops for part in (top, Span(" "))] or [Span("–", "faint")]
    lines = [fitted([*first, *spaced], pen.width), fitted(second, pen.width)]
    return lines if pen.height < TALL else [*lines, []]


def card(text: str | None) -> TextLine:
    return [Span("  ·  ", "faint")] if text is None else [Span(f" {text}  ", COLOUR_OF[text[0]])]


def state_of(view: View, seat: int) -> str:
    """Signs beside a laid card: who is winning it, and who has the lead marker."""
    taking = "▲" if view["taker"] == seat else " "
    return taking + ("4" if view["table"] and view["marker"] == seat else " ")


def hand(view: View, pen: Pen) -> Block:
    held = [slip(text, pen.height >= TALL) for text in view["hand"] or []]
    return flow(held, pen.width) if held else plain("")


def slip(text: str, tall: bool) -> Block:
    paint = COLOUR_OF[text[0]]
    face = tile([text[1:]], "paper", text) if tall else []
    foot = tile([text[0] if tall else text], paint, text)
    width = 5 if tall else 4
    return raised(
        [[Span(f"{run.text.strip():^{width}}", run.paint, run.piece) for run in line] for line in [*face, *foot]], paint
    )


def piece(card: str, pen: Pen) -> Block:
    return slip(card, False)


def pieces(move: str) -> tuple[str, ...]:
    return (move,)
