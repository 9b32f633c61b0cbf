"""What an IOTA seat sees and knows, and what a guess must respect."""

from __future__ import annotations

import pytest

import noripan
from noripan.core.game import View
from noripan.games.iota.tests.positions import FACES, climb, play, table
from noripan.games.iota.tests.watcher import Watcher


def guesses(match: noripan.Match, seat: int, count: int = 60) -> list[View]:
    """The truths of some worlds this seat could be in."""
    rng = noripan.Rng.seeded(f"guess {seat}")
    return [match.game.truth(match.state.guess(seat, rng)) for _ in range(count)]


@pytest.mark.clause("IO-50")
def test_a_view_shows_own_cards_and_what_is_public() -> None:
    match = play(table("Gt2 W", "Bs3", "Yx4"), "Gt2@1,0; end")
    view = match.view(1)
    assert view["hand"] == match.truth()["hands"][1]
    assert view["table"] == [["Rc1", 0, 0], ["Gt2", 1, 0]]
    assert (view["scores"], view["counts"], view["pile_count"], view["turn"]) == ([3, 0, 0], [4, 4, 4], 52, 1)
    assert view["known"] == {"hands": [[], [], []], "pile": []}
    assert "hands" not in view and "pile" not in view
    shown = str({key: view[key] for key in view if key != "wilds"})
    hidden = {card for seat in (0, 2) for card in match.truth()["hands"][seat]} | set(match.truth()["pile"])
    assert not [card for card in hidden if f"'{card}'" in shown]
    assert match.view(None)["hand"] is None and match.view(None)["known"] is None


@pytest.mark.clause("IO-50")
def test_drawn_cards_are_told_to_their_seat_only() -> None:
    match = play(table("Gt2", "", pile="Yx4"), "Gt2@1,0; end")
    assert {"event": "drew_cards", "seat": 0, "cards": ["Yx4"]} in match.frame(0)["events"]
    assert {"event": "drew", "seat": 0, "count": 1} in match.frame(1)["events"]
    assert "Yx4" not in str(match.frame(1)["events"]) + str(match.frame(None)["events"])


@pytest.mark.clause("IO-50")
def test_what_cannot_be_seen_is_dealt_anew() -> None:
    match = table("Gt2 W", "Bs3", "")
    worlds = guesses(match, 1)
    assert all(world["hands"][1] == match.truth()["hands"][1] for world in worlds)
    assert len({str(world["hands"][0]) for world in worlds}) > 50
    assert len({world["pile"][0] for world in worlds}) > 20


@pytest.mark.clause("IO-50")
@pytest.mark.parametrize(("moves", "drawn"), [("Gt2@1,0; Bs3@-1,0", True), ("Gt2@1,0", True)])
def test_an_end_that_draws_must_not_be_tried(moves: str, drawn: bool) -> None:
    match = play(table("Gt2 Bs3", ""), moves)
    assert match.reveals("end") == drawn
    empty = climb(table("W W Bc1 Bc2", "", short=True, first=1), 25)
    play(empty, next(move for move in empty.moves() if "@" in move and move[0] != "W"))
    assert not empty.reveals("end"), "nothing is drawn and no wild lies on the table"


# ---- what a seat knows for certain


@pytest.mark.clause("IO-20", "IO-50")
def test_a_seat_knows_the_cards_it_has_put_under_the_pile() -> None:
    match = play(table("Yx4 W Bc1 Rs2", "", ""), "trade Bc1 W Yx4; pass; pass")
    assert match.view(0)["known"]["pile"] == [[50, "Bc1"], [51, "W"], [52, "Yx4"]]
    assert match.view(1)["known"]["pile"] == []
    assert all(world["pile"][50:] == ["Bc1", "W", "Yx4"] for world in guesses(match, 0))
    others = {str(world["pile"][50:]) for world in guesses(match, 1)}
    assert len(others) > 20


@pytest.mark.clause("IO-20", "IO-50")
def test_others_know_that_a_trade_is_sorted() -> None:
    match = play(table("Yx4 W Bc1 Rs2", "", ""), "trade Bc1 Rs2 W Yx4; pass; pass")
    assert all(world["pile"][49:] == sorted(world["pile"][49:]) for world in guesses(match, 1))
    assert not all(world["pile"][45:49] == sorted(world["pile"][45:49]) for world in guesses(match, 1))


def nearly_empty(left: int = 2) -> noripan.Match:
    """A short game of two, so many cards left in the pile, the last of them Bc1 and Bc2; both seats hold a wild."""
    return climb(table("Yc1 Yc2 Gs1 W", "Yt1 Yt2 Yt3 W", pile=PILE, short=True), 25 - left)


