"""Server: what all parts of one process share."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from dataclasses import dataclass, field
from typing import Any

from noripan.server import metrics
from noripan.server.accounts.bans import Bans
from noripan.server.accounts.person import People
from noripan.server.environment import Environment
from noripan.server.limits import Limits
from noripan.server.settings import Settings, chosen_limits
from noripan.server.store.channels import Channels
from noripan.server.store.database import Database
from noripan.server.store.journal import Journal
from noripan.server.store.key import Keys
from noripan.server.store.workers import Workers, WritingTest
from noripan.server.tracing import Tracer, open_tracer


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


class TaskSet:
    """Tasks that must end before the database closes."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        self.watch(asyncio.get_running_loop().create_task(work))

    def watch(self, task: asyncio.Task[Any]) -> None:
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def cancel(self) -> None:
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)  # what is cut off amid a statement still needs the database


@dataclass
class Server:
    settings: Settings
    environment: Environment
    key: Keys  # signs cookies; the same for all processes
    worker: str  # this process's name among its like
    engine: Database  # `begin` to write, `connect` to read
    journal: Journal
    channels: Channels  # to the other processes
    workers: Workers  # which processes live
    work: Work = field(default_factory=Work)  # such as an act between its arrival and its acknowledgement
    tasks: TaskSet = field(default_factory=TaskSet)
    people: People = field(init=False)
    bans: Bans = field(init=False)
    writing: WritingTest = field(init=False)
    limits: Limits = field(init=False)  # how often somebody may ask
    tracer: Tracer = field(init=False)
    is_draining: bool = False  # about to end: still serves, but wants nobody new

    def __post_init__(self) -> None:
        self.tracer = open_tracer(self.settings.traces)
        self.bans = Bans(self.engine, self.environment.steady)
        self.writing = WritingTest(self.engine, self.worker, self.environment.now)
        self.people = People(self.engine, self.environment.now)
        self.limits = Limits(
            self.settings.rate,
            self.environment.steady,
            chosen_limits(self.settings),
            lambda name: metrics.LIMITED.labels(name).inc(),
        )

    @property
    def is_alone(self) -> bool:
        """Whether this is the only process, so that there are no others to inform or to ask."""
        return self.channels.is_local

    async def living(self) -> set[str]:
        """The names of all processes that were heard of lately, this one included."""
        return set(await self.workers.living(self.environment.now()))
