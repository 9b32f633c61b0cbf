"""What interpreted sources use of the module `cython`, for installations without Cython."""

from __future__ import annotations

import builtins
from contextlib import nullcontext
from typing import Any

compiled = False
int = builtins.int  # noqa: A001  the name that Cython gives it
nogil = nullcontext()


def cast(kind: object, value: Any) -> Any:
    """The value itself, as no C type is known; only numbers are cut to whole ones."""
    return builtins.int(value) if kind is builtins.int else value
