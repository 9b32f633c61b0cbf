"""Cookies and tokens: what a browser or a remote bot shows to say who it is, with our signature."""

from __future__ import annotations

from typing import NamedTuple

from litestar.datastructures import Cookie

from noripan.server.accounts.seals import seal, unseal
from noripan.server.store.key import Keys

YEAR_MS = 365 * 24 * 3600 * 1000
RENEW_MS = 24 * 3600 * 1000  # a cookie older than this is given out anew
TOKEN_PREFIX = "noripan_"  # lets scanners for lost secrets recognise it


class Claim(NamedTuple):
    """Who somebody is by our own signature; whether the session still counts is in the database."""

    person: str
    session: int
    issued_at: int
    bot: bool


def cookie_name(https: bool) -> str:
    """Browsers let nobody but this very host set a cookie whose name begins with __Host-."""
    return "__Host-noripan" if https else "noripan"


def session_cookie(keys: Keys, person: str, session: int, now: int, https: bool) -> Cookie:
    value = seal(keys, "session", f"{person}.{session}.{now}")
    return Cookie(
        key=cookie_name(https), value=value, path="/", max_age=YEAR_MS // 1000, httponly=True, samesite="lax", secure=https
    )


def ended_cookie(https: bool) -> Cookie:
    return Cookie(key=cookie_name(https), value="", path="/", max_age=0, httponly=True, samesite="lax", secure=https)


def read_session(keys: Keys, value: str, now: int) -> Claim | None:
    text = unseal(keys, "session", value)
    if text is None:
        return None
    person, session, issued_at = text.split(".")
    claim = Claim(person, int(session), int(issued_at), bot=False)
    return claim if now - claim.issued_at < YEAR_MS else None


def bot_token(keys: Keys, bot: str, session: int) -> str:
    return TOKEN_PREFIX + seal(keys, "bot", f"{bot}.{session}")


def read_bot_token(keys: Keys, token: str) -> Claim | None:
    text = unseal(keys, "bot", token.removeprefix(TOKEN_PREFIX))
    if text is None:
        return None
    bot, session = text.split(".")
    return Claim(bot, int(session), 0, bot=True)
