"""No leak at the wire: in two matches that differ only in what a seat does not know, the server sends it the same bytes."""

from __future__ import annotations

import asyncio
import hashlib
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from running import Site, run
from visitor import Visitor

import noripan
from noripan.core.match import Match
from noripan.core.random import Rng
from noripan.server.outside import Outside

GAMES = sorted(noripan.games())
MOVES = 40


def twins(game: str, players: int, seat: int, seed: int) -> tuple[Match, Match]:
    """Two matches that this seat cannot tell apart, and the deals that make them."""
    match = noripan.new(game, players, f"leak {seed}")
    deal = match.kind.deal_of(match.state)
    other = match.kind.deal_of(match.state.guess(seat, Rng.seeded(f"other {seed}")))
    assert json.dumps(deal) != json.dumps(other)
    pair = noripan.new(game, players, "same", deal=deal), noripan.new(game, players, "same", deal=other)
    assert pair[0].view(seat) == pair[1].view(seat)
    return pair


def common_moves(one: Match, two: Match, seat: int, choices: Rng) -> list[tuple[int, str]]:
    """Moves that are possible in both and show the seat and a spectator the same, as far as they go."""
    moves: list[tuple[int, str]] = []
    while not one.over and len(moves) < MOVES and one.to_move == two.to_move:
        both = sorted(set(one.moves()) & set(two.moves()))
        choices.choose(max(1, len(both)))
        for move in both:
            ahead = one.copy(), two.copy()
            for twin in ahead:
                twin.play(move)
            if all(ahead[0].frame(who) == ahead[1].frame(who) for who in (seat, None)):
                moves.append((one.to_move, move))  # type: ignore[arg-type]
                one.play(move)
                two.play(move)
                break
        else:
            break
    return moves


def seeded_outside() -> Outside:
    """The same ids, secrets and times in every run."""
    count = [0]

    def random_bytes(size: int) -> bytes:
        count[0] += 1
        return hashlib.shake_256(f"leak {count[0]}".encode()).digest(size)

    return Outside(now=lambda: 1_700_000_000_000, random_bytes=random_bytes)


async def recorded(folder: Path, match: Match, seat: int, moves: list[tuple[int, str]]) -> tuple[list[str], list[str]]:
    """What the seat and a spectator receive while these moves are played."""
    file = folder / "leaks.db"
    async with Site(folder, f"sqlite:///{file}", seeded_outside(), window_ms=50) as house:
        people = [await house.visitor(f"P{number}") for number in range(match.players)]
        watcher = await house.visitor("Watcher")
        made = await people[0].make_table(match.game, match.players)
        name = made["table"]["table"]
        for number, visitor in enumerate(people):
            await visitor.post(f"/api/tables/{name}/sit", {"random": f"{number:032x}", "seat": number})
        with sqlite3.connect(file) as connection:
            connection.execute("UPDATE tables SET deal = ? WHERE id = ?", (json.dumps(match.deal), name))
        connection.close()
        await people[0].post(f"/api/tables/{name}/start")
        seen = {number: (await joined(visitor, name))["seq"] for number, visitor in enumerate(people)}
        await joined(watcher, name)
        for mover, move in moves:
            await play(people, mover, name, seen, move)
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


async def play(people: list[Visitor], mover: int, table: str, seen: dict[int, int], move: str) -> None:
    visitor = people[mover]
    frame = await joined(visitor, table)
    await visitor.send(do="try", table=table, seq=frame["seq"], id="t", moves=[move])
    await visitor.hear("tried", "refused")
    for other in people:
        if other is not visitor:
            await other.act(table, 10**6, move)
    await visitor.act(table, frame["seq"], move)
    answer = await visitor.hear("done", "noted", "refused")
    assert answer["is"] != "refused", answer


async def settle(visitor: Visitor) -> None:
    """Everything sent so far has arrived."""
    await visitor.send(do="ping", n=1)
    await visitor.hear("pong")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(2))
def test_a_seat_and_a_spectator_get_the_same_bytes_whatever_is_hidden(game: str, seed: int, tmp_path: Path) -> None:
    players = noripan.games()[game].seats[0] + seed
    seat = seed
    one, two = twins(game, players, seat, seed)
    start = one.copy(), two.copy()
    moves = common_moves(one, two, seat, Rng.seeded("choices"))
    assert moves, "no move is possible in both"

    async def compare() -> None:
        heard = []
        for number, match in enumerate(start):
            folder = tmp_path / str(number)
            folder.mkdir()
            heard.append(await recorded(folder, match, seat, moves))
        assert heard[0][0] == heard[1][0]
        assert heard[0][1] == heard[1][1]
        assert len(heard[0][0]) > len(moves)

    run(compare)
