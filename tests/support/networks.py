"""Networks that nobody has trained."""

from __future__ import annotations

import noripan
from noripan.core.features import Features
from noripan.core.library import find_features
from noripan.core.network import Network, NetworkInfo, fingerprint, read_network
from noripan.core.rng import Rng
from noripan.learning.model import Model


def features_of(name: str) -> Features:
    features = find_features(noripan.find(name))
    assert features is not None
    return features


def random_network(name: str, purpose: str) -> Network:
    """A network that nobody has trained, with weights large enough to tell moves apart."""
    features, game = features_of(name), noripan.find(name)
    inputs = features.count if purpose == "policy" else features.position_count + features.hidden_count
    model = Model(inputs, 16, 8, game.seats)
    model.begin(Rng.seeded(f"{name} {purpose}"))
    for i in range(model.at_third, model.at_third_bias):
        model.weight_cells[i] *= 30
    info = NetworkInfo(name, purpose, fingerprint(features), inputs, 16, 8, tuple(game.seats))
    return read_network(model.network_file(info))
