"""Measures the engines beside OpenSpiel in one run and writes docs/explanation/benchmarks.md with a chart.

Every repeat measures the baseline and all our games next to each other on the same core; what is reported is the median of
the ratios and their spread, because the machine's own speed comes and goes.
"""

from __future__ import annotations

import argparse
import os
import platform
import random
import statistics
import threading
import time
import tomllib
import tracemalloc
from collections.abc import Callable
from functools import cached_property
from pathlib import Path

import pyspiel
from chart import bar_chart
from instructions import instructions_per_decision
from page import write_head

import noripan
from noripan.core.rng import Rng

DOCS = Path(__file__).parent.parent / "docs"
BASELINE = "hearts"
PLAYERS = 4
TARGETS = tomllib.loads((Path(__file__).parent / "targets.toml").read_text("utf-8"))


def rate(work: Callable[[], float], seconds: float) -> float:
    """Units of work a second of processor time."""
    done, start = 0.0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        done += work()
    return done / spent


# ---- the baseline


class Baseline:
    """OpenSpiel's hearts, whole games with the deal."""

    def __init__(self) -> None:
        self.game = pyspiel.load_game(BASELINE)
        self.rng = random.Random(1)
        self.bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(PLAYERS)]
        self.seed = 0

    def drive(self) -> int:
        state = self.game.new_initial_state()
        choices, pick = self.rng.choices, self.rng.choice
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(choices(actions, weights)[0])
            else:
                state.apply_action(pick(state.legal_actions()))
                steps += 1
        return steps

    def native(self) -> float:
        """A random whole game inside C++, dealt by its own chance nodes."""
        state = self.game.new_initial_state()
        self.seed += 1
        pyspiel.evaluate_bots(state, self.bots, self.seed)
        return self.usual

    @cached_property
    def usual(self) -> float:
        """Decisions in a game on average: 52 cards, and 12 more where cards are passed on."""
        return statistics.mean(self.drive() for _ in range(400))


# ---- ours


class Ours:
    def __init__(self, name: str) -> None:
        self.kind = noripan.find(name)
        self.rng = Rng.seeded(f"bench {name}")
        self.state = self.kind.start(PLAYERS, self.rng)
        self.middle = self.kind.start(PLAYERS, self.rng)
        for _ in range(12):
            self.middle.apply(self.middle.moves()[0])

    def drive(self) -> int:
        state, rng = self.state, self.rng
        state.restart(rng)
        steps = 0
        while state.to_move >= 0:
            moves = state.moves()
            state.apply(moves[rng.choose(len(moves))])
            steps += 1
        return steps

    def native(self) -> int:
        return self.state.playouts(50, self.rng)

    def copy(self) -> int:
        copy = self.middle.copy
        for _ in range(1000):
            copy()
        return 1000

    def guess(self) -> int:
        guess, rng = self.middle.guess, self.rng
        for _ in range(1000):
            guess(0, rng)
        return 1000

    def size(self) -> float:
        """Bytes of a state with all that belongs to it alone."""
        tracemalloc.start()
        before = tracemalloc.get_traced_memory()[0]
        copies = [self.middle.copy() for _ in range(200)]
        used = tracemalloc.get_traced_memory()[0] - before
        tracemalloc.stop()
        return used / len(copies)


def threads_gain(name: str, seconds: float) -> float:
    """Playouts of two threads at once against one thread, by the clock."""

    def work(share: list[int], until: float, seed: int) -> None:
        rng = Rng.seeded(seed)
        state = noripan.find(name).start(PLAYERS, rng)
        while time.perf_counter() < until:
            share.append(state.playouts(200, rng))

    def total(count: int) -> int:
        share: list[int] = []
        until = time.perf_counter() + seconds
        workers = [threading.Thread(target=work, args=(share, until, seed)) for seed in range(count)]
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()
        return sum(share)

    return total(2) / total(1)


# ---- the report


def middle(values: list[float], digits: int = 2) -> str:
    """The median with the least and the most."""
    return f"{statistics.median(values):.{digits}f} ({min(values):.{digits}f}–{max(values):.{digits}f})"


Found = dict[str, dict[str, list[float]]]  # name -> figure -> one value a repeat


