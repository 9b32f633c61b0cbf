"""TongTong's match, rounds and piles, clause by clause."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

import noripan
from noripan import BadDeal, IllegalMove
from noripan.core.match import Match
from noripan.games.tongtong.tests.scripts import PILES, SIXES_210, events, play_rounds, played, rotated, set_up

BASIC = ["high12", "high9", "low5"]
ADVANCED = ["plusminus11", "sum10"]

# Seat 0 leads; seat 1 has no yellow, seat 2 no red.
HANDS = ["R8 R5 R2 R1 Y8 Y4 Y1 B7", "R7 R6 R4 R3 B8 B6 B4 B1", "Y7 Y6 Y5 Y3 Y2 B5 B3 B2"]


def table(moves: str = "", hands: list[str] = HANDS, **options: Any) -> Match:
    deal = {"hands": [[hand.split() for hand in hands]]}
    match = noripan.new("tongtong", len(hands), seed=1, options=options, deal=deal)
    for move in moves.split():
        match.play(move)
    return match


def new(players: int = 3, seed: int = 1, **options: Any) -> Match:
    return noripan.new("tongtong", players, seed=seed, options=options)


def missions_of(match: Match) -> list[str]:
    missions: list[str] = match.truth()["missions"]
    return missions


# ---- the match


@pytest.mark.clause("TT-1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_match_is_three_games(players: int) -> None:
    match = new(players)
    numbers = []
    while not match.is_over:
        numbers.append(match.view(None)["game_number"])
        match.play(match.moves()[0])
    assert numbers == [1] * 7 * players + [2] * 7 * players + [3] * 7 * players
    assert len(match.view(None)["results"]) == 3


@pytest.mark.clause("TT-1")
def test_the_highest_total_wins() -> None:
    match = played(SIXES_210, SIXES_210, SIXES_210, rank_points=[0])
    assert match.scores() == [6, 3, 0]
    assert match.winners() == [0]
    assert events(match, "match_won") == [{"seats": [0]}]


@pytest.mark.clause("TT-2", "TT-3")
@pytest.mark.parametrize(("players", "colours"), [(3, "RYB"), (4, "RYBG"), (5, "RYBGP")])
def test_as_many_colours_as_players_and_eight_cards_each(players: int, colours: str) -> None:
    match = new(players)
    for game in range(3):
        hands = match.truth()["hands"]
        assert [len(hand) for hand in hands] == [8] * players
        assert sorted(c for hand in hands for c in hand) == sorted(f"{c}{n}" for c in colours for n in range(1, 9))
        assert match.view(None)["game_number"] == game + 1
        for _ in range(7 * players):
            match.play(match.moves()[0])


@pytest.mark.clause("TT-3")
def test_every_game_is_shuffled_anew() -> None:
    match = new(4, seed=3)
    first = match.truth()["hands"]
    assert new(4, seed=4).truth()["hands"] != first
    assert new(4, seed=3).truth()["hands"] == first
    while match.view(None)["game_number"] == 1:
        match.play(match.moves()[0])
    assert match.truth()["hands"] != first


@pytest.mark.clause("TT-4")
def test_the_mission_is_open_from_the_start_of_its_game() -> None:
    match = new(3, seed=8, advanced=True)
    order = missions_of(match)
    assert len(set(order)) == 3
    for game in range(3):
        for seat in (None, 0, 1, 2):
            assert match.view(seat)["mission"] == order[game]
            assert match.view(seat)["missions"] == order[: game + 1]
        for _ in range(21):
            match.play(match.moves()[0])
    assert [event["mission"] for event in events(match, "game_began")] == order[1:]


@pytest.mark.clause("TT-5")
def test_a_basic_match_has_the_basic_missions_in_any_order() -> None:
    orders = {tuple(missions_of(new(seed=seed))) for seed in range(100)}
    assert orders == set(itertools.permutations(BASIC))


@pytest.mark.clause("TT-6")
def test_an_advanced_match_draws_three_of_five() -> None:
    orders = {tuple(missions_of(new(seed=seed, advanced=True))) for seed in range(600)}
    assert orders == set(itertools.permutations(BASIC + ADVANCED, 3))


@pytest.mark.clause("TT-7")
@pytest.mark.parametrize("advanced", [False, True])
def test_missions_can_be_fixed(advanced: bool) -> None:
    order = ["sum10", "low5", "plusminus11"]
    for seed in range(5):
        assert missions_of(new(seed=seed, missions=order, advanced=advanced)) == order
    match = noripan.new("tongtong", 3, options={"missions": order, "advanced": advanced}, deal={"missions": order})
    assert match.view(0)["mission"] == "sum10"
    assert match.view(0)["missions_left"] == ["low5", "plusminus11"], "fixed missions are no secret"


@pytest.mark.clause("TT-7")
@pytest.mark.parametrize("named", [["high9", "high12", "low5"], ["sum10", "high9", "low5"]])
def test_a_deal_that_names_other_missions_is_refused(named: list[str]) -> None:
    with pytest.raises(BadDeal) as refusal:
        noripan.new("tongtong", 3, options={"missions": BASIC, "advanced": True}, deal={"missions": named})
    assert refusal.value.code == "deal_other_missions"
    assert refusal.value.details["expected"] == "high12, high9, low5"


# ---- leading and following


@pytest.mark.clause("TT-10")
def test_who_has_red_8_leads_every_game() -> None:
    match = set_up(SIXES_210, rotated(SIXES_210, 1), rotated(SIXES_210, 2))
    leaders = []
    for one in (SIXES_210, rotated(SIXES_210, 1), rotated(SIXES_210, 2)):
        leaders.append(match.to_move)
        assert match.view(None)["leader"] == match.view(None)["marker"] == match.to_move
        assert "R8" in match.truth()["hands"][match.to_move or 0]
        play_rounds(match, one[:7])
    assert leaders == [1, 2, 0]


@pytest.mark.clause("TT-11")
def test_seven_rounds_clockwise_and_the_eighth_card_stays() -> None:
    match = set_up(PILES, rank_points=[0])
    order = []
    for row in PILES[:7]:
        for _ in row:
            order.append(match.to_move)
            match.play(row[match.to_move or 0])
    assert order == [0, 1, 2] * 5 + [1, 2, 0] + [2, 0, 1], "4s change the leader of the last two rounds"
    assert match.view(None)["game_number"] == 2
    scored = events(match, "ranked") + events(match, "went_bust")
    laid = {card for row in PILES[:7] for card in row}
    assert all(set(event["top_cards"]) <= laid for event in scored)
    assert match.truth()["eighths"] == [["R4", "R2", "B6"]]


@pytest.mark.clause("TT-11")
def test_a_round_goes_clockwise_from_any_leader() -> None:
    match = table("Y1 B8 Y7")
    assert match.to_move == 1
    match.play("B1")
    assert match.to_move == 2
    match.play("B2")
    assert match.to_move == 0


@pytest.mark.clause("TT-12")
def test_the_leader_may_lay_any_card() -> None:
    assert table().moves() == sorted(HANDS[0].split())
    assert table("Y1 B8 Y7").moves() == sorted(set(HANDS[1].split()) - {"B8"})


@pytest.mark.clause("TT-13")
def test_the_others_must_follow() -> None:
    match = table("R5")
    assert match.moves() == ["R3", "R4", "R6", "R7"]
    with pytest.raises(IllegalMove) as refusal:
        match.play("B8")
    assert refusal.value.code == "must_follow"
    assert refusal.value.details == {"card": "B8", "colour": "R", "cards": ["R3", "R4", "R6", "R7"]}


@pytest.mark.clause("TT-13")
def test_who_has_none_of_the_colour_may_lay_any_card() -> None:
    match = table("R5 R3")
    assert match.moves() == sorted(HANDS[2].split())


@pytest.mark.clause("TT-13", "TT-16")
def test_a_four_does_not_change_the_colour_to_follow() -> None:
    match = table("Y1 B4")
    assert match.view(2)["marker"] == 1
    assert match.view(2)["follow"] == "Y"
    assert match.moves() == ["Y2", "Y3", "Y5", "Y6", "Y7"]


# ---- winning


@pytest.mark.clause("TT-14")
def test_the_highest_number_wins_whatever_its_colour() -> None:
    match = table("Y1 B8 Y7")
    assert events(match, "round_won")[0]["seat"] == 1
    assert match.view(None)["piles"] == [{}, {"Y": ["Y1", "Y7"], "B": ["B8"]}, {}]


@pytest.mark.clause("TT-15")
@pytest.mark.parametrize(("moves", "taker"), [("Y8 B8 Y2", 1), ("R5 R3 Y5", 2), ("Y1 B1 Y3", 2), ("B7 B8 B2", 1)])
def test_of_equal_numbers_the_later_wins(moves: str, taker: int) -> None:
    match = table(moves)
    assert match.view(None)["rounds_played"] == [{"leader": 0, "cards": moves.split(), "taker": taker}]
    assert [event["seat"] for event in events(match, "round_won")] == [taker]


@pytest.mark.clause("TT-16")
def test_a_four_takes_the_lead_marker_at_once_and_the_last_keeps_it() -> None:
    match = table()
    markers = [match.view(None)["marker"]]
    for move in ("Y4", "R4", "Y7"):
        match.play(move)
        markers.append(match.view(None)["marker"])
    assert markers == [0, 0, 1, 1]
    assert events(match, "marker_kept") == [{"seat": 0, "card": "Y4"}]
    assert events(match, "marker_taken") == [{"seat": 1, "card": "R4"}]
    assert events(match, "round_won")[0]["seat"] == 2
    assert match.to_move == 1, "seat 2 won the cards"


@pytest.mark.clause("TT-16")
def test_the_leader_can_keep_the_lead_with_a_four() -> None:
    match = table("Y4 B8 Y7")
    assert events(match, "round_won")[0]["seat"] == 1
    assert match.to_move == 0
    assert events(match, "leads_next") == [{"seat": 0, "round": 2}]


@pytest.mark.clause("TT-17", "TT-16")
def test_without_a_four_the_winner_leads() -> None:
    match = table("Y1 B8 Y7")
    assert events(match, "marker_taken") == []
    assert match.to_move == 1
    assert match.view(None)["leader"] == match.view(None)["marker"] == 1
    match = table("R2 R4 B5 R3 Y7 R8")
    assert events(match, "leads_next") == [{"seat": 1, "round": 2}, {"seat": 0, "round": 3}], "an old 4 counts no more"


# ---- piles


@pytest.mark.clause("TT-20", "TT-21", "TT-27")
def test_printed_example_of_piles() -> None:
    match = set_up(PILES)
    tops, sixes = [], []
    for row in PILES[:3]:
        play_rounds(match, [row])
        tops.append(match.view(None)["piles"][0]["R"][0])
        sixes.append(match.view(None)["sixes"][0])
    assert tops == ["R3", "R7", "R5"]
    assert match.view(None)["piles"][0]["R"] == ["R5", "R8", "R7", "R3", "R6"]
    assert sixes == [1, 1, 1], "a buried 6 counts"


@pytest.mark.clause("TT-20")
def test_the_lowest_new_card_lies_on_top_whatever_the_order_of_laying() -> None:
    match = table("B7 B8 B2")
    assert match.view(None)["piles"][1] == {"B": ["B2", "B7", "B8"]}
    assert events(match, "round_won") == [
        {"seat": 1, "round": 1, "cards": ["B7", "B8", "B2"], "top_cards": ["B2"], "piles": {"B": ["B2", "B7", "B8"]}}
    ]


@pytest.mark.clause("TT-21", "TT-25")
def test_a_new_card_covers_a_lower_top() -> None:
    match = table("B7 B8 B2 B6 B3 Y1")
    assert match.view(None)["piles"][1] == {"Y": ["Y1"], "B": ["B3", "B6", "B2", "B7", "B8"]}
    assert match.view(None)["sums"] == [0, 4, 0]
    won = events(match, "round_won")[1]
    assert won["piles"] == {"Y": ["Y1"], "B": ["B3", "B6", "B2", "B7", "B8"]}
    assert won["top_cards"] == ["Y1", "B3"]


@pytest.mark.clause("TT-20", "TT-21")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_what_is_told_of_a_round_is_what_then_lies_there(players: int) -> None:
    match = new(players, seed=12)
    chance = random.Random(12)
    told = 0
    while not match.is_over:
        match.play(chance.choice(match.moves()))
        view = match.view(None)
        if view["table"] or view["round"] == 1 or match.is_over:
            continue
        won = events(match, "round_won")[-1]
        piles = view["piles"][won["seat"]]
        assert won["seat"] == view["rounds_played"][-1]["taker"]
        assert won["piles"] == {colour: piles[colour] for colour in piles if colour in {card[0] for card in won["cards"]}}
        assert won["top_cards"] == [pile[0] for pile in piles.values()]
        assert events(match, "leads_next")[-1] == {"seat": match.to_move, "round": view["round"]}
        told += 1
    assert told == 3 * 6
