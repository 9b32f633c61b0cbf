"""The result of a tournament as a page that needs nothing but itself."""

from __future__ import annotations

from html import escape
from pathlib import Path

from noripan.arena import charts
from noripan.arena.summary import Summary
from noripan.core.library import find
from noripan.core.texts import Texts

TEXTS = Path(__file__).parent / "texts"
STYLE = Path(__file__).parent / "report.css"
COLOURS = 8  # that the style has


def report(result: Summary, texts: Texts) -> str:
    """The page, in the language of the texts (which need the folder TEXTS)."""
    colours = {name: number % COLOURS for number, name in enumerate(sorted(result["bots"]))}
    parts = [heading(result, texts)]
    if result["standings"]:
        parts += [
            section(texts, "standings", standings_table(result, colours, texts)),
            section(texts, "order", verdicts(result, texts)),
            section(texts, "shares", share_chart(result, colours, texts), "shares-note"),
            section(texts, "ratings", rating_chart(result, colours, texts), "ratings-note"),
            section(texts, "scores", score_chart(result, colours, texts)),
            section(texts, "seats", seat_chart(result, texts), "seats-note"),
        ]
    if result["progress"]:
        parts.insert(4, section(texts, "progress", progress_chart(result, colours, texts), "progress-note"))
    parts.append(footer(result, texts))
    title = f"{texts.title(find(result['game']))}: {' · '.join(result['bots'])}"
    return (
        f'<!doctype html>\n<html lang="{texts.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark">\n'
        f"<title>{escape(title)}</title>\n<style>\n{STYLE.read_text('utf-8')}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(parts)
        + "\n</main>\n</body>\n</html>\n"
    )


def heading(result: Summary, texts: Texts) -> str:
    told = texts.say(
        "arena-about", players=result["players"], deals=result["deals"], matches=result["matches"], seed=result["seed"]
    )
    ending = texts.say(f"arena-{result['ending']}", deals=result["deals"], wanted=result["deals_wanted"])
    title = texts.title(find(result["game"]))
    return (
        f'<header><p class="kicker">{escape(texts.say("arena-title"))}</p><h1>{escape(title)}</h1>'
        f"<p>{escape(told)}</p><p>{escape(ending)}</p></header>"
    )


def section(texts: Texts, name: str, content: str, note: str | None = None) -> str:
    said = f'<p class="note">{escape(texts.say(f"arena-{note}"))}</p>' if note else ""
    return f"<section><h2>{escape(texts.say(f'arena-{name}'))}</h2>{content}{said}</section>"


def standings_table(result: Summary, colours: dict[str, int], texts: Texts) -> str:
    columns = ("bot", "share", "adjusted", "rating", "score", "matches")
    head = "".join(f'<th scope="col">{escape(texts.say(f"arena-column-{column}"))}</th>' for column in columns)
    rows = []
    for one in result["standings"]:
        rating, adjusted = one["rating"], one["adjusted"]
        rows.append(
            f'<tr><th scope="row"><span class="chip c{colours[one["bot"]]}"></span>{escape(one["bot"])}</th>'
            f"<td><b>{texts.percent(one['share'])}</b> ± {texts.decimal(100 * one['error'])}</td>"
            f"<td>{texts.percent(adjusted['share'])} ± {texts.decimal(100 * adjusted['error'])}</td>"
            f"<td>{texts.decimal(rating['mu'])} ± {texts.decimal(2 * rating['sigma'])}</td>"
            f"<td>{texts.decimal(one['score'])}</td><td>{one['matches']}</td></tr>"
        )
    even = texts.say("arena-even", share=texts.percent(result["even_share"]))
    luck = "".join(f'<p class="note">{escape(line)}</p>' for line in luck_lines(result, texts))
    return (
        f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{"".join(rows)}</tbody></table></div>'
        f'<p class="note">{escape(texts.wins_by(find(result["game"]), result["players"]))} {escape(even)}</p>{luck}'
    )


def luck_lines(result: Summary, texts: Texts) -> list[str]:
    """What the luck-adjusted share is, and what it is good for here."""
    ratio = result["variance_ratio"]
    return [texts.say("arena-luck", ratio=texts.decimal(ratio))] if ratio is not None else []


def verdicts(result: Summary, texts: Texts) -> str:
    return "<ul>" + "".join(f"<li>{escape(line)}</li>" for line in verdict_lines(result, texts)) + "</ul>"


def verdict_lines(result: Summary, texts: Texts) -> list[str]:
    """For every pair who is ahead, by how much, and whether that is beyond doubt."""
    lines = []
    for gap in result["gaps"]:
        figures = {key: texts.decimal(100 * gap[key]) for key in ("difference", "low", "high")}
        message = "arena-gap-clear" if gap["clear"] else "arena-gap-open"
        lines.append(texts.say(message, ahead=gap["ahead"], behind=gap["behind"], **figures))
    return lines


def share_chart(result: Summary, colours: dict[str, int], texts: Texts) -> str:
    rows = [
        charts.ChartRow(
            one["bot"], colours[one["bot"]], one["share"], (one["share"] - one["error"], one["share"] + one["error"]),
            (one["low"], one["high"]), texts.percent(one["share"]),
        )
        for one in result["standings"]
    ]  # fmt: skip
    return charts.whiskers(rows, 0, 1, texts.whole_percent, texts.say("arena-shares"), result["even_share"])


def rating_chart(result: Summary, colours: dict[str, int], texts: Texts) -> str:
    rated = [(one["bot"], one["rating"]) for one in result["standings"]]
    rows = [
        charts.ChartRow(name, colours[name], r["mu"], (r["low"], r["high"]), (r["low"], r["high"]), texts.decimal(r["mu"]))
        for name, r in rated
    ]
    low, high = min(r["low"] for _, r in rated), max(r["high"] for _, r in rated)
    return charts.whiskers(rows, low - 1, high + 1, lambda value: f"{value:g}", texts.say("arena-ratings"))


def progress_chart(result: Summary, colours: dict[str, int], texts: Texts) -> str:
    lines = [
        charts.Curve(
            one["bot"], colours[one["bot"]], [(at["deals"], *at["shares"][one["bot"]]) for at in result["progress"]]
        )
        for one in result["standings"]
    ]
    return charts.curves(lines, texts.whole_percent, texts.say("arena-progress"), result["even_share"])


def score_chart(result: Summary, colours: dict[str, int], texts: Texts) -> str:
    scores = result["scores"]
    rows = [(one["bot"], colours[one["bot"]], scores["counts"][one["bot"]], one["score"]) for one in result["standings"]]
    return charts.histograms(rows, scores["start"], scores["width"], texts.say("arena-scores"))


def seat_chart(result: Summary, texts: Texts) -> str:
    rows = [
        charts.ChartRow(texts.seat(seat), COLOURS, share, (share, share), (0, share), texts.percent(share))
        for seat, share in enumerate(result["seats"])
    ]
    return charts.whiskers(rows, 0, 1, texts.whole_percent, texts.say("arena-seats"), 1 / result["players"])


def footer(result: Summary, texts: Texts) -> str:
    again = texts.say("arena-again" if result["repeatable"] else "arena-again-clock")
    return f"<footer><p>{escape(again)}</p><pre>{escape(result['command'])}</pre></footer>"
