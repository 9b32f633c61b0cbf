"""Down Up's rules for any number of players, clause by clause. Ends and two players have files of their own."""

from __future__ import annotations

from collections import Counter

import pytest

import noripan
from noripan.games.downup.notation import DEALT_TEXTS
from noripan.games.downup.rules import DECK
from noripan.games.downup.tests.positions import deck, flip, hands, lying, play, refused, table, turned, upright

# In most tables below seat 0 holds 1/5 and so begins.

# ---- setting up


@pytest.mark.clause("DU-1")
def test_the_deck_has_40_cards_and_every_number_on_eight() -> None:
    assert len(set(DECK)) == len(DECK) == 40
    assert all(1 <= low < high <= 10 for low, high in DECK)
    assert Counter(number for pair in DECK for number in pair) == dict.fromkeys(range(1, 11), 8)
    missing = {(low, high) for high in range(1, 11) for low in range(1, high)} - set(DECK)
    assert missing == {(1, 4), (2, 3), (5, 6), (7, 8), (9, 10)}
    assert {(1, 5), (3, 4), (3, 6), (2, 5), (2, 7), (2, 9)} <= set(DECK)
    assert len(set(DEALT_TEXTS)) == 80


@pytest.mark.clause("DU-2")
@pytest.mark.parametrize(
    ("players", "left_out", "size", "each"), [(5, [], 40, 8), (4, [10], 32, 8), (3, [9, 10], 24, 8), (2, [8, 9, 10], 18, 9)]
)
def test_fewer_players_leave_out_the_highest_numbers(players: int, left_out: list[int], size: int, each: int) -> None:
    dealt = hands(noripan.new("downup", players, seed=3))
    assert [len(hand) for hand in dealt] == [each] * players
    expected = [f"{low}/{high}" for low, high in DECK if low not in left_out and high not in left_out]
    assert sorted(upright(card) for hand in dealt for card in hand) == sorted(expected)
    assert len(expected) == size


@pytest.mark.clause("DU-3")
def test_every_card_goes_to_every_seat_both_ways_up() -> None:
    places = {
        (seat, card)
        for seed in range(200)
        for seat, hand in enumerate(hands(noripan.new("downup", 3, seed)))
        for card in hand
    }
    assert places == {(seat, card) for seat in range(3) for text in deck(3) for card in (text, turned(text))}


@pytest.mark.clause("DU-3")
def test_each_way_up_is_equally_likely() -> None:
    matches = [noripan.new("downup", 5, seed) for seed in range(250)]
    upside_down = sum(upright(card) != card for match in matches for hand in hands(match) for card in hand)
    assert 4700 < upside_down < 5300  # of 10 000; three standard deviations are 150


@pytest.mark.clause("DU-3")
def test_the_next_round_deals_all_cards_again() -> None:
    match = play(
        table("1/2 1/3 1/5 1/6 1/7 1/8 1/9 1/10", "4/2 4/3 4/5 4/6 4/7 4/8 4/9 4/10", "", "", ""),
        "lay 1/2 1/3 1/5 1/6 1/7 1/8 1/9 1/10",
    )
    assert len(deck(5)) - sum(match.view(None)["counts"]) == 8
    match.play("lay 4/2 4/3 4/5 4/6 4/7 4/8 4/9 4/10")
    assert match.view(None)["round"] == 2
    assert sorted(upright(card) for hand in hands(match) for card in hand) == sorted(deck(5))
    assert match.view(None)["sets"] == match.view(None)["discarded"] == []
    assert match.view(None)["known"] == [[], [], [], [], []]


@pytest.mark.clause("DU-4")
def test_a_card_keeps_its_way_up_while_others_play_and_cannot_be_played_the_other_way() -> None:
    match = table("1/5 8/2", "7/3 3/4", "")
    before = match.view(1)["hand"]
    assert refused(match, "lay 2/8") == {"code": "other_way_up", "card": "2/8", "held_card": "8/2"}
    play(match, "lay 8/2")
    assert match.view(1)["hand"] == before
    assert {"3/4", "7/3"} <= set(before)
    assert refused(match, "lay 4/3")["code"] == "other_way_up"


@pytest.mark.clause("DU-4")
def test_the_order_of_a_hand_means_nothing() -> None:
    one, other = table("1/5 8/2 3/4", "", ""), table("3/4 1/5 8/2", "", "")
    assert one.view(0) == other.view(0)


@pytest.mark.clause("DU-5")
@pytest.mark.parametrize("star", ["1/5", "5/1"])
@pytest.mark.parametrize("holder", [0, 1, 2, 3])
def test_the_holder_of_the_star_starts_whichever_way_up(star: str, holder: int) -> None:
    match = table(*(star if seat == holder else "" for seat in range(4)))
    assert match.to_move == match.view(None)["began"] == holder


@pytest.mark.clause("DU-5")
def test_turns_go_clockwise() -> None:
    match = table("", "", "1/5", "")
    order = []
    for _ in range(6):
        order.append(match.to_move)
        match.play("flip")
    assert order == [2, 3, 0, 1, 2, 3]


# ---- a turn


