"""What remains of matches over HTTP: records, replays, people's results, ratings."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Annotated, Any

import msgspec
from litestar import get
from litestar.di import NamedDependency
from litestar.params import Parameter
from sqlalchemy import ColumnElement, and_, exists, func, or_, select

from noripan.core.events import Words
from noripan.core.game import View
from noripan.core.library import find
from noripan.core.match import load
from noripan.core.replay import walk
from noripan.protocol.messages import Event
from noripan.protocol.record import TableRecord
from noripan.server.accounts.person import Person, PersonId
from noripan.server.context import Server
from noripan.server.errors import Conflict, NotAllowed, NotFound, Refused
from noripan.server.http.routes.tables import BeforeQuery, GameQuery, InvitationQuery, TableIdPath, follows
from noripan.server.store.schema import PEOPLE, RATINGS, RESULTS, SEATS, TABLES
from noripan.server.tables.info import TableInfo, read_table, read_tables
from noripan.server.tables.record import record_of
from noripan.server.tables.results import OWN_BOT

MOST_STEPS = 100
RANKED = 100
MOST_MATCHES = 50

Eyes = Annotated[int | None, Parameter(ge=0, le=7, description="Through whose eyes; all cards open if left out")]
GameName = Annotated[str, Parameter(max_length=40)]


class StepShown(msgspec.Struct):
    """The table after `step` moves, as this seat saw it, or with all cards open."""

    step: int
    seat: int | None  # who moved
    move: str | None
    view: View
    events: list[Event]


class ReplayShown(msgspec.Struct):
    table: str
    steps: int
    shown: list[StepShown]


class StepWords(msgspec.Struct):
    """A step for the ears: how the table stands then."""

    step: int
    board: list[Words]


class GameResults(msgspec.Struct):
    game: str
    matches: int
    won: float  # victories, shared ones in part
    best: int | None
    rating: float | None
    uncertainty: float | None


class Profile(msgspec.Struct):
    person: str
    name: str
    bot: bool
    since: int
    games: list[GameResults]


class Opponent(msgspec.Struct):
    """Somebody in a match that is over: a person (by name, if they still exist), or a bot of a level."""

    person: str | None
    name: str | None
    level: str | None
    bot: bool
    score: int
    won: bool


class PlayedMatch(msgspec.Struct):
    """A match played to its end, as one of its seats looks back on it."""

    table: str
    game: str
    ended_at: int
    rated: bool
    seat: int
    seats: list[Opponent]
    rating_change: float | None


class Ranked(msgspec.Struct):
    player: str  # a person's id, or "bot" and its level
    name: str | None
    bot: bool
    rating: float
    uncertainty: float
    matches: int


async def finished(server: Server, person: Person, table_id: str, invitation: str | None) -> TableInfo:
    """A table whose match is over, if this person may look at it."""
    async with server.engine.connect() as connection:
        info = await read_table(connection, table_id)
    if info.seat_of(person.id) is None and not info.may_watch(person.id, invitation):
        raise NotAllowed("by_invitation_only")
    if info.status not in ("over", "closed") or info.seed is None:
        raise Conflict("match_not_over")
    return info


async def written(server: Server, info: TableInfo) -> TableRecord:
    return record_of(info, await server.journal.read(info.id))


@get("/api/tables/{table_id:str}/record", tags=["records"])
async def record(
    server: NamedDependency[Server],
    person: NamedDependency[Person],
    table_id: TableIdPath,
    invitation: InvitationQuery = None,
) -> TableRecord:
    """All that happened, with the server's secret: `noripan verify` checks it."""
    return await written(server, await finished(server, person, table_id, invitation))


@get("/api/tables/{table_id:str}/replay", tags=["records"], opt={"rate": "replay"})
async def replay(
    server: NamedDependency[Server],
    person: NamedDependency[Person],
    table_id: TableIdPath,
    seat: Eyes = None,
    first: Annotated[int, Parameter(ge=0, le=100_000)] = 0,
    count: Annotated[int, Parameter(ge=1, le=MOST_STEPS)] = MOST_STEPS,
    invitation: InvitationQuery = None,
) -> ReplayShown:
    """The match again, step by step."""
    info = await finished(server, person, table_id, invitation)
    kept = await written(server, info)
    shown = list(islice(steps_of(kept.match, seen_by(info, seat), first), count))
    return ReplayShown(table_id, len(kept.match["moves"]), shown)


@get("/api/tables/{table_id:str}/replay/{step:int}/words", tags=["records"], opt={"rate": "replay"})
async def replay_words(
    server: NamedDependency[Server],
    person: NamedDependency[Person],
    table_id: TableIdPath,
    step: Annotated[int, Parameter(ge=0, le=100_000)],
    seat: Eyes = None,
    invitation: InvitationQuery = None,
) -> StepWords:
    """One step of it in words."""
    info = await finished(server, person, table_id, invitation)
    kept = await written(server, info)
    if step > len(kept.match["moves"]):
        raise Refused("bad_field", field="step")
    shown = next(steps_of(kept.match, seen_by(info, seat), step))
    kind = find(info.game)
    return StepWords(step, kind.in_words(shown.view))


def seen_by(info: TableInfo, seat: int | None) -> int | None:
    if seat is not None and seat >= info.players:
        raise Refused("bad_seat", last=info.players - 1)
    return seat


