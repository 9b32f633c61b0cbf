"""The review under the replay and statistics of a person: asked for, watched, read by eye, ear and keys, at all sizes."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect
from support.command import Serving
from support.guest import DESKTOP, SMALL, Guest, drawn, looks_right, press_until
from support.layout import faults
from support.live_server import LiveServer
from support.needs import BUILT, QUICK, must_have

import noripan
from noripan.core.texts import Texts

GAMES = list(noripan.games())
LANGUAGES = ("ko", "en", "de")
TITLES = {"ko": "리뷰", "en": "Review", "de": "Analyse"}
ASK = {"ko": "이 게임 리뷰하기", "en": "Review this match", "de": "Diese Partie analysieren"}
YOU = {"ko": "나", "en": "You", "de": "Du"}
SHORT = {"short": True}
WORDS = Path(__file__).parents[2] / "web/texts"


class Played(NamedTuple):
    table: str
    person: str
    cookie: str


class Reviewed(NamedTuple):
    address: str
    matches: dict[str, Played]


@pytest.fixture(scope="module")
def reviewed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Reviewed]:
    """A server with a finished match of every game, which nobody has had reviewed."""
    must_have(BUILT.is_file(), "the client is not built: make build-web")
    folder = tmp_path_factory.mktemp("reviews")
    with Serving("--data", str(folder), *QUICK, "--reviews", "quick") as serving:
        with ThreadPoolExecutor() as beside:  # the browser's loop is this thread's
            played = beside.submit(asyncio.run, play_all(serving.address.rstrip("/"), folder)).result()
        yield Reviewed(serving.address, played)


async def play_all(address: str, folder: Path) -> dict[str, Played]:
    house = LiveServer(folder, "unused")
    house.address = address
    found = {}
    for name, game in noripan.games().items():
        options = SHORT if "short" in [option.name for option in game.options] else {}
        async with house.table(name, game.seats[0], options=options) as (table, people):
            await asyncio.gather(*(visitor.play_to_the_end(table) for visitor in people))
            me = (await people[0].get("/api/me"))["id"]
            found[name] = Played(table, me, str(people[0].http.cookies["noripan"]))
    return found


def come(browser: Browser, reviewed: Reviewed, game: str, language: str, size: tuple[int, int] = DESKTOP) -> Guest:
    guest = Guest(browser, reviewed.address, language, size)
    guest.context.add_cookies([{"name": "noripan", "value": reviewed.matches[game].cookie, "url": reviewed.address}])
    return guest


def asked(guest: Guest, reviewed: Reviewed, game: str, language: str) -> Page:
    """The replay with its review, which is asked for if nobody has yet."""
    page = guest.visit(f"t/{reviewed.matches[game].table}/replay")
    ask = page.get_by_role("button", name=ASK[language])
    ask.or_(page.locator(".review h3").first).first.wait_for()
    if ask.count():
        ask.click()
    page.locator(".review article, .review ol + p").first.wait_for()
    return page


@pytest.mark.parametrize(("game", "language"), [(game, LANGUAGES[number % 3]) for number, game in enumerate(GAMES)])
def test_every_game_can_be_reviewed_and_looks_right(browser: Browser, reviewed: Reviewed, game: str, language: str) -> None:
    with come(browser, reviewed, game, language) as guest:
        page = asked(guest, reviewed, game, language)
        expect(page.locator(".review h4").first).to_have_text(YOU[language])
        page.locator(".review select").select_option("all")
        for detail in page.locator(".review summary").all():
            detail.click()
        wrong = faults(page, where=game)
        for size, scheme in ((SMALL, "dark"), ((820, 1180), "light"), (DESKTOP, "light")):
            page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]
            page.set_viewport_size({"width": size[0], "height": size[1]})
            drawn(page)
            wrong += guest.examine() + guest.overflowing() + guest.too_small()
        assert wrong == []


@pytest.mark.parametrize("game", GAMES)
def test_a_mistake_of_every_game_is_tried_again_and_shown(browser: Browser, reviewed: Reviewed, game: str) -> None:
    number = GAMES.index(game)
    language, size = LANGUAGES[(number + 1) % 3], (SMALL, DESKTOP)[number % 2]
    texts, table = Texts(language, (WORDS,)), reviewed.matches[game].table
    with come(browser, reviewed, game, language, size) as guest:
        page = asked(guest, reviewed, game, language)
        page.locator(".review select").select_option("all")
        page.locator(".review article").get_by_role("link", name=texts.say("mistake-again")).first.click()
        page.wait_for_url("**/mistakes/*")
        decisions = guest.get(f"/api/tables/{table}/review")["review"]["decisions"]
        fault = next(one for one in decisions if one["number"] == int(page.url.rsplit("/", 1)[1]))
        asker = page.locator(".asker")
        about = {"number": fault["number"], "loss": round(100 * fault["loss"])}
        expect(asker).to_contain_text(texts.say("mistake-when", game="", day="|", **about).split("|")[1])
        looks_right(guest, (SMALL, "dark"), ((844, 390), "dark"), (DESKTOP, "light"))
        page.set_viewport_size({"width": size[0], "height": size[1]})
        with page.expect_response("**/answer*") as answered:
            asker.get_by_role("button", name=texts.say("puzzle-solution")).click()
        assert answered.value.json()["solution"]["best"] == fault["best"]
        expect(asker).to_contain_text(texts.say("puzzle-best", move="").strip())
        asker.get_by_role("link", name=texts.say("mistake-back")).click()
        page.wait_for_url(f"**/t/{table}/replay?step={fault['number'] - 1}&seat={fault['seat']}")


def test_the_parts_add_up_as_they_are_written(browser: Browser, reviewed: Reviewed) -> None:
    with come(browser, reviewed, "tongtong", "en") as guest:
        page = asked(guest, reviewed, "tongtong", "en")
        tables = page.locator(".review table:has(.track)")
        expect(tables).to_have_count(3)
        for table in tables.all():
            written = [cell.inner_text().split("±")[0] for cell in table.locator(".value").all()]
            fair, *parts, result = [round(10 * float(text.replace("−", "-"))) for text in written]
            assert fair + sum(parts) == result
        sentence = page.locator(".review h4 ~ p").nth(1).inner_text()
        found = re.search(r"You: ([\d.]+) hundredths of a win, ([\d.]+) would be fair\.(.*)Most", sentence)
        assert found is not None, sentence
        parts = [float(part.replace("−", "-")) for part in re.findall(r"[+−]?\d+\.\d", found[3])]
        assert len(parts) == 5 and float(found[1]) == pytest.approx(float(found[2]) + sum(parts))


@pytest.mark.parametrize(("language", "size"), [("en", DESKTOP), ("de", SMALL), ("ko", SMALL)])
def test_a_decision_leads_to_its_moment_on_the_board_by_keys_alone(
    browser: Browser, reviewed: Reviewed, language: str, size: tuple[int, int]
) -> None:
    with come(browser, reviewed, "sixteen", language, size) as guest:
        page = asked(guest, reviewed, "sixteen", language)
        page.evaluate("() => document.activeElement.blur()")
        press_until(page, "Tab", f"one => one.ariaLabel === {TITLES[language]!r}", then="Enter")
        expect(page.locator("#review-title")).to_be_focused()
        assert page.evaluate("() => scrollY") > 100
        number = re.search(r"\d+", page.locator(".review article h4").first.inner_text())
        assert number is not None
        press_until(page, "Tab", "one => one.closest('.actions') !== null", then="Enter")
        page.wait_for_url(f"**/replay?step={int(number[0]) - 1}&seat=*")
        expect(page.locator("main.board")).to_be_focused()
        assert page.evaluate("() => scrollY") == 0
        page.keyboard.press("ArrowRight")
        page.wait_for_url(f"**/replay?step={number[0]}&seat=*")


def test_what_is_under_way_is_said_and_what_is_refused_too(browser: Browser, reviewed: Reviewed) -> None:
    """Somebody else's review is on its way already, and this one is refused at first."""
    states = iter(["none", "waiting", "making", "making"])
    answers = {"table": "x", "ahead": 2, "done": 30, "steps": 120, "review": None}
    with come(browser, reviewed, "tongtong", "en") as guest:
        asked(guest, reviewed, "tongtong", "en")

        def answer(route: object) -> None:
            if route.request.method == "POST" and not refused:  # type: ignore[attr-defined]
                refused.append(True)
                details = {"error": "reviews_full", "details": {}}
                return route.fulfill(status=503, json=details)  # type: ignore[attr-defined, no-any-return]
            state = next(states, None)
            return route.continue_() if state is None else route.fulfill(json={**answers, "state": state})  # type: ignore[attr-defined, no-any-return]

        refused: list[bool] = []
        guest.page.route("**/review", answer)
        page = guest.visit(f"t/{reviewed.matches['tongtong'].table}/replay")
        page.get_by_role("button", name=ASK["en"]).click()
        expect(page.locator(".review [role=alert]")).to_contain_text("Too many reviews are waiting")
        page.get_by_role("button", name=ASK["en"]).click()
        status = page.locator(".review [role=status]")
        expect(status).to_have_text("2 reviews come before yours.")
        expect(status).to_have_text("The review is being made.")
        expect(page.get_by_role("progressbar")).to_have_js_property("value", 25)
        assert guest.examine() == []
        expect(status).to_have_text("The review is ready.")


