"""What others have played tells of their cards, and the worlds of a search follow it."""

from __future__ import annotations

import math
from collections import Counter

import noripan
from noripan.bots.search import DOUBT, REUSED, Search
from noripan.core.match import Match
from noripan.core.random import Rng
from noripan.core.state import State
from noripan.games.downup.rules import ROW, SIZE, DownUp

MOVES = 6
WORLDS = 3000


def begun() -> Match:
    """Two players, so that only which way up the other's cards are is hidden; both play by sense."""
    match = noripan.new("downup", 2, "belief")
    while len(match.log) < MOVES:
        weights = match.kind.sense.weights(match.state)
        match.play(match.kind.write_move(match.state, max(weights, key=lambda move: (weights[move], move))))
    assert len(match.since_dealt) == MOVES
    return match


def likelihood(match: Match, world: State, seat: int) -> float:
    """How likely the other's moves are in a world."""
    earlier, found = world.rewound(), 1.0
    assert earlier is not None
    for move in match.since_dealt:
        if earlier.to_move != seat:
            weights = match.kind.sense.weights(earlier)
            found *= DOUBT + weights[move] / sum(weights.values())
        earlier.apply(move)
    return found


def sizes(world: State, seat: int) -> tuple[int, ...]:
    """How many cards of each number are in a hand."""
    assert isinstance(world, DownUp)
    return tuple(SIZE[cards] for cards in world.hand(seat))


def means(hands: dict[tuple[int, ...], float]) -> list[float]:
    total = sum(hands.values())
    return [sum(weight * hand[number] for hand, weight in hands.items()) / total for number in range(ROW)]


def furthest(some: list[float], others: list[float]) -> float:
    return max(abs(one - other) for one, other in zip(some, others, strict=True))


def test_worlds_come_as_often_as_the_past_is_likely_in_them() -> None:
    match = begun()
    seat = match.state.to_move
    guessed: Counter[tuple[int, ...]] = Counter()
    weighted: Counter[tuple[int, ...]] = Counter()
    rng = Rng.seeded("guesses")
    for _ in range(WORLDS):
        world = match.state.guess(seat, rng)
        hand = sizes(world, 1 - seat)
        guessed[hand] += 1
        weighted[hand] += likelihood(match, world, seat)  # type: ignore[assignment]
    search = Search(match.state.guess(seat, rng), match.kind.sense, seat, rng, match.since_dealt)
    searched: Counter[tuple[int, ...]] = Counter()
    for _ in range(WORLDS):
        search.imagine()
        searched[sizes(search.world, 1 - seat)] += 1
        search.simulations += REUSED  # on to a new world
    assert furthest(means(dict(guessed)), means(dict(weighted))) > 0.2, "the past tells something here"
    assert furthest(means(dict(searched)), means(dict(weighted))) < 0.1
    assert math.isclose(sum(means(dict(searched))), match.state.held[1 - seat])  # type: ignore[attr-defined]


def test_a_world_lasts_for_a_few_simulations() -> None:
    match = begun()
    seat = match.state.to_move
    search = Search(match.state.guess(seat, Rng.seeded(1)), match.kind.sense, seat, Rng.seeded(2), match.since_dealt)
    worlds = []
    for _ in range(12 * REUSED):
        search.imagine()
        worlds.append(sizes(search.world, 1 - seat))
        search.simulations += 1
    groups = [worlds[at : at + REUSED] for at in range(0, len(worlds), REUSED)]
    assert all(len(set(group)) == 1 for group in groups)
    assert len({group[0] for group in groups}) > 1
