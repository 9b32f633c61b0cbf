"""No leak at the wire: in two matches that differ only in what a seat does not know, the server sends it the same bytes."""

from __future__ import annotations

import asyncio
import hashlib
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from support.live_server import LiveServer, run
from support.visitor import Visitor

import noripan
from noripan.core.deals import Deal
from noripan.core.match import Match
from noripan.core.rng import Rng
from noripan.server.environment import Environment

GAMES = sorted(noripan.games())
MOVES = 40


def twin_deals(game: str, players: int, seat: int, seed: int) -> tuple[Deal, Deal]:
    """Two deals that this seat cannot tell apart."""
    match = noripan.new(game, players, f"leak {seed}")
    deal = match.game.deal_of(match.state)
    other = match.game.deal_of(match.state.guess(seat, Rng.seeded(f"other {seed}")))
    assert json.dumps(deal) != json.dumps(other)
    return deal, other


def common_moves(game: str, players: int, seat: int, deals: tuple[Deal, Deal]) -> list[tuple[int, str]]:
    """Moves that are possible with both deals and show the seat and a spectator the same, however chance falls."""
    worlds = [noripan.new(game, players, f"chance {number}", deal=deal) for deal in deals for number in range(3)]
    moves: list[tuple[int, str]] = []
    while not worlds[0].is_over and len(moves) < MOVES and len({world.to_move for world in worlds}) == 1:
        for move in sorted(set.intersection(*(set(world.moves()) for world in worlds))):
            ahead = [played(world, move) for world in worlds]
            if all(len({json.dumps(world.frame(who)) for world in ahead}) == 1 for who in (seat, None)):
                moves.append((worlds[0].to_move or 0, move))
                worlds = ahead
                break
        else:
            break
    return moves


def played(match: Match, move: str) -> Match:
    twin = match.copy()
    twin.play(move)
    return twin


def seeded_environment() -> Environment:
    """The same ids, secrets and times in every run."""
    count = [0]

    def random_bytes(size: int) -> bytes:
        count[0] += 1
        return hashlib.shake_256(f"leak {count[0]}".encode()).digest(size)

    return Environment(now=lambda: 1_700_000_000_000, random_bytes=random_bytes)


async def recorded(
    folder: Path, game: str, players: int, deal: Deal, seat: int, moves: list[tuple[int, str]]
) -> tuple[list[str], list[str]]:
    """What the seat and a spectator receive while these moves are played."""
    file = folder / "leaks.db"
    async with LiveServer(folder, f"sqlite:///{file}", seeded_environment(), window_ms=50) as house:
        people = [await house.visitor(f"P{number}") for number in range(players)]
        watcher = await house.visitor("Watcher")
        made = await people[0].make_table(game, players)
        name = made["table"]["id"]
        for number, visitor in enumerate(people):
            await visitor.post(f"/api/tables/{name}/sit", {"random": f"{number:032x}", "seat": number})
        with sqlite3.connect(file) as connection:
            connection.execute("UPDATE tables SET deal = ? WHERE id = ?", (json.dumps(deal), name))
        connection.close()
        await people[0].post(f"/api/tables/{name}/start")
        for visitor in (*people, watcher):
            await joined(visitor, name)
        while (await people[seat].hear("table"))["watching"] != 1:
            pass  # who plays is told of a watcher some time later, which must not fall between different moves
        for mover, move in moves:
            await play(people, people[mover], name, move)
            await asyncio.gather(*(settle(visitor) for visitor in (people[seat], watcher)))
        for visitor in (people[seat], watcher):
            await settle(visitor)
        heard = people[seat].raw, watcher.raw
        for visitor in (*people, watcher):
            await visitor.close()
        return heard


async def joined(visitor: Visitor, table: str) -> dict[str, Any]:
    await visitor.join(table)
    return await visitor.hear("frame")


async def play(people: list[Visitor], visitor: Visitor, table: str, move: str) -> None:
    await settle(visitor)
    frame = await joined(visitor, table)
    await visitor.send(do="try", table=table, seq=frame["seq"], id="t", moves=[move])
    await visitor.hear("tried", "rejected")
    for other in people:
        if other is not visitor:
            await other.act(table, 10**6, move)
            await settle(other)
    await visitor.act(table, frame["seq"], move)
    answer = await visitor.hear("done", "noted", "rejected")
    assert answer["is"] != "rejected", answer


async def settle(visitor: Visitor) -> None:
    """Everything sent so far has arrived."""
    await visitor.send(do="ping", n=1)
    await visitor.hear("pong")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(2))
def test_a_seat_and_a_spectator_get_the_same_bytes_whatever_is_hidden(game: str, seed: int, tmp_path: Path) -> None:
    players = noripan.games()[game].seats[0] + seed
    seat = seed
    deals = twin_deals(game, players, seat, seed)
    moves = common_moves(game, players, seat, deals)
    assert moves, "no move is possible with both deals"

    async def compare() -> None:
        heard = []
        for number, deal in enumerate(deals):
            folder = tmp_path / str(number)
            folder.mkdir()
            heard.append(await recorded(folder, game, players, deal, seat, moves))
        assert heard[0][0] == heard[1][0]
        assert heard[0][1] == heard[1][1]
        assert len(heard[0][0]) > len(moves)

    run(compare)
