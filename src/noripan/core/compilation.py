"""Which modules are compiled: setup.py reads it to build them, `noripan doctor` to say which are."""

from pathlib import Path

TYPES_ONLY = ("bits", "codes", "kernels")  # for C; their .py is for the interpreter


def sources_to_compile(folder: Path) -> list[Path]:
    """Every module below the folder that has a .pxd beside it."""
    return sorted(types.with_suffix(".py") for types in folder.rglob("*.pxd") if types.stem not in TYPES_ONLY)
