"""What is said for TongTong cards, in positions that show it."""

from __future__ import annotations

from typing import Any

import noripan
from noripan.core.match import Match

# Seat 0 leads; seat 1 has no yellow, seat 2 no red.
HANDS = ["R8 R5 R2 R1 Y8 Y4 Y1 B7", "R7 R6 R4 R3 B8 B6 B4 B1", "Y7 Y6 Y5 Y3 Y2 B5 B3 B2"]
LOW_IS_GOOD, HIGH_IS_GOOD = ["low5", "high12", "high9"], ["high12", "high9", "low5"]
# Seat 3 has no red.
FOUR_HANDS = ["R8 R1 Y1 Y8 B1 B8 G1 G8", "R2 R7 Y2 Y7 B2 B7 G2 G7", "R3 R4 R5 R6 B3 B6 G3 G6", "Y3 Y4 Y5 Y6 B4 B5 G4 G5"]


def table(moves: str, missions: list[str], hands: list[str] = HANDS, **options: Any) -> Match:
    deal = {"hands": [[hand.split() for hand in hands]]}
    match = noripan.new("tongtong", len(hands), seed=1, options={"missions": missions, **options}, deal=deal)
    for move in moves.split():
        match.play(move)
    return match


def said(match: Match, move: str) -> tuple[str, dict[str, Any]] | None:
    found = match.game.reason(match.state, match.read(move))
    return found and (found.message.removeprefix("reason-"), found.data)


def test_the_last_card_knows_what_the_round_brings() -> None:
    match = table("R5 R6", LOW_IS_GOOD)
    assert said(match, "Y7") == ("good-sum", {"before": 0, "sum": 12})
    match = table("R5 R6", ["high9", "low5", "high12"])
    assert said(match, "Y7") == ("high-early", {"card": "Y7", "rounds": 6}), "12 would be bust"


def test_a_six_is_worth_catching_where_the_sum_is_worse_but_not_bust() -> None:
    match = table("R1 R3 Y5 Y2 Y8 R7 R5 R6", LOW_IS_GOOD)  # seat 2 has R1 and Y5 on top
    assert said(match, "Y7") == ("catches-six", {"count": 1})


def test_the_last_card_may_spoil_the_round_for_its_taker() -> None:
    match = table("R5 R6", ["high9", "low5", "high12"])
    assert said(match, "Y5") == ("busts", {"seat": 1, "sum": 10})
    match = table("R1 R3 Y5 Y2 Y8 R7 R8 R6", LOW_IS_GOOD)  # seat 0 has R7 and Y2 on top
    assert said(match, "Y6") == ("spoils", {"seat": 0, "sum": 12})


def test_partners_help_each_other() -> None:
    match = table("R1 R7 R3", HIGH_IS_GOOD, FOUR_HANDS, teams=True)
    assert said(match, "Y6") == ("helps-partner", {"seat": 1, "sum": 7})
    match = table("R1 R7 R3", HIGH_IS_GOOD, FOUR_HANDS)
    assert said(match, "Y6") == ("cannot-take", {"card": "Y6"})


def test_fours_lead() -> None:
    match = table("", HIGH_IS_GOOD)
    assert said(match, "Y4") == ("lead", {})


def test_the_last_card_of_a_colour() -> None:
    match = table("", HIGH_IS_GOOD)
    assert said(match, "B7") == ("no-colour-left", {"colour": "B"})


def test_low_cards_leave_the_round_to_others() -> None:
    assert said(table("", HIGH_IS_GOOD), "R1") == ("low", {})


def test_few_cards_beat_it() -> None:
    match = table("", LOW_IS_GOOD)
    assert said(match, "Y8") == ("hard-to-beat", {"count": 1, "card": "Y8"}), "only B8 is elsewhere"


def test_a_card_in_the_middle_may_go_either_way() -> None:
    assert said(table("", HIGH_IS_GOOD), "R5") == ("suits", {"count": 8}), "R6 R7 B5 B6 B8 Y5 Y6 Y7"


def test_what_cannot_take_does_no_harm() -> None:
    match = table("R8", HIGH_IS_GOOD)
    assert said(match, "R3") == ("cannot-take", {"card": "R3"})
