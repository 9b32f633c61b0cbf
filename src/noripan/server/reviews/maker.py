"""ReviewMaker: makes the reviews that were asked for, one at a time in this process, as long as it runs."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress

import structlog

from noripan.server import metrics
from noripan.server.context import Server
from noripan.server.errors import Conflict, Refused, Unavailable
from noripan.server.reviews import queue
from noripan.server.reviews.process import ReviewFailed, ReviewProcess
from noripan.server.reviews.queue import ReviewClaim
from noripan.server.tables.info import TableInfo, read_table
from noripan.server.tables.record import record_of

LOOK_SECONDS = 2.0  # until we see what another process was asked for, or left
RENEW_SECONDS = 2.0  # much less than a lease
MOST_SECONDS = 1800.0  # for one review, on a machine with little to spare
MOST_WAITING = 500  # in all

log = structlog.get_logger()


class ReviewMaker:
    def __init__(self, server: Server) -> None:
        self.server = server
        self._asked = asyncio.Event()
        self.process: ReviewProcess | None = None

    def open(self) -> None:
        self.server.tasks.start(self.make_for_ever())

    # ---- for routes

    async def ask(self, info: TableInfo) -> None:
        """Have a match reviewed that is over."""
        if self.server.settings.reviews == "off":
            raise Refused("reviews_off")
        if info.status != "over":
            raise Conflict("match_broken_off")
        now = self.server.environment.now()
        async with self.server.engine.begin() as connection:
            if await queue.count_waiting(connection, now) >= MOST_WAITING:
                raise Unavailable("reviews_full")
            await queue.ask(connection, info.id, now)
        self._asked.set()

    # ---- in the background

    async def make_for_ever(self) -> None:
        while self.server.settings.reviews != "off":
            with suppress(TimeoutError):
                await asyncio.wait_for(self._asked.wait(), LOOK_SECONDS)
            self._asked.clear()
            while await self._make_next_guarded():
                pass

    async def _make_next_guarded(self) -> bool:
        try:
            return await self.make_next()
        except Exception as error:  # the store may be away
            log.warning("review_not_made", error=type(error).__name__)
            return False

    async def make_next(self) -> bool:
        """Make the review whose turn it is; False if none waits."""
        if self.server.is_draining or not await self._count():
            return False
        async with self.server.engine.begin() as connection:
            claim = await queue.claim(connection, self.server.worker, self.server.environment.now())
        if claim is None:
            return False
        await self._make(claim)
        return True

    async def _count(self) -> int:
        async with self.server.engine.connect() as connection:
            waiting = await queue.count_waiting(connection, self.server.environment.now())
        metrics.REVIEWS_WAITING.set(waiting)
        return waiting

    async def _make(self, claim: ReviewClaim) -> None:
        metrics.REVIEW_WAIT_SECONDS.observe((self.server.environment.now() - claim.asked_at) / 1000)
        began = time.perf_counter()
        try:
            outcome = "made" if await self._keep(claim, await self._review(claim)) else "lost"
        except asyncio.CancelledError:
            outcome = "left"
            await self._release(claim, is_try=False)
            raise
        except Exception as error:
            outcome = "failed"
            log.warning("review_failed", table=claim.table, error=str(error) or type(error).__name__)
            await self._release(claim, is_try=True)
        finally:
            metrics.REVIEWS.labels(outcome).inc()
        metrics.REVIEW_SECONDS.observe(time.perf_counter() - began)

    async def _review(self, claim: ReviewClaim) -> bytes | None:
        """The review as JSON; None if another process has it now."""
        async with self.server.engine.connect() as connection:
            info = await read_table(connection, claim.table)
        record = record_of(info, await self.server.journal.read(claim.table))
        process = self.process = ReviewProcess(record.match, self.server.settings.reviews)
        made = asyncio.create_task(asyncio.to_thread(process.run))
        try:
            return await made if await self._watch(claim, process, made) else None
        finally:
            process.kill()
            await asyncio.gather(made, return_exceptions=True)
            self.process = None

    async def _watch(self, claim: ReviewClaim, process: ReviewProcess, made: asyncio.Task[bytes]) -> bool:
        """Renew the lease until it is made; False once it is lost."""
        until = time.monotonic() + MOST_SECONDS
        while not (await asyncio.wait([made], timeout=RENEW_SECONDS))[0]:
            if time.monotonic() > until:
                raise ReviewFailed(f"not made in {MOST_SECONDS:.0f} s")
            async with self.server.engine.begin() as connection:
                now = self.server.environment.now()
                if not await queue.renew(connection, claim.table, self.server.worker, process.done, process.steps, now):
                    return False
        return True

    async def _keep(self, claim: ReviewClaim, review: bytes | None) -> bool:
        if review is None:
            return False
        async with self.server.engine.begin() as connection:
            return await queue.finish(connection, claim.table, self.server.worker, review, self.server.environment.now())

    async def _release(self, claim: ReviewClaim, *, is_try: bool) -> None:
        async with self.server.engine.begin() as connection:
            await queue.release(connection, claim.table, self.server.worker, is_try=is_try)
