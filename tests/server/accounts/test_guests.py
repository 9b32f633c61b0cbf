"""Guests come in with a name at once, and a signed cookie keeps who they are."""

from __future__ import annotations

from http.cookies import SimpleCookie
from typing import get_args

import httpx
import pytest
from support.asgi_app import AsgiApp

from noripan.core.texts import LANGUAGES
from noripan.server.accounts.cookies import YEAR_MS, session_cookie
from noripan.server.accounts.names import clean_name
from noripan.server.accounts.person import REMEMBERED_MS, Language, People
from noripan.server.accounts.seals import seal, unseal
from noripan.server.errors import Refused

pytestmark = pytest.mark.anyio


async def me(visitor: httpx.AsyncClient) -> dict[str, object]:
    answer = await visitor.get("/api/me")
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def cookie_of(answer: httpx.Response) -> tuple[str, dict[str, str]]:
    (name, morsel) = next(iter(SimpleCookie(answer.headers["set-cookie"]).items()))
    return name, {key: value for key, value in morsel.items() if value} | {"value": morsel.value}


async def test_a_guest_is_somebody_at_once(house: AsgiApp) -> None:
    visitor = house.visitor()
    answer = await visitor.post("/api/guest", json={"name": "  아다   러브레이스 ", "language": "ko"})
    assert answer.status_code == 201
    told = answer.json()
    assert (told["name"], told["language"], told["bot_of"]) == ("아다 러브레이스", "ko", None)
    assert (told["recovery"], told["passkeys"], told["created_at"]) == (False, 0, house.clock.now())
    assert await me(visitor) == told


async def test_the_cookie_is_strict(house: AsgiApp) -> None:
    answer = await house.visitor().post("/api/guest", json={"name": "Ada", "language": "en"})
    name, said = cookie_of(answer)
    assert (
        name == "noripan" and said["samesite"] == "lax" and said["path"] == "/" and said["max-age"] == str(YEAR_MS // 1000)
    )
    assert "httponly" in said and "secure" not in said and "domain" not in said
    answer = await house.visitor(scheme="https").post("/api/guest", json={"name": "Ada", "language": "en"})
    name, said = cookie_of(answer)
    assert name == "__Host-noripan" and "secure" in said and "httponly" in said and "domain" not in said


async def test_who_is_in_does_not_come_in_again(house: AsgiApp) -> None:
    visitor = await house.guest()
    answer = await visitor.post("/api/guest", json={"name": "Bob", "language": "en"})
    assert (answer.status_code, answer.json()["error"]) == (409, "already_signed_in")


async def test_nobody_is_refused(house: AsgiApp) -> None:
    answer = await house.visitor().get("/api/me")
    assert answer.status_code == 401 and answer.json() == {"error": "not_signed_in", "details": {}}


async def test_a_changed_cookie_is_nobody(house: AsgiApp) -> None:
    value = (await house.guest()).cookies["noripan"]
    for at in range(len(value)):
        changed = value[:at] + ("0" if value[at] != "0" else "1") + value[at + 1 :]
        assert (await house.visitor(cookie=f"noripan={changed}").get("/api/me")).status_code == 401, at


async def test_any_other_cookie_is_nobody(house: AsgiApp) -> None:
    for value in ("", ".", "..", "a.b.c.d", "x" * 5000, '"', "noripan", "\\", "%00", "=", ";"):
        assert (await house.visitor(cookie=f"noripan={value}").get("/api/me")).status_code == 401


def test_a_seal_fits_its_key_purpose_and_text_only() -> None:
    sealed = seal((b"key",), "session", "text")
    assert unseal((b"key",), "session", sealed) == "text"
    assert unseal((b"other",), "session", sealed) is None
    assert unseal((b"key",), "bot", sealed) is None
    assert unseal((b"key",), "session", sealed.replace("text", "test")) is None


async def test_a_cookie_grows_old_and_is_renewed(house: AsgiApp) -> None:
    visitor = await house.guest()
    first = visitor.cookies["noripan"]
    await me(visitor)
    assert visitor.cookies["noripan"] == first, "still fresh"
    house.clock.wait(300 * 24 * 3600)
    await me(visitor)
    assert visitor.cookies["noripan"] != first, "renewed"
    house.clock.wait(300 * 24 * 3600)
    assert (await house.visitor(cookie=f"noripan={first}").get("/api/me")).status_code == 401, "older than a year"
    await me(visitor)


async def test_a_cookie_from_before_counts_only_with_its_session(house: AsgiApp) -> None:
    visitor = await house.guest()
    mine = await me(visitor)
    cookie = session_cookie(house.server.key, str(mine["id"]), 1, house.clock.now(), https=False)
    assert (await house.visitor(cookie=f"noripan={cookie.value}").get("/api/me")).status_code == 401


async def test_change_name_and_language(house: AsgiApp) -> None:
    visitor = await house.guest()
    changed = await visitor.patch("/api/me", json={"name": "Bea"})
    assert (changed.json()["name"], changed.json()["language"]) == ("Bea", "en")
    await visitor.patch("/api/me", json={"language": "de"})
    mine = await me(visitor)
    assert (mine["name"], mine["language"]) == ("Bea", "de")
    assert (await visitor.patch("/api/me", json={})).json() == mine


UNSEEN = (
    "\u200b",
    "a\u202eb",
    "a\u2066b",
    "a\nb",
    "a\x00b",
    "\u3164",
    "\u0301",
    "\ue000",
    "\U000e0041",
    "a\u2028b",
    "\u00ad",
    "a\ufffcb",
    "\U0001d159",
    "Z\u0334\u0322\u031b\u0351",  # marks that pile up over other lines
    "a\ufe0f",  # a selector of variants that selects nothing
    "a\ufe01",
    "a\u200db",
    "👩\u200d",
    "\u200d👩",
    "👩\u200d\u200d👧",
)


@pytest.mark.parametrize("name", [*UNSEEN, "", " ", "\t", "x" * 25, "가" * 25])
def test_names_that_cannot_be_seen_or_are_too_long_are_refused(name: str) -> None:
    with pytest.raises(Refused) as refusal:
        clean_name(name)
    assert refusal.value.code == ("name_unseen" if name in UNSEEN else "name_length")


@pytest.mark.parametrize("name", ["expert", "Expert", "ＥＸＰＥＲＴ", " casual "])
def test_nobody_is_called_like_a_bot(name: str) -> None:
    with pytest.raises(Refused, match="name_of_bot"):
        clean_name(name)


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("x" * 24, "x" * 24),
        ("e\u0301", "é"),
        ("한글 이름", "한글 이름"),
        ("👩", "👩"),
        (" a\u00a0 b ", "a b"),
        ("❤️", "❤️"),
        ("👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦"),
        ("👩🏽‍💻", "👩🏽‍💻"),
        ("❤️‍🔥", "❤️‍🔥"),
        ("1️⃣", "1️⃣"),
        ("ที่นี่", "ที่นี่"),
        ("हिंदी", "हिंदी"),
    ],
)
def test_names_are_kept_composed(written: str, kept: str) -> None:
    assert clean_name(written) == kept


