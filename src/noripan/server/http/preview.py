"""Link previews (Open Graph): what a messenger shows of a link before anybody follows it."""

from __future__ import annotations

import re
from html import escape
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import select

from noripan.core.errors import GameError
from noripan.core.library import find
from noripan.core.texts import LANGUAGES, Texts
from noripan.server.context import Server
from noripan.server.http.refusals import AnyRequest
from noripan.server.origins import own_origin
from noripan.server.store.schema import PEOPLE
from noripan.server.tables.info import TableInfo, read_table
from noripan.server.tables.registry import STORE_FAILURES

TEXTS = Path(__file__).parents[1] / "texts"
TABLE_PAGE = re.compile("t/([0-9a-z]{1,16})(?:/replay)?")
LOCALES = {"ko": "ko_KR", "en": "en_GB", "de": "de_DE"}
WIDTH, HEIGHT = 1200, 630  # of the pictures


class Preview(NamedTuple):
    language: str
    title: str
    description: str
    picture: str


async def preview_tags(request: AnyRequest, server: Server, page: str, pictures: set[str]) -> str:
    """The tags for the head of a page; `pictures` are the names of those that there are."""
    shown = await preview_of(request, server, page)
    picture = next((name for name in (shown.picture, "preview.png") if name in pictures), None)
    tags = {
        "og:site_name": "Noripan",
        "og:type": "website",
        "og:locale": LOCALES[shown.language],
        "og:title": shown.title,
        "og:description": shown.description,
    }
    if picture is not None:
        tags |= {"og:image": f"{own_origin(request, server.settings)}/{picture}", "og:image:alt": shown.title}
        tags |= {"og:image:width": str(WIDTH), "og:image:height": str(HEIGHT)}
    named = {"description": shown.description, "twitter:card": "summary_large_image"}
    return "".join(
        f'<meta {kind}="{name}" content="{escape(content)}">'
        for kind, some in (("property", tags), ("name", named))
        for name, content in some.items()
    )


async def preview_of(request: AnyRequest, server: Server, page: str) -> Preview:
    """Of a table only the game and the free seats are told, and of a private one only to who has the invitation."""
    found = TABLE_PAGE.fullmatch(page)
    info = await table_of(server, found[1]) if found else None
    if info is None or not (info.public or info.invites(request.query_params.get("i"))):
        texts = Texts(asked_language(request) or "en", [TEXTS])
        return Preview(texts.language, texts.say("preview-site"), texts.say("preview-site-help"), "preview.png")
    texts = Texts(asked_language(request) or await host_language(server, info), [TEXTS])
    game = find(info.game)
    free = sum(seat.free for seat in info.seats)
    state = "full" if info.status == "open" and not free else info.status
    return Preview(
        texts.language,
        texts.say("preview-table", game=texts.title(game)),
        f"{texts.say(f'preview-{state}', count=free)} {texts.tagline(game)}",
        f"preview-{info.game}.png",
    )


async def table_of(server: Server, table_id: str) -> TableInfo | None:
    """The page itself says what is wrong, so a preview does without a table that cannot be read."""
    try:
        async with server.engine.connect() as connection:
            return await read_table(connection, table_id)
    except (GameError, *STORE_FAILURES):
        return None


def asked_language(request: AnyRequest) -> str | None:
    """The first of the languages asked for that we speak. Browsers put the one they like best first."""
    asked = [one.strip()[:2].lower() for one in request.headers.get("accept-language", "").split(",")]
    return next((one for one in asked if one in LANGUAGES), None)


async def host_language(server: Server, info: TableInfo) -> str:
    """Messengers ask for no language; whoever sends the link most likely writes in their own."""
    async with server.engine.connect() as connection:
        found = await connection.scalar(select(PEOPLE.c.language).where(PEOPLE.c.id == info.host))
    return found or "en"
