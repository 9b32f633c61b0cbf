"""Down Up for two: zones, two turns in a row, and the own other zone."""

from __future__ import annotations

import pytest

from noripan.core.errors import IllegalMove
from noripan.core.match import Match
from noripan.core.texts import Texts
from noripan.games.downup.tests.positions import flip, hands, lying, play, refused, table, table_of_rounds, told

ONES = "1/2 1/3 1/5 1/6 1/7"
TWOS = "2/4 2/5 2/6 2/7"
QUICK = (f"{ONES} {TWOS}", "")  # seat 0 can win in its second turn
LATE = ("", f"{ONES} {TWOS}")  # the same for seat 1


# ---- zones and turns


@pytest.mark.clause("DU-50", "DU-52")
def test_one_turn_in_zone_2_and_then_two_turns_each() -> None:
    match = table("1/5", "")
    turns = []
    for _ in range(7):
        turns.append((match.to_move, match.view(None)["zone"]))
        match.play("flip")
    assert turns == [(0, 2), (1, 1), (1, 2), (0, 1), (0, 2), (1, 1), (1, 2)]


@pytest.mark.clause("DU-52")
def test_every_round_starts_with_a_single_turn_in_zone_2() -> None:
    match = flip(table("", "1/5"), 300)
    assert match.view(None)["round"] == 2 and match.view(None)["zone"] == 2
    starter = match.to_move
    match.play("flip")
    assert match.to_move != starter and match.view(None)["zone"] == 1


@pytest.mark.clause("DU-50", "DU-11")
def test_each_zone_has_its_set_and_a_turn_discards_only_its_own() -> None:
    match = play(table("1/5 1/6 7/1", "5/2 5/3 5/7 4/6"), "lay 1/5 1/6, lay 4/6, lay 5/2 5/3 5/7")
    assert lying(match) == {"@0.2": ["1/5", "1/6"], "@1.1": ["4/6"], "@1.2": ["5/2", "5/3", "5/7"]}
    assert match.view(None)["discarded"] == [] and match.view(None)["zone"] == 1
    since = len(match.events)
    match.play("lay 7/1")
    assert match.to_move == 0 and match.view(None)["zone"] == 2
    assert match.view(None)["discarded"] == ["1/5", "1/6"]
    assert lying(match) == {"@0.1": ["7/1"], "@1.2": ["5/2", "5/3", "5/7"]}
    assert told(match, since) == [
        ("laid", {"seat": 0, "zone": 1, "cards": ["7/1"], "value": 7, "size": 1}),
        ("set_returned", {"seat": 1, "zone": 1, "set_cards": ["4/6"], "cards": ["6/4"]}),
        ("discarded", {"seat": 0, "zone": 2, "cards": ["1/5", "1/6"]}),
    ]
    match.play("flip")
    assert match.to_move == 1 and lying(match) == {"@0.1": ["7/1"], "@1.2": ["5/2", "5/3", "5/7"]}
    match.play("flip")
    assert lying(match) == {"@0.1": ["7/1"]} and match.view(None)["zone"] == 2


# ---- the own other zone


def own_pair_in_zone_1() -> Match:
    """Seat 0 has a pair of threes in zone 1 and is to move in zone 2; seat 1 has a four in zone 1."""
    match = table("1/2 1/3 1/5 3/4 3/5 2/6 2/7 6/1 4/7", "4/5 6/7")
    play(match, "lay 1/2 1/3 1/5, lay 4/5, flip, lay 3/4 3/5")
    assert lying(match) == {"@0.1": ["3/4", "3/5"], "@1.1": ["4/5"]}
    assert match.to_move == 0 and match.view(None)["zone"] == 2
    return match


@pytest.mark.clause("DU-51", "DU-20")
def test_a_lay_must_beat_the_own_other_zone() -> None:
    match = own_pair_in_zone_1()
    assert "lay 2/6 2/7" not in match.moves()
    assert refused(match, "lay 2/6 2/7") == {"code": "too_low", "value": 2, "size": 2, "to_beat": 3, "seat": 0, "zone": 1}


@pytest.mark.parametrize(
    ("language", "own"), [("en", "your set in zone 1"), ("de", "deines Satzes in Zone 1"), ("ko", "내 1번 구역 세트")]
)
def test_who_is_held_up_by_the_own_set_reads_so(language: str, own: str) -> None:
    match = own_pair_in_zone_1()
    texts = Texts(language, names=("Mina", "Jun"), you=0)
    with pytest.raises(IllegalMove) as refusal:
        match.play("lay 2/6 2/7")
    assert own in texts.error(refusal.value, match.game)
    for move in ("take @0.1", "add 3/6 @0.1"):  # a lesson asks whether these are allowed
        assert own.replace("deines Satzes", "deinen Satz") in texts.words(
            match.game, match.game.describe(match.view(0), move)
        )


@pytest.mark.clause("DU-51", "DU-13")
def test_the_own_lower_set_comes_back_turned() -> None:
    match = table("1/2 1/3 1/5 3/4 3/5 6/1 6/2", "")
    play(match, "lay 1/2 1/3 1/5, flip, flip, lay 3/4 3/5")
    since = len(match.events)
    match.play("lay 6/1 6/2")
    assert lying(match) == {"@0.2": ["6/1", "6/2"]}
    assert {"4/3", "5/3"} <= set(hands(match)[0]) and match.view(None)["known"][0] == ["4/3", "5/3"]
    assert told(match, since)[1] == (
        "set_returned",
        {"seat": 0, "zone": 1, "set_cards": ["3/4", "3/5"], "cards": ["4/3", "5/3"]},
    )


