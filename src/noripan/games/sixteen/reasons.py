"""What speaks for a SixTeen move, in words. Only the rows, the removed tiles and the own hand are looked at."""

from __future__ import annotations

from typing import NamedTuple

from noripan.core.events import Words
from noripan.games.sixteen.codes import (
    COLOURS,
    DECLINE,
    END,
    END_BIT,
    LAY,
    LETTERS,
    NUMBER_SET,
    PASS,
    RESTART,
    SCISSORS,
    SIXTEEN_POINTS,
    SLOTS,
    TILE_SET,
)
from noripan.games.sixteen.notation import take_apart, tile_texts
from noripan.games.sixteen.rules import Sixteen

LONG_RUN = 3


class ColourSets(NamedTuple):
    """One colour as the seat to move sees it, as sets of tiles."""

    fitting: int  # what its row takes now
    own: int
    unseen: int  # behind other screens, or out of the game unseen


def reason(state: Sixteen, move: int) -> Words | None:
    kind, colour, tiles, count = take_apart(move)
    if kind == PASS:
        return Words("reason-keeps-special" if specials(state) else "reason-nothing-fits", {})
    if kind == DECLINE:
        cut = look(state, state.cut_row)
        return None if cut.fitting & cut.own else Words("reason-nothing-fits", {})
    if state.held[state.to_move] == (tiles.bit_count() if kind == LAY else 1):
        return Words("reason-goes-out", {})
    if kind == LAY:
        return reason_to_lay(look(state, colour), colour, tiles)
    return reason_to_cut(state, colour, 1 if kind == SCISSORS else count)


def look(state: Sixteen, colour: int) -> ColourSets:
    row = state.rows[colour * SLOTS : colour * SLOTS + state.height[colour]]
    own = state.hands[state.to_move * COLOURS + colour]
    seen = own | state.removed[colour] | sum({1 << tile for tile in row})
    return ColourSets(fitting_on(row[-1]), own, TILE_SET & ~seen)


def fitting_on(last: int) -> int:
    """What fits a row that ends with this tile (SX-11, SX-14, SX-15)."""
    return 0 if last == END else TILE_SET if last == RESTART else TILE_SET & -(2 << last)


def points(tiles: int) -> int:
    return sum(min(tile, SIXTEEN_POINTS) for tile in range(2, RESTART + 1) if tiles >> tile & 1)


def specials(state: Sixteen) -> int:
    return state.scissors[state.to_move] + state.bins[state.to_move]


def reason_to_lay(seen: ColourSets, colour: int, tiles: int) -> Words | None:
    fits = fitting_on(tiles.bit_length() - 1)
    left = seen.own & ~tiles
    stuck, shut_out = points(left & seen.fitting & ~fits), points(seen.unseen & seen.fitting & ~fits)
    freed = left & fits & ~seen.fitting
    about = {"colour": LETTERS[colour], "points": points(tiles)}
    if freed:
        return Words("reason-frees", {"cards": tile_texts(colour, freed)})
    if tiles & END_BIT and shut_out > stuck:
        return Words("reason-closes", {**about, "points": shut_out})
    if tiles.bit_count() > 1 and points(tiles) > stuck:
        return Words("reason-group", {**about, "count": tiles.bit_count()})
    if stuck == 0 and (run := longest_run(left & fits)).bit_count() >= LONG_RUN:
        return Words("reason-keeps-run", {"cards": tile_texts(colour, run)})
    if stuck == 0 and shut_out:
        return Words("reason-skips-others", {**about, "points": shut_out})
    if stuck == 0:
        return Words("reason-skips-nothing", {})
    return Words("reason-heavy", about) if points(tiles) > stuck else None


def longest_run(tiles: int) -> int:
    """The longest of the runs without a gap in a set of numbers, the lowest of equals."""
    best = 0
    for low in range(2, END):
        run, tile = 0, 1 << low
        while tile & tiles & NUMBER_SET:
            run, tile = run | tile, tile << 1
        if run.bit_count() > best.bit_count():
            best = run
    return best


def reason_to_cut(state: Sixteen, colour: int, count: int) -> Words:
    """A special counts 20 at the end; better still if it lets own tiles fit again."""
    seen = look(state, colour)
    freed = seen.own & ~seen.fitting & fitting_on(state.rows[colour * SLOTS + state.height[colour] - 1 - count])
    if freed:
        return Words("reason-frees", {"cards": tile_texts(colour, freed)})
    return Words("reason-spends-special", {})
