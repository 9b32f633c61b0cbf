"""IOTA's wilds: what they stand for, and how they are swapped."""

from __future__ import annotations

import pytest

import noripan
from noripan.games.iota.tests.positions import FACES, lays, play, refused, table


def may_be(match: noripan.Match, x: int, y: int) -> list[str]:
    """What a wild on the table may stand for."""
    return next(wild["may_be"] for wild in match.view(None)["wilds"] if (wild["x"], wild["y"]) == (x, y))


@pytest.mark.clause("IO-30", "IO-31")
def test_a_wild_beside_one_card_is_any_other_card() -> None:
    match = play(table("W Gt2", ""), "W@1,0")
    assert may_be(match, 1, 0) == [card for card in FACES if card != "Rc1"]
    assert match.view(0)["table"][-1] == ["W", 1, 0]
    assert match.view(0)["turn_score"] == 1


@pytest.mark.clause("IO-30", "IO-31")
def test_a_wild_follows_its_line() -> None:
    match = play(table("Rc2 W Rc4 Gt3", ""), "Rc2@1,0; W@2,0")
    assert may_be(match, 2, 0) == ["Rc3", "Rc4"]
    assert lays(match) == ["Rc4@-1,0", "Rc4@3,0"]
    assert refused(match, "Gt3@3,0") == "no_line"
    match.play("Rc4@3,0")
    assert may_be(match, 2, 0) == ["Rc3"]


@pytest.mark.clause("IO-31")
def test_a_wild_is_the_same_card_in_both_its_lines() -> None:
    match = play(table("Rc2 W", "Gc3 Bs1 Bc2"), "Rc2@1,0; W@2,0; end; Gc3@2,1")
    assert may_be(match, 2, 0) == ["Rc3", "Rc4"]
    assert refused(match, "Bs1@2,2") == "no_card_for_wild", "the column would need a triangle or a cross, the row a circle"
    match.play("Bc2@2,2")
    assert may_be(match, 2, 0) == ["Rc4"], "a 3 and a 2 lie in the column"


@pytest.mark.clause("IO-31")
def test_every_card_across_narrows_a_wild_down() -> None:
    match = play(table("Rc2 W", "Gs1 Bt3"), "Rc2@1,0; W@2,0; end; Gs1@2,1")
    assert may_be(match, 2, 0) == ["Rc3", "Rc4"]
    match.play("Bt3@2,2")
    assert may_be(match, 2, 0) == ["Rc4"]


@pytest.mark.clause("IO-31")
def test_a_wild_differs_from_every_card_of_its_lines() -> None:
    """Were it allowed to be Rc1 itself, the wild would be all the same as its only neighbour."""
    match = play(table("W Gt2", "", ""), "W@1,0; end")
    assert "Rc1" not in may_be(match, 1, 0)


@pytest.mark.clause("IO-31")
def test_two_wilds_in_one_line_need_two_different_cards() -> None:
    match = play(table("W W Rc2 Rc3", ""), "W@1,0; W@2,0")
    assert may_be(match, 1, 0) == may_be(match, 2, 0) == [card for card in FACES if card != "Rc1"]
    assert {"Rc2@3,0", "Rc3@-1,0"} <= set(match.moves())
    match.play("Rc2@3,0")
    assert may_be(match, 1, 0) == may_be(match, 2, 0) == ["Rc3", "Rc4"]
    assert match.view(0)["turn_score"] == (1 + 2) * 2


@pytest.mark.clause("IO-31", "IO-32")
def test_two_wilds_in_one_line_must_have_a_card_together() -> None:
    """Rc1 W W Rc2: the one must be Rc3 and the other Rc4, so a swap settles both."""
    match = play(table("W W Rc2 Gx1", "Rc3 Rc4"), "W@1,0; W@2,0; Rc2@3,0; end")
    assert match.moves() == ["keep", "swap Rc3@1,0", "swap Rc3@2,0", "swap Rc4@1,0", "swap Rc4@2,0"]
    match.play("swap Rc4@1,0")
    assert may_be(match, 2, 0) == ["Rc3"]
    assert match.moves() == ["keep", "swap Rc3@2,0"]


