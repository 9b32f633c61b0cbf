"""The application: which screen follows which."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

from textual.app import App
from textual.binding import Binding
from textual.screen import Screen

from noripan.core.game import Game
from noripan.core.match import Match
from noripan.core.texts import Texts
from noripan.terminal.keeping import Kept, Shelf
from noripan.terminal.sitting import AtHome
from noripan.terminal.tui.palette import NIGHT, THEMES
from noripan.terminal.tui.panels import Ask, Reckoning, RulesScreen
from noripan.terminal.tui.play import PlayScreen

PACE = 0.6  # seconds that a bot takes at least, so that people can follow


class NoripanApp(App[None]):
    CSS_PATH = "noripan.tcss"
    TITLE = "Noripan"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS = [Binding("ctrl+t", "light", show=False), Binding("ctrl+q,ctrl+c", "leave", show=False, priority=True)]  # noqa: RUF012

    def __init__(
        self, texts: Texts, shelf: Shelf, opening: Callable[[NoripanApp], None] | None = None, pace: float = PACE
    ) -> None:
        super().__init__()
        self.texts = texts
        self.shelf = shelf
        self.opening = opening or NoripanApp.go_home
        self.pace = pace

    def get_theme_variable_defaults(self) -> dict[str, str]:
        return NIGHT

    def on_mount(self) -> None:
        for theme in THEMES:
            self.register_theme(theme)
        self.theme = THEMES[1 if os.environ.get("NORIPAN_THEME") == "light" else 0].name
        self.opening(self)

    def go_home(self) -> None:
        from noripan.terminal.tui.home import HomeScreen  # its widgets take a while to import

        self.push_screen(HomeScreen())

    def show(self, screen: Screen[None]) -> None:
        self.push_screen(screen)

    def unfinished(self) -> list[Kept]:
        return self.shelf.unfinished()

    def continue_match(self, kept: Kept) -> None:
        def keep(match: Match) -> None:
            self.shelf.keep(kept)

        keep(kept.match)
        sitting = AtHome(kept.match, kept.seat, kept.levels, self.texts, keep, self.pace)
        self.push_screen(PlayScreen(sitting, lambda: self.play_again(kept)))

    def play_again(self, kept: Kept) -> None:
        match = Match(kept.match.kind, kept.match.players, None, kept.match.options)
        self.continue_match(Kept(self.shelf.place(match.game), match, kept.seat, kept.levels))

    def show_rules(self, game: Game[Any]) -> None:
        self.push_screen(RulesScreen(game, self.texts))

    def show_reckoning(self, table: PlayScreen) -> None:
        say = self.texts.say
        answers = [("look", say("tui-look")), ("home", say("tui-home")), ("again", say("tui-again"))]
        if table.again is None:
            answers.pop()

        def after(answer: str | None) -> None:
            if answer != "look":
                self.close_table(table)
            if answer == "again" and table.again is not None:
                table.again()

        self.push_screen(Reckoning(table.sitting, table.told[-30:], answers), after)

    def ask_to_leave(self, table: PlayScreen) -> None:
        if table.sitting.view["over"]:
            self.close_table(table)
            return
        say = self.texts.say

        def after(answer: str | None) -> None:
            if answer == "leave":
                self.close_table(table)

        answers = [("stay", say("tui-stay")), ("leave", say("tui-leave"))]
        self.push_screen(Ask(say("tui-really-leave"), answers), after)

    def close_table(self, table: PlayScreen) -> None:
        """Back to where we came from; whoever came straight to the table goes home."""
        straight = len(self.screen_stack) == 2
        self.pop_screen()
        if straight:
            self.go_home()

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
