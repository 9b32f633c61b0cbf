"""The application: routes, errors as JSON, and what begins and ends with the process."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from noripan.server.api.health import HEALTH_ROUTES
from noripan.server.api.people import PEOPLE_ROUTES
from noripan.server.api.records import RECORD_ROUTES
from noripan.server.api.tables import TablesController
from noripan.server.context import Server
from noripan.server.live.hall import Hall
from noripan.server.live.sockets import converse
from noripan.server.logs import log_loop_error
from noripan.server.opening import opened
from noripan.server.outside import Outside
from noripan.server.people.signed_in import provide_human, provide_person
from noripan.server.refusals import HANDLERS, WAYS_TO_SIGN_IN, DocumentRoutes
from noripan.server.requests import Requests, log_failure
from noripan.server.security import BODY_BYTES, add_headers, guard_origin, guard_rates, guard_text
from noripan.server.settings import Settings
from noripan.server.web import WEB_ROUTES

OPENAPI = OpenAPIConfig(
    title="Noripan",
    version=version("noripan"),
    path="/api/schema",
    render_plugins=[JsonRenderPlugin()],
    components=WAYS_TO_SIGN_IN,
)


def provide_server(state: State) -> Server:
    server: Server = state.server
    return server


def provide_hall(state: State) -> Hall:
    hall: Hall = state.hall
    return hall


def create_app(settings: Settings, outside: Outside | None = None) -> Litestar:
    world = outside or Outside()

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        asyncio.get_running_loop().set_exception_handler(log_loop_error)
        async with opened(settings, world) as server:
            hall = Hall(server)
            app.state.server, app.state.hall = server, hall
            await hall.open()
            try:
                yield
            finally:
                await hall.close()

    return Litestar(
        route_handlers=[*HEALTH_ROUTES, *PEOPLE_ROUTES, TablesController, *RECORD_ROUTES, converse, *WEB_ROUTES],
        lifespan=[running],
        state=State({"settings": settings}),
        dependencies={
            "server": Provide(provide_server, sync_to_thread=False),
            "hall": Provide(provide_hall, sync_to_thread=False),
            "person": Provide(provide_person),
            "human": Provide(provide_human),
        },
        guards=[guard_rates, guard_origin, guard_text],
        before_send=[add_headers],
        exception_handlers=HANDLERS,
        request_max_body_size=BODY_BYTES,
        plugins=[DocumentRoutes()],
        openapi_config=OPENAPI,
        middleware=[Requests(settings, world)],
        after_exception=[log_failure],
        logging_config=None,
    )
