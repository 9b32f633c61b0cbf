"""Challenges: what a passkey must sign. A sealed cookie keeps each, so that any process can check the answer, once."""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode

from litestar.datastructures import Cookie
from sqlalchemy import delete, insert
from sqlalchemy.exc import IntegrityError

from noripan.server.accounts.seals import seal, unseal
from noripan.server.context import Server
from noripan.server.errors import NotAllowed
from noripan.server.store.schema import SPENT_CHALLENGES

COOKIE = "noripan-challenge"
LASTS_MS = 5 * 60 * 1000
BYTES = 32


def new_challenge(server: Server) -> bytes:
    return server.environment.random_bytes(BYTES)


def challenge_cookie(server: Server, purpose: str, challenge: bytes, https: bool) -> Cookie:
    """`purpose` says what the answer will be good for, and for whom."""
    text = f"{urlsafe_b64encode(challenge).decode()}.{server.environment.now() + LASTS_MS}"
    return _cookie(seal(server.key, f"challenge {purpose}", text), LASTS_MS // 1000, https)


def spent_cookie(https: bool) -> Cookie:
    return _cookie("", 0, https)


def _cookie(value: str, seconds: int, https: bool) -> Cookie:
    return Cookie(key=COOKIE, value=value, path="/api", max_age=seconds, httponly=True, samesite="strict", secure=https)


async def spend_challenge(server: Server, purpose: str, value: str | None) -> bytes:
    """The challenge, which from now on counts no more. Raises NotAllowed."""
    text = unseal(server.key, f"challenge {purpose}", value) if value else None
    if text is None:
        raise NotAllowed("no_challenge")
    challenge, _, expires_at = text.partition(".")
    now = server.environment.now()
    if int(expires_at) <= now:
        raise NotAllowed("no_challenge")
    try:
        async with server.engine.begin() as connection:
            await connection.execute(delete(SPENT_CHALLENGES).where(SPENT_CHALLENGES.c.expires_at <= now))
            await connection.execute(insert(SPENT_CHALLENGES).values(id=challenge, expires_at=int(expires_at)))
    except IntegrityError as error:
        raise NotAllowed("no_challenge") from error
    return urlsafe_b64decode(challenge)
