"""Every encoder obeys laws 3 and 7 in all games, with all numbers of players and options, and both speeds write the same."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import noripan
from noripan.core import rng as compiled_rng
from noripan.core.encoding import Encoder
from noripan.core.encoding_laws import EncodingBroken, check_actions, check_encoding, check_guess, check_values
from noripan.core.game import Game
from noripan.core.library import find_encoder
from noripan.core.rng import Rng
from noripan.core.spec import Cells, Spec
from noripan.core.state import State

ROOT = Path(__file__).parents[2]
ACTIONS = {"tongtong": 40, "sixteen": 762, "downup": 2596, "stacks": 104, "iota": 0}
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "tongtong": [{}, {"advanced": True}, {"missions": ["low5", "high9", "high12"]}],
    "sixteen": [{}, {"rounds": 3, "extra_anywhere": True}],
    "downup": [{}],
    "stacks": [{}],
    "iota": [{}, {"fill_gaps": True, "short": True}],
}
CASES = [
    pytest.param(game, players, options, id=f"{name}-{players}-{'-'.join(options)}")
    for name, game in noripan.games().items()
    for players in game.seats
    for options in OPTIONS.get(name, [{}])
]


def choose(game: Game[State], state: State, rng: Rng, greedy: bool) -> int:
    weights = game.heuristic.weights(state)
    best = max(weights.values())
    moves = [move for move in weights if weights[move] == best] if greedy and rng.choose(8) else list(weights)
    return moves[rng.choose(len(moves))]


def positions(game: Game[State], players: int, options: dict[str, Any], greedy: bool) -> list[State]:
    """Every ninth position of a match, and its end."""
    rng = Rng.seeded(f"encoding {players} {greedy}")
    state = game.start(players, rng, options)
    found, moves = [], 0
    while not state.is_over:
        if moves % 9 == 0:
            found.append(state.copy())
        state.apply(choose(game, state, rng, greedy))
        moves += 1
    return [*found, state]


@pytest.mark.parametrize("greedy", [False, True], ids=["random", "greedy"])
@pytest.mark.parametrize(("game", "players", "options"), CASES)
def test_laws(game: Game[State], players: int, options: dict[str, Any], greedy: bool) -> None:
    rng = Rng.seeded("guesses")
    for state in positions(game, players, options, greedy):
        check_encoding(find_encoder(game), state, rng)


@pytest.mark.parametrize("name", ACTIONS)
def test_sizes(name: str) -> None:
    encoder = find_encoder(noripan.find(name))
    assert encoder.action_count == ACTIONS[name]
    assert encoder.feature_size == (64 if name == "iota" else 0)
    for spec in (encoder.observation, encoder.hidden, encoder.actions, encoder.features):
        assert len(spec.labels()) == len(set(spec.labels())) == len(spec.limits()) == spec.size


@pytest.mark.parametrize("name", ACTIONS)
def test_what_is_hidden_tells_worlds_apart(name: str) -> None:
    """The cells for critics are no copy of the observation: they differ between worlds a seat cannot tell apart."""
    game = noripan.find(name)
    encoder, rng = find_encoder(game), Rng.seeded("critic")
    state = game.start(game.seats[-1], rng)
    assert encoder.reveal(state, 0) == encoder.reveal(state.copy(), 0)
    assert encoder.reveal(state, 0) != encoder.reveal(state.guess(0, rng), 0)


def test_only_players_have_observations() -> None:
    game = noripan.find("sixteen")
    with pytest.raises(IndexError):
        find_encoder(game).observe(game.start(2, Rng.seeded(1)), 2)


def test_observation_goes_where_it_is_wanted() -> None:
    game = noripan.find("sixteen")
    encoder, state = find_encoder(game), game.start(2, Rng.seeded(1))
    out = bytearray(b"\xff" * encoder.observation_size)
    assert encoder.observe(state, 0, out) is out
    assert out == encoder.observe(state, 0)
    with pytest.raises(ValueError, match="cells"):
        encoder.observe(state, 0, bytearray(3))


def test_an_action_that_is_not_legal_has_no_move() -> None:
    game = noripan.find("sixteen")
    encoder, state = find_encoder(game), game.start(2, Rng.seeded(1))
    legal = set(encoder.legal(state))
    assert legal
    with pytest.raises(KeyError):
        encoder.move(state, min(set(range(762)) - legal))


def test_the_laws_bite() -> None:
    game = noripan.find("sixteen")
    encoder, rng = find_encoder(game), Rng.seeded("bite")
    state = game.start(2, rng)
    with pytest.raises(EncodingBroken, match="law 3"):
        check_guess(encoder, state, game.start(2, rng), 0)
    with pytest.raises(EncodingBroken, match="too large"):
        check_values(Spec(Cells("one", (), "")), bytearray([2]), "7")
    with pytest.raises(EncodingBroken, match="has 1 cells"):
        check_values(Spec(Cells("two", (2,), "")), bytearray([0]), "7")
    with pytest.raises(EncodingBroken, match="law 7"):
        check_actions(Encoder(encoder.observation, encoder.hidden, encoder.actions), state)


def test_no_two_blocks_have_one_name() -> None:
    with pytest.raises(ValueError, match="two blocks"):
        Spec(Cells("a", (), ""), Cells("a", (2,), ""))


def fingerprints() -> dict[str, str]:
    """A digest of everything that encoders write about some matches."""
    found = {}
    for name, game in noripan.games().items():
        encoder, digest = find_encoder(game), hashlib.sha256()
        for players in game.seats:
            for state in positions(game, players, {}, greedy=True):
                for seat in range(players):
                    digest.update(encoder.observe(state, seat) + encoder.reveal(state, seat))
                    digest.update(str([encoder.share_of(state, seat), encoder.lead_of(state, seat)]).encode())
                for action, move in encoder.legal(state).items():
                    digest.update(str(action).encode() + encoder.describe(state, move))
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
