"""What is said for IOTA moves, in positions that show it."""

from __future__ import annotations

from typing import Any

from noripan.core.match import Match
from noripan.games.iota.tests.positions import play, table


def said(match: Match, move: str) -> tuple[str, dict[str, Any]] | None:
    found = match.game.reason(match.state, match.read(move))
    return found and (found.message.removeprefix("reason-"), found.data)


def test_a_lot_is_on_its_way_and_then_complete() -> None:
    match = table("Rc2 Rc3 Rc4 Gt1", "Bx1", starter="Rc1")
    assert said(match, "Rc2@1,0") == ("goes-on", {"points": 3 + 2 + 4}), "with Rc4 below it"
    play(match, "Rc2@1,0; Rc3@2,0")
    assert said(match, "Rc4@3,0") == ("lot", {"points": 20})
    assert said(match, "end") == ("ends", {"points": 6}), "a lot is left open"


def test_nothing_is_left_open() -> None:
    match = table("W W Rc2 Gt1", "Bx1", starter="Rc1")
    play(match, "Rc2@1,0")
    assert said(match, "end") == ("ends-safely", {"points": 3})


def test_two_lines() -> None:
    match = table("Gs2 Bt4 Rx1 Gt3", "Yx1", starter="Rc1")
    play(match, "Gs2@1,0; end; pass")
    play(match, "Bt4@0,1")
    assert said(match, "Gt3@1,1") == ("two-lines", {"points": 17})


def test_four_cards() -> None:
    match = table("Yx4 Yx1 Yx2 Yx3", "Gt2", starter="Rc2")
    play(match, "Yx4@1,0; Yx1@1,1; Yx2@1,2")
    assert said(match, "Yx3@1,3") == ("four", {"points": 4 * (2 + 4 + 4 + 1 + 2 + 3)})


def test_trades_keep_the_wild() -> None:
    match = table("W Rc2 Rc3 Gt1", "Bx1")
    assert said(match, "trade Rc2") == ("keeps-wild", {"count": 1})
    assert said(match, "trade W") is None
    assert said(table("Rc2 Rc3 Rc4 Gt1", "Bx1"), "trade Rc2 Rc3") == ("new-cards", {"count": 2})


def test_a_wild_is_worth_taking() -> None:
    match = play(table("W Rc3", "Rc2", starter="Rc1"), "W@1,0; end")
    assert said(match, "swap Rc2@1,0") == ("takes-wild", {})


def test_reasons_try_nothing_out_for_real() -> None:
    match = table("Rc2 Rc3 Rc4 Gt1", "Bx1", starter="Rc1")
    before = match.truth()
    for move in match.moves():
        said(match, move)
    assert match.truth() == before
