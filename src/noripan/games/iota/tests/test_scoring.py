"""IOTA's scores and ends, clause by clause, and the printed example."""

from __future__ import annotations

import pytest

import noripan
from noripan.games.iota.tests.positions import climb, play, table


@pytest.mark.clause("IO-14", "IO-16", "IO-25", "IO-26", "IO-27")
def test_printed_example_6_6_34_208() -> None:
    match = table("Gt2 Bx2", "Rx1 Gx3", "Ys2 Yc3", "Yx4 Yx1 Yx2 Yx3", starter="Rc2")
    play(match, "Gt2@1,0; Bx2@2,0")
    assert match.view(0)["turn_score"] == 6
    play(match, "end; Rx1@2,1; Gx3@2,-1; end")
    play(match, "Ys2@3,0; Yc3@3,1")
    assert match.view(None)["turn_score"] == 34
    play(match, "end; Yx4@2,2; Yx1@3,2; Yx2@4,2; Yx3@5,2; end")
    assert match.scores() == [6, 6, 34, 208]


@pytest.mark.clause("IO-25", "IO-26", "IO-27")
def test_a_score_is_told_step_by_step() -> None:
    match = table("Gt2 Bx2", "Rx1 Gx3", "Ys2 Yc3", "Yx4 Yx1 Yx2 Yx3", starter="Rc2")
    play(match, "Gt2@1,0; Bx2@2,0; end; Rx1@2,1; Gx3@2,-1; end; Ys2@3,0; Yc3@3,1; end; Yx4@2,2; Yx1@3,2; Yx2@4,2; Yx3@5,2")
    known = match.frame(None)["seq"]
    match.play("end")
    assert match.frame(None, known)["events"] == [
        {"event": "lot_scored", "cards": ["Yx4", "Yx1", "Yx2", "Yx3"], "points": 10},
        {"event": "lot_scored", "cards": ["Gx3", "Bx2", "Rx1", "Yx4"], "points": 10},
        {"event": "line_scored", "cards": ["Ys2", "Yc3", "Yx1"], "points": 6},
        {"event": "four_laid", "seat": 3},
        {"event": "turn_scored", "seat": 3, "points": 208, "total": 208},
        {"event": "drew", "seat": 3, "count": 4},
    ]


@pytest.mark.clause("IO-25", "IO-26", "IO-27")
def test_a_view_shows_how_the_turn_is_counted() -> None:
    match = table("Gt2 Bx2", "Rx1 Gx3", "Ys2 Yc3", "Yx4 Yx1 Yx2 Yx3", starter="Rc2")
    play(match, "Gt2@1,0; Bx2@2,0; end; Rx1@2,1; Gx3@2,-1; end; Ys2@3,0; Yc3@3,1; end")
    assert (match.view(None)["lines"], match.view(None)["doublings"]) == ([], [])
    play(match, "Yx4@2,2; Yx1@3,2; Yx2@4,2; Yx3@5,2")
    assert match.view(None)["lines"] == [
        {"cards": ["Yx4", "Yx1", "Yx2", "Yx3"], "x": 2, "y": 2, "upright": False, "points": 10},
        {"cards": ["Gx3", "Bx2", "Rx1", "Yx4"], "x": 2, "y": -1, "upright": True, "points": 10},
        {"cards": ["Ys2", "Yc3", "Yx1"], "x": 3, "y": 0, "upright": True, "points": 6},
    ]
    assert match.view(None)["doublings"] == ["lot", "lot", "four"]


@pytest.mark.clause("IO-25")
def test_a_card_in_two_lines_counts_twice_and_other_lines_do_not_count() -> None:
    match = table("Gt2 Bs4", "Gc3 Bt3")
    play(match, "Gt2@1,0; end; Gc3@0,1; end; pass; Bt3@1,1; end")
    assert match.scores() == [1 + 2, (1 + 3) + (3 + 3) + (2 + 3)]
    play(match, "Bs4@-1,0; end")
    assert match.scores()[0] == 3 + (4 + 1 + 2), "a line made longer counts whole"


@pytest.mark.clause("IO-25", "IO-30")
def test_a_wild_counts_nothing_but_doubles_like_any_card() -> None:
    match = play(table("Rc2 Rc3 W", ""), "Rc2@1,0; Rc3@2,0; W@3,0; end")
    assert match.scores()[0] == (1 + 2 + 3 + 0) * 2
    four = play(table("Rc2 Rc3 W", "Gc1 Gs1 Gt1 W"), "Rc2@1,0; end; Gc1@1,1; Gs1@2,1; Gt1@3,1; W@4,1")
    assert four.view(1)["turn_score"] == ((1 + 1 + 1) + (2 + 1)) * 2 * 2


@pytest.mark.clause("IO-26")
def test_every_lot_doubles_the_whole_turn() -> None:
    match = play(table("Rc2 Rc3 Rc4", ""), "Rc2@1,0; Rc3@2,0")
    assert match.view(0)["turn_score"] == 6
    match.play("Rc4@3,0")
    assert match.view(0)["turn_score"] == 10 * 2


@pytest.mark.clause("IO-27")
def test_four_cards_double_once_more() -> None:
    match = play(table("Gs2 Gs3 Gs4 Gs1", ""), "Gs1@1,0; Gs2@1,1; Gs3@1,2")
    assert match.view(0)["turn_score"] == 2 + 6
    match.play("Gs4@1,3")
    assert match.view(0)["turn_score"] == (2 + 10) * 2 * 2


