"""HttpClient: what a server offers over HTTP, to one person or one bot."""

from __future__ import annotations

import json
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import parse_qs, quote, urlsplit

import httpx

from noripan.client.shuffle import ShuffleNotes, ShuffleVerdict, TableData, judge
from noripan.core.errors import GameError
from noripan.files import write_whole
from noripan.protocol.fair import promise_of

TIMEOUT_SECONDS = 20.0


class Unreachable(GameError):
    """Nobody answers at that address, or not in our protocol."""


class Link(NamedTuple):
    """Where a server is, and which table a link leads to, if any."""

    server: str
    table: str | None
    invitation: str | None
    code: str | None = None  # in place of a table: what somebody read aloud


def read_link(text: str) -> Link:
    """A server's address, or the link to one of its tables as browsers show it.

    >>> read_link("https://play.example.org/t/k3f9?i=secret")
    Link(server='https://play.example.org', table='k3f9', invitation='secret')
    """
    parts = urlsplit(text if "://" in text else f"http://{text}")
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise Unreachable("server_address", address=text[:80])
    words = parts.path.strip("/").split("/")
    table = words[1] if len(words) == 2 and words[0] == "t" else None
    return Link(f"{parts.scheme}://{parts.netloc}", table, parse_qs(parts.query).get("i", [None])[0])


