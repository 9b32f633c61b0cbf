"""Measures our server beside boardgame.io's in one run and writes its section of docs/explanation/benchmarks.md.

Each server has one core to itself and the load generator the other. Both play the same number of matches and moves, one
after the other, with the order changed in every repeat; what counts is the median of the ratios. Moves a second of the clock
need a quiet machine; moves a second of the server's processor time do not, and are shown beside them.
"""

from __future__ import annotations

import argparse
import json
import platform
import statistics
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any

from page import load_of_the_machine, write_section
from servers import HERE, ROOT, Cores, Result, Running, drive, install_baseline, ours, theirs

SERVER, LOAD = "0", "1"  # cores
PAIRS: list[tuple[str, int, dict[str, Any], dict[str, Any], int]] = [
    # our game, seats, its options, the baseline's options for matches about as long, moves a match at least
    ("sixteen", 2, {"rounds": 10}, {"rounds": 9}, 190),
    ("tongtong", 3, {}, {"rounds": 2}, 55),
]
LANES = (50, 200)
RATE = 100
TITLE = "The server beside boardgame.io's"

Starter = Callable[[Cores], AbstractContextManager[Running]]
Found = dict[str, dict[str, list[Result]]]  # what was measured -> side -> its results


def measure(repeats: int, moves: int, paced: int) -> Found:
    found: Found = {}
    for repeat in range(repeats):
        for game, players, options, baseline_options, length in PAIRS:
            sides: list[tuple[str, Starter, dict[str, Any]]] = [
                ("ours", ours, options),
                ("baseline", theirs, baseline_options),
            ]
            for side, start, chosen in sides if repeat % 2 == 0 else sides[::-1]:
                plan = {"side": side, "game": game, "players": players, "options": chosen}
                for lanes in LANES:
                    matches = -(-2 * moves // (lanes * length))
                    with start(SERVER) as running:
                        result = drive(running, LOAD, **plan, lanes=lanes, matches=matches, warm=moves // 5, moves=moves)
                    note(found, f"{game} {lanes}", side, result)
                with start(SERVER) as running:
                    matches = -(-2 * paced // (LANES[0] * length))
                    result = drive(
                        running, LOAD, **plan, lanes=LANES[0], matches=matches, warm=3 * RATE, moves=paced, rate=RATE
                    )
                note(found, f"{game} paced", side, result)
        print(f"repeat {repeat + 1} of {repeats}", flush=True)
    return found


def note(found: Found, what: str, side: str, result: Result) -> None:
    found.setdefault(what, {"ours": [], "baseline": []})[side].append(result)
    figures = {key: round(value, 2) for key, value in result.items() if isinstance(value, float)}
    print(f"{what} {side} load {load_of_the_machine()}: {json.dumps(figures)}", flush=True)


# ---- the report

HEAD = """Made by `make bench-server`: medians (least–most) of {repeats} alternating repeats, each server on one core and the
load generator (`benchmarks/server/load.cjs`, the same for both) on the other; Python {python}, load of the machine
at the end {load}. Ours writes its journal to SQLite with synchronous=FULL before it acknowledges; boardgame.io
{version} plays a game with hands and rows of tiles (`baseline.cjs`), player views on, in memory, as many seats and moves.
Ratios are medians of the repeats'.

Saturated, {moves} moves, a move sent as soon as the table's last frame is there:

| game | matches | ours, moves/s | boardgame.io | × by the clock (target 1.5) | CPU µs a move | theirs | × by it | bytes |
|---|---|---|---|---|---|---|---|---|
"""
PACED = """
At {rate} moves/s on {lanes} tables, from sending a move to its acknowledgement, ms:

| game | ours, p50 (target 2) | p99 (target 10) | boardgame.io, p50 | p99 |
|---|---|---|---|---|
"""


def report(found: Found, repeats: int, moves: int) -> str:
    version = json.loads((HERE / "package.json").read_text("utf-8"))["dependencies"]["boardgame.io"]
    figures = {"repeats": repeats, "python": platform.python_version(), "moves": moves}
    text = HEAD.format(**figures, load=load_of_the_machine(), version=version)
    for game, players, *_ in PAIRS:
        for lanes in LANES:
            both = found[f"{game} {lanes}"]
            rates, costs = figures(both, "moves_per_second"), figures(both, "server_cpu_us")
            bytes_ = " / ".join(f"{statistics.median(values):.0f}" for values in figures(both, "bytes_per_move"))
            cells = [f"{game}, {players} seats", f"{lanes}", *(middle(values, 0) for values in rates)]
            cells += [f"**{middle(ratios(*rates), 2)}**", *(middle(values, 0) for values in costs)]
            cells += [f"**{middle(ratios(*costs[::-1]), 2)}**", bytes_]
            text += f"| {' | '.join(cells)} |\n"
    text += PACED.format(rate=RATE, lanes=LANES[0])
    for game, players, *_ in PAIRS:
        both = found[f"{game} paced"]
        half, most = figures(both, "p50_ms"), figures(both, "p99_ms")
        cells = [f"{game}, {players} seats"]
        cells += [middle(values, 2) for values in (half[0], most[0], half[1], most[1])]
        text += f"| {' | '.join(cells)} |\n"
    return text


def figures(both: dict[str, list[Result]], name: str) -> list[list[float]]:
    return [[result[name] for result in both[side]] for side in ("ours", "baseline")]


def ratios(above: list[float], below: list[float]) -> list[float]:
    return [one / other for one, other in zip(above, below, strict=True)]


def middle(values: list[float], digits: int) -> str:
    low, half, high = min(values), statistics.median(values), max(values)
    return f"{half:.{digits}f} ({low:.{digits}f}–{high:.{digits}f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repeats", type=int, default=5, help="alternating repeats (at least 5 for figures to keep)")
    parser.add_argument("--moves", type=int, default=4000, help="measured when saturated")
    parser.add_argument("--paced", type=int, default=600, help=f"measured at {RATE} moves/s")
    parser.add_argument("--dry", action="store_true", help="print the report instead of writing it")
    chosen = parser.parse_args()
    (ROOT / "build").mkdir(exist_ok=True)
    install_baseline()
    found = measure(chosen.repeats, chosen.moves, chosen.paced)
    text = report(found, chosen.repeats, chosen.moves)
    if not chosen.dry:
        write_section(TITLE, text)
    print(text)


if __name__ == "__main__":
    main()
