"""SixTeen's rules, clause by clause."""

from __future__ import annotations

import functools
import operator
from collections import Counter

import pytest

import noripan
from noripan import IllegalMove
from noripan.games.sixteen.tests.positions import DECK, full_hands, play, table, tiles

# In most tables below seat 0 holds R1 and so begins.


def refused(match: noripan.Match, move: str) -> str:
    with pytest.raises(IllegalMove) as refusal:
        match.play(move)
    return refusal.value.code


# ---- setting up


@pytest.mark.clause("SX-1", "SX-4")
def test_four_players_take_22_tiles_and_lay_their_ones() -> None:
    match = noripan.new("sixteen", 4, seed=5)
    hands = match.truth()["hands"]
    assert sum(len(hand) for hand in hands) == 4 * 22 - 5
    assert not any(tile[1:] == "1" for hand in hands for tile in hand)
    assert match.view(None)["rows"] == {c: [c + "1"] for c in "RYGBP"}
    assert Counter(functools.reduce(operator.iadd, hands, [])) == Counter(tile for tile in DECK if tile[1:] != "1")


@pytest.mark.clause("SX-4")
def test_a_hand_shrinks_by_its_ones() -> None:
    match = table("R1 Y1 G1", "", "B1", "P1")
    assert match.view(None)["counts"] == [19, 22, 21, 21]


@pytest.mark.clause("SX-2")
def test_three_players_take_29_and_show_the_one_left_over() -> None:
    match = table("R1", "", "", left_over="G9")
    view = match.view(1)
    assert view["left_over"] == "G9"
    assert sum(view["counts"]) == 3 * 29 - 5
    assert "G9" not in functools.reduce(operator.iadd, match.truth()["hands"], [])


@pytest.mark.clause("SX-2", "SX-5")
def test_a_one_left_over_goes_to_the_table() -> None:
    match = table("", "", "", left_over="R1", first=2)
    assert match.view(None)["rows"]["R"] == ["R1"]
    assert sum(match.view(None)["counts"]) == 3 * 29 - 4
    assert match.to_move == 2


@pytest.mark.clause("SX-3")
def test_two_players_take_30_and_the_rest_is_unseen() -> None:
    match = noripan.new("sixteen", 2, seed=3)
    truth = match.truth()
    assert [len(hand) for hand in truth["hands"]] == [30, 30]
    assert len(truth["unused"]) == 88 - 5 - 60
    assert match.view(0)["rows"] == {c: [c + "1"] for c in "RYGBP"}
    assert "unused" not in match.view(0)


@pytest.mark.clause("SX-5")
@pytest.mark.parametrize("seat", range(4))
def test_who_had_red_1_begins(seat: int) -> None:
    match = table(*["R1" if other == seat else "" for other in range(4)], first=(seat + 1) % 4)
    assert match.to_move == seat, "`first` is read only if nobody had red 1"
    match.play(match.moves()[0])
    assert match.to_move == (seat + 1) % 4


@pytest.mark.clause("SX-5")
def test_with_two_players_chance_or_the_deal_decides_who_begins() -> None:
    assert {noripan.new("sixteen", 2, seed=seed).to_move for seed in range(20)} == {0, 1}
    assert [noripan.new("sixteen", 2, seed=4, deal={"first": seat}).to_move for seat in (0, 1)] == [0, 1]


# ---- a turn


@pytest.mark.clause("SX-10", "SX-11")
def test_a_single_must_be_higher_than_the_last_of_its_row() -> None:
    match = play(table("R1 R5 Y5", "R4 R6", "", ""), "R5")
    assert refused(match, "R4") == "too_low"
    match.play("R6")
    assert match.view(None)["rows"]["R"] == ["R1", "R5", "R6"]


@pytest.mark.clause("SX-10", "SX-12")
def test_a_group_is_an_unbroken_run_of_one_colour() -> None:
    match = table("R1 R4-8", "R3", "R2", "R9")
    red = [move for move in match.moves() if move.startswith("R")]
    assert red == sorted(
        ["R4", "R5", "R6", "R7", "R8", "R4-5", "R4-6", "R4-7", "R4-8", "R5-6", "R5-7", "R5-8", "R6-7", "R6-8", "R7-8"]
    )
    match.play("R4-8")
    assert match.view(None)["rows"]["R"] == ["R1", "R4", "R5", "R6", "R7", "R8"]
    assert match.view(None)["counts"][0] == 22 - 1 - 5


