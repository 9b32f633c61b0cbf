"""RemoteBot: a program that plays on a server, over the same protocol as everybody."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path
from typing import Any, TypeVar

from noripan.bots.levels import LEVELS
from noripan.client.connection import Connection
from noripan.client.http import HttpClient, Link
from noripan.client.seat import RemoteSeat, is_free
from noripan.core.errors import GameError

LOOK_SECONDS = 2.0  # between looks for tables
OVERTAKEN = ("stale", "bot_plays_for_you", "match_over")  # the next frame shows the new position

T = TypeVar("T")
MatchReport = dict[str, Any]  # how a match went, as `noripan bot --json` prints it
Chooser = Callable[[RemoteSeat], Awaitable[str]]  # picks one of the seat's legal moves


def choose_by_level(level: str) -> Chooser:
    """Choose as the server's own bots of this level do. They think on the server, from what this seat knows."""
    if level not in LEVELS:
        raise GameError("unknown_bot", bot=level[:40], allowed=", ".join(LEVELS))

    async def choose(seat: RemoteSeat) -> str:
        return (await seat.hint(level)).move

    return choose


class RemoteBot:
    """A bot's account, for one table or for all tables where the bot is wanted.

    async with RemoteBot("https://play.example.org", token, choose_by_level("expert")) as bot:
        await bot.play("k3f9")
    """

    def __init__(self, server: str, token: str, choose: Chooser, shuffles: Path | None = None) -> None:
        self.http = HttpClient(server, token, shuffles=shuffles)
        self.connection = Connection(self.http)
        self.choose = choose

    async def __aenter__(self) -> RemoteBot:
        try:
            await self.http.sign_in()
        except GameError:
            await self.http.close()
            raise
        self.connection.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.connection.close()
        await self.http.close()

    async def play(self, table: str, invitation: str | None = None) -> RemoteSeat:
        """Sit down, unless we have a seat there, and play until the match is over or the seat is no longer ours."""
        made = await self._retry(lambda: self.http.get_table(table, invitation))
        if made["table"]["you"] is None:
            made = await self._retry(lambda: self.http.sit(table, invitation))
        seat = RemoteSeat(self.connection, made["table"], invitation=invitation)
        await self.connection.join(seat)
        while not seat.view.get("over") and seat.number is not None and seat.info["status"] != "closed":
            if seat.moves:
                await self._act(seat)
            await seat.step()
        await seat.check_shuffle()
        await self.connection.part(seat)
        return seat

    async def play_everywhere(self, report: Callable[[MatchReport], None]) -> None:
        """Play wherever we have a seat, and sit down at every table our person opens, until cancelled."""
        entered: set[str] = set()
        async with asyncio.TaskGroup() as tasks:
            while True:
                for table in await self._retry(self._find_tables):
                    if table not in entered:
                        entered.add(table)
                        tasks.create_task(self._play_and_report(table, report))
                await asyncio.sleep(LOOK_SECONDS)

    async def _act(self, seat: RemoteSeat) -> None:
        try:
            await seat.play(await self._retry(lambda: self.choose(seat)))
        except GameError as error:
            if error.code not in OVERTAKEN:
                raise

    async def _retry(self, ask: Callable[[], Awaitable[T]]) -> T:
        """Ask until there is an answer; if we ask too often, wait as long as the server says."""
        while True:
            try:
                return await ask()
            except GameError as error:
                if error.code not in ("too_many", "server_unreachable"):
                    raise
                await asyncio.sleep(float(str(error.details.get("seconds", LOOK_SECONDS))))

    async def _find_tables(self) -> list[str]:
        mine = [table for table in await self.http.my_tables() if table["status"] in ("open", "playing")]
        invited = [
            table
            for table in await self.http.open_tables()
            if table["host"] == self.http.owner and any(map(is_free, table["seats"]))
        ]
        return [table["id"] for table in (*mine, *invited)]

    async def _play_and_report(self, table: str, report: Callable[[MatchReport], None]) -> None:
        """One of many tables: that someone else took the seat there is no reason to leave the others."""
        try:
            report(report_of(await self.play(table)))
        except GameError as error:
            if error.code == "not_signed_in":
                raise
            report({"table": table, "error": error.code, "details": error.details})


def report_of(seat: RemoteSeat) -> MatchReport:
    """How a match ended; without scores where we no longer had a seat."""
    over = bool(seat.view.get("over"))
    result = {"scores": seat.view["scores"], "winners": seat.view["winners"]} if over else {}
    proof = {} if seat.shuffle is None else {"shuffle": seat.shuffle.mark}
    return {"table": seat.table, "game": seat.game.name, "seat": seat.number, "over": over, **result, **proof}


def run(
    link: Link, token: str, choose: Chooser, report: Callable[[MatchReport], None], shuffles: Path | None = None
) -> None:
    """Play at the linked table to its end, or without one wherever the bot is wanted."""

    async def work() -> None:
        async with RemoteBot(link.server, token, choose, shuffles) as bot:
            if link.table is None:
                await bot.play_everywhere(report)
            else:
                report(report_of(await bot.play(link.table, link.invitation)))

    refusal: BaseException | None = None
    try:
        asyncio.run(work())
    except* GameError as errors:
        refusal = first_error(errors.exceptions)  # raised in here, it would be in a group again before Python 3.11.4
    if refusal is not None:
        raise refusal from None


def first_error(errors: Iterable[BaseException]) -> BaseException:
    """The first single error of a group of groups."""
    first = next(iter(errors))
    return first_error(first.exceptions) if isinstance(first, BaseExceptionGroup) else first
