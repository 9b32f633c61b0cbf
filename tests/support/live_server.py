"""Site: a server that listens on loopback, in this process so that a test can set its clock, its chance and its settings."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import uvicorn

import noripan
from noripan.server.app import create_app
from noripan.server.environment import Environment
from noripan.server.settings import Settings
from noripan.server.sockets.wire import Wire
from support.eventually import eventually_async
from support.patience import WAIT, WHOLE
from support.visitor import Visitor

QUICK: dict[str, Any] = {"pace_ms": 0, "window_ms": 300, "rate": 100.0}


class LiveServer:
    def __init__(self, data: Path, database: str, environment: Environment | None = None, **settings: Any) -> None:
        chosen = Settings(**{"data": data, "database": database, "port": 0, **QUICK, **settings})
        self.app = create_app(chosen, environment)
        config = uvicorn.Config(self.app, port=0, ws=Wire, log_config=None, ws_per_message_deflate=False, lifespan="on")
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run, daemon=True)
        self.address = ""

    async def __aenter__(self) -> LiveServer:
        self.thread.start()
        await eventually_async(lambda: self.server.started or not self.thread.is_alive(), "the server to start")
        assert self.server.started, "the server did not start"
        port = self.server.servers[0].sockets[0].getsockname()[1]
        self.address = f"http://127.0.0.1:{port}"
        return self

    async def __aexit__(self, *_: object) -> None:
        self.server.should_exit = True
        await asyncio.to_thread(self.thread.join, WAIT)

    async def visitor(self, name: str) -> Visitor:
        return await (await Visitor(self.address, name).come_in()).connect()

    @contextlib.asynccontextmanager
    async def table(self, game: str, people: int = 2, **more: Any) -> AsyncIterator[tuple[str, list[Visitor]]]:
        """A match that has just begun, with so many people and the bots asked for; everybody has joined."""
        everybody = [await self.visitor(f"P{number}") for number in range(people)]
        made = await everybody[0].make_table(game, people + len(more.get("bots", ())), **more)
        name: str = made["table"]["id"]
        for visitor in everybody:
            await visitor.sit(name, invitation=made["invitation"])
        await everybody[0].post(f"/api/tables/{name}/start")
        for visitor in everybody:
            await visitor.join(name)
        try:
            yield name, everybody
        finally:
            for visitor in everybody:
                await visitor.close()


Open = Callable[..., LiveServer]  # with settings


def run(work: Callable[[], Awaitable[None]]) -> None:
    """Run a test; one that hangs fails."""

    async def bounded() -> None:
        async with asyncio.timeout(WHOLE):
            await work()

    asyncio.run(bounded())


async def remote_bot(house: LiveServer, owner: Visitor) -> Visitor:
    """A bot of this person, come in by its token."""
    made = await owner.post("/api/me/bots", {"name": "Robo"})
    return await Visitor(house.address, "Robo", token=made["token"]).connect()


def fewest(game: str) -> int:
    return noripan.games()[game].seats[0]


async def whose_turn(people: list[Visitor]) -> tuple[Visitor, dict[str, Any], list[Visitor]]:
    """Who is to move, with the frame that says so, and the others; each must have its next frame waiting."""
    frames = [await visitor.hear("frame") for visitor in people]
    for visitor, frame in zip(people, frames, strict=True):
        if frame["moves"]:
            return visitor, frame, [other for other in people if other is not visitor]
    raise AssertionError("nobody is to move")
