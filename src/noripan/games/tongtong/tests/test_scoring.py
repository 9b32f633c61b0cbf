"""TongTong's scoring, missions, ends and teams, clause by clause."""

from __future__ import annotations

import random
from typing import Any

import pytest

import noripan
from noripan import BadOption
from noripan.core.match import Match
from noripan.games.tongtong.tests import scripts
from noripan.games.tongtong.tests.naive import champions, reckon
from noripan.games.tongtong.tests.scripts import Script, events, played, rotated

BASIC = ["high12", "high9", "low5"]


def one_game(script: Script, mission: str, **options: Any) -> Match:
    """A match whose first game has been played by the script."""
    others = [name for name in (*BASIC, "sum10") if name != mission]
    return played(script, missions=[mission, *others[:2]], **options)


@pytest.mark.clause("TT-25", "TT-26", "TT-27", "TT-30", "TT-35", "TT-36")
def test_printed_example_of_scoring() -> None:
    match = one_game(scripts.EXAMPLE, "high12")
    assert match.view(None)["results"] == [
        {
            "mission": "high12", "sums": [13, 9, 9, 0], "busts": [True, False, False, False], "ranks": [None, 1, 1, 3],
            "points": [0, 10, 10, 4], "bonus": [1, 2, 1, 0],
        }
    ]  # fmt: skip
    assert match.scores() == [1, 12, 11, 4]


@pytest.mark.clause("TT-25")
def test_the_sum_adds_the_tops_and_is_0_without_piles() -> None:
    match = scripts.set_up(scripts.EXAMPLE, missions=BASIC)
    scripts.play_rounds(match, scripts.EXAMPLE[:6])
    view = match.view(None)
    assert view["sums"] == [sum(int(pile[0][1]) for pile in piles.values()) for piles in view["piles"]]
    assert view["piles"][3] == {}
    assert view["sums"][3] == 0


@pytest.mark.parametrize(
    ("script", "mission", "sums", "scores"),
    [
        pytest.param("AROUND_12", "high12", [11, 12, 3], [10 + 1, 0, 7 + 2], marks=pytest.mark.clause("TT-26", "TT-30")),
        pytest.param("AROUND_9", "high9", [8, 9, 8, 0], [10 + 3, 0 + 1, 10, 4], marks=pytest.mark.clause("TT-31", "TT-36")),
        pytest.param("AROUND_5", "low5", [0, 6, 10, 5], [0, 10 + 2, 7 + 2, 0], marks=pytest.mark.clause("TT-32", "TT-25")),
        pytest.param("TWO_LOWEST", "low5", [9, 15, 9, 12], [11, 2, 11, 5], marks=pytest.mark.clause("TT-32", "TT-36")),
        pytest.param("AROUND_11", "plusminus11", [3, 11, 10, -6, 0], [3, 1, 12, 2, 0], marks=pytest.mark.clause("TT-33")),
        pytest.param("AROUND_10", "sum10", [9, 8, 18, 10, 0], [9, 8, 2, 2, 0], marks=pytest.mark.clause("TT-34", "TT-27")),
        pytest.param("FIVE_RANKS", "high12", [7, 5, 8, 10, 0], [5, 2, 8, 12, 0], marks=pytest.mark.clause("TT-35")),
    ],
)
def test_missions(script: str, mission: str, sums: list[int], scores: list[int]) -> None:
    match = one_game(getattr(scripts, script), mission)
    assert match.view(None)["results"][0]["sums"] == sums
    assert match.scores() == scores


@pytest.mark.clause("TT-26", "TT-28")
def test_scoring_is_told_step_by_step() -> None:
    match = one_game(scripts.EXAMPLE, "high12")
    assert events(match, "went_bust") == [
        {
            "seat": 0, "game_number": 1, "mission": "high12", "top_cards": ["R7", "B1", "G5"], "sum": 13, "bust": True,
            "rank": None, "points": 0, "bonus": 1, "score": 1, "total": 1,
        }
    ]  # fmt: skip
    assert [(f["seat"], f["rank"], f["points"], f["total"]) for f in events(match, "ranked")] == [
        (1, 1, 10, 12), (2, 1, 10, 11), (3, 3, 4, 4),
    ]  # fmt: skip
    match = one_game(scripts.AROUND_10, "sum10")
    assert [(f["seat"], f["sum"], f["rank"], f["total"]) for f in events(match, "scored_sum")] == [
        (0, 9, None, 9), (1, 8, None, 8), (4, 0, None, 0),
    ]  # fmt: skip


