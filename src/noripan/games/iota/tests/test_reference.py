"""The fast rules agree with the slow reference, above all where gaps and wilds matter."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import noripan
from noripan.core.game import View
from noripan.games.iota.tests import reference


def rarities(state: Any) -> int:
    """How many places between two cards are open, and whether both wilds are in line; only to choose where to go."""
    grid = state.grid
    sides, (one, two) = grid.sides[: grid.open], grid.wild_place
    in_line: bool = min(one, two) >= 0 and (one & 127 == two & 127 or one >> 7 == two >> 7)
    gaps: int = sum(side & 3 == 3 or side & 12 == 12 for side in sides)
    return gaps + 2 * in_line


def pick(match: noripan.Match, rng: noripan.Rng) -> str:
    """Mostly what leads to rare positions, and few trades."""
    moves = match.moves()
    lays = [move for move in moves if "@" in move and not move.startswith("swap")]
    if not lays or rng.choose(4) == 0:
        return moves[rng.choose(len(moves))]
    chances = {}
    for move in lays:
        after = match.state.copy()
        after.apply(match.read(move))
        chances[move] = rarities(after)
    best = [move for move in lays if chances[move] == max(chances.values())]
    return best[rng.choose(len(best))]


def wilds_in_one_run(table: reference.Table) -> bool:
    return any(sum(table[spot] == "W" for spot in run) == 2 for run in reference.runs_of(table))


def has_gap(table: reference.Table) -> bool:
    """Is there a place that closes a gap between any two cards?"""
    return any(
        (x + dx, y + dy) not in table and ((x + 2 * dx, y + 2 * dy) in table or (x + 3 * dx, y + 3 * dy) in table)
        for x, y in table
        for dx, dy in ((1, 0), (0, 1))
    )


def compare(match: noripan.Match, view: View, seen: Counter[str]) -> None:
    expected = reference.moves(view)
    assert match.moves() == expected, match.save()
    assert view["turn_score"] == reference.turn_score(view, len(view["hand"]))
    assert view["turn_score"] == sum(line["points"] for line in view["lines"]) << len(view["doublings"])
    table = {(x, y): card for card, x, y in view["table"]}
    seen["all"] += 1
    seen["asked"] += view["asked"]
    if has_gap(table):
        seen["gap"] += reference.moves({**view, "fill_gaps": not view["fill_gaps"]}) != expected
    seen["linked"] += wilds_in_one_run(table)


def explore(players: int, seed: int, options: dict[str, object], every: int) -> Counter[str]:
    match = noripan.new("iota", players, seed=seed, options=options)
    rng = noripan.Rng.seeded(f"reference {seed}")
    seen: Counter[str] = Counter()
    while not match.is_over:
        assert match.to_move is not None
        view = match.view(match.to_move)
        if rng.choose(every) == 0 or (rarities(match.state) > 0 and rng.choose(2) == 0):
            compare(match, view, seen)
        match.play(pick(match, rng))
    return seen


@pytest.mark.clause("IO-10", "IO-11", "IO-12", "IO-14", "IO-15", "IO-16", "IO-17", "IO-20", "IO-25", "IO-31", "IO-32")
@pytest.mark.parametrize("fill_gaps", [False, True])
def test_legal_moves_and_scores_agree_with_the_reference(fill_gaps: bool) -> None:
    seen: Counter[str] = Counter()
    for seed in range(8):
        seen += explore(2 + seed % 3, seed, {"fill_gaps": fill_gaps, "short": seed % 4 == 3}, every=16)
    assert seen["all"] > 100, "the test looks at many positions"
    assert min(seen["gap"], seen["linked"], seen["asked"]) > 3, f"it meets what is rare: {seen}"
