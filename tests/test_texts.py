"""Everything can be said in every language: nothing is missing, nothing is left over, particles are right."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import noripan
from noripan.core.game import Game
from noripan.core.laws import play_greedily, play_randomly
from noripan.core.particles import choose_particles
from noripan.core.rng import Rng
from noripan.core.texts import CORE, LANGUAGES, Texts

SOURCE = Path(noripan.__file__).parent
CLIENT = SOURCE.parents[1] / "web/texts"
FOLDERS = [*sorted({file.parent for file in SOURCE.rglob("*.ftl")}), CLIENT]


def messages_in(file: Path) -> dict[str, set[str]]:
    """Message id -> variables it uses; attributes are listed as id.attribute."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(file.read_text("utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{file}: {entry.content}"
        if isinstance(entry, ftl.Message):
            found[entry.id.name] = variables_of(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = variables_of(attribute.value)
    return found


def variables_of(node: Any) -> set[str]:
    if isinstance(node, ftl.VariableReference):
        return {node.id.name}
    if isinstance(node, list):
        return set().union(*(variables_of(item) for item in node))
    if isinstance(node, ftl.BaseNode):
        return set().union(*(variables_of(value) for key, value in vars(node).items() if key != "span"))
    return set()


def calls_in(folder: Path) -> set[tuple[str, str]]:
    """(called name, first argument) of every call with a literal text as its first argument."""
    found = set()
    for file in folder.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
                first = node.args[0]
                options = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
                found |= {
                    (node.func.id, o.value) for o in options if isinstance(o, ast.Constant) and isinstance(o.value, str)
                }
    return found


ERRORS = {"GameError", "IllegalMove", "UnreadableMove", "GameOver", "BadDeal", "BadOption", "BadRecord"}


def needed_by(folder: Path) -> set[str]:
    calls = calls_in(folder)
    needed = {f"error-{text}" for name, text in calls if name in ERRORS}
    needed |= {f"event-{text}" for name, text in calls if name == "GameEvent"}
    return needed | {text for name, text in calls if name == "Words"}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_all_languages_have_the_same_messages(folder: Path) -> None:
    by_language = {language: messages_in(folder / f"{language}.ftl") for language in LANGUAGES}
    for language in LANGUAGES:
        assert by_language[language].keys() == by_language["en"].keys(), language


@pytest.mark.parametrize("name", noripan.games())
def test_a_game_has_all_its_messages(name: str) -> None:
    game = noripan.find(name)
    core = messages_in(CORE / "en.ftl").keys()
    has = messages_in(game.folder / "texts" / "en.ftl").keys()
    needed = needed_by(game.folder) | {"name", "name.tagline", "wins-by"}
    needed |= {f"rule-{clause}" for section in game.clauses.values() for clause in section}
    needed |= {f"option-{option.name}{part}" for option in game.options for part in ("", ".help")}
    needed |= {message.replace("reason-", "theme-", 1) for message in needed if message.startswith("reason-")}
    assert needed - has - core == set()
    rules_in_use = {f"rule-{clause}" for section in game.clauses.values() for clause in section}
    assert {m for m in has if m.startswith("rule-") and not m.endswith(".ruling")} == rules_in_use
    prefixes = ("error-", "event-", "option-", "reason-", "theme-")
    assert {message for message in has if message.startswith(prefixes)} - needed == set(), "texts nobody uses"


def test_the_core_has_all_its_messages() -> None:
    needed = needed_by(SOURCE / "core")
    assert needed - messages_in(CORE / "en.ftl").keys() == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", noripan.games())
def test_rules_page(name: str, language: str) -> None:
    game = noripan.find(name)
    sections = Texts(language).rules(game)
    assert [c.id for section in sections for c in section.clauses] == [c for ids in game.clauses.values() for c in ids]
    assert all(section.title and clause.text for section in sections for clause in section.clauses)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", noripan.games())
def test_whole_matches_can_be_told(name: str, language: str) -> None:
    """Every move, card and event of a few matches becomes a sentence without a gap."""
    game = noripan.find(name)
    for players in game.seats:
        tell_match(game, players, Texts(language))


def tell_match(game: Game[Any], players: int, texts: Texts) -> None:
    match = noripan.new(game.name, players, seed=f"told {players}")
    rng = Rng.seeded("told")
    policy = play_greedily if players % 2 else play_randomly
    while not match.is_over:
        view = match.view(match.to_move)
        for text in match.moves()[:20]:
            assert texts.words(game, game.describe(view, text))
            reason = game.reason(match.state, match.read(text))
            assert reason is None or texts.words(game, reason)
        match.play(policy(match, rng))
    for event in match.events:
        said = texts.event(game, event.shown())
        assert said and "{" not in said and "None" not in said, said
    for card in {card for hand in match.truth()["hands"] for card in hand}:
        assert texts.card(game, card)


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("카드을(를)", "카드를"), ("타일을(를)", "타일을"), ("빨강 7이(가)", "빨강 7이"), ("빨강 2이(가)", "빨강 2가"),
        ("3번 자리은(는)", "3번 자리는"), ("철수와(과) 영희", "철수와 영희"), ("지훈와(과) 영희", "지훈과 영희"),
        ("서울(으)로", "서울로"), ("집(으)로", "집으로"), ("바다(으)로", "바다로"), ("10을(를)", "10을"),
        ("“iota”(이)라는", "“iota”라는"), ("“둘”(이)라는", "“둘”이라는"), ("Tom이(가)", "Tom이"), ("Anna이(가)", "Anna가"),
        ("R을(를)", "R을"), ("E을(를)", "E를"), ("16리스타트을(를)", "16리스타트를"),
        ("expert이(가)", "expert가"), ("set이(가)", "set가"), ("start이(가)", "start가"), ("week이(가)", "week가"),
        ("Mark이(가)", "Mark가"), ("Jack이(가)", "Jack이"), ("Scott이(가)", "Scott이"), ("robot이(가)", "robot이"),
        ("나이(가) 이겨요", "내가 이겨요"), ("나의 세트", "내 세트"), ("나은(는)", "나는"), ("하나이(가)", "하나가"),
    ],
)  # fmt: skip
def test_particles_follow_the_word_before_them(written: str, read: str) -> None:
    assert choose_particles(written) == read


