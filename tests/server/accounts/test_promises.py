"""The pages on security, the shuffle and hosting name tests for what they promise: they are there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parent.parent.parent
DOCS = TESTS.parent / "docs"


@pytest.mark.parametrize(
    ("page", "least"), [("explanation/security.md", 60), ("explanation/fair-shuffle.md", 10), ("how-to/hosting.md", 25)]
)
def test_every_test_that_the_page_names_exists(page: str, least: int) -> None:
    named = set(re.findall(r"`(test_\w+)`", (DOCS / page).read_text("utf-8")))
    sources = "".join(file.read_text("utf-8") for file in TESTS.rglob("test_*.py"))
    written = set(re.findall(r"def (test_\w+)\(", sources))
    assert len(named) >= least and named - written == set()
