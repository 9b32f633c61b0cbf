"""Examples: the pictures of a game's rules, played on its engine. A game writes them into `examples.toml`.

Each `[[example]]` has a `name` (its text is the message `example-<name>`), the `clauses` it shows, a position (`players`,
`options`, `deal`, and as `played` the moves before the first picture), what to `show` of it, and `steps`, one per picture:
`moves` that are made, the `events` they must bring about, and `tries`: moves that are only tried, each with the code of its
refusal, or with "" where it is allowed. Events and tries are said below the picture, events not where the example is
`silent`. Playing an example checks all of that, so a rule that changes breaks its example.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from noripan.core.errors import GameError
from noripan.core.events import Shown, Words
from noripan.core.game import Game
from noripan.core.match import Match
from noripan.core.rng import Rng
from noripan.core.scene import BoxShelf, Kind, ScenePart

FILE = "examples.toml"
SEED = 1


class BrokenExample(Exception):
    """The engine does not do what an example says."""


class TriedMove(NamedTuple):
    move: str
    words: Words
    refusal: GameError | None  # None: it is allowed

    def as_data(self) -> dict[str, Any]:
        refusal = self.refusal and [self.refusal.code, self.refusal.details]
        return {"move": self.move, "words": self.words, "refusal": refusal}


@dataclass(frozen=True)
class Picture:
    parts: tuple[ScenePart, ...]
    fresh: Mapping[str, tuple[int, ...]]  # part -> its cards that were not there in the picture before
    events: tuple[Shown, ...]
    tries: tuple[TriedMove, ...]

    def as_data(self) -> dict[str, Any]:
        parts = [{**part.as_data(), "fresh": self.fresh.get(part.name, ())} for part in self.parts]
        return {"parts": parts, "events": self.events, "tries": [one.as_data() for one in self.tries]}


@dataclass(frozen=True)
class Example:
    name: str
    text: Words
    clauses: tuple[str, ...]
    pictures: tuple[Picture, ...]

    def as_data(self) -> dict[str, Any]:
        pictures = [picture.as_data() for picture in self.pictures]
        return {"name": self.name, "text": self.text, "clauses": self.clauses, "pictures": pictures}


def examples_of(game: Game[Any]) -> list[Example]:
    """A game's examples, played; none for a game without the file."""
    file = game.folder / FILE
    if not file.is_file():
        return []
    return [play_example(game, one) for one in tomllib.loads(file.read_text("utf-8"))["example"]]


def play_example(game: Game[Any], written: Mapping[str, Any]) -> Example:
    """Play one example of the file; raises BrokenExample where the engine disagrees with it."""
    name: str = written["name"]
    match = Match(game, written["players"], SEED, written.get("options"), listed(written.get("deal")))
    for move in cut(written.get("played", "")):
        match.play(move)
    pictures: list[Picture] = []
    for step in written["steps"]:
        before = pictures[-1].parts if pictures else ()
        pictures.append(play_step(match, {**written, **step}, before, f"{game.name}: {name}"))
    text = Words(f"example-{written.get('text', name)}", written.get("data", {}))
    return Example(name, text, tuple(written["clauses"]), tuple(pictures))


def play_step(match: Match, step: Mapping[str, Any], before: Sequence[ScenePart], where: str) -> Picture:
    since = len(match.events)
    for move in cut(step.get("moves", "")):
        match.play(move)
    happened = [event.shown() for event in match.events[since:] if event.seen_by(step.get("seat", 0))]
    events = find_events(happened, step.get("events", []), where)
    tries = tuple(try_move(match, move, code, where) for move, code in step.get("tries", {}).items())
    parts = show(match, step, where)
    return Picture(parts, fresh(before, parts) if before else {}, () if step.get("silent") else events, tries)


def show(match: Match, step: Mapping[str, Any], where: str) -> tuple[ScenePart, ...]:
    found = {part.name: part for part in match.game.parts(match.view(step.get("seat", 0)))}
    if missing := [name for name in step["show"] if name not in found]:
        raise BrokenExample(f"{where} shows {missing}, but there is only {sorted(found)}")
    return tuple(found[name] for name in step["show"])


