"""Who plays when somebody is gone or out of time: bots that stand in, over real sockets."""

from __future__ import annotations

from itertools import count

import pytest
from running import Open, run

import noripan
from noripan.server.outside import Outside

GAMES = sorted(noripan.games())


def test_a_bot_plays_for_who_leaves_until_they_return(site: Open) -> None:
    async def play() -> None:
        async with site() as house, house.table(GAMES[0]) as (table, people):
            leaver, stayer = people
            await leaver.post(f"/api/tables/{table}/leave")
            end = await stayer.play_to_the_end(table)
            assert end["view"]["over"]
            shown = [message for message in stayer.heard if message["is"] == "table"]
            assert any(seat["gone"] for message in shown for seat in message["seats"])
        async with site() as house, house.table(GAMES[0]) as (table, people):
            leaver, stayer = people
            await leaver.post(f"/api/tables/{table}/leave")
            await leaver.join(table)
            while True:
                shown = await stayer.hear("table")
                if not any(seat["gone"] for seat in shown["seats"]):
                    break

    run(play)


def test_a_bot_plays_for_who_has_disconnected(site: Open) -> None:
    async def play() -> None:
        async with site(absence_ms=200) as house, house.table(GAMES[0]) as (table, people):
            leaver, stayer = people
            await leaver.socket.close()  # type: ignore[union-attr]
            assert (await stayer.play_to_the_end(table))["view"]["over"]

    run(play)


def shifted(now: list[int]) -> Outside:
    return Outside(now=lambda: now[0])


def test_who_runs_out_of_time_is_played_for_and_after_three_times_replaced(
    site: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("noripan.server.live.driver.LONGEST_SLEEP_MS", 20)  # looks at our clock often

    async def play() -> None:
        now = [1_000_000]
        clock = {"kind": "move", "seconds": 5}
        async with site(outside=shifted(now)) as house, house.table(GAMES[0], clock=clock) as (_, people):
            frame = await people[0].hear("frame")
            assert frame["clock"]["left"] == [5000, 5000]
            while True:
                now[0] += 6_000
                message = await people[0].hear("table", "frame")
                if message["is"] == "table" and any(seat["gone"] for seat in message["seats"]):
                    break

    run(play)


def test_bots_play_on_although_the_clock_is_set_back(site: Open) -> None:
    async def play() -> None:
        hours = count(500_000, -1)  # an hour earlier whenever anybody looks
        outside = Outside(now=lambda: next(hours) * 3_600_000)
        async with site(outside=outside, pace_ms=1) as house, house.table(GAMES[0], 1, bots=["casual"]) as (table, people):
            assert (await people[0].play_to_the_end(table))["view"]["over"]

    run(play)
