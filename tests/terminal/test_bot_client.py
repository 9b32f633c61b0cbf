"""Bots from outside at the tables of a real server: sent to a table, wanted at one, cut off, refused, thrown out."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from support.command import Serving
from support.eventually import eventually_async
from support.patience import WAIT, WHOLE
from support.visitor import Visitor

import noripan
from noripan.cli.output import FOLDERS
from noripan.client import RemoteBot, RemoteSeat, choose_by_level, player_names
from noripan.core.errors import GameError
from noripan.core.texts import Texts

NAMES = list(noripan.games())
QUICK = NAMES[2]
TEXTS = Texts("en", FOLDERS)
OWN_BOT = Path(__file__).parents[2] / "docs" / "examples" / "own_bot.py"


def run(work: Callable[[], Awaitable[None]]) -> None:
    """Run a test with processes of its own, which a busy machine starts slowly; one that hangs fails."""

    async def bounded() -> None:
        async with asyncio.timeout(WHOLE):
            await work()

    asyncio.run(bounded())


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with Serving(
        "--data", str(tmp_path_factory.mktemp("server")), "--pace-ms", "0", "--window-ms", "300", "--rate", "100"
    ) as server:
        yield server


@contextlib.asynccontextmanager
async def owner_of_a_bot(address: str) -> AsyncIterator[tuple[Visitor, str]]:
    """Somebody who has made a bot, and the bot's token."""
    owner = await (await Visitor(address.rstrip("/"), "Owner").come_in()).connect()
    made = await owner.post("/api/me/bots", {"name": "Robo"})
    yield owner, made["token"]
    await owner.close()


@contextlib.contextmanager
def program(*words: str) -> Iterator[subprocess.Popen[str]]:
    """A Python program; it is stopped at the end if it has not ended by itself."""
    environment = {**os.environ, "NORIPAN_LANG": "en", "PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen(
        [sys.executable, *words], text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment
    ) as started:
        try:
            yield started
        finally:
            if started.poll() is None:
                started.kill()


def bot_command(server: str, token: str, *more: str) -> tuple[str, ...]:
    return ("-m", "noripan", "bot", "--server", server, "--token", token, *more)


async def full_table(owner: Visitor, table: str) -> dict[str, Any]:
    """Wait until every seat is taken."""

    async def full() -> dict[str, Any] | None:
        shown: dict[str, Any] = (await owner.get(f"/api/tables/{table}"))["table"]
        return shown if all(seat["person"] for seat in shown["seats"]) else None

    return await eventually_async(full, "bots at every seat")


async def until_the_bot_has_moved(owner: Visitor, table: str) -> None:
    """We move only if we begin."""
    frame = await owner.hear("frame")
    if frame["moves"]:
        await owner.act(table, frame["seq"], frame["moves"][0])
    while not any(event.get("seat") == 1 for event in frame["events"]):
        frame = await owner.hear("frame")


@pytest.mark.parametrize("level", ["casual", "own"])
def test_a_bot_that_is_sent_to_a_table_plays_it_to_the_end(level: str, serving: Serving) -> None:
    async def work() -> None:
        async with owner_of_a_bot(serving.address) as (owner, token):
            made = await owner.make_table(QUICK, 2, public=False)
            table = made["table"]["id"]
            link = f"{serving.address}t/{table}?i={made['invitation']}"
            words = bot_command(link, token, "--level", level, "--json")
            with program(*((str(OWN_BOT), link, token) if level == "own" else words)) as bot:
                await owner.sit(table)
                await owner.join(table)
                shown = await full_table(owner, table)
                assert player_names(shown, TEXTS) == ["Owner", "Robo (bot)"], "whoever looks sees that it is a bot"
                await owner.post(f"/api/tables/{table}/start")
                last = (await owner.play_to_the_end(table))["view"]
                said, wrong = await asyncio.to_thread(bot.communicate, timeout=WAIT)
            assert (bot.returncode, wrong) == (0, "")
            if level == "own":
                assert said.split() == f"scores {last['scores']} winners {last['winners']}".split()
            else:
                told = json.loads(said)
                assert (told["table"], told["seat"], told["scores"]) == (table, 1, last["scores"])
                assert told["shuffle"] == "proved", "it has checked how the cards were shuffled"

    run(work)


