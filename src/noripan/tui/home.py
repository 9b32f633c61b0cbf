"""The first page: what can be played, and what was left unfinished."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option as Choice

from noripan.core.game import Game
from noripan.core.lessons import course_of
from noripan.core.library import find, games
from noripan.terminal.drawing import wrapped
from noripan.terminal.lessons import Learner
from noripan.terminal.saves import SavedMatch
from noripan.tui.palette import PIECES
from noripan.tui.setup import SetupScreen

if TYPE_CHECKING:
    from noripan.tui.app import NoripanApp

INDENT = 2  # of what is said of a game below its name
SIDES = 6 + INDENT  # columns beside it
NARROWEST = 20
LOGO = ("blue", "red", "yellow", "purple", "green")


class HomeScreen(Screen[None]):
    BINDINGS = [  # noqa: RUF012
        Binding("q,escape", "app.quit", show=False),
        Binding("question_mark", "rules", show=False),
        Binding("l", "learn", show=False),
    ]

    app: NoripanApp

    def compose(self) -> ComposeResult:
        say = self.app.texts.say
        patches = [("▀", PIECES[colour][0]) for colour in LOGO]
        yield Static(Text.assemble(*patches, ("  놀이판 Noripan", "bold"), "   ", say("tui-welcome")), id="head")
        yield OptionList(id="games", classes="choices")
        keys = "  ".join(
            f"[@click={action}][b]{key}[/b] {say(f'tui-does-{name}')}[/]"
            for key, name, action in (
                ("Enter", "open", "screen.open"), ("l", "learn", "screen.learn"), ("?", "rules", "screen.rules"),
                ("Ctrl+T", "light", "app.light"),
                ("q", "quit", "app.quit"),
            )
        )  # fmt: skip
        yield Static(keys, id="keys")

    def on_mount(self) -> None:
        self.fill()

    def on_screen_resume(self) -> None:
        self.fill()

    def on_resize(self) -> None:
        self.fill(self.query_one("#games", OptionList).highlighted or 0)

    def fill(self, at: int = 0) -> None:
        texts = self.app.texts
        listed = self.query_one("#games", OptionList)
        listed.clear_options()
        for number, saved in enumerate(self.app.unfinished()):
            listed.add_option(Choice(self.entry(saved.match.game, self.about_saved(saved)), id=f"k{number}"))
        for name, game in games().items():
            seats = texts.say("tui-seats", low=game.seats[0], high=game.seats[-1])
            listed.add_option(Choice(self.entry(game, f"{texts.tagline(game)} {seats}"), id=name))
        listed.highlighted = min(at, listed.option_count - 1)
        listed.focus()

    def about_saved(self, saved: SavedMatch) -> str:
        """How far it got, when, against whom, and how it stands."""
        texts = self.app.texts
        bots = Counter(level for seat, level in enumerate(saved.levels) if seat != saved.seat)
        against = ", ".join(f"{count} × {texts.say(f'level-{level}')}" for level, count in bots.items())
        others = ", ".join(str(score) for seat, score in enumerate(saved.scores) if seat != saved.seat)
        when = f"{saved.saved_at:%Y-%m-%d %H:%M}"
        kept = texts.say("tui-kept", when=when, bots=against, own=saved.scores[saved.seat], others=others)
        return f"{texts.say('tui-continue', moves=len(saved.match.log))}\n{kept}"

    def entry(self, game: Game[Any], about: str) -> Text:
        room = max(NARROWEST, self.app.size.width - SIDES)
        lines = [line for part in about.split("\n") for line in wrapped(part, room)]
        written = "\n".join(" " * INDENT + "".join(run.text for run in line) for line in lines)
        return Text.assemble((self.app.texts.title(game), "bold"), "\n", written, "\n")

    def action_open(self) -> None:
        self.query_one("#games", OptionList).action_select()

    @on(OptionList.OptionSelected)
    def open(self, event: OptionList.OptionSelected) -> None:
        name = str(event.option_id)
        if name in games():
            self.app.push_screen(SetupScreen(find(name)))
        else:
            self.app.push_screen(self.app.table_for(self.app.unfinished()[int(name[1:])]))

    def action_learn(self) -> None:
        """Lessons are read line by line, so the screen is given back to the terminal meanwhile."""
        option = self.query_one("#games", OptionList).highlighted_option
        course = course_of(find(str(option.id))) if option is not None and option.id in games() else None
        if course is None:
            self.notify(self.app.texts.say("tui-no-lessons"))
            return
        with self.app.suspend(), suppress(KeyboardInterrupt):
            Learner(course, self.app.texts, plain=False).take_course()
            input(self.app.texts.say("learn-back") + " ")

    def action_rules(self) -> None:
        option = self.query_one("#games", OptionList).highlighted_option
        if option is not None and option.id in games():
            self.app.show_rules(find(str(option.id)))
