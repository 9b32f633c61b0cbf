"""How somebody with a browser plays a match."""

from __future__ import annotations

from typing import Any

from guest import Guest, main_button
from playwright.sync_api import Page


def sixteen_by_mouse(page: Page) -> None:
    """One turn: the first run that fits, else what else can be done."""
    for name in ("Pass", "Nothing more"):
        if page.get_by_role("button", name=name, exact=True).count():
            return page.get_by_role("button", name=name, exact=True).click()
    page.locator(".hand .tile.can:not(:has-text('scissors')):not(:has-text('bin'))").first.click()
    main_button(page).click()
    return None


def play_to_the_end(guest: Guest, turn: Any, most: int = 400) -> None:
    for _ in range(most):
        guest.wait_for_turn()
        if guest.over():
            return
        said = guest.page.locator("[role=log]").inner_text()
        turn(guest.page)
        guest.page.wait_for_function(
            """said => document.querySelector("[role=log]").innerText !== said
                || document.querySelector("dialog[open] .places")""",
            arg=said,
        )
    raise AssertionError("the match does not end")
