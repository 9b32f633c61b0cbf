"""Whole matches against the reference: the same moves, hands, sets, knowledge, tokens and ends at every step."""

from __future__ import annotations

import os

import pytest

import noripan
from noripan.core.laws import Policy, play_greedily, play_randomly
from noripan.core.match import Match
from noripan.core.rng import Rng
from noripan.games.downup.tests.positions import hands, lying, upright
from noripan.games.downup.tests.reference import Reference, write

MATCHES = 2 if os.environ.get("NORIPAN_PURE") else 12


def texts(cards: list[tuple[int, int]]) -> list[str]:
    return [write(card) for card in sorted(cards)]


def compare(match: Match, reference: Reference) -> None:
    seen = match.view(None)
    assert match.scores() == reference.tokens
    assert match.is_over == reference.over
    assert hands(match) == [texts(hand) for hand in reference.hands]
    assert lying(match) == {reference.name(place): texts(cards) for place, cards in reference.sets.items()}
    assert seen["known"] == [texts(list(cards)) for cards in reference.known]
    assert sorted(seen["discarded"]) == sorted(upright(write(card)) for card in reference.discarded)
    assert seen["star"] == (None if reference.star_seen else reference.first)
    assert seen["out"] == reference.out
    if not match.is_over:
        assert (match.to_move, seen["zone"] or 0) == (reference.seat, reference.zone)
        assert seen["turn"] == reference.turns + 1
        assert match.moves() == reference.legal()


@pytest.mark.clause("DU-12", "DU-13", "DU-20", "DU-21", "DU-26", "DU-41", "DU-51", "DU-70")
@pytest.mark.parametrize("policy", [play_randomly, play_greedily])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_matches_agree_with_the_reference(players: int, policy: Policy) -> None:
    for seed in range(MATCHES):
        match = noripan.new("downup", players, seed=f"reference {seed}")
        reference = Reference(hands(match))
        rng = Rng.seeded(seed)
        compare(match, reference)
        while not match.is_over:
            text = policy(match, rng)
            match.play(text)
            reference.play(text)
            if reference.needs_deal:
                reference.deal(hands(match))
            compare(match, reference)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_whoever_is_to_move_has_a_card_and_no_two_sets_have_the_same_size(players: int) -> None:
    rng = Rng.seeded("sizes")
    for seed in range(MATCHES):
        match = noripan.new("downup", players, seed=seed)
        while not match.is_over:
            seen = match.view(None)
            sizes = [one["size"] for one in seen["sets"]]
            assert len(set(sizes)) == len(sizes)
            assert seen["counts"][match.to_move] > 0
            match.play(play_randomly(match, rng))
