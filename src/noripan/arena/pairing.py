"""Which bots play which deal on which seats, and how one such match is played."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from noripan.bots.knowledge import Knowledge
from noripan.bots.levels import bot
from noripan.core.library import find
from noripan.core.match import Match
from noripan.core.random import Rng


@dataclass(frozen=True)
class Pairing:
    """One match to play: a deal by its seed, and a bot's name for every seat."""

    game: str
    options: tuple[tuple[str, Any], ...]
    deal: str
    seats: tuple[str, ...]

    @property
    def key(self) -> str:
        """The same pairing always plays the same match, if its bots think by numbers of simulations."""
        return f"{self.deal} {' '.join(self.seats)}"


@dataclass(frozen=True)
class Outcome:
    deal: str
    seats: tuple[str, ...]
    shares: tuple[float, ...]  # of the victory, by seat
    scores: tuple[int, ...]
    moves: int


def pairings(game: str, options: dict[str, Any], players: int, bots: list[str], deals: int, seed: str) -> Iterator[Pairing]:
    """For every deal the same bots on all rotations of the seats; with fewer bots than seats they alternate."""
    line_up = [bots[seat % len(bots)] for seat in range(players)]
    rotations = list(dict.fromkeys(tuple(line_up[turn:] + line_up[:turn]) for turn in range(players)))
    for number in range(deals):
        for seats in rotations:
            yield Pairing(game, tuple(sorted(options.items())), f"{seed} {number}", seats)


def play(pairing: Pairing) -> Outcome:
    """Play one match; every seat's bot has a generator of its own, fixed by the deal and the seat."""
    match = Match(find(pairing.game), len(pairing.seats), pairing.deal, dict(pairing.options))
    bots = [bot(name) for name in pairing.seats]
    rngs = [Rng.seeded(f"{pairing.key} {seat}") for seat in range(match.players)]
    while match.to_move is not None:
        seat = match.to_move
        match.play(bots[seat].choose(Knowledge(match, seat), rngs[seat]).move)
    winners = match.winners()
    shares = tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(match.players))
    return Outcome(pairing.deal, pairing.seats, shares, tuple(match.scores()), len(match.log))
