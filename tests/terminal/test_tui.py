"""The drawn client, driven by Textual's pilot as a person would: keys, mouse, typing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from support.eventually import eventually_async
from support.patience import WHOLE
from textual.color import Color
from textual.containers import VerticalScroll
from textual.pilot import Pilot
from textual.widgets import Button, Input, OptionList, Select, Static, Switch

import noripan
from noripan.cli.output import FOLDERS
from noripan.core.laws import play_randomly
from noripan.core.match import Match
from noripan.core.rng import Rng
from noripan.core.texts import LANGUAGES, Texts
from noripan.terminal.drawing import Block, Span
from noripan.terminal.order import natural_order
from noripan.terminal.saves import SavedMatch, SavedMatches, read_saved
from noripan.terminal.seat import LocalSeat
from noripan.tui.app import NoripanApp
from noripan.tui.canvas import Canvas, Marks
from noripan.tui.home import HomeScreen
from noripan.tui.moves import MoveList
from noripan.tui.palette import NIGHT, PIECES, style_of
from noripan.tui.panels import Ask, Reckoning, RulesScreen
from noripan.tui.play import PlayScreen
from noripan.tui.replay import ReplayScreen
from noripan.tui.setup import SetupScreen

NAMES = list(noripan.games())
ASKING = [name for name in NAMES if noripan.find(name).decline]


def run(coroutine: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(coroutine, WHOLE))


def app_at(
    shelf: Path,
    name: str,
    seed: str = "pilot",
    seat: int = 0,
    language: str = "en",
    level: str = "casual",
    players: int = 0,
    coach: bool | None = False,
) -> NoripanApp:
    match = noripan.new(name, players or noripan.find(name).seats[0], seed)
    kept = SavedMatch(SavedMatches(shelf).new_file(name), match, seat, [level] * match.players)
    return NoripanApp(Texts(language, FOLDERS), SavedMatches(shelf), lambda app: app.table_for(kept, coach), pace=0)


def table_of(app: NoripanApp) -> PlayScreen:
    return next(screen for screen in reversed(app.screen_stack) if isinstance(screen, PlayScreen))


async def our_turn(pilot: Pilot[None]) -> PlayScreen:
    """Wait until it is our turn or the match is over."""
    app = pilot.app
    assert isinstance(app, NoripanApp)
    await waited(
        pilot, lambda: any(isinstance(screen, PlayScreen) for screen in app.screen_stack), "the table on the screen"
    )
    table = table_of(app)
    await waited(pilot, lambda: table.choosing.moves or table.ended, "our turn or the end")
    return table


async def waited(pilot: Pilot[None], predicate: Callable[[], object], what: str) -> None:
    await eventually_async(predicate, what, pause=pilot.pause)


def log_of(table: PlayScreen) -> list[str]:
    assert isinstance(table.seat, LocalSeat)
    return table.seat.match.log


def has_answered(table: PlayScreen, seen: int) -> bool:
    return len(log_of(table)) > seen and bool(table.choosing.moves or table.ended)


@pytest.mark.parametrize("name", NAMES)
def test_a_match_is_played_to_its_end(name: str, tmp_path: Path) -> None:
    """Mostly with Enter; the kept match is the one that was played, and the reckoning shows who has won."""

    async def play() -> None:
        app = app_at(tmp_path, name)
        async with app.run_test(size=(80, 24)) as pilot:
            table = await our_turn(pilot)
            while not table.ended:
                seen = len(log_of(table))
                await pilot.press("down", "enter")
                await waited(pilot, partial(has_answered, table, seen), "our next turn or the end")
            await pilot.pause()
            assert isinstance(app.screen, Reckoning)
            seat = table.seat
            assert isinstance(seat, LocalSeat) and seat.match.is_over
            shown = "\n".join(str(static.render()) for static in app.screen.query(Static))
            assert all(seat.texts.seat(winner) in shown for winner in seat.match.winners())
            assert seat.texts.wins_by(seat.game, seat.match.players) in shown
            kept = read_saved(next(tmp_path.glob("*.json")))
            assert kept is not None and kept.match.save() == seat.match.save()
            about_keys, *told = table.told
            assert about_keys == seat.texts.say("tui-against-bots")
            assert told == [seat.texts.event(seat.game, event) for event in seat.match.frame(0)["events"]]
            await pilot.click("#again")
            await waited(pilot, lambda: table not in app.screen_stack, "the old table to leave the screen")
            again = await our_turn(pilot)
            assert not again.seat.view["over"]

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
            await waited(pilot, lambda: len(log_of(table)) > seen, "our move to be played")
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
            await waited(pilot, lambda: len(log_of(table)) > seen, "our move to be played")
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
        async with app.run_test(size=(80, 24)) as pilot:
            table = await our_turn(pilot)
            await pilot.press("h")
            status = table.query_one("#status", Static)
            await waited(pilot, lambda: str(status.render()).startswith("Hint"), "the hint")
            assert table.selected() in table.choosing.moves
            assert str(table.selected()) in str(status.render())
            await pilot.pause()
            needed = status.get_content_height(status.content_size, app.size, status.content_size.width)
            assert status.content_size.height >= needed, "it can be read to its end"

    run(play())


def asked_match(name: str) -> Match:
    """Random play until seat 0 is asked in secret."""
    for seed in range(50):
        match, rng = noripan.new(name, 2, f"asked {seed}"), Rng.seeded("asked")
        while not match.is_over:
            if match.to_move == 0 and noripan.find(name).decline in match.moves():
                return match
            match.play(play_randomly(match, rng))
    raise AssertionError("nobody was ever asked")


@pytest.mark.parametrize("name", ASKING)
def test_a_secret_question_is_a_panel_of_its_own(name: str, tmp_path: Path) -> None:
    async def play() -> None:
        kept = SavedMatch(SavedMatches(tmp_path).new_file(name), asked_match(name), 0, ["random", "random"])
        app = NoripanApp(Texts("en", FOLDERS), SavedMatches(tmp_path), lambda app: app.table_for(kept, False), pace=0)
        async with app.run_test(size=(80, 24)) as pilot:
            table = await our_turn(pilot)
            assert table.query_one("#question").display
            decline, seen = str(table.seat.game.decline), len(log_of(table))
            await pilot.press(*decline, "enter")
            await waited(pilot, lambda: len(log_of(table)) > seen, "our move to be played")
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
            await pilot.press("down", "enter")
            await our_turn(pilot)
            played = list(log_of(table))
            await pilot.press("q", "enter")
            await pilot.pause()
            assert isinstance(app.screen, HomeScreen)
            entry = str(app.screen.query_one("#games", OptionList).get_option_at_index(0).prompt)
            assert f"{len(played)} moves played" in entry and "against 1 × Casual" in entry and "(you)" in entry
            assert f"{datetime.now():%Y-%m-%d}" in entry
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
                patch.setattr(table.seat, "step", moment)
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
        app = NoripanApp(Texts("de", FOLDERS), SavedMatches(tmp_path), pace=0)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            listed = app.screen.query_one("#games", OptionList)
            listed.highlighted = listed.get_option_index(name)
            await pilot.press("enter")
            form = app.screen
            assert isinstance(form, SetupScreen)
            back, start = form.query_one("#back", Button), form.query_one("#start", Button)
            back.focus()
            await pilot.pause()
            assert [Color.parse(NIGHT[one]) for one in ("ink", "seam")] == [
                back.styles.background,
                start.styles.background,
            ], "only what has the focus stands out"
            form.query_one("#players", Select).value = game.seats[-1]
            await pilot.pause()
            form.query_one("#seat", Select).value = game.seats[-1] - 1
            form.query_one("#seed", Input).value = "form"
            for option in game.options[:1]:
                for switch in form.query(f"Switch#option-{option.name}").results(Switch):
                    switch.value = True
            form.query_one("#start", Button).press()
            table = await our_turn(pilot)
            seat = table.seat
            assert isinstance(seat, LocalSeat)
            assert (seat.match.players, seat.number) == (game.seats[-1], game.seats[-1] - 1)
            assert seat.match.seed == "form"
            if game.options and game.options[0].schema()["kind"] == "flag":
                assert seat.match.options[game.options[0].name] is True

    run(play())


def test_the_form_refuses_with_a_reason(tmp_path: Path) -> None:
    name = next(name for name in NAMES if any(one.schema()["kind"] == "number" for one in noripan.find(name).options))
    option = next(one for one in noripan.find(name).options if one.schema()["kind"] == "number")

    async def play() -> None:
        app = NoripanApp(Texts("en", FOLDERS), SavedMatches(tmp_path), lambda app: SetupScreen(noripan.find(name)))
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
            scroll = app.screen.query_one(VerticalScroll)
            await pilot.press("end")
            assert scroll.scroll_y == scroll.max_scroll_y > 0
            await pilot.press("home")
            assert scroll.scroll_y == 0
            assert "▀▀▀▀" in str(app.screen.query_one("#rules", Static).render())
            await pilot.press("pagedown", "escape")
            assert app.screen is table

    run(play())


@pytest.mark.parametrize("name", NAMES)
def test_a_record_can_be_walked_through(name: str, tmp_path: Path) -> None:
    match = noripan.new(name, noripan.find(name).seats[-1], "film")
    for _ in range(25):
        if not match.is_over:
            match.play(match.moves()[0])

    async def watch() -> None:
        texts = Texts("en", FOLDERS)
        app = NoripanApp(texts, SavedMatches(tmp_path), lambda app: ReplayScreen(match, None, texts))
        async with app.run_test(size=(100, 30)) as pilot:
            await pilot.pause()
            screen = app.screen
            assert isinstance(screen, ReplayScreen)
            await pilot.press("right", "right", "left")
            assert screen.at == 1
            status = screen.query_one("#status", Static)
            assert "1 step per second" in str(status.render())
            await pilot.press("plus")
            assert "2 steps per second" in str(status.render())
            await pilot.press("minus")
            await pilot.press("end")
            assert screen.at == len(match.log)
            goal = len(match.log) // 2
            await pilot.press("g", *str(goal), "enter")
            assert screen.at == goal
            assert not screen.query_one("#hand").display
            await pilot.press("s")
            assert screen.seat == 0 and screen.query_one("#hand").display
            await pilot.press("plus", "plus", "plus", "plus", "space")
            await waited(pilot, lambda: screen.at >= goal + 2, "the replay to run on")
            await pilot.press("space")
            assert screen.running is None

    run(watch())


def test_enter_plays_nothing_that_nobody_chose(tmp_path: Path) -> None:
    async def play() -> None:
        app = app_at(tmp_path, NAMES[0])
        async with app.run_test(size=(80, 24)) as pilot:
            table = await our_turn(pilot)
            assert len(table.choosing.moves) > 1
            before = list(log_of(table))
            await pilot.press("enter")
            await pilot.pause()
            assert table.selected() is None and log_of(table) == before
            await pilot.press("down")
            assert table.selected() == table.choosing.meant()[0]
            await pilot.press("up", "up")
            assert table.selected() == table.choosing.meant()[0], "the list does not wrap around"

    run(play())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_every_move_are_whole_in_80_columns(language: str, tmp_path: Path) -> None:
    async def play(name: str) -> None:
        app = app_at(tmp_path, name, language=language)
        async with app.run_test(size=(80, 24)) as pilot:
            table = await our_turn(pilot)
            listed = table.query_one("#moves", MoveList)
            await pilot.pause()
            shown = ["".join(run.text for run in listed.render_line(y)).split() for y in range(listed.size.height)]
            said = [word for move in listed.moves for word in table.seat.words(move).split()]
            read = [word for line in shown for word in line]
            assert read == said[: len(read)] and len(read) > 3
            await pilot.press("up")
            first = min(row for row, (number, _) in enumerate(listed.lines) if number == listed.at)
            last, seen = listed.moves[-1], len(log_of(table))
            await pilot.click(listed, offset=(3, first - listed.scroll_offset.y))
            await waited(pilot, lambda: len(log_of(table)) > seen, "the move that was clicked")
            assert log_of(table)[seen] == last

    for name in NAMES:
        run(play(name))


def test_moves_are_sorted_as_people_count() -> None:
    assert sorted(["B14", "B4", "B14-15", "R2"], key=natural_order) == ["B4", "B14", "B14-15", "R2"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_keys_are_shown_in_80_columns(language: str, tmp_path: Path) -> None:
    texts = Texts(language, FOLDERS)
    match = noripan.new(NAMES[0], noripan.find(NAMES[0]).seats[0], "keys")

    async def look(opening: Any) -> None:
        app = NoripanApp(texts, SavedMatches(tmp_path), opening, pace=0)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            keys = app.screen.query_one("#keys", Static)
            assert cell_len(str(keys.render())) <= keys.content_size.width, keys.render()

    saved = SavedMatch(SavedMatches(tmp_path).new_file(NAMES[0]), match, 0, ["random"] * match.players)
    run(look(lambda app: ReplayScreen(match, None, texts)))
    run(look(lambda app: app.table_for(saved)))


def test_after_the_end_enter_shows_the_result_again(tmp_path: Path) -> None:
    name = NAMES[0]
    match, rng = noripan.new(name, noripan.find(name).seats[0], "ended"), Rng.seeded("ended")
    while not match.is_over:
        match.play(play_randomly(match, rng))

    async def play() -> None:
        saved = SavedMatch(SavedMatches(tmp_path).new_file(name), match, 0, ["random"] * match.players)
        app = NoripanApp(Texts("en", FOLDERS), SavedMatches(tmp_path), lambda app: app.table_for(saved), pace=0)
        async with app.run_test(size=(80, 24)) as pilot:
            while not isinstance(app.screen, Reckoning):
                await pilot.pause()
            await pilot.press("escape")
            await pilot.pause()
            assert "Enter result" in str(table_of(app).query_one("#keys", Static).render())
            await pilot.press("enter")
            await pilot.pause()
            assert isinstance(app.screen, Reckoning)

    run(play())


def test_the_window_follows_what_changes_and_can_be_moved(tmp_path: Path) -> None:
    async def play() -> None:
        app = app_at(tmp_path, NAMES[0])
        async with app.run_test(size=(80, 24)) as pilot:
            table = (await our_turn(pilot)).query_one("#table", Canvas)
            wide: Block = [[Span(f"{column:<4}", "ink", f"@{column},{row}") for column in range(60)] for row in range(60)]
            table.show(wide, Marks())
            changed = [[*line] for line in wide]
            changed[50][40] = Span("new ", "ink", "@40,50")
            table.show(changed, Marks())
            await pilot.pause()
            place = table.place_of("@40,50")
            assert place is not None
            left, top = table.scroll_offset
            assert left <= place.x < left + table.size.width and top <= place.y < top + table.size.height
            await pilot.press("shift+left", "ctrl+up")
            assert table.scroll_offset.x < left and table.scroll_offset.y < top

    run(play())


def luminance(colour: Any) -> float:
    parts = [channel / 255 for channel in colour.triplet]
    linear = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize("dark", [True, False])
@pytest.mark.parametrize("paint", [f"{name}{deep}" for name in PIECES for deep in ("", "-deep")])
def test_faded_pieces_can_be_read(paint: str, dark: bool) -> None:
    style = style_of(paint, "faded", dark)
    low, high = sorted([luminance(style.color), luminance(style.bgcolor)])
    assert (high + 0.05) / (low + 0.05) >= 3


def test_a_lost_connection_stands_in_the_status_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def look() -> None:
        app = app_at(tmp_path, NAMES[0])
        async with app.run_test(size=(80, 24)) as pilot:
            table = await our_turn(pilot)
            status = table.query_one("#status", Static)
            assert app.texts.say("connection-lost") not in str(status.render())
            monkeypatch.setattr(type(table.seat), "connected", False)
            table.say_status()
            await pilot.pause()
            assert app.texts.say("connection-lost") in str(status.render())

    asyncio.run(look())


def test_a_move_that_comes_while_the_screen_closes_harms_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        app = app_at(tmp_path, NAMES[0])
        async with app.run_test(size=(80, 24)) as pilot:
            table = await our_turn(pilot)
            await table.query_one("#head").remove()
            (follow,) = (worker for worker in table.workers if worker.group == "follow")
            await table.send(table.choosing.moves[0])
            await waited(pilot, lambda: follow.is_finished, "it to follow the match no longer")

    asyncio.run(play())


def test_a_newcomer_has_a_coach_and_takes_a_move_back(tmp_path: Path) -> None:
    """In the first matches unless told otherwise; the saved match is the one that was taken back."""

    async def play() -> None:
        app = app_at(tmp_path, "sixteen", coach=None)
        async with app.run_test(size=(80, 24)) as pilot:
            table = table_of(app)
            await eventually_async(lambda: any(line.startswith("Tip: ") for line in table.told), "a tip")
            seat = table.seat
            assert isinstance(seat, LocalSeat)
            await pilot.press("ctrl+z")
            await eventually_async(
                lambda: "no move that you could take back" in str(table.query_one("#status", Static).render()), "why not"
            )
            hand, move = seat.view["hand"], seat.moves[0]
            await pilot.press("ctrl+k")
            table.play(move)
            await eventually_async(lambda: len(seat.match.log) > 1 and bool(seat.moves), "our next turn")
            tips = len([line for line in table.told if line.startswith("Tip: ")])
            await pilot.press("ctrl+z")
            await eventually_async(lambda: seat.view["hand"] == hand and move in table.choosing.moves, "the hand as it was")
            assert f"{move} is taken back." in table.told
            assert len([line for line in table.told if line.startswith("Tip: ")]) == tips  # it was told to be silent
        kept = read_saved(next(tmp_path.glob("*.json")))
        assert kept is not None and move not in kept.match.log

    run(play())


def test_the_coach_is_for_the_first_matches_of_a_game(tmp_path: Path) -> None:
    saves = SavedMatches(tmp_path)

    async def look() -> None:
        app = app_at(tmp_path, "sixteen", coach=None)
        async with app.run_test(size=(80, 24)):
            coaches = [table_of(app).coach]
            for _ in range(4):
                match = noripan.new("sixteen", 2, "more")
                coaches.append(app.table_for(SavedMatch(saves.new_file("sixteen"), match, 0, ["casual"] * 2)).coach)
            assert coaches == [True, True, True, False, False]
            assert app.is_newcomer(noripan.find("iota"))

    run(look())
