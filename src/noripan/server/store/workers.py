"""Which processes are alive: each writes a row every second."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Protocol

import structlog
from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from noripan.server.schema import WORKERS
from noripan.server.store.database import Database

LOG = structlog.get_logger()
BEAT_SECONDS = 1.0
ALIVE_MS = 3_000  # one not heard of for so long is taken for dead
FORGOTTEN_MS = 60_000


class Workers(Protocol):
    async def start(self) -> None: ...

    async def stop(self) -> None: ...

    async def living(self, now: int) -> list[str]:
        """The names of all processes that were heard of lately, this one included."""


class LoneWorker:
    """The only process there is: it has nobody to tell that it lives, and so leaves the disk alone."""

    def __init__(self, worker: str) -> None:
        self._worker = worker

    async def start(self) -> None: ...

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
        async with self._database.begin() as connection:
            await connection.execute(WORKERS.insert().values(id=self._worker, seen_at=self._now()))
        self._beating = asyncio.create_task(self._beat_on())

    async def stop(self) -> None:
        if self._beating is not None:
            self._beating.cancel()
            with suppress(asyncio.CancelledError):
                await self._beating
        with suppress(SQLAlchemyError, OSError):
            async with self._database.begin() as connection:
                await connection.execute(WORKERS.delete().where(WORKERS.c.id == self._worker))

    async def living(self, now: int) -> list[str]:
        async with self._database.connect() as connection:
            alive = select(WORKERS.c.id).where(WORKERS.c.seen_at > now - ALIVE_MS).order_by(WORKERS.c.id)
            return sorted({self._worker, *await connection.scalars(alive)})

    async def _beat_on(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                await self._beat(self._now())
            except Exception as error:  # a heart that stops beating has its tables taken away
                LOG.warning("heartbeat_failed", error=type(error).__name__)

    async def _beat(self, now: int) -> None:
        async with self._database.begin() as connection:
            await connection.execute(WORKERS.delete().where(WORKERS.c.seen_at < now - FORGOTTEN_MS))
            mine = WORKERS.update().where(WORKERS.c.id == self._worker).values(seen_at=now)
            if (await connection.execute(mine)).rowcount == 0:  # we were silent for so long that others forgot us
                await connection.execute(WORKERS.insert().values(id=self._worker, seen_at=now))
