"""Reviews must not slow anybody's moves: people's moves with ten reviews waiting and without any, by turns, in one run on
one server, so that the ratio means something on a shared machine."""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import statistics
import tempfile
from contextlib import closing
from pathlib import Path

from page import load_of_the_machine
from server_searches import (
    BOTH,
    PEOPLE_TABLES,
    TASKS,
    THINKING,
    Figures,
    Person,
    begin_again,
    begin_match,
    percentile,
    switch,
)
from servers import ROOT, started_with

WAITING = 10  # reviews, at least, beside the one that is made
WARM_SECONDS = 5
CHECK_SECONDS = 1.0
REPORT = """{rounds} × {seconds:.0f} s without reviews and with at least {waiting} waiting, by turns; {tables} tables of two
people, {rate:.0f} moves/s; server, reviews and load generator on the same two cores, which others used as well: load of the
machine {before} before, {after} at the end.

| act to acknowledgement | without | with reviews | ratio |
|---|---|---|---|
| p50 | {idle_50:.2f} ms | {busy_50:.2f} ms | {ratio_50:.2f} |
| p99 | {idle_99:.2f} ms | {busy_99:.2f} ms | {ratio_99:.2f} |
| p99 of each turn, median | {idle_turns:.2f} ms | {busy_turns:.2f} ms | {ratio_turns:.2f} |

Reviews ({effort}) made meanwhile: {made}; fewest that waited: {fewest}.
"""


class ReviewLoad:
    """Keeps reviews waiting, or sees to it that none is asked for."""

    def __init__(self, file: Path, person: Person) -> None:
        self.file = file
        self.person = person
        self.fewest = 1_000_000
        self.made = 0

    def query(self, statement: str) -> list[str]:
        with closing(sqlite3.connect(self.file, timeout=10)) as database, database:
            return [row[0] for row in database.execute(statement)]

    async def ask(self) -> None:
        """For as many as are missing, of matches that have ended."""
        [waiting] = self.query("SELECT count(*) FROM reviews WHERE ended_at IS NULL AND worker IS NULL")
        over = "SELECT id FROM tables WHERE status = 'over' AND id NOT IN (SELECT \"table\" FROM reviews) LIMIT "
        for table in self.query(f"{over}{max(0, WAITING + 2 - int(waiting))}"):
            await self.person.post(f"/api/tables/{table}/review")

    async def keep_waiting(self, seconds: float) -> None:
        for _ in range(int(seconds / CHECK_SECONDS)):
            await self.ask()
            [waiting] = self.query("SELECT count(*) FROM reviews WHERE ended_at IS NULL AND worker IS NULL")
            self.fewest = min(self.fewest, int(waiting))
            await asyncio.sleep(CHECK_SECONDS)

    async def clear(self) -> None:
        """The process that makes one notices that nobody wants it any more."""
        self.made = int(self.query("SELECT count(*) FROM reviews WHERE ended_at IS NOT NULL")[0])
        self.query("DELETE FROM reviews WHERE ended_at IS NULL")
        await asyncio.sleep(WARM_SECONDS)


async def measure(address: str, file: Path, seconds: float, rounds: int) -> dict[str, object]:
    people = [await Person(address, f"P{number}", Figures()).come_in() for number in range(2 * PEOPLE_TABLES)]
    TASKS.extend(asyncio.create_task(person.play(THINKING)) for person in people)
    TASKS.append(asyncio.create_task(begin_again()))
    for first, second in zip(people[::2], people[1::2], strict=True):
        await begin_match(first, second)
    load = ReviewLoad(file, people[0])
    while int(load.query("SELECT count(*) FROM tables WHERE status = 'over'")[0]) < 2 * WAITING:
        await asyncio.sleep(1)
    turns: dict[str, list[list[float]]] = {"idle": [], "busy": []}
    for _ in range(rounds):
        idle, busy = Figures(), Figures()
        switch(people, idle)
        await asyncio.sleep(seconds)
        switch(people, Figures())
        await load.ask()
        await asyncio.sleep(WARM_SECONDS)
        switch(people, busy)
        await load.keep_waiting(seconds)
        switch(people, Figures())
        await load.clear()
        turns["idle"].append(idle.acts)
        turns["busy"].append(busy.acts)
        print(
            f"p99 {1000 * percentile(idle.acts, 99):.1f} ms, with reviews {1000 * percentile(busy.acts, 99):.1f} ms",
            flush=True,
        )
    for task in TASKS:
        task.cancel()
    return {**summary(turns, seconds * rounds), "made": load.made, "fewest": load.fewest}


def summary(turns: dict[str, list[list[float]]], seconds: float) -> dict[str, float]:
    found: dict[str, float] = {}
    for name, some in turns.items():
        acts = [1000 * one for turn in some for one in turn]
        found[f"{name}_50"], found[f"{name}_99"] = statistics.median(acts), percentile(acts, 99)
        found[f"{name}_turns"] = statistics.median(1000 * percentile(turn, 99) for turn in some)
        found["rate"] = len(acts) / seconds
    ratios = {f"ratio_{what}": found[f"busy_{what}"] / found[f"idle_{what}"] for what in ("50", "99", "turns")}
    return found | ratios


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=30, help="of each turn")
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument(
        "--effort", default="thorough", help="of the reviews; the longer one takes, the fewer matches are needed"
    )
    chosen = parser.parse_args()
    (ROOT / "build").mkdir(exist_ok=True)
    before = load_of_the_machine()
    with tempfile.TemporaryDirectory(dir=ROOT / "build") as folder:
        file = Path(folder) / "noripan.db"
        words = ["--rate", "1000", "--database", f"sqlite:///{file}", "--reviews", chosen.effort]
        with started_with(BOTH, *words) as running:
            found = asyncio.run(measure(running.address, file, chosen.seconds, chosen.rounds))
    fixed = {
        "seconds": chosen.seconds,
        "rounds": chosen.rounds,
        "waiting": WAITING,
        "tables": PEOPLE_TABLES,
        "effort": chosen.effort,
    }
    print(REPORT.format(**found, **fixed, before=before, after=load_of_the_machine()))


if __name__ == "__main__":
    main()
