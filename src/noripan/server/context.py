"""Server: what all parts of one process share."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from noripan.server.limits import Limits
from noripan.server.outside import Outside
from noripan.server.people.person import People
from noripan.server.settings import Settings
from noripan.server.store.channels import Channels
from noripan.server.store.database import Database
from noripan.server.store.journal import Journal
from noripan.server.store.workers import Workers


class Work:
    """Counts what must not be cut off in the middle: `with work: …`. A server that ends waits for it."""

    def __init__(self) -> None:
        self._open = 0
        self._none = asyncio.Event()
        self._none.set()

    def __enter__(self) -> None:
        self._open += 1
        self._none.clear()

    def __exit__(self, *_: object) -> None:
        self._open -= 1
        if self._open == 0:
            self._none.set()

    async def done(self) -> None:
        await self._none.wait()


@dataclass
class Server:
    settings: Settings
    outside: Outside
    key: bytes  # signs cookies; the same for all processes
    worker: str  # this process's name among its like
    engine: Database  # `begin` to write, `connect` to read
    journal: Journal
    channels: Channels  # to the other processes
    workers: Workers  # which processes live
    work: Work = field(default_factory=Work)  # such as an act between its arrival and its acknowledgement
    people: People = field(init=False)
    limits: Limits = field(init=False)  # how often somebody may ask

    def __post_init__(self) -> None:
        self.people = People(self.engine, self.outside.now)
        self.limits = Limits(self.settings.rate, self.outside.now)
