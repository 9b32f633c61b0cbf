"""Which bots play which deal on which seats, and how one such match is played."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, islice, permutations
from math import factorial
from typing import Any

from noripan.arena.luck import LuckMeter, value_for
from noripan.bots.knowledge import Knowledge
from noripan.bots.levels import Bot, bot
from noripan.core.library import find
from noripan.core.match import Match
from noripan.core.rng import Rng

Seats = tuple[str, ...]  # a bot's name for every seat


class Cancelled(Exception):
    """Nobody waits for this match any more."""


@dataclass(frozen=True)
class Pairing:
    """One match to play: a deal by its seed, and a bot's name for every seat."""

    game: str
    options: tuple[tuple[str, Any], ...]
    deal: str
    seats: Seats

    @property
    def key(self) -> str:
        """The same pairing always plays the same match, if its bots think by numbers of simulations."""
        return f"{self.deal} {' '.join(self.seats)}"


@dataclass(frozen=True)
class Outcome:
    deal: str
    seats: Seats
    shares: tuple[float, ...]  # of the victory, by seat
    scores: tuple[int, ...]
    moves: int
    luck: tuple[float, ...] = ()  # of each seat: what chance brought it, in shares; nothing where it was not measured

    @property
    def key(self) -> str:
        """That of its pairing."""
        return f"{self.deal} {' '.join(self.seats)}"


def pairings(game: str, options: dict[str, Any], players: int, bots: list[str], deals: int, seed: str) -> Iterator[Pairing]:
    """Every deal with all its seatings."""
    for number in range(deals):
        for seats in seatings(bots, players, number):
            yield Pairing(game, tuple(sorted(options.items())), f"{seed} {number}", seats)


def seatings(bots: Sequence[str], players: int, number: int) -> list[Seats]:
    """All that a deal is played with: every bot sits on every seat equally often, and nobody has more seats in all.

    More bots than seats: every choice of them plays. Fewer: they alternate, and each has its turn at the seats left over."""
    found: dict[Seats, None] = {}
    for group in combinations(bots, min(players, len(bots))):
        ring = circle(group, number)
        for first in range(len(ring)):
            line_up = [ring[(first + seat) % len(ring)] for seat in range(players)]
            found.update(dict.fromkeys(tuple(line_up[turn:] + line_up[:turn]) for turn in range(players)))
    return list(found)


def circle(group: tuple[str, ...], number: int) -> tuple[str, ...]:
    """Who sits next to whom changes from deal to deal: it matters who plays before you."""
    first, rest = group[:1], group[1:]
    return first + next(islice(permutations(rest), number % factorial(len(rest)), None))


def play(pairing: Pairing, cancelled: threading.Event | None = None) -> Outcome:
    """Play one match of bots that have names."""
    return play_with([bot(name) for name in pairing.seats], pairing, cancelled)


def play_with(bots: Sequence[Bot], pairing: Pairing, cancelled: threading.Event | None = None) -> Outcome:
    """Play one match; every seat's bot has a generator of its own, fixed by the deal and the seat."""
    game, options = find(pairing.game), dict(pairing.options)
    match = Match(game, len(pairing.seats), pairing.deal, options)
    meter = LuckMeter(value_for(game, match.players, options), match.players, Rng.seeded(f"{pairing.key} luck"))
    rngs = [Rng.seeded(f"{pairing.key} {seat}") for seat in range(match.players)]
    while match.to_move is not None:
        seat = match.to_move
        choice = bots[seat].choose(Knowledge(match, seat), rngs[seat], cancelled)
        if cancelled is not None and cancelled.is_set():
            raise Cancelled
        expected = meter.expect(match.state, game.read_move(match.state, choice.move))
        match.play(choice.move)
        meter.add(expected, match.state)
    winners = match.winners()
    shares = tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(match.players))
    return Outcome(pairing.deal, pairing.seats, shares, tuple(match.scores()), len(match.log), meter.total())