async def test_a_refused_name_makes_nobody(house: AsgiApp) -> None:
    for name in ("", "a\u202eb", "expert", "x" * 101, 7, None):
        answer = await house.visitor().post("/api/guest", json={"name": name, "language": "en"})
        assert answer.status_code == 400 and "set-cookie" not in answer.headers
    visitor = await house.guest()
    assert (await visitor.patch("/api/me", json={"name": "expert"})).json()["error"] == "name_of_bot"
    assert (await me(visitor))["name"] == "Ada"


async def test_sign_out_ends_this_browser_only(house: AsgiApp) -> None:
    visitor = await house.guest()
    value = visitor.cookies["noripan"]
    assert (await visitor.post("/api/sign-out")).status_code == 204
    assert "noripan" not in visitor.cookies
    assert (await visitor.get("/api/me")).status_code == 401
    assert (await house.visitor(cookie=f"noripan={value}").get("/api/me")).status_code == 200


async def test_sign_out_everywhere_voids_every_cookie(house: AsgiApp) -> None:
    visitor = await house.guest()
    other = house.visitor(cookie=f"noripan={visitor.cookies['noripan']}")
    assert (await other.get("/api/me")).status_code == 200
    assert (await visitor.post("/api/me/sign-out-everywhere")).status_code == 204
    assert (await other.get("/api/me")).status_code == 401


async def test_another_process_learns_of_it_soon(house: AsgiApp) -> None:
    visitor = await house.guest()
    person = str((await me(visitor))["id"])
    elsewhere = People(house.server.engine, house.clock.now)
    before = await elsewhere.find(person)
    await visitor.post("/api/me/sign-out-everywhere")
    assert await elsewhere.find(person) == before, "remembered for a moment"
    house.clock.wait(REMEMBERED_MS / 1000)
    after = await elsewhere.find(person)
    assert before and after and after.session == before.session + 1


async def test_nobody_is_remembered_for_longer(house: AsgiApp) -> None:
    people = house.server.people
    for number in range(5):
        await me(await house.guest(f"Guest {number}"))
        house.clock.wait(REMEMBERED_MS / 2000)
    assert len(people._remembered) == 2, "those of the last five seconds"


def test_the_languages_are_those_of_the_texts() -> None:
    assert get_args(Language) == LANGUAGES
