"""Names of buttons in the pages: `*Play now*<!--play-now-->` is what the browser client says in the page's language."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from errors_page import spoken
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

ROOT = Path(__file__).parents[2]
LABEL = re.compile(r"\*([^*\n]+)\*<!--([a-z-]+)-->")


@cache
def texts(language: str) -> dict[str, str]:
    resource = FluentParser().parse((ROOT / "web" / "texts" / f"{language}.ftl").read_text("utf-8"))
    return {
        entry.id.name: spoken(entry.value) for entry in resource.body if isinstance(entry, fluent.Message) and entry.value
    }


def language_of(page: Path) -> str:
    found = re.search(r"\.(ko|de)\.md$", page.name)
    return found[1] if found else "en"


def renewed(page: Path) -> str:
    """The page with the labels of today; a label that is gone is an error."""
    known = texts(language_of(page))
    return LABEL.sub(lambda found: f"*{known[found[2]]}*<!--{found[2]}-->", page.read_text("utf-8"))
