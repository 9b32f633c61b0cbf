"""Lessons in the terminal: every course by typed lines in every language, wrong tries, progress, and the home screen."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from support.real_terminal import running
from typer.testing import CliRunner, Result

import noripan
from noripan.cli.main import app
from noripan.core.lessons import FOLDER, Lesson, LessonRun, course_of, lessons_of
from noripan.core.texts import LANGUAGES, Texts
from noripan.terminal.lessons import LETTERS, finished_lessons, progress_file

GAME = noripan.find("sixteen")
COURSE = lessons_of(GAME)
LEARNABLE = [name for name, game in noripan.games().items() if course_of(game) is not None]


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("NORIPAN_DATA", str(tmp_path))
    return tmp_path


def run(*words: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, ["learn", *words], input=typed)


def right_lines(lesson: Lesson) -> list[str]:
    """What a learner types who does all that is wanted."""
    walk, lines = LessonRun(lesson), []
    while (step := walk.step) is not None:
        if step.question is not None:
            right = next(one for one in step.question.choices if walk.copy().answer(one).kind == "right")
            walk.answer(right)
            lines.append(LETTERS[step.question.choices.index(right)])
        elif (move := walk.right_move()) is not None:
            walk.attempt(move)
            lines.append(move)
        else:
            walk.go_on()
            lines.append("")
    return lines


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", LEARNABLE)
def test_the_course_is_finished_by_typing(name: str, language: str) -> None:
    """And in one language all drills as well."""
    game = noripan.find(name)
    texts = Texts(language, (game.folder / FOLDER,))
    drills = language == LANGUAGES[LEARNABLE.index(name) % len(LANGUAGES)]
    taught = [one for one in lessons_of(game).lessons if one.practice is None and (drills or not one.is_drill)]
    for lesson in taught:
        done = run(name, lesson.name, "--plain", "--lang", language, typed="\n".join(right_lines(lesson)) + "\n")
        assert done.exit_code == 0, done.output
        assert texts.say("lesson-over") in done.output, (lesson.name, done.output)
        assert all(texts.words(game, lesson.text(step.name)) in done.output for step in lesson.steps)
    assert finished_lessons(name) == [lesson.name for lesson in taught]
    listed = json.loads(run(name, "--json").output)[0]["lessons"]
    assert [one["name"] for one in listed if not one["done"] and (drills or not one["drill"])] == ["match"]


def test_the_match_at_the_end_has_a_coach_and_counts_only_when_it_is_over() -> None:
    progress_file().write_text(json.dumps({"sixteen": [one.name for one in COURSE.lessons if one.name != "match"]}))
    left = run("sixteen", "--plain", "--lang", "en", typed="quit\n")  # the only one that is not finished
    assert "A match with a coach" in left.output and "Tip: " in left.output
    assert "match" not in finished_lessons("sixteen")


def test_wrong_tries_hints_and_beginning_again() -> None:
    typed = ["R3", "B9", "Y4", "hint", "scissors R", "Y4", "retry", "?", "table", "scissors R", "R5-7"]
    said = run("sixteen", "scissors", "--plain", "--lang", "en", typed="\n".join(typed) + "\n").output
    for sentence in (
        "red 3 is not higher than red 8", "Cut off the 8 first.", "You do not have blue 9.", "not what this step is about",
        "Type: scissors R", "The extra tile must go on the row you just cut", "cut off red 8", "four tiles in one turn",
    ):  # fmt: skip
        assert sentence in said, (sentence, said)
    assert finished_lessons("sixteen") == ["scissors"]


def test_a_move_against_bots_can_be_taken_back(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    words = ["play", "sixteen", "--seed", "7", "--coach", "--plain", "--lang", "en", "--save", str(file)]
    said = CliRunner().invoke(app, words, input="back\nB4\nback\nB4\nquit\n").output
    assert "no move that you could take back" in said and "B4 is taken back." in said and "Tip: " in said
    assert said.count("You lay blue 4.") == 2
    assert noripan.load(json.loads(file.read_text("utf-8"))).log.count("B4") == 1


def test_lists_and_what_is_not_there() -> None:
    progress_file().write_text("damaged")
    assert "sixteen: SixTeen, 0 of 21 lessons" in run("--lang", "en").output
    listed = run("sixteen", "--list", "--lang", "en").output
    assert "Your first turns" in listed and "Drills:" in listed
    assert "There is no lesson “nonsense”" in run("sixteen", "nonsense", "--lang", "en").output
    assert run("sixteen", "nonsense").exit_code == 2
    assert run("sixteen", "turn", "--lang", "en", typed="\nquit\n").exit_code == 0
    assert finished_lessons("sixteen") == []


def test_lessons_begin_on_the_home_screen(tmp_path: Path) -> None:
    with running(["tui"], tmp_path) as terminal:
        terminal.wait_for(lambda text: "l learn" in text)
        terminal.type("\x1b[B" * list(noripan.games()).index("sixteen") + "l")
        terminal.wait_for(lambda text: "Press Enter to go on." in text)
        terminal.type("\n")
        terminal.wait_for(lambda text: "every red tile fits" in text)
        terminal.type("quit\n")
        terminal.wait_for(lambda text: "Press Enter to go back." in text)
        terminal.type("\n")
        terminal.wait_for(lambda text: "l learn" in text)
        terminal.type("q")
        assert terminal.end() == 0
