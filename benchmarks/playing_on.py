"""How good a choice proves to be when play goes on: is there a better one that a bot does not find?

Each position is taken by chance from another match of `casual`. The choices of all bots named, and the three moves that the
first of them considers most, are tried in the same determinizations for the seat; from there everybody plays on by quick
searches to the end of the round or game, each with nothing but the own knowledge. No bot's own expectation counts, only how
that ends. The best move is found by one half of the determinizations and judged by the other, so that luck does not choose
it.
"""

from __future__ import annotations

import argparse
from functools import partial
from statistics import fmean

from patience import position, sampled, told

from noripan.bots.knowledge import Knowledge
from noripan.bots.levels import bot
from noripan.bots.thinking import Budget, think
from noripan.core.heuristic import Heuristic
from noripan.core.library import find
from noripan.core.rng import Rng
from noripan.core.state import State

CONSIDERED = 3  # moves of the first bot that are tried besides all choices
QUICK = Budget(simulations=60)


def outcome(guess: State, move: int, seat: int, heuristic: Heuristic, rng: Rng) -> float:
    """What the seat may hope for when the round or game has ended that this move is part of."""
    guess = guess.copy()
    stage = heuristic.stage(guess)
    guess.apply(move)
    while not guess.is_over and heuristic.stage(guess) == stage:
        moves = guess.moves()
        guess.apply(moves[0] if len(moves) == 1 else think(guess, heuristic, guess.to_move, rng, QUICK)[0].move)
    return heuristic.values(guess)[seat]


def losses(game: str, players: int, bots: list[str], guesses: int, number: int) -> list[float]:
    """What each bot's choice brings less than the best move, in one position."""
    rng = Rng.seeded(f"{game} {players} {number}")
    match = position(game, players, rng)
    assert match.to_move is not None
    known, heuristic = Knowledge(match, match.to_move), match.game.heuristic
    chosen = [bot(name).choose(known, rng) for name in bots]
    root = known.guess(rng)
    codes = {match.game.write_move(root, move): move for move in root.moves()}
    names = dict.fromkeys([*(one.move for one in chosen), *(one["move"] for one in chosen[0].considered[:CONSIDERED])])
    results: dict[str, list[float]] = {name: [] for name in names}
    for _ in range(guesses):
        guess = known.guess(rng)
        for name in names:
            results[name].append(outcome(guess, codes[name], known.seat, heuristic, rng))
    halves = [{name: fmean(results[name][half::2]) for name in names} for half in (0, 1)]
    crossed = [(judge, max(finder, key=finder.__getitem__)) for finder, judge in (halves, reversed(halves))]
    return [fmean(judge[best] - judge[one.move] for judge, best in crossed) for one in chosen]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", help="one whose matches are several rounds or games")
    parser.add_argument("bots", nargs="+", help="the first should search")
    parser.add_argument("--players", type=int, help="[default: the fewest]")
    parser.add_argument("--positions", type=int, default=1000, help="at most")
    parser.add_argument("--guesses", type=int, default=100, help="for each position")
    parser.add_argument("--seconds", type=float, default=600.0)
    asked = parser.parse_args()
    players = asked.players or find(asked.game).seats[0]
    found = sampled(partial(losses, asked.game, players, asked.bots, asked.guesses), asked.positions, asked.seconds)
    print(f"{asked.game}, {players} players, {len(found)} positions: hundredths of a victory that a move loses")
    for i, name in enumerate(asked.bots):
        print(
            f"{name:16} {told([some[i] for some in found])}   more than {asked.bots[0]}: "
            f"{told([some[i] - some[0] for some in found])}"
        )


if __name__ == "__main__":
    main()