def find_events(happened: Sequence[Shown], wanted: Sequence[Shown], where: str) -> tuple[Shown, ...]:
    """Those of the events that the example names, in its order, which must be theirs."""
    rest, found = iter(happened), []
    for one in wanted:
        event = next((event for event in rest if one.items() <= event.items()), None)
        if event is None:
            raise BrokenExample(f"{where} expects {one}, but this happened: {happened}")
        found.append(event)
    return tuple(found)


def try_move(match: Match, move: str, code: str, where: str) -> TriedMove:
    refusal = refusal_of(match, move)
    if code != (refusal.code if refusal else ""):
        raise BrokenExample(f"{where} expects {move} to meet {code or 'no refusal'}, but met {refusal!r}")
    assert match.to_move is not None
    return TriedMove(move, match.game.describe(match.view(match.to_move), move), refusal)


def refusal_of(match: Match, move: str) -> GameError | None:
    try:
        match.copy().play(move)
    except GameError as refusal:
        return refusal
    return None


def fresh(before: Sequence[ScenePart], after: Sequence[ScenePart]) -> dict[str, tuple[int, ...]]:
    """Which cards of each part are new in it; a part that was not shown before has nothing new."""
    old = {part.name: part for part in before}
    return {part.name: new_cards(old[part.name], part) for part in after if part.name in old}


def new_cards(before: ScenePart, after: ScenePart) -> tuple[int, ...]:
    left = Counter(keys(before))
    found = []
    for number, key in enumerate(keys(after)):
        if left[key]:
            left[key] -= 1
        else:
            found.append(number)
    return tuple(found)


def keys(part: ScenePart) -> list[object]:
    return list(zip(part.cards, part.places, strict=True)) if part.places else list(part.cards)


def cut(moves: str) -> list[str]:
    return [move.strip() for move in moves.split(";") if move.strip()]


def listed(deal: Any) -> Any:
    """A deal in which cards written as one text, `R8 Y1`, become the list that the game expects."""
    if isinstance(deal, dict):
        return {key: listed(value) for key, value in deal.items()}
    if isinstance(deal, list):
        return [listed(value) for value in deal]
    return deal.split() if isinstance(deal, str) and " " in deal else deal


def shelves_of(game: Game[Any]) -> list[BoxShelf]:
    """What is in the box, counted on the engine itself."""
    if game.box is None:
        return []
    counts = {players: Counter(game.census(game.start(players, Rng.seeded(SEED)))) for players in game.seats}
    most = game.seats[-1]
    return [shelf(row.label, row.cards, counts, most) for row in game.box.rows]


def shelf(label: Words, cards: Sequence[str], counts: Mapping[int, Counter[str]], most: int) -> BoxShelf:
    kinds = tuple(
        Kind(card, counts[most][card], {n: found[card] for n, found in counts.items() if found[card] != counts[most][card]})
        for card in cards
    )
    fewest = min(players for players, found in counts.items() if any(found[card] for card in cards))
    return BoxShelf(label, kinds, fewest)


def about_box(game: Game[Any]) -> Words | None:
    """What else is in the box, in a sentence that also has the number of all pieces."""
    if game.box is None:
        return None
    count = sum(kind.copies for one in shelves_of(game) for kind in one.kinds)
    return Words(game.box.about.message, {**game.box.about.data, "count": count})


def pages_data(game: Game[Any]) -> dict[str, Any]:
    """Box and examples as the browser gets them."""
    shelves = [
        {"label": one.label, "players": one.players, "kinds": [kind._asdict() for kind in one.kinds]}
        for one in shelves_of(game)
    ]
    examples = [one.as_data() for one in examples_of(game)]
    return {"about": about_box(game), "shelves": shelves, "examples": examples, "rulings": sorted(game.rulings)}
