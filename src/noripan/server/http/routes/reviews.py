"""Reviews of finished matches over HTTP, and what they say of somebody over many matches."""

from __future__ import annotations

import msgspec
from litestar import get, post
from litestar.di import NamedDependency

from noripan.server.accounts.person import Person, PersonId
from noripan.server.context import Server
from noripan.server.http.routes.records import finished, may_look_back
from noripan.server.http.routes.tables import InvitationQuery, TableIdPath
from noripan.server.reviews import queue
from noripan.server.reviews.maker import ReviewMaker
from noripan.server.reviews.queue import ReviewRow
from noripan.server.reviews.shown import ReviewData, ReviewShown
from noripan.server.reviews.statistics import Statistics, statistics_of


@post("/api/tables/{table_id:str}/review", tags=["records"], opt={"rate": "review"}, status_code=200)
async def ask_for_review(
    server: NamedDependency[Server],
    reviews: NamedDependency[ReviewMaker],
    person: NamedDependency[Person],
    table_id: TableIdPath,
    invitation: InvitationQuery = None,
) -> ReviewShown:
    """Have a match reviewed that is over. Whoever may see its record may ask; it is made once and kept."""
    info = await finished(server, person, table_id, invitation)
    await reviews.ask(info)
    return await shown(server, table_id)


@get("/api/tables/{table_id:str}/review", tags=["records"])
async def review(
    server: NamedDependency[Server],
    person: NamedDependency[Person],
    table_id: TableIdPath,
    invitation: InvitationQuery = None,
) -> ReviewShown:
    """How far the review of a match is, and the review once it is done."""
    await finished(server, person, table_id, invitation)
    return await shown(server, table_id)


async def shown(server: Server, table: str) -> ReviewShown:
    now = server.environment.now()
    async with server.engine.connect() as connection:
        row = await queue.read(connection, table)
        ahead = 0 if row is None else await queue.count_waiting(connection, now, row.asked_at)
    return ReviewShown(table, "none") if row is None else of_row(table, row, ahead, now)


def of_row(table: str, row: ReviewRow, ahead: int, now: int) -> ReviewShown:
    if row.data is not None:
        return ReviewShown(table, "done", review=msgspec.json.decode(queue.unpacked(row.data), type=ReviewData))
    if row.ended_at is not None:
        return ReviewShown(table, "failed")
    if row.lease_until is None or row.lease_until <= now:
        return ReviewShown(table, "waiting", ahead)
    return ReviewShown(table, "making", 0, row.done, row.steps)


@get("/api/people/{who:str}/statistics", tags=["records"])
async def statistics(server: NamedDependency[Server], person: NamedDependency[Person], who: PersonId) -> list[Statistics]:
    """What reviews say of how somebody plays, game by game, from the matches that the one who asks may look at."""
    async with server.engine.connect() as connection:
        return await statistics_of(connection, who, may_look_back(person))


REVIEW_ROUTES = [ask_for_review, review, statistics]
