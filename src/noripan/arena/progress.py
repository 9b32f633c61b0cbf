"""Runs a tournament: plays what the journal lacks until all is played, the result is clear or somebody interrupts."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import dataclass
from typing import Literal

from noripan.arena.adjustment import Adjustment
from noripan.arena.outcomes import OutcomeLog
from noripan.arena.pairing import Outcome, Pairing
from noripan.arena.sequential_test import Evidence
from noripan.arena.shares import BotScore, bot_scores, luck_by_deal, shares_by_deal
from noripan.arena.tournament import Tournament
from noripan.arena.workers import Outcomes

Ending = Literal["clear", "complete", "interrupted"]
PairingPlayer = Callable[[list[Pairing]], Outcomes]  # plays pairings, in any order


@dataclass(frozen=True)
class TournamentResult:
    tournament: Tournament
    ending: Ending
    deals: int  # that count
    outcomes: list[Outcome]  # of these deals, in their order: it does not matter who played them or when
    evidence: Evidence


class TournamentProgress:
    """What is known so far. Deals count in their order and only when all before them are played:
    otherwise short matches would count first, and the table would depend on the workers."""

    def __init__(self, tournament: Tournament, journal: OutcomeLog, stop_early: bool) -> None:
        self.tournament = tournament
        self.stop_early = stop_early
        self.deals = 0
        self.outcomes: list[Outcome] = []
        self.evidence = Evidence(tournament.bots)
        self.adjustment = Adjustment()
        self.decided = False
        self._journal = journal
        self._pairings = list(tournament.pairings())
        self.matches = sum(pairing.key in journal.outcomes for pairing in self._pairings)
        self._count()

    @property
    def wanted(self) -> int:
        """How many matches the whole tournament has."""
        return len(self._pairings)

    @property
    def finished(self) -> bool:
        return self.deals == self.tournament.deals or (self.stop_early and self.decided)

    @property
    def ending(self) -> Ending:
        if not self.finished:
            return "interrupted"
        return "complete" if self.deals == self.tournament.deals else "clear"

    def missing(self) -> list[Pairing]:
        return [pairing for pairing in self._pairings if pairing.key not in self._journal.outcomes]

    def add(self, outcome: Outcome) -> None:
        self._journal.add(outcome)
        self.matches += 1
        self._count()

    def bot_scores(self) -> list[BotScore]:
        return bot_scores(self.outcomes)

    def _count(self) -> None:
        """Count the next deals as far as they are complete, and stop for good where the result is clear."""
        size = self.tournament.matches_a_deal
        while not self.finished:
            keys = [pairing.key for pairing in self._pairings[self.deals * size : (self.deals + 1) * size]]
            if not all(key in self._journal.outcomes for key in keys):
                return
            outcomes = [self._journal.outcomes[key] for key in keys]
            self.deals += 1
            self.outcomes += outcomes
            (shares,), (luck,) = shares_by_deal(outcomes).values(), luck_by_deal(outcomes).values()
            self.evidence.add(shares, self.adjustment.adjusted(shares, luck))
            self.decided = self.evidence.is_decided()


def run(board: TournamentProgress, player: PairingPlayer, watch: Callable[[TournamentProgress], None]) -> TournamentResult:
    """Play until the board is finished; Ctrl-C ends early with what there is."""
    watch(board)
    with suppress(KeyboardInterrupt), closing(player(board.missing())) as outcomes:
        while not board.finished and (outcome := next(outcomes, None)):
            board.add(outcome)
            watch(board)
    return TournamentResult(board.tournament, board.ending, board.deals, board.outcomes, board.evidence)
