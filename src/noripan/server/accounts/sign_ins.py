"""The audit log of sign-ins: when, in which way, who, and from where as far as the access log may say it."""

from __future__ import annotations

import hmac
from typing import Literal

from sqlalchemy import delete, insert

from noripan.server.context import Server
from noripan.server.limits import address_key
from noripan.server.origins import HttpConnection, client_address
from noripan.server.store.schema import SIGN_INS

KEPT_MS = 90 * 86_400_000
SignInWay = Literal["guest", "recovery", "passkey", "operator"]


async def note_sign_in(server: Server, connection: HttpConnection, way: SignInWay, person: str | None) -> None:
    """Without a person it was refused, except for operators, who have no account."""
    now, address = server.environment.now(), logged_address(server, connection)
    row = {"id": server.environment.token(), "at": now, "way": way, "person": person, "address": address}
    async with server.engine.begin() as transaction:
        await transaction.execute(delete(SIGN_INS).where(SIGN_INS.c.at < now - KEPT_MS))
        await transaction.execute(insert(SIGN_INS).values(row))


def logged_address(server: Server, connection: HttpConnection) -> str | None:
    """Whose request it was; a hash is the same as long as the server's key is."""
    address = address_key(client_address(connection, server.settings))
    match server.settings.log_addresses:
        case "plain":
            return address
        case "hash":
            return hmac.digest(server.key[0], f"address\n{address}".encode(), "sha256").hex()[:16]
        case _:
            return None
