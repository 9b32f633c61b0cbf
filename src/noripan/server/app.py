"""The application: routes, errors as JSON, and what begins and ends with the process."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.di import Provide

from noripan.core.errors import GameError
from noripan.server.context import Server
from noripan.server.errors import Refused
from noripan.server.outside import Outside
from noripan.server.settings import Settings


def refuse(request: Request[Any, Any, Any], error: GameError) -> Response[dict[str, object]]:
    status = error.status if isinstance(error, Refused) else 400
    return Response({"error": error.code, "facts": error.facts}, status_code=status)


def provide_server(state: State) -> Server:
    server: Server = state.server
    return server


def create_app(settings: Settings, outside: Outside | None = None) -> Litestar:
    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        yield

    return Litestar(
        route_handlers=[],
        lifespan=[running],
        dependencies={"server": Provide(provide_server, sync_to_thread=False)},
        exception_handlers={GameError: refuse},
    )
