"""Small panels over a table: a question, the reckoning; and the page of the rules."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.events import Resize
from textual.screen import ModalScreen, Screen
from textual.widgets import Button, Static

from noripan.core.game import Game
from noripan.core.texts import Texts
from noripan.terminal.rules_page import RulesPage, painted
from noripan.terminal.seat import Seat, TalkingSeat
from noripan.tui.palette import style_of

SIDES = 6  # columns beside the text of the rules
NARROWEST = 40


class Ask(ModalScreen[str]):
    """A question with a few answers, each a name and its words; Escape gives the first."""

    BINDINGS = [  # noqa: RUF012
        Binding("left", "app.focus_previous", show=False),
        Binding("right", "app.focus_next", show=False),
        Binding("escape", "decline", show=False),
    ]

    def __init__(self, question: str, answers: Sequence[tuple[str, str]]) -> None:
        super().__init__()
        self.question = question
        self.answers = answers

    def compose(self) -> ComposeResult:
        with Vertical(classes="panel"):
            yield from self.matter()
            with Horizontal(classes="buttons"):
                for name, words in self.answers:
                    yield Button(words, id=name)

    def matter(self) -> ComposeResult:
        """What is asked about."""
        yield Static(Text(self.question), classes="big")

    def on_mount(self) -> None:
        self.query(Button).last().focus()

    def on_button_pressed(self, event: Button.Pressed) -> None:
        self.dismiss(str(event.button.id))

    def action_decline(self) -> None:
        self.dismiss(self.answers[0][0])


class Reckoning(Ask):
    """Who has won and how it came about."""

    def __init__(self, seat: Seat, told: Sequence[str], answers: Sequence[tuple[str, str]]) -> None:
        super().__init__("", answers)
        self.seat = seat
        self.told = told

    def matter(self) -> ComposeResult:
        view, texts = self.seat.view, self.seat.texts
        yield Static(Text(texts.say("tui-won-by", seats=view["winners"])), classes="big")
        yield Static(standings(view["scores"], view["winners"], texts))
        yield Static(Text(texts.wins_by(self.seat.game, len(view["scores"])), "dim"))
        if isinstance(self.seat, TalkingSeat):
            shuffle = Static(id="shuffle")
            shuffle.styles.min_height = 2  # or the buttons would move under a pointer when the words come
            yield shuffle
        with VerticalScroll(can_focus=False) as scroll:
            scroll.styles.margin = (1, 0)
            yield Static(Text("\n".join(self.told)))

    def on_mount(self) -> None:
        super().on_mount()
        if isinstance(self.seat, TalkingSeat):
            self.show_shuffle(self.seat)
            self.set_interval(0.3, partial(self.show_shuffle, self.seat))  # the check is made while this is open
        scroll = self.query_one(VerticalScroll)
        self.call_after_refresh(scroll.scroll_end, animate=False)

    def show_shuffle(self, seat: TalkingSeat) -> None:
        self.query_one("#shuffle", Static).update(Text(seat.shuffle_words()))


def standings(scores: Sequence[int], winners: Sequence[int], texts: Texts) -> Table:
    """The winners first, then the others, whoever came closest to them first."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column("")
    table.add_column(texts.say("tui-column-player"))
    table.add_column(texts.say("tui-column-score"), justify="right")
    best = scores[winners[0]] if winners else max(scores)
    for seat in sorted(range(len(scores)), key=lambda one: (one not in winners, abs(scores[one] - best), one)):
        won = seat in winners
        table.add_row(Text("❖" if won else " "), Text(texts.seat(seat), "bold" if won else ""), str(scores[seat]))
    return table


class RulesScreen(Screen[None]):
    BINDINGS = [  # noqa: RUF012
        Binding("escape,q,enter,question_mark", "app.pop_screen", show=False),
        Binding("up", "scroll(-1)", show=False),
        Binding("down", "scroll(1)", show=False),
        Binding("pageup", "scroll(-15)", show=False),
        Binding("pagedown,space", "scroll(15)", show=False),
        Binding("home", "scroll_to('start')", show=False),
        Binding("end", "scroll_to('end')", show=False),
    ]

    def __init__(self, game: Game[Any], texts: Texts) -> None:
        super().__init__()
        self.game = game
        self.texts = texts

    def compose(self) -> ComposeResult:
        yield Static(Text(self.texts.title(self.game), "bold"), id="head")
        with VerticalScroll(classes="page", can_focus=False):
            yield Static(id="rules")
        back = f"[@click=app.pop_screen][b]Esc[/b] {self.texts.say('tui-does-back')}[/]"
        yield Static(f"[b]↑ ↓[/b] {self.texts.say('tui-does-scroll')}  {back}", id="keys")

    def on_resize(self, event: Resize) -> None:
        width = max(NARROWEST, event.size.width - SIDES)
        page = RulesPage(self.game, self.texts, width).whole()
        dark = self.app.current_theme.dark
        lines = [painted(line, lambda paint: style_of(paint, "", dark)) for line in page]
        self.query_one("#rules", Static).update(Text("\n").join(lines))

    def action_scroll(self, by: int) -> None:
        self.query_one(VerticalScroll).scroll_relative(y=by, animate=False)

    def action_scroll_to(self, end: str) -> None:
        scroll = self.query_one(VerticalScroll)
        if end == "end":
            scroll.scroll_end(animate=False)
        else:
            scroll.scroll_home(animate=False)
