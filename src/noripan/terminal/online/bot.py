"""A bot that plays at a server's tables from outside, through the same protocol as everybody."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from noripan.core.errors import GameError
from noripan.core.random import Rng
from noripan.core.texts import Texts
from noripan.terminal.online.house import House, Link
from noripan.terminal.online.line import Line
from noripan.terminal.online.place import AtServer

LOOK_SECONDS = 2.0  # between looks for tables that have begun

Chooser = Callable[[AtServer], Awaitable[str]]  # one of the place's legal moves


def choose_by_chance(rng: Rng) -> Chooser:
    async def choose(place: AtServer) -> str:
        return place.moves[rng.choose(len(place.moves))]

    return choose


async def choose_by_hint(place: AtServer) -> str:
    """What the server advises; it thinks of what this seat sees, and gives no advice at rated tables."""
    return (await place.hint()).move


CHOOSERS: dict[str, Callable[[Rng], Chooser]] = {"random": choose_by_chance, "skilled": lambda rng: choose_by_hint}


def chooser(level: str, rng: Rng) -> Chooser:
    if level not in CHOOSERS:
        raise GameError("unknown_bot", bot=level[:40], allowed=", ".join(CHOOSERS))
    return CHOOSERS[level](rng)


async def play_table(line: Line, house: House, link: Link, texts: Texts, choose: Chooser) -> AtServer:
    """Sit down at a table if it is still open, and play there to the end."""
    assert link.table is not None
    made = await house.look(link.table, link.invitation)
    if made["table"]["you"] is None and made["table"]["status"] == "open":
        made = await house.sit(link.table, link.invitation)
    place = AtServer(line, made["table"], texts, link.invitation)
    await line.join(place)
    while not place.view.get("over"):
        if place.moves:
            await act(place, choose)
        await place.step()
    await line.part(place)
    return place


async def act(place: AtServer, choose: Chooser) -> None:
    try:
        await place.play(await choose(place))
    except GameError as error:
        if error.code not in ("stale", "bot_plays_for_you"):  # the next frame shows how things stand
            raise


async def serve(link: Link, token: str, texts: Texts, choose: Chooser, tell: Callable[[str], None]) -> None:
    """One table if the link names one; else every table where this bot has a seat, one task each, until it is ended."""
    house = House(link.server, token)
    line = Line(house)
    tasks: dict[str, asyncio.Task[AtServer]] = {}
    try:
        await house.come_in("", texts.language)
        line.open()
        tell(texts.say("online-inside", address=link.server, name=house.name))
        if link.table is not None:
            tell(result(await play_table(line, house, link, texts, choose), texts))
            return
        while True:
            for table in await house.my_tables():
                if table["status"] in ("open", "playing") and table["table"] not in tasks:
                    own = Link(link.server, table["table"], None)
                    tasks[table["table"]] = asyncio.create_task(play_table(line, house, own, texts, choose))
            for name in [name for name, task in tasks.items() if task.done()]:
                tell(result(tasks.pop(name).result(), texts))
            await asyncio.sleep(LOOK_SECONDS)
    finally:
        for task in tasks.values():
            task.cancel()
        await line.close()
        await house.close()


def result(place: AtServer, texts: Texts) -> str:
    return f"{place.table}: {texts.say('final-scores', scores=', '.join(map(str, place.view['scores'])))}"
