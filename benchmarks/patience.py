"""What patience is worth: how much of a victory a move loses that was chosen by the heuristic alone or after a short search.

Each position is taken by chance from another match of `casual`. A long search judges all moves there; a second one,
which sees other determinizations, is asked for its choice after shorter and longer times. The loss is what the long search
expects of its own choice, less what it expects of that one: what more time would still change, not how good the long search
is itself. A time stands for the simulations that one thread makes in that much processor time on this machine.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Callable
from functools import partial
from multiprocessing import get_context
from statistics import fmean, stdev

from thinking import rate

import noripan
from noripan.bots.knowledge import Knowledge
from noripan.bots.levels import bot
from noripan.bots.search import Search
from noripan.bots.thinking import merged
from noripan.core.match import Match
from noripan.core.rng import Rng

TIMES = (0.01, 0.03, 0.1, 0.3, 1.0)
JUDGE = 3.0
CASUAL = bot("casual")


def position(game: str, players: int, rng: Rng) -> Match:
    """A choice out of a match."""
    seed = f"patience {rng.choose(1 << 30)}"
    match, choices = noripan.new(game, players, seed), []
    while match.to_move is not None:
        if len(match.moves()) > 1:
            choices.append(len(match.log))
        match.play(CASUAL.choose(Knowledge(match, match.to_move), rng).move)
    again = noripan.new(game, players, seed)
    for move in match.log[: choices[rng.choose(len(choices))]]:
        again.play(move)
    return again


def losses(game: str, players: int, pace: float, number: int) -> list[float]:
    """What the eye loses in one position, then what a search loses after each of the times."""
    rng = Rng.seeded(f"{game} {players} {number}")
    match = position(game, players, rng)
    assert match.to_move is not None
    known = Knowledge(match, match.to_move)
    guess = known.guess(rng)
    judge, asked = (Search(guess, match.game.heuristic, known.seat, rng.branched(), known.since_dealt()) for _ in range(2))
    weights = match.game.heuristic.weights(guess)
    choices = [max(weights, key=weights.__getitem__)]
    for seconds in TIMES:
        asked.run(max(1, int(pace * seconds)) - asked.simulations)
        choices.append(merged([asked])[0].move)
    judge.run(int(pace * JUDGE))
    results = {one.move: one.result for one in merged([judge])}
    best, lowest = next(iter(results.values())), min(results.values())
    return [max(0.0, best - results.get(move, lowest)) for move in choices]


def measure(game: str, players: int, positions: int, seconds: float) -> str:
    """A line of the table: so many positions, or as many as there is time for."""
    found = sampled(partial(losses, game, players, rate(game, players)), positions, seconds)
    cells = [told([some[i] for some in found]) for i in range(1 + len(TIMES))]
    return f"| {game} | {players} | {' | '.join(cells)} | {len(found)} |"


def sampled(losses_in: Callable[[int], list[float]], positions: int, seconds: float) -> list[list[float]]:
    """The losses in so many positions, or in as many as there is time for; on all cores."""
    found, deadline = [], time.monotonic() + seconds
    with get_context("spawn").Pool(len(os.sched_getaffinity(0))) as pool:
        for some in pool.imap(losses_in, range(positions)):
            found.append(some)
            if time.monotonic() > deadline:
                break
        pool.terminate()
    return found


def told(values: list[float]) -> str:
    """The mean in hundredths of a victory, with its 95 % interval."""
    error = 1.96 * stdev(values) / len(values) ** 0.5 if len(values) > 1 else 1.0
    return f"{100 * fmean(values):.2f} ± {100 * error:.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", help="[default: all]")
    parser.add_argument("--players", type=int, nargs="*", help="[default: the fewest, and 4]")
    parser.add_argument("--positions", type=int, default=200, help="at most, for each line")
    parser.add_argument("--seconds", type=float, default=200.0, help="for each line")
    chosen = parser.parse_args()
    times = " | ".join(f"{seconds:g} s" for seconds in TIMES)
    print(f"| game | players | heuristic alone | {times} | positions |\n{'|---' * (len(TIMES) + 4)}|", flush=True)
    for game in chosen.games or noripan.games():
        for players in chosen.players or (noripan.find(game).seats[0], 4):
            print(measure(game, players, chosen.positions, chosen.seconds), flush=True)


if __name__ == "__main__":
    main()