def measure(repeats: int, seconds: float) -> Found:
    baseline = Baseline()
    print(f"OpenSpiel {BASELINE}: {baseline.usual:.1f} decisions a game")
    ours = {name: Ours(name) for name in noripan.games()}
    found: Found = {name: {} for name in (BASELINE, *ours)}

    def note(name: str, figure: str, value: float) -> None:
        found[name].setdefault(figure, []).append(value)

    if hasattr(os, "sched_setaffinity"):
        cores = os.sched_getaffinity(0)
        os.sched_setaffinity(0, {max(cores)})
    for repeat in range(repeats):
        for name, one in ours.items():
            driven_baseline, driven = rate(baseline.drive, seconds), rate(one.drive, seconds)
            native_baseline, native = rate(baseline.native, seconds), rate(one.native, seconds)
            note(BASELINE, "driven", driven_baseline)
            note(BASELINE, "native", native_baseline)
            note(name, "driven", driven)
            note(name, "native", native)
            note(name, "driven ratio", driven / driven_baseline)
            note(name, "native ratio", native / native_baseline)
            note(name, "copy", 1e9 / rate(one.copy, seconds))
            note(name, "guess", 1e9 / rate(one.guess, seconds))
        print(f"repeat {repeat + 1} of {repeats}", flush=True)
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, cores)
    for _ in range(repeats):
        for name in ours:
            note(name, "threads", threads_gain(name, seconds))
    for name, one in ours.items():
        note(name, "size", one.size())
    return found


HEAD = """# Benchmarks

Made by `make bench`: medians (least–most) of {repeats} alternating repeats beside OpenSpiel {name} on the same core,
Python {python}, four players, random whole games with the deal. A decision is one move of one seat; the baseline's chance
events are not counted.

![Native playouts beside OpenSpiel](../pictures/benchmarks.svg)

| game | native, M decisions/s | × {name}, native | target | from Python, M decisions/s | × {name}, from Python | target |
|---|---|---|---|---|---|---|
| OpenSpiel {name} | {native} | 1 | | {driven} | 1 | |
"""
SECOND = """
| game | copy, ns | target | guess, ns | target | state, bytes | two threads × one | target | instructions a decision |
|---|---|---|---|---|---|---|---|---|
"""
FOOT = """
Instructions a decision are those of native playouts with the deal, counted by valgrind's callgrind: they do not depend on
how busy the machine is. Copy and guess are called from Python in mid-game; a guess includes its copy. Two threads are
measured by the clock.
"""


def millions(values: list[float]) -> str:
    return middle([value / 1e6 for value in values])


def report(found: Found, instructions: dict[str, float], repeats: int) -> str:
    names = sorted(noripan.games(), key=lambda name: -statistics.median(found[name]["native ratio"]))
    baseline = {"native": millions(found[BASELINE]["native"]), "driven": millions(found[BASELINE]["driven"])}
    text = HEAD.format(repeats=repeats, name=BASELINE, python=platform.python_version(), **baseline)
    for name in names:
        row = found[name]
        cells = [name, millions(row["native"]), f"**{middle(row['native ratio'])}**", target("native", name)]
        cells += [millions(row["driven"]), middle(row["driven ratio"]), target("driven", name)]
        text += f"| {' | '.join(cells)} |\n"
    text += SECOND
    for name in names:
        row = found[name]
        cells = [name, middle(row["copy"], 0), target("copy", name), middle(row["guess"], 0), target("guess", name)]
        cells += [f"{row['size'][0]:.0f}", middle(row["threads"]), "1.7", count(instructions, name)]
        text += f"| {' | '.join(cells)} |\n"
    if BASELINE in instructions:
        text += f"\nOpenSpiel {BASELINE}: {instructions[BASELINE]:.0f} instructions a decision, counted the same way.\n"
    return text + FOOT


def target(figure: str, name: str) -> str:
    found = TARGETS[figure].get(name, TARGETS[figure].get("other"))
    return "" if found is None else f"{found:g}"


def count(instructions: dict[str, float], name: str) -> str:
    return f"{instructions[name]:.0f}" if name in instructions else "–"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repeats", type=int, default=7, help="alternating repeats (at least 7 for figures to keep)")
    parser.add_argument("--seconds", type=float, default=0.3, help="processor time of one measurement")
    parser.add_argument("--no-instructions", action="store_true", help="leave out callgrind's count")
    parser.add_argument("--dry", action="store_true", help="print the report instead of writing it")
    chosen = parser.parse_args()
    found = measure(chosen.repeats, chosen.seconds)
    counts = {} if chosen.no_instructions else instructions_per_decision([BASELINE, *noripan.games()], PLAYERS)
    text = report(found, counts, chosen.repeats)
    ratios = {name: found[name]["native ratio"] for name in noripan.games()}
    if chosen.dry:
        print(text)
        return
    write_head(text)
    (DOCS / "pictures/benchmarks.svg").write_text(
        bar_chart(ratios, TARGETS["native"], f"Native playouts with the deal, × OpenSpiel {BASELINE}"), "utf-8"
    )
    print(text)


if __name__ == "__main__":
    main()
