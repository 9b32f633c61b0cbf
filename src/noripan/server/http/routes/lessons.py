"""Lessons over HTTP, for everybody: all that can happen in one, so that it goes on without a line, and any other try."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import get, post
from litestar.params import JSONBody, Parameter

from noripan.core.errors import GameError
from noripan.core.events import Words
from noripan.core.lessons import Lesson, LessonCourse, LessonStep, Node, course_of, lessons_of, reach, unfold
from noripan.core.library import find, games
from noripan.protocol.messages import MatchFrame
from noripan.server.errors import NotFound
from noripan.server.tables.state import tried

MOST_MOVES = 60

NamePath = Annotated[str, Parameter(max_length=40)]
MoveText = Annotated[str, msgspec.Meta(max_length=200)]
TriedMoves = Annotated[list[MoveText], msgspec.Meta(max_length=MOST_MOVES)]


class LessonListed(msgspec.Struct):
    name: str
    drill: bool
    clauses: list[str]


class CourseShown(msgspec.Struct):
    """A game's lessons: the course in its order, then the drills."""

    game: str
    minutes: int
    lessons: list[LessonListed]


class AskedShown(msgspec.Struct):
    """A question: how its choices are shown, and which there are."""

    kind: str
    choices: list[int | str]


class LessonStepShown(msgspec.Struct):
    name: str
    does: str  # move, try, answer or read
    question: AskedShown | None


class TaughtShown(msgspec.Struct):
    """A wrong try that the lesson names: the refusal, and the text of the lesson that belongs to it."""

    moves: list[str]
    error: str | None
    details: dict[str, Any]
    text: str | None


class LessonNode(msgspec.Struct):
    """A place in a lesson. `frames` lead to it, `ways` lead on: a right move, or "" where nothing is to be moved."""

    step: int
    frames: list[MatchFrame]
    board: list[Words]
    words: list[Words]
    reveals: bool
    ways: dict[str, int]
    wrong: list[TaughtShown]
    right: list[int | str]
    labels: list[Words]


class PracticeShown(msgspec.Struct):
    """The match at the end of a course."""

    players: int
    level: str
    options: dict[str, Any]


class LessonShown(msgspec.Struct):
    game: str
    name: str
    players: int
    seat: int
    steps: list[LessonStepShown]
    nodes: list[LessonNode]
    practice: PracticeShown | None


class LessonTry(msgspec.Struct, forbid_unknown_fields=True):
    """Moves that are only tried, at the place to which these ways lead."""

    ways: TriedMoves
    moves: TriedMoves


@get("/api/lessons", tags=["lessons"])
async def list_lessons() -> list[CourseShown]:
    """The games that can be learnt here, with their lessons."""
    return listed()


@get("/api/lessons/{game:str}/{lesson:str}", tags=["lessons"])
async def show_lesson(game: NamePath, lesson: NamePath) -> LessonShown:
    """A lesson with everything that can happen in it, as the learner's seat sees it."""
    found_lesson(game, lesson)
    return shown(game, lesson)


@post("/api/lessons/{game:str}/{lesson:str}/try", tags=["lessons"], status_code=200)
async def try_in_lesson(game: NamePath, lesson: NamePath, data: JSONBody[LessonTry]) -> MatchFrame:
    """How the table would look after these moves; a move that is not possible is refused with the reason."""
    run = reach(found_lesson(game, lesson), data.ways)
    seat = run.lesson.seat
    since = len(run.match.shown[seat])
    return MatchFrame(**tried(run.match, seat, tuple(data.moves)).frame(seat, since))


LESSON_ROUTES = (list_lessons, show_lesson, try_in_lesson)


def found_lesson(game: str, name: str) -> Lesson:
    try:
        lesson = courses(find(game).name).find(name)
    except GameError as error:
        raise NotFound(error.code, **error.details) from error
    return lesson


@cache
def courses(game: str) -> LessonCourse:
    return lessons_of(find(game))


@cache
def listed() -> list[CourseShown]:
    found = [course for game in games().values() if (course := course_of(game)) is not None]
    return [
        CourseShown(
            one.game.name,
            one.minutes,
            [LessonListed(lesson.name, lesson.is_drill, list(lesson.clauses)) for lesson in one.lessons],
        )
        for one in found
    ]


@cache
def shown(game: str, name: str) -> LessonShown:
    lesson = courses(game).find(name)
    practice = lesson.practice and PracticeShown(
        lesson.practice.players, lesson.practice.level, dict(lesson.practice.options)
    )
    nodes = [show_node(node) for node in unfold(lesson)] if lesson.start else []
    return LessonShown(
        game, name, lesson.players, lesson.seat, [show_step(step) for step in lesson.steps], nodes, practice
    )  # fmt: skip


def show_step(step: LessonStep) -> LessonStepShown:
    does = "move" if step.accepts else "try" if step.forbidden else "answer" if step.question else "read"
    question = AskedShown(step.question.kind, list(step.question.choices)) if step.question else None
    return LessonStepShown(step.name, does, question)


def show_node(node: Node) -> LessonNode:
    wrong = [
        TaughtShown(
            list(one.turn), one.refusal[0] if one.refusal else None, dict(one.refusal[1]) if one.refusal else {}, one.text
        )
        for one in node.wrong
    ]
    return LessonNode(
        node.step, frames(node.frames), list(node.board), list(node.words), node.reveals, dict(node.ways), wrong,
        list(node.right), list(node.labels),
    )  # fmt: skip


def frames(found: Sequence[Any]) -> list[MatchFrame]:
    return [MatchFrame(**frame) for frame in found]
