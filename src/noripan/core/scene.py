"""Scene: a position as a few groups of pieces, and what is in the box. Pictures of the rules are drawn from both."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from noripan.core.events import Words


class ScenePart(NamedTuple):
    """Pieces that lie together."""

    name: str  # by which examples ask for it
    label: Words
    cards: tuple[str, ...]
    layout: str = "row"  # or "pile", whose first card lies on top, or "grid"
    places: tuple[tuple[int, int], ...] = ()  # of a grid's cards: column and row
    captions: tuple[Words, ...] = ()  # one for each card
    tokens: tuple[str, ...] = ()  # paints of chips or the like that lie there
    note: Words | None = None  # what counts about it, such as a sum

    def as_data(self) -> dict[str, Any]:
        return self._asdict()


def hand_part(seat: int, cards: Sequence[str]) -> ScenePart:
    return ScenePart("hand", Words("part-hand", {"seat": seat}), tuple(cards))


class BoxRow(NamedTuple):
    """Kinds of pieces that are shown side by side."""

    label: Words
    cards: tuple[str, ...]


class Box(NamedTuple):
    about: Words  # gets the number of all pieces as `count`
    rows: tuple[BoxRow, ...]


class Kind(NamedTuple):
    """A kind of piece and how often it is there: with all players, and where fewer play and that changes it."""

    card: str
    copies: int
    fewer: dict[int, int]  # players -> copies


class BoxShelf(NamedTuple):
    label: Words
    kinds: tuple[Kind, ...]
    players: int  # the fewest with whom any of them is used
