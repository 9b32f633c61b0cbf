"""The documentation keeps its own rules: one vocabulary, links that lead somewhere, decisions and dependencies in order."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, Visitor
from fluent.syntax import ast as ftl

ROOT = Path(__file__).parent.parent
GLOSSARIES = {
    "en": ROOT / "docs/reference/glossary.md",
    "de": ROOT / "docs/reference/glossary.de.md",
    "ko": ROOT / "docs/reference/glossary.ko.md",
}
MESSAGES = sorted(
    file
    for folder in ("src/noripan", "web/texts", "scripts/game_template")
    for file in (ROOT / folder).rglob("*.ftl")
    if "dist" not in file.parts and "node_modules" not in file.parts
)
DECISIONS = ROOT / "docs" / "decisions"
PAGES = sorted(
    [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "web/README.md")]
    + [page for page in (ROOT / "docs").rglob("*.md") if page not in GLOSSARIES.values()]
)
PLAIN_ENGLISH = ("anew", "who is to move")
QUOTES = {"en": re.compile("„"), "de": re.compile("[”‟]|“[^.,:;!?) ]"), "ko": re.compile("[„«]")}  # those of other languages
ALLOWED = ("progress bar", "standing in for")  # phrases in which a forbidden word has its ordinary meaning


def forbidden(language: str = "en", section: str = "# ") -> list[str]:
    """The words in the last column of a glossary, or of one of its sections."""
    text = GLOSSARIES[language].read_text("utf-8").partition(section)[2]
    rows = re.findall(r"^\| \*\*.*\|([^|]*)\|$", text, re.MULTILINE)
    return [word.strip() for row in rows for word in row.split(",") if word.strip()]


def language_of(page: Path) -> str:
    """By its name (play.ko.md) or its folder (docs/ko/play.md), else English."""
    return next((part for part in (*page.parent.parts, *page.name.split(".")) if part in GLOSSARIES), "en")


def prose(page: str) -> str:
    """Without code, addresses of links and comments, each line where it was."""
    blank = re.compile(r"```.*?```|`[^`\n]*`|\]\([^)]*\)|<!--.*?-->|<[a-z][^>]*>", re.DOTALL)
    return blank.sub(lambda found: "\n" * found[0].count("\n"), page)


def broken_rules(text: str, language: str = "en") -> list[str]:
    pattern = refused(language)
    for phrase in ALLOWED:
        text = text.replace(phrase, "")
    found = []
    for hit in pattern.finditer(text):
        found.append(f"line {text.count(chr(10), 0, hit.start()) + 1}: {hit[0]}")
    return found


@cache
def refused(language: str, section: str = "# ") -> re.Pattern[str]:
    """Korean words are found inside others, because particles follow them; German ones as they are written."""
    words = "|".join(map(re.escape, (*forbidden(language, section), *(PLAIN_ENGLISH if language == "en" else ()))))
    if language == "ko":
        return re.compile(words)
    return re.compile(rf"\b(?:{words})\b") if language == "de" else re.compile(rf"\b(?:{words})s?\b", re.IGNORECASE)


class SpokenWords(Visitor):
    """Collects the text of a message."""

    def __init__(self) -> None:
        self.parts: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802, the library's name
        self.parts.append(node.value)


def spoken(file: Path) -> dict[str, str]:
    """What each message says, without its variables."""
    said = {}
    for entry in FluentParser().parse(file.read_text("utf-8")).body:
        if isinstance(entry, ftl.Message):
            words = SpokenWords()
            words.visit(entry)
            said[entry.id.name] = " ".join(" ".join(words.parts).split())
    return said


def test_the_glossary_forbids_the_old_words() -> None:
    assert {"fact", "hall", "house", "world", "outbox", "standing", "sense", "by eye", "adapter"} <= set(forbidden())


def test_a_forbidden_word_is_noticed_in_prose_only() -> None:
    assert broken_rules("Two\nfacts.") == ["line 2: facts"]
    assert broken_rules(prose("`facts` and\n```\nfact\n```\n[this](fact.md), a progress bar")) == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_pages_use_the_words_of_the_glossary(page: Path) -> None:
    assert broken_rules(prose(page.read_text("utf-8")), language_of(page)) == []


STARTS_HANGUL, FINALS = 0xAC00, 28  # every syllable's code counts its final consonant in 28ths


def wrong_particles(text: str) -> list[str]:
    """Nouns of the Korean glossary with the particle of another ending: 게임를, 카드은. Those after values are Fluent's."""
    rows = re.findall(r"^\| \*\*(.+?)\*\*", GLOSSARIES["ko"].read_text("utf-8"), re.MULTILINE)
    nouns = {noun.strip() for row in rows for noun in row.split(",")}
    nouns = {noun for noun in nouns if len(noun) > 1 and all("가" <= letter <= "힣" for letter in noun)}
    closed = {noun for noun in nouns if (ord(noun[-1]) - STARTS_HANGUL) % FINALS}
    found = []
    for those, particles in ((closed, "가를는와"), (nouns - closed, "이을은과")):
        found += re.findall(rf"(?:{'|'.join(those)})[{particles}](?![가-힣(])", text)
    return found


