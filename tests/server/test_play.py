"""People at tables, over real sockets: matches to their end, and everything that can go wrong on the way."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from running import Site, run
from typer.testing import CliRunner
from visitor import Visitor
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

import noripan
from noripan.cli import app
from noripan.core.errors import GameError
from noripan.server.outside import Outside
from noripan.server.record import read_record, verify

GAMES = sorted(noripan.games())
ASKING = [name for name in GAMES if noripan.games()[name].decline is not None]

Open = Callable[..., Site]


@pytest.fixture
def site(tmp_path: Path, address: str) -> Open:
    return partial(Site, tmp_path, address)


def fewest(game: str) -> int:
    return noripan.games()[game].seats[0]


async def whose_turn(people: list[Visitor]) -> tuple[Visitor, dict[str, Any], list[Visitor]]:
    """Who is to move, with the frame that says so, and the others; each must have its next frame waiting."""
    frames = [await visitor.hear("frame") for visitor in people]
    for visitor, frame in zip(people, frames, strict=True):
        if frame["moves"]:
            return visitor, frame, [other for other in people if other is not visitor]
    raise AssertionError("nobody is to move")


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
            assert (await others[0].hear("refused"))["error"] == "stale"

    run(play)


@pytest.mark.parametrize("game", GAMES)
def test_a_refused_move_is_explained_and_changes_nothing(site: Open, game: str) -> None:
    async def play() -> None:
        async with site() as house, house.table(game, fewest(game)) as (table, people):
            mover, frame, others = await whose_turn(people)
            await mover.act(table, frame["seq"], "nonsense")
            refused = await mover.hear("refused")
            assert refused["error"] != "stale" and refused["table"] == table and refused["id"]
            await others[0].act(table, (await rejoined(others[0], table))["seq"], frame["moves"][0])
            assert (await others[0].hear("refused"))["error"] == "not_your_turn"
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
            assert before["facts"] + now["facts"] == whole["facts"]
            assert len(whole["facts"]) == whole["seq"]

    run(play)


@pytest.mark.parametrize("game", GAMES)
def test_trying_shows_what_would_be_and_changes_nothing(site: Open, game: str) -> None:
    async def play() -> None:
        async with site() as house, house.table(game, fewest(game)) as (table, people):
            mover, frame, _ = await whose_turn(people)
            outcomes = set()
            for move in frame["moves"][:20]:
                await mover.send(do="try", table=table, seq=frame["seq"], id="t", moves=[move])
                answer = await mover.hear("tried", "refused")
                outcomes.add(answer["is"])
                if answer["is"] == "tried":
                    assert answer["frame"]["facts"]
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
                assert (await stranger.hear("refused"))["error"] == "no_seat_of_yours"
            await stranger.close()

    run(play)


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


def shifted(now: list[int]) -> Outside:
    return Outside(now=lambda: now[0])


def test_phrases_reach_everybody_and_free_text_nobody(site: Open) -> None:
    async def play() -> None:
        async with site() as house, house.table(GAMES[0]) as (table, people):
            await people[0].send(do="say", table=table, phrase="hello")
            assert (await people[1].hear("said"))["phrase"] == "hello"
            await people[0].send(do="say", table=table, phrase="buy my stuff")
            assert (await people[0].hear("refused"))["error"] == "no_such_phrase"

    run(play)


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


def is_stale(message: dict[str, Any]) -> bool:
    return message["is"] == "refused" and message["error"] == "stale"


@pytest.mark.parametrize("game", ASKING)
def test_secret_questions_close_for_all_at_once(site: Open, game: str) -> None:
    """All people play on; nobody but the asked gets anything between the question's opening and its end."""

    async def play() -> None:
        async with site() as house, house.table(game, 3) as (table, people):
            await asyncio.gather(*(visitor.play_to_the_end(table) for visitor in people))
            for visitor in people:
                frames = [one for one, after in pairwise(visitor.heard) if one["is"] == "frame" and not is_stale(after)]
                assert not [one for one, two in pairwise(frames) if one["view"] == two["view"] and not two["facts"]]

    run(play)


