"""The tables of docs/reference/environments.md are those of the specs."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_tables_are_current() -> None:
    script = ROOT / "scripts/environment_tables.py"
    done = subprocess.run([sys.executable, str(script), "--check"], timeout=300, check=False)
    assert done.returncode == 0, "run scripts/environment_tables.py"
