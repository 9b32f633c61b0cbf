"""ClientSession: one client's socket, for all the tables it watches."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.di import NamedDependency

from noripan.bots.levels import ADVISER, LEVELS, Choice
from noripan.core.errors import GameError
from noripan.core.match import Match
from noripan.protocol.codes import CloseCode
from noripan.protocol.messages import (
    DECODER,
    ENCODER,
    Act,
    Back,
    Considered,
    Describe,
    FromClient,
    Hello,
    Hint,
    Hinted,
    Join,
    Part,
    Ping,
    Pong,
    Reason,
    Rejected,
    Said,
    Say,
    TakeBack,
    ToClient,
    Try,
)
from noripan.protocol.phrases import PHRASES
from noripan.server import metrics
from noripan.server.accounts.person import Person
from noripan.server.accounts.signed_in import person_now
from noripan.server.context import Server
from noripan.server.errors import Conflict, NotAllowed, NotFound, Refused, TooMany
from noripan.server.sockets.wire import wire_of
from noripan.server.tables.audience import Watcher
from noripan.server.tables.search_queue import Asker
from noripan.server.tables.service import TableService
from noripan.server.tables.state import TableState
from noripan.server.tables.table import LiveTable
from noripan.server.tables.writer import BoundedWriter
from noripan.server.tracing import mark

log = structlog.get_logger()
CONSIDERED = 5  # moves that a hint lists


class ClientSession:
    """Reads messages, each of which has a handler below, and answers them."""

    def __init__(self, server: Server, tables: TableService, person: Person, socket: WebSocket[Any, Any, Any]) -> None:
        self.server = server
        self.tables = tables
        self.registry = tables.registry
        self.person = person
        self.socket = socket
        self.wire = wire_of(socket.scope)
        self.wire.forget_handshake()
        self.writer = BoundedWriter(self.wire.write, lambda: self._hang_up(CloseCode.SLOW_READER))
        self._reader = asyncio.current_task()
        self._code: int | None = None  # why we hang up
        self._busy = False
        self._hints: set[asyncio.Task[None]] = set()  # being thought about

    async def run(self) -> None:
        self.registry.socket_opened(self.writer, self.person.id)
        self.tables.sessions.begin(self.writer, self.person, lambda: self._hang_up(CloseCode.NOT_SIGNED_IN))
        metrics.SOCKETS.inc()
        self.send(Hello(self.person.id, self.person.name, self.server.environment.now()))
        code = None
        try:
            code = await self._read()
        except asyncio.CancelledError:
            if self._code is None:
                raise
            code = self._code
        finally:
            metrics.SOCKETS.dec()
            for hint in self._hints:
                hint.cancel()
            self.tables.sessions.end(self.writer)
            self.registry.socket_closed(self.writer)
            self.writer.close()
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
                return CloseCode.MESSAGE_TOO_LONG
            if not self.server.limits["message"].allow(self.person.id):
                return CloseCode.TOO_MANY
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
        self.writer.put(ENCODER.encode(message))

    async def take(self, data: bytes | str) -> None:
        """One message from the client. Whatever is wrong with it, it gets an answer and nothing else happens."""
        try:
            message: FromClient = DECODER.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):  # the last: nested too deeply to be read
            self.send(Rejected("bad_message", {}))
            return
        try:
            await HANDLERS[type(message)](self, message)
        except GameError as error:
            self._reject(error, message)

    def _reject(self, error: GameError, message: FromClient) -> None:
        table, act = getattr(message, "table", None), getattr(message, "id", None)
        self.send(Rejected(error.code, dict(error.details), table, act))

    # ---- a handler for each message

    async def _join(self, message: Join) -> None:
        await self.registry.join(self.writer, self.person.id, message)

    async def _part(self, message: Part) -> None:
        self.registry.part(self.writer, message.table)

    async def _act(self, message: Act) -> None:
        table, watcher = self._at(message.table)
        started = time.perf_counter()
        outcome = "done"
        try:
            with self.server.work, self.server.tracer.span("act", **{"noripan.game": table.info.game}) as span:
                try:
                    await table.act(watcher, message)
                except GameError as error:
                    outcome = "stale" if error.code == "stale" else "refused"
                    raise
                finally:
                    mark(span, **{"noripan.outcome": outcome})
        finally:
            metrics.ACTS.labels(outcome).inc()
            metrics.ACT_SECONDS.observe(time.perf_counter() - started)

    async def _try(self, message: Try) -> None:
        table, watcher = self._at(message.table)
        await table.try_out(watcher, message)

    async def _describe(self, message: Describe) -> None:
        table, watcher = self._at(message.table)
        await table.describe(watcher, message)

    async def _back(self, message: Back) -> None:
        table, watcher = self._at(message.table)
        await table.come_back(table.at_seat(watcher)[1])

    async def _ping(self, message: Ping) -> None:
        self.send(Pong(message.n, self.server.environment.now()))

    async def _say(self, message: Say) -> None:
        watcher = self._at(message.table)[1]
        if message.phrase not in PHRASES:
            raise Refused("no_such_phrase", allowed=", ".join(PHRASES))
        if watcher.seat is None:
            raise NotAllowed("no_seat_of_yours")
        await self.tables.say(Said(message.table, self.person.name, watcher.seat, message.phrase))

    async def _take_back(self, message: TakeBack) -> None:
        table, watcher = self._at(message.table)
        await table.take_back(watcher, message)

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
            state, seat = table.at_seat(watcher)
            world = state.world_of(seat).copy()
        if message.seq != len(world.shown[seat]) or world.to_move != seat:
            raise Conflict("stale")
        hint = asyncio.create_task(self._advise(message, world, seat, self._asker(table, state, seat)))
        self._hints.add(hint)
        hint.add_done_callback(self._hints.discard)

    def _asker(self, table: LiveTable, state: TableState, seat: int) -> Asker:
        """A remote bot's hints are on its owner's account, and wait with other bots' moves."""
        changed = state.changed(seat)

        def is_wanted() -> bool:
            return table.state is state and table.info.status == "playing" and state.changed(seat) == changed

        owner = self.person.bot_of
        return Asker(owner or self.person.id, table.info.id, owner is None, is_wanted)

    async def _advise(self, message: Hint, world: Match, seat: int, asker: Asker) -> None:
        """While this thinks, the socket goes on reading."""
        try:
            choice = await self.tables.driver.advise(message.level, world, seat, asker)
        except GameError as error:
            self._reject(error, message)
            return
        self.send(hinted(message, choice))

    def _at(self, table_id: str) -> tuple[LiveTable, Watcher]:
        table = self.registry.tables.get(table_id)
        watcher = table.watchers.get(self.writer) if table is not None else None
        if table is None or watcher is None:
            raise NotFound("join_first")
        return table, watcher


