"""IOTA's setting up: who begins, the deal, short games, and deals that are given."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import noripan
from noripan import BadDeal
from noripan.games.iota.tests.positions import DECK, FACES, SlowRng, deal, table


def draw_for_start(rng: SlowRng, deck: list[str], players: int) -> tuple[int, int]:
    """IO-1 by the book: who begins, and in how many rounds of drawing that was found out."""
    cards, drawing, rounds = deck.copy(), list(range(players)), 0
    while len(drawing) > 1:
        numbers = {}
        for drawn, seat in enumerate(drawing):
            at = drawn + rng.below(len(cards) - drawn)
            cards[at], cards[drawn] = cards[drawn], cards[at]
            numbers[seat] = 0 if cards[drawn] == "W" else int(cards[drawn][2])
        drawing = [seat for seat in drawing if numbers[seat] == max(numbers.values())]
        rounds += 1
    return drawing[0], rounds


@pytest.mark.clause("IO-1", "IO-2", "IO-3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_highest_number_begins_and_ties_draw_again(players: int) -> None:
    rounds_seen, wild_starters = Counter[int](), 0
    for seed in range(80):
        rng, deck = SlowRng(str(seed)), ["W", "W", *FACES]
        first, rounds = draw_for_start(rng, deck, players)
        rounds_seen[rounds] += 1
        rng.shuffle(deck)
        hands = [sorted(deck[4 * seat : 4 * seat + 4]) for seat in range(players)]
        rest = deck[4 * players :]
        while rest[0] == "W":
            wild_starters += 1
            rng.shuffle(rest)
        match = noripan.new("iota", players, seed)
        truth = match.truth()
        assert match.to_move == first
        assert (truth["hands"], truth["table"], truth["pile"]) == (hands, [[rest[0], 0, 0]], rest[1:])
    assert rounds_seen[1] and rounds_seen[2], "some of these had ties"
    assert wild_starters or players < 4, "and a wild was turned up"


@pytest.mark.clause("IO-1")
def test_the_deal_can_say_who_begins() -> None:
    for seat in range(4):
        assert noripan.new("iota", 4, seed=3, deal={"first": seat}).to_move == seat


@pytest.mark.clause("IO-2")
@pytest.mark.parametrize(("players", "pile"), [(2, 57), (3, 53), (4, 49)])
def test_four_cards_each_and_the_top_card_is_the_starter(players: int, pile: int) -> None:
    match = noripan.new("iota", players, seed=11)
    truth = match.truth()
    assert [len(hand) for hand in truth["hands"]] == [4] * players
    assert len(truth["pile"]) == truth["pile_count"] == pile
    (starter, x, y), = truth["table"]  # fmt: skip
    assert (x, y) == (0, 0)
    assert Counter(card for hand in truth["hands"] for card in hand) + Counter([starter, *truth["pile"]]) == Counter(DECK)


@pytest.mark.clause("IO-3")
def test_a_wild_is_never_the_starter() -> None:
    assert not any(noripan.new("iota", 2, seed).view(None)["table"][0][0] == "W" for seed in range(300))
    hands = [["W", "W", "Bc1", "Bc2"], ["Bc3", "Bc4", "Bs1", "Bs2"]]
    rest = [card for card in FACES if not any(card in hand for hand in hands)]
    for seed in range(20):
        match = noripan.new("iota", 2, seed, deal={"pile": rest[1:]})
        assert match.view(None)["table"][0][0] != "W", "though one of nine cards must be it and two of these are wild"


@pytest.mark.clause("IO-40")
@pytest.mark.parametrize(("players", "pile"), [(2, 25), (3, 21), (4, 17)])
def test_a_short_game_has_half_of_the_cards_and_both_wilds(players: int, pile: int) -> None:
    out = set()
    for seed in range(10):
        match = noripan.new("iota", players, seed, options={"short": True})
        truth = match.truth()
        used = [card for hand in truth["hands"] for card in hand] + truth["pile"] + [truth["table"][0][0]]
        assert len(truth["pile"]) == pile
        assert len(used) == 34 and used.count("W") == 2
        assert sorted(used + truth["out"]) == sorted(DECK)
        out.add(tuple(truth["out"]))
    assert len(out) == 10, "which ones are left out is drawn from the seed"
    assert "out" not in match.view(0), "and nobody sees them"


@pytest.mark.clause("IO-40")
def test_in_a_short_game_any_card_may_be_missing() -> None:
    match = noripan.new("iota", 2, 5, options={"short": True})
    rng = noripan.Rng.seeded("short")
    mine = {*match.view(0)["hand"], match.view(0)["table"][0][0]}
    missing: set[str] = set()
    for _ in range(60):
        missing |= set(match.game.truth(match.state.guess(0, rng))["out"])
    assert missing == set(FACES) - mine


# ---- deals that are given


def test_a_deal_is_dealt_exactly() -> None:
    given = deal("Bc1 Gt3 W Yx4", "Bs2 W", "", starter="Gs3", pile="Yx1 Bc2", first=2)
    match = noripan.new("iota", 3, 1, deal=given)
    truth = match.truth()
    assert truth["hands"] == [sorted(hand) for hand in given["hands"]]
    assert (truth["pile"], truth["table"], match.to_move) == (given["pile"], [["Gs3", 0, 0]], 2)
    assert match.game.deal_of(match.state) == {**given, "hands": truth["hands"]}


@pytest.mark.parametrize(
    "keys", [["hands"], ["starter"], ["pile"], ["hands", "pile"], ["starter", "pile"], ["hands", "starter"]]
)
@pytest.mark.parametrize("short", [False, True])
def test_what_a_deal_leaves_out_is_drawn(keys: list[str], short: bool) -> None:
    given = deal("Bc1 W", "Gc1", starter="Yc1", short=short)
    part = {key: given[key] for key in keys}
    starts = set()
    for seed in range(8):
        match = noripan.new("iota", 2, seed, {"short": short}, part)
        truth = match.truth()
        whole = match.game.deal_of(match.state)
        assert all(whole[key] == given[key] for key in keys if key != "hands")
        assert "hands" not in keys or whole["hands"] == [sorted(hand) for hand in given["hands"]]
        assert match.game.census(match.state) == sorted(DECK)
        assert sum(hand.count("W") for hand in truth["hands"]) + truth["pile"].count("W") == 2
        starts.add(str(whole))
    assert len(starts) > 1, "at least who begins differs"


GOOD = deal("Bc1 Gt3 W Yx4", "Bs2 W")
SHORT = deal("Bc1 W", "", short=True)


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ([], "deal_not_object"),
        ({"deck": []}, "deal_unknown_key"),
        ({"first": 2}, "deal_bad_seat"),
        ({"first": "0"}, "deal_bad_seat"),
        ({"hands": GOOD["hands"][:1]}, "deal_wrong_count"),
        ({"hands": [GOOD["hands"][0][:3], GOOD["hands"][1]]}, "deal_wrong_count"),
        ({"hands": [GOOD["hands"][0], GOOD["hands"][0]]}, "deal_too_many"),
        ({"hands": [["W", "W", "W", "Bc1"], GOOD["hands"][1]]}, "deal_too_many"),
        ({"hands": [["B1c", "W", "W", "Bc1"], GOOD["hands"][1]]}, "deal_unknown_card"),
        ({"hands": {}}, "deal_not_list"),
        ({"starter": "W"}, "deal_wild_starter"),
        ({"starter": None}, "deal_unknown_card"),
        ({"starter": ["Bc1"]}, "deal_unknown_card"),
        ({"starter": "Bc1", "hands": GOOD["hands"]}, "deal_too_many"),
        ({"pile": GOOD["pile"][1:]}, "deal_wrong_count"),
        ({"pile": "Bc1"}, "deal_not_list"),
        ({"pile": [*GOOD["pile"][:-1], GOOD["pile"][0]]}, "deal_too_many"),
        ({"hands": GOOD["hands"], "pile": [*GOOD["pile"][1:], GOOD["hands"][0][0]]}, "deal_too_many"),
        ({"hands": [["Bc1", "Gt3", "Rc1", "Yx4"], GOOD["hands"][1]], "pile": GOOD["pile"]}, "deal_wilds_missing"),
    ],
)
def test_what_does_not_fit_is_refused(given: Any, code: str) -> None:
    with pytest.raises(BadDeal) as refusal:
        noripan.new("iota", 2, deal=given)
    assert refusal.value.code == code


def test_a_short_deal_has_34_cards_and_both_wilds() -> None:
    assert noripan.new("iota", 2, options={"short": True}, deal=SHORT).view(None)["pile_count"] == 25
    with pytest.raises(BadDeal, match="deal_wrong_count"):
        noripan.new("iota", 2, options={"short": True}, deal=GOOD)
    without = {**SHORT, "pile": [card for card in SHORT["pile"] if card != "W"] + ["Yx4"]}
    with pytest.raises(BadDeal, match="deal_wilds_missing"):
        noripan.new("iota", 2, options={"short": True}, deal=without)


def test_the_deal_of_a_later_position_tells_only_what_all_have_seen() -> None:
    match = table("Gt3", "", first=1)
    match.play("pass")
    assert match.game.deal_of(match.state) == {"first": 1, "starter": "Rc1"}