@pytest.mark.clause("SX-12")
@pytest.mark.parametrize(
    ("move", "code"), [("R8-4", "bad_group"), ("R4-4", "bad_group"), ("RE-R", "bad_group"), ("R4-9", "not_held")]
)
def test_what_is_no_group(move: str, code: str) -> None:
    assert refused(table("R1 R4-8", "R9", "", ""), move) == code


@pytest.mark.clause("SX-12")
def test_a_group_has_no_limit_of_length() -> None:
    match = table("R1-E", "", "", "")
    assert "R2-E" in match.moves()
    assert len(play(match, "R2-E").view(None)["rows"]["R"]) == 16


@pytest.mark.clause("SX-13")
def test_sixteens_go_alone_or_after_15_but_never_together() -> None:
    match = table("R1 R13-E RR", "R12", "", "")
    red = {move for move in match.moves() if move.startswith("R")}
    assert {"RE", "RR", "R15-E", "R15-R", "R14-E", "R13-R"} <= red
    assert not any("E-" in move or "R-E" in move or move.count("R") > 2 for move in red)
    broken = table("R1 R14 RE", "R15", "", "")
    assert "R14-E" not in broken.moves()
    assert refused(broken, "R14-E") == "not_held"


@pytest.mark.clause("SX-14")
def test_restart_sets_the_row_back_to_1_and_passes_the_turn() -> None:
    match = play(table("R1 R15-R", "R2 R3", "", ""), "R15-R")
    assert match.to_move == 1
    assert "R2-3" in match.moves()
    match.play("R2")
    assert match.view(None)["rows"]["R"] == ["R1", "R15", "RR", "R2"]


@pytest.mark.clause("SX-15")
def test_end_closes_the_row_until_it_is_removed() -> None:
    match = play(table("R1 RE", "RR R5", "scissors R9", ""), "RE")
    assert refused(match, "RR") == "row_is_closed"
    assert not any(move.startswith("R") for move in match.moves())
    play(match, next(m for m in match.moves() if m[0] in "YGBP"))
    play(match, "scissors R, R9")
    assert match.view(None)["rows"]["R"] == ["R1", "R9"]


# ---- specials


@pytest.mark.clause("SX-20")
def test_scissors_take_the_last_tile_and_leave_the_game() -> None:
    match = play(table("R1 R5", "scissors", "", ""), "R5")
    held = match.view(None)["counts"][1]
    play(match, "scissors R")
    view = match.view(0)
    assert view["rows"]["R"] == ["R1"]
    assert view["removed"] == ["R5", "scissors"]
    assert view["counts"][1] == held - 1
    assert match.to_move == 1, "an extra tile may follow"


@pytest.mark.clause("SX-20", "SX-21")
def test_a_one_is_never_removed() -> None:
    match = table("R1 scissors bin", "", "", "")
    assert not any(move.startswith(("scissors", "bin")) for move in match.moves())
    assert refused(match, "scissors R") == "too_few_to_remove"
    assert refused(match, "bin R 1") == "too_few_to_remove"


@pytest.mark.clause("SX-21")
def test_under_a_removed_restart_the_old_tile_is_last_again() -> None:
    match = play(table("R1 R7", "RR", "scissors R5 R9", ""), "R7, RR, scissors R")
    assert match.view(None)["extra"] == "R"
    assert refused(match, "R5") == "too_low"
    assert "R9" in match.moves()


@pytest.mark.clause("SX-22")
def test_the_bin_takes_any_number_from_the_end_except_the_one() -> None:
    match = play(table("R1 R4-6", "bin", "", ""), "R4-6")
    assert [move for move in match.moves() if move.startswith("bin")] == ["bin R 1", "bin R 2", "bin R 3"]
    assert refused(match, "bin R 4") == "too_few_to_remove"
    play(match, "bin R 2")
    assert match.view(None)["rows"]["R"] == ["R1", "R4"]
    assert match.view(None)["removed"] == ["R5", "R6", "bin"]


