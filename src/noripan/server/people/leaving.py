"""Leaving: what becomes of a person's traces when they delete themselves."""

from __future__ import annotations

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from noripan.server.schema import PASSKEYS, PEOPLE, RATINGS, RESULTS, SEATS, TABLES


async def remove_person(connection: AsyncConnection, person: str, now: int) -> list[str]:
    """Remove a person and their bots; returns the ids of all who left."""
    bots = await connection.scalars(select(PEOPLE.c.id).where(PEOPLE.c.bot_of == person, PEOPLE.c.deleted_at.is_(None)))
    leaving = [person, *bots]
    for one in leaving:
        await _leave_tables(connection, one, now)
        await _erase(connection, one, now)
    return leaving


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


async def _erase(connection: AsyncConnection, person: str, now: int) -> None:
    """What remains is a number that nobody can sign in with."""
    await connection.execute(delete(PASSKEYS).where(PASSKEYS.c.person == person))
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
        )
    )
