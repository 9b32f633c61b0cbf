"""The journal in PostgreSQL: one kept connection writes, one reads."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence

from sqlalchemy import URL

from noripan.server import metrics
from noripan.server.store.journal import (
    COLUMNS,
    READ,
    Entry,
    JournalRow,
    StoreDown,
    Taken,
    Waiting,
    from_row,
    note_failure,
    settle,
    to_row,
)
from noripan.server.store.postgres import UNFIT, PersistentConnection

MOST_AT_ONCE = 1000
WRITE = f"""INSERT INTO journal ({COLUMNS})
SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::int[], $5::text[], $6::text[], $7::text[], $8::bigint[])
ON CONFLICT DO NOTHING RETURNING "table", seq"""


class PostgresJournal:
    def __init__(self, url: URL) -> None:
        self._writing = PersistentConnection(url)
        self._reading = PersistentConnection(url)
        self._waiting: list[Waiting] = []
        self._wake = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._closing = False

    async def open(self) -> None:
        await self._writing.open()
        await self._reading.open()
        self._writer = asyncio.create_task(self._write())

    async def append(self, entry: Entry) -> None:
        if self._writer is None or self._closing or self._writing.lost:
            error = StoreDown("not connected")
            note_failure(1, error)
            raise error
        row = to_row(entry)
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((row, future))
        self._wake.set()
        await future

    async def read(self, table: str, after: int = -1) -> list[Entry]:
        async with self._reading.use() as connection:
            return [from_row(tuple(row)) for row in await connection.fetch(READ.format("$1", "$2"), table, after)]

    async def close(self) -> None:
        self._closing = True
        self._wake.set()
        if self._writer is not None:
            await self._writer
        await self._writing.close()
        await self._reading.close()

    async def _write(self) -> None:
        while not (self._closing and not self._waiting):
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
                await self._commit(batch)

    async def _commit(self, batch: list[Waiting]) -> None:
        started = time.perf_counter()
        try:
            written = await self._insert([row for row, _ in batch])
        except StoreDown as error:
            note_failure(len(batch) + len(self._waiting), error)
            batch, self._waiting = [*batch, *self._waiting], []
            settle(batch, [StoreDown(*error.args) for _ in batch])
        except UNFIT as error:
            await self._commit_one_by_one(batch, error)
        else:
            metrics.JOURNAL_SECONDS.observe(time.perf_counter() - started)
            metrics.JOURNAL_BATCH.observe(len(batch))
            settle(batch, _outcomes(batch, written))

    async def _commit_one_by_one(self, batch: list[Waiting], error: Exception) -> None:
        """One entry that the database refuses must not keep the others out."""
        if len(batch) > 1:
            for one in batch:
                await self._commit([one])
        else:
            settle(batch, [error])

    async def _insert(self, rows: list[JournalRow]) -> set[tuple[str, int]]:
        columns: list[Sequence[object]] = [list(column) for column in zip(*rows, strict=True)]
        async with self._writing.use() as connection:
            return {(row[0], row[1]) for row in await connection.fetch(WRITE, *columns)}


def _outcomes(batch: list[Waiting], written: set[tuple[str, int]]) -> list[Exception | None]:
    """Of two with the same key in one batch, the first was written."""
    outcomes: list[Exception | None] = []
    for row, _ in batch:
        key = row[:2]
        outcomes.append(None if key in written else Taken())
        written.discard(key)
    return outcomes