HANDLERS: Mapping[type[FromClient], Callable[[ClientSession, Any], Awaitable[None]]] = {
    Join: ClientSession._join,
    Part: ClientSession._part,
    Act: ClientSession._act,
    Try: ClientSession._try,
    Hint: ClientSession._hint,
    TakeBack: ClientSession._take_back,
    Describe: ClientSession._describe,
    Back: ClientSession._back,
    Say: ClientSession._say,
    Ping: ClientSession._ping,
}


def hinted(message: Hint, choice: Choice) -> Hinted:
    considered = [
        Considered(one["move"], one["visits"], one["result"], Reason.of(one.get("reason")))
        for one in choice.considered[:CONSIDERED]
    ]
    return Hinted(message.table, message.id, choice.move, Reason.of(choice.reason), considered)


@websocket("/ws")
async def converse(
    socket: WebSocket[Any, Any, Any], server: NamedDependency[Server], tables: NamedDependency[TableService]
) -> None:
    """One client, until it hangs up, is too slow, or sends more than is good for it."""
    person = await person_now(socket, server)
    if person is None:
        await socket.close(code=CloseCode.NOT_SIGNED_IN)
        return
    if tables.registry.sockets[person.id] >= server.settings.sockets_per_person:
        await socket.close(code=CloseCode.TOO_MANY)
        return
    await socket.accept()
    try:
        await ClientSession(server, tables, person, socket).run()
    finally:
        del socket.receive, socket.send  # Litestar's wrappers, which hold the socket in a circle
