"""What remains of matches over HTTP: records, replays, people's results, ratings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Annotated, Any

import msgspec
from litestar import get
from litestar.di import NamedDependency
from litestar.params import Parameter
from sqlalchemy import func, select

from noripan.core.facts import Words
from noripan.core.library import find
from noripan.core.match import load
from noripan.server.api.tables import Invitation, Name
from noripan.server.context import Server
from noripan.server.errors import Conflict, NotAllowed, NotFound, Refused
from noripan.server.people.person import Person
from noripan.server.record import TableRecord, record_of
from noripan.server.results import OWN_BOT
from noripan.server.schema import PEOPLE, RATINGS, RESULTS
from noripan.server.tables import TableInfo, read_table

MOST_STEPS = 100
RANKED = 100

PersonId = Annotated[str, Parameter(pattern="^[0-9a-f]{32}$")]
Eyes = Annotated[int | None, Parameter(ge=0, le=7, description="Through whose eyes; all cards open if left out")]
GameName = Annotated[str, Parameter(max_length=40)]


class Step(msgspec.Struct):
    """The table after so many moves: what this seat (or everybody, with all cards open) saw then."""

    step: int
    seat: int | None  # who moved
    move: str | None
    view: Mapping[str, Any]
    facts: list[Mapping[str, Any]]


class Replay(msgspec.Struct):
    table: str
    steps: int
    shown: list[Step]


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


class Ranked(msgspec.Struct):
    player: str  # a person's id, or "bot" and its level
    name: str | None
    bot: bool
    rating: float
    uncertainty: float
    matches: int


async def finished(server: Server, person: Person, name: str, invitation: str | None) -> TableInfo:
    """A table whose match is over, if this person may look at it."""
    async with server.engine.connect() as connection:
        info = await read_table(connection, name)
    if info.seat_of(person.id) is None and not info.may_watch(person.id, invitation):
        raise NotAllowed("by_invitation_only")
    if info.status not in ("over", "closed") or info.seed is None:
        raise Conflict("match_not_over")
    return info


async def written(server: Server, info: TableInfo) -> TableRecord:
    entries = await server.journal.read(info.id)
    match = info.new_match().save() | {"moves": [move for entry in entries for move in entry.moves]}
    return record_of(info, match, entries)


@get("/api/tables/{name:str}/record", tags=["records"])
async def record(
    server: NamedDependency[Server], person: NamedDependency[Person], name: Name, invitation: Invitation = None
) -> TableRecord:
    """All that happened, with the server's secret: `noripan verify` checks it."""
    return await written(server, await finished(server, person, name, invitation))


@get("/api/tables/{name:str}/replay", tags=["records"])
async def replay(
    server: NamedDependency[Server],
    person: NamedDependency[Person],
    name: Name,
    seat: Eyes = None,
    first: Annotated[int, Parameter(ge=0, le=100_000)] = 0,
    count: Annotated[int, Parameter(ge=1, le=MOST_STEPS)] = MOST_STEPS,
    invitation: Invitation = None,
) -> Replay:
    """The match again, step by step."""
    info = await finished(server, person, name, invitation)
    kept = await written(server, info)
    shown = list(islice(steps_of(kept.match, seen_by(info, seat), first), count))
    return Replay(name, len(kept.match["moves"]), shown)


@get("/api/tables/{name:str}/replay/{step:int}/words", tags=["records"])
async def replay_words(
    server: NamedDependency[Server],
    person: NamedDependency[Person],
    name: Name,
    step: Annotated[int, Parameter(ge=0, le=100_000)],
    seat: Eyes = None,
    invitation: Invitation = None,
) -> StepWords:
    """One step of it in words."""
    info = await finished(server, person, name, invitation)
    kept = await written(server, info)
    if step > len(kept.match["moves"]):
        raise Refused("bad_field", field="step")
    shown = next(steps_of(kept.match, seen_by(info, seat), step))
    kind = find(info.game)
    return StepWords(step, (kind.spoken or kind.board)(shown.view))


def seen_by(info: TableInfo, seat: int | None) -> int | None:
    if seat is not None and seat >= info.players:
        raise Refused("bad_seat", players=info.players)
    return seat


def steps_of(kept: dict[str, Any], seat: int | None, first: int) -> Iterator[Step]:
    """The steps from a certain one on, each with what its own move told."""
    moves = kept["moves"]
    start = max(0, first - 1)  # the move that leads to the first step is told with it
    match = load({**kept, "moves": moves[:start]}, find)
    mover, move, told = None, None, len(match.shown[seat])
    for step in range(start, len(moves) + 1):
        if step > start:
            mover, move = match.to_move, moves[step - 1]
            match.play(move)
        if step >= first:
            yield Step(step, mover, move, match.truth() if seat is None else match.view(seat), match.shown[seat][told:])
        told = len(match.shown[seat])


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


RECORD_ROUTES = [record, replay, replay_words, profile, ranking]
