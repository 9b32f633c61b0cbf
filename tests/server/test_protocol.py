"""docs/protocol.md tells the truth: every message is there, with an example as the server really sends it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from protocol_book import FILE, TIMED, examples, page, recorded

from noripan.core.texts import LANGUAGES, Texts
from noripan.server.commands import TEXTS
from noripan.server.live.protocol import PHRASES


def test_the_documented_messages_are_the_real_ones(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    made = page(asyncio.run(asyncio.wait_for(recorded(tmp_path), 60)))
    if request.config.getoption("--rewrite-docs"):
        FILE.write_text(made, "utf-8")
    kept = FILE.read_text("utf-8")
    now, then = examples(made), examples(kept)
    assert now.keys() == then.keys()
    for name in now:
        assert now[name].keys() == then[name].keys() if name in TIMED else now[name] == then[name]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_has_its_words(language: str) -> None:
    texts = Texts(language, TEXTS)
    assert all(texts.say(f"phrase-{phrase}") for phrase in PHRASES)
