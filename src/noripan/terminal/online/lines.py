"""A server's tables line by line, for screen readers, Braille and pipes: every fact is a sentence, every command a word."""

from __future__ import annotations

import asyncio
import sys
import threading
from collections.abc import AsyncIterator

from noripan.core.errors import GameError
from noripan.core.library import find
from noripan.core.texts import Texts
from noripan.terminal.online.house import House, Link, Table
from noripan.terminal.online.line import Line
from noripan.terminal.online.place import AtServer, is_free, people_at

QUIT_WORDS = ("quit", "exit", "q")
BOT_LEVEL = "casual"


class Typed:
    """Lines from the keyboard, read in a thread of their own so that news can be told meanwhile."""

    def __init__(self) -> None:
        self.lines: asyncio.Queue[str | None] = asyncio.Queue()
        self._loop = asyncio.get_running_loop()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        for line in sys.stdin:
            self._loop.call_soon_threadsafe(self.lines.put_nowait, line.strip())
        self._loop.call_soon_threadsafe(self.lines.put_nowait, None)

    async def __aiter__(self) -> AsyncIterator[str]:
        """Until the end of the input, or until somebody leaves."""
        while (line := await self.lines.get()) is not None and line.lower() not in QUIT_WORDS:
            yield line


class Visit:
    """One person at one server: first in the hall, then at a table."""

    def __init__(self, link: Link, texts: Texts) -> None:
        self.link = link
        self.texts = texts
        self.house = House(link.server)
        self.line = Line(self.house)
        self.place: AtServer | None = None
        self.follower: asyncio.Task[None] | None = None

    async def run(self, name: str) -> None:
        typed = Typed()
        try:
            await self.house.come_in(name, self.texts.language)
            self.line.open()
            self.say("online-inside", address=self.link.server, name=self.house.name)
            if self.link.table is not None:
                await self.enter(self.link.table, self.link.invitation)
            else:
                await self.tell_tables()
            async for text in typed:
                await self.try_to_follow(text)
        finally:
            if self.follower is not None:
                self.follower.cancel()
            await self.line.close()
            await self.house.close()

    def say(self, message: str, **data: object) -> None:
        print(self.texts.say(message, **data), flush=True)

    async def try_to_follow(self, text: str) -> None:
        try:
            await (self.in_hall(text) if self.place is None else self.at_table(self.place, text))
        except GameError as error:
            print(self.texts.error(error, None if self.place is None else self.place.kind), flush=True)

    # ---- in the hall

    async def in_hall(self, text: str) -> None:
        word, *rest = text.split() or [""]
        if word == "tables":
            await self.tell_tables()
        elif word == "join" and rest:
            await self.enter(rest[0], rest[1] if len(rest) > 1 else None)
        elif word == "new" and rest:
            game = find(rest[0])
            players = int(rest[1]) if len(rest) > 1 and rest[1].isdecimal() else game.seats[0]
            made = await self.house.make_table(game.name, players, public=True)
            await self.house.sit(made["table"]["table"], made["invitation"])
            await self.enter(made["table"]["table"], made["invitation"])
        else:
            self.say("lines-hall-help")

    async def tell_tables(self) -> None:
        tables = await self.house.open_tables()
        for table in tables:
            print(f"{table['table']}: {self.texts.title(find(table['game']))}, {self.people(table)}", flush=True)
        if not tables:
            self.say("lines-no-tables")
        self.say("lines-hall-help")

    def people(self, table: Table) -> str:
        return ", ".join(people_at(table, self.texts))

    async def enter(self, table: str, invitation: str | None) -> None:
        made = await self.house.look(table, invitation)
        place = AtServer(self.line, made["table"], self.texts, invitation or made["invitation"])
        self.place = place
        self.say("online-invite", link=self.house.link(table, place.invitation))
        await self.line.join(place)
        self.follower = asyncio.create_task(self.follow(place))

    # ---- at a table

    async def follow(self, place: AtServer) -> None:
        """Tell what happens; where it is our turn, say so."""
        people, begun, ended = "", False, False
        while True:
            if not place.view and people != self.people(place.info):
                people = self.people(place.info)
                self.say("lines-people", people=people)
                self.say("lines-room-help")
            for line in place.news():
                print(line, flush=True)
            if place.view and not begun:
                begun = True
                self.tell_table(place)
            if place.view.get("over") and not ended:
                ended = True
                print(place.texts.say("final-scores", scores=", ".join(map(str, place.view["scores"]))), flush=True)
            elif place.moves:
                self.say("prompt")
            await place.step()

    def tell_table(self, place: AtServer) -> None:
        for words in (place.kind.spoken or place.kind.board)(place.view):
            print(place.texts.words(place.kind, words).strip().replace(" │ ", ": "), flush=True)

    async def at_table(self, place: AtServer, text: str) -> None:
        word, *rest = text.split() or [""]
        if not place.view:
            await self.in_room(place, word)
        elif word == "?":
            for move in place.moves:
                print(f"{move}: {place.words(move)}", flush=True)
        elif word == "table":
            self.tell_table(place)
        elif word == "clock":
            print(place.clocks() or self.texts.say("online-clock-none"), flush=True)
        elif word == "hint":
            advice = await place.hint()
            self.say("tui-hint", move=advice.move, words=place.words(advice.move))
        elif word == "say" and rest:
            await place.say_phrase(rest[0])
        elif text:
            await place.play(text)

    async def in_room(self, place: AtServer, word: str) -> None:
        if word == "sit":
            await self.house.sit(place.table, place.invitation)
        elif word == "stand":
            await self.house.leave(place.table)
        elif word == "bot":
            free = [number for number, seat in enumerate(place.info["seats"]) if is_free(seat)]
            if free:
                await self.house.seat_bot(place.table, free[0], BOT_LEVEL)
        elif word == "start":
            await self.house.start(place.table)
        else:
            self.say("lines-room-help")


def visit(link: Link, name: str, texts: Texts) -> None:
    asyncio.run(Visit(link, texts).run(name))
