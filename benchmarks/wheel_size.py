"""What a wheel consists of: megabytes packed and unpacked, by kind of file.

.venv/bin/python benchmarks/wheel_size.py build/wheels/noripan-*.whl
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import PurePath
from zipfile import ZipFile

KINDS = {
    ".so": "compiled modules", ".pyd": "compiled modules", ".py": "sources", ".net": "networks", ".ftl": "texts",
    ".gz": "puzzles",
}  # fmt: skip


def main() -> None:
    packed, unpacked = Counter[str](), Counter[str]()
    for name in sys.argv[1:]:
        with ZipFile(name) as wheel:
            for file in wheel.infolist():
                kind = KINDS.get(PurePath(file.filename).suffix, "other files")
                packed[kind] += file.compress_size
                unpacked[kind] += file.file_size
    print("| | MB in the wheel | MB unpacked |\n|---|---|---|")
    for kind, size in [*packed.most_common(), ("all", packed.total())]:
        print(f"| {kind} | {size / 1e6:.2f} | {(unpacked[kind] if kind in unpacked else unpacked.total()) / 1e6:.2f} |")


if __name__ == "__main__":
    main()
