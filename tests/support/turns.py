"""One turn of every game, as somebody plays it by mouse, and by keys alone."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TookTooLong

from support.guest import main_button, press_until, settled

Turn = Callable[[Page], None]
NUMBERS = ".held.can:is([aria-label^='red'], [aria-label^='blue'])"
OWN_TURN = ".cloth:not(:has(.hold)) .yours:not(:has(.waits))"
MOST_CARDS = 30  # of a turn
BRIEFLY_MS = 2_000


def by_name(page: Page, name: str) -> None:
    press_until(page, "Tab", f"one => one.textContent.trim() === {name!r}", "Enter")


def from_hand(page: Page, wanted: str) -> None:
    """Tab reaches the hand, arrows walk it, Enter chooses."""
    press_until(page, "Tab", "one => one.matches('.hand *')")
    page.keyboard.press("Home")
    press_until(page, "ArrowRight", f'one => one.matches("{wanted}")', "Enter")


def by_main_button(page: Page) -> None:
    press_until(page, "Shift+Tab", "one => one.matches('.tray .button.main')", "Enter")


def may_play(page: Page, turn: Locator) -> bool:
    """A question that has just closed can leave the turn to somebody else: wait for one's own, or for the match to end."""
    turn.or_(page.locator("dialog[open] .places")).first.wait_for()
    return turn.count() > 0


# ---- SixTeen: the first run that fits, else what else can be done

FIRST_RUN = ".tile.can:not([aria-label^=scissors], [aria-label^=bin])"


def sixteen_by_mouse(page: Page) -> None:
    for name in ("Pass", "Nothing more"):
        if page.get_by_role("button", name=name, exact=True).count():
            return page.get_by_role("button", name=name, exact=True).click()
    page.locator(FIRST_RUN).first.click()
    return main_button(page).click()


def sixteen_by_keys(page: Page) -> None:
    for name in ("Pass", "Nothing more"):
        if page.get_by_role("button", name=name, exact=True).count():
            return by_name(page, name)
    from_hand(page, FIRST_RUN)
    return by_main_button(page)


# ---- Down Up: the last cards that can be laid, else a set to take, else the flip


def downup_by_mouse(page: Page) -> None:
    if page.locator(".held.can").count():
        page.locator(".held.can").last.click()
        if main_button(page).is_enabled():
            return main_button(page).click()
        while page.locator(".held.on").count():
            page.locator(".held.on").first.click()
    for way in ("Take", "Flip"):
        if page.get_by_role("button", name=way, exact=True).count():
            page.get_by_role("button", name=way, exact=True).first.click()
            return main_button(page).click()
    raise AssertionError("nothing to do")


def downup_by_keys(page: Page) -> None:
    if page.locator(".held.can").count():
        from_hand(page, ".held.can")
        if main_button(page).is_enabled():
            return by_main_button(page)
        page.keyboard.press("Home")
        while page.locator(".held.on").count():
            press_until(page, "ArrowRight", "one => one.matches('.held.on')", "Enter")
            page.keyboard.press("Home")
    for way in ("Take", "Flip"):
        if page.get_by_role("button", name=way, exact=True).count():
            by_name(page, way)
            return by_main_button(page)
    raise AssertionError("nothing to do")


# ---- TongTong: the first card that may be laid; a game's last round lies open for a moment


def tongtong_by_mouse(page: Page) -> None:
    page.locator(".hand .held.can").first.click()
    main_button(page).click()


def tongtong_by_keys(page: Page) -> None:
    page.locator(".hand .held.can").first.wait_for()
    from_hand(page, ".held.can")
    by_main_button(page)


# ---- IOTA: two cards where they fit first, or a trade; wilds are left where they are


def leave_the_wild(page: Page) -> None:
    with contextlib.suppress(TookTooLong):  # the question may close meanwhile
        page.get_by_role("button", name="Leave it").click(timeout=BRIEFLY_MS)


def passing(page: Page) -> Locator:
    return page.get_by_role("button", name=re.compile("^Pass"))


