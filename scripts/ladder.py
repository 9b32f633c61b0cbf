"""The ladder: in every game each kind of bot against the one below, on duplicate deals.

`make arena` calls the small one. A single line of the full one is, for example,
`ladder.py GAME --players 2 --steps casual expert --deals 60 --seconds 3600`.
It ends with an error if a bot is clearly weaker than the one below it. Matches, results and reports stay in build/arena;
a second call continues."""

import argparse
import sys
import time
from itertools import pairwise
from pathlib import Path

import noripan
from noripan.arena.outcomes import OutcomeLog
from noripan.arena.progress import TournamentProgress, run
from noripan.arena.report import TEXTS, report
from noripan.arena.summary import Summary, summary
from noripan.arena.tournament import Tournament
from noripan.arena.workers import play_until, workers_for
from noripan.core.texts import Texts

STEPS = ("beginner", "casual", "search:100")
DEALS = 40
SECONDS = 15.0
FOLDER = Path("build/arena")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(noripan.games()), help="[default: all]")
    parser.add_argument("--players", type=int, nargs="+", help="[default: the fewest, and four]")
    parser.add_argument("--steps", nargs="+", default=STEPS, help="bots, the weakest first")
    parser.add_argument("--deals", type=int, default=DEALS, help="for a line, at most")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="for a line; what is played until then counts")
    chosen = parser.parse_args()
    wrong = 0
    for game in chosen.games:
        seats = noripan.find(game).seats
        for players in chosen.players or sorted({seats[0], min(4, seats[-1])}):
            for weaker, stronger in pairwise(chosen.steps):
                found = contest(Tournament(game, players, (weaker, stronger), chosen.deals), chosen.seconds)
                print(line(found, stronger), flush=True)
                wrong += any(gap["clear"] and gap["ahead"] == weaker for gap in found["gaps"])
    sys.exit(wrong and f"{wrong} steps of the ladder lead down")


def contest(tournament: Tournament, seconds: float) -> Summary:
    folder = FOLDER / tournament.folder_name()
    deadline = time.monotonic() + seconds
    player = play_until(deadline, workers_for(tournament, None))
    with OutcomeLog(folder, tournament) as journal:
        found = summary(run(TournamentProgress(tournament, journal, stop_early=True), player, lambda board: None))
    if found["ending"] == "interrupted" and time.monotonic() < deadline:
        sys.exit("Interrupted; the same command continues.")
    (folder / "report.html").write_text(report(found, Texts("en", [TEXTS])), "utf-8")
    return found


def line(found: Summary, stronger: str) -> str:
    shares = {one["bot"]: one for one in found["standings"]}
    names = f"{found['game']:10} {found['players']} players  {' < '.join(found['bots']):24}"
    if stronger not in shares:
        return f"{names} too slow for a single deal"
    one = shares[stronger]
    verdict = "clear" if any(gap["clear"] for gap in found["gaps"]) else "open"
    return f"{names} {100 * one['share']:5.1f} % ± {100 * one['error']:4.1f}  {found['deals']:3} deals  {verdict}"


if __name__ == "__main__":
    main()