@pytest.mark.clause("DU-51", "DU-26")
def test_an_add_sends_the_own_lower_set_home_too() -> None:
    match = play(own_pair_in_zone_1(), "add 4/7 @1.1")
    assert {"4/3", "5/3"} <= set(hands(match)[0])
    assert lying(match) == {}  # the grown pair lay in seat 1's zone 1, where the next turn is
    assert match.view(None)["discarded"][-2:] == ["4/5", "4/7"]


@pytest.mark.clause("DU-51", "DU-26")
def test_an_add_is_not_allowed_beside_a_higher_own_set() -> None:
    match = table("1/2 1/3 1/5 6/2 6/3 4/7", "4/5")
    play(match, "lay 1/2 1/3 1/5, lay 4/5, flip, lay 6/2 6/3")
    assert refused(match, "add 4/7 @1.1") == {"code": "too_low", "value": 4, "size": 2, "to_beat": 6, "seat": 0, "zone": 1}


@pytest.mark.clause("DU-53", "DU-25", "DU-30")
def test_add_and_take_reach_only_the_opponents_sets() -> None:
    match = own_pair_in_zone_1()
    reaching = [move for move in match.moves() if move.startswith(("add", "take"))]
    assert reaching == ["add 4/7 @1.1", "take @1.1"]
    assert refused(match, "take @0.1") == {"code": "own_set"}
    assert refused(match, "take @1.2") == {"code": "no_set_there", "seat": 1, "zone": 2}
    match.play("take @1.1")
    assert "5/4" in hands(match)[0]


# ---- the end


@pytest.mark.clause("DU-54")
def test_the_first_without_cards_wins_the_round_at_once() -> None:
    match = play(table(*QUICK), f"lay {ONES}, flip, flip")
    assert match.reveals(f"lay {TWOS}")
    since = len(match.events)
    match.play(f"lay {TWOS}")
    assert match.scores() == [1, 0] and not match.is_over
    assert match.view(None)["round"] == 2 and match.view(None)["counts"] == [9, 9]
    assert told(match, since)[1:] == [
        ("round_won", {"seat": 0, "total": 1}),
        ("round_began", {"round": 2, "seat": match.to_move}),
    ]


@pytest.mark.clause("DU-54")
def test_two_rounds_won_win_the_match() -> None:
    match = play(table_of_rounds(2, QUICK, LATE, QUICK), f"lay {ONES}, flip, flip, lay {TWOS}")
    play(match, f"lay {ONES}, flip, flip, lay {TWOS}")
    assert match.scores() == [1, 1] and not match.is_over
    play(match, f"lay {ONES}, flip, flip")
    assert not match.reveals(f"lay {TWOS}")
    match.play(f"lay {TWOS}")
    assert match.is_over and match.scores() == [2, 1] and match.winners() == [0]


@pytest.mark.clause("DU-54", "DU-51")
def test_a_hand_filled_again_by_a_lay_is_not_empty() -> None:
    match = table(f"1/5 1/2 1/3 1/6 1/7 {TWOS}", "")
    play(match, "lay 1/5, flip, flip, lay 1/2 1/3 1/6 1/7")
    assert hands(match)[0] == TWOS.split()
    assert not match.reveals(f"lay {TWOS}")
    match.play(f"lay {TWOS}")
    assert match.view(None)["round"] == 1 and match.scores() == [0, 0]
    assert hands(match)[0] == ["2/1", "3/1", "6/1", "7/1"]


@pytest.mark.clause("DU-54", "DU-51")
def test_a_hand_filled_again_by_an_add_is_not_empty() -> None:
    match = table(f"{ONES} 2/4 2/6 2/7 4/5", "4/6 4/7")
    play(match, f"lay {ONES}, lay 4/6 4/7, flip, lay 2/4 2/6 2/7")
    assert hands(match)[0] == ["4/5"]
    assert not match.reveals("add 4/5 @1.1")
    match.play("add 4/5 @1.1")
    assert match.view(None)["round"] == 1 and match.scores() == [0, 0]
    assert hands(match)[0] == ["4/2", "6/2", "7/2"]


@pytest.mark.clause("DU-54")
def test_the_last_card_added_wins_the_round() -> None:
    match = table(f"{ONES} 2/4 2/6 2/7 4/5", "4/6 4/7")
    play(match, f"lay {ONES}, lay 4/6, flip, lay 2/4 2/6 2/7")
    assert match.reveals("add 4/5 @1.1")
    match.play("add 4/5 @1.1")
    assert match.scores() == [1, 0] and match.view(None)["round"] == 2


@pytest.mark.clause("DU-60")
def test_300_turns_make_a_round_void_and_30_rounds_end_the_match() -> None:
    match = play(table(*QUICK), f"lay {ONES}, flip, flip, lay {TWOS}")
    flip(match, 300)
    assert match.view(None)["round"] == 3 and match.scores() == [1, 0]
    flip(match, 28 * 300)
    assert match.is_over and match.winners() == [0] and match.view(None)["round"] == 30
