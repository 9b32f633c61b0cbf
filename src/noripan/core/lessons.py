"""Lessons: positions that a learner plays on the engine. A game writes them into its folder `lessons`.

`course.toml` teaches the game in a few minutes, `drills.toml` exercises what that left out; docs/how-to/write-a-lesson.md
says how a lesson is written. Wrong moves are answered with the refusal of `Match.play`, so nothing here knows a rule.
Unfolding a lesson plays every accepted turn and every wrong try that it names, so a rule that changes breaks its lesson.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal, NamedTuple

from noripan.core.errors import GameError
from noripan.core.events import Words
from noripan.core.examples import SEED, cut, listed
from noripan.core.game import Game
from noripan.core.match import Frame, Match

FOLDER = "lessons"
FILES = ("course.toml", "drills.toml")
GO_ON = ""  # the key of the way on where nothing is to be moved
MOST_NODES = 150
LESSON_KEYS = {"name", "clauses", "players", "options", "deal", "played", "seat", "step", "match"}
STEP_KEYS = {"name", "accept", "forbidden", "wrong", "ask", "then"}

LessonTurn = tuple[str, ...]  # the moves of one turn, in notation


class BrokenLesson(Exception):
    """A lesson that cannot be read, or of which the engine does not do what it says."""


class WrongTry(NamedTuple):
    """A try that the lesson has something to say about; all but its last move begin an accepted turn."""

    turn: LessonTurn
    refusal: str  # the code that the engine must answer with; "" where the move is legal, only not what the step is about
    text: str | None


class Question(NamedTuple):
    """What the view says at a path; where that is a list, the right choice is the one that is in it."""

    about: str
    kind: Literal["number", "seat", "card", "move"]
    choices: tuple[int | str, ...]


class LessonStep(NamedTuple):
    """Something to do (`accepts`), to try in vain (`forbidden`), to answer (`question`), or only to read."""

    name: str
    accepts: tuple[LessonTurn, ...]  # `*` stands for anything
    forbidden: tuple[WrongTry, ...]
    wrong: tuple[WrongTry, ...]
    question: Question | None
    then: LessonTurn  # what the others do afterwards

    @property
    def is_exercise(self) -> bool:
        return bool(self.accepts or self.forbidden or self.question)


class PracticeMatch(NamedTuple):
    """A real match with a coach, at the end of the course."""

    players: int
    level: str
    options: Mapping[str, Any]


@dataclass(frozen=True)
class Lesson:
    name: str
    clauses: tuple[str, ...]
    is_drill: bool
    players: int
    seat: int
    steps: tuple[LessonStep, ...]
    start: Match | None  # the written position; None where a whole match is played
    practice: PracticeMatch | None

    def text(self, *parts: str) -> Words:
        """The lesson's title, or what it says at a step: `text("single", "hint")`."""
        return Words(f"lesson-{self.name}" + (f".{'-'.join(parts)}" if parts else ""), {})


@dataclass(frozen=True)
class LessonCourse:
    game: Game[Any]
    minutes: int
    lessons: tuple[Lesson, ...]  # the course itself, then the drills

    def find(self, name: str) -> Lesson:
        for lesson in self.lessons:
            if lesson.name == name:
                return lesson
        raise GameError("unknown_lesson", lesson=name[:40], allowed=", ".join(one.name for one in self.lessons))


# ---- reading


def course_of(game: Game[Any]) -> LessonCourse | None:
    """A game's lessons; None for a game that has none yet."""
    folder = game.folder / FOLDER
    if not (folder / FILES[0]).is_file():
        return None
    files = [(file, tomllib.loads((folder / file).read_text("utf-8"))) for file in FILES if (folder / file).is_file()]
    lessons = tuple(read_lesson(game, one, data, file != FILES[0]) for file, data in files for one in data["lesson"])
    names = [lesson.name for lesson in lessons]
    if twice := {name for name in names if names.count(name) > 1}:
        raise BrokenLesson(f"{game.name}: two lessons are called {sorted(twice)}")
    return LessonCourse(game, files[0][1]["minutes"], lessons)


def lessons_of(game: Game[Any]) -> LessonCourse:
    """As `course_of`, but a game without lessons is refused."""
    course = course_of(game)
    if course is None:
        raise GameError("no_lessons", game=game.name)
    return course


