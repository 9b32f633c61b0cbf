"""The rules in docs/ are those of the games as they are now."""

from __future__ import annotations

from support.scripts import script


def test_the_pages_are_what_the_games_say() -> None:
    pages = script("rules_pages")
    wanted = pages.rules_pages()
    there = {*pages.DOCS.glob("*.md"), *pages.DOCS.glob("pictures/*.svg")}
    assert there == set(wanted)
    stale = [file.name for file in sorted(there) if file.read_text("utf-8") != wanted[file]]
    assert stale == [], "Look whether the change is meant; `make pictures` writes them again."


def test_every_picture_is_described() -> None:
    for file, text in script("rules_pages").rules_pages().items():
        if file.suffix == ".md" and file.name != "README.md":
            assert text.count("![") > 10
            assert "![](" not in text
