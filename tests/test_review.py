"""The review: judged only by what a seat knew, parts that add up, the same bytes again, and refusals that help."""

from __future__ import annotations

import json
from collections.abc import Callable
from fractions import Fraction
from html.parser import HTMLParser
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner, Result

import noripan
from noripan.bots.knowledge import Knowledge
from noripan.bots.levels import bot
from noripan.cli.main import app
from noripan.core.errors import GameError
from noripan.core.match import Match
from noripan.core.rng import Rng
from noripan.core.texts import LANGUAGES
from noripan.review.codes import POLICY, WIN
from noripan.review.judge import EFFORTS, Effort, Judgement, crossed, judge, power_below, standard_error, verdict
from noripan.review.luck import PARTS, Truth
from noripan.review.playouts import PolicyPlayouts
from noripan.review.reference import playouts, values_by
from noripan.review.review import Decision, as_data, decision_data, review
from noripan.server.reviews.shown import ReviewData

NAMES = list(noripan.games())
WHOLE = 100_000  # moves: a whole match
SLIGHT = Effort("slight", 4_000, 8_000, 6_000, 2_000)


def played(name: str, players: int, seed: str, *levels: str, most: int = WHOLE) -> Match:
    can_be_short = "short" in [option.name for option in noripan.find(name).options]
    short = {"short": True} if can_be_short and most == WHOLE else None  # no network fits it
    match, rng = noripan.new(name, players, seed, short), Rng.seeded(seed)
    while match.to_move is not None and len(match.log) < most:
        known = Knowledge(match, match.to_move)
        match.play(bot(levels[match.to_move % len(levels)]).choose(known, rng).move)
    return match


class Elsewhere(Match):
    """The same match as far as one seat can tell, with other hidden cards."""

    def __init__(self, match: Match, seat: int, rng: Rng) -> None:
        self.__dict__.update(match.copy().__dict__)
        self.state = match.state.guess(seat, rng)


def sent_of(match: Match, judgement: Judgement) -> dict[str, Any]:
    """All that a review says of a decision, but for what was revealed later."""
    data = decision_data(match.game, Decision(1, judgement, match.view(judgement.seat), ()))
    return {name: value for name, value in data.items() if name != "hands"}


def bytes_of(data: object) -> bytes:
    return json.dumps(data, ensure_ascii=False).encode()


# ---- only what the seat knew


@pytest.mark.parametrize("name", NAMES)
def test_a_judgement_is_the_same_wherever_the_seat_could_be(name: str) -> None:
    game, compared = noripan.find(name), 0
    for players in (game.seats[0], game.seats[-1]):
        for moves in (0, 11):
            match, rng = played(name, players, f"law 3 {moves}", "casual", "random", most=moves), Rng.seeded("other cards")
            if match.to_move is None or len(match.moves()) == 1:
                continue
            known = Knowledge(match, match.to_move)
            for text in match.moves()[:2]:
                here = bytes_of(sent_of(match, judge(known, text, SLIGHT)))
                for _ in range(2):
                    other = Elsewhere(match, match.to_move, rng)
                    there = judge(Knowledge(other, match.to_move), text, SLIGHT)
                    assert bytes_of(sent_of(other, there)) == here
                    compared += 1
    assert compared >= 4


@pytest.mark.parametrize("name", [name for name in NAMES if noripan.find(name).rewinds])
def test_a_match_really_dealt_otherwise_is_judged_alike(name: str) -> None:
    game = noripan.find(name)
    match = played(name, game.seats[0], "dealt otherwise", "casual", "random", most=5)
    seat = match.to_move
    assert seat is not None
    guess = match.state.guess(seat, Rng.seeded("another deal"))
    twin = Match(game, match.players, "another seed", match.options, game.deal_of(guess))
    for text in match.log:
        twin.play(text)
    assert twin.truth() != match.truth() and len(match.moves()) > 1
    text = match.moves()[-1]
    one, two = (judge(Knowledge(here, seat), text, SLIGHT) for here in (match, twin))
    assert bytes_of(sent_of(match, one)) == bytes_of(sent_of(twin, two))


