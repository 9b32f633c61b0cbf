"""The journal: what is acknowledged is there, in order, whatever is killed."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import URL, make_url, text
from support.eventually import eventually_async
from support.services import Postgres, run, with_tables

from noripan.server import metrics
from noripan.server.store.database import is_sqlite
from noripan.server.store.journal import Entry, Journal, StoreDown, Taken
from noripan.server.store.journal_postgres import PostgresJournal
from noripan.server.store.journal_sqlite import SqliteJournal


def journal_at(url: URL) -> Journal:
    return SqliteJournal(Path(str(url.database))) if is_sqlite(url) else PostgresJournal(url)


def entry(table: str, seq: int, **more: object) -> Entry:
    plain = {"kind": "move", "worker": "w1", "at": 1_700_000_000_000 + seq, "seat": seq % 2, "moves": (f"m{seq}",)}
    return Entry(table=table, seq=seq, **(plain | more))  # type: ignore[arg-type]


def batches() -> tuple[float, float]:
    """How many batches were committed so far, and how many entries in them."""
    sample = {one.name: one.value for one in metrics.JOURNAL_BATCH.collect()[0].samples}
    return sample["noripan_journal_batch_count"], sample["noripan_journal_batch_sum"]


def test_what_is_written_is_read_in_order(url: URL) -> None:
    written = [
        entry("one", 0, kind="start", seat=None, moves=(), at=1),
        entry("one", 1, moves=("R7-9", "한글 ünd “quotes”"), act="client's own \\ name"),
        entry("one", 2, kind="gone", moves=()),
    ]

    async def write_and_read() -> None:
        database = await with_tables(url, "one", "two")
        journal = journal_at(url)
        await journal.open()
        for one in reversed(written):
            await journal.append(one)
        assert await journal.read("one") == written
        assert await journal.read("one", after=0) == written[1:]
        assert await journal.read("two") == []
        await journal.close()
        with pytest.raises(StoreDown):
            await journal.append(entry("one", 3))
        await database.dispose()

    run(write_and_read())


def test_a_thousand_at_once_share_commits(url: URL) -> None:
    tables = [f"t{number}" for number in range(20)]

    async def write_many() -> None:
        database = await with_tables(url, *tables)
        journal = journal_at(url)
        await journal.open()
        before = batches()
        await asyncio.gather(*(journal.append(entry(table, seq)) for seq in range(50) for table in tables))
        after = batches()
        assert after[1] - before[1] == 1000
        assert after[0] - before[0] < 100
        for table in tables:
            assert [one.seq for one in await journal.read(table)] == list(range(50))
        await journal.close()
        await database.dispose()

    run(write_many())


def test_only_the_one_that_is_taken_is_refused(url: URL) -> None:
    async def race() -> None:
        database = await with_tables(url, "one", "two")
        mine, theirs = journal_at(url), journal_at(url)
        await mine.open()
        await theirs.open()
        await theirs.append(entry("one", 5, worker="w2"))
        batch = [entry("one", 4), entry("one", 5), entry("two", 5), entry("two", 5, worker="w3"), entry("nowhere", 0)]
        outcome = await asyncio.gather(*map(mine.append, batch), return_exceptions=True)
        assert [type(one) for one in outcome[:4]] == [type(None), Taken, type(None), Taken]
        assert isinstance(outcome[4], Exception) and not isinstance(outcome[4], Taken | StoreDown)
        assert [(one.seq, one.worker) for one in await mine.read("one")] == [(4, "w1"), (5, "w2")]
        assert [(one.seq, one.worker) for one in await mine.read("two")] == [(5, "w1")]
        await mine.close()
        await theirs.close()
        await database.dispose()

    run(race())


def test_what_cannot_be_kept_is_refused_and_spoils_nothing(url: URL) -> None:
    async def write() -> None:
        database = await with_tables(url, "one")
        journal = journal_at(url)
        await journal.open()
        batch = [entry("one", 0), entry("one", 1, act="a\0b"), entry("one", 2, moves=("\ud800",)), entry("one", 3)]
        outcome = await asyncio.gather(*map(journal.append, batch), return_exceptions=True)
        assert [isinstance(one, ValueError) for one in outcome] == [False, True, True, False]
        assert [one.seq for one in await journal.read("one")] == [0, 3]
        await journal.append(entry("one", 4))
        await journal.close()
        await database.dispose()

    run(write())


def test_of_many_writers_one_gets_each_place(url: URL) -> None:
    async def claim(journal: Journal, worker: str, seq: int) -> bool:
        try:
            await journal.append(entry("one", seq, worker=worker))
        except Taken:
            return False
        return True

    async def race() -> None:
        database = await with_tables(url, "one")
        journals = {f"w{number}": journal_at(url) for number in range(4)}
        for journal in journals.values():
            await journal.open()
        for seq in range(25):
            won = await asyncio.gather(*(claim(journal, worker, seq) for worker, journal in journals.items()))
            assert sum(won) == 1
        assert [one.seq for one in await journals["w0"].read("one")] == list(range(25))
        for journal in journals.values():
            await journal.close()
        await database.dispose()

    run(race())


def test_closing_commits_what_is_waiting(url: URL) -> None:
    async def write_and_close() -> None:
        database = await with_tables(url, "one")
        journal = journal_at(url)
        await journal.open()
        waiting = [asyncio.ensure_future(journal.append(entry("one", seq))) for seq in range(100)]
        await asyncio.sleep(0)
        await journal.close()
        await asyncio.gather(*waiting)
        again = journal_at(url)
        await again.open()
        assert len(await again.read("one")) == 100
        await again.close()
        await database.dispose()

    run(write_and_close())


def test_who_gave_up_waiting_harms_nobody(url: URL) -> None:
    async def give_up() -> None:
        database = await with_tables(url, "one")
        journal = journal_at(url)
        await journal.open()
        impatient = asyncio.ensure_future(journal.append(entry("one", 0)))
        patient = asyncio.ensure_future(journal.append(entry("one", 1)))
        await asyncio.sleep(0)
        impatient.cancel()
        await patient
        assert [one.seq for one in await journal.read("one")] == [0, 1]
        await journal.close()
        await database.dispose()

    run(give_up())


async def read_when_back(journal: Journal, table: str) -> list[int]:
    """Reading has a connection of its own, which may find back later than the writer's."""
    while True:
        try:
            return [one.seq for one in await journal.read(table)]
        except StoreDown:
            await asyncio.sleep(0.02)


