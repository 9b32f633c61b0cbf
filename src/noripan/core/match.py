"""Match: the log of one match, and the only place that checks and plays a move."""

from __future__ import annotations

import copy
from collections.abc import Callable, Mapping
from typing import Any

from noripan.core.deals import Deal
from noripan.core.errors import BadRecord, GameError, GameOver, UnreadableMove
from noripan.core.events import GameEvent, Shown
from noripan.core.game import Game, View
from noripan.core.options import whole
from noripan.core.rng import Rng, seed_text
from noripan.core.state import State

FORMAT = 1
NEEDED = ("game", "players", "seed", "moves")  # entries of a record
KNOWN = frozenset(("noripan", *NEEDED, "options", "deal"))
LONGEST_MOVE = 1000

Record = dict[str, Any]
Frame = Mapping[str, Any]


class Match:
    """Game, options, seed, deal and moves; the position and everything shown follow from these.

    Views, events and frames are to be read only: they are made once and shared by all who look. In the examples `match` is a
    new match of any game.
    """

    def __init__(
        self, game: Game[Any], players: int, seed: int | str | None = None, options: object = None, deal: Deal | None = None
    ) -> None:
        self.game = game
        self.options = game.settle_options(players, options)
        self.players = game.settle_players(players)
        self.seed = seed_text(seed)
        self.deal = copy.deepcopy(deal)
        self.log: list[str] = []
        self.since_dealt: list[int] = []  # the moves since chance last had a hand in it
        self.events: list[GameEvent] = []
        self.shown: dict[int | None, list[Shown]] = {seat: [] for seat in (None, *range(self.players))}  # events by seat
        self.state: State = game.start(self.players, Rng.seeded(self.seed), self.options, self.deal)
        self._legal: dict[str, int] | None = None
        self._public: View | None = None

    # ---- playing

    @property
    def to_move(self) -> int | None:
        """The seat to move; None when the match is over.

        >>> match.to_move in range(match.players)
        True
        """
        return None if self.state.is_over else self.state.to_move

    @property
    def is_over(self) -> bool:
        """Has the match ended?

        >>> match.is_over
        False
        """
        return self.state.is_over

    def moves(self) -> list[str]:
        """The legal moves in notation, sorted by code point.

        >>> match.moves() == sorted(match.moves())
        True
        """
        return list(self._legal_moves())

    def play(self, text: str) -> None:
        """Play a move, or raise a GameError and change nothing.

        >>> move = match.moves()[0]
        >>> match.play(move)
        >>> match.log == [move]
        True
        >>> match.play("no move")
        Traceback (most recent call last):
            ...
        noripan.core.errors.UnreadableMove: ...
        """
        move = self.read(text)
        before = self.state.copy()
        canonical = self.game.write_move(before, move)
        self.since_dealt = [] if before.reveals(move) else [*self.since_dealt, move]
        self.state.apply(move)
        self._legal = None
        self._public = None
        self.log.append(canonical)
        self._record(self.game.events_of(before, move, self.state))

    def _record(self, events: list[GameEvent]) -> None:
        self.events += events
        for event in events:
            shown = event.shown()
            for seat, seen in self.shown.items():
                if event.seen_by(seat):
                    seen.append(shown)

    def read(self, text: str) -> int:
        """The legal move that a text means, or a coded error that says why it is none.

        >>> match.read(match.moves()[0]) in match.state.moves()
        True
        """
        if self.is_over:
            raise GameOver("match_over")
        if not isinstance(text, str) or len(text) > LONGEST_MOVE:
            raise UnreadableMove("unreadable", text=str(text)[:40])
        legal = self._legal_moves()
        if text in legal:
            return legal[text]
        move = self.game.read_move(self.state, text)
        if move not in legal.values():
            raise self.game.why_not(self.state, move)
        return move

    def reveals(self, text: str) -> bool:
        """Would this move draw, uncover or leave anything to chance, so that it must not be tried out?

        >>> harmless = [text for text in match.moves() if not match.reveals(text)]
        """
        return self.state.reveals(self.read(text))

    def scores(self) -> list[int]:
        """By seat, as the game counts.

        >>> len(match.scores()) == match.players
        True
        """
        return list(self.state.scores())

    def winners(self) -> list[int]:
        """Who has won; nobody before the end.

        >>> match.winners()
        []
        """
        return list(self.state.winners())

    def _legal_moves(self) -> dict[str, int]:
        if self._legal is None:
            state, write = self.state, self.game.write_move
            legal = {write(state, move): move for move in state.moves()}
            self._legal = {text: legal[text] for text in sorted(legal)}
        return self._legal

    # ---- what can be seen

    def view(self, seat: int | None) -> View:
        """All that a seat may know, JSON-able; None is a spectator.

        >>> match.view(0)["you"], match.view(None)["you"]
        (0, None)
        """
        own = self.game.settle_seat(self.players, seat)
        if self._public is None:
            self._public = self.game.public_view(self.state)
        return self._public if own is None else self.game.own_view(self.state, own, self._public)

    def frame(self, seat: int | None, since: int = 0) -> Frame:
        """What a client shows: the view, the events this seat may see after the first `since` of them, and its legal moves.

        `seq` counts the events the seat was shown: pass it as `since` next time.

        >>> frame = match.frame(match.to_move)
        >>> frame["moves"] == match.moves()
        True
        >>> match.frame(0, since=frame["seq"])["events"]
        []
        """
        shown = self.shown[self.game.settle_seat(self.players, seat)]
        first = whole(since)
        if first is None or not 0 <= first <= len(shown):
            raise GameError("bad_since", most=len(shown))
        moves = self.moves() if seat is not None and seat == self.to_move else []
        return {"seq": len(shown), "view": self.view(seat), "events": shown[first:], "moves": moves}

    def truth(self) -> View:
        """The full position, for finished games, tests and operators.

        >>> len(match.truth()["hands"]) == match.players
        True
        """
        return {**self.view(None), **self.game.truth(self.state)}

    # ---- keeping

    def save(self) -> Record:
        """A small JSON record from which `load` makes the same match.

        >>> noripan.load(match.save()).truth() == match.truth()
        True
        """
        record: Record = {
            "noripan": FORMAT, "game": self.game.name, "players": self.players, "seed": self.seed,
            "options": copy.deepcopy(self.options), "moves": list(self.log),
        }  # fmt: skip
        if self.deal is not None:
            record["deal"] = copy.deepcopy(self.deal)
        return record

    def copy(self) -> Match:
        """A match that goes on by itself.

        >>> twin = match.copy()
        >>> twin.play(twin.moves()[0])
        >>> match.log
        []
        """
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.state = self.state.copy()
        twin.log = self.log.copy()
        twin.events = self.events.copy()
        twin.shown = {seat: seen.copy() for seat, seen in self.shown.items()}
        return twin

    def __copy__(self) -> Match:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Match:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return restore, (self.game, self.save())

    def __repr__(self) -> str:
        last = f", the last {self.log[-1]!r}" if self.log else ""
        return f"<Match {self.game.name}: {self.players} players, seed {self.seed!r}, {len(self.log)} moves{last}>"


