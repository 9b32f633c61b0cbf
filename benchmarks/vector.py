"""Observed decisions a second from Python on one core, beside OpenSpiel's hearts with its observer writing into numpy.

Every rate is per second of processor time, once with choosing a legal action from the mask with numpy, once for the steps
alone. The contestants take turns in one process, so that what else the machine does meets all of them; a ratio is that of
neighbours in time.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections.abc import Callable

import numpy as np
import pyspiel
from open_spiel.python.observation import make_observation

import noripan

SIZES = (64, 1024)
NOISE = 64


def choose(env: object, noise: np.ndarray, rows: np.ndarray) -> np.ndarray:
    """A legal action of every match by chance."""
    picks = noise % env.counts  # type: ignore[attr-defined]
    mask = env.mask  # type: ignore[attr-defined]
    if mask is None:
        return picks
    legal = np.flatnonzero(mask)
    firsts = np.cumsum(env.counts) - env.counts  # type: ignore[attr-defined]
    return legal[firsts + picks] - rows


def ours(game: str, players: int, num: int) -> Callable[[float], tuple[float, float]]:
    env = noripan.vector(game, players, num, seed=1)
    noise = np.random.default_rng(1).integers(0, 1 << 30, (NOISE, num), dtype=np.int32)
    rows = np.arange(num) * (0 if env.mask is None else env.mask.shape[1])

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


def hearts() -> Callable[[float], float]:
    game = pyspiel.load_game("hearts")
    observer, rng = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True)), random.Random(1)

    def measure(seconds: float) -> float:
        decisions, begun = 0, time.process_time()
        while time.process_time() - begun < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                if not state.is_chance_node():
                    observer.set_from(state, state.current_player())
                    decisions += 1
                state.apply_action(rng.choice(state.legal_actions()))
        return decisions / (time.process_time() - begun)

    return measure


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.3)
    wanted = parser.parse_args()
    contestants = {(name, num): ours(name, wanted.players, num) for name in noripan.games() for num in SIZES}
    baseline = hearts()
    rates: dict[tuple[str, int], list[tuple[float, float, float]]] = {key: [] for key in contestants}
    for _ in range(wanted.rounds):
        for key, measure in contestants.items():
            rates[key].append((baseline(wanted.seconds), *measure(wanted.seconds)))
    peers = [peer for found in rates.values() for peer, _, _ in found]
    print(f"hearts with its observer: {statistics.median(peers) / 1e3:.0f} k decisions/s\n")
    print("| game | matches | M decisions/s | × hearts | steps alone | × hearts |\n|---|---|---|---|---|---|")
    for (name, num), found in rates.items():
        cells = [name, str(num)]
        for column in (1, 2):
            ratios = [one[column] / one[0] for one in found]
            cells += [
                f"{statistics.median(one[column] for one in found) / 1e6:.2f}",
                f"{statistics.median(ratios):.1f} ({min(ratios):.1f}–{max(ratios):.1f})",
            ]
        print(f"| {' | '.join(cells)} |")


if __name__ == "__main__":
    main()
