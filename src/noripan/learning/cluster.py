"""Self-play on a Ray cluster: a batch is played in parts by whoever is free, all with the weights of that batch.

Every part has random numbers of its own, so it does not matter which machine plays it, nor whether one dies at it: the same
plan learns the same on any cluster. It learns other things than on one core, where the parts do not begin anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from noripan.arena.ray_cluster import RETRIES, first_line, joined
from noripan.core.errors import GameError
from noripan.core.network import fingerprint
from noripan.core.rng import Rng
from noripan.learning.training import PARTS, Training, TrainingPlan

Weights = tuple[bytes, bytes]  # of the policy and of the critic
Played = tuple[str, dict[str, bytes]]  # the features seen, and the decisions


@contextmanager
def cluster_play(address: str | None) -> Iterator[ClusterPlay]:
    """The address is as `ray.init` takes it; without one Ray finds or starts a cluster."""
    with joined(address) as ray:
        yield ClusterPlay(ray)


class ClusterPlay:
    """Fills the batches of a training."""

    def __init__(self, ray: Any) -> None:
        self.ray = ray
        self.task = ray.remote(play_part).options(max_retries=RETRIES, num_cpus=1)

    def __call__(self, training: Training) -> None:
        weights = self.ray.put((training.policy.weight_cells.tobytes(), training.critic.weight_cells.tobytes()))
        seeds = [f"part {training.plan.seed} {training.batch} {number}" for number in range(PARTS)]
        running = [self.task.remote(training.plan, weights, seed) for seed in seeds]
        try:
            while running:
                seen, decisions = self.ray.get(running[0])
                del running[0]
                if seen != fingerprint(training.features):
                    raise GameError("arena_code")
                training.play.add(decisions)
        except self.ray.exceptions.RayTaskError:
            raise
        except self.ray.exceptions.RayError as error:
            raise GameError("arena_ray", reason=first_line(error)) from error
        finally:
            for one in running:  # none, unless something went wrong
                self.ray.cancel(one, force=True)


def play_part(plan: TrainingPlan, weights: Weights, seed: str) -> Played:
    """In a worker: a part of a batch."""
    training = Training(replace(plan, batch=-(-plan.batch // PARTS)), Rng.seeded(seed))
    for model, data in zip((training.policy, training.critic), weights, strict=True):
        memoryview(model.weight_cells).cast("B")[:] = data
    training.play_alone()
    return fingerprint(training.features), training.play.packed()
