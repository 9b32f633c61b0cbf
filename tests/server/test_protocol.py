"""docs/reference/protocol.md tells the truth: every message is there, with an example as the server really sends it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from support.patience import WHOLE
from support.protocol_book import FILE, TIMED, examples, page, recorded

from noripan.bots.levels import Choice
from noripan.cli.output import FOLDERS
from noripan.core.events import Words
from noripan.core.texts import LANGUAGES, Texts
from noripan.protocol.messages import ENCODER, FromClient, Hint, ToClient
from noripan.protocol.phrases import PHRASES
from noripan.server.sockets.session import hinted


def test_the_documented_messages_are_the_real_ones(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    made = page(asyncio.run(asyncio.wait_for(recorded(tmp_path), WHOLE)))
    if request.config.getoption("--rewrite-docs"):
        FILE.write_text(made, "utf-8")
    kept = FILE.read_text("utf-8")
    now, then = examples(made), examples(kept)
    assert now.keys() == then.keys()
    for name in now:
        assert now[name].keys() == then[name].keys() if name in TIMED else now[name] == then[name]


def test_every_message_says_what_it_is_for() -> None:
    for union in (FromClient, ToClient):
        assert [kind.__name__ for kind in get_args(union) if not kind.__doc__] == []


def test_all_reasons_of_a_hint_have_one_shape() -> None:
    words = Words("reason-x", {"count": 2})
    considered = [{"move": "a", "visits": 3, "result": 0.5, "reason": words}, {"move": "b", "visits": 1, "result": 0.2}]
    made = msgspec.json.decode(ENCODER.encode(hinted(Hint("t", 1, "h"), Choice("a", considered, words))))
    reason = {"message": "reason-x", "data": {"count": 2}}
    assert [made["reason"], *(one["reason"] for one in made["considered"])] == [reason, reason, None]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_has_its_words(language: str) -> None:
    texts = Texts(language, FOLDERS)
    assert all(texts.say(f"phrase-{phrase}") for phrase in PHRASES)
