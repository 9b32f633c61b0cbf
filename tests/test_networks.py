"""Networks: whole numbers, the same at both speeds; training that can be repeated and continued; bots that play by them."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from support.networks import features_of, random_network

import noripan
from noripan.arena.tournament import Tournament
from noripan.bots.knowledge import Knowledge
from noripan.bots.levels import bot
from noripan.bots.networks import LearnedHeuristic, Valuer, find_network, learned, valuer
from noripan.core import rng as compiled_rng
from noripan.core.errors import GameError
from noripan.core.library import find_features
from noripan.core.network import BadNetwork, NetworkInfo, check_sums, read_network, write_network
from noripan.core.rng import Rng
from noripan.core.state import State
from noripan.learning.training import Training, TrainingPlan, resume

ROOT = Path(__file__).parents[1]
GAMES = [name for name, game in noripan.games().items() if find_features(game) is not None]
SMALL = TrainingPlan("sixteen", players=(2,), batches=3, width=16, critic_width=16, depth=8, batch=256)


def position(name: str, players: int, moves: int) -> State:
    game, rng = noripan.find(name), Rng.seeded(f"networks {players}")
    state = game.start(players, rng)
    for _ in range(moves):
        listed = state.moves()
        if listed:
            state.apply(listed[rng.choose(len(listed))])
    return state


def fingerprints() -> dict[str, str]:
    """A digest of what networks say about some positions."""
    found = {}
    for name in GAMES:
        game, features, digest = noripan.find(name), features_of(name), hashlib.sha256()
        policies = [random_network(name, "policy"), find_network(game, "policy")]
        values = [random_network(name, "value"), find_network(game, "value")]
        for players in game.seats:
            for moves in (0, 7):
                state = position(name, players, moves)
                for policy in filter(None, policies):
                    told = LearnedHeuristic(features, policy, game.heuristic).weights(state)
                    digest.update(json.dumps(sorted(told.items())).encode())
                for value in filter(None, values):
                    digest.update(json.dumps(Valuer(features, value).values(state)).encode())
        found[name] = digest.hexdigest()
    return found


@pytest.mark.skipif(compiled_rng.__file__.endswith(".py"), reason="nothing is compiled here")
def test_both_speeds_say_the_same() -> None:
    told = []
    for pure in ("0", "1"):
        environment = {**os.environ, "NORIPAN_PURE": pure, "PYTHONPATH": f"{ROOT / 'src'}:{ROOT / 'tests'}"}
        done = subprocess.run(
            [sys.executable, __file__], env=environment, capture_output=True, text=True, timeout=600, check=True
        )
        told.append(json.loads(done.stdout))
    assert [one["speed"] for one in told] == ["compiled", "interpreted"]
    assert told[0]["games"] == told[1]["games"]


@pytest.mark.parametrize("name", GAMES)
def test_the_best_move_has_the_greatest_weight_and_no_weight_is_nothing(name: str) -> None:
    state = position(name, noripan.find(name).seats[0], 4)
    weights = LearnedHeuristic(features_of(name), random_network(name, "policy"), noripan.find(name).heuristic).weights(
        state
    )
    assert set(weights) == set(state.moves())
    assert max(weights.values()) == 65536 and min(weights.values()) >= 1
    assert len(set(weights.values())) > 1 or len(weights) == 1


@pytest.mark.parametrize("name", GAMES)
def test_a_learned_policy_sees_no_hidden_cards(name: str) -> None:
    game = noripan.find(name)
    heuristic = LearnedHeuristic(features_of(name), random_network(name, "policy"), game.heuristic)
    for moves in (0, 5, 11):
        state = position(name, game.seats[-1], moves)
        if not state.is_over:
            guess = state.guess(state.to_move, Rng.seeded(moves))
            assert sorted(heuristic.weights(state).values()) == sorted(heuristic.weights(guess).values())


def test_a_value_sees_all_cards() -> None:
    judge, state = Valuer(features_of("sixteen"), random_network("sixteen", "value")), position("sixteen", 2, 4)
    values = judge.values(state)
    assert all(0.0 < value < 1.0 for value in values)
    assert values != judge.values(state.guess(0, Rng.seeded(1)))


def test_twins_say_the_same_and_do_not_disturb_each_other() -> None:
    game, state = noripan.find("sixteen"), position("sixteen", 3, 4)
    one = LearnedHeuristic(features_of("sixteen"), random_network("sixteen", "policy"), game.heuristic)
    before = one.weights(state)
    other = one.twin()
    other.weights(position("sixteen", 2, 9))
    assert one.weights(state) == other.weights(state) == before


def test_a_rounded_model_answers_nearly_as_before() -> None:
    training = Training(SMALL)
    training.run_batch()
    network = read_network(training.policy.network_file(training.network_info("policy")))
    weights = training.policy.weight_cells
    assert max(abs(network.row_cells[i] / 64 - weights[i]) for i in range(training.policy.at_bias)) <= 0.5 / 64 + 1e-6


def test_gradients_are_slopes() -> None:
    """What `learn` adds to the gradient is by how much the answer grows with each weight."""
    script = """
