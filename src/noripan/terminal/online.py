"""A server's tables line by line, for screen readers, Braille and pipes: every event is a sentence, every command a word."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from noripan.client import Connection, HttpClient, Link, MatchReport, RemoteSeat, TableData, is_free, player_names
from noripan.core.errors import GameError
from noripan.core.library import find
from noripan.core.texts import Texts
from noripan.terminal.agreed import agreed
from noripan.terminal.keyboard import TypedLines
from noripan.terminal.names import user_name
from noripan.terminal.saves import shuffles_folder, visits_file

BOT_LEVEL = "casual"

Command = Callable[[list[str]], Awaitable[None]]


class Visit:
    """One person at one server: in the lobby, or at a table."""

    def __init__(self, link: Link, texts: Texts) -> None:
        self.link = link
        self.texts = texts
        self.http = HttpClient(link.server, visits=visits_file(), shuffles=shuffles_folder())
        self.connection = Connection(self.http)
        self.lobby = Lobby(self)
        self.table: AtTable | None = None

    async def run(self, name: str) -> None:
        try:
            await self.http.sign_in(name or user_name(), self.texts.language)
            self.connection.open()
            self.say("online-inside", address=self.link.server, name=self.http.name)
            if name and name != self.http.name:
                self.say("online-known-as", name=self.http.name)
            if self.link.code is not None:
                await self.enter_by_code(self.link.code)
            elif self.link.table is not None:
                await self.enter(self.link.table, self.link.invitation)
            else:
                await self.lobby.tables([])
                self.say("lines-lobby-help")
            async for text in TypedLines():
                await self.follow(text)
        finally:
            if self.table is not None:
                self.table.task.cancel()
            await self.connection.close()
            await self.http.close()

    def say(self, message: str, **data: object) -> None:
        self.print(self.texts.say(message, **data))

    def print(self, text: str) -> None:
        print(text, flush=True)

    async def follow(self, text: str) -> None:
        """One line that somebody typed."""
        try:
            await (self.lobby.follow(text) if self.table is None else self.table.follow(text))
        except GameError as error:
            self.print(self.texts.error(error, None if self.table is None else self.table.seat.game))

    async def enter(self, table: str, invitation: str | None) -> None:
        made = await self.http.get_table(table, invitation)
        seat = RemoteSeat(self.connection, made["table"], self.texts, invitation or made["invitation"])
        self.say("lines-table", table=table, game=self.texts.title(seat.game))
        if seat.info["status"] == "open":
            self.print("; ".join(agreed(seat.info, self.texts)))
            self.say("online-invite", link=self.http.link(table, seat.invitation))
        await self.connection.join(seat)
        self.table = AtTable(self, seat)

    async def enter_by_code(self, code: str) -> None:
        found = await self.http.find_code(code)
        await self.enter(found.table or "", found.invitation)

    async def leave(self) -> None:
        """Back to the lobby; a seat stays ours until we give it back."""
        await self.part()
        await self.lobby.tables([])
        self.say("lines-lobby-help")

    async def part(self) -> None:
        assert self.table is not None
        self.table.task.cancel()
        await self.connection.part(self.table.seat)
        self.table = None


class Lobby:
    """Where the tables are listed, and made."""

    def __init__(self, visit: Visit) -> None:
        self.visit = visit
        self.http, self.texts = visit.http, visit.texts
        self.commands: dict[str, Command] = {"tables": self.tables, "join": self.join, "new": self.new}

    async def follow(self, text: str) -> None:
        word, *rest = text.split() or [""]
        if word in self.commands:
            await self.commands[word](rest)
        else:
            self.visit.say("lines-lobby-help")

    async def tables(self, _: list[str]) -> None:
        mine = [table for table in await self.http.my_tables() if table["status"] in ("open", "playing")]
        known = {table["id"] for table in mine}
        others = [table for table in await self.http.open_tables() if table["id"] not in known]
        for message, tables in (("lines-my-table", mine), ("lines-open-table", others)):
            for table in tables:
                game = self.texts.title(find(table["game"]))
                state = self.texts.say(f"online-table-{table['status']}")
                people = ", ".join(player_names(table, self.texts))
                self.visit.say(message, table=table["id"], game=game, state=state, people=people)
        if not mine and not others:
            self.visit.say("lines-no-tables")

    async def join(self, words: list[str]) -> None:
        if not words:
            self.visit.say("lines-lobby-help")
            return
        if len(words) == 2:
            await self.visit.enter(words[0], words[1])
        else:
            await self.visit.enter_by_code(words[0])

    async def new(self, words: list[str]) -> None:
        game = find(words[0] if words else "")
        players = int(words[1]) if len(words) > 1 and words[1].isdecimal() else game.seats[0]
        made = await self.http.make_table(game.name, players, public=True)
        await self.http.sit(made["table"]["id"], made["invitation"])
        await self.visit.enter(made["table"]["id"], made["invitation"])


class AtTable:
    """At a table: before the match, during it, and after."""

    def __init__(self, visit: Visit, seat: RemoteSeat) -> None:
        self.visit = visit
        self.seat = seat
        self.http = visit.http
        self.always: dict[str, Command] = {"say": self.say, "leave": self.leave}
        self.before: dict[str, Command] = {"sit": self.sit, "stand": self.stand, "bot": self.bot, "start": self.start}
        self.during: dict[str, Command] = {
            "?": self.moves, "table": self.table, "clock": self.clock, "hint": self.hint, "again": self.again,
        }  # fmt: skip
        self.task = asyncio.create_task(self.tell())

    # ---- what happens

    async def tell(self) -> None:
        """Say what happens, and when it is our turn."""
        people, begun, ended, asked = "", False, False, -1
        try:
            while True:
                seat = self.seat
                if not seat.view and people != (people := self.people(seat.info)):
                    self.visit.say("lines-people", people=people)
                    self.visit.say("lines-room-help")
                for line in seat.news():
                    self.visit.print(line)
                if seat.view and not begun:
                    begun = True
                    await self.table([])
                if seat.view.get("over") and not ended:
                    ended = True
                    self.tell_end()
                elif seat.moves and asked != seat.seq:
                    asked = seat.seq
                    self.ask()
                await seat.step()
        except GameError as error:
            self.visit.print(self.visit.texts.error(error))

    def ask(self) -> None:
        seat = self.seat
        if seat.game.decline is not None and seat.game.decline in seat.moves:
            self.visit.say("tui-question")
            for move in seat.moves:
                self.visit.print(f"{move}: {seat.words(move)}")
        self.visit.say("prompt")

    def tell_end(self) -> None:
        view, texts = self.seat.view, self.seat.texts
        self.visit.print(texts.say("final-scores", scores=", ".join(map(str, view["scores"]))))
        self.visit.say("lines-over-help")

    def people(self, info: TableData) -> str:
        return ", ".join(player_names(info, self.visit.texts))

    # ---- what somebody types

    async def follow(self, text: str) -> None:
        word, *rest = text.split() or [""]
        commands = {**self.always, **(self.during if self.seat.view else self.before)}
        if word in commands:
            await commands[word](rest)
        elif not self.seat.view:
            self.visit.say("lines-room-help")
        elif text:
            await self.seat.play(text)

    async def sit(self, _: list[str]) -> None:
        await self.http.sit(self.seat.table, self.seat.invitation)

    async def stand(self, _: list[str]) -> None:
        await self.http.leave(self.seat.table)

    async def bot(self, words: list[str]) -> None:
        seats = (await self.http.get_table(self.seat.table, self.seat.invitation))["table"]["seats"]
        free = [number for number, seat in enumerate(seats) if is_free(seat)]
        if free:
            await self.http.seat_bot(self.seat.table, free[0], words[0] if words else BOT_LEVEL)

    async def start(self, _: list[str]) -> None:
        await self.http.start(self.seat.table)

    async def leave(self, _: list[str]) -> None:
        await self.visit.leave()

    async def again(self, _: list[str]) -> None:
        seat = await self.seat.again()
        await self.visit.part()
        await self.visit.enter(seat.table, seat.invitation)

    async def say(self, words: list[str]) -> None:
        await self.seat.say_phrase(words[0] if words else "hello")

    async def moves(self, _: list[str]) -> None:
        for move in self.seat.moves:
            self.visit.print(f"{move}: {self.seat.words(move)}")
        if not self.seat.moves:
            self.visit.say("lines-not-your-turn")

    async def table(self, _: list[str]) -> None:
        seat = self.seat
        for words in seat.game.in_words(seat.view):
            self.visit.print(seat.texts.words(seat.game, words).strip().replace(" │ ", ": "))

    async def clock(self, _: list[str]) -> None:
        told = self.seat.time_words()
        for seat, words in told:
            self.visit.print(f"{self.seat.texts.seat(seat)}: {words}")
        if not told:
            self.visit.say("online-clock-none")

    async def hint(self, _: list[str]) -> None:
        seat, advice = self.seat, await self.seat.hint()
        said = {"move": advice.move, "words": seat.words(advice.move)}
        if advice.reason is None:
            self.visit.say("tui-hint", **said)
        else:
            self.visit.say("tui-hint-why", **said, reason=seat.texts.words(seat.game, advice.reason))


def visit(link: Link, name: str, texts: Texts) -> None:
    asyncio.run(Visit(link, texts).run(name))


def report_text(report: MatchReport, texts: Texts) -> str:
    """How a bot's match went, in words."""
    if "error" in report:
        return f"{report['table']}: {texts.error(GameError(report['error'], **report['details']))}"
    if not report["over"]:
        return f"{report['table']}: {texts.say('bot-left')}"
    return f"{report['table']}: {texts.say('final-scores', scores=', '.join(map(str, report['scores'])))}"
