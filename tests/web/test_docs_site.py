"""The documentation in a real browser, under the server's content security policy: it reads, finds, and asks nobody else."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

import pytest
from playwright.sync_api import Browser, Page, expect
from support.doc_blocks import ROOT

from noripan.server.http.guards import HEADERS


class WithPolicy(SimpleHTTPRequestHandler):
    """Files as the server hands them out."""

    def end_headers(self) -> None:
        for name, value in HEADERS.items():
            self.send_header(name, value)
        super().end_headers()

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture(scope="module")
def docs(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("docs")
    subprocess.run([sys.executable, str(ROOT / "scripts/site"), str(folder / "site")], check=True, capture_output=True)
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(WithPolicy, directory=str(folder / "site"))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


@pytest.fixture
def page(browser: Browser, docs: str) -> Iterator[Page]:
    """A page that fails the test if the policy refuses anything or anybody else is asked."""
    context = browser.new_context(color_scheme="light", viewport={"width": 1366, "height": 633})
    opened = context.new_page()
    troubles: list[str] = []
    opened.on("console", lambda message: troubles.append(message.text) if message.type == "error" else None)
    opened.on("request", lambda request: troubles.append(request.url) if not request.url.startswith(docs) else None)
    yield opened
    context.close()
    assert troubles == []


def found(page: Page, question: str) -> list[str]:
    page.get_by_role("searchbox").fill(question)
    expect(page.locator("#results a").first).to_be_visible()
    return page.locator("#results a").evaluate_all("links => links.map(link => link.getAttribute('href'))")


def test_search_works_in_korean_with_and_without_particles(page: Page, docs: str) -> None:
    page.goto(f"{docs}/index.ko.html")
    for question in ("복구 코드", "복구 코드를", "낭독기"):
        assert any(".ko.html" in link for link in found(page, question)[:2]), question
    assert any("recover-account.ko" in link for link in found(page, "복구"))
    assert any("first-match" in link for link in found(page, "이판"))  # a part of 놀이판
    page.get_by_role("searchbox").fill("없는말없는말")
    expect(page.get_by_role("status")).to_have_text("찾은 내용이 없어요")


def test_search_by_keys_leads_to_a_section(page: Page, docs: str) -> None:
    page.goto(f"{docs}/how-to/hosting.html")
    page.keyboard.press("/")
    page.keyboard.type("trusted_proxies")
    expect(page.locator("#results a").first).to_be_visible()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator("main h1")).to_be_visible()
    assert "trusted_proxies" in page.locator("main").inner_text()


def test_light_and_dark_are_as_chosen_and_stay(page: Page, docs: str) -> None:
    page.goto(f"{docs}/index.html")
    colour = "getComputedStyle(document.documentElement).backgroundColor"
    light = page.evaluate(colour)
    page.get_by_role("button", name="Light or dark").click()
    dark = page.evaluate(colour)
    page.goto(f"{docs}/reference/cli.html")
    assert light != dark and page.evaluate(colour) == dark


def test_a_phone_shows_every_page_without_scrolling_sideways(page: Page, docs: str) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    for name in ("index", "reference/settings", "reference/python-api", "explanation/measurements", "how-to/playing.ko"):
        page.goto(f"{docs}/{name}.html")
        assert page.evaluate("document.documentElement.scrollWidth") <= 390, name
