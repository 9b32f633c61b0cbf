"""IOTA's lines, turns and passes, clause by clause."""

from __future__ import annotations

import pytest

from noripan import GameOver, UnreadableMove
from noripan.games.iota.tests.positions import climb, lays, play, refused, table

BESIDE = ["@-1,0", "@0,-1", "@0,1", "@1,0"]


@pytest.mark.clause("IO-13", "IO-15", "IO-20")
def test_the_first_turn_lays_beside_the_starter_or_passes() -> None:
    match = table("Bx2 Gt3 Rs4 Yc2", "")
    cards = ["Bx2", "Gt3", "Rs4", "Yc2"]
    assert lays(match) == sorted(card + at for card in cards for at in BESIDE), "any two cards make a line"
    others = [move for move in match.moves() if "@" not in move]
    assert len(others) == 16 and others[0] == "pass" and others[-1] == "trade Yc2"
    assert refused(match, "end") == "nothing_laid"
    assert refused(match, "Bx2@1,1") == "not_beside"
    assert refused(match, "Bx2@0,0") == "occupied"
    assert refused(match, "Bx3@1,0") == "not_held"
    assert refused(match, "Bx2@61,0") == "not_beside"
    assert refused(match, "Bx2@1,-64") == "not_beside"


@pytest.mark.clause("IO-10", "IO-11")
@pytest.mark.parametrize(
    ("third", "fits"),
    [
        ("Bs3", True),  # with Rc1 Gt2: all different
        ("Yx3", True),
        ("Bs1", False),  # a number twice
        ("Rs3", False),  # a colour twice
        ("Bc3", False),  # a shape twice
    ],
)
def test_all_the_same_or_all_different(third: str, fits: bool) -> None:
    match = play(table(f"Gt2 {third}", ""), "Gt2@1,0")
    assert (f"{third}@2,0" in match.moves()) == fits
    assert (f"{third}@-1,0" in match.moves()) == fits
    if not fits:
        assert refused(match, f"{third}@2,0") == "no_line"


@pytest.mark.clause("IO-10", "IO-11")
def test_what_is_the_same_must_stay_the_same() -> None:
    match = play(table("Rt1 Rx1 Gx1 Rx2", ""), "Rt1@0,1")
    assert [move for move in lays(match) if move.endswith("@0,2")] == ["Rx1@0,2"]
    assert refused(match, "Gx1@0,2") == refused(match, "Rx2@0,-1") == "no_line"


@pytest.mark.clause("IO-10", "IO-16")
def test_a_diagonal_neighbour_is_in_no_line() -> None:
    match = play(table("Gt2", "Rt1 Rt4"), "Gt2@1,0; end")
    assert {"Rt1@1,1", "Rt4@0,1"} <= set(match.moves()), "each makes a line of two, whatever lies across"


@pytest.mark.clause("IO-12", "IO-16")
def test_no_run_is_longer_than_four() -> None:
    match = play(table("Rc2 Rc3 Rc4", "Gc1 Rs1"), "Rc2@1,0; Rc3@2,0; Rc4@3,0; end")
    assert not [move for move in lays(match) if move.endswith(("@4,0", "@-1,0"))]
    assert refused(match, "Gc1@4,0") == "too_long"
    assert refused(match, "Gc1@-1,0") == "too_long"


@pytest.mark.clause("IO-12", "IO-16", "IO-17")
def test_joining_two_runs_must_not_make_five() -> None:
    hands = ("Rc2 Gx1 Gx2", "Rc3 Bx1 Bx3", "Rx4 Rt3 Yc4", "Gt4 Rc4")
    match = table(*hands, fill_gaps=True)
    play(match, "Rc2@1,0; end; Rc3@2,0; end; Rx4@2,1; Yc4@3,1; end; Gt4@4,1; end")
    assert match.view(None)["table"][-1] == ["Gt4", 4, 1]
    play(match, "Gx2@4,0; end")
    assert refused(match, "Bx1@3,0") == "too_long"


