"""`noripan admin`, and what a database holds before and after it."""

from __future__ import annotations

from sqlalchemy import URL, select
from typer.testing import CliRunner, Result

from noripan.cli.main import app
from noripan.server.store.database import Database, open_database, prepare
from noripan.server.store.schema import METADATA


def admin(address: str, *words: str) -> Result:
    return CliRunner().invoke(app, ["admin", *words, "--database", address, "--lang", "en"])


async def everything(database: Database) -> dict[str, list[tuple[object, ...]]]:
    async with database.connect() as connection:
        return {
            table.name: [tuple(row) for row in await connection.execute(select(table).order_by(*table.primary_key.columns))]
            for table in METADATA.sorted_tables
        }


async def contents(url: URL) -> dict[str, list[tuple[object, ...]]]:
    database = open_database(url)
    await prepare(database)
    try:
        return await everything(database)
    finally:
        await database.dispose()
