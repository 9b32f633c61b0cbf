"""When the store is away or full: people are refused for the moment, operators see it, and it goes on by itself."""

from __future__ import annotations

import asyncio
import json
import resource
from pathlib import Path

import httpx
import pytest
from support.command import Serving
from support.eventually import eventually_async
from support.patience import WAIT, WHOLE
from support.services import Postgres
from support.visitor import Visitor

from noripan import games

GAME = min(games())
GUEST = {"name": "Ada", "language": "en"}


def lines(server: Serving, event: str) -> list[dict[str, object]]:
    found = [json.loads(line) for line in server.said.splitlines() if line.startswith("{")]
    return [line for line in found if line["event"] == event]


def test_requests_are_refused_while_postgresql_is_away(postgres: Postgres, tmp_path: Path) -> None:
    with (
        Serving(
            "--data", str(tmp_path), "--database", postgres.new_database(), "--log-format", "json", "--rate", "100"
        ) as server,
        httpx.Client(base_url=server.address, timeout=WAIT) as browser,
    ):
        assert browser.post("/api/guest", json=GUEST).status_code == 201
        postgres.kill()
        try:
            for _ in range(20):
                for answer in (browser.get("/api/tables/mine"), browser.get("/api/tables"), browser.get("/api/me")):
                    assert (answer.status_code, answer.json()["error"]) == (503, "store_down"), answer.text
        finally:
            postgres.start_again()
        server.until_ready()
        assert browser.get("/api/tables").status_code == 200
        page = browser.get("/metrics").text
    counted = next(line for line in page.splitlines() if line.startswith('noripan_store_failures_total{where="request"}'))
    assert float(counted.split()[1]) == 60
    said = lines(server, "store_down")
    assert 1 <= len(said) < 60, "one line stands for many"
    assert all(len(json.dumps(line)) < 400 for line in said)
    assert lines(server, "request_failed") == []


def limit_files(server: Serving, most: int) -> None:
    """No file may grow beyond this: what a full disk is to a program."""
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))


async def answers_with(visitor: Visitor, status: int) -> bool:
    return (await visitor.http.get("/ready")).status_code == status


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="needs Linux")
def test_a_full_disk_is_seen_and_got_over(tmp_path: Path) -> None:
    async def fill_up(server: Serving) -> None:
        ann = await (await Visitor(server.address.rstrip("/"), "Ann").come_in()).connect()
        seats = games()[GAME].seats[0]
        table = (await ann.make_table(GAME, seats, bots=["beginner"] * (seats - 1)))["table"]["id"]
        await ann.sit(table)
        await ann.post(f"/api/tables/{table}/start")
        await ann.join(table)
        while not (frame := await ann.hear("frame"))["moves"]:
            pass
        limit_files(server, 1)
        await ann.act(table, frame["seq"], frame["moves"][0])
        assert (await ann.hear("done", "noted", "rejected"))["error"] == "store_down"
        await eventually_async(lambda: answers_with(ann, 503), "the full disk to be noticed")
        assert (await ann.http.get("/ready")).json() == {"database": False, "channels": True}
        refused = await ann.http.post("/api/tables", json={"game": GAME, "players": seats})
        assert (refused.status_code, refused.json()["error"]) == (503, "store_down")
        limit_files(server, resource.RLIM_INFINITY)
        await eventually_async(lambda: answers_with(ann, 200), "the disk to be written to again")
        await ann.act(table, frame["seq"], frame["moves"][0])
        assert (await ann.hear("done", "noted", "rejected"))["is"] in ("done", "noted")
        page = (await ann.http.get("/metrics")).text
        assert 'noripan_store_failures_total{where="journal"}' in page
        await ann.close()

    with Serving("--data", str(tmp_path), "--log-format", "json", NORIPAN_PACE_MS="0") as server:
        asyncio.run(asyncio.wait_for(fill_up(server), WHOLE))
    assert lines(server, "journal_failed")[0]["level"] == "error"
