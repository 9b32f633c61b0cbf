"""What is said for Down Up moves, in positions that show it."""

from __future__ import annotations

from typing import Any

from noripan.core.match import Match
from noripan.games.downup.tests.positions import play, table

ONES = "1/2 1/3 1/5 1/6 1/7"
TWOS = "2/4 2/5 2/6 2/7"


def said(match: Match, move: str) -> tuple[str, dict[str, Any]] | None:
    found = match.game.reason(match.state, match.read(move))
    return found and (found.message.removeprefix("reason-"), found.data)


def test_the_last_cards() -> None:
    match = play(table(f"{ONES} {TWOS}", ""), f"lay {ONES}, flip, flip")
    assert said(match, f"lay {TWOS}") == ("goes-out", {})


def test_a_set_goes_home() -> None:
    match = play(table("1/5 3/4 3/6 8/1", "5/2 5/3 7/1 1/2 8/6", "", ""), "lay 3/4 3/6")
    assert said(match, "lay 5/2 5/3") == ("sends-home", {"seat": 0, "cards": ["3/4", "3/6"]})
    assert said(match, "lay 8/6") != ("sends-home", {"seat": 0, "cards": ["3/4", "3/6"]}), "another size"


def test_what_nobody_can_beat() -> None:
    match = table("1/5 9/1 9/2 8/1", "", "", "")
    assert said(match, "lay 9/1") == ("unbeatable", {"value": 9, "count": 1}), "9 is the highest with four players"
    assert said(match, "lay 8/1") != ("unbeatable", {"value": 8, "count": 1})
    match = table("1/5 8/1 9/1 9/2 9/3 9/4 9/5 9/6", "", "", "")
    assert said(match, "lay 8/1") != ("unbeatable", {"value": 8, "count": 1}), "7/9 and 8/9 are elsewhere"


def test_whole_sets() -> None:
    match = table("1/5 7/2 7/3 7/4 8/1 8/2 6/3 6/9", "", "", "")
    assert said(match, "lay 7/2 7/3 7/4") == ("all-at-once", {"value": 7, "count": 3})
    assert said(match, "lay 7/2 7/3") != ("all-at-once", {"value": 7, "count": 2})


def test_what_may_come_back() -> None:
    match = table("5/1 1/2 1/3 4/6 4/7 3/9 3/8 2/7", "", "", "")
    assert said(match, "lay 5/1") == ("welcome-back", {"cards": ["1/5"]})


def test_a_flip_may_make_sets() -> None:
    match = table("1/5 2/5 3/5 4/5 1/7 2/7 3/7 4/7 6/7", "")
    assert said(match, "flip") == ("fewer-sets", {"count": 2, "before": 5})


def test_a_flip_that_scatters_has_nothing_to_say() -> None:
    assert said(table("5/1 5/2 5/3 5/4 7/1 7/2 7/3 7/4 7/6", ""), "flip") is None


def test_cards_that_join_others_are_worth_taking() -> None:
    match = play(table("4/3 1/5 5/8", "3/6 3/7", "", ""), "lay 4/3")
    assert said(match, "take @0") == ("gathers", {"cards": ["3/4"]})


def test_an_added_card_stays_away() -> None:
    match = play(table(f"{ONES} 2/4 2/6 2/7 4/5", "4/6 4/7 5/2"), f"lay {ONES}, lay 4/6, flip")
    assert said(match, "add 4/5 @1.1") == ("never-back", {})
