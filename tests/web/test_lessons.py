"""Lessons in the browser: a newcomer is offered the course and finishes it on a phone; keys, refusals, and no line."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Browser, Page, expect
from support.eventually import eventually
from support.guest import DESKTOP, PHONE, SMALL, Guest, looks_right, main_button, press_until

import noripan
from noripan.core.lessons import FOLDER, Lesson, LessonRun, lessons_of
from noripan.core.texts import Texts

GAME = noripan.find("sixteen")
COURSE = lessons_of(GAME)


def texts_in(language: str) -> Texts:
    return Texts(language, (GAME.folder / FOLDER, noripan_web()))


def noripan_web() -> Any:
    return GAME.folder.parents[3] / "web/texts"


def learnt(page: Page) -> list[str]:
    kept: dict[str, Any] = json.loads(page.evaluate("() => localStorage.noripan"))
    return list(kept.get("learnt", {}).get(GAME.name, []))


def take(page: Page, lesson: Lesson, texts: Texts) -> None:
    """Walk through a lesson by what it accepts; the board is moved by its hints."""
    run, teacher = LessonRun(lesson), page.locator(".teacher")
    while (step := run.step) is not None:
        expect(teacher).to_contain_text(texts.words(GAME, lesson.text(step.name)))
        if step.question is not None:
            right = next(choice for choice in step.question.choices if run.copy().answer(choice).kind == "right")
            run.answer(right)
            teacher.get_by_role("button", name=said(right, step.question.kind, texts, run), exact=True).click()
        elif step.forbidden:
            card = run.right_move()
            assert card is not None
            run.attempt(card)
            page.locator(".hand").get_by_role("button", name=texts.card(GAME, card), exact=True).click()
        elif not step.accepts:
            run.go_on()
            teacher.get_by_role("button", name=texts.say("lesson-go-on"), exact=True).click()
            continue
        while step.accepts and run.step is step:
            move = run.right_move()
            assert move is not None
            run.attempt(move)
            teacher.get_by_role("button", name=texts.say("hint"), exact=True).click()
            if move in ("pass", "end"):
                page.locator(".tray").get_by_role("button", name=said_button(move, texts), exact=True).click()
            else:
                main_button(page).click()
        if texts.has(GAME, lesson.text(step.name, "done").message):
            expect(teacher).to_contain_text(texts.words(GAME, lesson.text(step.name, "done")))
            if run.step is not None:
                teacher.get_by_role("button", name=texts.say("lesson-go-on"), exact=True).click()
    expect(teacher).to_contain_text(texts.say("lesson-over"))


def said(choice: int | str, kind: str, texts: Texts, run: LessonRun) -> str:
    if kind == "seat":
        return texts.say("lesson-you") if choice == run.lesson.seat else texts.say("example-people").split(", ")[int(choice)]
    return texts.card(GAME, str(choice)) if kind == "card" else str(choice)


def said_button(move: str, texts: Texts) -> str:
    return texts._format(GAME, f"web-{move}", {})


def test_a_newcomer_learns_the_game_on_a_phone(site: str, browser: Browser) -> None:
    texts = texts_in("ko")
    with Guest(browser, site, "ko", PHONE, newcomer=True) as guest:
        page = guest.visit()
        patch = page.locator("section.game").filter(has=page.get_by_role("heading", name=texts.title(GAME), exact=True))
        patch.locator(f"a[href='/learn/{GAME.name}']").wait_for()
        patch.locator(".button.main").click()
        page.locator("dialog[open] .button.main").click()
        for number, lesson in enumerate(one for one in COURSE.lessons if not one.is_drill and one.practice is None):
            page.wait_for_url(f"**/learn/{GAME.name}/{lesson.name}")
            page.locator(".teacher").wait_for()
            if number == 0:
                looks_right(guest, (PHONE, "light"), (SMALL, "dark"))
                page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
            take(page, lesson, texts)
            page.locator(".teacher .button.main").click()
        page.locator("main .button.main").click()  # the match
        page.wait_for_url("**/t/*")
        guest.wait_for_turn()
        expect(page.locator(".toast.hint")).to_contain_text(texts.say("coach-says", reason="").strip())
        finish_the_match(guest)
        eventually(lambda: "match" in learnt(page), "the match to count as finished")
        assert learnt(page) == [one.name for one in COURSE.lessons if not one.is_drill]
        guest.visit(f"learn/{GAME.name}")
        expect(page.locator("ol.lessons a.done")).to_have_count(len(learnt(page)))
        assert guest.examine() + guest.overflowing() + guest.too_small() == []


def finish_the_match(guest: Guest) -> None:
    """A bot takes the seat, so that the end comes soon."""
    table = guest.page.url.rsplit("/", 1)[1].partition("?")[0]
    guest.post(f"/api/tables/{table}/leave")
    guest.page.locator("dialog[open] .places").wait_for()


def test_every_drill_can_be_done_on_the_board(site: str, browser: Browser) -> None:
    texts = texts_in("en")
    with Guest(browser, site, "en", DESKTOP) as guest:
        for lesson in COURSE.lessons:
            if lesson.is_drill:
                page = guest.visit(f"learn/{GAME.name}/{lesson.name}")
                page.locator(".teacher").wait_for()
                take(page, lesson, texts)


def test_wrong_tries_meet_the_refusal_and_the_way_on_works_by_keys_and_without_a_line(site: str, browser: Browser) -> None:
    texts = texts_in("de")
    with Guest(browser, site, "de", DESKTOP) as guest:
        page = guest.visit(f"learn/{GAME.name}/scissors")
        teacher = page.locator(".teacher")
        teacher.wait_for()
        page.locator(".hand").get_by_role("button", name="Rot 3", exact=True).click()
        expect(teacher).to_contain_text(texts._format(GAME, "error-too_low", {"card": "R3", "last_card": "R8"}))
        expect(teacher).to_contain_text(texts._format(GAME, "lesson-scissors.cut-low", {}))
        looks_right(guest, (DESKTOP, "dark"), ((844, 390), "light"))
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
