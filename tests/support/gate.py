"""Gate: a bot that thinks until a test lets it go on, so that the order of things is certain."""

from __future__ import annotations

import asyncio
import threading
from typing import ClassVar

from noripan.bots.knowledge import Knowledge
from noripan.bots.levels import Choice
from noripan.core.rng import Rng


class Gate:
    """No search, and not quick either."""

    is_quick: ClassVar[bool] = False
    name = "gate"

    def __init__(self) -> None:
        self.opened = threading.Event()
        self.asked = 0
        self.given_up = 0

    def choose(self, known: Knowledge, rng: Rng, cancelled: threading.Event | None = None) -> Choice:
        self.asked += 1
        while not self.opened.wait(0.005):
            if cancelled is not None and cancelled.is_set():
                self.given_up += 1
                break
        return Choice(known.moves()[0])

    async def is_asked(self, times: int = 1) -> None:
        while self.asked < times:
            await asyncio.sleep(0.005)
