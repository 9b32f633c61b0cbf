"""Compiles the modules that src/noripan/core/compilation.py names.

Without a C compiler the same sources run interpreted.

With NORIPAN_COMPILE=later nothing is compiled: make does so after it has installed the rest. With NORIPAN_COMPILE=always a
failure is an error: a release must not be interpreted by mistake.
"""

import os
import runpy
import sys
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

SOURCE = Path("src")
COMPILATION = runpy.run_path(str(SOURCE / "noripan/core/compilation.py"))  # the package cannot be imported yet
WINDOWS, MAC = sys.platform == "win32", sys.platform == "darwin"
FOR_COMPILER = ["/O2"] if WINDOWS else ["-O3", "-g0", "-ffp-contract=off"]  # the same numbers on every machine
if not WINDOWS and not MAC:
    FOR_COMPILER += ["-fno-asynchronous-unwind-tables"]
FOR_LINKER = (
    [] if WINDOWS else ["-Wl,-x"] if MAC else ["-Wl,--strip-all", "-Wl,--build-id=none", "-Wl,-z,noseparate-code"]
)  # small, and the same every time
SHARED = "noripan._shared"  # what Cython would otherwise put into every module again: a third of their size
DIRECTIVES = {
    "language_level": 3,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "infer_types": True,
    "annotation_typing": False,
}


class BuildAllOrNone(build_ext):
    """Compiled and interpreted modules do not mix: a compiled class cannot call what an interpreted one overrides."""

    failed = False

    def build_extension(self, ext: Extension) -> None:
        try:
            super().build_extension(ext)
        except Exception:
            self.failed = True
            raise  # setuptools goes on, as the extension is optional

    def run(self) -> None:
        super().run()
        if self.failed:
            for ext in self.extensions:
                Path(self.get_ext_fullpath(ext.name)).unlink(missing_ok=True)
            print("Noripan is not compiled, as there is no working C compiler: its games run interpreted.")


def extension(name: str, *sources: str) -> Extension:
    return Extension(name, [*sources], extra_compile_args=FOR_COMPILER, extra_link_args=FOR_LINKER)


def name_of(source: Path) -> str:
    return ".".join(source.relative_to(SOURCE).with_suffix("").parts)


def extensions() -> list[Extension]:
    if os.environ.get("NORIPAN_COMPILE") == "later":
        return []
    sources = COMPILATION["sources_to_compile"](SOURCE)
    made = cythonize(
        [*(extension(name_of(source), str(source)) for source in sources), extension(SHARED)],
        compiler_directives=DIRECTIVES,
        shared_utility_qualified_name=SHARED,
        include_path=[str(SOURCE)],
        build_dir="build/cython",
        nthreads=2,
    )
    for ext in made:
        ext.optional = os.environ.get("NORIPAN_COMPILE") != "always"  # cythonize drops it
    return made


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildAllOrNone})
