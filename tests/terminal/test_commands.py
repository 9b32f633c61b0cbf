"""The command line for programs: scripts, JSON, exit codes, one line of error, completion, doctor."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from support.patience import WAIT
from typer.main import get_command
from typer.testing import CliRunner, Result

import noripan
from noripan.bots import networks
from noripan.bots.levels import LEVELS
from noripan.cli import completion
from noripan.cli.main import app
from noripan.core.options import Flag
from noripan.core.texts import LANGUAGES, Texts
from noripan.terminal.arguments import read_options

NAMES = list(noripan.games())


def run(*words: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, list(words), input=typed)


def piped(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "noripan", *words], input=typed, capture_output=True, text=True, timeout=WAIT, check=False,
        env={**os.environ, "NORIPAN_LANG": "en"},
    )  # fmt: skip


def scripted(name: str, seed: str, file: Path) -> dict[str, Any]:
    """A whole match by a script that is made longer until the match is over."""
    file.write_text("# made by a test\n", "utf-8")
    while True:
        result = run("play", name, "--seed", seed, "--level", "random", "--script", str(file), "--json")
        assert result.exit_code == 0, result.output
        told: dict[str, Any] = json.loads(result.output)
        if told["over"]:
            return told
        match = noripan.load(told["record"])
        with file.open("a", encoding="utf-8") as script:
            script.write(f"{match.moves()[0]}  # move {len(match.log)}\n\n")


@pytest.mark.parametrize("name", [NAMES[0], NAMES[2]])
def test_a_script_plays_the_same_match_every_time(name: str, tmp_path: Path) -> None:
    first = scripted(name, "script", tmp_path / "moves.txt")
    again = run("play", name, "--seed", "script", "--level", "random", "--script", str(tmp_path / "moves.txt"), "--json")
    assert json.loads(again.output) == first
    assert noripan.load(first["record"]).scores() == first["scores"]
    told = run(
        "play", name, "--seed", "script", "--level", "random", "--script", str(tmp_path / "moves.txt"), "--lang", "en"
    )
    assert told.exit_code == 0 and "Final scores" in told.output


def test_a_script_stops_at_the_first_move_that_cannot_be_played(tmp_path: Path) -> None:
    script = tmp_path / "moves.txt"
    name = NAMES[2]
    first = noripan.new(name, 2, "stop")
    while first.to_move != 0:
        first = noripan.new(name, 2, f"stop {first.seed}")
    script.write_text(f"# a comment\n{first.moves()[0]}\n\nnonsense\n{first.moves()[1]}\n", "utf-8")
    kept = tmp_path / "match.json"
    done = piped("play", name, "--seed", first.seed, "--script", str(script), "--save", str(kept))
    assert done.returncode == 1
    assert "line 4" in done.stderr and "nonsense" in done.stderr and len(done.stderr.splitlines()) == 1
    assert json.loads(kept.read_text("utf-8"))["moves"][0] == first.moves()[0]
    as_json = piped("play", name, "--seed", first.seed, "--script", str(script), "--json")
    assert as_json.returncode == 1 and json.loads(as_json.stdout)["line"] == 4
    assert piped("play", name, "--script", str(tmp_path / "none.txt")).returncode == 2


@pytest.mark.parametrize("name", NAMES)
def test_programs_play_by_lines_of_json(name: str) -> None:
    """A program that answers each frame with its first move plays to the end."""
    words = [sys.executable, "-m", "noripan", "play", name, "--seed", "json", "--level", "random", "--json"]
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as program:
        assert program.stdin is not None and program.stdout is not None
        seen, erred = 0, False
        for line in program.stdout:
            told = json.loads(line)
            if "record" in told:
                break
            if "error" in told:
                assert told["error"] == "unreadable"
                erred = True
                continue
            assert told["seq"] == seen + len(told["events"])
            seen = told["seq"]
            if not told["view"]["over"]:
                program.stdin.write(told["moves"][0] + "\n" if erred else "nonsense\n" + told["moves"][0] + "\n")
                program.stdin.flush()
        program.stdin.close()
        assert program.wait(60) == 0
    assert erred and told["over"] and noripan.load(told["record"]).winners() == told["winners"]


@pytest.mark.parametrize("words", [["games"], ["rules", NAMES[0]], ["bench", "--seconds", "0.01"], ["doctor"]])
def test_every_page_is_also_json(words: list[str]) -> None:
    assert json.loads(run(*words, "--json").output)


def test_what_goes_into_a_pipe_is_neither_wrapped_nor_padded() -> None:
    listed = [line.split("\t") for line in run("games").output.splitlines()]
    assert [line[0] for line in listed] == NAMES and all(len(line) == 4 for line in listed)
    for name in NAMES:
        rules, told = (
            run("rules", name, "--lang", "en").output,
            json.loads(run("rules", name, "--json", "--lang", "en").output),
        )
        assert all(clause["text"] in rules for section in told["sections"] for clause in section["clauses"])
        assert all(line == line.rstrip() for line in rules.splitlines())


def test_every_command_has_json() -> None:
    """All but those that are not done when they have said something: a screen, a visit to a server, and a server."""
    lacking = set(commands_without_json(get_command(app), []))
    assert lacking == {"tui", "join", "serve"}


def commands_without_json(command: Any, path: list[str]) -> Iterator[str]:
    for name, one in getattr(command, "commands", {}).items():
        yield from commands_without_json(one, [*path, name])
    if not hasattr(command, "commands") and not any("--json" in option.opts for option in command.params):
        yield " ".join(path)


def test_rules_as_json_hold_every_clause() -> None:
    for name, game in noripan.games().items():
        told = json.loads(run("rules", name, "--json", "--lang", "ko").output)
        clauses = [clause["id"] for section in told["sections"] for clause in section["clauses"]]
        assert clauses == [clause for section in game.clauses.values() for clause in section]


def test_replay_reads_records_of_every_kind(tmp_path: Path) -> None:
    match = noripan.new(NAMES[0], 2, "kinds")
    for _ in range(6):
        match.play(match.moves()[0])
    plain, table, damaged = tmp_path / "plain.json", tmp_path / "table.json", tmp_path / "damaged.json"
    plain.write_text(json.dumps(match.save()), "utf-8")
    table.write_text(json.dumps({"noripan_record": 1, "table": "x", "match": match.save(), "people": []}), "utf-8")
    damaged.write_text("{", "utf-8")
    told = run("replay", str(plain), "--lang", "en")
    assert told.exit_code == 0 and all(move in told.output for move in match.log)
    assert run("replay", str(table), "--lang", "en").output == told.output
    steps = [json.loads(line) for line in run("replay", str(plain), "--json").output.splitlines()]
    assert [step["move"] for step in steps[:-1]] == match.log
    blind = [json.loads(line) for line in run("replay", str(plain), "--json", "--seat", "1").output.splitlines()]
    assert all(step["move"] is None or step["seat"] == 1 for step in blind[:-1])
    for file in (damaged, tmp_path / "none.json"):
        done = piped("replay", str(file))
        assert done.returncode == 2 and file.name in done.stderr and len(done.stderr.splitlines()) == 1


def test_replay_of_an_address_that_does_not_answer() -> None:
    done = piped("replay", "http://127.0.0.1:9/api/tables/x/record")
    assert done.returncode == 2 and len(done.stderr.splitlines()) == 1 and "127.0.0.1" in done.stderr


@pytest.mark.parametrize("words", [["play", "--nonsense"], ["nonsense"], ["rules"], ["play", NAMES[0], "--players", "many"]])
def test_wrong_words_are_one_line_with_what_to_do(words: list[str]) -> None:
    done = piped(*words)
    assert done.returncode == 2 and done.stdout == ""
    assert len(done.stderr.splitlines()) == 1 and "--help" in done.stderr


def test_shells_can_complete() -> None:
    assert completion.games("") == NAMES
    assert completion.games(NAMES[0][:2]) == [name for name in NAMES if name.startswith(NAMES[0][:2])]
    assert completion.levels("") == list(LEVELS)
    for name, game in noripan.games().items():
        context = type("Context", (), {"params": {"game": None}, "args": [name]})
        for text in completion.options(context, ""):
            option = next(option for option in game.options if text.startswith(f"{option.name}="))
            option.check(option.read(text.partition("=")[2]))
    assert completed("noripan rules ") == NAMES
    assert completed("noripan play --lang ") == list(LANGUAGES)
    name = next(name for name, game in noripan.games().items() if game.options)
    option = noripan.find(name).options[0].name
    assert any(text.startswith(f"{option}=") for text in completed(f"noripan play {name} --option "))


def completed(line: str) -> list[str]:
    """What a real shell is offered after this line."""
    words = {"_NORIPAN_COMPLETE": "complete_bash", "COMP_WORDS": line, "COMP_CWORD": str(len(line.split()))}
    program = "import sys; sys.argv = ['noripan']; from noripan.cli.main import app; app(prog_name='noripan')"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False, env={**os.environ, **words}
    )
    return done.stdout.split()


def every_option(command: Any, path: str) -> Iterator[tuple[str, Any]]:
    for name, one in getattr(command, "commands", {}).items():
        yield from every_option(one, f"{path} {name}")
    for option in command.params:
        yield path, option


def test_every_option_is_explained_and_shows_its_default() -> None:
    """Rich takes [default: …] in a help text for markup and drops it; Typer's own survives."""
    for path, option in every_option(get_command(app), "noripan"):
        assert option.help, f"{path} {option.name}"
        assert "[" not in option.help, f"{path} {option.name}: Rich drops what is in brackets"
        optional = not option.required and not getattr(option, "is_flag", False) and option.param_type_name == "option"
        assert not optional or option.show_default, f"{path} {option.name}"
    page = " ".join(run("play", "--help").output.replace("│", " ").split())
    assert "(the fewest the game allows)" in page and "(casual)" in page


