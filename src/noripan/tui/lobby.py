"""A server's lobby: open tables, my tables, a new one, a link; and the room where people wait for a match."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical
from textual.screen import ModalScreen
from textual.widgets import Button, Input, OptionList, Static, Switch
from textual.widgets.option_list import Option as Choice

from noripan.client import Connection, HttpClient, Link, RemoteSeat, TableData, is_free, player_names, read_link
from noripan.core.errors import GameError
from noripan.core.game import Game
from noripan.core.library import find, games
from noripan.terminal.agreed import agreed
from noripan.terminal.names import user_name
from noripan.terminal.saves import shuffles_folder, visits_file
from noripan.tui.page import Page
from noripan.tui.play import PlayScreen
from noripan.tui.setup import Form

REFRESH = 4.0  # seconds between looks at the list of tables
CLOCKS: dict[str, dict[str, Any]] = {
    "none": {"kind": "none"},
    "minute": {"kind": "move", "seconds": 60},
    "bank": {"kind": "bank", "seconds": 600, "increment": 5},
    "days": {"kind": "days", "days": 2},
}


class Choose(ModalScreen[str]):
    """One of a few things, each a name and its words; nothing if somebody thinks better of it."""

    BINDINGS = [Binding("escape", "dismiss('')", show=False)]  # noqa: RUF012

    def __init__(self, offered: Sequence[tuple[str, str]], at: int = 0) -> None:
        super().__init__()
        self.offered = offered
        self.at = at

    def compose(self) -> ComposeResult:
        with Vertical(classes="panel"):
            yield OptionList(*(Choice(Text(words), id=name) for name, words in self.offered), classes="choices")

    def on_mount(self) -> None:
        self.query_one(OptionList).highlighted = self.at

    @on(OptionList.OptionSelected)
    def chosen(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(str(event.option_id))


class LobbyScreen(Page):
    BINDINGS = [Binding("q,escape", "app.leave", show=False), Binding("j", "link", show=False)]  # noqa: RUF012

    def __init__(self, link: Link, name: str) -> None:
        super().__init__()
        self.http = HttpClient(link.server, visits=visits_file(), shuffles=shuffles_folder())
        self.connection = Connection(self.http)
        self.first = link
        self.name_wanted = name
        self.tables: dict[str, TableData] = {}

    def compose(self) -> ComposeResult:
        say = self.app.texts.say
        yield Static(Text(say("online-entering", address=self.http.address)), id="head")
        yield OptionList(id="games", classes="choices")
        with Horizontal(id="saying"):
            yield Input(id="line", placeholder=say("online-paste-link"), compact=True)
            yield Static(id="status")
        keys = (("Enter", "open", "screen.open"), ("j", "link", "screen.link"), ("q", "quit", "app.leave"))
        yield Static(
            "  ".join(f"[@click={act}][b]{key}[/b] {say(f'tui-does-{name}')}[/]" for key, name, act in keys), id="keys"
        )

    def on_mount(self) -> None:
        self.query_one("#games").focus()
        self.run_worker(self.enter())

    async def enter(self) -> None:
        texts = self.app.texts
        try:
            await self.http.sign_in(self.name_wanted or user_name(), texts.language)
        except GameError as error:
            self.say_trouble(error)
            return
        self.connection.open()
        head = texts.say("online-inside", address=self.http.address, name=self.http.name)
        self.query_one("#head", Static).update(Text(head))
        if self.name_wanted and self.name_wanted != self.http.name:
            self.query_one("#status", Static).update(Text(texts.say("online-known-as", name=self.http.name)))
        await self.fill()
        self.set_interval(REFRESH, self.fill)
        if self.first.code is not None:
            await self.go_by_code(self.first.code)
        elif self.first.table is not None:
            await self.go_to(self.first.table, self.first.invitation)

    def on_screen_resume(self) -> None:
        if self.connection.up:
            self.run_worker(self.fill())

    def say_trouble(self, error: GameError) -> None:
        self.query_one("#status", Static).update(Text(self.app.texts.error(error)))

    async def fill(self) -> None:
        """Refresh the list and keep the chosen entry."""
        if self.app.screen is not self:
            return
        try:
            mine, others = await self.http.my_tables(), await self.http.open_tables()
        except GameError as error:
            self.say_trouble(error)
            return
        known = {table["id"] for table in mine}
        self.tables = {table["id"]: table for table in (*mine, *(one for one in others if one["id"] not in known))}
        listed = self.query_one("#games", OptionList)
        at = listed.highlighted_option
        listed.clear_options()
        for name, table in self.tables.items():
            if table["status"] in ("open", "playing"):
                listed.add_option(Choice(self.entry(table, name in known), id=f"t-{name}"))
        for name, game in games().items():
            listed.add_option(
                Choice(Text(self.app.texts.say("online-new-table", game=self.app.texts.title(game))), id=f"g-{name}")
            )
        ids = [option.id for option in listed.options]
        listed.highlighted = ids.index(at.id) if at is not None and at.id in ids else 0

    def entry(self, table: TableData, mine: bool) -> Text:
        texts = self.app.texts
        people = ", ".join(player_names(table, texts))
        state = texts.say(f"online-table-{table['status']}")
        return Text.assemble(
            ("❖ " if mine else "  ", "bold"), (texts.title(find(table["game"])), "bold"), f"  {state}  {people}"
        )

    def action_open(self) -> None:
        self.query_one("#games", OptionList).action_select()

    def action_link(self) -> None:
        self.query_one("#line", Input).focus()

    async def go_by_code(self, code: str) -> None:
        try:
            found = await self.http.find_code(code)
        except GameError as error:
            self.say_trouble(error)
            return
        await self.go_to(found.table or "", found.invitation)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        if event.value and "/" not in event.value:
            self.run_worker(self.go_by_code(event.value))
            event.input.clear()
            return
        try:
            link = read_link(event.value)
        except GameError as error:
            self.say_trouble(error)
            return
        event.input.clear()
        if link.table is not None:
            self.run_worker(self.go_to(link.table, link.invitation))

    @on(OptionList.OptionSelected)
    def open(self, event: OptionList.OptionSelected) -> None:
        kind, _, name = str(event.option_id).partition("-")
        if kind == "g":
            self.app.push_screen(NewTableScreen(find(name), self))
        else:
            self.run_worker(self.go_to(name, None))

    async def go_to(self, table: str, invitation: str | None) -> None:
        try:
            made = await self.http.get_table(table, invitation)
        except GameError as error:
            self.say_trouble(error)
            return
        seat = RemoteSeat(self.connection, made["table"], self.app.texts, invitation or made["invitation"])
        self.app.push_screen(WaitingRoom(self.http, seat))

    async def on_unmount(self) -> None:
        await self.connection.close()
        await self.http.close()


class NewTableScreen(Form):
    """A table on the server: open to everybody or by invitation, with a clock or without."""

    def __init__(self, game: Game[Any], lobby: LobbyScreen) -> None:
        super().__init__(game)
        self.lobby = lobby

    def more_fields(self) -> ComposeResult:
        say = self.app.texts.say
        yield from self.field("public", Switch(True), about=say("online-public-help"))
        yield from self.choice("clock", [(say(f"online-clock-{name}"), name) for name in CLOCKS], "none")

    async def begin(self, players: int, options: dict[str, Any]) -> None:
        public, clock = self.query_one("#public", Switch).value, CLOCKS[self.chosen("clock")]
        made = await self.lobby.http.make_table(self.game.name, players, options=options, public=public, clock=clock)
        name, invitation = made["table"]["id"], made["invitation"]
        await self.lobby.http.sit(name, invitation)
        self.app.pop_screen()
        self.lobby.run_worker(self.lobby.go_to(name, invitation))  # ours would end with this screen


class WaitingRoom(Page):
    """Who sits at a table before its match; once that has begun, the table itself follows."""

    AUTO_FOCUS = ""
    BINDINGS = [Binding("escape,q", "back", show=False)]  # noqa: RUF012

    def __init__(self, http: HttpClient, seat: RemoteSeat) -> None:
        super().__init__()
        self.http = http
        self.seat = seat
        self.doing = asyncio.Lock()  # one thing after another: what is pressed meanwhile waits

    def compose(self) -> ComposeResult:
        say = self.app.texts.say
        yield Static(Text(self.app.texts.title(self.seat.game), "bold"), id="head")
        with Vertical(classes="page"):
            yield Static(id="people", classes="title")
            yield Static(id="agreed", classes="lead")
            yield Static(id="invite", classes="lead")
        yield Static("", id="wrong")
        with Horizontal(classes="buttons"):
            useful = self.useful()
            for name in ("back", *useful):
                button = Button(say(f"online-do-{name}"), id=name, compact=True)
                button.display = useful.get(name, True)  # from the first moment: what is shown can be pressed
                yield button
        yield Static(
            f"[b]Tab[/b] {say('tui-does-next')}  [@click=screen.back][b]Esc[/b] {say('tui-does-back')}[/]", id="keys"
        )

    def on_mount(self) -> None:
        self.show_people()
        self.run_worker(self.follow())

    async def follow(self) -> None:
        await self.seat.connection.join(self.seat)
        try:
            while not self.seat.view:
                await self.seat.step()
                self.show_people()
        except GameError as error:
            self.say_trouble(error)
        else:
            again = None if self.seat.number is None else self.once_more
            self.app.switch_screen(PlayScreen(self.seat, again))

    async def once_more(self) -> WaitingRoom:
        return WaitingRoom(self.http, await self.seat.again())

    def show_people(self) -> None:
        say = self.app.texts.say
        lines = [f"{number}  {self.seat.texts.seat(number)}" for number, seat in enumerate(self.seat.info["seats"])]
        self.query_one("#people", Static).update(Text("\n".join(lines)))
        self.query_one("#agreed", Static).update(Text("\n".join(agreed(self.seat.info, self.app.texts))))
        link = self.http.link(self.seat.table, self.seat.invitation)
        self.query_one("#invite", Static).update(Text(say("online-invite", link=link)))
        for name, useful in self.useful().items():
            self.query_one(f"#{name}", Button).display = useful
        if self.focused is None or not self.focused.display:
            buttons = [self.query_one(f"#{name}") for name in ("sit", "begin", "bot", "back")]
            wanted = next((button for button in buttons if button.display), None)
            if wanted is not None:  # as there is none while the screen is being taken down
                wanted.focus()

    def useful(self) -> dict[str, bool]:
        """What can be done here, and whether it can be now."""
        info = self.seat.info
        seated, room, host = info["you"] is not None, any(map(is_free, info["seats"])), info["host"] == self.http.person
        can = {"sit": room and not seated, "stand": seated, "bot": room and host, "begin": host and not room}
        return {name: one and info["status"] == "open" for name, one in can.items()}

    def say_trouble(self, error: GameError) -> None:
        self.query_one("#wrong", Static).update(Text(self.app.texts.error(error)))

    @on(Button.Pressed)
    def pressed(self, event: Button.Pressed) -> None:
        if event.button.id == "back":
            self.action_back()
        else:
            self.run_worker(self.do(str(event.button.id)), group="do")

    async def do(self, what: str) -> None:
        name = self.seat.table
        level = await self.app.ask_level() if what == "bot" else ""
        async with self.doing:
            try:
                if what == "sit":
                    await self.http.sit(name, self.seat.invitation)
                elif what == "stand":
                    await self.http.leave(name)
                elif what == "begin":
                    await self.http.start(name)
                elif level:
                    await self.add_bot(name, level)
            except GameError as error:
                self.say_trouble(error)

    async def add_bot(self, name: str, level: str) -> None:
        """On the first seat that is free now; what we show may be a moment old."""
        seats = (await self.http.get_table(name, self.seat.invitation))["table"]["seats"]
        free = [number for number, seat in enumerate(seats) if is_free(seat)]
        if free:
            await self.http.seat_bot(name, free[0], level)

    def action_back(self) -> None:
        self.seat.leave()
        self.app.pop_screen()
