"""How rounds and matches of Down Up end, with three players or more and by the limits."""

from __future__ import annotations

import pytest

from noripan.core.match import Match
from noripan.games.downup.tests.positions import flip, hands, lying, play, table, table_of_rounds, told

ONES = "1/2 1/3 1/5 1/6 1/7 1/8 1/9 1/10"
FOURS = "4/2 4/3 4/5 4/6 4/7 4/8 4/9 4/10"
QUICK = (ONES, FOURS, "", "", "")  # seat 0 can leave at once, seat 1 after it

# Seat 0 leaves in its second turn with a pair of twos; seats 1 and 2 have flipped once by then.
OUT_WITH_A_PAIR = ("1/2 1/3 1/5 1/6 1/7 1/8 2/4 2/5", "6/2 4/3 8/5", "7/2 5/3 7/6 4/6 5/4")


def out_with_a_pair() -> Match:
    match = play(table(*OUT_WITH_A_PAIR), "lay 1/2 1/3 1/5 1/6 1/7 1/8, flip, flip, lay 2/4 2/5")
    assert match.view(None)["out"] == 0 and match.scores() == [2, 0, 0] and match.to_move == 1
    return match


# ---- leaving


@pytest.mark.clause("DU-40")
def test_the_first_without_cards_takes_two_tokens_and_leaves() -> None:
    match = play(table(*QUICK), f"lay {ONES}")
    assert match.scores() == match.view(None)["tokens"] == [2, 0, 0, 0, 0]
    assert match.view(None)["out"] == 0 and match.view(None)["counts"][0] == 0
    turns = []
    for _ in range(8):
        turns.append(match.to_move)
        match.play("flip")
    assert turns == [1, 2, 3, 4, 1, 2, 3, 4]


@pytest.mark.clause("DU-40")
def test_the_last_card_may_be_added() -> None:
    match = table("1/2 1/3 1/5 1/6 1/7 1/8 1/9 2/6", "2/4", "", "")
    play(match, "lay 1/2 1/3 1/5 1/6 1/7 1/8 1/9, lay 2/4, flip, flip")
    assert hands(match)[0] == ["2/6"]
    match.play("add 2/6 @1")
    assert match.scores() == [2, 0, 0, 0] and match.view(None)["out"] == 0 and match.to_move == 1
    assert match.view(None)["discarded"][-2:] == ["2/4", "2/6"]  # the set was seat 1's, whose turn it is


# ---- the last set of who is out


@pytest.mark.clause("DU-41")
def test_the_last_set_stays_until_its_owners_turn_would_come() -> None:
    match = out_with_a_pair()
    play(match, "flip")
    assert lying(match) == {"@0": ["2/4", "2/5"]}
    since = len(match.events)
    play(match, "flip")
    assert match.to_move == 1 and lying(match) == {}
    assert {"2/4", "2/5"} <= set(match.view(None)["discarded"])
    assert told(match, since)[1:] == [("last_set_discarded", {"seat": 0, "cards": ["2/4", "2/5"]})]


@pytest.mark.clause("DU-41")
def test_the_last_set_beaten_by_a_lay_is_discarded() -> None:
    match = out_with_a_pair()
    play(match, "flip")
    since = len(match.events)
    match.play("lay 6/4 6/7")
    assert {"2/4", "2/5"} <= set(match.view(None)["discarded"]) and lying(match) == {"@2": ["6/4", "6/7"]}
    assert match.view(None)["counts"][0] == 0 and match.view(None)["known"][0] == []
    assert told(match, since)[1] == ("last_set_beaten", {"seat": 0, "cards": ["2/4", "2/5"]})


@pytest.mark.clause("DU-41", "DU-26")
def test_the_last_set_beaten_by_an_add_is_discarded() -> None:
    match = play(out_with_a_pair(), "lay 3/4, add 3/5 @1")
    # seat 0 is skipped, then seat 1's own pair is discarded as its turn begins
    assert match.to_move == 1 and lying(match) == {}
    assert {"2/4", "2/5", "3/4", "3/5"} <= set(match.view(None)["discarded"])
    assert match.view(None)["counts"][0] == 0


