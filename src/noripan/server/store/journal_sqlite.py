"""The journal in SQLite: one thread writes, so that no disk ever holds up the event loop."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread

import msgspec

from noripan.server import metrics
from noripan.server.store.database import PRAGMAS
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

MOST_AT_ONCE = 1000
# One statement for a whole batch is its own transaction: all of it is written or nothing, and Python's lock is let go and
# fought for only once instead of for every row.
WRITE_ALL = f"""INSERT INTO journal ({COLUMNS})
SELECT value->>0, value->>1, value->>2, value->>3, value->>4, value->>5, value->>6, value->>7 FROM json_each(?)"""
WRITE_ONE = f"INSERT INTO journal ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
UNIQUE = (sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE)

WriteResults = list[Exception | None]


class SqliteJournal:
    def __init__(self, file: Path) -> None:
        self._file = file
        self._waiting: SimpleQueue[Waiting | None] = SimpleQueue()  # None: no more will come
        self._thread: Thread | None = None
        self._connection: sqlite3.Connection | None = None
        self._readers = ThreadPoolExecutor(1, "journal-reader")
        self._reading: sqlite3.Connection | None = None

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._thread = Thread(target=self._write, name="journal-writer", daemon=True)
        self._thread.start()

    async def append(self, entry: Entry) -> None:
        if self._thread is None:
            raise StoreDown
        row = to_row(entry)
        future = self._loop.create_future()
        self._waiting.put((row, future))
        await future

    async def read(self, table: str, after: int = -1) -> list[Entry]:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, table, after)
        except sqlite3.Error as error:
            raise StoreDown from error

    async def close(self) -> None:
        if self._thread is not None:
            thread, self._thread = self._thread, None
            self._waiting.put(None)
            await asyncio.to_thread(thread.join)
        self._readers.shutdown()
        if self._reading is not None:
            self._reading.close()

    # ---- in the reader's thread

    def _read(self, table: str, after: int) -> list[Entry]:
        if self._reading is None:
            self._reading = connect(self._file)
        return [from_row(row) for row in self._reading.execute(READ.format("?", "?"), (table, after))]

    # ---- in the writer's thread

    def _write(self) -> None:
        while batch := self._gather():
            started = time.perf_counter()
            outcome = self._commit([row for row, _ in batch])
            metrics.JOURNAL_SECONDS.observe(time.perf_counter() - started)
            metrics.JOURNAL_BATCH.observe(len(batch))
            self._loop.call_soon_threadsafe(settle, batch, outcome)
        if self._connection is not None:
            self._connection.close()

    def _gather(self) -> list[Waiting]:
        """Wait for one, then take all that came meanwhile; empty at the end."""
        first = self._waiting.get()
        if first is None:
            return []
        batch = [first]
        while len(batch) < MOST_AT_ONCE:
            try:
                one = self._waiting.get_nowait()
            except Empty:
                break
            if one is None:
                self._waiting.put(None)
                break
            batch.append(one)
        return batch

    def _commit(self, rows: list[JournalRow]) -> WriteResults:
        try:
            if self._connection is None:
                self._connection = connect(self._file)
            return _write_all(self._connection, rows)
        except sqlite3.Error as error:
            self._forget_connection()
            note_failure(len(rows), error)
            return [StoreDown(str(error)) for _ in rows]

    def _forget_connection(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def connect(file: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    for pragma in PRAGMAS:
        connection.execute(pragma)
    return connection


def _write_all(connection: sqlite3.Connection, rows: list[JournalRow]) -> WriteResults:
    try:
        connection.execute(WRITE_ALL, (msgspec.json.encode(rows).decode(),))
    except sqlite3.IntegrityError:
        return _write_one_by_one(connection, rows)
    return [None] * len(rows)


def _write_one_by_one(connection: sqlite3.Connection, rows: list[JournalRow]) -> WriteResults:
    """Find out which of them cannot be written; still one commit for the others."""
    outcome: WriteResults = []
    connection.execute("BEGIN IMMEDIATE")
    for row in rows:
        try:
            connection.execute(WRITE_ONE, row)
            outcome.append(None)
        except sqlite3.IntegrityError as error:
            outcome.append(Taken() if error.sqlite_errorcode in UNIQUE else error)
    connection.execute("COMMIT")
    return outcome
