"""Limits: how often somebody may ask. Every process counts for itself."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address, IPv6Network, ip_address
from itertools import islice
from typing import Literal, NamedTuple


class Rate(NamedTuple):
    per: Literal["address", "person"]
    burst: int  # how many at once
    per_minute: float  # how many in the long run


RATES = {
    "address": Rate("address", 1_000, 6_000),  # everything; a school may share one address
    "person": Rate("person", 200, 1_200),  # everything
    "guest": Rate("address", 60, 20),
    "sign_in": Rate("address", 20, 10),  # recovery codes and passkeys
    "secret": Rate("person", 10, 2),  # to make recovery codes, passkeys and bots, to export
    "table": Rate("person", 20, 10),  # to create tables
    "message": Rate("person", 100, 1_200),  # on a socket
    "advice": Rate("person", 30, 60),  # hints: the server thinks
}
MOST_KEYS = 50_000


class Buckets:
    """One bucket of tokens a key: it fills with time, and whoever asks takes from it."""

    def __init__(self, burst: float, per_minute: float, now: Callable[[], int], most: int = MOST_KEYS) -> None:
        self.burst = burst
        self.per_ms = per_minute / 60_000
        self._now = now
        self._most = most
        self._buckets: OrderedDict[str, tuple[float, int]] = OrderedDict()  # key -> tokens, when they were counted

    def allow(self, key: str, cost: float = 1) -> bool:
        """Take tokens; False, and nothing taken, if there are too few."""
        now = self._now()
        tokens = self._tokens(key, now)
        if tokens < cost:
            return False
        self._buckets[key] = (tokens - cost, now)
        self._buckets.move_to_end(key)
        self._forget(now)
        return True

    def _forget(self, now: int) -> None:
        """Full buckets say nothing. If all are needed and too many, who asked least recently has the fullest, so that
        forgetting it gives least away."""
        for key in list(islice(self._buckets, 2)):  # two for each that comes: they are soon gone
            if len(self._buckets) > self._most or self._tokens(key, now) >= self.burst:
                del self._buckets[key]

    def seconds_until(self, key: str, cost: float = 1) -> int:
        """How long to wait until `allow` would say yes."""
        return math.ceil(max(0.0, cost - self._tokens(key, self._now())) / self.per_ms / 1000)

    def __len__(self) -> int:
        return len(self._buckets)

    def _tokens(self, key: str, now: int) -> float:
        tokens, counted_at = self._buckets.get(key, (self.burst, now))
        return min(self.burst, tokens + max(0, now - counted_at) * self.per_ms)


class Limits:
    """The buckets of every rate; `factor` widens them all."""

    def __init__(self, factor: float, now: Callable[[], int]) -> None:
        self.buckets = {name: Buckets(rate.burst * factor, rate.per_minute * factor, now) for name, rate in RATES.items()}

    def __getitem__(self, name: str) -> Buckets:
        return self.buckets[name]


def address_key(address: str) -> str:
    """Whom an address stands for: in IPv6 every home has a whole /64 to choose from."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    return str(IPv6Network((parsed, 64), strict=False)) if isinstance(parsed, IPv6Address) else address
