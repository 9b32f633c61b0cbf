"""What IOTA's heuristic has an eye for, in positions that show it."""

from __future__ import annotations

import pytest

import noripan
from noripan.bots.thinking import Budget, think
from noripan.core.laws import play_greedily, play_randomly
from noripan.core.match import Match
from noripan.core.rng import Rng
from noripan.games.iota.heuristic import HEURISTIC
from noripan.games.iota.tests.positions import play, table


def liked(match: Match) -> list[str]:
    """The moves that look best."""
    weights = HEURISTIC.weights(match.state)
    return [match.game.write_move(match.state, move) for move in weights if weights[move] == max(weights.values())]


def play_turn(match: Match) -> Match:
    """Play what looks best until the turn is over."""
    seat, turns = match.to_move, match.state.turns  # type: ignore[attr-defined]
    while match.to_move == seat and match.state.turns == turns:  # type: ignore[attr-defined]
        match.play(liked(match)[0])
    return match


def test_lays_a_lot_card_by_card() -> None:
    match = table("Rc2 Rc3 Rc4 Gt1", "Bx1", starter="Rc1")
    assert play_turn(match).scores()[0] == 20


def test_finds_the_double_for_four_cards() -> None:
    match = table("Yx4 Yx1 Yx2 Yx3", "Gt2 Bx2", "Rx1 Gx3", "Ys2 Yc3", starter="Rc2", first=1)
    play(match, "Gt2@1,0; Bx2@2,0; end; Rx1@2,1; Gx3@2,-1; end; Ys2@3,0; Yc3@3,1; end")
    assert play_turn(match).scores()[0] == 208


def test_ends_when_nothing_more_fits() -> None:
    match = table("Rc2 Rc3 Rc4 Gt1", "Bx1", starter="Rc1")
    play(match, "Rc2@1,0; Rc3@2,0; Rc4@3,0")
    assert liked(match) == ["end"]


def test_keeps_a_wild_that_makes_no_lot() -> None:
    match = table("Rc2 W Gs1 Bt2", "Bx1", starter="Rc1")
    assert not any("W" in move for move in play_turn(match).log)


def test_a_wild_makes_the_second_lot() -> None:
    match = table("W Rx1 Gx2 Bx3", "Gs2 Bt3 Yx4", starter="Rc1", first=1)
    play(match, "Gs2@1,0; Bt3@2,0; Yx4@3,0; end")
    play_turn(match)
    assert match.scores()[0] >= 2 * 2 * 10
    assert any(move.startswith("W@") for move in match.log)


def test_rather_leaves_open_a_lot_whose_last_card_is_gone() -> None:
    """Beside Rc1 Gs2, Bx3 waits for Yt4, which lies on the table, and Bt3 for Yx4, which somebody may hold."""
    match = table("Gs2 Yt4", "Bx3 Bt3 Rc3 Rs4", starter="Rc1")
    play(match, "Gs2@1,0; end; pass; Yt4@0,1; end")
    weights = {match.game.write_move(match.state, move): weight for move, weight in HEURISTIC.weights(match.state).items()}
    assert weights["Bx3@2,0"] > weights["Bt3@2,0"]


def test_swaps_for_a_wild() -> None:
    match = table("W Rc2 Rc3", "Rc4", starter="Rc1")
    play(match, "Rc2@1,0; Rc3@2,0; W@3,0; end")
    assert match.to_move == 1
    assert liked(match) == ["swap Rc4@3,0"]


def test_trades_everything_but_wilds_when_nothing_scores() -> None:
    match = table("W Rc2 Gt1", "Bx1", starter="Rc1")
    weights = {match.game.write_move(match.state, move): weight for move, weight in HEURISTIC.weights(match.state).items()}
    trades = {move: weight for move, weight in weights.items() if move.startswith("trade")}
    assert "W" not in max(trades, key=lambda move: trades[move])
    assert max(trades.values()) >= weights["pass"]
    assert max(weights, key=lambda move: weights[move]) not in trades


@pytest.mark.parametrize("players", [2, 3, 4])
def test_weights_are_positive_and_use_only_what_the_seat_sees(players: int) -> None:
    rng = Rng.seeded(f"iota heuristic {players}")
    for number in range(6):
        options: dict[str, object] = {"fill_gaps": number % 2 == 1, "short": number % 3 == 2}
        match = noripan.new("iota", players, f"heuristic {number}", options)
        while match.to_move is not None:
            weights = HEURISTIC.weights(match.state)
            assert sorted(weights) == sorted(match.state.moves())
            assert min(weights.values()) >= 1
            assert HEURISTIC.weights(match.state.guess(match.to_move, rng)) == weights
            match.play((play_randomly if number < 3 else play_greedily)(match, rng))


@pytest.mark.parametrize("players", [2, 4])
def test_a_search_expects_results_between_0_and_1(players: int) -> None:
    rng = Rng.seeded("iota prospects")
    match = noripan.new("iota", players, "prospects", {"short": True})
    while match.to_move is not None:
        if len(match.log) % 4 == 0:
            root = match.state.guess(match.to_move, rng)
            tried = think(root, HEURISTIC, match.to_move, rng, Budget(simulations=20))
            assert sum(one.visits for one in tried) == 20
            assert all(0 <= one.result <= 1 for one in tried)
        match.play(play_greedily(match, rng))