@pytest.mark.clause("DU-41")
def test_the_last_set_can_grow_and_added_cards_share_its_fate() -> None:
    waited = play(out_with_a_pair(), "add 2/6 @0")
    assert lying(waited) == {"@0": ["2/4", "2/5", "2/6"]}
    waited.play("flip")
    assert lying(waited) == {} and {"2/4", "2/5", "2/6"} <= set(waited.view(None)["discarded"])
    both = play(out_with_a_pair(), "add 2/6 @0, add 2/7 @0")
    assert {"2/4", "2/5", "2/6", "2/7"} <= set(both.view(None)["discarded"])


@pytest.mark.clause("DU-41")
def test_the_grown_last_set_beaten_is_discarded_whole() -> None:
    match = table("1/2 1/3 1/5 1/6 1/7 1/8 2/4 2/5", "6/2", "4/3 5/3 8/3")
    play(match, "lay 1/2 1/3 1/5 1/6 1/7 1/8, flip, flip, lay 2/4 2/5, add 2/6 @0, lay 3/4 3/5 3/8")
    assert {"2/4", "2/5", "2/6"} <= set(match.view(None)["discarded"])
    assert lying(match) == {"@2": ["3/4", "3/5", "3/8"]} and match.to_move == 1


@pytest.mark.clause("DU-41", "DU-13")
def test_the_last_set_can_be_taken() -> None:
    match = play(out_with_a_pair(), "take @0")
    assert {"4/2", "5/2"} <= set(hands(match)[1]) and match.view(None)["known"][1] == ["4/2", "5/2"]
    assert lying(match) == {}
    match.play("flip")
    assert match.to_move == 1


# ---- the end of a round and of the match


@pytest.mark.clause("DU-42", "DU-41")
def test_the_second_without_cards_takes_one_token_and_ends_the_round() -> None:
    match = play(table(*QUICK), f"lay {ONES}")
    since = len(match.events)
    match.play(f"lay {FOURS}")
    assert match.scores() == [2, 1, 0, 0, 0] and not match.is_over
    assert match.view(None)["round"] == 2 and match.view(None)["turn"] == 1 and match.view(None)["out"] is None
    assert told(match, since) == [
        ("laid", {"seat": 1, "zone": 0, "cards": FOURS.split(), "value": 4, "size": 8}),
        ("last_set_beaten", {"seat": 0, "cards": ONES.split()}),
        ("left_second", {"seat": 1, "tokens": 1, "total": 1}),
        ("round_began", {"round": 2, "seat": match.to_move}),
    ]


@pytest.mark.clause("DU-43")
def test_four_tokens_win_at_once_in_the_middle_of_a_round() -> None:
    match = play(table_of_rounds(5, QUICK, QUICK), f"lay {ONES}, lay {FOURS}")
    since = len(match.events)
    match.play(f"lay {ONES}")
    assert match.is_over and match.scores() == [4, 1, 0, 0, 0] and match.winners() == [0]
    assert match.view(None)["counts"] == [0, 8, 8, 8, 8]
    assert [name for name, _ in told(match, since)] == ["laid", "left_first", "match_won"]


@pytest.mark.clause("DU-43")
def test_five_tokens_win_and_three_do_not() -> None:
    """Second, then first (three tokens), then first again."""
    match = table_of_rounds(5, (FOURS, ONES, "", "", ""), QUICK, QUICK)
    play(match, f"lay {ONES}, flip, flip, flip, lay {FOURS}")
    assert match.scores() == [1, 2, 0, 0, 0]
    play(match, f"lay {ONES}, lay {FOURS}")
    assert match.scores() == [3, 3, 0, 0, 0] and not match.is_over
    play(match, f"lay {ONES}")
    assert match.is_over and match.scores() == [5, 3, 0, 0, 0] and match.winners() == [0]


# ---- the limits


@pytest.mark.clause("DU-60")
def test_300_turns_make_a_round_void() -> None:
    match = table("1/5", "", "")
    flip(match, 299)
    assert match.view(None)["round"] == 1 and match.view(None)["turn"] == 300
    since = len(match.events)
    assert match.reveals("flip")
    match.play("flip")
    assert match.view(None)["round"] == 2 and match.view(None)["turn"] == 1 and match.scores() == [0, 0, 0]
    assert [name for name, _ in told(match, since)] == ["flipped", "round_void", "round_began"]


