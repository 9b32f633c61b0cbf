"""Networks as players: a policy that was learned, and values that were learned, in place of those written by hand."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import cython

from noripan.core.errors import GameError
from noripan.core.features import Features
from noripan.core.game import Game
from noripan.core.heuristic import Heuristic
from noripan.core.library import find_features
from noripan.core.network import BadNetwork, Evaluation, Network, fingerprint, read_network, room_for
from noripan.core.state import Moves, State

if not cython.compiled:
    from noripan.core.codes import OVER
    from noripan.core.network import chance_of, weight_of

STYLES = {  # how a search uses networks
    "search": "not at all: by hand",
    "network": "its policy in the tree and in playouts",
    "priors": "its policy in the tree; playouts by hand",
    "values": "its policy in the tree; leaves are valued, not played out",
    "roots": "its policy for the first move; all else by hand",
    "leaves": "its policy for the first move, by hand below; leaves are valued, not played out",
}
FOUND: dict[Path, Network | None] = {}
TOP_VALUE: Final = 65536.0  # what `chance_of` makes of certainty


class LearnedHeuristic(Heuristic):
    """The heuristic of a game with a learned policy. It has room to reckon in, so every thread needs a `twin` of its own.

    With a `valuer` a search asks it for the value of its leaves; without one it rolls out, by the network or by hand.
    """

    def __init__(
        self,
        features: Features,
        network: Network,
        by_hand: Heuristic,
        valuer: Valuer | None = None,
        rolls_by_hand: bool = False,
        descends_by_hand: bool = False,
    ) -> None:
        self.features = features
        self.by_hand = by_hand
        self.valuer = valuer
        self.values_leaves = valuer is not None
        self.rolls_by_hand = rolls_by_hand
        self.descends_by_hand = descends_by_hand
        self.evaluation = Evaluation(network)
        self.cells = room_for(features)
        self.attach()

    def attach(self) -> None:
        """Note where the room is."""
        if cython.compiled:
            found = self.cells
            self.found = cython.address(found[0])
        else:
            self.found = memoryview(self.cells)

    def twin(self) -> Heuristic:
        valuer = None if self.valuer is None else self.valuer.twin()
        return LearnedHeuristic(
            self.features, self.evaluation.network, self.by_hand, valuer, self.rolls_by_hand, self.descends_by_hand
        )

    def do_weigh(self, state: State, moves: Moves) -> None:
        if self.descends_by_hand:
            self.by_hand.do_weigh(state, moves)
        else:
            self.do_weigh_root(state, moves)

    def do_weigh_root(self, state: State, moves: Moves) -> None:
        best = self.rate(state, moves)
        for i in range(moves.n):
            moves.weight[i] = weight_of(best - moves.weight[i])

    def rate(self, state: State, moves: Moves) -> int:
        """Write what the network answers to each move in place of its weight; the best answer."""
        n = self.features.do_active(state, state.to_move, self.found)
        self.evaluation.start(self.found, n)
        best = -(1 << 30)
        for i in range(moves.n):
            n = self.features.do_changes(state, moves.move[i], self.found)
            answer = clipped(self.evaluation.answer_to(self.found, n, state.players))
            moves.weight[i] = answer
            if answer > best:
                best = answer
        return best

    def pick(self, state: State, moves: Moves) -> int:
        return self.by_hand.pick(state, moves) if self.rolls_by_hand else self.draw(state, moves)

    def do_values_leaves(self) -> bool:
        return self.values_leaves

    def do_value(self, state: State, seat: int) -> float:
        if self.valuer is not None and state.to_move != OVER:
            return self.valuer.do_value(state, seat)
        return self.by_hand.do_value(state, seat)

    # ---- all else is as it was written by hand

    def do_stage(self, state: State) -> int:
        return self.by_hand.do_stage(state)

    def do_horizon(self, state: State) -> int:
        return self.by_hand.do_horizon(state)

    def do_exploration(self) -> float:
        return self.by_hand.do_exploration()

    def do_rollout_share(self) -> float:
        return self.by_hand.do_rollout_share()

    def do_belief_weight(self) -> float:
        return self.by_hand.do_belief_weight()

    def do_max_simulations(self) -> int:
        return self.by_hand.do_max_simulations()

    def do_move_cost(self) -> int:
        return self.by_hand.do_move_cost()


def clipped(answer: int) -> int:
    """An answer within the range of a weight: beyond it, nothing depends on the difference."""
    return 1 << 28 if answer > 1 << 28 else -(1 << 28) if answer < -(1 << 28) else answer


class Valuer:
    """The expected share of the win of each seat, by a network that sees all cards. Every thread needs its own."""

    def __init__(self, features: Features, network: Network) -> None:
        self.features = features
        self.evaluation = Evaluation(network)
        self.cells = room_for(features)
        self.attach()

    def attach(self) -> None:
        """Note where the room is."""
        if cython.compiled:
            found = self.cells
            self.found = cython.address(found[0])
        else:
            self.found = memoryview(self.cells)

    def twin(self) -> Valuer:
        return Valuer(self.features, self.evaluation.network)

    def do_value(self, state: State, seat: int) -> float:
        n = self.features.do_active(state, seat, self.found)
        n = self.list_hidden(state, seat, n)
        self.evaluation.start(self.found, n)
        return chance_of(self.evaluation.answer(state.players)) / TOP_VALUE

    def list_hidden(self, state: State, seat: int, n: int) -> int:
        """Hidden features are numbered on from those of the position."""
        if cython.compiled:
            more = self.features.do_hidden(state, seat, self.found + n)
        else:
            more = self.features.do_hidden(state, seat, self.found[n:])
        for i in range(n, n + more):
            self.found[i] += self.features.position_count
        return n + more

    def values(self, state: State) -> list[float]:
        """The expected share of every seat."""
        return [self.do_value(state, seat) for seat in range(state.players)]


def find_network(game: Game[State], purpose: str, folder: Path | None = None) -> Network | None:
    """The network in a folder, or that comes with a game, if there is one for its features as they are."""
    place = (folder or game.folder) / f"{purpose}.net"
    if folder is not None and not place.exists():
        raise GameError("no_network_file", file=str(place))
    if place not in FOUND:
        try:
            FOUND[place] = read_matching(game, place)
        except BadNetwork as error:
            if folder is None:
                raise
            raise GameError("bad_network_file", file=str(place), reason=str(error)) from error
    return FOUND[place]


def read_matching(game: Game[State], file: Path) -> Network | None:
    features = find_features(game)
    if features is None or not file.exists():
        return None
    network = read_network(file.read_bytes())
    if (network.info.game, network.info.features) != (game.name, fingerprint(features)):
        raise BadNetwork(f"{file.name} of {game.name} was trained for other features")
    return network


def learned(
    game: Game[State], players: int, options: Mapping[str, Any], style: str = "network", folder: Path | None = None
) -> Heuristic | None:
    """The learned heuristic for such matches, for a search of this style; None where no network fits them.

    The networks are those that come with the game, or those that a training has left in a folder."""
    features, network = find_features(game), find_network(game, "policy", folder)
    if features is None or network is None or not network.info.fits(players, options):
        return None
    judge = valuer(game, players, options, folder) if style in ("values", "leaves") else None
    by_hand = style in ("roots", "leaves")
    return LearnedHeuristic(features, network, game.heuristic, judge, by_hand or style == "priors", by_hand)


def valued(game: Game[State], players: int, options: Mapping[str, Any]) -> LearnedHeuristic | None:
    """The heuristic written by hand, which also knows what any position is worth; None where no network fits."""
    features, network, judge = find_features(game), find_network(game, "policy"), valuer(game, players, options)
    if features is None or network is None or judge is None:
        return None
    return LearnedHeuristic(features, network, game.heuristic, judge, rolls_by_hand=True)


def valuer(game: Game[State], players: int, options: Mapping[str, Any], folder: Path | None = None) -> Valuer | None:
    """Learned values for such matches; None where no network fits them."""
    features, network = find_features(game), find_network(game, "value", folder)
    if features is None or network is None or not network.info.fits(players, options):
        return None
    return Valuer(features, network)
