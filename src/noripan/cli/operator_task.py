"""What operators' commands share: the options that say where the store is and how to answer, and the answers."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from inspect import Parameter, signature
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import typer

from noripan.cli.options import AsJson, Lang
from noripan.cli.output import translated
from noripan.cli.setting_options import Config, DatabaseOption, DataOption, settings_for
from noripan.core.texts import Texts
from noripan.server.settings import Settings

if TYPE_CHECKING:
    from noripan.server.store.database import Database

Result = TypeVar("Result")
SHARED = [
    Parameter(name, Parameter.KEYWORD_ONLY, default=default, annotation=kind)
    for name, kind, default in (
        ("data", DataOption, None), ("database", DatabaseOption, None), ("config", Config, None), ("lang", Lang, ""),
        ("as_json", AsJson, False),
    )
]  # fmt: skip


class OperatorTask(NamedTuple):
    """One call of a command: the store it works on, and how it answers."""

    settings: Settings
    texts: Texts
    as_json: bool

    def run(self, work: Callable[[Database], Awaitable[Result]]) -> Result:
        from noripan.server import admin

        return admin.with_database(self.settings, work)

    def show(self, told: dict[str, object], message: str, **details: Any) -> None:
        """What was done, as JSON or as a sentence."""
        typer.echo(json.dumps(told) if self.as_json else self.texts.say(message, **details))

    def show_rows(self, rows: list[dict[str, object]]) -> None:
        from noripan.server import admin

        if self.as_json:
            typer.echo(json.dumps(rows))
        else:
            admin.print_rows(rows, self.texts)


def for_operators(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command the shared options; it gets them as an `OperatorTask` in place of its first parameter."""

    def run(data: Path | None, database: str | None, config: Path | None, lang: str, as_json: bool, **own: Any) -> None:
        with translated(lang) as texts:
            command(OperatorTask(settings_for(data, database, config), texts, as_json), **own)

    own = list(signature(command, eval_str=True).parameters.values())[1:]
    parameters = [one.replace(kind=Parameter.KEYWORD_ONLY) for one in (*own, *SHARED)]
    run.__signature__ = signature(run).replace(parameters=parameters)  # type: ignore[attr-defined]
    run.__annotations__ = {one.name: one.annotation for one in parameters}
    run.__name__, run.__doc__ = command.__name__, command.__doc__
    return run
