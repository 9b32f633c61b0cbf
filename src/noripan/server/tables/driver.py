"""Driver: what must happen at a table without anybody sending anything: bots' turns, clocks, questions that close."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Awaitable, Callable, Coroutine, Sequence

import structlog

from noripan.bots.levels import Choice
from noripan.core.errors import GameError
from noripan.core.match import Match
from noripan.core.rng import Rng
from noripan.server.context import Server
from noripan.server.notifications.queue import AnnouncedTurn, announce
from noripan.server.tables.clock import Holiday, holiday_until
from noripan.server.tables.presence import Presence
from noripan.server.tables.search_queue import Asker
from noripan.server.tables.state import STRIKES, Answer, TableState
from noripan.server.tables.table import LiveTable
from noripan.server.tables.thinking import ThinkingPool

STAND_IN = "casual"  # plays for people who are gone or out of time
LONGEST_SLEEP_MS = 3_600_000
AT_FIRST_MS = 5_000  # who is about to look at the table anyway needs no notification

log = structlog.get_logger()


class Driver:
    """One timer or task for each table that needs one; the process that wrote a table's last entry has it."""

    def __init__(self, server: Server, presence: Presence) -> None:
        self.server = server
        self.presence = presence
        self.thinker = ThinkingPool()
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def drives(self, table: LiveTable) -> bool:
        return table.info.id in self._timers or table.info.id in self._tasks

    def stop(self, table: LiveTable) -> None:
        table.bots_answers.clear()
        timer = self._timers.pop(table.info.id, None)
        if timer is not None:
            timer.cancel()
        task = self._tasks.pop(table.info.id, None)
        if task is not None and task is not asyncio.current_task():
            task.cancel()
        self.thinker.drop_unwanted(table.info.id)

    def plan(self, table: LiveTable) -> None:
        """Arrange for whatever comes next."""
        self.stop(table)
        state = table.state
        if state is None or table.dropped or table.info.status != "playing":
            return
        seat = state.match.to_move
        if seat is None:
            self._do(table, table.finish())
        elif state.match.state.is_secret():
            self._do(table, self._question(table, state))
        elif seat in table.humans():
            self._wait_for(table, state, seat)
        else:
            self._do(table, self._bot_turn(table, state, seat))

    async def take_over(self, table: LiveTable, alive: set[str]) -> None:
        """Go on with a match if that is for this process to do and it does not yet; the table's lock must be held."""
        state = table.state
        if state is None or table.info.status != "playing":
            return
        if driver_of(table.info.id, state.worker, alive) != self.server.worker:
            return
        if state.seq < 0:
            await table.match_started()
        elif not self.drives(table):
            self.plan(table)

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
        """Wait until `pace_ms` after `started`; a clock that is set back does not make it longer."""
        return asyncio.sleep(min(max(0, started + pace_ms - self.server.environment.now()), pace_ms) / 1000)

    # ---- people

    def _wait_for(self, table: LiveTable, state: TableState, seat: int) -> None:
        """Wait until their clock runs out, or look after a while whether they are still there."""
        look_at = self.server.environment.steady() + self.server.settings.absence_ms
        self._wait_on(table, state, seat, None if table.info.is_by_the_day else look_at)

    def _wait_on(self, table: LiveTable, state: TableState, seat: int, look_at: int | None) -> None:
        """`look_at` is by the clock that nobody can set."""
        self._announce(table, state, [seat])
        deadline = table.deadline(seat)
        waits = [] if look_at is None else [look_at - self.server.environment.steady()]
        if deadline is not None:
            waits.append(deadline - self.server.environment.now())
        if waits:
            step = state.step
            self._later(table, min(waits), lambda: self._waited(table, state, seat, step, deadline, look_at))

    async def _waited(
        self, table: LiveTable, state: TableState, seat: int, step: int, deadline: int | None, look_at: int | None
    ) -> None:
        if deadline is not None and self.server.environment.now() >= deadline:
            await self._time_out(table, state, seat, step)
        elif look_at is None or self.server.environment.steady() < look_at:
            self._again(table, state, seat, step, look_at)
        elif await self.presence.anywhere(table.info.id, seat):
            self._again(table, state, seat, step, self.server.environment.steady() + self.server.settings.absence_ms)
        else:
            async with table.lock:
                if is_unchanged(table, state, step):
                    await table.seat_left(seat)

    def _again(self, table: LiveTable, state: TableState, seat: int, step: int, look_at: int | None) -> None:
        if is_unchanged(table, state, step):
            self._tasks.pop(table.info.id, None)
            self._wait_on(table, state, seat, look_at)

    def _announce(self, table: LiveTable, state: TableState, seats: list[int]) -> None:
        """People who have days for a move need not be here: let them know that it is for them to move."""
        if not table.info.is_by_the_day or not self.server.settings.notifications:
            return
        for seat in seats:
            person, deadline = table.info.seats[seat].person, table.deadline(seat)
            if person is not None and deadline is not None:
                turn = AnnouncedTurn(table.info.id, seat, person, state.step, state.times.since, deadline)
                self.server.tasks.start(self._announce_turn(turn, table.info.seats[seat].holidays))

    async def _announce_turn(self, turn: AnnouncedTurn, holidays: Sequence[Holiday]) -> None:
        """Nobody is disturbed on their holiday."""
        now = self.server.environment.now()
        try:
            async with self.server.engine.begin() as connection:
                await announce(connection, turn, holiday_until(holidays, now) or now + AT_FIRST_MS)
        except Exception as error:  # the store may be away; it is tried again while the match waits
            log.warning("turn_not_announced", table=turn.table, error=type(error).__name__)

    async def _time_out(self, table: LiveTable, state: TableState, seat: int, step: int) -> None:
        """A bot moves for a person whose time ran out; the third time in a row it takes the seat."""
        move = await self._chosen(STAND_IN, table, state, seat)
        async with table.lock:
            if not is_unchanged(table, state, step):
                return
            await table.timeout_move(seat, move)
            if state.strikes[seat] >= STRIKES:
                await table.seat_left(seat)

    # ---- bots

    async def _bot_turn(self, table: LiveTable, state: TableState, seat: int) -> None:
        step, started = state.step, self.server.environment.now()
        level = level_at(table, seat)
        move = await self._chosen(level or STAND_IN, table, state, seat)
        await self._pause(started, self.server.settings.pace_ms)
        async with table.lock:
            if not is_unchanged(table, state, step):
                return
            if level is None:
                await table.stand_in_move(seat, move)
            else:
                await table.bot_move(seat, move)

    async def advise(self, level: str, world: Match, seat: int, asker: Asker) -> Choice:
        return await self.thinker.choose(level, world, seat, self._rng(), asker)

    async def _chosen(self, level: str, table: LiveTable, state: TableState, seat: int) -> str:
        asker = Asker(table.info.host or table.info.id, table.info.id)
        return (await self.advise(level, state.world_of(seat).copy(), seat, asker)).move

    def _rng(self) -> Rng:
        return Rng.seeded(self.server.environment.token())

    # ---- secret questions

    async def _bot_answer(self, table: LiveTable, state: TableState, seat: int, started: int) -> Answer:
        """A bot whose search has waited until the question closes is stood in for: the time must not show how many bots
        were asked."""
        level = level_at(table, seat)
        window = table.window_ms
        left = min(max(0, started + window - self.server.environment.now()), window)
        try:
            async with asyncio.timeout(left / 1000):
                move = await self._chosen(level or STAND_IN, table, state, seat)
        except TimeoutError:
            level, move = None, await self._chosen(STAND_IN, table, state, seat)
        return Answer((move,), None, "bot" if level else "stand_in")

    async def _question(self, table: LiveTable, state: TableState) -> None:
        """Ask everybody concerned at once. It closes at the same time whoever is asked, unless only bots watch; a person
        among bots has as long as they like, and people who play by the day as long as their clocks allow."""
        step, started = state.step, self.server.environment.now()
        people = table.humans()
        asked = state.questions()
        for seat, _ in asked:
            if seat not in people:
                table.bots_answers[seat] = await self._bot_answer(table, state, seat, started)
        await self._pause(started, self.server.settings.pace_ms)
        async with table.lock:
            if is_unchanged(table, state, step):
                await table.settle()
        onlookers = [seat for seat in people if seat != state.opener or seat in dict(asked)]
        if onlookers:
            await self._pause(state.opened, table.window_ms)
        async with table.lock:
            if not is_unchanged(table, state, step):
                return
            awaited = table.awaited()
            if not awaited:
                await table.close_question()
            elif table.info.is_by_the_day:
                self._wait_for_answers(table, state, awaited)
            else:
                self._wait_for(table, state, awaited[0])

    def _wait_for_answers(self, table: LiveTable, state: TableState, awaited: list[int]) -> None:
        """Wait for all of them until the last one's time is up; answers settle the question before."""
        self._announce(table, state, awaited)
        deadline = max(table.deadline(seat) or 0 for seat in awaited)
        step, now = state.step, self.server.environment.now()
        self._later(table, deadline - now, lambda: self._waited_for_answers(table, state, step, deadline))

    async def _waited_for_answers(self, table: LiveTable, state: TableState, step: int, deadline: int) -> None:
        async with table.lock:
            if not is_unchanged(table, state, step):
                return
            awaited = table.awaited()
            if not awaited or self.server.environment.now() >= deadline:
                await table.close_question()
            else:
                self._tasks.pop(table.info.id, None)
                self._wait_for_answers(table, state, awaited)


def level_at(table: LiveTable, seat: int) -> str | None:
    """The level of the bot that plays here; None for a stand-in, also where nobody plays or looks on any more."""
    return table.info.seats[seat].level if table.humans() or table.watchers else None


def is_unchanged(table: LiveTable, state: TableState, step: int) -> bool:
    """Has nothing happened since?"""
    return table.state is state and not table.dropped and state.step == step


def driver_of(table_id: str, worker: str | None, alive: set[str]) -> str:
    """Who drives a table: the process that wrote its last entry or, if that has died, an heir on whom all others agree."""
    if worker in alive:
        return worker
    return max(alive, key=lambda heir: hashlib.sha256(f"{heir} {table_id}".encode()).digest())
