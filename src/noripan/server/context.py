"""Server: what all parts of one process share."""

from __future__ import annotations

from dataclasses import dataclass

from litestar.channels.backends.base import ChannelsBackend
from sqlalchemy.ext.asyncio import AsyncEngine

from noripan.server.outside import Outside
from noripan.server.settings import Settings
from noripan.server.store.journal import Journal


@dataclass
class Server:
    settings: Settings
    outside: Outside
    key: bytes  # signs cookies; the same for all processes
    worker: str  # this process's name among its like
    engine: AsyncEngine
    journal: Journal
    channels: ChannelsBackend  # to the other processes
