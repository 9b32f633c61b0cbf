"""OpenSpiel plays our games: its own game tests pass, its algorithms run, and its search is one of our bots."""

from __future__ import annotations

import math
import pickle
import random
import statistics
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import noripan
from noripan.arena.pairing import pairings, play
from noripan.bots.knowledge import Knowledge
from noripan.bots.levels import bot
from noripan.bots.thinking import Budget
from noripan.core.errors import GameError
from noripan.core.options import Flag, Number, Numbers, Option, Picks
from noripan.envs.actions import ACTIONS, coded

pyspiel = pytest.importorskip("pyspiel")
openspiel: Any = pytest.importorskip("noripan.envs.openspiel")
visitors: Any = pytest.importorskip("noripan.envs.openspiel_bot")

TABLES = [(name, players) for name, game in noripan.games().items() for players in game.seats]
SMALLEST = [(name, game.seats[0]) for name, game in noripan.games().items()]
every_table = pytest.mark.parametrize(("name", "players"), TABLES)
every_game = pytest.mark.parametrize(("name", "players"), SMALLEST)


def played(state: Any, moves: int, seed: int = 1) -> Any:
    """The state after random play of this many moves, or at the end."""
    rng = random.Random(seed)
    while not state.is_terminal() and moves > 0:
        moves -= not state.is_chance_node()
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def other_than_default(option: Option) -> object:
    if isinstance(option, Flag):
        return not option.default
    if isinstance(option, Number):
        return option.high
    if isinstance(option, Numbers):
        return [option.high] * len(option.default)
    assert isinstance(option, Picks)
    return list(option.choices[: option.count])


# ---- their tests


@every_table
def test_their_random_simulation_raises_nothing(name: str, players: int) -> None:
    game = openspiel.load(name, players)
    assert game.num_players() == players
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@every_table
def test_their_simulation_in_python_raises_nothing(name: str, players: int) -> None:
    theirs = pytest.importorskip("open_spiel.python.tests.games_sim_test")
    theirs.GamesSimTest("test_breakthrough").sim_game(pyspiel.load_game(f"noripan_{name}", {"players": players}))


@every_game
def test_their_search_plays(name: str, players: int) -> None:
    ismcts = pytest.importorskip("open_spiel.python.algorithms.ismcts")
    mcts = pytest.importorskip("open_spiel.python.algorithms.mcts")
    game = openspiel.load(name, players)
    for by_observation in (True, False):
        theirs = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(), 1.0, 4, use_observation_string=by_observation)
        state = played(game.new_initial_state(), 3)
        for _ in range(3):
            state.apply_action(theirs.step(state))


@every_game
def test_their_regret_minimisation_runs(name: str, players: int) -> None:
    mccfr = pytest.importorskip("open_spiel.python.algorithms.outcome_sampling_mccfr")
    solver = mccfr.OutcomeSamplingSolver(openspiel.load(name, players))
    solver.iteration()
    assert len(solver._infostates) > 0


@every_game
def test_their_bots_in_c(name: str, players: int) -> None:
    bots = [pyspiel.make_uniform_random_bot(seat, 1) for seat in range(players)]
    assert sum(pyspiel.evaluate_bots(openspiel.load(name, players).new_initial_state(), bots, 3)) == pytest.approx(0)


def test_their_search_in_c_takes_no_python_game() -> None:
    """Why the bot uses their search in Python; the day this fails, use the one in C++."""
    name, players = SMALLEST[0]
    theirs = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 1.0, 10, use_observation_string=True)
    with pytest.raises(pyspiel.SpielError, match="ResampleFromInfostate"):
        theirs.get_policy(openspiel.load(name, players, seed=1).new_initial_state())


def test_the_process_ends_well() -> None:
    code = "import noripan.envs.openspiel as ours, noripan; [ours.load(name) for name in noripan.games()]"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_the_example_of_the_docs_runs() -> None:
    section = (Path(__file__).parent.parent / "docs/how-to/research.md").read_text("utf-8").split("## OpenSpiel")[1]
    names: dict[str, Any] = {}
    exec(section.split("```python")[1].split("```")[0], names)
    assert len(names["record"]["moves"]) == names["state"].move_number() - 8


# ---- the same game


@every_table
def test_it_is_the_match_of_its_seed(name: str, players: int) -> None:
    state = played(openspiel.load(name, players).new_initial_state(), 10_000)
    match = state.position.match()
    assert match.is_over
    assert match.seed == str(int.from_bytes(bytes(state.history()[:8]), "big"))
    assert [value > 0 for value in state.returns()] == [seat in match.winners() for seat in range(players)]
    assert sum(state.returns()) == pytest.approx(0)
    assert noripan.load(match.save()).truth() == match.truth()


@every_game
def test_a_fixed_seed_leaves_nothing_to_chance(name: str, players: int) -> None:
    state = openspiel.load(name, players, seed=7).new_initial_state()
    match = noripan.new(name, players, 7)
    assert state.current_player() == match.to_move
    assert sorted(state.action_to_string(action) for action in state.legal_actions()) == match.moves()
    text = match.moves()[-1]
    state.apply_action(state.string_to_action(text))
    match.play(text)
    assert state.position.match().log == match.log == [text]


@every_game
def test_options_are_parameters(name: str, players: int) -> None:
    for option in noripan.find(name).options:
        chosen = {option.name: other_than_default(option)}
        try:
            settled = noripan.find(name).settle_options(players, chosen)
        except GameError:
            continue  # an option of other numbers of players
        game = openspiel.load(name, players, chosen)
        assert game.setup.options == settled
        assert pyspiel.load_game(str(game)).setup.options == settled
        assert pickle.loads(pickle.dumps(game)).setup.options == settled


# ---- knowledge


