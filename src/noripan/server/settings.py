"""Settings: all that an operator chooses. Command line, environment and a TOML file name them alike."""

from __future__ import annotations

from pathlib import Path

import msgspec


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    host: str = "127.0.0.1"
    port: int = 8190
    data: Path = Path("noripan-data")  # where the embedded database and the secret key are kept
    database: str | None = None  # an SQLAlchemy address; None is the embedded SQLite in `data`
    channels: str | None = None  # valkey://…, postgresql://… or None: memory, or the database if that is PostgreSQL
    workers: int = 1
    origins: tuple[str, ...] = ()  # other addresses under which browsers reach this server, such as https://play.example.org
    trusted_proxies: tuple[str, ...] = ()  # whose X-Forwarded-For is believed
    rate: float = 1.0  # widens all limits of how often one may ask, for many people behind one address
    absence_ms: int = 60_000  # how long a seat's player may be gone before a bot plays for them
    window_ms: int = 4_000  # how long a secret question (a swap, a hold) stays open
    pace_ms: int = 700  # how long a bot takes at least, so that people can follow
    open_tables_per_person: int = 20
    sockets_per_person: int = 20
    message_bytes: int = 8_192
    log_level: str = "info"
