"""Operators: whoever can read the server's key makes a link, which once lets a browser in for some hours."""

from __future__ import annotations

from litestar.datastructures import Cookie
from sqlalchemy import delete, insert
from sqlalchemy.exc import IntegrityError

from noripan.server.accounts.seals import seal, unseal
from noripan.server.context import Server
from noripan.server.environment import Environment
from noripan.server.origins import HttpConnection, is_https, own_address
from noripan.server.settings import Settings
from noripan.server.store.key import Keys
from noripan.server.store.schema import SPENT_CHALLENGES

PASS, COOKIE = "operator pass", "operator cookie"  # what a seal is for
PASS_MS = 10 * 60 * 1000
COOKIE_MS = 12 * 3600 * 1000


def new_link(keys: Keys, environment: Environment, settings: Settings) -> str:
    sealed = seal(keys, PASS, f"{environment.token()}.{environment.now() + PASS_MS}")
    return f"{own_address(settings)}/admin?pass={sealed}"


async def spend_pass(server: Server, sealed: str) -> bool:
    """Whether a link is one of ours and opened for the first time."""
    text = unseal(server.key, PASS, sealed)
    if text is None:
        return False
    name, _, expires_at = text.partition(".")
    if int(expires_at) <= (now := server.environment.now()):
        return False
    try:
        async with server.engine.begin() as connection:
            await connection.execute(delete(SPENT_CHALLENGES).where(SPENT_CHALLENGES.c.expires_at <= now))
            await connection.execute(insert(SPENT_CHALLENGES).values(id=name, expires_at=int(expires_at)))
    except IntegrityError:
        return False
    return True


def cookie_name(https: bool) -> str:
    return "__Host-noripan-operator" if https else "noripan-operator"


def operator_cookie(server: Server, connection: HttpConnection) -> Cookie:
    https = is_https(connection, server.settings)
    value = seal(server.key, COOKIE, str(server.environment.now() + COOKIE_MS))
    seconds = COOKIE_MS // 1000
    return Cookie(
        key=cookie_name(https), value=value, path="/", max_age=seconds, httponly=True, samesite="lax", secure=https
    )


def is_operator(connection: HttpConnection, server: Server) -> bool:
    value = connection.cookies.get(cookie_name(is_https(connection, server.settings)))
    expires_at = unseal(server.key, COOKIE, value) if value else None
    return expires_at is not None and int(expires_at) > server.environment.now()