PILE = " ".join([*(card for card in FACES if card[0] == "R" and card != "Rc1"), "Ys1 Ys2 Ys3 Ys4 Yx1 Yx2 Yx3 Yx4 Bc1 Bc2"])


@pytest.mark.clause("IO-20", "IO-50")
def test_a_known_card_that_is_drawn_is_known_in_that_hand() -> None:
    match = nearly_empty()
    seat = match.to_move
    assert seat is not None and match.truth()["pile"] == ["Bc1", "Bc2"]
    other = 1 - seat
    mine = [card for card in match.view(seat)["hand"] if card != "W"][:2]
    match.play(" ".join(["trade", *mine]))
    assert match.view(seat)["known"] == {"hands": [[], []], "pile": [[0, mine[0]], [1, mine[1]]]}
    match.play(next(move for move in match.moves() if move.startswith("trade") and len(move.split()) == 2))
    assert match.view(seat)["known"]["hands"][other] == [mine[0]], "it went from the top of the pile to that hand"
    for world in guesses(match, seat):
        assert mine[0] in world["hands"][other] and world["pile"][0] == mine[1]


@pytest.mark.clause("IO-20", "IO-50")
def test_who_draws_a_card_of_a_trade_knows_that_the_rest_is_higher() -> None:
    match = nearly_empty()
    seat = match.to_move
    assert seat is not None
    other = 1 - seat
    match.play(" ".join(["trade", *match.view(seat)["hand"][:2]]))
    low, high = match.truth()["pile"]
    mine = next(card for card in match.view(other)["hand"] if card != "W")
    match.play(f"trade {mine}")
    assert low in match.view(other)["hand"]
    tops = {world["pile"][0] for world in guesses(match, other)}
    assert min(tops) > low, "in notation order"
    assert len(tops) > 3 and high in tops


def trade_some(match: noripan.Match, count: int) -> None:
    match.play(next(move for move in match.moves() if move.startswith("trade") and len(move.split()) == count + 1))


@pytest.mark.clause("IO-20", "IO-50")
def test_of_two_known_cards_only_one_can_have_stayed() -> None:
    """The other seat draws two cards that this one knows, and then trades three of its four for cards it had before."""
    match = nearly_empty(left=4)
    seat = match.to_move
    assert seat is not None
    other = 1 - seat
    known = [card for card in match.view(seat)["hand"] if card != "W"][:2]
    match.play(" ".join(["trade", *known]))
    trade_some(match, 4)
    assert match.view(seat)["known"]["hands"][other] == known
    match.play("pass")
    trade_some(match, 3)
    worlds = guesses(match, seat, 200)
    assert all(set(known) <= {*world["hands"][other], *world["pile"][1:]} for world in worlds)
    assert {sum(card in world["hands"][other] for card in known) for world in worlds} == {0, 1}


@pytest.mark.clause("IO-32", "IO-50")
def test_all_know_who_took_a_wild() -> None:
    match = play(table("Rc2 W", "Rc3 Gs3", ""), "Rc2@1,0; W@2,0; end; swap Rc3@2,0; pass")
    assert match.view(0)["known"]["hands"] == match.view(2)["known"]["hands"] == [[], ["W"], []]
    assert all("W" in world["hands"][1] for seat in (0, 2) for world in guesses(match, seat))


@pytest.mark.clause("IO-32", "IO-50")
def test_a_wild_laid_by_who_took_one_says_nothing_of_the_other() -> None:
    """Seat 1 took a wild and lays one: whether it holds the other is as open as before."""
    match = play(table("Rc2 W", "Rc3 Gs3", "", pile="W"), "Rc2@1,0; W@2,0; end; swap Rc3@2,0; W@3,0; end")
    while match.view(match.to_move)["asked"]:
        match.play("keep")
    assert match.view(2)["known"]["hands"] == [[], [], []]
    places = {where(world) for world in guesses(match, 2, 200)}
    assert places == {"0", "1", "pile"}


def where(world: View, besides: int | None = None) -> str:
    """Which hand has a wild, if not this one, or is it in the pile?"""
    return next((str(seat) for seat, hand in enumerate(world["hands"]) if "W" in hand and seat != besides), "pile")


