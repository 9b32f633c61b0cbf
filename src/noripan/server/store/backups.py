"""A backup that any database can be restored from: one JSON value a line, packed with gzip.

The first line says what it is; then every table, a line with its name and columns before its rows; the last line counts the
rows and seals all lines before it with SHA-256. Which processes live is not kept: that is of the moment.

A backup of an older version is restored into a database of that version, which is then migrated like any other.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import os
import zlib
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, LargeBinary, MetaData, Table, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from noripan.server.errors import CannotRun
from noripan.server.store.database import Database, is_known, is_sqlite, newest_version, upgrade
from noripan.server.store.schema import METADATA, PRESENCE, WORKERS

FORMAT = "noripan-backup-1"
KEPT = [table for table in METADATA.sorted_tables if table not in (WORKERS, PRESENCE)]
AT_ONCE = 500
DAMAGE = (OSError, EOFError, zlib.error, msgspec.DecodeError, ValueError, TypeError, KeyError, IndexError)
Progress = Callable[[int, int], None]  # rows so far, of how many


class Head(msgspec.Struct, frozen=True):
    format: str
    version: str  # of the database
    at: int
    rows: int


class BackupSection(msgspec.Struct, frozen=True):
    table: str
    columns: list[str]


class Seal(msgspec.Struct, frozen=True):
    rows: int
    sha256: str


# ---- writing


async def write_backup(database: Database, file: Path, now: int, progress: Progress) -> int:
    """Everything as it is at one moment, while others go on writing. How many rows there were."""
    if file.exists():
        raise CannotRun("backup_exists", file=str(file))
    draft = file.with_name(f"{file.name}.part")
    try:
        with open(os.open(draft, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600), "wb") as out:  # it holds secrets
            with gzip.GzipFile(fileobj=out, mode="wb", compresslevel=6, mtime=0) as packed:
                rows = await _write_all(database, packed, now, progress)
            out.flush()
            os.fsync(out.fileno())
        draft.rename(file)
    except OSError as error:
        raise CannotRun("backup_not_writable", file=str(file), reason=error.strerror or str(error)) from error
    finally:
        draft.unlink(missing_ok=True)
    return rows


async def _write_all(database: Database, out: gzip.GzipFile, now: int, progress: Progress) -> int:
    digest = hashlib.sha256()
    done = 0

    def write(value: Any) -> None:
        line = msgspec.json.encode(value) + b"\n"
        digest.update(line)
        out.write(line)

    async with database.connect() as connection:
        if not is_sqlite(database.url):  # SQLite's transactions are of one moment in any case
            await connection.execution_options(isolation_level="REPEATABLE READ")
        total = await count_rows(connection)
        write(Head(FORMAT, newest_version(), now, total))
        for table in KEPT:
            write(BackupSection(str(table.name), [str(column.name) for column in table.columns]))
            async for row in _rows(connection, table):
                write(row)
                done += 1
                progress(done, total)
        write(Seal(done, digest.hexdigest()))
    return done


async def _rows(connection: AsyncConnection, table: Table) -> AsyncIterator[list[Any]]:
    result = await connection.stream(select(table).order_by(*table.primary_key.columns))
    async for part in result.partitions(AT_ONCE):
        for row in part:
            yield list(row)  # bytes become base64


async def count_rows(connection: AsyncConnection) -> int:
    return sum([await connection.scalar(select(func.count()).select_from(table)) or 0 for table in KEPT])


# ---- reading


async def read_backup(database: Database, file: Path, progress: Progress) -> int:
    """Into an empty database of this version, in one transaction. How many rows there were. Raises CannotRun."""
    try:
        with gzip.open(file, "rb") as packed:
            async with database.begin() as connection:
                if await count_rows(connection):
                    raise CannotRun("database_not_empty", address=database.url.render_as_string(hide_password=True))
                return await _restore(connection, _unsealed(packed), progress)
    except CannotRun:
        raise
    except FileNotFoundError as error:
        raise CannotRun("backup_missing", file=str(file)) from error
    except DAMAGE as error:
        raise CannotRun("backup_damaged", file=str(file)) from error


def _unsealed(packed: gzip.GzipFile) -> Iterator[Any]:
    """Every line before the seal, which must fit."""
    digest, rows = hashlib.sha256(), 0
    for line in packed:
        value = msgspec.json.decode(line)
        if isinstance(value, dict) and "sha256" in value:
            if msgspec.convert(value, Seal) != Seal(rows, digest.hexdigest()) or packed.read(1):
                raise ValueError("the seal does not fit")
            return
        digest.update(line)
        rows += isinstance(value, list)
        yield value
    raise EOFError


async def _restore(connection: AsyncConnection, values: Iterator[Any], progress: Progress) -> int:
    head = msgspec.convert(next(values, None), Head)
    if head.format != FORMAT:
        raise ValueError(head.format)
    if not is_known(head.version):
        raise CannotRun("backup_version", theirs=head.version, ours=newest_version())
    if head.version == newest_version():
        return await _insert_all(connection, METADATA, head, values, progress)
    layout = await connection.run_sync(_go_back_to, head.version)
    done = await _insert_all(connection, layout, head, values, progress)
    await connection.run_sync(upgrade)
    return done


def _go_back_to(connection: Connection, version: str) -> MetaData:
    """Make the empty database one of an older version."""
    ours, theirs = MetaData(), MetaData()
    ours.reflect(connection)
    ours.drop_all(connection)
    upgrade(connection, version)
    theirs.reflect(connection)
    return theirs


async def _insert_all(
    connection: AsyncConnection, layout: MetaData, head: Head, values: Iterator[Any], progress: Progress
) -> int:
    done = 0
    section = BackupSection("", [])
    rows: list[list[Any]] = []
    for value in values:
        if isinstance(value, dict):
            await _insert(connection, layout, section, rows)
            section, rows = msgspec.convert(value, BackupSection), []
            continue
        rows.append(value)
        done += 1
        progress(done, head.rows)
        if len(rows) == AT_ONCE:
            await _insert(connection, layout, section, rows)
            rows = []
    await _insert(connection, layout, section, rows)
    return done


async def _insert(connection: AsyncConnection, layout: MetaData, section: BackupSection, rows: list[list[Any]]) -> None:
    if not rows:
        return
    table = layout.tables[section.table]
    readers = [(name, _reader_of(table, name)) for name in section.columns]
    await connection.execute(
        table.insert(),
        [{name: read(value) for (name, read), value in zip(readers, row, strict=True)} for row in rows],
    )


def _reader_of(table: Table, column: str) -> Callable[[Any], Any]:
    kind = table.columns[column].type
    if isinstance(kind, LargeBinary):
        return lambda text: None if text is None else base64.b64decode(text, validate=True)
    return lambda value: value
