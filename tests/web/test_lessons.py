"""Lessons in the browser: every course is finished in every language, on phone and desktop, by pointer and by keys alone."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from support.eventually import eventually
from support.guest import DESKTOP, PHONE, SMALL, Guest, looks_right, main_button, press_until
from support.learner import Keys, Learner, Pointer

import noripan
from noripan.core.game import Game
from noripan.core.lessons import FOLDER, course_of, lessons_of
from noripan.core.texts import LANGUAGES, Texts

GAMES = [name for name, game in noripan.games().items() if course_of(game) is not None]
GAME = noripan.find("sixteen")
SIDEWAYS = (844, 390)


def spoken(name: str, shift: int) -> str:
    """Another language for every game and every way to learn it, so that each game is learnt in all."""
    return LANGUAGES[(GAMES.index(name) + shift) % len(LANGUAGES)]


def learnt(page: Page, game: Game[Any] = GAME) -> list[str]:
    kept: dict[str, Any] = json.loads(page.evaluate("() => localStorage.noripan"))
    return list(kept.get("learnt", {}).get(game.name, []))


def course(game: Game[Any]) -> list[str]:
    return [one.name for one in lessons_of(game).lessons if not one.is_drill]


@pytest.mark.parametrize("name", GAMES)
def test_a_newcomer_learns_the_game_on_a_phone(site: str, browser: Browser, name: str) -> None:
    game, language = noripan.find(name), spoken(name, 0)
    with Guest(browser, site, language, PHONE, newcomer=True) as guest:
        learner = Learner(page := guest.visit(), game, language, Pointer())
        patch = page.locator("section.game").filter(
            has=page.get_by_role("heading", name=learner.texts.title(game), exact=True)
        )
        patch.locator(f"a[href='/learn/{name}']").wait_for()
        patch.locator(".button.main").click()
        page.locator("dialog[open] .button.main").click()
        for lesson in lessons_of(game).lessons:
            if lesson.is_drill or lesson.practice is not None:
                continue
            page.wait_for_url(f"**/learn/{name}/{lesson.name}")
            learner.teacher.wait_for()
            looks_right(guest, (SMALL, "dark"), (PHONE, "light"))
            learner.take(lesson)
            page.locator(".teacher .button.main").click()
        begin_the_match(guest, learner)
        finish_the_match(guest)
        eventually(lambda: "match" in learnt(page, game), "the match to count as finished")
        assert learnt(page, game) == course(game)
        guest.visit(f"learn/{name}")
        expect(page.locator("ol.lessons a.done")).to_have_count(len(course(game)))
        assert guest.examine() + guest.overflowing() + guest.too_small() == []


def begin_the_match(guest: Guest, learner: Learner) -> None:
    main = guest.page.locator("main .button.main")
    expect(main).to_have_count(1)  # the lesson before it has two until its page is left
    learner.hands.press(main)
    guest.page.wait_for_url("**/t/*")
    guest.wait_for_turn()
    expect(guest.page.locator(".toast.hint")).to_contain_text(learner.texts.say("coach-says", reason="").strip())


def finish_the_match(guest: Guest) -> None:
    """A bot takes the seat and plays on unseen, so that the end comes soon."""
    match = guest.page.url
    table = match.rsplit("/", 1)[1].partition("?")[0]
    guest.post(f"/api/tables/{table}/leave")
    guest.visit("settings")
    status = "async path => (await (await fetch(path)).json()).table.status"
    eventually(lambda: guest.page.evaluate(status, f"/api/tables/{table}") == "over", "the match to end", pause=0.2)
    guest.page.goto(match)
    guest.page.locator("dialog[open] .places").wait_for()


@pytest.mark.parametrize("name", GAMES)
def test_a_course_is_finished_by_keys_alone(site: str, browser: Browser, name: str) -> None:
    game, language = noripan.find(name), spoken(name, 1)
    with Guest(browser, site, language, DESKTOP, color_scheme="dark") as guest:
        learner = Learner(guest.page, game, language, Keys(guest.page))
        for lesson in lessons_of(game).lessons:
            if not lesson.is_drill and lesson.practice is None:
                guest.visit(f"learn/{name}/{lesson.name}")
                learner.teacher.wait_for()
                assert guest.examine() == []
                learner.take(lesson)
        guest.visit(f"learn/{name}/{course(game)[-1]}")
        begin_the_match(guest, learner)
        finish_the_match(guest)
        eventually(lambda: "match" in learnt(guest.page, game), "the match to count as finished")
        assert learnt(guest.page, game) == course(game)


@pytest.mark.parametrize("name", GAMES)
def test_every_lesson_and_drill_can_be_done_on_the_board(site: str, browser: Browser, name: str) -> None:
    """Where there is least room: drills on a small phone, the course on a phone held sideways."""
    game, language = noripan.find(name), spoken(name, 2)
    with Guest(browser, site, language, SMALL) as guest:
        learner = Learner(guest.page, game, language, Pointer())
        for lesson in lessons_of(game).lessons:
            if lesson.practice is None:
                width, height = SMALL if lesson.is_drill else SIDEWAYS
                guest.page.set_viewport_size({"width": width, "height": height})
                guest.visit(f"learn/{name}/{lesson.name}")
                learner.teacher.wait_for()
                learner.take(lesson)


def test_wrong_tries_meet_the_refusal_and_the_way_on_works_by_keys_and_without_a_line(site: str, browser: Browser) -> None:
    texts = Learner.texts_in(GAME, "de")
    with Guest(browser, site, "de", DESKTOP) as guest:
        page = guest.visit(f"learn/{GAME.name}/scissors")
        teacher = page.locator(".teacher")
        teacher.wait_for()
        page.locator(".hand").get_by_role("button", name="Rot 3", exact=True).click()
        expect(teacher).to_contain_text(texts._format(GAME, "error-too_low", {"card": "R3", "last_card": "R8"}))
        expect(teacher).to_contain_text(texts._format(GAME, "lesson-scissors.cut-low", {}))
        looks_right(guest, (DESKTOP, "dark"), (SIDEWAYS, "light"))
        page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
        guest.context.set_offline(True)
        press_until(page, "Tab", f"one => one.textContent.trim() === {json.dumps(texts.say('hint'))}", "Enter")
        main = "one => one.matches('.tray .button.main') && !one.disabled"
        press_until(page, "Tab", main, "Enter")
        page.locator(".tray-head[aria-busy=false]").wait_for()
        press_until(page, "Shift+Tab", f"one => one.textContent.trim() === {json.dumps(texts.say('hint'))}", "Enter")
        press_until(page, "Tab", main, "Enter")
        expect(teacher).to_contain_text(texts.say("lesson-over"))
        page.keyboard.press("F2")
        expect(page.locator(".asked")).to_contain_text("Rot 7")
        guest.context.set_offline(False)
        assert learnt(page) == ["scissors"]


def test_a_legal_turn_that_the_step_is_not_about_is_answered_by_the_lesson(site: str, browser: Browser) -> None:
    """Also where its end draws cards, so that it cannot be shown beforehand."""
    game = noripan.find("iota")
    texts = Texts("en", (game.folder / FOLDER,))
    with Guest(browser, site, "en", DESKTOP) as guest:
        page = guest.visit(f"learn/{game.name}/crossing")
        teacher = page.locator(".teacher")
        teacher.get_by_role("button", name="Go on", exact=True).click()
        card = texts.card(game, "Rt4")
        page.locator(".hand").get_by_role("button", name=card).click()
        page.locator(".fit").and_(page.get_by_label(f"{card} at -2, 0")).click()
        page.locator(".tray-head[aria-busy=false]").wait_for()
        main_button(page).click()
        expect(teacher).to_contain_text(texts._format(game, "lesson-crossing.both-one", {}))


def test_who_knows_the_game_plays_at_once(site: str, browser: Browser) -> None:
    with Guest(browser, site, "en", DESKTOP, newcomer=True) as guest:
        page = guest.visit()
        patch = page.locator("section.game").filter(has=page.get_by_role("heading", name="SixTeen", exact=True))
        patch.locator(f"a[href='/learn/{GAME.name}']").wait_for()
        patch.get_by_role("button", name="Play now").click()
        page.locator("dialog[open]").get_by_role("button", name="I know it").click()
        page.wait_for_url("**/t/*")
        guest.wait_for_turn()
        guest.visit()
        patch.get_by_role("button", name="Play now").click()  # asked once only
        page.wait_for_url("**/t/*")
