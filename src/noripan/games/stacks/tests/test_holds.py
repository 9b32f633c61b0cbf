"""Hold, clause by clause: who is asked, what it does, and what others see of it."""

from __future__ import annotations

from collections import Counter

import pytest

import noripan
from noripan.games.stacks.tests.positions import discard_any, dry_table, play, refused, table, told

RED, BLUE = "r1 r2 r3 r4 r5", "b1 b2 b3 b4 b5"
RED_PLAYS, BLUE_PLAYS = "r1, r2, r3, r4, r5", "b1, b2, b3, b4, b5"


def guesses(match: noripan.Match, seat: int, count: int = 60) -> list[tuple[list[list[str]], int]]:
    """The hands, and who is asked or to move, in worlds this seat could be in."""
    rng = noripan.Rng.seeded("guesses")
    worlds = [match.state.guess(seat, rng) for _ in range(count)]
    return [(match.game.truth(world)["hands"], world.to_move) for world in worlds]


@pytest.mark.clause("SS-44")
def test_a_hold_denies_the_chip_but_the_pile_is_set_aside() -> None:
    match = play(table(RED, "hold", ""), RED_PLAYS)
    assert match.to_move == 1
    assert match.moves() == ["allow", "hold"]
    assert refused(match, "discard hold") == "answer_first"
    assert match.view(1)["aside"] == RED.split()
    match.play("hold")
    view = match.view(2)
    assert view["chips"] == [{"r": 0, "b": 0}] * 3
    assert view["bank"] == {"r": 20, "b": 20}
    assert view["aside"] == RED.split()
    assert view["used"] == ["hold"]
    assert match.to_move == 0
    assert told(match, 2)[-2:] == ["held_up", "drew"]


@pytest.mark.clause("SS-44", "SS-45")
def test_who_completes_a_pile_is_never_asked() -> None:
    match = play(table("r1 r2 r3 r4 b5", "r5 hold", ""), "r1, r2, r3, r4, discard b5, r5")
    assert match.to_move == 1
    assert match.view(None)["chips"][1] == {"r": 1, "b": 0}


@pytest.mark.clause("SS-45")
def test_holders_are_asked_in_playing_order_and_the_first_hold_settles_it() -> None:
    match = play(table("hold", "hold", RED, "", "hold", first=2), RED_PLAYS)
    asked = [match.to_move]
    for _ in range(2):
        match.play("allow")
        asked.append(match.to_move)
    assert asked == [4, 0, 1]
    match.play("hold")
    assert match.to_move == 2
    assert match.view(None)["chips"][2] == {"r": 0, "b": 0}
    match = play(table("hold", "hold", RED, "", "hold", first=2), RED_PLAYS + ", hold")
    assert match.to_move == 2, "nobody else is asked"
    assert match.view(None)["counts"] == [5, 5, 5, 5, 4]


@pytest.mark.clause("SS-45")
def test_a_reverse_of_this_turn_does_not_change_the_order_of_asking() -> None:
    match = table("hold", "reverse r1 r2 r3 r4", "hold", pile="r5 b4 b4 b4 b4", first=1)
    play(match, "r1, r2, r3, r4, reverse, r5")
    assert match.to_move == 2
    match = play(table("hold", "reverse r1 r2 r3 r4", "hold", pile="b4 b4 b4 b4 r5", first=1), "r1, r2, r3, reverse")
    discard_any(match)
    assert match.to_move == 0
    assert match.view(0)["direction"] == -1


@pytest.mark.clause("SS-45", "SS-41")
def test_after_a_reverse_holders_are_asked_the_other_way_round() -> None:
    match = play(table("reverse", RED, "hold", "hold"), "reverse")
    discard_any(match)
    for _ in range(2):
        discard_any(match)
    assert match.to_move == 1
    play(match, RED_PLAYS)
    assert match.to_move == 3


@pytest.mark.clause("SS-45")
def test_when_all_allow_the_chip_is_taken() -> None:
    match = play(table(RED, "hold", "hold"), RED_PLAYS + ", allow")
    assert match.to_move == 2
    assert match.view(None)["chips"][0] == {"r": 0, "b": 0}
    match.play("allow")
    assert match.view(None)["chips"][0] == {"r": 1, "b": 0}
    assert match.to_move == 0


@pytest.mark.clause("SS-14", "SS-45")
@pytest.mark.parametrize("answer", ["hold", "allow"])
def test_the_hand_is_filled_only_after_the_window(answer: str) -> None:
    match = play(table(RED, "hold", "", pile="b1 b1 b2 b3 b4"), RED_PLAYS)
    assert match.view(0)["counts"] == [0, 5, 5]
    assert match.reveals(answer)
    match.play(answer)
    assert match.view(0)["hand"] == ["b1", "b1", "b2", "b3", "b4"]
    assert match.to_move == 0


@pytest.mark.clause("SS-45")
def test_a_hand_shortened_by_a_hold_is_filled_at_the_end_of_its_own_turn() -> None:
    match = play(table(RED, "hold", ""), RED_PLAYS + ", hold")
    discard_any(match)
    assert match.view(1)["counts"] == [5, 4, 5]
    discard_any(match)
    assert match.view(1)["counts"] == [5, 5, 5]


