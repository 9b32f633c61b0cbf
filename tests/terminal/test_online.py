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
from noripan.terminal.keeping import Shelf
from noripan.terminal.online import AtServer, House, Line, Link, read_link
from noripan.terminal.tui.app import NoripanApp
from noripan.terminal.tui.hall import Choose, HallScreen, NewTableScreen, WaitingRoom
from noripan.terminal.tui.panels import Reckoning
from noripan.terminal.tui.play import PlayScreen

NAMES = list(noripan.games())
QUICK = NAMES[2]
TEXTS = Texts("en", FOLDERS)
OWN_BOT = Path(__file__).parents[2] / "docs" / "examples" / "own_bot.py"


@pytest.fixture(autouse=True)
def _own_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NORIPAN_DATA", str(tmp_path / "data"))


def site(tmp_path: Path) -> Site:
    return Site(tmp_path, f"sqlite:///{tmp_path / 'noripan.db'}")


def visiting(address: str, shelf: Path, table: str | None = None, invitation: str | None = None) -> NoripanApp:
    link = Link(address, table, invitation)
    return NoripanApp(TEXTS, Shelf(shelf), lambda app: HallScreen(link, "Terry"), pace=0)


async def until(pilot: Pilot[None], kind: type[Any]) -> Any:
    while not isinstance(pilot.app.screen, kind):
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


def test_a_terminal_and_another_client_finish_a_match(tmp_path: Path) -> None:
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


def test_line_mode_at_a_server(tmp_path: Path) -> None:
    """Somebody makes a table, adds a bot, plays and speaks, all through pipes."""

    async def work() -> None:
        async with site(tmp_path) as house:
            words = ["-m", "noripan", "play", "--server", house.address, "--name", "Lee"]
            with subprocess.Popen(**as_command(*words), stdin=subprocess.PIPE) as person:
                assert person.stdin is not None and person.stdout is not None
                for line in (f"new {QUICK} 2", "bot", "start"):
                    person.stdin.write(line + "\n")
                person.stdin.flush()
                told: list[str] = []
                moves = 0
                while not any("Final scores" in line for line in told):
                    told.append((await asyncio.to_thread(person.stdout.readline)).rstrip())
                    if told[-1] == "Your move:":
                        person.stdin.write("?\n")
                        person.stdin.flush()
                        answer = (await asyncio.to_thread(person.stdout.readline)).rstrip()
                        while ": " not in answer:
                            answer = (await asyncio.to_thread(person.stdout.readline)).rstrip()
                        person.stdin.write(answer.partition(":")[0] + "\n")
                        person.stdin.flush()
                        moves += 1
                assert moves > 3
                person.stdin.write("quit\n")
                person.stdin.close()
                assert await asyncio.to_thread(person.wait, 30) == 0
                assert not any("\x1b" in line or "│" in line for line in told)

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
