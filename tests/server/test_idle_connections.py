"""Connections that say nothing, or say it slowly, are closed; a flood of them shuts nobody out and is in the log."""

from __future__ import annotations

import re
import resource
import socket
import time
from contextlib import ExitStack
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from support.command import Serving
from support.eventually import eventually
from support.patience import WAIT

from noripan.server.process.connections import KEPT_SECONDS

FEW = 256  # files that the server may have open
ASKS = b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n"
SLOWLY = (
    b"",
    b"GET /health HTTP/1.1\r\nhost: x\r\n",
    b'POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 40\r\n\r\n{"name"',
    b"GET /health HTTP/1.1\r\nhost: x\r\n\r\nGET /health HTTP/1.1\r\nhost:",
)


def dial(server: Serving, first: bytes) -> socket.socket:
    place = urlsplit(server.address)
    made = socket.create_connection((place.hostname or "", place.port or 0), timeout=WAIT)
    made.sendall(first)
    return made


def answer(connection: socket.socket) -> bytes:
    """A whole answer, which may come in several pieces."""
    found = b""
    while not (match := re.search(rb"content-length: (\d+).*?\r\n\r\n", found, re.S)) or len(found) < match.end() + int(
        match[1]
    ):
        found += connection.recv(65_536)
    return found


def ends(connection: socket.socket) -> bool:
    """Whether the server hangs up; what it says before is of no interest. Waits for it as long as a test may take."""
    try:
        while connection.recv(65_536):
            pass
    except TimeoutError:
        return False
    except ConnectionError:
        pass
    return True


def test_who_does_not_finish_asking_is_hung_up_on(tmp_path: Path) -> None:
    with Serving("--data", str(tmp_path), "--request-seconds", "1") as server:
        for first in SLOWLY:
            with dial(server, first) as silent, dial(server, first) as dripping:
                silent.settimeout(KEPT_SECONDS / 2)  # or one that began its next request would count as one between two
                eventually(lambda: refuses_more(dripping), "the end of a connection that drips", pause=0)
                assert ends(silent), first
        assert httpx.get(server.address + "health").status_code == 200


def refuses_more(connection: socket.socket) -> bool:
    try:
        connection.sendall(b"x")
        time.sleep(0.2)
        connection.sendall(b"y")
    except ConnectionError:
        return True
    return False


def test_who_is_quick_enough_may_ask_again_on_the_same_connection(tmp_path: Path) -> None:
    with Serving("--data", str(tmp_path), "--request-seconds", "1") as server, httpx.Client(timeout=WAIT) as client:
        for _ in range(6):
            assert client.get(server.address + "health").status_code == 200
            time.sleep(0.3)


def test_a_connection_is_kept_for_longer_than_its_client_would(tmp_path: Path) -> None:
    """Or a proxy sends the next request just as we hang up, and tells its client that there is no server."""
    with Serving("--data", str(tmp_path)) as server, dial(server, ASKS) as connection:
        assert answer(connection).startswith(b"HTTP/1.1 200")
        connection.settimeout(7)
        with pytest.raises(TimeoutError):
            connection.recv(1)
        connection.sendall(ASKS)
        assert answer(connection).startswith(b"HTTP/1.1 200")
    proxies = {"Caddy": 120, "nginx": 60}  # seconds for which they keep one that nobody uses
    assert max(proxies.values()) < KEPT_SECONDS


@pytest.mark.parametrize("first", [b"GET /", ASKS], ids=["half a request", "a request, and then nothing"])
def test_a_flood_of_silent_connections_shuts_nobody_out(first: bytes, tmp_path: Path) -> None:
    with (
        Serving("--data", str(tmp_path), "--request-seconds", "600", "--rate", "100", "--log-format", "json") as server,
        ExitStack() as held,
    ):
        resource.prlimit(server.pid, resource.RLIMIT_NOFILE, (FEW, FEW))
        for number in range(2 * FEW):
            held.enter_context(dial(server, first))
            if number % 16 == 0:
                assert httpx.get(server.address + "health", timeout=WAIT).status_code == 200
    assert '"event": "too_many_connections"' in server.said


def test_the_limit_of_files_is_raised_as_far_as_may_be(tmp_path: Path) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(soft, 512), hard))
    try:
        with Serving("--data", str(tmp_path)) as server:
            now, _ = resource.prlimit(server.pid, resource.RLIMIT_NOFILE)
            assert now == hard or now >= 65_536
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_no_files_left_is_in_the_log(tmp_path: Path) -> None:
    with Serving("--data", str(tmp_path), "--log-format", "json") as server:
        resource.prlimit(server.pid, resource.RLIMIT_NOFILE, (3, 256))
        eventually(lambda: '"event": "out_of_files"' in server.said, "the log to say that no files are left")
        resource.prlimit(server.pid, resource.RLIMIT_NOFILE, (256, 256))
        assert httpx.get(server.address + "health", timeout=WAIT).status_code == 200


def test_two_lengths_of_one_request_end_the_connection(tmp_path: Path) -> None:
    """A careless proxy may believe one and we the other: what follows is then another request to us, and none to it."""
    body = b"0\r\n\r\nGET /health?smuggled HTTP/1.1\r\nhost: x\r\n\r\n"
    lengths = b"content-length: %d\r\ntransfer-encoding: chunked\r\n" % len(body)
    with Serving("--data", str(tmp_path)) as server:
        for head in (b"GET /health", b"POST /api/sign-out", b"GET /nowhere", b"GET /ws"):
            with dial(server, head + b" HTTP/1.1\r\nhost: x\r\n" + lengths + b"\r\n" + body) as connection:
                said = b"".join(iter(lambda connection=connection: connection.recv(65_536), b""))
                assert said.count(b"HTTP/1.1 ") == 1, head
