"""A real server and a real browser for the tests of the client."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from command import Serving
from needs import QUICK, must_have
from playwright.sync_api import Browser, sync_playwright

import noripan

BUILT = Path(noripan.__file__).parent / "server/dist/index.html"
CHROMIUM_ARGUMENTS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    must_have(BUILT.is_file(), "the client is not built: make build-web")
    with Serving("--data", str(tmp_path_factory.mktemp("site")), *QUICK) as serving:
        yield serving.address


@pytest.fixture(scope="module")  # not for the session: while it lives, asyncio.run works in no other test
def browser() -> Iterator[Browser]:
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    must_have(chromium is not None, "there is no Chromium: apt-get install chromium")
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chromium, args=CHROMIUM_ARGUMENTS)
        yield opened
        opened.close()
