"""Work that is done again and again as long as a process runs."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import structlog

log = structlog.get_logger()


async def every(seconds: float, work: Callable[[], Awaitable[object]], failed: str) -> None:
    """Do this every so many seconds; where it fails, for the store may be away, log that and go on."""
    while True:
        await asyncio.sleep(seconds)
        try:
            await work()
        except Exception as error:
            log.warning(failed, error=type(error).__name__)
