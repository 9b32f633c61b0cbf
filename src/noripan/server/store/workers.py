"""Workers: which processes are alive. Each says so every second; who has not for a while is dead."""

from __future__ import annotations

import asyncio

import structlog
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from noripan.server.outside import Outside
from noripan.server.schema import PRESENCE, WORKERS
from noripan.server.store.database import Database

BEAT_SECONDS = 1.0
DEAD_AFTER_MS = 3_000
FORGOTTEN_AFTER_MS = 600_000

log = structlog.get_logger()


async def living(connection: AsyncConnection, now: int) -> list[str]:
    rows = await connection.execute(select(WORKERS.c.id).where(WORKERS.c.seen_at > now - DEAD_AFTER_MS))
    return list(rows.scalars())


async def beat(database: Database, worker: str, now: int) -> None:
    async with database.begin() as connection:
        seen = await connection.execute(update(WORKERS).where(WORKERS.c.id == worker).values(seen_at=now))
        if seen.rowcount == 0:
            await connection.execute(insert(WORKERS).values(id=worker, seen_at=now))


async def beat_for_ever(database: Database, worker: str, outside: Outside) -> None:
    """Go on saying that this process lives, and clear away what dead ones left."""
    beats = 0
    while True:
        try:
            await beat(database, worker, outside.now())
            if beats % 600 == 0:
                await forget_dead(database, outside.now())
            beats += 1
        except Exception:
            log.warning("heartbeat_failed")
        await asyncio.sleep(BEAT_SECONDS)


async def forget_dead(database: Database, now: int) -> None:
    async with database.begin() as connection:
        await connection.execute(delete(WORKERS).where(WORKERS.c.seen_at < now - FORGOTTEN_AFTER_MS))
        await connection.execute(delete(PRESENCE).where(PRESENCE.c.worker.not_in(select(WORKERS.c.id))))


async def leave(database: Database, worker: str) -> None:
    """A process that goes on purpose: others take over at once."""
    async with database.begin() as connection:
        await connection.execute(delete(WORKERS).where(WORKERS.c.id == worker))
        await connection.execute(delete(PRESENCE).where(PRESENCE.c.worker == worker))
