"""The arena: fair seatings, tables that do not depend on who played what when, sound early stops, and ends of all kinds."""

from __future__ import annotations

import json
import multiprocessing
import os
import random
import signal
import subprocess
import sys
import threading
from collections import Counter
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from types import SimpleNamespace

import pytest
from support.eventually import eventually
from support.patience import WAIT
from typer.testing import CliRunner

from noripan.arena import ratings, report, sequential_test, shares, summary
from noripan.arena.outcomes import FILE, OutcomeLog
from noripan.arena.pairing import Outcome, Pairing, play, seatings
from noripan.arena.progress import TournamentProgress, run
from noripan.arena.ray_cluster import room
from noripan.arena.tournament import Tournament
from noripan.arena.workers import Outcomes, play_here, workers_for
from noripan.bots.levels import cores
from noripan.cli.main import app
from noripan.core.errors import GameError
from noripan.core.texts import LANGUAGES, Texts

SMALL = Tournament("sixteen", 3, ("casual", "beginner", "search:20"), 4)
LONG = ["arena", "sixteen", "search:60", "search:50", "-n", "25", "--no-early-stop", "--lang", "en"]


def play_alone(pairings: list[Pairing]) -> Outcomes:
    yield from map(play, pairings)


def play_in_disorder(pairings: list[Pairing]) -> Outcomes:
    yield from map(play, random.Random(1).sample(pairings, len(pairings)))


def told(folder: Path, tournament: Tournament, player: object = play_alone, stop_early: bool = False) -> str:
    """The bytes of summary.json."""
    with OutcomeLog(folder, tournament) as journal:
        found = run(TournamentProgress(tournament, journal, stop_early), player, lambda board: None)  # type: ignore[arg-type]
    return json.dumps(summary.summary(found))


# ---- who plays what


@pytest.mark.parametrize("players", range(2, 6))
@pytest.mark.parametrize("count", range(2, 6))
def test_every_bot_sits_on_every_seat_equally_often(count: int, players: int) -> None:
    bots = list("ABCDE"[:count])
    for number in range(5):
        found = seatings(bots, players, number)
        assert len(set(found)) == len(found) == len(seatings(bots, players, 0))
        for seat in range(players):
            assert len(set(Counter(seats[seat] for seats in found).values())) == 1
        assert len({sum(name in seats for seats in found) for name in bots}) == 1


def test_two_against_two_sit_across() -> None:
    assert seatings(["A", "B"], 4, 0) == [("A", "B", "A", "B"), ("B", "A", "B", "A")]


def test_neighbours_change_from_deal_to_deal() -> None:
    after_a = {
        seats[(seats.index("A") + 1) % 4] for number in range(6) for seats in seatings(["A", "B", "C", "D"], 4, number)
    }
    assert after_a == {"B", "C", "D"}


@pytest.mark.parametrize("bots", [("casual",), ("casual", "casual"), ()])
def test_a_tournament_needs_two_bots(bots: tuple[str, ...]) -> None:
    with pytest.raises(GameError, match="arena_bots"):
        Tournament("sixteen", 2, bots, 1)


def test_the_clock_has_the_cores_for_itself() -> None:
    assert workers_for(Tournament("sixteen", 2, ("expert", "casual"), 1), None) == 1
    assert workers_for(Tournament("sixteen", 2, ("expert", "casual"), 1), 8) == 1
    assert workers_for(Tournament("sixteen", 2, ("search:0.1s", "casual"), 1), None) == cores()
    assert workers_for(Tournament("sixteen", 2, ("search:0.1s", "casual"), 1), 50) == cores()
    assert workers_for(Tournament("sixteen", 2, ("search:9", "casual"), 1), 50) == 50


# ---- the table


def test_the_table_does_not_depend_on_workers_or_order(tmp_path: Path) -> None:
    alone = told(tmp_path / "alone", SMALL)
    assert told(tmp_path / "disorder", SMALL, play_in_disorder) == alone
    assert told(tmp_path / "one", SMALL, lambda pairings: play_here(pairings, 1)) == alone
    assert told(tmp_path / "two", SMALL, lambda pairings: play_here(pairings, 2)) == alone


def test_an_early_stop_does_not_depend_on_workers_or_order(tmp_path: Path) -> None:
    tournament = Tournament("sixteen", 2, ("casual", "random"), 60)
    alone = told(tmp_path / "alone", tournament, stop_early=True)
    assert json.loads(alone)["ending"] == "clear"
    assert 0 < json.loads(alone)["deals"] < 60
    assert told(tmp_path / "disorder", tournament, play_in_disorder, stop_early=True) == alone
    assert told(tmp_path / "two", tournament, lambda pairings: play_here(pairings, 2), stop_early=True) == alone


