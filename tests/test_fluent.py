"""Our reading of Fluent beside Fluent's own: every message of ours, with numbers and words in its variables."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from fluent.runtime import FluentBundle, FluentResource

from noripan.core.fluent import MessageFile, number
from noripan.core.texts import LANGUAGES

ROOT = Path(__file__).parent.parent
FOLDERS = sorted({file.parent for place in ("src", "web/texts", "scripts") for file in (ROOT / place).rglob("*.ftl")})
NUMBERS = [0, 1, 2, 3, 21, 1234, 1234567, -1, 0.5, 1.0, 2.25, 12.3456, 1000.05]
WORDS = ["you", "other thing", "가위", ""]
PLURALS = {"one", "other"}  # as words these match numbers in the other runtime: the text "other" is a variant [0] there


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_every_message_reads_as_in_fluents_own_runtime(folder: Path, language: str) -> None:
    source = (folder / f"{language}.ftl").read_text("utf-8")
    theirs, ours = FluentBundle([language], use_isolating=False), MessageFile(language, source)
    theirs.add_resource(FluentResource(source))
    variables = set(re.findall(r"\$(\w+)", source))
    keys = sorted(set(re.findall(r"\[([\w-]+)\]", source)) - PLURALS)
    chance = Random(1)
    for name in ours.sources:
        message, original = ours.message(name), theirs.get_message(name)
        assert message is not None
        assert message.attributes.keys() == original.attributes.keys()
        pairs = [
            (message.value, original.value),
            *((message.attributes[a], original.attributes[a]) for a in message.attributes),
        ]
        words = [] if "NUMBER(" in ours.sources[name] or "{ decimal" in ours.sources[name] else [*WORDS, *keys]
        for _ in range(20):
            data = {variable: chance.choice([*NUMBERS, *words]) for variable in sorted(variables)}
            for own, their in pairs:
                said, errors = theirs.format_pattern(their, data) if their is not None else ("", [])
                assert not errors, (name, errors)
                assert own is not None and ours.speak(own, data) == str(said), (name, data)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("m = one { $a } two", "one 5 two"),
        ("m =\n    first\n      second\n\n    third\n", "first\n  second\n\nthird"),
        ("m =\n    { $a }\n    b", "5\nb"),
        ('m = { "{" }{ "\\u00AD" }{ "\\"" }', '{\u00ad"'),
        ("m = { $a ->\n    [one] x\n   *[other]\n        { $a } y\n        z\n    } w", "5 y\nz w"),
        ("m = { n }!\nn = { $a }", "5!"),
        ("m = a  \n# a remark\n", "a"),
    ],
)
def test_patterns(text: str, expected: str) -> None:
    ours, theirs = MessageFile("en", text), FluentBundle(["en"], use_isolating=False)
    theirs.add_resource(FluentResource(text))
    message = ours.message("m")
    assert message is not None and message.value is not None
    assert ours.speak(message.value, {"a": 5}) == expected
    assert str(theirs.format_pattern(theirs.get_message("m").value, {"a": 5})[0]) == expected


def test_what_is_missing_or_wrong_is_said() -> None:
    file = MessageFile("en", "m = { $a }\nn = { gone }\nodd = { NUMBER($a, style: 1) }\nopen = { $a")
    for name in ("m", "n"):
        message = file.message(name)
        assert message is not None and message.value is not None
        with pytest.raises(LookupError):
            file.speak(message.value, {})
    for name in ("odd", "open"):
        with pytest.raises(ValueError, match=name):
            file.message(name)
    assert file.message("gone") is None


def test_numbers_as_languages_write_them() -> None:
    assert [number(1234.5, language, 1, 2) for language in LANGUAGES] == ["1,234.5", "1,234.5", "1.234,5"]
