"""Training: self-play and learning in turn, with a schedule, checkpoints and a learning curve.

With a number of batches the same command gives the same bytes. By the clock, processor time is what counts.
"""

from __future__ import annotations

import io
import json
import time
import zipfile
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field, replace
from importlib.metadata import version
from pathlib import Path
from typing import Any

from noripan.core.errors import GameError
from noripan.core.features import Features
from noripan.core.game import Game
from noripan.core.library import find, find_features
from noripan.core.network import NetworkInfo, check_sums, fingerprint, read_network
from noripan.core.rng import Rng
from noripan.core.state import State
from noripan.files import write_whole
from noripan.learning.model import Model
from noripan.learning.ppo import PolicyLearner
from noripan.learning.selfplay import SelfPlay

ITEMS = 1200  # numbers that a decision takes, at most on average
PARTS = 8  # of a batch that a cluster plays
LONGEST_MATCH = 3000  # decisions; self-play keeps none that is longer
MINIBATCH = 4096
CALM, LIVELY = 0.003, 0.008  # the divergence of a batch that the learning rate is steered between
LAST_PART = 1 / 3  # of the training, in which rate and bonus go down
CRITIC_RATE = 1e-3
CHECKED_EVERY = 20  # batches
CHECKED_DEALS = 60  # against the heuristic, for the curve

TrainingListener = Callable[["Training"], None]


@dataclass(frozen=True)
class TrainingPlan:
    """What to train and for how long: `batches`, or `minutes` of processor time."""

    game: str
    players: tuple[int, ...] = ()  # all that the game allows, if none are named
    minutes: float | None = None
    batches: int | None = None
    seed: str = "1"
    width: int = 128
    critic_width: int = 64
    depth: int = 32
    batch: int = 32768
    rate: float = 5e-4
    bonus: float = 0.03
    last_bonus: float = 0.004  # at the end, if the bonus was not less all along
    options: Mapping[str, list[Any]] = field(default_factory=dict)  # values to draw from; else the defaults


@dataclass
class LearningPoint:
    """A point of the learning curve: the share of the win against `casual`, scaled so that even is 0.5."""

    batch: int
    seconds: float
    decisions: int
    divergence: float
    entropy: float
    error: float
    rate: float
    shares: dict[str, float]


