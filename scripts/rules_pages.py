"""Writes docs/rules/: the rules of every game in every language, with pictures of played examples. `make pictures` calls it.

The pictures are the terminal's drawings as SVG. The same program writes the same files to the byte, and
tests/test_rules_pages.py compares them."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Any

import noripan
from noripan.core.events import Words
from noripan.core.examples import Example, Picture, about_box
from noripan.core.game import Game
from noripan.core.scene import ScenePart
from noripan.core.texts import LANGUAGES, Clause, Texts
from noripan.terminal.drawing import Block, Span, TextLine, cells, width_of
from noripan.terminal.rules_page import STEPS, TURN, RulesPage
from noripan.tui.palette import DAY, style_of

DOCS = Path(__file__).parent.parent / "docs/rules"
WIDTH = 84  # columns of a picture
CELL, LINE, SIZE, BASE = 8.5, 18, 14, 13.5  # of a letter: width, height, font, where its foot stands
MARGIN = 12
NAMES = {"ko": "한국어", "en": "English", "de": "Deutsch"}
MADE = "<!-- Written by scripts/rules_pages.py (`make pictures`) from the texts and examples of the game. -->"


def file_of(game: str, language: str) -> str:
    return f"{game}.md" if language == "en" else f"{game}.{language}.md"


def drawn_games() -> list[Game[Any]]:
    return [game for game in noripan.games().values() if game.box is not None]


def rules_pages() -> dict[Path, str]:
    """[file] -> what it should contain."""
    found = {DOCS / "README.md": index()}
    for game in drawn_games():
        for language in LANGUAGES:
            page = DocPage(game.name, language)
            found[DOCS / file_of(game.name, language)] = page.text()
            found |= {DOCS / "pictures" / name: drawn for name, drawn in page.pictures.items()}
    return found


def index() -> str:
    """All pages, game by game."""
    head = "| | " + " | ".join(NAMES[language] for language in LANGUAGES) + " |\n|---|" + "---|" * len(LANGUAGES) + "\n"
    rows = []
    for game in drawn_games():
        links = [f"[{Texts(language).title(game)}]({file_of(game.name, language)})" for language in LANGUAGES]
        rows.append(f"| {game.name} | " + " | ".join(links) + " |\n")
    about = "What each game is about, what is in the box, a turn and examples in pictures, and every rule with its number.\n"
    return f"# The rules of the games\n\n{MADE}\n\n{about}\n{head}{''.join(rows)}"


class DocPage:
    def __init__(self, name: str, language: str) -> None:
        self.game = noripan.find(name)
        self.language = language
        self.page = RulesPage(self.game, Texts(language), WIDTH)
        self.texts = self.page.texts
        self.pictures: dict[str, str] = {}

    def text(self) -> str:
        others = [f"[{NAMES[one]}]({file_of(self.game.name, one)})" for one in LANGUAGES if one != self.language]
        parts = [f"# {self.texts.title(self.game)}", MADE, " · ".join(others), f"**{self.say('aim')}**"]
        parts += [self.heading("rules-box"), *self.box()]
        turn = next(one for one in self.page.examples if one.name == TURN)
        parts += [self.heading("rules-turn"), *self.turn(turn), self.heading("rules-examples")]
        for group in self.page.others():
            parts += self.example(group)
        parts += [self.heading("rules-all"), self.texts.say("rules-mark")]
        for section in self.texts.rules(self.game):
            parts += [f"### {section.title}", "\n".join(self.clause(clause) for clause in section.clauses)]
        parts += [*self.options(), self.heading("rules-notation"), self.say("notation")]
        return "\n\n".join(parts) + "\n"

    def say(self, message: str) -> str:
        return self.texts.words(self.game, Words(message, {}))

    def heading(self, message: str) -> str:
        return f"## {self.texts.say(message)}"

    def box(self) -> list[str]:
        about = about_box(self.game)
        assert about is not None
        said = self.texts.words(self.game, about)
        drawn = self.page.box()[len(self.page.prose(said)) :]
        return [said, self.image("box", drawn, said)]

    def turn(self, example: Example) -> list[str]:
        parts = []
        for number, (picture, step) in enumerate(zip(example.pictures, STEPS, strict=True), 1):
            parts.append(f"**{number}.** {self.say(f'{example.text.message}.{step}')}")
            parts += self.picture(f"{example.name}-{number}", picture)
        return parts

    def example(self, group: list[Example]) -> list[str]:
        clauses = dict.fromkeys(clause for one in group for clause in one.clauses)
        links = " ".join(f'<a href="#{clause}">{clause}</a>' for clause in clauses)
        parts = [f"### {self.say(f'{group[0].text.message}.title')}", links]
        for one in group:
            parts.append(self.texts.words(self.game, one.text))
            for number, picture in enumerate(one.pictures, 1):
                parts += self.picture(f"{one.name}-{number}", picture)
        return parts

    def picture(self, name: str, picture: Picture) -> list[str]:
        drawn = self.page.parts(picture)
        parts = [self.image(name, drawn, " ".join(self.part(part) for part in picture.parts))] if drawn else []
        said = [f"- → {self.texts.event(self.game, event)}" for event in picture.events]
        said += [f"- {self.page.tried(one)}" for one in picture.tries]
        return [*parts, "\n".join(said)] if said else parts

    def part(self, part: ScenePart) -> str:
        """A part in words, as the browser's `altOf` says it."""
        named = "; ".join(self.texts.card(self.game, card) for card in part.cards)
        note = self.texts.words(self.game, part.note) if part.note else ""
        shown = "; ".join(one for one in (named, note) if one) or "–"
        return self.texts.say("picture-of", label=self.texts.words(self.game, part.label), shown=shown) + "."

    def clause(self, clause: Clause) -> str:
        head = f'- <a id="{clause.id}"></a>**{clause.id}{"†" if clause.ruling else ""}**'
        if clause.ours:
            return f"{head} *{self.texts.say('ruling-whole')}* {clause.text} {clause.ruling}"
        ruling = f" *{self.texts.say('ruling-part')}* {clause.ruling}" if clause.ruling else ""
        return f"{head} {clause.text}{ruling}"

    def options(self) -> list[str]:
        if not self.game.options:
            return []
        names = [option.name for option in self.game.options]
        texts = [f"{self.texts.option(self.game, name)}. {self.texts.option_help(self.game, name)}" for name in names]
        listed = [f"- `{name}`: {text}" for name, text in zip(names, texts, strict=True)]
        return [self.heading("section-options"), "\n".join(listed)]

    def image(self, name: str, drawn: Block, alt: str) -> str:
        file = f"{self.game.name}-{name}.{self.language}.svg"
        self.pictures[file] = svg(drawn, alt)
        return f"![{alt}](pictures/{file})"


