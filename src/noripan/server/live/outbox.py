"""Outbox: what waits to be sent on one socket. It is bounded: who reads too slowly is cut off and may come back."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

MOST_BYTES = 1_000_000
MOST_MESSAGES = 500


class Outbox:
    """Messages go in at once, without waiting; one task sends them in order."""

    __slots__ = ("_bytes", "_cut", "_waiting", "_woken")

    def __init__(self, cut: Callable[[], object]) -> None:
        self._cut = cut  # called when too much is waiting
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._woken = asyncio.Event()

    def put(self, message: bytes) -> None:
        self._waiting.append(message)
        self._bytes += len(message)
        if self._bytes > MOST_BYTES or len(self._waiting) > MOST_MESSAGES:
            self._cut()
        self._woken.set()

    async def run(self, send: Callable[[bytes], Awaitable[None]]) -> None:
        """Send until cancelled or the socket closes."""
        while True:
            while self._waiting:
                message = self._waiting.popleft()
                await send(message)
                self._bytes -= len(message)
            self._woken.clear()
            await self._woken.wait()
