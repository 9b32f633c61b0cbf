"""Questions with an answer typed on a line of its own."""

from __future__ import annotations

import re
import sys
from typing import Any

from rich.console import Console
from rich.text import Text

ESCAPE_CODES = re.compile(r"\x1b\[[0-9;]*m")


class AskingConsole(Console):
    """Hands the prompt to `input`: readline must know of it, or the next text follows an empty answer on the same line."""

    def input(self, prompt: str | Text = "", **how: Any) -> str:
        if not sys.stdin.isatty():
            return super().input(prompt, **how)
        with self.capture() as drawn:
            self.print(prompt, end="")
        return input(ESCAPE_CODES.sub("\001\\g<0>\002", drawn.get()))  # the marks: what takes no room on the screen
