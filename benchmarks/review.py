"""How far the review can be trusted: do its parts add up, is luck 0 on average, does it tell good play from bad, does a
second review of the same match agree, and how long does it take?

Matches are played by equal bots on all seats, reviewed twice independently, and kept line by line in a file: run the same
command again to go on, or with larger numbers to do more. `--report` only prints what the file has.
"""

from __future__ import annotations

import argparse
import json
import time
from fractions import Fraction
from pathlib import Path
from statistics import fmean, median, stdev
from typing import Any

import noripan
from noripan.bots.knowledge import Knowledge
from noripan.bots.levels import bot
from noripan.core.match import Match
from noripan.core.rng import Rng
from noripan.review.judge import EFFORTS, Effort
from noripan.review.luck import PARTS
from noripan.review.review import Review, review

Row = dict[str, Any]
CHOICES = {**EFFORTS, "fewest": Effort("fewest", 1, 1, 1, 1)}  # determinizations: luck is 0 on average by these too
LEVELS = ["random", "beginner", "casual", "skilled", "expert"]


def played(name: str, level: str, seed: str) -> Match:
    """A match at a table of the fewest players, the same bot on every seat."""
    match, rng, player = noripan.new(name, noripan.find(name).seats[0], seed), Rng.seeded(seed), bot(level)
    while match.to_move is not None:
        match.play(player.choose(Knowledge(match, match.to_move), rng).move)
    return match


def losses(found: Review) -> list[float]:
    return [float(one.judgement.loss) for one in found.decisions]


def measure(name: str, level: str, number: int, effort: Effort, twice: bool) -> Row:
    match = played(name, level, f"bench review {level} {number}")
    begun = time.process_time()
    found = review(match, effort)
    seconds = time.process_time() - begun
    again = losses(review(match, effort, salt="again")) if twice else []
    sums = all(one.result - one.fair == sum(one.parts.values(), Fraction(0)) for one in found.accounts)
    return {
        "game": name, "level": level, "number": number, "effort": effort.name, "seconds": seconds, "adds_up": sums,
        "seats": [one.judgement.seat for one in found.decisions], "losses": losses(found), "again": again,
        "parts": [{part: float(one.parts[part]) for part in PARTS} for one in found.accounts],
        "verdicts": [sum(one.judgement.verdict == kind for one in found.decisions) for kind in ("mistake", "inaccuracy")],
    }  # fmt: skip


def mean_and_error(values: list[float]) -> tuple[float, float]:
    return fmean(values), (stdev(values) / len(values) ** 0.5 if len(values) > 1 else 0.0)


def told(values: list[float]) -> str:
    """In hundredths of a win, with the standard error over matches."""
    mean, error = mean_and_error(values)
    return f"{100 * mean:6.2f} ± {100 * error:.2f}"


def correlation(first: list[float], second: list[float]) -> float:
    a, b = fmean(first), fmean(second)
    above = sum((x - a) * (y - b) for x, y in zip(first, second, strict=True))
    spread = (sum((x - a) ** 2 for x in first) * sum((y - b) ** 2 for y in second)) ** 0.5
    return above / spread if spread else 1.0


def of_players(row: Row, which: str) -> list[float]:
    """Each seat's mean loss per decision."""
    seats = sorted(set(row["seats"]))
    return [fmean(x for seat, x in zip(row["seats"], row[which], strict=True) if seat == one) for one in seats]


def show(rows: list[Row], levels: list[str]) -> None:
    for name in noripan.games():
        some = [row for row in rows if row["game"] == name]
        if not some:
            continue
        print(
            f"\n{name}: {len(some)} matches, effort {some[0]['effort']}, parts add up: {all(row['adds_up'] for row in some)}"
        )
        print(f"  seconds a match: median {median(row['seconds'] for row in some):.1f}")
        for part in ("deal", "draws", "guesses"):
            values = [row["parts"][0][part] for row in some]
            mean, error = mean_and_error(values)
            print(
                f"  {part:8} of the first seat {told(values)}   {mean / error if error else 0:+.1f} standard errors from 0"
            )
        for level in levels:
            found = [fmean(row["losses"]) for row in some if row["level"] == level and row["losses"]]
            if found:
                named = fmean(sum(row["verdicts"]) for row in some if row["level"] == level)
                print(f"  loss per decision, {level:12} {told(found)}   {named:.1f} named, {len(found)} matches")
        twice = [row for row in some if row["again"]]
        if twice:
            each = correlation(*([x for row in twice for x in row[which]] for which in ("losses", "again")))
            rates = correlation(*([x for row in twice for x in of_players(row, which)] for which in ("losses", "again")))
            print(f"  two reviews of {len(twice)} matches: correlation of decisions {each:.2f}, of error rates {rates:.2f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", help="[default: all]")
    parser.add_argument("--levels", nargs="+", default=LEVELS)
    parser.add_argument("--matches", type=int, default=100, help="of each level")
    parser.add_argument("--twice", type=int, default=20, help="how many of these are reviewed twice")
    parser.add_argument("--effort", default="normal", choices=CHOICES)
    parser.add_argument("--out", type=Path, default=Path("build/review.jsonl"))
    parser.add_argument("--seconds", type=float, default=86_400.0, help="begin no match after this time")
    parser.add_argument("--report", action="store_true")
    asked = parser.parse_args()
    asked.out.parent.mkdir(parents=True, exist_ok=True)
    rows = [json.loads(line) for line in asked.out.read_text("utf-8").splitlines()] if asked.out.exists() else []
    done = {(row["game"], row["level"], row["number"], row["effort"]) for row in rows}
    end = time.monotonic() + (0.0 if asked.report else asked.seconds)
    with asked.out.open("a", encoding="utf-8") as file:
        for number in range(asked.matches):
            for name in asked.games or noripan.games():
                for level in asked.levels:
                    if time.monotonic() < end and (name, level, number, asked.effort) not in done:
                        row = measure(name, level, number, CHOICES[asked.effort], number < asked.twice)
                        file.write(json.dumps(row) + "\n")
                        file.flush()
                        rows.append(row)
    show([row for row in rows if row["effort"] == asked.effort], asked.levels)


if __name__ == "__main__":
    main()
