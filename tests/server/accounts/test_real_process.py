"""The promises of docs/explanation/security.md once more, of a server started by its command, over real HTTP and sockets."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest
from support.command import Serving
from support.patience import WAIT
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from noripan.server.http.guards import HEADERS


def test_a_server_as_people_meet_it(tmp_path: Path) -> None:
    with Serving("--data", str(tmp_path)) as serving:
        address = serving.address.rstrip("/")
        with httpx.Client(base_url=address, timeout=WAIT) as browser:
            made = browser.post("/api/guest", json={"name": "아다", "language": "ko"}, headers={"origin": address})
            assert made.status_code == 201 and {name: made.headers[name] for name in HEADERS} == HEADERS
            assert "server" not in made.headers
            stolen = browser.post("/api/me/recovery", headers={"origin": "https://evil.test"})
            assert (stolen.status_code, stolen.json()["error"]) == (403, "wrong_origin")
            cookie = f"noripan={browser.cookies['noripan']}"
            asyncio.run(open_sockets(address.replace("http", "ws", 1) + "/ws", address, cookie))
            code = browser.post("/api/me/recovery").json()["code"]
            assert browser.delete("/api/me").status_code == 204
            assert browser.post("/api/recover", json={"code": code}).status_code == 403
            large = browser.post("/api/guest", content=b"x" * 70_000, headers={"content-type": "application/json"})
            assert (large.status_code, large.json()["error"]) == (413, "too_large")
            guesses = [browser.post("/api/recover", json={"code": "x"}).status_code for _ in range(25)]
            assert guesses[0] == 403 and guesses[-1] == 429
    assert (tmp_path / "key").stat().st_mode & 0o777 == 0o600
    said = serving.said
    for secret in (cookie, code, "아다"):
        assert secret not in said, "in no log"


async def open_sockets(socket_address: str, address: str, cookie: str) -> None:
    async with asyncio.timeout(60):
        async with connect(socket_address, origin=address, additional_headers={"cookie": cookie}) as socket:
            assert '"hello"' in str(await socket.recv())
        for how, code in (
            ({"origin": "https://evil.test", "additional_headers": {"cookie": cookie}}, 4403),
            ({"additional_headers": {"cookie": "noripan=nonsense"}}, 4401),
            ({}, 4401),
        ):
            async with connect(socket_address, **how) as socket:
                with pytest.raises(ConnectionClosed) as closed:
                    await socket.recv()
                assert closed.value.rcvd is not None and closed.value.rcvd.code == code
        async with connect(socket_address, additional_headers={"cookie": cookie}) as socket:
            await socket.recv()
            await socket.send("x" * 100_000)
            with pytest.raises(ConnectionClosed) as closed:
                await socket.recv()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009