def iota_by_mouse(page: Page) -> None:
    if page.get_by_role("button", name="Leave it").count():
        return leave_the_wild(page)
    if not may_play(page, passing(page)):
        return None
    for laid in (1, 2):
        if not page.locator(".held.can").count():
            break
        page.locator(".held.can").first.click()
        page.locator(".fit").first.click()
        expect(page.locator(".world .fresh")).to_have_count(laid)
    if page.locator(".world .fresh").count():
        return main_button(page).click()
    passing(page).click()
    if page.locator(".held:not(:disabled)").count():
        page.locator(".held").first.click()
    return main_button(page).click()


def iota_by_keys(page: Page) -> None:
    """Enter on a card leads to a place for it, Enter there on to the next card or the end of the turn."""
    if page.get_by_role("button", name="Leave it").count():
        with contextlib.suppress(AssertionError):  # the question may close meanwhile
            by_name(page, "Leave it")
        return None
    if not may_play(page, passing(page)):
        return None
    if page.locator(".held.can").count():
        from_hand(page, ".held.can")
        page.wait_for_function("() => document.activeElement.matches('.fit')")
        page.keyboard.press("Enter")
        page.locator(".world .fresh").wait_for()
        page.wait_for_function("() => document.activeElement.matches('.held.can, .actions .main')")
    else:
        press_until(page, "Tab", "one => /^Pass/.test(one.textContent.trim()) && one.matches('.button:not(.main)')", "Enter")
    return by_main_button(page)


# ---- Sequence Stacks: all numbers that fit, then a discard; a hold is played when it can be


def stacks_by_mouse(page: Page) -> None:
    if page.get_by_role("alertdialog").count():
        with contextlib.suppress(TookTooLong):
            page.get_by_role("button", name="Hold", exact=True).click(timeout=BRIEFLY_MS)
        return None
    if not may_play(page, page.locator(OWN_TURN)):
        return None
    for _ in range(MOST_CARDS):
        if not page.locator(NUMBERS).count():
            break
        page.locator(NUMBERS).first.click()
        main_button(page).click()
        if not stacks_goes_on(page):
            return None
    if page.get_by_role("button", name="End the turn").count():
        return page.get_by_role("button", name="End the turn").click()
    page.locator(".hand .held").first.click()
    return page.get_by_role("button", name="Discard", exact=True).click()


def stacks_by_keys(page: Page) -> None:
    if page.get_by_role("alertdialog").count():
        with contextlib.suppress(AssertionError):  # the question may close meanwhile
            by_name(page, "Let it go")
        return None
    if not may_play(page, page.locator(OWN_TURN)):
        return None
    for _ in range(MOST_CARDS):
        if not page.locator(f".hand {NUMBERS}").count():
            break
        from_hand(page, NUMBERS)
        by_main_button(page)
        if not stacks_goes_on(page):
            return None
    if page.get_by_role("button", name="End the turn").count():
        return by_name(page, "End the turn")
    from_hand(page, ".held")
    return by_name(page, "Discard")


def stacks_goes_on(page: Page) -> bool:
    """After a card was played: can another be, in the same turn?"""
    settled(page)
    return page.locator(".yours").get_by_text("Your turn", exact=True).is_visible() and not page.locator(".hold").count()


# ---- a game without a board of its own: the first legal move of the list


def any_by_mouse(page: Page) -> None:
    page.locator(".tray .moves button").first.click()


def any_by_keys(page: Page) -> None:
    press_until(page, "Tab", "one => one.matches('.tray .moves button')", "Enter")


BY_MOUSE: dict[str, Turn] = {
    "sixteen": sixteen_by_mouse,
    "downup": downup_by_mouse,
    "tongtong": tongtong_by_mouse,
    "iota": iota_by_mouse,
    "stacks": stacks_by_mouse,
}
BY_KEYS: dict[str, Turn] = {
    "sixteen": sixteen_by_keys,
    "downup": downup_by_keys,
    "tongtong": tongtong_by_keys,
    "iota": iota_by_keys,
    "stacks": stacks_by_keys,
}
