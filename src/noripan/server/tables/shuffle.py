"""Shuffling: between the host's start and the deal everybody reveals the part of the seed that they promised.

Nobody is waited for longer than a few seconds: whose part is not here by then is left out of the seed, for all to see. The
database alone knows how far a shuffle is, so that any process can go on with it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from hmac import compare_digest

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from noripan.protocol.fair import promise_of, seed_from
from noripan.server.context import Server
from noripan.server.errors import Conflict
from noripan.server.store.schema import SEATS, TABLES
from noripan.server.tables.info import TableInfo, locked, read_table
from noripan.server.tables.periodic import every

LOOK_SECONDS = 1.0


# ---- the table must be locked


async def begin_shuffle(server: Server, connection: AsyncConnection, info: TableInfo) -> None:
    """From now on nobody changes seats; if all parts are known already, the cards are dealt."""
    now = server.environment.now()
    await connection.execute(update(TABLES).where(TABLES.c.id == info.id).values(started_at=now))
    await deal(server, connection, await read_table(connection, info.id))


async def reveal_part(server: Server, connection: AsyncConnection, info: TableInfo, seat: int, part: str) -> None:
    """Add somebody's part, which must be the one they promised; the last one deals the cards."""
    who = info.seats[seat]
    if who.promise is None or not compare_digest(promise_of(info.id, part), who.promise):
        raise Conflict("part_not_promised")
    if who.random is not None:
        return  # sent again
    if not info.is_shuffling:
        raise Conflict("part_not_awaited")
    await connection.execute(update(SEATS).where(SEATS.c.table == info.id, SEATS.c.seat == seat).values(random=part))
    await deal(server, connection, await read_table(connection, info.id))


async def deal(server: Server, connection: AsyncConnection, info: TableInfo) -> bool:
    """Make the seed if everybody's part is here or their time is up."""
    waited = server.environment.now() - (info.started_at or 0)
    missing = [seat for seat in info.seats if seat.level is None and seat.random is None]
    if not info.is_shuffling or (missing and waited < server.settings.shuffle_ms):
        return False
    now = server.environment.now()
    if any(seat.free for seat in info.seats):  # somebody has left for good meanwhile
        values = {"status": "closed", "ended_at": now}
    else:
        values = {"status": "playing", "seed": seed_from(info.secret, info.id, info.parts), "started_at": now}
    await connection.execute(update(TABLES).where(TABLES.c.id == info.id).values(**values))
    return True


# ---- for all tables


class ShuffleWatch:
    """Deals the cards where somebody's part did not come in time."""

    def __init__(self, server: Server, begin: Callable[[str], Awaitable[object]]) -> None:
        self.server = server
        self._begin = begin  # the match of a table whose cards are dealt

    async def run_for_ever(self) -> None:
        await every(LOOK_SECONDS, self.deal_overdue, "shuffles_not_looked_at")

    async def deal_overdue(self) -> None:
        late = self.server.environment.now() - self.server.settings.shuffle_ms
        overdue = select(TABLES.c.id).where(TABLES.c.status == "open", TABLES.c.started_at <= late)
        async with self.server.engine.connect() as connection:
            found = list(await connection.scalars(overdue))
        for table_id in found:
            async with self.server.engine.begin() as connection:
                dealt = await deal(self.server, connection, await locked(connection, table_id))
            if dealt:
                await self._begin(table_id)
