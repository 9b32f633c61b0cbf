"""Writes the migration that leads from the newest version of the database to what schema.py says now.

Usage: python scripts/migration.py "what changes". Read the file it writes: a rename, for one, looks like a loss and a gain.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path

from alembic import command
from sqlalchemy import URL, Connection

from noripan.server.store.database import MIGRATIONS, migrations, open_database, prepare


def write(connection: Connection, what: str) -> None:
    config = migrations()
    config.attributes["connection"] = connection
    number = len(list((MIGRATIONS / "versions").glob("[0-9]*.py"))) + 1
    command.revision(config, message=what, autogenerate=True, rev_id=f"{number:04}")


async def main(what: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        database = open_database(URL.create("sqlite+aiosqlite", database=str(Path(folder) / "scratch.db")))
        await prepare(database)
        async with database.begin() as connection:
            await connection.run_sync(write, what)
        await database.dispose()


asyncio.run(main(sys.argv[1]))
