"""Mistakes of a review are tried again on the board, and one's own come back until they are learnt."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import func, select, update
from support.live_server import LiveServer, Open, run
from support.reviews import GAME, QUICK, finished, opened, refusal, reviewed
from support.visitor import Visitor

from noripan.review.practice import DONE, WAITS
from noripan.server.environment import Environment
from noripan.server.http.routes.reviews import of_row
from noripan.server.reviews import practice, queue
from noripan.server.store.schema import PRACTICE, RESULTS

MOST_MATCHES = 8


class Days:
    """A clock that a test can set forward."""

    def __init__(self) -> None:
        self.passed = 0
        self.environment = Environment(now=self.now)

    def now(self) -> int:
        return time.time_ns() // 1_000_000 + self.passed * 86_400_000

    def day(self, later: int = 0) -> str:
        return (datetime.fromtimestamp(self.now() / 1000, UTC).date() + timedelta(days=later)).isoformat()


@asynccontextmanager
async def mistaken(house: LiveServer, **more: Any) -> AsyncIterator[tuple[str, Visitor, Visitor, list[dict[str, Any]]]]:
    """A reviewed match, somebody who made a mistake in it, the other one, and the decisions that lost clearly."""
    for _ in range(MOST_MATCHES):
        async with finished(house, **more) as (table, people):
            await people[0].post(f"/api/tables/{table}/review")
            faults = [one for one in (await reviewed(people[0], table))["decisions"] if one["verdict"]]
            seats = [one["seat"] for one in faults if one["verdict"] == "mistake"]
            if seats:
                yield table, people[seats[0]], people[1 - seats[0]], faults
                return
    raise AssertionError("nobody who moves at random makes a mistake")


def own(faults: list[dict[str, Any]], verdict: str = "mistake") -> list[dict[str, Any]]:
    """The mistakes of the first who made one."""
    seat = next(one["seat"] for one in faults if one["verdict"] == "mistake")
    return [one for one in faults if (one["seat"], one["verdict"]) == (seat, verdict)]


async def due(visitor: Visitor) -> list[int]:
    return [one["number"] for one in (await visitor.get("/api/practice"))["due"]]


# ---- trying again


def test_a_mistake_is_tried_again_from_what_its_seat_saw(site: Open) -> None:
    async def play() -> None:
        async with site(**QUICK) as house, mistaken(house) as (table, one, other, faults):
            for visitor in (one, other):  # whoever may see the review
                for fault in faults[:4]:
                    await try_again(visitor, table, fault)
            assert len(await due(one)) == len(own(faults)), "none of this counts for the list"

    run(play)


async def try_again(visitor: Visitor, table: str, fault: dict[str, Any]) -> None:
    path = f"/api/tables/{table}/mistakes/{fault['number']}"
    shown = await visitor.get(path)
    assert shown["frame"]["view"]["you"] == shown["seat"] == fault["seat"]
    assert (shown["verdict"], shown["loss"]) == (fault["verdict"], round(100 * fault["loss"]))
    assert len(shown["words"]) == len(shown["frame"]["moves"]) == fault["legal"]
    played = next(option["words"] for option in fault["options"] if option["move"] == fault["move"])
    assert shown["played"] == played and "best" not in str(shown)
    again = await visitor.post(f"{path}/answer", {"move": fault["move"]})
    assert again["kind"] == "worse" and again["loss"] >= 1 and again["solution"] is None
    assert again["reason"] == fault["reason"] == await visitor.post(f"{path}/hint")
    right = await visitor.post(f"{path}/answer", {"move": fault["best"]})
    assert right["kind"] == "right" and right["solution"]["best"] == fault["best"]
    assert right["solution"]["share"] > right["solution"]["next"]
    given = await visitor.post(f"{path}/answer", {})
    assert given["kind"] == "shown" and given["solution"] == right["solution"]
    refused = await visitor.http.post(f"{path}/answer", json={"move": "nonsense"})
    assert (refused.status_code, refused.json()["error"]) == (400, "unreadable")
    refused = await visitor.http.post(f"{path}/try", json={"moves": ["nonsense"]})
    assert (refused.status_code, refused.json()["error"]) == (400, "unreadable")


def test_only_mistakes_of_a_review_and_only_for_who_may_see_it(site: Open) -> None:
    async def play() -> None:
        async with site(**QUICK) as house:
            stranger = await house.visitor("Stranger")
            async with finished(house) as (table, people):
                assert await refusal(people[0], "GET", f"/api/tables/{table}/mistakes/1") == (404, "no_such_mistake")
            async with house.table(GAME) as (table, people):
                assert await refusal(people[0], "GET", f"/api/tables/{table}/mistakes/1") == (409, "match_not_over")
            async with mistaken(house, public=False) as (table, one, _, faults):
                number = own(faults)[0]["number"]
                path = f"/api/tables/{table}/mistakes/{number}"
                asked = {"": None, "/answer": {}, "/answer?counts=true": {}, "/hint": None, "/try": {"moves": []}}
                for way, data in asked.items():
                    refused = await refusal(stranger, "POST" if way else "GET", path + way, data)
                    assert refused == (403, "by_invitation_only"), way
                clean = next(move for move in range(1, 1000) if move not in [fault["number"] for fault in faults])
                assert await refusal(one, "GET", f"/api/tables/{table}/mistakes/{clean}") == (404, "no_such_mistake")
                assert await refusal(one, "GET", f"/api/tables/{table}/mistakes/99999") == (404, "no_such_mistake")
                invitation = (await one.get(f"/api/tables/{table}"))["invitation"]
                assert (await stranger.get(f"{path}?invitation={invitation}"))["number"] == number
            await stranger.close()

    run(play)


# ---- the list


def test_what_was_found_waits_longer_and_what_was_not_comes_back_tomorrow(site: Open) -> None:
    days = Days()

    async def play() -> None:
        async with site(environment=days.environment, **QUICK) as house, mistaken(house) as (table, one, other, faults):
            mine = own(faults)
            standing = await one.get("/api/practice")
            [game] = standing["games"]
            assert standing["day"] == days.day()
            assert (game["game"], game["due"], game["waiting"], game["learnt"]) == (GAME, len(mine), len(mine), 0)
            assert await due(one) == [fault["number"] for fault in mine] and game["next"] == days.day()
            assert (await one.get("/api/practice?game=iota"))["due"] == []
            assert not {fault["number"] for fault in mine} & set(await due(other)), "everybody has their own"

            first = mine[0]
            path = f"/api/tables/{table}/mistakes/{first['number']}/answer?counts=true"
            assert (await other.post(path, {"move": first["best"]}))["later"] is None
            refused = await one.http.post(path, json={"move": "nonsense"})
            assert refused.status_code == 400 and first["number"] in await due(one), "a refusal is no try"
            wrong = await one.post(path, {"move": first["move"]})
            assert wrong["later"] == {"due": days.day(WAITS[0]), "is_learnt": False}
            assert (await one.post(path, {"move": first["best"]}))["later"] is None, "the first answer counted"
            assert first["number"] not in await due(one)
            for box in range(1, DONE + 1):
                days.passed += WAITS[box - 1]
                assert first["number"] in await due(one)
                right = await one.post(path, {"move": first["best"]})
                assert right["later"]["is_learnt"] == (box == DONE)
                if box < DONE:
                    assert right["later"]["due"] == days.day(WAITS[box])
            days.passed += 100
            assert first["number"] not in await due(one)
            [game] = (await one.get("/api/practice"))["games"]
            assert (game["waiting"], game["learnt"]) == (len(mine) - 1, 1)

    run(play)


def test_a_new_review_changes_what_is_on_the_list_but_not_how_far_one_is(site: Open) -> None:
    async def play() -> None:
        async with site(**QUICK) as house, mistaken(house) as (table, one, _, faults):
            number = own(faults)[0]["number"]
            await one.post(f"/api/tables/{table}/mistakes/{number}/answer?counts=true", {"move": own(faults)[0]["best"]})
            async with opened(house) as database, database.begin() as connection:
                await connection.execute(
                    update(PRACTICE).where(PRACTICE.c.number != number).values(number=-PRACTICE.c.number)
                )
                row = await queue.read(connection, table)
                assert row is not None
                review = of_row(table, row, 0, 0).review
                assert review is not None
                await practice.keep_mistakes(connection, table, review, 0)
                kept = (
                    await connection.execute(select(PRACTICE.c.number, PRACTICE.c.box).order_by(PRACTICE.c.number))
                ).all()
            mistakes = sorted(fault["number"] for fault in faults if fault["verdict"] == "mistake")
            assert [row.number for row in kept] == mistakes
            assert {row.number: row.box for row in kept}[number] == 1

    run(play)


def test_matches_in_which_a_bot_moved_for_somebody_are_not_on_their_list(site: Open) -> None:
    async def play() -> None:
        async with site(**QUICK) as house, finished(house) as (table, people):
            async with opened(house) as database, database.begin() as connection:
                await connection.execute(update(RESULTS).values(covered=1))
            await people[0].post(f"/api/tables/{table}/review")
            await reviewed(people[0], table)
            assert [await due(visitor) for visitor in people] == [[], []]

    run(play)


def test_the_list_is_exported_and_goes_with_its_person(site: Open) -> None:
    """And who asks for the solution has not found it."""

    async def play() -> None:
        async with site(**QUICK) as house, mistaken(house) as (table, one, _, faults):
            first = own(faults)[0]["number"]
            given = await one.post(f"/api/tables/{table}/mistakes/{first}/answer?counts=true", {})
            assert given["later"] == {"due": Days().day(WAITS[0]), "is_learnt": False}
            told = (await one.get("/api/me/export"))["practice"]
            assert {(row["table"], row["number"]): row["due"] == given["later"]["due"] for row in told} == {
                (table, fault["number"]): fault["number"] == first for fault in own(faults)
            }
            me = (await one.get("/api/me"))["id"]
            await one.client.ask("DELETE", "/api/me")
            async with opened(house) as database, database.connect() as connection:
                left = select(func.count()).select_from(PRACTICE).where(PRACTICE.c.person == me)
                assert await connection.scalar(left) == 0

    run(play)
