"""Puzzles line by line: the position, tries, and why the best move is best. Streaks are kept in the data folder."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from datetime import date, timedelta
from pathlib import Path
from typing import Any, Literal

from rich.markup import escape

from noripan.core.game import Game
from noripan.core.library import games
from noripan.core.puzzles import (
    Exercise,
    Puzzle,
    daily,
    exercise_of,
    find_puzzle,
    has_puzzles,
    of_difficulty,
    puzzles_of,
    read_puzzles,
    shuffled,
)
from noripan.core.texts import Texts
from noripan.files import data_folder, write_whole
from noripan.terminal.keyboard import QUIT_WORDS
from noripan.terminal.plain import PlainTable, TextTable

LATEST = 5  # events that led to the position

PuzzleEnding = Literal["first", "later", "shown", "left"]  # found at the first try, at a later one, shown, or given up


# ---- streaks


@dataclass
class Streak:
    """Days on end on which somebody found the puzzle of the day."""

    last: str = ""  # the day of the last one
    days: int = 0
    best: int = 0

    def count(self, day: date) -> None:
        if self.last == day.isoformat():
            return
        self.days = self.days + 1 if self.last == (day - timedelta(days=1)).isoformat() else 1
        self.last, self.best = day.isoformat(), max(self.best, self.days)

    def days_on(self, day: date) -> int:
        """How many there are: none if a day was missed."""
        return self.days if self.last in (day.isoformat(), (day - timedelta(days=1)).isoformat()) else 0


@dataclass
class PuzzleProgress:
    streaks: dict[str, Streak] = field(default_factory=dict)  # by game
    solved: dict[str, list[str]] = field(default_factory=dict)  # by game: the names of puzzles
    run: int = 0  # puzzles on end that were found at the first try
    best_run: int = 0

    def streak(self, game: str) -> Streak:
        return self.streaks.setdefault(game, Streak())

    def count(self, puzzle: Puzzle, ending: PuzzleEnding) -> None:
        self.run = self.run + 1 if ending == "first" else 0
        self.best_run = max(self.best_run, self.run)
        done = self.solved.setdefault(puzzle.game.name, [])
        if ending in ("first", "later") and puzzle.name not in done:
            done.append(puzzle.name)


def progress_file() -> Path:
    return data_folder() / "puzzles.json"


def read_progress() -> PuzzleProgress:
    """What is kept here; a file that cannot be read counts as none."""
    try:
        kept: Any = json.loads(progress_file().read_text("utf-8"))
        streaks = {
            str(game): Streak(str(one["last"]), int(one["days"]), int(one["best"])) for game, one in kept["streaks"].items()
        }
        solved = {str(game): [str(name) for name in names] for game, names in kept["solved"].items()}
        return PuzzleProgress(streaks, solved, int(kept["run"]), int(kept["best_run"]))
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return PuzzleProgress()


def keep_progress(progress: PuzzleProgress) -> None:
    file = progress_file()
    file.parent.mkdir(parents=True, exist_ok=True)
    write_whole(file, json.dumps(asdict(progress)))


# ---- lists


def listed(day: date) -> list[dict[str, Any]]:
    """The games that have puzzles, with the one of the day."""
    progress, found = read_progress(), []
    for game in games().values():
        if has_puzzles(game):
            puzzles, streak = puzzles_of(game), progress.streak(game.name)
            found.append(
                {
                    "game": game.name, "day": day.isoformat(), "count": len(puzzles),
                    "daily": puzzle_data(daily(puzzles, day)),
                    "done": streak.last == day.isoformat(), "streak": streak.days_on(day),
                    "solved": len(progress.solved.get(game.name, [])),
                }
            )  # fmt: skip
    return found


def puzzle_data(puzzle: Puzzle) -> dict[str, Any]:
    """All that may be known before it is solved."""
    return {"name": puzzle.name, "players": puzzle.players, "difficulty": puzzle.difficulty, "rating": puzzle.rating}


def position_data(puzzle: Puzzle) -> dict[str, Any]:
    """A puzzle for programs: what the seat sees, without the answer."""
    exercise = exercise_of(puzzle)
    frame = exercise.position.frame(exercise.seat)
    return {"game": puzzle.game.name, **puzzle_data(puzzle), "seat": exercise.seat, **frame}


def print_listed(day: date, texts: Texts) -> None:
    for one in listed(day):
        about = texts.say(f"difficulty-{one['daily']['difficulty']}")
        mark = "✓" if one["done"] else " "
        line = texts.say("puzzle-listed", game=one["game"], difficulty=about, count=one["count"], solved=one["solved"])
        streak = texts.say("puzzle-streak", days=one["streak"]) if one["streak"] else ""
        print(f"{mark} {line} {streak}".rstrip())
    print(texts.say("puzzle-how"))


# ---- solving


@dataclass(frozen=True)
class Solver:
    """Somebody who solves puzzles at this terminal."""

    game: Game[Any]
    puzzles: Sequence[Puzzle]
    texts: Texts
    plain: bool

    def solve_daily(self, day: date, today: date) -> None:
        puzzle = daily(self.puzzles, day)
        ending = self.solve(puzzle, self.texts.say("puzzle-of-day", day=day.isoformat()))
        if ending in ("first", "later") and day == today:
            progress = read_progress()
            progress.streak(self.game.name).count(day)
            keep_progress(progress)
            print(self.texts.say("puzzle-streak", days=progress.streak(self.game.name).days))

    def solve_named(self, name: str) -> None:
        self.solve(find_puzzle(self.puzzles, name), self.texts.say("puzzle"))

    def solve_on(self, difficulty: str | None) -> None:
        """One after the other, those not solved yet first, until somebody leaves."""
        done = read_progress().solved.get(self.game.name, [])
        wanted = shuffled(of_difficulty(self.puzzles, difficulty))
        for puzzle in [*(one for one in wanted if one.name not in done), *(one for one in wanted if one.name in done)]:
            if self.solve(puzzle, self.texts.say("puzzle")) == "left":
                return
            print(self.texts.say("puzzle-run", count=read_progress().run))

    def solve(self, puzzle: Puzzle, title: str) -> PuzzleEnding:
        about = self.texts.say(
            "puzzle-about", difficulty=self.texts.say(f"difficulty-{puzzle.difficulty}"), rating=str(puzzle.rating)
        )
        ending = ExerciseTable(exercise_of(puzzle), self.texts, self.plain).solve(f"{title} · {about}")
        if ending != "left":
            progress = read_progress()
            progress.count(puzzle, ending)
            keep_progress(progress)
        return ending


def solver(game: Game[Any], file: Path | None, texts: Texts, plain: bool) -> Solver:
    return Solver(game, read_puzzles(game, file) if file else puzzles_of(game), texts, plain)


class ExerciseTable:
    """A position on lines, in which one looks for the best move."""

    def __init__(self, exercise: Exercise, texts: Texts, plain: bool) -> None:
        self.exercise = exercise
        self.game = exercise.position.game
        self.table = (PlainTable if plain else TextTable)(exercise.position, exercise.seat, texts)
        self.texts = self.table.texts

    def solve(self, title: str) -> PuzzleEnding:
        """Ask until the best move is found, shown or given up."""
        self.table.say(f"[bold]{escape(self.texts.title(self.game))}[/bold] · {escape(title)}")
        self.table.say(self.texts.say("puzzle-help-line"), style="dim")
        for event in self.exercise.position.shown[self.exercise.seat][-LATEST:]:
            self.table.say("  " + escape(self.texts.event(self.game, event)))
        self.table.show_table()
        self.say("puzzle-task")
        tries = 0
        while True:
            try:
                text = self.table.ask().strip()
            except EOFError:
                return "left"
            if text.lower() in QUIT_WORDS:
                return "left"
            if text.lower() == "solution":
                self.explain()
                return "shown"
            if text and not self.command(text.lower()) and (kind := self.take(text)) != "refused":
                tries += 1
                if kind == "right":
                    return "first" if tries == 1 else "later"

    def command(self, text: str) -> bool:
        commands = {"?": self.table.show_moves, "table": self.table.show_table, "hint": self.hint}
        if text in commands:
            commands[text]()
        return text in commands

    def take(self, text: str) -> str:
        tried = self.exercise.attempt(text)
        if tried.refusal is not None:
            self.table.say(self.texts.error(tried.refusal, self.game), style="red")
        elif tried.kind == "right":
            self.say("lesson-right")
            self.explain(tried.move)
        elif tried.loss is None:
            self.say("puzzle-worse-unknown", move=self.words(tried.move))
        else:
            self.say("puzzle-worse", move=self.words(tried.move), loss=tried.loss)
        return tried.kind

    def explain(self, move: str | None = None) -> None:
        """The best move, why it is best, and by how much."""
        best = move or self.exercise.best
        self.say("puzzle-best", move=f"{self.words(best)} ({best})")
        self.give_reason(best)
        if self.exercise.next_share is not None:
            self.say("puzzle-chance", share=self.exercise.share, next=self.exercise.next_share)

    def hint(self) -> None:
        if not self.give_reason(self.exercise.best):
            self.say("puzzle-no-hint")

    def give_reason(self, move: str) -> bool:
        reason = self.exercise.reason(move)
        if reason is not None:
            self.table.say(escape(self.texts.words(self.game, reason)))
        return reason is not None

    def words(self, move: str) -> str:
        view = self.exercise.position.view(self.exercise.seat)
        return self.texts.words(self.game, self.game.describe(view, move))

    def say(self, message: str, **data: object) -> None:
        self.table.say(escape(self.texts.say(message, **data)))
