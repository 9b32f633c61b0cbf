"""Options of the test suite."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rewrite-plays", action="store_true", help="write the golden games (*.play) anew")
    parser.addoption("--rewrite-docs", action="store_true", help="write the recorded examples of docs/ anew")
