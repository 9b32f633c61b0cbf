"""Matches at the point where the next move asks several seats in secret, put into a database as if played there."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from sqlalchemy.ext.asyncio import AsyncConnection

import noripan
from noripan.core.rng import Rng
from noripan.protocol.clocks import NoClock
from noripan.server.store.journal import Entry, to_row
from noripan.server.store.schema import JOURNAL, SEATS, TABLES
from noripan.server.tables.state import TableState, declining
from support.services import a_table

GAME, PLAYERS = "iota", 4
LONGEST = 30  # moves


@dataclass(frozen=True)
class Position:
    """`moves` have been played; after `asking` by `mover`, each of `asked` can answer with these moves, in this order."""

    seed: str
    moves: tuple[tuple[int, str], ...]
    mover: int
    asking: str
    asked: tuple[tuple[int, tuple[str, ...]], ...]
    decline: str


@cache
def positions(count: int) -> tuple[Position, ...]:
    found: list[Position] = []
    number = 0
    while len(found) < count:
        position = _position(f"asked {number}")
        number += 1
        if position is not None:
            found.append(position)
    return tuple(found)


def _position(seed: str) -> Position | None:
    match, chance = noripan.new(GAME, PLAYERS, seed), Rng.seeded(seed)
    moves: list[tuple[int, str]] = []
    while not match.is_over and len(moves) < LONGEST:
        mover, possible = match.to_move or 0, match.moves()
        move = possible[chance.choose(len(possible))]
        before = match.state.is_secret()
        match.play(move)
        asked = TableState(match, NoClock()).questions() if match.state.is_secret() and not before else []
        if len({seat for seat, _ in asked}) > 1:
            answers = tuple((seat, tuple(world.moves())) for seat, world in asked)
            return Position(seed, tuple(moves), mover, move, answers, declining(match))
        moves.append((mover, move))
    return None


async def begin(connection: AsyncConnection, table: str, position: Position, people: list[str], worker: str) -> None:
    """A table in play at this position; `worker` wrote its journal."""
    options = noripan.games()[GAME].settle_options(PLAYERS, {})
    more = {
        "game": GAME,
        "players": PLAYERS,
        "options": options,
        "host": people[0],
        "clock": {"kind": "none"},
        "secret": "0" * 64,
    }
    await connection.execute(TABLES.insert().values(**{**a_table(table), **more, "seed": position.seed}))
    seats = [{"table": table, "seat": seat, "person": person, "random": "0" * 32} for seat, person in enumerate(people)]
    await connection.execute(SEATS.insert(), seats)
    names = ("table", "seq", "kind", "seat", "moves", "act", "worker", "at")
    rows = [dict(zip(names, to_row(entry), strict=True)) for entry in journal_of(table, position, worker)]
    await connection.execute(JOURNAL.insert(), rows)


def journal_of(table: str, position: Position, worker: str) -> list[Entry]:
    start = Entry(table=table, seq=0, kind="start", worker=worker, at=0)
    moves = [
        Entry(table=table, seq=number, kind="move", worker=worker, at=0, seat=seat, moves=(move,))
        for number, (seat, move) in enumerate(position.moves, 1)
    ]
    return [start, *moves]
