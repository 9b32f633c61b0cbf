"""Again: a match that is over goes on from any of its moments, against bots, and counts for nobody."""

from __future__ import annotations

import pytest
from support.live_server import Open, run

import noripan
from noripan.core.errors import GameError
from noripan.protocol.record import read_record, verify

GAME = sorted(noripan.games())[0]


async def finished_match(host: object, other: object, table: str) -> None:
    await host.post(f"/api/tables/{table}/leave")  # type: ignore[attr-defined]
    await other.play_to_the_end(table)  # type: ignore[attr-defined]
    while (await other.hear("table"))["status"] != "over":  # type: ignore[attr-defined]
        pass


def test_a_match_goes_on_from_a_moment_and_counts_for_nobody(site: Open) -> None:
    async def play() -> None:
        async with site() as house, house.table(GAME, rated=True) as (table, (host, other)):
            await finished_match(host, other, table)
            record = await other.get(f"/api/tables/{table}/record")
            me = (await other.get("/api/me"))["id"]
            before = await other.get(f"/api/people/{me}")
            step = len(record["match"]["moves"]) // 2
            made = (await other.post(f"/api/tables/{table}/again", {"step": step, "level": "beginner"}))["table"]
            assert made["origin"] == table and made["status"] == "playing"
            assert not (made["rated"] or made["public"] or made["spectators"])
            assert [seat["level"] for seat in made["seats"]] == ["beginner", None] and made["you"] == 1
            await other.join(made["id"])
            await other.play_to_the_end(made["id"])
            while (await other.hear("table"))["status"] != "over":
                pass
            again = await other.get(f"/api/tables/{made['id']}/record")
            assert again["match"]["seed"] == record["match"]["seed"]
            assert again["match"]["moves"][: step - 1] == record["match"]["moves"][: step - 1]
            assert noripan.load(again["match"]).is_over
            assert await other.get(f"/api/people/{me}") == before
            with pytest.raises(GameError, match="record_of_origin"):  # nothing was shuffled, so there is nothing to verify
                verify(read_record(again), noripan.find)
            replay = await other.get(f"/api/tables/{made['id']}/replay?first=0&count=1")
            assert replay["steps"] == len(again["match"]["moves"])

    run(play)


def test_the_same_deal_again_and_what_is_refused(site: Open) -> None:
    async def play() -> None:
        async with site() as house, house.table(GAME) as (table, (host, other)):
            path = f"/api/tables/{table}/again"
            early = await other.http.post(path, json={})
            assert (early.status_code, early.json()["error"]) == (409, "match_not_over")
            await finished_match(host, other, table)
            deal = (await other.post(path, {"seat": 0}))["table"]
            assert deal["you"] == 0
            late = await other.http.post(path, json={"step": 99_999})
            assert (late.status_code, late.json()["error"]) == (400, "bad_step")
            assert (await other.http.post(path, json={"seat": 7})).json()["error"] == "bad_seat"
            assert (await other.http.post(path, json={"level": "random"})).json()["error"] == "unknown_level"
            stranger = await house.visitor("Stranger")
            assert (await stranger.http.get(f"/api/tables/{deal['id']}")).json()["error"] == "by_invitation_only"

    run(play)
