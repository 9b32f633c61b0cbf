"""How a table stands follows from its journal alone: moves, clocks, who is gone, secret questions."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator

import pytest

import noripan
from noripan.core.errors import GameError
from noripan.core.match import Match
from noripan.core.rng import Rng
from noripan.protocol.clocks import BankClock, Clock, DaysClock, MoveClock, NoClock
from noripan.protocol.record import EntryKind
from noripan.server.store.journal import Entry
from noripan.server.tables.clock import Times
from noripan.server.tables.record import lasting
from noripan.server.tables.state import TableState, tried

GAMES = sorted(noripan.games())
ASKING = [name for name in GAMES if noripan.games()[name].decline is not None]


def entry(state: TableState, kind: EntryKind, seat: int | None, *moves: str, at: int = 0, act: str | None = None) -> Entry:
    return Entry(table="t", seq=state.seq + 1, kind=kind, worker="w", at=at, seat=seat, moves=moves, act=act)


def begun(name: str, clock: Clock | None = None, seed: int = 1, players: int | None = None) -> TableState:
    game = noripan.games()[name]
    state = TableState(noripan.new(name, players or min(4, game.seats[-1]), seed), clock or NoClock())
    state.apply(entry(state, "start", None))
    return state


def positions(name: str, seed: int) -> Iterator[tuple[TableState, Rng]]:
    """A whole match at random, position by position."""
    state = begun(name, seed=seed)
    rng = Rng.seeded(f"state {name} {seed}")
    while not state.match.is_over:
        yield state, rng
        moves = state.match.moves()
        state.apply(entry(state, "move", state.match.to_move, moves[rng.choose(len(moves))]))


def first_quiet_move(match: Match) -> str | None:
    return next((move for move in match.moves() if not match.reveals(move)), None)


@pytest.mark.parametrize("name", GAMES)
def test_the_journal_folds_to_the_match(name: str) -> None:
    state = [state for state, _ in positions(name, 3)][-1]
    again = noripan.load(state.match.save())
    assert again.scores() == state.match.scores()
    assert state.seq == len(state.match.log)


@pytest.mark.parametrize("name", GAMES)
def test_a_refused_entry_changes_nothing(name: str) -> None:
    state = begun(name)
    seat = state.match.to_move
    before = state.match.save(), state.seq
    assert seat is not None
    other = (seat + 1) % state.match.players
    for who, moves in (
        (other, (state.match.moves()[0],)),
        (seat, ("nonsense",)),
        (seat, (state.match.moves()[0], "nonsense")),
    ):
        with pytest.raises(GameError):
            state.apply(entry(state, "move", who, *moves))
        assert (state.match.save(), state.seq) == before


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_all_who_are_asked_in_secret_are_asked_at_once_and_see_nothing_of_each_other(name: str, seed: int) -> None:
    for state, rng in positions(name, seed):
        if not state.match.state.is_secret():
            continue
        asked = dict(state.questions())
        for seat in range(state.match.players):
            frame = state.frame(seat, 0)
            assert bool(frame["moves"]) == (seat in asked)
            guess = state.match.state.guess(seat, rng) if seat == state.match.to_move else None
            if guess is not None:
                assert frame["view"]["to_move"] == seat
            elif seat not in asked:
                assert frame["view"]["to_move"] is None
        assert state.frame(None, 0)["view"]["to_move"] is None


@pytest.mark.parametrize("name", ASKING)
def test_that_somebody_is_asked_is_noticed_but_not_who(name: str) -> None:
    """docs/security.md owns up to it: with two players it is the other one, with more it may be any of several."""
    suspects: dict[int, int] = {}  # by the number of players: how many may be the one, for all an onlooker knows
    for players in (2, 3):
        for seed in range(40):
            state = begun(name, seed=seed, players=players)
            rng = Rng.seeded(f"noticed {name} {seed}")
            while not state.match.is_over and suspects.get(players, 0) < players - 1:
                asked = dict(state.questions())
                for seat in set(range(players)) - set(asked) if asked else ():
                    assert state.frame(seat, 0)["view"]["to_move"] is None and state.running() is None
                    seen = {state.match.state.guess(seat, rng).to_move for _ in range(20)}
                    assert seat not in seen
                    suspects[players] = max(suspects.get(players, 0), len(seen))
                moves = state.match.moves()
                state.apply(entry(state, "move", state.match.to_move, moves[rng.choose(len(moves))]))
    assert suspects == {2: 1, 3: 2}


def twin(state: TableState) -> TableState:
    made = copy.copy(state)
    made.match = state.match.copy()
    return made


def asked_several(name: str) -> Iterator[TableState]:
    """Standings in which more than one seat is being asked."""
    for seed in range(60):
        found = [twin(state) for state, _ in positions(name, seed) if len(state.questions()) > 1]
        yield from found
        if found:
            return
    raise AssertionError("it never happened")


@pytest.mark.parametrize("name", ASKING)
def test_declining_is_not_noticed_while_others_are_still_asked(name: str) -> None:
    for state in asked_several(name):
        while len(state.questions()) > 1:
            seat, world = state.questions()[0]
            others = [one for one in (None, *range(state.match.players)) if one != seat]
            before = {one: [state.frame(one, 0)[part] for part in ("view", "moves")] for one in others}
            state.apply(entry(state, "unanswered", seat, str(world.game.decline)))
            assert state.changed(seat) == state.seq
            assert all(state.changed(one) < state.seq for one in others)
            assert {one: [state.frame(one, 0)[part] for part in ("view", "moves")] for one in others} == before


@pytest.mark.parametrize("name", ASKING)
def test_who_is_asked_is_told_only_what_has_come_to_pass(name: str) -> None:
    for state in asked_several(name):
        told = {seat: list(state.match.shown[seat]) for seat in range(state.match.players)}
        for seat, world in state.questions():
            frame = state.frame(seat, 0)
            assert list(frame["events"]) == told[seat] and frame["seq"] == len(told[seat])
            assert frame["moves"] == world.moves()


@pytest.mark.parametrize("name", GAMES)
def test_a_unit_of_moves_does_not_go_on_after_something_was_revealed(name: str) -> None:
    seen = False
    for state, _ in positions(name, 5):
        match, seat = state.match, state.match.to_move
        move = next((move for move in match.moves() if match.reveals(move)), None)
        if move is None or seat is None:
            continue
        with pytest.raises(GameError) as refused:
            state.apply(entry(state, "move", seat, move, "whatever"))
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
            return f"{error.code} {error.details}"

    for state, rng in positions(name, seed):
        match, seat = state.match, state.match.to_move
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
    state = begun(GAMES[0], BankClock(60, 5))
    seat = state.match.to_move
    assert seat is not None and state.times.deadline(seat) == 60_000
    state.apply(entry(state, "move", seat, state.match.moves()[0], at=10_000))
    passed = 5_000 if state.match.to_move != seat else 0
    assert state.times.left is not None and state.times.left[seat] == 50_000 + passed
    running = state.running()
    if running is not None:
        shown = state.times.shown(running, 12_000)
        assert shown is not None and shown.running == running
        assert shown.left[running] == state.times.left[running] - 2_000


@pytest.mark.parametrize(("clock", "length"), [(MoveClock(30), 30_000), (DaysClock(3), 3 * 86_400_000)])
def test_a_clock_per_move_begins_anew_with_every_move(clock: Clock, length: int) -> None:
    state = begun(GAMES[0], clock)
    for at in (1_000, 9_000, 20_000):
        seat = state.match.to_move
        assert seat is not None
        state.apply(entry(state, "move", seat, state.match.moves()[0], at=at))
        following = state.match.to_move
        assert following is not None and state.times.deadline(following) == at + length


def test_a_clock_stands_still_on_holiday() -> None:
    day = 86_400_000
    times = Times(DaysClock(2), 2)
    times.begin(10 * day)
    assert times.deadline(0, [(0, 5 * day)]) == 12 * day, "one that was over before"
    assert times.deadline(0, [(20 * day, 25 * day)]) == 12 * day, "one that comes too late"
    assert times.deadline(0, [(8 * day, 11 * day)]) == 13 * day
    assert times.deadline(0, [(11 * day, 14 * day), (15 * day - 1, 16 * day - 1)]) == 16 * day
    during, after = (times.shown(0, at * day, [(11 * day, 14 * day)]) for at in (13, 14))
    assert during is not None and (during.left[0], during.running) == (day, None)
    assert after is not None and (after.left[0], after.running) == (day, 0)


def test_nobody_has_a_deadline_without_a_clock() -> None:
    state = begun(GAMES[0])
    assert state.times.deadline(0) is None
    assert state.times.shown(0, 1_000) is None


def test_strikes_in_a_row_are_counted_and_forgotten() -> None:
    state = begun(GAMES[0], MoveClock(30))
    seat = state.match.to_move
    assert seat is not None
    state.apply(entry(state, "clock", seat, state.match.moves()[0]))
    assert state.strikes[seat] == 1 and state.covered[seat] == 1
    state.apply(entry(state, "gone", seat))
    assert state.gone == {seat}
    state.apply(entry(state, "back", seat))
    assert not state.gone and state.strikes[seat] == 0


def test_an_act_is_remembered_with_where_it_led() -> None:
    state = begun(GAMES[0])
    seat = state.match.to_move
    assert seat is not None
    state.apply(entry(state, "move", seat, state.match.moves()[0], act="a1"))
    assert state.acts[seat, "a1"] == state.seat_seq(seat)


@pytest.mark.parametrize("name", ASKING)
def test_an_answer_is_kept_and_noticed_by_nobody_until_the_question_closes(name: str) -> None:
    for state in asked_several(name):
        state.answers = {}
        everybody = [None, *range(state.match.players)]
        seen = {one: (state.frame(one, 0), state.seat_seq(one), state.changed(one)) for one in everybody}
        step, driver, clock = state.step, state.worker, state.times.since
        (first, world), (second, other) = state.questions()[:2]
        for act, move in (("early", world.moves()[0]), ("late", str(world.game.decline))):
            late = Entry(
                table="t", seq=state.seq + 1, kind="answer", worker="another", at=9, seat=first, moves=(move,), act=act
            )
            state.apply(late)
        state.apply(entry(state, "answer", second, other.moves()[0], act="theirs"))
        assert {one: (state.frame(one, 0), state.seat_seq(one), state.changed(one)) for one in everybody} == seen
        assert (state.step, state.worker, state.times.since) == (step, driver, clock)
        assert (state.answers[first].act, state.answers[second].act) == ("late", "theirs")
        state.apply(entry(state, "move", first, *state.answers[first].moves, act="late"))
        assert list(state.answers) == [second], "others are still being asked"
        state.apply(entry(state, "move", second, *state.answers[second].moves, act="theirs"))
        assert second not in state.answers


def test_who_is_not_asked_cannot_answer() -> None:
    state = begun(GAMES[0])
    seat = state.match.to_move
    with pytest.raises(GameError):
        state.apply(entry(state, "answer", seat, state.match.moves()[0]))
    assert state.seq == 0 and not state.answers


@pytest.mark.parametrize("name", GAMES)
def test_the_journal_folds_to_the_match_that_counts(name: str) -> None:
    state = begun(name)
    journal = []
    plain = begun(name)
    for number in range(12):
        seat, move = state.match.to_move, state.match.moves()[0]
        if state.match.is_over or seat is None:
            break
        one = entry(state, "move" if seat == 0 else "bot", seat, move, act=f"a-{number}" if seat == 0 else None)
        state.apply(one)
        journal.append(one)
        if seat == 0 and number % 2:
            back = entry(state, "take_back", 0, act=f"b-{number}")
            state.apply(back)
            journal.append(back)
    for one in lasting(journal):
        plain.apply(entry(plain, one.kind, one.seat, *one.moves))
    assert plain.match.save() == state.match.save()
    assert plain.moved == state.moved
    for seat in range(state.match.players):
        assert plain.frame(seat, 0) == state.frame(seat, 0)


def test_nothing_can_be_taken_back_that_a_bot_did() -> None:
    state: TableState = begun("sixteen")
    seat = state.match.to_move
    state.apply(entry(state, "stand_in", seat, state.match.moves()[0]))
    with pytest.raises(GameError, match="nothing_to_take_back"):
        state.apply(entry(state, "take_back", seat))
    assert len(state.match.log) == 1
