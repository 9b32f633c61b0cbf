"""The colours of the cloth by day and by night, and what the paints of drawings look like on it."""

from __future__ import annotations

from functools import cache

from rich.style import Style

DAY = {
    "cloth": "#FAF5E9", "hanji": "#F3EBDA", "gold": "#F4E6C2", "sky": "#DDE6EA", "rose": "#F2DED3", "jade": "#DFE8DC",
    "seam": "#D8CBB1", "stitch": "#8F7C62", "ink": "#221D18", "soft": "#544A40", "faint": "#675B4F", "knot": "#A8291C",
    "focus": "#1F5299",
}  # fmt: skip
NIGHT = {
    "cloth": "#201E22", "hanji": "#19181B", "gold": "#2B261A", "sky": "#1B2530", "rose": "#2D2120", "jade": "#1C2724",
    "seam": "#39342F", "stitch": "#7D7263", "ink": "#F4ECDC", "soft": "#CCC1AE", "faint": "#A49987", "knot": "#FF8A73",
    "focus": "#9CC3FF",
}  # fmt: skip

PIECES = {  # face, deep weave, text on it
    "red": ("#C5382B", "#9A2419", "#FFF8EA"),
    "yellow": ("#F2B632", "#D8951C", "#2A1E08"),
    "green": ("#1B7350", "#0F5238", "#FFF8EA"),
    "blue": ("#22559E", "#153C75", "#FFF8EA"),
    "purple": ("#77418F", "#582C6D", "#FFF8EA"),
    "paper": ("#FFFBF1", "#CDBE9F", "#221D18"),
    "day": ("#F8DE9F", "#C9A85A", "#221D18"),
    "night": ("#2B3A5C", "#1A2440", "#FFF8EA"),
}
INKS = {"ink": "ink", "bold": "ink", "soft": "soft", "faint": "faint", "knot": "knot", "thread": "stitch"}


def blended(colour: str, ground: str) -> str:
    """Half way from a colour to the ground it fades into."""
    parts = [(int(colour[i : i + 2], 16) + 2 * int(ground[i : i + 2], 16)) // 3 for i in (1, 3, 5)]
    return "#" + "".join(f"{part:02X}" for part in parts)


@cache
def style_of(paint: str, mark: str, dark: bool) -> Style:
    """How a run looks. Marks: "" as it is, "faded" cannot be taken now, "able" can be, "picked", "pointed" at."""
    cloth = NIGHT if dark else DAY
    name, _, variant = paint.partition("-")
    if name not in PIECES:
        return style_of_ink(name, mark, cloth)
    face, deep, text = PIECES[name]
    if variant == "edge":
        edge = blended(deep, cloth["gold"]) if mark == "faded" else cloth["focus"] if mark in ("picked", "pointed") else deep
        return Style(color=edge)
    if mark == "faded":
        return Style(color=cloth["soft"], bgcolor=blended(deep, cloth["cloth"]))
    if mark == "pointed":
        return Style(color=cloth["cloth"], bgcolor=cloth["ink"], bold=True, reverse=False)
    ground = deep if variant == "deep" else face
    return Style(
        color=text, bgcolor=ground, bold=mark in ("able", "picked"), underline=mark == "picked", reverse=mark == "picked"
    )


def style_of_ink(name: str, mark: str, cloth: dict[str, str]) -> Style:
    if mark == "pointed":
        return Style(color=cloth["cloth"], bgcolor=cloth["ink"], bold=True)
    if mark == "picked":
        return Style(color=cloth["focus"], bold=True, underline=True, reverse=True)
    if mark == "able":
        return Style(color=cloth["focus"], bold=True)
    return Style(color=cloth[INKS.get(name, "ink")], bold=name in ("bold", "knot"))


PLAIN_INKS = {"bold": Style(bold=True), "knot": Style(color="red", bold=True), "faint": Style(dim=True)}


def style_on_any_ground(paint: str) -> Style:
    """How a run looks where the colour of the ground is not ours: only pieces are painted."""
    return style_of(paint, "", True) if paint.partition("-")[0] in PIECES else PLAIN_INKS.get(paint, Style())
