"""Which processes are alive: each says so every second; who has not for a while is dead."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Protocol

import structlog
from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from noripan.server.schema import PRESENCE, WORKERS
from noripan.server.store.database import Database

LOG = structlog.get_logger()
BEAT_SECONDS = 1.0
DEAD_AFTER_MS = 3_000
FORGOTTEN_AFTER_MS = 60_000


class Workers(Protocol):
    async def start(self) -> None: ...

    async def stop(self) -> None:
        """A process that goes on purpose: others take over at once."""

    async def living(self, now: int) -> list[str]:
        """The names of all processes that were heard of lately."""


class LoneWorker:
    """The only process there is: it has nobody to tell that it lives, and so leaves the disk alone."""

    def __init__(self, database: Database, worker: str) -> None:
        self._database = database
        self._worker = worker

    async def start(self) -> None:
        """Whatever others left behind, they are gone."""
        async with self._database.begin() as connection:
            await connection.execute(PRESENCE.delete())
            await connection.execute(WORKERS.delete())

    async def stop(self) -> None: ...

    async def living(self, now: int) -> list[str]:
        return [self._worker]


class Heartbeat:
    def __init__(self, database: Database, worker: str, now: Callable[[], int]) -> None:
        self._database = database
        self._worker = worker
        self._now = now
        self._beating: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self._beat(self._now())
        self._beating = asyncio.create_task(self._beat_for_ever())

    async def stop(self) -> None:
        if self._beating is not None:
            self._beating.cancel()
            with suppress(asyncio.CancelledError):
                await self._beating
        with suppress(SQLAlchemyError, OSError):
            async with self._database.begin() as connection:
                await connection.execute(PRESENCE.delete().where(PRESENCE.c.worker == self._worker))
                await connection.execute(WORKERS.delete().where(WORKERS.c.id == self._worker))

    async def living(self, now: int) -> list[str]:
        async with self._database.connect() as connection:
            alive = select(WORKERS.c.id).where(WORKERS.c.seen_at > now - DEAD_AFTER_MS).order_by(WORKERS.c.id)
            return list(await connection.scalars(alive))

    async def _beat_for_ever(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                await self._beat(self._now())
            except (SQLAlchemyError, OSError) as error:
                LOG.warning("heartbeat_failed", error=type(error).__name__)

    async def _beat(self, now: int) -> None:
        """Say that this process lives, and clear away what those left that have long been dead."""
        dead = select(WORKERS.c.id).where(WORKERS.c.seen_at < now - FORGOTTEN_AFTER_MS)
        async with self._database.begin() as connection:
            if forgotten := list(await connection.scalars(dead)):
                await connection.execute(PRESENCE.delete().where(PRESENCE.c.worker.in_(forgotten)))
                await connection.execute(WORKERS.delete().where(WORKERS.c.id.in_(forgotten)))
            mine = WORKERS.update().where(WORKERS.c.id == self._worker).values(seen_at=now)
            if (await connection.execute(mine)).rowcount == 0:
                await connection.execute(WORKERS.insert().values(id=self._worker, seen_at=now))
