"""A wait gives what it waited for, or says what that was."""

from __future__ import annotations

import asyncio

import pytest
from support.eventually import eventually, eventually_async


def test_the_first_true_answer_ends_the_wait() -> None:
    answers = iter([0, "", "here", "later"])
    assert eventually(lambda: next(answers), "an answer", pause=0) == "here"


def test_a_wait_in_vain_says_what_it_waited_for() -> None:
    with pytest.raises(AssertionError, match=r"waited 0 s for the moon; the last answer was \[\]"):
        eventually(list, "the moon", seconds=0, pause=0)
    with pytest.raises(AssertionError, match=r"waited 0 s for the sun; the last answer was None"):
        asyncio.run(eventually_async(lambda: None, "the sun", seconds=0))


def test_predicates_and_pauses_may_be_asynchronous() -> None:
    pauses = []

    async def pause() -> None:
        pauses.append(len(pauses))

    async def enough() -> int:
        return len(pauses) if len(pauses) > 2 else 0

    assert asyncio.run(eventually_async(enough, "three pauses", pause=pause)) == 3
    assert asyncio.run(eventually_async(lambda: pauses, "any pause")) == [0, 1, 2]
