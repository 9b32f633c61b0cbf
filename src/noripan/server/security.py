"""Security: what every request must be like before a handler sees it, and the headers of every answer.

Guards are coroutines: Litestar would run functions in threads, of which the buckets of the limits know nothing.
"""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection, Request, WebSocket
from litestar.datastructures import MutableScopeHeaders
from litestar.exceptions import WebSocketException
from litestar.handlers import BaseRouteHandler
from litestar.types import Message, Scope

from noripan.server.context import Server
from noripan.server.errors import NotAllowed, NotJson, Refused, TooMany
from noripan.server.limits import RATES, address_key
from noripan.server.origins import client_address, is_https, origin_allowed
from noripan.server.people.signed_in import claim_of

Connection = ASGIConnection[Any, Any, Any, Any]

BODY_BYTES = 65_536
SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}
HEADERS = {
    "content-security-policy": "; ".join(
        (
            "default-src 'self'",
            "connect-src 'self'",
            "img-src 'self' data:",
            "object-src 'none'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        )
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
HTTPS_HEADERS = {"strict-transport-security": "max-age=31536000"}


async def add_headers(message: Message, scope: Scope) -> None:
    """Also to what no handler answered; a handler's own header of the same name stays."""
    if message["type"] != "http.response.start":
        return
    settings = scope["litestar_app"].state.settings
    headers = MutableScopeHeaders.from_message(message)
    wanted = HEADERS | HTTPS_HEADERS if is_https(ASGIConnection(scope), settings) else HEADERS
    if scope["path"].startswith("/api"):
        wanted = wanted | {"cache-control": "no-store"}
    for name, value in wanted.items():
        headers.setdefault(name, value)


async def guard_origin(connection: Connection, handler: BaseRouteHandler) -> None:
    """No other site may act in a visitor's name (CSRF), nor open a socket."""
    server: Server = connection.app.state.server
    if isinstance(connection, Request) and connection.method in SAFE_METHODS:
        return
    if not origin_allowed(connection, server.settings):
        _refuse(connection, NotAllowed("wrong_origin"))
    if not _is_json_or_empty(connection):
        _refuse(connection, NotJson("not_json"))


def _is_json_or_empty(connection: Connection) -> bool:
    """A form, which any site may send, is neither."""
    kind = connection.headers.get("content-type", "").partition(";")[0].strip().lower()
    empty = connection.headers.get("content-length", "0") == "0" and "transfer-encoding" not in connection.headers
    return kind == "application/json" or (empty and not kind)


async def guard_text(connection: Connection, handler: BaseRouteHandler) -> None:
    """No zero byte in the address: PostgreSQL takes none in a text, and would fail where we should refuse."""
    if "\0" in connection.scope["path"] or b"%00" in connection.scope["query_string"]:
        _refuse(connection, Refused("bad_input"))


async def guard_rates(connection: Connection, handler: BaseRouteHandler) -> None:
    """Every request counts for its address and its person; a handler with opt={"rate": …} counts for that rate as well."""
    server: Server = connection.app.state.server
    address = address_key(client_address(connection, server.settings))
    claim = claim_of(connection, server)
    keys = {"address": address, "person": claim.person if claim else address}
    for name in ("address", "person", *([handler.opt["rate"]] if "rate" in handler.opt else [])):
        key = keys[RATES[name].per]
        if not server.limits[name].allow(key):
            _refuse(connection, TooMany("too_many", seconds=server.limits[name].seconds_until(key)))


def _refuse(connection: Connection, refusal: Refused) -> None:
    if isinstance(connection, WebSocket):
        raise WebSocketException(detail=refusal.code, code=4000 + refusal.status)
    raise refusal
