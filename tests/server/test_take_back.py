"""A move is taken back against bots: the table stands as before, nobody is shown more, and the record forgets it."""

from __future__ import annotations

from typing import Any

import pytest
from support.live_server import Open, fewest, run
from support.visitor import Visitor

import noripan
from noripan.protocol.record import read_record, verify

GAMES = sorted(noripan.games())


async def own_turn(visitor: Visitor) -> dict[str, Any]:
    while not (frame := await visitor.hear("frame"))["moves"]:
        pass
    return frame


@pytest.mark.parametrize("game", GAMES)
def test_the_table_stands_as_before_and_the_match_goes_on(site: Open, game: str) -> None:
    async def play() -> None:
        async with site() as house, house.table(game, 1, bots=["beginner"] * (fewest(game) - 1)) as (table, (me,)):
            before = await own_turn(me)
            await me.send(do="take_back", table=table, seq=before["seq"], id="b-0")
            assert (await me.hear("rejected"))["error"] == "nothing_to_take_back"
            await me.act(table, before["seq"], before["moves"][0], name="a-1")
            later = await own_turn(me)
            await me.send(do="take_back", table=table, seq=later["seq"], id="b-1")
            done = await me.hear("done")
            again = await me.hear("frame")
            assert (again["since"], again["seq"], done["seq"]) == (0, before["seq"], before["seq"])
            assert (again["view"], again["moves"]) == (before["view"], before["moves"])
            await me.send(do="take_back", table=table, seq=before["seq"], id="b-1")
            assert await me.hear("done") == done  # sent again it is not done again
            await me.join(table)
            assert (await me.hear("frame"))["view"] == before["view"]
            await me.post(f"/api/tables/{table}/leave")  # bots play on
            while (await me.hear("table"))["status"] != "over":
                pass
            record = read_record(await me.get(f"/api/tables/{table}/record"))
            verify(record, noripan.find)
            assert all(act.kind != "take_back" for act in record.did)

    run(play)


def test_not_with_people_nor_where_it_is_rated(site: Open) -> None:
    async def play() -> None:
        async with site() as house:
            for rated in (False, True):
                async with house.table("sixteen", rated=rated) as (table, people):
                    for visitor in people:
                        frame = await visitor.hear("frame")
                        await visitor.send(do="take_back", table=table, seq=frame["seq"], id="b")
                        assert (await visitor.hear("rejected"))["error"] == "no_take_back"

    run(play)
