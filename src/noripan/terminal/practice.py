"""`noripan practice`: one's own mistakes line by line, from a list in the data folder."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path
from typing import Any

from noripan.core.errors import GameError
from noripan.core.match import Match
from noripan.core.texts import Texts
from noripan.files import data_folder, write_whole
from noripan.review.judge import effort
from noripan.review.practice import PracticeList, mistakes_in, read_list
from noripan.review.review import as_data, review
from noripan.terminal.puzzles import ExerciseTable
from noripan.terminal.review_view import watched


def practice_file() -> Path:
    return data_folder() / "practice.json"


def kept_list() -> PracticeList:
    file = practice_file()
    if not file.exists():
        return PracticeList()
    try:
        return read_list(json.loads(file.read_text("utf-8")))
    except (OSError, ValueError) as error:
        raise GameError("practice_unreadable", file=str(file)) from error


def keep_list(practice: PracticeList) -> None:
    file = practice_file()
    file.parent.mkdir(parents=True, exist_ok=True)
    write_whole(file, json.dumps(practice.as_data(), ensure_ascii=False))


def add_mistakes(match: Match, seat: int, reviewed: object, level: str, day: date, texts: Texts) -> None:
    """Add the mistakes of a seat, from a review that was made before or from one that is made now."""
    match.view(seat)  # refuses a seat that is not there
    practice = kept_list()
    decisions = decisions_of(reviewed, match) if reviewed is not None else review_now(match, seat, level, texts)
    new = practice.add(mistakes_in(match, decisions, seat, day))
    keep_list(practice)
    print(texts.say("practice-added", count=new))


def decisions_of(reviewed: object, match: Match) -> list[dict[str, Any]]:
    if not isinstance(reviewed, dict) or not isinstance(reviewed.get("decisions"), list):
        raise GameError("practice_review_damaged")
    if reviewed.get("game") != match.game.name:
        raise GameError("practice_other_match")
    return list(reviewed["decisions"])


def review_now(match: Match, seat: int, level: str, texts: Texts) -> list[dict[str, Any]]:
    with watched(texts, quiet=False) as watch:
        return list(as_data(review(match, effort(level), [seat], watch))["decisions"])


def practise(game: str | None, day: date, texts: Texts, plain: bool) -> None:
    """All that is due, one after the other, until somebody leaves."""
    for mistake in kept_list().due(day, game):
        title = texts.say("practice-title", move=mistake.move)
        ending = ExerciseTable(mistake.exercise(), texts, plain).solve(title)
        if ending == "left":
            return
        practice = kept_list()
        later = practice.answer(mistake, ending == "first", day)
        keep_list(practice)
        print(texts.say("practice-learnt") if later.is_learnt else texts.say("practice-later", day=later.due))
    print(summary(day, game, texts))


def summary(day: date, game: str | None, texts: Texts) -> str:
    practice = kept_list()
    waiting = [one for one in practice.mistakes if not one.is_learnt and game in (None, one.game)]
    if not waiting:
        return texts.say("practice-empty")
    due = len(practice.due(day, game))
    return texts.say("practice-due", due=due, count=len(waiting), day=min(one.due for one in waiting))


def list_data(day: date, game: str | None) -> list[dict[str, Any]]:
    return [
        {"game": one.game, "due": one.due, "is_due": one.is_due(day), "box": one.box, "learnt": one.is_learnt}
        for one in kept_list().mistakes
        if game in (None, one.game)
    ]