def steps_of(kept: dict[str, Any], seat: int | None, first: int) -> Iterator[StepShown]:
    """The steps from `first` on as one seat saw them, or with all cards open."""
    for step in walk(load({**kept, "moves": []}, find), kept["moves"], first):
        yield StepShown(step.number, step.seat, step.move_seen_by(seat), step.view(seat), step.shown(seat))


@get("/api/tables/{table_id:str}/rating-changes", tags=["records"])
async def rating_changes(
    server: NamedDependency[Server],
    person: NamedDependency[Person],
    table_id: TableIdPath,
    invitation: InvitationQuery = None,
) -> list[float | None]:
    """What a match did to the rating of each seat; nothing for a seat whose rating it did not change."""
    info = await finished(server, person, table_id, invitation)
    wanted = select(RESULTS.c.seat, RESULTS.c.rating_change).where(RESULTS.c.table == info.id)
    async with server.engine.connect() as connection:
        changes = {row.seat: row.rating_change for row in await connection.execute(wanted)}
    return [changes.get(seat) for seat in range(info.players)]


@get("/api/people/{who:str}", tags=["records"])
async def profile(server: NamedDependency[Server], person: NamedDependency[Person], who: PersonId) -> Profile:
    """What somebody has played, and how they are rated."""
    async with server.engine.connect() as connection:
        found = (
            await connection.execute(select(PEOPLE).where(PEOPLE.c.id == who, PEOPLE.c.deleted_at.is_(None)))
        ).one_or_none()
        if found is None:
            raise NotFound("no_such_person")
        played = await connection.execute(
            select(RESULTS.c.game, func.count(), func.sum(RESULTS.c.share), func.max(RESULTS.c.score))
            .where(RESULTS.c.person == who)
            .group_by(RESULTS.c.game)
            .order_by(RESULTS.c.game)
        )
        results = played.all()
        rated = await connection.execute(select(RATINGS).where(RATINGS.c.player == who))
        ratings = {row.game: row for row in rated}
    games = [
        GameResults(
            game, matches, won, best, ratings[game].mu if game in ratings else None,
            ratings[game].sigma if game in ratings else None,
        )
        for game, matches, won, best in results
    ]  # fmt: skip
    return Profile(who, found.name, found.bot_of is not None, found.created_at, games)


@get("/api/people/{who:str}/matches", tags=["records"])
async def matches(
    server: NamedDependency[Server],
    person: NamedDependency[Person],
    who: PersonId,
    game: GameQuery = None,
    before: BeforeQuery = None,
    count: Annotated[int, Parameter(ge=1, le=MOST_MATCHES)] = MOST_MATCHES,
) -> list[PlayedMatch]:
    """What somebody has played to its end and the one who asks may look at, newest first.
    The next ones come with the table of the last as `before`."""
    wanted = select(RESULTS.c.table, RESULTS.c.seat, RESULTS.c.rating_change).join(TABLES)
    wanted = wanted.where(RESULTS.c.person == who, may_look_back(person))
    if game is not None:
        wanted = wanted.where(RESULTS.c.game == game)
    place = (RESULTS.c.ended_at, RESULTS.c.table)
    if before is not None:
        last = select(*place).where(RESULTS.c.table == before, RESULTS.c.person == who)
        wanted = wanted.where(await follows(server, place, last.limit(1)))
    async with server.engine.connect() as connection:
        rows = (await connection.execute(wanted.order_by(*(part.desc() for part in place)).limit(count))).all()
        tables = await read_tables(connection, [row.table for row in rows])
    return [played(info, row.seat, row.rating_change) for info, row in zip(tables, rows, strict=True)]


def may_look_back(person: Person) -> ColumnElement[bool]:
    """A match at a private table, or one without spectators, is known to those alone who sat there."""
    sat = exists().where(SEATS.c.table == TABLES.c.id, SEATS.c.person == person.id)
    return or_(and_(TABLES.c.public, TABLES.c.spectators), sat)


def played(info: TableInfo, seat: int, rating_change: float | None) -> PlayedMatch:
    scores, winners = info.scores or [], info.winners or []
    seats = [
        Opponent(one.person, one.name, one.level, one.bot, score, number in winners)
        for number, (one, score) in enumerate(zip(info.seats, scores, strict=True))
    ]
    return PlayedMatch(info.id, info.game, info.ended_at or 0, info.rated, seat, seats, rating_change)


@get("/api/ratings/{game:str}", tags=["records"])
async def ranking(server: NamedDependency[Server], game: GameName) -> list[Ranked]:
    """The best of a game, people and bots, by what is certain of their rating."""
    find(game)
    async with server.engine.connect() as connection:
        rows = await connection.execute(
            select(RATINGS, PEOPLE.c.name, PEOPLE.c.bot_of)
            .join_from(RATINGS, PEOPLE, RATINGS.c.player == PEOPLE.c.id, isouter=True)
            .where(RATINGS.c.game == game)
            .order_by((RATINGS.c.mu - 2 * RATINGS.c.sigma).desc())
            .limit(RANKED)
        )
        return [
            Ranked(
                row.player,
                row.name,
                row.player.startswith(OWN_BOT) or row.bot_of is not None,
                row.mu,
                row.sigma,
                row.matches,
            )
            for row in rows
        ]


RECORD_ROUTES = [record, replay, replay_words, rating_changes, profile, matches, ranking]
