"""Options of the test suite."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rewrite-plays", action="store_true", help="regenerate the golden games (*.play)")
    parser.addoption("--rewrite-docs", action="store_true", help="regenerate the recorded examples of docs/")
    parser.addoption(
        "--quick", metavar="GAME", help="of tests that run for every game or database, only this game and SQLite"
    )
    parser.addoption("--tables", type=int, default=20, help="how many tables tests of several processes start")
    parser.addoption("--schedules", type=int, default=400, help="how many schedules of several processes are simulated")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    game = config.getoption("--quick")
    if game is not None:
        import noripan  # only now: a package that cannot be imported is for the tests to report

        others = [name for name in noripan.games() if name != game]
        left_out = [item for item in items if _is_left_out(item, others)]
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in set(left_out)]


def _is_left_out(item: pytest.Item, games: list[str]) -> bool:
    chosen = getattr(item, "callspec", None)
    values = () if chosen is None else chosen.params.values()
    names = {name for value in values if isinstance(name := getattr(value, "name", value), str)}
    return not names.isdisjoint([*games, "postgresql"]) or "postgres" in getattr(item, "fixturenames", ())