@pytest.mark.clause("SX-23")
def test_the_extra_goes_on_the_row_just_cut() -> None:
    match = play(table("R1 R9", "scissors bin R3-4 Y4", "", ""), "R9, scissors R")
    assert match.moves() == sorted(["R3", "R4", "R3-4", "end"])
    assert refused(match, "Y4") == "extra_elsewhere"
    assert refused(match, "bin R 1") == "extra_or_end"
    assert refused(match, "pass") == "extra_or_end"
    match.play("R3-4")
    assert match.to_move == 2


@pytest.mark.clause("SX-23")
def test_the_extra_may_be_declined_also_when_nothing_fits() -> None:
    match = play(table("R1 R9", "scissors", "R2-8 R10-R", ""), "R9, scissors R")
    assert match.moves() == ["end"]
    match.play("end")
    assert match.to_move == 2
    assert refused(match, "end") == "nothing_to_decline"


@pytest.mark.clause("SX-23")
def test_extra_anywhere() -> None:
    match = play(table("R1 R9", "scissors bin R3 Y4", "", "", extra_anywhere=True), "R9, scissors R")
    assert {"R3", "Y4", "end"} <= set(match.moves())
    assert not any(move.startswith(("bin", "pass")) for move in match.moves())
    match.play("Y4")
    assert match.to_move == 2


# ---- passing

# Seat 1 has closed purple and seat 0 is left with low purple tiles (and scissors): only specials could help.
STUCK = ("R2-E B2-12 P2 P3 P5 scissors", "G2-E Y2-13 PE P9 P10")
TO_STUCK = "PE, R2-E, G2-E, B2-12, Y2-13"


@pytest.mark.clause("SX-30")
def test_pass_only_if_no_number_tile_fits() -> None:
    match = table("R1 R2", "R5 scissors", "", "")
    assert "pass" not in match.moves()
    assert refused(match, "pass") == "can_lay"


@pytest.mark.clause("SX-30")
def test_a_special_is_never_forced() -> None:
    match = play(table(*STUCK, first=1), TO_STUCK)
    assert match.to_move == 0
    assert match.moves() == sorted(["pass", "scissors R", "scissors Y", "scissors G", "scissors B", "scissors P"])


@pytest.mark.clause("SX-31")
def test_who_passed_plays_on_when_something_fits_again() -> None:
    match = table("R2-E B2-13 P3 P5 P11", "G2-E Y2-13 PE P9 scissors", first=1)
    play(match, "PE, R2-E, G2-E, B2-13, Y2-13, pass, scissors P, end")
    assert match.to_move == 0
    assert match.moves() == ["P11", "P3", "P5"]


# ---- the end


@pytest.mark.clause("SX-40")
def test_the_last_tile_ends_the_round_at_once() -> None:
    match = table("R2-E Y2-E", "G2-E B2-13 P3 P5 P11", first=1)
    play(match, "G2-E, R2-E, B2-13")
    assert match.reveals("Y2-E")
    assert not match.reveals("Y2-15")
    match.play("Y2-E")
    assert match.is_over
    assert match.winners() == [0]


@pytest.mark.clause("SX-40")
def test_a_special_as_last_tile_wins_too() -> None:
    match = table("R2-E Y2-14 scissors scissors", "G2-E B2-E", first=0)
    play(match, "R2-E, G2-E, Y2-14, B2-14, scissors R, end, B15")
    assert match.reveals("scissors Y")
    match.play("scissors Y")
    assert match.is_over
    assert match.scores() == [0, 16]
    assert match.winners() == [0]


@pytest.mark.clause("SX-42")
def test_printed_example_3_and_5_and_11_count_19() -> None:
    match = play(table("R2-E Y2-E", "G2-E B2-13 P3 P5 P11", first=1), "G2-E, R2-E, B2-13, Y2-E")
    assert match.scores() == [0, 19]


