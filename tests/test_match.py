"""The promises of a match, whatever the game."""

from __future__ import annotations

import json
from typing import Any

import pytest

import noripan
from noripan import BadOption, BadRecord, GameError, GameOver, IllegalMove, UnreadableMove
from noripan.core.laws import play_randomly
from noripan.core.replay import replay
from noripan.core.rng import Rng
from noripan.core.texts import Texts

NAMES = list(noripan.games())


def begun(name: str, moves: int = 5) -> noripan.Match:
    match = noripan.new(name, noripan.find(name).seats[0], seed="begun")
    rng = Rng.seeded("begun")
    for _ in range(moves):
        match.play(play_randomly(match, rng))
    return match


def finished(name: str) -> noripan.Match:
    match = begun(name, 0)
    rng = Rng.seeded("finished")
    while not match.is_over:
        match.play(play_randomly(match, rng))
    return match


@pytest.mark.parametrize("name", NAMES)
def test_a_match_tells_what_it_is(name: str) -> None:
    match = begun(name, 0)
    assert match.game.name == name
    assert match.players == noripan.find(name).seats[0]
    assert match.to_move in range(match.players)
    assert match.moves() == sorted(match.moves())
    assert len(match.scores()) == match.players
    assert match.winners() == []
    assert not match.is_over


@pytest.mark.parametrize("name", NAMES)
def test_views_are_json_and_have_what_every_seat_needs(name: str) -> None:
    match = begun(name)
    for seat in range(match.players):
        view = json.loads(json.dumps(match.view(seat)))
        assert view["you"] == seat
        assert sorted(view["hand"]) == sorted(match.truth()["hands"][seat])
    assert match.view(None)["you"] is None
    assert json.loads(json.dumps(match.truth())) == match.truth()


@pytest.mark.parametrize("name", NAMES)
def test_what_a_caller_does_to_a_record_or_a_list_does_not_reach_the_match(name: str) -> None:
    match = begun(name)
    before = json.dumps([match.truth(), match.save(), match.frame(0)])
    match.save()["moves"].clear()
    match.save()["options"].clear()
    match.frame(0)["events"].clear()
    match.frame(match.to_move)["moves"].clear()
    match.moves().clear()
    assert json.dumps([match.truth(), match.save(), match.frame(0)]) == before


@pytest.mark.parametrize("name", NAMES)
def test_who_puts_frames_into_words_only_reads_them(name: str) -> None:
    match, texts = finished(name), Texts("en")
    seats = (None, *range(match.players))
    before = json.dumps([match.frame(seat) for seat in seats])
    for seat in seats:
        frame = match.frame(seat)
        for words in match.game.board(frame["view"]):
            texts.words(match.game, words)
        for event in frame["events"]:
            texts.event(match.game, event)
    assert json.dumps([match.frame(seat) for seat in seats]) == before


@pytest.mark.parametrize("name", NAMES)
def test_a_view_keeps_what_it_showed(name: str) -> None:
    match = begun(name, 0)
    rng = Rng.seeded("views")
    views = []
    for _ in range(12):
        views += [(view, json.dumps(view)) for view in (match.view(None), match.view(0))]
        match.play(play_randomly(match, rng))
    assert all(json.dumps(view) == text for view, text in views)


@pytest.mark.parametrize("name", NAMES)
def test_a_copy_goes_its_own_way(name: str) -> None:
    match = begun(name)
    shown = [match.frame(seat) for seat in (None, *range(match.players))]
    before = json.dumps([match.truth(), match.save(), shown])
    twin = match.copy()
    assert json.dumps([twin.truth(), twin.save(), [twin.frame(seat) for seat in twin.shown]]) == before
    rng = Rng.seeded("twin")
    while not twin.is_over:
        twin.play(play_randomly(twin, rng))
    assert json.dumps([match.truth(), match.save(), [match.frame(seat) for seat in match.shown]]) == before


@pytest.mark.parametrize("name", NAMES)
def test_frames_bring_exactly_the_facts_since(name: str) -> None:
    match = begun(name, 0)
    rng = Rng.seeded("frames")
    seen: dict[int | None, list[Any]] = {seat: [] for seat in (None, *range(match.players))}
    for _ in range(30):
        if match.is_over:
            break
        match.play(play_randomly(match, rng))
        for seat, events in seen.items():
            frame = match.frame(seat, len(events))
            events += frame["events"]
            assert frame["seq"] == len(events)
            assert frame["view"] == match.view(seat)
            assert frame["moves"] == (match.moves() if seat is not None and seat == match.to_move else [])
    for seat, events in seen.items():
        assert match.frame(seat, 0)["events"] == events


