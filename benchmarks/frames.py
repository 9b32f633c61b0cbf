"""Measures a move's way to its players: playing it, a frame for every seat, and their JSON.

The same random matches are played again in every repeat, and every move counts with the median of its repeats, so that
what else the machine does hardly shows. Legal moves are worked out once per position, within the frame of who is to move.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
from collections.abc import Iterable
from time import perf_counter
from typing import Any

import msgspec

import noripan

STEPS = ("play", "frames", "encode", "copy")
HEADINGS = ("game", "players", "play", "frames", "encode", "all three", "bytes a frame", "Match.copy")

Times = list[tuple[float, ...]]  # [move] -> seconds of each step


def follow(name: str, players: int, seed: int) -> tuple[Times, list[int]]:
    """Play one random match; what each move's steps took, and how long its frames were."""
    encode = msgspec.json.Encoder().encode
    match, rng = noripan.new(name, players, seed=seed), random.Random(seed)
    seats, since = range(players), [0] * players
    times, sizes = [], []
    for seat in seats:
        match.frame(seat)
    while not match.is_over:
        text = rng.choice(match.moves())
        start = perf_counter()
        match.play(text)
        played = perf_counter()
        frames = [match.frame(seat, since[seat]) for seat in seats]
        framed = perf_counter()
        encoded = [encode(frame) for frame in frames]
        written = perf_counter()
        match.copy()
        times.append((played - start, framed - played, written - framed, perf_counter() - written))
        since = [frame["seq"] for frame in frames]
        sizes += [len(one) for one in encoded]
    return times, sizes


def cost(name: str, players: int, matches: int, repeats: int) -> dict[str, Any]:
    """Microseconds per move and bytes per frame, on average over the moves of these matches."""
    found: dict[str, list[float]] = {step: [] for step in STEPS}
    sizes: list[int] = []
    for seed in range(matches):
        runs = [follow(name, players, seed) for _ in range(repeats)]
        sizes += runs[0][1]
        for move in zip(*(times for times, _ in runs), strict=True):
            for step, seconds in zip(STEPS, zip(*move, strict=True), strict=True):
                found[step].append(statistics.median(seconds) * 1e6)
    means = {step: statistics.mean(found[step]) for step in STEPS}
    return {"game": name, "players": players, "moves": len(found["play"]), **means, "bytes": statistics.mean(sizes)}


def row(cells: Iterable[object]) -> str:
    return f"| {' | '.join(map(str, cells))} |"


def line(one: dict[str, Any]) -> str:
    total = one["play"] + one["frames"] + one["encode"]
    figures = (one["play"], one["frames"], one["encode"], total, one["bytes"], one["copy"])
    return row([one["game"], one["players"], *(f"{figure:.0f}" for figure in figures)])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", help="[default: all]")
    parser.add_argument("--players", type=int, nargs="*", help="[default: the fewest, and four]")
    parser.add_argument("--matches", type=int, default=3)
    parser.add_argument("--repeats", type=int, default=9)
    parser.add_argument("--json", action="store_true", help="one JSON object a line instead of a table")
    chosen = parser.parse_args()
    if not chosen.json:
        print(row(HEADINGS), row("---" for _ in HEADINGS), sep="\n")
    for name in chosen.games or noripan.games():
        seats = noripan.find(name).seats
        for players in chosen.players or sorted({seats[0], min(4, seats[-1])}):
            one = cost(name, players, chosen.matches, chosen.repeats)
            print(json.dumps(one) if chosen.json else line(one), flush=True)


if __name__ == "__main__":
    main()
