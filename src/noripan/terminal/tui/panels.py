"""Small panels over a table: a question, the reckoning; and the page of the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Button, Static

from noripan.core.game import Game
from noripan.core.texts import Texts
from noripan.terminal.sitting import Sitting


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
                    last = name == self.answers[-1][0]
                    yield Button(words, id=name, variant="primary" if last else "default")

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

    def __init__(self, sitting: Sitting, told: Sequence[str], answers: Sequence[tuple[str, str]]) -> None:
        super().__init__("", answers)
        self.sitting = sitting
        self.told = told

    def matter(self) -> ComposeResult:
        view, texts = self.sitting.view, self.sitting.texts
        yield Static(Text(texts.say("tui-won-by", seats=view["winners"])), classes="big")
        yield Static(standings(view["scores"], view["winners"], texts))
        with VerticalScroll(can_focus=False) as scroll:
            scroll.styles.margin = (1, 0)
            yield Static(Text("\n".join(self.told)))


def standings(scores: Sequence[int], winners: Sequence[int], texts: Texts) -> Table:
    """The winners first; below them everybody in the order of the seats."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column("")
    table.add_column(texts.say("tui-column-player"))
    table.add_column(texts.say("tui-column-score"), justify="right")
    for seat in sorted(range(len(scores)), key=lambda one: (one not in winners, one)):
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
    ]

    def __init__(self, game: Game[Any], texts: Texts) -> None:
        super().__init__()
        self.game = game
        self.texts = texts

    def compose(self) -> ComposeResult:
        yield Static(Text(self.texts.title(self.game), "bold"), id="head")
        with VerticalScroll(classes="page", can_focus=False):
            yield Static(rules_text(self.game, self.texts))
        back = f"[@click=app.pop_screen][b]Esc[/b] {self.texts.say('tui-does-back')}[/]"
        yield Static(f"[b]↑ ↓[/b] {self.texts.say('tui-does-scroll')}  {back}", id="keys")

    def action_scroll(self, by: int) -> None:
        self.query_one(VerticalScroll).scroll_relative(y=by, animate=False)


def rules_text(game: Game[Any], texts: Texts) -> Text:
    page = Text(texts.tagline(game) + "\n")
    for section in texts.rules(game):
        page.append(f"\n{section.title}\n", "bold underline")
        for clause in section.clauses:
            page.append(f"{clause.id}  ", "dim").append(clause.text + "\n")
            if clause.ruling:
                page.append(f"       {clause.ruling}\n", "italic")
    return page
