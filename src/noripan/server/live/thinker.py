"""Thinker: bots at work, off the event loop and behind everything else on the machine."""

from __future__ import annotations

import asyncio
import os
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

from noripan.bots import levels
from noripan.bots.knowledge import Knowledge
from noripan.bots.levels import Choice
from noripan.core.match import Match
from noripan.core.random import Rng
from noripan.server import metrics

NICENESS = 10


def step_back() -> None:
    """Let sockets and the journal go first; threads that this one starts inherit it."""
    if hasattr(os, "setpriority"):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)


class Thinker:
    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(levels.cores(), "thinker", step_back)
        self._thinking = 0
        self._cancelled = threading.Event()

    async def choose(self, level: str, match: Match, seat: int, rng: Rng) -> Choice:
        """The bot's choice, from what its seat knows. The match must not change meanwhile: pass a copy."""
        bot = levels.bot(level)
        known = Knowledge(match, seat)
        if not isinstance(bot, levels.Thinker):
            return bot.choose(known, rng)
        self._thinking += 1
        try:
            threads = max(1, min(bot.budget.threads, levels.cores() // self._thinking))
            shared = replace(bot, budget=replace(bot.budget, threads=threads))
            loop = asyncio.get_running_loop()
            with metrics.BOT_SECONDS.labels(level).time():
                return await loop.run_in_executor(self._pool, shared.choose, known, rng, self._cancelled)
        finally:
            self._thinking -= 1

    def close(self) -> None:
        """Whoever is still thinking answers at once."""
        self._cancelled.set()
        self._pool.shutdown(wait=True, cancel_futures=True)
