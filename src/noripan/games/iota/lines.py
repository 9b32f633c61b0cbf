"""The lines that a turn has made or made longer (IO-25), and what doubles its score."""

from __future__ import annotations

from noripan.core.game import View
from noripan.games.iota.codes import HAND, LOT
from noripan.games.iota.rules import Iota

STEPS = STEP_RIGHT, STEP_DOWN = (1, 0), (0, 1)

Spot = tuple[int, int]
GridCells = dict[Spot, str]  # in the order of laying
CardLine = list[str]


def scored_lines(table: GridCells, fresh: int) -> list[list[Spot]]:
    """The places of each line with cards of this turn, the last `fresh` of the table; the line along them comes first."""
    spots = list(table)[len(table) - fresh :]
    if not spots:
        return []
    upright = len(spots) > 1 and spots[0][0] == spots[1][0]
    along, across = (STEP_DOWN, STEP_RIGHT) if upright else (STEP_RIGHT, STEP_DOWN)
    runs = [run_through(table, spots[0], along), *(run_through(table, spot, across) for spot in spots)]
    return [run for run in runs if len(run) > 1]


def run_through(table: GridCells, spot: Spot, step: Spot) -> list[Spot]:
    """All places of the run through a spot, from left to right or from top to bottom."""
    (x, y), (dx, dy) = spot, step
    while (x - dx, y - dy) in table:
        x, y = x - dx, y - dy
    run = []
    while (x, y) in table:
        run.append((x, y))
        x, y = x + dx, y + dy
    return run


def points(run: CardLine) -> int:
    return sum(int(card[2]) for card in run if card != "W")  # IO-30


def shown_lines(table: GridCells, fresh: int) -> list[View]:
    """Each line of this turn as a view shows it."""
    return [line_shown(table, run) for run in scored_lines(table, fresh)]


def line_shown(table: GridCells, run: list[Spot]) -> View:
    cards = [table[spot] for spot in run]
    return {"cards": cards, "x": run[0][0], "y": run[0][1], "upright": run[0][0] == run[1][0], "points": points(cards)}


def doublings(state: Iota, lines: list[View]) -> list[str]:
    """What doubles the turn so far, each once: every lot (IO-26), four cards (IO-27), the last card (IO-28)."""
    found = ["lot" for line in lines if len(line["cards"]) == LOT]
    if state.fresh == HAND:
        found.append("four")
    if state.fresh and not state.cards.held[state.turn] and not state.cards.left:
        found.append("last")
    return found