@pytest.mark.clause("DU-10")
def test_a_set_has_one_top_number_which_is_its_value_and_a_size() -> None:
    match = table("1/5 3/4 3/6 3/8 4/6", "", "")
    assert refused(match, "lay 3/4 4/6") == {"code": "different_tops", "card": "3/4", "other_card": "4/6"}
    match.play("lay 3/4 3/6 3/8")
    assert match.view(None)["sets"] == [{"seat": 0, "zone": None, "value": 3, "size": 3, "cards": ["3/4", "3/6", "3/8"]}]


@pytest.mark.clause("DU-11")
def test_the_own_set_is_discarded_as_the_turn_begins() -> None:
    match = play(table("1/5 3/4 3/6", "", ""), "lay 3/4 3/6, flip")
    assert lying(match) == {"@0": ["3/4", "3/6"]} and match.view(None)["discarded"] == []
    match.play("flip")
    assert match.to_move == 0
    assert lying(match) == {} and match.view(None)["discarded"] == ["3/4", "3/6"]
    assert match.view(None)["counts"] == [6, 8, 8]
    assert not {"3/4", "3/6", "4/3", "6/3"} & {card for hand in hands(match) for card in hand}


@pytest.mark.clause("DU-11")
def test_only_the_own_set_is_discarded() -> None:
    match = play(table("1/5 3/4 3/6", "7/1", ""), "lay 3/4 3/6, lay 7/1, flip")
    assert match.to_move == 0 and lying(match) == {"@1": ["7/1"]}


@pytest.mark.clause("DU-12")
@pytest.mark.parametrize("action", ["lay 8/1", "add 3/6 @0", "take @0", "flip"])
def test_one_action_is_the_whole_turn(action: str) -> None:
    match = play(table("1/5 3/4", "3/6 8/1", ""), "lay 3/4")
    assert match.to_move == 1 and match.view(None)["turn"] == 2
    match.play(action)
    assert match.to_move == 2 and match.view(None)["turn"] == 3


@pytest.mark.clause("DU-13")
def test_cards_turn_on_every_way_from_the_table_to_a_hand() -> None:
    beaten_by_lay = play(table("1/5 3/4", "8/2", ""), "lay 3/4, lay 8/2")
    assert "4/3" in hands(beaten_by_lay)[0]
    beaten_by_add = play(table("1/5 3/4 3/6", "5/2", "5/4"), "lay 3/4 3/6, lay 5/2, add 5/4 @1")
    assert {"4/3", "6/3"} <= set(hands(beaten_by_add)[0])
    taken = play(table("1/5 3/4", "", ""), "lay 3/4, take @0")
    assert "4/3" in hands(taken)[1]


# ---- lay


@pytest.mark.clause("DU-20", "DU-21")
def test_printed_example_a_seven_and_three_sixes() -> None:
    """A single must be above 7, a triple above 6, every other size is free."""
    match = table("1/5 7/1", "6/1 6/2 6/3", "8/1 8/2 8/3 7/4 4/5 4/6 4/8 2/7")
    play(match, "lay 7/1, lay 6/1 6/2 6/3")
    assert match.moves() == [
        "add 7/4 @0", "flip",
        "lay 4/5 4/6", "lay 4/5 4/8", "lay 4/6 4/8",
        "lay 8/1", "lay 8/1 8/2", "lay 8/1 8/2 8/3", "lay 8/1 8/3", "lay 8/2", "lay 8/2 8/3", "lay 8/3",
        "take @0", "take @1",
    ]  # fmt: skip
    assert refused(match, "lay 7/4") == {"code": "too_low", "value": 7, "size": 1, "to_beat": 7, "seat": 0, "zone": 0}
    assert refused(match, "lay 4/5 4/6 4/8") == {
        "code": "too_low",
        "value": 4,
        "size": 3,
        "to_beat": 6,
        "seat": 1,
        "zone": 0,
    }


@pytest.mark.clause("DU-20")
def test_the_beaten_set_goes_back_to_its_owner() -> None:
    match = play(table("1/5 3/4 3/6", "5/2 5/4", ""), "lay 3/4 3/6, lay 5/2 5/4")
    assert lying(match) == {"@1": ["5/2", "5/4"]}
    assert match.view(None)["counts"] == [8, 6, 8]
    assert match.view(None)["known"] == [["4/3", "6/3"], [], []]
    assert match.view(None)["discarded"] == []


@pytest.mark.clause("DU-20")
def test_an_equal_value_does_not_beat() -> None:
    match = play(table("1/5 3/4", "3/6", ""), "lay 3/4")
    assert "lay 3/6" not in match.moves()
    assert refused(match, "lay 3/6")["code"] == "too_low"


@pytest.mark.clause("DU-21")
def test_any_part_of_the_cards_of_one_value_can_be_laid() -> None:
    match = table("1/5 8/1 8/2 8/3", "", "")
    eights = [move for move in match.moves() if move.startswith("lay 8")]
    assert eights == ["lay 8/1", "lay 8/1 8/2", "lay 8/1 8/2 8/3", "lay 8/1 8/3", "lay 8/2", "lay 8/2 8/3", "lay 8/3"]
    match.play("lay 8/1 8/3")
    assert "8/2" in hands(match)[0]


