"""Who deletes themselves is gone: no name, no way in, no result with their number; and who asks is told all that is kept."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from sqlalchemy import insert, select
from support.asgi_app import HOST, AsgiApp
from support.authenticator import Authenticator

from noripan.protocol.clocks import NoClock
from noripan.server.store.schema import JOURNAL, METADATA, NOTIFICATIONS, PEOPLE, RATINGS, RESULTS, SEATS, TABLES

pytestmark = pytest.mark.anyio

SECRET, SEED, OTHERS_MOVE = "5" * 64, "6" * 64, "a move of somebody else"


async def play_some(house: AsgiApp, person: str, other: str) -> None:
    """Three tables that the person hosts, one in each state, with a friend."""
    table = {
        "game": "a game", "players": 2, "options": {}, "public": True, "invitation": "i", "spectators": False, "rated": True,
        "clock": msgspec.to_builtins(NoClock()), "secret": SECRET, "created_at": 1, "host": person,
    }  # fmt: skip
    async with house.server.engine.begin() as connection:
        for status in ("open", "playing", "over"):
            await connection.execute(
                insert(TABLES).values(**table, id=status, status=status, seed=None if status == "open" else SEED)
            )
            for seat, who in enumerate((person, other)):
                await connection.execute(insert(SEATS).values(table=status, seat=seat, person=who, random="7" * 64))
        for status in ("playing", "over"):
            entry = {"table": status, "kind": "move", "worker": "w", "at": 1}
            await connection.execute(insert(JOURNAL).values(**entry, seq=1, seat=0, moves=f"my move {status}"))
            await connection.execute(insert(JOURNAL).values(**entry, seq=2, seat=1, moves=OTHERS_MOVE))
        for seat, who in enumerate((person, other)):
            result = {"table": "over", "seat": seat, "person": who, "score": 12, "share": 0.5, "covered": 0, "moves": 1}
            await connection.execute(insert(RESULTS).values(**result, game="a game", ended_at=1))
            await connection.execute(insert(RATINGS).values(player=who, game="a game", mu=25.0, sigma=8.0, matches=1))


async def settle(house: AsgiApp) -> tuple[Any, str, str, str]:
    """Ada, who has everything a person can have, and her friend."""
    ada, bob = await house.guest("Ada L."), await house.guest("Bob")
    person, other = [(await one.get("/api/me")).json()["id"] for one in (ada, bob)]
    await play_some(house, person, other)
    code = (await ada.post("/api/me/recovery")).json()["code"]
    options = (await ada.post("/api/me/passkeys/begin")).json()["options"]
    key = Authenticator(origin=f"http://{HOST}", host=HOST)
    await ada.post("/api/me/passkeys", json={"name": "Old phone", "credential": key.create(options)})
    await ada.post("/api/me/bots", json={"name": "Deep Nori"})
    hook = (await ada.post("/api/me/notifications/webhook", json={"url": "https://hook.example/ada"})).json()["subscription"]
    await ada.post("/api/me/holiday", json={"days": 3})
    due = {"table": "playing", "kind": "turn", "seat": 0, "step": 1, "deadline": 9, "due_at": None, "tries": 0}
    async with house.server.engine.begin() as connection:
        await connection.execute(insert(NOTIFICATIONS).values(subscription=hook["id"], **due))
    return ada, person, other, code


async def everything_kept(house: AsgiApp) -> dict[str, list[dict[str, Any]]]:
    async with house.server.engine.connect() as connection:
        return {
            table.name: [dict(row) for row in (await connection.execute(select(table))).mappings()]
            for table in METADATA.sorted_tables
        }


async def test_export_tells_all_that_is_kept_about_me(house: AsgiApp) -> None:
    ada, _, _, _ = await settle(house)
    told = (await ada.get("/api/me/export")).json()
    assert told["person"]["name"] == "Ada L." and told["person"]["has_recovery_code"]
    assert [one["name"] for one in told["passkeys"]] == ["Old phone"]
    assert [one["name"] for one in told["bots"]] == ["Deep Nori"]
    assert sorted(one["id"] for one in told["hosted"]) == ["open", "over", "playing"]
    assert sorted((one["id"], one["seat"]) for one in told["seats"]) == [("open", 0), ("over", 0), ("playing", 0)]
    assert [one["moves"] for one in told["moves"]] == ["my move over"]
    assert [one["score"] for one in told["results"]] == [12]
    assert [one["mu"] for one in told["ratings"]] == [25.0]
    assert [one["url"] for one in told["subscriptions"]] == ["https://hook.example/ada"]
    assert len(told["holidays"]) == 1 and [one["way"] for one in told["sign_ins"]] == ["guest"]


async def test_export_tells_nothing_else(house: AsgiApp) -> None:
    ada, _, other, code = await settle(house)
    told = (await ada.get("/api/me/export")).text
    hidden = [other, OTHERS_MOVE, SECRET, SEED, "argon2", code.replace("-", "")[:8], code[-4:] + '"', "my move playing"]
    assert [text for text in hidden if text in told] == []


def test_export_and_leaving_know_every_table_that_names_people() -> None:
    """Who adds a column that refers to people must say in export.py and leaving.py what becomes of it."""
    referring = {(key.parent.table.name, key.parent.name) for table in METADATA.tables.values() for key in table.foreign_keys
                 if key.column is PEOPLE.c.id}  # fmt: skip
    assert referring == {
        ("passkeys", "person"), ("reports", "person"), ("reports", "reporter"), ("results", "person"), ("seats", "person"),
        ("tables", "host"), ("subscriptions", "person"), ("holidays", "person"), ("sign_ins", "person"),
        ("practice", "person"),
    }  # fmt: skip


async def test_delete_leaves_a_number_without_a_name(house: AsgiApp) -> None:
    ada, person, other, _ = await settle(house)
    assert (await ada.delete("/api/me")).status_code == 204
    kept = await everything_kept(house)
    assert "Ada" not in json.dumps(kept, default=str) and "Deep Nori" not in json.dumps(kept, default=str)
    (row,) = [one for one in kept["people"] if one["id"] == person]
    assert (row["name"], row["recovery"], row["recovery_id"], row["deleted_at"]) == ("", None, None, house.clock.now())
    assert kept["passkeys"] == []
    assert {one["person"] for one in kept["results"]} == {None, other} and len(kept["results"]) == 2
    assert [one["player"] for one in kept["ratings"]] == [other]
    assert {one["host"] for one in kept["tables"]} == {None}
    assert {one["id"]: one["status"] for one in kept["tables"]} == {"open": "closed", "playing": "playing", "over": "over"}
    assert {(one["table"], one["person"]) for one in kept["seats"] if one["person"] != other} == {
        ("open", None), ("playing", person), ("over", None),
    }  # fmt: skip
    bots = [one for one in kept["people"] if one["id"] not in (person, other)]
    assert [(one["name"], one["bot_of"], one["deleted_at"]) for one in bots] == [("", None, house.clock.now())]


async def test_nobody_gets_in_as_who_has_left(house: AsgiApp) -> None:
    ada = await house.guest()
    cookie = ada.cookies["noripan"]
    code = (await ada.post("/api/me/recovery")).json()["code"]
    token = (await ada.post("/api/me/bots", json={"name": "Deep Nori"})).json()["token"]
    await ada.delete("/api/me")
    assert "noripan" not in ada.cookies
    assert (await house.visitor(cookie=f"noripan={cookie}").get("/api/me")).status_code == 401
    assert (await house.visitor(authorization=f"Bearer {token}").get("/api/me")).status_code == 401
    assert (await house.visitor().post("/api/recover", json={"code": code})).status_code == 403


async def test_what_a_late_process_still_believes_changes_nothing(house: AsgiApp) -> None:
    """Another process may take the person for present a few seconds longer; it must not write to the number that remains."""
    ada = await house.guest()
    cookie = f"noripan={ada.cookies['noripan']}"
    person = await house.server.people.find((await ada.get("/api/me")).json()["id"])
    await ada.delete("/api/me")
    assert person is not None
    house.server.people._remembered[person.id] = (house.clock.now() + 5000, person)
    late = house.visitor(cookie=cookie)
    assert (await late.patch("/api/me", json={"name": "Ghost"})).status_code == 401
    for path in ("/api/me/recovery", "/api/me/passkeys/begin", "/api/me/sign-out-everywhere"):
        assert (await late.post(path)).status_code == 401
    kept = await everything_kept(house)
    assert "Ghost" not in json.dumps(kept, default=str) and [one["recovery"] for one in kept["people"]] == [None]


async def test_others_stay_as_they_are(house: AsgiApp) -> None:
    ada, _, _, _ = await settle(house)
    await (await house.guest("Eve")).delete("/api/me")
    assert (await ada.get("/api/me")).json()["passkeys"] == 1
    assert [one["name"] for one in (await ada.get("/api/me/bots")).json()] == ["Deep Nori"]
