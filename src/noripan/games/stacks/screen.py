"""Sequence Stacks drawn with characters: open piles as ladders from 1 to 5, chips, discard piles and the own hand."""

from __future__ import annotations

import re

from noripan.core.drawing import COLOUR_OF, Block, Drawing, Line, Pen, Run, fitted, flow, pad, plain, raised, tile, wrapped
from noripan.core.facts import Words
from noripan.core.game import View
from noripan.games.stacks.notation import COLOURS

NAME = 16  # columns
STEPS = 5
LATEST = 7  # cards of a discard pile that are shown
LAYING = re.compile(r"([rb](?:[1-5]|W))(?:=[1-5])?(\^?)")


def draw(view: View, pen: Pen) -> Drawing:
    stock = pen.say(Words("board-stock", {"count": view["pile_count"], "aside": len(view["aside"])}))
    ladders = [ladder(colour, pile) for colour in COLOURS for pile in (view["piles"][colour] or [[]])]
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
    laid = [Run(f" {card[1:]} ", paint if number % 2 else f"{paint}-deep") for number, card in enumerate(pile)]
    wanted = [
        Run(f"┆{step}┆" if step == len(pile) + 1 else f" {step} ", "thread") for step in range(len(pile) + 1, STEPS + 1)
    ]
    return [
        [Run(f" {colour} ", f"{paint}-deep"), Run(" "), *laid, *wanted],
        [Run("▀▀▀", f"{paint}-edge"), Run(" "), Run("▀▀▀" * len(pile), f"{paint}-edge"), Run("   " * len(wanted))],
    ]


def seat_block(view: View, pen: Pen, seat: int) -> Block:
    mine = view["you"] == seat
    name = [Run(run.text, run.paint, None if mine else f"seat {seat}") for run in pen.turn_and_name(view, seat, NAME)]
    count = Run(" " + pad(pen.say(Words("screen-cards", {"count": view["counts"][seat]})), 10), "soft")
    lines = [fitted([*name, *chips(view, seat), count, *discards(view, pen, seat)], pen.width)]
    if view["known"][seat] and not mine:
        lines += wrapped(pen.say(Words("board-known", {"known": " ".join(view["known"][seat])})), pen.width, "faint")
    return lines


def chips(view: View, seat: int) -> Line:
    runs: Line = []
    for colour in COLOURS:
        paint, count = COLOUR_OF[colour], view["chips"][seat][colour]
        runs += [Run(f" {colour}●{count} ", paint if count else "faint", f"{seat} {colour}")]
    return runs


def discards(view: View, pen: Pen, seat: int) -> Line:
    """The latest cards of a discard pile from its top, which alone can be used."""
    pile, mine = view["discards"][seat], view["you"] == seat
    label = Run(pen.say(Words("screen-discards", {})) + " ", "soft", "discard" if mine else None)
    if not pile:
        return [label, Run("–", "faint")]
    top = Run(f" {pile[-1]} ", paint_of(pile[-1]), f"{pile[-1]}^" if mine else f"{seat}^")
    below = " ".join(reversed(pile[-LATEST:-1])) + (" …" if len(pile) > LATEST else "")
    return [label, top, Run(f" {below}", "faint")]


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


def pieces(move: str) -> tuple[str, ...]:
    if found := LAYING.fullmatch(move):
        return (found[1] + found[2],)
    word, *rest = move.split(" ")
    if word == "discard":
        return (rest[0], "discard")
    if word.startswith("steal"):
        return (word, rest[0] if rest[0].endswith("^") else f"seat {rest[0]}")
    if word.startswith("chip"):
        return (word, f"{rest[0]} {rest[1]}")
    return () if word in ("end", "allow") else (word,)


def words(view: View, move: str) -> Words:
    word, *rest = move.split(" ")
    source = "discard" if word.endswith("^") else "hand"
    if found := LAYING.fullmatch(move):
        number = int(move.partition("=")[2].rstrip("^") or found[1][1:])
        data = {"card": found[1], "number": number, "source": source}
        return Words("move-lay-wild" if found[1][1:] == "W" else "move-lay", data)
    if word.startswith("steal"):
        said = {"from_seat": int(rest[0][0]), "source": source}
        return Words("move-steal-top" if rest[0].endswith("^") else "move-steal", said)
    if word.startswith("chip"):
        return Words("move-chip", {"from_seat": int(rest[0]), "colour": rest[1], "source": source})
    if word.startswith(("jump", "reverse")):
        return Words("move-jump" if word.startswith("jump") else "move-reverse", {"source": source})
    if word == "discard":
        return Words("move-discard", {"card": rest[0]})
    if word == "end":
        return Words("move-end", {})
    asked = {"from_seat": view["turn"], "colour": view["window_colour"]}
    return Words("move-hold" if word == "hold" else "move-allow", asked)
