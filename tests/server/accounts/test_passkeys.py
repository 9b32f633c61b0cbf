"""Passkeys, with an authenticator in software: what fits is let in, everything else is refused."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import func, select
from support.asgi_app import HOST, AsgiApp, open_app
from support.authenticator import Authenticator, decode, encode

from noripan.server.accounts.challenges import COOKIE, LASTS_MS
from noripan.server.store.schema import SPENT_CHALLENGES

pytestmark = pytest.mark.anyio

ORIGIN = f"https://{HOST}"


def authenticator(**told: Any) -> Authenticator:
    return Authenticator(**{"origin": ORIGIN, "host": HOST} | told)


async def options_from(visitor: httpx.AsyncClient, path: str) -> dict[str, Any]:
    answer = await visitor.post(path)
    assert answer.status_code == 200, answer.text
    return dict(answer.json()["options"])


async def register(visitor: httpx.AsyncClient, key: Authenticator) -> httpx.Response:
    options = await options_from(visitor, "/api/me/passkeys/begin")
    return await visitor.post("/api/me/passkeys", json={"name": "Phone", "credential": key.create(options)})


async def sign_in(visitor: httpx.AsyncClient, key: Authenticator) -> httpx.Response:
    options = await options_from(visitor, "/api/passkeys/begin")
    return await visitor.post("/api/passkeys/sign-in", json={"credential": key.get(options)})


def assert_refused(answer: httpx.Response, code: str = "passkey_refused") -> None:
    assert (answer.status_code, answer.json()["error"]) == (403, code)
    assert "__Host-noripan=" not in answer.headers.get("set-cookie", "")


async def test_the_same_person_on_another_device(house: AsgiApp) -> None:
    visitor = await house.guest(scheme="https")
    key = authenticator()
    made = await register(visitor, key)
    assert made.status_code == 201 and made.json()["id"] == encode(key.id)
    other = house.visitor(scheme="https")
    for _ in range(2):
        answer = await sign_in(other, key)
        assert answer.status_code == 200 and answer.json()["passkeys"] == 1
        assert (await other.get("/api/me")).json()["id"] == (await visitor.get("/api/me")).json()["id"]


async def test_the_options_are_discoverable_and_bound_to_the_host(house: AsgiApp) -> None:
    visitor = await house.guest(scheme="https")
    options = await options_from(visitor, "/api/me/passkeys/begin")
    assert options["rp"]["id"] == HOST and options["authenticatorSelection"]["residentKey"] == "required"
    assert decode(options["user"]["id"]).hex() == (await visitor.get("/api/me")).json()["id"]
    await register(visitor, key := authenticator())
    again = await options_from(visitor, "/api/me/passkeys/begin")
    assert [known["id"] for known in again["excludeCredentials"]] == [encode(key.id)]
    asked = await options_from(house.visitor(scheme="https"), "/api/passkeys/begin")
    assert asked["rpId"] == HOST and asked["allowCredentials"] == []
    assert asked["challenge"] != again["challenge"] and len(decode(asked["challenge"])) == 32


async def test_another_page_gets_nowhere(house: AsgiApp) -> None:
    visitor = await house.guest(scheme="https")
    await register(visitor, known := authenticator())
    for wrong in ({"origin": "https://evil.test"}, {"origin": f"http://{HOST}"}, {"host": "evil.test"}):
        assert_refused(await register(visitor, authenticator(**wrong)))
        assert_refused(await sign_in(house.visitor(scheme="https"), replace(known, **wrong)))
    assert len((await visitor.get("/api/me/passkeys")).json()) == 1


async def test_other_addresses_of_this_server_may(tmp_path: Path) -> None:
    async with open_app(tmp_path, origins=("https://play.example.org",)) as house:
        visitor = await house.guest(origin="https://play.example.org")
        key = authenticator(origin="https://play.example.org", host="play.example.org")
        assert (await register(visitor, key)).status_code == 201
        assert (await sign_in(house.visitor(origin="https://play.example.org"), key)).status_code == 200
        assert_refused(await sign_in(house.visitor(), key))


async def test_a_challenge_counts_once_even_with_its_cookie(house: AsgiApp) -> None:
    key = authenticator()
    await register(await house.guest(scheme="https"), key)
    visitor = house.visitor(scheme="https")
    options = await options_from(visitor, "/api/passkeys/begin")
    kept = visitor.cookies[COOKIE]
    body = {"credential": key.get(options)}
    assert (await visitor.post("/api/passkeys/sign-in", json=body)).status_code == 200
    assert COOKIE not in visitor.cookies
    assert_refused(await visitor.post("/api/passkeys/sign-in", json=body), "no_challenge")
    thief = house.visitor(scheme="https", cookie=f"{COOKIE}={kept}")
    assert_refused(await thief.post("/api/passkeys/sign-in", json=body), "no_challenge")
    assert_refused(await thief.post("/api/passkeys/sign-in", json={"credential": key.get(options)}), "no_challenge")


async def test_an_answer_to_another_challenge_is_refused(house: AsgiApp) -> None:
    key = authenticator()
    await register(await house.guest(scheme="https"), key)
    stale = await options_from(house.visitor(scheme="https"), "/api/passkeys/begin")
    visitor = house.visitor(scheme="https")
    await options_from(visitor, "/api/passkeys/begin")
    assert_refused(await visitor.post("/api/passkeys/sign-in", json={"credential": key.get(stale)}))


async def test_a_challenge_expires_and_leaves_no_trace(house: AsgiApp) -> None:
    key = authenticator()
    await register(await house.guest(scheme="https"), key)
    visitor = house.visitor(scheme="https")
    options = await options_from(visitor, "/api/passkeys/begin")
    cookie = f"{COOKIE}={visitor.cookies[COOKIE]}"
    house.clock.wait(LASTS_MS / 1000)
    late = house.visitor(scheme="https", cookie=cookie)
    assert_refused(await late.post("/api/passkeys/sign-in", json={"credential": key.get(options)}), "no_challenge")
    assert (await sign_in(house.visitor(scheme="https"), key)).status_code == 200
    async with house.server.engine.connect() as connection:
        assert await connection.scalar(select(func.count()).select_from(SPENT_CHALLENGES)) == 1


async def test_a_challenge_is_for_its_purpose_and_person_only(house: AsgiApp) -> None:
    ada, bob = await house.guest("Ada", scheme="https"), await house.guest("Bob", scheme="https")
    key = authenticator()
    to_register = await options_from(ada, "/api/me/passkeys/begin")
    bob.cookies.set(COOKIE, ada.cookies[COOKIE], domain=HOST, path="/api")
    body = {"name": "Phone", "credential": key.create(to_register)}
    assert_refused(await bob.post("/api/me/passkeys", json=body), "no_challenge")
    await options_from(bob, "/api/passkeys/begin")
    assert_refused(await bob.post("/api/me/passkeys", json=body), "no_challenge")


async def test_a_counter_that_goes_back_is_a_copy(house: AsgiApp) -> None:
    key = authenticator()
    await register(await house.guest(scheme="https"), key)
    key.count = 4
    assert (await sign_in(house.visitor(scheme="https"), key)).status_code == 200
    for said in (1, 4, 5):
        assert_refused(await sign_in(house.visitor(scheme="https"), replace(key, count=said - 1)))
    assert (await sign_in(house.visitor(scheme="https"), key)).status_code == 200


async def test_a_key_signs_in_its_own_person_only(house: AsgiApp) -> None:
    ada, bob = await house.guest("Ada", scheme="https"), await house.guest("Bob", scheme="https")
    hers, his = authenticator(), authenticator()
    await register(ada, hers)
    await register(bob, his)
    his.user = hers.user
    assert_refused(await sign_in(house.visitor(scheme="https"), his))
    his.id = hers.id
    assert_refused(await sign_in(house.visitor(scheme="https"), his))


async def test_unknown_and_deleted_keys_are_refused(house: AsgiApp) -> None:
    visitor = await house.guest(scheme="https")
    stranger, key = authenticator(user=bytes(16)), authenticator()
    assert_refused(await sign_in(house.visitor(scheme="https"), stranger))
    await register(visitor, key)
    (listed,) = (await visitor.get("/api/me/passkeys")).json()
    assert listed["name"] == "Phone"
    assert (await (await house.guest("Bob", scheme="https")).delete(f"/api/me/passkeys/{listed['id']}")).status_code == 404
    assert (await visitor.delete(f"/api/me/passkeys/{listed['id']}")).status_code == 204
    assert_refused(await sign_in(house.visitor(scheme="https"), key))


async def test_a_key_belongs_to_one_person(house: AsgiApp) -> None:
    key = authenticator()
    await register(await house.guest("Ada", scheme="https"), key)
    again = await register(await house.guest("Bob", scheme="https"), key)
    assert (again.status_code, again.json()["error"]) == (409, "passkey_known")


async def test_damaged_answers_are_refused_not_broken(tmp_path: Path) -> None:
    """Random damage to every part: never a 5xx, never a way in."""
    chance = random.Random(5)
    async with open_app(tmp_path, rate=1000.0) as house:
        visitor = await house.guest(scheme="https")
        for _ in range(30):
            credential = authenticator().create(await options_from(visitor, "/api/me/passkeys/begin"))
            damage(credential["response"], chance.choice(["clientDataJSON", "attestationObject"]), chance)
            answer = await visitor.post("/api/me/passkeys", json={"name": "Phone", "credential": credential})
            assert answer.status_code in (201, 400, 403), answer.text  # 201: only the id or the counter was hit
            if answer.status_code == 201:
                await visitor.delete(f"/api/me/passkeys/{answer.json()['id']}")
        key = authenticator()
        await register(visitor, key)
        for _ in range(30):
            other = house.visitor(scheme="https")
            credential = key.get(await options_from(other, "/api/passkeys/begin"))
            damage(credential["response"], chance.choice(["clientDataJSON", "authenticatorData", "signature"]), chance)
            assert_refused(await other.post("/api/passkeys/sign-in", json={"credential": credential}))


def damage(response: dict[str, str], part: str, chance: random.Random) -> None:
    data = bytearray(decode(response[part]))
    for _ in range(chance.randint(1, 4)):
        data[chance.randrange(len(data))] ^= chance.randint(1, 255)
    response[part] = encode(bytes(data[: chance.choice([len(data), len(data) // 2])]))


async def test_passkeys_are_counted(tmp_path: Path) -> None:
    async with open_app(tmp_path, rate=1000.0) as house:
        visitor = await house.guest(scheme="https")
        early = await options_from(visitor, "/api/me/passkeys/begin")
        cookie = visitor.cookies[COOKIE]
        for _ in range(10):
            assert (await register(visitor, authenticator())).status_code == 201
        answer = await visitor.post("/api/me/passkeys/begin")
        assert (answer.status_code, answer.json()["error"]) == (409, "most_passkeys")
        visitor.cookies.set(COOKIE, cookie, domain=HOST, path="/api")
        answer = await visitor.post("/api/me/passkeys", json={"name": "Phone", "credential": authenticator().create(early)})
        assert (answer.status_code, answer.json()["error"]) == (409, "most_passkeys")