@pytest.mark.clause("DU-60")
def test_tokens_of_a_void_round_are_returned() -> None:
    match = play(table(*QUICK), f"lay {ONES}")
    flip(match, 298)
    assert match.scores() == [2, 0, 0, 0, 0]
    since = len(match.events)
    match.play("flip")
    assert match.scores() == [0, 0, 0, 0, 0] and match.view(None)["round"] == 2
    assert told(match, since)[1:3] == [
        ("round_void", {"round": 1, "turns": 300}),
        ("tokens_returned", {"seat": 0, "tokens": 2, "total": 0}),
    ]


# After 299 flips, 59 of them its own, seat 4 can leave in the 300th turn.
LATE = ("1/5", "", "", "", "2/4 3/4 5/4 6/4 7/4 8/4 9/4 10/4")


@pytest.mark.clause("DU-60", "DU-40")
def test_leaving_first_in_the_300th_turn_does_not_end_the_round() -> None:
    match = flip(table(*LATE), 299)
    assert match.reveals(f"lay {FOURS}")
    since = len(match.events)
    match.play(f"lay {FOURS}")
    assert match.scores() == [0, 0, 0, 0, 0] and match.view(None)["round"] == 2
    assert [name for name, _ in told(match, since)] == ["laid", "left_first", "round_void", "tokens_returned", "round_began"]


@pytest.mark.clause("DU-60", "DU-42")
def test_leaving_second_in_the_300th_turn_ends_the_round_properly() -> None:
    """The four seats left take 298 turns between the first and the 300th, 74 of them are seat 3's."""
    match = play(table(ONES, "", "", FOURS, ""), f"lay {ONES}")
    flip(match, 298)
    assert match.view(None)["turn"] == 300 and match.to_move == 3
    match.play(f"lay {FOURS}")
    assert match.scores() == [2, 0, 0, 1, 0] and match.view(None)["round"] == 2


@pytest.mark.clause("DU-60", "DU-43")
def test_the_winning_tokens_of_the_300th_turn_are_kept() -> None:
    """Two tokens from the first round, two more in the 300th turn of the second."""
    match = play(table_of_rounds(5, (FOURS, "", "", "", ONES), LATE), f"lay {ONES}, lay {FOURS}")
    assert match.scores() == [1, 0, 0, 0, 2]
    flip(match, 299)
    assert not match.reveals(f"lay {FOURS}")
    match.play(f"lay {FOURS}")
    assert match.is_over and match.winners() == [4] and match.scores() == [1, 0, 0, 0, 4]


@pytest.mark.clause("DU-60")
def test_after_30_void_rounds_all_share_the_victory() -> None:
    match = flip(table("1/5", "", ""), 8999)
    assert match.view(None)["round"] == 30 and match.view(None)["turn"] == 300 and not match.is_over
    assert not match.reveals("flip")
    since = len(match.events)
    match.play("flip")
    assert match.is_over and match.scores() == [0, 0, 0] and match.winners() == [0, 1, 2]
    assert [name for name, _ in told(match, since)] == ["flipped", "round_void", "last_round_ended", "match_won"]


@pytest.mark.clause("DU-60")
def test_after_30_rounds_most_tokens_win() -> None:
    match = play(table(*QUICK), f"lay {ONES}, lay {FOURS}")
    flip(match, 29 * 300)
    assert match.is_over and match.scores() == [2, 1, 0, 0, 0] and match.winners() == [0]


@pytest.mark.clause("DU-60")
def test_after_30_rounds_a_tie_is_shared() -> None:
    match = table_of_rounds(5, QUICK, (FOURS, ONES, "", "", ""))
    play(match, f"lay {ONES}, lay {FOURS}, lay {ONES}, flip, flip, flip, lay {FOURS}")
    assert match.scores() == [3, 3, 0, 0, 0]
    flip(match, 28 * 300)
    assert match.is_over and match.winners() == [0, 1]


@pytest.mark.clause("DU-60", "DU-42")
def test_a_30th_round_that_ends_properly_counts() -> None:
    match = flip(table_of_rounds(5, *[None] * 29, QUICK), 29 * 300)
    since = len(match.events)
    play(match, f"lay {ONES}, lay {FOURS}")
    assert match.is_over and match.scores() == [2, 1, 0, 0, 0] and match.winners() == [0]
    assert [name for name, _ in told(match, since)][-2:] == ["last_round_ended", "match_won"]
