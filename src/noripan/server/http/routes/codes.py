"""Codes over HTTP: which table somebody means who types one."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import get
from litestar.di import NamedDependency
from litestar.params import PathParameter
from sqlalchemy import and_, or_, select

from noripan.server.context import Server
from noripan.server.errors import NotFound
from noripan.server.store.schema import TABLES
from noripan.server.tables.code import readings


class TableFound(msgspec.Struct):
    """Where a code leads; the invitation comes with it if the code is one."""

    table: str
    invitation: str | None


@get("/api/codes/{code:str}", tags=["tables"], opt={"rate": "code"}, summary="Which table a code stands for")
async def find_by_code(
    server: NamedDependency[Server], code: Annotated[str, PathParameter(min_length=4, max_length=40)]
) -> TableFound:
    """The code of a public table is its id, that of a private one is its invitation. How it is typed matters little."""
    meant = readings(code)
    there = TABLES.c.status.in_(("open", "playing"))
    wanted = select(TABLES).where(or_(TABLES.c.id.in_(meant), and_(TABLES.c.invitation.in_(meant), there)))
    async with server.engine.connect() as connection:
        row = (await connection.execute(wanted.limit(1))).one_or_none()
    if row is None:
        raise NotFound("no_such_code")
    return TableFound(row.id, row.invitation if row.invitation in meant else None)
