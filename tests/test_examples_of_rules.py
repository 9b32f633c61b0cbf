"""The pictures of the rules are played on the engine: they say what the games do, in every language and in every client."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from support.scripts import script

import noripan
from noripan.core.examples import FILE, BrokenExample, about_box, examples_of, play_example, shelves_of
from noripan.core.rng import Rng
from noripan.core.texts import LANGUAGES, Texts
from noripan.terminal.drawing import width_of
from noripan.terminal.rules_page import STEPS, TURN, RulesPage

ROOT = Path(__file__).parent.parent
NAMES = [name for name, game in noripan.games().items() if game.box is not None]


def written(name: str) -> dict[str, dict[str, Any]]:
    text = (noripan.find(name).folder / FILE).read_text("utf-8")
    return {one["name"]: one for one in tomllib.loads(text)["example"]}


def test_every_game_has_its_pictures() -> None:
    """A game of one's own may do without."""
    assert len(NAMES) >= 5


@pytest.mark.parametrize("name", NAMES)
def test_every_example_is_what_the_engine_does(name: str) -> None:
    game = noripan.find(name)
    examples = examples_of(game)
    known = {clause for clauses in game.clauses.values() for clause in clauses}
    assert len(examples) >= 7
    assert {clause for one in examples for clause in one.clauses} <= known
    assert [len(one.pictures) for one in examples if one.name == TURN] == [len(STEPS)]
    assert any(one.refusal for example in examples for picture in example.pictures for one in picture.tries)


@pytest.mark.parametrize(
    ("name", "example", "change", "complaint"),
    [
        ("iota", "scoring", {"events": [{"event": "turn_scored", "points": 35}]}, "expects"),
        ("tongtong", "follow", {"tries": {"R6": ""}}, "must_follow"),
        ("tongtong", "follow", {"tries": {"Y1": "must_follow"}}, "expects Y1"),
        ("sixteen", "turn", {"show": ["row-X"]}, "row-X"),
    ],
)
def test_an_example_that_is_wrong_breaks(name: str, example: str, change: dict[str, Any], complaint: str) -> None:
    wrong = written(name)[example]
    wrong["steps"][-1] = {**wrong["steps"][-1], **change}
    with pytest.raises(BrokenExample, match=complaint):
        play_example(noripan.find(name), wrong)


def events_of(name: str, example: str, event: str) -> list[Any]:
    found = next(one for one in examples_of(noripan.find(name)) if one.name == example)
    return [shown for picture in found.pictures for shown in picture.events if shown["event"] == event]


def test_the_printed_examples_are_there_by_value() -> None:
    assert [one["points"] for one in events_of("iota", "scoring", "turn_scored")] == [6, 6, 34, 208]
    scored = events_of("tongtong", "scoring", "went_bust") + events_of("tongtong", "scoring", "ranked")
    assert [(one["sum"], one["bonus"], one["total"]) for one in scored] == [(13, 1, 1), (9, 2, 12), (9, 1, 11), (0, 0, 4)]
    assert [one["top_cards"][0] for one in events_of("tongtong", "piles", "round_won")] == ["R3", "R7", "R5"]
    assert [one["cards"] for one in events_of("downup", "add", "set_returned")] == [["4/3", "6/3"]]
    assert [one["cards"] for one in events_of("downup", "take", "took")] == [["5/2", "7/2", "9/2"]]
    assert [one["points"] for one in events_of("sixteen", "count", "counted")] == [19]
    assert [one["seats"] for one in events_of("sixteen", "tie", "match_won")] == [[1]]


def test_the_seven_lines_are_what_their_captions_say() -> None:
    lots = [one for one in examples_of(noripan.find("iota")) if one.text.message == "example-lot"]
    kinds = set()
    for one in lots:
        cards = one.pictures[-1].parts[0].cards
        alike = {1: "same", 4: "different"}
        said = {key: alike[len({card[i] for card in cards})] for i, key in enumerate(("colours", "shapes", "numbers"))}
        assert said == one.text.data
        kinds.add(tuple(said.values()))
    assert len(kinds) == 7


@pytest.mark.parametrize("name", NAMES)
def test_the_box_is_the_deck(name: str) -> None:
    """Counted once more from a deal: nothing is missing, nothing is shown twice."""
    game = noripan.find(name)
    shown = Counter({kind.card: kind.copies for shelf in shelves_of(game) for kind in shelf.kinds})
    assert shown == Counter(game.census(game.start(game.seats[-1], Rng.seeded("another"))))
    about = about_box(game)
    assert about is not None and str(shown.total()) in Texts("en").words(game, about)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_the_page_fits_into_80_columns_and_is_complete(name: str, language: str) -> None:
    game, texts = noripan.find(name), Texts(language)
    page = RulesPage(game, texts, 80).whole()
    assert max(width_of(line) for line in page) <= 80
    said = " ".join(" ".join("".join(run.text for run in line) for line in page).split())
    for section in texts.rules(game):
        for clause in section.clauses:
            assert f"{clause.id}{'†' if clause.ruling else ''} " in said
    for one in examples_of(game):
        for picture in one.pictures:
            for event in picture.events:
                assert (
                    " ".join(Texts(language, (), texts.say("example-people").split(", ")).event(game, event).split()) in said
                )


def test_the_browser_has_the_same_examples() -> None:
    for file, text in script("rules_data").rules_data().items():
        assert file.read_bytes() == text, "`make protocol` writes it again"


@pytest.mark.parametrize("name", NAMES)
def test_every_text_of_an_example_is_used(name: str) -> None:
    game = noripan.find(name)
    lines = (game.folder / "texts/en.ftl").read_text("utf-8").splitlines()
    there = {line.partition(" ")[0] for line in lines if line.startswith("example-")}
    assert there == {one.text.message for one in examples_of(game)}
