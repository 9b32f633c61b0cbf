"""The colours of the cloth as themes of Textual."""

from __future__ import annotations

from textual.theme import Theme

from noripan.tui.palette import DAY, NIGHT


def theme(name: str, cloth: dict[str, str], dark: bool) -> Theme:
    return Theme(
        name=name,
        primary=cloth["focus"],
        secondary=cloth["soft"],
        accent=cloth["knot"],
        foreground=cloth["ink"],
        background=cloth["hanji"],
        surface=cloth["cloth"],
        panel=cloth["seam"],
        dark=dark,
        variables={**cloth, "border": cloth["stitch"], "border-blurred": cloth["seam"]},
    )


THEMES = (theme("noripan-night", NIGHT, True), theme("noripan-day", DAY, False))
