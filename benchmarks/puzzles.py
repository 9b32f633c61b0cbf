"""Are the puzzles' answers right? An independent judge with ten times the determinizations looks at a random sample.

It compares the move that a puzzle calls best with every other legal move in determinizations of its own, ten times as many
as the proof needed, and agrees if none of them comes out better. What was judged is kept line by line: run the same
command again to go on. `--report` only prints what the file has.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

import noripan
from noripan.bots.knowledge import Knowledge
from noripan.core.puzzles import PUZZLE_FILE, Puzzle, exercise_of, puzzles_of, read_lines
from noripan.core.rng import Rng
from noripan.review.codes import WIN
from noripan.review.playouts import PolicyPlayouts

FACTOR = 10
Row = dict[str, Any]


def proofs(puzzle: Puzzle) -> int:
    """How many determinizations the proof took."""
    lines = read_lines(puzzle.game, puzzle.game.folder / PUZZLE_FILE)[1:]
    line = next(line for line in lines if line["number"] == puzzle.number)
    return int(next(one["determinizations"] for one in line["puzzles"] if one["at"] == len(puzzle.moves)))


def judge(puzzle: Puzzle) -> Row:
    exercise = exercise_of(puzzle)
    known, rng = Knowledge(exercise.position, exercise.seat), Rng.seeded(f"another judge {puzzle.game.name} {puzzle.name}")
    root = known.guess(rng)
    moves = {puzzle.game.write_move(root, move): move for move in root.moves()}
    times = FACTOR * proofs(puzzle)
    rows = PolicyPlayouts(root, puzzle.game.heuristic, rng.branched()).compare(root, known.seat, list(moves.values()), times)
    totals = [sum(column) for column in zip(*rows, strict=True)]
    shares = {text: total / (WIN * times) for text, total in zip(moves, totals, strict=True)}
    others = max(share for text, share in shares.items() if text != puzzle.best)
    return {
        "game": puzzle.game.name, "puzzle": puzzle.name, "times": times,
        "agrees": max(shares, key=shares.__getitem__) == puzzle.best,
        "margin": shares[puzzle.best] - others,
    }  # fmt: skip


def sample(games: list[str], count: int) -> list[Puzzle]:
    """So many puzzles of each game, by chance but always the same, one game after the other in turn."""
    rng, chosen = Rng.seeded("sample of puzzles"), []
    for name in games:
        left = list(puzzles_of(noripan.find(name)))
        chosen.append([left.pop(rng.choose(len(left))) for _ in range(min(count, len(left)))])
    return [puzzle for turn in range(count) for some in chosen for puzzle in some[turn : turn + 1]]


def show(rows: list[Row]) -> None:
    for name in [*noripan.games(), None]:
        some = [row for row in rows if name in (None, row["game"])]
        if some:
            agreed = sum(row["agrees"] for row in some)
            enough = sum(row["margin"] >= 0.05 for row in some)
            print(f"{name or 'all':10} {agreed} of {len(some)} agreed, margin of 5 hundredths seen again in {enough}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", help="[default: all]")
    parser.add_argument("--count", type=int, default=40, help="of each game")
    parser.add_argument("--out", type=Path, default=Path("build/puzzles-judged.jsonl"))
    parser.add_argument("--seconds", type=float, default=86_400.0, help="begin no puzzle after this time")
    parser.add_argument("--report", action="store_true")
    asked = parser.parse_args()
    asked.out.parent.mkdir(parents=True, exist_ok=True)
    rows: list[Row] = [json.loads(line) for line in asked.out.read_text("utf-8").splitlines()] if asked.out.exists() else []
    done = {(row["game"], row["puzzle"]) for row in rows}
    end = time.monotonic() + (0.0 if asked.report else asked.seconds)
    with asked.out.open("a", encoding="utf-8") as file:
        for puzzle in sample(asked.games or list(noripan.games()), asked.count):
            if time.monotonic() < end and (puzzle.game.name, puzzle.name) not in done:
                rows.append(judge(puzzle))
                file.write(json.dumps(rows[-1]) + "\n")
                file.flush()
    show(rows)


if __name__ == "__main__":
    main()
