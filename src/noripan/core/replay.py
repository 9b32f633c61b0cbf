"""Replay: a finished or saved match step by step, as a seat, a spectator or everybody together may see it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from noripan.core.errors import GameError
from noripan.core.events import GameEvent, Shown
from noripan.core.game import View
from noripan.core.match import Match, load


class Step(NamedTuple):
    """A move of the log and what it did; step 0 is the deal."""

    number: int
    seat: int | None  # who moved
    move: str | None
    events: list[GameEvent]
    after: Match

    def view(self, seat: int | None) -> View:
        """The position after this step through a seat's eyes; None sees everything."""
        return self.after.truth() if seat is None else self.after.view(seat)

    def shown(self, seat: int | None) -> list[Shown]:
        """What this step did, as far as a seat saw it; None sees everything, in the words of who saw most."""
        return [event.shown() for event in self.events if (not event.not_to if seat is None else event.seen_by(seat))]

    def move_seen_by(self, seat: int | None) -> str | None:
        """The move, for the seat that made it and for None; others see only what it did."""
        return self.move if seat in (None, self.seat) else None


def replay(match: Match, first: int = 0) -> Iterator[Step]:
    """The steps of a match from `first` on. Each has a position of its own."""
    return walk(Match(match.game, match.players, match.seed, match.options, match.deal), match.log, first)


def walk(match: Match, moves: Sequence[str], first: int = 0) -> Iterator[Step]:
    """Play a match that has just been dealt, step by step; steps before `first` are not shown."""
    if first == 0:
        yield Step(0, None, None, [], match.copy())
    for number, text in enumerate(moves, 1):
        seat, known = match.to_move, len(match.events)
        match.play(text)
        if number >= first:
            yield Step(number, seat, text, match.events[known:], match.copy())


def resume(match: Match, at: int) -> Match:
    """The match as it was after so many moves, to go on from there by itself. While a question is asked in secret nobody
    could go on without knowing whether it was asked, so it then begins before that."""
    if not 0 <= at < max(1, len(match.log)):
        raise GameError("bad_step", last=max(0, len(match.log) - 1))
    again = load({**match.save(), "moves": match.log[:at]}, lambda _: match.game)
    return resume(match, at - 1) if at and again.state.is_secret() else again
