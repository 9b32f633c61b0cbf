"""Statistics: what reviews say of how somebody plays, over all their matches of a game."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Sequence
from statistics import fmean, stdev
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, select
from sqlalchemy.ext.asyncio import AsyncConnection

from noripan.server.store.schema import RATINGS, RESULTS, REVIEWED_SEATS, TABLES

NEWEST = 300  # matches of one game that count


class ThemeRate(msgspec.Struct):
    """What a kind of decision cost, in hundredths of a win for each."""

    theme: str
    decisions: int
    error_rate: float


class MatchRate(msgspec.Struct):
    table: str
    ended_at: int
    error_rate: float


class RatingPoint(msgspec.Struct):
    """The rating after a match."""

    table: str
    ended_at: int
    rating: float


class Statistics(msgspec.Struct):
    """Shares and rates are hundredths of a win, for each match or decision."""

    game: str
    reviewed: int  # matches
    decisions: int
    mistakes: int
    inaccuracies: int
    error_rate: float | None
    result: float | None  # of the matches reviewed
    fair: float | None
    luck: float | None
    adjusted: float | None  # the result without luck
    uncertainty: float | None  # its standard error
    themes: list[ThemeRate]  # the costliest first
    rates: list[MatchRate]  # in the order of play
    ratings: list[RatingPoint]


async def statistics_of(connection: AsyncConnection, person: str, may_look: ColumnElement[bool]) -> list[Statistics]:
    """Matches in which a bot moved for them are left out of what is judged: those moves were not theirs."""
    seat = (RESULTS.c.table == REVIEWED_SEATS.c.table) & (RESULTS.c.seat == REVIEWED_SEATS.c.seat)
    mine = select(RESULTS.c.game, RESULTS.c.ended_at).join(TABLES).where(RESULTS.c.person == person, may_look)
    mine = mine.order_by(RESULTS.c.ended_at.desc(), RESULTS.c.table.desc())
    judged = mine.add_columns(REVIEWED_SEATS).join(REVIEWED_SEATS, seat).where(RESULTS.c.covered == 0)
    rated = mine.add_columns(RESULTS.c.table, RESULTS.c.rating_change).where(RESULTS.c.rating_change.is_not(None))
    by_game = grouped((await connection.execute(judged)).all())
    changes = grouped((await connection.execute(rated)).all())
    now = {row.game: row.mu for row in await connection.execute(select(RATINGS).where(RATINGS.c.player == person))}
    return [
        summary(game, by_game[game], rating_points(changes[game], now.get(game))) for game in sorted({*by_game, *changes})
    ]


def grouped(rows: Sequence[Any]) -> defaultdict[str, list[Any]]:
    """The newest of each game."""
    found: defaultdict[str, list[Any]] = defaultdict(list)
    for row in rows:
        if len(found[row.game]) < NEWEST:
            found[row.game].append(row)
    return found


def rating_points(newest_first: list[Any], now: float | None) -> list[RatingPoint]:
    """Counted back from what the rating is now."""
    if now is None:
        return []
    points = []
    for row in newest_first:
        points.append(RatingPoint(row.table, row.ended_at, now))
        now -= row.rating_change
    return points[::-1]


def summary(game: str, newest_first: list[Any], ratings: list[RatingPoint]) -> Statistics:
    rows = newest_first[::-1]
    decisions, loss = sum(row.decisions for row in rows), sum(row.loss for row in rows)
    adjusted = [100 * (row.result - row.luck) for row in rows]
    return Statistics(
        game, len(rows), decisions, sum(row.mistakes for row in rows), sum(row.inaccuracies for row in rows),
        100 * loss / decisions if decisions else None,
        mean([100 * row.result for row in rows]), mean([100 * row.fair for row in rows]),
        mean([100 * row.luck for row in rows]), mean(adjusted),
        stdev(adjusted) / math.sqrt(len(adjusted)) if len(adjusted) > 1 else None,
        themes_of(rows),
        [MatchRate(row.table, row.ended_at, 100 * row.loss / max(1, row.decisions)) for row in rows],
        ratings,
    )  # fmt: skip


def mean(values: list[float]) -> float | None:
    return fmean(values) if values else None


def themes_of(rows: list[Any]) -> list[ThemeRate]:
    """By all that they cost together."""
    counts: defaultdict[str, int] = defaultdict(int)
    losses: defaultdict[str, float] = defaultdict(float)
    for row in rows:
        for theme, (count, loss) in row.themes.items():
            counts[theme] += count
            losses[theme] += loss
    order = sorted(counts, key=lambda theme: (-losses[theme], theme))
    return [ThemeRate(theme, counts[theme], 100 * losses[theme] / counts[theme]) for theme in order]
