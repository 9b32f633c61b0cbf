"""Bans: networks whose addresses an operator keeps out."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from ipaddress import IPv4Network, IPv6Network, ip_network

from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from noripan.server.limits import read_address
from noripan.server.store.database import Database
from noripan.server.store.schema import BANS

REMEMBERED_MS = 5_000  # a ban made by the command is known at most this much later


class Bans:
    def __init__(self, database: Database, steady: Callable[[], int]) -> None:
        self._database = database
        self._steady = steady
        self._until: int | None = None
        self._networks: list[IPv4Network | IPv6Network] = []

    async def cover(self, address: str) -> bool:
        if self._until is None or self._steady() >= self._until:
            self._until = self._steady() + REMEMBERED_MS  # at once, so that only one asks
            with suppress(SQLAlchemyError, OSError):  # the store is away: those known so far stay out
                async with self._database.connect() as connection:
                    self._networks = [ip_network(one) for one in await connection.scalars(select(BANS.c.network))]
        parsed = read_address(address)
        return parsed is not None and any(parsed in network for network in self._networks)
