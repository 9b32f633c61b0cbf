"""The application as its operator sees it: health, metrics, logs, and which processes live."""

from __future__ import annotations

import asyncio
import json
import logging
from pathlib import Path

import pytest
from litestar import Litestar, get
from services import Postgres, client_of, run
from sqlalchemy import text

from noripan.core.errors import IllegalMove
from noripan.server import logs
from noripan.server.app import create_app
from noripan.server.errors import CannotRun
from noripan.server.key import secret_key
from noripan.server.outside import Outside
from noripan.server.settings import Settings
from noripan.server.store.database import address_of, open_database, prepare
from noripan.server.store.workers import FORGOTTEN_MS, Heartbeat


@get("/broken", sync_to_thread=False)
def broken() -> None:
    """A route that fails with a card in its words."""
    raise RuntimeError("the card is R7, the seed is 12345")


@get("/refused", sync_to_thread=False)
def refused() -> None:
    raise IllegalMove("not_held", card="R7")


def app_with(settings: Settings) -> Litestar:
    app = create_app(settings)
    app.register(broken)
    app.register(refused)
    return app


def test_it_is_healthy_and_ready(address: str, tmp_path: Path) -> None:
    async def ask() -> None:
        async with client_of(create_app(Settings(data=tmp_path, database=address))) as client:
            assert (await client.get("/health")).json() == {"status": "ok"}
            answer = await client.get("/ready")
            assert (answer.status_code, answer.json()) == (200, {"database": True, "channels": True})
            first, second = answer.headers["X-Request-Id"], (await client.get("/health")).headers["X-Request-Id"]
            assert first != second

    run(ask())


def test_it_is_not_ready_when_the_database_is_of_another_version(address: str, tmp_path: Path) -> None:
    async def ask() -> None:
        settings = Settings(data=tmp_path, database=address)
        async with client_of(create_app(settings)) as client:
            database = open_database(address_of(settings))
            async with database.begin() as connection:
                await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
            await database.dispose()
            answer = await client.get("/ready")
            assert (answer.status_code, answer.json()) == (503, {"database": False, "channels": True})

    run(ask())


def test_it_is_not_ready_without_postgresql_and_ready_again_after(postgres: Postgres, tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, database=postgres.new_database())

    async def ask() -> None:
        async with client_of(create_app(settings)) as client:
            await asyncio.to_thread(postgres.kill)
            answer = await client.get("/ready")
            assert (answer.status_code, answer.json()) == (503, {"database": False, "channels": False})
            assert (await client.get("/health")).status_code == 200
            await asyncio.to_thread(postgres.start_again)
            while (await client.get("/ready")).status_code != 200:
                await asyncio.sleep(0.05)

    run(ask())


def test_metrics_count_requests_by_route(tmp_path: Path) -> None:
    async def ask() -> None:
        async with client_of(create_app(Settings(data=tmp_path))) as client:
            await client.get("/health?secret=value")
            page = (await client.get("/metrics")).text
            assert 'noripan_requests_total{method="GET",route="/health",status="200"}' in page
            assert "noripan_journal_seconds_bucket" in page and "noripan_sockets" in page
            assert "secret" not in page

    run(ask())


@pytest.mark.usefixtures("_logging_as_before")
def test_logs_tell_what_failed_but_not_what_it_said(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    async def ask() -> None:
        settings = Settings(data=tmp_path, log_format="json", access_log=True)
        logs.configure(settings)
        logging.getLogger("httpx").setLevel(logging.WARNING)  # the test's own client
        async with client_of(app_with(settings)) as client:
            answer = await client.get("/broken?invitation=abcdef", headers={"Cookie": "session=tasty"})
            assert answer.status_code == 500
            assert "R7" not in answer.text
            refusal = await client.get("/refused")
            assert (refusal.status_code, refusal.json()) == (400, {"error": "not_held", "facts": {"card": "R7"}})
            asyncio.get_running_loop().call_exception_handler({"message": "x", "exception": RuntimeError("the card is R7")})

    run(ask())
    said = capfd.readouterr().err
    lines = [json.loads(line) for line in said.splitlines()]
    failed = next(line for line in lines if line["event"] == "request_failed")
    assert failed["error"] == "RuntimeError"
    assert failed["places"][-1].endswith(" broken")
    assert [line["error"] for line in lines if line["event"] == "task_failed"] == ["RuntimeError"]
    requests = [line for line in lines if line["event"] == "request"]
    assert [(line["route"], line["status"]) for line in requests] == [("/broken", 500), ("/refused", 400)]
    assert requests[0]["request"] == failed["request"]
    for hidden in ("R7", "12345", "tasty", "abcdef"):
        assert hidden not in said


def test_workers_know_who_lives(address: str, tmp_path: Path) -> None:
    async def live_and_die() -> None:
        database = open_database(address_of(Settings(database=address)))
        await prepare(database)
        now = 1_000_000
        one, two = Heartbeat(database, "one", lambda: now), Heartbeat(database, "two", lambda: now)
        await one.start()
        await two.start()
        assert await one.living(now) == ["one", "two"]
        await two.stop()
        assert await one.living(now) == ["one"]
        await two.start()
        now += 2_999
        assert await one.living(now) == ["one", "two"]
        now += FORGOTTEN_MS
        assert await one.living(now) == ["one"], "two was silent; one knows of itself"
        await two._beat(now)
        assert await one.living(now) == ["one", "two"]
        async with database.connect() as connection:
            assert (await connection.execute(text("SELECT id FROM workers"))).scalars().all() == ["two"]
        await one._beat(now)
        assert await two.living(now) == ["one", "two"], "one who was forgotten comes back"
        await one.stop()
        await two.stop()
        await database.dispose()

    run(live_and_die())


def test_the_key_is_made_once_and_only_for_its_owner(tmp_path: Path) -> None:
    first = secret_key(tmp_path / "new", {}, Outside().random_bytes)
    assert secret_key(tmp_path / "new", {}, Outside().random_bytes) == first
    assert (tmp_path / "new" / "key").stat().st_mode & 0o777 == 0o600
    assert [file.name for file in (tmp_path / "new").iterdir()] == ["key"]
    assert secret_key(tmp_path / "none", {"NORIPAN_KEY": "k" * 32}, Outside().random_bytes) == b"k" * 32
    assert not (tmp_path / "none").exists()


@pytest.mark.parametrize("spoil", ["exposed", "short", "unreadable"])
def test_a_key_that_is_not_safe_is_refused(spoil: str, tmp_path: Path) -> None:
    file = tmp_path / "key"
    if spoil == "unreadable":
        file.mkdir(0o700)
    else:
        file.write_text("short" if spoil == "short" else "k" * 64)
        file.chmod(0o644 if spoil == "exposed" else 0o600)
    with pytest.raises(CannotRun) as refused:
        secret_key(tmp_path, {}, Outside().random_bytes)
    assert refused.value.code == f"key_{spoil}"
