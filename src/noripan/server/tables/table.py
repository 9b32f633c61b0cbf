"""LiveTable: a table that this process has in memory.

One thing happens at a time: who holds the lock may play a move, and until the journal has it nobody else sees anything.
If the journal cannot take it, what we thought we knew is forgotten and read again.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Mapping
from typing import Protocol

from noripan.core.errors import GameError
from noripan.protocol.messages import Act, Describe, Described, Done, MatchFrame, Noted, TakeBack, Tried, Try
from noripan.protocol.record import EntryKind
from noripan.server import metrics
from noripan.server.context import Server
from noripan.server.errors import Conflict, NotAllowed, Unavailable
from noripan.server.store.journal import Entry, StoreDown, Taken
from noripan.server.tables.audience import Audience, Watcher
from noripan.server.tables.info import TableInfo
from noripan.server.tables.state import Answer, TableState, declining, tried
from noripan.server.tables.writer import BoundedWriter

TRIES = 10  # at writing, with other processes in between
ALONE_MS = 2_500  # how long a question that only bots are asked stays open for one person among bots


class TableHost(Protocol):
    """What a table needs of the rest of the server. Whoever calls holds the table's lock, except for the last two."""

    async def look(self, table: LiveTable) -> None:
        """Read what the database says of it. Raises Unavailable."""

    async def appended(self, entry: Entry) -> None:
        """An entry is safe: the other processes may hear of it."""

    def drives(self, table: LiveTable) -> bool:
        """Whether it is for this process to arrange what comes next."""

    def plan(self, table: LiveTable) -> None:
        """Arrange what comes next."""

    def lost(self, table: LiveTable) -> None:
        """The table has forgotten its state, which was ahead of the journal or behind it: read it again."""

    async def finish(self, table: LiveTable) -> None:
        """The match is over: write down the result."""

    def watching_changed(self, table_id: str) -> None:
        """Somebody has come to look at a table, or looks no longer."""


class Overtaken(Conflict):
    """Another process wrote at the same moment."""