@pytest.mark.clause("IO-31", "IO-40")
def test_a_wild_may_stand_for_a_card_that_is_not_in_play() -> None:
    match = table("Rc1 W", "", starter="Bc1", short=True)
    assert "Yc1" in match.truth()["out"]
    play(match, "Rc1@1,0; W@2,0")
    assert may_be(match, 2, 0) == ["Gc1", "Yc1"]


@pytest.mark.clause("IO-30", "IO-31")
def test_a_wild_cannot_be_laid_where_no_card_fits() -> None:
    match = table("Rc2 Rc3 Rs3 W", "Gc1 Gc2")
    play(match, "Rc2@1,0; Rc3@2,0; end; Gc1@0,1; Gc2@1,1; end; Rs3@2,-1; end; pass")
    assert "W@2,-2" in match.moves()
    assert refused(match, "W@2,1") == "no_card_for_wild", "the row needs Gc3 or Gc4, the column Rt3 or Rx3"


# ---- swapping


@pytest.mark.clause("IO-32")
def test_a_card_takes_the_place_of_a_wild() -> None:
    match = play(table("Rc2 W", "Rc3 Gs3"), "Rc2@1,0; W@2,0; end")
    assert match.to_move == 1
    assert match.moves() == ["keep", "swap Rc3@2,0"]
    assert refused(match, "swap Gs3@2,0") == "not_that_wild"
    assert refused(match, "swap Rc4@2,0") == "not_held"
    assert refused(match, "swap Rc3@1,0") == "no_wild_there"
    assert refused(match, "swap Rc3@9,9") == "no_wild_there"
    assert refused(match, "pass") == refused(match, "Gs3@0,1") == refused(match, "end") == "swap_or_keep"
    scores = match.scores()
    match.play("swap Rc3@2,0")
    assert match.scores() == scores, "nothing is scored"
    assert match.view(None)["table"] == [["Rc1", 0, 0], ["Rc2", 1, 0], ["Rc3", 2, 0]]
    assert match.view(None)["wilds"] == []
    assert "W" in match.view(1)["hand"] and match.view(None)["counts"] == [4, 4]
    assert match.events[-1].shown() == {"event": "swapped", "seat": 1, "card": "Rc3", "x": 2, "y": 0}
    assert match.to_move == 1 and "pass" in match.moves(), "now the turn begins"


@pytest.mark.clause("IO-32")
def test_a_wild_is_not_swapped_for_a_wild() -> None:
    match = play(table("Rc2 W", "W Rc3"), "Rc2@1,0; W@2,0; end")
    assert match.moves() == ["keep", "swap Rc3@2,0"]
    assert refused(match, "swap W@2,0") == "wild_for_wild"


@pytest.mark.clause("IO-32")
def test_only_before_a_turn() -> None:
    match = play(table("Rc2 W Rc3", "Gs3"), "Rc2@1,0; W@2,0")
    assert refused(match, "swap Rc3@2,0") == "not_asked"
    assert refused(match, "keep") == "not_asked"


@pytest.mark.clause("IO-32")
def test_a_wild_taken_can_be_laid_in_the_same_turn() -> None:
    match = play(table("Rc2 W", "Rc3 Gs3"), "Rc2@1,0; W@2,0; end; swap Rc3@2,0; W@3,0; end")
    assert match.scores()[1] == (1 + 2 + 3) * 2


@pytest.mark.clause("IO-33")
def test_the_player_about_to_move_is_asked_first_then_clockwise() -> None:
    match = play(table("Rc2 W Bc1 Bc2", "Gs1", "Rc3", "Gs3 Rc4", pile="Bx1 Bx2"), "Rc2@1,0; W@2,0; end")
    assert match.to_move == 2, "seat 1 cannot"
    match.play("keep")
    assert match.to_move == 3
    match.play("keep")
    assert match.to_move == 1 and "pass" in match.moves(), "seat 0 cannot, so the turn of seat 1 begins"
    match.play("pass")
    assert match.to_move == 2 and match.moves() == ["keep", "swap Rc3@2,0"], "asked again before the next turn"
    match.play("swap Rc3@2,0")
    assert match.to_move == 2 and "pass" in match.moves()


