"""A review as it is sent: the data of `noripan review --json`."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from noripan.core.events import Words
from noripan.protocol.messages import Reason

DecisionVerdict = Literal["mistake", "inaccuracy"]
ReviewState = Literal["none", "waiting", "making", "done", "failed"]


class ReviewedOption(msgspec.Struct):
    """A move that was looked at closely: the share of the win it brings, and its gain over the move played."""

    move: str
    share: float
    gain: float
    error: float
    words: Words | None = None  # where the decision has a verdict


class ReviewedDecision(msgspec.Struct):
    """A move that could have been another. All but `hands` follows from what the seat knew."""

    number: int  # of the move, from 1
    seat: int
    move: str
    best: str
    legal: int
    loss: float
    error: float
    verdict: DecisionVerdict | None
    theme: str
    share: float
    gain: float
    determinizations: int
    options: list[ReviewedOption]
    reason: Reason | None = None
    guessed: list[dict[str, float] | None] = []  # by seat: how likely each card was there, by what the seat knew
    hands: list[list[str]] = []  # by seat: what was really there


class ReviewedSeat(msgspec.Struct):
    """result = fair + the sum of the parts, exactly so in `exact`."""

    seat: int
    result: float
    fair: float
    parts: dict[str, float]
    errors: dict[str, float]
    exact: dict[str, str]
    error_rate: float
    decisions: int
    mistakes: int
    inaccuracies: int


class ReviewedMoment(msgspec.Struct):
    """Everybody's chance to win after so many moves."""

    moves: int
    shares: list[float]


class ReviewData(msgspec.Struct):
    noripan_review: int
    version: str
    game: str
    players: int
    options: dict[str, Any]
    effort: str
    moves: int
    winners: list[int]
    seats: list[ReviewedSeat]
    curve: list[ReviewedMoment]
    decisions: list[ReviewedDecision]
    values_by: str = ""  # the network that valued positions; none where they were played on to the end, as once all were


class ReviewShown(msgspec.Struct):
    """How far the review of a match is, and the review once it is done."""

    table: str
    state: ReviewState
    ahead: int = 0  # reviews that come first
    done: int = 0
    steps: int = 0
    review: ReviewData | None = None
