"""SearchQueue: searches wait here for a thread, and nobody's many tables hold up somebody else's one."""

from __future__ import annotations

import asyncio
import math
import threading
import time
from collections import defaultdict, deque
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from dataclasses import dataclass, field
from typing import NamedTuple

from noripan.bots.knowledge import Knowledge
from noripan.bots.levels import Bot, Choice, within
from noripan.core.rng import Rng
from noripan.server import metrics
from noripan.server.errors import Conflict, TooMany


class Asker(NamedTuple):
    """On whose account a search goes, and whether anybody still wants its answer."""

    person: str
    table: str
    is_hint: bool = False  # a person waits for it
    is_wanted: Callable[[], bool] = lambda: True


class Room(NamedTuple):
    """How much may be searched at once, and how long an answer may take when many ask."""

    slots: int
    per_person: int
    patience: float  # seconds
    most_waiting: float = math.inf  # of one person


@dataclass(eq=False)
class SearchJob:
    asker: Asker
    bot: Bot
    known: Knowledge
    rng: Rng
    answer: asyncio.Future[Choice]
    asked: float
    cancelled: threading.Event = field(default_factory=threading.Event)


class SearchQueue:
    """Next is a search of the person who has the fewest under way and has used least time, at the table of theirs that
    was served longest ago. The more wait, the shorter each search is, and most of all those of whoever has most."""

    def __init__(self, kind: str, executor: Executor, room: Room, clock: Callable[[], float] = time.perf_counter) -> None:
        self.kind = kind
        self.room = room
        self._executor = executor
        self._clock = clock
        self._waiting: dict[str, dict[str, deque[SearchJob]]] = {}  # person -> table -> searches, tables in turn
        self._running: set[SearchJob] = set()
        self._used: dict[str, float] = {}  # seconds of each person, as long as somebody waits
        self._at: defaultdict[str, set[SearchJob]] = defaultdict(set)  # table -> searches waiting or under way
        self._is_closed = False

    async def search(self, bot: Bot, known: Knowledge, rng: Rng, asker: Asker) -> Choice:
        """The bot's choice. Raises Conflict if the table has moved on, TooMany if this person has too many waiting."""
        if self._waiting_of(asker.person) >= self.room.most_waiting:
            raise TooMany("too_many", seconds=math.ceil(self.room.patience))
        job = SearchJob(asker, bot, known, rng, asyncio.get_running_loop().create_future(), self._clock())
        self._put(job)
        self._start_next()
        try:
            return await job.answer
        finally:
            self._withdraw(job)

    @property
    def waiting(self) -> int:
        return sum(1 for _ in self._all_waiting())

    def drop_unwanted(self, table: str) -> None:
        """The table has moved on: whoever asks about a position that is gone hears so at once."""
        for job in list(self._at.get(table, ())):
            if not job.asker.is_wanted():
                self._refuse(job)

    def close(self) -> None:
        """Nobody gets an answer any more; threads end as soon as they notice."""
        self._is_closed = True
        for job in [job for jobs in self._at.values() for job in jobs]:
            job.cancelled.set()
            job.answer.cancel()
        self._executor.shutdown(wait=True, cancel_futures=True)

    # ---- waiting

    def _put(self, job: SearchJob) -> None:
        person, table = job.asker.person, job.asker.table
        if person not in self._waiting:
            self._admit(person)
        self._waiting.setdefault(person, {}).setdefault(table, deque()).append(job)
        self._at[table].add(job)
        metrics.SEARCHES_WAITING.labels(self.kind).inc()

    def _admit(self, person: str) -> None:
        """Time when somebody did not ask is no credit: they begin level with whoever waits and has used least."""
        least = self._least_used()
        self._used = {one: used for one, used in self._used.items() if one in self._waiting or used > least}
        self._used[person] = max(least, self._used.get(person, 0.0))

    def _least_used(self) -> float:
        return min((self._used[person] for person in self._waiting), default=0.0)

    def _waiting_of(self, person: str) -> int:
        return sum(len(jobs) for jobs in self._waiting.get(person, {}).values())

    def _running_of(self, person: str) -> int:
        return sum(job.asker.person == person for job in self._running)

    def _all_waiting(self) -> Iterator[SearchJob]:
        return (job for tables in self._waiting.values() for jobs in tables.values() for job in jobs)

    def _take(self) -> SearchJob | None:
        ready = [person for person in self._waiting if self._running_of(person) < self.room.per_person]
        if not ready:
            return None
        person = min(ready, key=lambda one: (self._running_of(one), self._used[one]))
        tables = self._waiting[person]
        job = next(iter(tables.values()))[0]
        self._remove(job)
        if job.asker.table in tables:
            tables[job.asker.table] = tables.pop(job.asker.table)  # to the end of its person's tables
        return job

    def _remove(self, job: SearchJob) -> None:
        """Out of the queue."""
        person, table = job.asker.person, job.asker.table
        jobs = self._waiting[person][table]
        jobs.remove(job)
        if not jobs:
            del self._waiting[person][table]
        if not self._waiting[person]:
            del self._waiting[person]
        if not self._waiting:
            self._used.clear()  # what nobody waited for was taken from nobody
        metrics.SEARCHES_WAITING.labels(self.kind).dec()

    # ---- under way

    def _start_next(self) -> None:
        while not self._is_closed and len(self._running) < self.room.slots:
            job = self._take()
            if job is None:
                return
            if job.asker.is_wanted():
                self._start(job)
            else:
                self._refuse(job)

    def _start(self, job: SearchJob) -> None:
        threads, most = self._threads(), self._most_seconds(job.asker.person)
        bot = within(job.bot, most, threads)
        began = self._clock()
        metrics.SEARCH_WAIT_SECONDS.labels(self.kind).observe(began - job.asked)
        metrics.SEARCHES.labels(bot.name).inc()
        if bot != within(job.bot, math.inf, threads):
            metrics.SEARCHES_SHORTENED.labels(bot.name).inc()
        self._running.add(job)
        loop = asyncio.get_running_loop()
        done = loop.run_in_executor(self._executor, bot.choose, job.known, job.rng, job.cancelled)
        done.add_done_callback(lambda done: self._finish(job, began, done))

    def _threads(self) -> int:
        """All that are free if nobody else wants any."""
        return max(1, self.room.slots // (len(self._running) + 1 + self.waiting))

    def _most_seconds(self, person: str) -> float:
        """So long that all this person waits for is answered in time, with as many threads as are theirs by right."""
        people = {*self._waiting, *(job.asker.person for job in self._running), person}
        theirs = min(self.room.per_person, self.room.slots / len(people))
        return self.room.patience * theirs / (1 + self._running_of(person) + self._waiting_of(person))

    def _finish(self, job: SearchJob, began: float, done: asyncio.Future[Choice]) -> None:
        self._running.discard(job)
        took = self._clock() - began
        metrics.BOT_SECONDS.labels(job.bot.name).observe(took)
        if self._waiting:
            self._charge(job.asker.person, took)
        failure = None if done.cancelled() else done.exception()
        if not job.answer.done():
            if not job.asker.is_wanted():
                job.answer.set_exception(Conflict("stale"))
            elif failure is not None:
                job.answer.set_exception(failure)
            else:
                job.answer.set_result(done.result())
        self._start_next()

    def _charge(self, person: str, took: float) -> None:
        """No more than a search of theirs may take now: that it was long when few waited is not held against them."""
        used = self._used.get(person, self._least_used())
        self._used[person] = used + min(took, self._most_seconds(person))

    # ---- giving up

    def _refuse(self, job: SearchJob) -> None:
        if not job.answer.done():
            job.answer.set_exception(Conflict("stale"))
        self._withdraw(job)

    def _withdraw(self, job: SearchJob) -> None:
        """It is answered, or nobody waits for it any more."""
        self._at[job.asker.table].discard(job)
        if not self._at[job.asker.table]:
            del self._at[job.asker.table]
        job.cancelled.set()
        if job in self._waiting.get(job.asker.person, {}).get(job.asker.table, ()):
            self._remove(job)
