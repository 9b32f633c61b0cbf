"""Whole matches in tmux: a drawn table at two sizes and in the light, and plain lines."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from support.eventually import eventually
from support.needs import must_have
from support.patience import WAIT

import noripan
from noripan.cli.output import FOLDERS
from noripan.core.laws import play_greedily
from noripan.core.rng import Rng
from noripan.core.texts import LANGUAGES, Texts
from noripan.terminal.saves import SavedMatch, SavedMatches

NAMES = list(noripan.games())


class Tmux:
    """One window of a tmux server of our own."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.socket = str(data / "tmux")

    def do(self, *words: str) -> str:
        done = subprocess.run(
            ["tmux", "-S", self.socket, "-f", "/dev/null", *words],
            capture_output=True,
            text=True,
            check=True,
            timeout=WAIT,
        )
        return done.stdout

    def start(self, *words: str, columns: int = 80, rows: int = 24, language: str = "en") -> None:
        """The noripan command; what remains in the end is its exit code."""
        settings = {
            "NORIPAN_DATA": str(self.data), "NORIPAN_LANG": language, "PYTHONPATH": os.pathsep.join(sys.path),
            "PYTHONUTF8": "1", "LC_ALL": "C.UTF-8",
        }  # fmt: skip
        given = [f"{name}={value}" for name, value in settings.items()]
        unset = ["-u", "COLUMNS", "-u", "LINES"]  # which readline, if imported here, has set for all that we start
        command = shlex.join(["env", *unset, *given, sys.executable, "-m", "noripan"])
        self.do(
            "-u", "new-session", "-d", "-x", str(columns), "-y", str(rows),
            f"{command} {shlex.join(words)}; echo ended with $?; sleep 1000",
        )  # fmt: skip

    def text(self) -> str:
        return self.do("-u", "capture-pane", "-p")

    def keys(self, *keys: str) -> None:
        self.do("send-keys", *keys)

    def type(self, line: str) -> None:
        self.do("send-keys", "-l", line)
        self.keys("Enter")

    def wait_for(self, there: Callable[[str], bool]) -> str:
        def matching() -> str | None:
            text = self.text()
            return text if there(text) else None

        return eventually(matching, "the screen to change", WAIT, 0.05, self.text)


@pytest.fixture
def tmux(tmp_path: Path) -> Iterator[Tmux]:
    must_have(shutil.which("tmux") is not None, "there is no tmux: apt-get install tmux")
    terminal = Tmux(tmp_path)
    yield terminal
    terminal.do("kill-server")


def nearly_over(name: str) -> noripan.Match:
    """A match a few moves before its end, with seat 0 to move."""
    match, rng = noripan.new(name, noripan.find(name).seats[0], "tmux"), Rng.seeded("tmux")
    while not match.is_over:
        match.play(play_greedily(match, rng))
    last = len(match.log) - 6
    while True:
        early = noripan.load({**match.save(), "moves": match.log[:last]})
        if early.to_move == 0:
            return early
        last -= 1


def kept_match(file: Path) -> noripan.Match:
    return noripan.load(json.loads(file.read_text("utf-8"))["match"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_on_a_drawn_table(language: str, tmux: Tmux) -> None:
    """Continue a kept match from the first page, resize, change the light, and play to the end."""
    name = NAMES[LANGUAGES.index(language)]
    shelf, texts = (
        SavedMatches(tmux.data / "matches"),
        Texts(language, FOLDERS),
    )
    kept = SavedMatch(shelf.new_file(name), nearly_over(name), 0, ["random"] * 4)
    shelf.save(SavedMatch(kept.file, kept.match, 0, ["random"] * kept.match.players))
    tmux.start("tui", language=language)
    tmux.wait_for(lambda text: texts.say("tui-continue", moves=len(kept.match.log)) in text)
    tmux.keys("Enter")
    text = tmux.wait_for(lambda text: "Enter: " in text or texts.say("tui-choose")[:12] in text)
    assert len(text.splitlines()) == 24 and texts.say("tui-does-q") in text.splitlines()[-1]
    tmux.do("resize-window", "-x", "120", "-y", "40")
    tmux.wait_for(lambda text: len(text.splitlines()) == 40 and texts.say("tui-does-q") in text.splitlines()[-1])
    tmux.keys("C-t")
    while not (match := kept_match(kept.file)).is_over:
        if match.to_move == 0:
            tmux.wait_for(lambda text: "Enter: " in text or texts.say("tui-choose")[:12] in text)
            tmux.keys("Down", "Enter")
            tmux.wait_for(lambda _, log=match.log: kept_match(kept.file).log != log)
        time.sleep(0.05)
    assert match.log[: len(kept.match.log)] == kept.match.log
    tmux.wait_for(lambda text: texts.say("tui-home") in text)
    tmux.keys("C-q")
    tmux.wait_for(lambda text: "ended with 0" in text)


def test_a_match_in_plain_lines(tmux: Tmux) -> None:
    name, kept = NAMES[2], tmux.data / "match.json"
    tmux.start("play", name, "--plain", "--seed", "tmux", "--level", "random", "--save", str(kept), columns=200, rows=60)
    match = noripan.new(name, noripan.find(name).seats[0], "tmux")
    text = tmux.wait_for(lambda text: "ended with" in text or text.rstrip().endswith("Your move:"))
    while "ended with" not in text:
        match = read(kept) or match
        played = len(match.log)
        tmux.type(match.moves()[0])
        tmux.wait_for(lambda _, played=played: log(kept) > played)
        text = tmux.wait_for(lambda text: "ended with" in text or text.rstrip().endswith("Your move:"))
    assert "ended with 0" in text
    played = read(kept)
    assert played is not None and played.is_over


def read(kept: Path) -> noripan.Match | None:
    return noripan.load(json.loads(kept.read_text("utf-8"))) if kept.exists() else None


def log(kept: Path) -> int:
    """How many moves the kept match has."""
    match = read(kept)
    return 0 if match is None else len(match.log)
