"""A check of any page in any state: nothing overlaps or is cut off, and everything can be seen and pressed."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from playwright.sync_api import Page

SIZES = (
    (360, 640),
    (390, 844),
    (844, 390),
    (820, 1180),
    (1024, 768),
    (1280, 720),
    (1366, 633),
    (1440, 900),
    (2560, 1440),
    (720, 450),  # what is left of 1440 × 900 at 200 %
)
CHECK = Path(__file__).with_name("layout.js").read_text("utf-8")
DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn, 60))))"


def faults(page: Page, sizes: Iterable[tuple[int, int]] = SIZES, *, whole: bool = False, where: str = "") -> list[str]:
    """What is wrong at each size; `whole` is for a page that must be seen as one, without scrolling."""
    found = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        found += [f"{where} {width}×{height}: {fault}" for fault in page.evaluate(f"({CHECK})({str(whole).lower()})")]
    return found
