"""Hints for people, and remote bots that think with our levels."""

from __future__ import annotations

import asyncio

import pytest
from support.gate import Gate
from support.live_server import Open, remote_bot, run, whose_turn
from support.visitor import Visitor

import noripan
from noripan.bots.levels import ADVISER, LEVELS, cores

GAMES = sorted(noripan.games())


def test_remote_bots_are_marked_and_may_think_with_any_level(site: Open) -> None:
    async def play() -> None:
        async with site() as house:
            owner = await house.visitor("Owner")
            maker = await house.visitor("Maker")
            bot = await remote_bot(house, maker)
            made = await owner.make_table(GAMES[0], 2, rated=True)
            table = made["table"]["id"]
            await owner.sit(table)
            await bot.sit(table)
            seats = (await owner.get(f"/api/tables/{table}"))["table"]["seats"]
            assert [(seat["name"], seat["bot"], seat["level"]) for seat in seats] == [
                ("Owner", False, None), ("Robo", True, None),
            ]  # fmt: skip
            await owner.post(f"/api/tables/{table}/start")
            for visitor in (owner, bot):
                await visitor.join(table)
            ours = asyncio.create_task(owner.play_to_the_end(table))
            thought = 0
            while not (frame := await bot.hear("frame"))["view"]["over"]:
                if frame["moves"] and thought < 2:
                    level = ("casual", "skilled")[thought]
                    await bot.send(do="hint", table=table, seq=frame["seq"], id=level, level=level)
                    assert (await bot.hear("hinted", "rejected"))["move"] in frame["moves"]
                    await bot.send(do="hint", table=table, seq=frame["seq"], id="any")
                    assert (await bot.hear("hinted", "rejected"))["is"] == "hinted"
                    thought += 1
                if frame["moves"]:
                    await bot.act(table, frame["seq"], frame["moves"][0])
            await ours
            await owner.hear("table")
            ranked = await owner.get(f"/api/ratings/{GAMES[0]}")
            assert {(one["name"], one["bot"]) for one in ranked} == {("Owner", False), ("Robo", True)}
            assert thought == 2
            await bot.close()
            await maker.close()
            await owner.close()

    run(play)


def test_people_are_advised_by_one_level_and_not_too_often(site: Open) -> None:
    async def play() -> None:
        async with site(rate=0.1) as house, house.table(GAMES[0]) as (table, people):
            mover, frame, _ = await whose_turn(people)
            await mover.send(do="hint", table=table, seq=frame["seq"], id="h", level="expert")
            assert (await mover.hear("rejected"))["error"] == "unknown_level"
            answers = []
            while not answers or answers[-1]["is"] == "hinted":
                await mover.send(do="hint", table=table, seq=frame["seq"], id="h")
                answers.append(await mover.hear("hinted", "rejected"))
            assert len(answers) > 3
            assert answers[-1]["error"] == "too_many" and answers[-1]["details"]["seconds"] > 0

    run(play)


def test_a_hint_is_a_legal_move_but_not_when_rated(site: Open) -> None:
    async def play() -> None:
        async with site() as house:
            async with house.table(GAMES[0]) as (table, people):
                mover, frame, _ = await whose_turn(people)
                await mover.send(do="hint", table=table, seq=frame["seq"], id="h")
                hinted = await mover.hear("hinted")
                assert hinted["move"] in frame["moves"]
            async with house.table(GAMES[0], rated=True) as (table, people):
                mover, frame, _ = await whose_turn(people)
                await mover.send(do="hint", table=table, seq=frame["seq"], id="h")
                assert (await mover.hear("rejected"))["error"] == "no_hints_when_rated"

    run(play)


# ---- while somebody thinks


@pytest.fixture
def adviser(monkeypatch: pytest.MonkeyPatch) -> Gate:
    """Whom people ask for hints."""
    gate = Gate()
    monkeypatch.setitem(LEVELS, ADVISER, gate)
    return gate


@pytest.fixture
def expert(monkeypatch: pytest.MonkeyPatch) -> Gate:
    gate = Gate()
    monkeypatch.setitem(LEVELS, "expert", gate)
    return gate


def test_a_socket_is_read_while_its_hint_is_thought_about(site: Open, adviser: Gate) -> None:
    async def play() -> None:
        async with site() as house, house.table(GAMES[0]) as (table, people):
            mover, frame, _ = await whose_turn(people)
            await mover.send(do="hint", table=table, seq=frame["seq"], id="h")
            await adviser.is_asked()
            await mover.send(do="ping", n=7)
            assert (await mover.hear("pong", "hinted"))["is"] == "pong"
            adviser.opened.set()
            assert (await mover.hear("hinted"))["move"] in frame["moves"]

    run(play)


