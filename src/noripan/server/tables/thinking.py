"""ThinkingPool: bots at work. Whatever is not quick runs off the event loop and behind everything else on the machine."""

from __future__ import annotations

import os
import threading
from concurrent.futures import ThreadPoolExecutor

from noripan.bots import levels
from noripan.bots.knowledge import Knowledge
from noripan.bots.levels import Choice
from noripan.core.match import Match
from noripan.core.rng import Rng
from noripan.server.tables.search_queue import Asker, Room, SearchQueue

BOT_NICENESS, HINT_NICENESS = 10, 5  # a person waits for a hint
BOT_PATIENCE, HINT_PATIENCE = 2.0, 0.5  # seconds; half of what is bearable, for it takes longer when many begin at once
HINTS_WAITING = 3  # of one person


def step_back(niceness: int) -> None:
    """Let sockets and the journal go first; threads that this one starts inherit it."""
    if hasattr(os, "setpriority"):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), niceness)


class ThinkingPool:
    """People's hints have threads of their own, so that they never wait for a bot's move."""

    def __init__(self) -> None:
        cores = levels.cores()
        bots = ThreadPoolExecutor(cores, "bot", step_back, (BOT_NICENESS,))
        hints = ThreadPoolExecutor(cores, "hint", step_back, (HINT_NICENESS,))
        self.bots = SearchQueue("bot", bots, Room(cores, max(1, cores - 1), BOT_PATIENCE))
        self.hints = SearchQueue("hint", hints, Room(cores, 1, HINT_PATIENCE, HINTS_WAITING))

    async def choose(self, level: str, match: Match, seat: int, rng: Rng, asker: Asker) -> Choice:
        """The bot's choice, from what its seat knows. The match must not change meanwhile: pass a copy."""
        bot = levels.bot(level)
        known = Knowledge(match, seat)
        if bot.is_quick:
            return bot.choose(known, rng)
        queue = self.hints if asker.is_hint else self.bots
        return await queue.search(bot, known, rng, asker)

    @property
    def waiting(self) -> int:
        return self.hints.waiting + self.bots.waiting

    def drop_unwanted(self, table: str) -> None:
        self.hints.drop_unwanted(table)
        self.bots.drop_unwanted(table)

    def close(self) -> None:
        self.hints.close()
        self.bots.close()
