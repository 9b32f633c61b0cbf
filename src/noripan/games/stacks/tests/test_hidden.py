"""What is hidden in Sequence Stacks, what a seat knows for certain, and the worlds it can believe in (SS-60)."""

from __future__ import annotations

import json
from collections import Counter

import pytest

import noripan
from noripan.core.game import View
from noripan.games.stacks.tests.oracle import Witness
from noripan.games.stacks.tests.positions import DECK, DECK_FOR_TWO, discard_any, drain, dry_table, play, table, told

RED_PLAYS = "r1, r2, r3, r4, r5"


def worlds(match: noripan.Match, seat: int, count: int = 60) -> list[View]:
    rng = noripan.Rng.seeded("worlds")
    return [match.game.truth(match.state.guess(seat, rng)) for _ in range(count)]


def eager(match: noripan.Match, rng: noripan.Rng) -> str:
    """Random play that likes specials and completed piles, and mostly allows."""
    moves = match.moves()
    if "allow" in moves:
        return moves[rng.choose(5) == 0]
    for wanted in ("steal", "jump"), ("r", "b"):
        liked = [move for move in moves if move.startswith(wanted)]
        if liked and rng.choose(3):
            return liked[rng.choose(len(liked))]
    return moves[rng.choose(len(moves))]


# ---- views


@pytest.mark.clause("SS-60")
def test_a_view_shows_the_own_hand_and_what_is_public() -> None:
    match = play(table("r1 rW jump hold b4", "r2 b1 chip", "steal"), "r1, rW=2, jump, discard b4")
    view = match.view(1)
    assert view["hand"] == sorted(match.truth()["hands"][1], key=list(DECK).index)
    assert view["piles"] == {"r": [["r1", "rW"]], "b": []}
    assert view["discards"] == [["b4"], [], []]
    assert view["used"] == ["jump"]
    assert view["counts"] == [5, 5, 5]
    assert view["pile_count"] == 120 - 15 - 4
    assert "hands" not in view and "pile" not in view and "asked" not in view
    assert view["known"] == [[], view["hand"], []]
    assert match.view(None)["hand"] is None
    assert match.view(None)["known"] == [[], [], []]


@pytest.mark.clause("SS-60")
def test_hidden_cards_change_no_other_view() -> None:
    one = table("r1 b1", "jump hold", "steal", pile="r3 r3")
    two = table("r1 b1", "steal", "jump hold", pile="b2 b1")
    assert one.view(0) == two.view(0)
    assert one.view(None) == two.view(None)


@pytest.mark.clause("SS-60", "SS-42")
def test_which_card_was_stolen_is_seen_by_the_two_concerned() -> None:
    match = play(table("steal", "r1 r1 r1 r1 r1", "b1"), "steal 1")
    assert [told(match, seat) for seat in (0, 1, 2, None)] == [["stole_card"], ["stole_card"], ["stole"], ["stole"]]
    assert match.frame(1)["events"][0]["card"] == "r1"
    assert "card" not in match.frame(2)["events"][0]
    assert match.view(1)["known"][0] == ["r1"]
    assert match.view(2)["known"] == [[], [], match.view(2)["hand"]]


@pytest.mark.clause("SS-60")
def test_drawn_cards_are_seen_by_their_owner_only() -> None:
    match = play(table("r1", "", "", pile="chip"), "discard r1")
    assert match.frame(0)["events"][1] == {"event": "drew_cards", "seat": 0, "count": 1, "cards": ["chip"]}
    for seat in (1, 2, None):
        assert match.frame(seat)["events"][1] == {"event": "drew", "seat": 0, "count": 1}


# ---- what is certain


@pytest.mark.clause("SS-60", "SS-42")
def test_a_card_taken_in_sight_is_known_until_it_is_played() -> None:
    match = play(table("b1", "steal", "", pile="b5 b4 b4"), "discard b1, steal 0^")
    for seat in (0, 2, None):
        assert match.view(seat)["known"][1] == ["b1"]
    assert all("b1" in world["hands"][1] for world in worlds(match, 0))
    match.play("b1")
    assert match.view(0)["known"][1] == []
    assert not all("b1" in world["hands"][1] for world in worlds(match, 0))


@pytest.mark.clause("SS-60", "SS-42")
def test_the_victim_knows_where_its_card_went() -> None:
    match = play(table("steal", "bW bW bW bW bW", ""), "steal 1")
    assert all("bW" in world["hands"][0] for world in worlds(match, 1))
    assert not all("bW" in world["hands"][0] for world in worlds(match, 2))


@pytest.mark.clause("SS-60", "SS-42")
def test_a_theft_between_others_widens_what_was_certain() -> None:
    match = play(table("b1", "steal", "steal", "", pile="b5 b4 b4"), "discard b1, steal 0^, discard b5, steal 1")
    for seat in (0, 3, None):
        view = match.view(seat)
        assert view["known"][1] == view["known"][2] == []
        assert view["among"] == [{"card": "b1", "count": 1, "seats": [1, 2]}]
    assert {("b1" in world["hands"][1], "b1" in world["hands"][2]) for world in worlds(match, 0, 200)} >= {
        (True, False),
        (False, True),
    }
    assert all("b1" in world["hands"][1] + world["hands"][2] for world in worlds(match, 0, 200))
    moved = "b1" in match.truth()["hands"][2]
    assert match.view(1)["known"][2] == (["b1"] if moved else match.view(1)["known"][2])
    assert match.view(2)["known"][1] == ([] if moved else ["b1"])


