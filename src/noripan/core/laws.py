"""The laws that every game obeys, checked along a whole match. Tests run them; a new game should too.

1. A match ends; its record replays to the same match.
2. There is always a move; what is listed can be read and played; what is not is refused and changes nothing.
3. No leak: what a seat or a spectator is shown is the same in every world the seat could be in, and at the deal such a world
   keeps nothing of the true one: dealt by its own deal, a match is that world.
4. A guess respects all that is certain: the moves of the round can be replayed in it.
5. Cards are conserved.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from noripan.core.errors import GameError
from noripan.core.game import Game, View
from noripan.core.match import Match, load
from noripan.core.rng import Rng
from noripan.core.state import State

Policy = Callable[[Match, Rng], str]

LONGEST_MATCH = 20_000
NONSENSE = ("", " ", "?", "R99", "take", "-1", "pass pass", "end!", "@", "^", "W@0,0,0", "lay", "\x00", "8" * 50, "놀이판")


class LawBroken(AssertionError):
    """A game does not obey a law; the message has what is needed to see it again."""


def play_randomly(match: Match, rng: Rng) -> str:
    moves = match.moves()
    return moves[rng.choose(len(moves))]


def play_greedily(match: Match, rng: Rng) -> str:
    """The most tempting move, one in eight at random."""
    if rng.choose(8) == 0:
        return play_randomly(match, rng)
    weights = match.game.heuristic.weights(match.state)
    best = max(weights.values())
    tempting = sorted(match.game.write_move(match.state, move) for move in weights if weights[move] == best)
    return tempting[rng.choose(len(tempting))]


def check_game(
    kind: Game[Any],
    players: int,
    seed: int | str = 0,
    options: dict[str, Any] | None = None,
    policy: Policy = play_randomly,
    look_every: int = 1,
) -> Match:
    """Play one match and check every law, the costly ones at every `look_every`-th position."""
    match = Match(kind, players, seed, options)
    rng = Rng.seeded(f"laws {seed}")
    deck = kind.census(match.state)
    check_deal(match)
    untouched = True  # no move so far has revealed anything
    while not match.is_over:
        check(len(match.log) < LONGEST_MATCH, "1: a match ends", match)
        if len(match.log) % look_every == 0:
            check_moves(match, rng)
            check_guesses(match, rng, untouched)
            check(kind.census(match.state) == deck, "5: cards are conserved", match)
        text = policy(match, rng)
        untouched = untouched and not match.reveals(text)
        before = match.copy()
        match.play(text)
        if len(match.log) % look_every == 0:
            check_facts(before, text, match, rng)
    check(match.moves() == [] and match.to_move is None and len(match.winners()) > 0, "1: an end has winners", match)
    check_record(match)
    return match


def check(holds: bool, law: str, match: Match, **details: object) -> None:
    if not holds:
        record = json.dumps(match.save(), ensure_ascii=False)
        raise LawBroken(f"law {law}; {details}; record: {record}")


def bytes_of(shown: object) -> bytes:
    return json.dumps(shown, ensure_ascii=False, sort_keys=True).encode()


# ---- law 1


def check_deal(match: Match) -> None:
    """The deal of a match can be written down and leaves nothing at its start to another seed."""
    deal = json.loads(bytes_of(match.game.deal_of(match.state)))
    twin = Match(match.game, match.players, f"not {match.seed}", match.options, deal)
    check(bytes_of(twin.truth()) == bytes_of(match.truth()), "1: a deal round-trips", match, deal=deal)


def check_record(match: Match) -> None:
    twin = load(json.loads(bytes_of(match.save())), lambda _: match.game)
    check(twin.log == match.log, "1: a record keeps its moves", match)
    check(bytes_of(twin.truth()) == bytes_of(match.truth()), "1: a record replays", match)
    for seat in (None, *range(match.players)):
        check(bytes_of(twin.frame(seat)) == bytes_of(match.frame(seat)), "1: a record replays its frames", match, seat=seat)


# ---- law 2


def check_moves(match: Match, rng: Rng) -> None:
    kind, state = match.game, match.state
    moves = state.moves()
    texts = [kind.write_move(state, move) for move in moves]
    check(len(moves) > 0, "2: there is always a move", match)
    check(len(set(texts)) == len(texts) == len(set(moves)), "2: moves and their texts are distinct", match)
    check(match.moves() == sorted(texts), "2: moves are sorted", match)
    for move, text in zip(moves, texts, strict=True):
        check(kind.read_move(state, text) == move, "2: a move reads back", match, text=text)
    before = bytes_of([match.truth(), match.save()])
    for text in (*NONSENSE, texts[rng.choose(len(texts))] + "x", *match.log[-3:]):
        check_refusal(match, text, texts)
    check(bytes_of([match.truth(), match.save()]) == before, "2: a refused move changes nothing", match)


def check_refusal(match: Match, text: str, legal: list[str]) -> None:
    """A text that is no legal move, however written, is refused with a code."""
    try:
        move = match.read(text)
    except GameError as error:
        check(bool(error.code) and text not in legal, "2: a refusal has a code", match, text=text)
    else:
        check(match.game.write_move(match.state, move) in legal, "2: what is accepted is legal", match, text=text)


# ---- laws 3 and 4


def check_guesses(match: Match, rng: Rng, untouched: bool) -> None:
    kind, state = match.game, match.state
    before = bytes_of(match.truth())
    spectator = bytes_of(match.view(None))
    for seat in range(match.players):
        guess = state.guess(seat, rng)
        check(bytes_of(kind.view(guess, seat)) == bytes_of(match.view(seat)), "3: a guess looks the same", match, seat=seat)
        check(bytes_of(kind.view(guess, None)) == spectator, "3: a guess looks the same to a spectator", match, seat=seat)
        check(kind.census(guess) == kind.census(state), "5: a guess conserves cards", match, seat=seat)
        if seat == match.to_move:
            check(sorted(guess.moves()) == sorted(state.moves()), "3: a guess has the same moves", match, seat=seat)
        if not match.log:
            check_own_deal(match, guess, seat)
        if kind.rewinds and untouched:
            check_rewind(match, guess, seat)
        check_past(match, guess, seat)
    check(bytes_of(match.truth()) == before, "3: guessing changes nothing", match)


def check_own_deal(match: Match, guess: State, seat: int) -> None:
    """A guess made at the deal has a deal of its own; a true deck that it kept would deal something else."""
    deal = json.loads(bytes_of(match.game.deal_of(guess)))
    twin = Match(match.game, match.players, match.seed, match.options, deal)
    same = bytes_of(twin.truth()) == bytes_of(truth_of(match.game, guess))
    check(same, "3: a guess has its own deal", match, seat=seat)


def truth_of(kind: Game[Any], state: State) -> View:
    """The full position of a state, as `Match.truth` gives it."""
    return {**kind.view(state, None), **kind.truth(state)}


def check_rewind(match: Match, guess: State, seat: int) -> None:
    """All moves so far are legal in the guessed world and lead to it."""
    twin = Match(match.game, match.players, match.seed, match.options, match.game.deal_of(guess))
    try:
        for text in match.log:
            twin.play(text)
    except GameError as error:
        raise LawBroken(f"law 4: a guess allows the past; seat {seat}: {error}; {match.save()}") from error
    same = bytes_of(twin.truth()) == bytes_of(truth_of(match.game, guess))
    check(same, "4: a guess follows from the past", match, seat=seat)


def check_past(match: Match, guess: State, seat: int) -> None:
    """Where a world knows how its round began, the moves since then are legal in it and lead to it."""
    past = guess.rewound()
    if past is None:
        return
    for move in match.since_dealt:
        check(move in past.moves(), "4: a guess allows the round so far", match, seat=seat, move=move)
        past.apply(move)
    same = bytes_of(match.game.truth(past)) == bytes_of(match.game.truth(guess))
    check(same and past.to_move == guess.to_move, "4: a guess follows from the round so far", match, seat=seat)


def check_facts(before: Match, text: str, after: Match, rng: Rng) -> None:
    """What a seat is told of a move is the same in a world where the seat could not tell the difference."""
    if before.reveals(text):
        return
    kind = before.game
    told = after.events[len(before.events) :]
    for seat in range(before.players):
        guess = before.state.guess(seat, rng)
        move = kind.read_move(before.state, text)
        if guess.to_move != before.to_move or move not in guess.moves():
            continue
        old = guess.copy()
        guess.apply(move)
        imagined = kind.events_of(old, move, guess)
        for watcher in (seat, None):
            true_facts = bytes_of([event.shown() for event in told if event.seen_by(watcher)])
            same = true_facts == bytes_of([event.shown() for event in imagined if event.seen_by(watcher)])
            check(same, "3: events leak nothing", before, seat=seat, watcher=watcher, text=text)
        check(
            bytes_of(kind.view(guess, seat)) == bytes_of(after.view(seat)),
            "3: a move reveals nothing",
            before,
            seat=seat,
            text=text,
        )
