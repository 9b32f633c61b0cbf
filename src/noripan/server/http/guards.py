"""Security: what every request must be like before a handler sees it, and the headers of every answer.

Guards are coroutines: Litestar would run functions in threads, of which the buckets of the limits know nothing.
"""

from __future__ import annotations

from litestar.connection import ASGIConnection, Request, WebSocket
from litestar.datastructures import MutableScopeHeaders
from litestar.exceptions import WebSocketException
from litestar.handlers import BaseRouteHandler
from litestar.types import Message, Scope

from noripan.server.accounts.signed_in import claim_of
from noripan.server.context import Server
from noripan.server.errors import NotAllowed, NotJson, Refused, TooMany
from noripan.server.limits import RATES, address_key
from noripan.server.origins import HttpConnection, client_address, is_https, origin_allowed

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
    state = scope["litestar_app"].state
    settings = state.settings
    headers = MutableScopeHeaders.from_message(message)
    if state.server.is_draining or _has_two_lengths(scope):
        headers["connection"] = "close"  # the next request goes elsewhere
    wanted = HEADERS | HTTPS_HEADERS if is_https(ASGIConnection(scope), settings) else HEADERS
    if scope["path"].startswith("/api"):
        wanted = wanted | {"cache-control": "no-store"}
    for name, value in wanted.items():
        headers.setdefault(name, value)


def _has_two_lengths(scope: Scope) -> bool:
    """A proxy may believe one and we the other (RFC 9112, 6.1): what comes after is no request of anybody's."""
    return {b"content-length", b"transfer-encoding"} <= {name for name, _ in scope["headers"]}


async def guard_origin(connection: HttpConnection, handler: BaseRouteHandler) -> None:
    """No other site may act in a visitor's name (CSRF), nor open a socket."""
    server: Server = connection.app.state.server
    if isinstance(connection, Request) and connection.method in SAFE_METHODS:
        return
    if not origin_allowed(connection, server.settings):
        _refuse(connection, NotAllowed("wrong_origin"))
    if not _is_json_or_empty(connection) and not (handler.opt.get("form") and _is_form_of_ours(connection)):
        _refuse(connection, NotJson("not_json"))


def _kind(connection: HttpConnection) -> str:
    return connection.headers.get("content-type", "").partition(";")[0].strip().lower()


def _is_form_of_ours(connection: HttpConnection) -> bool:
    """Browsers say where a form comes from, and that it is one of our pages was checked; programs have no use for forms."""
    return _kind(connection) == "application/x-www-form-urlencoded" and "origin" in connection.headers


def _is_json_or_empty(connection: HttpConnection) -> bool:
    """A form, which any site may send, is neither."""
    kind = _kind(connection)
    empty = connection.headers.get("content-length", "0") == "0" and "transfer-encoding" not in connection.headers
    return kind == "application/json" or (empty and not kind)


async def guard_bans(connection: HttpConnection, handler: BaseRouteHandler) -> None:
    """Whom an operator keeps out may look at the pages, but neither ask nor play."""
    server: Server = connection.app.state.server
    inside = connection.scope["path"].startswith(("/api", "/ws"))
    if inside and await server.bans.cover(client_address(connection, server.settings)):
        _refuse(connection, NotAllowed("banned"))


async def guard_text(connection: HttpConnection, handler: BaseRouteHandler) -> None:
    """No zero byte in the address: PostgreSQL takes none in a text, and would fail where we should refuse."""
    if "\0" in connection.scope["path"] or b"%00" in connection.scope["query_string"]:
        _refuse(connection, Refused("bad_input"))


async def guard_rates(connection: HttpConnection, handler: BaseRouteHandler) -> None:
    """Every request counts for its address and its person; a handler with opt={"rate": …} counts for those rates as well."""
    refusal = too_many(connection, *handler.opt.get("rate", "").split())
    if refusal is not None:
        _refuse(connection, refusal)


def too_many(connection: HttpConnection, *more: str) -> TooMany | None:
    """Count a request, for more than the rates of all requests if need be; why it is one too many."""
    server: Server = connection.app.state.server
    address = address_key(client_address(connection, server.settings))
    claim = claim_of(connection, server)
    keys = {"address": address, "person": claim.person if claim else address}
    for name in ("address", "person", *more):
        key = keys[RATES[name].per]
        if not server.limits[name].allow(key):
            return TooMany("too_many", seconds=server.limits[name].seconds_until(key))
    return None


def _refuse(connection: HttpConnection, refusal: Refused) -> None:
    if isinstance(connection, WebSocket):
        raise WebSocketException(detail=refusal.code, code=4000 + refusal.status)
    raise refusal
