"""Features obey laws 3 and 7 in all games that have them, with all numbers of players, and are the same at both speeds."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import noripan
from noripan.core import rng as compiled_rng
from noripan.core.feature_laws import FeaturesBroken, check_changes, check_exactness, check_features, check_numbers
from noripan.core.features import Features
from noripan.core.game import Game
from noripan.core.library import find_features
from noripan.core.rng import Rng
from noripan.core.spec import Cells, Spec
from noripan.core.state import State

ROOT = Path(__file__).parents[1]
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "tongtong": [{}, {"advanced": True}, {"missions": ["plusminus11", "low5", "sum10"]}, {"teams": True}],
    "sixteen": [{}, {"rounds": 3, "extra_anywhere": True}],
    "iota": [{}, {"fill_gaps": True, "short": True}],
}
CASES = [
    pytest.param(game, players, options, id=f"{name}-{players}-{'-'.join(options)}")
    for name, game in noripan.games().items()
    if find_features(game) is not None
    for players in game.seats
    for options in OPTIONS.get(name, [{}])
    if players == 4 or not options.get("teams")
]
EVERY = 5  # positions of a match
PATIENCE = 1500  # moves: random play can be very long


def features_of(game: Game[State]) -> Features:
    features = find_features(game)
    assert features is not None
    return features


def choose(game: Game[State], state: State, rng: Rng, sensible: bool) -> int:
    weights = game.heuristic.weights(state)
    best = max(weights.values())
    moves = [move for move in weights if weights[move] == best] if sensible and rng.choose(6) else list(weights)
    return moves[rng.choose(len(moves))]


def positions(game: Game[State], players: int, options: dict[str, Any], sensible: bool) -> Iterator[State]:
    """Some positions of a match, and its end."""
    rng = Rng.seeded(f"features {players} {sensible}")
    state = game.start(players, rng, options)
    for step in range(PATIENCE):
        if step % EVERY == 0 or state.is_over:
            yield state
        if state.is_over:
            break
        state.apply(choose(game, state, rng, sensible))


@pytest.mark.parametrize("sensible", [False, True], ids=["random", "sensible"])
@pytest.mark.parametrize(("game", "players", "options"), CASES)
def test_laws(game: Game[State], players: int, options: dict[str, Any], sensible: bool) -> None:
    rng, features = Rng.seeded("guesses"), features_of(game)
    for state in positions(game, players, options, sensible):
        check_features(features, game.heuristic, state, rng)


@pytest.mark.parametrize(("game", "players", "options"), CASES)
def test_what_is_hidden_tells_worlds_apart(game: Game[State], players: int, options: dict[str, Any]) -> None:
    rng, features = Rng.seeded("hidden"), features_of(game)
    state = game.start(players, rng, options)
    assert features.concealed(state, 0) == features.concealed(state.copy(), 0)
    assert features.concealed(state, 0) != features.concealed(state.guess(0, rng), 0)


class Wrong(Features):
    """Writes what a test tells it to; cannot be compiled, so only its checks are used."""

    def __init__(self, active: list[int], changes: list[int]) -> None:
        super().__init__(Spec(Cells("a", (4,), "")), Spec(Cells("b", (2,), "")), Spec(Cells("c", (1,), "")), 4, 4, 1)
        self.written, self.changed = active, changes

    def active(self, state: State, seat: int) -> list[int]:
        return self.written

    def changes(self, state: State, move: int) -> list[int]:
        return self.changed

    def concealed(self, state: State, seat: int) -> list[int]:
        return []


def test_the_laws_bite() -> None:
    game, rng = noripan.find("sixteen"), Rng.seeded("bite")
    state = game.start(2, rng)
    harmless = next(move for move in state.moves() if not state.reveals(move))
    for wrong in ([0, 0], [4], [0, 1, 2, 3, 3]):
        with pytest.raises(FeaturesBroken, match="law 7"):
            check_numbers(wrong, 4, 4, "seat 0")
    for changes in ([1], [~2], [6]):
        with pytest.raises(FeaturesBroken, match="law 7"):
            check_changes(Wrong([1], changes), state, harmless)
    with pytest.raises(FeaturesBroken, match="sees otherwise"):
        check_exactness(Wrong([1], [2]), game.heuristic, state, harmless)


def fingerprints() -> dict[str, str]:
    """A digest of all features of some matches."""
    found = {}
    for name, game in noripan.games().items():
        features, digest = find_features(game), hashlib.sha256()
        if features is None:
            continue
        for players in game.seats:
            for state in positions(game, players, OPTIONS.get(name, [{}])[-1 if players == 4 else 0], sensible=True):
                written = [[features.active(state, seat), features.concealed(state, seat)] for seat in range(players)]
                digest.update(str([written, [features.changes(state, move) for move in state.moves()]]).encode())
        found[name] = digest.hexdigest()
    return found


def run_here(pure: bool) -> dict[str, Any]:
    environment = {**os.environ, "NORIPAN_PURE": "1" if pure else "0", "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(
        [sys.executable, __file__], env=environment, capture_output=True, text=True, timeout=600, check=True
    )
    result: dict[str, Any] = json.loads(done.stdout)
    return result


@pytest.mark.skipif(compiled_rng.__file__.endswith(".py"), reason="nothing is compiled here")
def test_both_speeds_write_the_same() -> None:
    compiled, interpreted = run_here(pure=False), run_here(pure=True)
    assert [compiled["speed"], interpreted["speed"]] == ["compiled", "interpreted"]
    assert compiled["games"] == interpreted["games"]


if __name__ == "__main__":
    speed = "interpreted" if compiled_rng.__file__.endswith(".py") else "compiled"
    print(json.dumps({"speed": speed, "games": fingerprints()}))
