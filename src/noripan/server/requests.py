"""Every request gets an id, which its log lines and its answer bear, and is counted."""

from __future__ import annotations

import time
from typing import Any

import structlog
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, WebSocketException
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from noripan.core.errors import GameError
from noripan.server import metrics
from noripan.server.outside import Outside
from noripan.server.settings import Settings

LOG = structlog.get_logger()


class Requests(ASGIMiddleware):
    """Logs the route, never the address as it came: that may hold an invitation."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, settings: Settings, outside: Outside) -> None:
        self._log = LOG.info if settings.access_log else LOG.debug
        self._outside = outside

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        name = self._outside.token(8)
        started = time.perf_counter()
        status = 0

        async def send_on(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                MutableScopeHeaders.from_message(message)["X-Request-Id"] = name
            await send(message)

        with structlog.contextvars.bound_contextvars(request=name):
            try:
                await next_app(scope, receive, send_on if scope["type"] == ScopeType.HTTP else send)
            finally:
                if scope["type"] == ScopeType.HTTP:
                    self._count(scope, status, time.perf_counter() - started)

    def _count(self, scope: Scope, status: int, seconds: float) -> None:
        route = scope["path_template"]
        method = str(scope["method"])  # type: ignore[typeddict-item]
        metrics.REQUESTS.labels(method, route, str(status)).inc()
        metrics.REQUEST_SECONDS.labels(route).observe(seconds)
        self._log("request", method=method, route=route, status=status, ms=round(seconds * 1000, 2))


async def log_failure(error: Exception, scope: Any) -> None:
    """What nobody foresaw is logged; what we refuse on purpose is no news."""
    if isinstance(error, GameError | WebSocketException) or (isinstance(error, HTTPException) and error.status_code < 500):
        return
    LOG.error("request_failed", route=scope.get("path_template"), exc_info=error)
