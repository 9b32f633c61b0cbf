"""Card games of other libraries for `vector.py`, as far as they are installed: decisions a second, observations written.

Of RLCard, pgx and EnvPool those games were taken that come nearest to ours: RLCard's Uno for four, and Sparrow Mahjong for
three, which pgx and EnvPool have both. All choose a legal action by chance: RLCard's by Python, EnvPool's by numpy, and
pgx's within what it compiles. EnvPool writes the observations of all players, pgx and RLCard that of the next one.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable

import numpy as np

Measure = Callable[[float], float]  # seconds of processor time -> decisions a second
MAHJONG_PLAYERS = 3


def peers(sizes: tuple[int, ...]) -> dict[tuple[str, int], Measure]:
    """By name and number of matches at once."""
    found: dict[tuple[str, int], Measure] = {}
    for name, make, counts in (
        ("OpenSpiel hearts", hearts, (1,)),
        ("RLCard uno", rlcard_uno, (1,)),
        ("pgx sparrow_mahjong", pgx_mahjong, sizes),
        ("EnvPool SparrowMahjong-v1", envpool_mahjong, sizes),
    ):
        try:
            found |= {(name, num): make(num) for num in counts}
        except ImportError as missing:
            print(f"{name} is left out: {missing}")
    return found


def rate(step: Callable[[], int], seconds: float) -> float:
    done, begun = 0, time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        done += step()
    return done / spent


def hearts(num: int) -> Measure:
    """Whole games, dealt by chance nodes, which do not count; the observer writes into numpy."""
    import pyspiel
    from open_spiel.python.observation import make_observation

    game = pyspiel.load_game("hearts")
    observer, rng = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True)), random.Random(1)

    def play() -> int:
        decisions, state = 0, game.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node():
                observer.set_from(state, state.current_player())
                decisions += 1
            state.apply_action(rng.choice(state.legal_actions()))
        return decisions

    return lambda seconds: rate(play, seconds)


def rlcard_uno(num: int) -> Measure:
    import rlcard

    env, rng = rlcard.make("uno", config={"seed": 1, "game_num_players": 4}), random.Random(1)

    def play() -> int:
        decisions, (state, _) = 0, env.reset()
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return lambda seconds: rate(play, seconds)


def pgx_mahjong(num: int) -> Measure:
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make("sparrow_mahjong")

    def advance(states, key):  # type: ignore[no-untyped-def]
        key, chosen, dealt = jax.random.split(key, 3)
        actions = jax.random.categorical(chosen, jax.numpy.where(states.legal_action_mask, 0.0, -1e9), axis=1)
        return jax.vmap(auto_reset(env.step, env.init))(states, actions, jax.random.split(dealt, num)), key

    compiled = jax.jit(advance)
    held = [jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), num)), jax.random.PRNGKey(2)]

    def step() -> int:
        held[:] = compiled(*held)
        np.asarray(held[0].observation)  # waits for it
        return num

    step()
    return lambda seconds: rate(step, seconds)


def envpool_mahjong(num: int) -> Measure:
    import envpool

    env = envpool.make("SparrowMahjong-v1", env_type="gymnasium", num_envs=num, num_threads=1, seed=1)
    rng = np.random.default_rng(1)
    held = [env.reset()[1]["legal_action_mask"]]

    def step() -> int:
        noise = rng.random(held[0].shape, np.float32) * held[0]
        held[0] = env.step(noise.argmax(1).astype(np.int32))[4]["legal_action_mask"]
        return num

    return lambda seconds: rate(step, seconds)
