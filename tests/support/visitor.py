"""Visitor: a client of a running server whose every message a test can see and send."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
from typing import Any

from websockets.asyncio.client import ClientConnection

from noripan.client import HttpClient, open_socket
from support.patience import WAIT


class Visitor:
    def __init__(self, address: str, name: str, choices: random.Random | None = None, token: str | None = None) -> None:
        self.address = address
        self.name = name
        self.client = HttpClient(address, token)
        self.http = self.client.session  # for requests that the client has no method for
        self.choices = choices or random.Random(name)
        self.socket: ClientConnection | None = None
        self.heard: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.acts = 0

    # ---- over HTTP

    async def come_in(self) -> Visitor:
        await self.client.sign_in(self.name)
        return self

    async def post(self, path: str, data: object = None) -> Any:
        return await self.client.ask("POST", path, data)

    async def get(self, path: str) -> Any:
        return await self.client.ask("GET", path)

    async def make_table(self, game: str, players: int, **more: object) -> dict[str, Any]:
        made: dict[str, Any] = await self.client.make_table(game, players, **{"public": True, **more})
        return made

    async def sit(self, table: str, seat: int | None = None, invitation: str | None = None) -> Any:
        """With the part in clear, as programs do that take no part in the check: the match starts without waiting."""
        data = {"random": secrets.token_hex(16), "seat": seat, "invitation": invitation}
        return await self.post(f"/api/tables/{table}/sit", data)

    # ---- over a socket

    async def connect(self, address: str | None = None) -> Visitor:
        self.socket = await open_socket(self.client, address)
        return self

    async def send(self, **message: object) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps(message))

    async def hear(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds."""
        assert self.socket is not None
        while True:
            raw = await asyncio.wait_for(self.socket.recv(), WAIT)
            message: dict[str, Any] = json.loads(raw)
            self.raw.append(str(raw))
            self.heard.append(message)
            if not kinds or message["is"] in kinds:
                return message

    async def join(self, table: str, since: int = 0, invitation: str | None = None) -> dict[str, Any]:
        await self.send(do="join", table=table, since=since, invitation=invitation)
        return await self.hear("table", "rejected")

    async def act(self, table: str, seq: int, *moves: str, name: str | None = None) -> str:
        self.acts += 1
        name = name or f"{self.name}-{self.acts}"
        await self.send(do="act", table=table, seq=seq, id=name, moves=moves)
        return name

    async def play_to_the_end(self, table: str, frame: dict[str, Any] | None = None) -> dict[str, Any]:
        """Any legal move whenever there is one; the last frame."""
        while True:
            frame = frame or await self.hear("frame")
            if frame["view"]["over"]:
                return frame
            frame = await self.play_one(table, frame) if frame["moves"] else None

    async def play_one(self, table: str, frame: dict[str, Any]) -> dict[str, Any] | None:
        """Any legal move; if somebody was quicker, the frame that the server shows before it says so."""
        await self.act(table, frame["seq"], self.choices.choice(frame["moves"]))
        present: dict[str, Any] | None = None
        while (answer := await self.hear("frame", "done", "noted", "rejected"))["is"] == "frame":
            present = answer
        if answer["is"] != "rejected":
            return None
        assert answer["error"] == "stale", answer
        return present

    async def close(self) -> None:
        if self.socket is not None:
            self.socket.close_timeout = 0.2  # who has not read everything would wait long for the other side's goodbye
            await self.socket.close()
        await self.client.close()
