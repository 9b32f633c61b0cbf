"""TongTong drawn in words."""

from __future__ import annotations

from noripan.core.match import Match
from noripan.core.texts import Texts
from noripan.games.tongtong.tests.scripts import EXAMPLE, SIXES_210, play_rounds, played, set_up


def drawn(match: Match, seat: int | None) -> list[str]:
    texts = Texts("en", names=["Ada", "Ben", "Cleo", "Dan"])
    return [texts.words(match.game, words) for words in match.game.board(match.view(seat))]


def test_a_board_in_the_middle_of_a_round() -> None:
    match = set_up(EXAMPLE, missions=["high12", "low5", "high9"])
    play_rounds(match, EXAMPLE[:4])
    match.play("G1")
    match.play("G2")
    assert drawn(match, 1) == [
        "Game 1 of 3, round 5 of 7. Mission: High, bust at 12",
        "Ada: R7 B1 G5 │ sum 13, sixes 1, total 0",
        "Ben: R3 Y3 │ sum 6, sixes 1, total 0",
        "Cleo: – │ sum 0, sixes 0, total 0",
        "Dan: – │ sum 0, sixes 0, total 0",
        "Dan │ green 1",
        "Ada │ green 2",
        "Ahead so far: Ada. Lead marker: Dan.",
        "Your cards:",
        "Y │ 2 7 8",
        "G │ 6",
    ]


def test_a_board_for_a_spectator_between_rounds_and_at_the_end() -> None:
    match = set_up(SIXES_210)
    assert drawn(match, None)[-1] == "Ben leads."
    match = played(SIXES_210, SIXES_210, SIXES_210, rank_points=[0])
    assert drawn(match, None)[1:] == [
        "Ada: R3 Y1 B6 │ sum 10, sixes 2, total 6",
        "Ben: R5 │ sum 5, sixes 1, total 3",
        "Cleo: R4 Y2 B1 │ sum 7, sixes 0, total 0",
    ]
