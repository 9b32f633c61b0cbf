"""Expiry: an open table is listed while its host is there, and closed when the host has been away for long."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import ColumnElement, Select, func, or_, select, update

from noripan.server.context import Server
from noripan.server.store.schema import TABLES
from noripan.server.tables.clock import DAY_MS

CORRESPONDENCE_MS = 14 * DAY_MS  # people who play by the day need not sit and wait
THERE_MS = 60_000  # how long a table stays listed after its host was last seen
AT_ONCE = 500
last_seen = func.coalesce(TABLES.c.seen_at, TABLES.c.created_at)
by_the_day = TABLES.c.clock["kind"].as_string() == "days"


def host_is_there(now: int) -> ColumnElement[bool]:
    """Only the host can start the match, so nobody else's presence counts; who plays by the day comes back some day."""
    return or_(last_seen >= now - THERE_MS, by_the_day)


async def note_hosts(server: Server, hosted: Sequence[str], now: int) -> None:
    """The hosts of these tables are connected to this process."""
    for start in range(0, len(hosted), AT_ONCE):
        some = TABLES.c.id.in_(hosted[start : start + AT_ONCE])
        async with server.engine.begin() as connection:
            await connection.execute(update(TABLES).where(some).values(seen_at=now))


async def expire(server: Server, now: int) -> list[str]:
    """Close the open tables whose host no process has seen for long."""
    unseen = _unseen(now, server.settings.open_minutes * 60_000)
    async with server.engine.begin() as connection:
        closing = update(TABLES).where(TABLES.c.id.in_(unseen)).values(status="closed", ended_at=now)
        return list(await connection.scalars(closing.returning(TABLES.c.id)))


def _unseen(now: int, usual_ms: int) -> Select[str]:
    return select(TABLES.c.id).where(
        TABLES.c.status == "open", last_seen < now - usual_ms, or_(~by_the_day, last_seen < now - CORRESPONDENCE_MS)
    )
