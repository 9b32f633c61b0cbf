"""Network: a small network of whole numbers, so that it answers the same interpreted, compiled and on every machine.

The first layer adds up a row for each feature that holds: those of a position once, those that a move changes for each move.
Then come two dense layers, of which there is one pair for each number of players. Weights are bytes, 64 standing for 1.
"""

from __future__ import annotations

import hashlib
import json
import zlib
from array import array
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

import cython

from noripan.core.features import Features, numbers
from noripan.core.powers import negative_powers

if not cython.compiled:
    from noripan.core.kernels import past_ints, past_shorts, run_layers, sum_rows

SHIFT: Final = 6  # brings the second layer back to that scale
TOP: Final = 65536  # the weight of the best move, and the value of a certain victory
LOWEST: Final = 1024  # from these 16 octaves on a power counts as 0
PER_STEP: Final = (
    1477  # 2^16 * 64 * log2(e) / NETWORK_ONE^2: from what a network answers to steps of the table, 64 an octave
)
MAGIC: Final = b"noripan network 1\n"
MOST_SUM: Final = 32767


class BadNetwork(ValueError):
    """The file is not a network, or not one for these features."""


def fingerprint(features: Features) -> str:
    """Which features these are: a network belongs to them and to no others."""
    labels = (features.position.labels(), features.move.labels(), features.hidden.labels())
    return hashlib.sha256(json.dumps(labels).encode()).hexdigest()[:16]


@dataclass(frozen=True)
class NetworkInfo:
    """What a network is for and where it comes from, as its file says in one line of JSON."""

    game: str
    purpose: str  # "policy" or "value"
    features: str  # the fingerprint of what it sees
    inputs: int
    width: int
    depth: int
    seats: tuple[int, ...]  # the numbers of players it knows
    options: Mapping[str, list[Any]] = field(default_factory=dict)  # what it was trained with; others are unusual
    training: Mapping[str, Any] = field(default_factory=dict)

    def fits(self, players: int, options: Mapping[str, Any]) -> bool:
        """Was it trained for matches like this?"""
        return players in self.seats and all(options.get(name) in known for name, known in self.options.items())


POWERS = negative_powers(64, 1024, 65536)
POWER = [0] * 1024  # the same; in C an array
for step in range(LOWEST):
    POWER[step] = POWERS[step]


class Network:
    """The weights; they are read only, and any number of threads may share them."""

    def __init__(self, info: NetworkInfo, weights: bytes) -> None:
        buckets = len(info.seats)
        sizes = {
            "rows": info.inputs * info.width,
            "bias": 2 * info.width,
            "second": buckets * info.depth * info.width,
            "second_bias": 4 * buckets * info.depth,
            "third": buckets * info.depth,
            "third_bias": 4 * buckets,
        }
        if len(weights) != sum(sizes.values()):
            raise BadNetwork(f"there are {len(weights)} bytes of weights, not {sum(sizes.values())}")
        parts, at = {}, 0
        for name, size in sizes.items():
            parts[name] = weights[at : at + size]
            at += size
        self.info = info
        self.digest = hashlib.sha256(weights).hexdigest()[:16]
        self.width = info.width
        self.depth = info.depth
        self.first_seats = info.seats[0]
        self.row_cells = array("h", array("b", parts["rows"]))
        self.bias_cells = read_numbers("h", parts["bias"], 2)
        self.second_cells = array("h", array("b", parts["second"]))
        self.second_bias_cells = read_numbers("i", parts["second_bias"], 4)
        self.third_cells = array("h", array("b", parts["third"]))
        self.third_bias_cells = read_numbers("i", parts["third_bias"], 4)
        self.attach()

    def attach(self) -> None:
        """Note where the weights are."""
        if cython.compiled:
            rows = self.row_cells
            bias = self.bias_cells
            second = self.second_cells
            second_bias = self.second_bias_cells
            third = self.third_cells
            third_bias = self.third_bias_cells
            self.rows = cython.address(rows[0])
            self.bias = cython.address(bias[0])
            self.second = cython.address(second[0])
            self.second_bias = cython.address(second_bias[0])
            self.third = cython.address(third[0])
            self.third_bias = cython.address(third_bias[0])
        else:
            self.rows = memoryview(self.row_cells)
            self.bias = memoryview(self.bias_cells)
            self.second = memoryview(self.second_cells)
            self.second_bias = memoryview(self.second_bias_cells)
            self.third = memoryview(self.third_cells)
            self.third_bias = memoryview(self.third_bias_cells)

    def __repr__(self) -> str:
        info = self.info
        return f"<Network {self.digest}: {info.purpose} of {info.game}, {info.inputs} × {info.width} × {info.depth}>"