import cython
from array import array
from noripan.core.rng import Rng
from noripan.learning.model import Model
model = Model(6, 8, 8, range(2, 3))
model.begin(Rng.seeded("gradient"))
for i in range(model.at_third, model.at_third_bias):
    model.weight_cells[i] *= 20
found, changes = memoryview(array("i", [0, 2, 5])), memoryview(array("i", [3, ~2]))
def answer():
    model.start(found, 3)
    return model.answer(0, changes, 2, 2)
def slope(i, step=1e-2):
    kept = model.weight_cells[i]
    model.weight_cells[i] = kept + step
    high = answer()
    model.weight_cells[i] = kept - step
    low = answer()
    model.weight_cells[i] = kept
    return (high - low) / (2 * step)
answer()
model.learn(0, changes, 2, 2, 1.0)
model.finish(found, 3)
wrong = [i for i in range(model.size) if abs(model.gradient_cells[i] - slope(i)) > 2e-2]
print(len(wrong), sum(1 for i in range(model.size) if model.gradient_cells[i]))
"""
    environment = {**os.environ, "NORIPAN_PURE": "1", "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    wrong, used = map(int, done.stdout.split())
    assert wrong <= 2, "a weight at a kink of the rectifier may differ"
    assert used > 40


def test_training_can_be_repeated_to_the_byte(tmp_path: Path) -> None:
    written = []
    for number in range(2):
        training = Training(SMALL)
        training.run()
        folder = tmp_path / str(number)
        folder.mkdir()
        written.append([path.read_bytes() for path in training.write_networks(folder)])
    assert written[0] == written[1]


def test_training_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    whole = Training(SMALL)
    whole.run()
    begun = Training(SMALL)
    begun.run_batch()
    begun.look()
    begun.save(tmp_path / "checkpoint.zip")
    rest = resume(tmp_path / "checkpoint.zip")
    rest.run()
    assert rest.policy.rounded() == whole.policy.rounded()
    assert rest.critic.rounded() == whole.critic.rounded()


def test_training_learns() -> None:
    """After some batches it beats what it began with, on the same deals."""
    plan = TrainingPlan("sixteen", players=(2,), batches=14, width=32, critic_width=16, depth=8, batch=1024, rate=2e-3)
    training = Training(plan)
    before = training.share_against_heuristic(2, deals=40)
    training.run()
    assert training.share_against_heuristic(2, deals=40) > before + 0.1


def test_a_bonus_for_entropy_keeps_a_policy_undecided() -> None:
    def entropy_with(bonus: float) -> float:
        training = Training(replace(SMALL, batches=20, batch=512, rate=1e-2, bonus=bonus))
        training.run()
        return training.curve[-1].entropy

    assert entropy_with(0.5) > entropy_with(0.0) + 0.1


def test_a_bot_plays_by_the_networks_in_a_folder(tmp_path: Path) -> None:
    training = Training(SMALL)
    training.run_batch()
    training.write_networks(tmp_path)
    match = noripan.new("sixteen", 2, seed="folder")
    known = Knowledge(match, match.to_move or 0)
    for name in ("skilled", "network:30", "values:30", "expert"):
        other = bot(f"{name}@{tmp_path}")
        assert other.name == f"{name}@{tmp_path}"
        assert other.choose(known, Rng.seeded(1)).by == "network"
    guess = known.guess(Rng.seeded(2))
    rated = learned(match.game, 2, match.options, folder=tmp_path)
    shipped = learned(match.game, 2, match.options)
    assert rated is not None and shipped is not None
    assert rated.weights(guess) != shipped.weights(guess)


def test_networks_in_a_folder_are_refused_where_they_mean_nothing(tmp_path: Path) -> None:
    for name in ("casual", "search:500"):
        with pytest.raises(GameError, match="bot_without_network"):
            bot(f"{name}@{tmp_path}")
    match = noripan.new("sixteen", 2, seed="folder")
    known = Knowledge(match, match.to_move or 0)
    with pytest.raises(GameError, match="no_network_file"):
        bot(f"skilled@{tmp_path}").choose(known, Rng.seeded(1))
    shutil.copy(noripan.find("stacks").folder / "policy.net", tmp_path)
    with pytest.raises(GameError, match="bad_network_file"):
        bot(f"skilled@{tmp_path}").choose(known, Rng.seeded(1))


def test_a_tournament_knows_which_networks_played(tmp_path: Path) -> None:
    tournament = Tournament("sixteen", 2, (f"skilled@{tmp_path}", "casual"), 4)
    (tmp_path / "policy.net").write_bytes(b"one")
    before = tournament.identity()
    (tmp_path / "policy.net").write_bytes(b"two")
    assert tournament.identity() != before
    assert "networks" not in Tournament("sixteen", 2, ("skilled", "casual"), 4).identity()


def test_networks_that_are_shipped_fit_their_games() -> None:
    for name in GAMES:
        game = noripan.find(name)
        network = find_network(game, "policy")
        assert network is not None
        options = game.settle_options(game.seats[0], None)
        assert learned(game, game.seats[0], options) is not None
        assert valuer(game, game.seats[0], options) is not None
        features = features_of(name)
        check_sums(network, features.most_active + features.most_changes)


def test_an_unusual_option_is_played_by_the_heuristic() -> None:
    match = noripan.new("sixteen", 2, 7, {"extra_anywhere": True})
    assert match.to_move is not None
    choice = bot("skilled").choose(Knowledge(match, match.to_move), Rng.seeded(1))
    assert choice.by == "heuristic" and choice.move in match.moves()
    usual = noripan.new("sixteen", 2, 7)
    assert usual.to_move is not None
    assert bot("skilled").choose(Knowledge(usual, usual.to_move), Rng.seeded(1)).by == "network"


@pytest.mark.parametrize("data", [b"", b"noripan network 1\n{}\n", b"noripan network 1\nnonsense\nx", b"PK\x03\x04"])
def test_damaged_files_are_refused(data: bytes) -> None:
    with pytest.raises(BadNetwork):
        read_network(data)


def test_sums_that_may_run_over_are_refused() -> None:
    info = NetworkInfo("sixteen", "policy", "", 1000, 8, 8, (2,))
    sizes = 1000 * 8 + 2 * 8 + 64 + 4 * 8 + 8 + 4
    network = read_network(write_network(info, b"\x7f" * 8000 + bytes(sizes - 8000)))
    check_sums(network, 258)
    with pytest.raises(BadNetwork, match="run over"):
        check_sums(network, 259)


if __name__ == "__main__":
    speed = "interpreted" if compiled_rng.__file__.endswith(".py") else "compiled"
    print(json.dumps({"speed": speed, "games": fingerprints()}))
