"""The page of a review in a real browser: accessible in light and dark, and nothing runs out of a phone."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser
from support.guest import AXE

import noripan
from noripan.bots.knowledge import Knowledge
from noripan.bots.levels import bot
from noripan.cli.output import FOLDERS
from noripan.core.rng import Rng
from noripan.core.texts import Texts
from noripan.review.judge import EFFORTS
from noripan.review.report import report
from noripan.review.review import review


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    match, rng = noripan.new("sixteen", 2, "page"), Rng.seeded("page")
    while match.to_move is not None:
        match.play(bot("random").choose(Knowledge(match, match.to_move), rng).move)
    file = tmp_path_factory.mktemp("review") / "page.html"
    file.write_text(report(review(match, EFFORTS["quick"]), Texts("ko", FOLDERS)), "utf-8")
    return file


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_page_is_accessible_and_fits_a_phone(browser: Browser, file: Path, scheme: Literal["light", "dark"]) -> None:
    context = browser.new_context(color_scheme=scheme, viewport={"width": 360, "height": 640})
    page = context.new_page()
    page.goto(file.as_uri())
    assert page.locator("h3").count() > 2  # a curve for each seat, and mistakes
    page.evaluate("() => document.querySelectorAll('details').forEach((one) => (one.open = true))")
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 360
    page.evaluate(AXE.read_text("utf-8"))
    tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
    violations = page.evaluate("tags => axe.run(document, { runOnly: tags })", tags)["violations"]
    assert [f"{one['id']}: {node['target']}" for one in violations for node in one["nodes"]] == []
    context.close()
