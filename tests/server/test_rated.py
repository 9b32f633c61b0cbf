"""Rated matches are played to their end, by people who are not each other."""

from __future__ import annotations

from support.live_server import Open, remote_bot, run

import noripan

GAME = sorted(noripan.games())[0]


def test_a_rated_match_is_not_closed_and_who_leaves_it_has_lost(site: Open) -> None:
    """A bot plays on, so that the others can finish; whatever it gets, those who stayed come before who left."""

    async def play() -> None:
        async with site() as house:
            for _ in range(3):
                async with house.table(GAME, rated=True) as (table, (host, other)):
                    refused = await host.http.post(f"/api/tables/{table}/close")
                    assert (refused.status_code, refused.json()["error"]) == (409, "rated_in_play")
                    await host.post(f"/api/tables/{table}/leave")
                    await other.play_to_the_end(table)
                    while (await other.hear("table"))["status"] != "over":
                        pass
                    changes = await other.get(f"/api/tables/{table}/rating-changes")
                    assert changes[0] < 0 < changes[1]
                    people = [(await one.get("/api/me"))["id"] for one in (host, other)]
                    ranked = [one["player"] for one in await other.get(f"/api/ratings/{GAME}")]
                    assert ranked.index(people[1]) < ranked.index(people[0])

    run(play)


def test_an_open_or_unrated_table_may_be_closed(site: Open) -> None:
    async def play() -> None:
        async with site() as house, house.table(GAME) as (table, (host, _)):
            assert (await host.http.get(f"/api/tables/{table}/rating-changes")).json()["error"] == "match_not_over"
            await host.post(f"/api/tables/{table}/close")
            assert await host.get(f"/api/tables/{table}/rating-changes") == [None, None]
            waiting = (await host.make_table(GAME, 2, rated=True))["table"]["id"]
            await host.post(f"/api/tables/{waiting}/close")

    run(play)


def test_nobody_plays_a_rated_match_against_bots_of_their_own(site: Open) -> None:
    async def play() -> None:
        async with site() as house:
            owner, stranger = await house.visitor("Owner"), await house.visitor("Stranger")
            first, second = await remote_bot(house, owner), await remote_bot(house, owner)
            seat = {"random": "00" * 16}

            async def sit(who: object, table: str) -> tuple[int, str | None]:
                answer = await who.http.post(f"/api/tables/{table}/sit", json=seat)  # type: ignore[attr-defined]
                return answer.status_code, answer.json().get("error")

            mine = (await owner.make_table(GAME, 2, rated=True))["table"]["id"]
            assert await sit(first, mine) == (409, "own_bots_rated"), "one's own table"
            theirs = (await stranger.make_table(GAME, 2, rated=True))["table"]["id"]
            assert await sit(first, theirs) == (200, None)
            assert await sit(first, theirs) == (200, None), "again on the same seat"
            assert await sit(owner, theirs) == (409, "own_bots_rated")
            assert await sit(second, theirs) == (409, "own_bots_rated")
            assert await sit(stranger, theirs) == (200, None)
            unrated = (await owner.make_table(GAME, 2))["table"]["id"]
            assert await sit(owner, unrated) == (200, None) and await sit(first, unrated) == (200, None)
            for visitor in (owner, stranger, first, second):
                await visitor.close()

    run(play)
