"""Lessons are what the engine does: positions, accepted moves, wrong tries and answers; every clause has an exercise."""

from __future__ import annotations

import re
import shutil
import tomllib
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from test_texts import messages_in

import noripan
from noripan.core.errors import GameError
from noripan.core.game import Game
from noripan.core.lessons import (
    FOLDER,
    GO_ON,
    BrokenLesson,
    Lesson,
    LessonCourse,
    LessonRun,
    Node,
    course_of,
    exercised,
    lessons_of,
    reach,
    read_lesson,
    text_names,
    unfold,
)
from noripan.core.texts import LANGUAGES, Texts

TUTORIALS = Path(__file__).parent.parent / "docs" / "tutorials"
NO_COURSE_YET: set[str] = set()
COURSES = {name: course for name, game in noripan.games().items() if (course := course_of(game)) is not None}
LESSONS = [(name, lesson.name) for name, course in COURSES.items() for lesson in course.lessons]


def clauses_of(game: Game[Any]) -> set[str]:
    return {clause for section in game.clauses.values() for clause in section}


def test_every_game_has_a_course_or_waits_for_one() -> None:
    assert noripan.games().keys() - COURSES.keys() == NO_COURSE_YET


@pytest.mark.parametrize("name", COURSES)
def test_every_clause_has_an_exercise(name: str) -> None:
    assert clauses_of(noripan.find(name)) - exercised(COURSES[name]) == set()


@pytest.mark.parametrize("name", COURSES)
def test_a_course_is_short_and_ends_in_a_match(name: str) -> None:
    course = [lesson for lesson in COURSES[name].lessons if not lesson.is_drill]
    assert 1 <= COURSES[name].minutes <= 5
    assert [lesson.practice is not None for lesson in course] == [False] * (len(course) - 1) + [True]
    assert sum(len(lesson.steps) for lesson in course) <= 30


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", COURSES)
def test_every_text_is_written_and_used(name: str, language: str) -> None:
    folder = noripan.find(name).folder / FOLDER
    there = set(messages_in(folder / f"{language}.ftl"))
    needed = set().union(*(text_names(lesson) for lesson in COURSES[name].lessons))
    afterwards = {lesson.text(step.name, "done").message for lesson in COURSES[name].lessons for step in lesson.steps}
    assert needed - there == set(), "missing"
    assert there - needed - afterwards == set(), "nobody uses these"


@pytest.mark.parametrize(("name", "lesson"), LESSONS)
def test_every_lesson_is_walked_through_by_all_its_right_moves_and_wrong_tries(name: str, lesson: str) -> None:
    """Unfolding tries every wrong one; each right way is then walked again from the start."""
    found = COURSES[name].find(lesson)
    if found.practice is not None:
        noripan.new(name, found.practice.players, seed=1, options=dict(found.practice.options))
        return
    nodes = unfold(found)
    for ways, node in walks(nodes):
        run = reach(found, ways)
        assert run.at == node.step
        assert run.frames[-1] == node.frames[-1]
        for tried in node.wrong:
            outcome = run.copy().attempt(tried.turn[-1])
            assert outcome.kind == ("right" if tried.turn[-1] in node.ways else "refused" if tried.refusal else "other")
    assert any(node.step == len(found.steps) for node in nodes)


def walks(nodes: list[Node]) -> list[tuple[list[str], Node]]:
    found: list[tuple[list[str], Node]] = [([], nodes[0])]
    for ways, node in found:
        found += [([*ways, way], nodes[number]) for way, number in node.ways.items()]
    return found


@pytest.mark.parametrize(("name", "lesson"), LESSONS)
def test_a_lesson_shows_only_what_the_learner_may_know(name: str, lesson: str) -> None:
    found = COURSES[name].find(lesson)
    for node in unfold(found) if found.start else []:
        assert all(frame["view"]["you"] == found.seat for frame in node.frames)


# ---- the runner, by SixTeen's lessons


def sixteen(lesson: str) -> Lesson:
    return COURSES["sixteen"].find(lesson)


def test_a_right_move_goes_on_and_the_others_reply() -> None:
    run = LessonRun(sixteen("turn"))
    run.go_on()
    assert run.attempt("R3").kind == "right"
    assert run.match.log[-2:] == ["R3", "R4"]
    assert [frame["view"]["rows"]["R"][-1] for frame in run.frames] == ["R3", "R4"]
    assert run.step is not None and run.step.name == "group"


def test_a_wrong_try_is_answered_with_the_real_refusal_and_what_the_lesson_teaches() -> None:
    run = LessonRun(sixteen("scissors"))
    outcome = run.attempt("R3")
    assert outcome.refusal is not None and outcome.refusal.code == "too_low"
    assert outcome.text == ("lesson-scissors.cut-low", {})
    unnamed = run.attempt("B3")
    assert unnamed.refusal is not None and unnamed.refusal.code == "not_held" and unnamed.text is None
    assert run.attempt("no move").kind == "refused"
    assert run.turn == () and run.at == 0


def test_a_turn_of_several_moves_is_made_one_by_one_and_can_be_begun_again() -> None:
    run = LessonRun(sixteen("scissors"))
    assert run.attempt("scissors R").kind == "right"
    assert run.at == 0 and run.match.view(0)["extra"] == "R"
    run.retry()
    assert run.match.view(0)["extra"] is None
    assert [run.attempt(move).kind for move in ("scissors R", "end", "R5-7")] == ["right", "other", "right"]
    assert run.step is None
    assert run.attempt("pass").kind == "other"