def test_korean_nouns_have_the_particles_of_their_ending() -> None:
    assert wrong_particles("게임를 시작해요. 테이블은 비었어요. 라운드을 이어요.") == ["게임를", "라운드을"]
    korean = [file for file in MESSAGES if file.name == "ko.ftl"]
    assert {str(file): found for file in korean if (found := wrong_particles(file.read_text("utf-8")))} == {}


@pytest.mark.parametrize("language", GLOSSARIES)
def test_a_glossary_is_noticed_in_messages(language: str, tmp_path: Path) -> None:
    wrong, right = {
        "en": ("Come in!", "Sign in"),
        "de": ("Drei Mitspieler", "Drei Mitspielende"),
        "ko": ("시합이 끝났어요", "게임이 끝났어요"),
    }[language]
    (tmp_path / f"{language}.ftl").write_text(f"one = {{ $x }} {wrong}\ntwo = {right}\n", "utf-8")
    assert unwanted(tmp_path / f"{language}.ftl") == [f"one: {wrong}"]


@pytest.mark.parametrize("file", MESSAGES, ids=lambda file: str(file.relative_to(ROOT)))
def test_messages_use_the_words_of_the_glossary(file: Path) -> None:
    assert unwanted(file) == []


def unwanted(file: Path) -> list[str]:
    """The messages that use a word of the last column, or the wrong quotation marks."""
    section = "## Words of play" if file.stem == "en" else "# "
    pattern = refused(file.stem, section)
    return [
        f"{name}: {said}" for name, said in spoken(file).items() if pattern.search(said) or QUOTES[file.stem].search(said)
    ]


