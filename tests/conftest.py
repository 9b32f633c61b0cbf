"""Shared by all tests: compiled rules that are older than their source are refused."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src"


def pytest_configure(config: pytest.Config) -> None:
    if os.environ.get("NORIPAN_PURE", "") not in ("", "0"):
        return
    for types in SOURCE.rglob("*.pxd"):
        for library in types.parent.glob(f"{types.stem}.*.so"):
            named = re.findall(r"^from ([\w.]+) cimport \*", types.read_text("utf-8"), re.MULTILINE)
            codes = [SOURCE / f"{module.replace('.', '/')}.pxd" for module in named]
            sources = [types, types.with_suffix(".py"), *codes]
            if library.stat().st_mtime < max(file.stat().st_mtime for file in sources):
                raise pytest.UsageError(f"{library.name} in {types.parent} is older than its source: run make build")
