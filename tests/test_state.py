"""What a program can do with a State, and what it is told when it asks for something that is not there."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from support.patience import WAIT

import noripan
from noripan.core.errors import GameError, GameOver, IllegalMove
from noripan.core.options import whole
from noripan.core.rng import Rng

ROOT = Path(__file__).parent.parent
NAMES = list(noripan.games())


@pytest.mark.parametrize("name", NAMES)
def test_play_refuses_what_is_not_legal_and_changes_nothing(name: str) -> None:
    game = noripan.find(name)
    state = game.start(game.seats[-1], Rng.seeded(1))
    truth = game.truth(state)
    for move in (-1, 9999, 2**40, max(state.moves()) + 1, True, 1.0, "R5", None):
        if move not in state.moves() or isinstance(move, bool | float):
            with pytest.raises(IllegalMove, match="not_now"):
                state.play(move)  # type: ignore[arg-type]
    assert game.truth(state) == truth
    twin = state.copy()
    twin.apply(state.moves()[0])
    state.play(state.moves()[0])
    assert game.truth(state) == game.truth(twin)
    state.playout()
    with pytest.raises(GameOver):
        state.play(0)


@pytest.mark.parametrize("name", NAMES)
def test_a_view_of_a_seat_that_is_not_there_is_refused(name: str) -> None:
    game = noripan.find(name)
    state = game.start(game.seats[0], Rng.seeded(1))
    for seat in (-1, game.seats[0], 9, True, 0.0, "0"):
        with pytest.raises(GameError, match="bad_seat"):
            game.view(state, seat)  # type: ignore[arg-type]
    assert game.view(state, None)["you"] is None


class Whole:
    """A whole number as numpy has them: no int, but usable as an index."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


def wholes(number: int) -> list[Any]:
    found: list[Any] = [Whole(number)]
    try:
        import numpy
    except ImportError:
        return found
    return [*found, numpy.int64(number), numpy.uint8(number)]


@pytest.mark.parametrize("name", NAMES)
def test_whole_numbers_of_other_libraries_are_whole_numbers(name: str) -> None:
    game = noripan.find(name)
    plain = noripan.new(name, game.seats[-1], seed=5)
    for seed, players in zip(wholes(5), wholes(game.seats[-1]), strict=True):
        match = noripan.new(name, players, seed=seed)
        assert match.save() == plain.save() and type(match.save()["players"]) is int
        assert match.frame(wholes(1)[-1], since=wholes(0)[-1]) == plain.frame(1)
        assert type(match.view(wholes(1)[-1])["you"]) is int
        state = game.start(players, Rng.seeded(seed))
        assert type(state.players) is int
        assert game.view(state, 0) == plain.view(0)
        assert state.playouts(wholes(2)[-1], Rng.seeded(3)) == game.start(players, Rng.seeded(1)).playouts(2, Rng.seeded(3))
        first = plain.state.moves()[0]
        played = [plain.state.copy(), plain.state.copy()]
        played[0].play(first)
        played[1].play(Whole(first))  # type: ignore[arg-type]
        assert game.truth(played[0]) == game.truth(played[1])


@pytest.mark.parametrize("value", [True, False, 1.0, "1", None, [1], b"1"])
def test_what_is_no_whole_number(value: object) -> None:
    assert whole(value) is None
    with pytest.raises(GameError, match="bad_players"):
        noripan.new("sixteen", value, seed=1)  # type: ignore[arg-type]


def test_half_a_generator_is_refused() -> None:
    """Rng(7) looks like a seed and would be another generator than Rng.seeded(7)."""
    for words in ({"low": 7}, {"high": 7}):
        with pytest.raises(TypeError, match=r"Rng\.seeded"):
            Rng(**words)
    assert (Rng().low, Rng().high) == (1, 2)


def test_playouts_hear_an_interruption() -> None:
    """More matches than anybody would wait for; they end as soon as somebody asks them to."""
    code = (
        "import noripan; rng = noripan.Rng.seeded(1); state = noripan.find('iota').start(4, rng); print('on', flush=True); "
    )
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    with subprocess.Popen(
        [sys.executable, "-c", code + "state.playouts(10**9, rng)"],
        env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    ) as running:  # fmt: skip
        assert running.stdout is not None and running.stdout.readline() == "on\n"
        time.sleep(0.2)  # so that the playouts have begun
        running.send_signal(signal.SIGINT)
        try:
            _, errors = running.communicate(timeout=WAIT)
        finally:
            running.kill()
    assert errors.rstrip().endswith("KeyboardInterrupt")


def test_a_print_says_what_it_is() -> None:
    game = noripan.find("sixteen")
    assert repr(game) == "<Game sixteen: 2 to 4 players>"
    match = noripan.new("sixteen", 2, seed=7)
    assert repr(match) == "<Match sixteen: 2 players, seed '7', 0 moves>"
    match.play(match.moves()[0])
    assert repr(match) == f"<Match sixteen: 2 players, seed '7', 1 moves, the last {match.log[0]!r}>"
    assert repr(match.state) == f"<Sixteen: 2 players, seat {match.to_move} to move, scores (0, 0)>"
    match.state.playout()
    assert repr(match.state) == f"<Sixteen: 2 players, over, scores {match.state.scores()}>"


FREE = """
import sys
sys._is_gil_enabled = lambda: False
import noripan
"""


def test_compiled_games_refuse_to_run_without_the_gil() -> None:
    """As a free-threaded Python would that was told to leave it off (PYTHON_GIL=0); interpreted games need none."""
    for pure, refused in (("0", not noripan.core.rng.__file__.endswith(".py")), ("1", False)):  # type: ignore[attr-defined]
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "NORIPAN_PURE": pure}
        done = subprocess.run([sys.executable, "-c", FREE], env=environment, capture_output=True, text=True, timeout=WAIT)
        assert (done.returncode != 0) == refused, done.stderr
        if refused:
            assert done.stderr.splitlines()[-1].startswith("ImportError: ") and "PYTHON_GIL=0" in done.stderr
