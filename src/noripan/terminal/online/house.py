"""House: what a server offers over HTTP, for one person or one bot."""

from __future__ import annotations

import json
import secrets
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import parse_qs, quote, urlsplit

import httpx

from noripan.core.errors import GameError
from noripan.terminal.keeping import data_folder, write_whole

PATIENCE = 20.0  # seconds

Table = dict[str, Any]  # as the protocol's `table` shows it


class Unreachable(GameError):
    """Nobody answers at that address, or nobody we understand."""


class Link(NamedTuple):
    server: str
    table: str | None
    invitation: str | None


def read_link(text: str) -> Link:
    """A server's address, or the link to one of its tables as browsers show it: …/t/TABLE?i=INVITATION."""
    parts = urlsplit(text if "://" in text else f"http://{text}")
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise Unreachable("server_address", address=text[:80])
    words = parts.path.strip("/").split("/")
    table = words[1] if len(words) == 2 and words[0] == "t" else None
    return Link(f"{parts.scheme}://{parts.netloc}", table, parse_qs(parts.query).get("i", [None])[0])


class House:
    """Remembers between visits who we are, so that our seats stay ours; with a token we are a bot."""

    def __init__(self, address: str, token: str | None = None, memory: Path | None = None) -> None:
        self.address = address
        self.token = token
        self.name = ""
        self.person = ""  # our own id
        self.owner: str | None = None  # for a bot: whose it is
        self.memory = memory or data_folder() / "visits.json"
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        self.http = httpx.AsyncClient(base_url=address, headers=headers, timeout=PATIENCE)

    async def ask(self, method: str, path: str, data: object = None) -> Any:
        """What the server answers, or its refusal as a GameError."""
        try:
            answer = (
                await self.http.request(method, path, json=data)
                if data is not None
                else await self.http.request(method, path)
            )
            told = answer.json() if answer.content else None
        except (httpx.HTTPError, httpx.InvalidURL, ValueError) as error:
            reason = str(error) or type(error).__name__
            raise Unreachable("server_unreachable", address=self.address, reason=reason) from error
        if answer.is_success:
            return told
        if isinstance(told, dict) and isinstance(told.get("error"), str) and isinstance(told.get("facts"), dict):
            raise GameError(told["error"], **told["facts"])
        raise Unreachable("server_unreachable", address=self.address, reason=f"HTTP {answer.status_code}")

    async def come_in(self, name: str, language: str) -> None:
        """As who we were last time, else as a new guest of this name."""
        if self.token is None:
            self.http.cookies.update(self._visits().get(self.address, {}))
        try:
            me = await self.ask("GET", "/api/me")
        except GameError as error:
            if error.code != "not_signed_in" or self.token is not None:
                raise
            self.http.cookies.clear()
            me = await self.ask("POST", "/api/guest", {"name": name, "language": language})
        self.person, self.name, self.owner = me["id"], me["name"], me["bot_of"]
        self._remember()

    def _visits(self) -> dict[str, dict[str, str]]:
        try:
            visits: dict[str, dict[str, str]] = json.loads(self.memory.read_text("utf-8"))
        except (OSError, ValueError):
            return {}
        return visits

    def _remember(self) -> None:
        """Only for our own eyes: whoever has the cookie is us."""
        if self.token is None:
            visits = {**self._visits(), self.address: dict(self.http.cookies)}
            self.memory.parent.mkdir(parents=True, exist_ok=True)
            self.memory.touch(mode=0o600)
            write_whole(self.memory, json.dumps(visits))
            self.memory.chmod(0o600)

    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    # ---- tables

    async def open_tables(self) -> list[Table]:
        tables: list[Table] = await self.ask("GET", "/api/tables")
        return tables

    async def my_tables(self) -> list[Table]:
        tables: list[Table] = await self.ask("GET", "/api/tables/mine")
        return tables

    async def make_table(self, game: str, players: int, **more: Any) -> Any:
        """The new table and its invitation; nobody sits there yet."""
        return await self.ask("POST", "/api/tables", {"game": game, "players": players, **more})

    async def look(self, table: str, invitation: str | None = None) -> Any:
        query = f"?invitation={quote(invitation)}" if invitation else ""
        return await self.ask("GET", f"/api/tables/{quote(table, safe='')}{query}")

    async def sit(self, table: str, invitation: str | None = None, seat: int | None = None) -> Any:
        """Take a seat, and add our part to the seed of the shuffle."""
        data = {"random": secrets.token_hex(16), "seat": seat, "invitation": invitation}
        return await self.ask("POST", f"/api/tables/{quote(table, safe='')}/sit", data)

    async def seat_bot(self, table: str, seat: int, level: str) -> Any:
        return await self.ask("POST", f"/api/tables/{table}/bot", {"seat": seat, "level": level})

    async def start(self, table: str) -> Any:
        return await self.ask("POST", f"/api/tables/{table}/start")

    async def rematch(self, table: str) -> Any:
        """Take a seat where those who sat at a table play again; who asks first makes that table."""
        made = await self.ask("POST", f"/api/tables/{table}/rematch")
        return await self.sit(made["table"]["table"], made["invitation"])

    async def leave(self, table: str) -> Any:
        return await self.ask("POST", f"/api/tables/{table}/leave")

    def link(self, table: str, invitation: str | None) -> str:
        return f"{self.address}/t/{table}" + (f"?i={invitation}" if invitation else "")

    async def close(self) -> None:
        await self.http.aclose()
