"""The application: routes, errors as JSON, and what begins and ends with the process."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from importlib.metadata import version

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from noripan.server.api.people import PEOPLE_ROUTES
from noripan.server.api.records import RECORD_ROUTES
from noripan.server.api.tables import TablesController
from noripan.server.context import Server
from noripan.server.keys import secret_key
from noripan.server.live.hall import Hall
from noripan.server.live.sockets import converse
from noripan.server.outside import Outside
from noripan.server.people.signed_in import provide_human, provide_person
from noripan.server.refusals import HANDLERS, WAYS_TO_SIGN_IN, DocumentRoutes
from noripan.server.security import BODY_BYTES, add_headers, guard_origin, guard_rates
from noripan.server.settings import Settings
from noripan.server.store import workers
from noripan.server.store.channels import channels_for
from noripan.server.store.database import address_of, open_database, prepare
from noripan.server.store.journals import journal_for

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


@asynccontextmanager
async def opened(settings: Settings, outside: Outside) -> AsyncIterator[Server]:
    """Everything that a process needs, from the database up, and closed again in the opposite order."""
    async with AsyncExitStack() as stack:
        url = address_of(settings)
        database = open_database(url)
        stack.push_async_callback(database.dispose)
        await prepare(database)
        journal = journal_for(url)
        await journal.open()
        stack.push_async_callback(journal.close)
        channels = channels_for(settings)
        await channels.on_startup()
        stack.push_async_callback(channels.on_shutdown)
        server = Server(settings, outside, secret_key(settings.data), outside.token(8), database, journal, channels)
        await workers.beat(database, server.worker, outside.now())
        beating = asyncio.create_task(workers.beat_for_ever(database, server.worker, outside))
        stack.push_async_callback(workers.leave, database, server.worker)
        stack.callback(beating.cancel)
        yield server


def create_app(settings: Settings, outside: Outside | None = None) -> Litestar:
    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        async with opened(settings, outside or Outside()) as server:
            hall = Hall(server)
            app.state.server, app.state.hall = server, hall
            await hall.open()
            try:
                yield
            finally:
                await hall.close()

    return Litestar(
        route_handlers=[*PEOPLE_ROUTES, TablesController, *RECORD_ROUTES, converse],
        lifespan=[running],
        state=State({"settings": settings}),
        dependencies={
            "server": Provide(provide_server, sync_to_thread=False),
            "hall": Provide(provide_hall, sync_to_thread=False),
            "person": Provide(provide_person),
            "human": Provide(provide_human),
        },
        guards=[guard_rates, guard_origin],
        before_send=[add_headers],
        exception_handlers=HANDLERS,
        request_max_body_size=BODY_BYTES,
        plugins=[DocumentRoutes()],
        openapi_config=OPENAPI,
    )
