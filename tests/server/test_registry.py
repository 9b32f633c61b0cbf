"""The registry keeps in memory what somebody needs, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.eventually import eventually_async
from support.live_server import LiveServer, run

import noripan
from noripan.server.tables.driver import driver_of

GAME = sorted(noripan.games())[0]


def test_tables_that_nobody_needs_are_let_go_and_come_back_when_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("noripan.server.tables.sweeper.IDLE_ROUNDS", 1)
    monkeypatch.setattr("noripan.server.tables.sweeper.SWEEP_SECONDS", 0.02)

    async def play() -> None:
        async with LiveServer(tmp_path, f"sqlite:///{tmp_path / 'x.db'}") as house, house.table(GAME) as (table, people):
            frame = await people[0].hear("frame")
            await people[0].post(f"/api/tables/{table}/close")
            for visitor in people:
                await visitor.send(do="part", table=table)
                await visitor.hear("parted")
            registry = house.app.state.tables.registry
            await eventually_async(lambda: not registry.tables, "the table to be let go")
            assert not registry._joined or not any(registry._joined.values())
            await people[0].join(table)
            assert (await people[0].hear("frame"))["view"] == frame["view"]

    run(play)


def test_a_table_that_is_not_there_leaves_nothing_behind(tmp_path: Path) -> None:
    async def play() -> None:
        async with LiveServer(tmp_path, f"sqlite:///{tmp_path / 'x.db'}") as house:
            visitor = await house.visitor("Somebody")
            assert (await visitor.join("zzzzzzzz"))["error"] == "no_such_table"
            assert not house.app.state.tables.registry.tables and not house.app.state.tables.registry._loading
            await visitor.close()

    run(play)


def test_all_living_processes_agree_on_an_heir_and_share_the_tables() -> None:
    alive = {f"w{number}" for number in range(4)}
    heirs = [driver_of(f"table{number}", None, alive) for number in range(400)]
    assert all(heirs.count(worker) > 50 for worker in alive)
    kept = [(one, driver_of(f"table{number}", None, alive - {"w0"})) for number, one in enumerate(heirs) if one != "w0"]
    assert all(before == after for before, after in kept)
