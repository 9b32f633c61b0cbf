"""Connections: uvicorn's end of one, which waits only so long for a request, and makes room when there are too many.

A connection that has asked for nothing yet costs its client nothing and us a file, of which every process has only so many.
"""

from __future__ import annotations

import asyncio
import os
import sys
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from noripan.server.logs import Rarely

if sys.platform != "win32":
    import resource

MOST_FILES = 65_536
RESERVE = 64  # files for databases, channels and what is read from the disk
LOOK_SECONDS = 1.0
KEPT_SECONDS = 150  # for the next request; longer than Caddy (120) and nginx (60), or they ask just as we hang up
KEPT = "kept"  # the stage of a connection between two requests
TOO_MANY = Rarely("too_many_connections")
NO_FILES = Rarely("out_of_files")


class TimedConnection(H11Protocol):
    """Made with how many seconds a request may take to arrive whole, and an answer to be taken."""

    waiting: dict[TimedConnection, None] = {}  # noqa: RUF012  # those of this process whose next request is not here, oldest first

    def __init__(self, *, seconds: float, **more: Any) -> None:
        super().__init__(**more)
        self._seconds = seconds
        self._deadline: asyncio.TimerHandle | None = None
        self._stage: object = None  # what the deadline is for: a byte now and then does not move it

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._await(h11.IDLE)
        if len(self.connections) > most_connections():
            TOO_MANY.say(connections=len(self.connections))
            next(iter(self.waiting)).transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._await(None)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if not self.transport.is_closing() and self.transport.get_protocol() is self:
            self._look()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.transport.is_closing():
            self._look()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._await(None)
        super().handle_websocket_upgrade(event)

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self.loop.call_later(self._seconds, self.transport.abort)  # the client may not have taken all of the answer

    def _look(self) -> None:
        """See what we wait for now: the head of a request, its body, or ourselves and a client that takes the answer."""
        kept_alive = self.timeout_keep_alive_task is not None  # uvicorn waits for the next request by itself
        begun = self.conn.trailing_data[0]  # of the next request, if its client did not wait for the answer to this one
        self._await(KEPT if kept_alive and not begun else self.conn.their_state)

    def _await(self, stage: object) -> None:
        if stage == self._stage:
            return
        self._stage = stage
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        self.waiting.pop(self, None)
        if stage in (h11.IDLE, h11.SEND_BODY, KEPT):
            self.waiting[self] = None
        if stage in (h11.IDLE, h11.SEND_BODY):
            self._deadline = self.loop.call_later(self._seconds, self.transport.abort)


def most_connections() -> int:
    if sys.platform == "win32":
        return MOST_FILES
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return max(1, soft - RESERVE)


def raise_limit_of_files() -> None:
    """As far as the system lets us: the usual 1,024 are soon gone."""
    if sys.platform != "win32":
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
        if soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


async def watch_files() -> None:
    """The event loop hangs up on newcomers without a word when no file is left, so somebody must say so."""
    while True:
        await asyncio.sleep(LOOK_SECONDS)
        try:
            os.close(os.open(os.devnull, os.O_RDONLY))
        except OSError as error:
            NO_FILES.say(reason=error.strerror)
