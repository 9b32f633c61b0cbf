"""What is said for SixTeen moves, in positions that show it."""

from __future__ import annotations

from typing import Any

from noripan.core.match import Match
from noripan.games.sixteen.reasons import longest_run
from noripan.games.sixteen.tests.positions import play, table


def said(match: Match, move: str) -> tuple[str, dict[str, Any]] | None:
    found = match.game.reason(match.state, match.read(move))
    return found and (found.message.removeprefix("reason-"), found.data)


def test_end_shuts_out_what_others_may_have() -> None:
    match = table("R1 R2-13 RE", "R14", "", "")
    assert said(match, "RE") is None, "the own tiles would be shut out too"
    match = table("R1 RE", "R2-13", "", "")
    shut_out = sum(range(2, 16)) + 16  # 2 to 15 and RESTART
    assert said(match, "RE") == ("closes", {"colour": "R", "points": shut_out})


def test_a_group_is_many_points_at_once() -> None:
    match = table("R1 R2-4", "", "", "")
    assert said(match, "R2-4") == ("group", {"colour": "R", "points": 9, "count": 3})


def test_a_single_may_keep_a_run_together() -> None:
    match = table("R1 R2 R5-8", "R3 R4 R9-15 RE RR", "", "")
    assert said(match, "R2") == ("keeps-run", {"cards": ["R5", "R6", "R7", "R8"]})
    assert said(match, "R5") == ("heavy", {"colour": "R", "points": 5}), "R2 is left behind, but that is less"
    assert said(match, "R8") is None, "too much is left behind"


def test_restart_brings_tiles_back() -> None:
    match = table("R1 R2 R4 RR", "", "", "")
    assert said(match, "RR") == ("skips-nothing", {}), "nothing is stuck yet"
    match.play("R4")
    while match.to_move != 0:
        match.play(next(move for move in match.moves() if not move.startswith("R")))
    assert said(match, "RR") == ("frees", {"cards": ["R2"]})


def test_a_special_costs_twenty() -> None:
    match = play(table("R1 R3", "scissors R5", "", ""), "R3")
    assert said(match, "scissors R") == ("spends-special", {})


def test_scissors_let_own_tiles_fit_again() -> None:
    match = play(table("R1 R6", "scissors R5", "", ""), "R6")
    assert said(match, "scissors R") == ("frees", {"cards": ["R5"]})


def test_the_longest_run_ends_before_the_sixteens() -> None:
    assert longest_run(0b11_1100_0000_1100) == 0b11_1100_0000_0000
    assert longest_run(1 << 15 | 1 << 16) == 1 << 15
