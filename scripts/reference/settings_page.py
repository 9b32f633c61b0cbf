"""Every setting of the server: option, variable, default, limits."""

from __future__ import annotations

from typing import Any, get_args, get_origin

from tables import table

from noripan.server.settings import FIELDS, PREFIX, value_type


def generated() -> str:
    panels: dict[str, list[tuple[str, str, str, str]]] = {}
    for name in FIELDS:
        meta = get_args(FIELDS[name].type)[1]
        panels.setdefault(meta.extra["panel"], []).append(row(name, meta))
    heads = ("setting", "option and variable", "default", "meaning")
    return "\n\n".join(f"### {panel}\n\n{table(heads, rows)}" for panel, rows in panels.items())


def row(name: str, meta: Any) -> tuple[str, str, str, str]:
    names = f"`--{name.replace('_', '-')}` `{PREFIX}{name.upper()}`"
    return (
        f"`{name}`",
        names,
        meta.extra.get("shown") or f"`{written(FIELDS[name].default)}`",
        meta.description + limits(name, meta),
    )


def written(value: object) -> str:
    """As TOML writes it."""
    return str(value).lower() if isinstance(value, bool) else f'"{value}"' if isinstance(value, str) else str(value)


def limits(name: str, meta: Any) -> str:
    kind = value_type(name)
    if get_args(kind) and all(isinstance(one, str) for one in get_args(kind)) and get_origin(kind) is not tuple:
        return " One of " + ", ".join(f"`{one}`" for one in get_args(kind)) + "."
    if meta.ge is not None and meta.le is not None:
        return f" From {meta.ge} to {meta.le}."
    if meta.ge is not None:
        return f" At least {meta.ge}."
    return f" More than {meta.gt}." if meta.gt is not None else ""
