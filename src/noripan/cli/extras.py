"""Which extra brings what a command lacks: `pip install noripan` alone has the engines, the bots and the arena."""

from __future__ import annotations

import sys

from noripan.core.errors import GameError

EXTRAS = {
    "cli": ("platformdirs", "rich", "typer"),
    "tui": ("httpx", "textual", "websockets"),
    "server": (
        "aiosqlite", "alembic", "argon2", "asyncpg", "cryptography", "httpcore", "litestar", "prometheus_client", "redis",
        "sqlalchemy", "structlog", "uvicorn", "webauthn",
    ),
    "data": ("backports",),
    "env": ("gymnasium", "numpy", "pettingzoo"),
    "openspiel": ("open_spiel", "pyspiel"),
    "ray": ("ray",),
    "traces": ("opentelemetry",),
}  # fmt: skip
OF_COMMANDS = {"serve": "server", "admin": "server", "tui": "tui", "bot": "tui"}  # these need all of their extra


def with_extra_named(error: GameError | ModuleNotFoundError) -> GameError:
    """The error to show: which extra to install if a package of one is missing."""
    extra = extra_for(str(error.name)) if isinstance(error, ModuleNotFoundError) else extra_of_bot(error)
    if extra is not None:
        return GameError("needs_extra", extra=extra)
    if isinstance(error, GameError):
        return error
    raise error


def extra_for(module: str) -> str | None:
    package = module.partition(".")[0]
    found = next((extra for extra, packages in EXTRAS.items() if package in packages), None)
    return OF_COMMANDS.get("".join(sys.argv[1:2]), found) if found is not None else None


def extra_of_bot(error: GameError) -> str | None:
    """OpenSpiel's bots need numpy, too, but come with an extra of their own."""
    if error.code != "bot_needs_package" or not str(error.details["bot"]).startswith("openspiel"):
        return None
    return "openspiel"
