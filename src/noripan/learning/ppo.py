"""Proximal policy optimisation with a critic that sees all cards: what a model learns from a batch of decisions."""

from __future__ import annotations

import math
from array import array
from typing import Final

import cython

from noripan.learning.model import Model, floats
from noripan.learning.selfplay import SelfPlay

if not cython.compiled:
    from noripan.core.kernels import past_ints
    from noripan.learning.selfplay import logistic

CLIP: Final = 0.2  # by how much a decision may become more or less likely in one batch
NOTHING: Final = 1e-5  # slopes below this teach nothing and cost as much as others


class PolicyLearner:
    """Teaches a policy and a critic from self-play."""

    def __init__(self, play: SelfPlay) -> None:
        self.play = play
        self.policy: Model = play.policy
        self.critic: Model = play.critic
        self.order_cells = array("i", range(play.most))
        self.logit_cells = floats(2048)
        self.moved = 0.0  # sums over the decisions since `learn` began: divergence, entropy, squared error of the critic
        self.entropy = 0.0
        self.error = 0.0
        self.attach()

    def attach(self) -> None:
        """Note where the numbers are."""
        if cython.compiled:
            order = self.order_cells
            logits = self.logit_cells
            self.order = cython.address(order[0])
            self.logits = cython.address(logits[0])
        else:
            self.order = memoryview(self.order_cells)
            self.logits = memoryview(self.logit_cells)

    def shuffle(self, n: int) -> None:
        """Bring the decisions into a new order."""
        for i in range(n):
            self.order[i] = i
        for i in range(n - 1, 0, -1):
            j = self.play.rng.below(i + 1)
            kept = self.order[i]
            self.order[i] = self.order[j]
            self.order[j] = kept

    def learn_span(self, first: int, last: int, bonus: float) -> None:
        """Add up the gradients of some decisions, in their present order."""
        for i in range(first, last):
            self.learn_policy(self.order[i], bonus)
            self.learn_value(self.order[i])

    def learn_value(self, d: int) -> None:
        found = past_ints(self.play.items, self.play.at[d])
        self.critic.start(found, self.play.n_known[d])
        value = logistic(self.critic.answer(0, found, 0, self.play.players[d]))
        error = value - self.play.result[d]
        self.error += error * error
        self.critic.learn(0, found, 0, self.play.players[d], error)
        self.critic.finish(found, self.play.n_known[d])

    def learn_policy(self, d: int, bonus: float) -> None:
        """The clipped objective and a bonus for entropy."""
        found = past_ints(self.play.items, self.play.at[d])
        n = self.play.move_count[d]
        self.policy.start(found, self.play.n_active[d])
        log_total = self.rate(d)
        chosen = self.play.chosen[d]
        entropy = 0.0
        for i in range(n):
            entropy -= math.exp(self.logits[i] - log_total) * (self.logits[i] - log_total)
        change = self.logits[chosen] - log_total - self.play.likelihood[d]
        ratio = math.exp(change)
        self.moved += ratio - 1.0 - change
        self.entropy += entropy
        pull = self.play.advantage[d] * ratio
        if (pull > 0.0 and ratio > 1.0 + CLIP) or (pull < 0.0 and ratio < 1.0 - CLIP):
            pull = 0.0
        self.pass_on(d, log_total, entropy, pull, bonus)
        self.policy.finish(found, self.play.n_active[d])

    def rate(self, d: int) -> float:
        """What the policy answers to each move now; the logarithm of the sum of their powers."""
        first = self.play.first_move[d]
        best = -1e9
        for i in range(self.play.move_count[d]):
            changes = past_ints(self.play.items, self.play.move_at[first + i])
            self.logits[i] = self.policy.answer(i, changes, self.play.move_n[first + i], self.play.players[d])
            if self.logits[i] > best:
                best = self.logits[i]
        total = 0.0
        for i in range(self.play.move_count[d]):
            total += math.exp(self.logits[i] - best)
        return best + math.log(total)

    def pass_on(self, d: int, log_total: float, entropy: float, pull: float, bonus: float) -> None:
        first = self.play.first_move[d]
        for i in range(self.play.move_count[d]):
            probability = math.exp(self.logits[i] - log_total)
            slope = pull * probability + bonus * probability * (self.logits[i] - log_total + entropy)
            if i == self.play.chosen[d]:
                slope -= pull
            if slope > NOTHING or slope < -NOTHING:
                changes = past_ints(self.play.items, self.play.move_at[first + i])
                self.policy.learn(i, changes, self.play.move_n[first + i], self.play.players[d], slope)

    # ---- for callers in Python

    def learn(self, minibatch: int, rate: float, critic_rate: float, bonus: float) -> tuple[float, float, float]:
        """One pass over all decisions: the divergence from the old policy at its end, its entropy, the critic's error."""
        n = self.play.n
        self.shuffle(n)
        entropy = error = divergence = 0.0
        for first in range(0, max(1, n - minibatch // 2), minibatch):
            last = n if n - first < 3 * minibatch // 2 else first + minibatch
            self.moved = self.entropy = self.error = 0.0
            with cython.nogil:
                self.learn_span(first, last, bonus)
            self.policy.improve(rate, 1.0 / (last - first))
            self.critic.improve(critic_rate, 1.0 / (last - first))
            entropy += self.entropy
            error += self.error
            divergence = self.moved / (last - first)
        return divergence, entropy / max(1, n), error / max(1, n)
