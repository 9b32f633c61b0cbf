"""Around the table: how people find it, what they see before the match, who they are, and what they have played."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect
from support.eventually import eventually
from support.guest import PHONE, Guest
from support.needs import BUILT, must_have
from support.web_positions import ENDS, ME, OTHERS, Gallery, gallery

OVER = "sixteen 4, over"
LOOK_ALIKES = str.maketrans("01258V", "OIZSBU")


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Gallery]:
    """A server at which some matches are over."""
    must_have(BUILT.is_file(), "the client is not built: make build-web")
    with gallery(tmp_path_factory.mktemp("played"), ENDS) as opened:
        yield opened


@pytest.fixture
def house(played: Gallery) -> str:
    return played.address.replace("127.0.0.1", "localhost")  # passkeys are for names


def known(guest: Guest, name: str, played: Gallery) -> Guest:
    """This guest is somebody who has played there."""
    guest.context.add_cookies([{"name": "noripan", "value": played.cookies[name], "url": guest.site}])
    guest.context.add_init_script("localStorage.noripan = JSON.stringify({ known: true, pace: 'fast' })")
    return guest


def name_of(page: Page) -> str:
    return page.get_by_role("textbox", name="Your name").input_value()


def test_a_private_table_is_joined_by_its_code(house: str, browser: Browser) -> None:
    with Guest(browser, house) as ann, Guest(browser, house, size=PHONE) as ben:
        table = ann.new_table("sixteen", 2, 0)
        room = ann.visit(f"t/{table}")
        code = room.locator(".invite .code").inner_text()
        assert re.fullmatch("[0-9A-Z]{4}-[0-9A-Z]{4}", code)
        expect(room.get_by_role("img", name="QR code")).to_be_visible()
        assert ann.examine() == []
        page = ben.visit()
        page.get_by_label("Join by code").fill(f" {code.translate(LOOK_ALIKES).replace('-', ' ').lower()}")
        page.get_by_role("button", name="Join", exact=True).click()
        page.get_by_role("button", name="Sit here").click()
        expect(page.get_by_text("(you)")).to_be_visible()
        expect(room.locator(".seats li").filter(has_not_text="Free seat")).to_have_count(2)


def test_a_code_that_nobody_has_is_refused_in_words(house: str, browser: Browser) -> None:
    with Guest(browser, house) as guest:
        page = guest.visit()
        for typed, said in (
            ("abc", "That is neither a table’s code nor a link to one."),
            ("aaaa-aaaa", "There is no table with this code"),
        ):
            page.get_by_label("Join by code").fill(typed)
            page.get_by_role("button", name="Join", exact=True).click()
            expect(page.get_by_text(said)).to_be_visible()


def test_the_waiting_room_shows_what_was_agreed_and_tells_who_is_sent_away(house: str, browser: Browser) -> None:
    with Guest(browser, house) as ann, Guest(browser, house, size=PHONE) as ben:
        clock = {"kind": "bank", "seconds": 600, "increment": 5}
        table = ann.new_table("sixteen", 2, 0, public=True, rated=True, options={"rounds": 3}, clock=clock)
        page = ben.visit(f"t/{table}")
        for what, how in (("Time", "10 minutes for the match, plus 5 seconds per turn"), ("Rated", "On"), ("Rounds", "3")):
            line = page.locator(".agreed dl div").filter(has_text=what)
            expect(line).to_contain_text(how)
        expect(page.locator(".agreed").get_by_role("link", name="Rules: SixTeen")).to_be_visible()
        page.get_by_role("button", name="Sit here").click()
        room = ann.visit(f"t/{table}")
        room.get_by_role("button", name=re.compile("^Free .+ seat$")).wait_for()
        page.get_by_role("button", name="Say something").click()
        page.locator("dialog[open] .phrases button").first.click()
        expect(room.locator(".said")).to_be_visible()
        room.get_by_role("button", name=re.compile("^Free .+ seat$")).click()
        expect(page.get_by_text("The host freed your seat.")).to_be_visible()


def test_open_tables_are_joined_and_matches_in_play_are_watched(house: str, browser: Browser) -> None:
    with Guest(browser, house) as ann, Guest(browser, house) as eve:
        ann.new_table("iota", 2, 0, public=True)
        mine = ann.visit(f"t/{ann.new_table('stacks', 2, 1, public=True)}")
        page = eve.visit()
        waits = page.locator("section").filter(has=page.get_by_role("heading", name="Open tables"))
        expect(waits.locator("li").filter(has_text="IOTA").get_by_role("link", name="Join")).to_be_visible()
        runs = page.locator("section").filter(has=page.get_by_role("heading", name="Being played"))
        runs.locator("li").filter(has_text="Stacks").get_by_role("link", name="Watch").click()
        expect(page.get_by_text("You are watching")).to_be_visible()
        assert page.locator(".hand button").count() == 0
        expect(mine.locator("header .watching")).to_contain_text("One person is watching")
        mine.get_by_role("button", name="Menu", exact=True).click()
        expect(mine.locator("dialog[open]")).to_contain_text("One person is watching")
        eve.visit()
        expect(mine.locator("header .watching")).to_have_count(0)


def test_a_rematch_asks_the_others_and_seats_everybody(played: Gallery, house: str, browser: Browser) -> None:
    with Guest(browser, house) as one, Guest(browser, house) as two:
        path = f"t/{played.tables[OVER]}"
        page = known(one, ME, played).visit(path)
        other = known(two, OTHERS[0], played).visit(path)
        other.locator("dialog[open] .places").wait_for()
        page.locator("dialog[open]").get_by_role("button", name="Play again").click()
        expect(page.locator(".seats").get_by_text("(you)")).to_be_visible()
        expect(other.get_by_text("Someone wants to play again")).to_be_visible()
        other.locator("dialog[open]").get_by_role("button", name="Play again").click()
        expect(other.locator(".seats").get_by_text("(you)")).to_be_visible()
        expect(page.locator(".seats li").filter(has_not_text="Free seat")).to_have_count(2)


def test_a_passkey_is_added_used_and_removed(house: str, browser: Browser) -> None:
    with Guest(browser, house) as guest:
        devtools = guest.context.new_cdp_session(guest.page)
        devtools.send("WebAuthn.enable")
        kind = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
        options = {**kind, "isUserVerified": True, "automaticPresenceSimulation": True}
        devtools.send("WebAuthn.addVirtualAuthenticator", {"options": options})
        page = guest.visit("settings")
        page.get_by_role("textbox", name="Your name").fill("Keyholder")
        page.get_by_role("button", name="Save").click()
        page.get_by_role("textbox", name="Name of the new passkey").fill("My phone")
        page.get_by_role("button", name="Add a passkey").click()
        expect(page.locator("li").filter(has_text="My phone")).to_be_visible()
        assert guest.examine() == []

        page.get_by_role("button", name="Sign out on this device").click()
        asked = page.locator("dialog[open]")
        expect(asked.get_by_text("You have no recovery code")).to_have_count(0)
        asked.get_by_role("button", name="Sign out on this device").click()
        page.get_by_role("link", name="Sign in", exact=True).click()
        page.get_by_role("button", name="Sign in with a passkey").click()
        expect(page.get_by_text("Welcome back, Keyholder!")).to_be_visible()

        page = guest.visit("settings")
        assert name_of(page) == "Keyholder"
        page.get_by_role("button", name="Remove My phone").click()
        page.locator("dialog[open]").get_by_role("button", name="Remove", exact=True).click()
        expect(page.locator("li").filter(has_text="My phone")).to_have_count(0)


def test_a_recovery_code_is_copied_and_makes_one_the_same_person_elsewhere(house: str, browser: Browser) -> None:
    with Guest(browser, house, permissions=["clipboard-read", "clipboard-write"]) as here, Guest(browser, house) as there:
        page = here.visit("settings")
        page.get_by_role("textbox", name="Your name").fill("Wanderer")
        page.get_by_role("button", name="Save").click()
        page.get_by_role("button", name="Create a recovery code").click()
        page.get_by_role("button", name="Copy").click()
        expect(page.get_by_text("Copied.")).to_be_visible()
        copied = page.evaluate("navigator.clipboard.readText()")
        assert copied == page.locator(".copyable .code").inner_text()

        other = there.visit("sign-in")
        code = other.get_by_role("textbox", name="Recovery code")
        code.wait_for()
        assert there.examine() == []
        code.fill(copied)
        other.get_by_role("button", name="Sign in", exact=True).click()
        expect(other.get_by_text("Welcome back, Wanderer!")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "ko", "de"])
def test_what_one_has_played(played: Gallery, house: str, browser: Browser, language: str) -> None:
    with Guest(browser, house, language, PHONE) as guest:
        known(guest, ME, played)
        page = guest.visit()
        page.locator("header .me").click()
        matches = page.locator("main li")
        expect(matches).to_have_count(len(ENDS))
        assert guest.examine() == [] and guest.overflowing() == []
        first = matches.filter(has=page.locator(f"a[href='/t/{played.tables[OVER]}/replay']"))
        for name in OTHERS[:3]:
            expect(first).to_contain_text(name)
        page.get_by_role("combobox").select_option("sixteen")
        expect(matches).to_have_count(1)
        matches.locator("a[href$='/replay']").click()
        page.locator("footer input").wait_for()


def test_play_now_with_as_many_and_as_strong_as_one_likes(house: str, browser: Browser) -> None:
    with Guest(browser, house) as guest:
        page = guest.visit()
        page.get_by_role("button", name="Players and level: SixTeen").click()
        page.get_by_role("radiogroup", name="Players").get_by_text("4").click()
        page.get_by_role("radiogroup", name="Bot level").get_by_text("Beginner").click()
        assert guest.examine() == []
        page.locator("dialog[open]").get_by_role("button", name="Play now").click()
        expect(page.locator(".people .seat").filter(has_text="Beginner")).to_have_count(3)

        page = guest.visit()
        page.get_by_role("button", name="End SixTeen").click()
        page.locator("dialog[open]").get_by_role("button", name="End it").click()
        expect(page.get_by_role("heading", name="My games")).to_have_count(0)


def test_the_end_of_a_rated_match_says_what_it_did_to_the_rating(house: str, browser: Browser) -> None:
    with Guest(browser, house) as guest:
        table = guest.new_table("sixteen", 2, 1, rated=True)
        guest.post(f"/api/tables/{table}/leave")  # a bot plays on to the end, and whoever left has lost
        eventually(lambda: guest.get(f"/api/tables/{table}")["table"]["status"] == "over", "the match to end")
        page = guest.visit(f"t/{table}")
        mine = page.locator("dialog[open] .places .me")
        for _ in ("at first", "after a reload"):
            expect(mine.locator(".rating")).to_have_text(re.compile(r"^Rating -\d"))
            expect(page.locator("dialog[open] .places .rating")).to_have_count(2)
            page.reload()
        assert guest.examine() == [] and guest.overflowing() == []
