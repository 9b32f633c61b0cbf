"""Commands that the documentation names exist, with their options, also where nothing runs them."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer
from support.doc_blocks import PAGES, ROOT, blocks

from noripan.cli.main import app

INLINE = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
PROGRAM = typer.main.get_command(app)
MAKEFILE = (ROOT / "Makefile").read_text("utf-8")
NO_COMMAND = "noripan part TABLE PART"  # what a promise is the hash of
PLACEHOLDER = re.compile(r"[\[<…|A-Z가-힣]")  # GAME, [OPTIONS], CODE|LINK: stand for what a reader puts there


def named(page: Path) -> Iterator[str]:
    """Every line of code in a page, whether it stands in a block or in a sentence."""
    for block in blocks(page):
        if block.language == "sh":
            yield from block.code.replace("\\\n", " ").splitlines()
    yield from INLINE.findall(re.sub(r"```.*?```", "", page.read_text("utf-8"), flags=re.DOTALL))


def words_of(line: str) -> list[str]:
    try:
        return shlex.split(line.replace("…", ""), comments=True)
    except ValueError:
        return line.split()


def fault(line: str) -> str | None:
    """Why this could not be typed; nothing if it could, or is no command of ours."""
    words = [] if line == NO_COMMAND else words_of(line)
    for place, word in enumerate(words[:-1]):
        rest = words[place + 1 :]
        if Path(word).name == "noripan" and re.match(r"[a-z][a-z-]*$", rest[0]):
            return fault_of_ours(rest)
        if word == "make" and place == 0:
            return fault_of_make(rest)
        if Path(word).name in ("python", "python3") and rest[0].endswith(".py") and "/" in rest[0]:
            return fault_of_script(rest)
    return None


def fault_of_ours(words: list[str]) -> str | None:
    command: Any = PROGRAM
    while words and hasattr(command, "commands"):
        if words[0].startswith("-"):
            break
        if PLACEHOLDER.search(words[0]):
            return None
        if words[0] not in command.commands:
            return f"no command {words[0]}"
        command, words = command.commands[words[0]], words[1:]
    known = {name for option in command.params for name in (*option.opts, *option.secondary_opts)} | {"--help", "-h"}
    asked = {word.partition("=")[0] for word in upto_operator(words) if re.match(r"--?[a-z]", word)}
    return f"no option {', '.join(sorted(asked - known))}" if asked - known else None


def upto_operator(words: list[str]) -> list[str]:
    ends = [place for place, word in enumerate(words) if word in ("|", "||", "&&", "&", ">", ";")]
    return words[: min(ends)] if ends else words


def fault_of_make(words: list[str]) -> str | None:
    targets = [word for word in upto_operator(words) if re.match(r"[a-z-]+$", word) and not word.startswith("-")]
    lost = [target for target in targets if not re.search(rf"^{target}:", MAKEFILE, re.MULTILINE)]
    return f"no target {lost[0]}" if lost else None


def fault_of_script(words: list[str]) -> str | None:
    script = ROOT / words[0]
    if PLACEHOLDER.search(words[0]) or words[0].startswith("/"):
        return None
    if not script.is_file():
        return f"no file {words[0]}"
    source = script.read_text("utf-8")
    lost = [word for word in words[1:] if re.match(r"--[a-z]", word) and f'"{word.partition("=")[0]}"' not in source]
    return f"no option {lost[0]}" if lost else None


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("noripan arena sixteen casual random -n 5", None),
        (".venv/bin/noripan admin people list --banned | sort --reverse", None),
        ("noripan admin people GAME --whatever", None),
        ("journalctl -u noripan -f", None),
        ("noripan dance", "no command dance"),
        ("noripan play sixteen --levels casual", "no option --levels"),
        ("NORIPAN_PURE=1 noripan play --tune", "no option --tune"),
        ("make test", None),
        ("make tests", "no target tests"),
        (".venv/bin/python benchmarks/startup.py --write", None),
        ("python benchmarks/startup.py --wrote", "no option --wrote"),
        ("python benchmarks/start.py", "no file benchmarks/start.py"),
    ],
)
def test_a_command_that_is_not_there_is_noticed(line: str, wrong: str | None) -> None:
    assert fault(line) == wrong


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_commands_of_a_page_exist(page: Path) -> None:
    assert {line: wrong for line in named(page) if (wrong := fault(line))} == {}
