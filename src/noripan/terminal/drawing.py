"""Drawings: a view as lines of painted text. Which colours the paints have, and what is picked, is the terminal's business.

Paints of pieces are red, yellow, green, blue, purple, paper, day and night, each also with `-deep` (its darker weave) and
`-edge` (its thickness, on the cloth). Paints of ink are ink, bold, soft, faint, knot and thread.
"""

from __future__ import annotations

import importlib
import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol, cast

from noripan.core.events import Words
from noripan.core.game import Game, View
from noripan.core.texts import Texts

COLOUR_OF = {"R": "red", "Y": "yellow", "G": "green", "B": "blue", "P": "purple", "r": "red", "b": "blue"}
KNOT = "❖"  # marks the turn


class Span(NamedTuple):
    """Text in one paint; `piece` names what can be picked there, in the words of the moves."""

    text: str
    paint: str = "ink"
    piece: str | None = None


TextLine = list[Span]
Block = list[TextLine]  # lines of one width


@dataclass(frozen=True)
class Drawing:
    head: str  # how far the match is
    table: Block
    hand: Block  # empty for spectators


@dataclass(frozen=True)
class Pen:
    """What a drawing is made with: the room there is, and words in the reader's language."""

    width: int
    height: int  # of the table and the hand together
    say: Callable[[Words], str]
    seat: Callable[[int], str]

    def turn_and_name(self, view: View, seat: int, width: int) -> TextLine:
        """A seat's name, after a knot if it is its turn."""
        mark = Span(KNOT if view["to_move"] == seat else " ", "knot")
        return [mark, Span(" " + pad(self.seat(seat), width - 2), "bold" if seat == view["you"] else "ink")]


class Screen(Protocol):
    """A game's module that draws: `Game.screen` names it."""

    def draw(self, view: View, pen: Pen) -> Drawing: ...

    def pieces(self, move: str) -> tuple[str, ...]:
        """The pieces of the drawing that a move takes up or goes to."""

    def piece(self, card: str, pen: Pen) -> Block:
        """One card by itself, as the pictures of the rules show it."""


def cells(text: str) -> int:
    """How many columns a text fills in a terminal: Korean letters fill two."""
    return sum(cell(letter) for letter in text)


def cell(letter: str) -> int:
    if unicodedata.combining(letter):
        return 0
    return 2 if unicodedata.east_asian_width(letter) in "WF" else 1


def cut(text: str, width: int) -> str:
    """As much of the text as fits, with … where it ends early."""
    if cells(text) <= width:
        return text
    while text and cells(text) > width - 1:
        text = text[:-1]
    return text + "…" if width > 0 else ""


def pad(text: str, width: int) -> str:
    """The text in exactly this many columns."""
    text = cut(text, width)
    return text + " " * (width - cells(text))


def centred(text: str, width: int) -> str:
    left = (width - cells(text)) // 2
    return pad(" " * left + text, width)


def width_of(line: TextLine) -> int:
    return sum(cells(run.text) for run in line)


def padded(line: TextLine, width: int) -> TextLine:
    missing = width - width_of(line)
    return [*line, Span(" " * missing)] if missing > 0 else line


def fitted(line: TextLine, width: int) -> TextLine:
    """As much of the line as fits."""
    runs: TextLine = []
    for run in line:
        room = width - width_of(runs)
        if room > 0:
            runs.append(run._replace(text=cut(run.text, room)))
    return runs


def plain(text: str, paint: str = "ink") -> Block:
    return [[Span(text, paint)]]


def tile(texts: Sequence[str], paint: str, piece: str | None = None) -> Block:
    """A flat piece with these lines on it."""
    width = max(cells(text) for text in texts) + 2
    return [[Span(centred(text, width), paint, piece)] for text in texts]


def raised(block: Block, paint: str) -> Block:
    """The same piece with an edge beneath: what is thick can be taken."""
    return [*block, [Span("▀" * width_of(block[-1]), f"{paint}-edge", block[-1][0].piece)]]


def beside(blocks: Sequence[Block], gap: int = 1) -> Block:
    """Blocks from left to right, all beginning at the top."""
    height = max((len(block) for block in blocks), default=0)
    lines: Block = [[] for _ in range(height)]
    for number, block in enumerate(blocks):
        width = max((width_of(line) for line in block), default=0)
        for row in range(height):
            if number:
                lines[row].append(Span(" " * gap))
            lines[row] += padded(block[row] if row < len(block) else [], width)
    return lines


def flow(blocks: Sequence[Block], width: int, gap: int = 1) -> Block:
    """Blocks like words of a text: from left to right, then in the next row."""
    rows: list[list[Block]] = [[]]
    used = 0
    for block in blocks:
        wide = max(width_of(line) for line in block)
        if rows[-1] and used + gap + wide > width:
            rows.append([])
            used = 0
        used += wide + (gap if rows[-1] else 0)
        rows[-1].append(block)
    return [line for row in rows for line in beside(row, gap)]


def wrapped(text: str, width: int, paint: str = "ink") -> Block:
    """A text in as many lines as it needs."""
    return flow([plain(word, paint) for word in text.split()], width) if text.split() else []


def pieces_in(drawing: Drawing) -> list[str]:
    """Everything that can be picked, first in the hand, then on the table, in reading order, each once."""
    found = [run.piece for part in (drawing.hand, drawing.table) for line in part for run in line if run.piece is not None]
    return list(dict.fromkeys(found))


class InWords:
    """Draws any game from its board in words."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def draw(self, view: View, pen: Pen) -> Drawing:
        lines: Block = []
        for words in self.game.board(view):
            lines += wrapped(pen.say(words), pen.width) or [[]]
        held = [raised(tile([card], "paper", card), "paper") for card in view.get("hand") or []]
        return Drawing("", lines, flow(held, pen.width) if held else [])

    def pieces(self, move: str) -> tuple[str, ...]:
        return ()

    def piece(self, card: str, pen: Pen) -> Block:
        return tile([card], "paper")


def screen_of(game: Game[Any]) -> Screen:
    return InWords(game) if game.screen is None else cast(Screen, importlib.import_module(game.screen))


def pen(game: Game[Any], texts: Texts, width: int, height: int) -> Pen:
    return Pen(width, height, lambda words: texts.words(game, words), texts.seat)