def test_postgresql_killed_in_mid_run(postgres: Postgres) -> None:
    """What was acknowledged is there after its restart, and the journal goes on by itself."""
    url = make_url(postgres.new_database())
    acknowledged: set[tuple[str, int]] = set()
    refused = 0

    async def play(journal: Journal, table: str, goal: int) -> None:
        nonlocal refused
        seq = 0
        while seq < goal:
            try:
                await journal.append(entry(table, seq))
            except StoreDown:
                refused += 1
                await asyncio.sleep(0.02)
                continue
            except Taken:  # it was written, but we were not told
                pass
            acknowledged.add((table, seq))
            seq += 1

    async def kill_in_mid_run() -> None:
        tables = [f"t{number}" for number in range(10)]
        database = await with_tables(url, *tables)
        journal = PostgresJournal(url)
        await journal.open()
        players = [asyncio.ensure_future(play(journal, table, 200)) for table in tables]
        await eventually_async(
            lambda: len(acknowledged) >= 300, "300 acknowledged entries", pause=lambda: asyncio.sleep(0.005)
        )
        await asyncio.to_thread(postgres.kill)
        known = set(acknowledged)
        await asyncio.to_thread(postgres.start_again)
        await asyncio.gather(*players)
        assert refused > 0 and len(known) < 2000
        there = {(table, seq) for table in tables for seq in await read_when_back(journal, table)}
        assert known <= acknowledged == there
        await journal.close()
        await database.dispose()

    run(kill_in_mid_run())


WRITER = """
import asyncio, sys
from pathlib import Path
from noripan.server.store.journal import Entry
from noripan.server.store.journal_sqlite import SqliteJournal

async def play(journal, table):
    for seq in range(1_000_000):
        await journal.append(Entry(table=table, seq=seq, kind="move", worker="w", at=seq, moves=("m",)))
        sys.stdout.write(f"{table} {seq}\\n")
        sys.stdout.flush()

async def main():
    journal = SqliteJournal(Path(sys.argv[1]))
    await journal.open()
    await asyncio.gather(*(play(journal, f"t{number}") for number in range(10)))

asyncio.run(main())
"""


def test_a_process_killed_with_sqlite_loses_nothing_acknowledged(tmp_path: Path) -> None:
    file = tmp_path / "noripan.db"
    url = make_url(f"sqlite+aiosqlite:///{file}")

    async def make() -> None:
        await (await with_tables(url, *(f"t{number}" for number in range(10)))).dispose()

    run(make())
    writer = subprocess.Popen([sys.executable, "-c", WRITER, str(file)], stdout=subprocess.PIPE, text=True)
    assert writer.stdout is not None
    lines = [writer.stdout.readline() for _ in range(random.Random(7).randrange(300, 600))]
    os.kill(writer.pid, signal.SIGKILL)
    lines += writer.stdout.readlines()
    writer.wait(10)
    whole = [line.split() for line in lines if line.endswith("\n")]
    acknowledged = {(table, int(seq)) for table, seq in whole}
    with sqlite3.connect(file) as connection:
        there = set(connection.execute('SELECT "table", seq FROM journal'))
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert len(acknowledged) >= 300
    assert acknowledged <= there
    assert len(there) - len(acknowledged) <= 10, "at most one unacknowledged entry for each of the ten tables"


def test_a_broken_sqlite_says_so_and_heals(tmp_path: Path) -> None:
    url = make_url(f"sqlite+aiosqlite:///{tmp_path / 'noripan.db'}")

    async def break_and_heal() -> None:
        database = await with_tables(url, "one")
        journal = SqliteJournal(tmp_path / "noripan.db")
        await journal.open()
        await journal.append(entry("one", 0))
        async with database.begin() as connection:
            await connection.execute(text("ALTER TABLE journal RENAME TO elsewhere"))
        with pytest.raises(StoreDown):
            await journal.append(entry("one", 1))
        with pytest.raises(StoreDown):
            await journal.read("one")
        async with database.begin() as connection:
            await connection.execute(text("ALTER TABLE elsewhere RENAME TO journal"))
        await journal.append(entry("one", 1))
        assert len(await journal.read("one")) == 2
        await journal.close()
        await database.dispose()

    run(break_and_heal())
