"""Compiles every module that has a .pxd beside it; without a C compiler the same sources run interpreted.

With NORIPAN_COMPILE=later nothing is compiled: make does so after it has installed the rest.
"""

import os
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup

SOURCE = Path("src")
DIRECTIVES = {
    "language_level": 3,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "infer_types": True,
    "annotation_typing": False,
}


def extension(types: Path) -> Extension:
    source = types.with_suffix(".py")
    name = ".".join(source.relative_to(SOURCE).with_suffix("").parts)
    return Extension(name, [str(source)], extra_compile_args=["-O3"], optional=True)


def extensions() -> list[Extension]:
    if os.environ.get("NORIPAN_COMPILE") == "later":
        return []
    return cythonize(
        [extension(types) for types in sorted(SOURCE.rglob("*.pxd"))],
        compiler_directives=DIRECTIVES,
        include_path=[str(SOURCE)],
        build_dir="build/cython",
        nthreads=2,
    )


setup(ext_modules=extensions())