@pytest.mark.clause("IO-14")
def test_all_cards_of_a_turn_go_into_one_row_or_column() -> None:
    match = play(table("Gt2 Bs3 Bx4 Yx4", ""), "Gt2@1,0")
    assert {"Bs3@2,0", "Bs3@-1,0", "Bs3@1,1", "Bs3@1,-1"} <= set(match.moves())
    assert refused(match, "Bs3@0,1") == "other_line"
    play(match, "Bs3@-1,0")
    assert {move.partition("@")[2] for move in lays(match)} == {"2,0", "-2,0"}, "with older cards between them"
    assert refused(match, "Bx4@1,1") == "other_line"
    play(match, "Yx4@2,0")
    assert lays(match) == []
    play(match, "end")
    assert match.view(None)["scores"] == [(3 + 1 + 2 + 4) * 2, 0]


@pytest.mark.clause("IO-14")
def test_a_row_that_is_not_one_run_is_refused() -> None:
    match = play(table("Rc2 Rc3 Gs1", "Gc2 Bx1 Yt3"), "Rc2@1,0; Rc3@2,0; end; Gc2@0,1")
    assert refused(match, "Bx1@2,1") == "other_line", "a gap at 1,1"


@pytest.mark.clause("IO-15")
def test_a_turn_may_connect_at_right_angles() -> None:
    match = play(table("Gt2", "Bs4 Gs4 Rs4 Ys4"), "Gt2@1,0; end; Bs4@1,1; Gs4@2,1; Rs4@3,1; Ys4@4,1; end")
    assert match.scores() == [3, (16 + 6) * 2 * 2], "the column 2 + 4, the row of four"


@pytest.mark.clause("IO-16")
def test_lines_across_must_be_right_too() -> None:
    match = play(table("Gt2 Bs1 Bt4", "Rc2 Rt3 Rc3"), "Gt2@1,0; end; Rc2@0,1; Rt3@1,1; end; pass; Rc3@0,2; end")
    assert "Bt4@1,2" in match.moves()
    assert refused(match, "Bs1@1,2") == "no_line", "right beside Rc3, but not under Gt2 and Rt3"


# ---- gaps

GAP = "Gt2@1,0; Bs3@2,0; end; Gs1@0,1; end; Gc4@2,1; end"  # leaves 1,1 empty between Gs1 and Gc4
GAP_HANDS = ("Gt2 Bs3 Gt3 Gx2", "Gs1 Rx1", "Gc4 Rx2")


@pytest.mark.clause("IO-17")
def test_a_gap_between_older_cards_stays_open() -> None:
    match = play(table(*GAP_HANDS), GAP)
    assert not [move for move in lays(match) if move.endswith("@1,1")]
    assert refused(match, "Gt3@1,1") == "gap_closed"
    assert refused(match, "Gx2@1,1") == "gap_closed"


@pytest.mark.clause("IO-17")
def test_with_fill_gaps_it_may_be_closed() -> None:
    match = play(table(*GAP_HANDS, fill_gaps=True), GAP)
    assert {move for move in lays(match) if move.endswith("@1,1")} == {"Gt3@1,1", "Gx2@1,1"}
    before = match.scores()[0]
    play(match, "Gt3@1,1; end")
    assert match.scores()[0] - before == (1 + 3 + 4) + (2 + 3), "the row, and the column with Gt2"


# older cards at 0,1 and 3,1, so that 1,1 and 2,1 are a gap for seat 1, who holds Gs2 and Gs3
WIDE_GAP = "Rc2@1,0; Rc3@2,0; Rc4@3,0; end; pass; Gs1@0,1; end; Gs4@3,1; end; pass"
WIDE_GAP_HANDS = ("Rc2 Rc3 Rc4", "Gs2 Gs3", "Gs1", "Gs4")


