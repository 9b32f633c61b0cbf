"""A slow reading of IOTA's rules that is easy to check by eye: a dictionary of spots, and every possibility tried out."""

from __future__ import annotations

import itertools
from functools import cache

from noripan.core.game import View

Spot = tuple[int, int]
Table = dict[Spot, str]

FACES = [colour + shape + number for colour in "BGRY" for shape in "cstx" for number in "1234"]


@cache
def is_line(cards: tuple[str, ...]) -> bool:
    """IO-11, IO-12, and no card twice (IO-31)."""
    alike = all(len({card[i] for card in cards}) in (1, len(cards)) for i in range(3))
    return len(cards) <= 4 and len(set(cards)) == len(cards) and alike


def runs_of(table: Table) -> list[list[Spot]]:
    """IO-10: every maximal run of two or more, in rows and columns."""
    found = []
    for dx, dy in ((1, 0), (0, 1)):
        for x, y in table:
            if (x - dx, y - dy) not in table:
                run = [(x, y)]
                while (run[-1][0] + dx, run[-1][1] + dy) in table:
                    run.append((run[-1][0] + dx, run[-1][1] + dy))
                if len(run) > 1:
                    found.append(run)
    return found


def stands(table: Table, runs: list[list[Spot]]) -> bool:
    """IO-16, IO-31: can every wild be one card so that all runs are lines?"""
    wilds = [spot for spot in table if table[spot] == "W"]
    plain = [run for run in runs if not any(spot in run for spot in wilds)]
    if not all(is_line(tuple(table[spot] for spot in run)) for run in plain):
        return False
    single = [run for run in runs if sum(spot in run for spot in wilds) == 1]
    double = [run for run in runs if sum(spot in run for spot in wilds) == 2]
    options = [
        [
            face
            for face in FACES
            if all(is_line(tuple(face if s == wild else table[s] for s in run)) for run in single if wild in run)
        ]
        for wild in wilds
    ]
    for faces in itertools.product(*options):
        filled = {**table, **dict(zip(wilds, faces, strict=True))}
        if all(is_line(tuple(filled[spot] for spot in run)) for run in double):
            return True
    return False


def in_one_run(runs: list[list[Spot]], fresh: list[Spot]) -> bool:
    """IO-14."""
    return len(fresh) == 1 or any(all(spot in run for spot in fresh) for run in runs)


def is_connected(table: Table) -> bool:
    """IO-15."""
    reached, waiting = set(), [next(iter(table))]
    while waiting:
        x, y = waiting.pop()
        if (x, y) in table and (x, y) not in reached:
            reached.add((x, y))
            waiting += [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
    return len(reached) == len(table)


def closes_gap(runs: list[list[Spot]], fresh: list[Spot]) -> bool:
    """IO-17: in some run, a fresh card has cards that are not fresh on both sides."""
    for run in runs:
        for i, spot in enumerate(run):
            if spot in fresh and any(s not in fresh for s in run[:i]) and any(s not in fresh for s in run[i + 1 :]):
                return True
    return False


def layings(view: View, hand: list[str]) -> set[str]:
    """All cards of a hand that may be laid, as moves."""
    table = {(x, y): card for card, x, y in view["table"]}
    fresh = [(x, y) for _, x, y in view["laid"]]
    spots = {(x + dx, y + dy) for x, y in table for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))} - table.keys()
    found = set()
    for spot in spots:
        runs = runs_of({**table, spot: "any"})
        laid = [*fresh, spot]
        if (
            in_one_run(runs, laid)
            and is_connected({**table, spot: "any"})
            and (view["fill_gaps"] or not closes_gap(runs, laid))
        ):
            found |= {f"{card}@{spot[0]},{spot[1]}" for card in hand if stands({**table, spot: card}, runs)}
    return found


def swaps(view: View, hand: list[str]) -> set[str]:
    """IO-32."""
    table = {(x, y): card for card, x, y in view["table"]}
    return {
        f"swap {card}@{spot[0]},{spot[1]}"
        for card in set(hand) - {"W"}
        for spot in table
        if table[spot] == "W" and stands({**table, spot: card}, runs_of(table))
    }


def trades(view: View, hand: list[str]) -> set[str]:
    """IO-20: all ways to trade one card or more."""
    if view["pile_count"] == 0:
        return set()
    return {
        " ".join(["trade", *sorted(cards)])
        for size in range(1, len(hand) + 1)
        for cards in itertools.combinations(hand, size)
    }


def moves(view: View) -> list[str]:
    """The canonical list of the legal moves of the seat whose view this is."""
    hand = view["hand"]
    if view["asked"]:
        return sorted({"keep"} | swaps(view, hand))
    if view["laid"]:
        return sorted({"end"} | layings(view, hand))
    return sorted({"pass"} | layings(view, hand) | trades(view, hand))


def turn_score(view: View, hand_left: int) -> int:
    """IO-25 to IO-28."""
    table = {(x, y): card for card, x, y in view["table"]}
    fresh = [(x, y) for _, x, y in view["laid"]]
    lines = [run for run in runs_of(table) if any(spot in fresh for spot in run)]
    score = sum(int(table[spot][2]) for run in lines for spot in run if table[spot] != "W")
    for run in lines:
        score *= 2 if len(run) == 4 else 1
    score *= 2 if len(fresh) == 4 else 1
    return score * 2 if hand_left == 0 and view["pile_count"] == 0 else score
