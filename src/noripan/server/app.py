"""The application: routes, errors as JSON, and what begins and ends with the process."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.di import Provide

from noripan.core.errors import GameError
from noripan.server.api import health
from noripan.server.context import Server
from noripan.server.errors import Refused
from noripan.server.logs import log_loop_error
from noripan.server.opening import opened
from noripan.server.outside import Outside
from noripan.server.requests import Requests, log_failure
from noripan.server.settings import Settings


def refuse(request: Request[Any, Any, Any], error: GameError) -> Response[dict[str, object]]:
    status = error.status if isinstance(error, Refused) else 400
    return Response({"error": error.code, "facts": error.facts}, status_code=status)


def provide_server(state: State) -> Server:
    server: Server = state.server
    return server


def create_app(settings: Settings, outside: Outside | None = None) -> Litestar:
    world = outside or Outside()

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        asyncio.get_running_loop().set_exception_handler(log_loop_error)
        async with opened(settings, world) as server:
            app.state.server = server
            yield

    return Litestar(
        route_handlers=[health.health, health.ready, health.prometheus],
        lifespan=[running],
        dependencies={"server": Provide(provide_server, sync_to_thread=False)},
        exception_handlers={GameError: refuse},
        middleware=[Requests(settings, world)],
        after_exception=[log_failure],
        logging_config=None,
    )