def test_shares_and_seats_add_up(tmp_path: Path) -> None:
    found = json.loads(told(tmp_path, SMALL))
    assert found["matches"] == 4 * 3
    assert sum(one["share"] for one in found["standings"]) == pytest.approx(1, abs=1e-5)
    assert sum(found["seats"]) == pytest.approx(1, abs=1e-5)
    assert found["standings"] == sorted(found["standings"], key=lambda one: -one["share"])
    for one in found["standings"]:
        assert one["low"] <= one["share"] <= one["high"]
        assert sum(found["scores"]["counts"][one["bot"]]) == one["matches"] == 12


def test_unequal_numbers_of_seats_are_even_over_a_deal() -> None:
    """Two bots on three seats: whoever wins, it is the bot on that seat; even play gives even shares."""
    outcomes = [Outcome("d", seats, (1.0, 0.0, 0.0), (1, 0, 0), 9) for seats in seatings(["A", "B"], 3, 0)]
    assert [one.share for one in shares.bot_scores(outcomes)] == [0.5, 0.5]


def test_one_deal_leaves_everything_open() -> None:
    (first, second) = shares.bot_scores([Outcome("d", ("A", "B"), (1.0, 0.0), (5, 3), 9)])
    assert (first.bot, first.share, first.error, second.share) == ("A", 1.0, 1.0, 0.0)


# ---- when a result is clear


def deals_of(chance: float, number: int, rng: random.Random) -> Iterator[shares.DealShares]:
    """Duplicate deals of two matches, A winning each with the chance."""
    for _ in range(number):
        won = sum(rng.random() < chance for _ in range(2)) / 2
        yield {"A": won, "B": 1 - won}


def deals_until_clear(chance: float, number: int, rng: random.Random) -> int | None:
    evidence = sequential_test.Evidence(["A", "B"])
    for count, deal in enumerate(deals_of(chance, number, rng), 1):
        evidence.add(deal)
        if evidence.is_decided():
            return count
    return None


def test_even_bots_are_hardly_ever_called_apart_however_often_one_looks() -> None:
    rng = random.Random("even")
    wrong = sum(deals_until_clear(0.5, 150, rng) is not None for _ in range(250))
    assert wrong <= 0.05 * 250


def test_a_difference_is_found_soon() -> None:
    rng = random.Random("apart")
    needed = sorted(deals_until_clear(0.7, 400, rng) or 400 for _ in range(60))
    assert needed[30] < 80
    assert needed[-1] < 400


def test_intervals_hold_the_truth_at_all_times() -> None:
    rng = random.Random("interval")
    missed = 0
    for _ in range(60):
        samples: Counter[float] = Counter()
        outside = False
        for count, deal in enumerate(deals_of(0.6, 120, rng), 1):
            samples[deal["A"]] += 1
            if count % 10 == 0:
                low, high = sequential_test.interval(samples, sequential_test.ALPHA)
                outside |= not low <= 0.6 <= high
        missed += outside
    assert missed <= 3
    assert 0.4 < low < high < 0.8


def test_a_gap_names_the_better_bot_first() -> None:
    evidence = sequential_test.Evidence(["A", "B"])
    for _ in range(40):
        evidence.add({"A": 0.0, "B": 1.0})
    (gap,) = evidence.gaps()
    assert (gap.ahead, gap.behind, gap.difference, gap.is_decided) == ("B", "A", 1.0, True)
    assert 0 < gap.low < 1 <= gap.high + 1e-6


def test_ratings_follow_the_deals() -> None:
    deals = [{"A": 0.5, "B": 0.3, "C": 0.2}] * 20 + [{"A": 0.3, "B": 0.3, "C": 0.4}] * 5
    rated = ratings.ratings("ABC", deals)
    assert rated["A"].mu > rated["B"].mu > rated["C"].mu
    assert all(one.low < one.mu < one.high and one.sigma < 25 / 3 for one in rated.values())
    even = ratings.ratings("AB", [{"A": 0.5, "B": 0.5}] * 9)
    assert even["A"].mu == pytest.approx(even["B"].mu)


# ---- going on