@pytest.mark.clause("SS-45", "SS-20")
def test_a_hold_as_last_card_leaves_the_hand_empty() -> None:
    match = dry_table("r1 r2 r3 r4 r5", "b1 b2 b3 b4 hold", first=1)
    play(match, "b1, b2, b3, discard b4")
    assert match.view(1)["counts"] == [5, 1]
    play(match, "r1, r2, r3, r4, r5, hold")
    assert match.view(1)["counts"] == [5, 0]
    assert match.view(0)["hand"] == RED.split()
    match.play("discard r5")
    assert match.to_move == 1
    assert match.moves() == ["b4^", "end"]


@pytest.mark.clause("SS-30", "SS-45")
def test_the_winning_chip_waits_for_the_window() -> None:
    match = table(RED, "hold", pile=" ".join([BLUE, RED, BLUE, RED]))
    for plays in (RED_PLAYS, BLUE_PLAYS, RED_PLAYS, BLUE_PLAYS):
        play(match, plays + ", allow")
    play(match, RED_PLAYS)
    assert not match.is_over
    assert match.reveals("allow")
    match.play("allow")
    assert match.is_over
    assert match.winners() == [0]


# ---- what is hidden


@pytest.mark.clause("SS-60")
def test_who_is_asked_is_shown_to_that_seat_only() -> None:
    match = play(table(RED, "", "hold", ""), RED_PLAYS)
    assert match.view(2)["to_move"] == 2
    for seat in (0, 1, 3, None):
        view = match.view(seat)
        assert view["to_move"] is None
        assert view["window"] is True
        assert view["window_colour"] == "r"
        assert match.frame(seat)["moves"] == []
    assert told(match, 2)[-1] == "asked"
    assert told(match, 1)[-1] == told(match, None)[-1] == "completed"
    other = play(table(RED, "", "", "hold"), RED_PLAYS)
    assert other.view(1) == match.view(1)
    assert other.frame(0) == match.frame(0)


@pytest.mark.clause("SS-60")
def test_an_allow_is_told_to_nobody_else() -> None:
    match = play(table(RED, "hold", "hold", ""), RED_PLAYS)
    before = [match.frame(seat) for seat in (0, 3, None)]
    match.play("allow")
    assert [match.frame(seat) for seat in (0, 3, None)] == before
    assert told(match, 1)[-1] == "allowed"
    assert told(match, 2)[-1] == "asked"


@pytest.mark.clause("SS-60")
def test_a_guess_asks_somebody_who_could_be_asked() -> None:
    match = play(table(RED, "", "hold", ""), RED_PLAYS)
    for seat, possible in ((0, {1, 2, 3}), (1, {2, 3}), (3, {1, 2}), (2, {2})):
        worlds = guesses(match, seat)
        assert {asked for _, asked in worlds} == possible
        assert all("hold" in hands[asked] for hands, asked in worlds)


@pytest.mark.clause("SS-60")
def test_a_holder_who_is_not_asked_yet_knows_that_it_is_somebody_before() -> None:
    match = play(table(RED, "hold", "", "hold", ""), RED_PLAYS)
    assert {asked for _, asked in guesses(match, 3)} == {1, 2}
    match.play("allow")
    assert {asked for _, asked in guesses(match, 1)} == {2, 3, 4}
    assert {asked for _, asked in guesses(match, 3)} == {3}
    assert all("hold" in hands[1] or "hold" in hands[2] for hands, _ in guesses(match, 3))


@pytest.mark.clause("SS-60")
def test_who_is_asked_at_once_knows_that_nobody_before_has_a_hold() -> None:
    match = play(table(RED, "", "hold", ""), RED_PLAYS)
    assert match.view(2)["without_hold"] == [0, 1], "seat 0 has no cards"
    assert all("hold" not in hands[1] for hands, _ in guesses(match, 2))
    match.play("allow")
    assert match.view(2)["without_hold"] == [1, 3], "and after its answer that nobody behind has one"
    assert match.view(1)["without_hold"] == [1]


@pytest.mark.clause("SS-60")
def test_without_a_window_nobody_else_can_have_a_hold_until_they_draw() -> None:
    match = play(table(RED, "", "", pile="hold"), RED_PLAYS)
    assert match.view(1)["without_hold"] == [1, 2]
    assert match.view(0)["without_hold"] == [1, 2]
    assert all(not {"hold"} & {*hands[1], *hands[2]} for hands, _ in guesses(match, 0))
    play(match, "discard r1")
    discard_any(match)
    assert match.view(0)["without_hold"] == [2]
    counts = Counter(hands[1].count("hold") for hands, _ in guesses(match, 0, 400))
    assert set(counts) == {0, 1}, "at most the one card drawn"


@pytest.mark.clause("SS-60")
def test_an_allowed_chip_tells_that_somebody_has_a_hold() -> None:
    match = play(table(RED, "", "hold", ""), RED_PLAYS + ", allow")
    assert match.view(1)["among"] == [{"card": "hold", "count": 1, "seats": [2, 3]}]
    assert match.view(None)["among"] == [{"card": "hold", "count": 1, "seats": [1, 2, 3]}]
    assert match.view(2)["among"] == []
    assert all("hold" in hands[2] + hands[3] for hands, _ in guesses(match, 1))
    two = play(table(RED, "hold"), RED_PLAYS + ", allow")
    assert two.view(0)["known"][1] == ["hold"]
    assert all("hold" in hands[1] for hands, _ in guesses(two, 0))
