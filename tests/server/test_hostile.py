"""Sockets in bad hands: nonsense, silence and strangers harm nobody."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import socket
from typing import Any

import httpx
import pytest
from support.eventually import eventually_async
from support.live_server import Open, run
from support.visitor import Visitor
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

import noripan
from noripan.server.sockets.wire import Wire

GAMES = sorted(noripan.games())


def test_hostile_messages_get_an_answer_and_harm_nobody(site: Open) -> None:
    noise = random.Random(5)

    def hostile(table: str) -> str | bytes:
        choice = noise.randrange(9)
        if choice == 0:
            return noise.randbytes(noise.randrange(200))
        if choice == 1:
            return "".join(chr(noise.randrange(32, 0x2FFF)) for _ in range(50))
        if choice == 2:
            return "[" * noise.randrange(2000)
        if choice == 3:
            depth = noise.randrange(4000)
            return f'{{"do": "ping", "n": 1, "{noise.choice(["x", "table"])}": {"[" * depth}{"]" * depth}}}'
        kinds = ["join", "part", "act", "try", "hint", "back", "say", "ping", "nothing"]
        fields = {
            "do": noise.choice(kinds), "table": noise.choice([table, "zzzz", "", 5, None]),
            "seq": noise.choice([0, -1, 10**9, "x", None]), "id": noise.choice(["a", "", "x" * 80, 3]),
            "moves": noise.choice([[], ["x"], ["pass"] * 50, "pass", [5], [["x"]], ["\n"], ["\x00" * 100]]),
            "phrase": noise.choice(["hello", "", 5]), "since": noise.choice([0, 10**5, -4]),
        }  # fmt: skip
        return json.dumps({key: fields[key] for key in fields if noise.random() < 0.8 or key == "do"})

    async def play() -> None:
        async with site() as house, house.table(GAMES[0]) as (table, people):
            attacker = await house.visitor("Attacker")
            for _ in range(400):
                assert attacker.socket is not None
                await attacker.socket.send(hostile(table))
            await attacker.send(do="ping", n=7)
            while (await attacker.hear("pong"))["n"] != 7:
                pass
            assert {message["is"] for message in attacker.heard} <= {"hello", "rejected", "pong", "table", "frame", "parted"}
            await asyncio.gather(*(visitor.play_to_the_end(table) for visitor in people))
            await attacker.close()

    run(play)


def test_who_does_not_read_is_cut_off_and_nobody_else_notices(site: Open) -> None:
    async def play() -> None:
        async with site(rate=1e6) as house, house.table(GAMES[0]) as (table, people):
            sleeper = await house.visitor("Sleeper")
            await sleeper.join(table)
            assert sleeper.socket is not None
            sleeper.socket.transport.pause_reading()
            for end in [one for one in house.server.server_state.connections if isinstance(one, Wire)]:
                own: socket.socket = end.transport.get_extra_info("socket")
                own.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)  # else the kernel takes megabytes first
            registry = house.app.state.tables.registry
            with contextlib.suppress(ConnectionClosed):
                while len(registry.people) > len(people):
                    await sleeper.send(do="join", table=table, since=0)
            await eventually_async(lambda: len(registry.people) == len(people), "the slow reader to be cut off")
            await asyncio.gather(*(visitor.play_to_the_end(table) for visitor in people))
            await sleeper.http.aclose()
            sleeper.socket.transport.abort()

    run(play)


def test_what_is_written_to_who_has_just_hung_up_goes_nowhere(site: Open) -> None:
    async def visit() -> None:
        async with site() as house:
            visitor = await house.visitor("Ada")
            [wire] = [one for one in house.server.server_state.connections if isinstance(one, Wire)]

            async def hang_up_and_write() -> None:
                wire.cut()
                for _ in range(5):  # until everybody knows, and after
                    assert wire.write(b"{}") == 0
                    await asyncio.sleep(0)

            await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(hang_up_and_write(), wire.loop))
            await visitor.http.aclose()

    run(visit)


async def refused_with(address: str, **how: Any) -> int | None:
    async with connect(address, **how) as socket:
        with pytest.raises(ConnectionClosed) as closed:
            await socket.recv()
        return closed.value.rcvd.code if closed.value.rcvd else None


def test_a_socket_needs_somebody_signed_in_and_our_own_page(site: Open) -> None:
    async def play() -> None:
        async with site() as house:
            address = house.address.replace("http", "ws") + "/ws"
            assert await refused_with(address) == 4401
            somebody = await house.visitor("Somebody")
            cookie = "; ".join(f"{name}={value}" for name, value in somebody.http.cookies.items())
            assert await refused_with(address, additional_headers={"Cookie": cookie}, origin="https://evil.example") == 4403
            await somebody.close()

    run(play)


def test_only_one_of_two_who_sit_down_at_once_gets_the_seat(site: Open) -> None:
    async def play() -> None:
        async with site() as house:
            people = [await Visitor(house.address, f"P{number}").come_in() for number in range(6)]
            made = await people[0].make_table(GAMES[0], 2)
            table = made["table"]["id"]

            async def sit(visitor: Visitor) -> httpx.Response:
                return await visitor.http.post(f"/api/tables/{table}/sit", json={"random": "00" * 16, "seat": 1})

            answers = await asyncio.gather(*(sit(visitor) for visitor in people))
            assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409, 409, 409]
            for visitor in people:
                await visitor.close()

    run(play)
