"""The terminal at a real server's tables: come in, make a table, play with somebody else, lose the line, watch."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from running import Site, run
from textual.pilot import Pilot
from textual.widgets import Button, OptionList, Select, Static

import noripan
from noripan.cli import FOLDERS
from noripan.core.errors import GameError
from noripan.core.texts import Texts
from noripan.server.results import finish
from noripan.server.tables import TableInfo
from noripan.terminal.keeping import Shelf
from noripan.terminal.online import AtServer, House, Line, Link, read_link
from noripan.terminal.tui.app import NoripanApp
from noripan.terminal.tui.hall import Choose, HallScreen, NewTableScreen, WaitingRoom
from noripan.terminal.tui.panels import Reckoning
from noripan.terminal.tui.play import PlayScreen

NAMES = list(noripan.games())
QUICK = NAMES[2]
TEXTS = Texts("en", FOLDERS)
BOUND = 60


@pytest.fixture(autouse=True)
def _own_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NORIPAN_DATA", str(tmp_path / "data"))


def site(tmp_path: Path) -> Site:
    return Site(tmp_path, f"sqlite:///{tmp_path / 'noripan.db'}")


def visiting(address: str, shelf: Path, table: str | None = None, invitation: str | None = None) -> NoripanApp:
    link = Link(address, table, invitation)
    return NoripanApp(TEXTS, Shelf(shelf), lambda app: HallScreen(link, "Terry"), pace=0)


async def until(pilot: Pilot[None], kind: type[Any]) -> Any:
    while not (isinstance(pilot.app.screen, kind) and pilot.app.screen.is_mounted):
        await pilot.pause(0.02)
    return pilot.app.screen


async def play_on(pilot: Pilot[None]) -> PlayScreen:
    """Press Enter whenever it is our turn, until the match is over."""
    table = await until(pilot, PlayScreen)
    while not table.ended:
        if table.choosing.moves:
            seen = table.sitting.seq
            await pilot.press("enter")
            while table.sitting.seq == seen and not table.ended:
                await pilot.pause(0.02)
        await pilot.pause(0.02)
    assert isinstance(table, PlayScreen)
    return table


def test_a_terminal_and_another_client_finish_a_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def slowly(*match: Any) -> TableInfo:
        await asyncio.sleep(1)
        return await finish(*match)

    monkeypatch.setattr("noripan.server.live.hall.finish", slowly)  # asked to play again before the result is kept

    async def work() -> None:
        async with site(tmp_path) as house:
            app = visiting(house.address, tmp_path)
            async with app.run_test(size=(100, 30)) as pilot:
                hall = await until(pilot, HallScreen)
                listed = hall.query_one("#games", OptionList)
                while not listed.options:
                    await pilot.pause(0.02)
                listed.highlighted = listed.get_option_index(f"g-{QUICK}")
                await pilot.press("enter")
                form = await until(pilot, NewTableScreen)
                form.query_one("#clock", Select).value = "minute"
                form.query_one("#start", Button).press()
                room = await until(pilot, WaitingRoom)
                link = read_link(hall.house.link(room.place.table, room.place.invitation))
                assert link.table == room.place.table and link.invitation
                other = await house.visitor("Web")
                await other.sit(link.table, invitation=link.invitation)
                await other.join(link.table)
                while not room.query_one("#begin").display:
                    await pilot.pause(0.02)
                room.query_one("#begin", Button).press()
                ours = asyncio.create_task(play_on(pilot))
                await other.play_to_the_end(link.table)
                table = await ours
                await until(pilot, Reckoning)
                await pilot.click("#again")
                again = (await until(pilot, WaitingRoom)).place
                assert again.seat is not None
                assert (await other.post(f"/api/tables/{link.table}/rematch"))["table"]["table"] == again.table != link.table
                assert table.sitting.view["winners"]
                assert "Terry" in " ".join(table.told) and "Web" in " ".join(table.told)
                assert "1:00" in table.sitting.clocks() or "0:" in table.sitting.clocks()
                record = await other.get(f"/api/tables/{link.table}/record")
                assert noripan.load(record["match"]).winners() == table.sitting.view["winners"]
                await other.close()

    run(work)


def test_bots_hints_and_phrases(tmp_path: Path) -> None:
    async def work() -> None:
        async with site(tmp_path) as house:
            app = visiting(house.address, tmp_path)
            async with app.run_test(size=(100, 30)) as pilot:
                hall = await until(pilot, HallScreen)
                while not hall.house.name:
                    await pilot.pause(0.02)
                made = await hall.house.make_table(QUICK, 2, public=False)
                hall.run_worker(hall.go_to(made["table"]["table"], made["invitation"]))
                room = await until(pilot, WaitingRoom)
                for name in ("sit", "bot", "begin"):
                    while not room.query_one(f"#{name}").display:
                        await pilot.pause(0.02)
                    room.query_one(f"#{name}", Button).press()
                    if name == "bot":
                        await until(pilot, Choose)
                        await pilot.press("enter")
                table = await until(pilot, PlayScreen)
                while not table.choosing.moves:
                    await pilot.pause(0.02)
                await pilot.press("h")
                while not str(table.query_one("#status", Static).render()).startswith("Hint"):
                    await pilot.pause(0.02)
                await pilot.press("exclamation_mark")
                await pilot.press("enter")
                while not any("Hello!" in line for line in table.told):
                    await pilot.pause(0.02)
                await pilot.press(*"xyzzy", "enter")
                while "xyzzy" not in str(table.query_one("#status", Static).render()):
                    await pilot.pause(0.02)

    run(work)


def test_a_broken_line_comes_back_and_nothing_is_lost(tmp_path: Path) -> None:
    """The socket is cut again and again during a match; every fact arrives once and in order, every move is played once."""

    async def work() -> None:
        async with site(tmp_path) as house, house.table(QUICK, 1, bots=["casual"]) as (name, people):
            guest = House(house.address, memory=tmp_path / "visits.json")
            guest.http.cookies = people[0].http.cookies
            line = Line(guest)
            line.open()
            place = AtServer(line, (await guest.look(name))["table"], TEXTS)
            await line.join(place)
            told: list[dict[str, Any]] = []
            acts = 0
            while not place.view.get("over"):
                if place.moves:
                    acts += 1
                    playing = asyncio.create_task(place.play(place.moves[0]))
                    if acts % 3 == 0 and line._socket is not None:
                        await line._socket.close()
                    seen = place.seq
                    await playing
                    while place.seq == seen:
                        await place.step()
                else:
                    await place.step()
                told += place.facts
                place.facts = []
            while (kept := await people[0].http.get(f"/api/tables/{name}/record")).status_code == 409:
                await asyncio.sleep(0.02)  # the last frame comes before the result is written down
            match = noripan.load(kept.json()["match"])
            assert told == [dict(fact) for fact in match.frame(0)["facts"]]
            assert any("broken" in line for line in place.news())
            await line.close()
            await guest.close()

    run(work)


def test_spectators_see_the_table_without_hands(tmp_path: Path) -> None:
    async def work() -> None:
        async with site(tmp_path) as house, house.table(QUICK, 2) as (name, people):
            app = visiting(house.address, tmp_path, name)
            async with app.run_test(size=(100, 30)) as pilot:
                table = await until(pilot, PlayScreen)
                assert table.sitting.seat is None and table.sitting.view["hand"] is None
                await asyncio.gather(*(one.play_to_the_end(name) for one in people))
                await until(pilot, Reckoning)

    run(work)


def test_one_stays_who_one_was(tmp_path: Path) -> None:
    async def work() -> None:
        async with site(tmp_path) as house:
            names = []
            for name in ("Ann", "Somebody else"):
                guest = House(house.address, memory=tmp_path / "visits.json")
                await guest.come_in(name, "en")
                names.append(guest.name)
                with pytest.raises(GameError, match="no_such_table"):
                    await guest.look("nosuch")
                await guest.close()
            assert names == ["Ann", "Ann"]
            assert (tmp_path / "visits.json").stat().st_mode & 0o077 == 0

    run(work)


def as_command(*words: str) -> dict[str, Any]:
    """How to start a command beside a server of this process."""
    environment = {**os.environ, "NORIPAN_LANG": "en", "PYTHONPATH": os.pathsep.join(sys.path)}
    return {"args": [sys.executable, *words], "text": True, "stdout": subprocess.PIPE, "env": environment}


class Lines:
    """Line mode as somebody uses it through pipes."""

    def __init__(self, address: str, name: str) -> None:
        """Everybody has a folder of their own, in which the program remembers who they are."""
        words = ("-m", "noripan", "play", "--plain", "--server", address, "--name", name)
        settings = as_command(*words)
        settings["env"]["NORIPAN_DATA"] += name
        self.process = subprocess.Popen(**settings, stdin=subprocess.PIPE)
        self.told: list[str] = []

    def __enter__(self) -> Lines:
        return self

    def __exit__(self, *_: object) -> None:
        """Whatever has gone wrong, nobody is left waiting for the program."""
        self.process.kill()
        self.process.communicate()

    def type(self, *lines: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write("".join(f"{line}\n" for line in lines))
        self.process.stdin.flush()

    async def until(self, *words: str) -> str:
        """The next line that has one of these words."""
        assert self.process.stdout is not None
        while line := await asyncio.to_thread(self.process.stdout.readline):
            self.told.append(line.rstrip("\n"))
            if any(word in line for word in words):
                return self.told[-1]
        raise AssertionError(self.told)

    async def play_to_the_end(self) -> int:
        """The first move whenever we are asked; how many."""
        moves = 0
        while "Your move:" in await self.until("Your move:", "Final scores"):
            self.type("?")
            self.type((await self.until(": ")).partition(":")[0])
            moves += 1
        return moves


def test_line_mode_at_a_server(tmp_path: Path) -> None:
    """Somebody makes a table, adds a bot, asks for everything, plays to the end and goes back, all through pipes."""

    async def work() -> None:
        async with site(tmp_path) as house:
            with Lines(house.address, "Lee") as person:
                await person.until("Commands: tables")
                person.type("nonsense", f"new {QUICK} 2")
                assert house.address in await person.until("Invite others")
                person.type("nonsense", "bot beginner")
                await person.until("Bot 1 (beginner)")
                person.type("start")
                await person.until("Your move:")
                person.type("table", "clock", "hint", "say thanks", "say nonsense", "nonsense")
                for expected in ("no clock", "Hint: ", "Lee: Thank", "hello", "is not a move"):
                    await person.until(expected)
                person.type("?")
                person.type((await person.until(": ")).partition(":")[0])
                assert await person.play_to_the_end() > 3
                person.type("again")
                await person.until("Bot 1 (beginner)")
                person.type("start")
                await person.until("Your move:")
                person.type("leave")
                await person.until("Commands: tables")
                person.type("quit")  # and the pipe stays open
                assert await asyncio.to_thread(person.process.wait, BOUND) == 0
            assert not any(sign in line for line in person.told for sign in ("\x1b", "│", "▸"))

    run(work)


def test_people_meet_by_lines(tmp_path: Path) -> None:
    """Two people play with each other line by line; one of them came by the invitation."""

    async def work() -> None:
        async with site(tmp_path) as house:
            with Lines(house.address, "Lee") as host:
                host.type(f"new {QUICK} 2")
                link = (await host.until("Invite others")).partition(": ")[2]
                with Lines(link, "Kim") as guest:
                    guest.type("sit")
                    await host.until("Lee, Kim")
                    host.type("start")
                    played = await asyncio.gather(host.play_to_the_end(), guest.play_to_the_end())
                    assert min(played) > 3
                    assert host.told[-1] == guest.told[-1]
                    for one in (host, guest):
                        one.type("quit")
                        assert await asyncio.to_thread(one.process.wait, BOUND) == 0

    run(work)


def test_a_server_that_is_not_there_is_said(tmp_path: Path) -> None:
    async def work() -> None:
        app = visiting("http://127.0.0.1:9", tmp_path)
        async with app.run_test(size=(80, 24)) as pilot:
            hall = await until(pilot, HallScreen)
            while "does not answer" not in str(hall.query_one("#status", Static).render()):
                await pilot.pause(0.02)

    run(work)


def test_links_are_read() -> None:
    assert read_link("https://play.example.org/t/abc?i=xyz") == Link("https://play.example.org", "abc", "xyz")
    assert read_link("127.0.0.1:8190") == Link("http://127.0.0.1:8190", None, None)
    with pytest.raises(GameError, match="server_address"):
        read_link("ftp://example.org")
