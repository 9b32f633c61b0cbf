"""What is said for Sequence Stacks moves, in positions that show it."""

from __future__ import annotations

from typing import Any

import pytest

from noripan.core.match import Match
from noripan.games.stacks.tests.positions import play, table


def said(match: Match, move: str) -> tuple[str, dict[str, Any]] | None:
    found = match.game.reason(match.state, match.read(move))
    return found and (found.message.removeprefix("reason-"), found.data)


def test_a_pile_that_can_be_completed() -> None:
    match = table("r1 r2 r3 r4 r5", "")
    assert said(match, "r1") == ("on-the-way", {"colour": "r"})
    play(match, "r1, r2, r3, r4")
    assert said(match, "r5") == ("needed-chip", {"colour": "r", "count": 4})


def test_a_pile_that_stays_low_and_one_that_does_not() -> None:
    match = table("r1 r2 r3 r4 b5", "")
    assert said(match, "r1") == ("stays-low", {"colour": "r", "count": 4})
    play(match, "r1, r2, r3")
    assert said(match, "r4") is None, "a gift to the next player"


def test_wilds_wait_for_a_pile_they_help_to_complete() -> None:
    match = table("rW r1 r2 b5 b4", "")
    assert said(match, "rW=1") is None
    match = play(table("r1 r2 r3 b4 b5", "rW r5 b4 b5 b5"), "r1, r2, r3, discard b5")
    assert said(match, "rW=4") == ("on-the-way", {"colour": "r"})


def test_the_last_card_brings_a_new_hand() -> None:
    match = play(table("r1 r2 b1 b2 r1", ""), "r1, r2, b1, b2")
    assert said(match, "r1") == ("new-hand", {})


@pytest.mark.parametrize(
    ("hand", "first", "then", "expected"),
    [
        ("b1 b4 b5 r4 r5", "b4", "b1", ("chain", {"card": "b4"})),
        ("b3 b3 r4 r4 b5", "r4", "b3", ("spare", {"card": "b3"})),
        ("b3 b2 r4 r5 b5", "b2", "b5", ("far-off", {"card": "b5", "count": 4})),
        ("b3 b2 r4 hold b5", "b5", "b2", ("chain", {"card": "b5"})),
        ("r2 b2 b1 hold b5", "b5", "r2", ("keeps-hold", {})),
        ("r2 b2 b1 r1 b5", "b5", "r2", ("leaves-nothing", {})),
    ],
)
def test_discards(hand: str, first: str, then: str, expected: tuple[str, dict[str, Any]]) -> None:
    match = play(table(hand, "b5 b5 b5 b5 b4", pile="r5 r5"), f"discard {first}, discard b5")
    assert said(match, f"discard {then}") == expected


def test_holds() -> None:
    match = play(table("r1 r2 r3 r4 r5", "hold"), "r1, r2, r3, r4, r5")
    assert said(match, "hold") == ("denies", {"seat": 0, "colour": "r", "count": 5})
    assert said(match, "allow") == ("saves-hold", {"seat": 0, "colour": "r", "count": 4})


def test_chips() -> None:
    match = play(table("r1 r2 r3 r4 r5", "chip", pile="b5 b4 b5 b4 b5"), "r1, r2, r3, r4, r5, discard b5")
    assert said(match, "chip 0 r") == ("both-need", {"seat": 0, "colour": "r"})


def test_jumps_and_thefts() -> None:
    match = table("jump steal b5 b4 b3", "r1")
    assert said(match, "jump") == ("another-turn", {})
    assert said(match, "steal 1") == ("from-leader", {"seat": 1, "count": 5})
    match = play(table("jump r1 r2 r3 b5", "", ""), "r1, r2, r3")
    assert said(match, "jump") == ("skips", {"seat": 1})
    match = play(table("r1 b5 b4 b3 b3", "steal b5 b4 b3 b3"), "discard r1")
    assert said(match, "steal 0^") == ("useful-card", {"card": "r1"})
