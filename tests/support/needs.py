"""What the tests of the client need beside Python."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from support.patience import WAIT

BUILT = Path(__file__).parents[2] / "web/python/noripan_web/dist/index.html"
# A server that keeps no test waiting, and takes nobody for absent whose browser is slow on a busy machine.
QUICK = ("--pace-ms", "0", "--window-ms", "300", "--rate", "1000", "--absence-ms", str(round(WAIT * 1000)))


def must_have(there: bool, what: str) -> None:
    """`make test` builds and needs everything; who runs single tests may do without."""
    if there:
        return
    if os.environ.get("NORIPAN_WEB") == "needed":
        pytest.fail(what)
    pytest.skip(what)