def read_lesson(game: Game[Any], written: Mapping[str, Any], data: Mapping[str, Any], is_drill: bool) -> Lesson:
    """One lesson of a file; `data` is the whole file, whose `deals` lessons refer to by name."""
    name = written["name"]
    where = f"{game.name}: {name}"
    check_keys(written, LESSON_KEYS, where)
    clauses = tuple(written.get("clauses", ()))
    if unknown := set(clauses) - {clause for section in game.clauses.values() for clause in section}:
        raise BrokenLesson(f"{where} names {sorted(unknown)}, which the rules do not have")
    if practice := written.get("match"):
        found = PracticeMatch(practice["players"], practice["level"], practice.get("options", {}))
        game.settle_options(found.players, found.options)
        return Lesson(name, clauses, is_drill, found.players, 0, (), None, found)
    steps = tuple(read_step(one, where) for one in written["step"])
    if len({step.name for step in steps}) < len(steps):
        raise BrokenLesson(f"{where}: two steps have the same name")
    start = position(game, written, data.get("deals", {}), where)
    return Lesson(name, clauses, is_drill, start.players, written.get("seat", 0), steps, start, None)


def position(game: Game[Any], written: Mapping[str, Any], deals: Mapping[str, Any], where: str) -> Match:
    deal = written.get("deal")
    try:
        match = Match(
            game, written["players"], SEED, written.get("options"), listed(deals[deal] if isinstance(deal, str) else deal)
        )
        for move in cut(written.get("played", "")):
            match.play(move)
    except GameError as error:
        raise BrokenLesson(f"{where} begins with a position that cannot be: {error}") from error
    return match


def read_step(written: Mapping[str, Any], where: str) -> LessonStep:
    where = f"{where}, {written['name']}"
    check_keys(written, STEP_KEYS, where)
    if len(written.keys() & {"accept", "forbidden", "ask"}) > 1:
        raise BrokenLesson(f"{where}: a step wants one thing only: accept, forbidden or ask")
    return LessonStep(
        written["name"],
        tuple(tuple(cut(turn)) for turn in written.get("accept", ())),
        read_tries(written.get("forbidden", ())),
        read_tries(written.get("wrong", ())),
        read_question(written["ask"]) if "ask" in written else None,
        tuple(cut(written.get("then", ""))),
    )


def read_tries(written: Sequence[Mapping[str, str]]) -> tuple[WrongTry, ...]:
    return tuple(WrongTry(tuple(cut(one["move"])), one["refusal"], one.get("text")) for one in written)


def read_question(written: Mapping[str, Any]) -> Question:
    return Question(written["about"], written["kind"], tuple(written["choices"]))


def check_keys(written: Mapping[str, Any], known: set[str], where: str) -> None:
    if unknown := written.keys() - known:
        raise BrokenLesson(f"{where} has {sorted(unknown)}, but there is only {sorted(known)}")


# ---- running


class TryOutcome(NamedTuple):
    """What became of a try: it was `right`, `refused` by the rules, or legal but `other` than what the step is about."""

    kind: Literal["right", "refused", "other"]
    refusal: GameError | None = None
    text: Words | None = None  # what the lesson teaches about this try