def test_hosts_kick_and_close_and_all_play_again(site: Open) -> None:
    async def play() -> None:
        async with site() as house:
            host, guest = await house.visitor("Host"), await house.visitor("Guest")
            made = await host.make_table(GAMES[0], 2)
            table = made["table"]["table"]
            assert [one["table"] for one in await guest.get("/api/tables")] == [table]
            await guest.sit(table)
            assert (await guest.http.post(f"/api/tables/{table}/kick", json={"seat": 0})).status_code == 403
            shown = await host.post(f"/api/tables/{table}/kick", {"seat": 0})
            assert shown["table"]["seats"][0]["person"] is None
            await host.sit(table)
            await guest.sit(table)
            assert [one["table"] for one in await guest.get("/api/tables/mine")] == [table]
            await host.post(f"/api/tables/{table}/start")
            ours = [(await one.get("/api/tables/mine"))[0] for one in (host, guest)]
            assert ours[0]["turn"] == ours[1]["turn"] in (0, 1) and {one["you"] for one in ours} == {0, 1}
            await host.post(f"/api/tables/{table}/close")
            again = await guest.post(f"/api/tables/{table}/rematch")
            assert (await host.post(f"/api/tables/{table}/rematch"))["table"]["table"] == again["table"]["table"]
            await host.close()
            await guest.close()

    run(play)


def test_the_shuffle_is_committed_to_beforehand_and_proved_afterwards(site: Open) -> None:
    async def play() -> None:
        async with site() as house, house.table(GAMES[0], rated=True) as (table, people):
            commitment = (await people[0].get(f"/api/tables/{table}"))["table"]["commitment"]
            early = await people[0].http.get(f"/api/tables/{table}/record")
            assert early.status_code == 409 and early.json()["error"] == "match_not_over"
            await asyncio.gather(*(visitor.play_to_the_end(table) for visitor in people))
            await people[0].hear("table")
            kept = await people[0].get(f"/api/tables/{table}/record")
            assert kept["fair"]["commitment"] == commitment
            verify(read_record(kept), noripan.find)
            for spoil in (
                {"fair": {**kept["fair"], "secret": "00" * 32}},
                {"fair": {**kept["fair"], "parts": {"0": "11" * 16}}},
                {"match": {**kept["match"], "seed": "22" * 32}},
                {"scores": [score + 1 for score in kept["scores"]]},
            ):
                with pytest.raises(GameError):
                    verify(read_record({**kept, **spoil}), noripan.find)
            ranked = await people[0].get(f"/api/ratings/{GAMES[0]}")
            assert {one["name"] for one in ranked} == {"P0", "P1"}
            me = (await people[0].get("/api/me"))["id"]
            profile = await people[0].get(f"/api/people/{me}")
            assert profile["games"][0]["matches"] == 1

    run(play)


def test_replay_shows_each_seat_its_own_eyes(site: Open) -> None:
    async def play() -> None:
        async with site() as house, house.table(GAMES[0]) as (table, people):
            ends = await asyncio.gather(*(visitor.play_to_the_end(table) for visitor in people))
            await people[0].hear("table")
            whole = await people[0].get(f"/api/tables/{table}/replay?seat=1&first=0&count=100")
            last = await people[0].get(f"/api/tables/{table}/replay?seat=1&first={whole['steps']}")
            assert last["shown"][0]["view"] == ends[1]["view"]
            part = await people[0].get(f"/api/tables/{table}/replay?seat=1&first=3&count=2")
            assert part["shown"] == whole["shown"][3:5]  # with what was told, wherever one begins
            told = await people[0].get(f"/api/tables/{table}/replay/3/words?seat=1")
            kind = noripan.games()[GAMES[0]]
            assert told["board"] == json.loads(msgspec.json.encode((kind.spoken or kind.board)(whole["shown"][3]["view"])))
            beyond = await people[0].http.get(f"/api/tables/{table}/replay/{whole['steps'] + 1}/words")
            assert (beyond.status_code, beyond.json()["error"]) == (400, "bad_field")
            open_cards = await people[0].get(f"/api/tables/{table}/replay?first=0&count=1")
            assert "hands" in open_cards["shown"][0]["view"]

    run(play)


