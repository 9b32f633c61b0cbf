"""What remains of a match: the shuffle that can be proved, the replay, the record."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import msgspec
import pytest
from support.live_server import Open, fewest, run
from typer.testing import CliRunner

import noripan
from noripan.cli.main import app
from noripan.core.errors import GameError
from noripan.protocol.record import read_record, verify

GAMES = sorted(noripan.games())


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
            assert told["board"] == json.loads(msgspec.json.encode(kind.in_words(whole["shown"][3]["view"])))
            beyond = await people[0].http.get(f"/api/tables/{table}/replay/{whole['steps'] + 1}/words")
            assert (beyond.status_code, beyond.json()["error"]) == (400, "bad_field")
            open_cards = await people[0].get(f"/api/tables/{table}/replay?first=0&count=1")
            assert "hands" in open_cards["shown"][0]["view"]

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
        forged = {**kept, "match": {**kept["match"], "moves": ["nonsense", *kept["match"]["moves"]]}}
        (tmp_path / "forged.json").write_text(json.dumps(forged), "utf-8")
        assert CliRunner().invoke(app, ["verify", str(good), "--lang", "en"]).exit_code == 0
        refused = CliRunner().invoke(app, ["verify", str(bad), "--lang", "en"])
        assert refused.exit_code == 1 and "secret" in refused.output
        refused = CliRunner().invoke(app, ["verify", str(tmp_path / "forged.json"), "--lang", "en"])
        assert refused.exit_code == 1 and "“nonsense” is not a move" in refused.output, "in words, not as a code"

    run(play)
