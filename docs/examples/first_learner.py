"""A first learner: `python first_learner.py 100` plays and learns for 100 rounds, and prints its share of victories."""

import sys

import numpy as np

import noripan

MATCHES, STEPS, RATE = 128, 64, 0.02


def choose(weights, observations, mask, rng):
    """An action for each match, drawn by its odds, and the odds of all actions."""
    scores = np.where(mask, observations @ weights, -np.inf)
    odds = np.exp(scores - scores.max(axis=1, keepdims=True))
    odds /= odds.sum(axis=1, keepdims=True)
    draws = rng.random((len(odds), 1))
    return (odds.cumsum(axis=1) > draws).argmax(axis=1), odds


def play(env, weights, rng):
    """Some steps of all matches: what was seen, what was chosen, the odds, the rewards, and where matches ended."""
    steps = []
    for _ in range(STEPS):
        seen = env.observations.astype(np.float32).clip(0, 8)
        actions, odds = choose(weights, seen, env.mask, rng)
        _, _, _, rewards, done = env.step(actions)
        steps.append((seen, actions, odds, rewards[:, 0].copy(), done.copy()))
    return steps


def improve(weights, steps):
    """Make actions of matches that were won likelier, and those of lost ones less likely; the share of victories."""
    results = np.concatenate([rewards[done] for *_, rewards, done in steps])
    average, change = results.mean(), np.zeros_like(weights)
    result = np.full(MATCHES, np.nan, dtype=np.float32)  # of the match that each step belongs to, from the last step back
    for seen, actions, odds, rewards, done in reversed(steps):
        result = np.where(done, rewards, result)
        known = ~np.isnan(result)
        push = -odds[known]
        push[np.arange(known.sum()), actions[known]] += 1
        change += seen[known].T @ (push * (result[known, None] - average))
    weights += RATE * change / MATCHES
    return average


def main(rounds):
    env = noripan.vector("sixteen", players=2, num=MATCHES, seed=7, opponents={1: "casual"}, skip_forced=True)
    observations, mask, _ = env.reset()
    weights = np.zeros((observations.shape[1], mask.shape[1]), dtype=np.float32)
    rng = np.random.default_rng(7)
    for number in range(1, rounds + 1):
        share = improve(weights, play(env, weights, rng))
        if number % 10 == 0 or number == rounds:
            print(f"round {number}: {share:.0%} of the victories against casual", flush=True)
    np.save("weights.npy", weights)


if __name__ == "__main__":
    main(int(sys.argv[1]))
