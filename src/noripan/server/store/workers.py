"""Which processes are alive: each writes a row every second."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Protocol

import structlog
from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from noripan.server import metrics
from noripan.server.store.database import Database
from noripan.server.store.schema import WORKERS

LOG = structlog.get_logger()
BEAT_SECONDS = 1.0
ALIVE_MS = 3_000  # one not heard of for so long is taken for dead
SILENCE_MS = 2_000  # between two beats of our own
FORGOTTEN_MS = 60_000
PASSED_SECONDS = 5.0  # a test of writing counts for so long
FAILED_SECONDS = 1.0  # and a failed one for so long


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
        self._beaten = self._lost = now()  # our last beat, and the last one before a silence of ours
        self._back = self._beaten - ALIVE_MS  # the first one after that

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
        """After a silence of our own, the others may not have been able to write either: they are given time to."""
        since = self._beaten if now - self._beaten > SILENCE_MS else self._lost if now - self._back < ALIVE_MS else now
        async with self._database.connect() as connection:
            alive = select(WORKERS.c.id).where(WORKERS.c.seen_at > since - ALIVE_MS).order_by(WORKERS.c.id)
            return sorted({self._worker, *await connection.scalars(alive)})

    async def _beat_on(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                await self._beat(self._now())
            except Exception as error:  # a heart that stops beating has its tables taken away
                LOG.warning("heartbeat_failed", error=type(error).__name__)

    async def _beat(self, now: int) -> None:
        silent = now - self._beaten > SILENCE_MS
        await write_seen(self._database, self._worker, now, forget=not silent)
        if silent:
            self._lost, self._back = self._beaten, now
        self._beaten = now


async def write_seen(database: Database, worker: str, now: int, forget: bool = False) -> None:
    """We live. A process that was silent itself must not `forget` the others: it does not know who has died."""
    async with database.begin() as connection:
        if forget:
            await connection.execute(WORKERS.delete().where(WORKERS.c.seen_at < now - FORGOTTEN_MS))
        mine = WORKERS.update().where(WORKERS.c.id == worker).values(seen_at=now)
        if (await connection.execute(mine)).rowcount == 0:  # the first time, or others forgot us because we were silent
            await connection.execute(WORKERS.insert().values(id=worker, seen_at=now))


class WritingTest:
    """Whether the database can be written to. However often it is asked, it writes only every few seconds."""

    def __init__(self, database: Database, worker: str, now: Callable[[], int]) -> None:
        self._database = database
        self._worker = worker
        self._now = now
        self._lock = asyncio.Lock()
        self._again_at = 0.0
        self._passed = False

    async def passed(self) -> bool:
        async with self._lock:
            if time.monotonic() >= self._again_at:
                self._passed = await self._try()
                self._again_at = time.monotonic() + (PASSED_SECONDS if self._passed else FAILED_SECONDS)
            return self._passed

    async def _try(self) -> bool:
        try:
            await write_seen(self._database, self._worker, self._now())
        except (SQLAlchemyError, OSError) as error:
            metrics.STORE_FAILURES.labels("readiness").inc()
            LOG.warning("not_writable", error=type(error).__name__)
            return False
        return True
