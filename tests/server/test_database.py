"""The database comes to the newest version by itself, and says clearly why it cannot."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import URL, Connection, func, make_url, select, text
from sqlalchemy.exc import IntegrityError
from support.services import Postgres, a_table, run, with_tables

from noripan.server.errors import CannotRun
from noripan.server.settings import Settings
from noripan.server.store.database import Database, address_of, is_current, is_sqlite, open_database, prepare
from noripan.server.store.schema import METADATA, TABLES

SQLITE_LAYOUT = "SELECT type, tbl_name, name, sql FROM sqlite_master WHERE tbl_name != 'alembic_version' ORDER BY 1, 2, 3"
POSTGRES_LAYOUT = """
SELECT 'column', table_name || '.' || column_name, data_type || coalesce(character_maximum_length::text, '') || is_nullable
FROM information_schema.columns WHERE table_schema = 'public' AND table_name != 'alembic_version'
UNION SELECT 'index', indexname, indexdef FROM pg_indexes WHERE schemaname = 'public' AND tablename != 'alembic_version'
UNION SELECT 'constraint', conname, pg_get_constraintdef(oid) FROM pg_constraint
WHERE connamespace = 'public'::regnamespace AND conrelid::regclass::text != 'alembic_version' ORDER BY 1, 2, 3"""


async def layout(database: Database) -> list[tuple[str, ...]]:
    """Every table, column, index and constraint, as the database itself describes it."""
    async with database.connect() as connection:
        rows = await connection.execute(text(SQLITE_LAYOUT if is_sqlite(database.url) else POSTGRES_LAYOUT))
        return [tuple(in_any_order(plain(str(part))) for part in row) for row in rows]


def plain(statement: str) -> str:
    """Without spaces, and without the quotes that SQLite puts round the name of a table that was renamed."""
    return "".join(statement.replace('"', "").split())


def in_any_order(statement: str) -> str:
    """A statement whose parts are sorted: constraints may be listed in any order."""
    before, bracket, rest = statement.partition("(")
    inside, closing, after = rest.rpartition(")")
    return before + bracket + ",".join(sorted(inside.split(","))) + closing + after


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), METADATA))


def test_migrations_lead_to_the_schema(url: URL, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    other = url.set(database=str(tmp_path / "beside.db"))
    if not is_sqlite(url):
        other = make_url(request.getfixturevalue("postgres").new_database())

    async def compare() -> None:
        migrated, created = open_database(url), open_database(other)
        await prepare(migrated)
        async with created.begin() as connection:
            await connection.run_sync(METADATA.create_all)
        async with migrated.connect() as connection:
            assert await connection.run_sync(differences) == []
        assert await layout(migrated) == await layout(created) != []
        await migrated.dispose()
        await created.dispose()

    run(compare())


def test_many_may_prepare_at_once(url: URL) -> None:
    async def start_together() -> None:
        databases = [open_database(url) for _ in range(8)]
        await asyncio.gather(*map(prepare, databases))
        assert all(await asyncio.gather(*map(is_current, databases)))
        for database in databases:
            await database.dispose()

    run(start_together())


def test_a_newer_database_is_refused(url: URL) -> None:
    async def meet_the_future() -> None:
        database = open_database(url)
        assert not await is_current(database)
        await prepare(database)
        assert await is_current(database)
        async with database.begin() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        assert not await is_current(database)
        with pytest.raises(CannotRun) as refused:
            await prepare(database)
        assert refused.value.code == "database_newer"
        await database.dispose()

    run(meet_the_future())


def test_a_failed_write_leaves_nothing(url: URL) -> None:
    async def fail() -> None:
        database = await with_tables(url, "one")
        with pytest.raises(IntegrityError):
            async with database.begin() as connection:
                await connection.execute(TABLES.insert().values(**a_table("two")))
                await connection.execute(TABLES.insert().values(**(a_table("three") | {"host": "nobody"})))
        async with database.connect() as connection:
            assert await connection.scalar(select(func.count()).select_from(TABLES)) == 1
        await database.dispose()

    run(fail())


def test_those_who_read_and_then_write_do_not_trip_over_each_other(url: URL) -> None:
    async def add_player(database: Database) -> None:
        async with database.begin() as connection:
            query = select(TABLES.c.players).where(TABLES.c.id == "one").with_for_update()
            players = await connection.scalar(query)
            await asyncio.sleep(0)
            await connection.execute(TABLES.update().values(players=(players or 0) + 1))

    async def add_many() -> None:
        database = await with_tables(url, "one")
        await asyncio.gather(*(add_player(database) for _ in range(30)))
        async with database.connect() as connection:
            assert await connection.scalar(select(TABLES.c.players)) == 32
        await database.dispose()

    run(add_many())


def test_sqlite_is_durable(tmp_path: Path) -> None:
    async def look() -> None:
        database = open_database(address_of(Settings(data=tmp_path)))
        async with database.connect() as connection:
            for pragma, value in [("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1), ("busy_timeout", 10000)]:
                assert await connection.scalar(text(f"PRAGMA {pragma}")) == value
        await database.dispose()

    run(look())


@pytest.mark.parametrize(
    ("address", "code"),
    [
        ("postgresql+asyncpg://somebody:secret@127.0.0.1:1/none", "database_unreachable"),
        ("mysql://somebody:secret@127.0.0.1/none", "database_address"),
        ("sqlite://", "database_address"),
        ("no address secret", "database_address"),
    ],
)
def test_what_cannot_be_used_is_named_without_its_password(address: str, code: str) -> None:
    with pytest.raises(CannotRun) as refused:
        run(prepare(open_database(address_of(Settings(database=address)))))
    assert refused.value.code == code
    assert "secret" not in str(refused.value)


def test_a_database_that_the_server_does_not_have(postgres: Postgres) -> None:
    address = postgres.new_database().replace("test_", "none_")
    with pytest.raises(CannotRun) as refused:
        run(prepare(open_database(address_of(Settings(database=address)))))
    assert refused.value.code == "database_unreachable"
    assert not asyncio.run(is_current(open_database(address_of(Settings(database=address)))))


def test_a_folder_that_is_none(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(CannotRun) as refused:
        run(prepare(open_database(address_of(Settings(data=tmp_path / "file" / "below")))))
    assert refused.value.code == "database_not_writable"


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_that_is_not_ours(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    with pytest.raises(CannotRun) as refused:
        run(prepare(open_database(address_of(Settings(data=tmp_path)))))
    assert refused.value.code == "database_not_writable"
