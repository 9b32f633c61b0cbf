"""Starts the screens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from noripan.core.texts import Texts
from noripan.terminal.keeping import Kept, shelf
from noripan.terminal.reading import new_match
from noripan.terminal.replaying import Film
from noripan.terminal.tui.app import NoripanApp

if TYPE_CHECKING:
    from noripan.terminal.online import Link


def seated(game: str, players: int | None, seat: int, seed: str | None, options: list[str] | None, level: str) -> Kept:
    """A new match as the command line describes it."""
    match = new_match(game, players, seed, options)
    match.view(seat)
    return Kept(shelf().place(game), match, seat, [level] * match.players)


def play(texts: Texts, first: Kept | None) -> None:
    kept = shelf()
    kept.tidy()
    NoripanApp(texts, kept, None if first is None else lambda app: app.table_for(first)).run()


def watch(film: Film, seat: int | None, texts: Texts) -> None:
    from noripan.terminal.tui.replay import ReplayScreen

    NoripanApp(texts, shelf(), lambda app: ReplayScreen(film, seat, texts)).run()


def visit(link: Link, name: str, texts: Texts) -> None:
    """At a server's tables."""
    from noripan.terminal.tui.hall import HallScreen

    NoripanApp(texts, shelf(), lambda app: HallScreen(link, name)).run()
