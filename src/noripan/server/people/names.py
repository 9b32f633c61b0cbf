"""Names as people may choose them: short, visible, and not pretending to be one of our bots."""

from __future__ import annotations

import unicodedata

from noripan.bots.levels import LEVELS
from noripan.server.errors import Refused

LONGEST = 24
BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # of a visible kind by name, but drawn as nothing
UNSEEN_KINDS = frozenset(
    {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
)  # control, formatting (bidi), surrogate, private, unassigned


def clean_name(raw: str) -> str:
    """The name as it is kept: composed (NFC), with single plain spaces. Raises Refused."""
    name = unicodedata.normalize("NFC", raw).strip()
    if any(unicodedata.category(letter) in UNSEEN_KINDS or letter in BLANKS for letter in name):
        raise Refused("name_unseen")
    name = " ".join(name.split())
    if not 1 <= len(name) <= LONGEST:
        raise Refused("name_length", most=LONGEST)
    if not any(unicodedata.category(letter)[0] in "LNPS" for letter in name):
        raise Refused("name_unseen")
    if unicodedata.normalize("NFKC", name).casefold() in LEVELS:
        raise Refused("name_of_bot", name=name)
    return name
