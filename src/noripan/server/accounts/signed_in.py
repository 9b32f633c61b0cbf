"""Who is behind a connection."""

from __future__ import annotations

from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.types import Scope

from noripan.server.accounts.cookies import Claim, cookie_name, read_bot_token, read_session
from noripan.server.accounts.person import Person
from noripan.server.context import Server
from noripan.server.errors import NotAllowed, NotSignedIn
from noripan.server.origins import HttpConnection, is_https


def claim_of(connection: HttpConnection, server: Server) -> Claim | None:
    """What the connection's cookie or bearer token says, if we signed it; whether it still counts is not checked here."""
    authorization = connection.headers.get("authorization")
    if authorization is not None:
        scheme, _, token = authorization.partition(" ")
        return read_bot_token(server.key, token.strip()) if scheme.lower() == "bearer" else None
    value = connection.cookies.get(cookie_name(is_https(connection, server.settings)))
    return read_session(server.key, value, server.environment.now()) if value else None


async def person_of(connection: HttpConnection, server: Server) -> Person | None:
    """For every request: a session that was ended elsewhere may count a few seconds longer."""
    claim = claim_of(connection, server)
    return _confirmed(claim, await server.people.find(claim.person)) if claim else None


async def person_now(connection: HttpConnection, server: Server) -> Person | None:
    """For what lasts, like a socket: checked against the database this moment."""
    claim = claim_of(connection, server)
    return _confirmed(claim, await server.people.find_now(claim.person)) if claim else None


def _confirmed(claim: Claim, person: Person | None) -> Person | None:
    fits = person is not None and person.session == claim.session and (person.bot_of is not None) == claim.bot
    return person if fits else None


async def provide_person(scope: Scope, server: NamedDependency[Server]) -> Person:
    """Somebody signed in: a human, or a remote bot by its token."""
    person = await person_of(ASGIConnection(scope), server)
    if person is None:
        raise NotSignedIn("not_signed_in")
    return person


async def provide_human(scope: Scope, server: NamedDependency[Server]) -> Person:
    """Somebody signed in who is not a remote bot, checked against the database: only humans do what must not go wrong."""
    person = await person_now(ASGIConnection(scope), server)
    if person is None:
        raise NotSignedIn("not_signed_in")
    if person.bot_of is not None:
        raise NotAllowed("not_for_bots")
    return person
