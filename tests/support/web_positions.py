"""Real matches at their fullest: found by playing at random, written into a server's database, and served from there."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx

from noripan.core.library import find
from noripan.core.match import Match
from noripan.core.rng import Rng
from noripan.server.store.database import FILE_NAME
from support.command import Serving
from support.needs import QUICK

ME = "Wilhelmine Schmetterling"  # as long as a name may be
OTHERS = (
    "Maximilian Streichholzer",
    "김수한무거북이와두루미 삼천갑자동방삭",
    "Gwendolyn Whippersnapper",
    "Ann",
    "Bartholomäus Quittenbaum",
)
LONG_MS = "3600000"  # nobody is gone, and no question closes, before the test is over
DAYS = {"kind": "days", "days": 7}
MATCHES = 30  # how many are played to find the fullest moment


class Wanted(NamedTuple):
    """A kind of position: of which game, and by what it is the fuller."""

    game: str
    players: int
    fullness: Callable[[dict[str, Any], list[str]], float]
    options: dict[str, Any] = {}  # noqa: RUF012  # never written to


class Position(NamedTuple):
    wanted: Wanted
    seed: str
    moves: list[tuple[int, str]]  # seat and move
    seat: int  # whose view is the fullest


def rows(view: dict[str, Any], _: list[str]) -> float:
    return sum(len(row) for row in view["rows"].values()) + len(view["hand"])


def tiles(view: dict[str, Any], _: list[str]) -> float:
    return len(view["hand"])


def sets(view: dict[str, Any], moves: list[str]) -> float:
    """Many cards in hand, sets to take, and cards that everybody knows."""
    known = sum(len(cards) for cards in view["known"])
    return len(view["hand"]) + 2 * sum(move.startswith("take") for move in moves) + known / 4 + len(view["sets"])


def piles(view: dict[str, Any], _: list[str]) -> float:
    return sum(len(own) for own in view["piles"]) + 2 * len(view["table"]) + len(view["hand"]) + 3 * view["game_number"]


def first_trick(view: dict[str, Any], _: list[str]) -> float:
    return len(view["hand"]) + 2 * len(view["table"])


def grid(view: dict[str, Any], _: list[str]) -> float:
    return len(view["table"])


def wild(view: dict[str, Any], _: list[str]) -> float:
    return len(view["table"]) if view["asked"] else 0


def towers(view: dict[str, Any], _: list[str]) -> float:
    return (
        sum(len(pile) for colour in view["piles"].values() for pile in colour)
        + sum(chips["r"] + chips["b"] for chips in view["chips"])
        + len(set(view["hand"]))
        + sum(len(cards) for cards in view["known"])
    )


def hold(view: dict[str, Any], moves: list[str]) -> float:
    return towers(view, moves) if view["window"] and "hold" in moves else 0


def over(view: dict[str, Any], _: list[str]) -> float:
    return view["over"]


POSITIONS = {
    "sixteen 2": Wanted("sixteen", 2, tiles),
    "sixteen 4": Wanted("sixteen", 4, rows, {"rounds": 3}),
    "iota 4": Wanted("iota", 4, grid),
    "iota 4, a wild": Wanted("iota", 4, wild),
    "tongtong 5": Wanted("tongtong", 5, piles),
    "tongtong 5, first trick": Wanted("tongtong", 5, first_trick),
    "tongtong 4, teams": Wanted("tongtong", 4, piles, {"teams": True}),
    "tongtong 3": Wanted("tongtong", 3, piles),
    "downup 2": Wanted("downup", 2, sets),
    "downup 3": Wanted("downup", 3, sets),
    "downup 5": Wanted("downup", 5, sets),
    "stacks 2": Wanted("stacks", 2, towers),
    "stacks 6": Wanted("stacks", 6, towers),
    "stacks 6, a hold": Wanted("stacks", 6, hold),
}
ENDS = {
    "sixteen 4, over": Wanted("sixteen", 4, over),
    "tongtong 4, teams, over": Wanted("tongtong", 4, over, {"teams": True}),
    "stacks 6, over": Wanted("stacks", 6, over),
}


def fullest(wanted: Wanted) -> Position:
    best, found = 0.0, None
    for number in range(MATCHES):
        if wanted.fullness is over and found is not None:
            break
        match, moves = Match(find(wanted.game), wanted.players, f"full {number}", wanted.options), []
        rng = Rng.seeded(f"moves {number}")
        while True:
            seat = 0 if match.to_move is None else match.to_move
            legal = [] if match.is_over else match.moves()
            worth = wanted.fullness(match.view(seat), legal)
            if worth > best:
                best, found = worth, Position(wanted, match.seed, list(moves), seat)
            if match.is_over:
                break
            move = legal[rng.choose(len(legal))]
            moves.append((seat, move))
            match.play(move)
    assert found is not None, wanted
    return found


class Gallery(NamedTuple):
    """A server with the positions as tables, and who looks at them."""

    address: str
    cookie: str
    tables: dict[str, str]
    cookies: dict[str, str]  # of everybody, by name


@contextmanager
def gallery(data: Path, wanted: dict[str, Wanted]) -> Iterator[Gallery]:
    words = ("--data", str(data), *QUICK, "--window-ms", LONG_MS, "--absence-ms", LONG_MS)
    with Serving(*words) as serving:
        people, cookies = [], {}
        for name in (*OTHERS, ME):
            with httpx.Client(base_url=serving.address) as client:
                people.append(client.post("/api/guest", json={"name": name, "language": "de"}).json()["id"])
                cookies[name] = client.cookies["noripan"]
                if name == ME:
                    tables = {title: made(client, one) for title, one in wanted.items()}
    with closing(sqlite3.connect(data / FILE_NAME)) as database, database:
        for title, one in wanted.items():
            write(database, tables[title], fullest(one), people)
    with Serving(*words) as serving:
        yield Gallery(serving.address, cookies[ME], tables, cookies)


def made(client: httpx.Client, wanted: Wanted) -> str:
    asked = {"game": wanted.game, "players": wanted.players, "options": wanted.options, "clock": DAYS}
    table: str = client.post("/api/tables", json=asked).json()["table"]["id"]
    return table


def write(database: sqlite3.Connection, table: str, position: Position, people: list[str]) -> None:
    """As if these people had played so far."""
    now = int(time.time() * 1000)
    *others, me = people
    for seat in range(position.wanted.players):
        person = me if seat == position.seat else others[seat - (seat > position.seat)]
        database.execute(
            'UPDATE seats SET person = ?, random = ? WHERE "table" = ? AND seat = ?', (person, "ab" * 16, table, seat)
        )
    database.execute(
        "UPDATE tables SET status = 'playing', seed = ?, started_at = ? WHERE id = ?", (position.seed, now, table)
    )
    entries = [("start", None, ""), *(("move", seat, move) for seat, move in position.moves)]
    database.executemany(
        'INSERT INTO journal ("table", seq, kind, seat, moves, worker, at) VALUES (?, ?, ?, ?, ?, ?, ?)',
        [(table, seq, *entry, "nobody", now) for seq, entry in enumerate(entries)],
    )
