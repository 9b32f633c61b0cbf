"""Steadfast: somebody who plays at many tables and never gives up. Whatever dies, they reconnect somewhere, ask for what
they missed, and send again what was not acknowledged. They remember everything that was promised to them."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import InvalidHandshake, WebSocketException

from noripan.client import open_socket
from support.visitor import Visitor

GONE = (OSError, WebSocketException, InvalidHandshake, asyncio.TimeoutError)
ANSWER_SECONDS = 2.0  # an act unanswered for so long is sent again
NOT_NOW = ("join_first", "store_down", "bot_plays_for_you")


@dataclass
class Place:
    """A seat at a table, and what its player knows of it."""

    seat: int
    events: list[Any] = field(default_factory=list)
    frame: dict[str, Any] | None = None
    pending: dict[str, Any] | None = None  # sent, but not acknowledged
    over: bool = False


class Steadfast:
    def __init__(self, visitor: Visitor, person: str, homes: list[str]) -> None:
        self.visitor = visitor
        self.person = person
        self.homes = homes  # where to connect, the favourite first
        self.places: dict[str, Place] = {}
        self.acknowledged: list[tuple[str, int, str, str]] = []  # table, seat, act, move
        self.gaps: list[str] = []
        self.pause = 0.0  # how long to think on average
        self.connections = 0
        self._acts = 0
        self._chance = random.Random(visitor.name)
        self._socket: ClientConnection | None = None
        self._thoughts: set[asyncio.Task[None]] = set()

    async def play(self) -> None:
        """Until all matches are over."""
        turn = 0
        while not self.finished:
            address = self.homes[turn % len(self.homes)]
            with contextlib.suppress(*GONE):
                await asyncio.wait_for(self._play_at(address), None)
            turn = turn + 1 if self._socket is None else 0
            self._socket = None
            await asyncio.sleep(0.05)

    @property
    def finished(self) -> bool:
        return all(place.over for place in self.places.values())

    async def go_home(self) -> None:
        if self._socket is not None:
            await self._socket.close()

    # ---- one connection

    async def _play_at(self, address: str) -> None:
        async with open_socket(self.visitor.client, address) as socket:
            self._socket = socket
            self.connections += 1
            for table in self.places:
                await self._join(table)
            nagging = asyncio.create_task(self._nag(socket))
            try:
                async for raw in socket:
                    await self._hear(json.loads(raw))
                    if self.finished:
                        return
            finally:
                nagging.cancel()

    async def _nag(self, socket: ClientConnection) -> None:
        """Send again what stays without an answer."""
        with contextlib.suppress(*GONE):
            while True:
                waiting = {table: place.pending for table, place in self.places.items() if place.pending is not None}
                await asyncio.sleep(ANSWER_SECONDS)
                for table, act in waiting.items():
                    if self.places[table].pending is act and self._socket is socket:
                        await self._join(table)

    async def _join(self, table: str) -> None:
        place = self.places[table]
        if not place.over:
            await self._send({"do": "join", "table": table, "since": len(place.events)})
            if place.pending is not None:
                await self._send(place.pending)

    async def _send(self, message: dict[str, Any]) -> None:
        if self._socket is not None:
            await self._socket.send(json.dumps(message))

    # ---- what comes

    async def _hear(self, message: dict[str, Any]) -> None:
        kind, place = message["is"], self.places.get(message.get("table") or "")
        if place is None:
            return
        if kind == "frame":
            self._see(message, place)
        elif kind == "done" and place.pending is not None and message["id"] == place.pending["id"]:
            self.acknowledged.append((message["table"], place.seat, message["id"], place.pending["moves"][0]))
            place.pending = None
            self._think(message["table"], place)
        elif kind == "rejected":
            await self._refused(message, place)

    def _see(self, frame: dict[str, Any], place: Place) -> None:
        if frame["since"] > len(place.events):
            self.gaps.append(f"{frame['table']}: events from {frame['since']} after {len(place.events)}")
        place.events[frame["since"] :] = frame["events"]
        place.frame = frame
        place.over = place.over or frame["view"]["over"]
        self._think(frame["table"], place)

    async def _refused(self, message: dict[str, Any], place: Place) -> None:
        if place.pending is not None and message.get("id") == place.pending["id"]:
            if message["error"] not in NOT_NOW:
                assert message["error"] in ("stale", "not_your_turn", "match_over"), message
                place.pending = None
                await self._join(message["table"])
            elif message["error"] == "bot_plays_for_you":
                await self._send({"do": "back", "table": message["table"]})
        elif message.get("id") is None and message["error"] == "store_down":
            await asyncio.sleep(0.1)
            await self._join(message["table"])

    # ---- moving

    def _think(self, table: str, place: Place) -> None:
        if place.frame is not None and place.frame["moves"] and place.pending is None and not place.over:
            task = asyncio.get_running_loop().create_task(self._act(table, place, place.frame))
            self._thoughts.add(task)
            task.add_done_callback(self._thoughts.discard)

    async def _act(self, table: str, place: Place, frame: dict[str, Any]) -> None:
        if self.pause:
            await asyncio.sleep(self._chance.random() * 2 * self.pause)
        if place.pending is None and place.frame is frame:
            self._acts += 1
            move = self._chance.choice(frame["moves"])
            name = f"{self.visitor.name}-{self._acts}"
            place.pending = {"do": "act", "table": table, "seq": frame["seq"], "id": name, "moves": [move]}
            with contextlib.suppress(*GONE):
                await self._send(place.pending)
