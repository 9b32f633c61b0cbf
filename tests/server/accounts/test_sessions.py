"""Who signs out everywhere, or leaves for good, is gone from sockets and tables too, and the others play on."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update
from support.eventually import eventually_async
from support.live_server import LiveServer, run
from support.visitor import Visitor
from websockets.exceptions import ConnectionClosed

import noripan
from noripan.protocol.codes import CloseCode
from noripan.server.settings import Settings
from noripan.server.store.database import address_of, open_database
from noripan.server.store.schema import PEOPLE, RATINGS, RESULTS, SEATS, TABLES

GAME = next(name for name in noripan.games() if 2 in noripan.find(name).seats)


async def hung_up(visitor: Visitor) -> int:
    """Why the server closed the socket."""
    assert visitor.socket is not None
    with pytest.raises(ConnectionClosed) as closed:
        async with asyncio.timeout(30):
            while True:
                await visitor.socket.recv()
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def test_sockets_end_with_their_session(address: str, tmp_path: Path) -> None:
    async def visit() -> None:
        async with LiveServer(tmp_path, address) as site:
            ada, bob = await site.visitor("Ada"), await site.visitor("Bob")
            assert (await ada.http.post("/api/me/sign-out-everywhere")).status_code == 204
            assert await hung_up(ada) == CloseCode.NOT_SIGNED_IN
            await bob.send(do="ping", n=1)
            assert (await bob.hear("pong"))["n"] == 1, "the others stay"
            await ada.http.aclose()
            await bob.close()

    run(visit)


def test_sockets_end_also_if_another_process_ended_the_session(address: str, tmp_path: Path) -> None:
    async def visit() -> None:
        async with LiveServer(tmp_path, address) as site:
            ada = await site.visitor("Ada")
            database = open_database(address_of(Settings(data=tmp_path, database=address)))
            async with database.begin() as connection:
                await connection.execute(update(PEOPLE).values(session=PEOPLE.c.session + 1))
            await database.dispose()
            assert await hung_up(ada) == CloseCode.NOT_SIGNED_IN
            await ada.http.aclose()

    run(visit)


async def kept(address: str, data: Path) -> dict[str, Any]:
    database = open_database(address_of(Settings(data=data, database=address)))
    async with database.connect() as connection:
        found = {
            "status": (await connection.execute(select(TABLES.c.status))).scalars().all(),
            "results": (await connection.execute(select(RESULTS.c.person).order_by(RESULTS.c.seat))).scalars().all(),
            "seats": (await connection.execute(select(SEATS.c.person).order_by(SEATS.c.seat))).scalars().all(),
            "rated": (await connection.execute(select(RATINGS.c.player))).scalars().all(),
        }
    await database.dispose()
    return found


def test_the_others_play_on_when_somebody_leaves_for_good(address: str, tmp_path: Path) -> None:
    async def visit() -> None:
        async with LiveServer(tmp_path, address) as site, site.table(GAME, rated=True) as (name, (ada, bob)):

            async def over() -> dict[str, Any] | None:
                found = await kept(address, tmp_path)
                return found if found["status"] == ["over"] else None

            stays = (await bob.get("/api/me"))["id"]
            assert (await ada.http.delete("/api/me")).status_code == 204
            assert await hung_up(ada) == CloseCode.NOT_SIGNED_IN
            assert (await bob.play_to_the_end(name))["view"]["over"]
            found = await eventually_async(over, "the result to be written")
            assert found["results"] == found["seats"] == [None, stays]
            assert found["rated"] == [stays]

    run(visit)


def test_an_open_table_hears_of_it(address: str, tmp_path: Path) -> None:
    async def visit() -> None:
        async with LiveServer(tmp_path, address) as site:
            ada, bob = await site.visitor("Ada"), await site.visitor("Bob")
            hosted = (await ada.make_table(GAME, 2))["table"]["id"]
            guest_at = (await bob.make_table(GAME, 2))["table"]["id"]
            await ada.sit(guest_at)
            await bob.sit(hosted)
            for table in (hosted, guest_at):
                await bob.join(table)
            await ada.http.delete("/api/me")
            news = {}
            while len(news) < 2:
                told = await bob.hear("table")
                if told["status"] == "closed" or all(seat.get("name") != "Ada" for seat in told["seats"]):
                    news[told["id"]] = told["status"]
            assert news == {hosted: "closed", guest_at: "open"}
            await bob.close()
            await ada.http.aclose()

    run(visit)


def test_tables_and_sockets_are_counted(address: str, tmp_path: Path) -> None:
    async def visit() -> None:
        async with LiveServer(tmp_path, address, open_tables_per_person=2, sockets_per_person=2) as site:
            ada = await site.visitor("Ada")
            for _ in range(2):
                await ada.make_table(GAME, 2)
            refused = await ada.http.post("/api/tables", json={"game": GAME, "players": 2})
            assert (refused.status_code, refused.json()["error"]) == (409, "too_many_tables")
            first, _ = ada.socket, await ada.connect()
            second = ada.socket
            await ada.connect()
            with pytest.raises(ConnectionClosed) as closed:
                await ada.hear()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 4429
            ada.socket = second
            assert first is not None
            await first.close()
            await ada.close()

    run(visit)
