"""The list of legal moves, narrowed by what is typed and picked, and the choosing itself without any drawing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from rich.segment import Segment
from rich.style import Style
from textual.events import Click
from textual.geometry import Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from noripan.core.drawing import cells, cut, pad
from noripan.terminal.tui.palette import DAY, NIGHT

WIDEST = 14  # columns for a move's notation


@dataclass
class Choosing:
    """Which of the legal moves are still meant."""

    moves: list[str] = field(default_factory=list)
    words: Callable[[str], str] = str
    pieces: Callable[[str], tuple[str, ...]] = lambda move: ()
    typed: str = ""
    picked: tuple[str, ...] = ()
    pointed: str | None = None

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
        self.typed, self.picked, self.pointed = "", (), None

    def best(self) -> str | None:
        """The move that would be played now: the first that also takes up what the arrow keys point at."""
        meant = self.meant()
        if self.pointed is not None and self.pointed not in self.picked:
            wanted = {*self.picked, self.pointed}
            with_it = [move for move in meant if wanted <= set(self.pieces(move))]
            return min(with_it, key=lambda move: len(self.pieces(move)), default=meant[0] if meant else None)
        return meant[0] if meant else None


class MoveList(ScrollView, can_focus=False):
    class Chosen(Message):
        def __init__(self, move: str) -> None:
            super().__init__()
            self.move = move

    def __init__(self, name: str) -> None:
        super().__init__(id=name)
        self.moves: list[str] = []
        self.words: Callable[[str], str] = str
        self.at = 0

    def show(self, moves: list[str], words: Callable[[str], str], at: str | None) -> None:
        self.moves, self.words = moves, words
        self.at = moves.index(at) if at in moves else 0
        self.virtual_size = Size(self.size.width, len(moves))
        self.scroll_to_region(Region(0, self.at, 1, 1), animate=False, force=True)
        self.refresh()

    def step(self, by: int) -> str | None:
        """The move that many lines farther down or up."""
        if not self.moves:
            return None
        self.at = max(0, min(len(self.moves) - 1, self.at + by))
        return self.moves[self.at]

    def render_line(self, y: int) -> Strip:
        row, width = y + self.scroll_offset.y, self.size.width
        if row >= len(self.moves):
            return Strip.blank(width, self.rich_style)
        cloth = NIGHT if self.app.current_theme.dark else DAY
        move = self.moves[row]
        notation = min(max(cells(one) for one in self.moves) + 2, WIDEST)
        text = pad(f" {move}", notation)
        ground = Style(color=cloth["cloth"], bgcolor=cloth["ink"]) if row == self.at else Style(color=cloth["soft"])
        bold = Style(bold=True) if row == self.at else Style(color=cloth["ink"], bold=True)
        words = pad(cut(f" {self.words(move)}", max(0, width - notation)), max(0, width - notation))
        return Strip([Segment(text, ground + bold), Segment(words, ground)]).apply_style(self.rich_style)

    def on_click(self, event: Click) -> None:
        row = event.y + self.scroll_offset.y
        if row < len(self.moves):
            self.post_message(self.Chosen(self.moves[row]))
