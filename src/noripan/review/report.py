"""A review as a page that needs nothing but itself; beside every chart stands a table with the same numbers."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from noripan.arena import charts
from noripan.arena.report import COLOURS, STYLE
from noripan.core.texts import Texts
from noripan.review import words
from noripan.review.luck import PARTS, Account
from noripan.review.review import Decision, Review

BAR = 15.0  # height
ROW = 108.0  # of one seat
MIDDLE, HALF = 340.0, 190.0  # of the bars: where nothing is, and how far a whole win reaches


def report(found: Review, texts: Texts) -> str:
    """The page, in the language of the texts."""
    parts = [heading(found, texts), luck_section(found, texts), curve_section(found, texts), faults_section(found, texts)]
    title = f"{texts.title(found.match.game)}: {texts.say('review-title')}"
    return (
        f'<!doctype html>\n<html lang="{texts.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark">\n'
        f"<title>{escape(title)}</title>\n<style>\n{STYLE.read_text('utf-8')}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(parts)
        + "\n</main>\n</body>\n</html>\n"
    )


def heading(found: Review, texts: Texts) -> str:
    title, about = texts.title(found.match.game), words.about(found, texts)
    return (
        f'<header><p class="kicker">{escape(texts.say("review-title"))}</p><h1>{escape(title)}</h1>'
        f"<p>{escape(about)}</p></header>"
    )


def section(title: str, content: str, *notes: str) -> str:
    said = "".join(f'<p class="note">{escape(note)}</p>' for note in notes)
    return f"<section><h2>{escape(title)}</h2>{content}{said}</section>"


def table(columns: Sequence[str], rows: Sequence[Sequence[str]], label: str) -> str:
    """A wide one can be scrolled, also by keys."""
    head = "".join(f'<th scope="col">{escape(column)}</th>' for column in columns)
    body = "".join(
        f'<tr><th scope="row">{escape(cells[0])}</th>' + "".join(f"<td>{escape(cell)}</td>" for cell in cells[1:]) + "</tr>"
        for cells in rows
    )
    return (
        f'<div class="wide" tabindex="0" role="region" aria-label="{escape(label)} · {escape(columns[0])}">'
        f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"
    )


# ---- luck and skill


def luck_section(found: Review, texts: Texts) -> str:
    said = "".join(f"<li>{escape(words.sentence(account, texts))}</li>" for account in found.accounts)
    title = texts.say("review-luck")
    rows = [words.row(found, account, texts) for account in found.accounts]
    shown = table([texts.say(f"review-column-{column}") for column in words.COLUMNS], rows, title)
    chart = luck_chart(found.accounts, texts)
    notes = (texts.say("review-luck-note"), texts.say("review-rate-note"))
    return section(title, f"<ul>{said}</ul>{chart}{shown}", *notes)


def luck_chart(accounts: Sequence[Account], texts: Texts) -> str:
    """For each seat a bar for every part, to the right where it helped."""
    bottom = ROW * len(accounts)
    reach = max(1.0, *(abs(float(value)) for account in accounts for value in account.parts.values()))
    parts = [charts.line((MIDDLE, 0), (MIDDLE, bottom), "mark")]
    for number, account in enumerate(accounts):
        top = ROW * number
        parts.append(charts.words(texts.seat(account.seat), 4, top + 16, "name"))
        for place, name in enumerate(PARTS):
            parts += luck_bar(top + 24 + 16 * place, float(account.parts[name]) / reach, place, name, account, texts)
    return charts.svg(bottom, texts.say("review-luck"), parts)


def luck_bar(y: float, value: float, colour: int, name: str, account: Account, texts: Texts) -> list[str]:
    wide = abs(value) * HALF
    left = MIDDLE if value > 0 else MIDDLE - wide
    bar = charts.element("rect", x=left, y=y, width=wide, height=BAR - 3, class_=f"bar c{colour}")
    label = charts.words(texts.say(f"review-column-{name}"), 20, y + 11, "tick")
    return [bar, label, charts.words(words.part_words(account, name, texts), charts.WIDTH - 4.0, y + 11, "value", "end")]


# ---- chances over time


def curve_section(found: Review, texts: Texts) -> str:
    seats = range(found.match.players)
    lines = [
        charts.Curve(texts.seat(seat), seat % COLOURS, [(p.moves, float(p.shares[seat]), 0) for p in found.curve])
        for seat in seats
    ]
    title = texts.say("review-curve")
    chart = charts.curves(lines, texts.whole_percent, title, 1 / found.match.players)
    rows = [[str(p.moves), *(texts.whole_percent(float(share)) for share in p.shares)] for p in found.curve]
    columns = [texts.say("review-column-moves"), *(texts.seat(seat) for seat in seats)]
    shown = details(title, table(columns, rows, title))
    each = "".join(seat_curve(found, seat, texts) for seat in found.seats)
    return section(title, chart + shown + each, texts.say("review-curve-note"))


def details(title: str, content: str) -> str:
    return f"<details><summary>{escape(title)}</summary>{content}</details>"


def seat_curve(found: Review, seat: int, texts: Texts) -> str:
    """What a seat could expect by what it knew, beside what all hands together say."""
    known = [(one.number - 1, one.judgement.share) for one in found.of_seat(seat)]
    if not known:
        return ""
    title = texts.say("review-curve-seat", seat=seat)
    lines = [
        charts.Curve(texts.say("review-line-open"), COLOURS, [(p.moves, float(p.shares[seat]), 0) for p in found.curve]),
        charts.Curve(texts.say("review-line-known"), seat % COLOURS, [(moves, float(share), 0) for moves, share in known]),
    ]
    rows = [[str(moves), texts.whole_percent(float(share))] for moves, share in known]
    columns = [texts.say("review-column-moves"), texts.say("review-line-known")]
    shown = details(title, table(columns, rows, title))
    return f"<h3>{escape(title)}</h3>" + charts.curves(lines, texts.whole_percent, title, 1 / found.match.players) + shown


# ---- decisions


def faults_section(found: Review, texts: Texts) -> str:
    parts = []
    for seat in found.seats:
        faults = found.faults(seat)
        if not faults:
            parts.append(f"<p>{escape(texts.say('review-no-faults', seat=seat))}</p>")
        parts += [fault(found, one, texts) for one in faults]
    return section(texts.say("review-faults"), "".join(parts), words.thresholds(texts))


def fault(found: Review, one: Decision, texts: Texts) -> str:
    title = words.fault_title(one, texts)
    lines = "".join(f"<li>{escape(line)}</li>" for line in words.fault_lines(found, one, texts))
    options = [
        [
            words.move_words(found, one, option.move, texts),
            texts.percent(float(option.share)),
            f"{words.signed(option.gain, texts)} ± {words.hundredths(option.error, texts)}",
        ]
        for option in one.judgement.options
    ]
    columns = [texts.say(f"review-column-{name}") for name in ("move", "share", "gain")]
    hands = [
        [texts.seat(seat), words.likely_cards(found, cards, texts), words.held_cards(found, one, seat, texts)]
        for seat, cards in enumerate(one.judgement.hands)
        if cards
    ]
    named = [texts.say(f"review-column-{name}") for name in ("seat", "guessed", "held")]
    return f"<h3>{escape(title)}</h3><ul>{lines}</ul>{table(columns, options, title)}{table(named, hands, title)}"
