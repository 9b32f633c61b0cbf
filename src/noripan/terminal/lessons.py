"""Lessons line by line: the position, what to do, and what the engine says to it. Progress is kept in the data folder."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.markup import escape

from noripan.core.events import Words
from noripan.core.game import Game
from noripan.core.lessons import FOLDER, Lesson, LessonCourse, LessonRun, LessonStep, TryOutcome, course_of, lessons_of
from noripan.core.library import games
from noripan.core.match import Match
from noripan.core.texts import Texts
from noripan.files import data_folder, write_whole
from noripan.terminal.keyboard import QUIT_WORDS
from noripan.terminal.plain import PlainTable, TextTable

LETTERS = "abcdefgh"


# ---- progress


def progress_file() -> Path:
    return data_folder() / "lessons.json"


def finished_lessons(game: str) -> list[str]:
    """The names of the lessons of a game that were finished here."""
    return _progress().get(game, [])


def keep_finished(game: str, lesson: str) -> None:
    all_of_them = _progress()
    if lesson not in (done := all_of_them.setdefault(game, [])):
        done.append(lesson)
    file = progress_file()
    file.parent.mkdir(parents=True, exist_ok=True)
    write_whole(file, json.dumps(all_of_them))


def _progress() -> dict[str, list[str]]:
    try:
        found = json.loads(progress_file().read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return {str(game): [str(one) for one in names] for game, names in found.items()} if isinstance(found, dict) else {}


# ---- lists


def courses_as_data(game: Game[Any] | None) -> list[dict[str, Any]]:
    courses = [lessons_of(game)] if game else [found for one in games().values() if (found := course_of(one)) is not None]
    return [
        {
            "game": course.game.name,
            "minutes": course.minutes,
            "lessons": [
                {"name": one.name, "drill": one.is_drill, "clauses": one.clauses, "done": one.name in done}
                for one in course.lessons
            ],
        }
        for course in courses
        for done in [finished_lessons(course.game.name)]
    ]


def print_courses(texts: Texts) -> None:
    for one in courses_as_data(None):
        done = sum(lesson["done"] for lesson in one["lessons"])
        title = texts.title(games()[one["game"]])
        print(texts.say("learn-course", game=one["game"], title=title, done=done, count=len(one["lessons"])))
    print(texts.say("learn-how"))


def print_lessons(course: LessonCourse, texts: Texts) -> None:
    texts, done = lesson_texts(course.game, texts), finished_lessons(course.game.name)
    print(texts.say("learn-minutes", minutes=course.minutes))
    for number, one in enumerate(course.lessons):
        if one.is_drill and not course.lessons[number - 1].is_drill:
            print(texts.say("learn-drills"))
        mark = "✓" if one.name in done else " "
        print(f"  {mark} {one.name:<14} {texts.words(course.game, one.text())}")


def lesson_texts(game: Game[Any], texts: Texts, names: tuple[str, ...] = (), you: int | None = None) -> Texts:
    return Texts(texts.language, (game.folder / FOLDER, *texts.folders[:-1]), names, you)


# ---- taking them


@dataclass(frozen=True)
class Learner:
    """Somebody who takes the lessons of a course at this terminal."""

    course: LessonCourse
    texts: Texts
    plain: bool

    def take_course(self) -> None:
        """The lessons that are not finished yet, one after the other, until somebody leaves."""
        done = finished_lessons(self.course.game.name)
        left = [lesson for lesson in self.course.lessons if lesson.name not in done]
        for lesson in left or self.course.lessons:
            if not self.take(lesson):
                return

    def take(self, lesson: Lesson) -> bool:
        """One lesson; whether it was finished."""
        done = self._play(lesson) if lesson.practice is not None else LessonTable(lesson, self.texts, self.plain).teach()
        if done:
            keep_finished(self.course.game.name, lesson.name)
        return done

    def _play(self, lesson: Lesson) -> bool:
        """The match at the end of the course."""
        assert lesson.practice is not None
        players, level, options = lesson.practice
        match = Match(self.course.game, players, None, dict(options))
        table = (PlainTable if self.plain else TextTable)(match, 0, self.texts, level=level, coach=True)
        said = lesson_texts(self.course.game, self.texts)
        table.say(f"[bold]{escape(said.words(match.game, lesson.text()))}[/bold]")
        table.say(escape(said.words(match.game, lesson.text("intro"))))
        table.play()
        return table.match.is_over


class LessonTable:
    """A lesson on lines."""

    def __init__(self, lesson: Lesson, texts: Texts, plain: bool) -> None:
        self.lesson = lesson
        self.run = LessonRun(lesson)
        self.game = self.run.match.game
        self.table = (PlainTable if plain else TextTable)(self.run.match, lesson.seat, texts)
        people = texts.say("example-people").split(", ")[: lesson.players]
        people[lesson.seat] = texts.say("you-at-home")
        self.texts = self.table.texts = lesson_texts(self.game, texts, tuple(people), lesson.seat)

    def teach(self) -> bool:
        """Whether it was finished."""
        self.table.say(f"[bold]{escape(self.words(self.lesson.text()))}[/bold]")
        self.table.say(self.texts.say("learn-help-line"), style="dim")
        shown: list[str] | None = None
        while (step := self.run.step) is not None:
            if shown != self.run.match.log:  # what was only read about need not be read again
                self.show()
            shown = list(self.run.match.log)
            self.say(step.name)
            try:
                if not self.do(step):
                    return False
            except EOFError:
                return False
            self.tell()
            if self.texts.has(self.game, self.lesson.text(step.name, "done").message):
                self.say(step.name, "done")
        self.table.say(self.texts.say("lesson-over"))
        return True

    def do(self, step: LessonStep) -> bool:
        """Ask until the step is done; False if the learner leaves."""
        if step.question is not None:
            self.show_choices()
        while self.run.step is step:
            text = self.ask(step)
            if text.lower() in QUIT_WORDS:
                return False
            self.take(text, step)
        return True

    def ask(self, step: LessonStep) -> str:
        prompt = "learn-answer" if step.question else "prompt" if step.is_exercise else "learn-read"
        return self.table.ask(self.texts.say(prompt)).strip()

    def take(self, text: str, step: LessonStep) -> None:
        commands = {
            "?": self.show_moves,
            "table": self.show,
            "hint": self.show_hint,
            "retry": self.retry,
        }
        if not step.is_exercise:
            self.run.go_on()
        elif text.lower() in commands:
            commands[text.lower()]()
        elif text and step.question is not None:
            self.judge(self.run.answer(self.chosen(text)), "lesson-wrong")
        elif text:
            self.judge(self.run.attempt(text), "lesson-other")
            if self.run.step is step and self.run.turn:
                self.show()

    def judge(self, outcome: TryOutcome, otherwise: str) -> None:
        if outcome.refusal is not None:
            self.table.say(self.texts.error(outcome.refusal, self.game), style="red")
        elif outcome.kind == "right":
            self.table.say(self.texts.say("lesson-right"))
        elif outcome.text is None:
            self.table.say(self.texts.say(otherwise))
            self.show_hint()
        if outcome.text is not None:
            self.table.say(escape(self.words(outcome.text)))

    # ---- what is printed

    def words(self, words: Words) -> str:
        return self.texts.words(self.game, words)

    def say(self, *parts: str) -> None:
        self.table.say(escape(self.words(self.lesson.text(*parts))))

    def tell(self) -> None:
        for frame in self.run.frames:
            for event in frame["events"]:
                self.table.say("  " + escape(self.texts.event(self.game, event)))

    def show(self) -> None:
        self.table.match = self.run.match
        self.table.show_table()

    def show_moves(self) -> None:
        self.table.match = self.run.match
        if self.run.match.to_move == self.lesson.seat:
            self.table.show_moves()
        else:
            self.show_choices()

    def show_hint(self) -> None:
        """What the lesson says, and how it is typed."""
        if self.run.step is not None:
            self.say(self.run.step.name, "hint")
        if (move := self.run.right_move()) is not None:
            self.table.say(escape(self.texts.say("learn-type", move=move)))

    def retry(self) -> None:
        self.run.retry()
        self.show()

    def show_choices(self) -> None:
        question = self.run.step.question if self.run.step else None
        for letter, choice in zip(LETTERS, question.choices if question else (), strict=False):
            self.table.say(f"  {letter}) {escape(self.name_of(choice))}")

    def name_of(self, choice: int | str) -> str:
        question = self.run.step.question if self.run.step else None
        kind = question.kind if question else "number"
        if kind == "seat":
            return self.texts.seat(int(choice))
        if kind == "card":
            return self.texts.card(self.game, str(choice))
        if kind == "move":
            return self.words(self.game.describe(self.run.match.view(self.lesson.seat), str(choice)))
        return str(choice)

    def chosen(self, text: str) -> int | str:
        """The choice that a letter stands for; what is no letter is no answer."""
        question = self.run.step.question if self.run.step else None
        place = LETTERS.find(text.lower()) if len(text) == 1 else -1
        return question.choices[place] if question and 0 <= place < len(question.choices) else ""
