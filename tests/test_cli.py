"""The noripan command, as people use it."""

from __future__ import annotations

import io
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console
from support.patience import WAIT
from typer.testing import CliRunner, Result

import noripan
from noripan.cli.main import app
from noripan.cli.output import FOLDERS
from noripan.core.texts import LANGUAGES, Texts
from noripan.terminal.plain import TextTable

NAMES = list(noripan.games())


def run(*words: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, list(words), input=typed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_lists_every_game(language: str) -> None:
    result = run("games", "--lang", language)
    assert result.exit_code == 0
    for name, game in noripan.games().items():
        assert name in result.output
        assert Texts(language).title(game) in result.output


def test_games_as_json() -> None:
    listed = json.loads(run("games", "--json").output)
    assert list(listed) == NAMES
    for name in NAMES:
        assert listed[name]["players"] == list(noripan.find(name).seats)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_rules_show_every_clause(name: str, language: str) -> None:
    result = run("rules", name, "--lang", language)
    assert result.exit_code == 0
    printed = "".join(result.output.split())
    for section in Texts(language).rules(noripan.find(name)):
        for clause in section.clauses:
            assert clause.id in result.output
            assert "".join(clause.text.split()) in printed, "nothing is cut off"
            assert "".join((clause.ruling or "").split()) in printed
    assert Texts(language).say("rules-mark")[:20] in result.output


@pytest.mark.parametrize("name", NAMES)
def test_a_player_asks_errs_moves_and_leaves(name: str, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    words = ["play", name, "--seed", "cli", "--lang", "en", "--save", str(file)]
    asked = run(*words, typed="?\nnonsense\ntable\nquit\n")
    assert asked.exit_code == 0
    assert "“nonsense” is not a move of this game" in asked.output
    match = noripan.new(name, noripan.find(name).seats[0], "cli")
    if file.exists():  # others moved first
        match = noripan.load(json.loads(file.read_text("utf-8")))
    assert all(move in asked.output for move in match.moves())
    assert run(*words, typed=match.moves()[-1] + "\n").exit_code == 0
    kept = noripan.load(json.loads(file.read_text("utf-8")))
    assert kept.log[: len(match.log) + 1] == [*match.log, match.moves()[-1]]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_a_hint_names_good_moves_and_plays_none(name: str, language: str) -> None:
    match = noripan.new(name, noripan.find(name).seats[0], "hint")
    while len(match.moves()) < 2:
        match.play(match.moves()[0])
    seat, log = match.to_move, list(match.log)
    assert seat is not None
    texts = Texts(language, FOLDERS)
    table = TextTable(match, seat, texts)
    out = io.StringIO()
    table.console = Console(file=out, width=300)
    typed = iter(["Hint", "quit"])
    table.console.input = lambda *_: next(typed)  # type: ignore[method-assign]
    table.play()
    assert match.log == log
    shown = out.getvalue().split(texts.say("help-line"))[1]
    advice = [
        line.split("%")[0].split() for line in shown.splitlines() if re.search(r"\d\s?%", line) and line.startswith("  ")
    ]
    moves = [" ".join(words[:-1]) for words in advice]
    assert 2 <= len(moves) <= 3
    assert set(moves) <= set(match.moves())
    assert moves[0] in shown.split(texts.say("hint-shares"))[0], "the choice comes first"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_a_whole_match_is_played_kept_and_told_again(name: str, language: str, tmp_path: Path) -> None:
    """The person plays the first listed move until the match is over."""
    file = tmp_path / "match.json"
    match = noripan.new(name, noripan.find(name).seats[-1], "whole")
    table = TextTable(match, 1, Texts(language, FOLDERS), file)
    out = io.StringIO()
    table.console = Console(file=out, width=100)
    table.console.input = lambda *_: match.moves()[0]  # type: ignore[method-assign]
    table.play()
    assert match.is_over
    shown = out.getvalue()
    assert Texts(language).title(match.game) in shown
    assert noripan.load(json.loads(file.read_text("utf-8"))).truth() == match.truth()
    told = run("replay", str(file), "--lang", language)
    assert told.exit_code == 0
    assert all(move in told.output for move in match.log)
    assert run("replay", str(file), "--seat", "0", "--lang", language).exit_code == 0


def test_the_menu_offers_the_games() -> None:
    result = run("play", "--lang", "en", typed="1\n\nquit\n")
    assert result.exit_code == 0
    for game in noripan.games().values():
        assert Texts("en").title(game) in result.output
    assert run("play", "--lang", "en", typed="").exit_code == 0, "end of input leaves politely"


@pytest.mark.parametrize("name", NAMES)
def test_selfplay_counts(name: str) -> None:
    result = json.loads(run("selfplay", name, "-n", "20", "--json").output)
    assert result["matches"] == 20
    assert result["length"]["low"] <= result["length"]["mean"] <= result["length"]["high"]
    assert sum(seat["mean"] for seat in result["wins"]) == pytest.approx(1)
    shown = run("selfplay", name, "-n", "3", "--greedy", "--lang", "de")
    assert shown.exit_code == 0
    assert "95" in shown.output


def test_selfplay_saves_its_matches(tmp_path: Path) -> None:
    file = tmp_path / "matches.jsonl.gz"
    words = ("selfplay", "sixteen", "-n", "4", "--players", "3", "--save", str(file), "--json")
    result = json.loads(run(*words).output)
    found = list(noripan.records(file).matches())
    assert [len(match.scores) for match in found] == [3] * 4
    assert sum(len(match.moves) for match in found) / 4 == result["length"]["mean"]
    again = run(*words, "--lang", "ko")
    assert again.exit_code == 2 and "matches.jsonl.gz 파일이 이미 있어요" in again.output + again.stderr


def test_selfplay_says_what_packing_needs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("compression.zstd", "backports.zstd"):
        monkeypatch.setitem(sys.modules, name, None)  # as if it were not installed
    done = run("selfplay", "sixteen", "-n", "1", "--save", str(tmp_path / "matches.jsonl.zst"), "--lang", "en")
    assert done.exit_code == 2 and 'pip install "noripan[data]"' in done.stderr


def test_bench_measures_every_game() -> None:
    figures = json.loads(run("bench", "--seconds", "0.01", "--json").output)
    assert [row["game"] for row in figures] == NAMES
    assert all(row["native"] > 0 and row["copy_ns"] > 0 for row in figures)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["play", "chess"], "no game"),
        (["play", NAMES[0], "--players", "9"], "players"),
        (["play", NAMES[0], "--option", "nonsense=1"], "no option"),
        (["play", NAMES[0], "--option", "nonsense"], "no option"),
        (["play", NAMES[0], "--seat", "9"], "Seats are numbered 0 to 1."),
        (["play", NAMES[0], "--lang", "fr"], "ko, en, de"),
        (["rules", "chess"], "no game"),
        (["selfplay", "chess"], "no game"),
        (["replay", "no-such-file.json"], "no-such-file.json"),
    ],
)
def test_errors_are_one_line_on_stderr(words: list[str], said: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "noripan", *words, *([] if "--lang" in words else ["--lang", "en"])],
        capture_output=True,
        text=True,
        timeout=WAIT,
        check=False,
        env={**os.environ, "NORIPAN_LANG": "en"},
    )
    assert done.returncode == 2
    assert said in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
    assert "Traceback" not in done.stderr
