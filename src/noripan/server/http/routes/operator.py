"""The operators' page: what goes on here, who plays, what was reported, and what can be done about it."""

from __future__ import annotations

import os
from collections.abc import Awaitable, Callable
from importlib.metadata import version
from pathlib import Path
from typing import Annotated, Any

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.enums import RequestEncodingType
from litestar.params import Body, FromPath, QueryParameter
from litestar.response import File, Redirect
from sqlalchemy import func, select

from noripan.bots.levels import LEVELS
from noripan.core.errors import GameError
from noripan.core.texts import LANGUAGES, Texts
from noripan.server import moderation
from noripan.server.accounts.operators import is_operator, operator_cookie, spend_pass
from noripan.server.accounts.sign_ins import note_sign_in
from noripan.server.context import Server
from noripan.server.errors import NotFound, Refused
from noripan.server.http.operator_page import PATHS, OperatorPage
from noripan.server.http.refusals import AnyRequest
from noripan.server.store.database import Database
from noripan.server.store.schema import PEOPLE, REPORTS, SEATS, TABLES
from noripan.server.tables.service import TableService

TEXTS = Path(__file__).parents[2] / "texts"
STYLE = Path(__file__).parents[1] / "operator.css"
LangQuery = Annotated[str | None, QueryParameter(max_length=5)]
FindQuery = Annotated[str, QueryParameter(max_length=64)]

OperatorForm = Annotated[dict[str, str], Body(media_type=RequestEncodingType.URL_ENCODED)]
# Browsers leave out where a form comes from if no referrer is sent at all, and we would refuse it.
HEADERS = {"referrer-policy": "same-origin", "cache-control": "no-store"}

DEEDS: dict[str, tuple[str, Callable[[Database, dict[str, str]], Awaitable[object]]]] = {
    "ban": ("people", lambda database, form: moderation.ban(database, form["about"])),
    "unban": ("people", lambda database, form: moderation.unban(database, form["about"])),
    "rename": ("people", lambda database, form: moderation.rename(database, form["about"], form.get("name", ""))),
    "close": ("tables", lambda database, form: moderation.close_table(database, form["about"])),
    "settle": ("reports", lambda database, form: moderation.settle_report(database, form["about"])),
}


def page_for(request: AnyRequest, lang: str | None) -> OperatorPage:
    """In the language asked for, or the first of the browser's that we have."""
    asked = [part.partition(";")[0].strip()[:2].lower() for part in request.headers.get("accept-language", "").split(",")]
    chosen = lang in LANGUAGES
    language = str(lang) if chosen else next((one for one in asked if one in LANGUAGES), "en")
    return OperatorPage(Texts(language, (TEXTS,)), chosen)


def shown(html: str, status: int = 200) -> Response[str]:
    return Response(html, status_code=status, media_type="text/html", headers=HEADERS)


async def section(
    server: Server, tables: TableService, page: OperatorPage, name: str, find: str = "", error: str = ""
) -> str:
    match name:
        case "tables":
            return page.tables((await moderation.list_tables(server.engine, False))[-moderation.LISTED :], error)
        case "people":
            return page.people(await moderation.list_people(server.engine, find, False), find, error)
        case "reports":
            return page.reports(await moderation.list_reports(server.engine, False), error)
        case "log":
            return page.log(await moderation.list_deeds(server.engine), error)
        case _:
            return page.load(await load_figures(server, tables), error)


async def load_figures(server: Server, tables: TableService) -> dict[str, object]:
    """What all processes share is counted in the database; the rest is of the process that answers."""
    searching = select(SEATS.c.table).where(SEATS.c.level.in_([name for name, bot in LEVELS.items() if not bot.is_quick]))
    async with server.engine.connect() as connection:

        async def count(of: Any, *conditions: Any) -> int:
            return await connection.scalar(select(func.count()).select_from(of).where(*conditions)) or 0

        counted = {
            "open-tables": await count(TABLES, TABLES.c.status == "open"),
            "playing-tables": await count(TABLES, TABLES.c.status == "playing"),
            "searching-tables": await count(TABLES, TABLES.c.status == "playing", TABLES.c.id.in_(searching)),
            "people": await count(PEOPLE, PEOPLE.c.deleted_at.is_(None)),
            "banned": await count(PEOPLE, PEOPLE.c.banned_at.is_not(None), PEOPLE.c.deleted_at.is_(None)),
            "reports": await count(REPORTS, REPORTS.c.settled_at.is_(None)),
        }
    system = " / ".join(f"{one:.1f}" for one in os.getloadavg()) if hasattr(os, "getloadavg") else "–"
    return {
        "version": version("noripan"),
        "processes": len(await server.living()),
        "system": f"{system} ({os.cpu_count()})",
        **counted,
        "connected": len(tables.registry.sockets),
        "tables-here": len(tables.registry.tables),
        "searches": tables.driver.thinker.waiting,
    }


async def answer(
    request: AnyRequest, server: Server, tables: TableService, name: str, lang: str | None, find: str = ""
) -> Response[str]:
    page = page_for(request, lang)
    if not is_operator(request, server):
        return shown(page.refuse(), 403)
    if "\0" in find:
        raise Refused("bad_input")
    return shown(await section(server, tables, page, name, find))


@get("/admin", include_in_schema=False)
async def overview(
    request: AnyRequest,
    server: NamedDependency[Server],
    tables: NamedDependency[TableService],
    lang: LangQuery = None,
    sealed: Annotated[str | None, QueryParameter(name="pass", max_length=200)] = None,
) -> Response[str] | Redirect:
    if sealed is not None and await spend_pass(server, sealed):
        await note_sign_in(server, request, "operator", None)
        return Redirect("/admin", status_code=303, cookies=[operator_cookie(server, request)])
    return await answer(request, server, tables, "load", lang)


@get("/admin/{name:str}", include_in_schema=False)
async def one_section(
    request: AnyRequest,
    server: NamedDependency[Server],
    tables: NamedDependency[TableService],
    name: FromPath[str],
    lang: LangQuery = None,
    find: FindQuery = "",
) -> Response[str]:
    if name not in PATHS:
        raise NotFound("no_such_page")
    return await answer(request, server, tables, name, lang, find)


@get("/admin/style.css", include_in_schema=False)
async def style() -> File:
    return File(STYLE, media_type="text/css", content_disposition_type="inline", headers={"cache-control": "no-cache"})


@post("/admin/{deed:str}", include_in_schema=False, status_code=200, opt={"form": True})
async def do(
    request: AnyRequest,
    server: NamedDependency[Server],
    tables: NamedDependency[TableService],
    deed: FromPath[str],
    data: OperatorForm,
    lang: LangQuery = None,
) -> Response[str] | Redirect:
    page = page_for(request, lang)
    if not is_operator(request, server):
        return shown(page.refuse(), 403)
    if deed not in DEEDS:
        raise NotFound("no_such_page")
    if "about" not in data or any("\0" in value for value in data.values()):
        raise Refused("bad_input")
    home, work = DEEDS[deed]
    home = data["back"] if data.get("back") in PATHS else home
    try:
        await work(server.engine, data)
    except GameError as error:
        return shown(await section(server, tables, page, home, error=page.texts.error(error)), 400)
    if deed == "close":
        await tables.refreshed(data["about"])
    return Redirect(PATHS[home] + (f"?lang={lang}" if lang in LANGUAGES else ""), status_code=303)


OPERATOR_ROUTES = [overview, style, one_section, do]
