"""People at tables, over real sockets: matches to their end, and everything that can go wrong on the way."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from typing import Any

import pytest
from support.live_server import Open, fewest, run, whose_turn
from support.visitor import Visitor

import noripan
from noripan.protocol.record import read_record, verify

GAMES = sorted(noripan.games())
ASKING = [name for name in GAMES if noripan.games()[name].decline is not None]


@pytest.mark.parametrize("game", GAMES)
def test_two_people_and_bots_play_to_the_end(site: Open, game: str) -> None:
    async def play() -> None:
        async with site() as house, house.table(game, 2, bots=["casual"] * max(1, fewest(game) - 2)) as (table, people):
            ends = await asyncio.gather(*(visitor.play_to_the_end(table) for visitor in people))
            assert all(end["view"]["over"] for end in ends)
            assert ends[0]["view"]["scores"] == ends[1]["view"]["scores"]
            shown = await people[0].hear("table")
            assert shown["status"] == "over"
            record = read_record(await people[1].get(f"/api/tables/{table}/record"))
            match = verify(record, noripan.find)
            assert match.scores() == ends[0]["view"]["scores"]
            for visitor in people:
                assert [m["since"] for m in visitor.heard if m["is"] == "frame"] == [
                    0, *(m["seq"] for m in visitor.heard if m["is"] == "frame")
                ][:-1]  # fmt: skip

    run(play)


def test_an_act_sent_again_gets_the_same_answer_and_is_not_played_again(site: Open) -> None:
    async def play() -> None:
        async with site() as house, house.table(GAMES[0]) as (table, people):
            mover, frame, _ = await whose_turn(people)
            await mover.act(table, frame["seq"], frame["moves"][0], name="once")
            first = await mover.hear("done")
            after = await mover.hear("frame")
            await mover.act(table, frame["seq"], frame["moves"][0], name="once")
            assert await mover.hear("done") == first
            await mover.socket.close()  # type: ignore[union-attr]
            await mover.connect()
            await mover.join(table, since=after["seq"])
            await mover.hear("frame")
            await mover.act(table, frame["seq"], frame["moves"][0], name="once")
            assert await mover.hear("done") == first

    run(play)


def test_a_stale_act_gets_the_present_frame(site: Open) -> None:
    async def play() -> None:
        async with site() as house, house.table(GAMES[0]) as (table, people):
            mover, frame, others = await whose_turn(people)
            await mover.act(table, frame["seq"], frame["moves"][0])
            present = await others[0].hear("frame")
            await others[0].act(table, frame["seq"], "anything")
            assert (await others[0].hear("frame"))["view"] == present["view"]
            assert (await others[0].hear("rejected"))["error"] == "stale"

    run(play)


@pytest.mark.parametrize("game", GAMES)
def test_a_refused_move_is_explained_and_changes_nothing(site: Open, game: str) -> None:
    async def play() -> None:
        async with site() as house, house.table(game, fewest(game)) as (table, people):
            mover, frame, others = await whose_turn(people)
            await mover.act(table, frame["seq"], "nonsense")
            refused = await mover.hear("rejected")
            assert refused["error"] != "stale" and refused["table"] == table and refused["id"]
            await others[0].act(table, (await rejoined(others[0], table))["seq"], frame["moves"][0])
            assert (await others[0].hear("rejected"))["error"] == "not_your_turn"
            assert (await rejoined(mover, table))["moves"] == frame["moves"]

    run(play)


async def rejoined(visitor: Visitor, table: str, since: int = 0) -> dict[str, Any]:
    await visitor.join(table, since=since)
    return await visitor.hear("frame")


@pytest.mark.parametrize("game", GAMES)
def test_after_a_break_exactly_the_missed_facts_arrive(site: Open, game: str) -> None:
    async def play() -> None:
        async with site() as house, house.table(game, fewest(game)) as (table, people):
            leaver, others = people[0], people[1:]
            before = await leaver.hear("frame")
            await leaver.socket.close()  # type: ignore[union-attr]
            for _ in range(6):
                for visitor in others:
                    frame = await rejoined(visitor, table)
                    if frame["moves"]:
                        await visitor.act(table, frame["seq"], frame["moves"][0])
                        await visitor.hear("done", "noted")
            await leaver.connect()
            now = await rejoined(leaver, table, since=before["seq"])
            whole = await rejoined(leaver, table)
            assert now["since"] == before["seq"]
            assert before["events"] + now["events"] == whole["events"]
            assert len(whole["events"]) == whole["seq"]

    run(play)


@pytest.mark.parametrize("game", GAMES)
def test_trying_shows_what_would_be_and_changes_nothing(site: Open, game: str) -> None:
    async def play() -> None:
        async with site() as house, house.table(game, fewest(game)) as (table, people):
            mover, frame, _ = await whose_turn(people)
            outcomes = set()
            for move in frame["moves"][:20]:
                await mover.send(do="try", table=table, seq=frame["seq"], id="t", moves=[move])
                answer = await mover.hear("tried", "rejected")
                outcomes.add(answer["is"])
                if answer["is"] == "tried":
                    assert answer["frame"]["events"]
                else:
                    assert answer["error"] == "move_reveals"
            assert outcomes
            assert (await rejoined(mover, table))["moves"] == frame["moves"]

    run(play)


def test_spectators_see_only_what_everybody_sees_and_only_where_they_may(site: Open) -> None:
    async def play() -> None:
        async with site() as house:
            stranger = await house.visitor("Stranger")
            async with house.table(GAMES[0], spectators=False) as (table, _people):
                assert (await stranger.join(table))["error"] == "no_spectators"
            async with house.table(GAMES[0], public=False) as (table, people):
                assert (await stranger.join(table))["error"] == "by_invitation_only"
                made = await people[0].get(f"/api/tables/{table}")
                shown = await stranger.join(table, invitation=made["invitation"])
                assert shown["you"] is None
                frame = await stranger.hear("frame")
                assert frame["moves"] == [] and frame["view"]["you"] is None
                await stranger.act(table, frame["seq"], "anything")
                assert (await stranger.hear("rejected"))["error"] == "no_seat_of_yours"
            await stranger.close()

    run(play)


def test_phrases_reach_everybody_and_free_text_nobody(site: Open) -> None:
    async def play() -> None:
        async with site() as house, house.table(GAMES[0]) as (table, people):
            await people[0].send(do="say", table=table, phrase="hello")
            assert (await people[1].hear("said"))["phrase"] == "hello"
            await people[0].send(do="say", table=table, phrase="buy my stuff")
            assert (await people[0].hear("rejected"))["error"] == "no_such_phrase"

    run(play)


def is_stale(message: dict[str, Any]) -> bool:
    return message["is"] == "rejected" and message["error"] == "stale"


@pytest.mark.parametrize("game", ASKING)
def test_secret_questions_close_for_all_at_once(site: Open, game: str) -> None:
    """All people play on; nobody but the asked gets anything between the question's opening and its end."""

    async def play() -> None:
        async with site() as house, house.table(game, 3) as (table, people):
            await asyncio.gather(*(visitor.play_to_the_end(table) for visitor in people))
            for visitor in people:
                frames = [one for one, after in pairwise(visitor.heard) if one["is"] == "frame" and not is_stale(after)]
                assert not [one for one, two in pairwise(frames) if one["view"] == two["view"] and not two["events"]]

    run(play)


