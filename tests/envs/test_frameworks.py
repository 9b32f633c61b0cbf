"""PettingZoo's and Gymnasium's own checks pass for every game and number of players."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import noripan
import noripan.envs.gymnasium
from noripan.core.errors import IllegalMove
from noripan.envs.pettingzoo import env

SETTINGS = [(name, players) for name, game in noripan.games().items() for players in game.seats]


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(("name", "players"), SETTINGS)
def test_pettingzoo(name: str, players: int) -> None:
    api_test(env(name, players), num_cycles=60)
    seed_test(lambda: env(name, players), num_cycles=30)


@pytest.mark.parametrize("name", noripan.games())
def test_a_match_of_pettingzoo_ends_with_its_rewards(name: str) -> None:
    aec, rng, paid = env(name, 3), np.random.default_rng(1), {}
    aec.reset(seed=3)
    for agent in aec.agent_iter():
        seen, reward, ended, _, _ = aec.last()
        if ended:
            paid[agent] = reward
        aec.step(None if ended else rng.choice(np.flatnonzero(seen["action_mask"])))
    assert len(paid) == 3 and sum(paid.values()) == pytest.approx(1)


def test_pettingzoo_refuses_an_illegal_action() -> None:
    aec = env("sixteen", 2)
    aec.reset(seed=1)
    with pytest.raises(IllegalMove):
        aec.step(int(np.flatnonzero(aec.observe(aec.agent_selection)["action_mask"] == 0)[0]))


def test_who_is_not_to_move_has_no_action() -> None:
    aec = env("sixteen", 2)
    aec.reset(seed=1)
    other = next(agent for agent in aec.agents if agent != aec.agent_selection)
    assert not aec.observe(other)["action_mask"].any()


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(("name", "players"), SETTINGS)
def test_gymnasium(name: str, players: int) -> None:
    check_env(gymnasium.make(f"noripan/{name}-v0", players=players).unwrapped, skip_render_check=True)


@pytest.mark.parametrize("name", noripan.games())
def test_a_match_of_gymnasium_ends(name: str) -> None:
    single = noripan.envs.gymnasium.GymnasiumEnv(name, 3, ["casual", "beginner"], seat=1, illegal="raise")
    rng, ended, reward = np.random.default_rng(1), False, 0.0
    seen, _ = single.reset(seed=4)
    while not ended:
        assert (single.action_masks() == seen["action_mask"].astype(bool)).all()
        seen, reward, ended, _, _ = single.step(rng.choice(np.flatnonzero(seen["action_mask"])))
    assert 0 <= reward <= 1


def test_gymnasium_and_illegal_actions() -> None:
    for illegal in ("lose", "raise"):
        single = noripan.envs.gymnasium.GymnasiumEnv("sixteen", 2, illegal=illegal)
        seen, _ = single.reset(seed=1)
        wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
        if illegal == "raise":
            with pytest.raises(IllegalMove):
                single.step(wrong)
        else:
            _, reward, ended, _, info = single.step(wrong)
            assert (reward, ended, info) == (0.0, True, {"illegal_action": wrong})