@pytest.mark.clause("IO-17")
def test_a_gap_is_not_closed_by_two_cards_either() -> None:
    match = play(table(*WIDE_GAP_HANDS), f"{WIDE_GAP}; Gs2@1,1")
    assert refused(match, "Gs3@2,1") == "gap_closed"
    match = play(table(*WIDE_GAP_HANDS, fill_gaps=True), f"{WIDE_GAP}; Gs2@1,1; Gs3@2,1; end")
    assert match.scores()[1] == ((1 + 2 + 3 + 4) + (2 + 2) + (3 + 3)) * 2


@pytest.mark.clause("IO-17")
def test_an_own_card_on_one_side_is_no_gap() -> None:
    """The turn begins at right angles and then joins older cards on one side only."""
    match = table(*WIDE_GAP_HANDS)
    play(match, "Rc2@1,0; Rc3@2,0; Rc4@3,0; end; pass; Gs1@0,1; end; pass; pass; Gs3@2,1; Gs2@1,1; end")
    assert match.scores()[1] == (1 + 2 + 3) + (2 + 2) + (3 + 3)


@pytest.mark.clause("IO-17")
def test_a_turn_must_not_join_older_cards_on_both_ends() -> None:
    match = play(table(*WIDE_GAP_HANDS), f"{WIDE_GAP}; Gs3@2,1")
    assert refused(match, "Gs2@1,1") == "gap_closed"
    assert lays(match, "Gs2") == ["Gs2@4,1"], "beyond the older card it may go on"


@pytest.mark.clause("IO-17")
@pytest.mark.parametrize("fill_gaps", [False, True])
def test_a_gap_across_the_turn_counts_too(fill_gaps: bool) -> None:
    """The turn lies in row 1; at 1,1 older cards lie above and below."""
    match = table("Gt2 Bs3 Yx4 Rc3", "Yx3 Yx2 Gx2 Rx2", pile="Bs2", fill_gaps=fill_gaps)
    play(match, "Gt2@1,0; Bs3@2,0; Yx4@3,0; end; Yx3@3,1; Yx2@3,2; end; pass; Gx2@2,2; Rx2@1,2; end; Rc3@0,1")
    assert ("Bs2@1,1" in match.moves()) == fill_gaps
    if not fill_gaps:
        assert refused(match, "Bs2@1,1") == "gap_closed"


# ---- after laying, and passing


@pytest.mark.clause("IO-18")
def test_after_laying_the_hand_is_filled_up() -> None:
    match = play(table("Gt2 Bs3 Yx1 Yx2", "", pile="Bc1 Gc2 Yt3"), "Gt2@1,0; Bs3@2,0; end")
    assert match.truth()["hands"][0] == ["Bc1", "Gc2", "Yx1", "Yx2"]
    assert match.view(None)["counts"] == [4, 4]
    assert match.truth()["pile"][0] == "Yt3" and match.view(None)["pile_count"] == 55


@pytest.mark.clause("IO-18")
def test_hands_get_smaller_when_the_pile_is_used_up() -> None:
    match = climb(table("", "", short=True), 24)
    assert (match.view(None)["pile_count"], match.view(None)["counts"]) == (1, [4, 4])
    card, = match.truth()["pile"]  # fmt: skip
    play(match, f"{lays(match)[0]}; end")
    assert card in match.truth()["hands"][0]
    assert (match.view(None)["pile_count"], match.view(None)["counts"]) == (0, [4, 4])
    play(match, f"{lays(match)[0]}; end")
    assert match.view(None)["counts"] == [4, 3]


@pytest.mark.clause("IO-13", "IO-20")
def test_who_has_laid_cannot_pass() -> None:
    match = play(table("Gt2", ""), "Gt2@1,0")
    assert refused(match, "pass") == refused(match, "trade Bc1") == "already_laid"
    assert match.moves()[-1] == "end"


