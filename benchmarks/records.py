"""Decisions a second from a file of records, beside `noripan.load` on the same lines.

Rates are per second of processor time. Both take turns in one process, so that what else the machine does meets both; a
ratio is that of neighbours in time. Reading includes the file, JSON, the check of every move and the loop of the caller.
"""

from __future__ import annotations

import argparse
import json
import statistics
import tempfile
import time
from pathlib import Path

import noripan
from noripan.core.texts import Texts
from noripan.terminal.selfplay import Selfplay

LOADED = 60  # matches: `load` takes long


def read(file: Path) -> float:
    begun, decisions = time.process_time(), 0
    for _state, _seat, _move, _share in noripan.records(file):
        decisions += 1
    return decisions / (time.process_time() - begun)


def load(lines: list[str]) -> float:
    begun, decisions = time.process_time(), 0
    for line in lines:
        decisions += len(noripan.load(json.loads(line)).log)
    return decisions / (time.process_time() - begun)


def arrays(file: Path) -> float:
    begun, decisions = time.process_time(), 0
    for batch in noripan.records(file).batches():
        decisions += len(batch["seat"])
    return decisions / (time.process_time() - begun)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--matches", type=int, default=3000)
    parser.add_argument("--rounds", type=int, default=5)
    wanted = parser.parse_args()
    print("| game | records, M/s | load, k/s | × load | arrays, k/s |\n|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder:
        for name, game in noripan.games().items():
            file = Path(folder) / f"{name}.jsonl"
            Selfplay(game, wanted.players, "bench", {}, wanted.matches, False).run(file, Texts("en", ()), quiet=True)
            lines = file.read_text("utf-8").splitlines()[:LOADED]
            found = [(read(file), load(lines), arrays(file)) for _ in range(wanted.rounds)]
            reading, loading, writing = [statistics.median(column) for column in zip(*found, strict=True)]
            ratios = [one[0] / one[1] for one in found]
            print(
                f"| {name} | {reading / 1e6:.2f} | {loading / 1e3:.0f} | "
                f"{statistics.median(ratios):.0f} ({min(ratios):.0f}–{max(ratios):.0f}) | {writing / 1e3:.0f} |"
            )


if __name__ == "__main__":
    main()
