"""The README's examples do what they say."""

import doctest
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_readme() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False, optionflags=doctest.IGNORE_EXCEPTION_DETAIL)
    assert result.attempted > 10
    assert result.failed == 0
