"""Hints for people, and remote bots that think with our levels."""

from __future__ import annotations

import asyncio
from typing import Any

from running import Open, run, whose_turn
from visitor import Visitor

import noripan

GAMES = sorted(noripan.games())


async def remote_bot(house: Any, owner: Visitor) -> Visitor:
    """A bot of this person, come in by its token."""
    made = await owner.post("/api/me/bots", {"name": "Robo"})
    bot = Visitor(house.address, "Robo")
    bot.http.headers["Authorization"] = f"Bearer {made['token']}"
    return await bot.connect()


def test_remote_bots_are_marked_and_may_think_with_any_level(site: Open) -> None:
    async def play() -> None:
        async with site() as house:
            owner = await house.visitor("Owner")
            bot = await remote_bot(house, owner)
            made = await owner.make_table(GAMES[0], 2, rated=True)
            table = made["table"]["table"]
            await owner.sit(table)
            await bot.sit(table)
            seats = (await owner.get("/api/tables"))[0]["seats"]
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
                    assert (await bot.hear("hinted", "refused"))["move"] in frame["moves"]
                    await bot.send(do="hint", table=table, seq=frame["seq"], id="any")
                    assert (await bot.hear("hinted", "refused"))["is"] == "hinted"
                    thought += 1
                if frame["moves"]:
                    await bot.act(table, frame["seq"], frame["moves"][0])
            await ours
            await owner.hear("table")
            ranked = await owner.get(f"/api/ratings/{GAMES[0]}")
            assert {(one["name"], one["bot"]) for one in ranked} == {("Owner", False), ("Robo", True)}
            assert thought == 2
            await bot.close()
            await owner.close()

    run(play)


def test_people_are_advised_by_one_level_and_not_too_often(site: Open) -> None:
    async def play() -> None:
        async with site(rate=0.1) as house, house.table(GAMES[0]) as (table, people):
            mover, frame, _ = await whose_turn(people)
            await mover.send(do="hint", table=table, seq=frame["seq"], id="h", level="expert")
            assert (await mover.hear("refused"))["error"] == "unknown_level"
            answers = []
            while not answers or answers[-1]["is"] == "hinted":
                await mover.send(do="hint", table=table, seq=frame["seq"], id="h")
                answers.append(await mover.hear("hinted", "refused"))
            assert len(answers) > 3
            assert answers[-1]["error"] == "too_many" and answers[-1]["facts"]["seconds"] > 0

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
                assert (await mover.hear("refused"))["error"] == "no_hints_when_rated"

    run(play)
