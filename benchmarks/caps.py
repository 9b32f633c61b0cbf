"""How much of each game is luck: the same search against `casual`, once seeing all cards and once guessing as a player must.

Both play the same duplicate deals with the same number of simulations a move. What even the one that sees everything does
not win is hardly to be won. It also knows what is going to be drawn, but not what is still to be shuffled.
"""

from __future__ import annotations

import argparse
import os
import time
from dataclasses import dataclass

import noripan
from noripan.arena.pairing import Outcome, Pairing, pairings
from noripan.arena.shares import bot_scores
from noripan.bots.knowledge import Knowledge
from noripan.bots.levels import bot
from noripan.bots.thinking import Budget, think
from noripan.core.library import find
from noripan.core.match import Match
from noripan.core.rng import Rng

NOBODY = -1  # as in bots/search.py: guesses nothing
SEER = "seer"


@dataclass(frozen=True)
class Seer:
    """Searches the true position; no bot, because bots only get a seat's knowledge."""

    match: Match
    budget: Budget

    def move(self, rng: Rng) -> str:
        moves = self.match.moves()
        if len(moves) == 1:
            return moves[0]
        tried = think(self.match.state, self.match.game.heuristic, NOBODY, rng, self.budget)
        return self.match.game.write_move(self.match.state, tried[0].move)


def play(pairing: Pairing, budget: Budget) -> Outcome:
    """As the arena plays a pairing, with the seer on the seats that name it."""
    match = Match(find(pairing.game), len(pairing.seats), pairing.deal, dict(pairing.options))
    rngs = [Rng.seeded(f"{pairing.key} {seat}") for seat in range(match.players)]
    while match.to_move is not None:
        seat, name = match.to_move, pairing.seats[match.to_move]
        if name == SEER:
            match.play(Seer(match, budget).move(rngs[seat]))
        else:
            match.play(bot(name).choose(Knowledge(match, seat), rngs[seat]).move)
    winners = match.winners()
    shares = tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(match.players))
    return Outcome(pairing.deal, pairing.seats, shares, tuple(match.scores()), len(match.log))


def measure(game: str, players: int, simulations: int, deals: int, seconds: float) -> str:
    """One line of the table: as many deals as there is time for, each played by both."""
    names = (SEER, f"search:{simulations}")
    listed = {name: list(pairings(game, {}, players, [name, "casual"], deals, "caps")) for name in names}
    outcomes: dict[str, list[Outcome]] = {name: [] for name in names}
    deadline, played = time.monotonic() + seconds, 0
    for deal in dict.fromkeys(pairing.deal for pairing in listed[SEER]):
        if played and time.monotonic() > deadline:
            break
        for name in names:
            outcomes[name] += [play(one, Budget(simulations=simulations)) for one in listed[name] if one.deal == deal]
        played += 1
    cells = []
    for name in names:
        standing = next(one for one in bot_scores(outcomes[name]) if one.bot == name)
        cells.append(f"{100 * standing.share:.1f} % ± {100 * standing.error:.1f}")
    return f"| {game} | {players} | {cells[0]} | {cells[1]} | {played} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", help="[default: all]")
    parser.add_argument("--players", type=int, nargs="*", help="[default: the fewest, and 4]")
    parser.add_argument("--simulations", type=int, default=500, help="a move")
    parser.add_argument("--deals", type=int, default=200, help="at most, for each line")
    parser.add_argument("--seconds", type=float, default=120.0, help="for each line; what is begun is finished")
    chosen = parser.parse_args()
    os.nice(10)
    print(f"| game | players | sees all cards | guesses | deals |\n{'|---' * 5}|", flush=True)
    for game in chosen.games or noripan.games():
        seats = find(game).seats
        for players in chosen.players or (seats[0], 4):
            print(measure(game, players, chosen.simulations, chosen.deals, chosen.seconds), flush=True)


if __name__ == "__main__":
    main()