@pytest.mark.clause("IO-32", "IO-50")
def test_a_wild_known_in_a_hand_may_be_traded_away() -> None:
    match = play(table("Rc2 W W", "Rc3 Gs3", ""), "Rc2@1,0; W@2,0; end; swap Rc3@2,0; trade Gs3")
    worlds = guesses(match, 0, 200)
    assert {where(world, besides=0) for world in worlds} == {"1", "pile"}, "seat 0 sees the other wild"
    assert all(world["pile"][-1] == "W" for world in worlds if where(world, besides=0) == "pile"), "then it is the lowest"
    for world in guesses(match, 2, 200):
        assert "W" in world["hands"][1] or world["pile"][-1] == "W", "one of the two is in either place"


# ---- while somebody is asked


@pytest.mark.clause("IO-33", "IO-50")
def test_a_guess_during_a_question_asks_somebody_who_can() -> None:
    match = play(table("Rc2 W", "Rc3", "Gs1", ""), "Rc2@1,0; W@2,0; end")
    rng = noripan.Rng.seeded("asked")
    asked = set()
    for _ in range(100):
        guess = match.state.guess(3, rng)
        assert guess.is_secret() and guess.to_move != 3
        assert {"Rc3", "Rc4"} & set(match.game.truth(guess)["hands"][guess.to_move])
        assert len(guess.moves()) > 1
        asked.add(guess.to_move)
    assert asked == {0, 1, 2}, "for all that seat 3 knows, each of them may be asked"


@pytest.mark.clause("IO-33", "IO-50")
def test_who_could_swap_knows_whose_turn_to_be_asked_it_can_be() -> None:
    match = play(table("Rc2 W", "Gs1", "Rc3", "Rc4"), "Rc2@1,0; W@2,0; end")
    assert match.to_move == 2
    rng = noripan.Rng.seeded("asked")
    assert {match.state.guess(3, rng).to_move for _ in range(60)} == {1, 2}, "seat 3 waits for its own chance"
    match.play("keep")
    assert match.to_move == 3
    assert {match.state.guess(2, rng).to_move for _ in range(60)} == {0, 3}, "seat 2 has had its chance"
    assert {match.state.guess(3, rng).to_move for _ in range(20)} == {3}


@pytest.mark.clause("IO-33", "IO-50")
def test_a_swap_tells_how_far_the_question_has_come() -> None:
    hands = ("W W Rc2", "Gs1", "Rc3 Rc4", "")
    match = play(table(*hands), "W@1,0; W@2,0; Rc2@3,0; end; swap Rc3@1,0")
    assert match.to_move == 2
    rng = noripan.Rng.seeded("asked")
    assert {match.state.guess(1, rng).to_move for _ in range(60)} == {0, 2, 3}
    assert {match.state.guess(0, rng).to_move for _ in range(60)} == {2, 3}


# ---- in long games


def play_oddly(match: noripan.Match, rng: noripan.Rng) -> str:
    """Trades and swaps much more often than is wise."""
    moves = match.moves()
    odd = [move for move in moves if move.startswith(("trade", "swap", "W@"))]
    chosen = odd if odd and rng.choose(2) else moves
    return chosen[rng.choose(len(chosen))]


@pytest.mark.clause("IO-20", "IO-50")
@pytest.mark.parametrize("short", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_guesses_agree_with_a_second_record_of_what_is_known(players: int, short: bool) -> None:
    for seed in range(4):
        match = noripan.new("iota", players, seed, {"short": short})
        rng = noripan.Rng.seeded(f"odd {seed}")
        watchers = [Watcher(match, seat) for seat in range(players)]
        while not match.is_over:
            mover = match.to_move
            assert mover is not None
            before = [match.view(seat) for seat in range(players)]
            match.play(play_oddly(match, rng))
            for seat, watcher in enumerate(watchers):
                watcher.watch(before[seat], match.log[-1], mover, match.view(seat))
                watcher.check(match.truth())
                if not match.is_over:
                    watcher.check(match.game.truth(match.state.guess(seat, rng)))
            check_known(match)


def check_known(match: noripan.Match) -> None:
    """What a view calls known is true."""
    truth = match.truth()
    for seat in range(match.players):
        known = match.view(seat)["known"]
        for other, cards in enumerate(known["hands"]):
            assert all(truth["hands"][other].count(card) >= cards.count(card) for card in cards)
        assert all(truth["pile"][depth] == card for depth, card in known["pile"])


def test_what_seats_remember_is_kept_in_the_last_of_many_playouts_only() -> None:
    """Nobody can ask in the others, and they are twice as fast without."""
    many, one = (noripan.new("iota", 3, 1).state for _ in range(2))
    rng = noripan.Rng.seeded("playouts")
    assert many.playouts(3, rng) > 0 and one.playout() > 0
    for state in (many, one, many.copy()):
        assert state.cards.memory.kept  # type: ignore[attr-defined]
