"""Recovery codes: the same person on another device, without a password."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from sqlalchemy import select, update

from noripan.server.accounts.person import Person, same_session
from noripan.server.accounts.recovery import hash_secret, new_code, read_code, secret_fits
from noripan.server.accounts.sign_ins import note_sign_in
from noripan.server.context import Server
from noripan.server.errors import NotAllowed
from noripan.server.http.refusals import AnyRequest
from noripan.server.http.routes.me import Me, cookie_for, me_by_id
from noripan.server.store.schema import PEOPLE


class RecoveryCode(msgspec.Struct):
    code: str  # shown this once


class Recover(msgspec.Struct, forbid_unknown_fields=True):
    code: Annotated[str, msgspec.Meta(min_length=1, max_length=80)]


@post("/api/me/recovery", opt={"rate": "secret"}, summary="Get a recovery code; one given out before counts no longer")
async def make_recovery_code(server: NamedDependency[Server], human: NamedDependency[Person]) -> RecoveryCode:
    code = new_code(server.environment)
    kept = await hash_secret(code.secret)
    async with server.engine.begin() as connection:
        await connection.execute(update(PEOPLE).where(same_session(human)).values(recovery_id=code.id, recovery=kept))
    return RecoveryCode(str(code))


@post("/api/recover", opt={"rate": "sign_in"}, status_code=200, summary="Sign in by a recovery code")
async def recover(request: AnyRequest, server: NamedDependency[Server], data: JSONBody[Recover]) -> Response[Me]:
    code = read_code(data.code)
    found = None
    if code is not None:
        query = select(PEOPLE.c.id, PEOPLE.c.session, PEOPLE.c.recovery).where(PEOPLE.c.recovery_id == code.id)
        async with server.engine.connect() as connection:
            found = (await connection.execute(query)).one_or_none()
        if not await secret_fits(code.secret, found.recovery if found else None):
            found = None
    await note_sign_in(server, request, "recovery", found.id if found else None)
    if found is None:
        raise NotAllowed("wrong_recovery_code")
    return Response(await me_by_id(server, found.id), cookies=[cookie_for(request, server, found.id, found.session)])


RECOVERY_ROUTES = [make_recovery_code, recover]
