"""What the site is made of: pages in their languages, their order, and pictures."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
LANGUAGES = ("en", "ko", "de")
OUTSIDE = {"CONTRIBUTING.md": "contributing.html", "CHANGELOG.md": "changelog.html", "web/README.md": "browser-client.html"}
PICTURES = (".svg", ".webp", ".png")


@dataclass(frozen=True)
class Source:
    """A page as it was written."""

    file: Path
    address: str  # within the site
    language: str
    title: str
    text: str

    @property
    def english(self) -> str:
        """The address of the same page in English, whether there is one or not."""
        return re.sub(r"\.(ko|de)\.html$", ".html", self.address)


@dataclass(frozen=True)
class Section:
    """A kind of pages in the navigation, with its titles by language."""

    titles: dict[str, str]
    pages: tuple[str, ...]  # English addresses


@dataclass(frozen=True)
class Library:
    pages: tuple[Source, ...]
    sections: tuple[Section, ...]
    pictures: dict[Path, str]  # file -> address

    def at(self, address: str) -> Source | None:
        return next((page for page in self.pages if page.address == address), None)

    def of(self, file: Path) -> Source | None:
        return next((page for page in self.pages if page.file == file), None)

    def in_language(self, english: str, language: str) -> Source | None:
        """A page in this language, if it was written in it."""
        return self.at(english if language == "en" else re.sub(r"\.html$", f".{language}.html", english))


def read_library() -> Library:
    files = sorted(DOCS.rglob("*.md")) + [ROOT / name for name in OUTSIDE]
    pages = tuple(read_page(file) for file in files)
    pictures = {file: file.relative_to(DOCS).as_posix() for file in DOCS.rglob("*") if file.suffix in PICTURES}
    return Library(pages, read_sections(), pictures)


def read_page(file: Path) -> Source:
    text = file.read_text("utf-8")
    found = re.search(r"^# (.+)$", text, re.MULTILINE)
    suffix = re.search(r"\.(ko|de)\.md$", file.name)
    return Source(
        file, address_of(file), suffix[1] if suffix else "en", found[1].replace("`", "") if found else file.stem, text
    )


def address_of(file: Path) -> str:
    """README is the index of its folder; its translations are `index.ko.html` and so on."""
    outside = OUTSIDE.get(file.relative_to(ROOT).as_posix())
    if outside is not None:
        return outside
    return re.sub(r"README(\.\w\w)?\.md$", r"index\1.md", file.relative_to(DOCS).as_posix()).removesuffix(".md") + ".html"


def read_sections() -> tuple[Section, ...]:
    """The navigation of docs/site.toml; a pattern stands for all English pages it fits."""
    listed = tomllib.loads((DOCS / "site.toml").read_text("utf-8"))["section"]
    return tuple(
        Section(one["title"], tuple(address for name in one["pages"] for address in addresses(name))) for one in listed
    )


def addresses(name: str) -> list[str]:
    if name in OUTSIDE:
        return [OUTSIDE[name]]
    return [address_of(file) for file in sorted(DOCS.glob(name)) if not re.search(r"\.(ko|de)\.md$", file.name)]
