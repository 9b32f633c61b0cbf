"""Codes for tables: eight signs that can be read aloud and are hard to mistake for one another."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable

SIGNS = "0123456789acdefghjkmnpqrtvwxy"  # of signs that look alike there is only one
LOOK_ALIKES = str.maketrans("oilzsbu", "011258v")
LENGTH = 8
BETWEEN = re.compile("[^0-9a-z]+")


def new_code(random_bytes: Callable[[int], bytes]) -> str:
    return "".join(SIGNS[byte % len(SIGNS)] for byte in random_bytes(LENGTH))


def readings(typed: str) -> set[str]:
    """What somebody may mean who typed this, perhaps in capitals, in groups or with a look-alike.

    Older ids have signs that we no longer use, so the letters as they were typed are one reading.
    """
    plain = BETWEEN.sub("", unicodedata.normalize("NFKC", typed).lower())
    return {plain, plain.translate(LOOK_ALIKES)}
