"""The form before a match, made from what the game lets people choose."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Button, Input, Label, Select, Static, Switch

from noripan.bots.levels import LEVELS
from noripan.core.errors import GameError
from noripan.core.game import Game
from noripan.core.match import Match
from noripan.core.options import Flag, Option
from noripan.terminal.saves import SavedMatch
from noripan.tui.page import Page


class Form(Page):
    """How many play and by which rules; those derived from it ask for more and begin."""

    BINDINGS = [Binding("escape", "app.pop_screen", show=False), Binding("ctrl+s", "start", show=False)]  # noqa: RUF012

    def __init__(self, game: Game[Any]) -> None:
        super().__init__()
        self.game = game

    # ---- what is asked

    def compose(self) -> ComposeResult:
        texts, game = self.app.texts, self.game
        about = Text.assemble((texts.title(game), "bold"), "   ", texts.tagline(game), no_wrap=True, overflow="ellipsis")
        yield Static(about, id="head")
        with VerticalScroll(classes="page", can_focus=False):
            yield from self.choice("players", [(str(n), n) for n in game.seats], game.seats[0])
            yield from self.more_fields()
            for option in game.options:
                yield from self.option_field(option)
        yield Static("", id="wrong")
        with Horizontal(classes="buttons"):
            yield Button(texts.say("tui-does-back"), id="back", compact=True)
            yield Button(texts.say("tui-start"), id="start", compact=True)
        yield Static(
            f"[b]Tab[/b] {texts.say('tui-does-next')}  [@click=screen.start][b]Ctrl+S[/b] {texts.say('tui-start')}[/]  "
            f"[@click=app.pop_screen][b]Esc[/b] {texts.say('tui-does-back')}[/]",
            id="keys",
        )

    def more_fields(self) -> ComposeResult:
        yield from ()

    def choice(self, name: str, options: list[tuple[str, Any]], value: Any) -> ComposeResult:
        yield from self.field(name, Select(options, value=value, allow_blank=False, compact=True))

    def field(self, name: str, widget: Any, label: str = "", about: str = "") -> ComposeResult:
        widget.id = name
        with Horizontal(classes="field"):
            yield Label(Text(label or self.app.texts.say(f"tui-field-{name}")))
            with Vertical() as column:
                column.styles.height = "auto"
                if isinstance(widget, Switch):
                    with Horizontal(classes="switch"):
                        yield widget
                        yield Static(self.state_of(widget), id=f"{name}-state")
                else:
                    yield widget
                if about:
                    yield Static(Text(about), classes="help")

    def state_of(self, switch: Switch) -> str:
        return self.app.texts.say("tui-on" if switch.value else "tui-off")

    @on(Switch.Changed)
    def say_state(self, event: Switch.Changed) -> None:
        """In words, too: not everybody sees the colour."""
        self.query_one(f"#{event.switch.id}-state", Static).update(self.state_of(event.switch))

    def option_field(self, option: Option) -> ComposeResult:
        texts, game = self.app.texts, self.game
        label, about = texts.option(game, option.name), texts.option_help(game, option.name)
        widget = Switch(option.default) if isinstance(option, Flag) else Input(as_text(option.default), compact=True)
        yield from self.field(f"option-{option.name}", widget, label, about)

    def on_mount(self) -> None:
        self.query_one("#start").focus()

    # ---- what was chosen

    @on(Button.Pressed, "#back")
    def back(self) -> None:
        self.app.pop_screen()

    @on(Button.Pressed, "#start")
    def start(self) -> None:
        self.action_start()

    def action_start(self) -> None:
        self.run_worker(self.try_to_begin(), exclusive=True)

    async def try_to_begin(self) -> None:
        try:
            await self.begin(int(self.chosen("players")), self.options())
        except GameError as error:
            self.query_one("#wrong", Static).update(Text(self.app.texts.error(error, self.game)))

    @abstractmethod
    async def begin(self, players: int, options: dict[str, Any]) -> None:
        """Go on with what was chosen, or raise a GameError that says what is wrong with it."""

    def chosen(self, name: str) -> str:
        return str(self.query_one(f"#{name}", Select).value)

    def options(self) -> dict[str, Any]:
        chosen: dict[str, Any] = {}
        for option in self.game.options:
            widget = self.query_one(f"#option-{option.name}")
            chosen[option.name] = (
                option.read(widget.value) if isinstance(widget, Input) else self.query_one(f"#{widget.id}", Switch).value
            )
        return chosen


class SetupScreen(Form):
    """A match at home: on which seat, against whom, with which deal."""

    def more_fields(self) -> ComposeResult:
        texts = self.app.texts
        yield from self.choice("seat", [(texts.seat(n), n) for n in range(self.game.seats[0])], 0)
        yield from self.choice("level", [(texts.say(f"level-help-{level}"), level) for level in LEVELS], "casual")
        yield from self.field("seed", Input(compact=True, placeholder=texts.say("tui-any-seed")))
        yield from self.field("coach", Switch(self.app.is_newcomer(self.game)), about=texts.say("tui-field-coach-help"))

    @on(Select.Changed, "#players")
    def offer_seats(self, event: Select.Changed) -> None:
        players, seat = int(str(event.value)), self.query_one("#seat", Select)
        before = seat.value
        seat.set_options([(self.app.texts.seat(n), n) for n in range(players)])
        seat.value = before if isinstance(before, int) and before < players else 0

    async def begin(self, players: int, options: dict[str, Any]) -> None:
        match = Match(self.game, players, self.query_one("#seed", Input).value or None, options)
        seat, level = int(self.chosen("seat")), self.chosen("level")
        saved = SavedMatch(self.app.saves.new_file(self.game.name), match, seat, [level] * players)
        self.app.switch_screen(self.app.table_for(saved, self.query_one("#coach", Switch).value))


def as_text(value: object) -> str:
    """An option's value as `read` reads it."""
    if value is None:
        return ""
    return ",".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
