"""The workflows, as far as they can be judged here; `make workflows` asks actionlint and GitHub's schema."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parent.parent
FILES = sorted((ROOT / ".github/workflows").glob("*.yml"))
STEPS = [
    (file.name, name, step)
    for file in FILES
    for name, job in yaml.safe_load(file.read_text("utf-8"))["jobs"].items()
    for step in job["steps"]
]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_jobs_may_do_little_and_end(file: Path) -> None:
    workflow = yaml.safe_load(file.read_text("utf-8"))
    assert workflow["permissions"] == {"contents": "read"}
    assert all("timeout-minutes" in job for job in workflow["jobs"].values())


def test_what_steps_run_is_there() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for file, job, step in STEPS:
        for words in re.findall(r"^ *make ([a-z -]+)$", step.get("run", ""), re.MULTILINE):
            for target in words.split():
                assert re.search(rf"^{target}:", makefile, re.MULTILINE), (file, job, target)
        for script in re.findall(r"scripts/[\w.-]+", step.get("run", "")):
            assert (ROOT / script).is_file(), (file, job, script)


def test_no_step_puts_what_others_wrote_into_a_shell() -> None:
    for file, job, step in STEPS:
        assert "${{" not in step.get("run", ""), (file, job)


def test_tested_and_released_pythons_are_the_same() -> None:
    checks: dict[str, Any] = yaml.safe_load((ROOT / ".github/workflows/checks.yml").read_text("utf-8"))
    tested = checks["jobs"]["test"]["strategy"]["matrix"]["python"]
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    released = project["tool"]["cibuildwheel"]["build"].split()
    assert released == [f"cp{version.replace('.', '')}-*" for version in tested]
    assert project["project"]["requires-python"] == f">={tested[0]}"
