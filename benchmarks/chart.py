"""A bar chart as SVG, readable on light and dark pages."""

from __future__ import annotations

import statistics
from collections.abc import Mapping

ROW, LEFT, WIDTH = 34, 96, 520
STYLE = """text{font:14px system-ui,sans-serif;fill:#6b6259}.bar{fill:#22559e}.goal{stroke:#c5382b;stroke-width:2}
.spread{stroke:#6b6259;stroke-width:1.5}.peer{stroke:#6b6259;stroke-dasharray:4 4}"""


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
        f'<line class="peer" x1="{one:.1f}" x2="{one:.1f}" y1="30" y2="{bottom}"/>',
        f'<text x="{LEFT}" y="{bottom + 16}">dashed: the peer · red: the bar to clear · thin line: least to most</text>',
        "</svg>",
    ]
    return "\n".join(parts) + "\n"