class HttpClient:
    """One account on one server. With a `token` it is a bot's; with `visits`, a file, the same guest returns next time;
    with `shuffles`, a folder, what proves each shuffle is kept there.

    async with HttpClient("https://play.example.org") as http:
        await http.sign_in("Ada")
        made = await http.make_table(game, 4, public=True, bots=["casual"] * 3)
        await http.sit(made["table"]["id"], made["invitation"])
    """

    def __init__(
        self, address: str, token: str | None = None, visits: Path | None = None, shuffles: Path | None = None
    ) -> None:
        self.address = address
        self.token = token
        self.name = ""
        self.person = ""  # our own id
        self.owner: str | None = None  # a bot's person
        self.visits = visits
        self.shuffles = ShuffleNotes(address, shuffles)
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        self.session = httpx.AsyncClient(base_url=address, headers=headers, timeout=TIMEOUT_SECONDS)

    async def __aenter__(self) -> HttpClient:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """End all connections to the server."""
        await self.session.aclose()

    async def ask(self, method: str, path: str, data: object = None) -> Any:
        """The server's answer, or its refusal as a GameError."""
        try:
            answer = await self.session.request(method, path, json=data)
            told = answer.json() if answer.content else None
        except (httpx.HTTPError, httpx.InvalidURL, ValueError) as error:
            reason = str(error) or type(error).__name__
            raise Unreachable("server_unreachable", address=self.address, reason=reason) from error
        if answer.is_success:
            return told
        if isinstance(told, dict) and isinstance(told.get("error"), str) and isinstance(told.get("details"), dict):
            raise GameError(told["error"], **told["details"])
        raise Unreachable("server_unreachable", address=self.address, reason=f"HTTP {answer.status_code}")

    # ---- who we are

    async def sign_in(self, name: str = "", language: str = "en") -> None:
        """As the bot of our token, as the guest of our last visit, or as a new guest of this name."""
        if self.token is None:
            self.session.cookies.update(self.known_cookies())
        try:
            me = await self.ask("GET", "/api/me")
        except GameError as error:
            if error.code != "not_signed_in":
                raise
            if self.token is not None:
                raise GameError("unknown_token") from error
            self.session.cookies.clear()
            me = await self.ask("POST", "/api/guest", {"name": name, "language": language})
        self.person, self.name, self.owner = me["id"], me["name"], me["bot_of"]
        if self.token is None:
            self._remember()

    def credentials(self) -> dict[str, str]:
        """The header that proves who we are."""
        if self.token is not None:
            return {"Authorization": f"Bearer {self.token}"}
        return {"Cookie": "; ".join(f"{name}={value}" for name, value in self.session.cookies.items())}

    def known_cookies(self) -> dict[str, str]:
        """What the server gave us on our last visit."""
        return self._read_visits().get(self.address, {})

    def _read_visits(self) -> dict[str, dict[str, str]]:
        try:
            visits: dict[str, dict[str, str]] = json.loads(self.visits.read_text("utf-8")) if self.visits else {}
        except (OSError, ValueError):
            return {}
        return visits

    def _remember(self) -> None:
        """Readable only for this user: whoever has the cookie is us."""
        if self.visits is not None:
            visits = {**self._read_visits(), self.address: dict(self.session.cookies)}
            self.visits.parent.mkdir(parents=True, exist_ok=True)
            self.visits.touch(mode=0o600)
            write_whole(self.visits, json.dumps(visits))
            self.visits.chmod(0o600)

    # ---- tables; what returns one gives {"table": TableData, "invitation": text or None}

    async def open_tables(self) -> list[TableData]:
        """Public tables that wait for people, newest first."""
        tables: list[TableData] = await self.ask("GET", "/api/tables")
        return tables

    async def my_tables(self) -> list[TableData]:
        """Tables at which this account sits or which it opened, newest first."""
        tables: list[TableData] = await self.ask("GET", "/api/tables/mine")
        return tables

    async def make_table(self, game: str, players: int, **more: Any) -> Any:
        """A new table at which nobody sits yet; `more` are options, public, clock, bots … of `POST /api/tables`."""
        return await self.ask("POST", "/api/tables", {"game": game, "players": players, **more})

    async def get_table(self, table: str, invitation: str | None = None) -> Any:
        """One table: its players, settings and status."""
        query = f"?invitation={quote(invitation)}" if invitation else ""
        return await self.ask("GET", f"/api/tables/{quote(table, safe='')}{query}")

    async def find_code(self, code: str) -> Link:
        """The table that a join code stands for, with the invitation if the code is one. How it is typed matters little."""
        found = await self.ask("GET", f"/api/codes/{quote(code, safe='')}")
        return Link(self.address, found["table"], found["invitation"])

    async def sit(self, table: str, invitation: str | None = None, seat: int | None = None) -> Any:
        """Take a seat, any if none is named, and promise our part of the seed of the shuffle."""
        part = secrets.token_hex(16)
        data = {"promise": promise_of(table, part), "seat": seat, "invitation": invitation}
        made = await self.ask("POST", f"/api/tables/{quote(table, safe='')}/sit", data)
        self.shuffles.sat_down(made["table"], part)
        return made

    async def reveal(self, table: TableData) -> Any:
        """Reveal our part of the seed, if this table as it is shown waits for it and everybody is bound to theirs."""
        note = self.shuffles.may_reveal(table)
        if note is None:
            return None
        made = await self.ask("POST", f"/api/tables/{table['id']}/reveal", {"part": note.part})
        self.shuffles.was_revealed(note.table)
        return made

    async def check_shuffle(self, table: str, heard: Sequence[object] = ()) -> ShuffleVerdict:
        """After a match: was its shuffle the one that we took part in, and does it tell of the events that we heard?"""
        return judge(await self.record(table), self.shuffles.get(table), heard)

    async def seat_bot(self, table: str, seat: int, level: str) -> Any:
        """Put a bot on a free seat, or change its level; only the host may."""
        return await self.ask("POST", f"/api/tables/{table}/bot", {"seat": seat, "level": level})

    async def start(self, table: str) -> Any:
        """Start the match; it begins when everybody has revealed their part of the seed, as we do at once."""
        made = await self.ask("POST", f"/api/tables/{table}/start")
        return await self.reveal(made["table"]) or made

    async def rematch(self, table: str) -> Any:
        """Take a seat where the same people play again; the first to ask makes that table."""
        made = await self.ask("POST", f"/api/tables/{table}/rematch")
        return await self.sit(made["table"]["id"], made["invitation"])

    async def leave(self, table: str) -> Any:
        """Give the seat back; in mid-match a bot plays it."""
        return await self.ask("POST", f"/api/tables/{table}/leave")

    async def record(self, table: str) -> Any:
        """The record of a finished match, as `noripan replay` and `noripan verify` read it."""
        return await self.ask("GET", f"/api/tables/{quote(table, safe='')}/record")

    def link(self, table: str, invitation: str | None) -> str:
        """The address of a table, for people to open."""
        return f"{self.address}/t/{table}" + (f"?i={invitation}" if invitation else "")
