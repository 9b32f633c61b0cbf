"""Passkeys: register them, sign in by them, list and delete them."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter
from sqlalchemy import delete as delete_from
from sqlalchemy import func, insert, select, update
from sqlalchemy.exc import IntegrityError
from webauthn.helpers import bytes_to_base64url

from noripan.server.accounts.challenges import COOKIE, challenge_cookie, new_challenge, spend_challenge, spent_cookie
from noripan.server.accounts.names import clean_name
from noripan.server.accounts.passkeys import (
    BASE64,
    Assertion,
    Attestation,
    check_assertion,
    check_attestation,
    place_of,
    registration_options,
    sign_in_options,
)
from noripan.server.accounts.person import Person
from noripan.server.accounts.sign_ins import note_sign_in
from noripan.server.context import Server
from noripan.server.errors import Conflict, NotAllowed, NotFound
from noripan.server.http.refusals import AnyRequest
from noripan.server.http.routes.me import Me, Name, cookie_for, me_by_id
from noripan.server.origins import is_https
from noripan.server.store.schema import PASSKEYS, PEOPLE

MOST_PASSKEYS = 10
SIGN_IN = "sign in"


class Passkey(msgspec.Struct):
    id: str
    name: str
    created_at: int


class NewPasskey(msgspec.Struct, forbid_unknown_fields=True):
    name: Name
    credential: Attestation


class SignIn(msgspec.Struct, forbid_unknown_fields=True):
    credential: Assertion


class Ceremony(msgspec.Struct):
    """What the browser's navigator.credentials needs, as its parse…FromJSON() reads it."""

    options: dict[str, Any]


def to_register(person: Person) -> str:
    return f"register {person.id}"


@post("/api/me/passkeys/begin", opt={"rate": "secret"}, status_code=200, summary="Begin to register a passkey")
async def begin_registration(
    request: AnyRequest, server: NamedDependency[Server], human: NamedDependency[Person]
) -> Response[Ceremony]:
    place = place_of(request, server.settings)
    challenge = new_challenge(server)
    known = [key.id for key in await passkeys_of(server, human)]
    if len(known) >= MOST_PASSKEYS:
        raise Conflict("most_passkeys", most=MOST_PASSKEYS)
    cookie = challenge_cookie(server, to_register(human), challenge, is_https(request, server.settings))
    return Response(Ceremony(registration_options(place, human, known, challenge)), cookies=[cookie])


@post("/api/me/passkeys", opt={"rate": "secret"}, summary="Register a passkey")
async def register_passkey(
    request: AnyRequest, server: NamedDependency[Server], human: NamedDependency[Person], data: JSONBody[NewPasskey]
) -> Response[Passkey]:
    name = clean_name(data.name)
    challenge = await spend_challenge(server, to_register(human), request.cookies.get(COOKIE))
    verified = check_attestation(data.credential, place_of(request, server.settings), challenge)
    passkey = Passkey(bytes_to_base64url(verified.credential_id), name, server.environment.now())
    row = {"id": passkey.id, "name": name, "created_at": passkey.created_at, "person": human.id}
    try:
        async with server.engine.begin() as connection:
            count = await connection.scalar(select(func.count()).select_from(PASSKEYS).where(PASSKEYS.c.person == human.id))
            if count is not None and count >= MOST_PASSKEYS:
                raise Conflict("most_passkeys", most=MOST_PASSKEYS)
            key = {"public_key": verified.credential_public_key, "sign_count": verified.sign_count}
            await connection.execute(insert(PASSKEYS).values(**row, **key))
    except IntegrityError as error:
        raise Conflict("passkey_known") from error
    return Response(passkey, status_code=201, cookies=[spent_cookie(is_https(request, server.settings))])


@post("/api/passkeys/begin", opt={"rate": "sign_in"}, status_code=200, summary="Begin to sign in by a passkey")
async def begin_sign_in(request: AnyRequest, server: NamedDependency[Server]) -> Response[Ceremony]:
    challenge = new_challenge(server)
    cookie = challenge_cookie(server, SIGN_IN, challenge, is_https(request, server.settings))
    return Response(Ceremony(sign_in_options(place_of(request, server.settings), challenge)), cookies=[cookie])


@post("/api/passkeys/sign-in", opt={"rate": "sign_in"}, status_code=200, summary="Sign in by a passkey")
async def sign_in(request: AnyRequest, server: NamedDependency[Server], data: JSONBody[SignIn]) -> Response[Me]:
    challenge = await spend_challenge(server, SIGN_IN, request.cookies.get(COOKIE))
    columns = (PASSKEYS.c.person, PASSKEYS.c.public_key, PASSKEYS.c.sign_count, PEOPLE.c.session)
    async with server.engine.connect() as connection:
        query = select(*columns).join(PEOPLE).where(PASSKEYS.c.id == data.credential.id)
        key = (await connection.execute(query)).one_or_none()
    try:
        if key is None:
            raise NotAllowed("passkey_refused")
        check_user(data.credential, key.person)
        place = place_of(request, server.settings)
        verified = check_assertion(data.credential, place, challenge, key.public_key, key.sign_count)
    except NotAllowed:
        await note_sign_in(server, request, "passkey", None)
        raise
    await note_sign_in(server, request, "passkey", key.person)
    async with server.engine.begin() as connection:
        used = update(PASSKEYS).where(PASSKEYS.c.id == data.credential.id)
        await connection.execute(used.values(sign_count=verified.new_sign_count))
    https = is_https(request, server.settings)
    cookies = [cookie_for(request, server, key.person, key.session), spent_cookie(https)]
    return Response(await me_by_id(server, key.person), cookies=cookies)


def check_user(credential: Assertion, person: str) -> None:
    """An authenticator that says whose key it is must mean the person we gave it to."""
    handle = credential.response.user_handle
    if handle is not None and handle != bytes_to_base64url(bytes.fromhex(person)):
        raise NotAllowed("passkey_refused")


async def passkeys_of(server: Server, person: Person) -> list[Passkey]:
    query = select(PASSKEYS.c.id, PASSKEYS.c.name, PASSKEYS.c.created_at).where(PASSKEYS.c.person == person.id)
    async with server.engine.connect() as connection:
        return [Passkey(*row) for row in await connection.execute(query.order_by(PASSKEYS.c.created_at, PASSKEYS.c.id))]


@get("/api/me/passkeys", summary="My passkeys")
async def list_passkeys(server: NamedDependency[Server], human: NamedDependency[Person]) -> list[Passkey]:
    return await passkeys_of(server, human)


@delete("/api/me/passkeys/{passkey:str}", summary="Delete a passkey")
async def delete_passkey(
    server: NamedDependency[Server],
    human: NamedDependency[Person],
    passkey: Annotated[str, PathParameter(pattern=BASE64, max_length=400)],
) -> None:
    mine = (PASSKEYS.c.id == passkey, PASSKEYS.c.person == human.id)
    async with server.engine.begin() as connection:
        if (await connection.execute(delete_from(PASSKEYS).where(*mine))).rowcount == 0:
            raise NotFound("no_such_passkey")


PASSKEY_ROUTES = [begin_registration, register_passkey, begin_sign_in, sign_in, list_passkeys, delete_passkey]
