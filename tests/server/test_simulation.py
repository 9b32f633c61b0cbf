"""Thousands of short schedules of several processes: whatever is slow, lost, away or killed, everybody ends with what the
journal says, and nothing that was promised is lost."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest
import structlog
from support.simulation import new_store, run_schedule

from noripan.server.store import workers
from noripan.server.tables import sweeper

SHARDS = 4


@pytest.fixture(autouse=True)
def _quickly(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Look again and miss the dead sooner, so that a schedule is short; and no line in the log for every outage."""
    monkeypatch.setattr(sweeper, "LOOK_ROUNDS", 2)
    monkeypatch.setattr(workers, "ALIVE_MS", 1_500)
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
    yield
    structlog.reset_defaults()


@pytest.mark.parametrize("shard", range(SHARDS))
def test_every_schedule_ends_with_what_the_journal_says(shard: int, request: pytest.FixtureRequest) -> None:
    store = new_store()
    for number in range(shard, request.config.getoption("--schedules"), SHARDS):
        run_schedule(store, number)


@pytest.mark.parametrize("number", range(2))
def test_the_same_number_makes_the_same_schedule(number: int) -> None:
    store = new_store()
    first, second = run_schedule(store, number), run_schedule(store, number)
    assert first.written == second.written
    assert first.entries == second.entries != []
    tokens = [[process.server.environment.token() for process in world.processes] for world in (first, second)]
    assert tokens[0] == tokens[1], "what bots choose would depend on the system's chance"