@pytest.mark.clause("TT-28", "TT-33")
def test_a_loss_stops_at_0_before_the_bonus() -> None:
    match = one_game(scripts.AROUND_11, "plusminus11")
    assert match.view(None)["results"][0]["points"][3] == -6
    assert match.scores()[3] == 2, "not max(0, -6 + 2)"


@pytest.mark.clause("TT-28")
def test_a_loss_is_taken_from_the_total() -> None:
    match = played(scripts.SIXES_210, scripts.BELOW_ZERO, missions=["high12", "plusminus11", "low5"])
    assert [game["points"] for game in match.view(None)["results"]] == [[10, 4, 7], [-6, -1, 7]]
    assert match.scores() == [10 + 2 - 6, 4 + 1 - 1, 7 + 7 + 3]
    match = played(scripts.SIXES_210, scripts.BELOW_ZERO, missions=["high12", "plusminus11", "low5"], rank_points=[3, 2, 1])
    assert match.scores() == [0, 1, 2 + 7 + 3]


@pytest.mark.clause("TT-35")
def test_rank_points_can_be_replaced() -> None:
    assert one_game(scripts.FIVE_RANKS, "high12", rank_points=[20, 5]).scores() == [1, 1, 6, 22, 0]
    match = one_game(scripts.FIVE_RANKS, "high12", rank_points=[5, 4, 3, 2, 1])
    assert match.view(None)["results"][0]["points"] == [3, 2, 4, 5, 1]
    assert match.view(None)["rank_points"] == [5, 4, 3, 2, 1]


# ---- the end: with ranks worth nothing, a game's score is its sixes


def only_sixes(*games: Script, **options: Any) -> Match:
    return played(*games, rank_points=[0], **{"missions": BASIC, **options})


@pytest.mark.clause("TT-40")
def test_equal_totals_the_third_game_decides() -> None:
    one = scripts.SIXES_210
    match = only_sixes(rotated(one, 2), rotated(one, 1), one)
    assert match.scores() == [3, 3, 3]
    assert match.winners() == [0]
    assert events(match, "tie_broken") == [{"seats": [0], "game_number": 3}]


@pytest.mark.clause("TT-40")
def test_equal_third_games_the_second_decides() -> None:
    match = only_sixes(scripts.SIXES_012, scripts.SIXES_210, scripts.SIXES_111)
    assert match.scores() == [3, 3, 3]
    assert match.winners() == [0]
    assert events(match, "tie_broken") == [{"seats": [0], "game_number": 2}]


@pytest.mark.clause("TT-40", "TT-28")
def test_the_first_game_decides_by_what_was_earned_before_the_floor() -> None:
    missions = ["plusminus11", "high12", "high9"]
    match = only_sixes(scripts.ALL_BELOW_ZERO, scripts.SIXES_111, scripts.SIXES_111, missions=missions)
    first = match.view(None)["results"][0]
    assert (first["points"], first["bonus"]) == ([-4, -1, -1], [1, 1, 0])
    assert match.scores() == [3, 3, 2]
    assert match.winners() == [1], "1 - 1 in the first game is better than 1 - 4"
    assert events(match, "tie_broken") == [{"seats": [1], "game_number": 1}]


@pytest.mark.clause("TT-40")
def test_equal_in_everything_shares_the_victory() -> None:
    match = only_sixes(scripts.SIXES_111, scripts.SIXES_111, scripts.SIXES_111)
    assert match.scores() == [3, 3, 3]
    assert match.winners() == [0, 1, 2]
    assert events(match, "match_shared") == [{"seats": [0, 1, 2]}]
    assert events(match, "tie_broken") == []


# ---- teams


