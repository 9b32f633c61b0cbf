"""One move on its way through the core, as docs/explanation/architecture.md describes it."""

from __future__ import annotations

import pytest

import noripan
from noripan import IllegalMove


def test_one_move() -> None:
    match = noripan.new("sixteen", players=3, seed=7)
    mover = match.to_move
    assert mover == 1
    text = "G11-12"

    # the client sends a text; the match reads it as one of the legal moves
    move = match.read(text)
    assert match.game.write_move(match.state, move) == text
    # what is not legal is refused by the game, with a reason, and nothing has changed
    with pytest.raises(IllegalMove) as refusal:
        match.play("G2")
    assert (refusal.value.code, refusal.value.details) == ("not_held", {"card": "G2"})
    assert match.log == [] and match.to_move == mover

    # the move is played: the log grows, the state moves on, the game says what happened
    match.play(text)
    assert match.log == [text]
    assert [event.name for event in match.events] == ["laid"]

    # each client gets its frame: its view, the events it has not seen, and its moves if it is its turn
    frames = {seat: match.frame(seat, since=0) for seat in (None, 0, 1, 2)}
    assert all(frame["events"] == [{"event": "laid", "seat": 1, "cards": ["G11", "G12"]}] for frame in frames.values())
    assert [seat for seat, frame in frames.items() if frame["moves"]] == [2]
    assert frames[1]["view"]["hand"] != frames[2]["view"]["hand"]
    assert match.frame(0, since=frames[0]["seq"])["events"] == []
