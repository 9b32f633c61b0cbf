"""Notifications for people who are away, and what goes with them, in a real browser.

Headless Chromium has no push service: subscribing fails as it does where a browser refuses. So a subscription of our own
push service takes its place, and what the server sends there is decrypted and given to the real service worker.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession, Page, expect
from support.command import Serving
from support.eventually import eventually
from support.guest import DESKTOP, PHONE, Guest
from support.needs import BUILT, QUICK, must_have
from support.push_service import PushService

CALLS = """async () => {
    const worker = await navigator.serviceWorker.ready;
    return (await worker.getNotifications()).map(({ title, body, lang, data }) => ({ title, body, lang, data }));
}"""
SUBSCRIBES = """(made) => {
    const given = { ...made, options: { applicationServerKey: null }, toJSON: () => made, unsubscribe: async () => true };
    let here = null;
    PushManager.prototype.subscribe = async () => (here = given);
    PushManager.prototype.getSubscription = async () => here;
}"""

RECORDS = """() => {
    self.did = [];
    self.clients.openWindow = async (path) => void self.did.push(["opens", path]);
    WindowClient.prototype.focus = async function () { self.did.push(["looks at", new URL(this.url).pathname]); };
    ExtendableEvent.prototype.waitUntil = function (work) { self.work = work; };
}"""
CLICKS = """async () => {
    const [notification] = await self.registration.getNotifications();
    self.did.length = 0;
    self.dispatchEvent(new NotificationEvent("notificationclick", { notification }));
    await self.work;
    return [...self.did, (await self.registration.getNotifications()).length];
}"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    must_have(BUILT.is_file(), "the client is not built: make build-web")
    with Serving("--data", str(tmp_path_factory.mktemp("site")), *QUICK, "--notify-private") as serving:
        yield serving.address


def registration(page: Page) -> tuple[CDPSession, str]:
    """The service worker, as the browser's own tools know it."""
    found: list[dict[str, Any]] = []
    session = page.context.new_cdp_session(page)
    session.on("ServiceWorker.workerRegistrationUpdated", lambda told: found.extend(told["registrations"]))
    session.send("ServiceWorker.enable")
    eventually(lambda: page.evaluate("() => 1") and found, "the service worker")
    return session, found[0]["registrationId"]


def test_a_browser_that_refuses_says_so_and_one_that_does_not_shows_what_the_server_sends(
    site: str, browser: Browser
) -> None:
    with PushService() as service, Guest(browser, site, "ko") as guest:
        page = guest.visit("settings")
        page.get_by_role("textbox").first.wait_for()
        guest.post("/api/guest", {"name": "솔", "language": "en"})
        page.evaluate("() => localStorage.setItem('noripan', JSON.stringify({ known: true, language: 'ko' }))")
        page.reload()
        switch = page.get_by_role("switch", name="이 기기에서 알림 받기")
        switch.click()
        page.get_by_text("브라우저에서 알림이 차단되어 있어요").wait_for()
        guest.context.grant_permissions(["notifications"], origin=site.rstrip("/"))
        page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        switch.click()
        page.get_by_text("이 브라우저에서는 알림을 받을 수 없어요").first.wait_for()
        expect(switch).to_have_attribute("aria-checked", "false")
        guest.troubles.clear()  # Chromium says in the console why it refuses

        seen = service.browser("/device")
        page.evaluate(SUBSCRIBES, seen.subscription())
        switch.click()
        expect(switch).to_have_attribute("aria-checked", "true")
        page.get_by_role("button", name="테스트 알림 보내기").first.click()
        page.get_by_text("테스트 알림을 보냈어요").wait_for()
        message = seen.decrypt(service.received[0].body).decode()
        assert json.loads(message)["language"] == "ko", "the account speaks as the page does"
        session, number = registration(page)
        session.send(
            "ServiceWorker.deliverPushMessage",
            {"origin": site.rstrip("/"), "registrationId": number, "data": message},
        )
        eventually(lambda: page.evaluate(CALLS), "the notification")
        body = "테스트 알림이에요. 놀이판 알림이 잘 도착했어요."
        assert page.evaluate(CALLS) == [{"title": "놀이판", "body": body, "lang": "ko", "data": "/settings"}]
        service.status = 410
        page.get_by_role("button", name="테스트 알림 보내기").first.click()
        page.get_by_text("이 주소는 이제 알림을 받지 않아요").wait_for()
        expect(switch).to_have_attribute("aria-checked", "false")  # the subscription is gone


