"""The first page: what can be played, and what was left unfinished; and the form before a match."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import Button, Input, Label, OptionList, Select, Static, Switch
from textual.widgets.option_list import Option as Choice

from noripan.bots.levels import LEVELS
from noripan.core.errors import GameError
from noripan.core.game import Game
from noripan.core.library import find, games
from noripan.core.match import Match
from noripan.core.options import Flag, Option
from noripan.terminal.keeping import Kept

if TYPE_CHECKING:
    from noripan.terminal.tui.app import NoripanApp

LOGO = ("blue", "red", "yellow", "purple", "green")


class HomeScreen(Screen[None]):
    BINDINGS = [Binding("q,escape", "app.quit", show=False), Binding("question_mark", "rules", show=False)]  # noqa: RUF012

    app: NoripanApp

    def compose(self) -> ComposeResult:
        say = self.app.texts.say
        yield Static(Text.assemble(("놀이판 Noripan", "bold"), "   ", say("tui-welcome")), id="head")
        yield OptionList(id="games", classes="choices")
        keys = "  ".join(
            f"[@click={action}][b]{key}[/b] {say(f'tui-does-{name}')}[/]"
            for key, name, action in (
                ("Enter", "open", "screen.open"), ("?", "rules", "screen.rules"), ("Ctrl+T", "light", "app.light"),
                ("q", "quit", "app.quit"),
            )
        )  # fmt: skip
        yield Static(keys, id="keys")

    def on_mount(self) -> None:
        self.fill()

    def on_screen_resume(self) -> None:
        self.fill()

    def fill(self) -> None:
        texts = self.app.texts
        listed = self.query_one("#games", OptionList)
        listed.clear_options()
        for number, kept in enumerate(self.app.unfinished()):
            listed.add_option(
                Choice(self.entry(kept.match.kind, texts.say("tui-continue", moves=len(kept.match.log))), id=f"k{number}")
            )
        for name, game in games().items():
            seats = texts.say("tui-seats", low=game.seats[0], high=game.seats[-1])
            listed.add_option(Choice(self.entry(game, f"{texts.tagline(game)} {seats}"), id=name))
        listed.highlighted = 0
        listed.focus()

    def entry(self, game: Game[Any], about: str) -> Text:
        return Text.assemble((self.app.texts.title(game), "bold"), "\n", "  ", about, "\n")

    def action_open(self) -> None:
        self.query_one("#games", OptionList).action_select()

    @on(OptionList.OptionSelected)
    def open(self, event: OptionList.OptionSelected) -> None:
        name = str(event.option_id)
        if name in games():
            self.app.push_screen(SetupScreen(find(name)))
        else:
            self.app.push_screen(self.app.table_for(self.app.unfinished()[int(name[1:])]))

    def action_rules(self) -> None:
        option = self.query_one("#games", OptionList).highlighted_option
        if option is not None and option.id in games():
            self.app.show_rules(find(str(option.id)))


class SetupScreen(Screen[None]):
    """A form made from what the game lets people choose."""

    BINDINGS = [Binding("escape", "app.pop_screen", show=False), Binding("ctrl+s", "start", show=False)]  # noqa: RUF012

    app: NoripanApp

    def __init__(self, game: Game[Any]) -> None:
        super().__init__()
        self.game = game

    def compose(self) -> ComposeResult:
        texts, game = self.app.texts, self.game
        yield Static(Text.assemble((texts.title(game), "bold"), "   ", texts.tagline(game)), id="head")
        with VerticalScroll(classes="page", can_focus=False):
            yield from self.field(
                "players", Select([(str(n), n) for n in game.seats], value=game.seats[0], allow_blank=False, compact=True)
            )
            yield from self.field(
                "seat", Select([(texts.seat(n), n) for n in range(game.seats[0])], value=0, allow_blank=False, compact=True)
            )
            levels = [(texts.say(f"level-{level}"), level) for level in LEVELS]
            yield from self.field("level", Select(levels, value="casual", allow_blank=False, compact=True))
            for option in game.options:
                yield from self.option_field(option)
            yield from self.field("seed", Input(compact=True, placeholder=texts.say("tui-any-seed")))
        yield Static("", id="wrong")
        with Horizontal(classes="buttons"):
            yield Button(texts.say("tui-does-back"), id="back", compact=True)
            yield Button(texts.say("tui-start"), id="start", variant="primary", compact=True)
        yield Static(
            f"[b]Tab[/b] {texts.say('tui-does-next')}  [@click=screen.start][b]Ctrl+S[/b] {texts.say('tui-start')}[/]  "
            f"[@click=app.pop_screen][b]Esc[/b] {texts.say('tui-does-back')}[/]",
            id="keys",
        )

    def field(self, name: str, widget: Any, label: str = "", about: str = "") -> ComposeResult:
        widget.id = name
        with Horizontal(classes="field"):
            yield Label(Text(label or self.app.texts.say(f"tui-field-{name}")))
            with Vertical() as column:
                column.styles.height = "auto"
                yield widget
                if about:
                    yield Static(Text(about), classes="help")

    def option_field(self, option: Option) -> ComposeResult:
        texts, game = self.app.texts, self.game
        label, about = texts.option(game, option.name), texts.option_help(game, option.name)
        widget = Switch(option.default) if isinstance(option, Flag) else Input(as_text(option.default), compact=True)
        yield from self.field(f"option-{option.name}", widget, label, about)

    def on_mount(self) -> None:
        self.query_one("#start").focus()
        self.offer_seats(self.game.seats[0])

    @on(Select.Changed, "#players")
    def players_changed(self, event: Select.Changed) -> None:
        self.offer_seats(int(str(event.value)))

    def offer_seats(self, players: int) -> None:
        seat = self.query_one("#seat", Select)
        before = seat.value
        seat.set_options([(self.app.texts.seat(n), n) for n in range(players)])
        seat.value = before if isinstance(before, int) and before < players else 0

    @on(Button.Pressed, "#back")
    def back(self) -> None:
        self.app.pop_screen()

    @on(Button.Pressed, "#start")
    def start(self) -> None:
        self.action_start()

    def action_start(self) -> None:
        try:
            players = int(str(self.query_one("#players", Select).value))
            match = Match(self.game, players, self.query_one("#seed", Input).value or None, self.options())
        except GameError as error:
            self.query_one("#wrong", Static).update(Text(self.app.texts.error(error, self.game)))
            return
        level = str(self.query_one("#level", Select).value)
        seat = int(str(self.query_one("#seat", Select).value))
        kept = Kept(self.app.shelf.place(self.game.name), match, seat, [level] * players)
        self.app.switch_screen(self.app.table_for(kept))

    def options(self) -> dict[str, Any]:
        chosen: dict[str, Any] = {}
        for option in self.game.options:
            widget = self.query_one(f"#option-{option.name}")
            chosen[option.name] = widget.value if isinstance(widget, Switch) else option.read(getattr(widget, "value"))  # noqa: B009
        return chosen


def as_text(value: object) -> str:
    """An option's value as `read` reads it."""
    if value is None:
        return ""
    return ",".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
