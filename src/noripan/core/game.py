"""Game: all that a game registers. A game's folder makes one and calls it GAME; nothing else names the game."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Generic, TypeVar

from noripan.core.deals import Deal
from noripan.core.errors import GameError, IllegalMove
from noripan.core.events import GameEvent, Words
from noripan.core.heuristic import Heuristic
from noripan.core.options import Option, check_options, whole
from noripan.core.rng import Rng
from noripan.core.scene import Box, ScenePart
from noripan.core.state import State

View = Mapping[str, Any]  # to be read only, like events and frames: parts of one are shared by all who look

S = TypeVar("S", bound=State)

MODULES = {  # of a game's folder, and what `Game.from_folder` takes from each
    "notation": ("read_move", "write_move", "card_words", "is_fixed"),
    "deal": ("fix_deal", "deal_of", "check_options"),
    "view": ("public", "private", "truth", "census"),
    "words": ("board", "spoken", "describe"),
    "events": ("events_of",),
    "refusals": ("why_not",),
    "heuristic": ("HEURISTIC",),
    "reasons": ("reason",),
    "scene": ("parts", "BOX"),
}
SCREEN = "terminal"  # this module is only named, as it draws: most programs never import it


def refuse(state: State, move: int) -> IllegalMove:
    return IllegalMove("not_now")


def name_card(text: str) -> Words:
    return Words("card-text", {"text": text})


def name_move(view: View, text: str) -> Words:
    return Words("move-text", {"text": text})


def list_entries(view: View) -> list[Words]:
    """A view as names and values: plain, but complete."""
    return [Words("board-entry", {"name": name, "value": written(value)}) for name, value in view.items()]


def written(value: object) -> str:
    if isinstance(value, list):
        return " ".join(written(one) for one in value) or "–"
    return "–" if value is None else str(value)


@dataclass(frozen=True, repr=False)
class Game(Generic[S]):
    """A game as its folder registers it. In the examples `game` is any game, `state` one of its states at the deal."""

    name: str
    folder: Path  # its texts are in folder/texts
    seats: range  # possible numbers of players
    make: Callable[[int, dict[str, Any]], S]  # players, checked options -> a state that has not begun
    fix_deal: Callable[[S, Deal], None]  # give the state a plan for this deal, or raise BadDeal
    deal_of: Callable[[S], Deal]  # the deal the current round began with, as far as this state knows
    read_move: Callable[[S, str], int]  # raises UnreadableMove, or IllegalMove for what no int can express
    write_move: Callable[[S, int], str]
    public: Callable[[S], View]  # what this game shows everybody, spectators too
    private: Callable[[S, int], View]  # what it shows a seat in place of some of that
    truth: Callable[[S], View]  # everything, with `hands` and, where there is one, `pile`
    census: Callable[[S], list[str]]  # every card of the current round wherever it is, for the law of conservation
    events_of: Callable[[S, int, S], list[GameEvent]]  # before, move, after -> what happened
    # What follows a game can do without.
    clauses: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # section of the rules page -> ids of its clauses
    rulings: frozenset[str] = frozenset()  # clauses of which the printed rules say nothing at all
    options: tuple[Option, ...] = ()
    check_options: Callable[[int, dict[str, Any]], None] = field(default=lambda players, options: None)
    why_not: Callable[[S, int], IllegalMove] = refuse  # why this readable move is not legal now
    card_words: Callable[[str], Words] = name_card  # a card's notation in words
    is_fixed: Callable[[str], bool] = field(
        default=lambda text: True
    )  # does this move's notation mean the same int in all positions with so many players?
    describe: Callable[[View, str], Words] = name_move  # a legal move of the seat that sees this view, in words
    board: Callable[[View], list[Words]] = list_entries  # a view in words, line by line
    spoken: Callable[[View], list[Words]] | None = None  # the same for those who listen, where `board` is a picture
    screen: str | None = None  # the module that draws it in a terminal (terminal.drawing.Screen); else `board` is shown
    heuristic: Heuristic = field(default_factory=Heuristic)  # what bots play by; by default all moves look alike
    reason: Callable[[S, int], Words | None] = field(
        default=lambda state, move: None
    )  # why the player to move might choose this move, if we can say
    parts: Callable[[View], list[ScenePart]] = field(default=lambda view: [])  # what pictures of a position can show
    box: Box | None = None  # what the pieces are, for the rules page
    decline: str | None = None  # where a player may be asked in secret: the move that lets the question pass
    rewinds: bool = False  # deal_of stays true until a move reveals something, so that a guess can be replayed

    @classmethod
    def from_folder(cls, package: str, *, seats: range, make: Callable[[int, dict[str, Any]], S], **others: Any) -> Game[S]:
        """The game of a package: its standard modules are found by name, `others` are fields given by hand.

        >>> again = type(game).from_folder(f"noripan.games.{game.name}", seats=game.seats, make=game.make)
        >>> again.events_of is game.events_of
        True
        """
        module = importlib.import_module(package)
        found: dict[str, Any] = {}
        for part, names in MODULES.items():
            if has_module(package, part):
                there = vars(importlib.import_module(f"{package}.{part}"))
                found |= {name.lower(): there[name] for name in names if name in there}
        if has_module(package, SCREEN):
            found["screen"] = f"{package}.{SCREEN}"
        name, folder = package.rpartition(".")[2], Path(str(module.__file__)).parent
        return cls(name=name, folder=folder, seats=seats, make=make, **(found | others))

    def in_words(self, view: View) -> list[Words]:
        """A view for a screen reader or a log, line by line.

        >>> len(game.in_words(game.view(state, 0))) > 0
        True
        """
        return (self.spoken or self.board)(view)

    def settle_players(self, players: object) -> int:
        """The number of players, or a coded error.

        >>> game.settle_players(99)
        Traceback (most recent call last):
            ...
        noripan.core.errors.GameError: bad_players ...
        """
        number = whole(players)
        if number is None or number not in self.seats:
            raise GameError("bad_players", game=self.name, low=self.seats[0], high=self.seats[-1])
        return number

    def settle_options(self, players: object, options: object) -> dict[str, Any]:
        """All options with their values, or a coded error.

        >>> sorted(game.settle_options(game.seats[0], None)) == sorted(option.name for option in game.options)
        True
        """
        number = self.settle_players(players)
        settled = check_options(self.options, options)
        self.check_options(number, settled)
        return settled

    def settle_seat(self, players: int, seat: object) -> int | None:
        """A seat of a match with this many players, or None for a spectator; else a coded error.

        >>> game.settle_seat(2, 1)
        1
        >>> game.settle_seat(2, 2)
        Traceback (most recent call last):
            ...
        noripan.core.errors.GameError: bad_seat ...
        """
        if seat is None:
            return None
        number = whole(seat)
        if number is None or not 0 <= number < players:
            raise GameError("bad_seat", last=players - 1)
        return number

    def start(self, players: int, rng: Rng, options: object = None, deal: object = None) -> S:
        """A state at the start of a match; `rng` decides what the deal leaves open, now and later.

        >>> state = game.start(game.seats[0], noripan.Rng.seeded(7))
        >>> len(state.moves()) > 0
        True
        """
        state = self.make(self.settle_players(players), self.settle_options(players, options))
        if deal is not None:
            self.fix_deal(state, deal)  # type: ignore[arg-type]
        state.restart(rng)
        return state

    def view(self, state: S, seat: int | None) -> View:
        """All that a seat may know of a state, JSON-able; None is a spectator.

        >>> game.view(state, 0)["you"], game.view(state, None)["you"]
        (0, None)
        """
        own = self.settle_seat(state.players, seat)
        public = self.public_view(state)
        return public if own is None else self.own_view(state, own, public)

    def public_view(self, state: S) -> View:
        """What everybody may know: what every game shows, and what this one adds.

        >>> game.public_view(state)["winners"]
        []
        """
        return {
            "game": self.name,
            "players": state.players,
            "you": None,
            "to_move": None if state.is_over or state.is_secret() else state.to_move,
            "over": state.is_over,
            "scores": list(state.scores()),
            "winners": list(state.winners()),
            **self.public(state),
        }

    def own_view(self, state: S, seat: int, public: View) -> View:
        """The public view with what only this seat sees; that it is to move it knows even where that is a secret.

        >>> game.own_view(state, 0, game.public_view(state)) == game.view(state, 0)
        True
        """
        own = {**public, "you": seat, **self.private(state, seat)}
        if seat == state.to_move:
            own["to_move"] = seat
        return own

    def __repr__(self) -> str:
        return f"<Game {self.name}: {self.seats[0]} to {self.seats[-1]} players>"

    def __copy__(self) -> Game[S]:
        return self

    def __deepcopy__(self, memo: object) -> Game[S]:
        return self


def has_module(package: str, part: str) -> bool:
    return importlib.util.find_spec(f"{package}.{part}") is not None
