"""A review in words, for the terminal and the page alike."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from noripan.core.texts import Texts
from noripan.review.judge import CLEAR, INACCURACY, MISTAKE
from noripan.review.luck import PARTS, Account
from noripan.review.review import Decision, Review

LIKELIEST = 8  # cards of a hand that are named
COLUMNS = ("seat", "result", "fair", *PARTS, "rate", "mistakes", "inaccuracies")


def signed(value: Fraction | float, texts: Texts) -> str:
    """In hundredths, with its sign."""
    hundredths = round(100 * float(value), 1)
    sign = "+" if hundredths > 0 else "−" if hundredths < 0 else ""
    return sign + texts.decimal(abs(hundredths))


def hundredths(value: Fraction | float, texts: Texts) -> str:
    return texts.decimal(100 * float(value))


def about(found: Review, texts: Texts) -> str:
    match = found.match
    return texts.say("review-about", players=match.players, moves=len(match.log), effort=found.effort.name)


def sentence(account: Account, texts: Texts) -> str:
    """Its numbers add up as they are written: each part leads from one rounded sum to the next."""
    sums = [account.fair]
    for name in PARTS:
        sums.append(sums[-1] + account.parts[name])
    tenths = [round(1000 * one) for one in sums]
    parts = {
        name: signed(Fraction(after - before, 1000), texts)
        for name, before, after in zip(PARTS, tenths, tenths[1:], strict=False)
    }
    most = max(PARTS, key=lambda name: abs(account.parts[name]))
    shares = {"result": hundredths(account.result, texts), "fair": hundredths(account.fair, texts)}
    return texts.say("review-sentence", seat=account.seat, most=most, **parts, **shares)


def part_words(account: Account, name: str, texts: Texts) -> str:
    """With its standard error; what is zero by the rules has none."""
    said, error = signed(account.parts[name], texts), account.errors[name]
    return f"{said} ± {hundredths(error, texts)}" if error else said


def row(found: Review, account: Account, texts: Texts) -> list[str]:
    """The cells of COLUMNS."""
    verdicts = [one.judgement.verdict for one in found.faults(account.seat)]
    return [
        texts.seat(account.seat),
        hundredths(account.result, texts),
        hundredths(account.fair, texts),
        *(part_words(account, name, texts) for name in PARTS),
        texts.hundredths(float(found.error_rate(account.seat))),
        str(verdicts.count("mistake")),
        str(verdicts.count("inaccuracy")),
    ]


def thresholds(texts: Texts) -> str:
    figures = {"mistake": int(100 * MISTAKE), "inaccuracy": int(100 * INACCURACY), "clear": CLEAR}
    return texts.say("review-faults-note", **figures)


def move_words(found: Review, one: Decision, move: str, texts: Texts) -> str:
    game = found.match.game
    return texts.words(game, game.describe(one.view, move))


def fault_title(one: Decision, texts: Texts) -> str:
    judged = one.judgement
    return texts.say(
        "review-fault", number=one.number, seat=judged.seat, verdict=texts.say(f"review-{judged.verdict}"),
        loss=hundredths(judged.loss, texts), error=hundredths(judged.error, texts),
    )  # fmt: skip


def fault_lines(found: Review, one: Decision, texts: Texts) -> list[str]:
    """What was played, what was better and why, and how we know."""
    judged = one.judgement
    better = move_words(found, one, judged.best, texts)
    lines = [texts.say("review-played", move=move_words(found, one, judged.move, texts))]
    lines.append(texts.say("review-better", move=better))
    if judged.reason is not None:
        lines.append(texts.say("review-why", reason=texts.words(found.match.game, judged.reason)))
    lines.append(texts.say("review-judged-by", count=judged.determinizations, seat=judged.seat))
    return lines


def likely_cards(found: Review, cards: Mapping[str, Fraction], texts: Texts) -> str:
    game = found.match.game
    return ", ".join(f"{texts.card(game, card)} {texts.whole_percent(float(p))}" for card, p in [*cards.items()][:LIKELIEST])


def held_cards(found: Review, one: Decision, seat: int, texts: Texts) -> str:
    return ", ".join(texts.card(found.match.game, card) for card in one.hands[seat]) or texts.say("nothing")
