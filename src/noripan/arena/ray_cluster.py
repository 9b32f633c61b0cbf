"""Plays pairings on a Ray cluster: the same matches as on one machine, so the same table. Needs the extra `ray`."""

from __future__ import annotations

import importlib
import logging
import os
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from typing import Any

from noripan.arena.pairing import Outcome, Pairing, play
from noripan.arena.tournament import code
from noripan.arena.workers import Outcomes
from noripan.core.errors import GameError

RETRIES = 5  # of a match whose worker or machine dies


def play_on_cluster(pairings: list[Pairing], threads: int, address: str | None) -> Outcomes:
    """Outcomes in the order they come. The address is as `ray.init` takes it; without one Ray finds or starts a cluster."""
    with joined(address) as ray:
        task = ray.remote(play_and_sign).options(max_retries=RETRIES, num_cpus=min(threads, widest_node(ray)))
        line = iter(pairings)
        running: list[Any] = []
        try:
            while True:
                running += [task.remote(pairing) for pairing in islice(line, room(ray, threads, len(running)))]
                if not running:
                    return
                done, running = ray.wait(running)
                yield from (checked(*ray.get(one)) for one in done)
        except ray.exceptions.RayTaskError:
            raise
        except ray.exceptions.RayError as error:
            raise GameError("arena_ray", reason=first_line(error)) from error
        finally:
            for one in running:
                ray.cancel(one, force=True)


@contextmanager
def joined(address: str | None) -> Iterator[Any]:
    """Ray, connected; it tells nobody that it is used."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        ray = importlib.import_module("ray")
    except ImportError as error:
        raise GameError("arena_no_ray") from error
    try:
        ray.init(address, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise GameError("arena_ray", reason=first_line(error)) from error
    try:
        yield ray
    finally:
        ray.shutdown()


def widest_node(ray: Any) -> int:
    """A match that needs more cores than any machine has would wait for ever."""
    return max(1, *(int(node["Resources"].get("CPU", 0)) for node in ray.nodes() if node["Alive"]))


def room(ray: Any, threads: int, running: int) -> int:
    """How many more matches to send so that some wait in line; machines may come and go."""
    wanted = max(2, 2 * int(ray.cluster_resources().get("CPU", 0)) // threads)
    return max(0, wanted - running)


def play_and_sign(pairing: Pairing) -> tuple[str, str, Outcome]:
    """In a worker: the outcome with the game and the fingerprint of the code that played it."""
    return pairing.game, code(pairing.game), play(pairing)


def checked(game: str, signature: str, outcome: Outcome) -> Outcome:
    if signature != code(game):
        raise GameError("arena_code")
    return outcome


def first_line(error: Exception) -> str:
    return (str(error).splitlines() or [type(error).__name__])[0][:200]
