"""A crowd and a long day: 2,000 sockets on 500 tables (`crowd`), and the same server for half an hour (`soak`)."""

from __future__ import annotations

import argparse
import statistics
import time
from pathlib import Path

from page import load_of_the_machine, write_section
from servers import ROOT, Running, drive, install_baseline, ours

BOTH = "0,1"  # cores
GAME, SEATS = "tongtong", 4
RATE = 100

CROWD = """Made by `make bench-server`: {sockets} sockets on {tables} tables of four for {seconds:.0f} s at {rate} moves/s
(played: {paced:.1f}), server and load generator on the same two cores, load of the machine at the end {load}.

| act to acknowledgement, p50 | p99 (target 10) | most | server's processor |
|---|---|---|---|
| {p50_ms:.2f} ms | {p99_ms:.2f} ms | {most_ms:.1f} ms | {share:.0%} of a core |

| memory a socket (target 30) | a table that has started | joined by four and played on | in all |
|---|---|---|---|
| {socket:.1f} kB | {table:.1f} kB | {played:.1f} kB more | {whole:.0f} MB, {empty:.0f} MB of them before anybody came |

Memory is what the server's resident set grew by, step by step: tables made and started, sockets connected, then all joined
and {moves} moves played. Kernel buffers are not in it.
"""
SOAK = """Made by `make soak`: one server for {minutes:.0f} minutes at {rate} moves/s, {moves} moves in all. Every minute new
people come, sit down at new tables, play, and hang up in the middle of matches. Load of the machine at the end {load}.

| after, min | {marks} |
|---|{lines}|
| resident, MB | {values} |

In the second half it grew by {slope:+.2f} MB in ten minutes (least squares), from {middle:.0f} MB.
"""


def crowd(tables: int, seconds: int) -> None:
    with ours(BOTH) as running:
        plan = {"side": "ours", "game": GAME, "players": SEATS, "options": {}, "lanes": tables, "matches": 1, "rate": RATE}
        result = drive(running, BOTH, **plan, warm=5 * RATE, moves=seconds * RATE)
    memory = result["memory"]
    text = CROWD.format(
        **{key: value for key, value in result.items() if key not in ("memory", "seconds")},
        seconds=result["seconds"],
        sockets=tables * SEATS,
        tables=tables,
        rate=RATE,
        paced=result["moves_per_second"],
        socket=(memory["connected"] - memory["prepared"]) / tables / SEATS / 1000,
        table=(memory["prepared"] - memory["atFirst"]) / tables / 1000,
        played=(memory["played"] - memory["connected"]) / tables / 1000,
        whole=memory["played"] / 1e6,
        empty=memory["atFirst"] / 1e6,
        share=result["server_cpu_us"] * result["moves_per_second"] / 1e6,
        load=load_of_the_machine(),
    )
    write_section("Two thousand sockets", text)
    print(text)


def soak(minutes: float) -> None:
    started, points, moves = time.monotonic(), [], 0
    with ours(BOTH) as running:
        while (at := (time.monotonic() - started) / 60) < minutes:
            points.append((at, resident(running)))
            plan = {"side": "ours", "game": GAME, "players": SEATS, "options": {}, "lanes": 100, "matches": 1}
            moves += drive(running, BOTH, **plan, rate=RATE, warm=RATE, moves=50 * RATE)["moves"]
            print(f"{at:.1f} min: {points[-1][1] / 1e6:.1f} MB", flush=True)
        points.append((at, resident(running)))
    late = [point for point in points if point[0] >= minutes / 2]
    slope = statistics.linear_regression(*zip(*late, strict=True)).slope * 10 / 1e6
    shown = points[:: max(1, len(points) // 10)]
    text = SOAK.format(
        minutes=at,
        rate=RATE,
        moves=moves,
        load=load_of_the_machine(),
        marks=" | ".join(f"{minute:.0f}" for minute, _ in shown),
        lines="|".join("---" for _ in shown),
        values=" | ".join(f"{size / 1e6:.0f}" for _, size in shown),
        slope=slope,
        middle=late[0][1] / 1e6,
    )
    write_section("A long day", text)
    print(text)


def resident(running: Running) -> int:
    for line in Path(f"/proc/{running.pid}/status").read_text("utf-8").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024
    raise RuntimeError("the server is gone")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["crowd", "soak"])
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--minutes", type=float, default=30)
    chosen = parser.parse_args()
    (ROOT / "build").mkdir(exist_ok=True)
    install_baseline()
    if chosen.what == "crowd":
        crowd(chosen.tables, chosen.seconds)
    else:
        soak(chosen.minutes)


if __name__ == "__main__":
    main()