def test_what_is_forbidden_is_done_by_trying_it() -> None:
    run = reach(sixteen("end"), ["RE"])
    before = list(run.match.log)
    outcome = run.attempt("R9")
    assert outcome.kind == "right" and outcome.refusal is not None and outcome.refusal.code == "row_is_closed"
    assert run.step is None and run.match.log == before


def test_the_engine_knows_the_answers() -> None:
    run = reach(sixteen("score"), ["Y2-E"])
    assert [run.answer(points).kind for points in (3, 11, 19)] == ["other", "other", "right"]


def written(file: str, lesson: str) -> tuple[dict[str, Any], dict[str, Any]]:
    data = tomllib.loads((noripan.find("sixteen").folder / FOLDER / file).read_text("utf-8"))
    return next(one for one in data["lesson"] if one["name"] == lesson), data


@pytest.mark.parametrize(
    ("lesson", "step", "change", "complaint"),
    [
        ("turn", 1, {"accept": ["R2"]}, "not legal"),
        ("turn", 1, {"then": "R2"}, "cannot be"),
        ("turn", 1, {"wrong": [{"move": "R9", "refusal": "too_low"}]}, "expects R9"),
        ("turn", 1, {"wrong": [{"move": "R3", "refusal": ""}]}, "expects R3"),
        ("turn", 1, {"wrong": [{"move": "R9", "refusal": ""}]}, "a text must say why"),
        ("turn", 1, {"hint": "x"}, "there is only"),
        ("end", 1, {"forbidden": [{"move": "Y4", "refusal": "row_is_closed"}]}, "expects Y4"),
        ("end", 1, {"accept": ["Y4"]}, "one thing only"),
        ("score", 1, {"ask": {"about": "scores.1", "kind": "number", "choices": [3, 4]}}, "one should be"),
        ("turn", 2, {"accept": ["*"], "wrong": [], "then": "pass"}, "cannot be"),
    ],
)
def test_a_lesson_that_is_wrong_breaks(lesson: str, step: int, change: dict[str, Any], complaint: str) -> None:
    one, data = written("course.toml", lesson)
    one["step"][step] |= change
    with pytest.raises(BrokenLesson, match=complaint):
        unfold(read_lesson(noripan.find("sixteen"), one, data, is_drill=False))


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"played": "R2"}, "cannot be"),
        ({"deal": {"hands": ["R2", "R3"]}}, "cannot be"),
        ({"clauses": ["SX-99"]}, "SX-99"),
        ({"played": "P2-15"}, "not the learner's turn"),
    ],
)
def test_a_position_that_is_wrong_breaks(change: dict[str, Any], complaint: str) -> None:
    one, data = written("course.toml", "turn")
    with pytest.raises(BrokenLesson, match=complaint):
        unfold(read_lesson(noripan.find("sixteen"), one | change, data, is_drill=False))


def test_a_rule_that_changes_breaks_its_lesson() -> None:
    """Let the extra tile go anywhere, and scissors' lesson expects a refusal that does not come."""
    one, data = written("course.toml", "scissors")
    with pytest.raises(BrokenLesson, match="extra_elsewhere"):
        unfold(read_lesson(noripan.find("sixteen"), one | {"options": {"extra_anywhere": True}}, data, is_drill=False))


def test_a_clause_without_an_exercise_is_noticed() -> None:
    course = COURSES["sixteen"]
    fewer = LessonCourse(course.game, course.minutes, tuple(one for one in course.lessons if one.name != "rounds"))
    assert clauses_of(course.game) - exercised(fewer) == {"SX-45"}


def test_two_lessons_of_one_name_are_refused(tmp_path: Path) -> None:
    game = noripan.find("sixteen")
    shutil.copytree(game.folder / FOLDER, tmp_path / FOLDER)
    shutil.copy(tmp_path / FOLDER / "course.toml", tmp_path / FOLDER / "drills.toml")
    with pytest.raises(BrokenLesson, match="two lessons"):
        course_of(replace(game, folder=tmp_path))


def test_unknown_lessons_and_games_without_any_are_refused(tmp_path: Path) -> None:
    with pytest.raises(GameError, match="unknown_lesson"):
        COURSES["sixteen"].find("nonsense")
    with pytest.raises(GameError, match="no_lessons") as refused:
        lessons_of(replace(noripan.find("sixteen"), folder=tmp_path))
    assert Texts("en").error(refused.value)


def test_reading_needs_no_move() -> None:
    nodes = unfold(sixteen("turn"))
    assert list(nodes[0].ways) == [GO_ON]
    assert nodes[nodes[0].ways[GO_ON]].ways.keys() == {"R3"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tutorial_counts_the_lessons_right(language: str) -> None:
    page = TUTORIALS / ("learn-a-game.md" if language == "en" else f"learn-a-game.{language}.md")
    counted = re.findall(r"`noripan learn (\w+)` \| (\d+) \|", page.read_text("utf-8"))
    assert counted and counted == [(name, str(len(COURSES[name].lessons))) for name, _ in counted]
