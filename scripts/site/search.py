"""The index that the pages search in: every section of every page, as plain text."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Sequence

from rendering import Page


def written_index(pages: Sequence[Page]) -> str:
    """A script, because pages opened from a folder may load scripts but no data."""
    rows = [
        [page.address + (f"#{anchor}" if anchor else ""), page.source.language, page.source.title, heading, text]
        for page in pages
        for anchor, heading, text in page.sections
    ]
    composed = unicodedata.normalize("NFC", json.dumps(rows, ensure_ascii=False, separators=(",", ":")))
    return f"window.noripanIndex = {composed};\n"
