"""A client's connection to a server that forgets to show a table, cannot look at it, or shows it no longer."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from support.live_server import run
from websockets.asyncio.server import ServerConnection, serve

from noripan.client import Connection, HttpClient, RemoteSeat
from noripan.client import connection as connections

SEATS = [{"person": "p", "name": "Terry", "level": None, "gone": False, "bot": False, "promise": None}] * 2
TABLE: dict[str, Any] = {
    "is": "table",
    "shuffling": False,
    "id": "t",
    "game": "sixteen",
    "status": "playing",
    "seats": SEATS,
    "you": 0,
}
FRAME: dict[str, Any] = {
    "is": "frame", "table": "t", "since": 0, "seq": 0, "view": {"over": False}, "events": [], "moves": ["B2"], "clock": None,
}  # fmt: skip
DOWN = {"is": "rejected", "table": "t", "id": None, "error": "store_down", "details": {}}
SENT_AWAY = {"is": "parted", "table": "t", "error": "no_spectators"}


class Answers:
    """A server that answers every join with the next of these lists of messages."""

    def __init__(self, *answers: list[dict[str, Any]]) -> None:
        self.answers = list(answers)
        self.joins = 0

    async def converse(self, socket: ServerConnection) -> None:
        async for raw in socket:
            if json.loads(raw)["do"] == "join":
                for message in self.answers[self.joins]:
                    await socket.send(json.dumps(message))
                self.joins += 1


async def joined(answers: Answers) -> RemoteSeat:
    """Somebody at the table, once the server has said all that it has to say."""
    async with serve(answers.converse, "127.0.0.1", 0) as server:
        http = HttpClient(f"http://127.0.0.1:{next(iter(server.sockets)).getsockname()[1]}", "token")
        connection = Connection(http)
        seat = RemoteSeat(connection, TABLE)
        connection.open()
        await connection.join(seat)
        while answers.joins < len(answers.answers) or not (seat.moves or seat.number is None):
            await seat.step()
        await asyncio.sleep(5 * connections.FRAME_SECONDS)
        await connection.close()
        await http.close()
        assert answers.joins == len(answers.answers)
        return seat


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "FRAME_SECONDS", 0.05)


def test_a_table_in_play_that_shows_no_frame_is_joined_again() -> None:
    async def work() -> None:
        seat = await joined(Answers([TABLE], [TABLE], [TABLE, FRAME, TABLE]))
        assert seat.moves == ["B2"]

    run(work)


def test_a_table_that_the_server_could_not_look_at_is_joined_again() -> None:
    async def work() -> None:
        seat = await joined(Answers([DOWN], [TABLE, FRAME]))
        assert seat.moves == ["B2"]

    run(work)


def test_who_may_no_longer_look_on_hears_why() -> None:
    async def work() -> None:
        seat = await joined(Answers([TABLE, FRAME, SENT_AWAY]))
        assert seat.number is None and not seat.moves
        assert "This table does not allow spectators." in seat.news()

    run(work)