class LessonRun:
    """A learner in a lesson: the position, and which step comes next."""

    def __init__(self, lesson: Lesson) -> None:
        assert lesson.start is not None
        self.lesson = lesson
        self.match = lesson.start.copy()
        self.at = 0
        self.turn: LessonTurn = ()  # what was moved in this step
        self.begun = self.match  # as the step began
        self.frames: list[Frame] = [self.match.frame(lesson.seat)]  # what there is to show since the last try

    @property
    def step(self) -> LessonStep | None:
        """None when the lesson is over."""
        return self.lesson.steps[self.at] if self.at < len(self.lesson.steps) else None

    def attempt(self, text: str) -> TryOutcome:
        """Try a move. Only a right one changes anything."""
        step, trial = self.step, self.match.copy()
        if step is None:
            return TryOutcome("other")
        try:
            trial.play(text)
        except GameError as refusal:
            return self._refused(step, text, refusal)
        turn = (*self.turn, trial.log[-1])
        if not any(begins(wanted, turn) for wanted in step.accepts):
            return TryOutcome("other", None, self._taught(trial.log[-1]))
        self._show(trial)
        self.turn = turn
        if any(begins(wanted, turn) and len(wanted) == len(turn) for wanted in step.accepts):
            self._finish(step)
        return TryOutcome("right")

    def answer(self, choice: int | str) -> TryOutcome:
        """Answer the step's question."""
        step = self.step
        if step is None or step.question is None or choice not in right_choices(self.match, self.lesson.seat, step.question):
            return TryOutcome("other")
        self.go_on()
        return TryOutcome("right")

    def go_on(self) -> None:
        """From a step that was read, answered, or tried in vain."""
        if self.step is not None:
            self.frames = []
            self._finish(self.step)

    def right_move(self) -> str | None:
        """One of the right moves, for whoever needs a hint; None where the step wants none."""
        if self.step is None:
            return None
        legal = (move for move in self.match.moves() if any(begins(one, (*self.turn, move)) for one in self.step.accepts))
        return next(legal, self.step.forbidden[0].turn[0] if self.step.forbidden else None)

    def retry(self) -> None:
        """Begin the step again."""
        self.match, self.turn = self.begun, ()
        self.frames = [self.match.frame(self.lesson.seat)]

    def copy(self) -> LessonRun:
        return copy(self)

    def _refused(self, step: LessonStep, text: str, refusal: GameError) -> TryOutcome:
        """Where a step is about what the rules forbid, hearing why is all there is to do."""
        if any(one.turn == (text,) and one.refusal == refusal.code for one in step.forbidden):
            self.go_on()
            return TryOutcome("right", refusal)
        return TryOutcome("refused", refusal, self._taught(text))

    def _taught(self, move: str) -> Words | None:
        tried = (*self.turn, move)
        if self.step is None:
            return None
        return next(
            (self.lesson.text(self.step.name, one.text) for one in self.step.wrong if one.turn == tried and one.text), None
        )

    def _show(self, match: Match, first: bool = True) -> None:
        frame = match.frame(self.lesson.seat, len(self.match.shown[self.lesson.seat]))
        self.frames = [frame] if first else [*self.frames, frame]
        self.match = match

    def _finish(self, step: LessonStep) -> None:
        for move in step.then:
            after = self.match.copy()
            after.play(move)
            self._show(after, first=False)
        if not self.frames:
            self.frames = [self.match.frame(self.lesson.seat, len(self.match.shown[self.lesson.seat]))]
        self.at, self.turn, self.begun = self.at + 1, (), self.match


@cache
def pattern(move: str) -> re.Pattern[str]:
    return re.compile(".*".join(re.escape(part) for part in move.split("*")))


def begins(wanted: LessonTurn, turn: LessonTurn) -> bool:
    """Do these moves begin the wanted turn, or are they all of it?"""
    return len(turn) <= len(wanted) and all(pattern(one).fullmatch(move) for one, move in zip(wanted, turn, strict=False))


def look_up(match: Match, seat: int, path: str) -> Any:
    """What a seat's view says at a path as `counts.1`; `moves` are its legal moves, `hand.count` is how many there are."""
    found: Any = {**match.view(seat), "moves": match.frame(seat)["moves"]}
    for part in path.split("."):
        if part == "count" and isinstance(found, list | tuple):
            found = len(found)
        else:
            found = found[int(part)] if isinstance(found, list | tuple) else found[part]
    return found


def right_choices(match: Match, seat: int, question: Question) -> list[int | str]:
    said = look_up(match, seat, question.about)
    return [choice for choice in question.choices if (choice in said if isinstance(said, list) else choice == said)]


# ---- unfolding: all that can happen in a lesson, for clients that have no engine


class Taught(NamedTuple):
    """A wrong try that the lesson names, with the engine's refusal."""

    turn: LessonTurn
    refusal: tuple[str, Mapping[str, object]] | None
    text: str | None


class Node(NamedTuple):
    """A place in a lesson: what led here is shown by `frames`, the last of which is the position."""

    step: int
    frames: Sequence[Frame]
    board: Sequence[Words]  # the position for the ears
    words: Sequence[Words]  # of the legal moves
    reveals: bool  # the move that led here cannot be tried out
    ways: Mapping[str, int]  # a right move, or GO_ON -> the next node
    wrong: Sequence[Taught]
    right: Sequence[int | str]  # answers to the step's question
    labels: Sequence[Words]  # its choices in words where they are moves


def unfold(lesson: Lesson) -> list[Node]:
    """Every node that right moves reach, the first first; raises BrokenLesson where the engine disagrees with the lesson."""
    nodes: list[Node | None] = []
    _unfold(LessonRun(lesson), False, nodes)
    return [node for node in nodes if node is not None]


