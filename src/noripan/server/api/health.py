"""For those who look after the server: is it alive, can it work, what has it done."""

from __future__ import annotations

import asyncio
import os

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.handlers import BaseRouteHandler
from litestar.status_codes import HTTP_200_OK, HTTP_503_SERVICE_UNAVAILABLE
from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, CollectorRegistry, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

from noripan.server.context import Server
from noripan.server.errors import NotAllowed
from noripan.server.origins import Connection, client_address, is_within
from noripan.server.store.database import is_current

PATIENCE_SECONDS = 3.0
MULTIPROCESS = "PROMETHEUS_MULTIPROC_DIR"


@get("/health", sync_to_thread=False)
def health() -> dict[str, str]:
    """The process answers."""
    return {"status": "ok"}


@get("/ready")
async def ready(server: NamedDependency[Server]) -> Response[dict[str, bool]]:
    """The database answers and is of this program's version, and the channels to other processes answer."""
    parts = {"database": False, "channels": False}
    try:
        async with asyncio.timeout(PATIENCE_SECONDS):
            parts["database"] = await is_current(server.engine)
            parts["channels"] = await server.channels.answers()
    except TimeoutError:
        pass
    return Response(parts, status_code=HTTP_200_OK if all(parts.values()) else HTTP_503_SERVICE_UNAVAILABLE)


async def guard_metrics(connection: Connection, _handler: BaseRouteHandler) -> None:
    """How busy a server is concerns only its operators."""
    settings = connection.app.state.settings
    if not is_within(client_address(connection, settings), settings.metrics_from):
        raise NotAllowed("metrics_not_here")


@get("/metrics", include_in_schema=False, guards=[guard_metrics])
async def prometheus() -> Response[bytes]:
    """Counters and timings of all processes of this machine."""
    registry = REGISTRY
    if os.environ.get(MULTIPROCESS):
        registry = CollectorRegistry()
        MultiProcessCollector(registry)
    return Response(await asyncio.to_thread(generate_latest, registry), media_type=CONTENT_TYPE_LATEST)


HEALTH_ROUTES = [health, ready, prometheus]