# ---- add


@pytest.mark.clause("DU-25")
def test_one_card_of_the_same_value_is_added() -> None:
    match = play(table("1/5 3/4", "3/6 3/8 6/4", "3/7"), "lay 3/4")
    assert [move for move in match.moves() if move.startswith("add")] == ["add 3/6 @0", "add 3/8 @0"]
    assert refused(match, "add 6/4 @0") == {"code": "other_value", "card": "6/4", "value": 3}
    match.play("add 3/6 @0")
    assert match.view(None)["sets"] == [{"seat": 0, "zone": None, "value": 3, "size": 2, "cards": ["3/4", "3/6"]}]
    assert match.view(None)["counts"] == [7, 7, 8]


@pytest.mark.clause("DU-25")
def test_two_cards_cannot_be_added_and_nothing_to_nobody() -> None:
    match = play(table("1/5 3/4", "3/6 3/8", ""), "lay 3/4")
    with pytest.raises(noripan.UnreadableMove):
        match.play("add 3/6 3/8 @0")
    assert refused(match, "add 3/6 @2") == {"code": "no_set_there", "seat": 2, "zone": 0}
    assert refused(match, "add 3/6 @1") == {"code": "own_set"}


@pytest.mark.clause("DU-26")
def test_printed_example_adding_a_five_sends_the_pair_of_threes_home() -> None:
    match = table("1/5 5/2", "3/4 3/6", "5/4")
    play(match, "lay 5/2, lay 3/4 3/6, add 5/4 @0")
    assert {"4/3", "6/3"} <= set(hands(match)[1])
    # seat 0 is to move now, so the grown pair of fives has been discarded
    assert lying(match) == {} and match.view(None)["discarded"] == ["2/5", "4/5"]


@pytest.mark.clause("DU-26")
def test_printed_example_adding_a_three_beside_a_pair_of_fives_is_not_allowed() -> None:
    match = play(table("1/5 3/4", "5/2 5/4", "3/6"), "lay 3/4, lay 5/2 5/4")
    assert "add 3/6 @0" not in match.moves()
    assert refused(match, "add 3/6 @0") == {"code": "too_low", "value": 3, "size": 2, "to_beat": 5, "seat": 1, "zone": 0}


@pytest.mark.clause("DU-26")
def test_adding_beside_a_set_of_the_same_value_is_not_allowed() -> None:
    match = play(table("1/5 3/4", "3/6 3/8", "3/5"), "lay 3/4, lay 3/6 3/8")
    assert refused(match, "add 3/5 @0")["code"] == "too_low"
    match.play("add 3/5 @1")
    assert {"3/5", "3/6", "3/8"} == set(lying(match)["@1"])


@pytest.mark.clause("DU-26")
def test_a_set_may_grow_to_a_size_nobody_has() -> None:
    match = play(table("1/5 3/4", "8/1 8/2 8/3", "3/6"), "lay 3/4, lay 8/1 8/2 8/3, add 3/6 @0")
    assert lying(match) == {"@1": ["8/1", "8/2", "8/3"]}  # and the pair of threes, discarded as seat 0's turn began
    assert match.view(None)["discarded"] == ["3/4", "3/6"]


# ---- take and flip


@pytest.mark.clause("DU-30", "DU-13")
def test_printed_example_taking_three_twos() -> None:
    match = play(table("1/5 2/5 2/7 2/9", "", "", ""), "lay 2/5 2/7 2/9, take @0")
    assert {"5/2", "7/2", "9/2"} <= set(hands(match)[1])
    assert lying(match) == {} and match.view(None)["counts"] == [5, 11, 8, 8]


@pytest.mark.clause("DU-30")
def test_only_sets_of_others_can_be_taken() -> None:
    match = play(table("1/5 3/4", "7/2", "8/1 8/2"), "lay 3/4, lay 7/2, lay 8/1 8/2, flip")
    assert match.to_move == 1 and lying(match) == {"@2": ["8/1", "8/2"]}
    assert [move for move in match.moves() if move.startswith("take")] == ["take @2"]
    assert refused(match, "take @1") == {"code": "own_set"}
    assert refused(match, "take @0") == {"code": "no_set_there", "seat": 0, "zone": 0}


@pytest.mark.clause("DU-35")
def test_a_flip_turns_the_whole_own_hand_and_no_other() -> None:
    match = table("1/5 3/4 8/2", "", "")
    before = hands(match)
    match.play("flip")
    after = hands(match)
    assert sorted(after[0]) == sorted(turned(card) for card in before[0])
    assert after[1:] == before[1:]
    flip(match, 3)
    assert hands(match)[0] == before[0]


@pytest.mark.clause("DU-35")
def test_cards_that_come_back_between_flips_are_turned_with_the_rest() -> None:
    match = play(table("1/5 4/3", "8/2", "7/1"), "flip, lay 8/2, flip")
    assert "3/4" in hands(match)[0]
    play(match, "take @1")
    assert "2/8" in hands(match)[0]
    play(match, "flip, flip, flip")
    assert {"4/3", "8/2"} <= set(hands(match)[0])
