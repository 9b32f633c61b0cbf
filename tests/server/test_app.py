"""The application as its operator sees it: health, metrics, logs, and which processes live."""

from __future__ import annotations

import asyncio
import codecs
import json
import logging
import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Literal

import httpx
import pytest
from litestar import Litestar, get
from sqlalchemy import text
from support.asgi_app import open_app
from support.eventually import eventually_async
from support.services import Postgres, client_of, run

from noripan.core.errors import IllegalMove
from noripan.server import logs
from noripan.server.accounts.seals import seal, unseal
from noripan.server.app import create_app
from noripan.server.environment import Environment
from noripan.server.errors import CannotRun
from noripan.server.settings import Settings
from noripan.server.store.database import address_of, open_database, prepare
from noripan.server.store.key import rotate_key, secret_key
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


async def is_ready(client: httpx.AsyncClient) -> bool:
    return (await client.get("/ready")).status_code == 200


def test_it_is_not_ready_without_postgresql_and_ready_again_after(postgres: Postgres, tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, database=postgres.new_database())

    async def ask() -> None:
        async with client_of(create_app(settings)) as client:
            await asyncio.to_thread(postgres.kill)
            answer = await client.get("/ready")
            assert (answer.status_code, answer.json()) == (503, {"database": False, "channels": False})
            assert (await client.get("/health")).status_code == 200
            await asyncio.to_thread(postgres.start_again)
            await eventually_async(lambda: is_ready(client), "the server to be ready again")

    run(ask())


def test_losses_of_the_channels_are_counted(postgres: Postgres, tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, database=postgres.new_database())

    async def losses(client: httpx.AsyncClient) -> float:
        page = (await client.get("/metrics")).text
        return next(float(line.split()[1]) for line in page.splitlines() if line.startswith("noripan_channel_losses_total"))

    async def more_losses(client: httpx.AsyncClient, before: float) -> bool:
        return await losses(client) > before

    async def ask() -> None:
        async with client_of(create_app(settings)) as client:
            before = await losses(client)
            await asyncio.to_thread(postgres.kill)
            await eventually_async(lambda: more_losses(client, before), "a loss to be counted")
            await asyncio.to_thread(postgres.start_again)

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
            assert (refusal.status_code, refusal.json()) == (400, {"error": "not_held", "details": {"card": "R7"}})
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


