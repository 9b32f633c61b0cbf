"""Which journal goes with which database."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import URL

from noripan.server.store.database import is_sqlite
from noripan.server.store.journal import Journal
from noripan.server.store.postgres_journal import PostgresJournal
from noripan.server.store.sqlite_journal import SqliteJournal


def journal_for(url: URL) -> Journal:
    return SqliteJournal(Path(str(url.database))) if is_sqlite(url) else PostgresJournal(url)
