"""Installing where something is missing or broken: no C compiler, a .pxd with a mistake."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import cython
import pytest

from noripan import _cython

ROOT = Path(__file__).parent.parent
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")
PLAY = """
import noripan
from noripan.core import rng
assert rng.__file__.endswith(".py"), rng.__file__
match = noripan.new("sixteen", 2, seed=7)
while not match.is_over:
    match.play(match.moves()[0])
print(noripan.__file__, match.winners())
"""


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """The core and one game as a checkout has them."""
    copy = tmp_path / "checkout"
    packages = copy / "src/noripan"
    unwanted = shutil.ignore_patterns("*.so", "__pycache__", "tests")
    shutil.copytree(ROOT / "src/noripan/core", packages / "core", ignore=unwanted)
    shutil.copytree(ROOT / "src/noripan/games/sixteen", packages / "games/sixteen", ignore=unwanted)
    for file in (ROOT / "src/noripan").glob("*.py"):
        shutil.copy(file, packages)
    shutil.copy(ROOT / "src/noripan/games/__init__.py", packages / "games")
    shutil.copytree(ROOT / "scripts", copy / "scripts")
    (copy / "web/python").mkdir(parents=True)
    for name in ("pyproject.toml", "setup.py", "Makefile", "README.md", "LICENSE", "web/python/pyproject.toml"):
        shutil.copy(ROOT / name, copy / name)
    return copy


def run(command: list[object], folder: Path, code: str | Path = "", **variables: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "CC": "/nonexistent/cc", "PYTHONPATH": str(code), **variables}
    environment.pop("NORIPAN_COMPILE", None)
    return subprocess.run(
        [str(part) for part in command], cwd=folder, env=environment, capture_output=True, text=True, timeout=300
    )  # fmt: skip


def plays_interpreted(code: Path) -> bool:
    done = run([sys.executable, "-c", PLAY], code, code)
    assert done.returncode == 0, done.stderr
    return str(code) in done.stdout


def test_building_without_a_compiler_leaves_all_modules_interpreted(source: Path) -> None:
    stale = source / f"src/noripan/core/rng{SUFFIX}"
    stale.write_bytes(b"compiled some time ago")
    os.utime(stale, (0, 0))
    done = run([sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"], source)
    assert done.returncode == 0, done.stderr
    assert "run interpreted" in done.stdout
    assert list(source.rglob("*.so")) == []
    assert plays_interpreted(source / "src")


def test_pip_installs_without_a_compiler(source: Path, tmp_path: Path) -> None:
    install = ["-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--disable-pip-version-check"]
    done = run([sys.executable, *install, "--target", tmp_path / "site", "."], source)
    assert done.returncode == 0, done.stderr
    assert plays_interpreted(tmp_path / "site")


def make_build(source: Path) -> subprocess.CompletedProcess[str]:
    """`make build` with an environment that has all packages already."""
    (source / ".venv/bin").mkdir(parents=True)
    python = source / ".venv/bin/python"
    python.write_text(f'#!/bin/sh\nexec "{sys.executable}" "$@"\n')
    python.chmod(0o755)
    for stamp in ("python", "packages"):
        (source / ".venv" / stamp).touch()
    return run(["make", "--no-print-directory", "build"], source, source / "src")


def test_make_goes_on_without_a_compiler_and_says_so(source: Path) -> None:
    done = make_build(source)
    assert done.returncode == 0, done.stdout + done.stderr
    assert [line for line in done.stdout.splitlines() if "interpreted" in line] == done.stdout.splitlines()
    assert (source / ".venv/compiled").exists()


def test_make_shows_what_cython_objects_to(source: Path) -> None:
    types = source / "src/noripan/games/sixteen/rules.pxd"
    types.write_text(types.read_text("utf-8") + "    cdef void do_begin(self, int no_such) noexcept nogil\n", "utf-8")
    done = make_build(source)
    assert done.returncode != 0
    assert "src/noripan/games/sixteen/rules.pxd:" in done.stdout and "do_begin(self, int no_such)" in done.stdout
    assert "Traceback" not in done.stdout
    assert not (source / ".venv/compiled").exists()


def test_the_stand_in_for_cython_has_what_interpreted_sources_use() -> None:
    files = [file for file in (ROOT / "src/noripan").rglob("*.py") if "tests" not in file.parts]
    used = set(re.findall(r"\bcython\.([a-z_]+)", "\n".join(file.read_text("utf-8") for file in files)))
    assert used - set(vars(_cython)) == {"address"}, "only compiled code takes addresses"
    for kind, value in ((cython.int, 3.7), (cython.int, -3.7), (list, [1]), ("size_t", 5)):
        assert _cython.cast(int if kind is cython.int else kind, value) == cython.cast(kind, value)
    with _cython.nogil, _cython.nogil:
        assert not _cython.compiled