@pytest.mark.usefixtures("_logging_as_before")
def test_the_access_log_tells_clients_apart_and_does_not_name_them(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    async def ask(shown: Literal["hash", "plain", "none"]) -> list[str | None]:
        settings = Settings(data=tmp_path, log_format="json", access_log=True, log_addresses=shown)
        logs.configure(settings)
        logging.getLogger("httpx").setLevel(logging.WARNING)
        async with open_app(tmp_path, access_log=True, log_addresses=shown) as house:
            for address in ("192.0.2.1", "192.0.2.1", "192.0.2.2"):
                await house.visitor(address).get("/health")
        lines = [json.loads(line) for line in capfd.readouterr().err.splitlines()]
        return [line.get("client") for line in lines if line["event"] == "request"]

    async def ask_all() -> None:
        hashed = await ask("hash")
        assert hashed[0] == hashed[1] != hashed[2] and not any("192" in str(one) for one in hashed)
        assert await ask("hash") == hashed, "also after a restart"
        assert await ask("plain") == ["192.0.2.1", "192.0.2.1", "192.0.2.2"]
        assert await ask("none") == [None] * 3

    run(ask_all())


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
        assert await one.living(now) == ["one", "two"], "one was silent itself and cannot tell"
        await one._beat(now)
        assert await one.living(now) == ["one", "two"], "two has had no time yet to say that it lives"
        for _ in range(3):
            now += 1_000
            await one._beat(now)
        assert await one.living(now) == ["one"], "two was silent while one was not"
        async with database.connect() as connection:
            assert (await connection.execute(text("SELECT id FROM workers"))).scalars().all() == ["one"]
        await two._beat(now)
        assert await one.living(now) == ["one", "two"], "one who was forgotten comes back"
        await one.stop()
        await two.stop()
        await database.dispose()

    run(live_and_die())


def test_the_key_is_made_once_and_only_for_its_owner(tmp_path: Path) -> None:
    first = secret_key(tmp_path / "new", {}, Environment().random_bytes)
    assert secret_key(tmp_path / "new", {}, Environment().random_bytes) == first
    assert (tmp_path / "new" / "key").stat().st_mode & 0o777 == 0o600
    assert [file.name for file in (tmp_path / "new").iterdir()] == ["key"]
    assert secret_key(tmp_path / "none", {"NORIPAN_KEY": "k" * 32}, Environment().random_bytes) == (b"k" * 32,)
    assert not (tmp_path / "none").exists()


def test_a_key_is_rotated_and_former_ones_are_accepted_as_long_as_wanted(tmp_path: Path) -> None:
    random_bytes = Environment().random_bytes
    with pytest.raises(CannotRun, match="no_key_yet"):
        rotate_key(tmp_path, {}, random_bytes, 1)
    first = secret_key(tmp_path, {}, random_bytes)
    cookie = seal(first, "session", "ada.0.1")
    assert rotate_key(tmp_path, {}, random_bytes, 1) == 1
    both = secret_key(tmp_path, {}, random_bytes)
    assert len(both) == 2 and both[1:] == first and (tmp_path / "key").stat().st_mode & 0o777 == 0o600
    assert unseal(both, "session", cookie) == "ada.0.1"
    new = seal(both, "session", "bob.0.1")
    assert unseal(both[:1], "session", new) == "bob.0.1" and unseal(first, "session", new) is None, "the first one signs"
    assert rotate_key(tmp_path, {}, random_bytes, 0) == 0
    assert len(last := secret_key(tmp_path, {}, random_bytes)) == 1 and not set(last) & set(both)
    assert unseal(last, "session", cookie) is None
    assert secret_key(tmp_path, {"NORIPAN_KEY": f"{'a' * 32}, {'b' * 32}"}, random_bytes) == (b"a" * 32, b"b" * 32)
    spoken = "a key of several words that somebody chose"
    assert secret_key(tmp_path, {"NORIPAN_KEY": spoken}, random_bytes) == (spoken.encode(),)
    with pytest.raises(CannotRun, match="key_in_environment"):
        rotate_key(tmp_path, {"NORIPAN_KEY": "a" * 32}, random_bytes, 1)


def test_nobody_is_signed_out_when_the_key_changes(tmp_path: Path) -> None:
    async def come_back() -> None:
        async with client_of(create_app(Settings(data=tmp_path))) as client:
            await client.post("/api/guest", json={"name": "Ada", "language": "en"})
            cookies = client.cookies
        rotate_key(tmp_path, {}, Environment().random_bytes, 1)
        async with client_of(create_app(Settings(data=tmp_path))) as client:
            client.cookies = cookies
            assert (await client.get("/api/me")).json()["name"] == "Ada"

    run(come_back())


@pytest.mark.parametrize("spoil", ["exposed", "short", "unreadable"])
def test_a_key_that_is_not_safe_is_refused(spoil: str, tmp_path: Path) -> None:
    file = tmp_path / "key"
    if spoil == "unreadable":
        file.mkdir(0o700)
    else:
        file.write_text("short" if spoil == "short" else "k" * 64)
        file.chmod(0o644 if spoil == "exposed" else 0o600)
    with pytest.raises(CannotRun) as refused:
        secret_key(tmp_path, {}, Environment().random_bytes)
    assert refused.value.code == f"key_{spoil}"


def test_a_key_in_a_folder_that_cannot_be_written_to_is_used() -> None:
    with tempfile.TemporaryDirectory(dir="/tmp") as name:
        folder = Path(name)
        (folder / "key").write_text("k" * 64)
        (folder / "key").chmod(0o400)
        for place in (folder / "key", folder):
            os.chown(place, NOBODY if os.geteuid() == 0 else -1, -1)
        folder.chmod(0o500)
        assert as_nobody(lambda: secret_key(folder, {}, Environment().random_bytes)) == repr((b"k" * 64,))
        folder.chmod(0o700)
        (folder / "key").unlink()
        folder.chmod(0o500)
        assert as_nobody(lambda: secret_key(folder, {}, Environment().random_bytes)) == "key_not_writable"


NOBODY = 65534


def as_nobody(work: Callable[[], object]) -> str:
    """What a process without root's rights gets: the result, or the code of the refusal."""
    codecs.lookup("ascii")  # which nobody may not load later
    ours, theirs = os.pipe()
    child = os.fork()
    if child == 0:
        if os.geteuid() == 0:
            os.setuid(NOBODY)
        try:
            got = repr(work())
        except CannotRun as error:
            got = error.code
        except BaseException as error:
            got = repr(error)
        os.write(theirs, got.encode())
        os._exit(0)
    os.close(theirs)
    with open(ours) as pipe:
        got = pipe.read()
    os.waitpid(child, 0)
    return got
