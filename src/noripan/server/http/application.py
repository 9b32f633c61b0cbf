"""Manners of the application towards the network that the framework lacks."""

from __future__ import annotations

from typing import Any

from litestar import Litestar
from litestar.types import Message, Send


class Application(Litestar):
    """Answers HEAD wherever it answers GET, and says to a refused socket why."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http" and scope["method"] == "HEAD":
            await super().__call__({**scope, "method": "GET"}, receive, without_body(send))  # type: ignore[arg-type]
        elif scope["type"] == "websocket":
            await super().__call__(scope, receive, opened_first(send))
        else:
            await super().__call__(scope, receive, send)


def without_body(send: Send) -> Send:
    async def send_on(message: Message) -> None:
        if message["type"] == "http.response.body":
            message["body"] = b""
        await send(message)

    return send_on


def opened_first(send: Send) -> Send:
    """A socket closed before it is open is a plain 403 to its client: a browser could not tell "signed out" from "down"."""
    accepted = False

    async def send_on(message: Message) -> None:
        nonlocal accepted
        if message["type"] == "websocket.close" and not accepted:
            await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        accepted = accepted or message["type"] == "websocket.accept"
        await send(message)

    return send_on
