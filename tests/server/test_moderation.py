"""Tables that nobody wants any more, and people who are not wanted: expiry, bans, names, removal, clean-up."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update
from support.admin import admin
from support.asgi_app import AsgiApp, open_app
from support.live_server import LiveServer, run
from websockets.exceptions import ConnectionClosed

from noripan import games
from noripan.server.accounts.bans import REMEMBERED_MS
from noripan.server.environment import Environment, milliseconds_now
from noripan.server.limits import RATES
from noripan.server.store.schema import PEOPLE
from noripan.server.tables import sweeper
from noripan.server.tables.clock import DAY_MS
from noripan.server.tables.expiry import CORRESPONDENCE_MS

GAME = min(games())
TABLE = {"game": GAME, "players": 2, "public": True}


async def in_thread(address: str, *words: str) -> Any:
    done = await asyncio.to_thread(admin, address, *words, "--json")
    assert done.exit_code == 0, done.output
    return json.loads(done.output)


async def made(guest: Any, **more: object) -> str:
    answer = await guest.post("/api/tables", json=TABLE | more)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"]["id"])


async def waiting(guest: Any) -> set[str]:
    return {one["id"] for one in (await guest.get("/api/tables/mine")).json() if one["status"] == "open"}


@pytest.mark.anyio
async def test_open_tables_expire_when_their_host_is_away(address: str, tmp_path: Path) -> None:
    async with open_app(tmp_path, database=address, open_minutes=60) as house:
        guest = await house.guest()
        usual, by_the_day = await made(guest), await made(guest, clock={"kind": "days", "days": 3})
        house.clock.wait(59 * 60)
        await house.app.state.tables.sweeper.expire()
        assert await waiting(guest) == {usual, by_the_day}
        fresh = await made(guest)
        house.clock.wait(2 * 60)
        await house.app.state.tables.sweeper.expire()
        assert await waiting(guest) == {fresh, by_the_day}
        house.clock.wait(CORRESPONDENCE_MS / 1000)
        await house.app.state.tables.sweeper.expire()
        assert await waiting(guest) == set()


def test_a_table_whose_host_waits_does_not_expire(address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sweeper, "EXPIRY_SECONDS", 0.05)
    now = [1_800_000_000_000]

    async def wait() -> None:
        async with LiveServer(tmp_path, address, Environment(now=lambda: now[0]), open_minutes=60) as site:
            host = await site.visitor("Host")
            table = (await host.make_table(GAME, 2))["table"]["id"]
            await host.join(table)
            empty = (await host.make_table(GAME, 2))["table"]["id"]
            now[0] += 100 * 60_000
            while empty in (there := {one["id"] for one in await host.get("/api/tables/mine") if one["status"] == "open"}):
                await asyncio.sleep(0.02)
            assert there == {table}
            await host.close()

    run(wait)


@pytest.mark.anyio
async def test_one_address_makes_tables_at_a_walk(tmp_path: Path) -> None:
    """However many guests it says it is."""
    async with open_app(tmp_path) as house:
        statuses = []
        for number in range(8):
            guest = await house.guest(f"Guest {number}")
            statuses += [(await guest.post("/api/tables", json=TABLE)).status_code for _ in range(10)]
        assert statuses.count(201) == RATES["tables_here"].burst and statuses[-1] == 429
        assert (await (await house.guest(address="192.0.2.9")).post("/api/tables", json=TABLE)).status_code == 201


@pytest.mark.anyio
async def test_playing_again_and_again_makes_no_more_tables_than_that(tmp_path: Path) -> None:
    """Somebody who closes every table at once, and asks for the next one there."""
    async with open_app(tmp_path) as house:
        guest = await house.guest()
        table, statuses = await made(guest), [201]
        while statuses[-1] != 429 and len(statuses) < 2 * RATES["table"].burst:
            await guest.post(f"/api/tables/{table}/sit", json={"random": "00" * 16})
            await guest.post(f"/api/tables/{table}/close")
            again = await guest.post(f"/api/tables/{table}/rematch")
            table = again.json().get("table", {}).get("id")
            statuses.append(again.status_code)
        assert statuses == [201] + [200] * (RATES["table"].burst - 1) + [429]


def test_who_is_banned_is_out_and_may_be_let_in_again(address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sweeper, "SWEEP_SECONDS", 0.02)

    async def visit() -> None:
        async with LiveServer(tmp_path, address) as site:
            ada, ben = await site.visitor("Ada"), await site.visitor("Ben")
            who = (await ada.get("/api/me"))["id"]
            code = (await ada.post("/api/me/recovery"))["code"]
            table = (await ada.make_table(GAME, 2))["table"]["id"]
            await in_thread(address, "people", "ban", who)
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    await ada.hear()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 4401
            while (await ada.http.get("/api/me")).status_code != 401:
                await asyncio.sleep(0.1)
            assert (await ada.http.post("/api/recover", json={"code": code})).status_code == 401
            assert table not in {one["id"] for one in await ben.get("/api/tables")}
            assert [one["id"] for one in await in_thread(address, "people", "list", "--banned")] == [who]
            await in_thread(address, "people", "unban", who)
            assert (await ada.http.post("/api/recover", json={"code": code})).status_code == 200
            log = await in_thread(address, "people", "log")
            assert [(one["deed"], one["about"]) for one in log] == [("unban", who), ("ban", who)]
            for visitor in (ada, ben):
                await visitor.close()

    run(visit)


@pytest.mark.anyio
async def test_an_address_is_kept_out(address: str, tmp_path: Path) -> None:
    async with open_app(tmp_path, database=address) as house:
        near, far = await house.guest(address="203.0.113.7"), await house.guest(address="198.51.100.7")
        await in_thread(address, "people", "ban", "203.0.113.0/24")
        await in_thread(address, "people", "ban", "2001:db8::5")
        house.clock.wait(REMEMBERED_MS / 1000)
        for visitor in (near, house.visitor("2001:db8::9")):
            answer = await visitor.get("/api/tables")
            assert (answer.status_code, answer.json()["error"]) == (403, "banned")
            assert (await visitor.get("/health")).status_code == 200
        assert (await far.get("/api/tables")).status_code == 200
        await in_thread(address, "people", "unban", "203.0.113.0/24")
        house.clock.wait(REMEMBERED_MS / 1000)
        assert (await near.get("/api/tables")).status_code == 200
        assert (await asyncio.to_thread(admin, address, "people", "unban", "203.0.113.0/24")).exit_code == 2


@pytest.mark.anyio
async def test_people_are_listed_renamed_and_removed(address: str, tmp_path: Path) -> None:
    async with open_app(tmp_path, database=address) as house:
        ada, ben = await house.guest("[bold]Rude"), await house.guest("Ben")
        who = (await ada.get("/api/me")).json()["id"]
        assert [one["name"] for one in await in_thread(address, "people", "list", "rude")] == ["[bold]Rude"]
        shown = await asyncio.to_thread(admin, address, "people", "list", "rude")
        assert "[bold]" in shown.output.replace("\n", "")
        await in_thread(address, "people", "rename", who, "Polite")
        house.clock.wait(6)
        assert (await ada.get("/api/me")).json()["name"] == "Polite"
        assert (await asyncio.to_thread(admin, address, "people", "rename", who, "a\u202eb")).exit_code == 2
        await in_thread(address, "people", "remove", who)
        house.clock.wait(6)
        assert (await ada.get("/api/me")).status_code == 401
        assert (await ben.get("/api/me")).status_code == 200
        assert (await asyncio.to_thread(admin, address, "people", "remove", who)).exit_code == 2


async def set_times(house: AsgiApp, name: str | None = None, **times: int) -> None:
    async with house.server.engine.begin() as connection:
        who = PEOPLE.c.name == name if name else PEOPLE.c.id.is_not(None)
        await connection.execute(update(PEOPLE).where(who).values(**times))


@pytest.mark.anyio
async def test_only_guests_who_never_came_back_are_cleaned_up(address: str, tmp_path: Path) -> None:
    async with open_app(tmp_path, database=address) as house:
        people = {name: await house.guest(name) for name in ("Once", "Back", "Code", "Host", "Bots")}
        await people["Code"].post("/api/me/recovery")
        await people["Bots"].post("/api/me/bots", json={"name": "Deep Nori"})
        table = await made(people["Host"])
        await people["Host"].post(f"/api/tables/{table}/sit", json={"random": "00" * 16})
        await set_times(house, created_at=milliseconds_now() - 40 * DAY_MS)
        await set_times(house, "Back", seen_at=milliseconds_now() - 20 * DAY_MS)
        assert (await in_thread(address, "people", "clean-up", "--older-than", "50"))["removed"] == 0
        assert (await in_thread(address, "people", "clean-up", "--older-than", "30"))["removed"] == 1
        names = {one["name"] for one in await in_thread(address, "people", "list")}
        assert names == {"Back", "Code", "Host", "Bots", "Deep Nori"}


@pytest.mark.anyio
async def test_who_comes_back_was_seen_that_day(house: AsgiApp) -> None:
    guest = await house.guest()

    async def seen() -> int | None:
        found: int | None = (await guest.get("/api/me/export")).json()["person"]["seen_at"]
        return found

    await guest.get("/api/me")
    assert await seen() is None, "the same day"
    house.clock.wait(2 * DAY_MS / 1000)
    await guest.get("/api/me")
    assert await seen() == house.clock.now()
