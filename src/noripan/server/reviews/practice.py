"""Practice: everybody's own mistakes in reviewed matches. review/practice.py says when each comes back."""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Select, and_, case, delete, func, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from noripan.review.practice import DONE, next_turn
from noripan.server.reviews.shown import ReviewData
from noripan.server.store.schema import PEOPLE, PRACTICE, RESULTS

MOST_DUE = 100  # that are named at once


class PracticeTurn(NamedTuple):
    """When an exercise comes back."""

    box: int
    due: str

    @property
    def is_learnt(self) -> bool:
        return self.box >= DONE


def day_of(now: int) -> date:
    return datetime.fromtimestamp(now / 1000, UTC).date()


async def keep_mistakes(connection: AsyncConnection, table: str, review: ReviewData, now: int) -> None:
    """Add the mistakes to the lists of those who made them, and take off what is none by this review.

    Matches in which a bot moved for somebody are left out, as in statistics: those moves were not theirs."""
    mistakes = [one for one in review.decisions if one.verdict == "mistake"]
    gone = PRACTICE.c.number.not_in([one.number for one in mistakes])
    await connection.execute(delete(PRACTICE).where(PRACTICE.c.table == table, gone))
    people = select(RESULTS.c.seat, RESULTS.c.person).join(PEOPLE, PEOPLE.c.id == RESULTS.c.person)
    own = people.where(RESULTS.c.table == table, RESULTS.c.covered == 0, PEOPLE.c.bot_of.is_(None))
    by_seat = {row.seat: row.person for row in await connection.execute(own)}
    about = {"table": table, "game": review.game, "box": 0, "due": day_of(now).isoformat()}
    rows = [{**about, "person": by_seat[one.seat], "number": one.number} for one in mistakes if one.seat in by_seat]
    if rows:
        insert_new: Any = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
        await connection.execute(insert_new(PRACTICE).on_conflict_do_nothing(), rows)


def is_due(day: date) -> ColumnElement[bool]:
    return and_(PRACTICE.c.box < DONE, PRACTICE.c.due <= day.isoformat())


def due_first(person: str, day: date, game: str | None) -> Select[Any]:
    """What is to be practised, that which waited longest first."""
    wanted = select(PRACTICE.c.table, PRACTICE.c.number, PRACTICE.c.game).where(PRACTICE.c.person == person, is_due(day))
    chosen = wanted if game is None else wanted.where(PRACTICE.c.game == game)
    return chosen.order_by(PRACTICE.c.due, PRACTICE.c.table, PRACTICE.c.number).limit(MOST_DUE)


def counts_by_game(person: str, day: date) -> Select[Any]:
    waits = PRACTICE.c.box < DONE
    return (
        select(
            PRACTICE.c.game,
            func.count(case((is_due(day), 1))).label("due"),
            func.count(case((waits, 1))).label("waiting"),
            func.count(case((~waits, 1))).label("learnt"),
            func.min(case((waits, PRACTICE.c.due))).label("next"),
        )
        .where(PRACTICE.c.person == person)
        .group_by(PRACTICE.c.game)
        .order_by(PRACTICE.c.game)
    )


async def note_answer(
    connection: AsyncConnection, person: str, table: str, number: int, found: bool, day: date
) -> PracticeTurn | None:
    """The first answer to what is due decides when it comes back; None if it was not due."""
    which = and_(PRACTICE.c.person == person, PRACTICE.c.table == table, PRACTICE.c.number == number, is_due(day))
    box = await connection.scalar(select(PRACTICE.c.box).where(which))
    if box is None:
        return None
    turn = PracticeTurn(*next_turn(box, found, day))
    await connection.execute(update(PRACTICE).where(which, PRACTICE.c.box == box).values(box=turn.box, due=turn.due))
    return turn
