"""docs/security.md names tests for what it promises: they are there."""

from __future__ import annotations

import re
from pathlib import Path

TESTS = Path(__file__).parent.parent.parent
PAGE = TESTS.parent / "docs" / "security.md"


def test_every_test_that_the_page_names_exists() -> None:
    named = set(re.findall(r"`(test_\w+)`", PAGE.read_text("utf-8")))
    sources = "".join(file.read_text("utf-8") for file in TESTS.rglob("test_*.py"))
    written = set(re.findall(r"def (test_\w+)\(", sources))
    assert len(named) > 50 and named - written == set()
