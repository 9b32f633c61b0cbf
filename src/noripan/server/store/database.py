"""The database: where it is, how it is opened, and that it is as new as this program."""

from __future__ import annotations

import asyncio
import os
import socket
import sqlite3
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import URL, Connection, Engine, event, inspect, make_url, text
from sqlalchemy.exc import (
    ArgumentError,
    DataError,
    DBAPIError,
    IntegrityError,
    InterfaceError,
    NotSupportedError,
    OperationalError,
    ProgrammingError,
    SQLAlchemyError,
)
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from noripan.server.errors import CannotRun
from noripan.server.settings import Settings, shown_address
from noripan.server.store.private_files import make_file, make_folder, tighten

FILE_NAME = "noripan.db"
MIGRATIONS = Path(__file__).parent / "migrations"
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
MIGRATION_LOCK = 0x6E6F7269  # "nori": any number that nobody else locks in the same PostgreSQL
BUSY_SECONDS = 10
PRAGMAS = (
    f"PRAGMA busy_timeout={BUSY_SECONDS * 1000}",  # first, for the others may have to wait too
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",  # NORMAL would survive a kill, but not a power cut
    "PRAGMA foreign_keys=ON",
)

# SQLAlchemy passes some failures on as they are, and some of asyncpg's as a DBAPIError of no special kind.
AWAY = (InterfaceError, OperationalError, PoolTimeout, ConnectionError, TimeoutError, socket.gaierror)
OUR_FAULT = (DataError, IntegrityError, NotSupportedError, ProgrammingError)


class Database(AsyncEngine):
    """An engine whose `begin` means to write and whose `connect` means to read.

    SQLite asks for this: a transaction that reads first and writes later fails when another wrote in between. It also asks
    writers to queue: who finds it locked sleeps and looks again, so that under load the unlucky one never comes in.
    """

    def __init__(self, sync_engine: Engine) -> None:
        super().__init__(sync_engine)
        self._turn: AbstractAsyncContextManager[None] = asyncio.Lock() if is_sqlite(sync_engine.url) else nullcontext()

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        async with self._turn, self.connect() as connection:
            await connection.execution_options(writes=True)
            async with connection.begin():
                yield connection


def address_of(settings: Settings) -> URL:
    """Where the database is, with the driver that we use for its kind."""
    if settings.database is None:
        return URL.create(DRIVERS["sqlite"], database=str(settings.data / FILE_NAME))
    try:
        url = make_url(settings.database)
    except (ArgumentError, ValueError) as error:
        raise CannotRun("database_address", address=shown_address(settings.database)) from error
    kind = url.drivername.partition("+")[0]
    if kind not in DRIVERS or (DRIVERS[kind].startswith("sqlite") and url.database in (None, "", ":memory:")):
        raise CannotRun("database_address", address=shown_address(settings.database))
    if "@" in (url.host or ""):  # really the end of a password that was not escaped
        raise CannotRun("database_address", address=shown_address(settings.database))
    return url.set(drivername=DRIVERS[kind])


def is_sqlite(url: URL) -> bool:
    return url.get_backend_name() == "sqlite"


def open_database(url: URL) -> Database:
    """An engine; nothing is connected yet."""
    if is_sqlite(url):
        engine = create_async_engine(url, connect_args={"isolation_level": None}, hide_parameters=True)
        event.listen(engine.sync_engine, "connect", _set_pragmas)
        event.listen(engine.sync_engine, "begin", _begin)
    else:
        engine = create_async_engine(url, hide_parameters=True, pool_pre_ping=True, pool_size=5, max_overflow=5)
    return Database(engine.sync_engine)


def _set_pragmas(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def _begin(connection: Connection) -> None:
    writes = connection.get_execution_options().get("writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


async def prepare(database: Database) -> None:
    """Bring the database to this program's version; several processes may do so at once."""
    shown = address_for_people(database)
    if is_sqlite(database.url):
        await asyncio.to_thread(_make_folder, Path(str(database.url.database)))
    try:
        async with database.begin() as connection:
            if not is_sqlite(database.url):
                await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
            await connection.run_sync(upgrade)
    except CommandError as error:
        raise CannotRun("database_newer", address=shown) from error
    except (SQLAlchemyError, OSError) as error:
        raise CannotRun("database_unreachable", address=shown, reason=_reason(error)) from error


async def require_current(database: Database) -> None:
    """For those who look after a database: it is there and of this program's version. Nothing is changed."""
    shown = address_for_people(database)
    if is_sqlite(database.url) and not Path(str(database.url.database)).is_file():
        raise CannotRun("no_database", address=str(database.url.database))
    try:
        async with database.connect() as connection:
            version = await connection.run_sync(_version)
    except (SQLAlchemyError, OSError) as error:
        raise CannotRun("database_unreachable", address=shown, reason=_reason(error)) from error
    if version == newest_version():
        return
    if version is not None and not is_known(version):
        raise CannotRun("database_newer", address=shown)
    raise CannotRun("database_older", address=shown)


async def is_new(database: Database) -> bool:
    """Whether there is nothing of ours in it yet."""
    if is_sqlite(database.url) and not Path(str(database.url.database)).exists():
        return True
    try:
        async with database.connect() as connection:
            return not await connection.run_sync(lambda one: inspect(one).has_table("alembic_version"))
    except (SQLAlchemyError, OSError) as error:
        raise CannotRun("database_unreachable", address=address_for_people(database), reason=_reason(error)) from error


def address_for_people(database: Database) -> str:
    return shown_address(database.url.render_as_string(hide_password=True))


def is_known(version: str) -> bool:
    """Whether it is this program's version of the database, or an older one."""
    try:
        ScriptDirectory.from_config(migrations()).get_revision(version)
    except CommandError:
        return False
    return True


def _make_folder(file: Path) -> None:
    try:
        make_folder(file.parent)
        make_file(file)
        sqlite3.connect(file).close()
    except (OSError, sqlite3.Error) as error:
        raise CannotRun("database_not_writable", folder=str(file.parent)) from error
    if not os.access(file, os.W_OK) or not os.access(file.parent, os.W_OK):
        raise CannotRun("database_not_writable", folder=str(file.parent))
    tighten(*(file.with_name(file.name + ending) for ending in ("", "-wal", "-shm", ".lock")))


def _reason(error: Exception) -> str:
    """What went wrong, in one line."""
    cause = getattr(error, "orig", None) or error
    return (str(cause).strip() or type(cause).__name__).splitlines()[0][:200]


def upgrade(connection: Connection, version: str = "head") -> None:
    config = migrations()
    config.attributes["connection"] = connection
    command.upgrade(config, version)


def migrations() -> Config:
    config = Config()
    config.set_main_option(
        "script_location", str(MIGRATIONS).replace("%", "%%")
    )  # a configuration file's mark for variables
    config.set_main_option("path_separator", "os")
    return config


def is_away(error: Exception) -> bool:
    """Whether the database did not answer, or could not write; else what we asked of it was wrong."""
    return isinstance(error, AWAY) or (isinstance(error, DBAPIError) and not isinstance(error, OUR_FAULT))


async def is_current(database: Database) -> bool:
    """Whether it can be asked, and is of this program's version."""
    try:
        async with database.connect() as connection:
            return await connection.run_sync(_version) == newest_version()
    except (SQLAlchemyError, OSError):
        return False


def _version(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def newest_version() -> str:
    return str(ScriptDirectory.from_config(migrations()).get_current_head())
