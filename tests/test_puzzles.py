"""Puzzles: every one that comes with a game can be played and explained, the test of their answers is sound, and nothing
in them depends on what the seat cannot know."""

from __future__ import annotations

import gzip
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest

import noripan
from noripan.bots.knowledge import Knowledge
from noripan.core.errors import GameError
from noripan.core.match import Match
from noripan.core.puzzles import (
    DIFFICULTIES,
    PUZZLE_FILE,
    daily,
    exercise_of,
    find_puzzle,
    has_puzzles,
    of_difficulty,
    puzzles_of,
    read_lines,
    read_puzzles,
)
from noripan.core.rng import Rng
from noripan.core.texts import LANGUAGES, Texts
from noripan.review.mining import CERTAIN, MARGIN, Wager, line_of, make, mine, prove

GAMES = [game for game in noripan.games().values() if has_puzzles(game)]
DAY = date(2026, 11, 18)


def test_all_games_have_puzzles() -> None:
    assert list(noripan.games().values()) == GAMES


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_puzzle_can_be_played_and_explained(game: Any) -> None:
    texts = [Texts(language, ()) for language in LANGUAGES]
    for puzzle in puzzles_of(game):
        exercise = exercise_of(puzzle)
        legal = exercise.position.moves()
        assert len(legal) >= 3, puzzle.name
        assert [move for move in legal if exercise.attempt(move).kind == "right"] == [puzzle.best], puzzle.name
        assert all(loss >= 100 * MARGIN for move, loss in exercise.losses.items() if move != puzzle.best), puzzle.name
        reason = exercise.reason(puzzle.best)
        assert reason is not None and reason.message == f"reason-{puzzle.theme}", puzzle.name
        assert all(text.words(game, reason) for text in texts)
        assert puzzle.difficulty in DIFFICULTIES and 0 < puzzle.share <= 100


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_seat_that_cannot_tell_positions_apart_gets_the_same_puzzle(game: Any) -> None:
    """Law 3: with other hidden cards the seat sees the same, and the same reason is given."""
    rng = Rng.seeded("hidden")
    for puzzle in puzzles_of(game)[:20]:
        exercise = exercise_of(puzzle)
        position, seat = exercise.position, exercise.seat
        guess = position.state.guess(seat, rng)
        assert game.view(guess, seat) == position.view(seat)
        assert sorted(game.write_move(guess, move) for move in guess.moves()) == position.moves()
        assert game.reason(guess, game.read_move(guess, puzzle.best)) == exercise.reason(puzzle.best)


def other_position(known: Match, seat: int) -> Match:
    """The same match with other hidden cards."""
    twin = known.copy()
    twin.state = known.state.guess(seat, Rng.seeded("other"))
    return twin


def test_a_proof_knows_only_what_the_seat_knows_and_can_be_repeated() -> None:
    line = next(found for number in range(20) if (found := mine(noripan.find("tongtong"), "test", number)))
    assert line == mine(noripan.find("tongtong"), "test", line["number"])
    match = Match(noripan.find("tongtong"), line["players"], line["seed"])
    for move in line["moves"].split("; ")[: line["puzzles"][0]["at"]]:
        match.play(move)
    seat = match.to_move
    assert seat is not None
    found = prove(Knowledge(match, seat))
    assert found is not None and found.best == line["puzzles"][0]["best"]
    assert prove(Knowledge(other_position(match, seat), seat)) == found


# ---- the test of the answers


def test_a_bet_on_a_margin_that_is_not_there_is_hardly_ever_won() -> None:
    """With a difference that is exactly the margin, at most one of CERTAIN bets may be won, whenever one looks."""
    rng, won, bets = Rng.seeded("bets"), 0, 2000
    for _ in range(bets):
        wager = Wager()
        for _ in range(200):
            wager.see(1.0 if rng.choose(1000) < 525 else -1.0)  # its mean is 0.05
            if wager.is_won:
                won += 1
                break
    assert won <= 3 * bets / CERTAIN


def test_a_bet_on_a_clear_margin_is_won_soon_and_one_on_none_is_given_up() -> None:
    rng, clear, none = Rng.seeded("bets"), Wager(), Wager()
    for _ in range(400):
        clear.see(1.0 if rng.choose(100) < 70 else -1.0)
        none.see(1.0 if rng.choose(100) < 50 else -1.0)
    assert clear.is_won and abs(clear.mean - 0.4) < 0.15
    assert none.is_hopeless and not none.is_won


