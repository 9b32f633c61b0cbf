"""A server's tables line by line, for screen readers, Braille and pipes: every fact is a sentence, every command a word."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from noripan.core.errors import GameError
from noripan.core.library import find
from noripan.core.texts import Texts
from noripan.terminal.online.house import House, Link, Table
from noripan.terminal.online.line import Line
from noripan.terminal.online.place import AtServer, is_free, people_at, shown
from noripan.terminal.online.typed import Typed

BOT_LEVEL = "casual"

Command = Callable[[list[str]], Awaitable[None]]


class Visit:
    """One person at one server: in the hall, or at a table."""

    def __init__(self, link: Link, texts: Texts) -> None:
        self.link = link
        self.texts = texts
        self.house = House(link.server)
        self.line = Line(self.house)
        self.hall = Hall(self)
        self.seat: AtTable | None = None

    async def run(self, name: str) -> None:
        try:
            await self.house.come_in(name, self.texts.language)
            self.line.open()
            self.say("online-inside", address=self.link.server, name=self.house.name)
            if self.link.table is not None:
                await self.enter(self.link.table, self.link.invitation)
            else:
                await self.hall.tables([])
                self.say("lines-hall-help")
            async for text in Typed():
                await self.follow(text)
        finally:
            if self.seat is not None:
                self.seat.task.cancel()
            await self.line.close()
            await self.house.close()

    def say(self, message: str, **data: object) -> None:
        self.print(self.texts.say(message, **data))

    def print(self, text: str) -> None:
        print(text, flush=True)

    async def follow(self, text: str) -> None:
        """One line that somebody typed."""
        try:
            await (self.hall.follow(text) if self.seat is None else self.seat.follow(text))
        except GameError as error:
            self.print(self.texts.error(error, None if self.seat is None else self.seat.place.kind))

    async def enter(self, table: str, invitation: str | None) -> None:
        made = await self.house.look(table, invitation)
        place = AtServer(self.line, made["table"], self.texts, invitation or made["invitation"])
        self.say("lines-table", table=table, game=self.texts.title(place.kind))
        if place.info["status"] == "open":
            self.say("online-invite", link=self.house.link(table, place.invitation))
        await self.line.join(place)
        self.seat = AtTable(self, place)

    async def leave(self) -> None:
        """Back to the hall; a seat stays ours until we give it back."""
        await self.part()
        await self.hall.tables([])
        self.say("lines-hall-help")

    async def part(self) -> None:
        assert self.seat is not None
        self.seat.task.cancel()
        await self.line.part(self.seat.place)
        self.seat = None


class Hall:
    """Where the tables are listed, and made."""

    def __init__(self, visit: Visit) -> None:
        self.visit = visit
        self.house, self.texts = visit.house, visit.texts
        self.commands: dict[str, Command] = {"tables": self.tables, "join": self.join, "new": self.new}

    async def follow(self, text: str) -> None:
        word, *rest = text.split() or [""]
        if word in self.commands:
            await self.commands[word](rest)
        else:
            self.visit.say("lines-hall-help")

    async def tables(self, _: list[str]) -> None:
        mine = [table for table in await self.house.my_tables() if table["status"] in ("open", "playing")]
        known = {table["table"] for table in mine}
        others = [table for table in await self.house.open_tables() if table["table"] not in known]
        for message, tables in (("lines-my-table", mine), ("lines-open-table", others)):
            for table in tables:
                game = self.texts.title(find(table["game"]))
                state = self.texts.say(f"online-table-{table['status']}")
                people = ", ".join(people_at(table, self.texts))
                self.visit.say(message, table=table["table"], game=game, state=state, people=people)
        if not mine and not others:
            self.visit.say("lines-no-tables")

    async def join(self, words: list[str]) -> None:
        if not words:
            self.visit.say("lines-hall-help")
            return
        await self.visit.enter(words[0], words[1] if len(words) > 1 else None)

    async def new(self, words: list[str]) -> None:
        game = find(words[0] if words else "")
        players = int(words[1]) if len(words) > 1 and words[1].isdecimal() else game.seats[0]
        made = await self.house.make_table(game.name, players, public=True)
        await self.house.sit(made["table"]["table"], made["invitation"])
        await self.visit.enter(made["table"]["table"], made["invitation"])


class AtTable:
    """At a table: before the match, during it, and after."""

    def __init__(self, visit: Visit, place: AtServer) -> None:
        self.visit = visit
        self.place = place
        self.house = visit.house
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
                place = self.place
                if not place.view and people != (people := self.people(place.info)):
                    self.visit.say("lines-people", people=people)
                    self.visit.say("lines-room-help")
                for line in place.news():
                    self.visit.print(line)
                if place.view and not begun:
                    begun = True
                    await self.table([])
                if place.view.get("over") and not ended:
                    ended = True
                    self.tell_end()
                elif place.moves and asked != place.seq:
                    asked = place.seq
                    self.ask()
                await place.step()
        except GameError as error:
            self.visit.print(self.visit.texts.error(error))

    def ask(self) -> None:
        place = self.place
        if place.kind.decline is not None and place.kind.decline in place.moves:
            self.visit.say("tui-question")
            for move in place.moves:
                self.visit.print(f"{move}: {place.words(move)}")
        self.visit.say("prompt")

    def tell_end(self) -> None:
        view, texts = self.place.view, self.place.texts
        self.visit.print(texts.say("final-scores", scores=", ".join(map(str, view["scores"]))))
        self.visit.say("lines-over-help")

    def people(self, info: Table) -> str:
        return ", ".join(people_at(info, self.visit.texts))

    # ---- what somebody types

    async def follow(self, text: str) -> None:
        word, *rest = text.split() or [""]
        commands = {**self.always, **(self.during if self.place.view else self.before)}
        if word in commands:
            await commands[word](rest)
        elif not self.place.view:
            self.visit.say("lines-room-help")
        elif text:
            await self.place.play(text)

    async def sit(self, _: list[str]) -> None:
        await self.house.sit(self.place.table, self.place.invitation)

    async def stand(self, _: list[str]) -> None:
        await self.house.leave(self.place.table)

    async def bot(self, words: list[str]) -> None:
        seats = (await self.house.look(self.place.table, self.place.invitation))["table"]["seats"]
        free = [number for number, seat in enumerate(seats) if is_free(seat)]
        if free:
            await self.house.seat_bot(self.place.table, free[0], words[0] if words else BOT_LEVEL)

    async def start(self, _: list[str]) -> None:
        await self.house.start(self.place.table)

    async def leave(self, _: list[str]) -> None:
        await self.visit.leave()

    async def again(self, _: list[str]) -> None:
        place = await self.place.again()
        await self.visit.part()
        await self.visit.enter(place.table, place.invitation)

    async def say(self, words: list[str]) -> None:
        await self.place.say_phrase(words[0] if words else "hello")

    async def moves(self, _: list[str]) -> None:
        for move in self.place.moves:
            self.visit.print(f"{move}: {self.place.words(move)}")
        if not self.place.moves:
            self.visit.say("lines-not-your-turn")

    async def table(self, _: list[str]) -> None:
        place = self.place
        for words in (place.kind.spoken or place.kind.board)(place.view):
            self.visit.print(place.texts.words(place.kind, words).strip().replace(" │ ", ": "))

    async def clock(self, _: list[str]) -> None:
        for seat, ms in self.place.time_left():
            self.visit.print(f"{self.place.texts.seat(seat)}: {shown(ms)}")
        if not self.place.time_left():
            self.visit.say("online-clock-none")

    async def hint(self, _: list[str]) -> None:
        place, advice = self.place, await self.place.hint()
        said = {"move": advice.move, "words": place.words(advice.move)}
        if advice.reason is None:
            self.visit.say("tui-hint", **said)
        else:
            self.visit.say("tui-hint-why", **said, reason=place.texts.words(place.kind, advice.reason))


def visit(link: Link, name: str, texts: Texts) -> None:
    asyncio.run(Visit(link, texts).run(name))
