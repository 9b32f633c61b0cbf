"""Guests, and all that a person can do about themselves."""

from __future__ import annotations

import contextlib
from typing import Annotated

import msgspec
from litestar import Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody
from sqlalchemy import func, insert, select, update

from noripan.core.errors import GameError
from noripan.server.accounts.cookies import RENEW_MS, ended_cookie, session_cookie
from noripan.server.accounts.deletion import remove_person
from noripan.server.accounts.export import Export, export_person
from noripan.server.accounts.names import clean_name
from noripan.server.accounts.person import Language, Person, same_session
from noripan.server.accounts.sign_ins import note_sign_in
from noripan.server.accounts.signed_in import claim_of, person_of
from noripan.server.context import Server
from noripan.server.errors import Conflict, NotSignedIn
from noripan.server.http.refusals import AnyRequest
from noripan.server.notifications.subscriptions import unsubscribe_all
from noripan.server.origins import is_https
from noripan.server.store.schema import PASSKEYS, PEOPLE
from noripan.server.tables.clock import DAY_MS
from noripan.server.tables.service import TableService

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=100, description="At most 24 visible characters are kept")]

NOTHING = {204: ResponseSpec(None, description="Done")}  # else a response with cookies would be documented as JSON


class NewGuest(msgspec.Struct, forbid_unknown_fields=True):
    name: Name
    language: Language


class ProfileChange(msgspec.Struct, forbid_unknown_fields=True):
    name: Name | None = None
    language: Language | None = None


class Me(msgspec.Struct):
    id: str
    name: str
    language: Language
    bot_of: str | None
    created_at: int
    recovery: bool  # whether there is a recovery code
    passkeys: int


async def me_by_id(server: Server, person: str) -> Me:
    keys = select(func.count()).where(PASSKEYS.c.person == PEOPLE.c.id).scalar_subquery()
    columns = (PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.language, PEOPLE.c.bot_of, PEOPLE.c.created_at)
    query = select(*columns, PEOPLE.c.recovery.is_not(None), keys).where(
        PEOPLE.c.id == person, PEOPLE.c.deleted_at.is_(None), PEOPLE.c.banned_at.is_(None)
    )
    async with server.engine.connect() as connection:
        row = (await connection.execute(query)).one_or_none()
    if row is None:
        raise NotSignedIn("not_signed_in")
    return Me(*row)


def cookie_for(request: AnyRequest, server: Server, person: str, session: int) -> Cookie:
    return session_cookie(server.key, person, session, server.environment.now(), is_https(request, server.settings))


def farewell(request: AnyRequest, server: Server) -> Response[None]:
    return Response(None, status_code=204, cookies=[ended_cookie(is_https(request, server.settings))])


@post("/api/guest", opt={"rate": "guest"}, summary="Sign in as a guest with a name")
async def come_in(request: AnyRequest, server: NamedDependency[Server], data: JSONBody[NewGuest]) -> Response[Me]:
    if await person_of(request, server) is not None:
        raise Conflict("already_signed_in")
    guest = Person(server.environment.token(), clean_name(data.name), data.language, bot_of=None, session=0)
    row = msgspec.structs.asdict(guest) | {"created_at": server.environment.now()}
    async with server.engine.begin() as connection:
        await connection.execute(insert(PEOPLE).values(row))
    await note_sign_in(server, request, "guest", guest.id)
    cookie = cookie_for(request, server, guest.id, guest.session)
    return Response(await me_by_id(server, guest.id), status_code=201, cookies=[cookie])


@get("/api/me", summary="Who am I? A cookie that has grown old is renewed")
async def show_me(request: AnyRequest, server: NamedDependency[Server], person: NamedDependency[Person]) -> Response[Me]:
    await note_seen(server, person)
    claim = claim_of(request, server)
    old = claim is not None and not claim.bot and server.environment.now() - claim.issued_at > RENEW_MS
    cookies = [cookie_for(request, server, person.id, person.session)] if old else []
    return Response(await me_by_id(server, person.id), cookies=cookies)


async def note_seen(server: Server, person: Person) -> None:
    """By the day, so that guests who never came back can be told from those who did."""
    now = server.environment.now()
    longer_ago = func.coalesce(PEOPLE.c.seen_at, PEOPLE.c.created_at) < now - DAY_MS
    async with server.engine.connect() as connection:
        due = await connection.scalar(select(PEOPLE.c.id).where(PEOPLE.c.id == person.id, longer_ago))
    if due is not None:
        async with server.engine.begin() as connection:
            await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person.id).values(seen_at=now))


@patch("/api/me", summary="Change my name or language")
async def change_me(server: NamedDependency[Server], person: NamedDependency[Person], data: JSONBody[ProfileChange]) -> Me:
    changes: dict[str, str] = {}
    if data.name is not None:
        changes["name"] = clean_name(data.name)
    if data.language is not None:
        changes["language"] = data.language
    if changes:
        async with server.engine.begin() as connection:
            await connection.execute(update(PEOPLE).where(same_session(person)).values(**changes))
        server.people.forget(person.id)
    return await me_by_id(server, person.id)


@delete("/api/me", responses=NOTHING, summary="Delete this account and its bots; their matches stay without names")
async def delete_me(
    request: AnyRequest,
    server: NamedDependency[Server],
    tables: NamedDependency[TableService],
    human: NamedDependency[Person],
) -> Response[None]:
    await leave_for_good(server, tables, human.id)
    return farewell(request, server)


async def leave_for_good(server: Server, tables: TableService, person: str) -> None:
    async with server.engine.begin() as connection:
        left = await remove_person(connection, person, server.environment.now())
    for one in left.people:
        server.people.forget(one)
    await tables.sessions.check()
    for table in left.open_tables:
        await tables.refreshed(table)
    for table, seat in left.seats_in_play:
        with contextlib.suppress(GameError):  # a match that cannot be replayed any more holds nobody back
            await tables.leave_seat(table, seat)


@get("/api/me/export", opt={"rate": "secret"}, summary="All that is kept about me")
async def export_me(server: NamedDependency[Server], human: NamedDependency[Person]) -> Export:
    async with server.engine.connect() as connection:
        return await export_person(connection, human.id)


@post("/api/sign-out", status_code=204, responses=NOTHING, summary="Sign out here")
async def sign_out(request: AnyRequest, server: NamedDependency[Server]) -> Response[None]:
    return farewell(request, server)


@post("/api/me/sign-out-everywhere", status_code=204, responses=NOTHING, summary="Sign out on every device")
async def sign_out_everywhere(
    request: AnyRequest,
    server: NamedDependency[Server],
    tables: NamedDependency[TableService],
    human: NamedDependency[Person],
) -> Response[None]:
    async with server.engine.begin() as connection:
        await connection.execute(update(PEOPLE).where(same_session(human)).values(session=PEOPLE.c.session + 1))
        await unsubscribe_all(connection, human.id, "push")
    server.people.forget(human.id)
    await tables.sessions.check()
    return farewell(request, server)


ME_ROUTES = [come_in, show_me, change_me, delete_me, export_me, sign_out, sign_out_everywhere]
