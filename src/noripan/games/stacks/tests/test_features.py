"""What a network is told of Sequence Stacks, on tables where the right answer can be seen."""

from __future__ import annotations

from noripan.core.match import Match
from noripan.games.stacks.features import FEATURES
from noripan.games.stacks.tests.positions import play, table

NAMES = FEATURES.position.labels() + FEATURES.move.labels()


def holding(match: Match, seat: int) -> set[str]:
    return {NAMES[f] for f in FEATURES.active(match.state, seat)}


def added(match: Match, move: str) -> set[str]:
    number = match.game.read_move(match.state, move)
    return {NAMES[f] for f in FEATURES.changes(match.state, number) if f >= 0}


def test_wilds_count_towards_a_pile_and_a_number_that_is_there_makes_them_needless() -> None:
    match = table("r1 r2 r3 rW rW", "b1")
    assert {"need[0, 0]", "reach[0, 3]", "empties", "closest[0]"} <= holding(match, 0)
    assert "spared" in added(match, "rW=1")
    assert "raised[0, 1, 1]" in added(match, "r1")


def test_a_discard_pile_that_plays_itself_is_a_run_and_a_threat() -> None:
    match = play(table("r1 r2 r3", "r5 r4"), "discard b5, discard r5, discard b5, discard r4, r1, r2")
    assert "run[1, 0]" in holding(match, 0)
    assert {"run[1, 2]", "threat[1, 0]", "gift[0]", "own_next[0]"} <= added(match, "r3")


def test_seats_are_counted_in_the_direction_of_play() -> None:
    match = table("reverse r1", "b1", "b2", "b3")
    assert {"next[1]", "turn[0]"} <= holding(match, 0)
    assert {"next[3]", "reversed"} <= added(match, "reverse")
    play(match, "reverse, discard b5")
    assert match.to_move == 3
    assert {"turn[0]", "next[1]"} <= holding(match, 3)
    assert "turn[1]" in holding(match, 0)


def test_what_a_discard_covers_and_how_far_it_is_from_fitting() -> None:
    match = table("r5 r4 b1 jump", "b5")
    assert {"discarded[4]", "steps[4]", "covered[0]", "unused[1]"} <= added(match, "discard r5")
    play(match, "discard r5, discard b5")
    assert "covered[1]" in added(match, "discard r4")
    assert "covered[4]" in added(match, "discard jump")
