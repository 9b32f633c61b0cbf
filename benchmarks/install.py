"""What installing costs: packages, megabytes and seconds in a fresh environment, and processor seconds to import.

    .venv/bin/python benchmarks/install.py build/wheels 'noripan' 'noripan[tui]' 'noripan[server]'

The environments have no C compiler in their PATH. Packages come from pip's cache where it has them, so that the seconds say
how long unpacking takes, not how fast the network is: every requirement is installed twice, and the second time counts.
"""

from __future__ import annotations

import argparse
import os
import resource
import subprocess
import sys
import tempfile
import time
import venv
from pathlib import Path
from typing import NamedTuple

IMPORTS = 7  # the quickest counts


class Cost(NamedTuple):
    packages: int
    megabytes: float
    install_seconds: float
    import_seconds: float


def size_of(folder: Path) -> int:
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file() and not file.is_symlink())


def install(requirement: str, wheels: Path, place: Path) -> Cost:
    venv.create(place, with_pip=False)
    python = place / "bin" / "python"
    [site] = place.glob("lib/python*/site-packages")
    words = ["--python", str(python), "install", "--quiet", "--disable-pip-version-check", "--prefer-binary"]
    begun = time.perf_counter()
    subprocess.run(
        [sys.executable, "-m", "pip", *words, "--find-links", str(wheels.resolve()), requirement],
        check=True, env={**os.environ, "PATH": str(place / "bin"), "CC": "/nonexistent/cc"}, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    seconds = time.perf_counter() - begun
    found = list(site.glob("*.dist-info"))
    return Cost(len(found), size_of(site) / 1e6, seconds, min(import_once(python) for _ in range(IMPORTS)))


def import_once(python: Path) -> float:
    """Processor seconds of a Python that imports engines and texts, less those of one that does nothing."""
    return processor_seconds(python, "import noripan.core.texts") - processor_seconds(python, "pass")


def processor_seconds(python: Path, program: str) -> float:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([python, "-I", "-c", program], check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("wheels", type=Path, help="folder with our wheels")
    parser.add_argument("requirements", nargs="+")
    asked = parser.parse_args()
    print("| | packages | MB | seconds to install | seconds to import |\n|---|---|---|---|---|")
    for requirement in asked.requirements:
        with tempfile.TemporaryDirectory() as folder:
            costs = [install(requirement, asked.wheels, Path(folder, str(turn))) for turn in range(2)]
        packages, megabytes, installing, importing = costs[-1]
        print(f"| `{requirement}` | {packages} | {megabytes:.1f} | {installing:.1f} | {importing:.2f} |", flush=True)


if __name__ == "__main__":
    main()
