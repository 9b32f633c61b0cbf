"""Puzzles in the terminal: by typed lines in every language, tries and refusals, streaks, and making them."""

from __future__ import annotations

import json
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import noripan
from noripan.cli.main import app
from noripan.core.puzzles import Puzzle, daily, exercise_of, puzzles_of
from noripan.core.texts import LANGUAGES, Texts
from noripan.terminal.puzzles import Streak, progress_file, read_progress

GAME = noripan.find("sixteen")
PUZZLES = puzzles_of(GAME)


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("NORIPAN_DATA", str(tmp_path))
    return tmp_path


def run(*words: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, [*words], input=typed)


def today() -> Puzzle:
    return daily(PUZZLES, datetime.now(UTC).date())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_puzzle_of_the_day_is_solved_by_typing(language: str) -> None:
    puzzle, texts = today(), Texts(language, ())
    solved = run("puzzle", "sixteen", "--plain", "--lang", language, typed=f"{puzzle.best}\n")
    assert solved.exit_code == 0, solved.output
    reason = exercise_of(puzzle).reason(puzzle.best)
    assert reason is not None
    for sentence in (texts.say("puzzle-task"), texts.say("lesson-right"), texts.say("puzzle-streak", days=1)):
        assert sentence in solved.output, solved.output
    assert puzzle.name in read_progress().solved["sixteen"] and read_progress().run == 1
    listed = {one["game"]: one for one in json.loads(run("puzzle", "--json").output)}
    assert listed["sixteen"]["done"] and listed["sixteen"]["streak"] == 1 and not listed["tongtong"]["done"]


def test_wrong_tries_hints_and_the_solution() -> None:
    puzzle = today()
    wrong = next(move for move in exercise_of(puzzle).position.moves() if move != puzzle.best)
    said = run(
        "puzzle", "sixteen", "--plain", "--lang", "en", typed=f"?\nhint\ntable\nnonsense\n{wrong}\n{puzzle.best}\n"
    ).output
    for sentence in ("is not a move of this game", "Allowed, but not the best:", "percentage points", "Right!", "Best: "):
        assert sentence in said, said
    assert read_progress().run == 0 and puzzle.name in read_progress().solved["sixteen"]
    shown = run("puzzle", "sixteen", puzzle.name, "--plain", "--lang", "en", typed="solution\n").output
    assert f"({puzzle.best})" in shown and "Right!" not in shown


def test_one_after_the_other_until_somebody_leaves() -> None:
    said = run(
        "puzzle", "sixteen", "--endless", "--difficulty", "hard", "--plain", "--lang", "en", typed="solution\nquit\n"
    ).output
    assert said.count("hard, rating") == 2 and "Not found on the first try." in said


def test_programs_get_the_position_and_not_the_answer() -> None:
    data = json.loads(run("puzzle", "sixteen", "--day", "2026-11-18", "--json").output)
    exercise = exercise_of(daily(PUZZLES, date(2026, 11, 18)))
    assert data["view"] == json.loads(json.dumps(exercise.position.view(exercise.seat)))
    assert data["moves"] == exercise.position.moves() and "best" not in data and "seed" not in data


def test_streaks_break_when_a_day_is_missed() -> None:
    streak, day = Streak(), date(2026, 11, 18)
    for number in (0, 0, 1, 2, 4):
        streak.count(day + timedelta(days=number))
    assert (streak.days, streak.best) == (1, 3)
    assert streak.days_on(day + timedelta(days=5)) == 1 and streak.days_on(day + timedelta(days=6)) == 0


def test_what_cannot_be_is_refused_in_one_line(tmp_path: Path) -> None:
    progress_file().write_text("damaged")
    (tmp_path / "damaged.jsonl").write_text("{}")
    for words in (
        ["puzzle", "sixteen", "nonsense"], ["puzzle", "sixteen", "--day", "yesterday"],
        ["puzzle", "sixteen", "--endless", "--difficulty", "grave"], ["puzzle", "nonsense"],
        ["puzzle", "sixteen", "--file", str(tmp_path / "damaged.jsonl")],
        ["puzzle", "sixteen", "--file", str(tmp_path / "none")],
        ["puzzles", "make", "sixteen", "--out", str(tmp_path / "none" / "file")],
    ):  # fmt: skip
        refused = run(*words)
        assert refused.exit_code == 2 and refused.stderr.count("\n") == 1, (words, refused.output)


def test_puzzles_are_made_and_solved(tmp_path: Path) -> None:
    file = tmp_path / "mine.jsonl"
    made = run("puzzles", "make", "tongtong", "--count", "1", "--seed", "test", "--out", str(file), "--json")
    assert json.loads(made.output)["puzzles"] >= 1
    said = run("puzzle", "tongtong", "--file", str(file), "--plain", "--lang", "en", typed="solution\n").output
    assert "Best: " in said
