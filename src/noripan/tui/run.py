"""Starts the screens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from noripan.core.match import Match
from noripan.core.texts import Texts
from noripan.terminal.arguments import new_match
from noripan.terminal.saves import SavedMatch, saved_matches
from noripan.tui.app import NoripanApp

if TYPE_CHECKING:
    from noripan.client import Link


def seated(game: str, players: int | None, seat: int, seed: str | None, options: list[str] | None, level: str) -> SavedMatch:
    """A new match as the command line describes it."""
    match = new_match(game, players, seed, options)
    match.view(seat)
    return SavedMatch(saved_matches().new_file(game), match, seat, [level] * match.players)


def play(texts: Texts, first: SavedMatch | None) -> None:
    saved = saved_matches()
    saved.tidy()
    NoripanApp(texts, saved, None if first is None else lambda app: app.table_for(first)).run()


def watch(match: Match, seat: int | None, texts: Texts) -> None:
    from noripan.tui.replay import ReplayScreen

    NoripanApp(texts, saved_matches(), lambda app: ReplayScreen(match, seat, texts)).run()


def visit(link: Link, name: str, texts: Texts) -> None:
    """At a server's tables."""
    from noripan.tui.lobby import LobbyScreen

    NoripanApp(texts, saved_matches(), lambda app: LobbyScreen(link, name)).run()
