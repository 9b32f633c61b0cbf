"""Driver: what must happen at a table without anybody sending anything: bots' turns, clocks, questions that close."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine

import structlog

from noripan.bots.levels import Choice
from noripan.core.errors import GameError
from noripan.core.match import Match
from noripan.core.random import Rng
from noripan.server.context import Server
from noripan.server.live.clock import DaysClock
from noripan.server.live.standing import STRIKES, Standing
from noripan.server.live.table import Answer, LiveTable
from noripan.server.live.thinker import Thinker
from noripan.server.store.journal import Kind

STAND_IN = "casual"  # plays for people who are gone or out of time
LONGEST_SLEEP_MS = 3_600_000

log = structlog.get_logger()


class Driver:
    """One timer or task for each table that needs one; the process that wrote a table's last entry has it."""

    def __init__(
        self,
        server: Server,
        finish: Callable[[LiveTable], Awaitable[None]],
        present: Callable[[LiveTable, int], Awaitable[bool]],
    ) -> None:
        self.server = server
        self.thinker = Thinker()
        self._finish = finish
        self._present = present
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def drives(self, table: LiveTable) -> bool:
        return table.info.id in self._timers or table.info.id in self._tasks

    def stop(self, table: LiveTable) -> None:
        timer = self._timers.pop(table.info.id, None)
        if timer is not None:
            timer.cancel()
        task = self._tasks.pop(table.info.id, None)
        if task is not None and task is not asyncio.current_task():
            task.cancel()

    def plan(self, table: LiveTable) -> None:
        """Arrange for whatever comes next."""
        self.stop(table)
        standing = table.standing
        if standing is None or table.dropped or table.info.status != "playing":
            return
        seat = standing.match.to_move
        if seat is None:
            self._do(table, self._finish(table))
        elif standing.match.state.secret():
            self._do(table, self._question(table, standing))
        elif seat in table.humans():
            self._wait_for(table, standing, seat)
        else:
            self._do(table, self._bot_turn(table, standing, seat))

    async def close(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        self.thinker.close()
        await asyncio.gather(*tasks, return_exceptions=True)

    # ---- arranging

    def _do(self, table: LiveTable, work: Awaitable[None]) -> None:
        async def guarded() -> None:
            try:
                await work
            except GameError as error:
                log.info("overtaken", table=table.info.id, error=error.code)
            except Exception:
                log.exception("driver_failed", table=table.info.id)
            finally:
                if self._tasks.get(table.info.id) is asyncio.current_task():
                    del self._tasks[table.info.id]

        self._tasks[table.info.id] = asyncio.get_running_loop().create_task(guarded())

    def _later(self, table: LiveTable, delay_ms: int, work: Callable[[], Coroutine[None, None, None]]) -> None:
        def begin() -> None:
            self._timers.pop(table.info.id, None)
            self._do(table, work())

        delay = min(max(0, delay_ms), LONGEST_SLEEP_MS) / 1000
        self._timers[table.info.id] = asyncio.get_running_loop().call_later(delay, begin)

    def _pause(self, started: int, pace_ms: int) -> Coroutine[None, None, None]:
        """Until so long after `started`; a clock that is set back does not make it longer."""
        return asyncio.sleep(min(max(0, started + pace_ms - self.server.outside.now()), pace_ms) / 1000)

    # ---- people

    def _wait_for(self, table: LiveTable, standing: Standing, seat: int) -> None:
        """Until their clock runs out, or to see after a while whether they are still there."""
        deadline = standing.times.deadline(seat)
        now = self.server.outside.now()
        checks = [] if isinstance(table.info.clock, DaysClock) else [now + self.server.settings.absence_ms]
        if deadline is not None:
            checks.append(deadline)
        if checks:
            seq = standing.seq
            self._later(table, min(checks) - now, lambda: self._waited(table, standing, seat, seq, deadline))

    async def _waited(self, table: LiveTable, standing: Standing, seat: int, seq: int, deadline: int | None) -> None:
        if deadline is not None and self.server.outside.now() >= deadline:
            await self._time_out(table, standing, seat, seq)
        elif isinstance(table.info.clock, DaysClock) or await self._present(table, seat):
            self._again(table, standing, seat, seq)
        else:
            async with table.lock:
                if still(table, standing, seq):
                    await table.write("gone", seat)

    def _again(self, table: LiveTable, standing: Standing, seat: int, seq: int) -> None:
        if still(table, standing, seq):
            self._tasks.pop(table.info.id, None)
            self._wait_for(table, standing, seat)

    async def _time_out(self, table: LiveTable, standing: Standing, seat: int, seq: int) -> None:
        """A bot moves for who has run out of time; the third time in a row it takes the seat."""
        move = await self._chosen(STAND_IN, standing, seat)
        async with table.lock:
            if not still(table, standing, seq):
                return
            await table.write("clock", seat, (move,))
            if standing.strikes[seat] >= STRIKES and seat not in standing.gone and not standing.match.over:
                await table.write("gone", seat)

    # ---- bots

    async def _bot_turn(self, table: LiveTable, standing: Standing, seat: int) -> None:
        seq, started = standing.seq, self.server.outside.now()
        level = table.info.seats[seat].level
        move = await self._chosen(level or STAND_IN, standing, seat)
        await self._pause(started, self.server.settings.pace_ms)
        async with table.lock:
            if still(table, standing, seq):
                await table.write("bot" if level else "cover", seat, (move,))

    async def advise(self, level: str, world: Match, seat: int) -> Choice:
        return await self.thinker.choose(level, world, seat, self._rng())

    async def _chosen(self, level: str, standing: Standing, seat: int) -> str:
        return (await self.advise(level, standing.world_of(seat).copy(), seat)).move

    def _rng(self) -> Rng:
        return Rng.seeded(self.server.outside.token())

    # ---- secret questions

    async def _question(self, table: LiveTable, standing: Standing) -> None:
        """Ask everybody concerned at once. It closes at the same time whoever is asked, unless only bots look on."""
        seq, started = standing.seq, self.server.outside.now()
        people = table.humans()
        asked = standing.questions()
        for seat, _ in asked:
            if seat not in people:
                kind: Kind = "bot" if table.info.seats[seat].level else "cover"
                level = table.info.seats[seat].level or STAND_IN
                table.answers[seat] = Answer((await self._chosen(level, standing, seat),), None, kind)
        await self._pause(started, self.server.settings.pace_ms)
        async with table.lock:
            if still(table, standing, seq):
                await table.settle()
        onlookers = [seat for seat in people if seat != standing.opener or seat in dict(asked)]
        if onlookers:
            await self._pause(standing.opened, self.server.settings.window_ms)
        async with table.lock:
            if still(table, standing, seq):
                await table.close_question()


def still(table: LiveTable, standing: Standing, seq: int) -> bool:
    """Has nothing happened since?"""
    return table.standing is standing and not table.dropped and standing.seq == seq
