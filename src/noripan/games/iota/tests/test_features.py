"""What a network is told of IOTA, on tables where the right answer can be seen."""

from __future__ import annotations

from noripan.core.match import Match
from noripan.core.rng import Rng
from noripan.games.iota.features import FEATURES
from noripan.games.iota.tests.positions import play, table

NAMES = FEATURES.position.labels() + FEATURES.move.labels()


def holding(match: Match, seat: int) -> set[str]:
    return {NAMES[f] for f in FEATURES.active(match.state, seat)}


def added(match: Match, move: str) -> set[str]:
    number = match.game.read_move(match.state, move)
    return {NAMES[f] for f in FEATURES.changes(match.state, number) if f >= 0}


def test_a_hand_knows_the_lines_it_could_make() -> None:
    lines = holding(table("Rc1 Rc2 Rc3 Rc4", "Bc1", starter="Gs1"), 0)
    assert {"triples[4]", "in_line"} <= lines
    assert {"triples[1]", "wilds[2, 1]"} <= holding(table("Rc1 Rc2 Rc3 W", "Bc1", starter="Gs1"), 0)


def test_a_line_of_three_is_open_to_those_who_may_have_its_fourth() -> None:
    match = play(table("Rc2 Rc3 Gs1", "Bc1", starter="Rc1"), "Rc2@1,0")
    assert {"lengths[2, 0]", "threes[1]", "openings[1]", "score[3]", "laid[2]"} <= added(match, "Rc3@2,0")
    mine = play(table("Rc2 Rc3 Rc4", "Bc1", starter="Rc1"), "Rc2@1,0")
    assert {"openings[0]", "own_fourth[1]", "own_next[1]"} <= added(mine, "Rc3@2,0")


def test_the_fourth_card_completes_a_lot_and_doubles() -> None:
    match = play(table("Rc2 Rc3 Rc4", "Bc1", starter="Rc1"), "Rc2@1,0; Rc3@2,0")
    assert {"lots[1]", "lengths[3, 0]", "score[8]"} <= added(match, "Rc4@3,0")  # ten points, doubled


def test_who_took_a_wild_is_known_to_hold_it() -> None:
    match = play(table("W Gs2", "Rc2 Rc3", starter="Rc1"), "W@1,0; end")
    assert match.to_move == 1
    assert {"asking", "asked"} <= holding(match, 1)
    play(match, "swap Rc2@1,0")
    assert "known[0, 64]" in holding(match, 0)
    world = match.state.guess(0, Rng.seeded("world"))
    assert FEATURES.active(world, 0) == FEATURES.active(match.state, 0)