@pytest.mark.clause("TT-45")
def test_partners_add_their_totals() -> None:
    match = played(scripts.EXAMPLE, scripts.EXAMPLE, scripts.SIXES_0220, teams=True, missions=BASIC)
    assert match.scores() == [12, 20, 21, 14]
    assert match.winners() == [1, 3], "34 against 33, though seat 2 has most"
    assert events(match, "team_counted") == [{"seats": [0, 2], "total": 33}, {"seats": [1, 3], "total": 34}]
    assert events(match, "match_won") == [{"seats": [1, 3]}]
    assert match.view(0)["teams"] == [[0, 2], [1, 3]]
    alone = played(scripts.EXAMPLE, scripts.EXAMPLE, scripts.SIXES_0220, missions=BASIC)
    assert alone.winners() == [2]
    assert alone.view(0)["teams"] is None


@pytest.mark.clause("TT-45", "TT-28", "TT-46")
def test_the_floor_is_each_players_own() -> None:
    match = one_game(scripts.PARTNERS_APART, "plusminus11", teams=True, advanced=True)
    assert match.view(None)["results"][0]["points"] == [-6, -5, 4, -6]
    assert match.scores() == [0, 1, 5, 2]


@pytest.mark.clause("TT-45", "TT-40")
def test_a_tie_of_teams_is_decided_by_their_game_scores() -> None:
    one, other = scripts.AROUND_9, rotated(scripts.AROUND_9, 1)
    match = only_sixes(one, scripts.SIXES_1111, other, teams=True)
    assert match.scores() == [4, 5, 2, 1]
    assert match.winners() == [1, 3]
    assert events(match, "tie_broken") == [{"seats": [1, 3], "game_number": 3}]
    match = only_sixes(other, one, scripts.SIXES_1111, teams=True)
    assert match.winners() == [0, 2]
    assert events(match, "tie_broken") == [{"seats": [0, 2], "game_number": 2}]


@pytest.mark.clause("TT-45")
def test_teams_can_share_the_victory() -> None:
    match = only_sixes(scripts.SIXES_1111, scripts.SIXES_0220, scripts.SIXES_2101, teams=True)
    assert match.scores() == [3, 4, 3, 2]
    assert match.winners() == [0, 1, 2, 3]
    assert events(match, "match_shared") == [{"seats": [0, 1, 2, 3]}]


@pytest.mark.clause("TT-45")
@pytest.mark.parametrize("players", [3, 5])
def test_teams_are_for_four(players: int) -> None:
    with pytest.raises(BadOption) as refusal:
        noripan.new("tongtong", players, options={"teams": True})
    assert refusal.value.code == "teams_need_four"
    assert refusal.value.details == {"players": players}


@pytest.mark.clause("TT-46")
def test_teams_play_advanced_matches_too() -> None:
    seen = set()
    for seed in range(40):
        match = noripan.new("tongtong", 4, seed=seed, options={"teams": True, "advanced": True})
        seen |= set(match.truth()["missions"])
    assert seen == {*BASIC, "plusminus11", "sum10"}
    while not match.is_over:
        match.play(match.moves()[-1])
    assert match.winners() in ([0, 2], [1, 3], [0, 1, 2, 3])


# ---- whole matches against a second reading of the rules


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize(
    "options", [{}, {"advanced": True}, {"teams": True, "advanced": True}, {"missions": ["sum10", "plusminus11", "low5"]}]
)
def test_random_matches_agree_with_a_second_reading_of_the_rules(players: int, options: dict[str, Any]) -> None:
    if options.get("teams") and players != 4:
        return
    chance = random.Random(players)
    for seed in range(12):
        match = noripan.new("tongtong", players, seed=seed, options=options)
        dealt = []
        while not match.is_over:
            if len(match.log) % (7 * players) == 0:
                dealt.append(match.truth()["hands"])
            match.play(chance.choice(match.moves()))
        expected = reckon(players, match.truth()["missions"], dealt, match.log, [10, 7, 4, 1, 0])
        assert match.scores() == expected.totals
        assert match.winners() == champions(expected, bool(options.get("teams")))
        results = match.view(None)["results"]
        assert [game["sums"] for game in results] == expected.sums
        earned = [[p + b for p, b in zip(game["points"], game["bonus"], strict=True)] for game in results]
        assert earned == expected.earned
        assert match.view(None)["eighths"] == expected.eighths