@pytest.mark.clause("IO-33")
def test_who_laid_the_wild_is_asked_last() -> None:
    match = play(table("W Bc1 Bc2 Bc3", "Gs1", "Gs2"), "W@1,0; end")
    asked = []
    while match.view(match.to_move)["asked"]:
        asked.append(match.to_move)
        match.play("keep")
    assert asked == [1, 2, 0]
    assert match.to_move == 1


@pytest.mark.clause("IO-33")
def test_a_seat_may_take_both_wilds() -> None:
    match = play(table("W W Rc2", "Rc3 Rc4"), "W@1,0; W@2,0; Rc2@3,0; end; swap Rc3@1,0")
    assert match.to_move == 1 and match.moves() == ["keep", "swap Rc4@2,0"]
    match.play("swap Rc4@2,0")
    assert match.view(1)["hand"].count("W") == 2
    assert match.to_move == 1 and "pass" in match.moves()


@pytest.mark.clause("IO-32", "IO-33")
def test_no_question_without_a_wild_on_the_table() -> None:
    match = table("Rc2 Bc1", "Rc3")
    assert not match.view(0)["asked"] and "pass" in match.moves()
    play(match, "Rc2@1,0; end")
    assert not match.view(1)["asked"] and match.view(None)["to_move"] == 1


@pytest.mark.clause("IO-33", "IO-50")
def test_nobody_else_learns_who_is_asked() -> None:
    """Seat 3 sees the same whether seat 1 or seat 2 is being asked; so do spectators."""
    shown = []
    for hands in (("Rc2 W", "Rc3", "Gs1", ""), ("Rc2 W", "Gs1", "Rc3", "")):
        match = play(table(*hands), "Rc2@1,0; W@2,0; end")
        shown.append((match.view(3), match.view(None), match.frame(3)["moves"]))
        asked = match.to_move
        assert asked is not None
        assert match.view(asked)["asked"] and match.view(asked)["to_move"] == asked
        assert not match.view(3)["asked"] and match.view(3)["to_move"] is None and match.view(3)["turn"] == 1
    assert shown[0] == shown[1]


@pytest.mark.clause("IO-33", "IO-50")
def test_a_kept_chance_is_told_to_its_holder_only() -> None:
    match = play(table("Rc2 W", "Rc3", "Gs1"), "Rc2@1,0; W@2,0; end")
    known = [match.frame(seat)["seq"] for seat in range(3)]
    match.play("keep")
    assert match.frame(1, known[1])["events"] == [{"event": "kept", "seat": 1}]
    assert [match.frame(seat)["seq"] for seat in (0, 2)] == [known[0], known[2]]


@pytest.mark.clause("IO-33", "IO-50")
def test_moves_after_which_a_question_may_come_are_not_to_be_tried() -> None:
    match = play(table("Rc2 W", "Rc3", "Rc4", "Gs1"), "Rc2@1,0; W@2,0")
    assert match.reveals("end")
    match.play("end")
    assert match.reveals("keep"), "it may be the turn of the question, or seat 2 or another is asked"
    assert not match.reveals("swap Rc3@2,0"), "no wild is left to ask for"
    play(match, "keep; keep")
    assert match.to_move == 1 and match.reveals("pass")
    both = play(table("W W Rc2", "Rc3 Rc4"), "W@1,0; W@2,0; Rc2@3,0; end")
    assert both.reveals("swap Rc3@1,0"), "only its seat knows whether it is asked again"


@pytest.mark.clause("IO-33")
def test_the_last_seat_to_be_asked_knows_what_follows() -> None:
    match = play(table("W Bc1 Bc2 Bc3", "Gs1"), "W@1,0; end; keep")
    assert match.to_move == 0
    assert not match.reveals("keep") and not match.reveals("swap Bc1@1,0")
