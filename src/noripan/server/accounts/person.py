"""Person: who somebody is. People: finds them, and remembers for a moment whom it found."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Annotated, Literal

import msgspec
from litestar.params import PathParameter
from sqlalchemy import ColumnElement, and_, select
from sqlalchemy.ext.asyncio import AsyncEngine

from noripan.server.store.schema import PEOPLE

Language = Literal["ko", "en", "de"]
PersonId = Annotated[str, PathParameter(pattern="^[0-9a-f]{32}$")]

REMEMBERED_MS = 5_000  # another process learns of a new name or a voided session at most this much later
REMEMBERED_MOST = 20_000


class Person(msgspec.Struct, frozen=True):
    id: str
    name: str
    language: Language
    bot_of: str | None  # for a remote bot: the person who answers for it
    session: int


def same_session(person: Person) -> ColumnElement[bool]:
    """The condition for a change: that the person has neither left nor ended the session meanwhile."""
    return and_(PEOPLE.c.id == person.id, PEOPLE.c.session == person.session)


class People:
    """Everybody who has not left and is not kept out, by id."""

    def __init__(self, engine: AsyncEngine, now: Callable[[], int]) -> None:
        self._engine = engine
        self._now = now
        self._remembered: OrderedDict[str, tuple[int, Person]] = OrderedDict()

    async def find(self, person: str) -> Person | None:
        """As known a few seconds ago at worst."""
        known = self._remembered.get(person)
        if known and known[0] > self._now():
            return known[1]
        return await self.find_now(person)

    async def find_now(self, person: str) -> Person | None:
        """As the database has it this moment."""
        columns = (PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.language, PEOPLE.c.bot_of, PEOPLE.c.session)
        present = (PEOPLE.c.deleted_at.is_(None), PEOPLE.c.banned_at.is_(None))
        wanted = select(*columns).where(PEOPLE.c.id == person, *present)
        async with self._engine.connect() as connection:
            row = (await connection.execute(wanted)).one_or_none()
        if row is None:
            self.forget(person)
            return None
        found, now = Person(*row), self._now()
        self._remembered[person] = (now + REMEMBERED_MS, found)
        self._remembered.move_to_end(person)
        while len(self._remembered) > REMEMBERED_MOST or next(iter(self._remembered.values()))[0] <= now:
            self._remembered.popitem(last=False)
        return found

    def forget(self, person: str) -> None:
        """Ask the database again the next time, because something has changed."""
        self._remembered.pop(person, None)
