"""Why a move of IOTA is refused."""

from __future__ import annotations

from noripan.core.errors import IllegalMove
from noripan.games.iota.codes import END, KEEP, LAY, LOT, PASS, SWAP, TRADE
from noripan.games.iota.lines import STEPS, CardLine, GridCells, Spot, run_through
from noripan.games.iota.notation import TEXTS, coordinates, hand, take_apart
from noripan.games.iota.rules import Iota
from noripan.games.iota.view import laid


def why_not(state: Iota, move: int) -> IllegalMove:
    kind, number, place, _ = take_apart(move)
    card, spot = TEXTS[number] if kind in (LAY, SWAP) else "", coordinates(place)
    if kind in (SWAP, KEEP) and not state.asking:
        return IllegalMove("not_asked")
    if kind not in (SWAP, KEEP) and state.asking:
        return IllegalMove("swap_or_keep")
    if kind == END:
        return IllegalMove("nothing_laid")
    if kind in (PASS, TRADE):
        return IllegalMove("already_laid") if state.fresh else IllegalMove("pile_is_empty")
    if card not in hand(state, state.to_move):
        return IllegalMove("not_held", card=card)
    table = {(x, y): text for text, x, y in laid(state)}
    return why_not_swap(table, card, spot) if kind == SWAP else why_not_lay(state, table, card, spot)


def why_not_swap(table: GridCells, card: str, spot: Spot) -> IllegalMove:
    if table.get(spot) != "W":
        return IllegalMove("no_wild_there", x=spot[0], y=spot[1])
    if card == "W":
        return IllegalMove("wild_for_wild")
    return IllegalMove("not_that_wild", card=card, x=spot[0], y=spot[1])


def why_not_lay(state: Iota, table: GridCells, card: str, spot: Spot) -> IllegalMove:
    x, y = spot
    if spot in table:
        return IllegalMove("occupied", x=x, y=y, there_card=table[spot])
    if not any(near in table for near in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1))):
        return IllegalMove("not_beside", x=x, y=y)
    fresh = list(table)[len(table) - state.fresh :]
    if fresh and not in_one_run({**table, spot: card}, [*fresh, spot]):
        return IllegalMove("other_line", x=x, y=y)
    laid_out = {**table, spot: card}
    runs = [[laid_out[place] for place in run_through(laid_out, spot, step)] for step in STEPS]
    for run in runs:
        if len(run) > LOT:
            return IllegalMove("too_long", cards=run)
    for run in runs:
        if not is_line(run):
            return IllegalMove("no_line", cards=run)
    if not state.fill_gaps and closes_gap({**table, spot: card}, [*fresh, spot]):
        return IllegalMove("gap_closed", x=x, y=y)
    return IllegalMove("no_card_for_wild", cards=next(run for run in runs if "W" in run and len(run) > 1))


def in_one_run(table: GridCells, spots: list[Spot]) -> bool:
    """Do these spots lie in one row or column with no gap between the first and the last of them (IO-14)?"""
    (left, right), (top, bottom) = [(min(axis), max(axis)) for axis in zip(*spots, strict=True)]
    if left != right and top != bottom:
        return False
    return all((x, y) in table for x in range(left, right + 1) for y in range(top, bottom + 1))


def is_line(run: CardLine) -> bool:
    """IO-11, as far as it does not hang on wilds."""
    cards = [card for card in run if card != "W"]
    return all(len({card[i] for card in cards}) in (0, 1, len(cards)) for i in range(3))


def closes_gap(table: GridCells, fresh: list[Spot]) -> bool:
    """Has a card of this turn older cards on both sides, near or far in its run (IO-17)?"""
    return any(has_older(table, fresh, spot, (dx, dy)) and has_older(table, fresh, spot, (-dx, -dy))
               for spot in fresh for dx, dy in STEPS)  # fmt: skip


def has_older(table: GridCells, fresh: list[Spot], spot: Spot, step: Spot) -> bool:
    x, y = spot[0] + step[0], spot[1] + step[1]
    while (x, y) in table:
        if (x, y) not in fresh:
            return True
        x, y = x + step[0], y + step[1]
    return False