@pytest.mark.clause("IO-20")
def test_a_plain_pass_changes_nothing_but_the_turn() -> None:
    match = table("Gt2", "")
    before = match.truth()
    assert not match.reveals("pass")
    match.play("pass")
    after = match.truth()
    assert match.to_move == 1
    assert all(after[key] == before[key] for key in ("hands", "pile", "table", "scores"))


@pytest.mark.clause("IO-20")
def test_a_trade_goes_under_in_notation_order() -> None:
    match = table("Yx4 W Bc1 Rs2", "", pile="Gc1 Gc2 Gc3 Gc4")
    assert match.reveals("trade Bc1")
    match.play("trade  Yx4 W   Bc1")
    assert match.log == ["trade Bc1 W Yx4"]
    truth = match.truth()
    assert truth["hands"][0] == ["Gc1", "Gc2", "Gc3", "Rs2"]
    assert truth["pile"][0] == "Gc4" and truth["pile"][-3:] == ["Bc1", "W", "Yx4"], "the last named lowest"
    assert truth["pile_count"] == 57


@pytest.mark.clause("IO-20", "IO-50")
def test_others_see_how_many_are_traded_but_not_which() -> None:
    match = play(table("Yx4 W Bc1 Rs2", "", pile="Gc1 Gc2"), "trade Rs2 W")
    assert match.frame(1)["events"] == match.frame(None)["events"] == [{"event": "traded", "seat": 0, "count": 2}]
    told = {"event": "traded_cards", "seat": 0, "cards": ["Rs2", "W"], "drawn_cards": ["Gc1", "Gc2"]}
    assert match.frame(0)["events"] == [told]


@pytest.mark.clause("IO-20")
def test_more_cards_than_the_pile_has_can_be_traded() -> None:
    match = climb(table("", "W W", short=True), 24)
    assert match.view(None)["pile_count"] == 1
    hand, (top,) = match.view(0)["hand"], match.truth()["pile"]
    match.play(" ".join(["trade", *hand]))
    truth = match.truth()
    assert truth["hands"][0] == sorted([top, *hand[:3]]), "the last of the four stays under"
    assert truth["pile"] == [hand[3]]


@pytest.mark.clause("IO-20")
def test_with_an_empty_pile_only_a_plain_pass_is_possible() -> None:
    match = climb(table("", "W W", short=True), 25)
    assert [move for move in match.moves() if "@" not in move] == ["pass"]
    card = match.view(match.to_move)["hand"][0]
    assert refused(match, f"trade {card}") == "pile_is_empty"


@pytest.mark.clause("IO-20")
def test_two_wilds_are_alike() -> None:
    match = table("W W Bc1 Bc2", "")
    traded = [move for move in match.moves() if move.startswith("trade")]
    assert len(traded) == len(set(traded)) == 11
    assert len(lays(match, "W")) == 4
    assert refused(match, "trade W W W") == "not_held"


# ---- what can be read


@pytest.mark.parametrize("text", ["Gt2@1, 0", " Gt2@1,0 ", "Gt2 @ 1 , 0", "Gt2@01,-0"])
def test_variants_are_understood(text: str) -> None:
    assert play(table("Gt2", ""), text).log == ["Gt2@1,0"]


@pytest.mark.parametrize(
    "text",
    ["", "gt2@1,0", "Gt5@1,0", "Gt2@1", "Gt2@1,0,0", "Gt2@1.0,0", "Gt2@,", "Gt2", "trade", "trade Zz1", "swap", "swap Gt2",
     "End", "pass Gt2", "Gt2@٣,0", "Gt2@1,0 end", "trade,Gt2", "W@99999,0"],
)  # fmt: skip
def test_what_is_no_move_is_unreadable(text: str) -> None:
    with pytest.raises(UnreadableMove) as refusal:
        table("Gt2", "").play(text)
    assert refusal.value.code == "unreadable"


def test_after_the_end_nothing_can_be_played() -> None:
    match = play(table("Gt2", ""), "; ".join(["pass"] * 8))
    with pytest.raises(GameOver):
        match.play("pass")