# ---- the end


def last_card(players: int) -> noripan.Match:
    """A short game in which the seat to move has one card left and the pile is empty."""
    match = table(*["W W Bc1 Bc2", "", "", ""][:players], short=True, first=1)
    climb(match, match.view(None)["pile_count"])
    while match.view(match.to_move)["counts"][match.to_move] > 1:
        climb(match, 1)
    return match


@pytest.mark.clause("IO-28", "IO-29")
def test_the_last_card_with_an_empty_pile_ends_the_game_and_doubles() -> None:
    match = last_card(4)
    seat, before = match.to_move, match.scores()
    assert seat is not None
    card, = match.view(seat)["hand"]  # fmt: skip
    stairs = match.view(None)["table"]
    match.play(f"{card}@{(len(stairs) + 1) // 2},{len(stairs) // 2}")
    points = (int(stairs[-1][0][2]) + int(card[2])) * 2
    assert match.view(None)["turn_score"] == points
    assert "last" in match.view(None)["doublings"]
    assert match.moves() == ["end"] and not match.reveals("end")
    match.play("end")
    assert match.is_over
    assert match.scores() == [*before[:seat], before[seat] + points, *before[seat + 1 :]]
    assert match.winners() == [s for s in range(4) if match.scores()[s] == max(match.scores())]
    assert [event.name for event in match.events[-4:]] == ["line_scored", "hand_emptied", "turn_scored", "match_won"]


@pytest.mark.clause("IO-28")
def test_an_empty_hand_with_cards_in_the_pile_ends_nothing() -> None:
    match = play(table("Gs2 Gs3 Gs4 Gs1", ""), "Gs1@1,0; Gs2@1,1; Gs3@1,2; Gs4@1,3; end")
    assert not match.is_over
    assert match.view(None)["counts"] == [4, 4]


@pytest.mark.clause("IO-28")
def test_who_draws_the_last_cards_plays_on() -> None:
    match = climb(table("", "W W Yx1 Yx2", short=True, first=1), 22)
    assert match.view(None)["pile_count"] == 3
    seat = match.to_move
    climb(match, 1)
    assert match.view(None)["pile_count"] == 2 and not match.is_over
    climb(match, 2)
    assert match.view(None)["pile_count"] == 0 and not match.is_over
    assert match.to_move != seat


@pytest.mark.clause("IO-29")
def test_equal_scores_share_the_victory() -> None:
    match = play(table("Gt2", "Bs3 Gc2"), "Gt2@1,0; end; Gc2@0,1; end; " + "; ".join(["pass"] * 8))
    assert match.is_over
    assert match.scores() == [3, 3]
    assert match.winners() == [0, 1]


@pytest.mark.clause("IO-29")
def test_the_highest_score_wins() -> None:
    match = play(table("Gt2", "Bs3 Gc3", ""), "Gt2@1,0; end; Gc3@0,1; end; " + "; ".join(["pass"] * 12))
    assert (match.scores(), match.winners()) == ([3, 4, 0], [1])


@pytest.mark.clause("IO-35")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_four_passes_each_in_a_row_end_the_game(players: int) -> None:
    match = table(*["Gt2 Bs1"] + [""] * (players - 1))
    play(match, "; ".join(["pass"] * (4 * players - 1)))
    assert not match.is_over and match.view(None)["passes"] == 4 * players - 1
    assert not match.reveals("pass")
    match.play("pass")
    assert match.is_over
    assert [event.name for event in match.events[-2:]] == ["all_passed", "match_won"]


@pytest.mark.clause("IO-35")
def test_trades_are_passes_and_laying_breaks_the_row() -> None:
    match = play(table("Gt2 Bs1", "", pile="Gc1 Gc2 Gc3"), "; ".join(["pass"] * 7))
    assert match.view(None)["passes"] == 7
    traded = match.copy()
    traded.play("trade " + traded.view(1)["hand"][0])
    assert traded.is_over
    match = play(table("Gt2 Bs1", "", pile="Gc1 Gc2 Gc3"), "; ".join(["pass"] * 6) + "; Gt2@1,0; end")
    assert match.view(None)["passes"] == 0
    play(match, "; ".join(["pass"] * 7))
    assert not match.is_over


@pytest.mark.clause("IO-35")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_with_an_empty_pile_one_round_of_passes_ends_the_game(players: int) -> None:
    match = table(*["W W Bc1 Bc2", "", "", ""][:players], short=True, first=1)
    climb(match, match.view(None)["pile_count"])
    assert match.view(None)["pile_count"] == 0
    play(match, "; ".join(["pass"] * (players - 1)))
    assert not match.is_over
    match.play("pass")
    assert match.is_over
    assert match.events[-2].shown() == {"event": "all_passed", "count": players}


@pytest.mark.clause("IO-35")
def test_swaps_do_not_break_the_row_of_passes() -> None:
    match = play(table("Rc2 W", "Rc3", "Bc1"), "Rc2@1,0; W@2,0; end; keep; pass; keep; pass; keep; pass")
    assert match.view(None)["passes"] == 3
    play(match, "swap Rc3@2,0")
    assert match.view(None)["passes"] == 3
    play(match, "; ".join(["pass"] * 9))
    assert match.is_over
