"""Markdown to HTML: anchors as GitHub names them, links between pages, highlighted code, nothing inline."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.token import Token
from mdit_py_plugins.anchors import anchors_plugin
from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import get_lexer_by_name
from pygments.util import ClassNotFound
from sources import ROOT, Library, Source

LANGUAGES_OF_CODE = {"sh": "bash"}


@dataclass(frozen=True)
class Heading:
    level: int
    anchor: str
    text: str


@dataclass(frozen=True)
class Page:
    """A page as it is shown."""

    source: Source
    html: str
    headings: tuple[Heading, ...]
    sections: tuple[tuple[str, str, str], ...]  # anchor, heading, text: what the search finds
    files: dict[Path, str]  # files of the repository that it links to

    @property
    def address(self) -> str:
        return self.source.address


class Renderer:
    def __init__(self, library: Library) -> None:
        self._library = library
        self._markdown = MarkdownIt("commonmark", {"html": True, "highlight": highlighted}).enable(
            ["table", "strikethrough"]
        )
        self._markdown.use(anchors_plugin, max_level=4, slug_func=slug)

    def render(self, source: Source) -> Page:
        tokens = self._markdown.parse(source.text)
        files: dict[Path, str] = {}
        for token in every(tokens):
            for name in ("href", "src", "srcset"):
                if name in token.attrs:
                    token.attrs[name] = self._target(source, str(token.attrs[name]), files)
            move_style_to_class(token)
        shift = "../" * source.address.count("/")
        html = self._markdown.renderer.render(tokens, self._markdown.options, {})
        html = re.sub(r'(src|srcset)="docs/', rf'\1="{shift}', html)
        return Page(source, framed_tables(html), tuple(headings(tokens)), tuple(sections(tokens)), files)

    def _target(self, source: Source, link: str, files: dict[Path, str]) -> str:
        """The address that a link of this page leads to, from this page."""
        if re.match(r"[a-z]+:", link) or link.startswith("#"):
            return link
        path, _, anchor = link.partition("#")
        file = Path(os.path.normpath(source.file.parent / path))
        address = self._address(file, files)
        relative = os.path.relpath(address, os.path.dirname(source.address) or ".").replace(os.sep, "/")
        return f"{relative}#{anchor}" if anchor else relative

    def _address(self, file: Path, files: dict[Path, str]) -> str:
        page = self._library.of(file)
        if page is not None:
            return page.address
        if file in self._library.pictures:
            return self._library.pictures[file]
        if file == ROOT / "README.md":
            return "index.html"
        if file.is_dir():
            inside = self._library.of(file / "README.md")
            return inside.address if inside is not None else "index.html"
        files[file] = f"files/{file.relative_to(ROOT).as_posix()}.txt"
        return files[file]


def every(tokens: list[Token]) -> Iterator[Token]:
    for token in tokens:
        yield token
        yield from every(token.children or [])


def slug(title: str) -> str:
    """As GitHub names headings in addresses."""
    return re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")


def move_style_to_class(token: Token) -> None:
    """The content security policy allows no inline styles; only tables use them here, to align."""
    style = str(token.attrs.pop("style", ""))
    if style:
        token.attrs["class"] = style.removeprefix("text-align:")


def highlighted(code: str, name: str, _attributes: str) -> str:
    try:
        lexer: Any = get_lexer_by_name(LANGUAGES_OF_CODE.get(name, name))
    except ClassNotFound:
        return ""
    return str(highlight(code, lexer, HtmlFormatter(nowrap=True)))


def framed_tables(html: str) -> str:
    """Wide tables scroll by themselves and by keys, not the page."""
    return (
        html.replace("<table>", '<div class="wide" tabindex="0"><table>')
        .replace("</table>", "</table></div>")
        .replace("<pre>", '<pre tabindex="0">')
    )


def headings(tokens: list[Token]) -> Iterator[Heading]:
    for opening, inline in pairwise(tokens):
        if opening.type == "heading_open":
            yield Heading(int(opening.tag[1]), str(opening.attrs.get("id", "")), plain(inline))


def sections(tokens: list[Token]) -> Iterator[tuple[str, str, str]]:
    """The text of the page, heading by heading."""
    anchor, title, texts = "", "", list[str]()
    for before, token in pairwise([Token("", "", 0), *tokens]):
        if before.type == "heading_open":
            if title or texts:
                yield anchor, title, " ".join(texts)
            anchor, title, texts = str(before.attrs.get("id", "")), plain(token), []
        elif token.type == "inline":
            texts.append(plain(token))
        elif token.type in ("fence", "code_block"):
            texts.append(" ".join(token.content.split()))
    yield anchor, title, " ".join(texts)


def plain(token: Token) -> str:
    """The words of a paragraph or a heading."""
    spaces = ("softbreak", "hardbreak", "image")
    parts = (" " if child.type in spaces else child.content for child in token.children or [] if child.type != "html_inline")
    return " ".join("".join(parts).split())
