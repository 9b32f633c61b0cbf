"""Settings: all that an operator chooses. Command line, environment and a TOML file name them alike."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any, Literal, get_origin

import msgspec
import platformdirs
from msgspec import Meta

from noripan.server.errors import CannotRun

PREFIX = "NORIPAN_"  # of environment variables
FILE_NAME = "noripan.toml"

Count = Annotated[int, Meta(ge=1)]
Milliseconds = Annotated[int, Meta(ge=0)]
Origin = Annotated[str, Meta(pattern=r"^https?://[a-z0-9.:\[\]-]+$")]  # as browsers send it: small letters, no path


def data_folder() -> Path:
    return platformdirs.user_data_path("noripan", appauthor=False)


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8190
    data: Path = msgspec.field(default_factory=data_folder)  # where the embedded database and the secret key are kept
    database: str | None = None  # an SQLAlchemy address; None is the embedded SQLite in `data`
    channels: str | None = None  # valkey://…, postgresql://… or None: memory, or the database if that is PostgreSQL
    workers: Annotated[int, Meta(ge=1, le=256)] = 1
    origins: tuple[Origin, ...] = ()  # other addresses under which browsers reach this server: https://play.example.org
    trusted_proxies: tuple[str, ...] = ()  # addresses or networks whose X-Forwarded headers are believed
    metrics_from: tuple[str, ...] = ("127.0.0.0/8", "::1")  # addresses or networks that may read /metrics
    rate: Annotated[float, Meta(gt=0)] = 1.0  # widens all limits of how often one may ask, for many behind one address
    absence_ms: Milliseconds = 60_000  # how long a seat's player may be gone before a bot plays for them
    window_ms: Milliseconds = 4_000  # how long a secret question (a swap, a hold) stays open
    pace_ms: Milliseconds = 700  # how long a bot takes at least, so that people can follow
    open_tables_per_person: Count = 20
    sockets_per_person: Count = 20
    message_bytes: Count = 8_192
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_format: Literal["console", "json"] = "console"
    access_log: bool = False


NETWORKS = ("trusted_proxies", "metrics_from")
FIELDS = {field.name: field for field in msgspec.structs.fields(Settings)}


def read_settings(options: Mapping[str, Any], environment: Mapping[str, str], file: Path | None = None) -> Settings:
    """What the command line says, else the environment, else the file, else the default."""
    given = {name: value for name, value in options.items() if value is not None}
    spoken = {name: environment[PREFIX + name.upper()] for name in FIELDS if environment.get(PREFIX + name.upper())}
    data = _convert("data", given.get("data") or spoken.get("data") or data_folder())
    written = _read_file(file or data / FILE_NAME) if file or (data / FILE_NAME).exists() else {}
    return Settings(**{name: _convert(name, value) for name, value in (written | spoken | given).items()})


def _read_file(file: Path) -> dict[str, Any]:
    try:
        written = tomllib.loads(file.read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise CannotRun("settings_file", file=str(file), reason=str(error)) from error
    for name in written.keys() - FIELDS.keys():
        raise CannotRun("unknown_setting", setting=name[:40], file=str(file), allowed=", ".join(FIELDS))
    return written


def _convert(name: str, value: Any) -> Any:
    if isinstance(value, Path):
        value = str(value)
    if isinstance(value, str) and get_origin(FIELDS[name].type) is tuple:
        value = [part.strip() for part in value.split(",") if part.strip()]
    try:
        read = msgspec.convert(value, FIELDS[name].type, strict=False, dec_hook=lambda kind, text: kind(text))
        if name in NETWORKS:
            for network in read:
                ip_network(network, strict=False)
        return read
    except (ValueError, TypeError) as error:  # msgspec's own is a ValueError
        raise CannotRun("bad_setting", setting=name, value=str(value)[:60]) from error
