"""What version 0.1 left behind: its database opens, its backup restores, its records verify, and its matches go on."""

from __future__ import annotations

import asyncio
import gzip
import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import URL, func, make_url, select, text
from support.admin import admin, contents
from support.live_server import LiveServer, run
from support.visitor import Visitor
from typer.testing import CliRunner

import noripan
from noripan.cli.main import app
from noripan.core.errors import BadRecord
from noripan.protocol.record import FORMAT, read_record, verify
from noripan.server.accounts.cookies import session_cookie
from noripan.server.store.backups import KEPT
from noripan.server.store.database import open_database, prepare
from noripan.server.store.schema import JOURNAL, SEATS, TABLES

DATA = Path(__file__).parent / "data"
BACKUP = DATA / "noripan-0.1.jsonl.gz"
RECORDS = sorted(DATA.glob("record-0.1-*.json"))
KINDS = {"start": 10, "move": 792, "bot": 102, "clock": 1, "unanswered": 8, "stand_in": 65, "gone": 3, "back": 1}


@pytest.fixture
def old(tmp_path: Path) -> URL:
    """A database as version 0.1 left it."""
    file = tmp_path / "noripan.db"
    file.write_bytes(gzip.decompress((DATA / "noripan-0.1.db.gz").read_bytes()))
    return URL.create("sqlite+aiosqlite", database=str(file))


async def query(url: URL, statement: Any) -> list[tuple[Any, ...]]:
    database = open_database(url)
    await prepare(database)
    try:
        async with database.connect() as connection:
            return [tuple(row) for row in await connection.execute(statement)]
    finally:
        await database.dispose()


def test_the_old_words_of_the_journal_are_the_new_ones(old: URL) -> None:
    rows = asyncio.run(query(old, select(JOURNAL.c.kind, func.count()).group_by(JOURNAL.c.kind)))
    assert dict(rows) == KINDS


def test_a_backup_restores_to_what_the_database_becomes(old: URL, address: str, url: URL) -> None:
    target = url if not address.startswith("sqlite") else url.set(database=f"{url.database}.restored")
    restored = admin(target.render_as_string(hide_password=False), "restore", str(BACKUP))
    assert restored.exit_code == 0, restored.output
    there, here = asyncio.run(contents(old)), asyncio.run(contents(target))
    for table in KEPT:
        assert here[table.name] == there[table.name], table.name
    assert len(here["journal"]) == sum(KINDS.values())


def test_a_database_that_was_restored_from_an_old_backup_is_like_any_other(address: str, url: URL, tmp_path: Path) -> None:
    assert admin(address, "restore", str(BACKUP)).exit_code == 0
    assert admin(address, "backup", str(tmp_path / "again.gz")).exit_code == 0
    beside = make_url(f"sqlite+aiosqlite:///{tmp_path / 'beside.db'}")
    assert admin(str(beside), "restore", str(tmp_path / "again.gz")).exit_code == 0
    before, after = asyncio.run(contents(url)), asyncio.run(contents(beside))
    assert all(before[table.name] == after[table.name] for table in KEPT)


def test_what_is_wrong_with_an_old_backup_leaves_an_empty_database_of_this_version(
    address: str, url: URL, tmp_path: Path
) -> None:
    spoilt = tmp_path / "spoilt.gz"
    spoilt.write_bytes(gzip.compress(gzip.decompress(BACKUP.read_bytes()).replace(b"Host", b"Ghost")))
    refused = admin(address, "restore", str(spoilt))
    assert (refused.exit_code, "not a complete backup" in refused.stderr) == (2, True)
    assert not any(asyncio.run(contents(url)).values())
    newest = asyncio.run(query(url, text("SELECT version_num FROM alembic_version")))
    assert newest > [("0001",)]
    assert admin(address, "restore", str(BACKUP)).exit_code == 0


def test_an_old_match_in_play_goes_on(old: URL, tmp_path: Path) -> None:
    run(lambda: play_on(old, tmp_path))


def test_an_old_match_from_a_backup_goes_on(address: str, url: URL, tmp_path: Path) -> None:
    assert admin(address, "restore", str(BACKUP)).exit_code == 0
    run(lambda: play_on(url, tmp_path))


async def play_on(url: URL, folder: Path) -> None:
    """The people of 0.1 finish what they began; all records verify."""
    people = dict[str, list[str]]()
    seated = select(SEATS.c.table, SEATS.c.person).join(TABLES, TABLES.c.id == SEATS.c.table)
    for table, person in await query(url, seated.where(TABLES.c.status == "playing").order_by(SEATS.c.seat)):
        people.setdefault(table, []).append(person)
    over = [row[0] for row in await query(url, select(TABLES.c.id).where(TABLES.c.status == "over"))]
    assert (len(people), len(over)) == (2, 8)
    async with LiveServer(folder, url.render_as_string(hide_password=False), absence_ms=600_000) as house:
        visitors: list[Visitor] = []
        for table, seats in people.items():
            here = [await signed_in(house, person) for person in seats]
            visitors += here
            await asyncio.gather(*(visitor.join(table) for visitor in here))
            await asyncio.gather(*(visitor.play_to_the_end(table) for visitor in here))
            while (await here[0].hear("table"))["status"] != "over":
                pass
        for table in (*people, *over):
            verify(read_record(await visitors[0].get(f"/api/tables/{table}/record")), noripan.find)
            assert (await visitors[0].get(f"/api/tables/{table}/replay?first=0&count=1"))["steps"] > 0
        for visitor in visitors:
            await visitor.close()


async def signed_in(house: LiveServer, person: str) -> Visitor:
    """Somebody with the cookie of an account of version 0.1."""
    server = house.app.state.server
    visitor = Visitor(house.address, person[:4])
    cookie = session_cookie(server.key, person, 0, server.environment.now(), https=False)
    visitor.http.cookies.set(cookie.key, str(cookie.value))
    return await visitor.connect()


# ---- records that people have downloaded


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_an_old_record_verifies_and_replays(file: Path) -> None:
    for command in (["verify", str(file)], ["replay", str(file), "--plain"]):
        done = CliRunner().invoke(app, [*command, "--lang", "en"])
        assert done.exit_code == 0, done.output


def test_the_acts_of_old_records_have_their_new_names() -> None:
    kinds = {act.kind for file in RECORDS for act in read_record(json.loads(file.read_bytes())).did}
    assert {"unanswered", "stand_in"} <= kinds


@pytest.mark.parametrize(
    "spoil", [{"noripan_record": FORMAT + 1}, {"did": [[]]}, {"did": [7]}, {"did": None}, {"did": [["cover"]]}]
)
def test_a_spoilt_old_record_is_refused(spoil: dict[str, object]) -> None:
    with pytest.raises(BadRecord):
        read_record({**json.loads(RECORDS[0].read_bytes()), **spoil})
