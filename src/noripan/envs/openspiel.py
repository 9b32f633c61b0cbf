"""Every game of the library as a Python game of OpenSpiel, `noripan_<name>`, so that their algorithms play ours.

Chance is explicit: eight chance nodes draw the eight bytes of a seed, from which everything else follows, as in a match. So
an action always leads to the same state, histories can be replayed, and states and games can be serialised. (With sampled
chance they could not be: OpenSpiel does not ask Python games for their generator.) With the parameter `seed` there is no
chance node.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from noripan.core.game import Game
from noripan.core.laws import LONGEST_MATCH
from noripan.core.library import find, games
from noripan.core.options import Flag, Number, Option
from noripan.core.rng import Rng
from noripan.core.state import State
from noripan.envs.actions import ACTIONS
from noripan.envs.position import SEED_BYTES, Position, Setup

try:
    import pyspiel
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError(
        "noripan.envs.openspiel needs OpenSpiel: pip install 'noripan[openspiel]'", name=missing.name
    ) from missing

PREFIX = "noripan_"
BYTES = [(byte, 1 / 256) for byte in range(256)]
CHANCE_DRAWS = -1

Parameters = dict[str, Any]


def load(
    game: str, players: int | None = None, options: dict[str, Any] | None = None, seed: int = CHANCE_DRAWS
) -> SpielGame:
    """One of our games by its own name, with its options as `noripan.new` takes them."""
    kind = find(game)
    count = kind.seats[0] if players is None else players
    settled = kind.settle_options(count, options)
    parameters = {option.name: written(option, settled[option.name]) for option in kind.options}
    return pyspiel.load_game(PREFIX + game, {"players": count, "seed": seed, **parameters})  # type: ignore[no-any-return]


class SpielGame(pyspiel.Game):
    """One of our games for a number of players."""

    def __init__(self, game_type: pyspiel.GameType, parameters: Parameters) -> None:
        self.prepare(game_type.short_name, parameters)
        even = 1 / self.setup.players
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=len(BYTES),
            num_players=self.setup.players,
            min_utility=-even,
            max_utility=1 - even,
            utility_sum=0.0,
            max_game_length=LONGEST_MATCH,
        )
        super().__init__(game_type, info, parameters)

    def prepare(self, name: str, parameters: Parameters) -> None:
        game = find(name.removeprefix(PREFIX))
        options = {option.name: read(option, parameters[option.name]) for option in game.options}
        players = parameters["players"]
        self.setup = Setup(game, players, game.settle_options(players, options))
        self.opening = Position(self.setup)
        if parameters["seed"] != CHANCE_DRAWS:
            self.opening.deal(parameters["seed"])

    def __getattr__(self, name: str) -> Any:
        """OpenSpiel unpickles a game without calling __init__."""
        if name not in ("setup", "opening"):
            raise AttributeError(name)
        self.prepare(self.get_type().short_name, self.get_parameters())
        return self.__dict__[name]

    def new_initial_state(self) -> SpielState:
        return SpielState(self, self.opening.copy())

    def state_of(self, world: State) -> SpielState:
        """A state without a past, such as a bot's guess."""
        return SpielState(self, Position.of_world(self.setup, world))

    def max_chance_nodes_in_history(self) -> int:
        return SEED_BYTES if self.opening.world is None else 0

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Parameters | None = None
    ) -> SpielObserver:
        return SpielObserver(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class SpielState(pyspiel.State):
    """All about it is in `position`, which OpenSpiel copies with every clone."""

    def __init__(self, game: SpielGame, position: Position) -> None:
        super().__init__(game)
        self.position = position

    def current_player(self) -> int:
        world = self.position.world
        if world is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if world.is_over else world.to_move

    def is_terminal(self) -> bool:
        world = self.position.world
        return world is not None and world.is_over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return BYTES

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.position.actions())

    def _apply_action(self, action: int) -> None:
        if self.position.world is None:
            self.position.draw(action)
        else:
            self.position.play(self.position.actions()[action])

    def _action_to_string(self, player: int, action: int) -> str:
        position = self.position
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action:02x}"
        move = position.actions().get(action)
        return f"#{action}" if move is None else position.setup.game.write_move(position.dealt(), move)

    def returns(self) -> list[float]:
        """The share of the victory, less what everybody would get in even play."""
        players = self.position.setup.players
        return shares(self.position.dealt()) if self.is_terminal() else [0.0] * players

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A world the player could be in, in a state with the same history of moves."""
        return self.guessed(player, Rng(*(int(sampler() * (1 << 53)) | 1 for _ in range(2))))

    def guessed(self, player: int, rng: Rng) -> SpielState:
        twin: SpielState = self.clone()
        twin.position.guess(player, rng.branched())
        return twin

    def __str__(self) -> str:
        return self.position.truth()


class SpielObserver:
    """Observations as text: a view, with perfect recall also a digest of all that was told."""

    def __init__(self, iig_type: pyspiel.IIGObservationType, params: Parameters | None) -> None:
        if params:
            raise ValueError(f"there are no observation parameters, but {params} were given")
        if not iig_type.public_info:
            raise ValueError("a view cannot be told apart into public and private")
        self.iig_type = iig_type
        self.tensor = None
        self.dict: dict[str, Any] = {}

    def set_from(self, state: SpielState, player: int) -> None:
        """There is no tensor to set."""

    def string_from(self, state: SpielState, player: int) -> str:
        position = state.position
        if self.iig_type.private_info == pyspiel.PrivateInfoType.NONE:
            return position.view(None)
        if self.iig_type.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return position.truth()
        return position.knowledge(player) if self.iig_type.perfect_recall else position.view(player)


def shares(world: State) -> list[float]:
    """What a finished match brings each seat: its share of the victory, less what everybody would get in even play."""
    winners, even = world.winners(), 1 / world.players
    return [1 / len(winners) - even if seat in winners else -even for seat in range(world.players)]


# ---- options as OpenSpiel's parameters: lists become text with slashes, because commas part the parameters


def written(option: Option, value: Any) -> bool | int | str:
    if isinstance(option, Flag | Number):
        return value  # type: ignore[no-any-return]
    return "/".join(str(part) for part in value or ())


def read(option: Option, value: Any) -> Any:
    if isinstance(option, Flag | Number):
        return option.check(value)
    return option.read(str(value).replace("/", ","))


def game_type(game: Game[Any]) -> pyspiel.GameType:
    kinds = pyspiel.GameType
    parameters = {option.name: written(option, option.default) for option in game.options}
    return kinds(
        short_name=PREFIX + game.name,
        long_name=f"Noripan's {game.name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=False,
        parameter_specification={"players": game.seats[0], "seed": CHANCE_DRAWS, **parameters},
    )


def register(game: Game[Any]) -> None:
    kind = game_type(game)

    def make(parameters: Parameters) -> SpielGame:
        return SpielGame(kind, parameters)

    make.__dict__["self"] = make  # OpenSpiel drops its makers after Python has ended; one that is freed then would crash
    pyspiel.register_game(kind, make)


for found in games().values():
    register(found)
