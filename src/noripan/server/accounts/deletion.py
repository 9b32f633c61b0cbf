"""Leaving: what becomes of a person's traces when they delete themselves."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import BindParameter, ScalarSelect, delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from noripan.server.store.schema import (
    HOLIDAYS,
    NOTIFICATIONS,
    PASSKEYS,
    PEOPLE,
    PRACTICE,
    RATINGS,
    REPORTS,
    RESULTS,
    SEATS,
    SIGN_INS,
    SUBSCRIPTIONS,
    TABLES,
)


class Left(NamedTuple):
    people: list[str]  # a person and their bots
    open_tables: list[str]  # where they sat or which they hosted
    seats_in_play: list[tuple[str, int]]


async def remove_person(connection: AsyncConnection, person: str, now: int) -> Left:
    """Remove a person and their bots; tells where others must hear of it."""
    bots = await connection.scalars(select(PEOPLE.c.id).where(PEOPLE.c.bot_of == person, PEOPLE.c.deleted_at.is_(None)))
    left = await _whereabouts(connection, [person, *bots])
    for one in left.people:
        await _leave_tables(connection, one, now)
        await _erase(connection, one, now)
    return left


async def _whereabouts(connection: AsyncConnection, people: list[str]) -> Left:
    seated = select(SEATS.c.table, SEATS.c.seat, TABLES.c.status).join(TABLES).where(SEATS.c.person.in_(people))
    seats = (await connection.execute(seated.where(TABLES.c.status.in_(("open", "playing"))))).all()
    hosted = await connection.scalars(select(TABLES.c.id).where(TABLES.c.host.in_(people), TABLES.c.status == "open"))
    open_tables = {row.table for row in seats if row.status == "open"} | set(hosted)
    return Left(people, sorted(open_tables), [(row.table, row.seat) for row in seats if row.status == "playing"])


async def _leave_tables(connection: AsyncConnection, person: str, now: int) -> None:
    """A seat in play stays theirs, played by a bot and without a name, because the match of the others goes on."""
    playing = select(TABLES.c.id).where(TABLES.c.status == "playing").scalar_subquery()
    hosted = TABLES.c.host == person
    await connection.execute(
        update(SEATS).where(SEATS.c.person == person, SEATS.c.table.not_in(playing)).values(person=None)
    )
    await connection.execute(update(TABLES).where(hosted, TABLES.c.status == "open").values(status="closed", ended_at=now))
    await connection.execute(update(TABLES).where(hosted).values(host=None))
    await connection.execute(update(RESULTS).where(RESULTS.c.person == person).values(person=None))
    await connection.execute(delete(RATINGS).where(RATINGS.c.player == person))


def how_many_left(table: BindParameter[Any]) -> ScalarSelect[int]:
    """Of those who sit at a table, how many have deleted themselves."""
    sitting = SEATS.join(PEOPLE, SEATS.c.person == PEOPLE.c.id)
    left = select(func.count()).select_from(sitting).where(SEATS.c.table == table, PEOPLE.c.deleted_at.is_not(None))
    return left.scalar_subquery()


async def forget_who_left(connection: AsyncConnection, table: str) -> None:
    """After a match: it was finished for those who left meanwhile, but keeps no trace of them."""
    seated = select(SEATS.c.person).where(SEATS.c.table == table)
    left = list(
        await connection.scalars(select(PEOPLE.c.id).where(PEOPLE.c.id.in_(seated), PEOPLE.c.deleted_at.is_not(None)))
    )
    for person in left:
        for rows in (RESULTS, SEATS):
            await connection.execute(update(rows).where(rows.c.table == table, rows.c.person == person).values(person=None))
        await connection.execute(delete(RATINGS).where(RATINGS.c.player == person))


async def _erase(connection: AsyncConnection, person: str, now: int) -> None:
    """What remains is a number that nobody can sign in with."""
    subscribed = select(SUBSCRIPTIONS.c.id).where(SUBSCRIPTIONS.c.person == person)
    await connection.execute(delete(NOTIFICATIONS).where(NOTIFICATIONS.c.subscription.in_(subscribed)))
    for rows in (PASSKEYS, SUBSCRIPTIONS, HOLIDAYS, SIGN_INS, PRACTICE):
        await connection.execute(delete(rows).where(rows.c.person == person))
    await connection.execute(delete(REPORTS).where(REPORTS.c.person == person))
    await connection.execute(update(REPORTS).where(REPORTS.c.reporter == person).values(reporter=None))
    await connection.execute(
        update(PEOPLE)
        .where(PEOPLE.c.id == person)
        .values(
            name="",
            language="en",
            bot_of=None,
            session=PEOPLE.c.session + 1,
            recovery_id=None,
            recovery=None,
            deleted_at=now,
            seen_at=None,
        )
    )
