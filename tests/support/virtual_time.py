"""An event loop in which waiting takes no time."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable
from typing import Any


class VirtualTime(asyncio.SelectorEventLoop):
    """Where nobody has anything to do, it is at once as late as somebody waits for."""

    def __init__(self) -> None:
        self._late = 0.0
        super().__init__(Waiting(self._pass))

    def _pass(self, seconds: float) -> None:
        self._late += seconds

    def time(self) -> float:
        return self._late


class Waiting(selectors.DefaultSelector):  # type: ignore[misc, valid-type]
    def __init__(self, waited: Callable[[float], None]) -> None:
        super().__init__()
        self._waited = waited

    def select(self, timeout: float | None = None) -> Any:
        if timeout is None:
            raise RuntimeError("everybody waits for somebody else, for ever")
        self._waited(timeout)
        return super().select(0)
