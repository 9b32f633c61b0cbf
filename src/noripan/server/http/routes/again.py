"""Again over HTTP: play on from any moment of a match that is over, or the same deal once more, against bots."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from sqlalchemy import insert

from noripan.core.library import find
from noripan.core.match import load
from noripan.core.replay import resume
from noripan.protocol.clocks import NoClock
from noripan.server.accounts.person import Person
from noripan.server.context import Server
from noripan.server.http.routes.records import finished, written
from noripan.server.http.routes.tables import (
    BotLevel,
    SeatNumber,
    TableIdPath,
    TableWithInvitation,
    checked_level,
    checked_seat,
    only_some_searching,
    shown,
)
from noripan.server.store.schema import SEATS, TABLES
from noripan.server.tables.code import new_code
from noripan.server.tables.info import SeatInfo, TableInfo
from noripan.server.tables.service import TableService


class PlayAgain(msgspec.Struct, forbid_unknown_fields=True):
    """From which moment: after so many moves, 0 for the same deal again. Bots take the other seats."""

    step: Annotated[int, msgspec.Meta(ge=0, le=100_000)] = 0
    seat: SeatNumber | None = None  # one's own of then, if left out; else the first
    level: BotLevel = "casual"
    invitation: Annotated[str, msgspec.Meta(max_length=32)] | None = None


@post("/api/tables/{table_id:str}/again", tags=["tables"], status_code=200, opt={"rate": "table tables_here"})
async def play_again(
    server: NamedDependency[Server],
    tables: NamedDependency[TableService],
    person: NamedDependency[Person],
    table_id: TableIdPath,
    data: JSONBody[PlayAgain],
) -> TableWithInvitation:
    """A new table where a match that is over goes on from one of its moments. It is private, for one person, never rated
    and counts for nobody, because its cards are known."""
    info = await finished(server, person, table_id, data.invitation)
    seat = checked_seat(info, info.seat_of(person.id) or 0 if data.seat is None else data.seat)
    level = checked_level(data.level)
    moves = resume(load((await written(server, info)).match, find), data.step).log
    async with server.engine.begin() as connection:
        await only_some_searching(server, connection, person, msgspec.structs.replace(info, seats=[SeatInfo(level=level)]))
        again = new_code(server.environment.random_bytes)
        now = server.environment.now()
        await connection.execute(
            insert(TABLES).values(
                id=again, game=info.game, players=info.players, options=info.options, deal=info.deal, public=False,
                invitation=new_code(server.environment.random_bytes), spectators=False, rated=False,
                clock=msgspec.to_builtins(NoClock()), host=person.id, status="playing",
                secret=server.environment.token(32), seed=info.seed, created_at=now, started_at=now,
                origin={"table": info.id, "moves": moves},
            )
        )  # fmt: skip
        await connection.execute(insert(SEATS), seats_of(info, again, seat, person, level))
    return shown((await tables.start(again)).info, person)


def seats_of(info: TableInfo, table_id: str, own: int, person: Person, level: str) -> list[dict[str, object]]:
    return [
        {
            "table": table_id,
            "seat": seat,
            "person": person.id if seat == own else None,
            "level": None if seat == own else level,
        }
        for seat in range(info.players)
    ]
