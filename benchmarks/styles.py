"""How fast searches with networks are beside the search by hand, in simulations for the same processor time.

Every style thinks about the same positions of a match in turn, so that what else the machine does meets all of them alike;
a line is the median over the positions. What a search with a network is worth at equal time follows by a tournament, such as
`noripan arena sixteen network:600 search:2000`, with numbers of simulations in these proportions.
"""

from __future__ import annotations

import argparse
import statistics
import time

import noripan
from noripan.bots.knowledge import Knowledge
from noripan.bots.levels import bot
from noripan.bots.networks import STYLES, learned
from noripan.bots.search import Search
from noripan.core.heuristic import Heuristic
from noripan.core.rng import Rng

EVERY = 5  # so many moves from one position to the next
REPEATS = 3  # the fastest counts
SIMULATIONS = 400


def pace(known: Knowledge, heuristic: Heuristic, simulations: int) -> float:
    """Seconds of processor time that so many simulations take."""
    seconds = []
    for _ in range(REPEATS):
        rng = Rng.seeded("pace")
        search = Search(known.guess(rng), heuristic, known.seat, rng, known.since_dealt())
        start = time.process_time()
        search.run(simulations)
        seconds.append(time.process_time() - start)
    return min(seconds)


def paces(game: str, players: int, simulations: int) -> dict[str, list[float]]:
    """For each style, seconds in each of the positions."""
    match, rng = noripan.new(game, players, "styles"), Rng.seeded("styles")
    found: dict[str, list[float]] = {style: [] for style in STYLES}
    while match.to_move is not None:
        known = Knowledge(match, match.to_move)
        if len(match.log) % EVERY == 0 and len(match.moves()) > 1:
            for style, seconds in found.items():
                heuristic = learned(match.game, players, match.options, style) if style != "search" else None
                seconds.append(pace(known, heuristic or match.game.heuristic, simulations))
        match.play(bot("casual").choose(known, rng).move)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(noripan.games()))
    parser.add_argument("--simulations", type=int, default=SIMULATIONS)
    wanted = parser.parse_args()
    columns = [f"`{style}:…`, µs a simulation | of `search` at equal time" for style in STYLES]
    print(f"| game | players | {' | '.join(columns)} |\n|{'---|' * (2 + 2 * len(columns))}")
    for game in wanted.games:
        seats = noripan.find(game).seats
        for players in (seats[0], 4):
            found = paces(game, players, wanted.simulations)
            cells = [game, str(players)]
            for seconds in found.values():
                ratios = [by_hand / one for by_hand, one in zip(found["search"], seconds, strict=True)]
                cells += [f"{1e6 * statistics.median(seconds) / wanted.simulations:.1f}", f"{statistics.median(ratios):.2f}"]
            print("| " + " | ".join(cells) + " |", flush=True)


if __name__ == "__main__":
    main()
