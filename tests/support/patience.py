"""How long tests wait before they give up: far longer than a busy machine needs, which costs a passing test nothing.

`NORIPAN_TEST_PATIENCE=0.05` makes those that fail do so sooner.
"""

from __future__ import annotations

import os

FACTOR = float(os.environ.get("NORIPAN_TEST_PATIENCE", "1"))
WAIT = 180.0 * FACTOR  # seconds for one thing to happen
WHOLE = 600.0 * FACTOR  # seconds for a test, so that the wait in it speaks first
