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

from noripan.server import metrics
from noripan.server.accounts.signed_in import provide_human, provide_person
from noripan.server.context import Server
from noripan.server.environment import Environment
from noripan.server.http.application import Application
from noripan.server.http.guards import BODY_BYTES, add_headers, guard_bans, guard_origin, guard_rates, guard_text
from noripan.server.http.refusals import HANDLERS, WAYS_TO_SIGN_IN, DocumentRoutes
from noripan.server.http.requests import Requests, log_failure
from noripan.server.http.routes.accounts import PEOPLE_ROUTES
from noripan.server.http.routes.again import play_again
from noripan.server.http.routes.codes import find_by_code
from noripan.server.http.routes.health import HEALTH_ROUTES
from noripan.server.http.routes.lessons import LESSON_ROUTES
from noripan.server.http.routes.mistakes import MISTAKE_ROUTES
from noripan.server.http.routes.operator import OPERATOR_ROUTES
from noripan.server.http.routes.puzzles import PUZZLE_ROUTES
from noripan.server.http.routes.records import RECORD_ROUTES
from noripan.server.http.routes.reviews import REVIEW_ROUTES
from noripan.server.http.routes.tables import TablesController
from noripan.server.http.static import WEB_ROUTES
from noripan.server.lifespan import open_server
from noripan.server.logs import log_loop_error
from noripan.server.reviews.maker import ReviewMaker
from noripan.server.settings import Settings
from noripan.server.sockets.session import converse
from noripan.server.tables.service import TableService

OPENAPI = OpenAPIConfig(
    title="Noripan",
    version=version("noripan"),
    path="/api/schema",
    render_plugins=[JsonRenderPlugin()],
    components=WAYS_TO_SIGN_IN,
    use_handler_docstrings=True,
)


def provide_server(state: State) -> Server:
    server: Server = state.server
    return server


def provide_tables(state: State) -> TableService:
    tables: TableService = state.tables
    return tables


def provide_reviews(state: State) -> ReviewMaker:
    reviews: ReviewMaker = state.reviews
    return reviews


def create_app(settings: Settings, environment: Environment | None = None) -> Litestar:
    world = environment or Environment()
    metrics.VERSION.labels(OPENAPI.version).set(1)

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        asyncio.get_running_loop().set_exception_handler(log_loop_error)
        async with open_server(settings, world) as server:
            tables = TableService(server)
            app.state.server, app.state.tables, app.state.reviews = server, tables, ReviewMaker(server)
            await tables.open()
            app.state.reviews.open()
            try:
                yield
            finally:
                await tables.close()

    return Application(
        route_handlers=[
            *HEALTH_ROUTES,
            *PEOPLE_ROUTES,
            TablesController,
            find_by_code,
            *RECORD_ROUTES,
            *REVIEW_ROUTES,
            *MISTAKE_ROUTES,
            play_again,
            *LESSON_ROUTES,
            *PUZZLE_ROUTES,
            *OPERATOR_ROUTES,
            converse,
            *WEB_ROUTES,
        ],
        lifespan=[running],
        state=State({"settings": settings}),
        dependencies={
            "server": Provide(provide_server, sync_to_thread=False),
            "tables": Provide(provide_tables, sync_to_thread=False),
            "reviews": Provide(provide_reviews, sync_to_thread=False),
            "person": Provide(provide_person),
            "human": Provide(provide_human),
        },
        guards=[guard_rates, guard_bans, guard_origin, guard_text],
        before_send=[add_headers],
        exception_handlers=HANDLERS,
        request_max_body_size=BODY_BYTES,
        plugins=[DocumentRoutes()],
        openapi_config=OPENAPI,
        middleware=[Requests(settings, world)],
        after_exception=[log_failure],
        logging_config=None,
    )
