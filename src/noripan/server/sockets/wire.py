"""Wire: uvicorn's end of a WebSocket, with a way to write that takes no task and no waiting.

What the application sends through ASGI passes half a dozen coroutines for every message and needs a task for every socket,
which cost more than making the message. A wire is written to at once; what the client has not read yet waits in the
transport, whose size says whether the client is too slow.
"""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

EXTENSION = "noripan.wire"  # of the ASGI scope


class Wire(WebSocketsSansIOProtocol):
    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"] = {**self.scope["extensions"], EXTENSION: self}  # type: ignore[dict-item]

    async def run_asgi(self) -> None:
        """Afterwards nothing must hold this wire in a circle: many a closed socket would wait for Python to find it."""
        await super().run_asgi()
        self.scope.clear()  # type: ignore[attr-defined]

    def forget_handshake(self) -> None:
        """Once the socket is open nobody asks for its headers again, and they are a fifth of its memory."""
        del self.request, self.response
        self.scope["headers"] = []

    def write(self, message: bytes) -> int:
        """Send a text; how many bytes the client has yet to read. A wire that is closing takes no more."""
        if self.disconnected or self.close_sent:
            return 0
        try:
            self.conn.send_text(message)
        except InvalidState:  # the client hangs up just now; the reader notices
            return 0
        self.transport.write(b"".join(self.conn.data_to_send()))
        return self.transport.get_write_buffer_size()

    def cut(self) -> None:
        """Hang up without waiting for what is still to be read."""
        self.transport.abort()


def wire_of(scope: Any) -> Wire:
    wire: Wire = scope["extensions"][EXTENSION]
    return wire
