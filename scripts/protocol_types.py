"""Writes web/src/lib/net/protocol.ts: the types of all messages and answers, as the server's own structs define them."""

from __future__ import annotations

import inspect
import types
import typing
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from noripan.core.events import Words
from noripan.protocol import clocks, messages
from noripan.protocol.codes import CloseCode
from noripan.protocol.fair import FirstView, ShuffleNote
from noripan.protocol.record import Fair, RecordedAct, SeatRecord, TableRecord
from noripan.server.accounts.holidays import HolidayShown
from noripan.server.http import exercises, static
from noripan.server.http.refusals import Refusal
from noripan.server.http.routes import (
    again,
    codes,
    lessons,
    me,
    mistakes,
    notifications,
    passkeys,
    puzzles,
    records,
    recovery,
    tables,
)
from noripan.server.reviews import shown, statistics

TARGET = Path(__file__).parent.parent / "web/src/lib/net/protocol.ts"
HEAD = "// Made by scripts/protocol_types.py from the server's structs; `make protocol` regenerates it.\n"
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "any", object: "unknown"}
NAMED = {"GameEvent": "{ event: string } & Record<string, any>"}  # by the title of the Python type
UNIONS = {"Clock": clocks.Clock, "FromClient": messages.FromClient, "ToClient": messages.ToClient}
PARTS: list[type] = [
    clocks.ClockShown, messages.SeatShown, messages.MadeFor, messages.MatchFrame, messages.Reason, messages.Considered,
]  # fmt: skip
ANSWERS: list[type] = [
    Words, me.Me, me.NewGuest, me.ProfileChange, recovery.RecoveryCode, Refusal,
    tables.NewTable, tables.Sit, tables.Reveal, tables.SeatBot, tables.AtSeat, tables.ReportSeat,
    tables.TableWithInvitation, codes.TableFound,
    records.StepShown, records.ReplayShown, records.StepWords, records.GameResults, records.Profile, records.Ranked,
    records.Opponent, records.PlayedMatch, passkeys.Passkey, passkeys.Ceremony,
    notifications.SubscriptionShown, notifications.Notifications, notifications.WebhookMade, HolidayShown,
    lessons.LessonListed, lessons.CourseShown, lessons.AskedShown, lessons.LessonStepShown, lessons.TaughtShown,
    lessons.LessonNode, lessons.PracticeShown, lessons.LessonShown, lessons.LessonTry,
    shown.ReviewedOption, shown.ReviewedDecision, shown.ReviewedSeat, shown.ReviewedMoment, shown.ReviewData,
    shown.ReviewShown, statistics.ThemeRate, statistics.MatchRate, statistics.RatingPoint, statistics.Statistics,
    exercises.ExerciseShown, exercises.ExerciseMove, exercises.ExerciseTries, exercises.ExerciseSolution,
    exercises.ExerciseAnswer, puzzles.PuzzlesListed, puzzles.PuzzleShown, again.PlayAgain,
    mistakes.MistakeShown, mistakes.MistakeLater, mistakes.MistakeAnswer, mistakes.PracticeGame, mistakes.DueMistake,
    mistakes.PracticeStanding,
    SeatRecord, Fair, RecordedAct, TableRecord, FirstView, ShuffleNote, static.GameShown, static.Catalogue,
]  # fmt: skip


def written(hint: Any) -> str:
    """A Python type as TypeScript."""
    origin, arguments = typing.get_origin(hint), typing.get_args(hint)
    if origin is typing.Annotated:
        return next((one.title for one in arguments[1:] if one.title in NAMED), None) or written(arguments[0])
    if origin is typing.Literal:
        return " | ".join(f'"{value}"' for value in arguments)
    if origin in (typing.Union, types.UnionType):
        named = next((name for name, union in UNIONS.items() if hint == union), None)
        return named or " | ".join(written(one) for one in arguments)
    if origin in (list, tuple):
        inner = written(arguments[0])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if origin in (dict, Mapping):
        return f"Record<{written(arguments[0])}, {written(arguments[1])}>"
    return PLAIN.get(hint) or hint.__name__


def struct(kind: type) -> str:
    """A struct as an interface, or as a tuple if that is how it is sent."""
    hints = typing.get_type_hints(kind, include_extras=True)
    doc = inspect.cleandoc(kind.__doc__ or "")
    lines = [f"/** {doc} */"] if doc and not doc.startswith(kind.__name__ + "(") else []
    config = getattr(kind, "__struct_config__", None)
    if config is None or config.array_like:
        fields = ", ".join(f"{name}: {written(hint)}" for name, hint in hints.items())
        return "\n".join([*lines, f"export type {kind.__name__} = [{fields}];"])
    lines.append(f"export interface {kind.__name__} {{")
    if config.tag is not None:
        lines.append(f'  {config.tag_field}: "{config.tag}";')
    optional = {field.name for field in msgspec.structs.fields(kind) if not field.required}
    asked = kind.__name__ in {"NewTable", "Sit", "ProfileChange"} or config.tag_field == "do"
    lines += [f"  {name}{'?' if asked and name in optional else ''}: {written(hint)};" for name, hint in hints.items()]
    return "\n".join([*lines, "}"])


def close_codes() -> str:
    codes = ", ".join(f"{code.name}: {code.value}" for code in CloseCode)
    return f"/** {inspect.cleandoc(CloseCode.__doc__ or '')} */\nexport const CloseCode = {{ {codes} }} as const;"


def all_types() -> str:
    members = [kind for union in UNIONS.values() for kind in typing.get_args(union)]
    parts = [struct(kind) for kind in [*members, *PARTS, *ANSWERS]]
    for name, union in UNIONS.items():
        names = " | ".join(kind.__name__ for kind in typing.get_args(union))
        parts.append(f"export type {name} = {names};")
    parts += [f"export type {name} = {kind};" for name, kind in NAMED.items()]
    parts.append(close_codes())
    return HEAD + "\n" + "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    TARGET.write_text(all_types(), "utf-8")