class LiveTable:
    def __init__(self, server: Server, info: TableInfo, state: TableState | None, host: TableHost) -> None:
        self.server = server
        self.info = info
        self.state = state  # None until the match starts, and while memory may be wrong
        self.lock = asyncio.Lock()
        self.audience = Audience(server)
        self.bots_answers: dict[int, Answer] = {}  # to the present secret question, while we drive
        self.dropped = False  # no longer the one in memory
        self._host = host

    @property
    def watchers(self) -> dict[BoundedWriter, Watcher]:
        return self.audience.watchers

    # ---- what people do

    async def _insist(self, work: Callable[[], Awaitable[None]]) -> None:
        """Work that writes. If another process writes at the same moment, look at what it wrote and decide again."""
        async with self.lock:
            for _ in range(TRIES):
                if self.state is None and self.info.seed is not None:
                    await self._host.look(self)
                try:
                    return await work()
                except Overtaken:
                    pass
            raise Conflict("stale")

    async def start(self) -> None:
        """Begin the match, unless another process has."""
        await self._insist(self.match_started)

    async def leave(self, seat: int) -> None:
        """Let a bot play this seat."""
        await self._insist(lambda: self.seat_left(seat))

    async def come_back(self, seat: int) -> None:
        """Let the person at this seat play it again."""
        await self._insist(lambda: self.seat_back(seat))

    async def act(self, watcher: Watcher, message: Act) -> None:
        """Play, journal, acknowledge, show. Raises a GameError if it cannot be."""
        await self._insist(lambda: self._act(watcher, message))

    async def _act(self, watcher: Watcher, message: Act) -> None:
        state, seat = self.at_seat(watcher)
        if not self._known(state, seat, message):
            await self._host.look(self)  # another process may have played this very act
            state, seat = self.at_seat(watcher)
        answer, done = state.answers.get(seat), state.acts.get((seat, message.id))
        if done is not None:
            watcher.send(Done(self.info.id, message.id, done))
        elif answer is not None and answer.act == message.id:
            watcher.send(Noted(self.info.id, message.id))
        elif message.seq != state.seat_seq(seat):
            self.audience.show(self.info, state, [watcher])
            raise Conflict("stale")
        elif seat in state.gone:
            raise Conflict("bot_plays_for_you")
        elif state.match.state.is_secret():
            await self._answer(watcher, seat, message)
        else:
            await self.human_move(seat, message.moves, message.id)

    def _known(self, state: TableState, seat: int, message: Act) -> bool:
        return (seat, message.id) in state.acts or message.seq == state.seat_seq(seat)

    async def _answer(self, watcher: Watcher, seat: int, message: Act) -> None:
        await self._append("answer", seat, message.moves, message.id)
        watcher.send(Noted(self.info.id, message.id))
        await self.settle()

    async def take_back(self, watcher: Watcher, message: TakeBack) -> None:
        """Nobody minds where all others are bots and nothing is rated."""
        await self._insist(lambda: self._take_back(watcher, message))

    async def _take_back(self, watcher: Watcher, message: TakeBack) -> None:
        state, seat = self.at_seat(watcher)
        done = state.acts.get((seat, message.id))
        if done is not None:
            watcher.send(Done(self.info.id, message.id, done))
            return
        if self.info.rated or any(one.level is None for number, one in enumerate(self.info.seats) if number != seat):
            raise NotAllowed("no_take_back")
        if message.seq != state.seat_seq(seat):
            self.audience.show(self.info, state, [watcher])
            raise Conflict("stale")
        if state.match.is_over:
            raise Conflict("match_over")
        if seat in state.gone:
            raise Conflict("bot_plays_for_you")
        await self._commit("take_back", seat, (), message.id)

    # ---- secret questions

    async def settle(self) -> None:
        """Play what is already decided of a secret question: whoever comes first and does not decline has it. It is for
        whoever drives the table, who alone knows the bots' answers; should it fail now, the question's end makes it good."""
        if self._host.drives(self):
            with contextlib.suppress(GameError):
                await self._settle()

    async def _settle(self) -> None:
        passed: list[tuple[int, Answer]] = []
        for seat, world in self.playing().questions():
            answer = self.answer_of(seat)
            if answer is None:
                return
            passed.append((seat, answer))
            if answer.moves != (declining(world),):
                await self._commit_answers(passed)
                return
        if passed and self.info.awaits_answers and self.server.environment.now() >= self.playing().opened + self.window_ms:
            await self._commit_answers(passed)

    @property
    def window_ms(self) -> int:
        """How long a secret question stays open at least, so that the time says nothing of who is asked."""
        window = self.server.settings.window_ms
        return min(window, ALONE_MS) if self.info.is_unhurried else window

    def awaited(self) -> list[int]:
        """Whose answers the present question stays open for, as long as their clocks allow."""
        people = self.humans() if self.info.awaits_answers else []
        return [seat for seat, _ in self.playing().questions() if seat in people and not self.answer_of(seat)]

    def deadline(self, seat: int) -> int | None:
        """When this seat's time runs out if it is its turn."""
        return self.playing().times.deadline(seat, self.info.seats[seat].holidays)

    def answer_of(self, seat: int) -> Answer | None:
        return self.playing().answers.get(seat) or self.bots_answers.get(seat)

    async def close_question(self) -> None:
        """Time is up: silence declines."""
        passed = [
            (seat, self.answer_of(seat) or Answer((declining(world),), None, "unanswered"))
            for seat, world in self.playing().questions()
        ]
        await self._commit_answers(passed)

    async def _commit_answers(self, answers: list[tuple[int, Answer]]) -> None:
        for seat, answer in answers:
            await self._append(answer.kind, seat, answer.moves, answer.act)
        self._host.plan(self)

    # ---- one more entry, by whom it comes; the lock must be held

    async def match_started(self) -> None:
        if self.state is not None and self.state.seq < 0:
            await self._commit("start", None)

    async def human_move(self, seat: int, moves: tuple[str, ...], act: str) -> None:
        await self._commit("move", seat, moves, act)

    async def bot_move(self, seat: int, move: str) -> None:
        """By the bot whose seat it is."""
        await self._commit("bot", seat, (move,))

    async def stand_in_move(self, seat: int, move: str) -> None:
        """By a bot, for a person who is gone."""
        await self._commit("stand_in", seat, (move,))

    async def timeout_move(self, seat: int, move: str) -> None:
        """By a bot, for a person whose time ran out."""
        await self._commit("clock", seat, (move,))

    async def seat_left(self, seat: int) -> None:
        """A bot plays this seat from now on, if one does not already."""
        if seat not in self.playing().gone and not self.playing().match.is_over:
            await self._commit("gone", seat)

    async def seat_back(self, seat: int) -> None:
        """The person plays this seat again, if a bot does."""
        if self.state is not None and seat in self.state.gone and not self.state.match.is_over:
            await self._commit("back", seat)

    async def _commit(self, kind: EntryKind, seat: int | None, moves: tuple[str, ...] = (), act: str | None = None) -> None:
        """Append an entry and arrange what follows from it."""
        await self._append(kind, seat, moves, act)
        self._host.plan(self)

    async def _append(self, kind: EntryKind, seat: int | None, moves: tuple[str, ...], act: str | None) -> None:
        """First in memory, then in the journal, then to everybody."""
        entry = self._next_entry(kind, seat, moves, act)
        self.playing().apply(entry)
        try:
            await self.server.journal.append(entry)
        except Exception as error:  # whatever it was, memory is ahead of the journal now, or behind it
            self.state = None
            self._host.lost(self)
            if isinstance(error, Taken):
                raise Overtaken("stale") from None
            if isinstance(error, StoreDown):
                raise Unavailable("store_down") from None
            raise
        if kind != "answer":  # it is played later, or never
            metrics.MOVES.labels(kind).inc(len(moves))
        self.acknowledge(entry)
        self.bring_up_to_date()
        await self._host.appended(entry)

    def _next_entry(self, kind: EntryKind, seat: int | None, moves: tuple[str, ...], act: str | None) -> Entry:
        state, at = self.playing(), self.server.environment.now()
        return Entry(
            table=self.info.id,
            seq=state.seq + 1,
            kind=kind,
            seat=seat,
            moves=moves,
            act=act,
            worker=self.server.worker,
            at=max(at, state.times.since),
        )

    async def finish(self) -> None:
        """The match is over; the lock must not be held."""
        await self._host.finish(self)

    # ---- showing

    def acknowledge(self, entry: Entry) -> None:
        self.audience.acknowledge(entry, self.playing())

    def bring_up_to_date(self, *watchers: Watcher) -> None:
        self.audience.bring_up_to_date(self.info, self.state, *watchers)

    async def try_out(self, watcher: Watcher, message: Try) -> None:
        """Show one seat how the table would look after moves that reveal nothing."""
        async with self.lock:
            state, seat = self.at_seat(watcher)
            if message.seq != state.seat_seq(seat):
                raise Conflict("stale")
            world = tried(state.world_of(seat), seat, message.moves)
            frame = MatchFrame(**world.frame(seat, min(message.seq, len(world.shown[seat]))))
            watcher.send(Tried(self.info.id, message.id, frame))

    async def describe(self, watcher: Watcher, message: Describe) -> None:
        """Put into words what a watcher sees and may do."""
        async with self.lock:
            if message.seq != self.playing().seat_seq(watcher.seat):
                raise Conflict("stale")
            world, seat = self.playing().world_of(watcher.seat), watcher.seat
            texts = world.moves() if seat is not None and seat == world.to_move else []
            view = world.view(seat)
            moves = [world.game.describe(view, text) for text in texts]
            board = world.game.in_words(view)
            watcher.send(Described(self.info.id, message.id, board, moves))

    # ---- who is here

    def playing(self) -> TableState:
        if self.dropped:
            raise Conflict("stale")
        if self.state is None:
            raise Conflict("not_started") if self.info.seed is None else Unavailable("store_down")
        return self.state

    def at_seat(self, watcher: Watcher) -> tuple[TableState, int]:
        if watcher.seat is None:
            raise Conflict("no_seat_of_yours")
        if self.info.status == "closed":
            raise Conflict("table_not_open", status=self.info.status)
        return self.playing(), watcher.seat

    def replace_state(self, state: TableState) -> None:
        """What the journal says, read from its beginning."""
        self.state = state
        self.audience.people_changed()  # somebody may have gone or come back

    def reseat(self, info: TableInfo, people: Mapping[BoundedWriter, str]) -> None:
        if info != self.info:
            self.info = info
            self.audience.reseat(info, people)

    def humans(self) -> list[int]:
        """Seats whose people play themselves at present."""
        gone = self.state.gone if self.state is not None else set()
        return [number for number, seat in enumerate(self.info.seats) if seat.person is not None and number not in gone]
