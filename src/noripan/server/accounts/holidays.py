"""Holidays: a person's clocks stand still for some days of the year, in matches where moves are made by the day."""

from __future__ import annotations

import math

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from noripan.server.errors import Conflict
from noripan.server.store.schema import HOLIDAYS, PEOPLE

DAY_MS = 86_400_000
YEAR_MS = 365 * DAY_MS


class HolidayShown(msgspec.Struct, frozen=True):
    until: int | None  # when the present one ends
    days_left: int  # that may still be taken
    days_a_year: int


async def holiday_of(connection: AsyncConnection, person: str, now: int, days_a_year: int) -> HolidayShown:
    """Every day of the last 365 counts, and so does what is left of the present holiday."""
    recent = select(HOLIDAYS).where(HOLIDAYS.c.person == person, HOLIDAYS.c.ends_at > now - YEAR_MS)
    rows = (await connection.execute(recent)).all()
    taken = sum(row.ends_at - max(row.begins_at, now - YEAR_MS) for row in rows)
    until = max((row.ends_at for row in rows if row.ends_at > now), default=None)
    return HolidayShown(until, max(0, days_a_year - math.ceil(taken / DAY_MS)), days_a_year)


async def begin_holiday(connection: AsyncConnection, person: str, days: int, now: int, days_a_year: int) -> None:
    await connection.execute(select(PEOPLE.c.id).where(PEOPLE.c.id == person).with_for_update())  # one at a time
    known = await holiday_of(connection, person, now, days_a_year)
    if known.until is not None:
        raise Conflict("already_on_holiday")
    if days > known.days_left:
        raise Conflict("too_few_holidays", days=known.days_left)
    await connection.execute(insert(HOLIDAYS).values(person=person, begins_at=now, ends_at=now + days * DAY_MS))


async def end_holiday(connection: AsyncConnection, person: str, now: int) -> None:
    """What was not used can be taken later."""
    present = (HOLIDAYS.c.person == person, HOLIDAYS.c.ends_at > now)
    await connection.execute(delete(HOLIDAYS).where(*present, HOLIDAYS.c.begins_at >= now))
    await connection.execute(update(HOLIDAYS).where(*present).values(ends_at=now))
