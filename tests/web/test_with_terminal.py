"""Somebody in the terminal and somebody in the browser finish a match with each other."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser
from support.guest import Guest, play_to_the_end
from support.real_terminal import Terminal, running
from support.turns import sixteen_by_mouse

import noripan

GAME = "sixteen"


class LinePlayer:
    """`noripan play --plain --server LINK` through pipes: sits down, and plays the first move whenever it is asked."""

    def __init__(self, link: str, data: Path) -> None:
        words = [sys.executable, "-m", "noripan", "play", "--plain", "--server", link, "--name", "Terry"]
        environment = {
            **os.environ,
            "NORIPAN_LANG": "en",
            "NORIPAN_DATA": str(data),
            "PYTHONPATH": os.pathsep.join(sys.path),
        }
        self.process = subprocess.Popen(
            words, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment, bufsize=1
        )
        self.told: list[str] = []
        self.thread = threading.Thread(target=self.play, daemon=True)
        self.thread.start()

    def play(self) -> None:
        assert self.process.stdout is not None
        self.type("sit")
        asked = False
        for line in self.process.stdout:
            self.told.append(line.rstrip("\n"))
            if asked and ": " in line:
                self.type(line.partition(":")[0])
                asked = False
            elif line.startswith("Your move:"):
                self.type("?")
                asked = True
            elif line.startswith("Final scores"):
                self.type("quit")

    def type(self, text: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(text + "\n")


@contextmanager
def line_player(link: str, data: Path) -> Iterator[LinePlayer]:
    player = LinePlayer(link, data)
    try:
        yield player
    finally:
        player.process.kill()
        player.process.wait()
        player.thread.join(10)


def test_plain_lines_against_a_browser(site: str, browser: Browser, tmp_path: Path) -> None:
    with Guest(browser, site) as guest:
        table = guest.new_table(GAME, 2, 0, public=True)
        page = guest.visit(f"t/{table}")
        with line_player(f"{site}t/{table}", tmp_path) as terminal:
            page.get_by_text("Terry").first.wait_for()
            page.get_by_role("button", name="Start").click()
            play_to_the_end(guest, sixteen_by_mouse)
            assert terminal.process.wait(60) == 0
            terminal.thread.join(60)
        record = result_of(guest, table)
        scores = re.search(r"Final scores by seat: (.*)", "\n".join(terminal.told))
        assert scores is not None and scores[1] == ", ".join(map(str, record.scores()))
        assert any(line.startswith("You ") for line in terminal.told) and any("Sol" in line for line in terminal.told)


def test_a_drawn_table_against_a_browser(site: str, browser: Browser, tmp_path: Path) -> None:
    """The person in the terminal presses keys in a real one; both look at the same table to the end."""
    with Guest(browser, site) as guest:
        table = guest.new_table(GAME, 2, 0, public=True)
        page = guest.visit(f"t/{table}")
        with running(["tui", "--server", f"{site}t/{table}", "--name", "Terry"], tmp_path, 100, 30) as terminal:
            terminal.wait_for(lambda text: "Sit down" in text)
            terminal.type("\r")  # which is what Enter does here
            page.get_by_text("Terry").first.wait_for()
            page.get_by_role("button", name="Start").click()
            stop = threading.Event()
            keys = threading.Thread(target=press_enter, args=(terminal, stop), daemon=True)
            keys.start()
            try:
                play_to_the_end(guest, sixteen_by_mouse)
                keys.join(60)
            finally:
                stop.set()
                keys.join(60)
            scores = result_of(guest, table).scores()
            terminal.wait_for(lambda text: "Won by" in text and all(str(score) in text for score in scores))


def press_enter(terminal: Terminal, stop: threading.Event) -> None:
    """The first move whenever the terminal asks for one, once for each position, until somebody has won."""
    seen = ""
    while not stop.is_set() and "Won by" not in terminal.text():
        terminal.look()
        text = terminal.text()
        if ("Enter: " in text or "Your turn: " in text) and text != seen:
            seen = text
            terminal.type("\x1b[B\r")  # the first move of the list


def result_of(guest: Guest, table: str) -> noripan.Match:
    """The match as the server keeps it, once it is written down."""
    ask = "async (table) => { const r = await fetch(`/api/tables/${table}/record`); return r.ok ? r.text() : null; }"
    guest.page.wait_for_function(f"async (table) => await ({ask})(table) !== null", arg=table)
    return noripan.load(json.loads(guest.page.evaluate(ask, table))["match"])
