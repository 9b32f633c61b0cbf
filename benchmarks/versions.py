"""Instructions a decision of an earlier version beside this one's, so that no change makes an engine slower unnoticed.

    .venv/bin/python benchmarks/versions.py 2af1515 --write

The earlier version is cloned and compiled below build/versions; both play the same matches.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

from instructions import MATCHES, count
from page import write_section

from noripan.core import library

ROOT = Path(__file__).parent.parent
PLAYERS = 4
TITLE = "Instructions a decision, before and after"
ABOUT = """Made by `python benchmarks/versions.py {commit} --write`: {matches} random matches of {players} players with the
deal, the same ones in commit {commit} and in this version, counted by callgrind. The count does not depend on how busy the
machine is, and the same code gives the same number."""


def compiled_sources(commit: str) -> Path:
    """Of an earlier version, compiled by the same compiler."""
    folder = ROOT / "build" / "versions" / commit
    if not folder.exists():
        subprocess.run(["git", "clone", "--quiet", "--no-checkout", str(ROOT), str(folder)], check=True)
        subprocess.run(["git", "checkout", "--quiet", commit], cwd=folder, check=True)
    build = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
    subprocess.run(build, cwd=folder, check=True, stdout=subprocess.DEVNULL)
    return folder / "src"


def table(before: dict[str, float], after: dict[str, float]) -> str:
    text = "| game | before | now | change |\n|---|---|---|---|\n"
    for name, old in before.items():
        change = f"{100 * (after[name] / old - 1):+.1f} %".replace("-", "−")
        text += f"| {name} | {old:.1f} | {after[name]:.1f} | {change} |\n"
    return text


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("commit", help="of the earlier version")
    parser.add_argument("--write", action="store_true", help="into docs/explanation/benchmarks.md")
    chosen = parser.parse_args()
    source = compiled_sources(chosen.commit)
    before = {name: count(name, PLAYERS, source) for name in library.names()}
    after = {name: count(name, PLAYERS) for name in library.names()}
    print(table(before, after), end="")
    if chosen.write:
        about = ABOUT.format(commit=chosen.commit, matches=MATCHES, players=PLAYERS)
        write_section(TITLE, f"{about}\n\n{table(before, after)}")


if __name__ == "__main__":
    main()
