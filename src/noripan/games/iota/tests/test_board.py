"""IOTA drawn in words."""

from __future__ import annotations

import noripan
from noripan.core.texts import Texts
from noripan.games.iota.tests.positions import play, table


def drawn(match: noripan.Match, seat: int | None) -> list[str]:
    texts = Texts("en", names=["Ada", "Ben"])
    return [texts.words(match.game, words) for words in match.game.board(match.view(seat))]


def test_a_board_in_the_middle_of_a_turn() -> None:
    match = play(table("Gt2 W Yx4", ""), "Gt2@-1,0; W@-1,1")
    assert drawn(match, 0) == [
        "    │ -2  -1   0   1",
        " -1 │  ·   ·   ·   ·",
        "  0 │  ·  Gt2 Rc1  ·",
        "  1 │  ·   W   ·   ·",
        "  2 │  ·   ·   ·   ·",
        "The wild at -1, 1 may be any of 63 cards",
        "Laid this turn: green triangle 2 and wild card (5 points)",
        "Ada: 2 cards, 0 points",
        "Ben: 4 cards, 0 points",
        "Draw pile: 57",
        "Turn: Ada",
        "Your cards: Bc1 Yx4",
    ]


def test_a_board_while_a_seat_is_asked() -> None:
    match = play(table("Rc2 W", "Rc3"), "Rc2@1,0; W@2,0; end")
    assert drawn(match, 1)[4:] == [
        "The wild at 2, 0 may be one of: red circle 3 and red circle 4",
        "Ada: 4 cards, 3 points",
        "Ben: 4 cards, 0 points",
        "Draw pile: 55",
        "Turn: Ben",
        "Before this turn you may swap a wild, or leave the wilds alone.",
        "Your cards: Bc3 Bc4 Bs1 Rc3",
    ]
    assert drawn(match, None) == drawn(match, 1)[:-2], "a spectator sees neither the question nor the cards"
