"""docs/explanation/architecture.md describes this repository: its tree, its picture and the functions of a click."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "noripan"
PAGE = (ROOT / "docs" / "explanation" / "architecture.md").read_text("utf-8")
PICTURE = (ROOT / "docs" / "pictures" / "architecture.svg").read_text("utf-8")
MODULE = re.compile(r"(?<!\S)[\w.]+\.(?:py|ts|svelte)(?=[\s:]|$)")
MOST_STEPS = 12


def tree() -> list[tuple[Path, str]]:
    """Every line of the tree: the path it names, and what it says about it."""
    block = PAGE.split("## The tree")[1].split("```")[1]
    found, above = [], list[str]()
    for line in block.strip().splitlines():
        name, _, text = line.strip().partition(" ")
        depth = (len(line) - len(line.lstrip())) // 2
        above = [*above[:depth], name]
        found.append((Path(*above), text))
    return found


def meant(path: Path) -> list[Path]:
    """What a path of the tree stands for: `<game>` is every game's folder."""
    return sorted(ROOT.glob(str(path).replace("<game>", "[a-z]*[a-z]")))


def packages() -> set[Path]:
    """Every folder of the package with code, a game's counting as one."""
    folders = {file.parent.relative_to(PACKAGE) for file in PACKAGE.rglob("*.py")}
    return {
        Path("games", "<game>", *folder.parts[2:]) if len(folder.parts) > 1 and folder.parts[0] == "games" else folder
        for folder in folders
    }


def test_what_the_tree_names_exists() -> None:
    lost = []
    for path, text in tree():
        places = [place for place in meant(path) if place.name != "__pycache__"]
        if not places:
            lost.append(str(path))
        lost += [
            f"{path}/{name}"
            for name in MODULE.findall(text)
            for place in places
            if place.is_dir() and not (place / name).exists()
        ]
    assert lost == []


def test_the_tree_names_every_package() -> None:
    named = {path.relative_to("src/noripan") for path, _ in tree() if path.is_relative_to("src/noripan")}
    assert packages() - named == set()


def test_the_tree_notices_what_is_gone_and_what_is_new() -> None:
    assert meant(Path("src/noripan/hall")) == [] and len(meant(Path("src/noripan/games/<game>"))) > 1
    assert {Path("core"), Path("server/http/routes"), Path("games/<game>/tests")} <= packages()


def test_the_picture_shows_every_package() -> None:
    words = set(re.findall(r"\w+", re.sub(r"<[^>]*>", " ", PICTURE)))
    shown = {folder.parts[0] for folder in packages() if folder.parts} | {"web", "files"}
    assert shown - words == set()


def steps() -> list[str]:
    section = PAGE.split("## The life of a click")[1].split("\n## ")[0]
    return re.split(r"^\d+\. ", section, flags=re.MULTILINE)[1:]


def test_the_functions_of_a_click_exist() -> None:
    lost, known = [], 0
    for step in steps():
        for function, file in re.findall(r"`(\w+)` in\s+`([\w/.]+)`", step):
            known += 1
            source = (ROOT / file).read_text("utf-8") if (ROOT / file).exists() else ""
            if not re.search(
                rf"(?:def|function) {function}\(|^  (?:private |async )*{function}(?:<[^(]*>)?\(", source, re.MULTILINE
            ):
                lost.append(f"{function} in {file}")
        lost += [file for file in re.findall(r"`((?:src|web|tests)/[\w/.]+)`", step) if not (ROOT / file).exists()]
    assert lost == [] and known >= MOST_STEPS and len(steps()) <= MOST_STEPS
