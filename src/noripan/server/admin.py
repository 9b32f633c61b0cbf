"""What `noripan admin` does, on the database alone: it works whether or not servers run."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from datetime import UTC, datetime
from typing import NamedTuple, TypeVar

from rich.console import Console
from rich.markup import escape
from rich.progress import Progress
from rich.table import Table

from noripan.core.texts import Texts
from noripan.server.environment import milliseconds_now
from noripan.server.errors import CannotRun
from noripan.server.http.operator_page import column_text, written
from noripan.server.settings import Settings
from noripan.server.store import backups
from noripan.server.store.backup_places import backup_source, backup_target, drop_old, takes_many
from noripan.server.store.database import Database, address_of, is_new, open_database, prepare, require_current

Result = TypeVar("Result")


def with_database(settings: Settings, work: Callable[[Database], Awaitable[Result]], new: bool = False) -> Result:
    async def open_and_work() -> Result:
        async with session(settings, new) as database:
            return await work(database)

    return asyncio.run(open_and_work())


@asynccontextmanager
async def session(settings: Settings, new: bool) -> AsyncIterator[Database]:
    """One that is there and of this version; if a new one is wanted, it is made. Nothing is ever brought to this version."""
    database = open_database(address_of(settings))
    try:
        if not new or not await is_new(database):
            await require_current(database)
        else:
            await prepare(database)
        yield database
    finally:
        await database.dispose()


# ---- what is shown


def print_rows(rows: list[dict[str, object]], texts: Texts) -> None:
    """A column for each field; names of people are no markup."""
    shown = Table()
    for name in rows[0] if rows else ():
        shown.add_column(texts.say(column_text(name)))
    for row in rows:
        shown.add_row(*(escape(written(name, value)) for name, value in row.items()))
    Console().print(shown)


# ---- backups


class BackupDone(NamedTuple):
    file: str
    rows: int
    dropped: list[str]  # older backups


def backup(settings: Settings, place: str, keep: int | None, texts: Texts) -> BackupDone:
    """To a file, a folder or a bucket; in the latter two, those older than `keep` days are dropped afterwards."""
    now = datetime.now(UTC)
    if keep is not None and not takes_many(place):
        raise CannotRun("backup_keep", place=place[:200])
    with shown_progress(texts.say("backup-running")) as progress, backup_target(place, now) as (file, name):
        rows = with_database(settings, lambda database: backups.write_backup(database, file, milliseconds_now(), progress))
    return BackupDone(name, rows, [] if keep is None else drop_old(place, keep, now))


def restore(settings: Settings, place: str, texts: Texts) -> int:
    with shown_progress(texts.say("restore-running")) as progress, backup_source(place) as file:
        return with_database(settings, lambda database: backups.read_backup(database, file, progress), new=True)


@contextmanager
def shown_progress(title: str) -> Iterator[backups.Progress]:
    """A bar on stderr, if somebody is there to look at it."""
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(title, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)
