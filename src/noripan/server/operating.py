"""What `noripan admin` does, on the database alone: it works whether or not servers run."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TypeVar

from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from sqlalchemy import func, select

from noripan.core.texts import Texts
from noripan.server.errors import CannotRun
from noripan.server.outside import milliseconds_now
from noripan.server.schema import JOURNAL, SEATS, TABLES
from noripan.server.settings import Settings
from noripan.server.store import portable
from noripan.server.store.database import Database, address_of, open_database, prepare

UNFINISHED = ("open", "playing")
Result = TypeVar("Result")


def with_database(settings: Settings, work: Callable[[Database], Awaitable[Result]]) -> Result:
    async def open_and_work() -> Result:
        async with opened(settings) as database:
            return await work(database)

    return asyncio.run(open_and_work())


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Database]:
    database = open_database(address_of(settings))
    try:
        await prepare(database)
        yield database
    finally:
        await database.dispose()


# ---- tables


def tables(settings: Settings, every: bool) -> list[dict[str, object]]:
    async def read(database: Database) -> list[dict[str, object]]:
        people = select(func.count()).where(SEATS.c.table == TABLES.c.id, SEATS.c.person.is_not(None)).scalar_subquery()
        entries = select(func.count()).where(JOURNAL.c.table == TABLES.c.id).scalar_subquery()
        query = select(
            TABLES.c.id.label("table"),
            TABLES.c.game,
            TABLES.c.status,
            TABLES.c.players,
            people.label("people"),
            entries.label("entries"),
            TABLES.c.created_at,
        ).order_by(TABLES.c.created_at, TABLES.c.id)
        if not every:
            query = query.where(TABLES.c.status.in_(UNFINISHED))
        async with database.connect() as connection:
            return [dict(row) for row in (await connection.execute(query)).mappings()]

    return with_database(settings, read)


def print_tables(rows: list[dict[str, object]], texts: Texts) -> None:
    shown = Table()
    for name in ("table", "game", "status", "players", "people", "entries", "created"):
        shown.add_column(texts.say(f"column-{name}"))
    for row in rows:
        created = datetime.fromtimestamp(int(str(row["created_at"])) / 1000, UTC).strftime("%Y-%m-%d %H:%M")
        shown.add_row(*(str(value) for name, value in row.items() if name != "created_at"), created)
    Console().print(shown)


def close(settings: Settings, table: str) -> None:
    async def write(database: Database) -> None:
        query = TABLES.update().where(TABLES.c.id == table, TABLES.c.status.in_(UNFINISHED))
        async with database.begin() as connection:
            closed = await connection.execute(query.values(status="closed", ended_at=milliseconds_now()))
        if closed.rowcount == 0:
            raise CannotRun("no_unfinished_table", table=table[:40])

    with_database(settings, write)


# ---- backups


def backup(settings: Settings, file: Path, texts: Texts) -> int:
    with shown_progress(texts.say("backup-running")) as progress:
        return with_database(settings, lambda database: portable.write_backup(database, file, milliseconds_now(), progress))


def restore(settings: Settings, file: Path, texts: Texts) -> int:
    with shown_progress(texts.say("restore-running")) as progress:
        return with_database(settings, lambda database: portable.read_backup(database, file, progress))


@contextmanager
def shown_progress(title: str) -> Iterator[portable.Progress]:
    """A bar on stderr, if somebody is there to look at it."""
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(title, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)
