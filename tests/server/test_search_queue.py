"""Who gets a thread next, for how long, and what becomes of searches that nobody wants any more. Threads and time are set
by hand here, so that only the order of things counts."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import Executor, Future
from itertools import count
from typing import Any

import pytest
from prometheus_client import REGISTRY
from support.live_server import run

import noripan
from noripan.bots.knowledge import Knowledge
from noripan.bots.levels import Bot, Choice, SearchBot, bot
from noripan.bots.thinking import Budget
from noripan.core.errors import GameError
from noripan.core.rng import Rng
from noripan.server.tables.search_queue import Asker, Room, SearchQueue
from noripan.server.tables.thinking import BOT_PATIENCE

KNOWN = Knowledge(noripan.new(sorted(noripan.games())[0], 3, "queue"), 0)
LONG = SearchBot("expert", Budget(seconds=1.0, threads=8))
ROOM = Room(slots=1, per_person=1, patience=1e9)


class Begun:
    """A search that has a thread."""

    def __init__(self, bot: SearchBot, cancelled: threading.Event) -> None:
        self.bot = bot
        self.cancelled = cancelled
        self.future: Future[Choice] = Future()

    @property
    def seconds(self) -> float:
        assert self.bot.budget.seconds is not None
        return self.bot.budget.seconds


class HandDriven(Executor):
    """Threads that do nothing until the test says that they are done."""

    def __init__(self) -> None:
        self.begun: list[Begun] = []

    def submit(self, work: Callable[..., Any], /, *args: Any, **_: Any) -> Future[Any]:
        self.begun.append(Begun(work.__self__, args[2]))  # type: ignore[attr-defined]
        return self.begun[-1].future


class Trial:
    def __init__(self, room: Room = ROOM) -> None:
        self.now = 0.0
        self.threads = HandDriven()
        self.queue = SearchQueue("bot", self.threads, room, lambda: self.now)

    def ask(self, person: str, table: str, bot: Bot = LONG, **more: Any) -> asyncio.Task[Choice]:
        return asyncio.create_task(self.queue.search(bot, KNOWN, Rng.seeded(1), Asker(person, table, **more)))

    async def ask_all(self, *whose: str) -> list[asyncio.Task[Choice]]:
        """One search for each `person/table`, in this order."""
        asked = [self.ask(*one.split("/")) for one in whose]
        await settle()
        return asked

    def running(self) -> list[str]:
        return [f"{job.asker.person}/{job.asker.table}" for job in self.queue._running]

    async def end_one(self, took: float = 1.0) -> None:
        self.now += took
        next(one for one in self.threads.begun if not one.future.done()).future.set_result(Choice("a move"))
        await settle()

    async def order(self, count: int) -> list[str]:
        """Whose searches run, one after the other."""
        seen = []
        for _ in range(count):
            seen += self.running()
            await self.end_one()
        return seen

    def is_empty(self) -> bool:
        return not (self.queue._waiting or self.queue._running or self.queue._at or self.queue._used)


async def settle() -> None:
    for _ in range(6):
        await asyncio.sleep(0)


def test_many_tables_of_one_person_do_not_hold_up_another() -> None:
    async def play() -> None:
        trial = Trial()
        await trial.ask_all("many/1", "many/2", "many/3", "many/4", "one/5", "other/6")
        assert await trial.order(6) == ["many/1", "one/5", "other/6", "many/2", "many/3", "many/4"]
        assert trial.is_empty()

    run(play)


def test_tables_of_one_person_take_turns() -> None:
    async def play() -> None:
        trial = Trial()
        await trial.ask_all("b/0", "a/1", "a/1", "a/1", "a/2", "a/3")
        assert await trial.order(6) == ["b/0", "a/1", "a/2", "a/3", "a/1", "a/1"]

    run(play)


def test_people_share_time_and_not_numbers() -> None:
    async def play() -> None:
        trial = Trial()
        await trial.ask_all(*(f"slow/{number}" for number in range(9)), *(f"fast/{number}" for number in range(9)))
        seen = []
        for _ in range(9):
            seen += trial.running()
            await trial.end_one(took=3.0 if seen[-1].startswith("slow") else 1.0)
        assert [one.split("/")[0] for one in seen].count("fast") == 6
        trial.queue.close()
        await settle()

    run(play)


def test_who_comes_back_has_saved_up_nothing() -> None:
    async def play() -> None:
        trial = Trial()
        await trial.ask_all(*(f"here/{number}" for number in range(9)))
        for _ in range(5):
            await trial.end_one()
        await trial.ask_all("back/1", "back/2", "back/3")
        seen = [one.split("/")[0] for one in await trial.order(6)]
        assert seen == ["here", "back", "here", "back", "here", "back"]

    run(play)


def test_nobody_has_more_than_their_part_at_once_nor_all_together_more_than_there_are() -> None:
    async def play() -> None:
        trial = Trial(Room(slots=3, per_person=2, patience=1e9))
        await trial.ask_all("a/1", "a/2", "a/3", "a/4")
        assert sorted(trial.running()) == ["a/1", "a/2"]
        await trial.ask_all("b/1", "c/1")
        assert sorted(trial.running()) == ["a/1", "a/2", "b/1"]
        await trial.end_one()
        assert sorted(trial.running()) == ["a/2", "b/1", "c/1"]

    run(play)


def test_a_person_has_only_some_waiting() -> None:
    async def play() -> None:
        trial = Trial(Room(slots=1, per_person=1, patience=1.0, most_waiting=2))
        asked = await trial.ask_all("a/1", "a/2", "a/3", "a/4", "b/1")
        assert [one.done() for one in asked] == [False, False, False, True, False]
        with pytest.raises(GameError, match="too_many"):
            asked[3].result()

    run(play)


# ---- shorter under load


def test_a_search_alone_has_its_time_and_all_threads_and_many_have_less() -> None:
    async def play() -> None:
        trial = Trial(Room(slots=4, per_person=3, patience=BOT_PATIENCE))
        await trial.ask_all("a/0")
        alone = trial.threads.begun[0]
        assert (alone.seconds, alone.bot.budget.threads) == (1.0, 4)
        await trial.ask_all(*(f"b/{number}" for number in range(40)))
        for _ in range(2):
            await trial.end_one()
        crowded = trial.threads.begun[-1]
        assert crowded.seconds < 0.5 and crowded.bot.budget.threads == 1

    run(play)


def test_who_has_one_table_is_not_shortened_for_who_has_many() -> None:
    async def play() -> None:
        trial = Trial(Room(slots=2, per_person=1, patience=BOT_PATIENCE))
        await trial.ask_all(*(f"many/{number}" for number in range(20)), "one/1")
        await trial.end_one()
        many, one, again = trial.threads.begun[:3]
        assert trial.running() and one.seconds == 1.0
        assert again.seconds < 0.2 < many.seconds

    run(play)


@pytest.mark.parametrize("tables", [1, 5, 20, 80, 400])
def test_levels_keep_their_order_under_load(tables: int) -> None:
    async def play() -> None:
        seconds = {}
        for level in ("search:0.1s", "expert"):
            trial = Trial(Room(slots=2, per_person=1, patience=BOT_PATIENCE))
            for number in range(tables):
                trial.ask("a", str(number), bot(level))
            await settle()
            await trial.end_one()
            seconds[level] = trial.threads.begun[-1].seconds
        assert seconds["search:0.1s"] <= seconds["expert"]

    run(play)


@pytest.mark.parametrize(("people", "tables", "slots"), [(1, 20, 2), (5, 20, 2), (40, 4, 2), (3, 50, 8)])
def test_no_bot_waits_long_however_many_ask(people: int, tables: int, slots: int) -> None:
    """Everybody asks again as soon as they are answered; beside them is somebody with one table."""

    async def play() -> None:
        trial = Trial(Room(slots, max(1, slots - 1), BOT_PATIENCE))
        ends: list[float] = []
        waits: dict[str, list[float]] = {"many": [], "one": []}
        asked = {trial.ask(f"p{number}", f"{number}-{table}"): 0.0 for number in range(people) for table in range(tables)}
        asked[trial.ask("one", "one")] = 0.0
        names = {task: ("one" if number == people * tables else "many") for number, task in enumerate(asked)}
        keys = dict(zip(asked, places(people, tables), strict=True))
        await settle()
        for _ in range(people * tables * 3):
            begun = trial.threads.begun
            ends += [trial.now + one.seconds for one in begun[len(ends) :]]
            at, first = min((end, number) for number, end in enumerate(ends) if not begun[number].future.done())
            trial.now = at
            begun[first].future.set_result(Choice("a move"))
            await settle()
            for task in [task for task in asked if task.done()]:
                waits[names[task]].append(trial.now - asked.pop(task))
                again = trial.ask(*keys[task])
                asked[again], names[again], keys[again] = trial.now, names[task], keys[task]
            await settle()
        assert max(waits["many"]) <= 5.0
        assert max(waits["one"]) <= max(waits["many"])
        trial.queue.close()
        await settle()

    run(play)


def places(people: int, tables: int) -> list[tuple[str, str]]:
    return [*((f"p{number}", f"{number}-{table}") for number in range(people) for table in range(tables)), ("one", "one")]


# ---- nobody wants it any more


def test_a_search_given_up_leaves_the_queue() -> None:
    async def play() -> None:
        trial = Trial()
        asked = await trial.ask_all("a/1", "a/2", "b/1")
        asked[2].cancel()
        asked[0].cancel()
        await settle()
        assert trial.threads.begun[0].cancelled.is_set()
        assert trial.running() == ["a/1"], "its thread is busy until it notices"
        await trial.end_one()
        assert trial.running() == ["a/2"] and not trial.threads.begun[1].cancelled.is_set()
        await trial.end_one()
        assert asked[1].result() == Choice("a move") and len(trial.threads.begun) == 2
        assert trial.is_empty()

    run(play)


def test_what_the_table_has_left_behind_is_refused_at_once() -> None:
    async def play() -> None:
        trial = Trial()
        wanted = [True]
        asked = [trial.ask("a", "1", is_wanted=lambda: wanted[0]), trial.ask("b", "1", is_wanted=lambda: wanted[0])]
        other = trial.ask("c", "1")
        await settle()
        trial.queue.drop_unwanted("1")
        await settle()
        assert not any(one.done() for one in asked)
        wanted[0] = False
        trial.queue.drop_unwanted("2")
        await settle()
        assert not any(one.done() for one in asked)
        trial.queue.drop_unwanted("1")
        await settle()
        assert [str(one.exception()) for one in asked] == ["stale", "stale"]
        assert trial.threads.begun[0].cancelled.is_set()
        await trial.end_one()
        assert trial.running() == ["c/1"]
        await trial.end_one()
        assert other.result() == Choice("a move") and trial.is_empty()

    run(play)


def test_an_answer_that_comes_too_late_is_stale_and_one_unwanted_never_begins() -> None:
    async def play() -> None:
        trial = Trial()
        answers = count()
        asked = [trial.ask("a", "1", is_wanted=lambda: next(answers) < 1), trial.ask("b", "2", is_wanted=lambda: False)]
        await settle()
        await trial.end_one()
        assert [str(one.exception()) for one in asked] == ["stale", "stale"]
        assert len(trial.threads.begun) == 1 and trial.is_empty()

    run(play)


def test_a_search_that_fails_says_so_and_the_next_begins() -> None:
    async def play() -> None:
        trial = Trial()
        asked = await trial.ask_all("a/1", "b/1")
        trial.threads.begun[0].future.set_exception(ZeroDivisionError())
        await settle()
        assert isinstance(asked[0].exception(), ZeroDivisionError)
        assert trial.running() == ["b/1"]

    run(play)


def test_closing_ends_everything() -> None:
    async def play() -> None:
        trial = Trial()
        asked = await trial.ask_all("a/1", "a/2", "b/1")
        trial.queue.close()
        trial.threads.begun[0].future.set_result(Choice("a move"))
        await settle()
        assert all(one.cancelled() for one in asked)
        assert len(trial.threads.begun) == 1 and trial.is_empty()

    run(play)


def figure(name: str, **labels: str) -> float:
    return REGISTRY.get_sample_value(f"noripan_{name}", labels) or 0.0


def test_figures_show_the_queue_its_waits_and_what_was_shortened() -> None:
    async def play() -> None:
        trial = Trial(Room(slots=1, per_person=1, patience=BOT_PATIENCE))
        names = ("searches_total", "searches_shortened_total", "bot_seconds_count")
        before = {name: figure(name, level="expert") for name in names}
        waited = figure("search_wait_seconds_sum", kind="bot")
        waiting = figure("searches_waiting", kind="bot")
        asked = await trial.ask_all(*(f"a/{number}" for number in range(9)))
        assert figure("searches_waiting", kind="bot") == waiting + 8
        for _ in range(3):
            await trial.end_one()
        asked[8].cancel()
        await settle()
        assert figure("searches_waiting", kind="bot") == waiting + 4
        after = {name: figure(name, level="expert") - before[name] for name in names}
        assert after == {"searches_total": 4, "searches_shortened_total": 3, "bot_seconds_count": 3}
        assert figure("search_wait_seconds_sum", kind="bot") == waited + 0 + 1 + 2 + 3

    run(play)
