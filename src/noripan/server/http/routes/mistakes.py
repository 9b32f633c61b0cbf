"""Mistakes over HTTP: try again what a review found, and one's own mistakes of all matches, which come back."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, Parameter

from noripan.core.errors import GameError
from noripan.core.events import Words
from noripan.core.library import find
from noripan.core.match import load
from noripan.core.puzzles import Exercise
from noripan.protocol.messages import MatchFrame, Reason
from noripan.review.practice import mistake_of
from noripan.server.accounts.person import Person
from noripan.server.context import Server
from noripan.server.errors import NotFound
from noripan.server.http import exercises
from noripan.server.http.exercises import ExerciseAnswer, ExerciseMove, ExerciseShown, ExerciseTries
from noripan.server.http.routes.records import finished, written
from noripan.server.http.routes.tables import GameQuery, InvitationQuery, TableIdPath
from noripan.server.reviews import practice, queue
from noripan.server.reviews.practice import day_of
from noripan.server.reviews.shown import DecisionVerdict, ReviewData, ReviewedDecision
from noripan.server.tables.info import TableInfo

MoveNumber = Annotated[int, Parameter(ge=1, le=100_000, description="Of the move, from 1")]
CountsQuery = Annotated[bool, Parameter(description="Whether it counts for one's own list, where it is due")]


class MistakeShown(ExerciseShown, kw_only=True):
    """The position before a decision that lost clearly, and what was played."""

    table: str
    number: int
    verdict: DecisionVerdict
    played: Words
    loss: int  # in hundredths of a win
    ended_at: int | None  # when the match was over


class MistakeLater(msgspec.Struct):
    """When an exercise of one's own list comes back."""

    due: str
    is_learnt: bool


class MistakeAnswer(ExerciseAnswer, kw_only=True):
    """`reason` speaks for a better move than the one tried; `later` is there if the answer counted for one's own list."""

    reason: Reason | None
    later: MistakeLater | None


class PracticeGame(msgspec.Struct):
    """One's own mistakes in a game: how many are due, come back at all, and are learnt."""

    game: str
    due: int
    waiting: int
    learnt: int
    next: str | None  # the day of the next one, or a day gone by


class DueMistake(msgspec.Struct):
    table: str
    number: int
    game: str


class PracticeStanding(msgspec.Struct):
    """One's own mistakes of all reviewed matches; `due` names the first that are to be practised, in this order."""

    day: str
    games: list[PracticeGame]
    due: list[DueMistake]


@get("/api/tables/{table_id:str}/mistakes/{number:int}", tags=["records"])
async def show_mistake(
    server: NamedDependency[Server],
    person: NamedDependency[Person],
    table_id: TableIdPath,
    number: MoveNumber,
    invitation: InvitationQuery = None,
) -> MistakeShown:
    """A mistake or inaccuracy of a review, for whoever may see the review: the position as the seat saw it then."""
    info, decision, exercise = await found_mistake(server, person, table_id, number, invitation)
    assert decision.verdict is not None
    return MistakeShown(
        **exercises.shown(exercise), table=table_id, number=number, verdict=decision.verdict,
        played=exercises.words_of(exercise, decision.move), loss=round(100 * decision.loss),
        ended_at=info.ended_at,
    )  # fmt: skip


@post("/api/tables/{table_id:str}/mistakes/{number:int}/answer", tags=["records"], status_code=200)
async def answer_mistake(
    server: NamedDependency[Server],
    person: NamedDependency[Person],
    table_id: TableIdPath,
    number: MoveNumber,
    data: JSONBody[ExerciseMove],
    invitation: InvitationQuery = None,
    counts: CountsQuery = False,
) -> MistakeAnswer:
    """Try a move, or ask for the solution. For one's own list the first answer of the day counts."""
    info, decision, exercise = await found_mistake(server, person, table_id, number, invitation)
    answer = exercises.answered(exercise, data.move)
    later = None
    if counts and info.seat_of(person.id) == decision.seat:
        later = await noted(server, person, table_id, number, answer["kind"] == "right")
    reason = exercises.hint(exercise) if answer["kind"] == "worse" else None
    return MistakeAnswer(**answer, reason=reason, later=later)


@post("/api/tables/{table_id:str}/mistakes/{number:int}/hint", tags=["records"], status_code=200)
async def hint_in_mistake(
    server: NamedDependency[Server],
    person: NamedDependency[Person],
    table_id: TableIdPath,
    number: MoveNumber,
    invitation: InvitationQuery = None,
) -> Reason | None:
    """What speaks for the best move, without the move."""
    return exercises.hint((await found_mistake(server, person, table_id, number, invitation))[2])


@post("/api/tables/{table_id:str}/mistakes/{number:int}/try", tags=["records"], status_code=200)
async def try_in_mistake(
    server: NamedDependency[Server],
    person: NamedDependency[Person],
    table_id: TableIdPath,
    number: MoveNumber,
    data: JSONBody[ExerciseTries],
    invitation: InvitationQuery = None,
) -> MatchFrame:
    """How the table would look after these moves; moves that reveal anything are refused."""
    _, _, exercise = await found_mistake(server, person, table_id, number, invitation)
    return exercises.frame_after(exercise, tuple(data.moves))


@get("/api/practice", tags=["records"])
async def list_practice(
    server: NamedDependency[Server], person: NamedDependency[Person], game: GameQuery = None
) -> PracticeStanding:
    """One's own mistakes of all reviewed matches, and which are due today (UTC)."""
    day = day_of(server.environment.now())
    async with server.engine.connect() as connection:
        games = (await connection.execute(practice.counts_by_game(person.id, day))).all()
        due = (await connection.execute(practice.due_first(person.id, day, game))).all()
    return PracticeStanding(
        day.isoformat(),
        [PracticeGame(one.game, one.due, one.waiting, one.learnt, one.next) for one in games],
        [DueMistake(one.table, one.number, one.game) for one in due],
    )


MISTAKE_ROUTES = (show_mistake, answer_mistake, hint_in_mistake, try_in_mistake, list_practice)


async def found_mistake(
    server: Server, person: Person, table: str, number: int, invitation: str | None
) -> tuple[TableInfo, ReviewedDecision, Exercise]:
    """A decision with a verdict, as an exercise; one that is not there, or no longer fits the rules, is refused."""
    info = await finished(server, person, table, invitation)
    decision = await decision_with_verdict(server, table, number)
    match = load((await written(server, info)).match, find)
    try:
        mistake = mistake_of(match, msgspec.to_builtins(decision), day_of(server.environment.now()))
        return info, decision, mistake.exercise()
    except GameError as error:
        raise NotFound("no_such_mistake", number=number) from error


async def decision_with_verdict(server: Server, table: str, number: int) -> ReviewedDecision:
    async with server.engine.connect() as connection:
        row = await queue.read(connection, table)
    if row is not None and row.data is not None:
        review = msgspec.json.decode(queue.unpacked(row.data), type=ReviewData)
        for one in review.decisions:
            if one.number == number and one.verdict is not None:
                return one
    raise NotFound("no_such_mistake", number=number)


async def noted(server: Server, person: Person, table: str, number: int, found: bool) -> MistakeLater | None:
    day = day_of(server.environment.now())
    async with server.engine.begin() as connection:
        turn = await practice.note_answer(connection, person.id, table, number, found, day)
    return None if turn is None else MistakeLater(turn.due, turn.is_learnt)
