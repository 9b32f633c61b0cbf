"""Game: all that a game registers. A game's folder makes one and calls it GAME; nothing else names the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Generic, TypeVar

from noripan.core.deals import Deal
from noripan.core.errors import GameError, IllegalMove
from noripan.core.facts import Fact, Words
from noripan.core.options import Option, check_options, is_whole
from noripan.core.random import Rng
from noripan.core.sense import Sense
from noripan.core.state import State

View = Mapping[str, Any]  # to be read only, like facts and frames: parts of one are shared by all who look

S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class Game(Generic[S]):
    name: str
    folder: Path  # its texts are in folder/texts
    seats: range  # possible numbers of players
    clauses: Mapping[str, tuple[str, ...]]  # section of the rules page -> ids of its clauses
    make: Callable[[int, dict[str, Any]], S]  # players, checked options -> a state that has not begun
    fix_deal: Callable[[S, Deal], None]  # give the state a plan for this deal, or raise BadDeal
    deal_of: Callable[[S], Deal]  # the deal the current round began with, as far as this state knows
    read_move: Callable[[S, str], int]  # raises UnreadableMove, or IllegalMove for what no int can express
    write_move: Callable[[S, int], str]
    why_not: Callable[[S, int], IllegalMove]  # why this readable move is not legal now
    describe: Callable[[S, int], Words]  # a legal move in words
    public: Callable[[S], View]  # what this game shows everybody, spectators too
    private: Callable[[S, int], View]  # what it shows a seat in place of some of that
    board: Callable[[View], list[Words]]  # a view in words, line by line
    truth: Callable[[S], View]  # everything, with `hands` and, where there is one, `pile`
    census: Callable[[S], list[str]]  # every card of the current round wherever it is, for the law of conservation
    tell: Callable[[S, int, S], list[Fact]]  # before, move, after -> what happened
    card_words: Callable[[str], Words]  # a card's notation in words
    sense: Sense  # what bots have an eye for
    options: tuple[Option, ...] = ()
    check_options: Callable[[int, dict[str, Any]], None] = field(default=lambda players, options: None)
    decline: str | None = None  # where somebody may be asked in secret: the move that lets the question pass
    reason: Callable[[S, int], Words | None] = field(
        default=lambda state, move: None
    )  # what speaks for a legal move, if anything, to who is to move
    rewinds: bool = False  # deal_of stays true until a move reveals something, so that a guess can be replayed

    def settle_options(self, players: object, options: object) -> dict[str, Any]:
        """All options with their values, or a coded error."""
        if not is_whole(players) or players not in self.seats:
            raise GameError("bad_players", game=self.name, low=self.seats[0], high=self.seats[-1])
        settled = check_options(self.options, options)
        self.check_options(players, settled)
        return settled

    def start(self, players: int, rng: Rng, options: object = None, deal: object = None) -> S:
        """A state at the start of a match; `rng` decides what the deal leaves open, now and later."""
        state = self.make(players, self.settle_options(players, options))
        if deal is not None:
            self.fix_deal(state, deal)  # type: ignore[arg-type]
        state.restart(rng)
        return state

    def view(self, state: S, seat: int | None) -> View:
        """All that a seat may know of a state, JSON-able; None is a spectator."""
        public = self.public_view(state)
        return public if seat is None else self.own_view(state, seat, public)

    def public_view(self, state: S) -> View:
        """What everybody may know: what every game shows, and what this one adds."""
        return {
            "game": self.name,
            "players": state.players,
            "you": None,
            "to_move": None if state.over or state.secret() else state.to_move,
            "over": state.over,
            "scores": list(state.scores()),
            "winners": list(state.winners()),
            **self.public(state),
        }

    def own_view(self, state: S, seat: int, public: View) -> View:
        """The public view with what only this seat sees; that it is to move it knows even where that is a secret."""
        own = {**public, "you": seat, **self.private(state, seat)}
        if seat == state.to_move:
            own["to_move"] = seat
        return own
