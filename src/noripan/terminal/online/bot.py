"""A bot that plays at a server's tables from outside, through the same protocol as everybody."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, TypeVar

from noripan.bots.levels import LEVELS
from noripan.core.errors import GameError
from noripan.core.texts import Texts
from noripan.terminal.online.house import House, Link
from noripan.terminal.online.line import Line
from noripan.terminal.online.place import AtServer, is_free

LOOK_SECONDS = 2.0  # between looks for tables
OVERTAKEN = ("stale", "bot_plays_for_you", "match_over")  # the next frame shows how things stand

T = TypeVar("T")
Outcome = dict[str, Any]  # as `--json` prints it
Chooser = Callable[[AtServer], Awaitable[str]]  # one of the place's legal moves


def of_level(level: str) -> Chooser:
    """Moves as our own bots of this level play them. They think where the match is, from what this seat knows."""
    if level not in LEVELS:
        raise GameError("unknown_bot", bot=level[:40], allowed=", ".join(LEVELS))

    async def choose(place: AtServer) -> str:
        return (await place.hint(level)).move

    return choose


class RemoteBot:
    """One account's bot: at a table that it is sent to, or at all tables where it is wanted."""

    def __init__(self, server: str, token: str, texts: Texts, choose: Chooser) -> None:
        self.house = House(server, token)
        self.line = Line(self.house)
        self.texts = texts
        self.choose = choose

    async def __aenter__(self) -> RemoteBot:
        await self.house.come_in("", self.texts.language)
        self.line.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.line.close()
        await self.house.close()

    async def play(self, table: str, invitation: str | None = None) -> AtServer:
        """Sit down, unless we have a seat there, and play until the match is over or the seat is no longer ours."""
        made = await self.patiently(lambda: self.house.look(table, invitation))
        if made["table"]["you"] is None:
            made = await self.patiently(lambda: self.house.sit(table, invitation))
        place = AtServer(self.line, made["table"], self.texts, invitation)
        await self.line.join(place)
        while not place.view.get("over") and place.seat is not None and place.info["status"] != "closed":
            if place.moves:
                await self.act(place)
            await place.step()
        await self.line.part(place)
        return place

    async def act(self, place: AtServer) -> None:
        try:
            await place.play(await self.patiently(lambda: self.choose(place)))
        except GameError as error:
            if error.code not in OVERTAKEN:
                raise

    async def patiently(self, ask: Callable[[], Awaitable[T]]) -> T:
        """Where we ask too often, wait as long as the server says; where nobody answers, a little; then ask again."""
        while True:
            try:
                return await ask()
            except GameError as error:
                if error.code not in ("too_many", "server_unreachable"):
                    raise
                await asyncio.sleep(float(str(error.facts.get("seconds", LOOK_SECONDS))))

    async def wait_for_tables(self, tell: Callable[[Outcome], None]) -> None:
        """Play wherever we have a seat, and sit down where our person has opened a table, until we are ended."""
        entered: set[str] = set()
        async with asyncio.TaskGroup() as tasks:
            while True:
                for name in await self.patiently(self.wanted):
                    if name not in entered:
                        entered.add(name)
                        tasks.create_task(self.play_and_tell(name, tell))
                await asyncio.sleep(LOOK_SECONDS)

    async def wanted(self) -> list[str]:
        mine = [table for table in await self.house.my_tables() if table["status"] in ("open", "playing")]
        invited = [
            table
            for table in await self.house.open_tables()
            if table["host"] == self.house.owner and any(map(is_free, table["seats"]))
        ]
        return [table["table"] for table in (*mine, *invited)]

    async def play_and_tell(self, name: str, tell: Callable[[Outcome], None]) -> None:
        """One of many tables: that somebody was quicker to sit down there is no reason to leave the others."""
        try:
            tell(outcome(await self.play(name)))
        except GameError as error:
            if error.code == "not_signed_in":
                raise
            tell({"table": name, "error": error.code, "facts": error.facts})


def outcome(place: AtServer) -> Outcome:
    """How a match ended; without scores where we no longer had a seat."""
    over = bool(place.view.get("over"))
    told = {"scores": place.view["scores"], "winners": place.view["winners"]} if over else {}
    return {"table": place.table, "game": place.kind.name, "seat": place.seat, "over": over, **told}


def in_words(told: Outcome, texts: Texts) -> str:
    if "error" in told:
        return f"{told['table']}: {texts.error(GameError(told['error'], **told['facts']))}"
    said = texts.say("final-scores", scores=", ".join(map(str, told["scores"]))) if told["over"] else texts.say("bot-left")
    return f"{told['table']}: {said}"


def run(link: Link, token: str, texts: Texts, choose: Chooser, tell: Callable[[Outcome], None]) -> None:
    """The whole command: one table if the link names one, else all where the bot is wanted."""

    async def work() -> None:
        async with RemoteBot(link.server, token, texts, choose) as bot:
            if link.table is None:
                await bot.wait_for_tables(tell)
            else:
                tell(outcome(await bot.play(link.table, link.invitation)))

    refusal: BaseException | None = None
    try:
        asyncio.run(work())
    except* GameError as errors:
        refusal = first_of(errors.exceptions)  # raised in here, it would be in a group again before Python 3.11.4
    if refusal is not None:
        raise refusal from None


def first_of(errors: Iterable[BaseException]) -> BaseException:
    """The first single error of a group of groups."""
    first = next(iter(errors))
    return first_of(first.exceptions) if isinstance(first, BaseExceptionGroup) else first
