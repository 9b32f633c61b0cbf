"""Records: files of complete matches as decisions, as arrays by encoder, and as a table of results."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from noripan.core.encoding import Encoder
from noripan.core.errors import BadRecord, GameError
from noripan.core.library import find, find_encoder
from noripan.core.record_files import RecordLine, at_line, read_lines, read_record
from noripan.core.replayer import Decisions, Replayer
from noripan.core.state import State

if TYPE_CHECKING:
    from numpy.typing import NDArray

Columns = dict[str, "NDArray[Any]"]


class CheckedMatch(NamedTuple):
    """A match of a file, as it was played."""

    line: int
    record: RecordLine
    moves: list[int]
    scores: tuple[int, ...]
    shares: list[float]  # of the victory, by seat
    replayer: Replayer

    def decisions(self) -> Decisions:
        """`(state, seat, move, share)` of every decision, until the next match is read."""
        return self.replayer.decisions(self.moves, self.shares)


class Records:
    """The matches of a file, every move checked; the file is read anew each time.

    Iterating gives `(state, seat, move, share)` of every decision. The state moves along: copy it to keep it.
    """

    def __init__(self, file: str | Path) -> None:
        self.file = Path(file)

    def __iter__(self) -> Iterator[tuple[State, int, int, float]]:
        return chain.from_iterable(replayer.decisions(moves, replayer.shares()) for _, _, moves, replayer in self._read())

    def matches(self) -> Iterator[CheckedMatch]:
        """Match by match."""
        for line, record, moves, replayer in self._read():
            yield CheckedMatch(line, record, moves, replayer.state.scores(), replayer.shares(), replayer)

    def _read(self) -> Iterator[tuple[int, RecordLine, list[int], Replayer]]:
        """Play every match to its end."""
        kind: object = None
        replayer: Replayer | None = None
        for number, line in read_lines(self.file):
            try:
                record = read_record(line)
                wanted = (record.game, record.players, record.options, record.deal)
                if replayer is None or wanted != kind:
                    kind, replayer = wanted, Replayer(find(record.game), record.players, record.options, record.deal)
                replayer.begin(record.seed)
                moves = replayer.read(record.moves)
                if not replayer.state.is_over:
                    raise BadRecord("record_unfinished", moves=len(moves))
            except GameError as error:
                raise at_line(self.file, number, error) from error
            yield number, record, moves, replayer

    def batches(self, size: int = 4096, full: bool = False, mask: bool = False) -> Iterator[Columns]:
        """Arrays of `size` decisions, at the end of fewer: what the seats saw and did, and what came of it.

        `full` adds what they did not see, `mask` what else was legal. All matches must be of one game.
        """
        rows: DecisionRows | None = None
        for number, match in enumerate(self.matches()):
            if rows is None:
                game = match.record.game
                rows = DecisionRows(find_encoder(find(game)), size, full, mask)
            elif match.record.game != game:
                raise at_line(self.file, match.line, BadRecord("records_mixed", game=game))
            for state, seat, move, share in match.decisions():
                rows.add(state, seat, move, share, number)
                if rows.count == size:
                    yield rows.give()
        if rows is not None and rows.count:
            yield rows.give()

    def results(self) -> Columns:
        """The columns of a table with one row for every match and seat."""
        np = numpy()
        rows = [
            (number, match.record.game, match.record.players, match.record.seed, len(match.moves), seat, score, share)
            for number, match in enumerate(self.matches())
            for seat, (score, share) in enumerate(zip(match.scores, match.shares, strict=True))
        ]
        names = ("match", "game", "players", "seed", "moves", "seat", "score", "share")
        return {name: np.array([row[at] for row in rows]) for at, name in enumerate(names)}

    def __repr__(self) -> str:
        return f"<Records of {self.file}>"


def numpy() -> Any:
    try:
        import numpy as np
    except ImportError as missing:
        raise ImportError("arrays of records need numpy: pip install 'noripan[env]'") from missing
    return np


class DecisionRows:
    """Arrays that are filled row by row and given away when they are full."""

    def __init__(self, encoder: Encoder, size: int, full: bool, mask: bool) -> None:
        self.encoder = encoder
        self.size = size
        self.widths = {"observation": encoder.observation_size}
        if full:
            self.widths["hidden"] = encoder.hidden_size
        if encoder.feature_size:
            self.widths["features"] = encoder.feature_size
        if mask and encoder.action_count:
            self.widths["mask"] = encoder.action_count
        self.clear()

    def clear(self) -> None:
        np = numpy()
        self.count = 0
        self.cells: Columns = {name: np.zeros((self.size, width), np.uint8) for name, width in self.widths.items()}
        self.cells |= {name: np.zeros(self.size, np.int32) for name in ("action", "seat", "match")}
        self.cells["share"] = np.zeros(self.size, np.float32)

    def add(self, state: State, seat: int, move: int, share: float, match: int) -> None:
        encoder, cells, at = self.encoder, self.cells, self.count
        encoder.observe(state, seat, cells["observation"][at])
        if "hidden" in cells:
            encoder.reveal(state, seat, cells["hidden"][at])
        if "features" in cells:
            encoder.describe(state, move, cells["features"][at])
        if "mask" in cells:
            cells["mask"][at, list(encoder.legal(state))] = 1
        cells["action"][at] = encoder.action(state, move) if encoder.action_count else state.moves().index(move)
        cells["seat"][at], cells["match"][at], cells["share"][at] = seat, match, share
        self.count += 1

    def give(self) -> Columns:
        given = {name: column[: self.count] for name, column in self.cells.items()}
        self.clear()
        return given
