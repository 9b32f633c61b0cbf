"""How a table stands follows from its journal alone: moves, clocks, who is gone, secret questions."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator

import pytest

import noripan
from noripan.core.errors import GameError
from noripan.core.match import Match
from noripan.core.random import Rng
from noripan.server.live.clock import BankClock, Clock, DaysClock, MoveClock, NoClock
from noripan.server.live.standing import Standing, tried
from noripan.server.store.journal import Entry, Kind

GAMES = sorted(noripan.games())
ASKING = [name for name in GAMES if noripan.games()[name].decline is not None]


def entry(standing: Standing, kind: Kind, seat: int | None, *moves: str, at: int = 0, act: str | None = None) -> Entry:
    return Entry(table="t", seq=standing.seq + 1, kind=kind, worker="w", at=at, seat=seat, moves=moves, act=act)


def begun(name: str, clock: Clock | None = None, seed: int = 1, players: int | None = None) -> Standing:
    game = noripan.games()[name]
    standing = Standing(noripan.new(name, players or min(4, game.seats[-1]), seed), clock or NoClock())
    standing.apply(entry(standing, "start", None))
    return standing


def positions(name: str, seed: int) -> Iterator[tuple[Standing, Rng]]:
    """A whole match at random, standing by standing."""
    standing = begun(name, seed=seed)
    rng = Rng.seeded(f"standing {name} {seed}")
    while not standing.match.over:
        yield standing, rng
        moves = standing.match.moves()
        standing.apply(entry(standing, "move", standing.match.to_move, moves[rng.choose(len(moves))]))


def first_quiet_move(match: Match) -> str | None:
    return next((move for move in match.moves() if not match.reveals(move)), None)


@pytest.mark.parametrize("name", GAMES)
def test_the_journal_folds_to_the_match(name: str) -> None:
    standing = [standing for standing, _ in positions(name, 3)][-1]
    again = noripan.load(standing.match.save())
    assert again.scores() == standing.match.scores()
    assert standing.seq == len(standing.match.log)


@pytest.mark.parametrize("name", GAMES)
def test_a_refused_entry_changes_nothing(name: str) -> None:
    standing = begun(name)
    seat = standing.match.to_move
    before = standing.match.save(), standing.seq
    assert seat is not None
    other = (seat + 1) % standing.match.players
    for who, moves in (
        (other, (standing.match.moves()[0],)),
        (seat, ("nonsense",)),
        (seat, (standing.match.moves()[0], "nonsense")),
    ):
        with pytest.raises(GameError):
            standing.apply(entry(standing, "move", who, *moves))
        assert (standing.match.save(), standing.seq) == before


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_all_who_are_asked_in_secret_are_asked_at_once_and_see_nothing_of_each_other(name: str, seed: int) -> None:
    for standing, rng in positions(name, seed):
        if not standing.match.state.secret():
            continue
        asked = dict(standing.questions())
        for seat in range(standing.match.players):
            frame = standing.frame(seat, 0)
            assert bool(frame["moves"]) == (seat in asked)
            guess = standing.match.state.guess(seat, rng) if seat == standing.match.to_move else None
            if guess is not None:
                assert frame["view"]["to_move"] == seat
            elif seat not in asked:
                assert frame["view"]["to_move"] is None
        assert standing.frame(None, 0)["view"]["to_move"] is None


def twin(standing: Standing) -> Standing:
    made = copy.copy(standing)
    made.match = standing.match.copy()
    return made


def asked_several(name: str) -> Iterator[Standing]:
    """Standings in which more than one seat is being asked."""
    for seed in range(60):
        found = [twin(standing) for standing, _ in positions(name, seed) if len(standing.questions()) > 1]
        yield from found
        if found:
            return
    raise AssertionError("it never happened")


@pytest.mark.parametrize("name", ASKING)
def test_declining_is_not_noticed_while_others_are_still_asked(name: str) -> None:
    for standing in asked_several(name):
        while len(standing.questions()) > 1:
            seat, world = standing.questions()[0]
            others = [one for one in (None, *range(standing.match.players)) if one != seat]
            before = {one: [standing.frame(one, 0)[part] for part in ("view", "moves")] for one in others}
            standing.apply(entry(standing, "window", seat, str(world.kind.decline)))
            assert standing.quiet
            assert {one: [standing.frame(one, 0)[part] for part in ("view", "moves")] for one in others} == before


@pytest.mark.parametrize("name", ASKING)
def test_who_is_asked_is_told_only_what_has_come_to_pass(name: str) -> None:
    for standing in asked_several(name):
        told = {seat: list(standing.match.shown[seat]) for seat in range(standing.match.players)}
        for seat, world in standing.questions():
            frame = standing.frame(seat, 0)
            assert list(frame["facts"]) == told[seat] and frame["seq"] == len(told[seat])
            assert frame["moves"] == world.moves()


@pytest.mark.parametrize("name", GAMES)
def test_a_unit_of_moves_does_not_go_on_after_something_was_revealed(name: str) -> None:
    seen = False
    for standing, _ in positions(name, 5):
        match, seat = standing.match, standing.match.to_move
        move = next((move for move in match.moves() if match.reveals(move)), None)
        if move is None or seat is None:
            continue
        with pytest.raises(GameError) as refused:
            standing.apply(entry(standing, "move", seat, move, "whatever"))
        assert refused.value.code == "move_reveals"
        seen = True
    assert seen


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(2))
def test_trying_gains_no_knowledge(name: str, seed: int) -> None:
    """What a try answers, a frame or a refusal, is the same in every world the seat could be in."""

    def answer(match: Match, seat: int, moves: tuple[str, ...]) -> str:
        try:
            return json.dumps(tried(match, seat, moves).frame(seat, len(match.shown[seat])))
        except GameError as error:
            return f"{error.code} {error.facts}"

    for standing, rng in positions(name, seed):
        match, seat = standing.match, standing.match.to_move
        assert seat is not None
        twin = match.copy()
        twin.state, twin._legal = match.state.guess(seat, rng), None
        for move in match.moves()[:6]:
            units: list[tuple[str, ...]] = [(move,), (move, move)]
            if not match.reveals(move):
                after = tried(match, seat, (move,))
                units += [(move, second) for second in after.moves()[:3]]
            for unit in units:
                assert answer(match, seat, unit) == answer(twin, seat, unit)


def test_a_bank_is_spent_and_wound_up_when_the_turn_passes() -> None:
    standing = begun(GAMES[0], BankClock(60, 5))
    seat = standing.match.to_move
    assert seat is not None and standing.times.deadline(seat) == 60_000
    standing.apply(entry(standing, "move", seat, standing.match.moves()[0], at=10_000))
    passed = 5_000 if standing.match.to_move != seat else 0
    assert standing.times.left is not None and standing.times.left[seat] == 50_000 + passed
    running = standing.running()
    if running is not None:
        shown = standing.times.shown(running, 12_000)
        assert shown is not None and shown["running"] == running
        assert shown["left"][running] == standing.times.left[running] - 2_000  # type: ignore[index]


@pytest.mark.parametrize(("clock", "length"), [(MoveClock(30), 30_000), (DaysClock(3), 3 * 86_400_000)])
def test_a_clock_per_move_begins_anew_with_every_move(clock: Clock, length: int) -> None:
    standing = begun(GAMES[0], clock)
    for at in (1_000, 9_000, 20_000):
        seat = standing.match.to_move
        assert seat is not None
        standing.apply(entry(standing, "move", seat, standing.match.moves()[0], at=at))
        following = standing.match.to_move
        assert following is not None and standing.times.deadline(following) == at + length


def test_nobody_has_a_deadline_without_a_clock() -> None:
    standing = begun(GAMES[0])
    assert standing.times.deadline(0) is None
    assert standing.times.shown(0, 1_000) is None


def test_strikes_in_a_row_are_counted_and_forgotten() -> None:
    standing = begun(GAMES[0], MoveClock(30))
    seat = standing.match.to_move
    assert seat is not None
    standing.apply(entry(standing, "clock", seat, standing.match.moves()[0]))
    assert standing.strikes[seat] == 1 and standing.covered[seat] == 1
    standing.apply(entry(standing, "gone", seat))
    assert standing.gone == {seat}
    standing.apply(entry(standing, "back", seat))
    assert not standing.gone and standing.strikes[seat] == 0


def test_an_act_is_remembered_with_where_it_led() -> None:
    standing = begun(GAMES[0])
    seat = standing.match.to_move
    assert seat is not None
    standing.apply(entry(standing, "move", seat, standing.match.moves()[0], act="a1"))
    assert standing.acts[seat, "a1"] == standing.seat_seq(seat)
