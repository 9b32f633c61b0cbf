"""Practice: a player's own mistakes as exercises that come back, seldom if they are found and soon if they are not.

A mistake is taken from the decisions of a review, as `noripan review --json` and servers write them. When it comes back is
decided by Leitner's boxes: each time it is found it waits longer, and once it is not it begins anew.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from datetime import date, timedelta
from typing import Any

from noripan.core.errors import GameError
from noripan.core.library import find
from noripan.core.match import Match, Record, load
from noripan.core.puzzles import Exercise
from noripan.review.judge import CLEAR

WAITS = (1, 3, 7, 14, 30, 60)  # days until an exercise comes back, by how often on end it was found
DONE = len(WAITS)  # then it is learnt
PRACTICE_FORMAT = 1


@dataclass(frozen=True)
class Mistake:
    """A decision that lost clearly: where it was made, and what is known of the moves."""

    record: Record  # of the match up to then
    move: str  # that was played
    best: str
    share: int  # of the win that the best move brings, in hundredths
    losses: Mapping[str, int]  # of the moves that were looked at closely; 0 if it may be as good as the best
    due: str  # a day
    box: int = 0  # how often on end it was found

    @property
    def game(self) -> str:
        return str(self.record["game"])

    @property
    def is_learnt(self) -> bool:
        return self.box >= DONE

    def is_due(self, day: date) -> bool:
        return not self.is_learnt and self.due <= day.isoformat()

    def exercise(self) -> Exercise:
        position = load(self.record, find)
        if position.to_move is None or self.best not in position.moves():
            raise GameError("practice_broken", game=self.game)
        return Exercise(position, position.to_move, self.best, self.losses, self.share)

    def answered(self, found: bool, day: date) -> Mistake:
        """The same, to come back when it is time."""
        box, due = next_turn(self.box, found, day)
        return replace(self, box=box, due=due)


def next_turn(box: int, found: bool, day: date) -> tuple[int, str]:
    """The box into which an exercise of this one goes, and the day on which it comes back."""
    box = box + 1 if found else 0
    return box, (day + timedelta(days=WAITS[min(box, DONE - 1)])).isoformat()


def mistakes_in(match: Match, decisions: Iterable[Mapping[str, Any]], seat: int, day: date) -> list[Mistake]:
    """The mistakes of one seat among the decisions of a review, each due at once."""
    if not match.is_over:
        raise GameError("review_unfinished", moves=len(match.log))
    try:
        wanted = [one for one in decisions if one["seat"] == seat and one["verdict"] == "mistake"]
        return [mistake_of(match, one, day) for one in wanted]
    except (KeyError, TypeError, ValueError) as error:
        if isinstance(error, GameError):
            raise
        raise GameError("practice_review_damaged") from error


def mistake_of(match: Match, decision: Mapping[str, Any], day: date) -> Mistake:
    before, options = int(decision["number"]) - 1, decision["options"]
    if not 0 <= before < len(match.log) or match.log[before] != decision["move"]:
        raise GameError("practice_other_match")
    best = options[0]
    return Mistake(
        {**match.save(), "moves": match.log[:before]}, decision["move"], best["move"], round(100 * best["share"]),
        {one["move"]: loss_of(one, best, decision) for one in options}, day.isoformat(),
    )  # fmt: skip


def loss_of(option: Mapping[str, Any], best: Mapping[str, Any], decision: Mapping[str, Any]) -> int:
    """In hundredths of a win; nothing for what chance may have put behind the best, but never for the mistake itself."""
    behind = float(best["share"] - option["share"])
    if option["move"] == best["move"]:
        return 0
    if option["move"] == decision["move"]:
        return max(1, round(100 * behind))
    return 0 if behind < CLEAR * float(option["error"]) else max(1, round(100 * behind))


@dataclass
class PracticeList:
    """All that somebody practises; a mistake is there once, however often its match is added."""

    mistakes: list[Mistake] = field(default_factory=list)

    def add(self, found: Sequence[Mistake]) -> int:
        """How many are new."""
        known = [one.record for one in self.mistakes]
        new = [one for one in found if one.record not in known]
        self.mistakes += new
        return len(new)

    def due(self, day: date, game: str | None = None) -> list[Mistake]:
        """What is to be practised, that which waited longest first."""
        wanted = [one for one in self.mistakes if one.is_due(day) and game in (None, one.game)]
        return sorted(wanted, key=lambda one: one.due)

    def answer(self, mistake: Mistake, found: bool, day: date) -> Mistake:
        later = mistake.answered(found, day)
        self.mistakes[self.mistakes.index(mistake)] = later
        return later

    def as_data(self) -> dict[str, Any]:
        return {"noripan_practice": PRACTICE_FORMAT, "mistakes": [asdict(one) for one in self.mistakes]}


def read_list(data: object) -> PracticeList:
    """The list as it was written; a damaged one is refused, for it must not be written over."""
    try:
        if not isinstance(data, dict) or data["noripan_practice"] != PRACTICE_FORMAT:
            raise GameError("practice_damaged")
        return PracticeList([read_mistake(one) for one in data["mistakes"]])
    except (KeyError, TypeError, AttributeError) as error:
        raise GameError("practice_damaged") from error


def read_mistake(one: Mapping[str, Any]) -> Mistake:
    found = Mistake(**one)
    if not isinstance(found.record["game"], str) or not isinstance(found.losses, dict):
        raise GameError("practice_damaged")
    date.fromisoformat(found.due)
    return replace(found, box=int(found.box))