@pytest.mark.parametrize(
    ("language", "own", "other"),
    [
        ("en", "You pass.", "Ben passes."),
        ("de", "Du passt.", "Ben passt."),
        ("ko", "내가 패스해요.", "Ben이 패스해요."),
    ],
)
def test_sentences_about_the_readers_own_seat_say_you(language: str, own: str, other: str) -> None:
    game, texts = noripan.find("sixteen"), Texts(language, names=["Ada (you)", "Ben"], you=0)
    assert [texts.event(game, {"event": "passed", "seat": seat}) for seat in (0, 1)] == [own, other]
    stacks = noripan.find("stacks")
    robbed = texts.event(stacks, {"event": "stole", "seat": 1, "from_seat": 0})
    assert {"en": "your hand", "de": "dir", "ko": "내 손"}[language] in robbed
    assert all("(you)" not in said for said in (robbed, own))


@pytest.mark.parametrize(("language", "own"), [("en", "You win."), ("de", "Du gewinnst."), ("ko", "승자: 나.")])
@pytest.mark.parametrize("name", noripan.games())
def test_who_wins_alone_reads_it_of_themselves(name: str, language: str, own: str) -> None:
    game, texts = noripan.find(name), Texts(language, names=["Ada", "Ben"], you=0)
    won, lost = ({"event": "match_won", "seats": [seat]} for seat in (0, 1))
    assert texts.event(game, won) == own
    assert "Ben" in texts.event(game, lost)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", noripan.games())
def test_what_is_about_you_is_said_without_your_name_in_english_and_german(name: str, language: str) -> None:
    """Nobody reads "Ada (you) takes": whatever speaks of your seat alone says you."""
    game = noripan.find(name)
    match = noripan.new(game.name, game.seats[0], seed="you")
    texts, rng = Texts(language, names=["Ada (you)", "Ben", "Cy", "Di"], you=0), Rng.seeded("you")
    while not match.is_over:
        match.play(play_greedily(match, rng))
    said = [texts.event(game, event.shown()) for event in match.events if "seats" not in event.shown()]
    assert [one for one in said if "(you)" in one] == []
    assert any(one.startswith(("You ", "Du ", "내가 ")) for one in said)


@pytest.mark.parametrize(
    ("language", "percent", "decimal", "cards"),
    [
        ("en", "34.5%", "1,234.6", "1/2, 3/4 and 5/6"),
        ("de", "34,5\u00a0%", "1.234,6", "1/2, 3/4 und 5/6"),
        ("ko", "34.5%", "1,234.6", "1/2, 3/4, 5/6"),
    ],
)
def test_numbers_and_lists_follow_the_language(language: str, percent: str, decimal: str, cards: str) -> None:
    texts = Texts(language)
    assert (texts.percent(0.345), texts.decimal(1234.56)) == (percent, decimal)
    laid = texts.event(noripan.find("downup"), {"event": "laid", "seat": 1, "zone": 0, "cards": ["1/2", "3/4", "5/6"]})
    assert cards in laid


def test_the_client_says_every_message_of_its_own() -> None:
    """So no page of the documentation can name a button that is gone: its labels are these messages."""
    folders = (CLIENT.parent / "src", SOURCE / "games")
    files = [file for folder in folders for ending in ("ts", "svelte") for file in folder.rglob(f"*.{ending}")]
    sources = "".join(file.read_text("utf-8") for file in files if ".test." not in file.name)
    said = set(re.findall(r"""["'`]([a-z][\w-]*)["'`]""", sources))
    said |= set(re.findall(r"\{ ([a-z][\w-]*)[ (]", (CLIENT / "en.ftl").read_text("utf-8")))
    begun = tuple(set(re.findall(r"`([a-z][\w-]*-)\$\{", sources)))  # `level-${level}`
    messages = {name for name in messages_in(CLIENT / "en.ftl") if "." not in name}
    assert sorted(name for name in messages - said if not name.startswith(begun)) == []


@pytest.mark.parametrize("name", noripan.games())
def test_whoever_listens_hears_cards_by_their_names(name: str) -> None:
    """No line for those who listen has a card of the hand in notation, unless that is what the card is called."""
    game = noripan.find(name)
    match = noripan.new(name, game.seats[0], seed="heard")
    texts, rng = Texts("de"), Rng.seeded("heard")
    for _ in range(12):
        match.play(play_greedily(match, rng))
    view = match.view(0)
    spoken = " ".join(texts.words(game, words) for words in game.in_words(view))
    assert all(texts.card(game, card) in spoken for card in view["hand"])


def test_rows_are_heard_in_the_order_of_the_hand_whatever_the_order_on_the_wire() -> None:
    game = noripan.find("sixteen")
    view = dict(noripan.new("sixteen", 2, seed="rows").view(0))
    view["rows"] = dict(sorted(view["rows"].items()))
    heard = [Texts("en").words(game, words) for words in game.in_words(view)][:5]
    assert [line.split()[0] for line in heard] == ["red", "yellow", "green", "blue", "purple"]