@cache
def anchors(page: Path) -> set[str]:
    """The headings of a page as GitHub names them in addresses."""
    headings = re.findall(r"^#+ (.+)$", re.sub(r"```.*?```", "", page.read_text("utf-8"), flags=re.DOTALL), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", [*PAGES, *GLOSSARIES.values()], ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    text = re.sub(r"```.*?```", "", page.read_text("utf-8"), flags=re.DOTALL)
    lost = []
    for link, anchor in re.findall(r"\]\(([^)#\s]*)(?:#([^)]*))?\)", text):
        target = page if link == "" else page.parent / link
        if not link.startswith("http") and (not target.exists() or (anchor and anchor not in anchors(target))):
            lost.append(f"{link}#{anchor}")
    assert lost == []


def test_decisions_are_numbered_titled_and_listed_alike() -> None:
    notes = sorted(page for page in DECISIONS.glob("*.md") if page.name != "README.md")
    titles = [page.read_text("utf-8").splitlines()[0] for page in notes]
    assert [page.name[:2] for page in notes] == [f"{number:02}" for number in range(1, len(notes) + 1)]
    listed = "\n".join(
        f"{number}. [{title.removeprefix(f'# {number}. ')}]({page.name})"
        for number, (page, title) in enumerate(zip(notes, titles, strict=True), 1)
    )
    assert (DECISIONS / "README.md").read_text("utf-8").rstrip().endswith(listed)


def test_every_dependency_has_its_reason() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    lines = [*project["dependencies"], *(line for extra in ("cli", "tui", "server") for line in extras[extra])]
    needed = {re.split(r"[\[<>=;! ]", line)[0] for line in lines} - {"noripan"}
    rows = re.findall(r"^\| ([a-z][^|]*)\|", (DECISIONS / "05-dependencies.md").read_text("utf-8"), re.MULTILINE)
    assert needed - {"package"} == {name.strip() for row in rows for name in row.split(",")} - {"package"}


# ---- spelling

SLIPS = {
    "en": r"\b(?:teh|recieve\w*|seperate\w*|occured|definately|wich|thier|untill|sucess\w*|neccess\w*|adress\w*|lenght|"
    r"color\w*|behavior\w*|favorite\w*|center\w*|determinis\w+ation|recognise\w*|organise\w*)\b",
    "ko": r"되요|할께요|몇일|왠만|오랫만|어떻해|안되요|할수 |볼수 |갈수 |있슴|됬|금새 |역활",
    "de": r"\b(?:daß|muß\w*|läßt|Strasse|garnicht|Standart\w*|Packet\w*|seperat\w*|wiederspiegel\w*)\b",
}
DOUBLED = re.compile(r"\b([^\W\d_]+) \1\b", re.IGNORECASE)
MAY_DOUBLE = {"that", "had", "die", "der", "das", "sie"}


def slips(text: str, language: str) -> list[str]:
    doubled = [hit[0] for hit in DOUBLED.finditer(text) if hit[1].lower() not in MAY_DOUBLE]
    return doubled + re.findall(SLIPS[language], text)


def test_slips_are_noticed() -> None:
    assert slips("the the card", "en") == ["the the"] and slips("a red color", "en") == ["color"]
    assert slips("이렇게 하면 되요", "ko") == ["되요"] and slips("Das muß sein", "de") == ["muß"]
    assert slips("He had had it.", "en") == []


@pytest.mark.parametrize("page", [*PAGES, *GLOSSARIES.values()], ids=lambda page: str(page.relative_to(ROOT)))
def test_pages_are_spelled_well(page: Path) -> None:
    assert slips(prose(page.read_text("utf-8")), language_of(page)) == []


# ---- figures

COMMAND = re.compile(
    r"`[^`]*(?:python |make |noripan |benchmarks/|scripts/|pytest )[^`]*`|<!-- no command: [^>]{10,} -->|benchmarks/\w+\.py"
)


@pytest.mark.parametrize("name", ["benchmarks", "measurements"])
def test_every_figure_has_its_command(name: str) -> None:
    _, *sections = (ROOT / "docs" / "explanation" / f"{name}.md").read_text("utf-8").split("\n## ")
    assert len(sections) > 5
    assert [section.partition("\n")[0] for section in sections if not COMMAND.search(section)] == []


def test_every_drawing_has_its_maker() -> None:
    """Drawn by a program that can draw it again, or compared with the code by a test."""
    makers = [*(ROOT / "benchmarks").glob("*.py"), *(ROOT / "scripts").glob("*pictures.py"), *(ROOT / "tests").glob("*.py")]
    sources = "".join(file.read_text("utf-8") for file in makers)
    drawings = [file.name for file in (ROOT / "docs" / "pictures").glob("*.svg")]
    assert "architecture.svg" in drawings
    assert [
        name for name in drawings if f'"{name}"' not in sources and not name.startswith("tui-") and f"/{name}" not in sources
    ] == []


REVIEWS = ROOT / "docs" / "explanation"
LAST_ROWS = {  # the reviews' numbering
    "reviews": {"A": 9, "B": 10, "C": 9, "D": 6, "E": 12, "F": 8, "2.": 23, "T": 27, "U": 13},
    "server-review": {"C": 1, "H": 4, "M": 10, "L": 17, "O": 9},
}


@pytest.mark.parametrize("page", LAST_ROWS)
def test_every_row_of_the_reviews_has_its_answer(page: str) -> None:
    text = (REVIEWS / f"{page}.md").read_text("utf-8")
    rows = re.findall(r"^\| ([^|]+) \| ([^|]+) \| ([^|]+) \|$", text, re.MULTILINE)
    answered = [row for row, _, answer in rows if answer.strip()]
    assert set(answered) >= {f"{part}{number}" for part, last in LAST_ROWS[page].items() for number in range(1, last + 1)}
    assert len(answered) == len(set(answered) - {"row"}) + answered.count("row"), "a row stands there once"


@pytest.mark.parametrize("page", LAST_ROWS)
def test_tests_and_files_named_in_the_reviews_exist(page: str) -> None:
    named = re.findall(r"`((?:tests|web|src|docs)/[^`]+)`", (REVIEWS / f"{page}.md").read_text("utf-8"))
    assert len(named) > 50
    lost = []
    for name in named:
        file, _, test = name.partition("::")
        if not (ROOT / file).is_file() or (test and f"def {test}(" not in (ROOT / file).read_text("utf-8")):
            lost.append(name)
    assert lost == []
