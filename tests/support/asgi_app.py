"""A running application, visitors with browsers of their own, and a clock that tests set."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from litestar import Litestar

from noripan.server.app import create_app
from noripan.server.context import Server
from noripan.server.environment import Environment
from noripan.server.settings import Settings
from support.eventually import eventually_async

HOST = "noripan.test"


@dataclass
class Clock:
    ms: int = 1_800_000_000_000

    def now(self) -> int:
        return self.ms

    def wait(self, seconds: float) -> None:
        self.ms += int(seconds * 1000)


@dataclass
class AsgiApp:
    app: Litestar
    server: Server
    clock: Clock
    visitors: list[httpx.AsyncClient] = field(default_factory=list)

    def visitor(self, address: str = "192.0.2.1", scheme: str = "http", **headers: str) -> httpx.AsyncClient:
        """A browser that has never been here."""
        transport = httpx.ASGITransport(self.app, client=(address, 50_000), raise_app_exceptions=False)
        made = httpx.AsyncClient(transport=transport, base_url=f"{scheme}://{HOST}", headers=headers)
        self.visitors.append(made)
        return made

    async def guest(self, name: str = "Ada", **kinds: str) -> httpx.AsyncClient:
        """A browser whose person has come in."""
        made = self.visitor(**kinds)
        answer = await made.post("/api/guest", json={"name": name, "language": "en"})
        assert answer.status_code == 201, answer.text
        return made


@asynccontextmanager
async def open_app(data: Path, **chosen: Any) -> AsyncIterator[AsgiApp]:
    clock = Clock()
    app = create_app(Settings(data=data, **chosen), Environment(now=clock.now, steady=clock.now))
    async with app.lifespan():
        house = AsgiApp(app, app.state.server, clock)
        yield house
        for visitor in house.visitors:
            await visitor.aclose()


@asynccontextmanager
async def served(app: Litestar) -> AsyncIterator[int]:
    """The application on a real port, whose number this gives."""
    server = uvicorn.Server(uvicorn.Config(app, port=0, lifespan="off", ws="websockets-sansio", log_level="warning"))
    serving = asyncio.create_task(server.serve())
    await eventually_async(lambda: server.started or serving.done(), "the server to start")
    yield server.servers[0].sockets[0].getsockname()[1]
    server.should_exit = True
    await serving