@pytest.mark.parametrize("since", [-1, 10**6, 1.5, "0", None])
def test_a_frame_since_nowhere_is_refused(since: Any) -> None:
    with pytest.raises(GameError, match="bad_since"):
        begun(NAMES[0]).frame(0, since)


@pytest.mark.parametrize("seat", [-1, 99, "0", 1.0, True])
def test_a_seat_that_is_not_there_is_refused(seat: Any) -> None:
    match = begun(NAMES[0])
    for look in (match.view, match.frame):
        with pytest.raises(GameError, match="bad_seat"):
            look(seat)


@pytest.mark.parametrize("name", NAMES)
def test_playing_after_the_end(name: str) -> None:
    match = finished(name)
    before = json.dumps([match.truth(), match.save()])
    for text in (match.log[-1], "pass", "?"):
        with pytest.raises(GameOver, match="match_over"):
            match.play(text)
        with pytest.raises(GameOver):
            match.reveals(text)
    assert match.to_move is None
    assert match.moves() == []
    assert json.dumps([match.truth(), match.save()]) == before


@pytest.mark.parametrize("text", ["", "no such move", "🂡", "x" * 5000, None, 7, ["R7"]])
@pytest.mark.parametrize("name", NAMES)
def test_unreadable_moves(name: str, text: Any) -> None:
    with pytest.raises(UnreadableMove) as refusal:
        begun(name).play(text)
    assert refusal.value.code == "unreadable"


@pytest.mark.parametrize("players", [0, 1, 7, -3, True, 2.0, "2", None])
@pytest.mark.parametrize("name", NAMES)
def test_wrong_player_counts(name: str, players: Any) -> None:
    with pytest.raises(GameError) as refusal:
        noripan.new(name, players)
    assert refusal.value.code == "bad_players"
    assert refusal.value.details["low"] == noripan.find(name).seats[0]


@pytest.mark.parametrize("name", ["chess", "", None, 7, "../core"])
def test_unknown_games(name: Any) -> None:
    with pytest.raises(GameError, match="unknown_game") as refusal:
        noripan.new(name, 3)
    assert all(game in str(refusal.value.details["allowed"]) for game in NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_unknown_options(name: str) -> None:
    for options in ({"no_such": 1}, {"": True}, {1: 2}):
        with pytest.raises(BadOption, match="unknown_option"):
            noripan.new(name, noripan.find(name).seats[0], options=options)  # type: ignore[arg-type]
    with pytest.raises(BadOption, match="options_not_object"):
        noripan.new(name, noripan.find(name).seats[0], options=["x"])  # type: ignore[arg-type]


@pytest.mark.parametrize("name", NAMES)
def test_wrong_option_values(name: str) -> None:
    game = noripan.find(name)
    for option in game.options:
        for value in ("maybe", -1000, 10**9, [], ["x"], {}, 0.5, [0.5]):
            with pytest.raises(BadOption) as refusal:
                noripan.new(name, game.seats[0], options={option.name: value})
            assert refusal.value.details["option"] == option.name


@pytest.mark.parametrize("name", NAMES)
def test_a_record_that_is_damaged_is_refused(name: str) -> None:
    record = begun(name).save()
    damaged = [
        ([], "record_not_object"),
        ({**record, "noripan": 99}, "record_format"),
        ({**record, "extra": 1}, "record_unknown_key"),
        ({key: record[key] for key in record if key != "moves"}, "record_missing"),
        ({**record, "moves": "pass"}, "record_missing"),
        ({**record, "seed": 7}, "record_missing"),
        ({**record, "moves": [*record["moves"], "no such move"]}, "record_move"),
        ({**record, "moves": [None]}, "record_move"),
    ]
    for bad, code in damaged:
        with pytest.raises(BadRecord) as refusal:
            noripan.load(bad)
        assert refusal.value.code == code


@pytest.mark.parametrize("name", NAMES)
def test_illegal_is_not_unreadable(name: str) -> None:
    """Moves of other positions of the same game are read, and refused if they are not legal here."""
    match, other = begun(name, 0), finished(name)
    codes = set()
    for text in other.log:
        if text not in match.moves():
            with pytest.raises(IllegalMove) as refusal:
                match.play(text)
            codes.add(refusal.value.code)
    assert codes
    assert match.log == []


def test_what_everybody_saw_differently_is_replayed_once() -> None:
    """With all cards open a draw is told in the words of whoever saw most, and not in those of the others as well."""
    kinds = [[event["event"] for event in step.shown(None)] for step in replay(finished("iota"))]
    assert any("drew_cards" in told for told in kinds)
    assert not any("drew" in told and "drew_cards" in told for told in kinds)
