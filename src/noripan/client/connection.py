"""Connection: one WebSocket for all the tables we look at. If it breaks it reconnects, and nothing is lost."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
from typing import Any, Protocol

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from noripan.client.http import HttpClient
from noripan.core.errors import GameError
from noripan.protocol.codes import CloseCode

SHORTEST_WAIT, LONGEST_WAIT = 0.3, 10.0  # seconds before another try
REVEAL_TRIES = 8
FRAME_SECONDS = 2.0  # within which a table in play shows its frame
ANSWERS = ("done", "noted", "hinted", "tried", "rejected")

Message = dict[str, Any]  # as docs/reference/protocol.md shows them


def open_socket(http: HttpClient, address: str | None = None) -> connect:
    """A bare WebSocket to the server (or to another process of it), signed in as `http` is."""
    url = (address or http.address).replace("http", "ws", 1) + "/ws"
    return connect(url, additional_headers=http.credentials(), max_size=None)


class Listener(Protocol):
    """What looks at a table: `RemoteSeat`, or something of your own."""

    table: str
    invitation: str | None
    seq: int  # the number of events it has

    def hear(self, message: Message) -> None:
        """A message of the server about this table."""

    def connection_changed(self, up: bool) -> None:
        """The socket broke or is back."""


class Connection:
    """Joins tables and asks questions.

    connection = Connection(http)
    connection.open()
    await connection.join(listener)
    done = await connection.ask({"do": "act", "table": "k3f9", "seq": 12, "moves": ["R7"]})
    await connection.close()
    """

    def __init__(self, http: HttpClient) -> None:
        self.http = http
        self.up = False
        self.failure: GameError | None = None  # why we stopped reconnecting
        self._listeners: dict[str, Listener] = {}
        self._framed: set[str] = set()  # tables that showed a frame on this socket
        self._rejoins: dict[str, asyncio.Task[None]] = {}
        self._revealing: dict[str, asyncio.Task[None]] = {}
        self._unanswered: dict[str, tuple[Message, asyncio.Future[Message]]] = {}
        self._socket: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Connect, and stay connected until `close`."""
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """End it; nothing is sent any more."""
        for table in list(self._rejoins):
            self._cancel_rejoin(table)
        for task in self._revealing.values():
            task.cancel()
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await self._task

    async def join(self, listener: Listener) -> None:
        """Show a table to this listener from now on, also after every reconnection."""
        self._listeners[listener.table] = listener
        await self._send(self._join_message(listener))

    async def part(self, listener: Listener) -> None:
        """Look at this table no longer."""
        self._listeners.pop(listener.table, None)
        self._cancel_rejoin(listener.table)
        await self._send({"do": "part", "table": listener.table})

    async def ask(self, message: Message) -> Message:
        """Send what has an answer. After a reconnection it is sent again with the same id, so it counts once."""
        if self.failure is not None:
            raise self.failure
        id_ = secrets.token_hex(8)
        answer: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self._unanswered[id_] = ({**message, "id": id_}, answer)
        try:
            await self._send(self._unanswered[id_][0])
            told = await answer
        finally:
            self._unanswered.pop(id_, None)
        if told["is"] == "rejected":
            raise GameError(told["error"], **told["details"])
        return told

    async def send(self, message: Message) -> None:
        """Send what needs no answer; without a connection it is lost."""
        await self._send(message)

    # ---- the socket

    async def _run(self) -> None:
        wait = SHORTEST_WAIT
        while True:
            try:
                await self._converse()
                wait = SHORTEST_WAIT
            except (OSError, InvalidHandshake, ConnectionClosed) as error:
                code = error.rcvd.code if isinstance(error, ConnectionClosed) and error.rcvd is not None else None
                refused = isinstance(error, InvalidHandshake) and await self._is_signed_out()
                if code == CloseCode.NOT_SIGNED_IN or refused:
                    self._fail(GameError("not_signed_in"))
                    return
                wait = LONGEST_WAIT if code == CloseCode.TOO_MANY else SHORTEST_WAIT if self.up else wait
            self._change(up=False)
            await asyncio.sleep(wait)
            wait = min(wait * 2, LONGEST_WAIT)

    async def _is_signed_out(self) -> bool:
        try:
            await self.http.ask("GET", "/api/me")
        except GameError as error:
            return error.code == "not_signed_in"
        return False

    async def _converse(self) -> None:
        async with open_socket(self.http) as socket:
            self._socket = socket
            self._framed.clear()
            try:
                self._change(up=True)
                for listener in self._listeners.values():
                    await self._send(self._join_message(listener))
                for message, _ in list(self._unanswered.values()):
                    await self._send(message)
                async for raw in socket:
                    self._hear(json.loads(raw))
            finally:
                self._socket = None

    async def _send(self, message: Message) -> None:
        """While the connection is down nothing is sent: joins and questions follow when it is back."""
        if self._socket is not None:
            with contextlib.suppress(ConnectionClosed):
                await self._socket.send(json.dumps(message))

    def _join_message(self, listener: Listener) -> Message:
        return {"do": "join", "table": listener.table, "since": listener.seq, "invitation": listener.invitation}

    def _hear(self, message: Message) -> None:
        asked = self._unanswered.get(message.get("id") or "")
        if asked is not None and message["is"] in ANSWERS and not asked[1].done():
            asked[1].set_result(message)
        listener = self._listeners.get(message["id"] if message["is"] == "table" else message.get("table") or "")
        if listener is not None:
            self._expect_frame(listener, message)
            if message["is"] == "table" and message["shuffling"] and message["id"] not in self._revealing:
                self._revealing[message["id"]] = asyncio.ensure_future(self._reveal(message))
            listener.hear(message)

    async def _reveal(self, table: Message) -> None:
        """Add our part to the seed. Others wait for it, so we try again at once."""
        try:
            for _ in range(REVEAL_TRIES):
                try:
                    await self.http.reveal(table)
                    return
                except GameError as error:
                    if error.code not in ("server_unreachable", "store_down"):
                        return  # it is too late, and the check at the end says so
                    await asyncio.sleep(SHORTEST_WAIT)
        finally:
            self._revealing.pop(table["id"], None)

    def _expect_frame(self, listener: Listener, message: Message) -> None:
        """A table in play shows a frame. If none comes, or the server could not look at the table, join again."""
        kind, table = message["is"], listener.table
        if kind == "parted":
            self._listeners.pop(table, None)
        if kind in ("frame", "parted"):
            self._cancel_rejoin(table)
            self._framed.add(table)
        elif (kind == "table" and message["status"] in ("playing", "over") and table not in self._framed) or (
            kind == "rejected" and message["error"] == "store_down" and message.get("id") is None
        ):
            self._cancel_rejoin(table)
            self._rejoins[table] = asyncio.ensure_future(self._join_later(listener))

    async def _join_later(self, listener: Listener) -> None:
        await asyncio.sleep(FRAME_SECONDS)
        await self._send(self._join_message(listener))

    def _cancel_rejoin(self, table: str) -> None:
        rejoin = self._rejoins.pop(table, None)
        if rejoin is not None:
            rejoin.cancel()

    def _change(self, up: bool) -> None:
        if self.up != up:
            self.up = up
            for listener in list(self._listeners.values()):
                listener.connection_changed(up)

    def _fail(self, error: GameError) -> None:
        self.failure = error
        for _, answer in self._unanswered.values():
            if not answer.done():
                answer.set_exception(error)
        self.up = False
        for listener in list(self._listeners.values()):
            listener.connection_changed(up=False)