# ---- choosing


def test_the_puzzle_of_the_day_is_the_same_for_all_and_none_comes_twice() -> None:
    puzzles = puzzles_of(noripan.find("sixteen"))
    days = [DAY + timedelta(days=number) for number in range(len(puzzles))]
    found = [daily(puzzles, day) for day in days]
    assert {one.name for one in found} == {one.name for one in puzzles}
    assert daily(puzzles[::-1], DAY) == found[0]  # whatever the order of the list
    assert daily(puzzles, days[-1] + timedelta(days=1)) == found[0]


def test_difficulties_and_names() -> None:
    puzzles = puzzles_of(noripan.find("sixteen"))
    assert sum(len(of_difficulty(puzzles, one)) for one in DIFFICULTIES) == len(of_difficulty(puzzles, None)) == len(puzzles)
    assert find_puzzle(puzzles, puzzles[3].name) == puzzles[3]
    for code, wrong in (
        ("unknown_puzzle", lambda: find_puzzle(puzzles, "none")),
        ("unknown_difficulty", lambda: of_difficulty(puzzles, "x")),
    ):
        with pytest.raises(GameError, match=code):
            wrong()


# ---- files


def test_making_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    game, whole, parts = noripan.find("tongtong"), tmp_path / "whole.jsonl", tmp_path / "parts.jsonl.gz"
    seen: list[tuple[int, int]] = []
    assert make(game, 4, "test", whole, lambda found, match: seen.append((found, match))) >= 4
    make(game, 1, "test", parts)
    make(game, 4, "test", parts)
    assert gzip.decompress(parts.read_bytes()) == whole.read_bytes()
    assert seen[-1][0] == len(read_puzzles(game, whole))
    with pytest.raises(GameError, match="puzzles_other_seed"):
        make(game, 5, "other", parts)


def first_lines(game: str) -> list[dict[str, Any]]:
    found = noripan.find(game)
    return read_lines(found, found.folder / PUZZLE_FILE)[:2]


@pytest.mark.parametrize(
    ("code", "head", "line"),
    [
        ("puzzles_damaged", {"noripan_puzzles": 2}, {}),
        ("puzzles_of_other_game", {"game": "iota"}, {}),
        ("puzzles_damaged", {}, {"moves": 7}),
        ("puzzles_damaged", {}, {"players": "two"}),
        ("puzzles_damaged", {}, {"puzzles": [{"at": 0}]}),
        ("puzzles_damaged", {}, {"puzzles": None}),
        ("no_puzzles", {}, {"puzzles": []}),
    ],
)
def test_damaged_files_are_refused_in_words(tmp_path: Path, code: str, head: dict[str, Any], line: dict[str, Any]) -> None:
    lines, file = first_lines("sixteen"), tmp_path / "puzzles.jsonl"
    file.write_text(line_of(lines[0] | head) + line_of(lines[1] | line), "utf-8")
    with pytest.raises(GameError, match=code) as refused:
        read_puzzles(noripan.find("sixteen"), file)
    assert all(Texts(language, ()).error(refused.value) for language in LANGUAGES)


def test_what_is_no_file_of_puzzles_is_refused(tmp_path: Path) -> None:
    game, file = noripan.find("sixteen"), tmp_path / "puzzles.jsonl"
    for text in ("", "no json", "[]"):
        file.write_text(text, "utf-8")
        with pytest.raises(GameError, match="puzzles_damaged"):
            read_puzzles(game, file)
    with pytest.raises(GameError, match="puzzles_unreadable"):
        read_puzzles(game, tmp_path / "missing")
    cut_off = tmp_path / "puzzles.jsonl.gz"
    cut_off.write_bytes((game.folder / PUZZLE_FILE).read_bytes()[:5000])
    with pytest.raises(GameError, match="puzzles_unreadable"):
        read_puzzles(game, cut_off)


def test_a_puzzle_that_does_not_fit_the_rules_is_refused(tmp_path: Path) -> None:
    game, file = noripan.find("sixteen"), tmp_path / "puzzles.jsonl"
    head, line = first_lines("sixteen")
    for change in ({"seed": "another deal"}, {"players": 99}):
        file.write_text(line_of(head) + line_of(line | change), "utf-8")
        with pytest.raises(GameError, match="puzzle_broken"):
            exercise_of(read_puzzles(game, file)[0])