def test_hostile_messages_get_an_answer_and_harm_nobody(site: Open) -> None:
    noise = random.Random(5)

    def hostile(table: str) -> str | bytes:
        choice = noise.randrange(8)
        if choice == 0:
            return noise.randbytes(noise.randrange(200))
        if choice == 1:
            return "".join(chr(noise.randrange(32, 0x2FFF)) for _ in range(50))
        if choice == 2:
            return "[" * 2000
        kinds = ["join", "part", "act", "try", "hint", "back", "say", "ping", "nothing"]
        fields = {
            "do": noise.choice(kinds), "table": noise.choice([table, "zzzz", "", 5, None]),
            "seq": noise.choice([0, -1, 10**9, "x", None]), "id": noise.choice(["a", "", "x" * 80, 3]),
            "moves": noise.choice([[], ["x"], ["pass"] * 50, "pass", [5], [["x"]], ["\n"], ["\x00" * 100]]),
            "phrase": noise.choice(["hello", "", 5]), "since": noise.choice([0, 10**5, -4]),
        }  # fmt: skip
        return json.dumps({key: fields[key] for key in fields if noise.random() < 0.8 or key == "do"})

    async def play() -> None:
        async with site() as house, house.table(GAMES[0]) as (table, people):
            attacker = await house.visitor("Attacker")
            for _ in range(400):
                assert attacker.socket is not None
                await attacker.socket.send(hostile(table))
            await attacker.send(do="ping", n=7)
            while (await attacker.hear("pong"))["n"] != 7:
                pass
            assert {message["is"] for message in attacker.heard} <= {"hello", "refused", "pong", "table", "frame", "parted"}
            await asyncio.gather(*(visitor.play_to_the_end(table) for visitor in people))
            await attacker.close()

    run(play)


def test_who_does_not_read_is_cut_off_and_nobody_else_notices(site: Open) -> None:
    async def play() -> None:
        async with site() as house, house.table(GAMES[0]) as (table, people):
            sleeper = await house.visitor("Sleeper")
            await sleeper.join(table)
            assert sleeper.socket is not None
            sleeper.socket.transport.pause_reading()
            for _ in range(3000):
                await sleeper.send(do="join", table=table, since=0)
            await asyncio.gather(*(visitor.play_to_the_end(table) for visitor in people))
            await sleeper.http.aclose()
            sleeper.socket.transport.abort()

    run(play)


def test_a_socket_needs_somebody_signed_in_and_our_own_page(site: Open) -> None:
    async def play() -> None:
        async with site() as house:
            address = house.address.replace("http", "ws") + "/ws"
            with pytest.raises((InvalidStatus, ConnectionError)):
                async with connect(address):
                    pass
            somebody = await house.visitor("Somebody")
            cookie = "; ".join(f"{name}={value}" for name, value in somebody.http.cookies.items())
            with pytest.raises((InvalidStatus, ConnectionError)):
                async with connect(address, additional_headers={"Cookie": cookie}, origin="https://evil.example"):  # type: ignore[arg-type]
                    pass
            await somebody.close()

    run(play)


def test_only_one_of_two_who_sit_down_at_once_gets_the_seat(site: Open) -> None:
    async def play() -> None:
        async with site() as house:
            people = [await Visitor(house.address, f"P{number}").come_in() for number in range(6)]
            made = await people[0].make_table(GAMES[0], 2)
            table = made["table"]["table"]

            async def sit(visitor: Visitor) -> httpx.Response:
                return await visitor.http.post(f"/api/tables/{table}/sit", json={"random": "00" * 16, "seat": 1})

            answers = await asyncio.gather(*(sit(visitor) for visitor in people))
            assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409, 409, 409]
            for visitor in people:
                await visitor.close()

    run(play)


def test_the_verify_command_accepts_a_record_and_refuses_a_changed_one(site: Open, tmp_path: Path) -> None:
    async def play() -> None:
        async with site() as house, house.table(GAMES[0], 1, bots=["casual"] * (fewest(GAMES[0]) - 1)) as (table, people):
            await people[0].play_to_the_end(table)
            await people[0].hear("table")
            kept = await people[0].get(f"/api/tables/{table}/record")
        good, bad = tmp_path / "good.json", tmp_path / "bad.json"
        good.write_text(json.dumps(kept), "utf-8")
        bad.write_text(json.dumps({**kept, "fair": {**kept["fair"], "secret": "00" * 32}}), "utf-8")
        assert CliRunner().invoke(app, ["verify", str(good), "--lang", "en"]).exit_code == 0
        refused = CliRunner().invoke(app, ["verify", str(bad), "--lang", "en"])
        assert refused.exit_code == 2 and "secret" in refused.output

    run(play)
