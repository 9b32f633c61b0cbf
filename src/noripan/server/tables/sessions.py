"""Sessions: a socket lives only as long as the session it was opened with."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import select

from noripan.server.accounts.person import Person
from noripan.server.context import Server
from noripan.server.store.schema import PEOPLE
from noripan.server.tables.writer import BoundedWriter

AT_ONCE = 500  # people to ask the database for


class Sessions:
    def __init__(self, server: Server) -> None:
        self._server = server
        self._open: dict[BoundedWriter, tuple[Person, Callable[[], None]]] = {}

    def begin(self, writer: BoundedWriter, person: Person, hang_up: Callable[[], None]) -> None:
        self._open[writer] = (person, hang_up)

    def end(self, writer: BoundedWriter) -> None:
        self._open.pop(writer, None)

    async def check(self) -> None:
        """Hang up on everybody who has left, or signed out everywhere, since they came."""
        people = sorted({person.id for person, _ in self._open.values()})
        sessions: dict[str, int] = {}
        for start in range(0, len(people), AT_ONCE):
            wanted = select(PEOPLE.c.id, PEOPLE.c.session).where(PEOPLE.c.id.in_(people[start : start + AT_ONCE]))
            async with self._server.engine.connect() as connection:
                sessions |= {row.id: row.session for row in await connection.execute(wanted)}
        for person, hang_up in list(self._open.values()):
            if person.id in sessions and sessions[person.id] != person.session:
                hang_up()