def test_the_version_and_short_help() -> None:
    assert run("--version").output == f"noripan {noripan.__version__}\n"
    assert run("play", "-h").exit_code == 0


def test_a_usage_error_names_the_command_whose_help_helps() -> None:
    done = piped("play", "--players")
    assert done.stderr.strip().endswith("argument. See: noripan play --help")


def test_a_flag_needs_no_value_and_other_options_do() -> None:
    flags = [(name, one.name) for name, game in noripan.games().items() for one in game.options if isinstance(one, Flag)]
    game, flag = flags[0]
    assert read_options(noripan.find(game), [flag]) == {flag: True}
    others = [
        (name, one.name) for name, game in noripan.games().items() for one in game.options if not isinstance(one, Flag)
    ]
    game, other = others[0]
    done = piped("play", game, "--option", other)
    assert done.returncode == 2 and f"{other}=VALUE" in done.stderr


def test_verify_tells_matches_of_this_machine_from_forgeries(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_text(json.dumps(noripan.new(NAMES[0], 2, "local").save()), "utf-8")
    done = piped("verify", str(file))
    assert done.returncode == 2 and "not played on a server" in done.stderr
    file.write_text("[" * 20_000 + "]" * 20_000, "utf-8")
    nested = piped("verify", str(file))
    assert nested.returncode == 2 and nested.stderr.count("\n") < 3
    missing = piped("verify", str(tmp_path / "none.json"))
    assert missing.returncode == 2 and "Errno" not in missing.stderr


@pytest.mark.parametrize(
    ("variable", "value"), [("LANG", "ko_KR.UTF-8"), ("LC_ALL", "de_DE.UTF-8"), ("LC_MESSAGES", "de_AT")]
)
def test_the_language_of_the_system_is_found_even_where_its_locale_is_not_installed(variable: str, value: str) -> None:
    other = {
        name: text for name, text in os.environ.items() if name not in ("NORIPAN_LANG", "LANG", "LC_ALL", "LC_MESSAGES")
    }
    done = subprocess.run(
        [sys.executable, "-m", "noripan", "games"],
        capture_output=True,
        text=True,
        check=True,
        env={**other, variable: value},
    )
    language = value[:2]
    assert Texts(language).tagline(noripan.find(NAMES[0]))[:12] in done.stdout


def test_an_unknown_language_is_refused_wherever_it_comes_from() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "noripan", "games"], capture_output=True, text=True, check=False,
        env={**os.environ, "NORIPAN_LANG": "fr"},
    )  # fmt: skip
    assert done.returncode == 2 and "ko, en, de" in done.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_doctor_tells_what_is_there(language: str) -> None:
    found = json.loads(run("doctor", "--json").output)
    assert found["games"] == NAMES and found["languages"] == list(LANGUAGES)
    assert sorted(found["compiled"] + found["interpreted"]) == sorted({*found["compiled"], *found["interpreted"]})
    assert found["compiled"] == [] or found["interpreted"] == [], "all is compiled or nothing, and types alone are no module"
    told = run("doctor", "--lang", language)
    assert found["data"] in told.output.replace("\n", "") and found["python"] in told.output
    assert Texts(language, [Path(noripan.__file__).parent / "terminal/texts"]).say("doctor-compiled") in told.output