def test_a_tournament_goes_on_where_it_was_left(tmp_path: Path) -> None:
    def interrupted(pairings: list[Pairing]) -> Outcomes:
        yield from map(play, pairings[:5])
        raise KeyboardInterrupt

    whole = told(tmp_path / "whole", SMALL)
    left = json.loads(told(tmp_path / "parts", SMALL, interrupted))
    assert (left["ending"], left["deals"]) == ("interrupted", 1)
    with (tmp_path / "parts" / FILE).open("ab") as journal:
        journal.write(b'{"deal": "arena 3", "sea')  # the machine went down in the middle of a line
    played: list[str] = []

    def counted(pairings: list[Pairing]) -> Outcomes:
        played.extend(pairing.key for pairing in pairings)
        return play_alone(pairings)

    assert told(tmp_path / "parts", SMALL, counted) == whole
    assert len(played) == 12 - 5


def test_more_deals_continue_fewer(tmp_path: Path) -> None:
    shorter = Tournament(SMALL.game, SMALL.players, SMALL.bots, 2)
    assert shorter.folder_name() == SMALL.folder_name()
    assert json.loads(told(tmp_path / "grown", shorter))["deals"] == 2
    assert told(tmp_path / "grown", SMALL) == told(tmp_path / "whole", SMALL)


def test_a_folder_of_something_else_is_refused(tmp_path: Path) -> None:
    told(tmp_path, Tournament("sixteen", 2, ("random", "beginner"), 1))
    with pytest.raises(GameError, match="arena_other"):
        OutcomeLog(tmp_path, Tournament("sixteen", 2, ("random", "casual"), 1))
    lines = (tmp_path / FILE).read_text().splitlines(keepends=True)
    (tmp_path / FILE).write_text(lines[0] + "nonsense\n" + "".join(lines[1:]))
    with pytest.raises(GameError, match="arena_damaged"):
        OutcomeLog(tmp_path, Tournament("sixteen", 2, ("random", "beginner"), 1))
    with pytest.raises(GameError, match="arena_folder"):
        OutcomeLog(tmp_path / FILE, SMALL)


def test_a_tournament_under_way_is_left_alone(tmp_path: Path) -> None:
    with OutcomeLog(tmp_path, SMALL) as journal:
        journal.add(play(next(SMALL.pairings())))
        before = (tmp_path / FILE).read_bytes()
        with pytest.raises(GameError, match="arena_busy"):
            OutcomeLog(tmp_path, SMALL)
        assert (tmp_path / FILE).read_bytes() == before
    with OutcomeLog(tmp_path, SMALL) as journal:
        assert len(journal.outcomes) == 1


def test_a_worker_that_is_killed_is_replaced(tmp_path: Path) -> None:
    tournament = Tournament("sixteen", 2, ("search:60", "casual"), 10)

    def with_a_murder(pairings: list[Pairing]) -> Outcomes:
        before = {child.pid for child in multiprocessing.active_children()}
        for count, outcome in enumerate(play_here(pairings, 2)):
            if count == 3:
                victim = next(child for child in multiprocessing.active_children() if child.pid not in before)
                victim.kill()
            yield outcome

    assert told(tmp_path / "killed", tournament, with_a_murder) == told(tmp_path / "alone", tournament)


def start(folder: Path) -> subprocess.Popen[str]:
    """A tournament in a process group of its own, some matches into it."""
    words = [sys.executable, "-m", "noripan", *LONG, "--out", str(folder)]
    process = subprocess.Popen(
        words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # a shell that runs us behind has it ignored
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )  # fmt: skip
    wait_for_matches(folder, 3)
    return process


def wait_for_matches(folder: Path, number: int) -> None:
    file = folder / FILE
    eventually(lambda: file.exists() and file.read_bytes().count(b"\n") > number, f"more than {number} matches")


