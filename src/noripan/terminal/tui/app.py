"""The application: which screen follows which."""

from __future__ import annotations

import gc
import os
from collections.abc import Awaitable, Callable
from typing import Any

from textual.app import App
from textual.binding import Binding
from textual.screen import Screen

from noripan.bots.levels import LEVELS
from noripan.core.errors import GameError
from noripan.core.game import Game
from noripan.core.match import Match
from noripan.core.texts import Texts
from noripan.terminal.keeping import Kept, Shelf
from noripan.terminal.sitting import AtHome, Talking
from noripan.terminal.tui.palette import NIGHT, THEMES
from noripan.terminal.tui.panels import Ask, Reckoning, RulesScreen
from noripan.terminal.tui.play import PlayScreen

PACE = 0.6  # seconds that a bot takes at least, so that people can follow


class NoripanApp(App[None]):
    CSS_PATH = "noripan.tcss"
    TITLE = "Noripan"
    ENABLE_COMMAND_PALETTE = False
    DEFAULT_MODE = "opening"
    BINDINGS = [Binding("ctrl+t", "light", show=False), Binding("ctrl+q,ctrl+c", "leave", show=False, priority=True)]  # noqa: RUF012

    def __init__(
        self, texts: Texts, shelf: Shelf, opening: Callable[[NoripanApp], Screen[None]] | None = None, pace: float = PACE
    ) -> None:
        super().__init__()
        self.texts = texts
        self.shelf = shelf
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
        from noripan.terminal.tui.home import HomeScreen  # its widgets take a while to import

        return HomeScreen()

    def unfinished(self) -> list[Kept]:
        return self.shelf.unfinished()

    def table_for(self, kept: Kept) -> PlayScreen:
        """The table of a match that is kept after every move."""
        self.shelf.keep(kept)
        sitting = AtHome(kept.match, kept.seat, kept.levels, self.texts, lambda match: self.shelf.keep(kept), self.pace)
        return PlayScreen(sitting, lambda: self.once_more(kept))

    async def once_more(self, kept: Kept) -> PlayScreen:
        """A new match like that one."""
        match = Match(kept.match.kind, kept.match.players, None, kept.match.options)
        return self.table_for(Kept(self.shelf.place(match.game), match, kept.seat, kept.levels))

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

        self.push_screen(Reckoning(table.sitting, table.told[-30:], answers), after)

    async def play_again(self, table: PlayScreen, again: Callable[[], Awaitable[Screen[None]]]) -> None:
        try:
            screen = await again()
        except GameError as error:
            table.say_status(self.texts.error(error), trouble=True)
        else:
            self.put_in_place(screen)

    def ask_to_leave(self, table: PlayScreen) -> None:
        if table.sitting.view["over"]:
            self.close_top()
            return
        say = self.texts.say

        def after(answer: str | None) -> None:
            if answer == "leave":
                self.close_top()

        answers = [("stay", say("tui-stay")), ("leave", say("tui-leave"))]
        self.push_screen(Ask(say("tui-really-leave"), answers), after)

    def ask_phrase(self, place: Talking) -> None:
        from noripan.terminal.tui.hall import PHRASES, Choose

        def after(phrase: str | None) -> None:
            if phrase:
                self.run_worker(place.say_phrase(phrase))

        self.push_screen(Choose([(name, place.texts.say(f"phrase-{name}")) for name in PHRASES]), after)

    async def ask_level(self) -> str:
        """How well a server's bot shall play; nothing if none is wanted after all."""
        from noripan.terminal.tui.hall import Choose

        levels = [level for level in LEVELS if level != "random"]  # a server seats none that plays anything
        offered = [(level, self.texts.say(f"level-{level}")) for level in levels]
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
        running = [one for one in self.screen_stack if isinstance(one, PlayScreen) and not one.sitting.view["over"]]
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
