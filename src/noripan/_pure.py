"""Runs the modules of the package from their Python sources: where nothing is compiled, or where it is not wanted."""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import ModuleType


class SourceOnly:
    """A finder of modules; not derived from its abstract class, whose import would cost every start a moment."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith("noripan.") or path is None:
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None:
                return spec
        return None


def obey_environment() -> None:
    """NORIPAN_PURE=1 asks for the interpreted rules."""
    if os.environ.get("NORIPAN_PURE", "") not in ("", "0"):
        sys.meta_path.insert(0, SourceOnly())
    elif is_compiled():
        return
    provide_cython()


def is_compiled() -> bool:
    found = PathFinder.find_spec("noripan.core.rng", [str(Path(__file__).parent / "core")])
    return found is not None and found.origin is not None and not found.origin.endswith(".py")


def provide_cython() -> None:
    """Interpreted sources import `cython`; without Cython they get the little of it that they need."""
    if PathFinder.find_spec("cython") is None and "cython" not in sys.modules:
        sys.modules["cython"] = importlib.import_module("noripan._cython")


def refuse_to_run_without_the_gil(compiled: bool) -> None:
    """A free-threaded Python switches the GIL on for modules that need it, unless it was told not to."""
    if compiled and not getattr(sys, "_is_gil_enabled", lambda: True)():
        raise ImportError(
            "Noripan's compiled games need the GIL: start Python without PYTHON_GIL=0 or -X gil=0, or set NORIPAN_PURE=1."
        )