@pytest.mark.clause("SS-60", "SS-26")
def test_after_a_reshuffle_two_players_know_each_others_hand() -> None:
    match = dry_table("r1 r2 r3 r4 r5", "b5 b5 b4 b4 hold")
    play(match, RED_PLAYS + ", allow")
    assert all(Counter(world["hands"][1]) == Counter(["b5", "b5", "b4", "b4", "hold"]) for world in worlds(match, 0))
    assert all(sorted(world["hands"][0]) == ["r1", "r2", "r3", "r4", "r5"] for world in worlds(match, 1))


@pytest.mark.clause("SS-60", "SS-26")
def test_a_reshuffled_pile_is_what_was_set_aside() -> None:
    match = play(table("r1 r2 r3 r4 r5", "b1 b2", "hold", pile="b5 b5 b4 b4 b4"), RED_PLAYS + ", allow")
    drain(match, "", "", "", left=0)
    seat = match.view(None)["turn"]
    discard_any(match)
    assert match.view(None)["pile_count"] == 4
    others = [other for other in range(3) if other != seat]
    old = Counter(card for other in others for card in match.truth()["hands"][other])
    for world in worlds(match, seat):
        assert Counter(card for other in others for card in world["hands"][other]) == old, "they have drawn nothing since"
    for other in others:
        for world in worlds(match, other):
            assert {*world["pile"]} <= {"r1", "r2", "r3", "r4", "r5"}
            new = Counter(["r1", "r2", "r3", "r4", "r5"]) - Counter(world["pile"])
            assert new.total() == 1
            assert new <= Counter(world["hands"][seat]), "the one card drawn since is the missing one"


# ---- guesses


@pytest.mark.clause("SS-60")
@pytest.mark.parametrize("players", range(2, 7))
def test_every_guess_could_have_come_about(players: int) -> None:
    """Holds, windows and thefts: judged by an oracle that knows only what was seen, until the first reshuffle."""
    for seed in range(2):
        match = noripan.new("stacks", players, seed=f"oracle {seed}")
        witness = Witness(match)
        rng = noripan.Rng.seeded(f"oracle {seed}")
        while not match.is_over and "reshuffled" not in told(match, None):
            seat = rng.choose(players)
            if len(match.log) % 3 == 0:
                assert witness.could_be(seat, match.truth()), "the oracle accepts the truth"
            world = match.game.truth(match.state.guess(seat, rng))
            assert witness.could_be(seat, world), (seat, match.save())
            witness.play(eager(match, rng))


@pytest.mark.clause("SS-60")
@pytest.mark.parametrize("players", range(2, 7))
def test_a_guess_depends_on_nothing_hidden(players: int) -> None:
    """From any world that looks the same to a seat, the same chance leads to the same guess."""
    match = noripan.new("stacks", players, seed="hidden")
    rng = noripan.Rng.seeded("hidden")
    deck = DECK_FOR_TWO if players == 2 else DECK
    while not match.is_over and len(match.log) < 160:
        seat = rng.choose(players)
        other = match.state.guess(seat, rng)
        twins = [state.guess(seat, noripan.Rng.seeded(len(match.log))) for state in (match.state, other)]
        shown = [[match.game.truth(twin), [match.game.view(twin, one) for one in range(players)]] for twin in twins]
        assert json.dumps(shown[0]) == json.dumps(shown[1])
        assert Counter(match.game.census(other)) == +deck
        match.play(eager(match, rng))


@pytest.mark.clause("SS-60")
def test_a_guess_of_a_guess_knows_no_more_than_a_watcher() -> None:
    match = play(table("steal", "r1 r1 r1 r1 r1", "b1"), "steal 1")
    guess = match.state.guess(2, noripan.Rng.seeded(1))
    assert match.game.view(guess, 1)["known"][0] == []
    assert match.game.view(guess, 1)["known"][1] == match.game.truth(guess)["hands"][1]


# ---- what reveals something


@pytest.mark.clause("SS-60")
def test_what_can_be_tried_out_and_what_cannot() -> None:
    match = table("r1 r2 steal jump chip", "b1", "")
    assert {move: match.reveals(move) for move in match.moves()} == {
        **dict.fromkeys(("r1", "jump"), False),
        **dict.fromkeys(("steal 1", "steal 2"), True),
        **dict.fromkeys((f"discard {card}" for card in match.view(0)["hand"]), True),
    }
    play(match, "r1, r2, jump")
    assert match.reveals("discard chip")
    two = table("r1 r2 r3 r4 b1", "", "")
    play(two, "r1, r2, r3, r4")
    assert two.reveals("b1"), "the last card is followed by a draw"
    dry = play(dry_table("r1 r2 r3 r4 b1", "b5 b5 b4 b4 b2"), "r1, r2, r3, r4")
    assert not dry.reveals("b1"), "there is nothing to draw"
    assert not dry.reveals("discard b1")
