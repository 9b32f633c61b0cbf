"""Instructions a decision, counted by valgrind's callgrind, which does not care how busy the machine is."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
MATCHES = 40
PEER_DECISIONS = 61.0  # of a game of hearts on average, as run.py measures: 52 cards, 12 passed on in three games of four


def instructions_per_decision(names: list[str], players: int) -> dict[str, float]:
    """By name, what many matches cost more than few; empty where there is no valgrind."""
    if shutil.which("valgrind") is None:
        print("no valgrind here: instructions are not counted")
        return {}
    found = {}
    for name in names:
        few, decisions_few = count(name, players, 1)
        many, decisions_many = count(name, players, MATCHES)
        found[name] = (many - few) / (decisions_many - decisions_few)
        print(f"{name}: {found[name]:.0f} instructions a decision", flush=True)
    return found


def count(name: str, players: int, matches: int) -> tuple[int, float]:
    command = [
        "valgrind",
        "--tool=callgrind",
        "--callgrind-out-file=/dev/null",
        sys.executable,
        str(HERE / "instructions.py"),
    ]
    done = subprocess.run(
        [*command, name, str(players), str(matches)], capture_output=True, text=True, check=True, timeout=1800
    )  # fmt: skip
    collected = re.search(r"Collected : (\d+)", done.stderr)
    assert collected is not None
    return int(collected[1]), float(done.stdout)


def play(name: str, players: int, matches: int) -> float:
    """Play natively and tell how many decisions that took."""
    import noripan

    if name in noripan.games():
        rng = noripan.Rng.seeded("instructions")
        return float(noripan.find(name).start(players, rng).play_many(matches, rng))
    import pyspiel

    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(players)]
    for seed in range(matches):
        pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)
    return PEER_DECISIONS * matches


if __name__ == "__main__":
    print(play(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
