"""The operators' page as HTML: tables of what there is, with a form for each thing that can be done about it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from html import escape
from typing import Any

from noripan.core.texts import LANGUAGES, Texts

SECTIONS = ("load", "tables", "people", "reports", "log")
PATHS = {"load": "/admin"} | {name: f"/admin/{name}" for name in SECTIONS if name != "load"}
LANGUAGE_NAMES = {"ko": "한국어", "en": "English", "de": "Deutsch"}
ShownRow = Mapping[str, Any]


class OperatorPage:
    def __init__(self, texts: Texts, chosen: bool) -> None:
        self.texts = texts
        self._query = f"?lang={texts.language}" if chosen else ""  # the browser's own language needs no mark

    # ---- pages

    def refuse(self) -> str:
        return self._page(
            "", f"<p>{self._say('operator-way-in')}</p><p><code>noripan admin page</code></p>", signed_in=False
        )

    def load(self, figures: Mapping[str, object], error: str = "") -> str:
        rows = "".join(
            f"<dt>{self._say(f'load-{name}')}</dt><dd>{escape(str(value))}</dd>" for name, value in figures.items()
        )
        return self._page("load", f"<dl>{rows}</dl>", error)

    def tables(self, rows: Sequence[ShownRow], error: str = "") -> str:
        return self._page("tables", self._table(rows, lambda row: [self._form("close", row["table"])]), error)

    def people(self, rows: Sequence[ShownRow], find: str = "", error: str = "") -> str:
        search = (
            f'<form class="find" action="{PATHS["people"]}"><label>{self._say("operator-find")} '
            f'<input name="find" value="{escape(find)}" maxlength="64"></label>{self._hidden_language()}'
            f"<button>{self._say('operator-search')}</button></form>"
            f"{self._form('ban', '', label='operator-ban-address', typed='203.0.113.0/24')}"
            f"{self._form('unban', '', label='operator-unban-address', typed='203.0.113.0/24')}"
        )
        return self._page("people", search + self._table(rows, self._person_forms), error)

    def reports(self, rows: Sequence[ShownRow], error: str = "") -> str:
        def forms(row: ShownRow) -> list[str]:
            deeds = [self._form("ban", row["person"], "reports"), self._form("rename", row["person"], "reports", name="")]
            return [self._form("settle", row["id"]), *deeds]

        shown = [{**row, "reason": self.texts.say(f"report-{row['reason']}")} for row in rows]
        return self._page("reports", self._table(shown, forms, hidden=("id", "settled_at")), error)

    def log(self, rows: Sequence[ShownRow], error: str = "") -> str:
        return self._page("log", self._table(rows, lambda row: []), error)

    # ---- parts

    def _say(self, message: str, **data: object) -> str:
        return escape(self.texts.say(message, **data))

    def _page(self, section: str, body: str, error: str = "", signed_in: bool = True) -> str:
        title = f"Noripan · {self._say(f'operator-{section}')}" if section else "Noripan"
        current = ' aria-current="page"'
        links = "".join(
            f'<a href="{PATHS[name]}{self._query}"{current if name == section else ""}>{self._say(f"operator-{name}")}</a>'
            for name in SECTIONS
        )
        here = PATHS.get(section, "/admin")
        languages = "".join(
            f'<a href="{here}?lang={one}" lang="{one}" hreflang="{one}">{LANGUAGE_NAMES[one]}</a>' for one in LANGUAGES
        )
        alarm = f'<p class="error" role="alert">{escape(error)}</p>' if error else ""
        return (
            f'<!doctype html><html lang="{self.texts.language}"><head><meta charset="utf-8"><title>{title}</title>'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            '<link rel="stylesheet" href="/admin/style.css"></head><body>'
            f"<header><h1>{title}</h1><nav>{links if signed_in else ''}</nav></header><main>{alarm}{body}</main>"
            f'<footer><nav aria-label="{self._say("operator-language")}">{languages}</nav></footer></body></html>'
        )

    def _table(self, rows: Sequence[ShownRow], forms: Callable[[ShownRow], list[str]], hidden: Sequence[str] = ()) -> str:
        if not rows:
            return f"<p>{self._say('operator-nothing')}</p>"
        names = [name for name in rows[0] if name not in hidden]
        head = "".join(f'<th scope="col">{self._say(column_text(name))}</th>' for name in names)
        body = "".join(f"<tr>{self._cells(row, names)}<td>{''.join(forms(row))}</td></tr>" for row in rows)
        head += f'<th scope="col">{self._say("operator-actions")}</th>'
        return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'

    def _cells(self, row: ShownRow, names: Sequence[str]) -> str:
        """Each with its column's name, for narrow screens show no head."""
        return "".join(
            f'<td data-name="{self._say(column_text(name))}">{self._cell(name, row[name])}</td>' for name in names
        )

    def _cell(self, name: str, value: Any) -> str:
        text = escape(written(name, value))
        if name in ("id", "person", "bot_of") and text:
            return f'<a href="{PATHS["people"]}?find={text}"><code>{text[:8]}…</code></a>'
        return f'<a href="/t/{text}">{text}</a>' if name == "table" else text

    def _person_forms(self, row: ShownRow) -> list[str]:
        ban = self._form("unban" if row["banned_at"] else "ban", row["id"])
        return [ban, self._form("rename", row["id"], name=row["name"])]

    def _form(
        self, deed: str, about: str, back: str = "", name: str | None = None, label: str = "", typed: str | None = None
    ) -> str:
        """A button, after the field it needs: a new name, or what it is about."""
        field = f'<input type="hidden" name="about" value="{escape(about)}">'
        if typed is not None:
            spoken = self._say("operator-address")
            field = f'<input name="about" placeholder="{typed}" maxlength="64" required aria-label="{spoken}">'
        if name is not None:
            spoken = self._say("column-name")
            field += f'<input name="name" value="{escape(name)}" maxlength="24" required aria-label="{spoken}">'
        return (
            f'<form method="post" action="/admin/{deed}{self._query}">{field}'
            f'<input type="hidden" name="back" value="{back}">'
            f"<button>{self._say(label or f'operator-do-{deed}')}</button></form>"
        )

    def _hidden_language(self) -> str:
        return f'<input type="hidden" name="lang" value="{self.texts.language}">' if self._query else ""


def column_text(name: str) -> str:
    return f"column-{name.removesuffix('_at').replace('_', '-')}"


def written(name: str, value: object) -> str:
    """A cell's text; times are told in UTC."""
    if value is None:
        return ""
    is_time = name == "at" or name.endswith("_at")
    return datetime.fromtimestamp(int(str(value)) / 1000, UTC).strftime("%Y-%m-%d %H:%M") if is_time else str(value)
