"""SixTeen's tiles and moves as text, and back."""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

from noripan.core.cards import bitset_names
from noripan.core.errors import IllegalMove, UnreadableMove
from noripan.core.events import Words
from noripan.games.sixteen.codes import (
    BIN,
    COLOUR_MASK,
    COLOUR_SHIFT,
    DECLINE,
    END,
    KIND_SHIFT,
    LAID_MASK,
    LAY,
    LETTERS,
    PASS,
    REMOVED_MASK,
    SCISSORS,
)
from noripan.games.sixteen.rules import Sixteen

FACES = [str(number) for number in range(1, END)] + ["E", "R"]  # of the tiles 1..17
TILE_TEXTS = [colour + face for colour in LETTERS for face in FACES] + ["scissors", "scissors", "bin"]
NUMBER_OF = {text: number for number, text in reversed(list(enumerate(TILE_TEXTS)))}
ROWS = [["", *(colour + face for face in FACES)] for colour in LETTERS]  # [colour][tile]
NAMES_OF = [bitset_names(row) for row in ROWS]

PLAIN = {"pass": PASS << KIND_SHIFT, "end": DECLINE << KIND_SHIFT}
LAYING = re.compile(r"([RYGBP])(1[0-5]|[1-9]|E|R)(?:-(1[0-5]|[1-9]|E|R))?")
CUTTING = re.compile(r"scissors ([RYGBP])")
BINNING = re.compile(r"bin ([RYGBP]) ([1-9]|1[0-9])")


class MoveParts(NamedTuple):
    """A move taken apart."""

    kind: int
    colour: int
    tiles: int  # laid, as a bit set
    gone: int  # how many tiles are removed


def take_apart(move: int) -> MoveParts:
    kind = move >> KIND_SHIFT
    colour = move >> COLOUR_SHIFT & COLOUR_MASK
    return MoveParts(kind, colour, move & LAID_MASK if kind == LAY else 0, move & REMOVED_MASK if kind == BIN else 1)


def tile_texts(colour: int, tiles: int) -> list[str]:
    """The tiles of a bit set, lowest first."""
    return NAMES_OF[colour](tiles)


def all_texts(tiles: list[int]) -> list[str]:
    """The tiles of five bit sets, one for each colour."""
    found: list[str] = []
    for colour, some in enumerate(tiles):
        if some:
            found += NAMES_OF[colour](some)
    return found


def laid_texts(text: str) -> list[str]:
    """The tiles that a move in notation lays; none if it is no laying."""
    found = LAYING.fullmatch(text)
    return tile_texts(LETTERS.index(found[1]), read_tiles(found[2], found[3])) if found else []


def write_move(state: Sixteen, move: int) -> str:
    return move_text(move)


@cache
def move_text(move: int) -> str:
    kind, colour, tiles, count = take_apart(move)
    if kind == PASS:
        return "pass"
    if kind == DECLINE:
        return "end"
    if kind == SCISSORS:
        return f"scissors {LETTERS[colour]}"
    if kind == BIN:
        return f"bin {LETTERS[colour]} {count}"
    laid = tile_texts(colour, tiles)
    return laid[0] if len(laid) == 1 else f"{laid[0]}-{laid[-1][1:]}"


def read_move(state: Sixteen, text: str) -> int:
    text = " ".join(text.split())
    if text in PLAIN:
        return PLAIN[text]
    if found := CUTTING.fullmatch(text):
        return SCISSORS << KIND_SHIFT | LETTERS.index(found[1]) << COLOUR_SHIFT
    if found := BINNING.fullmatch(text):
        return BIN << KIND_SHIFT | LETTERS.index(found[1]) << COLOUR_SHIFT | int(found[2])
    if found := LAYING.fullmatch(text):
        return LETTERS.index(found[1]) << COLOUR_SHIFT | read_tiles(found[2], found[3])
    raise UnreadableMove("unreadable", text=text[:40])


def read_tiles(first: str, last: str | None) -> int:
    """A single, or a group from first to last (SX-12, SX-13)."""
    low = FACES.index(first) + 1
    if last is None:
        return 1 << low
    high = FACES.index(last) + 1
    run = min(high, END)
    if low >= run:
        raise IllegalMove("bad_group", first=first, last=last)
    return sum(1 << tile for tile in range(low, run)) | 1 << high


def card_words(text: str) -> Words:
    if text in ("scissors", "bin"):
        return Words(f"card-{text}", {})
    return Words("card-tile", {"colour": text[0], "face": text[1:]})
