"""The terminal at a real server's tables: come in, make a table, play with somebody else, lose the connection, watch."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from support.eventually import eventually_async
from support.live_server import LiveServer, run
from support.patience import WAIT
from textual.pilot import Pilot
from textual.widgets import Button, Input, OptionList, Select, Static
from typer.testing import CliRunner

import noripan
from noripan.cli.main import app as command
from noripan.cli.output import FOLDERS
from noripan.client import Connection, HttpClient, Link, RemoteSeat, read_link
from noripan.core.errors import GameError
from noripan.core.texts import Texts
from noripan.server.tables.info import TableInfo
from noripan.server.tables.results import finish
from noripan.terminal.saves import SavedMatches
from noripan.tui.app import NoripanApp
from noripan.tui.lobby import Choose, LobbyScreen, NewTableScreen, WaitingRoom
from noripan.tui.panels import Ask, Reckoning
from noripan.tui.play import PlayScreen

NAMES = list(noripan.games())
QUICK = NAMES[2]
TEXTS = Texts("en", FOLDERS)


@pytest.fixture(autouse=True)
def _own_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NORIPAN_DATA", str(tmp_path / "data"))


def site(tmp_path: Path) -> LiveServer:
    return LiveServer(tmp_path, f"sqlite:///{tmp_path / 'noripan.db'}")


def visiting(address: str, shelf: Path, table: str | None = None, invitation: str | None = None) -> NoripanApp:
    link = Link(address, table, invitation)
    return NoripanApp(TEXTS, SavedMatches(shelf), lambda app: LobbyScreen(link, "Terry"), pace=0)


async def until(pilot: Pilot[None], kind: type[Any]) -> Any:
    await waited(
        pilot, lambda: isinstance(pilot.app.screen, kind) and pilot.app.screen.is_mounted, f"the screen {kind.__name__}"
    )
    return pilot.app.screen


async def waited(pilot: Pilot[None], predicate: Callable[[], object], what: str) -> None:
    await eventually_async(predicate, what, pause=lambda: pilot.pause(0.02))


def shown(screen: Any, part: str) -> str:
    return str(screen.query_one(part, Static).render())


async def play_on(pilot: Pilot[None]) -> PlayScreen:
    """Press Enter whenever it is our turn, until the match is over."""
    table = await until(pilot, PlayScreen)
    while not table.ended:
        if table.choosing.moves:
            seen = table.seat.seq
            await pilot.press("down", "enter")
            await waited(pilot, lambda seen=seen: table.seat.seq != seen or table.ended, "our move to be played")
        await pilot.pause(0.02)
    assert isinstance(table, PlayScreen)
    return table


def test_a_terminal_and_another_client_finish_a_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def slowly(*match: Any) -> TableInfo:
        await asyncio.sleep(1)
        return await finish(*match)

    monkeypatch.setattr("noripan.server.tables.service.finish", slowly)  # asked to play again before the result is kept

    async def work() -> None:
        async with site(tmp_path) as house:
            app = visiting(house.address, tmp_path)
            async with app.run_test(size=(100, 30)) as pilot:
                lobby = await until(pilot, LobbyScreen)
                listed = lobby.query_one("#games", OptionList)
                await waited(pilot, lambda: listed.options, "the list of games")
                listed.highlighted = listed.get_option_index(f"g-{QUICK}")
                await pilot.press("enter")
                form = await until(pilot, NewTableScreen)
                form.query_one("#clock", Select).value = "minute"
                form.query_one("#start", Button).press()
                room = await until(pilot, WaitingRoom)
                link = read_link(lobby.http.link(room.seat.table, room.seat.invitation))
                assert link.table == room.seat.table and link.invitation
                await waited(pilot, lambda: "starts the match" in shown(room, "#agreed"), "who starts")
                told = shown(room, "#agreed")
                options = noripan.find(QUICK).options
                assert "60 seconds per move" in told and f"{lobby.http.name} starts the match" in told
                assert all(f"{app.texts.option(noripan.find(QUICK), one.name)}: " in told for one in options)
                other = await house.visitor("Web")
                code = f" {link.invitation[:4].upper()}-{link.invitation[4:]}"
                assert await other.client.find_code(code) == Link(house.address, link.table, link.invitation)
                await other.sit(link.table, invitation=link.invitation)
                await other.join(link.table)
                await waited(pilot, lambda: room.query_one("#begin").display, "the button to begin")
                room.query_one("#begin", Button).press()
                ours = asyncio.create_task(play_on(pilot))
                await other.play_to_the_end(link.table)
                table = await ours
                await until(pilot, Reckoning)
                await pilot.click("#again")
                again = (await until(pilot, WaitingRoom)).seat
                assert again.number is not None
                assert (await other.post(f"/api/tables/{link.table}/rematch"))["table"]["id"] == again.table != link.table
                assert table.seat.view["winners"]
                assert "You " in " ".join(table.told) and "Web" in " ".join(table.told)
                assert "1:00" in table.seat.clocks() or "0:" in table.seat.clocks()
                record = await other.get(f"/api/tables/{link.table}/record")
                assert noripan.load(record["match"]).winners() == table.seat.view["winners"]
                await other.close()

    run(work)


def test_a_link_to_a_table_replays_its_record_with_names(tmp_path: Path) -> None:
    async def work() -> None:
        async with site(tmp_path) as house, house.table(QUICK, 1, bots=["casual"]) as (table, people):
            await people[0].play_to_the_end(table)
            await people[0].hear("table")
            link = f"{house.address}/t/{table}"
            refused = await asyncio.to_thread(CliRunner().invoke, command, ["replay", link, "--lang", "en"])
            assert refused.exit_code == 2 and "does not know you" in refused.output
            visits = tmp_path / "data" / "visits.json"
            visits.parent.mkdir(exist_ok=True)
            visits.write_text(json.dumps({house.address: dict(people[0].http.cookies)}), "utf-8")
            told = await asyncio.to_thread(CliRunner().invoke, command, ["replay", link, "--lang", "en"])
            assert told.exit_code == 0, told.output
            assert "P0" in told.output and "Casual" in told.output and "Seat 0" not in told.output

    run(work)


def test_bots_hints_phrases_and_the_mark_of_the_shuffle(tmp_path: Path) -> None:
    async def work() -> None:
        async with site(tmp_path) as house:
            app = visiting(house.address, tmp_path)
            async with app.run_test(size=(100, 30)) as pilot:
                lobby = await until(pilot, LobbyScreen)
                await waited(pilot, lambda: lobby.http.name, "the server to greet us")
                made = await lobby.http.make_table(QUICK, 2, public=False)
                lobby.run_worker(lobby.go_to(made["table"]["id"], made["invitation"]))
                room = await until(pilot, WaitingRoom)
                for name in ("sit", "bot", "begin"):
                    await waited(pilot, lambda name=name: room.query_one(f"#{name}").display, f"the button {name}")
                    room.query_one(f"#{name}", Button).press()
                    if name == "bot":
                        await until(pilot, Choose)
                        await pilot.press("enter")
                table = await until(pilot, PlayScreen)
                await waited(pilot, lambda: table.choosing.moves, "our turn")
                await pilot.press("h")
                await waited(pilot, lambda: shown(table, "#status").startswith("Hint"), "the hint")
                await pilot.press("exclamation_mark")
                await pilot.press("enter")
                await waited(pilot, lambda: any("Hello!" in line for line in table.told), "the phrase")
                await pilot.press(*"xyzzy", "enter")
                await waited(pilot, lambda: "xyzzy" in shown(table, "#status"), "the refusal")
                table.query_one("#line", Input).clear()
                table.action_leave()
                asked = await until(pilot, Ask)
                assert "A bot will play for you" in shown(asked, ".big")
                await pilot.press("escape")
                await play_on(pilot)
                reckoning = await until(pilot, Reckoning)
                await waited(pilot, lambda: "✓ Shuffle checked: nobody" in shown(reckoning, "#shuffle"), "the mark")

    run(work)


def test_a_broken_line_comes_back_and_nothing_is_lost(tmp_path: Path) -> None:
    """The socket is cut again and again during a match; every event arrives once and in order, every move is played once."""

    async def work() -> None:
        async with site(tmp_path) as house, house.table(QUICK, 1, bots=["casual"]) as (name, people):
            guest = HttpClient(house.address, visits=tmp_path / "visits.json")
            guest.session.cookies = people[0].http.cookies
            connection = Connection(guest)
            connection.open()
            seat = RemoteSeat(connection, (await guest.get_table(name))["table"], TEXTS)
            await connection.join(seat)
            told: list[dict[str, Any]] = []
            acts = 0
            while not seat.view.get("over"):
                if seat.moves:
                    acts += 1
                    playing = asyncio.create_task(seat.play(seat.moves[0]))
                    if acts % 3 == 0 and connection._socket is not None:
                        await connection._socket.close()
                    seen = seat.seq
                    await playing
                    while seat.seq == seen:
                        await seat.step()
                else:
                    await seat.step()
                told += seat.events
                seat.events = []
            while (kept := await people[0].http.get(f"/api/tables/{name}/record")).status_code == 409:
                await asyncio.sleep(0.02)  # the last frame comes before the result is written down
            match = noripan.load(kept.json()["match"])
            assert told == [dict(event) for event in match.frame(0)["events"]]
            assert any("lost" in line for line in seat.news())
            await connection.close()
            await guest.close()

    run(work)


def test_spectators_see_the_table_without_hands(tmp_path: Path) -> None:
    async def work() -> None:
        async with site(tmp_path) as house, house.table(QUICK, 2) as (name, people):
            app = visiting(house.address, tmp_path, name)
            async with app.run_test(size=(100, 30)) as pilot:
                table = await until(pilot, PlayScreen)
                assert table.seat.number is None and table.seat.view["hand"] is None
                await asyncio.gather(*(one.play_to_the_end(name) for one in people))
                await until(pilot, Reckoning)

    run(work)


def test_a_holiday_is_said_in_the_clock_line_and_in_the_status(tmp_path: Path) -> None:
    """On the whole screen and in lines, and the clock that stands still does not run down."""

    async def work() -> None:
        async with site(tmp_path) as house:
            away = await house.visitor("Eve")
            table = (await away.make_table(QUICK, 2, clock={"kind": "days", "days": 2}))["table"]["id"]
            await away.sit(table)
            app = visiting(house.address, tmp_path, table)
            async with app.run_test(size=(100, 30)) as pilot:
                room = await until(pilot, WaitingRoom)
                room.query_one("#sit", Button).press()
                await waited(pilot, lambda: room.seat.number == 1, "a seat")
                await away.post(f"/api/tables/{table}/start")
                play = await until(pilot, PlayScreen)
                if play.seat.moves:
                    await pilot.press("down", "enter")
                await waited(pilot, lambda: play.seat.view["to_move"] == 0, "Eve's turn")
                assert "is thinking" in shown(play, "#status")
                ends = (await away.post("/api/me/holiday", {"days": 3}))["until"]
                words = f"on holiday until {date.fromtimestamp(ends / 1000)}"
                await waited(pilot, lambda: words in shown(play, "#status"), "the holiday in the status line")
                assert "Eve" in shown(play, "#status")
                await waited(pilot, lambda: f"Eve 2 d 00 h ({words})" in shown(play, "#head"), "it beside the clock")
                with Lines(house.address, "Kim") as person:
                    person.type(f"join {table}")
                    await person.until("Eve: ")  # how the match stands
                    person.type("clock")
                    assert await person.until("Eve: ") == f"Eve: 2 d 00 h ({words})"

    run(work)


def test_one_stays_who_one_was(tmp_path: Path) -> None:
    async def work() -> None:
        async with site(tmp_path) as house:
            names = []
            for name in ("Ann", "Somebody else"):
                guest = HttpClient(house.address, visits=tmp_path / "visits.json")
                await guest.sign_in(name, "en")
                names.append(guest.name)
                with pytest.raises(GameError, match="no_such_table"):
                    await guest.get_table("nosuch")
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

    def __init__(self, address: str, name: str, code: str | None = None) -> None:
        """Everybody has a folder of their own, in which the program remembers who they are."""
        command = ("play", "--plain") if code is None else ("join", code)
        settings = as_command("-m", "noripan", *command, "--server", address, "--name", name)
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
        self.process.stdin.write("".join(f"{connection}\n" for connection in lines))
        self.process.stdin.flush()

    async def until(self, *words: str) -> str:
        """The next connection that has one of these words."""
        assert self.process.stdout is not None
        while connection := await asyncio.to_thread(self.process.stdout.readline):
            self.told.append(connection.rstrip("\n"))
            if any(word in connection for word in words):
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
                await person.until("Beginner")
                person.type("start")
                await person.until("Your move:")
                person.type("table", "clock", "hint", "say thanks", "say nonsense", "nonsense")
                for expected in ("no clock", "Hint: ", "Lee: Thank", "hello", "is not a move"):
                    await person.until(expected)
                person.type("?")
                person.type((await person.until(": ")).partition(":")[0])
                assert await person.play_to_the_end() > 3
                person.type("again")
                await person.until("Beginner")
                person.type("start")
                await person.until("Your move:")
                person.type("leave")
                await person.until("Commands: tables")
                person.type("quit")  # and the pipe stays open
                assert await asyncio.to_thread(person.process.wait, WAIT) == 0
            assert not any(sign in line for line in person.told for sign in ("\x1b", "│", "▸"))

    run(work)


def test_people_meet_by_lines(tmp_path: Path) -> None:
    """Two people play with each other line by connection; one of them came by the invitation."""

    async def work() -> None:
        async with site(tmp_path) as house:
            with Lines(house.address, "Lee") as host:
                host.type(f"new {QUICK} 2")
                link = (await host.until("Invite others")).partition(": ")[2]
                with Lines(link, "Kim", read_link(link).invitation) as guest:  # by the code, as it is read aloud
                    guest.type("sit")
                    await host.until("Lee, Kim")
                    host.type("start")
                    played = await asyncio.gather(host.play_to_the_end(), guest.play_to_the_end())
                    assert min(played) > 3
                    assert host.told[-1] == guest.told[-1]
                    for one in (host, guest):
                        assert "nobody could choose the cards" in await one.until("Shuffle")
                        one.type("quit")
                        assert await asyncio.to_thread(one.process.wait, WAIT) == 0

    run(work)


def test_a_server_that_is_not_there_is_said(tmp_path: Path) -> None:
    async def work() -> None:
        app = visiting("http://127.0.0.1:9", tmp_path)
        async with app.run_test(size=(80, 24)) as pilot:
            lobby = await until(pilot, LobbyScreen)
            await waited(pilot, lambda: "does not answer" in shown(lobby, "#status"), "the complaint about the server")

    run(work)


def test_links_are_read() -> None:
    assert read_link("https://play.example.org/t/abc?i=xyz") == Link("https://play.example.org", "abc", "xyz")
    assert read_link("127.0.0.1:8190") == Link("http://127.0.0.1:8190", None, None)
    with pytest.raises(GameError, match="server_address"):
        read_link("ftp://example.org")
