"""Korean particles follow the sound of the word before them: 카드를, 타일을.

Texts write both forms as dictionaries do, e.g. ``{ $card }을(를)``; `choose_particles` keeps the right one.
"""

from __future__ import annotations

import re

FORMS = {
    "을(를)": ("을", "를"),
    "이(가)": ("이", "가"),
    "은(는)": ("은", "는"),
    "와(과)": ("과", "와"),
    "과(와)": ("과", "와"),
    "(으)로": ("으로", "로"),
    "(이)": ("이", ""),
}
PATTERN = re.compile(r"(\S*?)(" + "|".join(re.escape(form) for form in FORMS) + ")")
SOFTENED = re.compile(r"((?!bb|cc|pp|tt)[^aeiouy\W][bcpt]|[^aeiouyc\W]k|\bset|\bweek)$", re.I)  # 엑스퍼트, 마크, 세트
OWN = re.compile(r"(?<!\S)나의(?=\s)")
CLOSING = ")]}'\"’”»」』.!?"

NO_END, ENDS_IN_L, ENDS = range(3)  # how a syllable ends: open, in ㄹ, in another consonant
DIGITS = dict(
    zip("0123456789", (ENDS, ENDS_IN_L, NO_END, ENDS, NO_END, NO_END, ENDS, ENDS_IN_L, ENDS_IN_L, NO_END), strict=True)
)
LETTER_NAMES = {"L": ENDS_IN_L, "M": ENDS, "N": ENDS, "R": ENDS_IN_L}
WORD_ENDS = {"l": ENDS_IN_L, **dict.fromkeys("bckmnpt", ENDS)}


def ending(word: str) -> int:
    """How the last syllable of a word ends when a Korean reads it aloud."""
    word = word.rstrip(CLOSING)
    if not word:
        return NO_END
    last = word[-1]
    if "가" <= last <= "힣":
        final = (ord(last) - ord("가")) % 28
        return NO_END if final == 0 else ENDS_IN_L if final == 8 else ENDS
    if last in DIGITS:
        return DIGITS[last]
    if len(word) == 1 or not word[-2].isalpha():
        return LETTER_NAMES.get(last.upper(), NO_END)
    return NO_END if SOFTENED.search(word) else WORD_ENDS.get(last.lower(), NO_END)


def choose_particles(text: str) -> str:
    def chosen(found: re.Match[str]) -> str:
        word, form = found[1], found[2]
        if word == "나" and form == "이(가)":
            return "내가"
        end = ending(word)
        closed = end == ENDS or (end == ENDS_IN_L and form != "(으)로")
        return word + FORMS[form][0 if closed else 1]

    return OWN.sub("내", PATTERN.sub(chosen, text))
