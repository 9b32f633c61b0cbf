"""Sequence Stacks' rules, clause by clause: dealing, turns, piles, chips and the end."""

from __future__ import annotations

from collections import Counter

import pytest

import noripan
from noripan.games.stacks.tests.positions import (
    DECK,
    DECK_FOR_TWO,
    discard_any,
    drain,
    dry_table,
    play,
    refused,
    table,
    told,
)

RED = "r1 r2 r3 r4 r5"
BLUE = "b1 b2 b3 b4 b5"
RED_PLAYS = "r1, r2, r3, r4, r5"
BLUE_PLAYS = "b1, b2, b3, b4, b5"


def cards_of(match: noripan.Match) -> Counter[str]:
    return Counter(match.game.census(match.state))


# ---- setting up


@pytest.mark.clause("SS-1")
@pytest.mark.parametrize("players", range(2, 7))
def test_five_cards_each_the_rest_is_the_pile(players: int) -> None:
    match = noripan.new("stacks", players, seed=3)
    assert match.view(None)["counts"] == [5] * players
    assert match.view(None)["pile_count"] == (112 if players == 2 else 120) - 5 * players
    assert match.view(None)["bank"] == {"r": 20, "b": 20}


@pytest.mark.clause("SS-2")
def test_two_players_play_without_some_specials() -> None:
    assert cards_of(noripan.new("stacks", 2, seed=3)) == +DECK_FOR_TWO
    assert DECK_FOR_TWO.total() == 112
    assert cards_of(noripan.new("stacks", 3, seed=3)) == DECK
    assert DECK.total() == 120


@pytest.mark.clause("SS-2")
@pytest.mark.parametrize("players", [1, 7])
def test_two_to_six_can_play(players: int) -> None:
    with pytest.raises(noripan.GameError, match="bad_players"):
        noripan.new("stacks", players)


@pytest.mark.clause("SS-3")
def test_chance_decides_who_begins_and_play_goes_clockwise() -> None:
    assert {noripan.new("stacks", 4, seed=seed).to_move for seed in range(40)} == {0, 1, 2, 3}
    match = table("", "", "", "", first=2)
    order = [match.to_move]
    for _ in range(4):
        match.play(next(move for move in match.moves() if move.startswith("discard")))
        order.append(match.to_move)
    assert order == [2, 3, 0, 1, 2]


# ---- a turn


@pytest.mark.clause("SS-10", "SS-20")
def test_a_turn_may_play_nothing_and_ends_with_a_discard() -> None:
    match = table("r1 r2 b1 hold", "", pile="r3")
    assert [move for move in match.moves() if not move.startswith("discard")] == ["b1", "r1"]
    match.play("discard r1")
    view = match.view(0)
    assert view["discards"] == [["r1"], []]
    assert sorted(view["hand"]) == sorted(["r2", "b1", "hold", "b5", "r3"])
    assert match.to_move == 1


@pytest.mark.clause("SS-10", "SS-20")
def test_a_turn_may_play_many_and_then_draws_up_to_five() -> None:
    match = play(table("r1 r2 r3 b1 b5", "", pile="r4 r4 b2 r5 hold"), "r1, r2, r3, b1")
    assert match.to_move == 0
    assert match.moves() == ["discard b5"]
    match.play("discard b5")
    assert match.view(0)["hand"] == ["r4", "r4", "r5", "b2", "hold"]
    assert match.to_move == 1


@pytest.mark.clause("SS-11")
def test_a_pile_begins_with_a_1_or_a_wild_of_its_colour() -> None:
    match = table("r2 rW r1 b3 bW", "")
    assert refused(match, "r2") == "no_pile_wants"
    assert [move for move in match.moves() if move[0] in "rb"] == ["bW=1", "r1", "rW=1"]
    play(match, "rW=1, r2")
    assert match.view(1)["piles"] == {"r": [["rW", "r2"]], "b": []}


@pytest.mark.clause("SS-11")
def test_at_most_two_piles_of_a_colour_are_open() -> None:
    match = play(table("r1 r1 r1 rW b1", ""), "r1, r1")
    assert refused(match, "r1") == "two_piles_open"
    assert refused(match, "rW=1") == "two_piles_open"
    assert [move for move in match.moves() if not move.startswith("discard")] == ["b1", "rW=2"]


