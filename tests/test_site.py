"""The documentation site: all pages are there, links lead somewhere, nothing comes from elsewhere or breaks the policy."""

from __future__ import annotations

import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urldefrag

import pytest

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
FOR_PLAYERS = (
    "README", "tutorials/first-match", "tutorials/first-match-terminal", "tutorials/learn-a-game", "how-to/playing",
    "how-to/review", "how-to/puzzles", "how-to/screen-reader", "how-to/recover-account", "how-to/notifications",
)  # fmt: skip


class Parsed(HTMLParser):
    """What a page links to, loads and offers to link to, and what the content security policy would refuse."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.anchors: set[str] = set()
        self.refused: list[str] = []
        self.language = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attributes}
        self.refused += [f"{tag} {name}" for name in given if name == "style" or name.startswith("on")]
        if tag == "style" or (tag == "script" and "src" not in given):
            self.refused.append(tag)
        if tag == "html":
            self.language = given["lang"]
        if tag == "a":
            self.links.append(given.get("href", ""))
        self.loads += [given[name] for name in ("src", "srcset") if name in given]
        if tag == "link":
            self.loads.append(given["href"])
        self.anchors |= {given["id"]} if "id" in given else set()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site") / "docs"
    done = subprocess.run(
        [sys.executable, str(ROOT / "scripts/site"), str(folder)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return folder


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[Path, Parsed]:
    return {file: Parsed(file.read_text("utf-8")) for file in site.rglob("*.html")}


def test_every_source_is_a_page(site: Path, pages: dict[Path, Parsed]) -> None:
    sources = list(DOCS.rglob("*.md"))
    assert len(pages) == len(sources) + 3  # contributing, changelog, the browser client
    assert {"index.html", "index.ko.html", "decisions/index.html"} <= {str(file.relative_to(site)) for file in pages}


def test_links_and_anchors_lead_somewhere(pages: dict[Path, Parsed]) -> None:
    lost = []
    for file, page in pages.items():
        for link in [*page.links, *page.loads]:
            address, anchor = urldefrag(link)
            if address.startswith("http"):
                continue
            target = (file.parent / unquote(address)).resolve() if address else file
            if not target.is_file() or (anchor and target in pages and unquote(anchor) not in pages[target].anchors):
                lost.append(f"{file.name}: {link}")
    assert lost == []


def test_nothing_comes_from_elsewhere(site: Path, pages: dict[Path, Parsed]) -> None:
    assert [load for page in pages.values() for load in page.loads if re.match(r"(https?:)?//", load)] == []
    scripts_and_styles = [*site.glob("*.js"), *site.glob("*.css")]
    assert [
        file.name for file in scripts_and_styles if file.name != "search-index.js" and "http" in file.read_text("utf-8")
    ] == []


def test_the_policy_of_the_server_allows_every_page(pages: dict[Path, Parsed]) -> None:
    assert {file.name: page.refused for file, page in pages.items() if page.refused} == {}


def test_the_navigation_leads_to_every_page(site: Path, pages: dict[Path, Parsed]) -> None:
    """Decisions are listed by their own index."""
    index = pages[site / "index.html"]
    reached = {(site / link).resolve() for link in index.links if not link.startswith("http")}
    missing = [
        file.relative_to(site)
        for file, page in pages.items()
        if page.language == "en" and file.resolve() not in reached and file.parent.name != "decisions"
    ]
    assert missing == []


@pytest.mark.parametrize("page", FOR_PLAYERS)
def test_pages_for_players_are_in_three_languages(page: str) -> None:
    languages = {language: (DOCS / f"{page}{language}.md").read_text("utf-8") for language in ("", ".ko", ".de")}
    assert re.search("[가-힣]{3}", languages[".ko"]) and "해요" + "체" not in languages[".ko"]
    assert re.search(r"\b(du|dein|deine|dich)\b", languages[".de"], re.IGNORECASE)
    assert not re.search(r"\b(Sie|Ihnen|Ihre?n?)\b(?! wird)(?= (können|müssen|haben|sind|sehen))", languages[".de"])


def test_pages_say_their_language(site: Path, pages: dict[Path, Parsed]) -> None:
    for file, page in pages.items():
        found = re.search(r"\.(ko|de)\.html$", file.name)
        assert page.language == (found[1] if found else "en")
    assert "index.ko.html" in (site / "index.html").read_text("utf-8")
