"""Canvas: shows a drawing, marks its pieces, and tells which one was clicked."""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass, field

from rich.segment import Segment
from textual.events import Click
from textual.geometry import Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from noripan.terminal.drawing import Block, TextLine, cells, width_of
from noripan.tui.palette import style_of


@dataclass(frozen=True)
class Marks:
    """What can be picked, what is, where the arrow keys point, and how the other pieces look."""

    able: Set[str] = field(default_factory=frozenset)
    picked: tuple[str, ...] = ()
    pointed: str | None = None
    others: str = ""

    def of(self, piece: str | None) -> str:
        if piece is None:
            return ""
        if piece == self.pointed:
            return "pointed"
        if piece in self.picked:
            return "picked"
        return "able" if piece in self.able else self.others


class Canvas(ScrollView, can_focus=False):
    class Clicked(Message):
        def __init__(self, piece: str) -> None:
            super().__init__()
            self.piece = piece

    def __init__(self, name: str) -> None:
        super().__init__(id=name)
        self.block: Block = []
        self.marks = Marks()

    def show(self, block: Block, marks: Marks) -> None:
        changed = changed_piece(self.block, block)
        self.block, self.marks = block, marks
        self.virtual_size = Size(max((width_of(line) for line in block), default=0), len(block))
        if changed is not None:
            self.bring_into_sight(changed)
        self.refresh()

    def pan(self, columns: int, lines: int) -> None:
        self.scroll_relative(columns, lines, animate=False, force=True)

    def render_line(self, y: int) -> Strip:
        left, top = self.scroll_offset
        row = y + top
        line = self.block[row] if row < len(self.block) else []
        strip = Strip(self.painted(line)).crop(left, left + self.size.width)
        return strip.adjust_cell_length(self.size.width).apply_style(self.rich_style)

    def painted(self, line: TextLine) -> list[Segment]:
        dark = self.app.current_theme.dark
        return [Segment(run.text, style_of(run.paint, self.marks.of(run.piece), dark)) for run in line]

    def piece_at(self, x: int, y: int) -> str | None:
        for run in self.block[y] if 0 <= y < len(self.block) else []:
            x -= cells(run.text)
            if x < 0:
                return run.piece
        return None

    def place_of(self, piece: str) -> Region | None:
        """Where a piece begins in the drawing."""
        for y, line in enumerate(self.block):
            x = 0
            for run in line:
                if run.piece == piece:
                    return Region(x, y, cells(run.text), 1)
                x += cells(run.text)
        return None

    def bring_into_sight(self, piece: str) -> None:
        place = self.place_of(piece)
        if place is not None:
            self.scroll_to_region(place, animate=False, force=True)

    def on_click(self, event: Click) -> None:
        left, top = self.scroll_offset
        piece = self.piece_at(event.x + left, event.y + top)
        if piece is not None:
            self.post_message(self.Clicked(piece))


def changed_piece(before: Block, after: Block) -> str | None:
    """The last piece that looks different now, if the drawing is of the same table as before."""
    old, new = faces(before), faces(after)
    changed = [piece for piece, face in new.items() if old.get(piece, face) != face]
    return changed[-1] if changed else None


def faces(block: Block) -> dict[str, str]:
    """What is written on each piece."""
    found: dict[str, str] = {}
    for line in block:
        for run in line:
            if run.piece is not None:
                found[run.piece] = found.get(run.piece, "") + run.text.strip()
    return found
