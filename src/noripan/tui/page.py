"""What all screens with something going on behind them have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.screen import Screen

if TYPE_CHECKING:
    from noripan.tui.app import NoripanApp


class Page(Screen[None]):
    """A screen whose work ends as soon as it is left. Textual ends it only when the widgets that it works on are gone."""

    app: NoripanApp

    def on_screen_suspend(self) -> None:
        if self not in self.app.screen_stack:  # else only something lies above it
            self.workers.cancel_node(self)
