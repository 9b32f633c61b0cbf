"""Charts as SVG, readable on light and dark pages."""

from __future__ import annotations

import math
import statistics
from collections.abc import Mapping, Sequence
from typing import NamedTuple

ROW, LEFT, WIDTH = 34, 96, 520
STYLE = """text{font:14px system-ui,sans-serif;fill:#6b6259}.bar{fill:#22559e}.goal{stroke:#c5382b;stroke-width:2}
.spread{stroke:#6b6259;stroke-width:1.5}.baseline{stroke:#6b6259;stroke-dasharray:4 4}"""


def bar_chart(samples: Mapping[str, list[float]], goals: Mapping[str, float], title: str) -> str:
    """A bar for the median of each sample with a line for its spread, a mark for its goal, and a dashed line at 1."""
    names = sorted(samples, key=lambda name: -statistics.median(samples[name]))
    scale = WIDTH / max(max(values) for values in samples.values())
    height = ROW * len(names) + 64
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDTH + 72} {height}" role="img">',
        f"<title>{title}</title>",
        f"<style>{STYLE}</style>",
        f'<text x="0" y="18" font-weight="bold">{title}</text>',
    ]
    for i, name in enumerate(names):
        y, values = 36 + i * ROW, samples[name]
        end, low, high = (LEFT + scale * value for value in (statistics.median(values), min(values), max(values)))
        parts += [
            f'<text x="{LEFT - 8}" y="{y + 16}" text-anchor="end">{name}</text>',
            f'<rect class="bar" x="{LEFT}" y="{y}" width="{end - LEFT:.1f}" height="22" rx="3"/>',
            f'<line class="spread" x1="{low:.1f}" x2="{high:.1f}" y1="{y + 11}" y2="{y + 11}"/>',
            f'<text x="{max(end, high) + 6:.1f}" y="{y + 16}">{statistics.median(values):.1f}</text>',
        ]
        if name in goals:
            x = LEFT + scale * goals[name]
            parts.append(f'<line class="goal" x1="{x:.1f}" x2="{x:.1f}" y1="{y - 3}" y2="{y + 25}"/>')
    one, bottom = LEFT + scale, 36 + len(names) * ROW
    parts += [
        f'<line class="baseline" x1="{one:.1f}" x2="{one:.1f}" y1="30" y2="{bottom}"/>',
        f'<text x="{LEFT}" y="{bottom + 16}">dashed: the baseline · red: the target · thin line: least to most</text>',
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


TALL, TOP = 300, 40
COLOURS = ("#22559e", "#c5382b", "#2e8b57", "#b8860b", "#8a4fa3")


class Point(NamedTuple):
    x: float
    share: float
    error: float


def line_chart(series: Mapping[str, Sequence[Point]], ticks: Sequence[float], title: str) -> str:
    """A line for each series over a logarithmic scale, shares with their errors, and a dashed line at one half."""
    step = WIDTH / math.log(ticks[-1] / ticks[0])

    def across(x: float) -> float:
        return LEFT + step * math.log(x / ticks[0])

    def down(share: float) -> float:
        return TOP + TALL * (1 - min(1.0, max(0.0, share)))

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDTH + 110} {TOP + TALL + 40}" role="img">',
        f"<title>{title}</title>",
        f"<style>{STYLE}</style>",
        f'<text x="0" y="18" font-weight="bold">{title}</text>',
        f'<line class="baseline" x1="{LEFT}" x2="{LEFT + WIDTH}" y1="{down(0.5)}" y2="{down(0.5)}"/>',
    ]
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        parts.append(f'<text x="{LEFT - 14}" y="{down(share) + 5}" text-anchor="end">{100 * share:.0f} %</text>')
    for x in ticks:
        parts.append(f'<text x="{across(x):.1f}" y="{TOP + TALL + 24}" text-anchor="middle">{x:g}</text>')
    for number, (name, points) in enumerate(series.items()):
        colour, shift = COLOURS[number % len(COLOURS)], 3 * (number - 2)  # so that errors do not hide each other
        way = " ".join(f"{across(one.x) + shift:.1f},{down(one.share):.1f}" for one in points)
        parts.append(f'<polyline fill="none" stroke="{colour}" stroke-width="2" points="{way}"/>')
        for one in points:
            x, high, low = across(one.x) + shift, down(one.share + one.error), down(one.share - one.error)
            parts.append(f'<line stroke="{colour}" x1="{x:.1f}" x2="{x:.1f}" y1="{high:.1f}" y2="{low:.1f}"/>')
            parts.append(f'<circle fill="{colour}" cx="{x:.1f}" cy="{down(one.share):.1f}" r="3"/>')
        y = TOP + 14 + 18 * number
        parts.append(f'<text x="{LEFT + WIDTH + 28}" y="{y}" style="fill:{colour}">{name}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"
