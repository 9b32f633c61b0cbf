"""The list of legal moves, narrowed by what is typed and picked, and the choosing itself without any drawing."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field

from rich.segment import Segment
from rich.style import Style
from textual.events import Click
from textual.geometry import Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from noripan.terminal.drawing import cells, flow, pad, plain
from noripan.tui.palette import DAY, NIGHT

WIDEST = 14  # columns for a move's notation
ROOMY = 34  # columns from which on the notation is listed beside the words
BREAKS = re.compile(r" (?!-?\d)")  # a number stays with what it belongs to
INDENT = 3  # of the second line of a move's words


@dataclass
class Choosing:
    """Which of the legal moves are still meant."""

    moves: list[str] = field(default_factory=list)
    words: Callable[[str], str] = str
    pieces: Callable[[str], tuple[str, ...]] = lambda move: ()
    typed: str = ""
    picked: tuple[str, ...] = ()
    pointed: str | None = None
    chosen: str | None = None  # in the list of moves

    def meant(self) -> list[str]:
        """Those that fit what is typed and picked; the ones that take up nothing more come first."""
        fitting = [move for move in self.moves if self.fits(move, self.picked)]
        typed = self.typed.casefold()
        return sorted(fitting, key=lambda move: (not move.casefold().startswith(typed), self.more(move)))

    def fits(self, move: str, picked: tuple[str, ...]) -> bool:
        if not set(picked) <= set(self.pieces(move)):
            return False
        said = self.typed.casefold().split()
        return not said or all(word in f"{move} {self.words(move)}".casefold() for word in said)

    def more(self, move: str) -> int:
        """How many pieces a move takes up beyond the picked ones, if anything is picked."""
        return len(self.pieces(move)) - len(self.picked) if self.picked else 0

    def able(self) -> set[str]:
        """The pieces that some move takes up together with the picked ones."""
        return {piece for move in self.moves if self.fits(move, self.picked) for piece in self.pieces(move)}

    def pick(self, piece: str) -> bool:
        """Take a piece up, or put it back; False if no move takes it up with the others."""
        self.chosen = None
        if piece in self.picked:
            self.picked = tuple(one for one in self.picked if one != piece)
            return True
        if any(self.fits(move, (*self.picked, piece)) for move in self.moves):
            self.picked = (*self.picked, piece)
            return True
        if any(self.fits(move, (piece,)) for move in self.moves):
            self.picked = (piece,)  # somebody changed their mind
            return True
        return False

    def clear(self) -> None:
        self.typed, self.picked, self.pointed, self.chosen = "", (), None, None

    def best(self) -> str | None:
        """The move that Enter would play: none until one is chosen, typed, picked or pointed at, or there is only one."""
        meant = self.meant()
        if self.chosen in meant:
            return self.chosen
        if self.pointed is not None and self.pointed not in self.picked:
            wanted = {*self.picked, self.pointed}
            with_it = [move for move in meant if wanted <= set(self.pieces(move))]
            return min(with_it, key=lambda move: len(self.pieces(move)), default=None)
        is_chosen = bool(self.typed.strip() or self.picked or len(self.moves) == 1)
        return meant[0] if meant and is_chosen else None


class MoveList(ScrollView, can_focus=False):
    class Chosen(Message):
        def __init__(self, move: str) -> None:
            super().__init__()
            self.move = move

    def __init__(self, name: str) -> None:
        super().__init__(id=name)
        self.moves: list[str] = []
        self.words: Callable[[str], str] = str
        self.at: int | None = None  # the chosen move
        self.longest_notation = 0
        self.lines: list[tuple[int, str]] = []  # a move's number, and a line of its words
        self.width = 0  # that they were wrapped for

    def show(self, moves: list[str], words: Callable[[str], str], at: str | None) -> None:
        if moves != self.moves:
            self.longest_notation = max(map(cells, moves), default=0)
        self.moves, self.words = moves, words
        self.at = moves.index(at) if at in moves else None
        self.wrap()
        self.bring_into_sight()
        self.refresh()

    def on_resize(self) -> None:
        self.wrap()
        self.bring_into_sight()

    def wrap(self) -> None:
        """Every move in as many lines as its words need."""
        self.width = self.size.width - self.styles.scrollbar_size_vertical
        room = max(1, self.width - self.notation_width - INDENT)
        self.lines = [(number, line) for number, move in enumerate(self.moves) for line in in_lines(self.words(move), room)]
        self.virtual_size = Size(self.size.width, len(self.lines))

    def bring_into_sight(self) -> None:
        rows = [row for row, (number, _) in enumerate(self.lines) if number == (self.at or 0)]
        if rows:
            self.scroll_to_region(Region(0, rows[0], 1, len(rows)), animate=False, force=True)

    def step(self, by: int) -> str | None:
        """The move that many lines farther down or up."""
        if not self.moves:
            return None
        start = self.at if self.at is not None else -1 if by > 0 else len(self.moves)
        self.at = max(0, min(len(self.moves) - 1, start + by))
        return self.moves[self.at]

    def render_line(self, y: int) -> Strip:
        row = y + self.scroll_offset.y
        if row >= len(self.lines):
            return Strip.blank(self.size.width, self.rich_style)
        cloth = NIGHT if self.app.current_theme.dark else DAY
        number, words = self.lines[row]
        begins = row == 0 or self.lines[row - 1][0] != number
        notation = pad(f" {self.moves[number]}" if begins else "", self.notation_width)
        ground = Style(color=cloth["cloth"], bgcolor=cloth["ink"]) if number == self.at else Style(color=cloth["soft"])
        bold = Style(bold=True) if number == self.at else Style(color=cloth["ink"], bold=True)
        indent = " " if begins else " " * INDENT
        strip = Strip([Segment(notation, ground + bold), Segment(f"{indent}{words}", ground)])
        return strip.adjust_cell_length(self.size.width, ground).apply_style(self.rich_style)

    @property
    def notation_width(self) -> int:
        """Columns for the notation; none where the list is narrow and the words need the room."""
        return 0 if self.width < ROOMY else min(self.longest_notation + 2, WIDEST)

    def on_click(self, event: Click) -> None:
        row = event.y + self.scroll_offset.y
        if row < len(self.lines):
            self.post_message(self.Chosen(self.moves[self.lines[row][0]]))


def in_lines(words: str, room: int) -> list[str]:
    return ["".join(run.text for run in line) for line in flow([plain(part) for part in BREAKS.split(words)], room)]
