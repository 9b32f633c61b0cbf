"""RemoteSeat: what we see and do at one table of a server."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping
from datetime import date
from typing import Any

from noripan.bots.levels import ADVISER, Choice
from noripan.client.connection import Connection, Message
from noripan.client.shuffle import ShuffleVerdict, TableData
from noripan.client.texts import client_texts
from noripan.core.errors import GameError
from noripan.core.events import Words
from noripan.core.game import View
from noripan.core.library import find
from noripan.core.texts import Texts
from noripan.protocol.clock_text import clock_text


def is_free(seat: Mapping[str, Any]) -> bool:
    """Whether nobody sits on this seat of a table, neither a person nor a bot."""
    return seat["person"] is None and seat["level"] is None


def player_names(table: TableData, texts: Texts) -> list[str]:
    """What everybody is called, seat by seat: people by name, bots by level (numbered if several are alike)."""
    levels = [seat["level"] for seat in table["seats"]]
    return [_name(seat, levels, number, texts) for number, seat in enumerate(table["seats"])]


def _name(seat: Mapping[str, Any], levels: list[str | None], number: int, texts: Texts) -> str:
    level = levels[number]
    if level is not None:
        name = texts.say(f"level-{level}")
        return f"{name} {levels[: number + 1].count(level)}" if levels.count(level) > 1 else name
    if seat["name"]:
        return texts.say("remote-bot", name=seat["name"]) if seat["bot"] else str(seat["name"])
    return texts.say("free-seat") if is_free(seat) else texts.seat(number)


class RemoteSeat:
    """A seat, or a spectator's place. `view` is empty until the match has begun; `moves` are ours if it is our turn.

    seat = RemoteSeat(connection, (await http.get_table("k3f9"))["table"])
    await connection.join(seat)
    while not seat.view.get("over"):
        if seat.moves:
            await seat.play(seat.moves[0])
        await seat.step()
    """

    def __init__(
        self, connection: Connection, info: TableData, texts: Texts | None = None, invitation: str | None = None
    ) -> None:
        self.connection = connection
        self.table: str = info["id"]
        self.invitation = invitation
        self.game = find(info["game"])
        self.seq = 0
        self.events: list[dict[str, Any]] = []  # since `news` was last called
        self.heard: list[dict[str, Any]] = []  # all of them
        self.view: View = {}
        self.moves: list[str] = []
        self.frame: Message | None = None
        self.shuffle: ShuffleVerdict | None = None  # once the match is over
        self._check: asyncio.Task[None] | None = None
        self._notices: list[Message] = []  # since `news` was last called
        self._texts = texts or client_texts()
        self._changed = asyncio.Event()
        self._heard_at = time.monotonic()
        self._know(info)

    def _know(self, info: TableData) -> None:
        self.info = info
        self.number: int | None = info["you"]
        names = player_names(info, self._texts)
        marked = [self._marked(number, name) for number, name in enumerate(names)]
        self.texts = Texts(self._texts.language, self._texts.folders[:-1], marked, self.number)

    def _marked(self, number: int, name: str) -> str:
        if number == self.info["you"]:
            return self._texts.say("you", name=name)
        return self._texts.say("away", name=name) if self.info["seats"][number]["gone"] else name

    # ---- what the connection tells

    def hear(self, message: Message) -> None:
        """The connection calls it for every message about this table."""
        if message["is"] == "table":
            self._say_who_is_missing(message)
            self._know(message)
            if message["status"] in ("over", "closed"):
                self._begin_check()
            if self.number is not None and message["seats"][self.number]["gone"]:
                self._later(self.connection.send({"do": "back", "table": self.table}))
        elif message["is"] == "frame":
            self._take(message)
        elif message["is"] == "parted":
            self.number, self.moves = None, []
            self._notices.append(message)
        elif message["is"] == "said" or (message["is"] == "rejected" and message.get("id") is None):
            self._notices.append(message)
        else:
            return
        self._changed.set()

    def _take(self, frame: Message) -> None:
        """A frame that begins after what we have leaves a gap: ask again from there."""
        if frame["since"] > self.seq:
            self._later(self.connection.join(self))
            return
        if frame["since"] == 0 and self.seq:  # moves were taken back: what was heard before no longer counts
            self.seq, self.heard = 0, []
        if self.frame is None and self.number is not None:
            self.connection.http.shuffles.was_shown(self.table, frame)
        new = frame["events"][self.seq - frame["since"] :]
        self.events += new
        self.heard += new
        self.seq = max(self.seq, frame["seq"])
        self.view, self.moves, self.frame = frame["view"], frame["moves"], frame
        self._heard_at = time.monotonic()

    def _say_who_is_missing(self, table: TableData) -> None:
        """Who did not reveal their part in time is not in the seed: everybody learns of it when the cards are dealt."""
        missing = [number for number, one in enumerate(table["seats"]) if one["promise"] and not one["revealed"]]
        if self.info["status"] == "open" and table["status"] == "playing" and missing:
            self._notices.append({"is": "missing", "seats": missing})

    def _begin_check(self) -> None:
        if self._check is None and self.number is not None and self.view:
            self._check = asyncio.ensure_future(self._compare())

    async def _compare(self) -> None:
        try:
            self.shuffle = await self.connection.http.check_shuffle(self.table, self.heard)
        except GameError:
            return  # nobody can say anything of it now
        self._notices.append({"is": "shuffle"})
        self._changed.set()

    def shuffle_words(self) -> str:
        """How the check of the shuffle went; empty until it was made."""
        verdict, say = self.shuffle, self._texts.say
        if verdict is None:
            return ""
        if verdict.error is not None:
            return say("shuffle-broken", reason=self.texts.error(verdict.error, self.game))
        if verdict.mark == "partly" and verdict.missing:
            return say("shuffle-partly", names=self._names(verdict.missing))
        return say("shuffle-unseen" if verdict.mark == "partly" else f"shuffle-{verdict.mark}")

    def _names(self, seats: list[int]) -> str:
        return ", ".join(self.texts.seat(seat) for seat in seats)

    def _later(self, work: Any) -> None:
        self._task = asyncio.ensure_future(work)

    def connection_changed(self, up: bool) -> None:
        """The connection calls it when the socket breaks or is back."""
        self._notices.append({"is": "connection", "up": up})
        self._changed.set()

    # ---- what a client reads

    @property
    def connected(self) -> bool:
        """Is the connection to the server up?"""
        return self.connection.up

    def news(self) -> list[str]:
        """What happened since the last call, in words."""
        told = [self.texts.event(self.game, event) for event in self.events] + list(map(self._notice, self._notices))
        self.events, self._notices = [], []
        return told

    def _notice(self, message: Message) -> str:
        say = self._texts.say
        if message["is"] == "said":
            return say("says", name=message["name"], phrase=say(f"phrase-{message['phrase']}"))
        if message["is"] == "shuffle":
            return self.shuffle_words()
        if message["is"] == "missing":
            return say("shuffled-without", names=self._names(message["seats"]))
        if message["is"] == "connection":
            return say("connection-back" if message["up"] else "connection-lost")
        return self._texts.error(GameError(message["error"], **message.get("details", {})), self.game)

    def words(self, move: str) -> str:
        """One of our legal moves in words."""
        return self.texts.words(self.game, self.game.describe(self.view, move))

    def time_left(self) -> list[tuple[int, float]]:
        """Each seat with its milliseconds left, counted down for the player to move; empty without clocks."""
        clock = self.frame["clock"] if self.frame is not None else None
        if not clock:
            return []
        gone = (time.monotonic() - self._heard_at) * 1000
        running = None if self.holiday_until(clock["running"]) else clock["running"]
        return [(seat, ms - gone if seat == running else ms) for seat, ms in enumerate(clock["left"])]

    def holiday_until(self, seat: int | None) -> str:
        """The day on which a player's holiday ends, during which their clock stands still; empty without one."""
        until = self.info["seats"][seat].get("holiday_until") if seat is not None else None
        if self.info["status"] != "playing" or until is None or until / 1000 <= time.time():
            return ""
        return date.fromtimestamp(until / 1000).isoformat()

    def time_words(self) -> list[tuple[int, str]]:
        """The time everybody has left, and who is on holiday."""
        say = self._texts.say
        told = [(seat, clock_text(ms), self.holiday_until(seat)) for seat, ms in self.time_left()]
        return [(seat, f"{left} ({say('on-holiday', when=day)})" if day else left) for seat, left, day in told]

    def clocks(self) -> str:
        """The time everybody has left, in one line."""
        running = self.frame["clock"]["running"] if self.time_left() and self.frame is not None else None
        return "  ".join(
            f"{'▸' if seat == running else ' '}{self.texts.seat(seat)} {words}" for seat, words in self.time_words()
        )

    # ---- what a client does

    async def step(self) -> None:
        """Wait until something has changed; raises a GameError when the server no longer lets us in."""
        await self._changed.wait()
        self._changed.clear()
        if self.connection.failure is not None:
            raise self.connection.failure

    async def play(self, move: str) -> None:
        """Play a move, or raise a GameError and change nothing."""
        frame = self.frame
        await self.connection.ask({"do": "act", "table": self.table, "seq": self.seq, "moves": [move]})
        if self.frame is frame:
            self.moves = []  # what can be done next comes with the next frame

    async def hint(self, level: str = ADVISER) -> Choice:
        """What one of the server's bots would play here, and why."""
        told = await self.connection.ask({"do": "hint", "table": self.table, "seq": self.seq, "level": level})
        reason = told["reason"]
        return Choice(told["move"], reason=None if reason is None else Words(reason["message"], reason["data"]))

    async def say_phrase(self, phrase: str) -> None:
        """Say one of `noripan.protocol.phrases.PHRASES` to everybody at the table."""
        await self.connection.send({"do": "say", "table": self.table, "phrase": phrase})

    def leave(self) -> None:
        """Look at the table no longer; the seat stays ours."""
        self._later(self.connection.part(self))

    async def check_shuffle(self) -> ShuffleVerdict | None:
        """After the match: how the check went that is made by itself; None if there was nothing to check."""
        while self.info["status"] == "playing" and self.view.get("over"):  # the last frame comes before the result is stored
            await self.step()
        if self._check is not None:
            await self._check
        return self.shuffle

    async def again(self) -> RemoteSeat:
        """A seat at the table where the same people play again."""
        while self.view.get("over") and self.info["status"] == "playing":  # the last frame comes before the result is stored
            await self.step()
        made = await self.connection.http.rematch(self.table)
        return RemoteSeat(self.connection, made["table"], self._texts, made["invitation"])
