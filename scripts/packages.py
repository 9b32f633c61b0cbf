"""Builds what is released, into a folder: wheels and source archives of noripan and noripan-web, the same bytes every time.

With `--isolated` what building needs is installed beside, as `pip` does for everybody; otherwise it must be installed.
"""

from __future__ import annotations

import argparse
import gzip
import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
PROJECTS = (ROOT, ROOT / "web" / "python")
SDIST = "import sys; from setuptools import build_meta; build_meta.build_sdist(sys.argv[1])"


def source_date() -> int:
    """SOURCE_DATE_EPOCH, or when the last change was committed."""
    if given := os.environ.get("SOURCE_DATE_EPOCH"):
        return int(given)
    return int(subprocess.check_output(["git", "log", "-1", "--format=%ct"], cwd=ROOT, text=True))


def forget_earlier_builds() -> None:
    """What an earlier build left would be packed as it is, whatever has changed since."""
    for project in PROJECTS:
        for pattern in ("bdist*", "lib*", "temp*"):
            for folder in (project / "build").glob(pattern):
                shutil.rmtree(folder)


def build_wheel(project: Path, folder: Path, isolated: bool) -> None:
    words = ["-m", "pip", "wheel", "--quiet", "--disable-pip-version-check", "--no-deps", "--wheel-dir", str(folder)]
    subprocess.run([sys.executable, *words, *([] if isolated else ["--no-build-isolation"]), str(project)], check=True)


def build_sdist(project: Path, folder: Path, date: int) -> None:
    before = set(folder.iterdir())
    subprocess.run([sys.executable, "-c", SDIST, str(folder)], cwd=project, check=True, stdout=subprocess.DEVNULL)
    for archive in set(folder.iterdir()) - before:
        pack_again(archive, date)


def pack_again(archive: Path, date: int) -> None:
    """Neither who packed a file nor when, and in the order of names: the archive depends on the sources alone."""
    draft = archive.with_suffix(".new")
    with (
        tarfile.open(archive) as packed,
        gzip.GzipFile(draft, "wb", mtime=date) as squeezed,
        tarfile.open(fileobj=squeezed, mode="w", format=tarfile.PAX_FORMAT) as again,
    ):
        for member in sorted(packed.getmembers(), key=lambda one: one.name):
            member.mtime, member.uid, member.gid, member.uname, member.gname, member.pax_headers = date, 0, 0, "", "", {}
            member.mode = 0o755 if member.isdir() or member.mode & 0o100 else 0o644
            again.addfile(member, packed.extractfile(member) if member.isfile() else None)
    draft.replace(archive)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--isolated", action="store_true")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    for old in asked.folder.glob("noripan*"):
        old.unlink()
    forget_earlier_builds()
    date = source_date()
    os.environ["SOURCE_DATE_EPOCH"] = str(date)
    for project in PROJECTS:
        build_wheel(project, asked.folder.resolve(), asked.isolated)
        build_sdist(project, asked.folder.resolve(), date)


if __name__ == "__main__":
    main()
