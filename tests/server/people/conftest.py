"""A running application for visitors."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from visitors import House, open_house


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with open_house(tmp_path) as made:
        yield made
