"""Sequence Stacks' special cards, clause by clause."""

from __future__ import annotations

from collections import Counter

import pytest

import noripan
from noripan.games.stacks.tests.positions import discard_any, play, refused, table, told

RED, BLUE = "r1 r2 r3 r4 r5", "b1 b2 b3 b4 b5"
RED_PLAYS, BLUE_PLAYS = "r1, r2, r3, r4, r5", "b1, b2, b3, b4, b5"


# ---- jump and reverse


@pytest.mark.clause("SS-40")
def test_a_jump_skips_the_next_player_when_the_turn_ends() -> None:
    match = play(table("jump", "", "", ""), "jump")
    assert match.to_move == 0
    assert match.view(3)["jumps"] == 1
    discard_any(match)
    assert match.to_move == 2
    assert match.view(3)["jumps"] == 0
    assert told(match, 3)[-2:] == ["skipped", "turn_began"]
    discard_any(match)
    assert match.to_move == 3


@pytest.mark.clause("SS-40")
@pytest.mark.parametrize(("jumps", "players", "seat"), [(2, 4, 3), (3, 4, 0), (2, 3, 0), (3, 3, 1), (3, 6, 4)])
def test_every_jump_skips_one_more(jumps: int, players: int, seat: int) -> None:
    match = table(" ".join(["jump"] * jumps), *[""] * (players - 1))
    for _ in range(jumps):
        match.play("jump")
    discard_any(match)
    assert match.to_move == seat


@pytest.mark.clause("SS-40")
def test_with_two_players_a_jump_gives_another_turn() -> None:
    match = play(table("jump jump", ""), "jump")
    discard_any(match)
    assert match.to_move == 0
    play(match, "jump")
    discard_any(match)
    assert match.to_move == 0
    discard_any(match)
    assert match.to_move == 1


@pytest.mark.clause("SS-41")
def test_a_reverse_turns_the_direction_for_good() -> None:
    match = play(table("reverse", "", "", ""), "reverse")
    assert match.view(1)["direction"] == 1
    assert match.view(1)["reverses"] == 1
    order = []
    for _ in range(5):
        discard_any(match)
        order.append(match.to_move)
    assert order == [3, 2, 1, 0, 3]
    assert match.view(1)["direction"] == -1


@pytest.mark.clause("SS-40", "SS-41")
def test_jumps_go_in_the_direction_after_the_reverses() -> None:
    match = play(table("jump reverse", "", "", "", ""), "jump, reverse")
    discard_any(match)
    assert match.to_move == 3
    match = play(table("jump reverse reverse", "", "", "", ""), "reverse, jump, reverse")
    discard_any(match)
    assert match.to_move == 2
    assert match.view(None)["direction"] == 1
    assert "turned" not in told(match, None)


# ---- card steal


@pytest.mark.clause("SS-42")
def test_a_card_is_stolen_unseen_and_at_random() -> None:
    stolen = set()
    for seed in range(40):
        match = table("steal", "r1 r2 r3 b1 b2", "", seed=seed)
        before = Counter(match.truth()["hands"][1])
        assert match.reveals("steal 1")
        match.play("steal 1")
        (card,) = before - Counter(match.truth()["hands"][1])
        stolen.add(card)
        assert card in match.view(0)["hand"]
        assert match.view(2)["counts"] == [5, 4, 5]
    assert stolen == set(before), "every card can be taken"


@pytest.mark.clause("SS-42")
def test_the_top_of_a_discard_pile_can_be_stolen() -> None:
    match = play(table("b1", "steal", "", pile="b5 b5"), "discard b1")
    assert not match.reveals("steal 0^")
    match.play("steal 0^")
    assert "b1" in match.view(1)["hand"]
    assert match.view(2)["discards"] == [[], [], []]
    assert match.view(2)["counts"] == [5, 5, 5]
    assert told(match, 2)[-1] == "stole_top"


@pytest.mark.clause("SS-42", "SS-46")
def test_nothing_is_stolen_where_nothing_is() -> None:
    match = table("steal", "r1", "")
    assert [move for move in match.moves() if move.startswith("steal")] == ["steal 1", "steal 2"]
    assert refused(match, "steal 1^") == "discard_empty"
    assert refused(match, "steal 0") == "own_seat"
    assert refused(match, "steal 3") == "no_such_seat"


@pytest.mark.clause("SS-45")
def test_a_hand_shortened_by_theft_is_filled_at_the_end_of_its_own_turn() -> None:
    match = play(table("steal", "", ""), "steal 1")
    discard_any(match)
    assert match.to_move == 1
    assert match.view(1)["counts"] == [5, 4, 5]
    discard_any(match)
    assert match.view(1)["counts"] == [5, 5, 5]


# ---- chip steal