@pytest.mark.clause("SX-42")
def test_sixteens_count_16_and_specials_20() -> None:
    match = play(table("R2-E Y2-E", "G2-15 B2-12 GE GR scissors scissors bin", first=1), "G2-15, R2-E, B2-12, Y2-E")
    assert match.truth()["hands"][1] == ["GE", "GR", "scissors", "scissors", "bin"]
    assert match.scores() == [0, 16 + 16 + 20 + 20 + 20]


@pytest.mark.clause("SX-41", "SX-43")
def test_printed_example_equal_sums_fewer_tiles_win() -> None:
    match = table("R2-E B2-13 P3 P5 P11", "G2-E Y2-13 PE P9 P10", first=1)
    play(match, "PE, R2-E, G2-E, B2-13, Y2-13, pass, pass")
    assert match.is_over
    assert match.scores() == [19, 19]
    assert match.winners() == [1]


@pytest.mark.clause("SX-43")
def test_equal_sums_and_tiles_share_the_victory() -> None:
    match = table("R2-E B2-13 P3 P5 P11", "G2-E Y2-12 PE P4 P7 P8", first=1)
    play(match, "PE, R2-E, G2-E, B2-13, Y2-12, pass, pass")
    assert match.scores() == [19, 19]
    assert match.winners() == [0, 1]


@pytest.mark.clause("SX-41")
def test_all_passes_end_the_round_though_specials_could_be_used() -> None:
    match = play(table(*STUCK, first=1), TO_STUCK)
    assert {"pass", "scissors R"} <= set(match.moves())
    assert not match.reveals("pass")
    match.play("pass")
    assert match.reveals("pass")
    match.play("pass")
    assert match.is_over
    assert match.scores() == [30, 19]


@pytest.mark.clause("SX-45")
def test_rounds_add_up() -> None:
    quick = {"hands": full_hands("R2-E Y2-E", "G2-E B2-13 P3 P5 P11"), "first": 1}
    other = {"hands": full_hands("G2-E B2-13 P3 P5 P2", "R2-E Y2-E"), "first": 0}
    match = noripan.new("sixteen", 2, seed=1, options={"rounds": 2}, deal={"rounds": [quick, other]})
    play(match, "G2-E, R2-E, B2-13, Y2-E")
    assert not match.is_over
    assert match.scores() == [0, 19]
    assert match.to_move == 0
    play(match, "G2-E, R2-E, B2-13, Y2-E")
    assert match.is_over
    assert match.scores() == [10, 19]
    assert match.winners() == [0]


@pytest.mark.clause("SX-45")
def test_equal_totals_fewer_tiles_in_the_last_round_win() -> None:
    first = {"hands": full_hands("R2-E Y2-E", "G2-E B2-13 P3 P5 P11"), "first": 1}
    last = {"hands": full_hands("G2-E B2-13 P2 P7 P10", "R2-E Y2-E"), "first": 0}
    match = noripan.new("sixteen", 2, seed=1, options={"rounds": 2}, deal={"rounds": [first, last]})
    play(match, "G2-E, R2-E, B2-13, Y2-E, G2-E, R2-E, B2-13, Y2-E")
    assert match.scores() == [19, 19]
    assert match.winners() == [1], "seat 1 had no tile left in the last round"


# ---- what is hidden


@pytest.mark.clause("SX-50")
def test_a_view_shows_own_tiles_and_what_is_public() -> None:
    match = table("R1 R5", "R6", "", "")
    view = match.view(1)
    assert view["you"] == 1
    assert view["hand"] == match.truth()["hands"][1]
    assert "hands" not in view
    assert match.view(None)["hand"] is None
    shown = str(view)
    assert all(f"'{tile}'" not in shown for tile in set(match.truth()["hands"][0]) - {"scissors"})


@pytest.mark.clause("SX-50")
def test_a_pass_tells_what_a_seat_lacks() -> None:
    match = play(table(*STUCK, first=1), TO_STUCK + ", pass")
    assert match.view(1)["lacks"][0] == tiles("Y14-E YR B13-E BR")
    rng = noripan.Rng.seeded("guess")
    for _ in range(50):
        hand = match.game.truth(match.state.guess(1, rng))["hands"][0]
        assert len(hand) == 4
        assert not set(hand) & set(tiles("Y14-E YR B13-E BR"))
