"""Strength against thinking time: in every game a search with more and more time against a small fixed one.

A time stands for the simulations that one thread makes in so much processor time on this machine, so that matches can be
repeated and other work on the machine does not matter. Points are kept in thinking.json; those that are there are not
measured again. The chart goes to docs/pictures/thinking.svg, the table is printed.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import time
from pathlib import Path
from typing import Any

from chart import Point, line_chart

import noripan
from noripan.arena.outcomes import OutcomeLog
from noripan.arena.progress import TournamentProgress, run
from noripan.arena.tournament import Tournament
from noripan.arena.workers import play_until, workers_for
from noripan.bots.knowledge import Knowledge
from noripan.bots.levels import bot
from noripan.bots.search import Search
from noripan.core.rng import Rng

FOUND = Path(__file__).parent / "thinking.json"
MATCHES = Path("build/arena")
CHART = Path(__file__).parent.parent / "docs" / "pictures" / "thinking.svg"
TIMES = (0.01, 0.03, 0.1, 0.3, 1.0, 3.0)
OPPONENT = "search:300"
SIMULATIONS = 300  # to learn how fast a position is searched
EVERY = 7  # so many moves from one such position to the next


def rate(game: str, players: int) -> float:
    """Simulations a second of processor time, the median over the positions of a match."""
    match, rng, rates = noripan.new(game, players, "rate"), Rng.seeded("rate"), []
    while match.to_move is not None:
        if len(match.log) % EVERY == 0 and len(match.moves()) > 1:
            known = Knowledge(match, match.to_move)
            search = Search(known.guess(rng), match.game.heuristic, match.to_move, rng, known.since_dealt())
            start = time.process_time()
            search.run(SIMULATIONS)
            rates.append(SIMULATIONS / (time.process_time() - start))
        match.play(bot("casual").choose(Knowledge(match, match.to_move), rng).move)
    return statistics.median(rates)


def simulations_in(seconds: float, pace: float, enough: int) -> int:
    """What a search by the clock makes of so much time, to two digits: it ends where the game says that it is enough."""
    simulations = int(float(f"{pace * seconds:.2g}"))
    return min(simulations, enough or simulations)


def measure(game: str, seconds: float, deals: int, limit: float) -> dict[str, Any]:
    """One point, on all cores: as many deals as are wanted, or as end within the limit."""
    kind = noripan.find(game)
    simulations = simulations_in(seconds, rate(game, kind.seats[0]), kind.heuristic.max_simulations())
    mine = f"search:{simulations}"
    tournament = Tournament(game, kind.seats[0], (mine, OPPONENT), deals, "thinking")
    with OutcomeLog(MATCHES / tournament.folder_name(), tournament) as journal:
        board = TournamentProgress(tournament, journal, stop_early=False)
        run(board, play_until(time.monotonic() + limit, workers_for(tournament, None)), lambda board: None)
    if not board.deals:
        sys.exit(f"{game}: no deal with {mine} ended within {limit:g} s; the same command with a longer --limit goes on.")
    found = next(one for one in board.bot_scores() if one.bot == mine)
    return {"simulations": simulations, "share": found.share, "error": found.error, "deals": found.deals}


def table(found: dict[str, dict[str, Any]]) -> str:
    lines = ["| game | " + " | ".join(f"{seconds:g} s" for seconds in TIMES) + " |", "|---" * (len(TIMES) + 1) + "|"]
    for game, points in found.items():
        cells = [points.get(f"{seconds:g}") for seconds in TIMES]
        told = [f"{100 * one['share']:.0f} ± {100 * one['error']:.0f} % ({one['deals']})" if one else "" for one in cells]
        lines.append(f"| {game} | " + " | ".join(told) + " |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", help="[default: all]")
    parser.add_argument("--times", type=float, nargs="+", default=TIMES, help="seconds a move")
    parser.add_argument("--deals", type=int, default=30)
    parser.add_argument("--limit", type=float, default=60.0, help="seconds for a point")
    chosen = parser.parse_args()
    found: dict[str, dict[str, Any]] = json.loads(FOUND.read_text("utf-8")) if FOUND.exists() else {}
    for seconds in chosen.times:
        for game in chosen.games or noripan.games():
            points = found.setdefault(game, {})
            if f"{seconds:g}" not in points:
                points[f"{seconds:g}"] = measure(game, seconds, chosen.deals, chosen.limit)
                print(game, f"{seconds:g} s", points[f"{seconds:g}"], flush=True)
                FOUND.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    series = {
        game: [Point(float(at), one["share"], one["error"]) for at, one in sorted(points.items(), key=lambda p: float(p[0]))]
        for game, points in found.items()
    }
    CHART.write_text(line_chart(series, TIMES, f"Share of victories against {OPPONENT}, by seconds a move"), "utf-8")
    print(table(found))


if __name__ == "__main__":
    main()
