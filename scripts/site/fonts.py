"""The fonts of the browser client, if it is built: the site then shows Korean on machines that have no Korean font."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from sources import ROOT

ASSETS = ROOT / "web" / "python" / "noripan_web" / "dist" / "assets"
FACE = re.compile(r"@font-face\{[^}]*\}")


def write_fonts(output: Path, beside_client: bool) -> None:
    """A style sheet of all slices. Beside the client its files are used where they are, elsewhere they are copied."""
    faces = "\n".join(face for file in sorted(ASSETS.glob("*.css")) for face in FACE.findall(file.read_text("utf-8")))
    if not beside_client:
        for name in re.findall(r"url\(/assets/([\w.-]+)\)", faces):
            (output / "fonts").mkdir(exist_ok=True)
            shutil.copyfile(ASSETS / name, output / "fonts" / name)
        faces = faces.replace("url(/assets/", "url(fonts/")
    (output / "fonts.css").write_text(faces, "utf-8")
