"""How people find each other: codes, the lists of tables, and what somebody has played."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from support.asgi_app import AsgiApp
from support.eventually import eventually_async
from support.live_server import LiveServer, Open, run

from noripan import games
from noripan.server.environment import Environment
from noripan.server.limits import RATES
from noripan.server.tables import sweeper
from noripan.server.tables.code import LENGTH, SIGNS, readings
from noripan.server.tables.expiry import THERE_MS

GAME = min(games())
OTHER = max(games())


async def new_table(host: httpx.AsyncClient, **more: object) -> dict[str, Any]:
    answer = await host.post("/api/tables", json={"game": GAME, "players": 2} | more)
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


async def sit(who: httpx.AsyncClient, table: str, invitation: str | None = None) -> httpx.Response:
    return await who.post(f"/api/tables/{table}/sit", json={"random": "ab" * 16, "invitation": invitation})


async def ids(who: httpx.AsyncClient, query: str = "") -> list[str]:
    return [one["id"] for one in (await who.get(f"/api/tables{query}")).json()]


# ---- codes


def test_no_two_signs_of_a_code_look_alike() -> None:
    assert not {"o", "i", "l", "z", "s", "b", "u"} & set(SIGNS)
    assert readings("0158 2VQ-x") == readings("oLsb·zuqX") - {"olsbzuqx"}


@pytest.mark.anyio
async def test_the_code_of_a_private_table_lets_one_in_however_it_is_typed(house: AsgiApp) -> None:
    host, friend = await house.guest("Host"), await house.guest("Friend")
    made = await new_table(host)
    code = made["invitation"]
    assert len(code) == LENGTH and set(code) <= set(SIGNS)
    sloppy = code.upper().translate(str.maketrans("01258V", "OIZSBU"))
    for typed in (code, code.upper(), f"{code[:4]}-{code[4:]}", f" {code[:4]} {code[4:]} ", sloppy):
        found = (await friend.get(f"/api/codes/{typed}")).json()
        assert found == {"table": made["table"]["id"], "invitation": code}, typed
    assert (await sit(friend, found["table"], found["invitation"])).status_code == 200


@pytest.mark.anyio
async def test_a_private_tables_id_is_no_invitation(house: AsgiApp) -> None:
    host, stranger = await house.guest("Host"), await house.guest("Stranger")
    table = (await new_table(host))["table"]["id"]
    found = (await stranger.get(f"/api/codes/{table}")).json()
    assert found == {"table": table, "invitation": None}
    assert (await sit(stranger, table)).json()["error"] == "by_invitation_only"


@pytest.mark.anyio
async def test_a_public_tables_code_is_its_id(house: AsgiApp) -> None:
    host = await house.guest("Host")
    table = (await new_table(host, public=True))["table"]["id"]
    assert (await house.visitor().get(f"/api/codes/{table.upper()}")).json() == {"table": table, "invitation": None}


@pytest.mark.anyio
async def test_a_code_counts_until_the_match_is_over(house: AsgiApp) -> None:
    host = await house.guest("Host")
    made = await new_table(host)
    await host.post(f"/api/tables/{made['table']['id']}/close")
    gone = await host.get(f"/api/codes/{made['invitation']}")
    assert (gone.status_code, gone.json()["error"]) == (404, "no_such_code")


@pytest.mark.anyio
async def test_codes_cannot_be_guessed_by_trying(house: AsgiApp) -> None:
    guesser = house.visitor()
    answers = [(await guesser.get(f"/api/codes/aaaa{number:04}")).status_code for number in range(RATES["code"].burst + 1)]
    assert answers == [404] * RATES["code"].burst + [429]
    assert (await house.visitor(address="192.0.2.9").get("/api/codes/aaaaaaaa")).status_code == 404


# ---- lists


@pytest.mark.anyio
async def test_a_full_table_is_not_listed(house: AsgiApp) -> None:
    host, guest = await house.guest("Host"), await house.guest("Guest")
    table = (await new_table(host, public=True))["table"]["id"]
    full = (await new_table(host, public=True, bots=["casual"]))["table"]["id"]
    assert set(await ids(guest)) == {table, full}
    await sit(host, full)
    assert await ids(guest) == [table]


def test_a_table_is_listed_while_its_host_is_there(address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody else who looks at it does not keep it there."""
    monkeypatch.setattr(sweeper, "EXPIRY_SECONDS", 0.05)
    now = [1_800_000_000_000]

    async def wait() -> None:
        async with LiveServer(tmp_path, address, Environment(now=lambda: now[0])) as site:
            host, guest = await site.visitor("Host"), await site.visitor("Guest")
            table = (await host.make_table(GAME, 2))["table"]["id"]
            made = await host.make_table(GAME, 2, public=False)
            private = f"/api/tables/{made['table']['id']}?invitation={made['invitation']}"
            slow = (await host.make_table(GAME, 2, clock={"kind": "days", "days": 2}))["table"]["id"]
            await host.join(table)
            await host.join(made["table"]["id"])
            await guest.join(table)

            async def listed() -> set[str]:
                return {one["id"] for one in await guest.get("/api/tables")}

            now[0] += 2 * THERE_MS
            while table not in await listed():  # the host is noted in a moment
                await asyncio.sleep(0.02)
            assert (await guest.get(private))["host_is_there"]
            assert host.socket is not None
            await host.socket.close()
            registry = site.app.state.tables.registry
            await eventually_async(lambda: not registry.host_watches(registry.tables[table]), "the host to be gone")
            now[0] += 2 * THERE_MS
            await asyncio.sleep(0.2)  # several rounds of noting
            assert await listed() == {slow}
            assert not (await guest.get(private))["host_is_there"]
            await host.connect()
            await host.join(table)
            while await listed() != {table, slow}:
                await asyncio.sleep(0.02)
            await host.close()
            await guest.close()

    run(wait)