def test_hosts_kick_and_close_and_all_play_again(site: Open) -> None:
    async def play() -> None:
        async with site() as house:
            host, guest = await house.visitor("Host"), await house.visitor("Guest")
            made = await host.make_table(GAMES[0], 2)
            table = made["table"]["id"]
            assert [one["id"] for one in await guest.get("/api/tables")] == [table]
            await guest.sit(table)
            assert (await guest.http.post(f"/api/tables/{table}/kick", json={"seat": 0})).status_code == 403
            shown = await host.post(f"/api/tables/{table}/kick", {"seat": 0})
            assert shown["table"]["seats"][0]["person"] is None
            await host.sit(table)
            await guest.sit(table)
            assert [one["id"] for one in await guest.get("/api/tables/mine")] == [table]
            await host.post(f"/api/tables/{table}/start")
            ours = [(await one.get("/api/tables/mine"))[0] for one in (host, guest)]
            assert ours[0]["turn"] == ours[1]["turn"] in (0, 1) and {one["you"] for one in ours} == {0, 1}
            await host.post(f"/api/tables/{table}/close")
            again = await guest.post(f"/api/tables/{table}/rematch")
            assert (await host.post(f"/api/tables/{table}/rematch"))["table"]["id"] == again["table"]["id"]
            await host.close()
            await guest.close()

    run(play)


def test_all_who_sat_at_a_private_table_may_play_there_again(site: Open) -> None:
    async def play() -> None:
        async with site() as house, house.table(GAMES[0], public=False) as (table, people):
            await people[0].post(f"/api/tables/{table}/close")
            for visitor in people:
                made = await visitor.post(f"/api/tables/{table}/rematch")
                again = await visitor.sit(made["table"]["id"], invitation=made["invitation"])
            assert all(seat["person"] for seat in again["table"]["seats"])

    run(play)
