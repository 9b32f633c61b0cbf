"""TableState: the state of a table in play. It is the fold of the table's journal and of nothing else."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from noripan.core.match import Match, load
from noripan.protocol.clocks import Clock
from noripan.protocol.messages import MadeFor
from noripan.protocol.record import EntryKind
from noripan.server.errors import Conflict
from noripan.server.store.journal import Entry
from noripan.server.tables.clock import Times

ACTS_KEPT = 64
STRIKES = 3  # times out in a row after which a bot takes the seat
PLAYED = ("move", "bot", "clock", "unanswered", "stand_in")


@dataclass(frozen=True)
class Answer:
    """What a seat answers to a secret question, kept until the question closes."""

    moves: tuple[str, ...]
    act: str | None
    kind: EntryKind


class TableState:
    def __init__(self, match: Match, clock: Clock) -> None:
        self.match = match
        self.times = Times(clock, match.players)
        self.seq = -1  # of the last entry
        self.step = -1  # of the last entry that is not an answer: answers change nothing yet
        self.worker = ""  # who wrote that one, and so drives what follows
        self.gone: set[int] = set()
        self.strikes = [0] * match.players
        self.moved = [0] * match.players
        self.covered = [0] * match.players  # of these, what bots did for people
        self.acts: OrderedDict[tuple[int, str], int] = OrderedDict()  # what was already done, and the seat's seq after it
        self.opened = 0  # when the present secret question came up
        self.opener: int | None = None  # whose move brought it up
        self.answers: dict[int, Answer] = {}  # to the present secret question
        self.units: list[Entry] = []  # what was played and still counts
        self.rewound = -1  # the last entry that took something back
        self.made_for: MadeFor | None = None  # whom the last move that everybody saw was made for, if for anybody
        self._noticed = -1  # the last entry that changed what everybody sees
        self._noticed_by: dict[int, int] = {}  # the last one that changed what this seat alone sees

    def apply(self, entry: Entry) -> None:
        """Go on by one entry; one that does not fit raises a GameError and changes nothing."""
        if entry.seq != self.seq + 1:
            raise ValueError(f"entry {entry.seq} after {self.seq}")
        if entry.kind == "answer":
            self._answer(entry)
            self.seq = entry.seq
            return
        if entry.kind in PLAYED:
            self._play(entry)
        elif entry.kind == "take_back":
            self._take_back(entry)
        elif entry.kind == "start":
            self.times.begin(entry.at)
            self._noticed = entry.seq
        elif entry.seat is not None and entry.kind == "gone":
            self.gone.add(entry.seat)
        elif entry.seat is not None and entry.kind == "back":
            self.gone.discard(entry.seat)
            self.strikes[entry.seat] = 0
        self.seq = self.step = entry.seq
        self.worker = entry.worker

    def _answer(self, entry: Entry) -> None:
        """Nobody notices, not even by who drives the table: the time until a question closes must say nothing."""
        if entry.seat is None:
            raise ValueError("an answer of nobody")
        if not self.match.state.is_secret():
            raise Conflict("not_your_turn")
        played(self.world_of(entry.seat), entry.seat, entry.moves)  # is it an answer at all?
        self.answers[entry.seat] = Answer(entry.moves, entry.act, "move")

    def _play(self, entry: Entry) -> None:
        seat = entry.seat
        if seat is None:
            raise ValueError("moves of nobody")
        asked = self.match.state.is_secret()
        self._move(seat, entry.moves)
        if asked and self.match.state.is_secret() and entry.moves == (self.match.game.decline,):
            self.answers.pop(seat, None)
            self._noticed_by[seat] = entry.seq  # others are still being asked: nobody else may notice
        else:
            self.answers.clear()
            self._noticed = entry.seq
            self.made_for = None if asked else made_for(seat, entry.kind)
        if asked:
            self.times.begin(entry.at)
        else:
            self.times.spend(seat, entry.at, self.match.to_move != seat)
            self.opened, self.opener = entry.at, seat
        if entry.kind == "clock":
            self.strikes[seat] += 1
        elif entry.kind == "move":
            self.strikes[seat] = 0
        self.units.append(entry)
        self._count(entry, 1)
        self._remember(entry)

    def _count(self, entry: Entry, sign: int) -> None:
        seat = entry.seat or 0
        self.moved[seat] += sign * len(entry.moves)
        if entry.kind in ("clock", "stand_in"):
            self.covered[seat] += sign * len(entry.moves)

    def _remember(self, entry: Entry) -> None:
        """Sent again it is not done again."""
        if entry.act is None or entry.seat is None:
            return
        self.acts[entry.seat, entry.act] = len(self.match.shown[entry.seat])
        if len(self.acts) > ACTS_KEPT:
            self.acts.popitem(last=False)

    def _take_back(self, entry: Entry) -> None:
        """The match as it was before this seat's last moves, played again from its beginning."""
        at = last_own(self.units, entry.seat)
        if at is None:
            raise Conflict("nothing_to_take_back")
        undone, self.units = self.units[at:], self.units[:at]
        moves, game = [move for unit in self.units for move in unit.moves], self.match.game
        self.match = load({**self.match.save(), "moves": moves}, lambda _: game)
        for unit in undone:
            self._count(unit, -1)
        self.answers.clear()
        self.times.begin(entry.at)
        self.opened, self.opener, self.made_for = entry.at, None, None
        self._noticed = self.rewound = entry.seq
        self._remember(entry)

    def _move(self, seat: int, moves: tuple[str, ...]) -> None:
        if len(moves) == 1 and self.match.to_move == seat:
            self.match.play(moves[0])  # as good as below, without the copy
        else:
            self.match = played(self.match, seat, moves)

    # ---- whose turn it is

    def questions(self) -> list[tuple[int, Match]]:
        """Who is secretly being asked something, in the order that counts, each with the match as it is if all before
        decline. They are all asked at once, so that the time it takes says nothing about who they are."""
        asked: list[tuple[int, Match]] = []
        world = self.match
        while world.to_move is not None and world.state.is_secret():
            asked.append((world.to_move, world))
            world = played(world, world.to_move, (declining(world),))
        return asked

    def world_of(self, seat: int | None) -> Match:
        """The match as this seat sees it: the true one, or the one in which it is asked."""
        if seat is not None and self.match.state.is_secret():
            for asked, world in self.questions():
                if asked == seat:
                    return world
        return self.match

    def frame(self, seat: int | None, since: int) -> Mapping[str, Any]:
        """What a seat sees. Who is asked sees the question at once, but is told nothing that may not come to pass."""
        frame, world = self.match.frame(seat, since), self.world_of(seat)
        return frame if world is self.match else {**frame, "view": world.view(seat), "moves": world.moves()}

    def changed(self, seat: int | None) -> int:
        """The last entry that changed what this seat sees; -1 before the match begins."""
        return self._noticed if seat is None else max(self._noticed, self._noticed_by.get(seat, -1))

    def seat_seq(self, seat: int | None) -> int:
        return len(self.match.shown[seat])

    def running(self) -> int | None:
        """Whose clock runs, if anybody's."""
        return None if self.match.is_over or self.match.state.is_secret() else self.match.to_move


