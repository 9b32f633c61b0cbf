"""Line: one socket for all the tables we look at. If it breaks it comes back by itself, and nothing is lost."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
from typing import Any, Protocol

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from noripan.core.errors import GameError
from noripan.terminal.online.house import House

SHORTEST, LONGEST = 0.3, 10.0  # seconds before another try
NOT_SIGNED_IN, TOO_MANY = 4401, 4429  # why a server hangs up
ANSWERS = ("done", "noted", "hinted", "tried", "refused")

Message = dict[str, Any]


class Listener(Protocol):
    """Somebody who looks at a table."""

    table: str
    invitation: str | None
    seq: int  # of the facts, how many it has

    def hear(self, message: Message) -> None: ...

    def line_changed(self, up: bool) -> None: ...


class Line:
    def __init__(self, house: House) -> None:
        self.house = house
        self.up = False
        self.failure: GameError | None = None  # why the line will not come back
        self._listeners: dict[str, Listener] = {}
        self._waiting: dict[str, tuple[Message, asyncio.Future[Message]]] = {}
        self._socket: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await self._task

    async def join(self, listener: Listener) -> None:
        self._listeners[listener.table] = listener
        await self._send(self._joining(listener))

    async def part(self, listener: Listener) -> None:
        self._listeners.pop(listener.table, None)
        await self._send({"do": "part", "table": listener.table})

    async def ask(self, message: Message) -> Message:
        """Send what has an answer; without one it is sent again with the same id when the line is back."""
        name = secrets.token_hex(8)
        if self.failure is not None:
            raise self.failure
        answer: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self._waiting[name] = ({**message, "id": name}, answer)
        try:
            await self._send(self._waiting[name][0])
            told = await answer
        finally:
            self._waiting.pop(name, None)
        if told["is"] == "refused":
            raise GameError(told["error"], **told["facts"])
        return told

    async def say(self, message: Message) -> None:
        """Send what needs no answer; without a line it is lost."""
        await self._send(message)

    # ---- the socket

    async def _run(self) -> None:
        wait = SHORTEST
        while True:
            try:
                await self._converse()
                wait = SHORTEST
            except (OSError, InvalidHandshake, ConnectionClosed) as error:
                code = error.rcvd.code if isinstance(error, ConnectionClosed) and error.rcvd is not None else None
                if code == NOT_SIGNED_IN or (isinstance(error, InvalidHandshake) and await self._is_stranger()):
                    self._fail(GameError("not_signed_in"))
                    return
                wait = LONGEST if code == TOO_MANY else SHORTEST if self.up else wait
            self._changed(up=False)
            await asyncio.sleep(wait)
            wait = min(wait * 2, LONGEST)

    async def _is_stranger(self) -> bool:
        """Is it because the server does not know us (any more) that it lets us have no line?"""
        try:
            await self.house.ask("GET", "/api/me")
        except GameError as error:
            return error.code == "not_signed_in"
        return False

    async def _converse(self) -> None:
        address = self.house.address.replace("http", "ws", 1) + "/ws"
        headers = {"Authorization": f"Bearer {self.house.token}"} if self.house.token else {"Cookie": self.house.cookie()}
        async with connect(address, additional_headers=headers, max_size=None) as socket:
            self._socket = socket
            try:
                self._changed(up=True)
                for listener in self._listeners.values():
                    await self._send(self._joining(listener))
                for message, _ in list(self._waiting.values()):
                    await self._send(message)
                async for raw in socket:
                    self._hear(json.loads(raw))
            finally:
                self._socket = None

    async def _send(self, message: Message) -> None:
        """If the line is down, joining and asking are made good when it is back."""
        if self._socket is not None:
            with contextlib.suppress(ConnectionClosed):
                await self._socket.send(json.dumps(message))

    def _joining(self, listener: Listener) -> Message:
        return {"do": "join", "table": listener.table, "since": listener.seq, "invitation": listener.invitation}

    def _hear(self, message: Message) -> None:
        waiting = self._waiting.get(message.get("id") or "")
        if waiting is not None and message["is"] in ANSWERS and not waiting[1].done():
            waiting[1].set_result(message)
        listener = self._listeners.get(message.get("table") or "")
        if listener is not None:
            listener.hear(message)

    def _changed(self, up: bool) -> None:
        if self.up != up:
            self.up = up
            for listener in list(self._listeners.values()):
                listener.line_changed(up)

    def _fail(self, error: GameError) -> None:
        self.failure = error
        for _, answer in self._waiting.values():
            if not answer.done():
                answer.set_exception(error)
        self.up = False
        for listener in list(self._listeners.values()):
            listener.line_changed(up=False)
