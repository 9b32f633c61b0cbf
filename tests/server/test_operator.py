"""The operators' page, and what people report to it."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select
from support.admin import admin
from support.asgi_app import HOST, AsgiApp, open_app
from typer.testing import CliRunner

from noripan import games
from noripan.cli.main import app
from noripan.core.texts import LANGUAGES
from noripan.server.accounts.operators import COOKIE_MS, PASS_MS, new_link
from noripan.server.accounts.seals import seal
from noripan.server.http.operator_page import PATHS
from noripan.server.store.schema import REPORTS

pytestmark = pytest.mark.anyio
GAME = min(games())


@pytest.fixture
async def house(address: str, tmp_path: Path) -> AsyncIterator[AsgiApp]:
    async with open_app(tmp_path, database=address, rate=100.0) as made:
        yield made


def link_to(house: AsgiApp) -> str:
    link = new_link(house.server.key, house.server.environment, house.server.settings)
    return link[link.index("/admin") :]


async def operator(house: AsgiApp, **headers: str) -> httpx.AsyncClient:
    """A browser that has opened the link."""
    browser = house.visitor("192.0.2.200", origin=f"http://{HOST}", **headers)
    answer = await browser.get(link_to(house))
    assert (answer.status_code, answer.headers["location"]) == (303, "/admin")
    return browser


async def do(browser: httpx.AsyncClient, deed: str, **form: str) -> httpx.Response:
    return await browser.post(f"/admin/{deed}", data=form)


async def pair(house: AsgiApp) -> tuple[httpx.AsyncClient, httpx.AsyncClient, str]:
    """Two people at a table."""
    ann, bob = await house.guest("Ann"), await house.guest("<b>Bob</b>")
    table = (await ann.post("/api/tables", json={"game": GAME, "players": 2, "public": True})).json()["table"]["id"]
    for number, one in enumerate((ann, bob)):
        sat = await one.post(f"/api/tables/{table}/sit", json={"random": "0" * 32, "seat": number})
        assert sat.status_code == 200, sat.text
    return ann, bob, table


async def me(browser: httpx.AsyncClient) -> str:
    return str((await browser.get("/api/me")).json()["id"])


async def kept(house: AsgiApp) -> list[Any]:
    async with house.server.engine.connect() as connection:
        return [row._asdict() for row in await connection.execute(select(REPORTS))]


async def reports(address: str, *words: str) -> list[dict[str, Any]]:
    """As the command lists them."""
    done = await asyncio.to_thread(admin, address, "reports", "--json", *words)
    listed: list[dict[str, Any]] = json.loads(done.stdout)
    return listed


# ---- getting in


async def test_only_who_has_a_link_from_the_server_gets_in_and_each_opens_once(house: AsgiApp) -> None:
    stranger, guest = house.visitor(), await house.guest()
    for browser in (stranger, guest):
        for path in PATHS.values():
            answer = await browser.get(path)
            assert answer.status_code == 403 and "noripan admin page" in answer.text and "<table" not in answer.text
        refused = await browser.post("/admin/ban", data={"about": "192.0.2.1"}, headers={"origin": f"http://{HOST}"})
        assert refused.status_code == 403
    for forged in ("x", seal((b"k" * 32,), "operator pass", f"a.{house.clock.now() + 1}"), "a.1.b", ""):
        assert (await stranger.get("/admin", params={"pass": forged})).status_code == 403
    link = link_to(house)
    assert (await stranger.get(link)).status_code == 303
    assert (await stranger.get("/admin")).status_code == 200
    assert (await house.visitor("192.0.2.9").get(link)).status_code == 403, "it was opened"
    late = link_to(house)
    house.clock.wait(PASS_MS / 1000)
    assert (await house.visitor("192.0.2.9").get(late)).status_code == 403
    house.clock.wait(COOKIE_MS / 1000)
    assert (await stranger.get("/admin")).status_code == 403


async def test_a_persons_cookie_is_no_operators(house: AsgiApp) -> None:
    guest = await house.guest()
    value = next(iter(guest.cookies.jar)).value
    assert (await house.visitor(cookie=f"noripan-operator={value}").get("/admin")).status_code == 403


def test_the_command_prints_a_link_and_makes_nothing(tmp_path: Path) -> None:
    typo = CliRunner().invoke(app, ["admin", "page", "--data", str(tmp_path / "typo"), "--lang", "en"])
    assert typo.exit_code == 2 and not (tmp_path / "typo").exists()
    (tmp_path / "key").write_text("k" * 64)
    (tmp_path / "key").chmod(0o600)
    (tmp_path / "noripan.toml").write_text('origins = ["https://play.example.org"]\n')
    told = CliRunner().invoke(app, ["admin", "page", "--data", str(tmp_path), "--json"])
    assert json.loads(told.output)["link"].startswith("https://play.example.org/admin?pass=")
    assert not (tmp_path / "noripan.db").exists()


async def test_no_other_site_acts_in_an_operators_name(house: AsgiApp) -> None:
    browser = await operator(house)
    form = {"about": "192.0.2.1"}
    for headers in ({"origin": "https://evil.example"}, {"origin": "null"}):
        assert (await browser.post("/admin/ban", data=form, headers=headers)).status_code == 403
    del browser.headers["origin"]
    assert (await browser.post("/admin/ban", data=form)).status_code == 415, "browsers say where a form comes from"
    page = await browser.get("/admin/people")
    assert page.headers["referrer-policy"] == "same-origin" and page.headers["cache-control"] == "no-store"
    assert (
        await (await house.guest()).post("/api/guest", data=form, headers={"origin": f"http://{HOST}"})
    ).status_code == 415


# ---- what it shows and does


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_page_is_there_in_every_language(house: AsgiApp, language: str) -> None:
    ann, _, table = await pair(house)
    await ann.post(f"/api/tables/{table}/report", json={"seat": 1, "reason": "name"})
    browser = await operator(house, **{"accept-language": f"fr, {language};q=0.8, en;q=0.1"})
    await do(browser, "ban", about="203.0.113.7")
    for name, path in PATHS.items():
        page = (await browser.get(path)).text
        assert f'<html lang="{language}">' in page and 'aria-current="page"' in page, name
        assert "<b>Bob</b>" not in page and not re.search(r"(load|operator|column|report)-[a-z]", page.partition("<body>")[2]
            .replace("noripan-operator", "")), name  # fmt: skip
    assert '<html lang="ko">' in (await browser.get("/admin/people?lang=ko")).text
    assert 'href="/admin/tables?lang=ko"' in (await browser.get("/admin?lang=ko")).text, "the choice is carried on"
    assert (await browser.get("/admin/style.css")).headers["content-type"].startswith("text/css")
    assert (await browser.get("/admin/nothing")).status_code == 404


async def test_an_operator_bans_renames_and_closes_and_it_is_written_down(house: AsgiApp) -> None:
    ann, bob, table = await pair(house)
    who = await me(bob)
    browser = await operator(house)
    assert "&lt;b&gt;Bob" in (await browser.get("/admin/people?find=bob")).text
    assert (await do(browser, "rename", about=who, name="Robert")).status_code == 303
    assert (await do(browser, "ban", about=who, back="reports")).headers["location"] == "/admin/reports"
    house.clock.wait(10)
    assert (await bob.get("/api/me")).status_code == 401 and "Robert" in (await browser.get("/admin/people")).text
    assert (await do(browser, "unban", about=who)).status_code == 303
    assert table in (await browser.get("/admin/tables")).text
    assert (await do(browser, "close", about=table)).status_code == 303
    assert (await ann.get(f"/api/tables/{table}")).json()["table"]["status"] == "closed"
    assert table not in (await browser.get("/admin/tables")).text
    log = (await browser.get("/admin/log")).text
    assert [log.count(f">{deed}</td>") for deed in ("rename", "ban", "unban", "close")] == [1, 1, 1, 1]


async def test_what_cannot_be_done_is_said_on_the_page(house: AsgiApp) -> None:
    browser = await operator(house)
    for deed, form, words in [
        ("ban", {"about": "nobody"}, "There is no person"),
        ("close", {"about": "nothing"}, "table nothing"),
        ("settle", {"about": "nothing"}, "There is no open report"),
    ]:
        answer = await do(browser, deed, **form)
        assert answer.status_code == 400 and words in answer.text and 'role="alert"' in answer.text
    guest = await me(await house.guest())
    assert (await do(browser, "rename", about=guest, name="")).status_code == 400
    for bad in ({}, {"about": "a\0b"}):
        assert (await do(browser, "ban", **bad)).status_code == 400
    assert (await do(browser, "remove", about=guest)).status_code == 404
    assert (await browser.get("/admin/people?find=%00")).status_code == 400


# ---- reports


async def test_people_report_those_at_their_table(house: AsgiApp, address: str) -> None:
    ann, bob, table = await pair(house)
    path = f"/api/tables/{table}/report"
    for _ in range(2):
        assert (await ann.post(path, json={"seat": 1, "reason": "name"})).status_code == 204
    (report,) = await kept(house)
    assert (report["reporter"], report["person"], report["table"], report["reason"]) == (
        await me(ann), await me(bob), table, "name",
    )  # fmt: skip
    stranger = await house.guest("Cem")
    assert (await stranger.post(path, json={"seat": 1, "reason": "name"})).json()["error"] == "no_seat_of_yours"
    assert (await ann.post(path, json={"seat": 0, "reason": "name"})).json()["error"] == "nobody_to_report"
    assert (await ann.post(path, json={"seat": 7, "reason": "name"})).json()["error"] == "bad_seat"
    assert (await ann.post(path, json={"seat": 1, "reason": "ugly"})).status_code == 400
    browser = await operator(house)
    page = (await browser.get("/admin/reports")).text
    assert "&lt;b&gt;Bob&lt;/b&gt;" in page and "Ann" in page and table in page
    rows = await reports(address)
    assert [(row["reporter"], row["reason"]) for row in rows] == [("Ann", "name")]
    assert (await do(browser, "settle", about=report["id"])).headers["location"] == "/admin/reports"
    assert "Ann" not in (await browser.get("/admin/reports")).text
    assert await reports(address) == []
    assert len(await reports(address, "--all")) == 1


async def test_a_report_goes_with_who_leaves(house: AsgiApp) -> None:
    ann, bob, table = await pair(house)
    await ann.post(f"/api/tables/{table}/report", json={"seat": 1, "reason": "stalling"})
    await bob.post(f"/api/tables/{table}/report", json={"seat": 0, "reason": "cheating"})
    told = (await ann.get("/api/me/export")).json()
    assert [(one["table"], one["reason"]) for one in told["reports"]] == [(table, "stalling")], "not those of others"
    assert (await bob.delete("/api/me")).status_code == 204
    (left,) = await kept(house)
    assert (left["reporter"], left["person"], left["reason"]) == (None, await me(ann), "cheating")


async def test_nobody_reports_without_end(tmp_path: Path) -> None:
    async with open_app(tmp_path, limit_report=(2, 1)) as house:
        ann, _, table = await pair(house)
        answers = [await ann.post(f"/api/tables/{table}/report", json={"seat": 1, "reason": "other"}) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [204, 204, 429]
