"""Results: how a match ended, everybody's part in it, and ratings."""

from __future__ import annotations

from typing import Any

import msgspec
from openskill.models import PlackettLuce
from sqlalchemy import bindparam, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from noripan.server.accounts.deletion import forget_who_left, how_many_left
from noripan.server.context import Server
from noripan.server.store.schema import RATINGS, RESULTS, TABLES
from noripan.server.tables.info import SeatInfo, TableInfo, read_table
from noripan.server.tables.state import TableState

MODEL = PlackettLuce()
END = (  # made once: SQLAlchemy takes longer to build a statement than SQLite to follow it
    update(TABLES)
    .where(TABLES.c.id == bindparam("table"), TABLES.c.status == "playing")
    .values(status="over", scores=bindparam("found"), winners=bindparam("best"), ended_at=bindparam("now"))
    .returning(how_many_left(bindparam("table")).label("left"))
)


async def finish(server: Server, info: TableInfo, state: TableState) -> TableInfo:
    """Write down how a match ended; only the first process to do so does. The table as it is now."""
    match, now = state.match, server.environment.now()
    scores, winners = match.scores(), match.winners()
    async with server.engine.begin() as connection:
        how = {"table": info.id, "found": scores, "best": winners, "now": now}
        ended = (await connection.execute(END, how)).one_or_none()
        if ended is None:
            return await read_table(connection, info.id)
        if info.origin is None:
            await write_results(connection, info, state, now)
        if ended.left:
            await forget_who_left(connection, info.id)
            return await read_table(connection, info.id)
    return msgspec.structs.replace(info, status="over", scores=scores, winners=winners, ended_at=now)


async def write_results(connection: AsyncConnection, info: TableInfo, state: TableState, now: int) -> None:
    changes = await rate(connection, info, state.match.winners(), state.gone) if info.rated else {}
    rows = result_rows(info, state, now)
    for row, seat in zip(rows, info.seats, strict=True):
        row["rating_change"] = changes.get(player_of(seat))
    await connection.execute(insert(RESULTS), rows)


def result_rows(info: TableInfo, state: TableState, now: int) -> list[dict[str, Any]]:
    """Everybody's row."""
    scores, winners = state.match.scores(), state.match.winners()
    return [
        {
            "table": info.id,
            "seat": number,
            "game": info.game,
            "person": seat.person,
            "level": seat.level,
            "score": scores[number],
            "share": 1 / len(winners) if number in winners else 0.0,
            "covered": state.covered[number],
            "moves": state.moved[number],
            "ended_at": now,
        }
        for number, seat in enumerate(info.seats)
    ]


OWN_BOT = "bot "  # before its level


def player_of(seat: SeatInfo) -> str:
    """Whose rating it is: a person's, or that of a bot's level."""
    return seat.person or f"{OWN_BOT}{seat.level}"


async def rate(connection: AsyncConnection, info: TableInfo, winners: list[int], gone: set[int]) -> dict[str, float]:
    """Winners before the others, and those before who is gone, for it was a bot that won or lost there. Bots of one level
    share a rating, so a match of a bot with itself says nothing. By how much every player's rating changes."""
    players = [player_of(seat) for seat in info.seats]
    names = sorted(set(players))
    if len(names) < 2:
        return {}
    rows = await connection.execute(
        select(RATINGS).where(RATINGS.c.game == info.game, RATINGS.c.player.in_(names)).with_for_update()
    )
    known = {row.player: row for row in rows}
    before = {
        name: MODEL.rating(mu=known[name].mu, sigma=known[name].sigma) if name in known else MODEL.rating() for name in names
    }
    places = [2.0 if seat in gone else 0.0 if seat in winners else 1.0 for seat in range(len(players))]
    ranks = [min(place for place, player in zip(places, players, strict=True) if player == name) for name in names]
    rated = MODEL.rate([[before[name]] for name in names], ranks=ranks)
    for name, team in zip(names, rated, strict=True):
        new = {"mu": team[0].mu, "sigma": team[0].sigma, "matches": (known[name].matches if name in known else 0) + 1}
        at = RATINGS.c.player == name, RATINGS.c.game == info.game
        statement = update(RATINGS).where(*at) if name in known else insert(RATINGS).values(player=name, game=info.game)
        await connection.execute(statement.values(**new))
    return {name: team[0].mu - before[name].mu for name, team in zip(names, rated, strict=True)}
