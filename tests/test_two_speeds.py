"""Interpreted and compiled rules give identical games from identical seeds."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import noripan
from noripan.core import rng as compiled_rng
from noripan.core.laws import play_greedily, play_randomly
from noripan.core.rng import Rng
from noripan.review.codes import POLICY
from noripan.review.playouts import PolicyPlayouts
from noripan.review.reference import playouts

ROOT = Path(__file__).parent.parent


def fingerprints() -> dict[str, str]:
    """A digest of every position, list of moves, guess and frame of a few matches of each game."""
    found = {}
    for name, game in noripan.games().items():
        for players in game.seats:
            digest = hashlib.sha256()
            for policy in (play_randomly, play_greedily):
                match = noripan.new(name, players, seed="two speeds")
                rng = Rng.seeded("two speeds")
                while not match.is_over and len(match.log) < 250:
                    guess = match.state.guess(len(match.log) % players, rng)
                    digest.update(json.dumps([match.truth(), match.moves(), game.truth(guess)]).encode())
                    match.play(policy(match, rng))
                digest.update(json.dumps([match.frame(0), match.truth(), match.save()]).encode())
            state = game.start(players, Rng.seeded("playouts"))
            digest.update(str([state.playouts(2, Rng.seeded("playouts")), state.scores(), state.winners()]).encode())
            start = game.start(players, Rng.seeded("review"))
            by_hand = PolicyPlayouts(start, game.heuristic, Rng.seeded("review"))
            valued = playouts(game, start, match.options, Rng.seeded("review"))
            for tried in (by_hand, valued):
                digest.update(str([tried.compare(start, 0, [POLICY], 2), tried.depth]).encode())
            found[f"{name} {players}"] = digest.hexdigest()
    return found


def run_here(pure: bool) -> dict[str, dict[str, str]]:
    environment = {**os.environ, "NORIPAN_PURE": "1" if pure else "0", "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(
        [sys.executable, __file__], env=environment, capture_output=True, text=True, timeout=600, check=True
    )  # fmt: skip
    result: dict[str, dict[str, str]] = json.loads(done.stdout)
    return result


@pytest.mark.skipif(compiled_rng.__file__.endswith(".py"), reason="nothing is compiled here")
def test_both_speeds_play_the_same_games() -> None:
    compiled, interpreted = run_here(pure=False), run_here(pure=True)
    assert compiled["source"]["core"] == "compiled"
    assert interpreted["source"]["core"] == "interpreted"
    assert compiled["games"] == interpreted["games"]
    assert len(compiled["games"]) >= len(noripan.games())


if __name__ == "__main__":
    speed = "interpreted" if compiled_rng.__file__.endswith(".py") else "compiled"
    print(json.dumps({"source": {"core": speed}, "games": fingerprints()}))