def test_reviews_in_two_languages_follow_the_page(browser: Browser, reviewed: Reviewed) -> None:
    with come(browser, reviewed, "tongtong", "de") as guest:
        page = asked(guest, reviewed, "tongtong", "de")
        expect(page.locator("#review-title")).to_have_text("Analyse")
        page.evaluate(
            "() => (localStorage.noripan = JSON.stringify({ ...JSON.parse(localStorage.noripan), language: 'ko' }))"
        )
        page.reload()
        expect(page.locator("#review-title")).to_have_text("리뷰")


@pytest.mark.parametrize(("language", "title"), [("ko", "내 플레이"), ("en", "How you play"), ("de", "Wie du spielst")])
def test_statistics_speak_to_their_own_person(browser: Browser, reviewed: Reviewed, language: str, title: str) -> None:
    with come(browser, reviewed, "sixteen", language) as guest:
        asked(guest, reviewed, "sixteen", language)
        page = guest.visit(f"people/{reviewed.matches['sixteen'].person}")
        expect(page.get_by_role("heading", name=title)).to_be_visible()
        expect(page.locator("main dl dd").first).to_have_text("1")
        (told,) = guest.get(f"/api/people/{reviewed.matches['sixteen'].person}/statistics")
        assert told["themes"]
        expect(page.locator("main table").last.locator("tbody tr")).to_have_count(len(told["themes"]))
        assert faults(page, where=language) + guest.examine() + guest.overflowing() == []
    with come(browser, reviewed, "tongtong", "en") as other:
        page = other.visit(f"people/{reviewed.matches['sixteen'].person}")
        expect(page.get_by_role("heading", name="How P0 plays")).to_be_visible()
        assert "your" not in page.locator("main .head + p").first.inner_text()


def test_nothing_of_the_review_comes_before_a_replay_is_opened(browser: Browser, reviewed: Reviewed) -> None:
    with come(browser, reviewed, "sixteen", "en") as guest:
        fetched: list[str] = []
        guest.page.on("request", lambda request: fetched.append(request.url))
        guest.visit(f"t/{reviewed.matches['sixteen'].table}").locator("dialog[open] .places").wait_for()
        assert not [one for one in fetched if "/Review-" in one or "/review" in one]
        asked(guest, reviewed, "sixteen", "en")
        assert [one for one in fetched if "/Review-" in one]
