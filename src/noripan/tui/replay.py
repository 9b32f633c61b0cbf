"""A recorded match on the screen: step, jump, let it run, and look through any seat's eyes."""

from __future__ import annotations

from functools import cache

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.events import Resize
from textual.screen import Screen
from textual.timer import Timer
from textual.widgets import Input, Static

from noripan.core.match import Match
from noripan.core.replay import replay
from noripan.core.texts import Texts
from noripan.terminal.drawing import pen, screen_of
from noripan.tui.canvas import Canvas, Marks
from noripan.tui.moves import MoveList
from noripan.tui.play import WIDE

SPEEDS = (0.5, 1.0, 2.0, 4.0, 8.0)  # steps a second


class ReplayScreen(Screen[None]):
    AUTO_FOCUS = ""
    BINDINGS = [  # noqa: RUF012
        Binding("right,down", "step(1)", show=False),
        Binding("left,up", "step(-1)", show=False),
        Binding("pagedown", "step(10)", show=False),
        Binding("pageup", "step(-10)", show=False),
        Binding("home", "jump(0)", show=False),
        Binding("end", "jump(-1)", show=False),
        Binding("space", "run", show=False),
        Binding("plus,equals_sign", "speed(1)", show=False),
        Binding("minus", "speed(-1)", show=False),
        Binding("s,tab", "eyes", show=False),
        Binding("g", "ask_where", show=False),
        Binding("escape,q", "leave", show=False),
    ]

    def __init__(self, match: Match, seat: int | None, texts: Texts) -> None:
        super().__init__()
        self.match = match
        self.replayed = list(replay(match))
        self.seat = seat
        self.texts = texts
        self.drawer = screen_of(match.game)
        self.at = 0
        self.pace = 1  # which of the speeds
        self.running: Timer | None = None
        self.steps = [f"{number}" for number in range(len(self.replayed))]

    def compose(self) -> ComposeResult:
        say = self.texts.say
        yield Static(id="head")
        with Horizontal(id="cloth"):
            with Vertical(id="left"):
                yield Canvas("table")
                yield Canvas("hand")
            with Vertical(id="side"):
                yield MoveList("moves")
                with VerticalScroll(id="log", can_focus=False):
                    yield Static(id="told")
        with Horizontal(id="saying"):
            yield Input(id="line", placeholder=say("tui-step-number"), type="integer", compact=True)
            yield Static(id="status")
        actions = (
            ("← →", "step", "step(1)"), ("g", "jump", "ask_where"), (say("tui-key-space"), "run", "run"),
            ("+ −", "speed", "speed(1)"), ("s", "eyes", "eyes"), ("q", "leave", "leave"),
        )  # fmt: skip
        keys = [f"[@click=screen.{action}][b]{key}[/b] {say(f'tui-replay-{name}')}[/]" for key, name, action in actions]
        yield Static("  ".join(keys), id="keys")

    def on_mount(self) -> None:
        self.set_focus(None)
        self.call_after_refresh(self.draw)

    def on_resize(self, event: Resize) -> None:
        self.set_class(event.size.width >= WIDE, "wide")
        self.call_after_refresh(self.draw)

    # ---- what is shown

    def draw(self) -> None:
        kind, view = self.match.game, self.replayed[self.at].after.view(self.seat)
        room = self.query_one("#left").content_size
        drawing = self.drawer.draw(view, pen(kind, self.texts, room.width - 2, room.height))
        hand = self.query_one("#hand", Canvas)
        hand.display = self.seat is not None
        hand.styles.height = min(len(drawing.hand) + 1, room.height // 2)
        self.query_one("#table", Canvas).show(drawing.table, Marks())
        hand.show(drawing.hand, Marks())
        title = Text.assemble((self.texts.title(kind), "bold"), "   ", drawing.head, no_wrap=True, overflow="ellipsis")
        self.query_one("#head", Static).update(title)
        told = [self.texts.event(kind, event) for event in self.replayed[self.at].shown(self.seat)]
        self.query_one("#told", Static).update(Text("\n".join(told)))
        self.query_one("#moves", MoveList).show(self.steps, cache(self.words), self.steps[self.at])
        self.query_one("#status", Static).update(Text(self.status()))

    def words(self, number: str) -> str:
        """What is listed for a step: who did what, as far as the seat knows."""
        step = self.replayed[int(number)]
        if step.seat is None:
            return self.texts.say("tui-dealt")
        move = step.move_seen_by(self.seat)
        if move is not None:
            return f"{self.texts.seat(step.seat)} {move}"
        told = step.shown(self.seat)
        return self.texts.event(self.match.game, told[0]) if told else "…"

    def status(self) -> str:
        say = self.texts.say
        eyes = say("tui-eyes-all") if self.seat is None else say("tui-eyes", seat=self.seat)
        speed = SPEEDS[self.pace]
        going = say("tui-running", speed=speed) if self.running is not None else say("tui-resting", speed=speed)
        return f"{say('tui-step', at=self.at, last=len(self.steps) - 1)}  {eyes}  {going}"

    # ---- what the person does

    def action_jump(self, number: int) -> None:
        last = len(self.steps) - 1
        self.at = last if number < 0 else min(number, last)
        self.draw()

    def action_step(self, by: int) -> None:
        self.action_jump(max(0, self.at + by))
        if self.at == len(self.steps) - 1:
            self.rest()

    def action_run(self) -> None:
        if self.running is None:
            self.running = self.set_interval(1 / SPEEDS[self.pace], lambda: self.action_step(1))
        else:
            self.rest()
        self.draw()

    def rest(self) -> None:
        if self.running is not None:
            self.running.stop()
            self.running = None
            self.draw()

    def action_speed(self, by: int) -> None:
        self.pace = max(0, min(len(SPEEDS) - 1, self.pace + by))
        if self.running is not None:
            self.rest()
            self.action_run()
        self.draw()

    def action_eyes(self) -> None:
        """Everything, then the seats one after another."""
        self.seat = 0 if self.seat is None else self.seat + 1 if self.seat + 1 < self.match.players else None
        self.draw()

    def action_ask_where(self) -> None:
        self.query_one("#line", Input).focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        if event.value.isdecimal():
            self.action_jump(int(event.value))
        event.input.clear()
        self.set_focus(None)

    def on_move_list_chosen(self, event: MoveList.Chosen) -> None:
        self.action_jump(int(event.move))

    def action_leave(self) -> None:
        if len(self.app.screen_stack) > 1:
            self.app.pop_screen()
        else:
            self.app.exit()