def test_a_hint_for_a_position_that_is_gone_is_stale_and_thought_about_no_longer(site: Open, adviser: Gate) -> None:
    async def play() -> None:
        async with site() as house, house.table(GAMES[0]) as (table, people):
            mover, frame, _ = await whose_turn(people)
            for name in ("h-1", "h-2"):
                await mover.send(do="hint", table=table, seq=frame["seq"], id=name)
            await adviser.is_asked()
            await mover.act(table, frame["seq"], frame["moves"][0])
            answers = [await mover.hear("done", "hinted", "rejected") for _ in range(3)]
            stale = {one["id"]: one["error"] for one in answers if one["is"] == "rejected"}
            assert stale == {"h-1": "stale", "h-2": "stale"}
            assert [one["is"] for one in answers].count("done") == 1
            while not adviser.given_up:
                await asyncio.sleep(0.005)
            assert adviser.asked == 1

    run(play)


def test_a_person_waits_for_some_hints_at_once_and_not_for_more(site: Open, adviser: Gate) -> None:
    async def play() -> None:
        async with site() as house, house.table(GAMES[0]) as (table, people):
            mover, frame, _ = await whose_turn(people)
            for number in range(5):
                await mover.send(do="hint", table=table, seq=frame["seq"], id=f"h-{number}")
            refused = await mover.hear("rejected", "hinted")
            assert (refused["error"], refused["id"]) == ("too_many", "h-4")
            adviser.opened.set()
            assert [(await mover.hear("hinted", "rejected"))["id"] for _ in range(4)] == [f"h-{n}" for n in range(4)]

    run(play)


def test_a_hint_is_given_up_when_its_socket_closes(site: Open, adviser: Gate) -> None:
    async def play() -> None:
        async with site() as house, house.table(GAMES[0]) as (table, people):
            mover, frame, _ = await whose_turn(people)
            await mover.send(do="hint", table=table, seq=frame["seq"], id="h")
            await adviser.is_asked()
            await mover.close()
            while not adviser.given_up:
                await asyncio.sleep(0.005)

    run(play)


def test_hints_and_moves_do_not_wait_for_bots(site: Open, expert: Gate) -> None:
    async def play() -> None:
        async with site(searching_tables_per_person=cores() + 2) as house, house.table(GAMES[0]) as (table, people):
            hosts = [await house.visitor(f"H{number}") for number in range(cores())]
            for host in hosts:
                await thinking_tables(host, cores() + 1)
            await expert.is_asked(cores())
            mover, frame, _ = await whose_turn(people)
            await mover.send(do="hint", table=table, seq=frame["seq"], id="h")
            assert (await mover.hear("hinted", "rejected"))["is"] == "hinted"
            await mover.act(table, frame["seq"], frame["moves"][0])
            assert (await mover.hear("done", "rejected"))["is"] == "done"
            assert expert.asked == cores()
            for host in hosts:
                await host.close()

    run(play)


async def thinking_tables(host: Visitor, count: int) -> list[str]:
    """Tables where this person plays with bots, each at a point where a bot thinks."""
    names = []
    for _ in range(count):
        name = (await host.make_table(GAMES[0], 2, bots=["expert"]))["table"]["id"]
        await host.sit(name)
        await host.post(f"/api/tables/{name}/start")
        await host.join(name)
        frame = await host.hear("frame")
        while frame["moves"]:
            await host.act(name, frame["seq"], frame["moves"][0])
            frame = await host.hear("frame")
        names.append(name)
    return names


def test_only_some_matches_with_bots_that_search_are_in_play_in_all(site: Open, expert: Gate) -> None:
    async def play() -> None:
        async with site(searching_tables=2) as house:
            for name in ("Ann", "Bob"):
                await thinking_tables(await house.visitor(name), 1)
            late = await house.visitor("Cem")
            table = (await late.make_table(GAMES[0], 2, bots=["expert"]))["table"]["id"]
            await late.sit(table)
            refused = await late.http.post(f"/api/tables/{table}/start")
            assert (refused.status_code, refused.json()["error"]) == (409, "searching_full")
            await late.post(f"/api/tables/{table}/bot", {"seat": 1, "level": "casual"})
            await late.post(f"/api/tables/{table}/start")
            await late.close()

    run(play)


def test_a_person_starts_only_some_matches_with_bots_that_search(site: Open, expert: Gate) -> None:
    async def play() -> None:
        async with site(searching_tables_per_person=2) as house:
            host = await house.visitor("Host")
            names = await thinking_tables(host, 2)
            again = (await host.make_table(GAMES[0], 2, bots=["expert"]))["table"]["id"]
            await host.sit(again)
            refused = await host.http.post(f"/api/tables/{again}/start")
            assert (refused.status_code, refused.json()["error"]) == (409, "too_many_searching")
            assert refused.json()["details"] == {"most": 2, "levels": "expert"}
            await host.post(f"/api/tables/{again}/bot", {"seat": 1, "level": "casual"})
            await host.post(f"/api/tables/{again}/start")
            await host.post(f"/api/tables/{names[0]}/close")
            await thinking_tables(host, 1)
            await host.close()

    run(play)
