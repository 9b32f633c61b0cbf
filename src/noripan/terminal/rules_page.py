"""The page of a game's rules in characters: aim, box, pictures of positions, and every clause."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from rich.style import Style
from rich.text import Text

from noripan.core.events import Words
from noripan.core.examples import Example, Picture, TriedMove, about_box, examples_of, shelves_of
from noripan.core.game import Game
from noripan.core.scene import BoxShelf, ScenePart
from noripan.core.texts import Clause, Texts
from noripan.terminal.drawing import (
    Block,
    Pen,
    Screen,
    Span,
    TextLine,
    beside,
    cells,
    centred,
    flow,
    pen,
    plain,
    screen_of,
    width_of,
    wrapped,
)

INDENT = 2
CLAUSE = 8  # columns of a clause's number
TURN = "turn"  # the example that shows a turn
STEPS = ("one", "two", "three")
FRESH = "▲"


def named(texts: Texts) -> Texts:
    """The same texts with the people of the examples."""
    return Texts(texts.language, texts.folders[:-1], texts.say("example-people").split(", "))


class RulesPage:
    """Draws the parts of one game's page at one width."""

    def __init__(self, game: Game[Any], texts: Texts, width: int) -> None:
        self.game = game
        self.texts = named(texts)
        self.width = width
        self.pen: Pen = pen(game, self.texts, width - INDENT, 0)
        self.screen: Screen = screen_of(game)
        self.examples: list[Example] = examples_of(game)

    def whole(self) -> Block:
        texts, game = self.texts, self.game
        page: Block = [[Span(texts.title(game), "bold")], *wrapped(texts.tagline(game), self.width, "soft")]
        if game.box is not None:
            page += self.section("rules-aim", self.prose(texts.words(game, Words("aim", {}))))
            page += self.section("rules-box", self.box())
        turns = [one for one in self.examples if one.name == TURN]
        page += [line for one in turns for line in self.section("rules-turn", self.turn(one))]
        if others := self.others():
            page += self.section("rules-examples", [line for group in others for line in [*self.example(group), []]])
        page += self.section("rules-all", self.clauses())
        if game.options:
            page += self.section("section-options", self.options())
        if game.box is not None:
            page += self.section("rules-notation", self.prose(texts.words(game, Words("notation", {}))))
        return page

    def section(self, heading: str, block: Block) -> Block:
        return [[], [Span(self.texts.say(heading), "bold")], *block]

    def prose(self, text: str, paint: str = "ink", indent: int = INDENT) -> Block:
        return indented(wrapped(text, self.width - indent, paint), indent)

    # ---- what is in the box

    def box(self) -> Block:
        about = about_box(self.game)
        page = self.prose(self.texts.words(self.game, about)) if about else []
        for shelf in shelves_of(self.game):
            page += self.prose(self.shelf_label(shelf), "soft")
            page += indented(self.shelf(shelf))
            for said in self.fewer(shelf):
                page += self.prose(said, "faint")
        return page

    def shelf_label(self, shelf: BoxShelf) -> str:
        label = self.texts.words(self.game, shelf.label)
        from_players = self.texts.say("box-from", players=shelf.players)
        return label if shelf.players == self.game.seats[0] else f"{label} ({from_players})"

    def shelf(self, shelf: BoxShelf) -> Block:
        drawn = []
        for kind in shelf.kinds:
            piece = self.screen.piece(kind.card, self.pen)
            drawn.append(beside([piece, plain(f"×{kind.copies}", "soft")], gap=0) if kind.copies > 1 else piece)
        return flow(drawn, self.width - INDENT)

    def fewer(self, shelf: BoxShelf) -> list[str]:
        """Where fewer players use fewer of some kinds, but not none of all."""
        return [
            self.texts.words(self.game, Words("box-fewer", {"players": players, "card": kind.card, "count": count}))
            for kind in shelf.kinds
            for players, count in kind.fewer.items()
            if players >= shelf.players
        ]

    # ---- pictures

    def turn(self, example: Example) -> Block:
        page: Block = []
        for number, (picture, step) in enumerate(zip(example.pictures, STEPS, strict=True), 1):
            text = f"{number}. {self.texts.words(self.game, Words(f'{example.text.message}.{step}', {}))}"
            page += [*self.prose(text), *self.picture(picture), []]
        return page[:-1]

    def others(self) -> list[list[Example]]:
        """All but the turn; neighbours with the same text are shown together."""
        groups: list[list[Example]] = []
        for one in self.examples:
            if groups and groups[-1][0].text.message == one.text.message:
                groups[-1].append(one)
            elif one.name != TURN:
                groups.append([one])
        return groups

    def example(self, group: Sequence[Example]) -> Block:
        title = self.texts.words(self.game, Words(f"{group[0].text.message}.title", {}))
        clauses = dict.fromkeys(clause for one in group for clause in one.clauses)
        page: Block = [[Span(" " * INDENT), Span(title, "bold"), Span(f"  {' '.join(clauses)}", "faint")]]
        for one in group:
            page += self.prose(self.texts.words(self.game, one.text))
            page += [line for picture in one.pictures for line in [*self.picture(picture), []]][:-1]
        return page

    def picture(self, picture: Picture) -> Block:
        page = indented(self.parts(picture))
        for event in picture.events:
            page += self.prose("→ " + self.texts.event(self.game, event))
        for one in picture.tries:
            page += self.prose(self.tried(one), indent=INDENT * 2)
        return page

    def parts(self, picture: Picture) -> Block:
        drawn = [self.part(part, picture.fresh.get(part.name, ())) for part in picture.parts]
        return flow(drawn, self.width - INDENT, gap=4) if drawn else []

    def part(self, part: ScenePart, fresh: Iterable[int]) -> Block:
        label = self.texts.words(self.game, part.label)
        if part.note:
            label += f" ({self.texts.words(self.game, part.note)})"
        pieces = [self.card(part, number, set(fresh)) for number in range(len(part.cards))]
        if part.layout == "grid":
            drawn = self.grid(part, pieces)
        else:
            drawn = flow([*pieces, *tokens(part)], self.width - INDENT) if pieces or part.tokens else plain("–", "faint")
        return [[Span(label, "soft")], *drawn]

    def card(self, part: ScenePart, number: int, fresh: set[int]) -> Block:
        block = self.screen.piece(part.cards[number], self.pen)
        if part.captions:
            block = [*block, [Span(self.texts.words(self.game, part.captions[number]), "soft")]]
        if fresh:
            block = [*block, [Span(centred(FRESH if number in fresh else "", width_of(block[0])), "knot")]]
        return block

    def grid(self, part: ScenePart, pieces: Sequence[Block]) -> Block:
        """Cards at their places, with the numbers of columns and rows as moves name them."""
        there = dict(zip(part.places, pieces, strict=True))
        columns = range(min(x for x, _ in there), max(x for x, _ in there) + 1)
        width, height = width_of(pieces[0][0]), len(pieces[0])
        hole: Block = [[Span(" " * width)]] * height
        lines: Block = [[Span("    "), *(Span(f"{x:^{width}} ", "faint") for x in columns)]]
        for y in range(min(y for _, y in there), max(y for _, y in there) + 1):
            lines += beside([[[Span(f"{y:>3}", "faint")]], *(there.get((x, y), hole) for x in columns)])
        return lines

    def tried(self, one: TriedMove) -> str:
        words = self.texts.words(self.game, one.words)
        if one.refusal is None:
            return f"✓ {words}: {self.texts.say('try-allowed')}"
        return f"✗ {words}: {self.texts.error(one.refusal, self.game)}"

    # ---- clauses

    def clauses(self) -> Block:
        page = self.prose(self.texts.say("rules-mark"), "faint")
        for section in self.texts.rules(self.game):
            page += [[], [Span(" " * INDENT), Span(section.title, "bold")]]
            for clause in section.clauses:
                page += self.clause(clause)
        return page

    def clause(self, clause: Clause) -> Block:
        mark = "†" if clause.ruling else ""
        head = f"{self.texts.say('ruling-whole')} {clause.text}" if clause.ours else clause.text
        block = self.entry(clause.id + mark, head)
        if clause.ruling:
            said = clause.ruling if clause.ours else f"{self.texts.say('ruling-part')} {clause.ruling}"
            block += indented(wrapped(said, self.width - INDENT - CLAUSE, "soft"), INDENT + CLAUSE)
        return block

    def options(self) -> Block:
        page: Block = []
        for option in self.game.options:
            said = f"{self.texts.option(self.game, option.name)}: {self.texts.option_help(self.game, option.name)}"
            page += [[Span(" " * INDENT), Span(option.name, "faint")]]
            page += indented(wrapped(said, self.width - INDENT - CLAUSE), INDENT + CLAUSE)
        return page

    def entry(self, name: str, text: str) -> Block:
        """A name in front of a text whose lines all begin at the same column."""
        label: Block = [[Span(name + " " * (CLAUSE - cells(name)), "faint")]]
        return indented(beside([label, wrapped(text, self.width - INDENT - CLAUSE)], gap=0))


def tokens(part: ScenePart) -> list[Block]:
    return [[[Span(" ● ", paint)]] for paint in part.tokens]


def indented(block: Block, by: int = INDENT) -> Block:
    return [[Span(" " * by), *line] for line in block]


def painted(line: TextLine, style: Callable[[str], Style]) -> Text:
    """A line of a drawing as Rich prints it, without blanks at its end."""
    text = Text()
    for run in line:
        text.append(run.text, style(run.paint))
    text.rstrip()
    return text
