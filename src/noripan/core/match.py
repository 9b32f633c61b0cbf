"""Match: the log of one match, and the only place that checks and plays a move."""

from __future__ import annotations

import copy
from collections.abc import Callable, Mapping
from typing import Any

from noripan.core.deals import Deal
from noripan.core.errors import BadRecord, GameError, GameOver, UnreadableMove
from noripan.core.facts import Fact, Shown
from noripan.core.game import Game, View
from noripan.core.options import is_whole
from noripan.core.random import Rng, seed_text
from noripan.core.state import State

FORMAT = 1
LONGEST_MOVE = 1000

Record = dict[str, Any]
Frame = Mapping[str, Any]


class Match:
    """Game, options, seed, deal and moves; the position and everything shown follow from these.

    Views, facts and frames are to be read only: they are made once and shared by all who look."""

    def __init__(
        self, kind: Game[Any], players: int, seed: int | str | None = None, options: object = None, deal: Deal | None = None
    ) -> None:
        self.kind = kind
        self.game = kind.name
        self.options = kind.settle_options(players, options)
        self.players = players
        self.seed = seed_text(seed)
        self.deal = copy.deepcopy(deal)
        self.log: list[str] = []
        self.since_dealt: list[int] = []  # the moves since chance last had a hand in it
        self.facts: list[Fact] = []
        self.shown: dict[int | None, list[Shown]] = {seat: [] for seat in (None, *range(players))}  # facts by seat
        self.state: State = kind.start(players, Rng.seeded(self.seed), self.options, self.deal)
        self._legal: dict[str, int] | None = None
        self._public: View | None = None

    # ---- playing

    @property
    def to_move(self) -> int | None:
        return None if self.state.over else self.state.to_move

    @property
    def over(self) -> bool:
        return self.state.over

    def moves(self) -> list[str]:
        """The legal moves in notation, sorted by code point."""
        return list(self._legal_moves())

    def play(self, text: str) -> None:
        """Play a move, or raise a GameError and change nothing."""
        move = self.read(text)
        before = self.state.copy()
        canonical = self.kind.write_move(before, move)
        self.since_dealt = [] if before.reveals(move) else [*self.since_dealt, move]
        self.state.apply(move)
        self._legal = None
        self._public = None
        self.log.append(canonical)
        self._tell(self.kind.tell(before, move, self.state))

    def _tell(self, facts: list[Fact]) -> None:
        self.facts += facts
        for fact in facts:
            shown = fact.shown()
            for seat, seen in self.shown.items():
                if fact.seen_by(seat):
                    seen.append(shown)

    def read(self, text: str) -> int:
        """The legal move that a text means, or a coded error that says why it is none."""
        if self.over:
            raise GameOver("match_over")
        if not isinstance(text, str) or len(text) > LONGEST_MOVE:
            raise UnreadableMove("unreadable", text=str(text)[:40])
        legal = self._legal_moves()
        if text in legal:
            return legal[text]
        move = self.kind.read_move(self.state, text)
        if move not in legal.values():
            raise self.kind.why_not(self.state, move)
        return move

    def reveals(self, text: str) -> bool:
        """Would this move draw, uncover or leave anything to chance, so that it must not be tried out?"""
        return self.state.reveals(self.read(text))

    def scores(self) -> list[int]:
        return list(self.state.scores())

    def winners(self) -> list[int]:
        """Who has won; nobody before the end."""
        return list(self.state.winners())

    def _legal_moves(self) -> dict[str, int]:
        if self._legal is None:
            state, write = self.state, self.kind.write_move
            legal = {write(state, move): move for move in state.moves()}
            self._legal = {text: legal[text] for text in sorted(legal)}
        return self._legal

    # ---- what can be seen

    def view(self, seat: int | None) -> View:
        """All that a seat may know, JSON-able; None is a spectator."""
        self._seat(seat)
        if self._public is None:
            self._public = self.kind.public_view(self.state)
        return self._public if seat is None else self.kind.own_view(self.state, seat, self._public)

    def frame(self, seat: int | None, since: int = 0) -> Frame:
        """What a client shows: the view, the facts this seat may see after the first `since` of them, and its legal moves.

        `seq` counts the facts the seat was shown: pass it as `since` next time."""
        shown = self.shown[self._seat(seat)]
        if not is_whole(since) or not 0 <= since <= len(shown):
            raise GameError("bad_since", most=len(shown))
        moves = self.moves() if seat is not None and seat == self.to_move else []
        return {"seq": len(shown), "view": self.view(seat), "facts": shown[since:], "moves": moves}

    def truth(self) -> View:
        """The full position, for finished games, tests and operators."""
        return {**self.view(None), **self.kind.truth(self.state)}

    def _seat(self, seat: int | None) -> int | None:
        if seat is not None and (not is_whole(seat) or not 0 <= seat < self.players):
            raise GameError("bad_seat", players=self.players)
        return seat

    # ---- keeping

    def save(self) -> Record:
        """A small JSON record from which `load` makes the same match."""
        record: Record = {
            "noripan": FORMAT, "game": self.game, "players": self.players, "seed": self.seed,
            "options": copy.deepcopy(self.options), "moves": list(self.log),
        }  # fmt: skip
        if self.deal is not None:
            record["deal"] = copy.deepcopy(self.deal)
        return record

    def copy(self) -> Match:
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.state = self.state.copy()
        twin.log = self.log.copy()
        twin.facts = self.facts.copy()
        twin.shown = {seat: seen.copy() for seat, seen in self.shown.items()}
        return twin


def load(record: object, find: Callable[[str], Game[Any]]) -> Match:
    """The match of a record; a record that is damaged raises a coded error."""
    if not isinstance(record, dict):
        raise BadRecord("record_not_object")
    if record.get("noripan") != FORMAT:
        raise BadRecord("record_format", expected=FORMAT)
    known = {"noripan", "game", "players", "seed", "options", "moves", "deal"}
    for key in record:
        if key not in known:
            raise BadRecord("record_unknown_key", key=str(key)[:40])
    for key in ("game", "players", "seed", "moves"):
        if key not in record:
            raise BadRecord("record_missing", key=key)
    if not isinstance(record["game"], str) or not isinstance(record["seed"], str):
        raise BadRecord("record_missing", key="game" if not isinstance(record["game"], str) else "seed")
    if not isinstance(record["moves"], list):
        raise BadRecord("record_missing", key="moves")
    match = Match(find(record["game"]), record["players"], record["seed"], record.get("options"), record.get("deal"))
    for number, text in enumerate(record["moves"]):
        try:
            match.play(text)
        except GameError as error:
            raise BadRecord("record_move", number=number + 1, text=str(text)[:40], reason=error.code) from error
    return match