@every_table
def test_a_resampled_state_is_the_same_to_its_player(name: str, players: int) -> None:
    state = played(openspiel.load(name, players).new_initial_state(), 12)
    for player in range(players):
        twin = state.resample_from_infostate(player, random.Random(5).random)
        assert twin.observation_string(player) == state.observation_string(player)
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.history() == state.history()
        if player == state.current_player():
            assert twin.legal_actions() == state.legal_actions()
        thawed = pickle.loads(pickle.dumps(twin))
        assert str(thawed) == str(twin)
        assert thawed.information_state_string(player) == twin.information_state_string(player)


@every_game
def test_an_information_state_remembers(name: str, players: int) -> None:
    game = openspiel.load(name, players, seed=3)
    state = played(game.new_initial_state(), 6)
    asked_late = [state.information_state_string(player) for player in range(players)]
    often = game.new_initial_state()
    for action in state.history():
        assert all(often.information_state_string(player) for player in range(players))
        often.apply_action(action)
    assert [often.information_state_string(player) for player in range(players)] == asked_late
    assert (
        state.information_state_string(0).split(" ")[0] != game.new_initial_state().information_state_string(0).split(" ")[0]
    )


@every_game
def test_observers(name: str, players: int) -> None:
    observation = pytest.importorskip("open_spiel.python.observation")
    game = openspiel.load(name, players, seed=3)
    state = game.new_initial_state()

    def seen(private: Any) -> str:
        kind = pyspiel.IIGObservationType(perfect_recall=False, public_info=True, private_info=private)
        return str(observation.make_observation(game, kind).string_from(state, 0))

    assert seen(pyspiel.PrivateInfoType.SINGLE_PLAYER) == state.observation_string(0)
    assert seen(pyspiel.PrivateInfoType.ALL_PLAYERS) == str(state)
    assert '"you":null' in seen(pyspiel.PrivateInfoType.NONE)


# ---- actions


@given(st.sets(st.integers(0, (1 << 31) - 1), max_size=60))
def test_actions_are_few_and_depend_on_the_moves_alone(moves: set[int]) -> None:
    found = coded(moves)
    assert set(found.values()) == moves
    assert all(0 <= action < ACTIONS for action in found)
    assert coded(sorted(moves, reverse=True)) == found


def test_actions_that_meet() -> None:
    assert coded([3, 5]) == {3: 3, 5: 5}
    everything = coded(range(ACTIONS // 2, ACTIONS + ACTIONS // 2))
    assert sorted(everything) == list(range(ACTIONS))


@every_game
def test_an_action_means_the_same_move_nearly_everywhere(name: str, players: int) -> None:
    state = openspiel.load(name, players, seed=1).new_initial_state()
    rng, meant, listed, strayed = random.Random(2), {}, 0, 0
    while not state.is_terminal():
        for action, move in state.position.actions().items():
            listed += 1
            strayed += meant.setdefault(move, action) != action
        state.apply_action(rng.choice(state.legal_actions()))
    assert strayed < listed / 50


# ---- their search as a bot


@every_table
@pytest.mark.parametrize("kind", ["openspiel", "openspiel-own"])
def test_the_bot_plays_what_its_seat_can_know(kind: str, name: str, players: int) -> None:
    match = noripan.new(name, players, 11)
    for _ in range(5):
        match.play(match.moves()[0])
    seat = match.to_move
    assert seat is not None
    twin = match.copy()
    twin.state = match.state.guess(seat, noripan.Rng.seeded("elsewhere"))
    visitor = bot(f"{kind}:20")
    here, there = (visitor.choose(Knowledge(one, seat), noripan.Rng.seeded(1)) for one in (match, twin))
    assert here == there
    assert here.move in match.moves()
    assert len(match.moves()) == 1 or sum(one["visits"] for one in here.considered) == 19  # the first makes the root


@every_game
def test_our_playouts_stand_for_theirs(name: str, players: int) -> None:
    """They are faster, and no better or worse: from the same position the results of many are the same on average."""
    state, rng, many = played(openspiel.load(name, players, seed=11).new_initial_state(), 20), noripan.Rng.seeded(1), 120
    evaluators = [
        kind("it", Budget(simulations=1)).evaluator(rng)
        for kind in (visitors.OpenSpielBot, visitors.OpenSpielBotOwnRollouts)
    ]
    ours, theirs = ([one.evaluate(state.guessed(0, rng))[0] for _ in range(many)] for one in evaluators)
    spread = math.sqrt((statistics.variance(ours) + statistics.variance(theirs)) / many)
    assert abs(statistics.mean(ours) - statistics.mean(theirs)) <= 4 * spread


def test_the_bot_stops_by_its_clock_and_when_told() -> None:
    name, players = SMALLEST[0]
    match = noripan.new(name, players, 11)
    known = Knowledge(match, match.to_move or 0)
    assert bot("openspiel:0.05s").choose(known, noripan.Rng.seeded(1)).move in match.moves()
    cancelled = threading.Event()
    cancelled.set()
    assert bot("openspiel:60s").choose(known, noripan.Rng.seeded(1), cancelled).move in match.moves()


@every_game
def test_a_match_against_our_search(name: str, players: int) -> None:
    pairing = next(pairings(name, {}, players, ["search:4", "openspiel:4"], 1, "test"))
    outcome = play(pairing)
    assert outcome == play(pairing)
    assert sum(outcome.shares) == pytest.approx(1)


@pytest.mark.parametrize(
    "name", ["openspiel", "openspiel:", "openspiel:0", "openspiel:0s", "openspiel:xs", "openspiel:some", "nobody:5"]
)
def test_unknown_bots(name: str) -> None:
    with pytest.raises(GameError) as error:
        bot(name)
    assert error.value.code == "unknown_bot"
