"""Many matches at once play by the rules, in any number of threads, and refuse what is illegal."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import numpy as np
import pytest
from support.patience import WAIT

import noripan
from noripan.core.errors import GameError, IllegalMove
from noripan.core.library import find_encoder

GAMES = sorted(noripan.games())


def actions_of(env: Any, rng: np.random.Generator) -> Any:
    """A legal action for every match by chance."""
    picks = (rng.random(env.num) * env.counts).astype(np.int64)
    if env.mask is None:
        return picks
    return np.array([np.flatnonzero(row)[pick] for row, pick in zip(env.mask, picks, strict=True)])


def play(env: Any, steps: int, seed: int = 0) -> list[bytes]:
    """What all arrays are after each step."""
    rng, seen = np.random.default_rng(seed), []
    for _ in range(steps):
        env.step(actions_of(env, rng))
        choices = env.candidates if env.mask is None else env.mask
        seen.append(b"".join(a.tobytes() for a in (env.observations, choices, env.counts, env.seat, env.rewards, env.done)))
    return seen


@pytest.mark.parametrize("name", GAMES)
def test_arrays_say_what_states_say(name: str) -> None:
    env = noripan.vector(name, noripan.find(name).seats[-1], 3, seed=5, full=True)
    encoder, rng = find_encoder(noripan.find(name)), np.random.default_rng(1)
    for _ in range(150):
        for i in range(env.num):
            state = env.get_state(i)
            seat = int(env.seat[i])
            assert seat == state.to_move
            seen, hidden = encoder.observe(state, seat), encoder.reveal(state, seat)
            assert env.observations[i].tobytes() == seen
            assert env.full_observations[i].tobytes() == seen + hidden
            legal = encoder.legal(state)
            assert env.counts[i] == len(legal)
            if env.mask is None:
                rows = [bytes(encoder.describe(state, move)) for move in legal.values()]
                assert env.candidates[i].tobytes() == b"".join(rows).ljust(env.candidates[i].size, b"\0")
            else:
                assert set(np.flatnonzero(env.mask[i])) == set(legal)
                assert sorted(env.legal[i, : env.counts[i]]) == sorted(legal)
        env.step(actions_of(env, rng))


@pytest.mark.parametrize("name", GAMES)
def test_an_action_plays_its_move(name: str) -> None:
    env = noripan.vector(name, 3, 2, seed=2)
    encoder, rng = find_encoder(noripan.find(name)), np.random.default_rng(2)
    for _ in range(60):
        before, actions = [env.get_state(i) for i in range(2)], actions_of(env, rng)
        env.step(actions)
        for i, state in enumerate(before):
            state.apply(encoder.move(state, int(actions[i])))
            if state.is_over:
                assert env.done[i]
                assert list(env.rewards[i]) == pytest.approx([encoder.share_of(state, seat) for seat in range(3)])
            else:
                assert not env.done[i] and not env.rewards[i].any()
                assert env.observations[i].tobytes() == encoder.observe(state, state.to_move)


@pytest.mark.parametrize("name", GAMES)
def test_same_seed_same_matches_in_any_number_of_threads(name: str) -> None:
    one, other = (noripan.vector(name, 3, 5, seed="x", threads=threads) for threads in (1, 3))
    assert play(one, 120) == play(other, 120)
    other.close()
    one.reset()
    first = play(one, 30)
    one.reset(seed="y")
    assert play(one, 30) != first


def test_the_arrays_stay_where_they_are() -> None:
    env = noripan.vector("sixteen", 2, 4, seed=1)
    observations, mask, seat = env.reset()
    later = env.step(actions_of(env, np.random.default_rng(0)))
    assert later[0] is observations and later[1] is mask and later[2] is seat
    assert observations.dtype == np.uint8 and mask.dtype == np.bool_ and env.rewards.dtype == np.float32


@pytest.mark.parametrize("name", GAMES)
def test_an_illegal_action_is_refused_and_nothing_played(name: str) -> None:
    env = noripan.vector(name, 3, 3, seed=1)
    actions = actions_of(env, np.random.default_rng(0))
    actions[2] = int(env.counts[2]) if env.mask is None else int(np.flatnonzero(~env.mask[2])[0])
    before = env.observations.copy()
    with pytest.raises(IllegalMove) as refused:
        env.step(actions)
    assert refused.value.code == "illegal_action"
    assert refused.value.details == {"env": 2, "action": actions[2]}
    assert (env.observations == before).all()
    for wrong in (-1, 10**6):
        with pytest.raises(IllegalMove):
            env.step(np.full(3, wrong))


def test_actions_of_the_wrong_kind_are_refused() -> None:
    env = noripan.vector("sixteen", 2, 2, seed=1)
    for wrong in ([1], [1, 2, 3], [1.0, 2.0], "ab", [[1, 2]]):
        with pytest.raises(ValueError, match="actions are 2 whole numbers"):
            env.step(wrong)
    with pytest.raises(IllegalMove):
        env.step([1 << 33, 0])


@pytest.mark.parametrize("name", GAMES)
def test_forced_moves_are_skipped(name: str) -> None:
    env, rng = noripan.vector(name, 3, 2, seed=1, skip_forced=True), np.random.default_rng(0)
    for _ in range(200):
        assert (env.counts > 1).all()
        env.step(actions_of(env, rng))


@pytest.mark.parametrize("name", GAMES)
def test_opponents_play_inside_and_better_than_chance(name: str) -> None:
    env, rng = noripan.vector(name, 3, 8, seed=1, opponents={1: "casual", 2: "casual"}), np.random.default_rng(0)
    shares, matches = np.zeros(3), 0
    while matches < 60:
        assert (env.seat == 0).all()
        env.step(actions_of(env, rng))
        shares += env.rewards.sum(0)
        matches += int(env.done.sum())
    assert shares.sum() == pytest.approx(matches, abs=1e-3)
    assert shares[0] < shares[1:].mean()


def test_skilled_plays_inside_too() -> None:
    """A caller at random loses to both; a match that no network fits is refused."""
    lost = {}
    for level in ("casual", "skilled"):
        env, rng = noripan.vector("sixteen", 2, 32, seed=3, opponents={1: level}), np.random.default_rng(1)
        _, mask, _ = env.reset()
        wins, ended = 0.0, 0
        while ended < 150:
            _, mask, _, rewards, done = env.step(np.array([rng.choice(np.flatnonzero(row)) for row in mask]))
            wins, ended = wins + float(rewards[:, 1].sum()), ended + int(done.sum())
        lost[level] = wins / ended
    assert lost["casual"] > 0.6 and lost["skilled"] > 0.6
    with pytest.raises(GameError, match="no_network"):
        noripan.vector("sixteen", 2, 1, opponents={1: "skilled"}, options={"extra_anywhere": True})


@pytest.mark.parametrize("name", GAMES)
def test_scores_are_leads_that_add_up_to_nothing(name: str) -> None:
    by_share, by_score = (noripan.vector(name, 3, 4, seed=1, reward=reward) for reward in ("share", "score"))
    rng, ends = np.random.default_rng(0), 0
    while ends < 4:
        actions = actions_of(by_share, rng)
        by_share.step(actions)
        by_score.step(actions)
        assert by_score.rewards.sum(1) == pytest.approx(np.zeros(4), abs=1e-3)
        for i in np.flatnonzero(by_share.done):
            ends += 1
            assert by_score.rewards[i, by_share.rewards[i].argmax()] == by_score.rewards[i].max()


def test_a_state_can_be_set() -> None:
    env = noripan.vector("sixteen", 2, 2, seed=1)
    env.set_state(1, env.get_state(0))
    assert (env.observations[0] == env.observations[1]).all()
    with pytest.raises(ValueError, match="no state of sixteen"):
        env.set_state(0, noripan.new("sixteen", 3, seed=1).state)
    with pytest.raises(IndexError):
        env.get_state(2)


def test_what_makes_no_sense_is_refused() -> None:
    for wrong in ({"num": 0}, {"threads": 0}, {"reward": "fame"}, {"opponents": {0: "casual", 1: "casual"}}):
        with pytest.raises(ValueError, match=r"at least 1|one of share|no seat"):
            noripan.vector(**{"game": "sixteen", "players": 2, "num": 2, **wrong})
    for coded, code in (({"opponents": {2: "casual"}}, "bad_seat"), ({"opponents": {1: "god"}}, "unknown_bot")):
        with pytest.raises(GameError) as refused:
            noripan.vector(**{"game": "sixteen", "players": 2, "num": 2, **coded})
        assert refused.value.code == code
    with pytest.raises(ValueError, match="full=True"):
        _ = noripan.vector("sixteen", 2, 1).full_observations


def test_noripan_does_not_need_numpy() -> None:
    program = """
import sys
class NoNumpy:
    def find_spec(self, name, path, target=None):
        if name.partition(".")[0] == "numpy":
            raise ImportError(name)
sys.meta_path.insert(0, NoNumpy())
import noripan
noripan.new("sixteen", 2, seed=1)
try:
    noripan.vector("sixteen", 2, 1)
except ImportError as error:
    print(error)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=WAIT, check=True)
    assert "pip install 'noripan[env]'" in done.stdout
