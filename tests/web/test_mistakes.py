"""Mistakes of a review are tried again on the real board, and one's own come back: on phones and desktops, also by keys."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect
from support.command import Serving
from support.eventually import eventually_async
from support.guest import DESKTOP, PHONE, SMALL, Guest, press_until
from support.layout import faults
from support.learner import MOVES, Keys, Learner, Pointer
from support.live_server import LiveServer
from support.needs import BUILT, QUICK, must_have

import noripan
from noripan.core.lessons import FOLDER
from noripan.core.texts import Texts

GAME = "sixteen"
LANGUAGES = ("ko", "en", "de")


class Faulty(NamedTuple):
    """A reviewed match, in which this person made mistakes."""

    table: str
    cookie: str
    mistakes: list[dict[str, Any]]  # of theirs


class Reviewed(NamedTuple):
    address: str
    matches: dict[str, Faulty]  # by language


@pytest.fixture(scope="module")
def reviewed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Reviewed]:
    must_have(BUILT.is_file(), "the client is not built: make build-web")
    folder = tmp_path_factory.mktemp("mistakes")
    with Serving("--data", str(folder), *QUICK, "--reviews", "quick") as serving:
        with ThreadPoolExecutor() as beside:  # the browser's loop is this thread's
            played = beside.submit(asyncio.run, play_all(serving.address.rstrip("/"), folder)).result()
        yield Reviewed(serving.address, played)


async def play_all(address: str, folder: Path) -> dict[str, Faulty]:
    house = LiveServer(folder, "unused")
    house.address = address
    return {language: await play_until_faulty(house) for language in LANGUAGES}


async def play_until_faulty(house: LiveServer) -> Faulty:
    while True:  # who moves at random makes mistakes in nearly every match
        async with house.table(GAME) as (table, people):
            await asyncio.gather(*(visitor.play_to_the_end(table) for visitor in people))
            path = f"/api/tables/{table}/review"

            async def is_over(path: str = path, people: Any = people) -> bool:
                answer = await people[0].http.post(path)
                return bool(answer.status_code == 200)

            async def made(path: str = path, people: Any = people) -> Any:
                return (await people[0].get(path))["review"]

            await eventually_async(is_over, "the match to be over")
            review = await eventually_async(made, "the review", pause=lambda: asyncio.sleep(0.2))
            mistakes = [one for one in review["decisions"] if one["verdict"] == "mistake"]
            if mistakes:
                seat = mistakes[0]["seat"]
                own = [one for one in mistakes if one["seat"] == seat]
                return Faulty(table, str(people[seat].http.cookies["noripan"]), own)


def come(browser: Browser, reviewed: Reviewed, language: str, size: tuple[int, int]) -> Guest:
    guest = Guest(browser, reviewed.address, language, size)
    cookie = reviewed.matches[language].cookie
    guest.context.add_cookies([{"name": "noripan", "value": cookie, "url": reviewed.address}])
    return guest


def texts_in(language: str) -> Texts:
    folder = noripan.find(GAME).folder
    return Texts(language, (folder / FOLDER, folder.parents[3] / "web/texts"))


def test_the_list_is_reached_from_home_the_review_and_ones_own_page(browser: Browser, reviewed: Reviewed) -> None:
    texts, match = texts_in("en"), reviewed.matches["en"]
    with come(browser, reviewed, "en", DESKTOP) as guest:
        me = guest.get("/api/me")["id"]
        guest.visit("practice").locator(".due").wait_for()  # from now on this browser knows who is there
        for path in ("", f"t/{match.table}/replay", f"people/{me}"):
            page = guest.visit(path)
            links = page.locator("a[href='/practice']")
            links.first.wait_for()
            press_until(page, "Tab", "one => one.getAttribute('href') === '/practice'", "Enter")
            expect(page.get_by_role("heading", name=texts.say("practice"))).to_be_visible()
            expect(page.locator(".due")).to_be_visible()


@pytest.mark.parametrize(("language", "size"), [("ko", SMALL), ("de", DESKTOP), ("en", PHONE)])
def test_ones_own_mistakes_come_back(browser: Browser, reviewed: Reviewed, language: str, size: tuple[int, int]) -> None:
    """By keys alone on the desktop."""
    texts, own = texts_in(language), reviewed.matches[language].mistakes
    with come(browser, reviewed, language, size) as guest:
        page = guest.visit("practice")
        page.locator(".due").wait_for()
        assert faults(page, where=language) == []
        page.set_viewport_size({"width": size[0], "height": size[1]})
        hands = Keys(page) if size == DESKTOP else Pointer()
        learner = Learner(page, noripan.find(GAME), language, hands)
        expect(page.locator(".due")).to_have_text(texts.say("practice-due-now", count=len(own)))
        assert guest.examine() + guest.overflowing() + guest.too_small() == []
        hands.press(page.get_by_role("link", name=texts.say("practice-begin"), exact=True))
        page.wait_for_url("**/practice/all")
        first, *others = own
        answer(page, learner, first["move"])
        asker = page.locator(".asker")
        expect(asker).to_contain_text(texts.say("puzzle-worse-unknown", move="").split(":")[0])
        answer(page, learner, first["best"])
        expect(asker).to_contain_text(texts.say("lesson-right"))
        expect(asker).to_contain_text(texts.say("practice-later", day=shown(page, language, 1)))
        for one in others[:1]:
            hands.press(asker.get_by_role("button", name=texts.say("mistake-next")))
            answer(page, learner, one["best"])
            expect(asker).to_contain_text(texts.say("practice-later", day=shown(page, language, 3)))
        if not others[1:]:
            hands.press(asker.get_by_role("button", name=texts.say("mistake-next")))
            expect(page.locator("main")).to_contain_text(texts.say("practice-over"))
        guest.visit("practice")
        expect(page.locator(".due")).to_have_text(texts.say("practice-due-now", count=len(others[1:])))


def answer(page: Page, learner: Learner, move: str) -> None:
    page.locator(".tray-head[aria-busy=false] .yours").wait_for()
    MOVES[GAME](learner, move)


def shown(page: Page, language: str, days: int) -> str:
    """A day as the browser writes it."""
    day = (datetime.now(UTC).date() + timedelta(days=days)).isoformat()
    write = """([language, day]) =>
        new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone: "UTC" }).format(Date.parse(day))"""
    written: str = page.evaluate(write, [language, day])
    return written


def test_a_match_goes_on_from_a_moment_of_its_replay(browser: Browser, reviewed: Reviewed) -> None:
    texts = texts_in("de")
    with come(browser, reviewed, "de", PHONE) as guest:
        page = guest.visit(f"t/{reviewed.matches['de'].table}/replay?step=4")
        page.get_by_role("button", name=texts.say("again-from")).click()
        assert guest.examine() + guest.overflowing() + guest.too_small() == []
        page.locator("dialog[open]").get_by_role("button", name=texts.say("again-from")).click()
        page.wait_for_url(lambda url: "/replay" not in url and reviewed.matches["de"].table not in url)
        guest.wait_for_turn()
        assert guest.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}")["table"]["origin"] == reviewed.matches["de"].table


def test_who_has_nothing_to_practise_is_told_how_to_and_what_is_no_mistake_is_refused(
    browser: Browser, reviewed: Reviewed
) -> None:
    texts = texts_in("en")
    with Guest(browser, reviewed.address, "en", PHONE) as guest:
        page = guest.visit("practice")
        expect(page.locator("main")).to_contain_text(texts.say("practice-none"))
        page = guest.visit("practice/all")
        expect(page.locator("main")).to_contain_text(texts.say("practice-over"))
        page = guest.visit(f"t/{reviewed.matches['en'].table}/mistakes/9999")
        expect(page.locator("main")).to_contain_text("This move is no mistake")
        assert guest.examine() == []
