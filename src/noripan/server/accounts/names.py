"""Names as people may choose them: short, visible, and not pretending to be one of our bots."""

from __future__ import annotations

import re
import unicodedata

from noripan.bots.levels import LEVELS
from noripan.server.errors import Refused

LONGEST = 24
TALLEST = 3  # marks over or under one letter; Hindi and Thai need as many
BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufffc\U0001d159")  # drawn as nothing
UNSEEN_KINDS = frozenset(
    {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
)  # control, formatting (bidi), surrogate, private, unassigned
SELECTORS = re.compile("[\u180b-\u180d\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]")  # of variants
JOINER, AS_PICTURE, KEYCAP = "\u200d", "\ufe0f", "\u20e3"
PICTURE = {"So", "Sm", "Sk"}  # signs, arrows and colours of skin
SELECTABLE = PICTURE | {"Po"}  # ‼ as well


def clean_name(raw: str) -> str:
    """The name as it is kept: composed (NFC), with single plain spaces. Raises Refused."""
    name = unicodedata.normalize("NFC", raw).strip()
    if has_unseen(name) or is_piled_up(name):
        raise Refused("name_unseen")
    name = " ".join(name.split())
    if not 1 <= len(name) <= LONGEST:
        raise Refused("name_length", most=LONGEST)
    if not any(unicodedata.category(letter)[0] in "LNPS" for letter in name):
        raise Refused("name_unseen")
    if unicodedata.normalize("NFKC", name).casefold() in LEVELS:
        raise Refused("name_of_bot", name=name)
    return name


def has_unseen(name: str) -> bool:
    plain = without_joints(name)
    return any(unicodedata.category(one) in UNSEEN_KINDS or one in BLANKS for one in plain) or bool(SELECTORS.search(plain))


def without_joints(name: str) -> str:
    """Without what joins pictures to one (a family) or asks for a picture (a red heart), where it does so."""
    padded = f" {name} "
    kept = [
        here
        for before, here, after in zip(padded, padded[1:], padded[2:], strict=False)
        if not (
            (here == JOINER and _is(before, PICTURE, AS_PICTURE) and _is(after, PICTURE))
            or (here == AS_PICTURE and (_is(before, SELECTABLE) or after == KEYCAP))
        )
    ]
    return "".join(kept)


def _is(letter: str, kinds: set[str], *others: str) -> bool:
    return unicodedata.category(letter) in kinds or letter in others


def is_piled_up(name: str) -> bool:
    """Marks without end grow over the lines above and below."""
    run = 0
    for letter in name:
        run = run + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if run > TALLEST:
            return True
    return False