def read_numbers(kind: str, cells: bytes, size: int) -> Any:
    """Whole numbers written with the lowest byte first, on machines of either order."""
    starts = range(0, len(cells), size)
    return array(kind, [int.from_bytes(cells[at : at + size], "little", signed=True) for at in starts])


class Evaluation:
    """One thread's use of a network."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self.base_cells = array("h", bytes(2 * network.width))
        self.trial_cells = array("h", bytes(2 * network.width))
        self.spare_cells = array("h", bytes(2 * network.width))
        self.attach()

    def attach(self) -> None:
        """Note where the sums are."""
        if cython.compiled:
            base = self.base_cells
            trial = self.trial_cells
            spare = self.spare_cells
            self.base = cython.address(base[0])
            self.trial = cython.address(trial[0])
            self.spare = cython.address(spare[0])
        else:
            self.base = memoryview(self.base_cells)
            self.trial = memoryview(self.trial_cells)
            self.spare = memoryview(self.spare_cells)

    def start(self, found: Any, n: int) -> None:
        """Add up the rows of a position."""
        for i in range(self.network.width):
            self.base[i] = self.network.bias[i]
        sum_rows(self.base, self.network.rows, found, n, self.network.width)

    def answer(self, players: int) -> int:
        """What the network makes of the position."""
        return self.run(self.base, players)

    def answer_to(self, changes: Any, n: int, players: int) -> int:
        """What it makes of the position with these changes."""
        for i in range(self.network.width):
            self.trial[i] = self.base[i]
        sum_rows(self.trial, self.network.rows, changes, n, self.network.width)
        return self.run(self.trial, players)

    def run(self, sums: Any, players: int) -> int:
        bucket = players - self.network.first_seats
        width = self.network.width
        depth = self.network.depth
        return run_layers(
            sums,
            self.spare,
            past_shorts(self.network.second, bucket * depth * width),
            past_ints(self.network.second_bias, bucket * depth),
            past_shorts(self.network.third, bucket * depth),
            self.network.third_bias[bucket],
            width,
            depth,
            SHIFT,
        )


def weight_of(behind: int) -> int:
    """How likely a move is that the network rates so much lower than the best, in parts of TOP; at least 1."""
    steps = behind * PER_STEP >> 16
    return POWER[steps] if steps < LOWEST else 1


def chance_of(answer: int) -> int:
    """The logistic function of an answer, in parts of TOP."""
    power = weight_of(answer if answer > 0 else -answer)
    share = TOP * TOP // (TOP + power)
    return share if answer > 0 else TOP - share


def read_network(data: bytes) -> Network:
    """The network in a file."""
    if not data.startswith(MAGIC):
        raise BadNetwork("this is not a network of this version")
    line, _, packed = data[len(MAGIC) :].partition(b"\n")
    try:
        told = json.loads(line)
        info = NetworkInfo(**(told | {"seats": tuple(told["seats"])}))
        return Network(info, zlib.decompress(packed))
    except (TypeError, KeyError, json.JSONDecodeError, zlib.error) as error:
        raise BadNetwork(f"the network is damaged: {error}") from error


def write_network(info: NetworkInfo, weights: bytes) -> bytes:
    """A file that `read_network` reads."""
    line = json.dumps({name: getattr(info, name) for name in info.__dataclass_fields__}, sort_keys=True)
    return MAGIC + line.encode() + b"\n" + zlib.compress(weights, 9)


def check_sums(network: Network, most_rows: int) -> None:
    """No sum of so many rows can leave the range of its 16 bits."""
    width = network.width
    for i in range(width):
        column = sorted((abs(network.row_cells[f * width + i]) for f in range(network.info.inputs)), reverse=True)
        if abs(network.bias_cells[i]) + sum(column[:most_rows]) > MOST_SUM:
            raise BadNetwork(f"column {i} of the first layer may run over")


def room_for(features: Features) -> Any:
    """Room for what a network is told of a position or a move."""
    return numbers(max(features.most_active + features.most_hidden, features.most_changes))