def members(group: int) -> list[int]:
    """The processes of a group that are alive."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[2]) == group and fields[0] != "Z":
            found.append(int(stat.parent.name))
    return found


def wait_until_gone(group: int) -> None:
    eventually(lambda: not members(group), "all processes of the group to end")


def test_ctrl_c_ends_cleanly_and_the_same_command_goes_on(tmp_path: Path) -> None:
    process = start(tmp_path / "parts")
    os.killpg(process.pid, signal.SIGINT)
    shown, complaints = process.communicate(timeout=WAIT)
    assert process.returncode == 130
    assert "Interrupted after" in shown
    assert "To continue, run the same command: noripan arena sixteen" in complaints
    assert "Traceback" not in complaints
    wait_until_gone(process.pid)
    for folder in ("parts", "whole"):
        done = CliRunner().invoke(app, [*LONG, "--out", str(tmp_path / folder), "--json"])
        assert done.exit_code == 0, done.output
    assert (tmp_path / "parts/result.json").read_bytes() == (tmp_path / "whole/result.json").read_bytes()


def test_workers_do_not_outlive_a_killed_tournament(tmp_path: Path) -> None:
    process = start(tmp_path)
    process.kill()
    process.communicate(timeout=WAIT)
    wait_until_gone(process.pid)


# ---- what it shows


class Links(HTMLParser):
    """Notes everything a page would fetch, and whether its tags are closed."""

    def __init__(self) -> None:
        super().__init__()
        self.fetched: list[str] = []
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.fetched += [f"{tag} {name}" for name, _ in attrs if name in {"src", "href", "srcset", "data"}]
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_needs_nothing_but_itself(language: str, tmp_path: Path) -> None:
    found = json.loads(told(tmp_path, SMALL))
    page = report.report(found, Texts(language, [report.TEXTS]))
    links = Links()
    links.feed(page)
    assert (links.fetched, links.open) == ([], [])
    assert "http" not in page and "url(" not in page and "@import" not in page
    assert page.count("<svg") == 5
    assert all(page.count(name) >= 4 for name in SMALL.bots)


def test_a_report_of_nothing(tmp_path: Path) -> None:
    found = json.loads(told(tmp_path, SMALL, lambda pairings: play_alone([])))
    assert found["deals"] == 0
    assert "<svg" not in report.report(found, Texts("en", [report.TEXTS]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_shows_a_table_and_writes_its_files(language: str, tmp_path: Path) -> None:
    words = [
        "arena",
        "tongtong",
        "beginner",
        "random",
        "-n",
        "3",
        "--workers",
        "1",
        "--out",
        str(tmp_path),
        "--lang",
        language,
    ]
    shown = CliRunner().invoke(app, words)
    assert shown.exit_code == 0, shown.output
    assert "beginner" in shown.output and "random" in shown.output
    as_json = CliRunner().invoke(app, [*words, "--json"])
    assert json.loads(as_json.stdout) == json.loads((tmp_path / "result.json").read_text("utf-8"))
    assert (tmp_path / "report.html").read_text("utf-8").startswith("<!doctype html>")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["casual", "genius"], "no bot"),
        (["casual"], "two different bots"),
        (["casual", "beginner", "--players", "9"], "players"),
        (["casual", "beginner", "--option", "nonsense=1"], "no option"),
    ],
)
def test_errors_are_said_in_one_line(words: list[str], said: str, tmp_path: Path) -> None:
    done = CliRunner().invoke(app, ["arena", "sixteen", *words, "--lang", "en", "--out", str(tmp_path)])
    assert done.exit_code == 2
    assert said in done.stderr and len(done.stderr.splitlines()) == 1


# ---- on a cluster


def test_ray_is_an_extra(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    words = ["arena", "sixteen", "casual", "random", "-n", "1", "--out", str(tmp_path), "--lang", "en"]
    for ray in (["--ray"], ["--ray", "127.0.0.1:1"]):
        done = CliRunner().invoke(app, [*words, *ray])
        assert done.exit_code == 2
        assert "noripan[ray]" in done.stderr


def test_a_shrinking_cluster_gets_no_more_matches() -> None:
    ray = SimpleNamespace(cluster_resources=lambda: {"CPU": 3.0})
    assert [room(ray, 1, running) for running in (0, 5, 6, 9)] == [6, 1, 0, 0]
    assert room(SimpleNamespace(cluster_resources=dict), 4, 0) == 2


def test_a_cluster_that_loses_a_machine_plays_the_same_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A real Ray with two workers, machines of one core each; one is killed in the middle."""
    utilities = pytest.importorskip("ray.cluster_utils")
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    monkeypatch.setenv("RAY_health_check_failure_threshold", "2")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(sys.path))
    words = ["arena", "sixteen", "search:200", "casual", "-n", "12", "--no-early-stop", "--json", "--out"]
    cluster = utilities.Cluster(initialize_head=True, head_node_args={"num_cpus": 0, "include_dashboard": False})
    try:
        workers = [cluster.add_node(num_cpus=1) for _ in range(2)]

        def murder() -> None:
            wait_for_matches(tmp_path / "cluster", 5)
            cluster.remove_node(workers[0], allow_graceful=False)

        murderer = threading.Thread(target=murder)
        murderer.start()
        done = CliRunner().invoke(app, [*words, str(tmp_path / "cluster"), "--ray", cluster.address])
        murderer.join()
    finally:
        cluster.shutdown()
    assert done.exit_code == 0, done.output
    alone = CliRunner().invoke(app, [*words, str(tmp_path / "alone")])
    assert json.loads(done.stdout) == json.loads(alone.stdout)
    assert not workers[0].any_processes_alive()
