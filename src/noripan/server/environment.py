"""Environment: what a server takes from the world and a test may want to set: the time and chance."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass


def milliseconds_now() -> int:
    return time.time_ns() // 1_000_000


def milliseconds_passed() -> int:
    return time.monotonic_ns() // 1_000_000


@dataclass(frozen=True)
class Environment:
    now: Callable[[], int] = milliseconds_now  # milliseconds since 1970; all times in the database are such numbers
    steady: Callable[[], int] = milliseconds_passed  # milliseconds since some moment; nobody can set this clock
    random_bytes: Callable[[int], bytes] = secrets.token_bytes

    def token(self, count: int = 16) -> str:
        """A random name in hex digits that nobody can guess."""
        return self.random_bytes(count).hex()
