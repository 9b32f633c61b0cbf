"""The drawn client, driven by Textual's pilot as a person would: keys, mouse, typing."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Button, Input, OptionList, Select, Static, Switch

import noripan
from noripan.cli import FOLDERS
from noripan.core.laws import play_randomly
from noripan.core.match import Match
from noripan.core.random import Rng
from noripan.core.texts import LANGUAGES, Texts
from noripan.terminal.keeping import Kept, Shelf, read_kept
from noripan.terminal.replaying import Film
from noripan.terminal.sitting import AtHome
from noripan.terminal.tui.app import NoripanApp
from noripan.terminal.tui.canvas import Canvas
from noripan.terminal.tui.home import HomeScreen
from noripan.terminal.tui.moves import MoveList
from noripan.terminal.tui.panels import Ask, Reckoning, RulesScreen
from noripan.terminal.tui.play import PlayScreen
from noripan.terminal.tui.replay import ReplayScreen
from noripan.terminal.tui.setup import SetupScreen

NAMES = list(noripan.games())
PATIENCE = 60  # seconds after which a test gives up
ASKING = [name for name in NAMES if noripan.find(name).decline]


def run(coroutine: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(coroutine, PATIENCE))


def app_at(
    shelf: Path, name: str, seed: str = "pilot", seat: int = 0, language: str = "en", level: str = "casual", players: int = 0
) -> NoripanApp:
    match = noripan.new(name, players or noripan.find(name).seats[0], seed)
    kept = Kept(Shelf(shelf).place(name), match, seat, [level] * match.players)
    return NoripanApp(Texts(language, FOLDERS), Shelf(shelf), lambda app: app.table_for(kept), pace=0)


def table_of(app: NoripanApp) -> PlayScreen:
    return next(screen for screen in reversed(app.screen_stack) if isinstance(screen, PlayScreen))


async def our_turn(pilot: Pilot[None]) -> PlayScreen:
    """Wait until it is our turn or the match is over."""
    app = pilot.app
    assert isinstance(app, NoripanApp)
    while not any(isinstance(screen, PlayScreen) for screen in app.screen_stack):
        await pilot.pause()
    table = table_of(app)
    while not (table.choosing.moves or table.ended):
        await pilot.pause()
    return table


def log_of(table: PlayScreen) -> list[str]:
    assert isinstance(table.sitting, AtHome)
    return table.sitting.match.log


@pytest.mark.parametrize("name", NAMES)
def test_a_match_is_played_to_its_end(name: str, tmp_path: Path) -> None:
    """Mostly with Enter; the kept match is the one that was played, and the reckoning shows who has won."""

    async def play() -> None:
        app = app_at(tmp_path, name)
        async with app.run_test(size=(80, 24)) as pilot:
            table = await our_turn(pilot)
            while not table.ended:
                seen = len(log_of(table))
                await pilot.press("enter")
                while len(log_of(table)) == seen or not (table.choosing.moves or table.ended):
                    await pilot.pause()
            await pilot.pause()
            assert isinstance(app.screen, Reckoning)
            sitting = table.sitting
            assert isinstance(sitting, AtHome) and sitting.match.over
            shown = "\n".join(str(static.render()) for static in app.screen.query(Static))
            assert all(sitting.texts.seat(seat) in shown for seat in sitting.match.winners())
            kept = read_kept(next(tmp_path.glob("*.json")))
            assert kept is not None and kept.match.save() == sitting.match.save()
            assert table.told == [sitting.texts.fact(sitting.kind, fact) for fact in sitting.match.frame(0)["facts"]]
            await pilot.click("#again")
            while table in app.screen_stack:
                await pilot.pause()
            again = await our_turn(pilot)
            assert not again.sitting.view["over"]

    run(play())


@pytest.mark.parametrize("language", LANGUAGES)
def test_picking_typing_and_clicking(language: str, tmp_path: Path) -> None:
    async def play() -> None:
        app = app_at(tmp_path, NAMES[-1], language=language)
        async with app.run_test(size=(120, 40)) as pilot:
            table = await our_turn(pilot)
            await pilot.press("right", "space")
            assert table.choosing.picked == (table.choosing.pointed,)
            picked = table.choosing.best()
            assert picked is not None and table.choosing.picked[0] in table.choosing.pieces(picked)
            await pilot.press("escape")
            assert table.choosing.picked == () and table.choosing.typed == ""

            move = table.choosing.moves[-1]
            await pilot.press(*move)
            assert table.query_one("#line", Input).value == move
            assert table.query_one("#moves", MoveList).moves[0] == move
            seen = len(log_of(table))
            await pilot.press("enter")
            await our_turn(pilot)
            while len(log_of(table)) == seen:
                await pilot.pause()
            assert log_of(table)[seen] == move

            table = await our_turn(pilot)
            hand = table.query_one("#hand", Canvas)
            piece = next(piece for piece in table.choosing.able() if hand.place_of(piece))
            place = hand.place_of(piece)
            assert place is not None
            await pilot.click("#hand", offset=(place.x + 1 + 1, place.y + 1))
            assert table.choosing.picked == (piece,)
            best, seen = table.choosing.best(), len(log_of(table))
            await pilot.click("#moves", offset=(2, 0))
            while len(log_of(table)) == seen:
                await pilot.pause()
            assert log_of(table)[seen] == best

    run(play())


def test_what_cannot_be_played_is_explained(tmp_path: Path) -> None:
    async def play() -> None:
        app = app_at(tmp_path, NAMES[0])
        async with app.run_test(size=(80, 24)) as pilot:
            table = await our_turn(pilot)
            before = list(log_of(table))
            await pilot.press(*"xyzzy", "enter")
            await pilot.pause()
            status = table.query_one("#status", Static)
            assert "xyzzy" in str(status.render()) and status.has_class("trouble")
            assert log_of(table) == before

    run(play())


@pytest.mark.parametrize("name", NAMES)
def test_a_hint_is_one_of_the_moves_and_says_why(name: str, tmp_path: Path) -> None:
    async def play() -> None:
        app = app_at(tmp_path, name)
        async with app.run_test(size=(120, 30)) as pilot:
            table = await our_turn(pilot)
            await pilot.press("h")
            status = table.query_one("#status", Static)
            while not str(status.render()).startswith("Hint"):
                await pilot.pause()
            assert table.selected() in table.choosing.moves
            assert str(table.selected()) in str(status.render())

    run(play())


def asked_match(name: str) -> Match:
    """Random play until seat 0 is asked in secret."""
    for seed in range(50):
        match, rng = noripan.new(name, 2, f"asked {seed}"), Rng.seeded("asked")
        while not match.over:
            if match.to_move == 0 and noripan.find(name).decline in match.moves():
                return match
            match.play(play_randomly(match, rng))
    raise AssertionError("nobody was ever asked")


@pytest.mark.parametrize("name", ASKING)
def test_a_secret_question_is_a_panel_of_its_own(name: str, tmp_path: Path) -> None:
    async def play() -> None:
        kept = Kept(Shelf(tmp_path).place(name), asked_match(name), 0, ["random", "random"])
        app = NoripanApp(Texts("en", FOLDERS), Shelf(tmp_path), lambda app: app.table_for(kept), pace=0)
        async with app.run_test(size=(80, 24)) as pilot:
            table = await our_turn(pilot)
            assert table.query_one("#question").display
            decline, seen = str(table.sitting.kind.decline), len(log_of(table))
            await pilot.press(*decline, "enter")
            while len(log_of(table)) == seen:
                await pilot.pause()
            assert log_of(table)[seen] == decline
            await our_turn(pilot)
            assert table.query_one("#question").display == (decline in table.choosing.moves)

    run(play())


def test_leaving_asks_and_the_match_can_be_continued(tmp_path: Path) -> None:
    async def play() -> None:
        app = app_at(tmp_path, NAMES[0])
        async with app.run_test(size=(80, 24)) as pilot:
            table = await our_turn(pilot)
            await pilot.press("q")
            assert isinstance(app.screen, Ask)
            await pilot.press("escape")
            assert app.screen is table
            await pilot.press("enter")
            await our_turn(pilot)
            played = list(log_of(table))
            await pilot.press("q", "enter")
            await pilot.pause()
            assert isinstance(app.screen, HomeScreen)
            await pilot.press("home", "enter")
            again = await our_turn(pilot)
            assert again is not table and log_of(again)[: len(played)] == played
            await pilot.press("ctrl+q")
            await pilot.pause()
            assert isinstance(app.screen, Ask)
            await pilot.press("enter")
        assert app.return_code == 0

    run(play())


@pytest.mark.parametrize("key", ["q", "ctrl+q"])
def test_leaving_while_the_others_play_on(key: str, tmp_path: Path) -> None:
    """New positions come at every moment of it, also while the screen is being taken down."""

    async def moment() -> None:
        await asyncio.sleep(0)

    async def play() -> None:
        app = app_at(tmp_path, NAMES[0])
        async with app.run_test(size=(80, 24)) as pilot:
            table = await our_turn(pilot)
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(table.sitting, "step", moment)
                table.run_worker(table.follow())
                await pilot.press(key, "enter")
                while key == "q" and table.is_running:
                    await asyncio.sleep(0)
                assert key != "q" or isinstance(app.screen, HomeScreen)
        assert app.return_code in (0, None)

    run(play())


@pytest.mark.parametrize("name", NAMES)
def test_the_form_offers_all_options(name: str, tmp_path: Path) -> None:
    async def play() -> None:
        game = noripan.find(name)
        app = NoripanApp(Texts("de", FOLDERS), Shelf(tmp_path), pace=0)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            listed = app.screen.query_one("#games", OptionList)
            listed.highlighted = listed.get_option_index(name)
            await pilot.press("enter")
            form = app.screen
            assert isinstance(form, SetupScreen)
            form.query_one("#players", Select).value = game.seats[-1]
            await pilot.pause()
            form.query_one("#seat", Select).value = game.seats[-1] - 1
            form.query_one("#seed", Input).value = "form"
            for switch in form.query(Switch):
                if switch.id == f"option-{game.options[0].name}":
                    switch.value = True
            form.query_one("#start", Button).press()
            table = await our_turn(pilot)
            sitting = table.sitting
            assert isinstance(sitting, AtHome)
            assert (sitting.match.players, sitting.seat) == (game.seats[-1], game.seats[-1] - 1)
            assert sitting.match.seed == "form"
            if game.options and game.options[0].schema()["kind"] == "flag":
                assert sitting.match.options[game.options[0].name] is True

    run(play())


def test_the_form_refuses_with_a_reason(tmp_path: Path) -> None:
    name = next(name for name in NAMES if any(one.schema()["kind"] == "number" for one in noripan.find(name).options))
    option = next(one for one in noripan.find(name).options if one.schema()["kind"] == "number")

    async def play() -> None:
        app = NoripanApp(Texts("en", FOLDERS), Shelf(tmp_path), lambda app: SetupScreen(noripan.find(name)))
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            app.screen.query_one(f"#option-{option.name}", Input).value = "many"
            await pilot.press("ctrl+s")
            await pilot.pause()
            assert "whole number" in str(app.screen.query_one("#wrong", Static).render())

    run(play())


def test_any_size_any_light_and_the_rules(tmp_path: Path) -> None:
    async def play() -> None:
        app = app_at(tmp_path, NAMES[1], language="ko")
        async with app.run_test(size=(80, 24)) as pilot:
            table = await our_turn(pilot)
            for size in ((200, 60), (80, 24), (60, 20)):
                await pilot.resize_terminal(*size)
                await pilot.pause()
                assert table.query_one("#table", Canvas).size.width > 0
                assert table.query_one("#hand", Canvas).size.height > 0
            dark = app.theme
            await pilot.press("ctrl+t")
            assert app.theme != dark
            await pilot.press("question_mark")
            assert isinstance(app.screen, RulesScreen)
            await pilot.press("pagedown", "escape")
            assert app.screen is table

    run(play())


@pytest.mark.parametrize("name", NAMES)
def test_a_record_can_be_walked_through(name: str, tmp_path: Path) -> None:
    match = noripan.new(name, noripan.find(name).seats[0], "film")
    for _ in range(25):
        if not match.over:
            match.play(match.moves()[0])
    film = Film(match)

    async def watch() -> None:
        texts = Texts("en", FOLDERS)
        app = NoripanApp(texts, Shelf(tmp_path), lambda app: ReplayScreen(film, None, texts))
        async with app.run_test(size=(100, 30)) as pilot:
            await pilot.pause()
            screen = app.screen
            assert isinstance(screen, ReplayScreen)
            await pilot.press("right", "right", "left")
            assert screen.at == 1
            await pilot.press("end")
            assert screen.at == len(match.log)
            await pilot.press("g", "7", "enter")
            assert screen.at == 7
            assert not screen.query_one("#hand").display
            await pilot.press("s")
            assert screen.seat == 0 and screen.query_one("#hand").display
            await pilot.press("plus", "plus", "plus", "plus", "space")
            while screen.at < 9:
                await pilot.pause(0.05)
            await pilot.press("space")
            assert screen.running is None

    run(watch())