def restore(kind: Game[Any], record: Record) -> Match:
    """A match that was pickled."""
    return load(record, lambda _: kind)


def check_record(record: object) -> Record:
    """A record whose entries are there; a coded error if it is damaged."""
    if not isinstance(record, dict):
        raise BadRecord("record_not_object")
    if record.get("noripan") != FORMAT:
        raise BadRecord("record_format", expected=FORMAT)
    for key in record:
        if key not in KNOWN:
            raise BadRecord("record_unknown_key", key=str(key)[:40])
    for key in NEEDED:
        if key not in record:
            raise BadRecord("record_missing", key=key)
    if not isinstance(record["game"], str) or not isinstance(record["seed"], str):
        raise BadRecord("record_missing", key="game" if not isinstance(record["game"], str) else "seed")
    if not isinstance(record["moves"], list):
        raise BadRecord("record_missing", key="moves")
    return record


def load(record: object, find: Callable[[str], Game[Any]]) -> Match:
    """The match of a record; a record that is damaged raises a coded error."""
    checked = check_record(record)
    match = Match(find(checked["game"]), checked["players"], checked["seed"], checked.get("options"), checked.get("deal"))
    for number, text in enumerate(checked["moves"]):
        try:
            match.play(text)
        except GameError as error:
            raise BadRecord("record_move", number=number + 1, text=str(text)[:40], reason=error.code) from error
    return match
