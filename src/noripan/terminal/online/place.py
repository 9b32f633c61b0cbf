"""AtServer: a place at a table of a server, as the screens and bots use it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping
from typing import Any

from noripan.bots.levels import ADVISER
from noripan.core.errors import GameError
from noripan.core.facts import Words
from noripan.core.game import View
from noripan.core.library import find
from noripan.core.texts import Texts
from noripan.terminal.drawing import screen_of
from noripan.terminal.online.house import Table
from noripan.terminal.online.line import Line, Message
from noripan.terminal.sitting import Advice


def name_of(number: int, seat: Mapping[str, Any], texts: Texts) -> str:
    """What somebody is called, with a mark on bots."""
    if seat["name"]:
        return texts.say("online-remote-bot", name=seat["name"]) if seat["bot"] else str(seat["name"])
    return texts.say("online-bot", number=number, level=seat["level"]) if seat["level"] else texts.seat(number)


def people_at(table: Table, texts: Texts) -> list[str]:
    """Who sits there, seat by seat."""
    free = texts.say("online-free-seat")
    return [free if is_free(seat) else name_of(number, seat, texts) for number, seat in enumerate(table["seats"])]


def is_free(seat: Mapping[str, Any]) -> bool:
    return seat["person"] is None and seat["level"] is None


class AtServer:
    """What the server shows of one table; `view` is empty until the match has begun."""

    def __init__(self, line: Line, info: Table, texts: Texts, invitation: str | None = None) -> None:
        self.line = line
        self.table: str = info["table"]
        self.invitation = invitation
        self.kind = find(info["game"])
        self.seq = 0
        self.facts: list[dict[str, Any]] = []  # not yet told
        self.sayings: list[str] = []  # not yet told
        self.view: View = {}
        self.moves: list[str] = []
        self.frame: Message | None = None
        self._texts = texts
        self._changed = asyncio.Event()
        self._heard_at = time.monotonic()
        self._know(info)

    def _know(self, info: Table) -> None:
        self.info = info
        self.seat: int | None = info["you"]
        names = [self._name(number, seat) for number, seat in enumerate(info["seats"])]
        self.texts = Texts(self._texts.language, self._texts.folders[:-1], names)

    def _name(self, number: int, seat: dict[str, Any]) -> str:
        say, name = self._texts.say, name_of(number, seat, self._texts)
        return (
            say("you", name=name) if number == self.info["you"] else say("online-gone", name=name) if seat["gone"] else name
        )

    # ---- what the line tells

    def hear(self, message: Message) -> None:
        if message["is"] == "table":
            self._know(message)
            if self.seat is not None and message["seats"][self.seat]["gone"]:
                self._later(self.line.say({"do": "back", "table": self.table}))
        elif message["is"] == "frame":
            self._take(message)
        elif message["is"] == "said":
            phrase = self._texts.say(f"phrase-{message['phrase']}")
            self.sayings.append(self._texts.say("online-says", name=message["name"], phrase=phrase))
        elif message["is"] == "refused" and message.get("id") is None:
            self.sayings.append(self._texts.error(GameError(message["error"], **message["facts"]), self.kind))
        else:
            return
        self._changed.set()

    def _take(self, frame: Message) -> None:
        """A frame that begins after what we have leaves a gap: ask again from there."""
        if frame["since"] > self.seq:
            self._later(self.line.join(self))
            return
        self.facts += frame["facts"][self.seq - frame["since"] :]
        self.seq = max(self.seq, frame["seq"])
        self.view, self.moves, self.frame = frame["view"], frame["moves"], frame
        self._heard_at = time.monotonic()

    def _later(self, work: Any) -> None:
        self._task = asyncio.ensure_future(work)

    def line_changed(self, up: bool) -> None:
        self.sayings.append(self._texts.say("online-back" if up else "online-broken"))
        self._changed.set()

    # ---- what a client does

    def news(self) -> list[str]:
        told = [self.texts.fact(self.kind, fact) for fact in self.facts] + self.sayings
        self.facts, self.sayings = [], []
        return told

    def words(self, move: str) -> str:
        return self.texts.words(self.kind, screen_of(self.kind).words(self.view, move))

    async def play(self, move: str) -> None:
        frame = self.frame
        await self.line.ask({"do": "act", "table": self.table, "seq": self.seq, "moves": [move]})
        if self.frame is frame:
            self.moves = []  # played; what can be done next comes with the next frame

    async def step(self) -> None:
        await self._changed.wait()
        self._changed.clear()
        if self.line.failure is not None:
            raise self.line.failure

    async def hint(self, level: str = ADVISER) -> Advice:
        told = await self.line.ask({"do": "hint", "table": self.table, "seq": self.seq, "level": level})
        reason = told["reason"]
        return Advice(told["move"], None if reason is None else Words(reason["message"], reason["data"]))

    async def say_phrase(self, phrase: str) -> None:
        await self.line.say({"do": "say", "table": self.table, "phrase": phrase})

    def time_left(self) -> list[tuple[int, float]]:
        """Each seat with its milliseconds, counted down for who is to move; nothing where there are no clocks."""
        clock = self.frame["clock"] if self.frame is not None else None
        if not clock:
            return []
        gone = (time.monotonic() - self._heard_at) * 1000
        return [(seat, ms - gone if seat == clock["running"] else ms) for seat, ms in enumerate(clock["left"])]

    def clocks(self) -> str:
        running = self.frame["clock"]["running"] if self.time_left() and self.frame is not None else None
        return "  ".join(
            f"{'▸' if seat == running else ' '}{self.texts.seat(seat)} {shown(ms)}" for seat, ms in self.time_left()
        )

    def leave(self) -> None:
        self._later(self.line.part(self))

    async def again(self) -> AtServer:
        """A place where those who sat here play once more."""
        while self.view.get("over") and self.info["status"] == "playing":  # the last frame comes before the result is kept
            await self.step()
        made = await self.line.house.rematch(self.table)
        return AtServer(self.line, made["table"], self._texts, made["invitation"])


def shown(ms: float) -> str:
    """Minutes and seconds, or days and hours for those who write letters."""
    seconds = max(0, int(ms / 1000))
    if seconds >= 86_400:
        return f"{seconds // 86_400} d {seconds % 86_400 // 3600} h"
    return f"{seconds // 60}:{seconds % 60:02d}"
