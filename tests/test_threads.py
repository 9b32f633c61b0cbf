"""States of one's own can be used in any thread, and while the garbage is collected."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest

import noripan
from noripan.core.rng import Rng

ROOT = Path(__file__).parent.parent
THREADS = 4


def play(name: str, number: int, moves: int) -> list[object]:
    """What a thread sees that plays by weight and guesses now and then."""
    game = noripan.find(name)
    rng = Rng.seeded(f"thread {number}")
    state = game.start(game.seats[-1], rng)
    seen: list[object] = []
    for count in range(moves):
        if state.is_over:
            state.restart(rng)
        legal = state.moves()
        assert list(game.heuristic.weights(state)) == legal
        if count % 8 == 0:
            seen.append(game.truth(state.guess(number % state.players, rng)))
        move = legal[rng.choose(len(legal))]
        seen.append((move, legal))
        state.apply(move)
    return seen


def play_together(moves: int) -> None:
    """All games in several threads that take turns as often as they can; each sees what it sees alone."""
    names = list(noripan.games())
    alone = {(name, number): play(name, number, moves) for name in names for number in range(THREADS)}
    found: dict[tuple[str, int], list[object]] = {}
    errors: list[BaseException] = []

    def run(number: int) -> None:
        try:
            for turn in range(len(names)):
                name = names[(turn + number) % len(names)]
                found[name, number] = play(name, number, moves)
        except BaseException as error:
            errors.append(error)

    threads = [threading.Thread(target=run, args=(number,), daemon=True) for number in range(THREADS)]
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        sys.setswitchinterval(before)
    assert errors == []
    assert found == alone


@pytest.mark.parametrize("pure", ["0", "1"])
def test_threads_do_not_disturb_each_other(pure: str) -> None:
    """In a process of its own, because a deal that another thread disturbs may never end."""
    environment = {**os.environ, "NORIPAN_PURE": pure, "PYTHONPATH": str(ROOT / "src")}
    subprocess.run([sys.executable, __file__], env=environment, timeout=240, check=True)


def test_a_garbage_collection_that_looks_at_another_game_changes_no_answer() -> None:
    first, second = (noripan.new(name, 4, seed=1).state for name in ("iota", "tongtong"))
    expected = (first.moves(), noripan.find("iota").heuristic.weights(first))
    looks = []

    def look(phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            looks.append(len(second.moves()) + len(noripan.find("tongtong").heuristic.weights(second)))

    before = gc.get_threshold()
    gc.callbacks.append(look)
    gc.set_threshold(1)
    try:
        answers = [(first.moves(), noripan.find("iota").heuristic.weights(first)) for _ in range(600)]
    finally:
        gc.set_threshold(*before)
        gc.callbacks.remove(look)
    assert len(looks) > 100
    assert answers == [expected] * 600


if __name__ == "__main__":
    play_together(160 if os.environ["NORIPAN_PURE"] == "1" else 1500)
