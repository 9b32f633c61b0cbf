"""These tests look inside what is C when compiled; they run where the sources are interpreted (NORIPAN_PURE=1)."""

from noripan.core import rng

collect_ignore_glob = [] if rng.__file__.endswith(".py") else ["test_*.py"]
