"""Down Up's moves as text: what is understood, what is refused and why, and what a move is told as."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import noripan
from noripan import GameError, UnreadableMove
from noripan.core.texts import LANGUAGES, Texts
from noripan.games.downup.tests.positions import play, refused, table, told


@pytest.mark.parametrize(
    ("written", "canonical"),
    [
        ("lay 3/8 3/4 3/6", "lay 3/4 3/6 3/8"),
        ("  lay   3/6 3/4 ", "lay 3/4 3/6"),
        ("Lay 3/4", "lay 3/4"),
        ("lay 1/5★", "lay 1/5"),
        ("FLIP", "flip"),
    ],
)
def test_variants_are_understood(written: str, canonical: str) -> None:
    match = table("1/5 3/4 3/6 3/8", "", "")
    match.play(written)
    assert match.log == [canonical]


@pytest.mark.clause("DU-10")
def test_cards_are_listed_by_rising_bottom_number() -> None:
    match = table("1/2 1/10 1/5 1/9", "", "", "", "")
    match.play("lay 1/10 1/9 1/2")
    assert match.log == ["lay 1/2 1/9 1/10"]
    match.play("take @0")
    assert match.view(1)["known"][1] == ["2/1", "9/1", "10/1"]


@pytest.mark.parametrize(
    "text",
    ["", "lay", "lay 3", "lay 3/4,3/6", "lay 11/2", "lay 03/4", "lay 0/3", "lay 3/4 flip", "lay ３/４", "add 3/4", "add @1",
     "take", "take 1", "take @", "take @a", "take @0.3", "take @0.0", "take @00", "take @²", "flip 3/4", "pass", "3/4",
     "놀이판", "\x00"],
)  # fmt: skip
def test_nonsense_is_unreadable(text: str) -> None:
    match = table("1/5 3/4", "", "")
    with pytest.raises(UnreadableMove) as refusal:
        match.play(text)
    assert refusal.value.code == "unreadable" and match.log == []


def test_refusals_say_what_is_wrong() -> None:
    match = play(table("1/5 3/4 3/6", "3/8", ""), "lay 3/4")
    assert refused(match, "lay 1/4") == {"code": "no_such_card", "text": "1/4"}
    assert refused(match, "lay 7/7") == {"code": "no_such_card", "text": "7/7"}
    assert refused(match, "add 2/3 @0") == {"code": "no_such_card", "text": "2/3"}
    assert refused(match, "lay 3/8 3/8") == {"code": "card_twice", "card": "3/8"}
    assert refused(match, "lay 9/1") == {"code": "not_in_deck", "card": "9/1", "players": 3}
    assert refused(match, "lay 3/6") == {"code": "not_held", "card": "3/6"}
    assert refused(match, "lay 8/3") == {"code": "other_way_up", "card": "8/3", "held_card": "3/8"}
    assert refused(match, "take @3") == {"code": "no_such_seat", "number": 3, "players": 3}
    assert refused(match, "take @0.1") == {"code": "no_zones"}
    assert refused(match, "add 3/6 @0") == {"code": "not_held", "card": "3/6"}


@pytest.mark.clause("DU-53")
def test_two_players_name_the_zone() -> None:
    match = play(table("1/5 3/4", "3/5"), "lay 3/4")
    assert refused(match, "take @0") == {"code": "zone_missing", "example": "@0.1"}
    assert refused(match, "take @2.1") == {"code": "no_such_seat", "number": 2, "players": 2}
    assert {"take @0.2", "add 3/5 @0.2"} <= set(match.moves())
    match.play("add 3/5 @0.2")
    assert match.log[-1] == "add 3/5 @0.2"


@settings(max_examples=300, deadline=None)
@given(
    text=st.one_of(
        st.text(max_size=30), st.from_regex(r"(lay|add|take|flip)( [0-9]{1,2}/[0-9]{1,2}){0,4}( @[0-9](\.[0-9])?)?")
    )
)
def test_any_text_is_played_or_refused_with_a_text_in_every_language(text: str) -> None:
    for match in (play(table("1/5 3/4", "3/5"), "lay 3/4"), play(table("1/5 3/4", "", ""), "lay 3/4")):
        refusal = None
        try:
            match.play(text)
        except GameError as error:
            refusal = error
        assert len(match.log) == (2 if refusal is None else 1)
        if refusal is not None:
            assert all(Texts(language).error(refusal, match.game) for language in LANGUAGES)


def test_a_move_is_told_step_by_step() -> None:
    match = table("1/5 5/2", "3/4 3/6", "5/4")
    play(match, "lay 5/2, lay 3/4 3/6")
    since = len(match.events)
    match.play("add 5/4 @0")
    assert told(match, since) == [
        ("added", {"seat": 2, "set_seat": 0, "zone": 0, "card": "5/4", "value": 5, "size": 2}),
        ("set_returned", {"seat": 1, "zone": 0, "set_cards": ["3/4", "3/6"], "cards": ["4/3", "6/3"]}),
        ("discarded", {"seat": 0, "zone": 0, "cards": ["5/2", "5/4"]}),
    ]
    play(match, "lay 1/5")
    since = len(match.events)
    play(match, "take @0, flip")
    assert told(match, since) == [
        ("took", {"seat": 1, "set_seat": 0, "zone": 0, "set_cards": ["1/5"], "cards": ["5/1"]}),
        ("flipped", {"seat": 2, "count": 7}),
    ]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "add 3/5 to Bo’s set in zone 2"),
        ("de", "3/5 an den Satz von Bo in Zone 2 anlegen"),
        ("ko", "Bo의 2번 구역 세트에 3/5 더하기"),
    ],
)
def test_moves_in_words(language: str, said: str) -> None:
    match = play(table("1/5 3/4", "3/5"), "lay 3/4")
    texts = Texts(language, names=["Bo", "Cy"])
    assert texts.words(match.game, match.game.describe(match.view(match.to_move), "add 3/5 @0.2")) == said


def test_every_illegal_move_of_every_card_has_a_reason() -> None:
    match = play(noripan.new("downup", 4, seed=3), "flip")
    cards = [f"{a}/{b}" for a in range(1, 11) for b in range(1, 11)]
    for text in [*(f"lay {card}" for card in cards), *(f"add {card} @{seat}" for card in cards for seat in range(5))]:
        if text not in match.moves():
            assert refused(match, text)["code"]


@pytest.mark.clause("DU-70")
def test_a_view_in_words() -> None:
    match = play(table("1/5 3/4 3/6", "8/2", ""), "lay 3/4 3/6, take @0, flip")
    texts = Texts("en", names=["Ann", "Bo", "Cy"])
    lines = [texts.words(match.game, words) for words in match.game.board(match.view(1))]
    assert lines == [
        "Round 1, turn 4", "There are no sets on the table.",
        "Ann: 6 cards, 0 tokens", "    holds the star card (which way up is unknown)",
        "Bo: 10 cards, 0 tokens", "    known to all: 4/3 and 6/3",
        "Cy: 8 cards, 0 tokens",
        " and ".join(("Your cards: " + ", ".join(match.view(1)["hand"])).rsplit(", ", 1)),
    ]  # fmt: skip


@pytest.mark.clause("DU-50")
def test_zones_in_words() -> None:
    match = play(table("1/5 3/4", "3/5"), "lay 3/4")
    texts = Texts("en", names=["Ann", "Bo"])
    lines = [texts.words(match.game, words) for words in match.game.board(match.view(None))]
    assert lines[:3] == ["Round 1, turn 2 in zone 1", "Ann in zone 2 │ 3/4", "Ann: 8 cards, 0 rounds won"]
