"""Limits: how often somebody may ask.

Every process has buckets of its own and tells the others now and then what was taken from them, so that somebody who asks
several processes has little more than somebody who comes to one, and nobody waits for a service to count.
"""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from itertools import islice
from typing import Literal, NamedTuple

Allowance = tuple[float, float]  # how many at once, and a minute in the long run


class Rate(NamedTuple):
    per: Literal["address", "person"]
    burst: int  # how many at once
    per_minute: float  # how many in the long run

    @property
    def allowance(self) -> Allowance:
        return self.burst, self.per_minute


RATES = {
    "address": Rate("address", 1_000, 6_000),  # everything; a school may share one address
    "person": Rate("person", 200, 1_200),  # everything
    "guest": Rate("address", 60, 20),
    "sign_in": Rate("address", 20, 10),  # recovery codes and passkeys
    "code": Rate("address", 60, 20),  # to find a table by its code
    "secret": Rate("person", 10, 2),  # to make recovery codes, passkeys and bots, to export
    "table": Rate("person", 20, 10),  # to create tables
    "tables_here": Rate("address", 60, 20),  # to create tables, whoever they say they are
    "replay": Rate("address", 120, 600),  # a match is played again for each page of it
    "message": Rate("person", 100, 1_200),  # on a socket
    "report": Rate("person", 10, 1),  # to report somebody
    "advice": Rate("person", 30, 60),  # hints: the server thinks
    "review": Rate("person", 20, 2),  # to have matches reviewed
}
MOST_KEYS = 50_000
LimitUse = tuple[str, str, float]  # a rate, whose bucket, and how much


class Buckets:
    """One bucket of tokens a key: it fills with time, and whoever asks takes from it."""

    def __init__(
        self,
        burst: float,
        per_minute: float,
        now: Callable[[], int],
        most: int = MOST_KEYS,
        refused: Callable[[], object] = lambda: None,
    ) -> None:
        self.burst = burst
        self.per_ms = per_minute / 60_000
        self._now = now
        self._most = most
        self._buckets: OrderedDict[str, tuple[float, int]] = OrderedDict()  # key -> tokens, when they were counted
        self._refused = refused
        self.notes_taken = False  # whether there are other processes to hear of it
        self.taken: dict[str, float] = {}  # here, since somebody last looked

    def allow(self, key: str, cost: float = 1) -> bool:
        """Take tokens; False, and nothing taken, if there are too few."""
        now = self._now()
        tokens = self._tokens(key, now)
        if tokens < cost:
            self._refused()
            return False
        self._put(key, tokens - cost, now)
        if self.notes_taken:
            self.taken[key] = self.taken.get(key, 0) + cost
        return True

    def take_elsewhere(self, key: str, cost: float) -> None:
        """Another process gave these out, and perhaps more than there were."""
        now = self._now()
        self._put(key, max(-self.burst, self._tokens(key, now) - cost), now)

    def _put(self, key: str, tokens: float, now: int) -> None:
        self._buckets[key] = (tokens, now)
        self._buckets.move_to_end(key)
        self._forget(now)

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
    """The buckets of every rate; an operator may choose some, and `factor` widens them all."""

    def __init__(
        self,
        factor: float,
        now: Callable[[], int],
        chosen: Mapping[str, Allowance] | None = None,
        tell: Callable[[str], object] = lambda name: None,
    ) -> None:
        """`tell` hears of every refusal, by the rate's name."""
        self.buckets: dict[str, Buckets] = {}
        for name, rate in RATES.items():
            burst, per_minute = (chosen or {}).get(name, rate.allowance)
            self.buckets[name] = Buckets(burst * factor, per_minute * factor, now, refused=partial(tell, name))

    def __getitem__(self, name: str) -> Buckets:
        return self.buckets[name]

    def share(self) -> None:
        """From now on somebody collects what is taken."""
        for buckets in self.buckets.values():
            buckets.notes_taken = True

    def collect(self) -> list[LimitUse]:
        """What was taken here since this was last asked, and nobody else knows of."""
        taken = [(name, key, cost) for name, buckets in self.buckets.items() for key, cost in buckets.taken.items()]
        for buckets in self.buckets.values():
            buckets.taken.clear()
        return taken

    def take_elsewhere(self, taken: Iterable[LimitUse]) -> None:
        for name, key, cost in taken:
            if name in self.buckets:  # the other process may be of a newer version
                self.buckets[name].take_elsewhere(key, cost)


def address_key(address: str) -> str:
    """Whom an address stands for: in IPv6 every home has a whole /64 to choose from."""
    parsed = read_address(address)
    if parsed is None:
        return address
    return str(IPv6Network((parsed, 64), strict=False)) if isinstance(parsed, IPv6Address) else str(parsed)


def read_address(text: str) -> IPv4Address | IPv6Address | None:
    """An IPv4 address is the same one in the clothes of IPv6, as machines write it that listen to both."""
    try:
        parsed = ip_address(text)
    except ValueError:
        return None
    mapped = parsed.ipv4_mapped if isinstance(parsed, IPv6Address) else None
    return mapped or parsed