@pytest.mark.clause("SS-12")
def test_the_next_number_or_a_wild_that_counts_as_it() -> None:
    match = play(table("r1 r2 r4 rW bW", ""), "r1, r2")
    assert refused(match, "r4") == "no_pile_wants"
    assert refused(match, "rW=4") == "no_pile_wants"
    assert [move for move in match.moves() if "W=" in move] == ["bW=1", "rW=1", "rW=3"]
    play(match, "rW=3, r4")
    assert match.view(None)["piles"]["r"] == [["r1", "r2", "rW", "r4"]]


@pytest.mark.clause("SS-12")
def test_the_older_of_two_piles_takes_it() -> None:
    match = play(table("r1 r1 rW r2 b4", ""), "r1, rW=1, r2")
    assert match.view(None)["piles"]["r"] == [["r1", "r2"], ["rW"]]
    other = play(table("r1 r2 r1 r2 b4", ""), "r1, r2, r1, r2")
    assert other.view(None)["piles"]["r"] == [["r1", "r2"], ["r1", "r2"]]


@pytest.mark.clause("SS-12", "SS-25")
def test_when_the_older_pile_is_complete_the_younger_is_the_older() -> None:
    match = play(table("rW r1 r2 r3 r4", "", pile="r5 r1 r2 b5 b5"), "rW=1, r1, r2, r3, r4")
    assert match.view(None)["piles"]["r"] == [["rW", "r2", "r3", "r4"], ["r1"]]
    play(match, "r5, r1, r2")
    assert match.view(None)["piles"]["r"] == [["r1", "r2"], ["r1"]]


@pytest.mark.clause("SS-13")
def test_the_top_of_the_own_discard_pile_can_be_used_and_then_the_one_below() -> None:
    match = play(table("r2 r1 jump", "b1", first=0), "discard r2, discard b5, discard r1, discard b5")
    assert match.view(1)["discards"][0] == ["r2", "r1"]
    assert refused(match, "r2^") == "not_on_top"
    assert "r1^" in match.moves()
    play(match, "r1^, r2^")
    assert match.view(0)["piles"]["r"] == [["r1", "r2"]]
    assert match.view(0)["discards"][0] == []
    assert match.view(0)["counts"][0] == 5
    assert match.to_move == 0


@pytest.mark.clause("SS-13", "SS-46")
def test_specials_and_wilds_work_from_the_discard_pile() -> None:
    match = play(table("rW steal", "b2", first=0), "discard rW, discard b2, discard steal, discard b5")
    assert {"steal^ 1", "steal^ 1^"} <= set(match.moves())
    assert not any(move.startswith("rW") for move in match.moves())
    match.play("steal^ 1^")
    assert "b5" in match.view(0)["hand"]
    assert match.view(0)["counts"][0] == 6
    assert "rW=1^" in match.moves()
    assert refused(match, "jump^") == "not_on_top"
    play(match, "rW=1^, discard b5")
    assert match.view(0)["counts"][0] == 5, "who has five or more draws nothing"


@pytest.mark.clause("SS-14")
def test_an_empty_hand_is_filled_at_once_as_often_as_it_happens() -> None:
    match = table("r1 r2 r3 r4 b1", "", pile="r5 b2 b3 b4 r1 r2 jump b4 b4 b4")
    play(match, "r1, r2, r3, r4")
    assert match.view(0)["counts"][0] == 1
    match.play("b1")
    assert match.view(0)["hand"] == ["r1", "r5", "b2", "b3", "b4"]
    assert match.to_move == 0
    play(match, "r5, b2, b3, b4, r1")
    assert match.view(0)["hand"] == ["r2", "b4", "b4", "b4", "jump"]
    assert match.to_move == 0


@pytest.mark.clause("SS-14")
def test_a_jump_as_last_card_draws_too_but_a_discard_only_ends_the_turn() -> None:
    match = play(table("r1 r2 r3 r4 jump", ""), "r1, r2, r3, r4, jump")
    assert match.view(0)["counts"][0] == 5
    assert match.view(0)["turn"] == 0
    match = play(table("r1 r2 r3 r4 jump", "", ""), "r1, r2, r3, r4, discard jump")
    assert match.view(0)["counts"][0] == 5
    assert match.to_move == 1


@pytest.mark.clause("SS-14")
@pytest.mark.parametrize("theft", ["steal 1", "steal 1^"])
def test_a_last_steal_leaves_one_card_in_hand(theft: str) -> None:
    match = play(table("r1 r2 r3 steal r4", "b1", first=1), "discard b1, r1, r2, r3, r4, " + theft)
    assert match.view(0)["counts"][0] == 1
    assert match.to_move == 0


