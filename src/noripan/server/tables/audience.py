"""Audience: the sockets that watch one table from this process, and what each of them has been shown."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from noripan.protocol.messages import ENCODER, Done, TableFrame, ToClient
from noripan.server.context import Server
from noripan.server.store.journal import Entry
from noripan.server.tables.info import TableInfo
from noripan.server.tables.state import TableState
from noripan.server.tables.writer import BoundedWriter


@dataclass
class Watcher:
    """A socket that watches a table from one seat, or as a spectator, and what it has been shown."""

    writer: BoundedWriter
    seat: int | None
    since: int  # events already sent
    person: str
    invitation: str | None = None
    edition: int = 0  # of the table's people
    watching: int = 0  # how many look on, as far as it was told
    seen: int = -1  # the journal's entry up to which it was shown a frame

    def send(self, message: ToClient) -> None:
        self.writer.put(ENCODER.encode(message))


class Audience:
    def __init__(self, server: Server) -> None:
        self.server = server
        self.watchers: dict[BoundedWriter, Watcher] = {}
        self.watching_elsewhere: dict[str, int] = {}  # how many look on at each other process
        self._edition = 1

    @property
    def watching_here(self) -> int:
        return len({watcher.person for watcher in self.watchers.values() if watcher.seat is None})

    def watching(self, info: TableInfo) -> int:
        """How many people look on at a match; before it begins they may still sit down."""
        return 0 if info.seed is None else self.watching_here + sum(self.watching_elsewhere.values())

    def people_changed(self) -> None:
        """Who sits at the table, or plays there, is different: everybody is to be shown the table again."""
        self._edition += 1

    def reseat(self, info: TableInfo, people: Mapping[BoundedWriter, str]) -> None:
        """Everybody watches from where they sit now."""
        self.people_changed()
        for writer, watcher in self.watchers.items():
            seat = info.seat_of(people.get(writer))
            if seat != watcher.seat:
                watcher.seat, watcher.since, watcher.seen = seat, 0, -1

    def acknowledge(self, entry: Entry, state: TableState) -> None:
        """An entry is safe, written here or elsewhere: whoever sent the act that it plays gets `done`."""
        if entry.act is not None and entry.seat is not None and entry.kind != "answer":
            done = Done(entry.table, entry.act, state.seat_seq(entry.seat))
            for watcher in self.watchers.values():
                if watcher.seat == entry.seat:
                    watcher.send(done)
        if entry.kind in ("gone", "back"):
            self.people_changed()

    def bring_up_to_date(self, info: TableInfo, state: TableState | None, *watchers: Watcher) -> None:
        """Show everybody here, or these, what has changed since they last saw it. To be called after every change of what
        this process knows, in whatever order it came to know it."""
        here = watchers or tuple(self.watchers.values())
        for watcher in here:
            if watcher.edition != self._edition:
                self._show_table(info, state, watcher)
        if state is not None:
            self.show(info, state, [watcher for watcher in here if watcher.seen < state.changed(watcher.seat)])

    def show_watching(self, info: TableInfo, state: TableState | None) -> None:
        """Those who play learn how many look on; a crowd is not told of everybody who joins it."""
        for watcher in self.watchers.values():
            if watcher.seat is not None and watcher.watching != self.watching(info):
                self._show_table(info, state, watcher)

    def _show_table(self, info: TableInfo, state: TableState | None, watcher: Watcher) -> None:
        watcher.edition, watcher.watching = self._edition, self.watching(info)
        watcher.send(info.shown(watcher.seat, state.gone if state is not None else (), watcher.watching))

    def show(self, info: TableInfo, state: TableState, watchers: Iterable[Watcher]) -> None:
        """Frames, made once for those who see the same."""
        made: dict[tuple[int | None, int], bytes] = {}
        for watcher in watchers:
            since = 0 if watcher.seen < state.rewound else watcher.since  # what it was shown may no longer be so
            key = watcher.seat, min(since, state.seat_seq(watcher.seat))
            if key not in made:
                made[key] = ENCODER.encode(self._frame(info, state, *key))
            watcher.writer.put(made[key])
            watcher.since, watcher.seen = state.seat_seq(watcher.seat), state.seq

    def _frame(self, info: TableInfo, state: TableState, seat: int | None, since: int) -> TableFrame:
        frame = state.frame(seat, since)
        running = state.running()
        holidays = info.seats[running].holidays if running is not None else ()
        clock = state.times.shown(running, self.server.environment.now(), holidays)
        asked = state.match.state.is_secret() and bool(frame["moves"])
        until = state.opened + self.server.settings.window_ms if asked and not info.awaits_answers else None
        return TableFrame(
            table=info.id,
            since=since,
            seq=frame["seq"],
            view=frame["view"],
            events=frame["events"],
            moves=frame["moves"],
            clock=clock,
            until=until,
            made_for=state.made_for,
        )
