"""Shared by all tests: the --rewrite-plays flag, and a check that compiled rules are not older than their source."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src"


def pytest_configure(config: pytest.Config) -> None:
    if os.environ.get("NORIPAN_PURE", "") not in ("", "0"):
        return
    for types in SOURCE.rglob("*.pxd"):
        for library in types.parent.glob(f"{types.stem}.*.so"):
            newest = max(types.stat().st_mtime, types.with_suffix(".py").stat().st_mtime)
            if library.stat().st_mtime < newest:
                raise pytest.UsageError(f"{library.name} in {types.parent} is older than its source: run make build")
