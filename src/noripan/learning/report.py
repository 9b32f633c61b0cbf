"""A training as a page that needs nothing but itself: the learning curve, and how it was made."""

from __future__ import annotations

import json
from html import escape
from pathlib import Path

from noripan.arena import charts
from noripan.arena.report import STYLE
from noripan.core.texts import Texts
from noripan.learning.training import Training

TEXTS = Path(__file__).parent / "texts"


def report(training: Training, texts: Texts) -> str:
    """The page, in the language of the texts (which need the folder TEXTS)."""
    title = texts.say("train-title", game=texts.title(training.game))
    told = texts.say(
        "train-about",
        batches=training.batch,
        millions=round(training.decisions / 1e6, 1),
        minutes=round(training.seconds / 60, 1),
    )
    plan = json.dumps(training.as_dict()["plan"], indent=1, ensure_ascii=False)
    parts = [
        f"<header><h1>{escape(title)}</h1><p>{escape(told)}</p></header>",
        f"<section><h2>{escape(texts.say('train-curve'))}</h2>{curve_chart(training, texts)}"
        f'<p class="note">{escape(texts.say("train-curve-note"))}</p></section>',
        f"<section><h2>{escape(texts.say('train-plan'))}</h2><pre>{escape(plan)}</pre></section>",
    ]
    return (
        f'<!doctype html>\n<html lang="{texts.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark">\n'
        f"<title>{escape(title)}</title>\n<style>\n{STYLE.read_text('utf-8')}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(parts)
        + "\n</main>\n</body>\n</html>\n"
    )


def curve_chart(training: Training, texts: Texts) -> str:
    lines = [
        charts.Curve(
            texts.say("train-players", players=players),
            number,
            [(point.seconds, point.shares[str(players)], 0.0) for point in training.curve],
        )
        for number, players in enumerate(training.players)
    ]
    return charts.curves(lines, texts.whole_percent, texts.say("train-curve"), 0.5)
