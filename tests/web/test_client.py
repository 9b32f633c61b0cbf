"""The client as it is written: types, texts and its own tests; what it says is what Python says."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from support.needs import must_have

import noripan
from noripan.core.errors import GameError
from noripan.core.laws import play_greedily
from noripan.core.rng import Rng
from noripan.core.texts import CORE, LANGUAGES, Texts
from noripan.protocol import fair

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
BIN = Path(sys.executable).parent  # of the environment, where the Node is that builds the client
GAMES = ROOT / "src/noripan/games"
sys.path.insert(0, str(ROOT / "scripts"))

PARTICLES = [
    "카드을(를)",
    "서울(으)로",
    "집(으)로",
    "빨강 7이(가)",
    "“iota”(이)라는",
    "Tom이(가)",
    "Anna와(과)",
    "R을(를)",
    "10은(는)",
    "(준)과(와)",
]


def sources() -> list[Path]:
    return [file for folder in (WEB / "src", GAMES) for file in folder.rglob("*") if file.suffix in {".svelte", ".ts"}]


@cache
def ids_in(file: Path) -> set[str]:
    entries = FluentParser().parse(file.read_text("utf-8")).body
    messages = [entry for entry in entries if isinstance(entry, ftl.Message)]
    named = {f"{one.id.name}.{attribute.id.name}" for one in messages for attribute in one.attributes}
    return named | {one.id.name for one in messages}


def test_the_types_of_messages_are_those_of_the_server() -> None:
    from protocol_types import TARGET, all_types

    assert TARGET.read_text("utf-8") == all_types(), "make protocol"


def test_boards_have_the_constants_and_the_grammar_of_their_games() -> None:
    from board_codes import GAMES, SOURCES, board_codes

    made = {file: file.read_text("utf-8") for name in SOURCES for file in GAMES.glob(f"*/web/{name}.ts")}
    assert made
    assert made == board_codes(), "make protocol"


@pytest.mark.parametrize("file", sources(), ids=lambda file: str(file.relative_to(ROOT)))
def test_everything_said_has_its_text(file: Path) -> None:
    """Ids put together at run time (`level-${…}`) are not seen here; the tests in the browser see them."""
    own = file.parents[1] / "texts" if file.is_relative_to(GAMES) else None
    known = ids_in(WEB / "texts/en.ftl") | ids_in(CORE / "en.ftl") | ids_in(CORE.parents[1] / "protocol/texts/en.ftl")
    known |= ids_in(CORE.parents[1] / "review/texts/en.ftl")
    known |= ids_in(own / "en.ftl") if own else set().union(*(ids_in(one) for one in GAMES.glob("*/texts/en.ftl")))
    said = set(re.findall(r'say\(\s*"([\w.-]+)"', file.read_text("utf-8")))
    for both in re.findall(r'say\([^"()]*\? "([\w.-]+)" : "([\w.-]+)"', file.read_text("utf-8")):
        said |= set(both)
    assert said - known == set()


def test_no_markup_has_what_the_content_security_policy_forbids() -> None:
    assert [str(file) for file in sources() if re.search(r'\sstyle="|\{@html', file.read_text("utf-8"))] == []


NAMES = ["민아", "Jun", "레나", "Sol 7", "하람", "Ari"]


def told(game: str) -> list[dict[str, Any]]:
    """A match as Python tells it in each language."""
    kind = noripan.find(game)
    match = noripan.new(game, kind.seats[-1], seed=f"told {game}")
    words, errors, rng = [], [], Rng.seeded("told")
    while not match.is_over:
        view = match.view(match.to_move)
        words += [kind.describe(view, text) for text in match.moves()[:3]]
        words += kind.board(view)[-4:]
        for text in ("nonsense", *match.log[-2:]):
            try:
                match.read(text)
            except GameError as error:
                errors.append(error)
        match.play(play_greedily(match, rng))
    events = [event.shown() for event in match.events]
    cards = sorted({card for hand in match.truth()["hands"] for card in hand} | set(kind.census(match.state)))
    return [
        {
            "game": game,
            "language": texts.language,
            "names": NAMES,
            "you": texts.you,
            "events": [[event, texts.event(kind, event)] for event in events],
            "words": [[list(one), texts.words(kind, one)] for one in words],
            "cards": [[card, texts.card(kind, card)] for card in cards],
            "errors": [[error.code, error.details, texts.error(error, kind)] for error in errors],
        }
        for texts in (Texts(language, names=NAMES, you=0) for language in LANGUAGES)
    ]


def test_its_own_tests_pass_and_it_speaks_like_python(tmp_path: Path) -> None:
    from noripan.core.particles import choose_particles

    secret, parts = "5a" * 32, {0: "ab" * 16, 3: "cd" * 16}
    written = {
        "particles": [[text, choose_particles(text)] for text in PARTICLES],
        "core": {language: (CORE / f"{language}.ftl").read_text("utf-8") for language in LANGUAGES},
        "games": [one for game in noripan.games() for one in told(game)],
        "fair": {
            "secret": secret, "table": "k7m2p9xa", "parts": parts,
            "commitment": fair.commitment_to(secret), "seed": fair.seed_from(secret, "k7m2p9xa", parts),
            "promise": fair.promise_of("k7m2p9xa", parts[0]),
        },
    }  # fmt: skip
    file = tmp_path / "told.json"
    file.write_text(json.dumps(written, ensure_ascii=False), "utf-8")
    run("test", NORIPAN_TOLD=str(file))


def test_its_types_are_right() -> None:
    run("check")


def run(script: str, **environment: str) -> None:
    """With the same Node that builds the client: nobody needs another one."""
    must_have((WEB / "node_modules").is_dir() and (BIN / "npm").exists(), "npm packages are missing: make build-web")
    done = subprocess.run(
        [BIN / "npm", "run", script],
        cwd=WEB,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
        env={**os.environ, "PATH": f"{BIN}{os.pathsep}{os.environ['PATH']}", **environment},
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
