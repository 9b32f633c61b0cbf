"""The wheel: all that the program needs, nothing that building needs; and what it can do with few packages beside it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Callable
from importlib.metadata import Distribution, distribution
from pathlib import Path
from zipfile import ZipFile

import httpx
import pytest
from support.command import plain_environment
from support.doc_blocks import blocks
from support.needs import BUILT, must_have
from support.patience import WAIT, WHOLE
from support.scripts import script

import noripan
from noripan.cli.extras import EXTRAS, OF_COMMANDS

ROOT = Path(__file__).parent.parent
FOR_BUILDING = {".svelte", ".ts", ".so", ".pyc", ".c"}
IN_THE_CLIENT = "rules.json"  # built into the browser client
BASE = ("msgspec", "openskill")
FOR_COMMANDS = ("annotated-doc", "markdown-it-py", "mdurl", "platformdirs", "pygments", "rich", "shellingham", "typer")
MODULES = {
    "argon2-cffi": "argon2", "backports.zstd": "backports", "open_spiel": "pyspiel", "opentelemetry-sdk": "opentelemetry",
}  # fmt: skip
NOT_ASKED_FOR = {"noripan-web", "uvloop", "opentelemetry-exporter-otlp-proto-http"}  # files, or not missed where they lack
PLAY = """
import sys, noripan
import noripan.bots.levels
match = noripan.new("sixteen", 2, seed=7)
while not match.is_over:
    match.play(match.moves()[0])
print(match.winners(), sys.modules["cython"].__name__, "Cython" in sys.modules)
"""
TOURNAMENT = """
from noripan.arena.pairing import play
from noripan.arena.ratings import ratings
from noripan.arena.tournament import Tournament
from noripan.core.texts import Texts
tournament = Tournament("sixteen", 2, ("casual", "random"), 1, "arena", {})
print(len(list(tournament.pairings())), ratings(["a", "b"], [{"a": 1.0, "b": 0.0}])["a"].mu > 25, Texts("de").decimal(0.5))
"""

Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Of the sources as they are, not compiled."""
    folder = tmp_path_factory.mktemp("wheel")
    source = folder / "source"
    shutil.copytree(ROOT / "src", source / "src", ignore=shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info"))
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, source)
    build_wheel(source, folder)
    [made] = folder.glob("*.whl")
    return made


def build_wheel(source: Path, folder: Path) -> None:
    words = ["wheel", "--quiet", "--no-deps", "--no-build-isolation", "--disable-pip-version-check", "--wheel-dir"]
    environment = {**os.environ, "NORIPAN_COMPILE": "later"}
    subprocess.run(
        [sys.executable, "-m", "pip", *words, folder, "."], cwd=source, check=True, timeout=300, env=environment
    )  # fmt: skip


def link_files(one: Distribution, folder: Path) -> None:
    for top in {file.parts[0] for file in one.files or [] if file.parts[0] not in ("..", "__pycache__")}:
        (folder / top).symlink_to(str(one.locate_file(top)))


