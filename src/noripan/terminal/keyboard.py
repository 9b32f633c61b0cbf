"""Lines from the keyboard or a pipe, while other things go on."""

from __future__ import annotations

import asyncio
import codecs
import os
import sys
import threading
from collections.abc import AsyncIterator

QUIT_WORDS = ("quit", "exit", "q")


class TypedLines:
    """Read in a thread of its own, and straight from the system: Python's own reader would keep the program from ending."""

    def __init__(self) -> None:
        self._lines: asyncio.Queue[str | None] = asyncio.Queue()
        self._loop = asyncio.get_running_loop()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        decoder, rest = codecs.getincrementaldecoder("utf-8")("replace"), ""
        while data := os.read(sys.stdin.fileno(), 65536):
            *lines, rest = (rest + decoder.decode(data)).split("\n")
            for line in lines:
                self._tell(line.strip())
        if rest:
            self._tell(rest.strip())
        self._tell(None)

    def _tell(self, line: str | None) -> None:
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._lines.put_nowait, line)

    async def __aiter__(self) -> AsyncIterator[str]:
        """Until the end of the input, or until somebody leaves."""
        while (line := await self._lines.get()) is not None and line.lower() not in QUIT_WORDS:
            yield line