def test_a_notification_that_is_clicked_leads_to_its_table(site: str, browser: Browser) -> None:
    """In the real service worker. Only a person's own click may bring a window to the front, and no program can make one
    here, so what would be brought is written down instead."""
    with Guest(browser, site) as guest:
        guest.context.grant_permissions(["notifications"], origin=site.rstrip("/"))
        page = guest.visit(f"t/{guest.new_table('sixteen', 2, 1)}")
        page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        table = page.evaluate("() => location.pathname")
        (worker,) = guest.context.service_workers
        worker.evaluate(RECORDS)
        session, number = registration(page)

        def clicked(path: str) -> Any:
            told = {"event": "turn", "title": "SixTeen", "text": "Your turn", "path": path, "language": "en"}
            data = {"origin": site.rstrip("/"), "registrationId": number, "data": json.dumps(told)}
            session.send("ServiceWorker.deliverPushMessage", data)
            eventually(lambda: page.evaluate(CALLS), "the notification")
            return worker.evaluate(CLICKS)

        assert clicked(table) == [["looks at", table], 0], "the window that has the table open, and the notification goes"
        assert clicked("/t/elsewhere") == [["opens", "/t/elsewhere"], 0]
        page.goto(f"{site}settings")
        assert clicked(table) == [["opens", table], 0]


def test_webhooks_and_holidays_are_set_by_keyboard_and_suit_everybody(site: str, browser: Browser) -> None:
    with PushService() as service, Guest(browser, site) as guest:
        table = guest.new_table("sixteen", 2, 0, public=False, clock={"kind": "days", "days": 2})
        page = guest.visit("settings")
        page.evaluate("() => localStorage.setItem('noripan', JSON.stringify({ known: true, language: 'en' }))")
        page.reload()
        page.get_by_text("Webhook or ntfy", exact=True).press("Enter")
        field = page.get_by_role("textbox", name="Address")
        field.fill("https://user:pw@push.example/")
        field.press("Enter")
        page.get_by_text("Notifications cannot go to this address").wait_for()
        field.fill(f"{service.address}/hook")
        field.press("Enter")
        page.get_by_text("It is shown only once").wait_for()
        name = "Webhook at " + service.address.removeprefix("http://")
        page.get_by_role("button", name=f"Send a test: {name}").press("Enter")
        page.get_by_text("The test is on its way").wait_for()
        assert json.loads(service.received[0].body)["event"] == "test"
        days = page.get_by_role("spinbutton", name="Days")
        days.fill("3")
        days.press("Enter")
        page.get_by_text("You are on holiday until").wait_for()
        for width, height in (DESKTOP, PHONE):
            page.set_viewport_size({"width": width, "height": height})
            assert guest.examine() + guest.overflowing() + guest.too_small() == []
        page.get_by_role("button", name="End holiday").press("Enter")
        page.get_by_text("You have 29 days left of 30 in a year.").wait_for()
        page.get_by_role("button", name=f"Remove {name}").press("Enter")
        expect(page.get_by_text(name)).to_have_count(0)

        guest.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=site.rstrip("/"))
        made = page.evaluate("async (table) => (await fetch(`/api/tables/${table}`)).json()", table)
        other = browser.new_context(base_url=site).request
        other.post("/api/guest", data={"name": "Eve", "language": "en"})
        sits = {"random": "cd" * 16, "invitation": made["invitation"]}
        assert other.post(f"/api/tables/{table}/sit", data=sits).ok
        assert other.post("/api/me/holiday", data={"days": 2}).ok
        guest.post(f"/api/tables/{table}/start")
        guest.visit(f"t/{table}")
        page.get_by_text("on holiday until").first.wait_for()
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Share link").click()
        page.get_by_text("copied").first.wait_for()
        assert page.evaluate("() => navigator.clipboard.readText()") == f"{site}t/{table}?i={made['invitation']}"
