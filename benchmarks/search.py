"""Our search beside OpenSpiel's: its speed, and matches between the two on duplicate deals.

`search.py speed` measures simulations a second beside their C++ ISMCTS on hearts, in alternating repeats on the same core.
`search.py duel GAME OURS THEIRS` plays matches, such as `search:500` against `openspiel:500` (the same number of
simulations) or `expert` against `openspiel:1s` (the same time). There their search plays our game through the adapter: its
tree is in Python, its playouts are our compiled ones.
"""

from __future__ import annotations

import argparse
import os
import random
import statistics
import time
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import get_context

import pyspiel

import noripan
from noripan.arena.pairing import pairings, play
from noripan.arena.shares import bot_scores
from noripan.bots.search import Search
from noripan.bots.thinking import Budget, think
from noripan.core.rng import Rng
from noripan.core.state import State

OURS, PLAYERS = "tongtong", 4
BASELINE = "hearts(pass_cards=False)"  # what it passes on it would only have to replay in every determinization
MOVES_IN = (0, 8, 16, 24)  # the searches begin this many moves after the deal, or at the next choice


# ---- speed


def baseline_positions(seed: int) -> list[pyspiel.State]:
    rng, found, laid = random.Random(seed), [], 0
    state = pyspiel.load_game(BASELINE).new_initial_state()
    while len(found) < len(MOVES_IN):
        actions = state.legal_actions()
        if not state.is_chance_node():
            if laid >= MOVES_IN[len(found)] and len(actions) > 1:
                found.append(state.clone())
            laid += 1
        state.apply_action(rng.choice(actions))
    return found


def our_positions(seed: int) -> list[State]:
    rng, found, laid = Rng.seeded(seed), [], 0
    state = noripan.find(OURS).start(PLAYERS, rng)
    while len(found) < len(MOVES_IN):
        moves = state.moves()
        if laid >= MOVES_IN[len(found)] and len(moves) > 1:
            found.append(state.copy())
        laid += 1
        state.apply(moves[rng.choose(len(moves))])
    return found


def baseline_speed(seed: int, simulations: int) -> float:
    """Simulations a second of processor time, over all positions of a deal."""
    spent = 0.0
    for state in baseline_positions(seed):
        search = pyspiel.ISMCTSBot(seed, pyspiel.RandomRolloutEvaluator(1, seed), 1.0, simulations)
        start = time.process_time()
        search.step(state)
        spent += time.process_time() - start
    return simulations * len(MOVES_IN) / spent


def our_speed(seed: int, simulations: int) -> float:
    spent = 0.0
    for state in our_positions(seed):
        start = time.process_time()
        Search(state, noripan.find(OURS).heuristic, state.to_move, Rng.seeded(seed)).run(simulations)
        spent += time.process_time() - start
    return simulations * len(MOVES_IN) / spent


def thought(seed: int, seconds: float, threads: int) -> tuple[float, float]:
    """Simulations for each second by the clock, which may end early, and for each second of processor time."""
    heuristic, done = noripan.find(OURS).heuristic, 0
    positions = our_positions(seed)
    start, work = time.perf_counter(), time.process_time()
    for state in positions:
        tried = think(state, heuristic, state.to_move, Rng.seeded(seed), Budget(seconds=seconds, threads=threads))
        done += sum(one.visits for one in tried)
    return done / (time.perf_counter() - start), done / (time.process_time() - work)


@contextmanager
def one_core() -> Iterator[None]:
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(cores)})
    yield
    os.sched_setaffinity(0, cores)


def middle(values: list[float], digits: int = 2) -> str:
    """The median with the least and the most."""
    return f"{statistics.median(values):.{digits}f} ({min(values):.{digits}f}–{max(values):.{digits}f})"


def speed(repeats: int, simulations: int, seconds: float) -> None:
    theirs, ours, gains, shares = [], [], [], []
    with one_core():
        for seed in range(repeats):
            theirs.append(baseline_speed(seed, simulations))
            ours.append(our_speed(seed, simulations))
    for seed in range(repeats):
        one, two = thought(seed, seconds, 1), thought(seed, seconds, 2)
        gains.append(two[0] / one[0])
        shares.append(two[1] / one[1])
    ratios = [mine / baseline for mine, baseline in zip(ours, theirs, strict=True)]
    print(
        f"{repeats} alternating repeats, medians (least–most); {simulations} simulations at {len(MOVES_IN)} positions each"
    )
    print(f"OpenSpiel's C++ ISMCTS, {BASELINE}: {middle(theirs, 0)} simulations/s")
    print(f"our search, {OURS} at {PLAYERS}, one thread: {middle(ours, 0)} simulations/s")
    print(f"ratio: {middle(ratios)}, to reach 2")
    print(f"two threads × one, by the clock: {middle(gains)}, to reach 1.7 (needs two idle cores)")
    print(f"work of a processor second with two threads × with one: {middle(shares)}")


# ---- duels


def duel(game: str, bots: list[str], players: int, deals: int, seed: str, workers: int) -> None:
    orders = (bots, bots[::-1])  # at an odd table each bot must have the majority of seats in turn
    listed = list(dict.fromkeys(one for order in orders for one in pairings(game, {}, players, order, deals, seed)))
    start = time.perf_counter()
    with get_context("spawn").Pool(workers) as pool:
        outcomes = list(pool.imap_unordered(play, listed))
    spent = time.perf_counter() - start
    print(f"{game} at {players}, {deals} deals, {len(listed)} matches, {spent:.0f} s")
    for standing in bot_scores(outcomes):
        print(f"{standing.bot:>16}: {standing.share:.3f} ± {standing.error:.3f} of the victories")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    kinds = parser.add_subparsers(dest="kind", required=True)
    speeds = kinds.add_parser("speed", help="simulations a second")
    speeds.add_argument("--repeats", type=int, default=7)
    speeds.add_argument("--simulations", type=int, default=2000)
    speeds.add_argument(
        "--seconds", type=float, default=0.25, help="of thinking at each position with one and with two threads"
    )
    duels = kinds.add_parser("duel", help="matches on duplicate deals")
    duels.add_argument("game")
    duels.add_argument("bots", nargs="+", help="such as search:500 openspiel:500, or expert openspiel:1s")
    duels.add_argument("--players", type=int, help="[default: the fewest]")
    duels.add_argument("--deals", type=int, default=20)
    duels.add_argument("--seed", default="duel")
    duels.add_argument("--workers", type=int, default=1, help="processes; bots with a time need a core each")
    chosen = parser.parse_args()
    if chosen.kind == "speed":
        speed(chosen.repeats, chosen.simulations, chosen.seconds)
    else:
        players = chosen.players or noripan.find(chosen.game).seats[0]
        duel(chosen.game, chosen.bots, players, chosen.deals, chosen.seed, chosen.workers)


if __name__ == "__main__":
    main()
