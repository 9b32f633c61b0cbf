"""Logs: one event a line, as JSON or for people. They never hold a cookie, a seed, a card or a move.

The words of an unforeseen exception may quote what nobody may read, so only its kind and the places it passed are logged.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import time
import traceback
from collections.abc import MutableMapping
from typing import Any

import structlog
from asyncpg import PostgresError
from redis.exceptions import RedisError
from sqlalchemy.exc import SQLAlchemyError

from noripan.server.settings import Settings

LOG = structlog.get_logger()
OURS = "noripan"
TELLING = (OSError, SQLAlchemyError, PostgresError, RedisError)  # exceptions about services: their words are for operators
LogEvent = MutableMapping[str, Any]


def configure(settings: Settings) -> None:
    """For our own events and those of the libraries, which use Python's logging."""
    level = logging.getLevelNamesMapping()[settings.log_level.upper()]
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        keep_places_only,
    ]
    structlog.configure(
        processors=[structlog.stdlib.filter_by_level, *shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
    )
    handler = logging.StreamHandler()
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, _renderer(settings)],
        )
    )
    handler.addFilter(ours_or_a_warning)
    logging.basicConfig(handlers=[handler], level=max(level, logging.WARNING), force=True)
    logging.getLogger(OURS).setLevel(level)


def ours_or_a_warning(record: logging.LogRecord) -> bool:
    """Libraries write statements with their values, addresses with their invitations and what not into their lesser
    records, and may set their own level, so none of those get out, whichever library it is."""
    return record.levelno >= logging.WARNING or record.name == OURS or record.name.startswith(f"{OURS}.")


def _renderer(settings: Settings) -> Any:
    if settings.log_format == "json":
        return structlog.processors.JSONRenderer(ensure_ascii=False)
    return structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())


def keep_places_only(_logger: object, _method: str, event: LogEvent) -> LogEvent:
    """Replace an exception by its kind and the places it passed."""
    info = event.pop("exc_info", None)
    error = sys.exc_info()[1] if info is True else info[1] if isinstance(info, tuple) else info
    if isinstance(error, BaseException):
        event["error"] = type(error).__name__
        event["places"] = places(error)
        if isinstance(error, TELLING):
            event["reason"] = str(error)[:500]
    return event


def places(error: BaseException) -> list[str]:
    return [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(error.__traceback__)]


class Rarely:
    """Says the same at most every few seconds, and how often it was left unsaid meanwhile."""

    def __init__(self, event: str, seconds: float = 5.0) -> None:
        self._event = event
        self._seconds = seconds
        self._again_at = 0.0
        self._unsaid = 0

    def say(self, **details: object) -> None:
        now = time.monotonic()
        if now < self._again_at:
            self._unsaid += 1
            return
        LOG.error(self._event, unsaid=self._unsaid, **details)
        self._again_at, self._unsaid = now + self._seconds, 0


def log_loop_error(_loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """For the event loop, whose own way would print the exception with its words."""
    error = context.get("exception")
    if error is None:
        LOG.error("loop_error", what=str(context.get("message"))[:200])
    else:
        LOG.error("task_failed", exc_info=error)