@pytest.mark.parametrize("name", NAMES)
def test_dealing_again_what_nobody_knows_changes_no_view(name: str) -> None:
    game, rng, moved = noripan.find(name), Rng.seeded("nobody"), False
    for moves in (0, 9, 30):
        state = played(name, game.seats[-1], "nobody", "random", most=moves).state
        for _ in range(4):
            other = state.redealt(rng)
            for seat in (None, *range(state.players)):
                assert game.view(other, seat) == game.view(state, seat)
            assert game.census(other) == game.census(state) and other.moves() == state.moves()
            moved = moved or game.truth(other).get("pile") != game.truth(state).get("pile")
    assert moved == ("pile" in game.truth(state))


# ---- the numbers


def test_noise_is_no_loss() -> None:
    rng, losses, naive = Rng.seeded("noise"), [], []
    for _ in range(400):
        rows = [[60 * rng.choose(2) for _ in range(6)] for _ in range(32)]
        gains = [[row[i] - row[0] for row in rows] for i in range(6)]
        losses.append(fmean(crossed(gains)) / 60)
        naive.append(max(fmean(column) for column in gains) / 60)
    error = stdev(losses) / 20
    assert abs(fmean(losses)) < 3 * error
    assert fmean(naive) > 10 * error  # what choosing and judging in the same determinizations would claim


def test_only_what_is_large_and_clear_has_a_name() -> None:
    assert verdict(Fraction(9, 100), 0.02) == "mistake"
    assert verdict(Fraction(5, 100), 0.01) == "inaccuracy"
    assert verdict(Fraction(9, 100), 0.04) is None
    assert verdict(Fraction(2, 100), 0.0001) is None


def test_small_numbers() -> None:
    assert [power_below(number, 16, 64) for number in (0, 17, 33, 64, 1e9)] == [16, 16, 32, 64, 64]
    assert standard_error([WIN, 0, WIN, 0]) == pytest.approx(0.2886751)


@pytest.mark.parametrize("name", NAMES)
def test_the_parts_add_up_and_the_same_record_gives_the_same_bytes(name: str) -> None:
    game = noripan.find(name)
    match = played(name, game.seats[0], "sum", "casual", "beginner")
    found = review(match, SLIGHT)
    for account in found.accounts:
        assert tuple(account.parts) == PARTS
        assert account.result - account.fair == sum(account.parts.values())
    assert sum(account.result for account in found.accounts) == sum(account.fair for account in found.accounts) == 1
    assert found.curve[-1].shares == tuple(account.result for account in found.accounts)
    assert all(sum(point.shares) == 1 for point in found.curve)
    data = as_data(found)
    for seat in data["seats"]:
        exact = {key: Fraction(text) for key, text in seat["exact"].items()}
        assert exact["result"] == exact["fair"] + sum(exact[name] for name in PARTS)
    again = review(noripan.load(json.loads(bytes_of(match.save()))), SLIGHT)
    assert bytes_of(as_data(again)) == bytes_of(data)


