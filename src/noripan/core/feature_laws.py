"""The laws that a game's features obey at every position: no leak (3), fixed sizes (7), and changes that are true."""

from __future__ import annotations

from collections.abc import Sequence

from noripan.core.features import Features
from noripan.core.heuristic import Heuristic
from noripan.core.rng import Rng
from noripan.core.state import State


class FeaturesBroken(AssertionError):
    """Features do not obey a law; the message names them."""


def check_features(features: Features, heuristic: Heuristic, state: State, rng: Rng) -> None:
    """Check one position, for all its seats."""
    for seat in range(state.players):
        active = features.active(state, seat)
        check_numbers(active, features.position_count, features.most_active, f"seat {seat}")
        check_numbers(features.concealed(state, seat), features.hidden_count, features.most_hidden, f"hidden from {seat}")
        guess = state.guess(seat, rng)
        differing = set(active) ^ set(features.active(guess, seat))
        if differing:
            raise FeaturesBroken(f"law 3: seat {seat} learns what it may not know from {labels(features, differing)}")
        if seat == state.to_move and choices(features, state) != choices(features, guess):
            raise FeaturesBroken(f"law 3: seat {seat} learns what it may not know from its moves' changes")
    if not state.is_over:
        for move in state.moves():
            check_changes(features, state, move)
            check_exactness(features, heuristic, state, move)


def check_numbers(found: Sequence[int], count: int, most: int, whose: str) -> None:
    if len(found) > most:
        raise FeaturesBroken(f"law 7: {whose}: {len(found)} features are more than {most}")
    if len(set(found)) != len(found) or not set(found) <= set(range(count)):
        raise FeaturesBroken(f"law 7: {whose}: not a set of numbers below {count}: {sorted(found)}")


def choices(features: Features, state: State) -> list[list[int]]:
    """The changes of all legal moves, in an order that does not depend on how moves are listed."""
    return sorted(sorted(features.changes(state, move)) for move in state.moves())


def check_changes(features: Features, state: State, move: int) -> None:
    """Nothing is added twice, and nothing is taken away that is not there."""
    active, changes = set(features.active(state, state.to_move)), features.changes(state, move)
    check_numbers([f if f >= 0 else ~f for f in changes], features.count, features.most_changes, f"move {move}")
    there = [f for f in changes if f >= 0 and f in active]
    missing = [~f for f in changes if f < 0 and ~f not in active]
    if there or missing:
        raise FeaturesBroken(
            f"law 7: move {move} adds {labels(features, there)}, or ends {labels(features, missing)}, wrongly"
        )


def check_exactness(features: Features, heuristic: Heuristic, state: State, move: int) -> None:
    """A move that draws nothing and ends no round changes just what it says."""
    if state.reveals(move):
        return
    seat, after = state.to_move, state.copy()
    after.apply(move)
    if after.is_over or heuristic.stage(after) != heuristic.stage(state):
        return
    expected = set(features.active(state, seat))
    for change in features.changes(state, move):
        if change < 0:
            expected.discard(~change)
        elif change < features.position_count:
            expected.add(change)
    wrong = expected ^ set(features.active(after, seat))
    if wrong:
        raise FeaturesBroken(f"law 7: after move {move} seat {seat} sees otherwise: {labels(features, wrong)}")


def labels(features: Features, found: Sequence[int] | set[int]) -> list[str]:
    names = features.position.labels() + features.move.labels()
    return [names[f] for f in sorted(found)]
