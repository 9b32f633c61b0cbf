"""What others have played tells of their cards, and the worlds of a search follow it."""

from __future__ import annotations

import math
from collections import Counter

import noripan
from noripan.bots.search import LEAST_LIKELIHOOD, REUSED, Search
from noripan.core.match import Match
from noripan.core.rng import Rng
from noripan.core.state import State

MOVES = 6
WORLDS = 3000
Hand = tuple[str, ...]


def begun() -> Match:
    """Two players of a game whose worlds know how their round began; both play by heuristic."""
    matches = (noripan.new(name, 2, "belief") for name, game in noripan.games().items() if 2 in game.seats)
    match = next(match for match in matches if match.state.rewound() is not None)
    while len(match.log) < MOVES:
        weights = match.game.heuristic.weights(match.state)
        match.play(match.game.write_move(match.state, max(weights, key=lambda move: (weights[move], move))))
    assert len(match.since_dealt) == MOVES
    return match


def likelihood(match: Match, world: State, seat: int) -> float:
    """How likely the other's moves are in a world."""
    earlier, found = world.rewound(), 1.0
    assert earlier is not None
    for move in match.since_dealt:
        if earlier.to_move != seat:
            weights = match.game.heuristic.weights(earlier)
            found *= LEAST_LIKELIHOOD + weights[move] / sum(weights.values())
        earlier.apply(move)
    return found


def hand_in(match: Match, world: State) -> Hand:
    """The cards of the seat that is not to move."""
    return tuple(match.game.truth(world)["hands"][1 - match.state.to_move])


def means(hands: dict[Hand, float]) -> dict[str, float]:
    """How often each card is in the hand."""
    found: Counter[str] = Counter()
    for hand, weight in hands.items():
        for card in hand:
            found[card] += weight / sum(hands.values())  # type: ignore[assignment]
    return dict(found)


def furthest(some: dict[str, float], others: dict[str, float]) -> float:
    return max(abs(some.get(card, 0.0) - others.get(card, 0.0)) for card in {*some, *others})


def test_worlds_come_as_often_as_the_past_is_likely_in_them() -> None:
    match = begun()
    seat = match.state.to_move
    guessed: Counter[Hand] = Counter()
    weighted: Counter[Hand] = Counter()
    rng = Rng.seeded("guesses")
    for _ in range(WORLDS):
        world = match.state.guess(seat, rng)
        hand = hand_in(match, world)
        guessed[hand] += 1
        weighted[hand] += likelihood(match, world, seat)  # type: ignore[assignment]
    search = Search(match.state.guess(seat, rng), match.game.heuristic, seat, rng, match.since_dealt)
    searched: Counter[Hand] = Counter()
    for _ in range(WORLDS):
        search.determinize()
        searched[hand_in(match, search.guess)] += 1
        search.simulations += REUSED  # on to a new world
    assert furthest(means(dict(guessed)), means(dict(weighted))) > 0.2, "the past tells something here"
    assert furthest(means(dict(searched)), means(dict(weighted))) < 0.1
    assert math.isclose(sum(means(dict(searched)).values()), len(hand_in(match, match.state)))


def test_a_world_lasts_for_a_few_simulations() -> None:
    match = begun()
    seat = match.state.to_move
    search = Search(match.state.guess(seat, Rng.seeded(1)), match.game.heuristic, seat, Rng.seeded(2), match.since_dealt)
    worlds = []
    for _ in range(12 * REUSED):
        search.determinize()
        worlds.append(hand_in(match, search.guess))
        search.simulations += 1
    groups = [worlds[at : at + REUSED] for at in range(0, len(worlds), REUSED)]
    assert all(len(set(group)) == 1 for group in groups)
    assert len({group[0] for group in groups}) > 1
