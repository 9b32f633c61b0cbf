"""A real server and a real browser for the tests of the client."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright
from support.browser import CHROMIUM_ARGUMENTS, chromium
from support.command import Serving
from support.needs import BUILT, QUICK, must_have


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    must_have(BUILT.is_file(), "the client is not built: make build-web")
    with Serving("--data", str(tmp_path_factory.mktemp("site")), *QUICK) as serving:
        yield serving.address


@pytest.fixture(scope="module")  # not for the session: while it lives, asyncio.run works in no other test
def browser() -> Iterator[Browser]:
    found = chromium()
    must_have(found is not None, "there is no Chromium: apt-get install chromium")
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=found, args=CHROMIUM_ARGUMENTS)
        yield opened
        opened.close()
