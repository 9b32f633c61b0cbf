"""Every command with its arguments and options, from Typer."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import typer
from tables import table

from noripan.cli.main import app

PROGRAM = "noripan"


def generated() -> str:
    return "\n\n".join(section(path, command) for path, command in commands(typer.main.get_command(app), PROGRAM))


def commands(command: Any, path: str) -> Iterator[tuple[str, Any]]:
    """The commands that do something, those within groups as well; the program itself for its own options."""
    if path == PROGRAM or not hasattr(command, "commands"):
        yield path, command
    for name, inner in getattr(command, "commands", {}).items():
        yield from commands(inner, f"{path} {name}")


def section(path: str, command: Any) -> str:
    arguments = [one for one in command.params if one.param_type_name == "argument"]
    options = [one for one in command.params if one.param_type_name == "option" and not one.hidden]
    parts = [
        f"### {path}",
        without_markup(command.help or ""),
        f"`{' '.join([path, *(shown(one) for one in arguments)])} [OPTIONS]`",
    ]
    if arguments:
        parts.append(table(("argument", "meaning"), [(f"`{shown(one)}`", one.help or "") for one in arguments]))
    if options:
        parts.append(table(("option", "default", "meaning"), [row(one) for one in options]))
    return "\n\n".join(part for part in parts if part)


def without_markup(text: str) -> str:
    return re.sub(r"\[/?bold\]", "", text)


def shown(argument: Any) -> str:
    return str(argument.metavar or argument.name.upper())


def row(option: Any) -> tuple[str, str, str]:
    names = ", ".join(f"`{name}`" for name in (*option.opts, *option.secondary_opts))
    value = "" if option.is_flag else f" `{option.metavar or kind(option)}`"
    variable = f" Variable: `{option.envvar}`." if option.envvar else ""
    return names + value, default(option), f"{option.help or ''}{limits(option)}{variable}"


def kind(option: Any) -> str:
    """Versions of Typer disagree about what they call a type."""
    return "NUMBER" if option.type.name.startswith(("int", "float")) else "TEXT"


def default(option: Any) -> str:
    if option.required:
        return "required"
    if isinstance(option.show_default, str):
        return option.show_default
    if option.is_flag:
        return "on" if option.default else "off"
    return "" if option.default is None or not option.show_default else f"`{option.default}`"


def limits(option: Any) -> str:
    least, most = getattr(option.type, "min", None), getattr(option.type, "max", None)
    if least is None and most is None:
        return ""
    return f" At least {least}." if most is None else f" From {least} to {most}."
