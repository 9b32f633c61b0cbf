"""The shuffle: parts are promised, then revealed; whoever cheats is caught by every client that was there."""

from __future__ import annotations

import contextlib
import json
from collections.abc import AsyncIterator, Callable
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest
from support.eventually import eventually_async
from support.live_server import LiveServer, Open, fewest, run
from support.visitor import Visitor
from typer.testing import CliRunner

import noripan
from noripan.cli.main import app
from noripan.client import Connection, HttpClient, RemoteSeat
from noripan.client.shuffle import judge
from noripan.core.errors import GameError
from noripan.protocol.fair import commitment_to, promise_of, seed_from
from noripan.protocol.record import Fair, TableRecord, compare, read_note, read_record, verify
from noripan.server.http.routes import records
from noripan.server.tables import shuffle
from noripan.server.tables.info import TableInfo

GAME = sorted(noripan.games())[0]
TWO_PLAY = next(name for name, game in noripan.games().items() if game.seats[0] == 2)
VICTIM, CONFEDERATE = 0, 1


class Player(NamedTuple):
    """Somebody who plays with the client that everybody has."""

    http: HttpClient
    connection: Connection

    async def enter(self, table: str, invitation: str | None = None) -> RemoteSeat:
        made = await self.http.get_table(table, invitation)
        seat = RemoteSeat(self.connection, made["table"], invitation=invitation)
        await self.connection.join(seat)
        return seat


@contextlib.asynccontextmanager
async def player(house: LiveServer, name: str, folder: Path | None = None) -> AsyncIterator[Player]:
    async with HttpClient(house.address, shuffles=folder) as http:
        await http.sign_in(name)
        connection = Connection(http)
        connection.open()
        await eventually_async(lambda: connection.up, "a connection")
        try:
            yield Player(http, connection)
        finally:
            await connection.close()


async def table_of(*people: Player) -> str:
    """A table for as many, at which they sit; the first is its host."""
    table: str = (await people[0].http.make_table(TWO_PLAY, len(people), public=True))["table"]["id"]
    for one in people:
        await one.http.sit(table)
    return table


async def until(seat: RemoteSeat, reached: Callable[[RemoteSeat], bool]) -> RemoteSeat:
    while not reached(seat):
        await seat.step()
    return seat


async def play_some(seats: list[RemoteSeat], turns: int) -> None:
    for _ in range(turns):
        for seat in seats:
            await until(seat, lambda seat: bool(seat.view))
        mover = next((seat for seat in seats if seat.moves), None)
        if mover is not None:
            await mover.play(mover.moves[0])
            await mover.step()


@pytest.fixture
def house_of(tmp_path: Path) -> Open:
    """Opens a server on SQLite, where the kind of database makes no difference."""
    return partial(LiveServer, tmp_path, f"sqlite+aiosqlite:///{tmp_path / 'noripan.db'}")


# ---- as it should be


def test_parts_are_promised_then_revealed_and_every_client_checks_the_shuffle_by_itself(site: Open, tmp_path: Path) -> None:
    async def play() -> None:
        async with site() as house, player(house, "Ann", tmp_path) as ann, player(house, "Ben") as ben:
            table = await table_of(ann, ben)
            seats = [await ann.enter(table), await ben.enter(table)]
            await ann.http.start(table)
            await play_some(seats, 6)
            await ann.http.ask("POST", f"/api/tables/{table}/close")
            for seat in seats:
                await until(seat, lambda seat: seat.shuffle is not None)
            assert [seat.shuffle and seat.shuffle.mark for seat in seats] == ["proved", "proved"]
            assert "✓" in " ".join(seats[0].news()), "everybody is told, in words"
            kept = await ann.http.record(table)
            heard, mine = seats[0].heard, ann.http.shuffles.get(table)
            assert heard and judge(kept, mine, heard).mark == "proved"
            other = judge(kept, mine, [{**heard[0], "event": "other"}, *heard[1:]])
            assert other.mark == "broken", "what is drawn later comes from the same seed"
            assert kept["noripan_record"] == 3 and kept["fair"]["promises"].keys() == kept["fair"]["parts"].keys()
            note, file = ann.http.shuffles.file(table), tmp_path / "record.json"
            file.write_text(json.dumps(kept), "utf-8")
            done = CliRunner().invoke(app, ["verify", str(file), "--mine", str(note), "--json"])
            told = json.loads(done.output)
            assert (done.exit_code, told["fair"], told["mine"], told["missing"]) == (0, True, True, [])
            assert note is not None and note.stat().st_mode & 0o077 == 0

    run(play)


