"""A game line by line: one person at the keyboard, bots at the other seats. Plainly told, it suits those who listen."""

from __future__ import annotations

import contextlib
import json
import os
import sys
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.text import Text

from noripan.bots.knowledge import Knowledge
from noripan.bots.levels import ADVISER, Choice, bot
from noripan.core.errors import GameError
from noripan.core.match import Match
from noripan.core.rng import Rng
from noripan.core.texts import Texts
from noripan.files import write_whole
from noripan.terminal.asking import AskingConsole
from noripan.terminal.keyboard import QUIT_WORDS
from noripan.terminal.names import with_you
from noripan.terminal.order import natural_order
from noripan.terminal.seat import taken_back

with contextlib.suppress(ImportError):
    import readline  # noqa: F401  gives the prompt arrow keys and a history where the system has it

ADVISED = 3  # moves that a hint compares
LEAST_ROOM = 20  # columns that words need beside what they explain
PAINT = {"R": "red", "Y": "yellow", "G": "green", "B": "blue", "P": "magenta", "r": "red", "b": "blue"}


class TextTable:
    def __init__(
        self, match: Match, seat: int, texts: Texts, file: Path | None = None, level: str = "random", coach: bool = False
    ) -> None:
        match.view(seat)  # refuses a seat that is not there
        self.match = match
        self.seat = seat
        self.file = file
        self.bot = bot(level)
        self.coach = coach
        self.told = 0
        self.rng = Rng.seeded(f"other seats {match.seed} {len(match.log)}")
        self.texts = with_you(texts, match.players, seat)
        self.console: Console = AskingConsole(highlight=False)

    def play(self) -> None:
        """Until the match is over or the player leaves."""
        texts = self.texts
        self.say(f"[bold]{escape(texts.title(self.match.game))}[/bold] · {escape(texts.say('seed', seed=self.match.seed))}")
        self.say(texts.say("help-line"), style="dim")
        if self.coach:
            self.say(texts.say("back-line"), style="dim")
        while not self.match.is_over:
            match = self.match
            if match.to_move is not None and match.to_move != self.seat:
                match.play(self.bot.choose(Knowledge(match, match.to_move), self.rng).move)
                self.keep()
                continue
            self.tell()
            self.show_table()
            if self.coach:
                self.show_tip()
            try:
                goes_on = self.take_turn()
            except KeyboardInterrupt:
                self.say_goodbye()
                raise
            if not goes_on:
                self.say_goodbye()
                return
        self.tell()
        self.show_table()

    def say_goodbye(self) -> None:
        texts, file = self.texts, self.file
        self.say(texts.say("left", seed=self.match.seed) if file is None else texts.say("kept", file=str(file)))

    def take_turn(self) -> bool:
        """Ask until a move is played; False if the player leaves."""
        while True:
            try:
                text = self.ask().strip()
            except EOFError:
                self.console.print()
                return False
            if text.lower() in QUIT_WORDS:
                return False
            if text == "?":
                self.show_moves()
            elif text.lower() == "table":
                self.show_table()
            elif text.lower() == "hint":
                self.show_hint()
            elif text.lower() == "back":
                self.take_back()
            elif text:
                try:
                    self.match.play(text)
                except GameError as error:
                    self.say(self.texts.error(error, self.match.game), style="red")
                else:
                    self.keep()
                    return True

    def take_back(self) -> None:
        """Stand again where we made our last move; all others here are bots, so nobody minds."""
        found = taken_back(self.match, self.seat)
        if found is None:
            self.say(self.texts.say("nothing-to-take-back"))
            return
        self.match, move = found
        self.told = len(self.match.shown[self.seat])
        self.keep()
        self.say(self.texts.say("took-back", move=move))
        self.show_table()

    def ask(self, prompt: str | None = None) -> str:
        return self.console.input(f"[bold]{escape(prompt or self.texts.say('prompt'))}[/bold] ")

    def keep(self) -> None:
        if self.file is not None:
            write_whole(self.file, json.dumps(self.match.save(), ensure_ascii=False))

    # ---- what is printed

    def say(self, text: str, style: str | None = None) -> None:
        self.console.print(text if style is None else escape(text), style=style)

    def tell(self) -> None:
        """The events since last time, as sentences."""
        frame = self.match.frame(self.seat, self.told)
        self.told = frame["seq"]
        for event in frame["events"]:
            self.hang(Text("  " + self.texts.event(self.match.game, event)), 2)

    def say_in_columns(self, lines: list[tuple[str, ...]]) -> None:
        """One below the other, the last column in as many lines as it needs."""
        *widths, _ = (max(map(len, column)) for column in zip(*lines, strict=True))
        for columns in lines:
            padded = (text.ljust(width) for text, width in zip(columns, [*widths, 0], strict=True))
            line = Text("  ".join(["", *padded]))
            line.stylize("bold", 2, 2 + len(columns[0]))
            self.hang(line, 2 + sum(widths) + 2 * len(widths))

    def hang(self, line: Text, indent: int) -> None:
        """Where it needs more lines, they begin below the first words of what is said."""
        room = self.console.width - indent
        if self.console.soft_wrap or line.cell_len <= self.console.width or room < LEAST_ROOM:
            self.console.print(line)
            return
        for number, part in enumerate(line[indent:].wrap(self.console, room)):
            part.rstrip()
            self.console.print((line[:indent] if number == 0 else Text(" " * indent)) + part)

    def show_table(self) -> None:
        self.console.rule(style="dim")
        for words in self.match.game.board(self.match.view(self.seat)):
            line = self.texts.words(self.match.game, words)
            colour, bar, rest = line.partition(" │")  # a row that begins with its colour's letter
            if bar and colour in PAINT:
                self.console.print(f"[bold {PAINT[colour]}]{colour}[/]{bar}[{PAINT[colour]}]{escape(rest)}[/]")
            else:
                self.console.print(escape(line))
        self.console.rule(style="dim")

    def show_moves(self) -> None:
        match = self.match
        moves, view = sorted(match.moves(), key=natural_order), match.view(self.seat)
        self.say_in_columns([(text, self.texts.words(match.game, match.game.describe(view, text))) for text in moves])

    def advice(self) -> Choice:
        match = self.match
        return bot(ADVISER).choose(Knowledge(match, self.seat), Rng.seeded(f"hint {match.seed} {len(match.log)}"))

    def show_tip(self) -> None:
        """What a good player would think of; the move itself only as a hint."""
        reason = self.advice().reason
        if reason is not None:
            self.say(self.texts.say("coach-says", reason=self.texts.words(self.match.game, reason)), style="dim")

    def show_hint(self) -> None:
        """What a good player would do from here and why, beside what else looked good."""
        match, texts = self.match, self.texts
        choice = self.advice()
        words = texts.words(match.game, match.game.describe(match.view(self.seat), choice.move))
        self.hang(Text("  " + texts.say("hint-choice", move=choice.move, words=words)), 2)
        if choice.reason is not None:
            self.hang(Text("  " + texts.words(match.game, choice.reason)), 2)
        best = choice.considered[:ADVISED]
        if len(best) > 1:
            self.say("  " + texts.say("hint-shares"), style="dim")
            said = [texts.words(match.game, one["reason"]) if one["reason"] is not None else "" for one in best]
            shares = [f"{texts.whole_percent(one['result']):>4}" for one in best]
            self.say_in_columns([(one["move"], *rest) for one, *rest in zip(best, shares, said, strict=True)])


class PlainTable(TextTable):
    """The same without rules, colours and wrapped lines: every line is a sentence, or a row that begins with its name."""

    def __init__(
        self, match: Match, seat: int, texts: Texts, file: Path | None = None, level: str = "random", coach: bool = False
    ) -> None:
        super().__init__(match, seat, texts, file, level, coach)
        self.console = AskingConsole(highlight=False, color_system=None, soft_wrap=True)

    def ask(self, prompt: str | None = None) -> str:
        """In a pipe nobody sees the line that was typed, so the answer begins a new one."""
        return self.console.input((prompt or self.texts.say("prompt")) + (" " if sys.stdin.isatty() else "\n"))

    def show_table(self) -> None:
        kind, view = self.match.game, self.match.view(self.seat)
        for words in kind.in_words(view):
            self.console.print(escape(self.texts.words(kind, words).strip().replace(" │ ", ": ")))


def wants_plain() -> bool:
    """Where colours and drawing make no heuristic: in a pipe, or where NO_COLOR is set."""
    return not sys.stdout.isatty() or bool(os.environ.get("NO_COLOR"))
