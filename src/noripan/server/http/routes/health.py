"""For those who look after the server: is it alive, can it work, what has it done."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.handlers import BaseRouteHandler
from litestar.status_codes import HTTP_200_OK, HTTP_503_SERVICE_UNAVAILABLE
from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, CollectorRegistry, Metric, ProcessCollector, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector
from prometheus_client.registry import Collector

from noripan.server.context import Server
from noripan.server.errors import NotAllowed
from noripan.server.origins import HttpConnection, client_address, is_trusted, is_within, peer_of
from noripan.server.store.database import is_current

PATIENCE_SECONDS = 3.0
MULTIPROCESS = "PROMETHEUS_MULTIPROC_DIR"


@get("/health")
async def health(server: NamedDependency[Server]) -> Response[dict[str, str]]:
    """The process answers, and is not about to end. It is for proxies: while the store is away, our own refusals say more
    than theirs would."""
    if server.is_draining:
        return Response({"status": "draining"}, status_code=HTTP_503_SERVICE_UNAVAILABLE)
    return Response({"status": "ok"})


@get("/ready")
async def ready(server: NamedDependency[Server]) -> Response[dict[str, bool]]:
    """The database is of this program's version and can be written to, and the channels to other processes answer."""
    parts = {"database": False, "channels": False} | ({"staying": False} if server.is_draining else {})
    try:
        async with asyncio.timeout(PATIENCE_SECONDS):
            parts["database"] = await is_current(server.engine) and await server.writing.passed()
            parts["channels"] = await server.channels.answers()
    except TimeoutError:
        pass
    return Response(parts, status_code=HTTP_200_OK if all(parts.values()) else HTTP_503_SERVICE_UNAVAILABLE)


async def guard_metrics(connection: HttpConnection, _handler: BaseRouteHandler) -> None:
    """How busy a server is concerns only its operators. Behind a proxy that nobody told us of, everybody seems to be it."""
    settings = connection.app.state.settings
    hidden = "x-forwarded-for" in connection.headers and not is_trusted(peer_of(connection), settings)
    if hidden or not is_within(client_address(connection, settings), settings.metrics_from):
        raise NotAllowed("metrics_not_here")


@get("/metrics", include_in_schema=False, guards=[guard_metrics])
async def prometheus() -> Response[bytes]:
    """Counters and timings of all processes of this machine."""
    registry = REGISTRY
    if os.environ.get(MULTIPROCESS):
        registry = CollectorRegistry()
        MultiProcessCollector(registry)
        registry.register(WorkerProcesses(Path(os.environ[MULTIPROCESS])))
    return Response(await asyncio.to_thread(generate_latest, registry), media_type=CONTENT_TYPE_LATEST)


class WorkerProcesses(Collector):
    """Processor time and memory of every process: Prometheus's own way counts the one that is asked, if that."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def collect(self) -> Iterator[Metric]:
        found: dict[str, Metric] = {}
        for file in sorted(self._folder.glob("gauge_livesum_*.db")):  # one for each that lives
            pid = file.stem.rpartition("_")[2]
            for family in ProcessCollector(pid=lambda pid=pid: pid, registry=None).collect():  # type: ignore[misc]
                kept = found.setdefault(family.name, Metric(family.name, family.documentation, family.type))
                for sample in family.samples:
                    kept.add_sample(sample.name, {**sample.labels, "pid": pid}, sample.value)
        yield from found.values()


HEALTH_ROUTES = [health, ready, prometheus]