def test_nobody_knows_a_part_before_everybody_is_bound(house_of: Open) -> None:
    async def play() -> None:
        async with house_of(shuffle_ms=60_000) as house, player(house, "Ann") as ann, player(house, "Ben") as ben:
            table = await table_of(ann, ben)
            parts = [one.http.shuffles.get(table).part for one in (ann, ben)]  # type: ignore[union-attr]
            seen = json.dumps(await ann.http.get_table(table))
            assert not any(part in seen for part in parts)
            for early in parts[:1]:
                with pytest.raises(GameError, match="part_not_awaited"):
                    await ann.http.ask("POST", f"/api/tables/{table}/reveal", {"part": early})
            started = (await ann.http.start(table))["table"]
            assert (started["status"], started["shuffling"]) == ("open", True), "it waits for Ben"
            assert [seat["revealed"] for seat in started["seats"]] == [True, False]
            with pytest.raises(GameError, match="part_not_promised"):
                await ben.http.ask("POST", f"/api/tables/{table}/reveal", {"part": "00" * 16})
            again = await ann.http.ask("POST", f"/api/tables/{table}/reveal", {"part": parts[0]})
            assert again["table"]["shuffling"], "the same part again is no other part"
            done = await ben.http.reveal((await ben.http.get_table(table))["table"])
            assert (done["table"]["status"], done["table"]["shuffling"]) == ("playing", False)

    run(play)


def test_a_match_with_bots_alone_starts_at_once(house_of: Open) -> None:
    async def play() -> None:
        async with house_of(shuffle_ms=60_000) as house, player(house, "Ann") as ann:
            table = (await ann.http.make_table(GAME, fewest(GAME), bots=["casual"] * (fewest(GAME) - 1)))["table"]["id"]
            await ann.http.sit(table)
            assert (await ann.http.start(table))["table"]["status"] == "playing"

    run(play)


def test_who_does_not_reveal_in_time_is_left_out_for_all_to_see(site: Open) -> None:
    async def play() -> None:
        async with site(shuffle_ms=100) as house, player(house, "Ann") as ann, player(house, "Ben") as ben:
            table = await table_of(ann, ben)
            seat = await ann.enter(table)
            await ann.http.start(table)
            await until(seat, lambda seat: bool(seat.view))
            assert [one["revealed"] for one in seat.info["seats"]] == [True, False]
            assert "Ben" in " ".join(seat.news()), "they hear of it when the cards are dealt"
            part = ben.http.shuffles.get(table).part  # type: ignore[union-attr]
            with pytest.raises(GameError, match="part_not_awaited"):
                await ben.http.ask("POST", f"/api/tables/{table}/reveal", {"part": part})
            await ann.http.ask("POST", f"/api/tables/{table}/close")
            mine, theirs = await ann.http.check_shuffle(table), await ben.http.check_shuffle(table)
            assert (mine.mark, mine.missing, theirs.mark) == ("partly", [1], "partly")

    run(play)


def test_nobody_changes_seats_while_the_cards_are_shuffled(house_of: Open) -> None:
    async def play() -> None:
        async with house_of(shuffle_ms=60_000) as house, player(house, "Ann") as ann, player(house, "Ben") as ben:
            table = await table_of(ann, ben)
            await ann.http.start(table)
            for who, what, data in (
                (ben, "leave", None),
                (ben, "sit", {"random": "00" * 16}),
                (ann, "kick", {"seat": 1}),
                (ann, "bot", {"seat": 1, "level": "casual"}),
                (ann, "start", None),
            ):
                with pytest.raises(GameError, match="table_shuffling"):
                    await who.http.ask("POST", f"/api/tables/{table}/{what}", data)
            assert table not in [one["id"] for one in await ben.http.open_tables()]
            assert (await ann.http.ask("POST", f"/api/tables/{table}/close"))["table"]["status"] == "closed"

    run(play)


def test_a_table_is_closed_if_somebody_leaves_for_good_while_the_cards_are_shuffled(house_of: Open) -> None:
    async def play() -> None:
        async with house_of(shuffle_ms=100) as house, player(house, "Ann") as ann, player(house, "Ben") as ben:
            table = await table_of(ann, ben)
            seat = await ann.enter(table)
            await ann.http.start(table)
            await ben.http.ask("DELETE", "/api/me")
            await until(seat, lambda seat: seat.info["status"] == "closed")

    run(play)


def test_a_part_is_promised_or_given_but_not_both(house_of: Open) -> None:
    async def play() -> None:
        async with house_of() as house, player(house, "Ann") as ann:
            table = (await ann.http.make_table(TWO_PLAY, 2))["table"]["id"]
            for data in ({}, {"random": "00" * 16, "promise": promise_of(table, "00" * 16)}, {"promise": "short"}):
                with pytest.raises(GameError, match="bad_field"):
                    await ann.http.ask("POST", f"/api/tables/{table}/sit", data)

    run(play)


