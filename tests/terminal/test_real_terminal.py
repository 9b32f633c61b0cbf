"""The clients in a real terminal and through real pipes."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from support.patience import WAIT
from support.real_terminal import running

import noripan
from noripan.core.texts import Texts

NAMES = list(noripan.games())


def test_a_drawn_table_is_played_in_a_real_terminal(tmp_path: Path) -> None:
    name = NAMES[-1]
    game = noripan.find(name)
    with running(["tui", name, "--seed", "real", "--level", "random"], tmp_path) as terminal:
        terminal.wait_for(lambda text: "Your turn" in text and "type a move" in text)
        assert Texts("en").title(game) in terminal.screen.display[0]
        assert "q leave" in terminal.screen.display[-1]
        kept = next((tmp_path / "matches").glob("*.json"))
        match = noripan.load(json.loads(kept.read_text("utf-8"))["match"])
        hand = match.view(0)["hand"]
        assert all(card in terminal.text() for card in hand), "the own cards are on the screen"
        played = len(match.log)
        terminal.type("\x1b[B\r")
        terminal.wait_for(lambda _: len(json.loads(kept.read_text("utf-8"))["match"]["moves"]) > played)
        terminal.type("q")
        terminal.wait_for(lambda text: "Leave this match?" in text)
        terminal.type("\r")
        terminal.wait_for(lambda text: "Continue:" in text)
        terminal.type("q")
        assert terminal.end() == 0
    assert b"\x1b[?1049l" in terminal.raw, "the terminal is given back as it was"


def test_line_mode_in_a_real_terminal(tmp_path: Path) -> None:
    with running(["play", NAMES[0], "--plain", "--seed", "real"], tmp_path) as terminal:
        terminal.wait_for(lambda text: "Your move:" in text)
        terminal.type("nonsense\n")
        terminal.wait_for(lambda text: "is not a move of this game" in text)
        terminal.type("quit\n")
        assert terminal.end() == 0
    assert b"\x1b[" not in re.sub(rb"\x1b\[\?2004[hl]", b"", terminal.raw), "no colour, no cursor control but readline's own"


def test_an_empty_answer_leaves_the_next_text_on_a_line_of_its_own(tmp_path: Path) -> None:
    with running(["play"], tmp_path) as terminal:
        terminal.wait_for(lambda text: "Which game?" in text)
        terminal.type("\n")
        terminal.wait_for(lambda text: "How many players?" in text)
        terminal.type("seven\n\n")
        terminal.wait_for(lambda text: "Against whom?" in text)
        terminal.type("\n")
        terminal.wait_for(lambda text: "Your move:" in text)
        terminal.type("\n")
        terminal.wait_for(lambda text: text.count("Your move:") == 2)
        lines = [line for line in terminal.text().splitlines() if "Your move:" in line or "How many players?" in line]
        assert all(line.startswith(("Your move:", "How many players?")) for line in lines)
        assert not any(line.count("Your move:") > 1 for line in lines)
        terminal.type("quit\n")
        assert terminal.end() == 0


def piped(*words: str, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "NORIPAN_LANG": "en", **more}
    return subprocess.run(
        [sys.executable, "-m", "noripan", *words], input=typed, capture_output=True, text=True, timeout=WAIT, check=False,
        env=environment,
    )  # fmt: skip


@pytest.mark.parametrize("name", NAMES)
def test_line_mode_through_a_pipe(name: str) -> None:
    """A whole match: no escape codes, no drawn lines, each event a line of its own."""
    game = noripan.find(name)
    done = piped("play", name, "--seed", "pipe", "--level", "random", typed="?\ntable\nquit\n")
    assert done.returncode == 0 and done.stderr == ""
    lines = done.stdout.splitlines()
    assert not any(mark in done.stdout for mark in ("\x1b", "─", "│", "\r"))
    match = noripan.new(name, game.seats[0], "pipe")
    if match.to_move == 0:
        texts = Texts("en", names=["You", *(f"Bot {number}" for number in range(1, match.players))], you=0)
        spoken = [texts.words(game, words) for words in game.in_words(match.view(0))]
        assert all(line.strip().replace(" │ ", ": ") in lines for line in spoken)
        assert lines.count(spoken[0].strip().replace(" │ ", ": ")) >= 2, "`table` tells the table again"
        assert all(any(line.strip().startswith(f"{move} ") for line in lines) for move in match.moves())


def test_what_is_too_long_for_a_line_goes_on_below_its_words(tmp_path: Path) -> None:
    """Moves are listed in columns; a second line must not look like another move."""
    with running(["play", "iota", "--seed", "7"], tmp_path, columns=60, rows=60) as terminal:
        terminal.wait_for(lambda text: "Your move:" in text)
        terminal.type("?\r")
        listed = terminal.wait_for(lambda text: text.rstrip().count("Your move:") == 2).split("Your move:")[1]
        moves = listed[re.search(r"^  \S", listed, re.MULTILINE).start() :].rstrip().splitlines()
        first = [line for line in moves if re.match(r" +\S+.*pass and trade", line)]
        more = [line for line in moves if line.startswith(" " * first[0].index("pass and trade"))]
        assert first and more, listed
        assert all(line.startswith("  ") for line in moves), listed


def test_no_colour_when_nobody_wants_it(tmp_path: Path) -> None:
    with running(["play", NAMES[0], "--seed", "real"], tmp_path) as coloured:
        coloured.wait_for(lambda text: "Your move:" in text)
        coloured.type("quit\n")
        assert coloured.end() == 0
    assert b"\x1b[1m" in coloured.raw, "in a terminal there is colour"
    done = piped("play", NAMES[0], "--seed", "real", typed="quit\n", FORCE_COLOR="")
    assert "\x1b" not in done.stdout
