"""A person may make accounts for programs, which sign in by a token."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from support.asgi_app import AsgiApp

pytestmark = pytest.mark.anyio


async def make_bot(owner: httpx.AsyncClient, name: str = "Deep Nori") -> dict[str, Any]:
    answer = await owner.post("/api/me/bots", json={"name": name})
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


async def test_a_bot_signs_in_by_its_token(house: AsgiApp) -> None:
    owner = await house.guest()
    made = await make_bot(owner)
    program = house.visitor(authorization=f"Bearer {made['token']}")
    told = (await program.get("/api/me")).json()
    assert told["id"] == made["bot"]["id"] and told["name"] == "Deep Nori"
    assert told["bot_of"] == (await owner.get("/api/me")).json()["id"]


async def test_the_token_is_shown_once(house: AsgiApp) -> None:
    owner = await house.guest()
    made = await make_bot(owner)
    listed = await owner.get("/api/me/bots")
    assert listed.json() == [made["bot"]] and made["token"] not in listed.text
    assert made["token"] not in (await owner.get("/api/me/export")).text


async def test_a_deleted_bot_is_nobody(house: AsgiApp) -> None:
    owner = await house.guest()
    made = await make_bot(owner)
    program = house.visitor(authorization=f"Bearer {made['token']}")
    assert (await program.get("/api/me")).status_code == 200
    assert (await owner.delete(f"/api/me/bots/{made['bot']['id']}")).status_code == 204
    assert (await program.get("/api/me")).status_code == 401
    assert (await owner.get("/api/me/bots")).json() == []
    assert (await owner.delete(f"/api/me/bots/{made['bot']['id']}")).json()["error"] == "no_such_bot"


async def test_only_its_owner_deletes_a_bot(house: AsgiApp) -> None:
    made = await make_bot(await house.guest())
    stranger = await house.guest("Mallory")
    assert (await stranger.delete(f"/api/me/bots/{made['bot']['id']}")).status_code == 404
    assert (await stranger.delete(f"/api/me/bots/{(await stranger.get('/api/me')).json()['id']}")).status_code == 404
    assert (await house.visitor(authorization=f"Bearer {made['token']}").get("/api/me")).status_code == 200


async def test_any_other_token_is_nobody(house: AsgiApp) -> None:
    token = (await make_bot(await house.guest()))["token"]
    for wrong in ("Bearer", "Bearer ", "Bearer x", f"Basic {token}", f"Bearer {token}x", "Bearer noripan_", token):
        assert (await house.visitor(authorization=wrong).get("/api/me")).status_code == 401, wrong


async def test_a_cookie_is_no_token_and_a_token_no_cookie(house: AsgiApp) -> None:
    owner = await house.guest()
    made = await make_bot(owner)
    assert (await house.visitor(authorization=f"Bearer {owner.cookies['noripan']}").get("/api/me")).status_code == 401
    assert (await house.visitor(cookie=f"noripan={made['token']}").get("/api/me")).status_code == 401


HUMANS_ONLY = (
    ("POST", "/api/me/bots", {"name": "Bot of a bot"}),
    ("POST", "/api/me/recovery", None),
    ("POST", "/api/me/passkeys/begin", None),
    ("POST", "/api/me/sign-out-everywhere", None),
    ("GET", "/api/me/export", None),
    ("DELETE", "/api/me", None),
)


async def test_some_things_are_not_for_bots(house: AsgiApp) -> None:
    made = await make_bot(await house.guest())
    program = house.visitor(authorization=f"Bearer {made['token']}")
    for method, path, body in HUMANS_ONLY:
        answer = await program.request(method, path, json=body)
        assert (answer.status_code, answer.json()["error"]) == (403, "not_for_bots"), path


async def test_bots_are_counted(house: AsgiApp) -> None:
    owner = await house.guest()
    for number in range(10):
        await make_bot(owner, f"Bot {number}")
    house.clock.wait(600)
    answer = await owner.post("/api/me/bots", json={"name": "One more"})
    assert answer.status_code == 409 and answer.json() == {"error": "most_bots", "details": {"most": 10}}
