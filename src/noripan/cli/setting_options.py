"""The server's settings as command-line options: names, types, limits, help and defaults all come from `Settings`."""

from __future__ import annotations

import os
from collections.abc import Callable
from inspect import Parameter, signature
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_origin

import typer

from noripan.server.settings import FIELDS, WHERE, Settings, read_settings, value_type


def setting_option(name: str) -> Any:
    """Typer's description of the option that sets one setting."""
    field, kind = FIELDS[name], value_type(name)
    meta = get_args(field.type)[1]
    flag, is_number = name.replace("_", "-"), kind in (int, float)
    return typer.Option(
        f"--{flag}/--no-{flag}" if kind is bool else f"--{flag}",
        help=meta.description,
        metavar=meta.extra.get("metavar") or ("|".join(get_args(kind)) if get_origin(kind) is Literal else None),
        min=meta.ge if is_number else None,
        max=meta.le if is_number else None,
        show_default=meta.extra.get("shown", True),
        rich_help_panel=meta.extra["panel"],
    )


def setting_parameter(name: str) -> Parameter:
    """A setting as a keyword parameter; lists and choices are texts that `read_settings` takes apart and checks."""
    field, kind = FIELDS[name], value_type(name)
    described = "shown" in get_args(field.type)[1].extra
    accepted: Any = kind if kind in (int, float, bool, Path) else str
    annotation: Any = Annotated[accepted | None if described else accepted, setting_option(name)]
    return Parameter(name, Parameter.KEYWORD_ONLY, default=None if described else field.default, annotation=annotation)


def given(context: typer.Context, chosen: dict[str, Any]) -> dict[str, Any]:
    """The options that were typed; a default must not override an environment variable or the file."""
    sources = {name: context.get_parameter_source(name) for name in chosen}
    return {name: chosen[name] for name, source in sources.items() if source is not None and source.name == "COMMANDLINE"}


def with_settings(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command one option for each setting, in place of its `**chosen`."""
    own = [one for one in signature(command, eval_str=True).parameters.values() if one.kind is not Parameter.VAR_KEYWORD]
    own = [one.replace(kind=Parameter.KEYWORD_ONLY) for one in own]
    parameters = [*map(setting_parameter, FIELDS), *own]
    command.__signature__ = signature(command).replace(parameters=parameters)  # type: ignore[attr-defined]
    command.__annotations__ = {one.name: one.annotation for one in parameters}
    return command


DataOption = Annotated[Path | None, setting_option("data")]
DatabaseOption = Annotated[str | None, setting_option("database")]
Config = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE",
        help="Settings in TOML, named like these options with _ for -.",
        show_default="noripan.toml in the data folder, if there is one",
        rich_help_panel=WHERE,
    ),
]


def settings_for(data: Path | None, database: str | None, config: Path | None) -> Settings:
    """The settings of an operator's command, which needs only the store."""
    return read_settings({"data": data, "database": database}, os.environ, config)