@pytest.mark.parametrize("late", [False, True], ids=["revealed after it", "overdue after it"])
def test_a_shuffle_goes_on_after_a_restart(site: Open, tmp_path: Path, late: bool) -> None:
    """The last part comes to another process than the one that was asked to start; or it never comes."""

    async def play() -> None:
        async with site(shuffle_ms=60_000) as house:
            ann, ben = [await Visitor(house.address, name).come_in() for name in ("Ann", "Ben")]
            table = (await ann.client.make_table(TWO_PLAY, 2, public=True))["table"]["id"]
            for one in (ann, ben):
                await one.client.sit(table)
            assert (await ann.client.start(table))["table"]["shuffling"]
        async with site(shuffle_ms=0 if late else 60_000) as house:
            for one in (ann, ben):
                one.client.session.base_url = house.address  # type: ignore[assignment]
                one.client.address = house.address
            await ann.connect()
            await ann.join(table)
            if not late:
                await ben.client.reveal((await ben.client.get_table(table))["table"])
            frame = await ann.hear("frame")
            assert frame["view"]["you"] == 0
            for one in (ann, ben):
                await one.close()

    run(play)


# ---- a dishonest operator, who can change the server's program and knows its database


def poorest(info: TableInfo, seeds: list[str]) -> str:
    """The seed of many that suits the operator."""
    return min(seeds, key=lambda seed: str(noripan.new(info.game, info.players, seed).view(VICTIM)))


def chosen(info: TableInfo, candidates: list[tuple[str, dict[int, str]]]) -> tuple[str, str, dict[int, str]]:
    made = {seed_from(secret, info.id, parts): (secret, parts) for secret, parts in candidates}
    seed = poorest(info, list(made))
    return seed, *made[seed]


def another_secret(info: TableInfo) -> tuple[str, str, dict[int, str]]:
    """Chosen after the parts were known."""
    return chosen(info, [(f"{number:064x}", info.parts) for number in range(30)])


def victims_part_replaced(info: TableInfo) -> tuple[str, str, dict[int, str]]:
    return chosen(info, [(info.secret, {**info.parts, VICTIM: f"{number:032x}"}) for number in range(30)])


def confederate_comes_last(info: TableInfo) -> tuple[str, str, dict[int, str]]:
    """A confederate's part is ground out after the victim's was revealed."""
    return chosen(info, [(info.secret, {**info.parts, CONFEDERATE: f"{number:032x}"}) for number in range(30)])


def victims_part_left_out(info: TableInfo) -> tuple[str, str, dict[int, str]]:
    parts = {seat: part for seat, part in info.parts.items() if seat != VICTIM}
    return seed_from(info.secret, info.id, parts), info.secret, parts


def other_cards(info: TableInfo) -> tuple[str, str, dict[int, str]]:
    """Dealt from a seed of the operator's own, while secret and parts in the record are the true ones."""
    return poorest(info, [f"{number:064x}" for number in range(30)]), info.secret, info.parts


FORGERIES = {
    another_secret: "fair_other_commitment",
    victims_part_replaced: "fair_other_promises",
    confederate_comes_last: "fair_other_promises",
    victims_part_left_out: "fair_other_part",
    other_cards: "fair_other_cards",
}


