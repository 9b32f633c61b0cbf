"""The small ladder: in every game each kind of bot against the one below, on a few duplicate deals. `make arena` calls it.

It ends with an error if a bot is clearly weaker than the one below it. Matches, results and reports stay in build/arena;
a second call continues."""

import sys
import time
from contextlib import closing
from itertools import pairwise, takewhile
from pathlib import Path

import noripan
from noripan.arena.journal import Journal
from noripan.arena.pairing import Pairing
from noripan.arena.processes import Outcomes, play_here, workers_for
from noripan.arena.report import TEXTS, report
from noripan.arena.result import Summary, summary
from noripan.arena.run import Board, run
from noripan.arena.tournament import Tournament
from noripan.core.texts import Texts

STEPS = ("beginner", "casual", "search:100")
DEALS = 40
SECONDS = 15.0  # for one tournament; what is played until then counts
FOLDER = Path("build/arena")


def main() -> None:
    wrong = 0
    for game, kind in noripan.games().items():
        for players in sorted({kind.seats[0], min(4, kind.seats[-1])}):
            for weaker, stronger in pairwise(STEPS):
                found = contest(Tournament(game, players, (weaker, stronger), DEALS))
                print(line(found, stronger), flush=True)
                wrong += any(gap["clear"] and gap["ahead"] == weaker for gap in found["gaps"])
    sys.exit(wrong and f"{wrong} steps of the ladder lead down")


def contest(tournament: Tournament) -> Summary:
    folder = FOLDER / tournament.folder_name()
    deadline = time.monotonic() + SECONDS

    def play_in_time(pairings: list[Pairing]) -> Outcomes:
        with closing(play_here(pairings, workers_for(tournament, None))) as outcomes:
            yield from takewhile(lambda _: time.monotonic() < deadline, outcomes)

    with Journal(folder, tournament) as journal:
        found = summary(run(Board(tournament, journal, stop_early=True), play_in_time, lambda board: None))
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
