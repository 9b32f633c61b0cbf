"""A recovery code is the same person on another device; it is shown once and kept only as a hash."""

from __future__ import annotations

import math
import re

import pytest
from sqlalchemy import select
from support.asgi_app import AsgiApp

from noripan.server.accounts.recovery import ALPHABET, SECRET_LETTERS, new_code, read_code
from noripan.server.environment import Environment
from noripan.server.store.schema import PEOPLE

pytestmark = pytest.mark.anyio


async def test_the_same_person_on_another_device(house: AsgiApp) -> None:
    visitor = await house.guest()
    code = (await visitor.post("/api/me/recovery")).json()["code"]
    assert re.fullmatch(r"([0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}", code)
    other = house.visitor()
    answer = await other.post("/api/recover", json={"code": code})
    assert answer.status_code == 200 and answer.json()["recovery"]
    assert (await other.get("/api/me")).json() == (await visitor.get("/api/me")).json()


async def test_only_a_hash_is_kept(house: AsgiApp) -> None:
    visitor = await house.guest()
    code = (await visitor.post("/api/me/recovery")).json()["code"].replace("-", "")
    async with house.server.engine.connect() as connection:
        kept = (await connection.execute(select(PEOPLE))).mappings().one()
    assert kept["recovery"].startswith("$argon2id$") and kept["recovery_id"] == code[:8]
    assert code[8:] not in str(dict(kept))


async def test_a_new_code_replaces_the_old(house: AsgiApp) -> None:
    visitor = await house.guest()
    old = (await visitor.post("/api/me/recovery")).json()["code"]
    new = (await visitor.post("/api/me/recovery")).json()["code"]
    assert (await house.visitor().post("/api/recover", json={"code": old})).status_code == 403
    assert (await house.visitor().post("/api/recover", json={"code": new})).status_code == 200


async def test_a_wrong_code_opens_nothing(house: AsgiApp) -> None:
    visitor = await house.guest()
    code = (await visitor.post("/api/me/recovery")).json()["code"]
    last = "0" if code[-1] != "0" else "1"
    unknown = ("1" if code[0] == "0" else "0") + code[1:]
    for wrong in (code[:-1] + last, unknown, code[:-1], "x", "ü" * 28, code + "0"):
        answer = await house.visitor().post("/api/recover", json={"code": wrong})
        assert answer.status_code == 403 and answer.json() == {"error": "wrong_recovery_code", "details": {}}
        assert "set-cookie" not in answer.headers


async def test_guessing_is_slowed_down(house: AsgiApp) -> None:
    guesser = house.visitor()
    answers = [await guesser.post("/api/recover", json={"code": "x"}) for _ in range(21)]
    assert [answer.status_code for answer in answers] == [403] * 20 + [429]
    assert int(answers[-1].headers["retry-after"]) == answers[-1].json()["details"]["seconds"] > 0
    assert (await house.visitor("192.0.2.2").post("/api/recover", json={"code": "x"})).status_code == 403, "another address"
    house.clock.wait(int(answers[-1].headers["retry-after"]))
    assert (await guesser.post("/api/recover", json={"code": "x"})).status_code == 403


async def test_a_session_ended_everywhere_leaves_the_code(house: AsgiApp) -> None:
    visitor = await house.guest()
    code = (await visitor.post("/api/me/recovery")).json()["code"]
    await visitor.post("/api/me/sign-out-everywhere")
    other = house.visitor()
    assert (await other.post("/api/recover", json={"code": code})).status_code == 200
    assert (await other.get("/api/me")).status_code == 200


def test_codes_can_be_written_by_hand() -> None:
    code = new_code(Environment())
    assert SECRET_LETTERS * math.log2(len(ALPHABET)) >= 100
    assert read_code(str(code)) == read_code(f" {str(code).lower().replace('-', ' ')} ") == code
    assert read_code(str(code).replace("0", "O").replace("1", "l")) == code
    assert read_code(str(code)[:-1] + "U") is None


def test_every_letter_is_as_likely() -> None:
    every_byte = iter(range(256))
    environment = Environment(random_bytes=lambda count: bytes(next(every_byte, 0) for _ in range(count)))
    letters = "".join("".join(new_code(environment)) for _ in range(10))[:256]
    assert {letters.count(letter) for letter in ALPHABET} == {256 // len(ALPHABET)}
