"""Every error code with its English text, and the HTTP status of those that the server answers."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from tables import table

import noripan
from noripan.server import errors

PACKAGE = Path(noripan.__file__).parent
PARTS = {
    "The library": "core",
    "The server and its operator's commands": "server",
    "The network client": "client",
    "The terminal": "terminal",
    "The review": "review",
    "Training": "learning",
}
RAISED = re.compile(r'\b(\w+)\(\s*"([a-z_]+)"')


def generated() -> str:
    sections = [section(title, texts_of(PACKAGE / folder / "texts" / "en.ftl")) for title, folder in PARTS.items()]
    games = [section(name, texts_of(PACKAGE / "games" / name / "texts" / "en.ftl")) for name in noripan.games()]
    return "\n\n".join([*sections, "## Moves and deals that a game refuses", *games])


def section(title: str, texts: Mapping[str, str]) -> str:
    statuses = status_of_codes()
    rows = [(f"`{code}`", statuses.get(code, ""), text) for code, text in sorted(texts.items())]
    if any(row[1] for row in rows):
        return f"### {title}\n\n" + table(("code", "HTTP", "text"), rows)
    return f"### {title}\n\n" + table(("code", "text"), [(code, text) for code, _, text in rows])


def status_of_codes() -> dict[str, str]:
    """The status that goes with each code, as the classes that carry it say."""
    classes = {
        name: kind.status
        for name, kind in vars(errors).items()
        if isinstance(kind, type) and issubclass(kind, errors.Refused)
    }
    found: dict[str, str] = {}
    for file in sorted((PACKAGE / "server").rglob("*.py")):
        for name, code in RAISED.findall(file.read_text("utf-8")):
            if name in classes:
                found[code] = str(classes[name])
    return found


def texts_of(file: Path) -> dict[str, str]:
    resource = FluentParser().parse(file.read_text("utf-8"))
    messages = {entry.id.name: entry for entry in resource.body if isinstance(entry, fluent.Message) and entry.value}
    return {
        name.removeprefix("error-"): spoken(entry.value) for name, entry in messages.items() if name.startswith("error-")
    }


def spoken(pattern: fluent.Pattern) -> str:
    """A pattern with its variables in braces; of a choice, the usual variant."""
    return "".join(
        part.value if isinstance(part, fluent.TextElement) else placed(part.expression) for part in pattern.elements
    )


def placed(expression: object) -> str:
    if isinstance(expression, fluent.SelectExpression):
        return spoken(next(variant.value for variant in expression.variants if variant.default))
    name = getattr(expression, "id", None)
    return f"{{{name.name}}}" if name is not None else str(getattr(expression, "value", ""))
