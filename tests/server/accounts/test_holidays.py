"""Holidays, so many days a year and one at a time, and the log of sign-ins."""

from __future__ import annotations

import pytest
from support.asgi_app import AsgiApp

from noripan.server import moderation

pytestmark = pytest.mark.anyio
DAY = 86_400


async def test_days_are_counted_over_a_year_and_given_back_when_a_holiday_ends_early(house: AsgiApp) -> None:
    ada = await house.guest()
    assert (await ada.get("/api/me/holiday")).json() == {"until": None, "days_left": 30, "days_a_year": 30}
    taken = (await ada.post("/api/me/holiday", json={"days": 20})).json()
    assert taken == {"until": house.clock.ms + 20 * DAY * 1000, "days_left": 10, "days_a_year": 30}
    assert (await ada.post("/api/me/holiday", json={"days": 1})).json()["error"] == "already_on_holiday"
    house.clock.wait(4.5 * DAY)
    assert (await ada.delete("/api/me/holiday")).status_code == 204
    assert (await ada.get("/api/me/holiday")).json() == {"until": None, "days_left": 25, "days_a_year": 30}
    refused = (await ada.post("/api/me/holiday", json={"days": 26})).json()
    assert (refused["error"], refused["details"]) == ("too_few_holidays", {"days": 25})
    assert len((await ada.get("/api/me/export")).json()["holidays"]) == 1
    house.clock.wait(366 * DAY)
    fresh = await house.guest("Ben", address="192.0.2.9")
    await fresh.post("/api/me/holiday", json={"days": 30})
    assert (await fresh.get("/api/me/holiday")).json()["days_left"] == 0


async def test_sign_ins_are_written_down_for_their_person_and_forgotten_with_them(house: AsgiApp) -> None:
    ada = await house.guest()
    code = (await ada.post("/api/me/recovery")).json()["code"]
    other = house.visitor(address="192.0.2.2")
    assert (await other.post("/api/recover", json={"code": "AAAA-AAAA-AAAA"})).status_code == 403
    assert (await other.post("/api/recover", json={"code": code})).status_code == 200
    told = (await ada.get("/api/me/export")).json()["sign_ins"]
    assert [one["way"] for one in told] == ["guest", "recovery"]
    assert told[0]["address"] != told[1]["address"] and "192" not in told[0]["address"]
    rows = await moderation.list_sign_ins(house.server.engine, "")
    assert sorted((row["way"], row["name"] or "") for row in rows) == [
        ("guest", "Ada"),
        ("recovery", ""),
        ("recovery", "Ada"),
    ]
    assert (await ada.delete("/api/me")).status_code == 204
    assert [row["person"] for row in await moderation.list_sign_ins(house.server.engine, "")] == [None]
    house.clock.wait(91 * DAY)
    await house.guest("Eve", address="192.0.2.3")
    assert [row["name"] for row in await moderation.list_sign_ins(house.server.engine, "")] == ["Eve"]
