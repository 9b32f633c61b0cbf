"""`noripan admin`: tables, and backups that restore to either database."""

from __future__ import annotations

import asyncio
import gzip
import json
import threading
from pathlib import Path

import pytest
from sqlalchemy import URL, text
from support.admin import admin, contents
from support.live_server import LiveServer
from support.services import a_table, run, with_tables
from typer.testing import CliRunner

from noripan import games
from noripan.cli.main import app
from noripan.server.store.backups import KEPT, write_backup
from noripan.server.store.database import open_database
from noripan.server.store.schema import JOURNAL, PASSKEYS, SEATS, TABLES, WORKERS
from noripan.server.tables import sweeper


async def fill(url: URL) -> None:
    """Something of every kind of column."""
    database = await with_tables(url, "one", "two")
    async with database.begin() as connection:
        await connection.execute(
            TABLES.insert().values(
                **(a_table("three") | {"status": "over", "options": {"a": [1, "ü"]}, "scores": [3, -4], "created_at": 1})
            )
        )
        await connection.execute(SEATS.insert().values(table="one", seat=0, person="host", random="ab" * 32))
        await connection.execute(
            PASSKEYS.insert().values(
                id="key", person="host", public_key=bytes(range(256)), sign_count=2**40, name="한글", created_at=5
            )
        )
        entries = [
            {"table": "one", "seq": seq, "kind": "move", "moves": "R7\nG2", "worker": "w", "at": seq} for seq in range(1200)
        ]
        await connection.execute(JOURNAL.insert(), entries)
        await connection.execute(WORKERS.insert().values(id="w", seen_at=1))
    await database.dispose()


def test_tables_are_listed_and_closed(address: str, url: URL) -> None:
    run(fill(url))
    rows = json.loads(admin(address, "tables", "--json").output)
    assert [(row["table"], row["status"], row["people"], row["entries"]) for row in rows] == [
        ("one", "playing", 1, 1200),
        ("two", "playing", 0, 0),
    ]
    assert len(json.loads(admin(address, "tables", "--all", "--json").output)) == 3
    assert "three" not in admin(address, "tables").output
    assert admin(address, "close", "two").exit_code == 0
    assert [row["table"] for row in json.loads(admin(address, "tables", "--json").output)] == ["one"]
    for table in ("two", "three", "none"):
        refused = admin(address, "close", table)
        assert (refused.exit_code, f"running table {table}" in refused.stderr) == (2, True)


@pytest.mark.parametrize("command", ["tables", "close x", "backup b.gz"])
def test_a_mistyped_folder_is_neither_made_nor_filled(command: str, tmp_path: Path) -> None:
    typo = tmp_path / "typo"
    words = ["admin", *command.replace("b.gz", str(tmp_path / "b.gz")).split()]
    refused = CliRunner().invoke(app, [*words, "--data", str(typo), "--lang", "en"])
    assert refused.exit_code == 2 and str(typo) in refused.stderr and "--data" in refused.stderr
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("command", ["tables", "backup", "restore"])
def test_another_version_is_left_as_it_is(command: str, address: str, url: URL, tmp_path: Path) -> None:
    """An operator who installs first and backs up second must not find that the backup has migrated the database."""
    file = tmp_path / "backup.gz"
    run(fill(url))
    assert admin(address, "backup", str(tmp_path / "good.gz")).exit_code == 0
    words = {"tables": ["tables"], "backup": ["backup", str(file)], "restore": ["restore", str(tmp_path / "good.gz")]}[
        command
    ]

    async def be_of(version: str | None) -> None:
        database = open_database(url)
        async with database.begin() as connection:
            await connection.execute(text("DELETE FROM alembic_version"))
            if version is not None:
                await connection.execute(text(f"INSERT INTO alembic_version VALUES ('{version}')"))
        await database.dispose()

    async def versions() -> list[str]:
        database = open_database(url)
        async with database.connect() as connection:
            found = list(await connection.scalars(text("SELECT version_num FROM alembic_version")))
        await database.dispose()
        return found

    run(be_of("9999"))
    refused = admin(address, *words)
    assert refused.exit_code == 2 and "newer" in refused.stderr
    assert asyncio.run(versions()) == ["9999"]
    if command != "restore":
        run(be_of(None))
        refused = admin(address, *words)
        assert refused.exit_code == 2 and "noripan serve" in refused.stderr
        assert asyncio.run(versions()) == []
    assert not file.exists()


def test_people_at_a_closed_table_hear_of_it(address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sweeper, "SWEEP_SECONDS", 0.02)

    async def close() -> None:
        async with LiveServer(tmp_path, address) as house, house.table(next(iter(games()))) as (table, people):
            assert (await asyncio.to_thread(admin, address, "close", table)).exit_code == 0
            while (await people[1].hear("table"))["status"] != "closed":
                pass

    run(close())