@pytest.mark.parametrize("name", NAMES)
def test_playouts_end_at_the_end_or_where_a_network_values_them(name: str) -> None:
    game = noripan.find(name)
    match = played(name, game.seats[-1], "ends", "casual", most=8)
    valued = playouts(game, match.state, match.options, Rng.seeded("ends"))
    whole = PolicyPlayouts(match.state, game.heuristic, Rng.seeded("ends"), depth=6)  # by hand nothing is valued half-way
    shared = {WIN // winners for winners in range(1, match.players + 1)} | {0}
    for row in whole.compare_open(match.state, [POLICY], 8):
        assert sum(row[0]) == WIN and set(row[0]) <= shared
    assert whole.valued == 0 < valued.cost(match.state, 0, 1)
    rows = [row for some in valued.compare_open(match.state, list(match.state.moves())[:3], 8) for row in some]
    assert all(sum(row) == WIN for row in rows) and any(set(row) - shared for row in rows)
    assert valued.moves <= (1 + len(rows)) * (1 + valued.depth)


def test_options_that_no_network_fits_are_played_on_to_the_end_by_hand() -> None:
    match = noripan.new("sixteen", 2, "by hand", {"rounds": 2})
    assert values_by(match.game, 2, match.options) == ""
    assert playouts(match.game, match.state, match.options, Rng.seeded("by hand")).depth == 0
    usual = noripan.new("sixteen", 2, "by hand")
    assert len(values_by(usual.game, 2, usual.options)) == 16
    assert playouts(usual.game, usual.state, usual.options, Rng.seeded("by hand")).depth == 4


def test_reviews_kept_before_networks_judged_can_be_read() -> None:
    data = as_data(review(played("sixteen", 2, "old", "casual"), SLIGHT))
    del data["values_by"]
    assert msgspec.convert(data, ReviewData).values_by == ""


def test_one_seat_alone_is_judged_as_among_all() -> None:
    match = played("sixteen", 3, "alone", "casual", "random")
    everybody, alone = as_data(review(match, SLIGHT)), as_data(review(match, SLIGHT, [1]))
    assert alone["decisions"] == [one for one in everybody["decisions"] if one["seat"] == 1]
    assert alone["seats"] == [everybody["seats"][1]]
    assert as_data(review(match, SLIGHT, [1], salt="independent"))["decisions"] != alone["decisions"]


def test_a_move_without_a_choice_makes_no_difference() -> None:
    truth = Truth(played("tongtong", 3, "forced", "casual"), SLIGHT)
    forced = [number for number, state in enumerate(truth.before) if len(state.moves()) == 1]
    assert forced and all(set(truth.change(number).shares) == {0} for number in forced)
    free = next(number for number, state in enumerate(truth.before) if len(state.moves()) > 1)
    assert sum(truth.change(free).shares) == 0 and max(truth.change(free).errors) > 0


def test_luck_is_zero_on_average() -> None:
    matches = [played("sixteen", 2, f"luck {seed}", "beginner") for seed in range(30)]
    luck = [float(one.accounts[0].parts["deal"]) for one in (review(match, SLIGHT, [0]) for match in matches)]
    assert abs(fmean(luck)) < 3 * stdev(luck) / len(luck) ** 0.5


def test_random_play_loses_more_than_the_heuristic() -> None:
    rates = {
        level: [review(played("tongtong", 3, f"rates {seed}", level), SLIGHT).error_rate(0) for seed in range(6)]
        for level in ("casual", "random")
    }
    assert sum(rates["random"]) > 2 * sum(rates["casual"]) > 0


def test_a_fault_says_what_was_better_and_what_the_others_may_have_had() -> None:
    found = review(played("tongtong", 3, "faults", "random"), EFFORTS["quick"])
    faults = [one for seat in found.seats for one in found.faults(seat)]
    assert faults
    for one in faults:
        judged = one.judgement
        assert judged.best != judged.move and judged.verdict in ("mistake", "inaccuracy")
        for seat, chances in enumerate(judged.hands):
            assert (chances is None) == (seat == judged.seat)
            if chances is not None:  # they add up to the number of cards, and what was really there was possible
                assert sum(chances.values()) == len(one.hands[seat])
                assert set(one.hands[seat]) <= set(chances)
    assert any(one.judgement.reason for one in faults)


# ---- the command


def run(*words: str) -> Result:
    return CliRunner().invoke(app, ["review", *words])


def kept(folder: Path, match: Match) -> str:
    file = folder / "match.json"
    file.write_text(json.dumps(match.save()), "utf-8")
    return str(file)


class Page(HTMLParser):
    """What a page has: its tags with their attributes, and whether all are closed."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def count(self, tag: str) -> int:
        return sum(one == tag for one, _ in self.found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_and_its_page_in_every_language(tmp_path: Path, language: str) -> None:
    file, page = kept(tmp_path, played("sixteen", 2, "page", "casual", "random")), tmp_path / "page.html"
    done = run(file, "--effort", "quick", "--html", str(page), "--lang", language)
    assert done.exit_code == 0 and str(page) in done.stdout.replace("\n", "")
    text = page.read_text("utf-8")
    seen = Page()
    seen.feed(text)
    assert seen.open == [] and f'<html lang="{language}">' in text and "prefers-color-scheme: dark" in text
    assert "http" not in text and seen.count("script") == seen.count("img") == seen.count("link") == 0
    charts = [attributes for tag, attributes in seen.found if tag == "svg"]
    assert len(charts) == 4 and all(one["role"] == "img" and one["aria-label"] for one in charts)
    assert seen.count("table") >= len(charts)


def test_json_is_the_review_and_nothing_else(tmp_path: Path) -> None:
    match = played("sixteen", 2, "page", "casual", "random")
    done = run(kept(tmp_path, match), "--effort", "quick", "--seat", "1", "--json")
    data = json.loads(done.stdout)
    assert data["noripan_review"] == 1 and [one["seat"] for one in data["seats"]] == [1] and data["effort"] == "quick"
    assert run(kept(tmp_path, match), "--effort", "quick", "--seat", "1", "--json").stdout == done.stdout


def unfinished(record: dict[str, Any]) -> object:
    return {**record, "moves": record["moves"][:-1]}


def damaged(record: dict[str, Any]) -> object:
    return {**record, "moves": [*record["moves"][:3], "nonsense", *record["moves"][3:]]}


DAMAGES: list[tuple[Callable[[dict[str, Any]], object], str]] = [
    (unfinished, "not over"),
    (damaged, "Move 4"),
    (lambda record: {**record, "moves": [*record["moves"], record["moves"][0]]}, "cannot be played"),
    (lambda record: {**record, "noripan": 99}, "format"),
    (lambda record: {**record, "game": "chess"}, "chess"),
    (lambda record: {"mjai": [1, 2]}, "format"),
    (lambda record: [record], "JSON object"),
    (lambda record: {**record, "players": 99}, "players"),
]


@pytest.mark.parametrize(("spoil", "said"), DAMAGES)
def test_what_cannot_be_reviewed_is_refused(tmp_path: Path, spoil: Callable[[dict[str, Any]], object], said: str) -> None:
    file = tmp_path / "bad.json"
    file.write_text(json.dumps(spoil(played("sixteen", 2, "bad", "casual").save())), "utf-8")
    done = run(str(file), "--json", "--lang", "en")
    assert done.exit_code == 2 and done.stdout == "" and said in done.stderr and len(done.stderr.splitlines()) == 1


def test_other_misuse_is_refused(tmp_path: Path) -> None:
    file = kept(tmp_path, played("sixteen", 2, "bad", "casual"))
    (tmp_path / "text.json").write_text("1. e4 e5", "utf-8")
    for words, said in [
        ([str(tmp_path / "text.json")], "not JSON"),
        ([str(tmp_path / "none.json")], "cannot be read"),
        ([file, "--seat", "2"], "Seats are numbered 0 to 1"),
        ([file, "--effort", "heroic"], "quick, normal, thorough"),
        ([file, "--effort", "quick", "--html", str(tmp_path / "none" / "page.html")], "cannot be written"),
    ]:
        done = run(*words, "--lang", "en")
        assert done.exit_code == 2 and said in done.stderr, done.stderr
    with pytest.raises(GameError, match="review_unfinished"):
        review(noripan.new("sixteen", 2), SLIGHT)
