"""Sockets: one for each client, for all the tables it looks at."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.di import NamedDependency

from noripan.bots.levels import ADVISER, LEVELS
from noripan.core.errors import GameError
from noripan.server import metrics
from noripan.server.context import Server
from noripan.server.errors import Conflict, NotAllowed, NotFound, Refused, TooMany
from noripan.server.live.hall import Hall
from noripan.server.live.outbox import Outbox
from noripan.server.live.protocol import (
    DECODER,
    ENCODER,
    PHRASES,
    Act,
    Back,
    Declined,
    Describe,
    FromClient,
    Hello,
    Hint,
    Hinted,
    Join,
    Part,
    Ping,
    Pong,
    Said,
    Say,
    ToClient,
    Try,
)
from noripan.server.live.table import LiveTable, Watcher
from noripan.server.live.wire import wire_of
from noripan.server.people.person import Person
from noripan.server.people.signed_in import person_now

log = structlog.get_logger()
CONSIDERED = 5  # moves that a hint tells of
TOO_LONG, NOT_SIGNED_IN, SLOW, TOO_MANY = 1009, 4401, 4408, 4429  # why a socket is closed


class Line:
    """One client's line: reads messages, answers, and shows its tables."""

    def __init__(self, server: Server, hall: Hall, person: Person, socket: WebSocket[Any, Any, Any]) -> None:
        self.server = server
        self.hall = hall
        self.person = person
        self.socket = socket
        self.wire = wire_of(socket.scope)
        self.wire.forget_handshake()
        self.outbox = Outbox(self.wire.write, lambda: self._hang_up(SLOW))
        self._reader = asyncio.current_task()
        self._code: int | None = None  # why we hang up
        self._busy = False

    async def run(self) -> None:
        self.hall.come(self.outbox, self.person.id)
        self.hall.sessions.begin(self.outbox, self.person, lambda: self._hang_up(NOT_SIGNED_IN))
        metrics.SOCKETS.inc()
        self.send(Hello(self.person.id, self.person.name, self.server.outside.now()))
        code = None
        try:
            code = await self._read()
        except asyncio.CancelledError:
            if self._code is None:
                raise
            code = self._code
        finally:
            metrics.SOCKETS.dec()
            self.hall.sessions.end(self.outbox)
            self.hall.gone(self.outbox)
            self.outbox.close()
        if code is not None:
            try:
                await asyncio.wait_for(self.socket.close(code=code), 1)
            except Exception:  # it reads nothing any more, and all that it has not read would wait for it
                self.wire.cut()

    async def _read(self) -> int | None:
        """Follow messages; the code to close with, or None if the client has closed."""
        while True:
            event: Any = await self.socket.receive()
            if event["type"] == "websocket.disconnect":
                return None
            data = event.get("text") or event.get("bytes") or b""
            if len(data) > self.server.settings.message_bytes:
                return TOO_LONG
            if not self.server.limits["message"].allow(self.person.id):
                return TOO_MANY
            self._busy = True  # what has begun is not cut off in the middle
            await self.take(data)
            self._busy = False
            if self._code is not None:
                return self._code

    def _hang_up(self, code: int) -> None:
        if self._reader is not None and self._code is None:
            self._code = code
            if not self._busy:
                self._reader.cancel()

    def send(self, message: ToClient) -> None:
        self.outbox.put(ENCODER.encode(message))

    async def take(self, data: bytes | str) -> None:
        """One message from the client. Whatever is wrong with it, it gets an answer and nothing else happens."""
        message: FromClient | None = None
        try:
            message = DECODER.decode(data)
            await self._follow(message)
        except (msgspec.DecodeError, UnicodeDecodeError):
            self.send(Declined("bad_message", {}))
        except GameError as error:
            table, name = getattr(message, "table", None), getattr(message, "id", None)
            self.send(Declined(error.code, dict(error.facts), table, name))

    async def _follow(self, message: FromClient) -> None:
        match message:
            case Act():
                await self._act(message)
            case Try():
                table, watcher = self._at(message.table)
                await table.try_out(watcher, message)
            case Ping():
                self.send(Pong(message.n, self.server.outside.now()))
            case Join():
                await self.hall.join(self.outbox, self.person.id, message)
            case Part():
                self.hall.part(self.outbox, message.table)
            case Back():
                table, watcher = self._at(message.table)
                await self.hall.back(table, table.at_seat(watcher)[1])
            case Say():
                await self._say(message)
            case Hint():
                await self._hint(message)
            case Describe():
                table, watcher = self._at(message.table)
                await table.describe(watcher, message)

    async def _act(self, message: Act) -> None:
        table, watcher = self._at(message.table)
        started = time.perf_counter()
        outcome = "done"
        try:
            with self.server.work:
                await table.act(watcher, message)
        except GameError as error:
            outcome = "stale" if error.code == "stale" else "refused"
            raise
        finally:
            metrics.ACTS.labels(outcome).inc()
            metrics.ACT_SECONDS.observe(time.perf_counter() - started)

    def _at(self, name: str) -> tuple[LiveTable, Watcher]:
        table = self.hall.tables.get(name)
        watcher = table.watchers.get(self.outbox) if table is not None else None
        if table is None or watcher is None:
            raise NotFound("join_first")
        return table, watcher

    async def _say(self, message: Say) -> None:
        watcher = self._at(message.table)[1]
        if message.phrase not in PHRASES:
            raise Refused("no_such_phrase", allowed=", ".join(PHRASES))
        if watcher.seat is None:
            raise NotAllowed("no_seat_of_yours")
        await self.hall.say(Said(message.table, self.person.name, watcher.seat, message.phrase))

    async def _hint(self, message: Hint) -> None:
        """A remote bot may think with any level of ours; people are advised by one, and play rated matches alone."""
        table, watcher = self._at(message.table)
        if self.person.bot_of is None and table.info.rated:
            raise NotAllowed("no_hints_when_rated")
        allowed = [ADVISER] if self.person.bot_of is None else [ADVISER, *LEVELS]
        if message.level not in allowed:
            raise NotAllowed("unknown_level", allowed=", ".join(allowed))
        if not self.server.limits["advice"].allow(self.person.id):
            raise TooMany("too_many", seconds=self.server.limits["advice"].seconds_until(self.person.id))
        async with table.lock:
            standing, seat = table.at_seat(watcher)
            world = standing.world_of(seat).copy()
        if message.seq != len(world.shown[seat]) or world.to_move != seat:
            raise Conflict("stale")
        choice = await self.hall.driver.advise(message.level, world, seat)
        reason = None if choice.reason is None else choice.reason._asdict()
        self.send(Hinted(message.table, message.id, choice.move, reason, choice.considered[:CONSIDERED]))


@websocket("/ws")
async def converse(socket: WebSocket[Any, Any, Any], server: NamedDependency[Server], hall: NamedDependency[Hall]) -> None:
    """One client, until it hangs up, is too slow, or sends more than is good for it."""
    person = await person_now(socket, server)
    if person is None:
        await socket.close(code=NOT_SIGNED_IN)
        return
    if hall.sockets[person.id] >= server.settings.sockets_per_person:
        await socket.close(code=TOO_MANY)
        return
    await socket.accept()
    try:
        await Line(server, hall, person, socket).run()
    finally:
        del socket.receive, socket.send  # Litestar's wrappers, which hold the socket in a circle