def test_doctor_tells_which_matches_a_network_fits_and_which_networks_are_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    sixteen = json.loads(run("doctor", "--json").output)["networks"]["sixteen"]
    assert sixteen["options"]["rounds"] == [1] and sixteen["players"] == [2, 3, 4]
    assert "rounds=1" in run("doctor", "--lang", "en").output
    monkeypatch.setattr(networks, "FOUND", {})
    monkeypatch.setattr(networks, "fingerprint", lambda features: "other")
    done = run("doctor", "--lang", "en")
    assert done.exit_code == 1 and "other features" in done.output and "install Noripan again" in done.output


def test_the_screen_refuses_to_start_without_a_terminal() -> None:
    done = piped("tui", NAMES[0])
    assert done.returncode == 2 and done.stdout == ""
    assert "noripan play --plain" in done.stderr and len(done.stderr.splitlines()) == 1


def test_ctrl_c_in_a_match_says_how_to_go_on_and_exits_130() -> None:
    words = [sys.executable, "-m", "noripan", "play", NAMES[0], "--seed", "stop", "--plain", "--lang", "en"]
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        told = ""
        while "Your move:" not in told:
            told += program.stdout.read(1)
        program.send_signal(signal.SIGINT)
        rest, _ = program.communicate(timeout=WAIT)
        assert program.returncode == 130
    assert "--seed stop" in rest