def _unfold(run: LessonRun, reveals: bool, nodes: list[Node | None]) -> int:
    number = len(nodes)
    nodes.append(None)
    where = f"{run.match.game.name}: {run.lesson.name}, {run.step.name if run.step else 'its end'}"
    if number >= MOST_NODES:
        raise BrokenLesson(f"{where}: accepts so much that there are more than {MOST_NODES} positions")
    try:
        ways = {key: _unfold(twin, shown, nodes) for key, twin, shown in right_ways(run, where)}
        ways |= {one.turn[0]: ways[run.step.forbidden[0].turn[0]] for one in run.step.forbidden} if run.step else {}
    except GameError as error:
        raise BrokenLesson(f"{where}: what happens then cannot be: {error}") from error
    game, seat, step = run.match.game, run.lesson.seat, run.step
    view = run.match.view(seat)
    moves = run.match.frame(seat)["moves"]
    question = step.question if step else None
    nodes[number] = Node(
        run.at, tuple(run.frames), game.in_words(view), [game.describe(view, move) for move in moves], reveals, ways,
        wrong_tries(run, where), right_choices(run.match, seat, question) if question else (),
        labels(game, view, question) if question else (),
    )  # fmt: skip
    return number


def labels(game: Game[Any], view: Mapping[str, Any], question: Question) -> list[Words]:
    return [game.describe(view, str(choice)) for choice in question.choices] if question.kind == "move" else []


def right_ways(run: LessonRun, where: str) -> Iterator[tuple[str, LessonRun, bool]]:
    """Each right move with the run after it, and whether the move reveals something."""
    step = run.step
    if step is None:
        return
    if not step.accepts:
        yield step.forbidden[0].turn[0] if step.forbidden else GO_ON, asked_and_gone_on(run, step, where), False
        return
    if run.match.to_move != run.lesson.seat:
        raise BrokenLesson(f"{where}: it is not the learner's turn")
    for wanted in step.accepts:
        if begins(wanted, run.turn) and not any(begins(wanted, (*run.turn, move)) for move in run.match.moves()):
            raise BrokenLesson(f"{where} accepts {'; '.join(wanted)}, which is not legal")
    for move in run.match.moves():
        twin = run.copy()
        if any(begins(wanted, (*run.turn, move)) for wanted in step.accepts):
            twin.attempt(move)
            yield move, twin, run.match.reveals(move)


def asked_and_gone_on(run: LessonRun, step: LessonStep, where: str) -> LessonRun:
    if step.question is not None:
        right = right_choices(run.match, run.lesson.seat, step.question)
        if len(right) != 1:
            said = look_up(run.match, run.lesson.seat, step.question.about)
            raise BrokenLesson(f"{where}: of its choices {right} are right, but one should be: {said!r}")
    twin = run.copy()
    twin.go_on()
    return twin


def wrong_tries(run: LessonRun, where: str) -> list[Taught]:
    """Those of the named wrong tries that can be made from here, each checked."""
    if run.step is None:
        return []
    forbidden = [check_wrong(run, one, where, "right") for one in run.step.forbidden]
    here = [one for one in run.step.wrong if one.turn[:-1] == run.turn]
    return forbidden + [check_wrong(run, one, where, "refused" if one.refusal else "other") for one in here]


def check_wrong(run: LessonRun, wrong: WrongTry, where: str, kind: str) -> Taught:
    outcome = run.copy().attempt(wrong.turn[-1])
    met = outcome.refusal.code if outcome.refusal else ""
    if outcome.kind != kind or met != wrong.refusal:
        expected = wrong.refusal or "no refusal"
        raise BrokenLesson(f"{where} expects {'; '.join(wrong.turn)} to meet {expected}, but it was {outcome.kind} {met}")
    if not wrong.refusal and wrong.text is None:
        raise BrokenLesson(f"{where}: {'; '.join(wrong.turn)} is legal, so a text must say why it is not meant")
    refusal = (outcome.refusal.code, outcome.refusal.details) if outcome.refusal else None
    return Taught(wrong.turn, refusal, wrong.text)


def reach(lesson: Lesson, ways: Sequence[str]) -> LessonRun:
    """The run after these ways on; wrong ones lead nowhere."""
    run = LessonRun(lesson)
    for way in ways:
        if way == GO_ON:
            run.go_on()
        else:
            run.attempt(way)
    return run


# ---- what must be written


def text_names(lesson: Lesson) -> set[str]:
    """The messages that a lesson needs in every language. `…-done`, said after a step, may be there or not."""
    parts: set[tuple[str, ...]] = {()}
    if lesson.practice is not None:
        parts.add(("intro",))
    for step in lesson.steps:
        parts.add((step.name,))
        parts |= {(step.name, "hint")} if step.is_exercise else set()
        parts |= {(step.name, one.text) for one in step.wrong if one.text is not None}
    return {lesson.text(*one).message for one in parts}


def exercised(course: LessonCourse) -> set[str]:
    """The clauses for which there is something to do or to answer."""
    return {clause for one in course.lessons if any(step.is_exercise for step in one.steps) for clause in one.clauses}
