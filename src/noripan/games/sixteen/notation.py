"""SixTeen's tiles and moves as text, and back."""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

from noripan.core.cards import namer
from noripan.core.errors import IllegalMove, UnreadableMove
from noripan.core.facts import Words
from noripan.games.sixteen.rules import Sixteen

COLOURS = "RYGBP"
FACES = [str(number) for number in range(1, 16)] + ["E", "R"]  # of the tiles 1..17
TILES = [colour + face for colour in COLOURS for face in FACES] + ["scissors", "scissors", "bin"]
NUMBER_OF = {text: number for number, text in reversed(list(enumerate(TILES)))}
ROWS = [["", *(colour + face for face in FACES)] for colour in COLOURS]  # [colour][tile]
NAMERS = [namer(row) for row in ROWS]

LAY, PASS, SCISSORS, BIN, DECLINE = range(5)
PLAIN = {"pass": PASS << 21, "end": DECLINE << 21}
LAYING = re.compile(r"([RYGBP])(1[0-5]|[1-9]|E|R)(?:-(1[0-5]|[1-9]|E|R))?")
CUTTING = re.compile(r"scissors ([RYGBP])")
BINNING = re.compile(r"bin ([RYGBP]) ([1-9]|1[0-9])")


class Action(NamedTuple):
    """A move taken apart."""

    kind: int
    colour: int
    tiles: int  # laid, as a bit set
    gone: int  # how many tiles are removed


def take_apart(move: int) -> Action:
    kind = move >> 21
    return Action(kind, move >> 18 & 7, move & 0x3FFFF if kind == LAY else 0, move & 31 if kind == BIN else 1)


def tile_texts(colour: int, tiles: int) -> list[str]:
    """The tiles of a bit set, lowest first."""
    return NAMERS[colour](tiles)


def all_texts(tiles: list[int]) -> list[str]:
    """The tiles of five bit sets, one for each colour."""
    found: list[str] = []
    for colour, some in enumerate(tiles):
        if some:
            found += NAMERS[colour](some)
    return found


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
        return f"scissors {COLOURS[colour]}"
    if kind == BIN:
        return f"bin {COLOURS[colour]} {count}"
    laid = tile_texts(colour, tiles)
    return laid[0] if len(laid) == 1 else f"{laid[0]}-{laid[-1][1:]}"


def read_move(state: Sixteen, text: str) -> int:
    text = " ".join(text.split())
    if text in PLAIN:
        return PLAIN[text]
    if found := CUTTING.fullmatch(text):
        return SCISSORS << 21 | COLOURS.index(found[1]) << 18
    if found := BINNING.fullmatch(text):
        return BIN << 21 | COLOURS.index(found[1]) << 18 | int(found[2])
    if found := LAYING.fullmatch(text):
        return COLOURS.index(found[1]) << 18 | read_tiles(found[2], found[3])
    raise UnreadableMove("unreadable", text=text[:40])


def read_tiles(first: str, last: str | None) -> int:
    """A single, or a group from first to last (SX-12, SX-13)."""
    low = FACES.index(first) + 1
    if last is None:
        return 1 << low
    high = FACES.index(last) + 1
    run = min(high, 16)
    if low >= run:
        raise IllegalMove("bad_group", first=first, last=last)
    return sum(1 << tile for tile in range(low, run)) | 1 << high


def card_words(text: str) -> Words:
    if text in ("scissors", "bin"):
        return Words(f"card-{text}", {})
    return Words("card-tile", {"colour": text[0], "face": text[1:]})