def svg(block: Block, title: str) -> str:
    """A drawing on the cloth by day."""
    width = max(width_of(line) for line in block) * CELL + 2 * MARGIN
    height = len(block) * LINE + 2 * MARGIN
    shapes = [shape for number, line in enumerate(block) for shape in shapes_of(line, MARGIN + number * LINE)]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:g}" height="{height:g}" viewBox="0 0 {width:g} {height:g}" '
        f'font-family="ui-monospace, monospace" font-size="{SIZE}">\n<title>{escape(title)}</title>\n'
        f'<rect width="100%" height="100%" rx="8" fill="{DAY["cloth"]}"/>\n' + "\n".join(shapes) + "\n</svg>\n"
    )


def shapes_of(line: TextLine, top: float) -> list[str]:
    shapes: list[str] = []
    left: float = MARGIN
    for run in line:
        wide = cells(run.text) * CELL
        shapes += run_shapes(run, left, top, wide)
        left += wide
    return shapes


def run_shapes(run: Span, left: float, top: float, wide: float) -> list[str]:
    style = style_of(run.paint, "", False)
    ink = style.color.name if style.color else DAY["ink"]
    if set(run.text) == {"▀"}:
        return [f'<rect x="{left:g}" y="{top:g}" width="{wide:g}" height="5" fill="{ink}"/>']
    ground = (
        [f'<rect x="{left:g}" y="{top:g}" width="{wide:g}" height="{LINE}" fill="{style.bgcolor.name}"/>']
        if style.bgcolor
        else []
    )
    text = run.text.strip()
    if not text:
        return ground
    start = left + cells(run.text[: len(run.text) - len(run.text.lstrip())]) * CELL
    bold = ' font-weight="700"' if run.paint == "bold" or ground else ""
    said = (
        f'<text x="{start:g}" y="{top + BASE:g}" textLength="{cells(text) * CELL:g}" lengthAdjust="spacingAndGlyphs" '
        f'fill="{ink}"{bold}>{escape(text)}</text>'
    )
    return [*ground, said]


if __name__ == "__main__":
    wanted = rules_pages()
    for kept in [*DOCS.glob("*.md"), *DOCS.glob("pictures/*.svg")]:
        if kept not in wanted:
            kept.unlink()
    (DOCS / "pictures").mkdir(parents=True, exist_ok=True)
    for file, text in wanted.items():
        file.write_text(text, "utf-8")
