"""Every game as an environment of Gymnasium: one seat is the agent's, bots play the others.

Importing this module registers them, so that `gymnasium.make("noripan/NAME-v0", players=3, opponents="skilled")` works.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from noripan.bots.knowledge import Knowledge
from noripan.bots.levels import bot
from noripan.core import library
from noripan.core.errors import IllegalMove
from noripan.core.match import Match
from noripan.core.rng import Rng

try:
    import gymnasium
    from gymnasium import spaces

    from noripan.envs.spaces import action_count, observation_space, observe
except ImportError as missing:
    raise ImportError("noripan.envs.gymnasium needs Gymnasium: pip install 'noripan[env]'") from missing


class GymnasiumEnv(gymnasium.Env[dict[str, Any], Any]):
    """A match against bots.

    `opponents` names one bot for all other seats, or one for each of them clockwise. `reward` is paid at the end: "share" of
    the victory, or "score", the lead over the others. An illegal action loses the match at once, as tools that try actions
    at random expect; with `illegal="raise"` it is an error.
    """

    metadata = {"render_modes": []}  # noqa: RUF012

    def __init__(
        self, game: str, players: int | None = None, opponents: str | Sequence[str] = "casual", seat: int = 0,
        options: Mapping[str, Any] | None = None, reward: str = "share", illegal: str = "lose", render_mode: None = None,
    ) -> None:  # fmt: skip
        if reward not in ("share", "score") or illegal not in ("lose", "raise"):
            raise ValueError("reward is share or score, illegal is lose or raise")
        self.game = library.find(game)
        self.players = self.game.settle_players(self.game.seats[0] if players is None else players)
        self.options = self.game.settle_options(self.players, options)
        self.encoder = library.find_encoder(self.game)
        self.seat = self.game.settle_seat(self.players, seat)
        names = [opponents] * (self.players - 1) if isinstance(opponents, str) else list(opponents)
        if len(names) != self.players - 1:
            raise ValueError(f"{self.players} players need {self.players - 1} opponents, not {len(names)}")
        self.bots = {(seat + 1 + i) % self.players: bot(name) for i, name in enumerate(names)}
        self.reward = reward
        self.illegal = illegal
        self.render_mode = render_mode
        self.observation_space = observation_space(self.encoder)
        self.action_space = spaces.Discrete(action_count(self.encoder))
        self.match: Match | None = None
        self.rng = Rng()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        deal = int(self.np_random.integers(1 << 62))
        self.match = Match(self.game, self.players, deal, self.options)
        self.rng = Rng.seeded(f"bots {deal}")
        self.play_on(self.match)
        return self.observe(self.match), {}

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        if self.match is None or self.match.is_over:
            raise ValueError("reset the environment first")
        match = self.match
        legal = self.encoder.legal(match.state)
        if int(action) not in legal:
            return self.refuse(match, int(action))
        match.play(self.game.write_move(match.state, legal[int(action)]))
        self.play_on(match)
        return self.observe(match), self.payoff(match), match.is_over, False, {}

    def refuse(self, match: Match, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        if self.illegal == "raise":
            raise IllegalMove("illegal_action", env=0, action=action)
        self.match = None
        return self.observe(match), 0.0 if self.reward == "share" else -1.0, True, False, {"illegal_action": action}

    def play_on(self, match: Match) -> None:
        """Let the bots move until it is the agent's turn or the end."""
        while match.to_move is not None and match.to_move != self.seat:
            match.play(self.bots[match.to_move].choose(Knowledge(match, match.to_move), self.rng).move)

    def observe(self, match: Match) -> dict[str, Any]:
        return observe(self.encoder, match.state, self.seat or 0)

    def payoff(self, match: Match) -> float:
        if not match.is_over:
            return 0.0
        seat = self.seat or 0
        return (
            self.encoder.share_of(match.state, seat) if self.reward == "share" else self.encoder.lead_of(match.state, seat)
        )

    def action_masks(self) -> Any:
        """Which actions are legal, as MaskablePPO asks for it."""
        if self.match is None:
            raise ValueError("reset the environment first")
        return self.observe(self.match)["action_mask"].astype(bool)


for name in library.names():
    gymnasium.register(f"noripan/{name}-v0", "noripan.envs.gymnasium:GymnasiumEnv", kwargs={"game": name})
