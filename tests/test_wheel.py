"""The wheel: all that the program needs, and nothing that only building it needs."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

from support.needs import must_have

ROOT = Path(__file__).parent.parent
FOR_BUILDING = {".svelte", ".ts", ".so", ".pyc", ".c"}
IN_THE_CLIENT = "rules.json"  # built into the browser client


def test_the_wheel_has_every_file_of_the_package(tmp_path: Path) -> None:
    must_have((ROOT / "src/noripan/server/dist/index.html").exists(), "the client is not built: make build-web")
    source = tmp_path / "source"
    shutil.copytree(ROOT / "src", source / "src", ignore=shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info"))
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, source)
    build = [
        sys.executable,
        "-m",
        "pip",
        "wheel",
        "--quiet",
        "--no-deps",
        "--no-build-isolation",
        "--wheel-dir",
        tmp_path,
        ".",
    ]
    subprocess.run(build, cwd=source, check=True, timeout=300, env={**os.environ, "NORIPAN_COMPILE": "later"})
    [wheel] = tmp_path.glob("*.whl")
    packed = {name for name in ZipFile(wheel).namelist() if ".dist-info/" not in name}
    files = [file for file in (source / "src").rglob("*") if file.is_file() and ".egg-info" not in str(file)]
    assert packed == {
        str(file.relative_to(source / "src"))
        for file in files
        if file.suffix not in FOR_BUILDING and file.name != IN_THE_CLIENT
    }