@pytest.mark.parametrize("target", ["sqlite", "postgresql"])
def test_a_backup_restores_to_either_database(
    address: str, url: URL, target: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    run(fill(url))
    file = tmp_path / "backup.jsonl.gz"
    assert "rows written to" in admin(address, "backup", str(file)).output
    assert file.stat().st_mode & 0o777 == 0o600
    other = f"sqlite:///{tmp_path / 'other.db'}"
    if target == "postgresql":
        other = request.getfixturevalue("postgres").new_database()
    restored = admin(other, "restore", str(file))
    assert restored.exit_code == 0, restored.output
    again = tmp_path / "again.jsonl.gz"
    assert admin(other, "backup", str(again)).exit_code == 0
    assert rows_of(again) == rows_of(file)
    assert sum(isinstance(row, list) for row in rows_of(file)) == 1206


def rows_of(file: Path) -> list[object]:
    """All lines but the first and the last, which tell the time."""
    return [json.loads(line) for line in gzip.decompress(file.read_bytes()).splitlines()[1:-1]]


def test_a_restored_database_holds_the_same(address: str, url: URL, tmp_path: Path) -> None:
    run(fill(url))
    file = tmp_path / "backup.gz"
    assert admin(address, "backup", str(file)).exit_code == 0
    target = URL.create("sqlite+aiosqlite", database=str(tmp_path / "other.db"))
    assert admin(f"sqlite:///{tmp_path / 'other.db'}", "restore", str(file)).exit_code == 0

    async def compare() -> None:
        before, after = await contents(url), await contents(target)
        for table in KEPT:
            assert after[table.name] == before[table.name], table.name
        assert after["workers"] == []

    run(compare())


def test_a_backup_is_of_one_moment_while_others_write(url: URL, tmp_path: Path) -> None:
    """Somebody makes a table and writes to its journal while the backup is half done: it has neither."""

    async def write_meanwhile() -> None:
        database = open_database(url)
        async with database.begin() as connection:
            await connection.execute(TABLES.insert().values(**a_table("late")))
            row = {"table": "late", "seq": 0, "kind": "start", "moves": "", "worker": "w", "at": 0}
            await connection.execute(JOURNAL.insert().values(row))
        await database.dispose()

    def progress(done: int, total: int) -> None:
        if done == 1:
            other = threading.Thread(target=run, args=[write_meanwhile()])
            other.start()
            other.join()

    async def back_up() -> None:
        await fill(url)
        database = open_database(url)
        assert await write_backup(database, tmp_path / "backup.gz", 0, progress) == 1206
        await database.dispose()
        assert len((await contents(url))["journal"]) == 1201

    run(back_up())
    assert not any("late" in row for row in rows_of(tmp_path / "backup.gz") if isinstance(row, list))


@pytest.mark.parametrize("damage", ["cut", "changed", "sealed no more", "other", "version", "missing"])
def test_a_damaged_backup_restores_nothing(damage: str, url: URL, address: str, tmp_path: Path) -> None:
    source = tmp_path / "source.db"
    run(fill(URL.create("sqlite+aiosqlite", database=str(source))))
    file = tmp_path / "backup.gz"
    assert admin(f"sqlite:///{source}", "backup", str(file)).exit_code == 0
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    if damage == "cut":
        file.write_bytes(file.read_bytes()[:-500])
    elif damage == "changed":
        file.write_bytes(gzip.compress(b"".join(lines).replace(b"Host", b"Ghost")))
    elif damage == "sealed no more":
        file.write_bytes(gzip.compress(b"".join(lines[:-1])))
    elif damage == "other":
        file.write_text("something else")
    elif damage == "version":
        file.write_bytes(gzip.compress(b"".join(lines).replace(b'"version":"', b'"version":"9')))
    else:
        file.unlink()
    refused = admin(address, "restore", str(file))
    assert refused.exit_code == 2, refused.output
    assert len(refused.stderr.strip().splitlines()) == 1

    async def look() -> None:
        assert not any((await contents(url)).values())

    run(look())


def test_a_database_in_use_is_not_restored_into_nor_a_file_overwritten(address: str, url: URL, tmp_path: Path) -> None:
    run(fill(url))
    file = tmp_path / "backup.gz"
    assert admin(address, "backup", str(file)).exit_code == 0
    assert "not empty" in admin(address, "restore", str(file)).stderr
    assert "already exists" in admin(address, "backup", str(file)).stderr
    assert "cannot be written" in admin(address, "backup", str(tmp_path / "none" / "b.gz")).stderr
