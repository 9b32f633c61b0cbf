"""The application: which screen follows which."""

from __future__ import annotations

import gc
import os
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

from textual.app import App
from textual.binding import Binding
from textual.screen import Screen

from noripan.bots.levels import LEVELS
from noripan.core.errors import GameError
from noripan.core.game import Game
from noripan.core.match import Match
from noripan.core.texts import Texts
from noripan.terminal.saves import SavedMatch, SavedMatches
from noripan.terminal.seat import LocalSeat, TalkingSeat
from noripan.tui.palette import NIGHT
from noripan.tui.panels import Ask, Reckoning, RulesScreen
from noripan.tui.play import PlayScreen
from noripan.tui.themes import THEMES

FIRST_MATCHES = 3  # of a game, with a coach

PACE = 0.6  # seconds that a bot takes at least, so that people can follow


class NoripanApp(App[None]):
    CSS_PATH = "noripan.tcss"
    TITLE = "Noripan"
    ENABLE_COMMAND_PALETTE = False
    DEFAULT_MODE = "opening"
    BINDINGS = [Binding("ctrl+t", "light", show=False), Binding("ctrl+q,ctrl+c", "leave", show=False, priority=True)]  # noqa: RUF012

    def __init__(
        self,
        texts: Texts,
        saves: SavedMatches,
        opening: Callable[[NoripanApp], Screen[None]] | None = None,
        pace: float = PACE,
    ) -> None:
        super().__init__()
        self.texts = texts
        self.saves = saves
        self.opening = opening or NoripanApp.home
        self.pace = pace
        for theme in THEMES:
            self.register_theme(theme)
        chosen = THEMES[1 if os.environ.get("NORIPAN_THEME") == "light" else 0].name
        self.set_reactive(NoripanApp.theme, chosen)  # by assignment, all styles would be read a second time

    def get_theme_variable_defaults(self) -> dict[str, str]:
        return NIGHT

    def get_default_screen(self) -> Screen[None]:
        """Our first screen; above Textual's own empty one it would be laid out and drawn twice."""
        screen = self.opening(self)
        self.add_mode(self.DEFAULT_MODE, lambda: screen)  # only a mode that was added can be removed
        return screen

    def on_ready(self) -> None:
        gc.enable()

    def home(self) -> Screen[None]:
        from noripan.tui.home import HomeScreen  # its widgets take a while to import

        return HomeScreen()

    def unfinished(self) -> list[SavedMatch]:
        return self.saves.unfinished()

    def table_for(self, saved: SavedMatch, coach: bool | None = None) -> PlayScreen:
        """The table of a match that is saved after every move."""
        self.saves.save(saved)
        seat = LocalSeat(
            saved.match,
            saved.seat,
            saved.levels,
            self.texts,
            lambda match: self.saves.save(replace(saved, match=match)),
            self.pace,
        )
        return PlayScreen(
            seat, lambda: self.once_more(saved), self.is_newcomer(saved.match.game) if coach is None else coach
        )

    def is_newcomer(self, game: Game[Any]) -> bool:
        """Whether this is one of the first matches here, in which the coach speaks unless told otherwise."""
        return self.saves.count(game.name) <= FIRST_MATCHES

    async def once_more(self, saved: SavedMatch) -> PlayScreen:
        """A new match like that one."""
        match = Match(saved.match.game, saved.match.players, None, saved.match.options)
        return self.table_for(SavedMatch(self.saves.new_file(match.game.name), match, saved.seat, saved.levels))

    def show_rules(self, game: Game[Any]) -> None:
        self.push_screen(RulesScreen(game, self.texts))

    def show_reckoning(self, table: PlayScreen) -> None:
        say = self.texts.say
        answers = [("look", say("tui-look")), ("home", say("tui-home")), ("again", say("tui-again"))]
        if table.again is None:
            answers.pop()

        def after(answer: str | None) -> None:
            if answer == "again" and table.again is not None:
                self.run_worker(self.play_again(table, table.again))
            elif answer != "look":
                self.close_top()

        self.push_screen(Reckoning(table.seat, table.told[-30:], answers), after)

    async def play_again(self, table: PlayScreen, again: Callable[[], Awaitable[Screen[None]]]) -> None:
        try:
            screen = await again()
        except GameError as error:
            table.say_status(self.texts.error(error), trouble=True)
        else:
            self.put_in_place(screen)

    def ask_to_leave(self, table: PlayScreen) -> None:
        if table.seat.view["over"]:
            self.close_top()
            return
        say = self.texts.say

        def after(answer: str | None) -> None:
            if answer == "leave":
                self.close_top()

        answers = [("stay", say("tui-stay")), ("leave", say("tui-leave"))]
        online = isinstance(table.seat, TalkingSeat)
        self.push_screen(Ask(say("tui-really-leave-online" if online else "tui-really-leave"), answers), after)

    def ask_phrase(self, seat: TalkingSeat) -> None:
        from noripan.protocol.phrases import PHRASES
        from noripan.tui.lobby import Choose

        def after(phrase: str | None) -> None:
            if phrase:
                self.run_worker(seat.say_phrase(phrase))

        self.push_screen(Choose([(name, seat.texts.say(f"phrase-{name}")) for name in PHRASES]), after)

    async def ask_level(self) -> str:
        """How well a server's bot shall play; nothing if none is wanted after all."""
        from noripan.tui.lobby import Choose

        levels = [level for level in LEVELS if level != "random"]  # a server seats none that plays anything
        offered = [(level, self.texts.say(f"level-help-{level}")) for level in levels]
        return await self.push_screen_wait(Choose(offered, levels.index("casual")))

    def close_top(self) -> None:
        """Back to where we came from; whoever came straight here goes home."""
        if len(self.screen_stack) > 1:
            self.pop_screen()
        else:
            self.put_in_place(self.home())

    def put_in_place(self, screen: Screen[None]) -> None:
        """A screen in place of the one on top. Textual cannot switch a mode's first screen, so that one gets a new mode."""
        if len(self.screen_stack) > 1:
            self.switch_screen(screen)
            return
        left = self.current_mode
        mode = f"after-{left}"
        self.add_mode(mode, lambda: screen)
        self.switch_mode(mode)
        self.remove_mode(left)

    def action_light(self) -> None:
        names = [theme.name for theme in THEMES]
        self.theme = names[1 - names.index(self.theme)]

    def action_leave(self) -> None:
        """Quit, but ask first where a match is running."""
        running = [one for one in self.screen_stack if isinstance(one, PlayScreen) and not one.seat.view["over"]]
        if not running:
            self.exit()
            return
        say = self.texts.say

        def after(answer: str | None) -> None:
            if answer == "leave":
                self.exit()

        if not isinstance(self.screen, Ask):
            answers = [("stay", say("tui-stay")), ("leave", say("tui-quit"))]
            self.push_screen(Ask(say("tui-really-quit"), answers), after)