@pytest.mark.parametrize("forge", FORGERIES, ids=lambda forge: forge.__name__)
def test_a_dishonest_operator_is_caught(
    forge: Callable[[TableInfo], tuple[str, str, dict[int, str]]],
    house_of: Open,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What the operator writes fits itself, so that `verify` alone accepts it; whoever was there does not."""
    made: dict[str, tuple[str, str, dict[int, str]]] = {}
    honest, deal = records.record_of, shuffle.deal

    async def forged_deal(server: Any, connection: Any, info: TableInfo) -> bool:
        seed = forge(info)
        monkeypatch.setattr(shuffle, "seed_from", lambda *_: seed[0])
        made[info.id] = seed
        return await deal(server, connection, info)

    def forged_record(info: TableInfo, journal: Any) -> TableRecord:
        true = honest(info, journal)
        _, secret, parts = made[info.id]
        promises = {**(true.fair.promises or {}), **{str(seat): promise_of(info.id, part) for seat, part in parts.items()}}
        proof = Fair(commitment_to(secret), secret, {str(seat): part for seat, part in parts.items()}, promises)
        match = {**true.match, "seed": seed_from(secret, info.id, parts)}
        return msgspec.structs.replace(true, fair=proof, match=match)

    monkeypatch.setattr(shuffle, "deal", forged_deal)
    monkeypatch.setattr(records, "record_of", forged_record)

    async def play() -> None:
        async with house_of() as house, player(house, "Ann", tmp_path / "notes") as victim, player(house, "Eve") as eve:
            table = await table_of(victim, eve)
            seats = [await victim.enter(table), await eve.enter(table)]
            await victim.http.start(table)
            for seat in seats:
                await until(seat, lambda seat: bool(seat.view))
            await victim.http.ask("POST", f"/api/tables/{table}/close")
            await until(seats[0], lambda seat: seat.shuffle is not None)
            verdict = seats[0].shuffle
            assert verdict is not None and verdict.error is not None
            assert (verdict.mark, verdict.error.code) == ("broken", FORGERIES[forge])
            assert "✗" in " ".join(seats[0].news())
            forged = await victim.http.record(table)
            verify(read_record(forged), noripan.find)
            note, file = victim.http.shuffles.file(table), tmp_path / "forged.json"
            file.write_text(json.dumps(forged), "utf-8")
            assert CliRunner().invoke(app, ["verify", str(file)]).exit_code == 0, "alone it cannot know better"
            assert CliRunner().invoke(app, ["verify", str(file), "--mine", str(note)]).exit_code == 1

    run(play)


async def shuffled(house: LiveServer, folder: Path) -> tuple[dict[str, Any], dict[str, Any]]:
    """A record, and what Ann kept of the shuffle."""
    async with player(house, "Ann", folder) as ann, player(house, "Ben") as ben:
        table = await table_of(ann, ben)
        seats = [await ann.enter(table), await ben.enter(table)]
        await ann.http.start(table)
        for seat in seats:
            await until(seat, lambda seat: bool(seat.view))
        await ann.http.ask("POST", f"/api/tables/{table}/close")
        file = ann.http.shuffles.file(table)
        assert file is not None
        return await ann.http.record(table), json.loads(file.read_bytes())


def test_a_record_that_does_not_fit_itself_or_the_note_is_refused(house_of: Open, tmp_path: Path) -> None:
    async def play() -> None:
        async with house_of() as house:
            kept, note = await shuffled(house, tmp_path / "notes")
        proof = kept["fair"]
        verify(read_record(kept), noripan.find)
        compare(read_record(kept), read_note(note), noripan.find)
        for code, changed in (
            ("fair_commitment", {"commitment": "00" * 32}),
            ("fair_promise", {"parts": {**proof["parts"], "1": "00" * 16}}),
            ("fair_no_promise", {"promises": {"0": proof["promises"]["0"]}}),
            ("fair_no_promise", {"promises": None}),
            ("fair_seed", {"parts": {"0": proof["parts"]["0"]}}),
        ):
            with pytest.raises(GameError, match=code):
                verify(read_record({**kept, "fair": {**proof, **changed}}), noripan.find)
        older = {**kept, "noripan_record": 2, "fair": {**proof, "promises": None}}
        verify(read_record(older), noripan.find)
        with pytest.raises(GameError, match="fair_other_promises"):  # as if it were of a time before promises
            compare(read_record(older), read_note(note), noripan.find)
        for code, other in (("note_of_another_table", {"table": "abc"}), ("fair_other_part", {"part": "00" * 16})):
            with pytest.raises(GameError, match=code):
                compare(read_record(kept), read_note({**note, **other}), noripan.find)
        for damaged in ([], {**note, "part": 7}, {**note, "noripan_shuffle": 2}):
            with pytest.raises(GameError, match="note_damaged"):
                read_note(damaged)

    run(play)


def test_a_client_does_not_reveal_its_part_if_somebody_is_not_bound(house_of: Open) -> None:
    """Another secret, another promise of its own, somebody without a promise, or promises that change later."""

    async def play() -> None:
        async with house_of() as house, player(house, "Ann") as ann, player(house, "Ben") as ben:
            table = (await ann.http.make_table(TWO_PLAY, 2, public=True))["table"]["id"]
            await ben.http.sit(table)
            await ann.http.sit(table)
            shown = {**(await ann.http.get_table(table))["table"], "shuffling": True}
            mine, theirs = shown["you"], 1 - shown["you"]

            def with_seat(number: int, promise: str | None) -> dict[str, Any]:
                seats = [{**one, "promise": promise} if at == number else one for at, one in enumerate(shown["seats"])]
                return {**shown, "seats": seats}

            notes = ann.http.shuffles
            assert notes.may_reveal({**shown, "commitment": "00" * 32}) is None
            assert notes.may_reveal(with_seat(theirs, None)) is None
            assert notes.may_reveal(with_seat(mine, "00" * 32)) is None
            assert notes.may_reveal({**shown, "shuffling": False}) is None
            assert notes.may_reveal(shown) is not None
            assert notes.may_reveal(with_seat(theirs, "00" * 32)) is None, "once it knows our part nothing may change"

    run(play)
