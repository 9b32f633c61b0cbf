"""Matches that are over, and their reviews, on a live server."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from noripan.server.store.database import Database, open_database
from support.eventually import eventually_async
from support.live_server import LiveServer
from support.visitor import Visitor

GAME = "sixteen"
QUICK: dict[str, Any] = {"reviews": "quick"}


@asynccontextmanager
async def finished(house: LiveServer, **more: Any) -> AsyncIterator[tuple[str, list[Visitor]]]:
    """A match of two people that is over."""
    async with house.table(GAME, **more) as (table, people):
        await asyncio.gather(*(visitor.play_to_the_end(table) for visitor in people))
        await eventually_async(lambda: is_over(people[0], table), "the match to be over")
        yield table, people


async def is_over(visitor: Visitor, table: str) -> bool:
    return bool((await visitor.get(f"/api/tables/{table}"))["table"]["status"] == "over")


async def reviewed(visitor: Visitor, table: str) -> dict[str, Any]:
    async def look() -> dict[str, Any] | None:
        found: dict[str, Any] = await visitor.get(f"/api/tables/{table}/review")
        assert found["state"] != "failed"
        return found["review"]

    return await eventually_async(look, "the review", pause=lambda: asyncio.sleep(0.2))


@asynccontextmanager
async def opened(house: LiveServer) -> AsyncIterator[Database]:
    """The server's database, for the loop of the test."""
    database = open_database(house.app.state.server.engine.url)
    yield database
    await database.dispose()


async def refusal(visitor: Visitor, method: str, path: str, data: object = None) -> tuple[int, str]:
    answer = await visitor.http.request(method, path, json=data)
    return answer.status_code, answer.json()["error"]