@pytest.mark.clause("SS-43")
def test_a_chip_of_choice_is_taken_from_another_player() -> None:
    match = table(RED, "chip", "", pile=BLUE + " b4 b4 b4 b4 b4")
    play(match, f"{RED_PLAYS}, {BLUE_PLAYS}, discard b4")
    assert [move for move in match.moves() if move.startswith("chip")] == ["chip 0 b", "chip 0 r"]
    assert refused(match, "chip 2 r") == "no_such_chip"
    assert refused(match, "chip 1 r") == "own_seat"
    match.play("chip 0 b")
    assert match.view(2)["chips"] == [{"r": 1, "b": 0}, {"r": 0, "b": 1}, {"r": 0, "b": 0}]
    assert match.view(2)["used"] == ["chip"]
    assert match.view(2)["bank"] == {"r": 19, "b": 19}


@pytest.mark.clause("SS-43")
def test_a_chip_that_would_win_cannot_be_taken() -> None:
    """Seat 0 takes one chip, seat 1 two of each; then a fifth one may not be stolen."""
    match = table(RED, RED, pile=f"b5 b5 b4 b4 b4 b4 {BLUE} {RED} {BLUE} chip b3 b3 b3 b3")
    play(match, f"{RED_PLAYS}, discard b5")
    play(match, f"{RED_PLAYS}, {BLUE_PLAYS}, {RED_PLAYS}, {BLUE_PLAYS}")
    assert match.scores() == [1, 4]
    assert "chip" in match.view(1)["hand"]
    assert refused(match, "chip 0 r") == "chip_would_win"
    assert not any(move.startswith("chip") for move in match.moves())


@pytest.mark.clause("SS-43")
def test_a_fifth_chip_may_be_taken_if_it_does_not_win() -> None:
    """Four red ones and a stolen blue one are five, but not two of each colour."""
    match = table(RED, BLUE, pile=f"{RED} {RED} {RED} chip b4 b4 b4 b4 b4 b3 b3 b3 b3 b3")
    play(match, ", ".join([RED_PLAYS] * 4))
    play(match, f"discard b4, {BLUE_PLAYS}")
    discard_any(match)
    assert match.scores() == [4, 1]
    match.play("chip 1 b")
    assert match.scores() == [5, 0]
    assert not match.is_over


@pytest.mark.clause("SS-43", "SS-46")
def test_without_any_chip_to_take_a_chip_steal_cannot_be_played() -> None:
    match = table("chip jump reverse", "", "")
    assert [move for move in match.moves() if not move.startswith("discard")] == ["jump", "reverse"]
    assert refused(match, "chip 1 b") == "no_such_chip"


@pytest.mark.clause("SS-46")
def test_used_specials_leave_the_game_and_a_hold_is_never_played_on_the_own_turn() -> None:
    match = play(table("jump reverse hold steal", "", ""), "jump, reverse, steal 2")
    assert match.view(1)["used"] == ["jump", "reverse", "steal"]
    assert refused(match, "hold") == "nobody_asks"
    assert refused(match, "allow") == "nobody_asks"
    match.play("discard hold")
    assert match.view(1)["discards"][0] == ["hold"]


@pytest.mark.clause("SS-44", "SS-46")
def test_a_hold_on_the_discard_pile_is_useless_and_covers_what_lies_below() -> None:
    match = play(table("r1 hold", "", ""), "discard r1")
    for _ in range(2):
        discard_any(match)
    match.play("discard hold")
    for _ in range(2):
        discard_any(match)
    assert match.view(1)["discards"][0] == ["r1", "hold"]
    assert not any("^" in move for move in match.moves())
    assert refused(match, "hold^") == "hold_from_hand"


# ---- notation


@pytest.mark.clause("SS-12", "SS-42", "SS-43")
@pytest.mark.parametrize(
    ("text", "meant"),
    [(" rw = 1 ", "rW=1"), ("steal  1", "steal 1"), ("discard rw", "discard rW"), ("chip b 0", "chip 0 b"), ("r1 ^", "r1^")],
)
def test_other_ways_to_write_a_move(text: str, meant: str) -> None:
    match = table("steal rW chip r1", "")
    game = noripan.find("stacks")
    move = game.read_move(match.state, text)
    assert game.write_move(match.state, move) == meant


@pytest.mark.clause("SS-12")
def test_a_wild_needs_a_number() -> None:
    assert refused(table("rW", ""), "rW") == "wild_needs_number"


@pytest.mark.parametrize(
    "text", ["", "r6", "R1", "rW=6", "steal", "steal x", "chip 1", "discard", "discard r9", "^", "hold now"]
)
def test_what_is_no_move(text: str) -> None:
    with pytest.raises(noripan.UnreadableMove):
        table("rW", "").play(text)
