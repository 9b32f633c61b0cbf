"""The client as an application of its own: it can be installed, opens without a line, takes a newer version, and calls."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from support.browser import CHROMIUM_ARGUMENTS, chromium
from support.eventually import eventually
from support.guest import PATIENCE_MS, Guest
from support.live_server import LiveServer
from support.needs import must_have

from noripan.server.http import static

BUILT = static.BUILT
HIDE = """() => Object.defineProperty(document, "visibilityState", { get: () => "hidden", configurable: true })"""
CALLS = """async () => {
    const worker = await navigator.serviceWorker.ready;
    return (await worker.getNotifications()).map(({ title, body, data }) => ({ title, body, data }));
}"""
KEPT = """async () => {
    const caught = [];
    for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        caught.push(...(await cache.keys()).map((one) => new URL(one.url).pathname));
    }
    return caught;
}"""


def until_kept(page: Page) -> None:
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")


def until_page_gives(page: Page, script: str, wanted: object) -> None:
    """Wait for what a script gives in the end; `wait_for_function` does not wait for promises."""
    seconds = PATIENCE_MS / 1000
    eventually(
        lambda: page.evaluate(script) == wanted, f"the page to give {wanted!r}", seconds, 0.1, lambda: page.evaluate(script)
    )


@contextmanager
def serving(data: Path) -> Iterator[str]:
    """A server in this process, so that a test can change the client that it hands out."""
    site = LiveServer(data, f"sqlite:///{data}/x.db")
    site.thread.start()
    eventually(lambda: site.server.started or not site.thread.is_alive(), "the server to start")
    assert site.server.started
    yield f"http://127.0.0.1:{site.server.servers[0].sockets[0].getsockname()[1]}/"
    site.server.should_exit = True
    site.thread.join(60)


def test_it_can_be_installed(site: str, browser: Browser, tmp_path: Path) -> None:
    """In a window with a profile: a private one cannot keep anything."""
    context = browser.browser_type.launch_persistent_context(
        str(tmp_path), executable_path=chromium(), args=CHROMIUM_ARGUMENTS
    )
    page = context.pages[0]
    page.goto(site)
    page.locator("section.game h2").first.wait_for(timeout=PATIENCE_MS)
    asked = context.new_cdp_session(page)
    assert asked.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    found = asked.send("Page.getAppManifest")
    assert found["errors"] == [] and '"display": "standalone"' in found["data"]
    context.close()


def test_it_opens_without_a_line_and_keeps_no_answer(site: str, browser: Browser) -> None:
    with Guest(browser, site) as guest:
        page = guest.visit()
        until_kept(page)
        page.reload()  # now everything goes through the worker
        page.locator("section.game h2").first.wait_for()
        page.goto(site + "settings")
        page.get_by_role("textbox").first.wait_for()
        kept = page.evaluate(KEPT)
        assert "/" in kept and any(path.startswith("/assets/") for path in kept)
        assert [path for path in kept if path != "/" and not path.startswith("/assets/")] == []
        guest.context.set_offline(True)
        page.goto(site)
        page.get_by_text("cannot be reached").wait_for()
        guest.context.set_offline(False)


@pytest.fixture
def dist(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The client as the server hands it out, of which a test may take something away."""
    must_have(BUILT.is_dir(), "the client is not built: make build-web")
    dist = tmp_path / "dist"
    (dist / "assets").mkdir(parents=True)
    for file in (BUILT / "assets").iterdir():
        (dist / "assets" / file.name).symlink_to(file)
    for file in BUILT.glob("*.*"):
        shutil.copy(file, dist)
    monkeypatch.setattr(static, "BUILT", dist)
    return dist


def test_a_newer_client_is_taken_with_the_next_page(browser: Browser, tmp_path: Path, dist: Path) -> None:
    with serving(tmp_path) as site, Guest(browser, site) as guest:
        page = guest.visit()
        until_kept(page)
        page.reload()
        page.locator("section.game h2").first.wait_for()
        worker = dist / "service-worker.js"
        worker.write_text(re.sub(r"noripan-\w+", "noripan-newer", worker.read_text("utf-8"), count=1), "utf-8")
        page.evaluate("window.older = true")
        page.evaluate("async () => (await navigator.serviceWorker.ready).update()")
        page.get_by_text("An update is ready").wait_for()
        until_page_gives(page, "() => caches.keys()", ["noripan-newer"])
        page.get_by_role("link", name="Settings").click()
        page.get_by_role("textbox").first.wait_for()
        assert page.evaluate("window.older") is None


def test_a_page_older_than_the_server_says_so(browser: Browser, tmp_path: Path, dist: Path) -> None:
    with serving(tmp_path) as site, Guest(browser, site, service_workers="block") as guest:
        page = guest.visit(f"t/{guest.new_table('sixteen', 2, 1)}")
        guest.wait_for_turn()
        gone = [file for file in (dist / "assets").iterdir() if re.fullmatch(r"Home-.*\.js(\.gz)?", file.name)]
        for file in gone:
            file.rename(dist / file.name)
        page.get_by_role("link", name="Home").click()
        page.get_by_text("Noripan was updated while this page was open").first.wait_for()
        assert guest.examine() == []
        for file in gone:  # the newer one
            (dist / file.name).rename(file)
        page.get_by_role("button", name="Reload").first.click()
        mine = page.locator("li.turn")
        mine.get_by_text("Your turn").wait_for()  # and the match goes on
        mine.get_by_role("link").click()
        guest.wait_for_turn()


def test_who_looks_elsewhere_is_called(site: str, browser: Browser) -> None:
    with Guest(browser, site) as guest:
        guest.context.grant_permissions(["notifications"], origin=site.rstrip("/"))
        table = guest.new_table("sixteen", 2, 1)
        switch = guest.visit("settings").get_by_role("switch", name="Notify me when it is my turn")
        expect(switch).to_have_attribute("aria-checked", "false")  # never without being asked
        switch.click()
        expect(switch).to_have_attribute("aria-checked", "true")
        until_kept(guest.page)
        page = guest.visit(f"t/{table}")
        guest.wait_for_turn()
        expect(page).to_have_title(re.compile("^● Your turn · SixTeen"))
        assert page.evaluate(CALLS) == []  # the table is being looked at
        guest.context.add_init_script(f"({HIDE})()")
        guest.visit(f"t/{table}")
        until_page_gives(page, CALLS, [{"title": "SixTeen", "body": "Your turn", "data": f"/t/{table}"}])


def test_who_does_not_allow_calls_is_told_how(site: str, browser: Browser) -> None:
    with Guest(browser, site) as guest:
        page = guest.visit("settings")
        page.get_by_role("switch", name="Notify me when it is my turn").click()
        page.get_by_text("Your browser does not allow notifications").wait_for()
        expect(page.get_by_role("switch", name="Notify me when it is my turn")).to_have_attribute("aria-checked", "false")
