"""The whole review of a finished match, and the same as data that is equal to the byte from the same record and version."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from importlib.metadata import version
from typing import Any

from noripan.bots.knowledge import Knowledge
from noripan.core.errors import GameError
from noripan.core.game import Game, View
from noripan.core.match import Match
from noripan.core.replay import replay
from noripan.review.judge import Candidate, Effort, Judgement, judge
from noripan.review.luck import Account, CurvePoint, Truth
from noripan.review.reference import values_by

FORMAT = 1
DIGITS = 6  # of what is rounded

ReviewProgress = Callable[[int, int], None]  # done, of how many


@dataclass(frozen=True)
class Decision:
    """A move that could have been another, what it was worth, and what nobody knew then."""

    number: int  # of the move in the log, from 1
    judgement: Judgement
    view: View  # of the seat that moved
    hands: tuple[tuple[str, ...], ...]  # as they were, by seat


@dataclass(frozen=True)
class Review:
    match: Match
    effort: Effort
    seats: tuple[int, ...]
    decisions: tuple[Decision, ...]  # of these seats, in the order of play
    accounts: tuple[Account, ...]
    curve: tuple[CurvePoint, ...]

    def of_seat(self, seat: int) -> list[Decision]:
        return [one for one in self.decisions if one.judgement.seat == seat]

    def error_rate(self, seat: int) -> Fraction:
        """What the seat lost per decision, in hundredths of a win."""
        losses = [one.judgement.loss for one in self.of_seat(seat)]
        return 100 * sum(losses, Fraction(0)) / max(1, len(losses))

    def faults(self, seat: int) -> list[Decision]:
        """The decisions that lost clearly, the costliest first."""
        found = [one for one in self.of_seat(seat) if one.judgement.verdict is not None]
        return sorted(found, key=lambda one: (-one.judgement.loss, one.number))


def review(
    match: Match,
    effort: Effort,
    seats: Sequence[int] | None = None,
    progress: ReviewProgress = lambda done, of: None,
    salt: str = "",
) -> Review:
    """Review a finished match for all seats or some; another `salt` is an independent review."""
    if not match.is_over:
        raise GameError("review_unfinished", moves=len(match.log))
    chosen = tuple(range(match.players)) if seats is None else tuple(checked(match, seat) for seat in seats)
    truth = Truth(match, effort, salt)
    counter = Counted(progress, 2 * len(match.log) + len(truth.numbers()))
    decisions = tuple(judged(match, effort, chosen, counter, salt))
    by_move = {one.number - 1: one.judgement for one in decisions}
    accounts = tuple(truth.accounts(by_move, chosen, counter))
    return Review(match, effort, chosen, decisions, accounts, tuple(truth.curve(counter)))


def checked(match: Match, seat: int) -> int:
    found = match.game.settle_seat(match.players, seat)
    assert found is not None
    return found


class Counted:
    """Counts calls for whoever shows the progress."""

    def __init__(self, progress: ReviewProgress, of: int) -> None:
        self.progress = progress
        self.of = of
        self.done = 0

    def __call__(self) -> None:
        self.done += 1
        self.progress(self.done, self.of)


def judged(match: Match, effort: Effort, seats: Sequence[int], step_done: Callable[[], None], salt: str) -> list[Decision]:
    found = []
    steps = list(replay(match))[:-1]
    for step, text in zip(steps, match.log, strict=True):
        seat = step.after.to_move
        if seat is not None and seat in seats and len(step.after.moves()) > 1:
            judgement = judge(Knowledge(step.after, seat), text, effort, salt)
            hands = tuple(tuple(cards) for cards in step.after.truth()["hands"])
            found.append(Decision(step.number + 1, judgement, step.after.view(seat), hands))
        step_done()
    return found


# ---- as data


def written(found: Review) -> str:
    """The review as a file has it, a server keeps it and a program reads it."""
    return json.dumps(as_data(found), ensure_ascii=False)


def as_data(found: Review) -> dict[str, Any]:
    """JSON-able; fractions are rounded except those that must add up, which are there twice."""
    match = found.match
    return {
        "noripan_review": FORMAT, "version": version("noripan"), "game": match.game.name, "players": match.players,
        "options": match.options, "effort": found.effort.name,
        "values_by": values_by(match.game, match.players, match.options),
        "moves": len(match.log), "winners": match.winners(),
        "seats": [seat_data(found, account) for account in found.accounts],
        "curve": [{"moves": point.moves, "shares": [rounded(share) for share in point.shares]} for point in found.curve],
        "decisions": [decision_data(match.game, one) for one in found.decisions],
    }  # fmt: skip


def rounded(number: Fraction | float) -> float:
    return round(float(number), DIGITS)


def seat_data(found: Review, account: Account) -> dict[str, Any]:
    faults = [one.judgement.verdict for one in found.faults(account.seat)]
    return {
        "seat": account.seat,
        "result": rounded(account.result),
        "fair": rounded(account.fair),
        "parts": {name: rounded(value) for name, value in account.parts.items()},
        "errors": {name: rounded(error) for name, error in account.errors.items()},
        "exact": {"result": str(account.result), "fair": str(account.fair)}
        | {name: str(value) for name, value in account.parts.items()},
        "error_rate": rounded(found.error_rate(account.seat)),
        "decisions": len(found.of_seat(account.seat)),
        "mistakes": faults.count("mistake"),
        "inaccuracies": faults.count("inaccuracy"),
    }


def decision_data(game: Game[Any], one: Decision) -> dict[str, Any]:
    data = {"number": one.number, **judgement_data(one.judgement)}
    if one.judgement.verdict is None:
        return data
    for option in data["options"]:
        option["words"] = game.describe(one.view, option["move"])
    return data | {"hands": [list(cards) for cards in one.hands]}


def judgement_data(one: Judgement) -> dict[str, Any]:
    """Nothing here depends on what the seat did not know."""
    data: dict[str, Any] = {
        "seat": one.seat, "move": one.move, "best": one.best, "legal": one.legal, "loss": rounded(one.loss),
        "error": rounded(one.error), "verdict": one.verdict, "theme": one.theme, "share": rounded(one.share),
        "gain": rounded(one.gain), "determinizations": one.determinizations,
        "options": [option_data(option) for option in one.options],
    }  # fmt: skip
    if one.verdict:
        data["reason"] = one.reason and {"message": one.reason.message, "data": dict(one.reason.data)}
        data["guessed"] = [cards and {card: rounded(chance) for card, chance in cards.items()} for cards in one.hands]
    return data


def option_data(one: Candidate) -> dict[str, Any]:
    return {"move": one.move, "share": rounded(one.share), "gain": rounded(one.gain), "error": rounded(one.error)}
