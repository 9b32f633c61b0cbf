"""Spaces of Gymnasium for a game's observations and actions, shared by the environments built on them."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from noripan.core.encoding import Encoder
from noripan.core.state import State


def action_count(encoder: Encoder) -> int:
    """How many actions an environment has: the space of actions, or the most moves that can be legal at once."""
    return encoder.action_count or encoder.most_moves


def observation_space(encoder: Encoder) -> spaces.Dict:
    """The observation, the mask of legal actions and, where these have no fixed meaning, their features row by row."""
    actions = action_count(encoder)
    parts: dict[str, spaces.Space[Any]] = {
        "observation": spaces.Box(0, 255, (encoder.observation_size,), np.uint8),
        "action_mask": spaces.Box(0, 1, (actions,), np.int8),
    }
    if encoder.action_count == 0:
        parts["candidates"] = spaces.Box(0, 255, (actions, encoder.feature_size), np.uint8)
    return spaces.Dict(parts)


def observe(encoder: Encoder, state: State, seat: int) -> dict[str, Any]:
    """What a seat sees; its mask is empty while it is not to move."""
    legal = encoder.legal(state) if state.to_move == seat else {}
    seen = {
        "observation": encoder.observe(state, seat, np.empty(encoder.observation_size, np.uint8)),
        "action_mask": np.zeros(action_count(encoder), np.int8),
    }
    seen["action_mask"][list(legal)] = 1
    if encoder.action_count == 0:
        seen["candidates"] = np.zeros((encoder.most_moves, encoder.feature_size), np.uint8)
        for action, move in legal.items():
            encoder.describe(state, move, seen["candidates"][action])
    return seen
