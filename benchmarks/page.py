"""docs/explanation/benchmarks.md: every program writes its own section and leaves the others as they are."""

from __future__ import annotations

import os
from pathlib import Path

PAGE = Path(__file__).parent.parent / "docs" / "explanation" / "benchmarks.md"


def write_section(title: str, text: str) -> None:
    """Put a section in its place, or at the end if it is new."""
    head, sections = read()
    write(head, {**sections, title: text})


def write_head(text: str) -> None:
    """What stands before all sections."""
    write(text, read()[1])


def read() -> tuple[str, dict[str, str]]:
    """What stands at the head, and the sections by their titles."""
    head, *sections = PAGE.read_text("utf-8").split("\n## ")
    return head, {title: text for title, _, text in (section.partition("\n") for section in sections)}


def write(head: str, sections: dict[str, str]) -> None:
    texts = [f"## {title}\n\n" + text.strip("\n") for title, text in sections.items()]
    PAGE.write_text("\n\n".join([head.strip("\n"), *texts]) + "\n", "utf-8")


def load_of_the_machine() -> str:
    return f"{os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"
