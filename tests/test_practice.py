"""Practice: mistakes of a review become exercises that come back when it is time."""

from __future__ import annotations

import json
from datetime import date, timedelta
from pathlib import Path

import pytest
from typer.testing import CliRunner

import noripan
from noripan.bots.knowledge import Knowledge
from noripan.bots.levels import bot
from noripan.cli.main import app
from noripan.core.errors import GameError
from noripan.core.match import Match
from noripan.core.rng import Rng
from noripan.review.judge import EFFORTS
from noripan.review.practice import DONE, WAITS, Mistake, PracticeList, mistakes_in, read_list
from noripan.review.review import as_data, review

DAY = date(2026, 11, 18)


@pytest.fixture(scope="module")
def match() -> Match:
    """A match of random players has mistakes in it."""
    found, rng = noripan.new("sixteen", 2, "practice"), Rng.seeded("practice")
    while found.to_move is not None:
        found.play(bot("random").choose(Knowledge(found, found.to_move), rng).move)
    return found


@pytest.fixture(scope="module")
def reviewed(match: Match) -> dict[str, object]:
    return as_data(review(match, EFFORTS["quick"], [0]))


@pytest.fixture(scope="module")
def mistakes(match: Match, reviewed: dict[str, object]) -> list[Mistake]:
    return mistakes_in(match, reviewed["decisions"], 0, DAY)  # type: ignore[arg-type]


def test_mistakes_are_exercises_in_which_the_better_move_is_right(mistakes: list[Mistake], match: Match) -> None:
    assert mistakes
    for one in mistakes:
        exercise = one.exercise()
        assert exercise.seat == 0 and exercise.position.log == match.log[: len(exercise.position.log)]
        assert exercise.attempt(one.best).kind == "right" and exercise.attempt(one.move).kind == "worse"
        assert exercise.attempt("nonsense").refusal is not None


def test_what_is_found_waits_longer_and_what_is_not_begins_anew(mistakes: list[Mistake]) -> None:
    practice, day = PracticeList(), DAY
    assert practice.add(mistakes) == len(mistakes) and practice.add(mistakes) == 0
    one = mistakes[0]
    assert one in practice.due(DAY)
    for wait in WAITS[1:]:
        one = practice.answer(one, True, day)
        assert one.due == (day + timedelta(days=wait)).isoformat() and one not in practice.due(day)
        day += timedelta(days=wait)
        assert one in practice.due(day)
    again = one.answered(False, day)
    assert again.box == 0 and again.is_due(day + timedelta(days=1)) and not again.is_due(day)
    one = practice.answer(one, True, day)
    assert one.box == DONE and one.is_learnt and one not in practice.due(date(2099, 1, 1))


def test_the_list_is_kept_and_a_damaged_one_is_refused(mistakes: list[Mistake]) -> None:
    practice = PracticeList(list(mistakes))
    assert read_list(json.loads(json.dumps(practice.as_data()))) == practice
    for damaged in ({}, [], {"noripan_practice": 1, "mistakes": [{}]}, {"noripan_practice": 2, "mistakes": []}):
        with pytest.raises(GameError, match="practice_damaged"):
            read_list(damaged)


def test_reviews_that_do_not_fit_are_refused(match: Match, reviewed: dict[str, object]) -> None:
    decisions = [dict(one, number=1, move="nonsense") for one in reviewed["decisions"]]  # type: ignore[attr-defined]
    with pytest.raises(GameError, match="practice_other_match"):
        mistakes_in(match, decisions, 0, DAY)
    with pytest.raises(GameError, match="practice_review_damaged"):
        mistakes_in(match, [{"seat": 0}], 0, DAY)
    with pytest.raises(GameError, match="review_unfinished"):
        mistakes_in(noripan.new("sixteen", 2, 1), [], 0, DAY)


def test_practising_in_the_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, match: Match, reviewed: dict[str, object], mistakes: list[Mistake]
) -> None:
    monkeypatch.setenv("NORIPAN_DATA", str(tmp_path))
    record, report = tmp_path / "match.json", tmp_path / "review.json"
    record.write_text(json.dumps(match.save()))
    report.write_text(json.dumps(reviewed))

    def run(*words: str, typed: str = "") -> str:
        said = CliRunner().invoke(app, ["practice", *words, "--lang", "en"], input=typed)
        assert said.exit_code == 0, said.output
        return said.output

    assert "nothing to practise" in run("--plain")
    assert "added" in run("--add", str(record), "--review", str(report))
    assert "No new mistakes." in run("--add", str(record), "--review", str(report))
    said = run("sixteen", "--plain", typed=f"{mistakes[0].move}\n{mistakes[0].best}\nquit\n")
    assert "Your own mistake: you played" in said and "Allowed, but not the best" in said and "It comes back on" in said
    listed = json.loads(run("--json"))
    assert len(listed) == len(mistakes) and sum(one["is_due"] for one in listed) == len(mistakes) - 1
    refused = CliRunner().invoke(app, ["practice", "--add", str(record), "--review", str(record), "--lang", "en"])
    assert refused.exit_code == 2 and "not a review" in refused.stderr
