"""A running application for visitors."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from house import House, open_house


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def house(address: str, tmp_path: Path) -> AsyncIterator[House]:
    """On SQLite and on PostgreSQL."""
    async with open_house(tmp_path, database=address) as made:
        yield made
