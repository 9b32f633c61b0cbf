"""LiveTable: a table that this process has in memory, with everybody who looks at it from here.

One thing happens at a time: who holds the lock may play a move, and until the journal has it nobody else sees anything.
If the journal cannot take it, the table is dropped from memory and read again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass

from noripan.server import metrics
from noripan.server.context import Server
from noripan.server.errors import Conflict, Unavailable
from noripan.server.live.outbox import Outbox
from noripan.server.live.protocol import (
    ENCODER,
    Act,
    Describe,
    Described,
    Done,
    Frame,
    Noted,
    TableShown,
    ToClient,
    Tried,
    Try,
)
from noripan.server.live.standing import Standing, declining, played, tried
from noripan.server.store.journal import Entry, Kind, StoreDown, Taken
from noripan.server.tables import TableInfo


@dataclass
class Watcher:
    """A socket that looks at a table from one seat, or as a spectator."""

    outbox: Outbox
    seat: int | None
    since: int  # facts already sent

    def send(self, message: ToClient) -> None:
        self.outbox.put(ENCODER.encode(message))


@dataclass
class Answer:
    """What a seat answers to a secret question, kept until the question closes."""

    moves: tuple[str, ...]
    act: str | None
    kind: Kind


class LiveTable:
    def __init__(
        self,
        server: Server,
        info: TableInfo,
        standing: Standing | None,
        publish: Callable[[LiveTable, Entry], Awaitable[None]],
        plan: Callable[[LiveTable], None],
        lost: Callable[[LiveTable], None],
    ) -> None:
        self.server = server
        self.info = info
        self.standing = standing  # None until the match starts
        self.lock = asyncio.Lock()
        self.watchers: dict[Outbox, Watcher] = {}
        self.answers: dict[int, Answer] = {}
        self.dropped = False  # no longer the one in memory
        self._publish = publish  # tells the other processes
        self._plan = plan  # arranges what comes next
        self._lost = lost  # told when memory may be wrong

    # ---- playing

    async def act(self, watcher: Watcher, message: Act) -> None:
        """Play, journal, acknowledge, show. Raises a GameError if it cannot be."""
        async with self.lock:
            standing, seat = self.at_seat(watcher)
            done = standing.acts.get((seat, message.id))
            if done is not None:
                watcher.send(Done(self.info.id, message.id, done))
                return
            if message.seq != standing.seat_seq(seat):
                self.show(watcher, watcher.since)
                raise Conflict("stale")
            if seat in standing.gone:
                raise Conflict("bot_plays_for_you")
            if standing.match.state.secret():
                await self._answer(watcher, seat, message)
            else:
                await self.write("move", seat, message.moves, message.id)

    async def _answer(self, watcher: Watcher, seat: int, message: Act) -> None:
        standing = self.playing()
        played(standing.world_of(seat), seat, message.moves)  # is it an answer at all?
        self.answers[seat] = Answer(message.moves, message.id, "move")
        watcher.send(Noted(self.info.id, message.id))
        await self.settle()

    async def settle(self) -> None:
        """Play what is already decided of a secret question: whoever comes first and does not decline has it."""
        standing = self.playing()
        passed: list[tuple[int, Answer]] = []
        for seat, world in standing.questions():
            answer = self.answers.get(seat)
            if answer is None:
                return
            passed.append((seat, answer))
            if answer.moves != (declining(world),):
                await self.write_answers(passed)
                return

    async def close_question(self) -> None:
        """Time is up: silence declines."""
        standing = self.playing()
        passed = [
            (seat, self.answers.get(seat, Answer((declining(world),), None, "window")))
            for seat, world in standing.questions()
        ]
        await self.write_answers(passed)

    async def write_answers(self, answers: list[tuple[int, Answer]]) -> None:
        self.answers.clear()
        for seat, answer in answers:
            await self._enter(answer.kind, seat, answer.moves, answer.act)
        self._plan(self)

    async def write(self, kind: Kind, seat: int | None, moves: tuple[str, ...] = (), act: str | None = None) -> None:
        """One more entry, then what follows from it. The lock must be held."""
        await self._enter(kind, seat, moves, act)
        self._plan(self)

    async def _enter(self, kind: Kind, seat: int | None, moves: tuple[str, ...], act: str | None) -> None:
        """First in memory, then in the journal, then to everybody."""
        standing = self.playing()
        entry = Entry(
            table=self.info.id,
            seq=standing.seq + 1,
            kind=kind,
            seat=seat,
            moves=moves,
            act=act,
            worker=self.server.worker,
            at=max(self.server.outside.now(), standing.times.since),
        )
        standing.apply(entry)
        try:
            await self.server.journal.append(entry)
        except Taken:
            self._lost(self)
            raise Conflict("stale") from None
        except StoreDown:
            self._lost(self)
            raise Unavailable("store_down") from None
        except Exception:  # whatever it was, memory is ahead of the journal now
            self._lost(self)
            raise
        metrics.MOVES.labels(kind).inc(len(moves))
        self.entered(entry)
        await self._publish(self, entry)

    def entered(self, entry: Entry) -> None:
        """An entry is safe, written here or elsewhere: acknowledge it and show what it changed."""
        if entry.act is not None and entry.seat is not None:
            done = Done(self.info.id, entry.act, self.playing().seat_seq(entry.seat))
            for watcher in self.watchers.values():
                if watcher.seat == entry.seat:
                    watcher.send(done)
        if entry.kind in ("gone", "back"):
            self.show_people()
        elif self.playing().quiet:
            self.show_to([watcher for watcher in self.watchers.values() if watcher.seat == entry.seat])
        else:
            self.answers.clear()
            self.show_to(self.watchers.values())

    # ---- showing

    def show_to(self, watchers: Iterable[Watcher]) -> None:
        """Frames, made once for those who see the same."""
        made: dict[tuple[int | None, int], bytes] = {}
        for watcher in watchers:
            key = watcher.seat, watcher.since
            if key not in made:
                made[key] = ENCODER.encode(self.frame(*key))
            watcher.outbox.put(made[key])
            watcher.since = self.playing().seat_seq(watcher.seat)

    def show(self, watcher: Watcher, since: int) -> None:
        """The present frame for one of them."""
        standing = self.playing()
        since = min(since, standing.seat_seq(watcher.seat))
        watcher.send(self.frame(watcher.seat, since))
        watcher.since = standing.seat_seq(watcher.seat)

    def frame(self, seat: int | None, since: int) -> Frame:
        standing = self.playing()
        frame = standing.frame(seat, since)
        clock = standing.times.shown(standing.running(), self.server.outside.now())
        asked = standing.match.state.secret() and bool(frame["moves"])
        until = standing.opened + self.server.settings.window_ms if asked else None
        return Frame(self.info.id, since, frame["seq"], frame["view"], frame["facts"], frame["moves"], clock, until)

    def show_people(self) -> None:
        for watcher in self.watchers.values():
            watcher.send(self.shown(watcher.seat))

    def shown(self, seat: int | None) -> TableShown:
        return self.info.shown(seat, self.standing.gone if self.standing is not None else ())

    async def try_out(self, watcher: Watcher, message: Try) -> None:
        """Show one seat how the table would look after moves that reveal nothing."""
        async with self.lock:
            standing, seat = self.at_seat(watcher)
            if message.seq != standing.seat_seq(seat):
                raise Conflict("stale")
            world = tried(standing.world_of(seat), seat, message.moves)
            watcher.send(Tried(self.info.id, message.id, world.frame(seat, min(message.seq, len(world.shown[seat])))))

    async def describe(self, watcher: Watcher, message: Describe) -> None:
        """Put into words what a watcher sees and may do."""
        async with self.lock:
            if message.seq != self.playing().seat_seq(watcher.seat):
                raise Conflict("stale")
            world, seat = self.playing().world_of(watcher.seat), watcher.seat
            texts = world.moves() if seat is not None and seat == world.to_move else []
            moves = [world.kind.describe(world.state, world.read(text)) for text in texts]
            told = (world.kind.spoken or world.kind.board)(world.view(seat))
            watcher.send(Described(self.info.id, message.id, told, moves))

    # ---- who is here

    def playing(self) -> Standing:
        if self.dropped:
            raise Conflict("stale")
        if self.standing is None:
            raise Conflict("not_started")
        return self.standing

    def at_seat(self, watcher: Watcher) -> tuple[Standing, int]:
        if watcher.seat is None:
            raise Conflict("no_seat_of_yours")
        if self.info.status == "closed":
            raise Conflict("table_not_open", status=self.info.status)
        return self.playing(), watcher.seat

    def reseat(self, info: TableInfo, people: dict[Outbox, str]) -> None:
        """Who sits where has changed: everybody looks from their new place."""
        self.info = info
        for outbox, watcher in self.watchers.items():
            seat = info.seat_of(people.get(outbox))
            if seat != watcher.seat:
                watcher.seat, watcher.since = seat, 0

    def humans(self) -> list[int]:
        """Seats whose people play themselves at present."""
        gone = self.standing.gone if self.standing is not None else set()
        return [number for number, seat in enumerate(self.info.seats) if seat.person is not None and number not in gone]
