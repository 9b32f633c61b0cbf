"""Waiting for a condition: poll until it holds, or fail and say what was awaited."""

from __future__ import annotations

import asyncio
import inspect
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

from support.patience import WAIT

T = TypeVar("T")

PAUSE = 0.02


def eventually(
    predicate: Callable[[], T | None],
    what: str,
    seconds: float = WAIT,
    pause: float = PAUSE,
    quote: Callable[[], object] | None = None,
) -> T:
    """The first true answer of `predicate`; a failure quotes its last answer, or what `quote` gives."""
    limit = time.monotonic() + seconds
    while not (found := predicate()):
        if time.monotonic() > limit:
            raise AssertionError(_complaint(what, seconds, quote() if quote else found))
        time.sleep(pause)
    return found


async def eventually_async(
    predicate: Callable[[], T | Awaitable[T | None] | None],
    what: str,
    seconds: float = WAIT,
    pause: Callable[[], Awaitable[object]] = lambda: asyncio.sleep(PAUSE),
) -> T:
    """The first true answer of `predicate`, which may be a coroutine function; `pause` lets others work in between."""
    limit = time.monotonic() + seconds
    while not (found := await _answer(predicate)):
        if time.monotonic() > limit:
            raise AssertionError(_complaint(what, seconds, found))
        await pause()
    return found


async def _answer(predicate: Callable[[], T | Awaitable[T | None] | None]) -> T | None:
    answer = predicate()
    return await answer if inspect.isawaitable(answer) else answer


def _complaint(what: str, seconds: float, found: object) -> str:
    return f"waited {seconds:g} s for {what}; the last answer was {found!r}"
