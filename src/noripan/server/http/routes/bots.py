"""Remote bots: accounts that a person makes for programs of their own, which sign in by a token."""

from __future__ import annotations

import msgspec
from litestar import delete, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from sqlalchemy import func, insert, select

from noripan.server.accounts.cookies import bot_token
from noripan.server.accounts.names import clean_name
from noripan.server.accounts.person import Person, PersonId
from noripan.server.context import Server
from noripan.server.errors import Conflict, NotFound
from noripan.server.http.routes.me import Name, leave_for_good
from noripan.server.store.schema import PEOPLE
from noripan.server.tables.service import TableService

MOST_BOTS = 10


class NewBot(msgspec.Struct, forbid_unknown_fields=True):
    name: Name


class BotAccount(msgspec.Struct):
    id: str
    name: str
    created_at: int


class BotWithToken(msgspec.Struct):
    bot: BotAccount
    token: str  # shown this once


@post("/api/me/bots", opt={"rate": "secret"}, summary="Make a bot and get its token")
async def make_bot(server: NamedDependency[Server], human: NamedDependency[Person], data: JSONBody[NewBot]) -> BotWithToken:
    bot = BotAccount(server.environment.token(), clean_name(data.name), server.environment.now())
    row = {"id": bot.id, "name": bot.name, "created_at": bot.created_at, "language": human.language}
    async with server.engine.begin() as connection:
        count = await connection.scalar(select(func.count()).select_from(PEOPLE).where(PEOPLE.c.bot_of == human.id))
        if count is not None and count >= MOST_BOTS:
            raise Conflict("most_bots", most=MOST_BOTS)
        await connection.execute(insert(PEOPLE).values(**row, bot_of=human.id, session=0))
    return BotWithToken(bot, bot_token(server.key, bot.id, 0))


@get("/api/me/bots", summary="My bots")
async def list_bots(server: NamedDependency[Server], human: NamedDependency[Person]) -> list[BotAccount]:
    query = select(PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.created_at).where(PEOPLE.c.bot_of == human.id)
    async with server.engine.connect() as connection:
        return [BotAccount(*row) for row in await connection.execute(query.order_by(PEOPLE.c.created_at, PEOPLE.c.id))]


@delete("/api/me/bots/{bot:str}", summary="Delete a bot; its token counts no longer")
async def delete_bot(
    server: NamedDependency[Server], tables: NamedDependency[TableService], human: NamedDependency[Person], bot: PersonId
) -> None:
    async with server.engine.connect() as connection:
        if not await connection.scalar(select(PEOPLE.c.id).where(PEOPLE.c.id == bot, PEOPLE.c.bot_of == human.id)):
            raise NotFound("no_such_bot")
    await leave_for_good(server, tables, bot)


BOT_ROUTES = [make_bot, list_bots, delete_bot]
