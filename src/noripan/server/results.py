"""Results: how a match ended, everybody's part in it, and ratings."""

from __future__ import annotations

from typing import Any

import msgspec
from openskill.models import PlackettLuce
from sqlalchemy import bindparam, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from noripan.server.context import Server
from noripan.server.live.standing import Standing
from noripan.server.people.leaving import forget_who_left, how_many_left
from noripan.server.schema import RATINGS, RESULTS, TABLES
from noripan.server.tables import Seat, TableInfo, read_table

MODEL = PlackettLuce()
END = (  # made once: SQLAlchemy takes longer to build a statement than SQLite to follow it
    update(TABLES)
    .where(TABLES.c.id == bindparam("table"), TABLES.c.status == "playing")
    .values(status="over", scores=bindparam("found"), winners=bindparam("best"), ended_at=bindparam("now"))
    .returning(how_many_left(bindparam("table")).label("left"))
)


async def finish(server: Server, info: TableInfo, standing: Standing) -> TableInfo:
    """Write down how a match ended; only the first process to do so does. The table as it is now."""
    match, now = standing.match, server.outside.now()
    scores, winners = match.scores(), match.winners()
    async with server.engine.begin() as connection:
        how = {"table": info.id, "found": scores, "best": winners, "now": now}
        ended = (await connection.execute(END, how)).one_or_none()
        if ended is None:
            return await read_table(connection, info.id)
        await connection.execute(insert(RESULTS), parts_of(info, standing, now))
        if info.rated:
            await rate(connection, info, winners)
        if ended.left:
            await forget_who_left(connection, info.id)
            return await read_table(connection, info.id)
    return msgspec.structs.replace(info, status="over", scores=scores, winners=winners, ended_at=now)


def parts_of(info: TableInfo, standing: Standing, now: int) -> list[dict[str, Any]]:
    """Everybody's row."""
    scores, winners = standing.match.scores(), standing.match.winners()
    return [
        {
            "table": info.id,
            "seat": number,
            "game": info.game,
            "person": seat.person,
            "level": seat.level,
            "score": scores[number],
            "share": 1 / len(winners) if number in winners else 0.0,
            "covered": standing.covered[number],
            "moves": standing.moved[number],
            "ended_at": now,
        }
        for number, seat in enumerate(info.seats)
    ]


OWN_BOT = "bot "  # before its level


def player_of(seat: Seat) -> str:
    """Whose rating it is: a person's, or that of a bot's level."""
    return seat.person or f"{OWN_BOT}{seat.level}"


async def rate(connection: AsyncConnection, info: TableInfo, winners: list[int]) -> None:
    """Winners before all others; bots of one level share a rating, so a match of a bot with itself says nothing."""
    players = [player_of(seat) for seat in info.seats]
    names = sorted(set(players))
    if len(names) < 2:
        return
    rows = await connection.execute(
        select(RATINGS).where(RATINGS.c.game == info.game, RATINGS.c.player.in_(names)).with_for_update()
    )
    known = {row.player: row for row in rows}
    before = {
        name: MODEL.rating(mu=known[name].mu, sigma=known[name].sigma) if name in known else MODEL.rating() for name in names
    }
    won = [any(players[seat] == name for seat in winners) for name in names]
    rated = MODEL.rate([[before[name]] for name in names], ranks=[0.0 if one else 1.0 for one in won])
    for name, team in zip(names, rated, strict=True):
        new = {"mu": team[0].mu, "sigma": team[0].sigma, "matches": (known[name].matches if name in known else 0) + 1}
        at = RATINGS.c.player == name, RATINGS.c.game == info.game
        statement = update(RATINGS).where(*at) if name in known else insert(RATINGS).values(player=name, game=info.game)
        await connection.execute(statement.values(**new))
