"""Somebody is reported in the browser, and an operator sees to it in another: forms are sent as only browsers send them."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Browser, expect
from support.command import Serving
from support.guest import PHONE, Guest
from support.needs import BUILT, QUICK, must_have

from noripan.server.accounts.operators import new_link
from noripan.server.environment import Environment
from noripan.server.settings import Settings
from noripan.server.store.key import read_key


def test_who_is_reported_is_renamed_and_banned_by_an_operator(browser: Browser, tmp_path: Path) -> None:
    must_have(BUILT.is_file(), "the client is not built: make build-web")
    with (
        Serving("--data", str(tmp_path), *QUICK) as serving,
        Guest(browser, serving.address, "de", PHONE) as ann,
        Guest(browser, serving.address) as bob,
        Guest(browser, serving.address, "ko", PHONE) as operator,
    ):
        table = ann.new_table("sixteen", 2, 0, public=True)
        bob.visit(f"t/{table}").get_by_role("button", name="Sit here").click()
        name = str(bob.page.evaluate("fetch('/api/me').then((answer) => answer.json()).then((me) => me.name)"))
        page = ann.visit(f"t/{table}")
        page.get_by_role("button", name="Starten").click()
        page.get_by_role("button", name="Menü").click()
        page.get_by_role("button", name="Jemanden melden").click()
        page.get_by_text("Verzögert absichtlich").click()
        assert ann.examine() == [] and ann.overflowing() == []
        page.get_by_role("button", name="Meldung abschicken").click()
        page.get_by_text("Wer den Server betreibt, sieht es sich an").wait_for()

        link = new_link(read_key(tmp_path, {}), Environment(), Settings(data=tmp_path))
        page = operator.visit(link[link.index("admin") :])
        page.get_by_role("link", name="신고").click()
        expect(page.get_by_role("cell", name=f"이름 {name}")).to_be_visible()
        assert operator.examine() == []
        page.get_by_label("이름").fill("Robert")
        page.get_by_role("button", name="이름 바꾸기").click()
        expect(page.get_by_role("cell", name="Robert")).to_be_visible()
        page.get_by_role("button", name="차단").click()
        page.get_by_role("button", name="처리 끝").click()
        expect(page.get_by_text("아무것도 없어요.")).to_be_visible()
        page.get_by_role("link", name="사람").click()
        expect(page.get_by_role("row", name="Robert").get_by_role("button", name="차단 풀기")).to_be_visible()
        page.get_by_role("link", name="기록").click()
        for deed in ("rename", "ban", "settle"):
            expect(page.get_by_role("cell", name=re.compile(rf"\b{deed}$"))).to_be_visible()
