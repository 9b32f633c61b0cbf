"""What stands around every page: search, navigation, languages, the headings of the page."""

from __future__ import annotations

import html
import os
from collections.abc import Sequence

from rendering import Heading, Page
from sources import LANGUAGES, Library, Section, Source

NAMES = {"en": "English", "ko": "한국어", "de": "Deutsch"}
WORDS = {
    "en": {
        "skip": "Skip to the text", "search": "Search", "contents": "Contents", "here": "On this page",
        "theme": "Light or dark", "home": "Documentation", "none": "Nothing found", "found": "found",
        "english": "In English",
    },
    "ko": {
        "skip": "본문으로 건너뛰기", "search": "검색", "contents": "차례", "here": "이 페이지",
        "theme": "밝게/어둡게", "home": "도움말", "none": "찾은 내용이 없어요", "found": "개 찾음",
        "english": "영어로 된 페이지",
    },
    "de": {
        "skip": "Zum Text springen", "search": "Suchen", "contents": "Inhalt", "here": "Auf dieser Seite",
        "theme": "Hell oder dunkel", "home": "Dokumentation", "none": "Nichts gefunden", "found": "gefunden",
        "english": "Auf Englisch",
    },
}  # fmt: skip


def framed(page: Page, library: Library) -> str:
    source, words = page.source, WORDS[page.source.language]
    root = "../" * source.address.count("/")
    home = library.in_language("index.html", source.language) or library.at("index.html")
    assert home is not None
    return f"""<!doctype html>
<html lang="{source.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{html.escape(source.title)} · Noripan</title>
<link rel="icon" href="{root}icon.svg">
<link rel="stylesheet" href="{root}fonts.css">
<link rel="stylesheet" href="{root}site.css">
<script src="{root}theme.js"></script>
<script src="{root}site.js" defer></script>
{alternates(source, library)}</head>
<body data-root="{root}" data-none="{words["none"]}" data-found="{words["found"]}">
<a class="skip" href="#main">{words["skip"]}</a>
<header>
<a class="home" href="{root}{home.address}"><b>놀이판</b> Noripan <span>{words["home"]}</span></a>
<a class="to-contents" href="#contents">{words["contents"]}</a>
<form role="search" id="search">
<input type="search" name="q" autocomplete="off" aria-label="{words["search"]}" placeholder="{words["search"]}">
<p role="status" id="count"></p><ol id="results" hidden></ol></form>
<span class="languages">{languages(source, library, root)}</span>
<button type="button" id="theme">{words["theme"]}</button>
</header>
<div class="columns">
<main id="main" tabindex="-1">
{page.html}</main>
{table_of_headings(page.headings, words["here"])}<nav id="contents" aria-label="{words["contents"]}">
{navigation(source, library)}</nav>
</div>
</body>
</html>
"""


def alternates(source: Source, library: Library) -> str:
    """Where the same page is in other languages, for browsers and search engines."""
    found = [(language, library.in_language(source.english, language)) for language in LANGUAGES]
    return "".join(
        f'<link rel="alternate" hreflang="{language}" href="{os.path.basename(page.address)}">\n'
        for language, page in found
        if page is not None and page is not source
    )


def languages(source: Source, library: Library, root: str) -> str:
    """Links to the other languages of this page, or to their front page."""
    links = []
    for language in LANGUAGES:
        page = library.in_language(source.english, language) or library.in_language("index.html", language)
        if language == source.language:
            links.append(f'<b lang="{language}">{NAMES[language]}</b>')
        elif page is not None:
            links.append(f'<a lang="{language}" hreflang="{language}" href="{root}{page.address}">{NAMES[language]}</a>')
    return " ".join(links)


def table_of_headings(headings: Sequence[Heading], title: str) -> str:
    shown = [heading for heading in headings if heading.level in (2, 3)]
    if len(shown) < 3:
        return ""
    items = "".join(f'<li class="h{one.level}"><a href="#{one.anchor}">{html.escape(one.text)}</a></li>\n' for one in shown)
    return f'<aside aria-label="{title}"><p>{title}</p><ul>\n{items}</ul></aside>\n'


def navigation(source: Source, library: Library) -> str:
    """All pages of this language by section; where there are few, the English sections follow."""
    own = [part for section in library.sections for part in section_in(section, source, library, source.language)]
    if source.language == "en":
        return "".join(own)
    rest = [part for section in library.sections for part in section_in(section, source, library, "en")]
    return "".join(own) + f"<details><summary>{WORDS[source.language]['english']}</summary>\n{''.join(rest)}</details>\n"


def section_in(section: Section, source: Source, library: Library, language: str) -> list[str]:
    pages = [page for address in section.pages if (page := library.in_language(address, language)) is not None]
    if not pages:
        return []
    links = "".join(f"<li>{link(page, source)}</li>\n" for page in pages)
    return [f'<h2 lang="{language}">{section.titles[language]}</h2>\n<ul lang="{language}">\n{links}</ul>\n']


def link(page: Source, source: Source) -> str:
    current = ' aria-current="page"' if page is source else ""
    address = os.path.relpath(page.address, os.path.dirname(source.address) or ".").replace(os.sep, "/")
    return f'<a href="{address}"{current}>{html.escape(page.title)}</a>'