@pytest.fixture(scope="module")
def empty(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Run:
    """Runs Python with the wheel, what it requires, and the named packages: nothing else is there."""

    def run(*words: str, packages: tuple[str, ...] = ()) -> subprocess.CompletedProcess[str]:
        folder = tmp_path_factory.getbasetemp() / "-".join(("site", str(len(packages))))
        if not folder.exists():
            ZipFile(wheel).extractall(folder)
            for name in (*BASE, *packages):
                link_files(distribution(name), folder)
        environment = {
            "PATH": "/nonexistent",
            "PYTHONPATH": str(folder),
            "NORIPAN_DATA": str(folder / "data"),
            "LANG": "C.UTF-8",
        }
        return subprocess.run(
            [sys.executable, "-S", *words], env=environment, cwd=folder, capture_output=True, text=True, timeout=120
        )  # fmt: skip

    return run


def test_the_wheel_has_every_file_of_the_package(wheel: Path) -> None:
    packed = {name for name in ZipFile(wheel).namelist() if ".dist-info/" not in name}
    files = {file.relative_to(ROOT / "src") for file in (ROOT / "src/noripan").rglob("*") if file.is_file()}
    wanted = {file for file in files if file.suffix not in FOR_BUILDING and file.name != IN_THE_CLIENT}
    assert packed == {str(file) for file in wanted if "tests" not in file.parts and "__pycache__" not in file.parts}


def test_two_packages_are_enough_for_engines_bots_and_arena(empty: Run) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert {name.partition(">")[0] for name in project["dependencies"]} == set(BASE)
    played = empty("-c", PLAY)
    match = noripan.new("sixteen", 2, seed=7)
    while not match.is_over:
        match.play(match.moves()[0])
    assert played.stdout == f"{match.winners()} noripan._cython False\n", played.stdout + played.stderr
    rated = empty("-c", TOURNAMENT)
    assert rated.stdout == "2 True 0,5\n", rated.stdout + rated.stderr
    assert empty("-m", "noripan", "--version").stdout == f"noripan {project['version']}\n"


@pytest.mark.parametrize(
    ("words", "extra"),
    [((), "cli"), (("play", "iota"), "cli"), (("tui",), "tui"), (("serve",), "server"), (("admin", "tables"), "server")],
)
def test_a_command_without_its_packages_says_in_one_line_what_to_install(
    empty: Run, words: tuple[str, ...], extra: str
) -> None:
    done = empty("-m", "noripan", *words)
    assert done.returncode == 2 and done.stdout == ""
    assert done.stderr.endswith(f'pip install "noripan[{extra}]"\n') and done.stderr.count("\n") == 1, done.stderr


@pytest.mark.parametrize(
    ("words", "extra"),
    [
        (("serve", "--no-open"), "server"),
        (("admin", "tables"), "server"),
        (("play", "--server", "http://127.0.0.1:1"), "tui"),
        (("bot", "--server", "http://127.0.0.1:1", "--token", "t"), "tui"),
        (("arena", "sixteen", "casual", "random", "-n", "1", "--ray"), "ray"),
        (("arena", "sixteen", "openspiel:5", "random", "-n", "1"), "openspiel"),
    ],
)
def test_the_command_line_alone_names_the_extra_that_a_command_lacks(empty: Run, words: tuple[str, ...], extra: str) -> None:
    done = empty("-m", "noripan", *words, packages=FOR_COMMANDS)
    assert done.returncode == 2
    assert done.stderr.endswith(f'pip install "noripan[{extra}]"\n') and done.stderr.count("\n") == 1, done.stderr


def test_the_command_line_alone_plays_and_measures(empty: Run, tmp_path: Path) -> None:
    for words in (
        ("games",),
        ("rules", "sixteen"),
        ("play", "sixteen", "--seed", "7", "--script", "/dev/null"),
        ("serve", "--help"),
    ):
        done = empty("-m", "noripan", *words, packages=FOR_COMMANDS)
        assert "noripan[" not in done.stderr and "Traceback" not in done.stderr and done.stdout, done.stderr
    arena = ("arena", "sixteen", "casual", "random", "-n", "1", "--workers", "1", "--json", "--out", str(tmp_path))
    done = empty("-m", "noripan", *arena, packages=FOR_COMMANDS)
    assert done.returncode == 0, done.stderr
    found = json.loads(empty("-m", "noripan", "doctor", "--json", packages=FOR_COMMANDS).stdout)
    assert found["compiled"] == [] and found["database"] is None and found["packages"]["textual"] is None


@pytest.mark.parametrize(
    ("module", "extra"),
    [
        ("noripan.client", "tui"),
        ("noripan.envs.gymnasium", "env"),
        ("noripan.envs.openspiel", "openspiel"),
        ("noripan.envs.pettingzoo", "env"),
        ("noripan.envs.vector", "env"),
    ],
)
def test_a_public_module_without_its_packages_says_what_to_install(empty: Run, module: str, extra: str) -> None:
    done = empty("-c", f"import {module}")
    last = done.stderr.splitlines()[-1]
    assert "Error: noripan." in last and last.endswith(f": pip install 'noripan[{extra}]'"), done.stderr


def test_the_commands_of_the_install_page(wheel: Path, tmp_path: Path) -> None:
    """From an empty home, with wheels made here; what they require is linked from this environment: nothing is fetched."""
    must_have(BUILT.is_file(), "the client is not built: make build-web")
    shutil.copytree(ROOT / "web/python", tmp_path / "web", ignore=shutil.ignore_patterns("build", "*.egg-info"))
    build_wheel(tmp_path / "web", tmp_path)
    required = tmp_path / "required"
    required.mkdir()
    for found in Path(sysconfig.get_path("purelib")).iterdir():
        if found.suffix != ".pth" and not found.name.startswith(("__editable__", "noripan", "pip")):
            (required / found.name).symlink_to(found)
    links = f"{wheel.parent} {tmp_path}"
    environment = plain_environment(
        HOME=str(tmp_path),
        PYTHONPATH=str(required),
        PIP_CONFIG_FILE=os.devnull,
        PIP_NO_INDEX="1",
        PIP_FIND_LINKS=links,
        PIP_NO_COMPILE="1",
    )
    install, serve = next(blocks(ROOT / "docs/how-to/install.md")).code.splitlines()
    done = subprocess.run(
        ["sh", "-ec", install], cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=WHOLE
    )
    assert done.returncode == 0 and list(tmp_path.glob("noripan/lib/python*/site-packages/noripan_web")), done.stderr
    words = [*serve.split(), "--no-open", "--port", "0", "--log-format", "json", "--data", "data"]
    with subprocess.Popen(words, cwd=tmp_path, env=environment, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            address = json.loads(server.stdout.readline())["address"]
            assert "<script" in httpx.get(address, timeout=WAIT).text
        finally:
            server.terminate()


def test_what_an_earlier_build_left_is_in_neither_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Files of the browser client have other names after every change, so those of before would be packed as well."""
    packages = script("packages")
    projects = (tmp_path, tmp_path / "web")
    for project in projects:
        (project / "build/lib").mkdir(parents=True)
    monkeypatch.setattr(packages, "PROJECTS", projects)
    packages.forget_earlier_builds()
    assert [project for project in projects if (project / "build/lib").exists()] == []


def test_every_package_of_an_extra_is_known_by_it() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    for extra, known in EXTRAS.items():
        names = (
            {word.partition(">")[0].partition("[")[0].partition("=")[0] for word in extras[extra]}
            - {"noripan"}
            - NOT_ASKED_FOR
        )
        modules = {MODULES.get(name, name.replace("-", "_")) for name in names}
        assert modules <= {*known, *EXTRAS["tui"]}, extra
    assert set(OF_COMMANDS.values()) <= set(extras)


def test_all_distributions_have_one_version() -> None:
    [ours, web] = [
        tomllib.loads((ROOT / folder / "pyproject.toml").read_text("utf-8"))["project"] for folder in (".", "web/python")
    ]
    version = ours["version"]
    assert web["version"] == version and f"noripan-web=={version}" in ours["optional-dependencies"]["server"]
    assert json.loads((ROOT / "web/package.json").read_text("utf-8"))["version"] == version
    assert f'__version__ = "{version}"' in (ROOT / "src/noripan/__init__.py").read_text("utf-8")
    assert f'appVersion: "{version}"' in (ROOT / "deploy/helm/noripan/Chart.yaml").read_text("utf-8")
    assert f"## {version}" in (ROOT / "CHANGELOG.md").read_text("utf-8")
