"""Every request gets an id, which its log lines and its answer bear, and is counted."""

from __future__ import annotations

import time
from contextlib import AbstractContextManager, nullcontext
from typing import Any

import structlog
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, WebSocketException
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from noripan.core.errors import GameError
from noripan.server import metrics
from noripan.server.accounts.sign_ins import logged_address
from noripan.server.context import Server
from noripan.server.environment import Environment
from noripan.server.http.refusals import is_too_deep
from noripan.server.logs import Rarely
from noripan.server.settings import Settings
from noripan.server.store.database import is_away
from noripan.server.store.journal import StoreDown
from noripan.server.tracing import mark

LOG = structlog.get_logger()
STORE_DOWN = Rarely("store_down")


class Requests(ASGIMiddleware):
    """Logs the route, never the address as it came: that may hold an invitation."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, settings: Settings, environment: Environment) -> None:
        self._log = LOG.info if settings.access_log else LOG.debug if settings.log_level == "debug" else None
        self._environment = environment

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        name = self._environment.token(8)
        started = time.perf_counter()
        status = 0

        async def send_on(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                MutableScopeHeaders.from_message(message)["X-Request-Id"] = name
            await send(message)

        server: Server = scope["litestar_app"].state.server
        with structlog.contextvars.bound_contextvars(request=name), self._span(server, scope, name) as span:
            try:
                await next_app(scope, receive, send_on if scope["type"] == ScopeType.HTTP else send)
            finally:
                if scope["type"] == ScopeType.HTTP:
                    mark(span, **{"http.response.status_code": status})
                    self._count(scope, status, time.perf_counter() - started)

    def _span(self, server: Server, scope: Scope, name: str) -> AbstractContextManager[Any]:
        """A socket's messages have spans of their own; one that lasts as long as the socket would tell nothing."""
        if scope["type"] != ScopeType.HTTP:
            return nullcontext()
        route = scope["path_template"]
        details = {"http.request.method": str(scope["method"]), "http.route": route, "noripan.request": name}
        return server.tracer.span(f"{scope['method']} {route}", **details)

    def _count(self, scope: Scope, status: int, seconds: float) -> None:
        route = scope["path_template"]
        method = str(scope["method"])  # type: ignore[typeddict-item]
        metrics.REQUESTS.labels(method, route, str(status)).inc()
        metrics.REQUEST_SECONDS.labels(route).observe(seconds)
        if self._log is not None:
            details = {"method": method, "route": route, "status": status, "ms": round(seconds * 1000, 2)}
            self._log("request", **details, **self._client(scope))

    def _client(self, scope: Scope) -> dict[str, str]:
        client = logged_address(scope["litestar_app"].state.server, ASGIConnection(scope))
        return {} if client is None else {"client": client}


async def log_failure(error: Exception, scope: Any) -> None:
    """What nobody foresaw is logged; what we refuse on purpose is no news."""
    if isinstance(error, GameError | WebSocketException) or is_too_deep(error):
        return
    if isinstance(error, HTTPException) and error.status_code < 500:
        return
    if isinstance(error, StoreDown) or is_away(error):
        metrics.STORE_FAILURES.labels("request").inc()
        STORE_DOWN.say(route=scope.get("path_template"), error=type(error).__name__)
        return
    LOG.error("request_failed", route=scope.get("path_template"), exc_info=error)
