"""Takes the pictures that messengers show with a link: one of every game and one of the site. `make pictures` calls it.

They are the miniatures of the home page with nothing but the names of the games.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path

from playwright.async_api import Page, async_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from support.browser import CHROMIUM_ARGUMENTS, chromium  # noqa: E402
from support.live_server import LiveServer  # noqa: E402

from noripan.server.http.preview import HEIGHT, WIDTH  # noqa: E402

PICTURES = ROOT / "web/public"
ONLY_GAMES = ".home > header, .home > .side, .game .caption p, .game .play { display: none !important; }"
TOGETHER = """
    .home { grid: 100vh / 100vw !important; grid-template-areas: "games" !important; }
    .home .games { grid-template-rows: repeat(3, minmax(0, 1fr)) !important; }
    .game h2 { font-size: 40px !important; }
"""
ALONE = """
    .home, .home .games { display: grid !important; grid: 100vh / 100vw !important; }
    .home .games { grid-area: 1 / 1 !important; }
    .game { display: none !important; }
    .game.shown { display: block !important; grid-area: 1 / 1 !important; }
    .game.shown .scene { inset: 0 !important; }
    .game.shown.tall .scene { left: 30% !important; }
    .game.shown .caption { left: 48px !important; top: 36px !important; max-width: none !important; }
    .game.shown h2 { font-size: 64px !important; }
"""


async def take() -> None:
    with tempfile.TemporaryDirectory() as data:
        async with LiveServer(Path(data), f"sqlite:///{data}/noripan.sqlite") as site, async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=chromium(), args=CHROMIUM_ARGUMENTS)
            viewport = {"width": WIDTH, "height": HEIGHT}
            page = await browser.new_page(viewport=viewport, reduced_motion="reduce", bypass_csp=True)
            await take_site(page, site.address)
            await take_games(page, site.address)
            await browser.close()


async def take_site(page: Page, address: str) -> None:
    await open_home(page, address)
    await page.add_style_tag(content=ONLY_GAMES + TOGETHER)
    await page.screenshot(path=PICTURES / "preview.png")


async def take_games(page: Page, address: str) -> None:
    await open_home(page, address)
    await page.add_style_tag(content=ONLY_GAMES + ALONE)
    for link in await page.locator(".game a[href^='/rules/']").all():
        game = (await link.get_attribute("href") or "").removeprefix("/rules/")
        await link.evaluate("(link) => link.closest('.game').classList.add('shown')")
        await page.screenshot(path=PICTURES / f"preview-{game}.png")
        await link.evaluate("(link) => link.closest('.game').classList.remove('shown')")


async def open_home(page: Page, address: str) -> None:
    await page.goto(address)
    await page.locator("section.game h2").first.wait_for()
    await page.wait_for_load_state("networkidle")


if __name__ == "__main__":
    asyncio.run(take())
