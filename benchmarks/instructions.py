"""Instructions a decision, counted by valgrind's callgrind, which does not care how busy the machine is.

Only what runs inside `ffi_call` is counted, which ctypes calls and nobody else, and the matches are played inside it:
starting Python takes 400 million instructions, give or take some hundred thousand, as much as the decisions of many matches.
So the same code gives the same number, whether or not its extensions have symbols.
"""

from __future__ import annotations

import ctypes
import gc
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

HERE = Path(__file__).parent
Result = TypeVar("Result")
MATCHES = 400
COUNTED = "ffi_call"
BASELINE_DECISIONS = (
    61.0  # of a game of hearts on average, as run.py measures: 52 cards, 12 passed on in three games of four
)


def instructions_per_decision(names: list[str], players: int) -> dict[str, float]:
    """By name; empty where there is no valgrind."""
    if shutil.which("valgrind") is None:
        print("no valgrind here: instructions are not counted")
        return {}
    found = {}
    for name in names:
        found[name] = count(name, players)
        print(f"{name}: {found[name]:.0f} instructions a decision", flush=True)
    return found


def count(name: str, players: int, source: Path | None = None) -> float:
    """Of this version, or of the one whose compiled sources are given."""
    command = [
        "valgrind",
        "--tool=callgrind",
        "--callgrind-out-file=/dev/null",
        f"--toggle-collect={COUNTED}",
        sys.executable,
    ]
    done = subprocess.run(
        [*command, str(HERE / "instructions.py"), name, str(players), str(MATCHES)],
        env={**os.environ, "PYTHONHASHSEED": "0", **({} if source is None else {"PYTHONPATH": str(source)})},
        capture_output=True, text=True, check=True, timeout=1800,
    )  # fmt: skip
    collected = re.search(r"Collected : (\d+)", done.stderr)
    assert collected is not None
    return int(collected[1]) / float(done.stdout)


def play(name: str, players: int, matches: int) -> float:
    """Play natively and tell how many decisions that took."""
    import noripan
    from noripan.core import library

    if name not in library.names():
        return play_baseline(name, players, matches)
    rng = noripan.Rng.seeded("instructions")
    state = noripan.find(name).start(players, rng)
    playouts = state.playouts if hasattr(state, "playouts") else state.play_many  # as version 0.1 calls it
    return float(counted(lambda: playouts(matches, rng)))


def play_baseline(name: str, players: int, matches: int) -> float:
    import pyspiel

    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(players)]

    def play_all() -> None:
        for seed in range(matches):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)

    counted(play_all)
    return BASELINE_DECISIONS * matches


def counted(work: Callable[[], Result]) -> Result:
    """Do the work inside the function that callgrind was told of."""
    call = ctypes.pythonapi.PyObject_CallNoArgs
    call.argtypes, call.restype = [ctypes.py_object], ctypes.py_object
    gc.disable()
    result: Result = call(work)
    return result


if __name__ == "__main__":
    print(play(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
