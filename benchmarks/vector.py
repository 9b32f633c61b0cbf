"""Observed decisions a second from Python on one core, beside OpenSpiel's hearts with its observer writing into numpy.

Games of RLCard, pgx and EnvPool are measured too where those are installed: `pip install rlcard pgx envpool`.

Every rate is per second of processor time, once with drawing a legal action with numpy, once for the steps alone. The
contestants take turns in one process, so that what else the machine does meets all of them; a ratio is that of neighbours in
time.
"""

from __future__ import annotations

import argparse
import os
import statistics
import time
import tomllib
from collections.abc import Callable
from pathlib import Path

import numpy as np
from page import load_of_the_machine, write_section
from vector_peers import peers

import noripan

TARGETS = tomllib.loads((Path(__file__).parent / "targets.toml").read_text("utf-8"))
BASELINE = ("OpenSpiel hearts", 1)
SIZES = (64, 1024)
NOISE = 64

Key = tuple[str, int]  # a game and how many matches at once

TITLE = "Observed decisions from Python"
ABOUT = """Made by `python benchmarks/vector.py --write`: medians (least–most) of {rounds} rounds in one process on one core,
in seconds of processor time; `noripan.vector` for {players} players, observations and masks or candidates written. Load of
the machine at the end {load}: caches are shared with all else that runs. OpenSpiel's hearts, measured just
before each figure, writes its observation by its observer into numpy.
"""
OURS = """
| game | matches | M decisions/s | target | × hearts | target | steps alone, M/s | × hearts |
|---|---|---|---|---|---|---|---|
"""
THEIRS = """
Games of other libraries in the same run. They are other games with other observations, so only the order of magnitude can be
compared; EnvPool writes what all players see.

| game | matches | M decisions/s |
|---|---|---|
"""


def choose(env: object, noise: np.ndarray, rows: np.ndarray) -> np.ndarray:
    """A legal action of every match by chance."""
    picks: np.ndarray = noise % env.counts  # type: ignore[attr-defined]
    listed: np.ndarray | None = env.legal  # type: ignore[attr-defined]
    return picks if listed is None else listed[rows, picks]


def ours(game: str, players: int, num: int) -> Callable[[float], tuple[float, float]]:
    env = noripan.vector(game, players, num, seed=1)
    noise = np.random.default_rng(1).integers(0, 1 << 30, (NOISE, num), dtype=np.int32)
    rows = np.arange(num)

    def measure(seconds: float) -> tuple[float, float]:
        steps, stepping, begun = 0, 0.0, time.process_time()
        while time.process_time() - begun < seconds:
            actions = choose(env, noise[steps % NOISE], rows)
            chosen = time.process_time()
            env.step(actions)
            stepping += time.process_time() - chosen
            steps += 1
        return steps * num / (time.process_time() - begun), steps * num / stepping

    return measure


def middle(values: list[float]) -> str:
    """The median with the least and the most."""
    return f"{statistics.median(values):.2f} ({min(values):.2f}–{max(values):.2f})"


def report(found: dict[Key, list[tuple[float, ...]]], others: dict[Key, list[float]]) -> str:
    text = OURS
    for (name, num), rows in found.items():
        ratios = TARGETS["observed_ratio"]
        whole, steps = ([row[column] / 1e6 for row in rows] for column in (1, 2))
        whole_ratio, steps_ratio = ([row[column] / row[0] for row in rows] for column in (1, 2))
        cells = [name, str(num), middle(whole), f"{TARGETS['observed'][name]:g}"]
        cells += [middle(whole_ratio), f"{ratios.get(name, ratios['other']):g}", middle(steps), middle(steps_ratio)]
        text += f"| {' | '.join(cells)} |\n"
    text += THEIRS
    for (name, num), rates in others.items():
        text += f"| {name} | {num} | {middle([rate / 1e6 for rate in rates])} |\n"
    return text


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.3)
    parser.add_argument("--write", action="store_true", help="write docs/explanation/benchmarks.md")
    wanted = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    others = peers(SIZES)
    baseline = others[BASELINE]
    contestants = {(name, num): ours(name, wanted.players, num) for name in noripan.games() for num in SIZES}
    found: dict[Key, list[tuple[float, ...]]] = {key: [] for key in contestants}
    theirs: dict[Key, list[float]] = {key: [] for key in others}
    for number in range(wanted.rounds):
        for key, measure in contestants.items():
            found[key].append((baseline(wanted.seconds), *measure(wanted.seconds)))
        for key, measure_peer in others.items():
            theirs[key].append(measure_peer(wanted.seconds))
        print(f"round {number + 1} of {wanted.rounds}", flush=True)
    text = report(found, theirs)
    print(text)
    if wanted.write:
        about = ABOUT.format(rounds=wanted.rounds, players=wanted.players, load=load_of_the_machine())
        write_section(TITLE, about + text)


if __name__ == "__main__":
    main()