def test_matches_in_play_are_listed_where_one_may_watch(site: Open) -> None:
    async def play() -> None:
        async with site() as house:
            watcher = await house.visitor("Watcher")
            async with (
                house.table(GAME) as (shown, _),
                house.table(GAME, public=False),
                house.table(GAME, spectators=False),
            ):
                assert [one["id"] for one in await watcher.get("/api/tables?status=playing")] == [shown]
                assert await watcher.get(f"/api/tables?status=playing&game={OTHER}") == []
                assert await watcher.get("/api/tables") == []
                assert (await watcher.join(shown))["status"] == "playing"
            await watcher.close()

    run(play)


def test_who_plays_learns_how_many_watch(site: Open) -> None:
    """People, not tabs; and a crowd is not told of everybody who joins it."""

    async def play() -> None:
        async with site() as house, house.table(GAME) as (table, (host, _)):
            first, second = await house.visitor("First"), await house.visitor("Second")
            again = await house.visitor("First")
            again.client.session.cookies = first.client.session.cookies
            await again.connect()

            async def told(watching: int) -> None:
                while (await host.hear("table"))["watching"] != watching:
                    pass

            await first.join(table)
            await told(1)
            await again.join(table)
            assert (await second.join(table))["watching"] == 2
            await told(2)
            await second.close()
            await told(1)
            await first.send(do="part", table=table)
            await again.close()
            await told(0)
            assert [one["is"] for one in first.heard].count("table") == 1
            await first.close()

    run(play)


@pytest.mark.anyio
async def test_my_games_come_in_pages_and_what_is_in_play_comes_first(
    house: AsgiApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("noripan.server.http.routes.tables.LISTED", 2)
    host = await house.guest("Host")
    made = []
    for _ in range(5):
        made.append((await new_table(host))["table"]["id"])
        await sit(host, made[-1])
        house.clock.wait(1)
    for table in made[1:]:
        await host.post(f"/api/tables/{table}/close")
    pages = [await ids(host, "/mine")]
    while pages[-1]:
        pages.append(await ids(host, f"/mine?before={pages[-1][-1]}"))
    assert pages == [[made[0], made[4]], [made[3], made[2]], [made[1]], []]
    assert (await host.get("/api/tables/mine?before=zzzz")).status_code == 404


# ---- what was played


def test_what_somebody_played_with_whom_and_how_it_ended(site: Open) -> None:
    async def play() -> None:
        async with site() as house:
            stranger = await house.visitor("Stranger")
            tables = []
            async with house.table(GAME, rated=True) as (table, people):
                await asyncio.gather(*(visitor.play_to_the_end(table) for visitor in people))
                await people[0].hear("table")
                tables.append(table)
                for more in ({"public": False}, {"spectators": False}):
                    made = await people[0].make_table(GAME, 2, **more)
                    table = made["table"]["id"]
                    for visitor in people:
                        await visitor.sit(table, invitation=made["invitation"])
                    await people[0].post(f"/api/tables/{table}/start")
                    for visitor in people:
                        await visitor.join(table)
                    await asyncio.gather(*(visitor.play_to_the_end(table) for visitor in people))
                    await people[0].hear("table")
                    tables.append(table)
                me = (await people[0].get("/api/me"))["id"]
                found = await people[0].get(f"/api/people/{me}/matches")
                assert [one["table"] for one in found] == tables[::-1]
                rated = found[-1]
                assert [seat["name"] for seat in rated["seats"]] == ["P0", "P1"] and rated["seat"] == 0
                kept = await people[0].get(f"/api/tables/{tables[0]}/record")
                assert [seat["score"] for seat in rated["seats"]] == kept["scores"]
                assert [number for number, seat in enumerate(rated["seats"]) if seat["won"]] == kept["winners"]
                rating = (await people[0].get(f"/api/people/{me}"))["games"][0]["rating"]
                assert rated["rating_change"] == pytest.approx(rating - 25)
                assert [one["rating_change"] for one in found[:2]] == [None, None]

                first = await people[0].get(f"/api/people/{me}/matches?count=2")
                rest = await people[0].get(f"/api/people/{me}/matches?count=2&before={first[-1]['table']}")
                assert first + rest == found
                assert await people[0].get(f"/api/people/{me}/matches?game={OTHER}") == []
                assert await stranger.get(f"/api/people/{me}/matches") == [rated], "only what everybody may look at"
                assert len(await people[1].get(f"/api/people/{me}/matches")) == 3, "who sat there may look back"
            await stranger.close()

    run(play)