@pytest.mark.clause("SS-14", "SS-20", "SS-26")
def test_nothing_to_draw_leaves_the_hand_empty_and_then_end_is_the_only_way() -> None:
    match = dry_table("r1 r2 r3 r4 b1", "b5 b5 b4 b4 hold")
    assert match.to_move == 0
    assert refused(match, "end") == "must_discard"
    play(match, "r1, r2, r3, r4, b1")
    assert match.view(0)["counts"] == [0, 5]
    assert match.moves() == ["end"]
    assert not match.reveals("end")
    match.play("end")
    assert match.to_move == 1
    assert "end" not in match.moves()


@pytest.mark.clause("SS-14", "SS-20")
def test_with_an_empty_hand_a_card_from_the_discard_pile_draws_nothing() -> None:
    match = dry_table("r1 r2 r3 r4 rW", "b5 b5 b4 b4 b1")
    play(match, "discard rW, b1, discard b4, r1, r2, r3, r4")
    assert match.view(0)["counts"] == [0, 3]
    assert "rW=5^" in match.moves()
    match.play("rW=5^")
    assert match.view(0)["chips"][0] == {"r": 1, "b": 0}
    assert match.view(0)["counts"][0] == 0, "the card did not come from the hand"
    assert len(match.view(0)["aside"]) == 5
    assert match.reveals("end")
    match.play("end")
    assert sorted(match.view(0)["hand"]) == ["r1", "r2", "r3", "r4", "rW"]
    assert match.to_move == 1


# ---- completed piles and the draw pile


@pytest.mark.clause("SS-25")
def test_the_fifth_card_brings_a_chip_and_sets_the_pile_aside() -> None:
    match = play(table("b1 b2 bW b4 r1", "b5", "", pile="b3"), "b1, b2, bW=3, b4, discard r1")
    assert match.reveals("b5")
    match.play("b5")
    view = match.view(2)
    assert view["piles"] == {"r": [], "b": []}
    assert view["chips"] == [{"r": 0, "b": 0}, {"r": 0, "b": 1}, {"r": 0, "b": 0}]
    assert view["bank"] == {"r": 20, "b": 19}
    assert view["aside"] == ["b1", "b2", "b4", "b5", "bW"]
    assert match.scores() == [0, 1, 0]
    assert match.to_move == 1
    assert told(match, 2)[-2:] == ["completed", "took_chip"]


@pytest.mark.clause("SS-26")
def test_a_pile_just_completed_is_shuffled_and_drawn() -> None:
    match = dry_table(RED.replace("r2", "rW"), "b5 b5 b4 b4 hold")
    play(match, "r1, rW=2, r3, r4, r5, allow")
    view = match.view(0)
    assert view["hand"] == ["r1", "r3", "r4", "r5", "rW"]
    assert view["aside"] == []
    assert view["pile_count"] == 0
    assert told(match, 1)[-3:] == ["took_chip", "reshuffled", "drew"]


@pytest.mark.clause("SS-26")
def test_a_reshuffle_in_the_middle_of_a_draw_takes_only_what_was_set_aside() -> None:
    hands = ("r1 r2 r3 r4 jump", "b4 b5 b5 b4 b4")
    match = play(table(*hands, pile="r5 b1 b2 b3 b3"), "r1, r2, r3, r4, jump, r5")
    assert sorted(match.view(0)["aside"]) == ["r1", "r2", "r3", "r4", "r5"]
    drain(match, "b1 b2 b3", "", left=1)
    assert match.to_move == 0
    before = match.truth()
    assert len(before["pile"]) == 1
    play(match, "b1, b2, b3")
    spare = match.view(0)["hand"][0]
    since = len(told(match, 0))
    assert match.reveals(f"discard {spare}")
    match.play(f"discard {spare}")
    after = match.truth()
    drawn = Counter(after["hands"][0]) - (Counter(before["hands"][0]) - Counter(["b1", "b2", "b3", spare]))
    assert drawn.total() == 4
    assert Counter(after["pile"]) + drawn == Counter(before["pile"]) + Counter(before["aside"])
    assert (after["used"], after["aside"]) == (["jump"], [])
    assert after["discards"][0] == [*before["discards"][0], spare]
    assert told(match, 0, since) == ["discarded", "drew_cards", "reshuffled", "drew_cards", "turn_began"]
    assert told(match, 1, since) == ["discarded", "drew", "reshuffled", "drew", "turn_began"]