def last_own(entries: Sequence[Entry], seat: int | None) -> int | None:
    """Which of these entries is the last in which the person at this seat moved."""
    return next((at for at in reversed(range(len(entries))) if (entries[at].kind, entries[at].seat) == ("move", seat)), None)


def declining(match: Match) -> str:
    decline = match.game.decline
    if decline is None:
        raise ValueError(f"{match.game.name} asks in secret, but has no move to decline")
    return decline


def played(match: Match, seat: int, moves: tuple[str, ...]) -> Match:
    """The match after all these moves of one seat; the given one stays as it is. Only the last may reveal anything, or else
    a unit that is refused would tell what it uncovered."""
    trial = tried(match, seat, moves[:-1])
    must_be_turn_of(trial, seat)
    trial.play(moves[-1])
    return trial


def tried(match: Match, seat: int, moves: tuple[str, ...]) -> Match:
    """As `played`, but no move at all may reveal anything: trying gains no knowledge."""
    trial = match.copy()
    for text in moves:
        must_be_turn_of(trial, seat)
        if trial.reveals(text):
            raise Conflict("move_reveals", move=text[:40])
        trial.play(text)
    return trial


def must_be_turn_of(match: Match, seat: int) -> None:
    if match.is_over:
        raise Conflict("match_over")
    if match.to_move != seat:
        raise Conflict("not_your_turn")


def made_for(seat: int, kind: EntryKind) -> MadeFor | None:
    return MadeFor(seat, kind) if kind in ("clock", "stand_in") else None
