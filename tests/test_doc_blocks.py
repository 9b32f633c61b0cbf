"""What the documentation tells people to type works: from an empty home, page by page."""

from __future__ import annotations

import contextlib
import doctest
import io
import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from support.command import plain_environment
from support.doc_blocks import PAGES, ROOT, RUN, Block, blocks
from support.patience import WAIT

ALL = [block for page in PAGES for block in blocks(page)]
KNOWN = {*RUN, "json", "toml", "ftl", "text", "", "pycon", "svelte", "ts", "html", "nginx"}
TUTORIALS = sorted((ROOT / "docs" / "tutorials").glob("*.md"))
CAREFULLY = "set -eo pipefail; trap 'kill $(jobs -p) 2> /dev/null || true' EXIT"  # a server does not outlive its page
RUNNING = [page for page in PAGES if any(block.is_run for block in blocks(page))]


def names(page: Path) -> str:
    return str(page.relative_to(ROOT))


def test_a_mark_belongs_to_the_block_that_follows(tmp_path: Path) -> None:
    page = ROOT / "docs" / "example.md"
    plain = "<!-- not run: no -->\n```sh\nrm x\n```\n\nText\n"
    text = f"{plain}\n1. one\n\n   <!-- run instead:\n   a\n   b\n   -->\n   ```sh\n   c\n   ```\n"
    (tmp_path / "page.md").write_text(text, "utf-8")
    first, second = (Block(page, *rest) for _, *rest in map(vars_of, blocks(tmp_path / "page.md")))
    assert not first.is_run and first.marks == {"not run": "no"}
    assert second.is_run and second.command.split() == ["a", "b"] and second.code == "c\n"


def vars_of(block: Block) -> tuple[Path, int, str, str, dict[str, str]]:
    return block.page, block.line, block.language, block.code, block.marks


def test_every_block_says_what_it_is() -> None:
    assert [block.where for block in ALL if block.language not in KNOWN] == []
    assert [block.where for block in ALL if "not run" in block.marks and len(block.marks["not run"]) < 10] == []
    assert len([block for block in ALL if block.is_run]) > 20


def test_commands_are_in_blocks_that_are_run() -> None:
    """A block without a language could hide a command."""
    hidden = [block.where for block in ALL if block.language in ("", "text") and looks_like_a_command(block.code)]
    assert hidden == []


def looks_like_a_command(code: str) -> bool:
    return any(
        line.strip().startswith(("noripan ", "make ", "python ", "pip ", "$ ", ".venv/")) for line in code.splitlines()
    )


@pytest.mark.parametrize("block", [block for block in ALL if block.language in ("json", "toml")], ids=lambda one: one.where)
def test_data_can_be_read(block: Block) -> None:
    if "not run" not in block.marks:
        (json.loads if block.language == "json" else tomllib.loads)(block.code)


def test_every_tutorial_is_run() -> None:
    assert TUTORIALS and [names(page) for page in TUTORIALS if page not in RUNNING and page.suffixes == [".md"]] == []


@pytest.mark.parametrize("page", RUNNING, ids=names)
def test_what_a_page_shows_works(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.chdir(home)
    found = list(blocks(page))
    for block in found:
        if "file" in block.marks:
            file = home / block.marks["file"]
            file.parent.mkdir(exist_ok=True)
            file.write_text(block.code, "utf-8")
            monkeypatch.syspath_prepend(file.parent)  # as if it were installed
    run_python([block for block in found if block.language == "python" and block.is_run])
    commands = "\n".join(block.command for block in found if block.language == "sh" and block.is_run)
    if commands:
        run_commands(commands, home)


def run_python(parts: list[Block]) -> None:
    """All of a page in one namespace, as a reader who types along would have it."""
    shared: dict[str, object] = {"__name__": __name__}  # dataclasses look their module up
    for block in parts:
        if ">>>" in block.code:
            test = doctest.DocTestParser().get_doctest(block.code, shared, block.where, str(block.page), block.line)
            runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL)
            runner.run(test, clear_globs=False)
            assert runner.summarize(verbose=False).failed == 0
            shared.update(test.globs)
        else:
            with contextlib.redirect_stdout(io.StringIO()):
                exec(compile(block.code, block.where, "exec"), shared)


def run_commands(commands: str, home: Path) -> None:
    """One shell for the page; the first command that fails ends it."""
    search = os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"]))
    environment = plain_environment(HOME=str(home), XDG_DATA_HOME=str(home / "data"), PATH=search)
    environment["PYTHONPATH"] = str(ROOT / "src")
    done = subprocess.run(
        ["bash", "-c", f"{CAREFULLY}\n{commands}"],
        cwd=home, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=WAIT, check=False,
    )  # fmt: skip
    assert done.returncode == 0, f"{commands}\n{done.stdout[-2000:]}{done.stderr[-2000:]}"
