"""The queue of reviews, in the database: each is made by one process at a time; what a dead one began, another begins again.

There is one row for each match, from the moment somebody asks. The process that makes the review holds a lease on it, which
it must renew; once another process has it, nothing that the first one found is written.
"""

from __future__ import annotations

import zlib
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, and_, delete, func, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from noripan.review.review import FORMAT
from noripan.server.reviews import practice
from noripan.server.reviews.shown import ReviewData
from noripan.server.store.schema import REVIEWED_SEATS, REVIEWS

LEASE_MS = 20_000  # a process that did not renew it for so long is taken for dead
MOST_TRIES = 3
LUCK = ("deal", "draws", "guesses")
FRESH: dict[str, Any] = {"worker": None, "lease_until": None, "tries": 0, "done": 0, "steps": 0}
FRESH |= {"ended_at": None, "format": None, "data": None}
UNTOUCHED = {"worker": None, "lease_until": None}


class ReviewClaim(NamedTuple):
    """A review that this process is to make."""

    table: str
    asked_at: int


class ReviewRow(NamedTuple):
    """What is known of a match's review."""

    asked_at: int
    lease_until: int | None
    done: int
    steps: int
    ended_at: int | None
    data: bytes | None


IS_OLD = REVIEWS.c.format != FORMAT  # made by a version whose reviews we cannot read


def is_free(now: int) -> ColumnElement[bool]:
    """Nobody makes it now."""
    expired = or_(REVIEWS.c.lease_until.is_(None), REVIEWS.c.lease_until <= now)
    return and_(REVIEWS.c.ended_at.is_(None), expired)


# ---- for those who ask


async def ask(connection: AsyncConnection, table: str, now: int) -> None:
    """Put it in, unless it is there; what failed, or is of another format, is made again."""
    insert_new: Any = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    again = and_(REVIEWS.c.ended_at.is_not(None), or_(REVIEWS.c.data.is_(None), IS_OLD))
    values = FRESH | {"asked_at": now}
    put = insert_new(REVIEWS).values(table=table, **values)
    await connection.execute(put.on_conflict_do_update(index_elements=[REVIEWS.c.table], set_=values, where=again))


async def read(connection: AsyncConnection, table: str) -> ReviewRow | None:
    columns = [REVIEWS.c[name] for name in ReviewRow._fields]
    wanted = select(*columns).where(REVIEWS.c.table == table, or_(REVIEWS.c.format.is_(None), ~IS_OLD))
    row = (await connection.execute(wanted)).one_or_none()
    return None if row is None else ReviewRow(*row)


async def count_waiting(connection: AsyncConnection, now: int, before: int | None = None) -> int:
    """How many wait; if `before` is given, only those asked for earlier."""
    wanted = select(func.count()).select_from(REVIEWS).where(is_free(now))
    return await connection.scalar(wanted if before is None else wanted.where(REVIEWS.c.asked_at < before)) or 0


# ---- for the process that makes them


async def claim(connection: AsyncConnection, worker: str, now: int) -> ReviewClaim | None:
    """The next review, for this process alone as long as it renews the lease."""
    given_up = update(REVIEWS).where(is_free(now), REVIEWS.c.tries >= MOST_TRIES)
    await connection.execute(given_up.values(ended_at=now, **UNTOUCHED))
    first = select(REVIEWS.c.table).where(is_free(now)).order_by(REVIEWS.c.asked_at, REVIEWS.c.table).limit(1)
    taking = update(REVIEWS).where(REVIEWS.c.table == first.scalar_subquery(), is_free(now))  # another may be quicker
    taken = {"worker": worker, "lease_until": now + LEASE_MS, "tries": REVIEWS.c.tries + 1, "done": 0, "steps": 0}
    row = (await connection.execute(taking.values(**taken).returning(REVIEWS.c.table, REVIEWS.c.asked_at))).one_or_none()
    return None if row is None else ReviewClaim(*row)


def held(table: str, worker: str) -> ColumnElement[bool]:
    return and_(REVIEWS.c.table == table, REVIEWS.c.worker == worker, REVIEWS.c.ended_at.is_(None))


async def renew(connection: AsyncConnection, table: str, worker: str, done: int, steps: int, now: int) -> bool:
    """Go on for a while, and say how far it is; False if the lease ran out and another process took it."""
    renewed = update(REVIEWS).where(held(table, worker)).values(lease_until=now + LEASE_MS, done=done, steps=steps)
    return (await connection.execute(renewed)).rowcount == 1


async def release(connection: AsyncConnection, table: str, worker: str, *, is_try: bool) -> None:
    """Leave it to whoever comes next; after a failure it counts as a try."""
    tries = REVIEWS.c.tries if is_try else REVIEWS.c.tries - 1
    await connection.execute(update(REVIEWS).where(held(table, worker)).values(**UNTOUCHED, tries=tries))


async def finish(connection: AsyncConnection, table: str, worker: str, review: bytes, now: int) -> bool:
    """Keep the review, with what statistics need of it; False if it is no longer ours to write."""
    kept = {"data": zlib.compress(review), "format": FORMAT, "ended_at": now, **UNTOUCHED}
    if (await connection.execute(update(REVIEWS).where(held(table, worker)).values(**kept))).rowcount != 1:
        return False
    read = msgspec.json.decode(review, type=ReviewData)
    await connection.execute(delete(REVIEWED_SEATS).where(REVIEWED_SEATS.c.table == table))
    await connection.execute(insert(REVIEWED_SEATS), seat_rows(table, read))
    await practice.keep_mistakes(connection, table, read, now)
    return True


def seat_rows(table: str, review: ReviewData) -> list[dict[str, Any]]:
    return [
        {
            "table": table,
            "seat": one.seat,
            "decisions": one.decisions,
            "loss": sum(decision.loss for decision in review.decisions if decision.seat == one.seat),
            "mistakes": one.mistakes,
            "inaccuracies": one.inaccuracies,
            "result": one.result,
            "fair": one.fair,
            "luck": sum(one.parts[part] for part in LUCK),
            "themes": themes_of(review, one.seat),
        }
        for one in review.seats
    ]


def themes_of(review: ReviewData, seat: int) -> dict[str, list[float]]:
    found: dict[str, list[float]] = {}
    for one in review.decisions:
        if one.seat == seat:
            count, loss = found.get(one.theme, (0, 0.0))
            found[one.theme] = [count + 1, loss + one.loss]
    return found


def unpacked(data: bytes) -> bytes:
    return zlib.decompress(data)
