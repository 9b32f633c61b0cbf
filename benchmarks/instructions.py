"""Instructions a decision, counted by valgrind's callgrind, which does not care how busy the machine is.

Of our games only what runs inside `State.playouts` is counted, so the same code gives the same number. Starting Python takes
600 million instructions, give or take some hundred thousand: as much as the decisions of a few matches. OpenSpiel's matches
run in no function that could be named, so theirs is the difference between few and many of them.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
MATCHES = 40
PEER_MATCHES = 400
NATIVE = "__pyx_f_*State_playouts"  # the C function of State.playouts
PEER_DECISIONS = 61.0  # of a game of hearts on average, as run.py measures: 52 cards, 12 passed on in three games of four


def instructions_per_decision(names: list[str], players: int) -> dict[str, float]:
    """By name; empty where there is no valgrind."""
    if shutil.which("valgrind") is None:
        print("no valgrind here: instructions are not counted")
        return {}
    found = {}
    for name in names:
        found[name] = count_own(name, players) if name in ours() else count_baseline(name, players)
        print(f"{name}: {found[name]:.0f} instructions a decision", flush=True)
    return found


def ours() -> tuple[str, ...]:
    from noripan.core import library

    return library.names()


def count_own(name: str, players: int) -> float:
    instructions, decisions = count(name, players, MATCHES, f"--toggle-collect={NATIVE}")
    return instructions / decisions


def count_baseline(name: str, players: int) -> float:
    few, decisions_few = count(name, players, 1)
    many, decisions_many = count(name, players, PEER_MATCHES)
    return (many - few) / (decisions_many - decisions_few)


def count(name: str, players: int, matches: int, *options: str) -> tuple[int, float]:
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", *options, sys.executable]
    done = subprocess.run(
        [*command, str(HERE / "instructions.py"), name, str(players), str(matches)],
        env={**os.environ, "PYTHONHASHSEED": "0"}, capture_output=True, text=True, check=True, timeout=1800,
    )  # fmt: skip
    collected = re.search(r"Collected : (\d+)", done.stderr)
    assert collected is not None
    return int(collected[1]), float(done.stdout)


def play(name: str, players: int, matches: int) -> float:
    """Play natively and tell how many decisions that took."""
    import noripan

    if name in ours():
        rng = noripan.Rng.seeded("instructions")
        return float(noripan.find(name).start(players, rng).playouts(matches, rng))
    import pyspiel

    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(players)]
    for seed in range(matches):
        pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)
    return PEER_DECISIONS * matches


if __name__ == "__main__":
    print(play(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
