"""Every game as an environment of PettingZoo (AEC): seats take turns, and each sees only what it may know."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from noripan.core.errors import IllegalMove
from noripan.core.library import find, find_encoder
from noripan.core.rng import Rng, seed_text
from noripan.core.state import State

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv

    from noripan.envs.spaces import action_count, observation_space, observe
except ImportError as missing:
    raise ImportError("noripan.envs.pettingzoo needs PettingZoo: pip install 'noripan[env]'") from missing


class PettingZooEnv(AECEnv[str, dict[str, Any], int]):
    """`reward` is "share", the share of the victory, or "score", the lead over the others; both are paid at the end."""

    def __init__(
        self, game: str, players: int, options: Mapping[str, Any] | None = None, reward: str = "share"
    ) -> None:  # fmt: skip
        super().__init__()
        if reward not in ("share", "score"):
            raise ValueError(f"reward is one of share, score, not {reward!r}")
        self.game = find(game)
        self.players = self.game.settle_players(players)
        self.options = self.game.settle_options(players, options)
        self.encoder = find_encoder(self.game)
        self.reward = reward
        self.metadata = {"name": f"noripan_{game}_v0", "render_modes": [], "is_parallelizable": False}
        self.render_mode = None
        self.possible_agents = [f"player_{seat}" for seat in range(self.players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = dict.fromkeys(self.possible_agents, observation_space(self.encoder))
        self.action_spaces = {agent: spaces.Discrete(action_count(self.encoder)) for agent in self.possible_agents}
        self.world: State | None = None

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.world = self.game.start(self.players, Rng.seeded(seed_text(seed)), self.options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.world.to_move]

    def dealt(self) -> State:
        if self.world is None:
            raise ValueError("reset the environment first")
        return self.world

    def observe(self, agent: str) -> dict[str, Any]:
        return observe(self.encoder, self.dealt(), self.seats[agent])

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        world = self.dealt()
        legal = self.encoder.legal(world)
        if action is None or int(action) not in legal:
            raise IllegalMove("illegal_action", env=0, action=action)
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        world.apply(legal[int(action)])
        if world.is_over:
            self.finish(world)
        else:
            self.agent_selection = self.possible_agents[world.to_move]
        self._accumulate_rewards()

    def finish(self, world: State) -> None:
        self.rewards = {agent: payoff(self.encoder, world, self.seats[agent], self.reward) for agent in self.agents}
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def render(self) -> None:
        return None

    def close(self) -> None:
        """Nothing is kept open."""


def payoff(encoder: Any, world: State, seat: int, reward: str) -> float:
    """What a finished match brings a seat."""
    value: float = encoder.share_of(world, seat) if reward == "share" else encoder.lead_of(world, seat)
    return value


def env(game: str, players: int, options: Mapping[str, Any] | None = None, reward: str = "share") -> PettingZooEnv:
    """A game as PettingZoo's tools expect one."""
    return PettingZooEnv(game, players, options, reward)
