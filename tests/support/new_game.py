"""scripts/new_game.py, for tests."""

from __future__ import annotations

import importlib.util
from pathlib import Path

spec = importlib.util.spec_from_file_location("new_game", Path(__file__).parents[2] / "scripts/new_game.py")
assert spec is not None and spec.loader is not None
module = importlib.util.module_from_spec(spec)
spec.loader.exec_module(module)

BadName, check_name, clause_prefix, files_naming, write_game = (
    module.BadName,
    module.check_name,
    module.clause_prefix,
    module.files_naming,
    module.write_game,
)
