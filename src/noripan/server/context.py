"""Server: what all parts of one process share."""

from __future__ import annotations

from dataclasses import dataclass, field

from noripan.server.limits import Limits
from noripan.server.outside import Outside
from noripan.server.people.person import People
from noripan.server.settings import Settings
from noripan.server.store.channels import Channels
from noripan.server.store.database import Database
from noripan.server.store.journal import Journal


@dataclass
class Server:
    settings: Settings
    outside: Outside
    key: bytes  # signs cookies; the same for all processes
    worker: str  # this process's name among its like
    engine: Database  # `begin` to write, `connect` to read
    journal: Journal
    channels: Channels  # to the other processes
    people: People = field(init=False)
    limits: Limits = field(init=False)

    def __post_init__(self) -> None:
        self.people = People(self.engine, self.outside.now)
        self.limits = Limits(self.settings.rate, self.outside.now)