def test_an_expert_thinks_about_its_move(serving: Serving) -> None:
    async def work() -> None:
        async with owner_of_a_bot(serving.address) as (owner, token):
            made = await owner.make_table(QUICK, 2, public=False)
            table = made["table"]["id"]
            link = f"{serving.address}t/{table}?i={made['invitation']}"
            with program(*bot_command(link, token, "--level", "expert")):
                await owner.sit(table)
                await full_table(owner, table)
                await owner.post(f"/api/tables/{table}/start")
                await owner.join(table)
                await until_the_bot_has_moved(owner, table)
                figures = (await owner.http.get("/metrics")).text
            assert 'level="expert"' in figures, "it was the expert who thought"

    run(work)


def test_a_bot_comes_where_its_owner_opens_a_table_and_outlives_the_server(tmp_path: Path) -> None:
    """The server is stopped in mid-match and starts again at the same address; the bot was never told."""
    data = ("--data", str(tmp_path / "server"), "--pace-ms", "0", "--rate", "100")

    async def work() -> None:
        with contextlib.ExitStack() as ends:
            first = ends.enter_context(Serving(*data))
            async with owner_of_a_bot(first.address) as (owner, token):
                bot = ends.enter_context(program(*bot_command(first.address, token, "--level", "beginner")))
                table = (await owner.make_table(QUICK, 2))["table"]["id"]
                await owner.sit(table)
                await full_table(owner, table)
                await owner.post(f"/api/tables/{table}/start")
                await owner.join(table)
                await until_the_bot_has_moved(owner, table)
                first.__exit__(None, None, None)
                port = first.address.rstrip("/").rpartition(":")[2]
                ends.enter_context(Serving(*data, "--port", port))
                await owner.connect()
                await owner.join(table)
                last = await owner.play_to_the_end(table)
                said = await asyncio.to_thread(bot.stdout.readline)  # type: ignore[union-attr]
                assert said.startswith(f"{table}: ") and str(last["view"]["scores"]).strip("[]") in said
                await owner.http.delete(f"/api/me/bots/{(await owner.get('/api/me/bots'))[0]['id']}")
                _, wrong = await asyncio.to_thread(bot.communicate, timeout=WAIT)
                assert (bot.returncode, wrong.count("\n")) == (2, 1), f"a bot that was deleted ends: {wrong}"

    run(work)


def test_a_bot_waits_when_it_asks_too_often(tmp_path: Path) -> None:
    """With less than half of the usual limits the server refuses advice soon; the bot waits and plays on."""

    async def work() -> None:
        with Serving("--data", str(tmp_path), "--pace-ms", "0", "--rate", "0.4") as server:
            async with owner_of_a_bot(server.address) as (owner, token):
                table = (await owner.make_table(QUICK, 2))["table"]["id"]
                await owner.sit(table)
                refusals = 0
                level = choose_by_level("casual")

                async def choose(place: RemoteSeat) -> str:
                    nonlocal refusals
                    while refusals == 0:  # more than anybody needs, until we are refused
                        try:
                            await level(place)
                        except GameError as error:
                            refusals += error.code == "too_many"
                            raise
                    return place.moves[0]

                async with RemoteBot(owner.address, token, choose) as bot:
                    playing = asyncio.create_task(bot.play(table))
                    await full_table(owner, table)
                    await owner.post(f"/api/tables/{table}/start")
                    await owner.join(table)
                    await until_the_bot_has_moved(owner, table)
                    playing.cancel()
                assert refusals == 1

    run(work)


def test_wrong_levels_tokens_and_servers_are_one_line(serving: Serving) -> None:
    for words, expected in {
        bot_command(serving.address, "x", "--level", "best"): "beginner",
        bot_command(serving.address, "no-token"): "does not know this token",
        bot_command("http://127.0.0.1:9", "x"): "127.0.0.1",
    }.items():
        with program(*words) as bot:
            said, wrong = bot.communicate(timeout=WAIT)
            assert (bot.returncode, said) == (2, "")
            assert expected in wrong and len(wrong.splitlines()) == 1
