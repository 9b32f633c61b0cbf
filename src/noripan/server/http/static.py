"""The browser client as it was built into the package, and what it must know of the games."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any

import msgspec
from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath, PathParameter
from litestar.response import File, Redirect

from noripan.bots.levels import LEVELS
from noripan.core.library import games
from noripan.protocol.phrases import PHRASES
from noripan.server.context import Server
from noripan.server.errors import NotFound
from noripan.server.http.preview import preview_tags
from noripan.server.http.refusals import AnyRequest

WEB = find_spec("noripan_web")  # a distribution of its own, as only servers need it
FILES = Path(WEB.origin).parent if WEB is not None and WEB.origin is not None else Path("noripan_web is not installed")
BUILT, DOCS = FILES / "dist", FILES / "site"  # made by `make build-web` and `make docs`
FOR_EVER = "public, max-age=31536000, immutable"  # names of built files contain a digest of what is in them
ASK_AGAIN = "no-cache"
TYPES = {
    ".css": "text/css", ".html": "text/html", ".js": "text/javascript", ".json": "application/json", ".png": "image/png",
    ".svg": "image/svg+xml", ".txt": "text/plain", ".webmanifest": "application/manifest+json", ".webp": "image/webp",
    ".woff2": "font/woff2",
}  # fmt: skip
NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Noripan</title>
<h1>Noripan</h1>
<p>The server runs, but the browser client is not there: <code>pip install "noripan[server]"</code>;
in a checkout of the sources <code>make build-web</code></p>
"""
NO_DOCS = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Noripan</title>
<h1>Noripan</h1>
<p>The documentation is not built. In a checkout of the sources: <code>make docs</code></p>
"""


class GameShown(msgspec.Struct):
    name: str
    seats: list[int]
    options: list[dict[str, Any]]
    clauses: dict[str, list[str]]  # section of the rules page -> ids of its clauses


class Catalogue(msgspec.Struct):
    """What can be played here, by whom, and what can be said."""

    games: list[GameShown]
    levels: list[str]
    phrases: list[str]


@get("/api/games", tags=["games"], summary="What can be played here")
async def catalogue() -> Catalogue:
    shown = [
        GameShown(
            game.name,
            list(game.seats),
            [option.schema() for option in game.options],
            {section: list(clauses) for section, clauses in game.clauses.items()},
        )
        for game in games().values()
    ]
    return Catalogue(shown, [level for level in LEVELS if level != "random"], list(PHRASES))


def built(path: Path, cache: str, **headers: str) -> File:
    """A file of the client, perhaps packed. It is shown in place, not offered for saving."""
    kind = TYPES.get(Path(path.name.removesuffix(".gz")).suffix, "application/octet-stream")
    return File(path=path, media_type=kind, content_disposition_type="inline", headers={"cache-control": cache, **headers})


@get("/assets/{name:str}", include_in_schema=False)
async def asset(name: Annotated[str, PathParameter(pattern=r"^[A-Za-z0-9._-]+$")], request: AnyRequest) -> File:
    path = BUILT / "assets" / name
    if not path.is_file():
        raise NotFound("no_such_page")
    packed = path.with_name(f"{name}.gz")
    if "gzip" in request.headers.get("accept-encoding", "") and packed.is_file():
        return built(packed, FOR_EVER, **{"vary": "accept-encoding", "content-encoding": "gzip"})
    return built(path, FOR_EVER, vary="accept-encoding")


async def client(request: AnyRequest, server: Server, name: str) -> Response[str]:
    """The page in which the client runs, with a preview of what there is at this address."""
    file = BUILT / "index.html"
    if not file.is_file():
        return Response(NOT_BUILT, media_type="text/html")
    tags = await preview_tags(request, server, name, {one.name for one in BUILT.glob("preview*.png")})
    shown = file.read_text("utf-8").replace("</title>", f"</title>{tags}", 1)
    return Response(shown, media_type="text/html", headers={"cache-control": ASK_AGAIN, "vary": "accept-language"})


@get("/", include_in_schema=False)
async def home(request: AnyRequest, server: NamedDependency[Server]) -> Response[str]:
    return await client(request, server, "")


@get("/docs", include_in_schema=False)
async def docs_home() -> Redirect:
    return Redirect("/docs/index.html")


@get("/docs/{path:path}", include_in_schema=False)
async def docs_page(path: FromPath[str]) -> File | Response[str]:
    """A file of the documentation site; nothing outside its folder."""
    if not DOCS.is_dir():
        return Response(NO_DOCS, media_type="text/html", status_code=404)
    file = (DOCS / (path.strip("/") or "index.html")).resolve()
    if not file.is_relative_to(DOCS.resolve()) or not file.is_file():
        raise NotFound("no_such_page")
    return built(file, ASK_AGAIN)


@get("/{path:path}", include_in_schema=False)
async def page(request: AnyRequest, server: NamedDependency[Server], path: FromPath[str]) -> File | Response[str]:
    """A file at the root of the client by its name; any other address is one of the client's own pages."""
    name = path.strip("/")
    if name == "api" or name.startswith("api/"):
        raise NotFound("no_such_page")
    if name in {one.name for one in BUILT.glob("*.*")}:
        return built(BUILT / name, ASK_AGAIN)
    return await client(request, server, name)


WEB_ROUTES = [catalogue, asset, home, docs_home, docs_page, page]