@pytest.mark.clause("SS-26")
def test_the_last_card_drawn_does_not_reshuffle_yet() -> None:
    match = play(table("r1 r2 r3 r4 r5", "", pile="b5 b5 b4 b4 b4"), RED_PLAYS)
    drain(match, "", "", left=0)
    assert match.view(None)["pile_count"] == 0
    assert len(match.view(None)["aside"]) == 5
    discard_any(match)
    assert match.view(None)["pile_count"] == 4
    assert match.view(None)["aside"] == []


@pytest.mark.clause("SS-27")
def test_when_a_colour_has_no_chips_left_nobody_is_asked() -> None:
    match = dry_table(RED, "b5 b5 b4 b4 hold")
    for _ in range(20):
        play(match, RED_PLAYS + ", allow")
    assert match.view(None)["bank"] == {"r": 0, "b": 20}
    assert match.scores() == [20, 0]
    assert not match.is_over
    play(match, "r1, r2, r3, r4")
    assert match.reveals("r5"), "the hand is filled from the pile just completed"
    match.play("r5")
    assert match.to_move == 0, "the holder was not asked"
    assert match.scores() == [20, 0]
    assert told(match, 1)[-4:] == ["completed", "no_chip_left", "reshuffled", "drew"]


@pytest.mark.clause("SS-27", "SS-50")
def test_a_match_of_5000_moves_ends_and_most_chips_win() -> None:
    match = dry_table(RED, "b5 b5 b4 b4 b4")
    while not match.is_over:
        match.play(next(move for move in match.moves() if move[0] == "r"))
    assert len(match.log) == 5000
    assert match.scores() == [20, 0]
    assert match.winners() == [0]
    assert told(match, None)[-2:] == ["took_too_long", "match_won"]


# ---- the end


@pytest.mark.clause("SS-30")
def test_three_and_two_chips_win_at_once() -> None:
    match = table(RED, "", pile=" ".join([BLUE, RED, BLUE, RED]))
    play(match, ", ".join([RED_PLAYS, BLUE_PLAYS, RED_PLAYS, BLUE_PLAYS, "r1, r2, r3, r4"]))
    assert match.scores() == [4, 0]
    assert match.winners() == []
    match.play("r5")
    assert match.is_over
    assert match.view(1)["chips"][0] == {"r": 3, "b": 2}
    assert match.winners() == [0]
    assert match.view(None)["counts"][0] == 0, "after the end nothing is drawn"
    assert told(match, 1)[-3:] == ["took_chip", "had_enough", "match_won"]
    with pytest.raises(noripan.GameOver):
        match.play("end")


@pytest.mark.clause("SS-30")
def test_five_chips_need_two_of_each_colour() -> None:
    match = table(RED, "", pile=" ".join([RED] * 4 + [BLUE] * 2))
    play(match, ", ".join([RED_PLAYS] * 5))
    assert match.scores() == [5, 0]
    assert not match.is_over
    play(match, BLUE_PLAYS)
    assert not match.is_over
    play(match, BLUE_PLAYS)
    assert match.is_over
    assert match.scores() == [7, 0]


@pytest.mark.clause("SS-50")
def test_exhausted_after_as_many_idle_turns_as_players() -> None:
    match = dry_table("b5 b4 r5 r4 r1", "b5 b4 r5 r4 b1", first=1)
    match.play("discard b5")
    assert match.view(None)["idle"] == 1
    assert not match.is_over
    match.play("discard b5")
    assert match.is_over
    assert match.winners() == [0, 1], "ties are shared"
    assert told(match, 0)[-2:] == ["exhausted", "match_won"]


@pytest.mark.clause("SS-50")
def test_a_card_played_begins_the_count_anew_and_most_chips_win() -> None:
    match = dry_table("r1 r2 r3 r4 jump", "r5 b4 r5 r4 b1")
    play(match, "discard jump, discard b4")
    assert match.is_over
    match = dry_table("r1 r2 r3 r4 jump", "r5 b4 r5 r4 b1")
    play(match, "discard jump, b1, discard b4")
    assert match.view(None)["idle"] == 0
    play(match, "discard r1")
    assert match.view(None)["idle"] == 1
    assert match.scores() == [0, 0]
    match.play("discard r4")
    assert match.is_over


@pytest.mark.clause("SS-50")
def test_the_turn_in_which_the_pile_runs_out_does_not_count() -> None:
    match = drain(table("", ""), "", "", left=1)
    discard_any(match)
    assert match.view(None)["pile_count"] == 0
    assert match.view(None)["idle"] == 0
    for idle in (1, 2):
        assert not match.is_over
        discard_any(match)
        assert match.view(None)["idle"] == idle
    assert match.is_over
