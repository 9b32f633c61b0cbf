"""Sequence Stacks drawn with characters: open piles as ladders from 1 to 5, chips, discard piles and the own hand."""

from __future__ import annotations

from noripan.core.events import Words
from noripan.core.game import View
from noripan.games.stacks.codes import HEIGHT, LETTERS
from noripan.games.stacks.notation import laid_card
from noripan.terminal.drawing import (
    COLOUR_OF,
    Block,
    Drawing,
    Pen,
    Span,
    TextLine,
    fitted,
    flow,
    pad,
    plain,
    raised,
    tile,
    wrapped,
)

NAME = 16  # columns
LATEST = 7  # cards of a discard pile that are shown


def draw(view: View, pen: Pen) -> Drawing:
    stock = pen.say(Words("board-stock", {"count": view["pile_count"], "aside": len(view["aside"])}))
    ladders = [ladder(colour, pile) for colour in LETTERS for pile in (view["piles"][colour] or [[]])]
    table = flow(ladders, pen.width, gap=3)
    for seat in range(view["players"]):
        table += seat_block(view, pen, seat)
    pending = {"direction": view["direction"], "jumps": view["jumps"], "reverses": view["reverses"]}
    table += wrapped(pen.say(Words("board-direction", pending)), pen.width, "faint")
    if view["window"]:
        asked = {"seat": view["turn"], "colour": view["window_colour"]}
        table += wrapped(pen.say(Words("board-window", asked)), pen.width, "knot")
    return Drawing(stock, table, hand(view, pen))


def ladder(colour: str, pile: list[str]) -> Block:
    """The cards of a pile, and the steps it still has to climb; the next one wanted is a stitch."""
    paint = COLOUR_OF[colour]
    laid = [Span(f" {card[1:]} ", paint if number % 2 else f"{paint}-deep") for number, card in enumerate(pile)]
    wanted = [
        Span(f"┆{step}┆" if step == len(pile) + 1 else f" {step} ", "thread") for step in range(len(pile) + 1, HEIGHT + 1)
    ]
    return [
        [Span(f" {colour} ", f"{paint}-deep"), Span(" "), *laid, *wanted],
        [Span("▀▀▀", f"{paint}-edge"), Span(" "), Span("▀▀▀" * len(pile), f"{paint}-edge"), Span("   " * len(wanted))],
    ]


def seat_block(view: View, pen: Pen, seat: int) -> Block:
    mine = view["you"] == seat
    name = [Span(run.text, run.paint, None if mine else f"seat {seat}") for run in pen.turn_and_name(view, seat, NAME)]
    count = Span(" " + pad(pen.say(Words("screen-cards", {"count": view["counts"][seat]})), 10), "soft")
    lines = [fitted([*name, *chips(view, seat), count, *discards(view, pen, seat)], pen.width)]
    if view["known"][seat] and not mine:
        lines += wrapped(pen.say(Words("board-known", {"known": " ".join(view["known"][seat])})), pen.width, "faint")
    return lines


def chips(view: View, seat: int) -> TextLine:
    runs: TextLine = []
    for colour in LETTERS:
        paint, count = COLOUR_OF[colour], view["chips"][seat][colour]
        runs += [Span(f" {colour}●{count} ", paint if count else "faint", f"{seat} {colour}")]
    return runs


def discards(view: View, pen: Pen, seat: int) -> TextLine:
    """The latest cards of a discard pile from its top, which alone can be used."""
    pile, mine = view["discards"][seat], view["you"] == seat
    label = Span(pen.say(Words("screen-discards", {})) + " ", "soft", "discard" if mine else None)
    if not pile:
        return [label, Span("–", "faint")]
    top = Span(f" {pile[-1]} ", paint_of(pile[-1]), f"{pile[-1]}^" if mine else f"{seat}^")
    below = " ".join(reversed(pile[-LATEST:-1])) + (" …" if len(pile) > LATEST else "")
    return [label, top, Span(f" {below}", "faint")]


def paint_of(card: str) -> str:
    return COLOUR_OF[card[0]] if len(card) == 2 else "paper"


def hand(view: View, pen: Pen) -> Block:
    held = [held_card(card, pen) for card in view["hand"] or []]
    return flow(held, pen.width) if held else plain("")


def held_card(card: str, pen: Pen) -> Block:
    if len(card) == 2:
        paint = COLOUR_OF[card[0]]
        return raised([*tile([card[1:]], paint, card), *tile([card[0]], f"{paint}-deep", card)], paint)
    return raised(tile([pen.say(Words("card-special", {"kind": card})), card], "paper", card), "paper")


def piece(card: str, pen: Pen) -> Block:
    said = card if len(card) == 2 else pen.say(Words("card-special", {"kind": card}))
    return raised(tile([said], paint_of(card)), paint_of(card))


def pieces(move: str) -> tuple[str, ...]:
    if laid := laid_card(move):
        return (laid[0] + ("^" if move.endswith("^") else ""),)
    word, *rest = move.split(" ")
    if word == "discard":
        return (rest[0], "discard")
    if word.startswith("steal"):
        return (word, rest[0] if rest[0].endswith("^") else f"seat {rest[0]}")
    if word.startswith("chip"):
        return (word, f"{rest[0]} {rest[1]}")
    return () if word in ("end", "allow") else (word,)