class Training:
    """A model on its way."""

    def __init__(self, plan: TrainingPlan, rng: Rng | None = None) -> None:
        self.plan = plan
        self.game: Game[State] = find(plan.game)
        self.players = plan.players or tuple(self.game.seats)
        for players in self.players:
            self.game.settle_players(players)
        if plan.width % 8:
            raise GameError("bad_width", width=plan.width)
        self.features = features_of(self.game)
        self.rng = rng or Rng.seeded(f"training {plan.game} {plan.seed}")
        inputs = self.features.position_count + self.features.hidden_count
        self.policy = Model(self.features.count, plan.width, plan.depth, self.game.seats)
        self.critic = Model(inputs, plan.critic_width, plan.depth, self.game.seats)
        if rng is None:
            self.policy.begin(self.rng)
            self.critic.begin(self.rng)
        most = plan.batch + (PARTS - 1) * LONGEST_MATCH  # each part of a batch may run over by a match
        self.play = SelfPlay(
            self.features, self.game.heuristic, self.policy, self.critic, most, plan.batch * ITEMS, self.rng
        )
        self.learner = PolicyLearner(self.play)
        self.began_with = lengthless(plan)
        self.batch = 0
        self.decisions = 0
        self.seconds = 0.0  # of processor time
        self.rate = plan.rate
        self.curve: list[LearningPoint] = []

    # ---- the schedule

    def progress(self) -> float:
        """How much of the plan is done, from 0 to 1."""
        if self.plan.batches is not None:
            return min(1.0, self.batch / max(1, self.plan.batches))
        return min(1.0, self.seconds / max(1e-9, 60 * (self.plan.minutes or 0.0)))

    def fade(self) -> float:
        """1 until the last part begins, then down to 0."""
        return min(1.0, (1.0 - self.progress()) / LAST_PART)

    def play_alone(self) -> None:
        """Fill a batch here."""
        while self.play.n < self.plan.batch and self.play.collect(self.next_state()):
            pass

    def run(
        self,
        told: TrainingListener = lambda training: None,
        checkpoint: Path | None = None,
        fill: TrainingListener = play_alone,
    ) -> None:
        """Train to the end of the plan; a checkpoint is written at every look at the strength."""
        while self.progress() < 1.0:
            self.run_batch(fill)
            if self.batch % CHECKED_EVERY == 1 or self.progress() >= 1.0:
                self.look()
                if checkpoint is not None:
                    self.save(checkpoint)
            told(self)

    def run_batch(self, fill: TrainingListener = play_alone) -> None:
        begun = time.process_time()
        self.play.clear()
        fill(self)
        self.play.normalise()
        fade = self.fade()
        last_bonus = min(self.plan.bonus, self.plan.last_bonus)
        bonus = last_bonus + (self.plan.bonus - last_bonus) * fade
        self.last = self.learner.learn(MINIBATCH, self.rate * fade, CRITIC_RATE * fade, bonus)
        self.steer(self.last[0], fade)
        self.batch += 1
        self.decisions += self.play.n
        self.seconds += time.process_time() - begun

    def steer(self, divergence: float, fade: float) -> None:
        """Keep the policy moving at a pace from which it can learn."""
        if divergence > LIVELY:
            self.rate /= 1.5
        elif divergence < CALM and fade == 1.0:
            self.rate = min(2 * self.plan.rate, self.rate * 1.15)

    def next_state(self) -> State:
        """A state to play in: any number of players, any of the options, all alike."""
        players = self.players[self.rng.choose(len(self.players))]
        return self.game.start(players, self.rng, self.drawn_options())

    def drawn_options(self) -> dict[str, Any]:
        return {name: values[self.rng.choose(len(values))] for name, values in self.plan.options.items()}

    # ---- looking at it

    def look(self) -> None:
        """Play against the heuristic on deals that are always the same, and add to the curve."""
        shares = {str(players): self.share_against_heuristic(players) for players in self.players}
        divergence, entropy, error = self.last
        point = LearningPoint(
            self.batch, round(self.seconds, 1), self.decisions, divergence, entropy, error, self.rate, shares
        )
        self.curve.append(point)

    def share_against_heuristic(self, players: int, deals: int = CHECKED_DEALS) -> float:
        """One seat by the model against heuristics on the others; 0.5 is even at any number of players."""
        state = self.game.start(players, Rng.seeded("look"))
        won = 0.0
        for deal in range(deals):
            for seat in range(players):
                won += self.play.compare(state, 1 << seat, Rng.seeded(f"look {players} {deal}"))
        share = won / (deals * players)
        return share / max(1e-9, share + (1 - share) / (players - 1))

    # ---- files

    def network_info(self, purpose: str) -> NetworkInfo:
        model = self.policy if purpose == "policy" else self.critic
        trained = {"plan": asdict(self.plan), "batches": self.batch, "decisions": self.decisions}
        return NetworkInfo(
            game=self.game.name,
            purpose=purpose,
            features=fingerprint(self.features),
            inputs=model.inputs,
            width=model.width,
            depth=model.depth,
            seats=tuple(self.game.seats),
            options=known_options(self.game, self.plan.options),
            training=trained | {"version": version("noripan")},
        )

    def write_networks(self, folder: Path) -> list[Path]:
        """What has been learned, as the files that come with a game."""
        written = []
        for purpose, model in (("policy", self.policy), ("value", self.critic)):
            data = model.network_file(self.network_info(purpose))
            most = self.features.most_active + max(self.features.most_hidden, self.features.most_changes)
            check_sums(read_network(data), most)
            path = folder / f"{purpose}.net"
            write_whole(path, data)
            written.append(path)
        return written

    def save(self, path: Path) -> None:
        """A checkpoint, from which `resume` goes on."""
        packed = io.BytesIO()
        with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
            for name, model in (("policy", self.policy), ("critic", self.critic)):
                for part, data in model.save().items():
                    archive.writestr(zipfile.ZipInfo(f"{name}/{part}"), data)
            archive.writestr(zipfile.ZipInfo("training.json"), json.dumps(self.as_dict()))
        write_whole(path, packed.getvalue())

    def as_dict(self) -> dict[str, Any]:
        return {
            "plan": asdict(self.plan),
            "features": fingerprint(self.features),
            "batch": self.batch,
            "decisions": self.decisions,
            "seconds": self.seconds,
            "rate": self.rate,
            "rng": [self.rng.low, self.rng.high],
            "curve": [asdict(point) for point in self.curve],
        }


def lengthless(plan: TrainingPlan) -> TrainingPlan:
    """All of a plan but how long it takes."""
    return replace(plan, minutes=None, batches=None)


def features_of(game: Game[State]) -> Features:
    features = find_features(game)
    if features is None:
        raise GameError("no_features", game=game.name)
    return features


def known_options(game: Game[State], drawn: Mapping[str, list[Any]]) -> dict[str, list[Any]]:
    """What options a network has seen: those drawn from, else the default; None leaves the choice to chance."""
    known: dict[str, list[Any]] = {}
    for option in game.options:
        if option.name in drawn:
            known[option.name] = list(drawn[option.name])
        elif option.default is not None:
            known[option.name] = [option.default]
    return known


def resume(path: Path, plan: TrainingPlan | None = None) -> Training:
    """Go on with a checkpoint, by its own plan or one that goes further."""
    with zipfile.ZipFile(path) as archive:
        told = json.loads(archive.read("training.json"))
        kept = told["plan"] | {"players": tuple(told["plan"]["players"])}
        training = Training(plan or TrainingPlan(**kept), Rng(*told["rng"]))
        training.began_with = lengthless(TrainingPlan(**kept))
        if told["features"] != fingerprint(training.features):
            raise GameError("other_features", game=training.game.name)
        for name, model in (("policy", training.policy), ("critic", training.critic)):
            model.load({part: archive.read(f"{name}/{part}") for part in ("weights", "mean", "square", "steps")})
    training.batch, training.decisions = told["batch"], told["decisions"]
    training.seconds, training.rate = told["seconds"], told["rate"]
    training.curve = [LearningPoint(**point) for point in told["curve"]]
    return training
