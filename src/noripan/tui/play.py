"""The table on the screen: look, pick or type, play, and read what the others did."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import cache

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.css.query import NoMatches
from textual.events import Key, Resize
from textual.screen import Screen
from textual.widgets import Input, Static

from noripan.core.errors import GameError
from noripan.terminal.drawing import Drawing, pen, pieces_in, screen_of
from noripan.terminal.order import natural_order
from noripan.terminal.seat import LocalSeat, Seat, TalkingSeat
from noripan.tui.canvas import Canvas, Marks
from noripan.tui.moves import Choosing, MoveList
from noripan.tui.page import Page

LOG_LINES = 300
WIDE = 110  # columns from which on the side is wider


class PlayScreen(Page):
    AUTO_FOCUS = ""
    BINDINGS = [  # noqa: RUF012
        Binding("left", "point(-1)", show=False),
        Binding("right", "point(1)", show=False),
        Binding("up", "choose(-1)", show=False),
        Binding("down", "choose(1)", show=False),
        Binding("pageup", "choose(-10)", show=False),
        Binding("pagedown", "choose(10)", show=False),
        Binding("space", "pick", show=False),
        Binding("enter", "play", show=False),
        Binding("escape", "clear", show=False),
        Binding("h", "hint", show=False),
        Binding("ctrl+k", "coach", show=False),
        Binding("ctrl+z,backspace", "take_back", show=False),
        Binding("question_mark", "rules", show=False),
        Binding("exclamation_mark", "phrases", show=False),
        Binding("q", "leave", show=False),
        Binding("shift+left,ctrl+left", "pan(-12, 0)", show=False),
        Binding("shift+right,ctrl+right", "pan(12, 0)", show=False),
        Binding("shift+up,ctrl+up", "pan(0, -4)", show=False),
        Binding("shift+down,ctrl+down", "pan(0, 4)", show=False),
    ]

    def __init__(self, seat: Seat, again: Callable[[], Awaitable[Screen[None]]] | None = None, coach: bool = False) -> None:
        super().__init__()
        self.coach = coach  # says before each of our turns what a good player would think of
        self.seat = seat
        self.again = again
        self.say = seat.texts.say
        self.drawer = screen_of(seat.game)
        self.choosing = Choosing()
        self.drawing = Drawing("", [], [])
        self.told: list[str] = []
        self.ended = False

    # ---- the cloth

    def compose(self) -> ComposeResult:
        yield Static(id="head")
        with Horizontal(id="cloth"):
            with Vertical(id="left"):
                yield Canvas("table")
                yield Canvas("hand")
            with Vertical(id="side"):
                yield Static(id="question")
                yield MoveList("moves")
                with VerticalScroll(id="log", can_focus=False):
                    yield Static(id="told")
        with Horizontal(id="saying"):
            yield Input(id="line", placeholder=self.say("tui-type-here"), select_on_focus=False, compact=True)
            yield Static(id="status")
        yield Static(self.keys(), id="keys")

    def keys(self) -> str:
        said = {"arrows": "", "space": "pick", "enter": "play", "h": "hint", "rules": "rules", "q": "leave"}
        if self.ended:
            said = {"result": "play", "rules": "rules", "q": "leave"}
        shown = [
            f"[@click=screen.{action}][b]{self.say(f'tui-key-{name}')}[/b] {self.say(f'tui-does-{name}')}[/]"
            if action
            else f"[b]{self.say(f'tui-key-{name}')}[/b] {self.say(f'tui-does-{name}')}"
            for name, action in said.items()
        ]
        return "  ".join(shown)

    def on_mount(self) -> None:
        self.set_focus(None)
        if isinstance(self.seat, LocalSeat):
            self.tell([self.say("tui-against-bots")])
        self.show_frame()
        self.run_worker(self.follow(), group="follow")
        self.set_interval(1, self.show_clocks)

    def show_clocks(self) -> None:
        if self.seat.clocks():
            self.query_one("#head", Static).update(self.head())

    def on_resize(self, event: Resize) -> None:
        self.set_class(event.size.width >= WIDE, "wide")
        self.call_after_refresh(self.draw)

    # ---- what happens

    async def follow(self) -> None:
        """Show every new position, until this screen is closed or the server knows us no longer."""
        try:
            while True:
                await self.seat.step()
                self.show_frame()
        except NoMatches:  # a screen that closes loses its parts one by one; one that was never there fails in on_mount
            return
        except GameError as error:
            self.say_status(self.seat.texts.error(error, self.seat.game), trouble=True)

    def show_frame(self) -> None:
        """A new position: the old choice is gone."""
        seat = self.seat
        self.choosing = Choosing(sorted(seat.moves, key=natural_order), cache(seat.words), cache(self.drawer.pieces))
        self.query_one("#line", Input).clear()
        self.tell(seat.news())
        asked = seat.game.decline is not None and seat.game.decline in seat.moves
        self.query_one("#question", Static).update(self.say("tui-question"))
        self.query_one("#question").display = asked
        self.draw()
        self.say_status()
        if self.coach and seat.moves:
            self.run_worker(self.give_tip(), group="tip", exclusive=True)
        if seat.view["over"] and not self.ended:
            self.ended = True
            self.query_one("#keys", Static).update(self.keys())
            self.app.show_reckoning(self)

    def tell(self, sentences: list[str]) -> None:
        self.told += sentences
        self.query_one("#told", Static).update(Text("\n".join(self.told[-LOG_LINES:])))
        self.query_one("#log", VerticalScroll).scroll_end(animate=False, on_complete=self.repaint_scrollbar)

    def repaint_scrollbar(self) -> None:
        """Textual paints its thumb where it was before."""
        self.query_one("#log", VerticalScroll).vertical_scrollbar.refresh()

    # ---- what is shown

    def draw(self) -> None:
        table, hand = self.query_one("#table", Canvas), self.query_one("#hand", Canvas)
        seat = self.seat
        room = self.query_one("#left")
        width, height = room.content_size.width - 2, room.content_size.height
        self.drawing = self.drawer.draw(seat.view, pen(seat.game, seat.texts, width, height))
        hand.styles.height = min(len(self.drawing.hand) + 1, height // 2)
        hand.display = bool(self.drawing.hand)
        self.query_one("#head", Static).update(self.head())
        self.mark()
        if not table.size.width:
            self.call_after_refresh(self.mark)

    def head(self) -> Text:
        title = self.seat.texts.title(self.seat.game)
        parts = [self.drawing.head, self.seat.clocks()]
        return Text.assemble((title, "bold"), *(f"   {part}" for part in parts if part), no_wrap=True, overflow="ellipsis")

    def mark(self) -> None:
        """Show which pieces can be taken, which are, and the moves that are meant."""
        choosing = self.choosing
        marks = Marks(frozenset(choosing.able()), choosing.picked, choosing.pointed)
        self.query_one("#table", Canvas).show(self.drawing.table, marks)
        self.query_one("#hand", Canvas).show(self.drawing.hand, replace(marks, others="faded" if choosing.moves else ""))
        self.query_one("#moves", MoveList).show(choosing.meant(), choosing.words, choosing.best())

    def say_status(self, text: str = "", trouble: bool = False) -> None:
        status = self.query_one("#status", Static)
        status.set_class(trouble, "trouble")
        status.update(Text(text or self.what_now(), no_wrap=False))

    def what_now(self) -> str:
        """What the Enter key would do, or for whom we wait."""
        view = self.seat.view
        if view["over"]:
            return self.say("tui-over")
        if not self.seat.connected:
            return self.say("connection-lost")
        if not self.choosing.moves:
            return self.whom_we_wait_for(view["to_move"])
        move = self.selected()
        if move is not None:
            return self.say("tui-enter-plays", move=move, words=self.choosing.words(move))
        return self.say("tui-choose") if self.choosing.meant() else self.say("tui-no-such-move")

    def whom_we_wait_for(self, seat: int | None) -> str:
        if seat is None:
            return self.say("tui-waiting")
        day = self.seat.holiday_until(seat)
        return self.say("tui-on-holiday", seat=seat, when=day) if day else self.say("tui-thinks", seat=seat)

    def selected(self) -> str | None:
        listed = self.query_one("#moves", MoveList)
        return listed.moves[listed.at] if listed.moves and listed.at is not None else None

    # ---- what the person does

    def on_key(self, event: Key) -> None:
        """Whatever is typed goes into the line, except for the few keys that do something else."""
        line = self.query_one("#line", Input)
        bound = self.focused is None and event.key in self.active_bindings
        if event.is_printable and event.character and self.focused is not line and self.choosing.moves and not bound:
            event.stop()
            line.focus()
            line.insert_text_at_cursor(event.character)

    def on_input_changed(self, event: Input.Changed) -> None:
        if event.value != self.choosing.typed:
            self.choosing.typed, self.choosing.chosen = event.value, None
        self.mark()
        self.say_status()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.action_play()

    def on_canvas_clicked(self, event: Canvas.Clicked) -> None:
        self.choosing.pointed = None
        self.pick(event.piece)

    def on_move_list_chosen(self, event: MoveList.Chosen) -> None:
        self.play(event.move)

    def action_point(self, by: int) -> None:
        able = self.choosing.able() | set(self.choosing.picked)
        walk = [piece for piece in pieces_in(self.drawing) if piece in able]
        if not walk:
            return
        here, self.choosing.chosen = self.choosing.pointed, None
        self.choosing.pointed = walk[(walk.index(here) + by) % len(walk)] if here in walk else walk[0 if by > 0 else -1]
        self.mark()
        for name in ("#table", "#hand"):
            self.query_one(name, Canvas).bring_into_sight(self.choosing.pointed)
        self.say_status()

    def action_choose(self, by: int) -> None:
        self.choosing.chosen = self.query_one("#moves", MoveList).step(by)
        self.mark()
        self.say_status()

    def action_pick(self) -> None:
        if self.choosing.pointed is not None:
            self.pick(self.choosing.pointed)

    def pick(self, piece: str) -> None:
        if self.choosing.moves and not self.choosing.pick(piece):
            self.say_status(self.say("tui-cannot-pick"), trouble=True)
            return
        self.mark()
        self.say_status()

    def action_clear(self) -> None:
        self.choosing.clear()
        self.query_one("#line", Input).clear()
        self.set_focus(None)
        self.mark()
        self.say_status()

    def action_pan(self, columns: int, lines: int) -> None:
        self.query_one("#table", Canvas).pan(columns, lines)

    def action_play(self) -> None:
        if self.ended:
            self.app.show_reckoning(self)
            return
        typed = self.choosing.typed.strip()
        if typed in self.choosing.moves:
            self.play(typed)
        elif (move := self.selected()) is not None:
            self.play(move)
        elif typed:
            self.play(typed)

    def play(self, move: str) -> None:
        if self.choosing.moves:
            self.run_worker(self.send(move), group="play", exclusive=True)

    async def send(self, move: str) -> None:
        try:
            await self.seat.play(move)
        except GameError as error:
            self.say_status(self.seat.texts.error(error, self.seat.game), trouble=True)
        else:
            self.set_focus(None)

    def action_hint(self) -> None:
        if self.choosing.moves:
            self.run_worker(self.give_hint(), group="hint", exclusive=True)

    async def give_hint(self) -> None:
        self.say_status(self.say("tui-hint-thinks"))
        advice = await self.seat.hint()
        if advice.move not in self.choosing.moves:
            return
        self.choosing.clear()
        self.choosing.chosen = advice.move
        self.mark()
        words = self.choosing.words(advice.move)
        if advice.reason is None:
            self.say_status(self.say("tui-hint", move=advice.move, words=words))
        else:
            reason = self.seat.texts.words(self.seat.game, advice.reason)
            self.say_status(self.say("tui-hint-why", move=advice.move, words=words, reason=reason))

    async def give_tip(self) -> None:
        """Why a good player would do what they would; the move itself only as a hint."""
        here = self.choosing
        advice = await self.seat.hint()
        if advice.reason is not None and self.choosing is here:
            self.tell([self.say("coach-says", reason=self.seat.texts.words(self.seat.game, advice.reason))])

    def action_coach(self) -> None:
        """A coach speaks only where all others are bots."""
        if isinstance(self.seat, LocalSeat) and not self.ended:
            self.coach = not self.coach
            self.say_status(self.say("tui-coach-on" if self.coach else "tui-coach-off"))
            if self.coach and self.choosing.moves:
                self.run_worker(self.give_tip(), group="tip", exclusive=True)

    def action_take_back(self) -> None:
        if not isinstance(self.seat, LocalSeat) or not self.choosing.moves:
            return
        move = self.seat.take_back()
        if move is None:
            self.say_status(self.say("nothing-to-take-back"), trouble=True)
        else:
            self.tell([self.say("took-back", move=move)])

    def action_rules(self) -> None:
        self.app.show_rules(self.seat.game)

    def action_phrases(self) -> None:
        """At a table with other people: say something to them."""
        if isinstance(self.seat, TalkingSeat) and self.seat.number is not None:
            self.app.ask_phrase(self.seat)

    def action_leave(self) -> None:
        self.app.ask_to_leave(self)

    def on_unmount(self) -> None:
        self.seat.leave()
