"""Charts as SVG inside a page: colours and fonts come from the page's style, so that they follow light and dark."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor

WIDTH = 640
LEFT = 130  # room for names
RIGHT = 24
ROW = 34
FOOT = 28

Point = tuple[float, float]


@dataclass(frozen=True)
class ChartRow:
    """A value with an inner and an outer interval."""

    name: str
    colour: int
    value: float
    inner: tuple[float, float]
    outer: tuple[float, float]
    label: str


@dataclass(frozen=True)
class Curve:
    """A value with its error along x."""

    name: str
    colour: int
    points: Sequence[tuple[float, float, float]]  # x, value, error


@dataclass(frozen=True)
class ChartScale:
    """From values to places on the page."""

    low: float
    high: float
    start: float
    end: float

    def __call__(self, value: float) -> float:
        inside = min(max(value, self.low), self.high)
        return self.start + (inside - self.low) / ((self.high - self.low) or 1) * (self.end - self.start)


def element(tag: str, content: str = "", **attributes: object) -> str:
    told = "".join(f' {name.rstrip("_").replace("_", "-")}="{escape(text(value))}"' for name, value in attributes.items())
    return f"<{tag}{told}>{content}</{tag}>"


def text(value: object) -> str:
    return f"{value:.1f}".removesuffix(".0") if isinstance(value, float) else str(value)


def svg(height: float, label: str, parts: Sequence[str]) -> str:
    return element("svg", "".join(parts), viewBox=f"0 0 {WIDTH} {text(float(height))}", role="img", aria_label=label)


def words(content: str, x: float, y: float, kind: str = "", anchor: str = "start") -> str:
    return element("text", escape(content), x=x, y=y, class_=kind, text_anchor=anchor)


def line(start: Point, end: Point, kind: str) -> str:
    return element("line", x1=start[0], y1=start[1], x2=end[0], y2=end[1], class_=kind)


def ticks(low: float, high: float, most: int = 6) -> list[float]:
    """Round values between low and high."""
    span = (high - low) or 1
    steps = (part * 10.0**power for power in range(-3, 7) for part in (1, 2, 5))
    step = next(step for step in steps if span / step < most)
    return [step * number for number in range(ceil(low / step - 1e-9), floor(high / step + 1e-9) + 1)]


def x_axis(scale: ChartScale, top: float, bottom: float, form: Callable[[float], str]) -> list[str]:
    parts = []
    for value in ticks(scale.low, scale.high):
        parts.append(line((scale(value), top), (scale(value), bottom), "grid"))
        parts.append(words(form(value), scale(value), bottom + 18, "tick", "middle"))
    return parts


def whiskers(
    rows: Sequence[ChartRow], low: float, high: float, form: Callable[[float], str], label: str, mark: float | None = None
) -> str:
    """A dot for every row with its intervals, and a dashed line where all would be alike."""
    bottom = ROW * len(rows) + 6.0
    scale = ChartScale(low, high, LEFT, WIDTH - RIGHT - 90)
    parts = x_axis(scale, 0, bottom, form)
    if mark is not None:
        parts.append(line((scale(mark), 0), (scale(mark), bottom), "mark"))
    for number, row in enumerate(rows):
        y = ROW * (number + 0.5) + 3
        parts.append(words(row.name, LEFT - 12, y + 4, "name", "end"))
        parts.append(line((scale(row.outer[0]), y), (scale(row.outer[1]), y), f"outer c{row.colour}"))
        parts.append(line((scale(row.inner[0]), y), (scale(row.inner[1]), y), f"inner c{row.colour}"))
        parts.append(element("circle", cx=scale(row.value), cy=y, r=6.0, class_=f"dot c{row.colour}"))
        parts.append(words(row.label, WIDTH - RIGHT - 78.0, y + 4, "value"))
    return svg(bottom + FOOT, label, parts)


def curves(lines: Sequence[Curve], form: Callable[[float], str], label: str, mark: float) -> str:
    """Values along x with a band for their errors; names at the right end, moved apart where they would touch."""
    height = 240.0
    most = max(point[0] for curve in lines for point in curve.points)
    least = min(point[0] for curve in lines for point in curve.points)
    x, y = ChartScale(least, most, 44, WIDTH - RIGHT - 100), ChartScale(0, 1, height, 6)
    parts = [line((x.start, y(value)), (x.end, y(value)), "grid") for value in (0, 0.25, 0.5, 0.75, 1)]
    parts += [words(form(value), x.start - 8, y(value) + 4, "tick", "end") for value in (0, 0.25, 0.5, 0.75, 1)]
    parts += [words(f"{tick:g}", x(tick), height + 18, "tick", "middle") for tick in ticks(least, most) if tick % 1 == 0]
    parts.append(line((x.start, y(mark)), (x.end, y(mark)), "mark"))
    for curve in lines:
        upper = [(x(at), y(value + error)) for at, value, error in curve.points]
        lower = [(x(at), y(value - error)) for at, value, error in reversed(curve.points)]
        parts.append(element("polygon", points=path(upper + lower), class_=f"band c{curve.colour}"))
    for curve in lines:
        along = [(x(at), y(value)) for at, value, _ in curve.points]
        parts.append(element("polyline", points=path(along), class_=f"curve c{curve.colour}"))
    ends = apart([(y(curve.points[-1][1]), curve.name) for curve in lines])
    parts += [words(name, x.end + 8, place + 4, "name") for place, name in ends]
    return svg(height + FOOT, label, parts)


def path(points: Sequence[Point]) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in points)


def apart(labels: list[tuple[float, str]], space: float = 15) -> list[tuple[float, str]]:
    placed: list[tuple[float, str]] = []
    for place, name in sorted(labels):
        placed.append((max(place, placed[-1][0] + space) if placed else place, name))
    return placed


def histograms(rows: Sequence[tuple[str, int, Sequence[int], float]], start: float, width: float, label: str) -> str:
    """For each (name, colour, counts, mean) a row of bars over a common axis; all rows have the same scale."""
    row, bars = 62, max(len(counts) for _, _, counts, _ in rows)
    x = ChartScale(start, start + width * bars, LEFT, WIDTH - RIGHT)
    most = max(max(counts) / (sum(counts) or 1) for _, _, counts, _ in rows)
    bottom = row * len(rows) + 6.0
    parts = x_axis(x, 0, bottom, lambda value: f"{value:g}")
    for number, (name, colour, counts, mean) in enumerate(rows):
        base = row * (number + 1.0)
        parts.append(words(name, LEFT - 12, base - 14, "name", "end"))
        parts.append(words(f"⌀ {mean:.1f}", LEFT - 12.0, base + 2, "tick", "end"))
        for bar, count in enumerate(counts):
            tall = (row - 10) * count / (sum(counts) or 1) / (most or 1)
            left, right = x(start + width * bar), x(start + width * (bar + 1))
            if count:
                wide = right - left - 1
                parts.append(element("rect", x=left + 0.5, y=base - tall, width=wide, height=tall, class_=f"bar c{colour}"))
        parts.append(line((x.start, base), (x.end, base), "axis"))
    return svg(bottom + FOOT, label, parts)
