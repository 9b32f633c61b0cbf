"""Learner: does in the browser what a lesson wants, with a pointer or by keys alone, in any game and language."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Protocol

from playwright.sync_api import JSHandle, Locator, Page, expect

from noripan.core.game import Game
from noripan.core.lessons import FOLDER, Lesson, LessonRun, LessonStep
from noripan.core.texts import Texts
from support.guest import MOST_PRESSES, main_button, settled

BEYOND = """one => {
    const [{ x, y, width, height }, frame] = [one, one.closest(".window")].map((box) => box.getBoundingClientRect());
    const [middle, centre] = [x + width / 2, y + height / 2];
    if (middle < frame.left) return "left";
    if (middle > frame.right) return "right";
    return centre < frame.top ? "up" : centre > frame.bottom ? "down" : null;
}"""
TOUCHED = """one => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest(".window") !== null;
}"""
IS_LAST = "one => one === [...document.querySelectorAll('.tile.on')].at(-1)"
LEAST_PLACE = 20  # px: of a place of 24 px, with the gap between it and the next
MOST_POINTERS = 12
ARROWS = """one => {
    const at = document.activeElement;
    if (at === one || one.tabIndex === 0 || !one.closest(".hand, .world, .rows, .others, .players")?.contains(at)) return [];
    const [from, to] = [at, one].map((box) => box.getBoundingClientRect());
    const [dx, dy] = [to.x + to.width / 2 - from.x - from.width / 2, to.y + to.height / 2 - from.y - from.height / 2];
    const [aside, along] = [dx > 0 ? "ArrowRight" : "ArrowLeft", dy > 0 ? "ArrowDown" : "ArrowUp"];
    return Math.abs(dx) > Math.abs(dy) ? [aside, along] : [along, aside];
}"""  # the ways to it in the group that has the focus, the longer first


class Hands(Protocol):
    def press(self, target: Locator) -> None: ...


class Pointer:
    """Only what is seen can be pressed, and only if nothing lies over it."""

    def press(self, target: Locator) -> None:
        target.click()


class Keys:
    """Tab leads to a group of things, arrows walk in it, Enter presses."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, target: Locator) -> None:
        target.wait_for()
        expect(target).to_be_enabled()
        been: list[JSHandle] = []
        for _ in range(MOST_PRESSES):
            if target.evaluate("one => one === document.activeElement"):
                return self.page.keyboard.press("Enter")
            arrows = target.evaluate(ARROWS)
            here = self.page.evaluate_handle("document.activeElement")
            again = any(here.evaluate("(one, other) => one === other", other) for other in been)
            been.append(here)
            self.page.keyboard.press(arrows[again] if arrows else "Tab")
        raise AssertionError(f"{target} is not reached by keys")


class Learner:
    def __init__(self, page: Page, game: Game[Any], language: str, hands: Hands) -> None:
        self.page, self.game, self.hands = page, game, hands
        self.texts = self.texts_in(game, language)
        self.teacher = page.locator(".teacher")
        self.hand = page.locator(".hand")

    @staticmethod
    def texts_in(game: Game[Any], language: str) -> Texts:
        return Texts(language, (game.folder / FOLDER, game.folder.parents[3] / "web/texts"))

    def say(self, message: str, **data: object) -> str:
        return self.texts._format(self.game, message, data)

    def take(self, lesson: Lesson, looked: Callable[[str], None] = lambda step: None) -> None:
        """Walk through a lesson by what it accepts; every step is looked at before it is done."""
        run = LessonRun(lesson)
        while (step := run.step) is not None:
            expect(self.teacher).to_contain_text(self.texts.words(self.game, lesson.text(step.name)))
            looked(step.name)
            self.do(run, step)
            if step.is_exercise and self.texts.has(self.game, lesson.text(step.name, "done").message):
                expect(self.teacher).to_contain_text(self.texts.words(self.game, lesson.text(step.name, "done")))
                if run.step is not None:
                    self.press_in(self.teacher, self.texts.say("lesson-go-on"))
        expect(self.teacher).to_contain_text(self.texts.say("lesson-over"))

    def do(self, run: LessonRun, step: LessonStep) -> None:
        if step.question is not None:
            right = next(choice for choice in step.question.choices if run.copy().answer(choice).kind == "right")
            self.press_in(self.teacher, self.answer(right, step.question.kind, run))
            run.answer(right)
        elif step.forbidden:
            card = run.right_move()
            assert card is not None
            run.attempt(card)
            self.hands.press(self.held(card))
        elif not step.accepts:
            run.go_on()
            self.press_in(self.teacher, self.texts.say("lesson-go-on"))
        else:
            while run.step is step:
                move = run.right_move()
                assert move is not None
                settled(self.page)
                MOVES[self.game.name](self, move)
                run.attempt(move)

    def answer(self, choice: int | str, kind: str, run: LessonRun) -> str:
        if kind == "seat":
            return self.texts.say("lesson-you") if choice == run.lesson.seat else self.person(int(choice))
        if kind == "card":
            return self.texts.card(self.game, str(choice))
        if kind == "move":
            self.texts.names, self.texts.you = tuple(map(self.person, range(run.lesson.players))), run.lesson.seat
            return self.texts.words(self.game, self.game.describe(run.match.view(run.lesson.seat), str(choice)))
        return str(choice)

    def person(self, seat: int) -> str:
        return self.texts.say("example-people").split(", ")[seat]

    # ---- parts of a board

    def held(self, card: str, where: Locator | None = None) -> Locator:
        """A card of the hand; what else its name says of it comes after a comma."""
        name = re.compile(f"^{escaped(self.texts.card(self.game, card))}(,|$)")
        return (where or self.hand).get_by_role("button", name=name).first

    def press_in(self, where: Locator, name: str) -> None:
        self.hands.press(where.get_by_role("button", name=name, exact=True).first)

    def press_button(self, message: str, **data: object) -> None:
        self.press_in(self.page.locator(".tray"), self.say(message, **data))

    def finish(self) -> None:
        self.hands.press(main_button(self.page))


def escaped(name: str) -> str:
    """For a pattern that stands between slashes in the browser."""
    return re.escape(name).replace("/", r"\/")


# ---- a move on each board


def tongtong(learner: Learner, move: str) -> None:
    learner.hands.press(learner.held(move))
    learner.finish()


def sixteen(learner: Learner, move: str) -> None:
    if move in ("pass", "end"):
        return learner.press_button(f"web-{move}")
    special, _, rest = move.partition(" ")
    if rest:
        learner.hands.press(learner.held(special))
        colour, *count = rest.split(" ")
        take_away(learner, special, colour, int(count[0]) if count else 1)
    else:
        first, _, last = move.partition("-")
        end = learner.held(move[0] + last if last else first)
        learner.hands.press(learner.held(first))
        if not end.evaluate(IS_LAST):  # more was chosen, or less
            learner.hands.press(end)
    return learner.finish()


def take_away(learner: Learner, special: str, colour: str, count: int) -> None:
    """Tiles from the end of a row: by the first of them where it can be touched, else by the row, one more each time."""
    row = learner.page.locator(f".lane[data-drop='{colour}']")
    whole = row.locator(".whole")
    row.locator(".whole, .pick").first.wait_for()
    if whole.count():
        for _ in range(count):
            learner.hands.press(whole)
    else:
        learner.hands.press(row.locator(".pick").nth(-count))
    assert learner.page.locator(".going").count() == count, special


def downup(learner: Learner, move: str) -> None:
    act, *rest = move.split(" ")
    if act == "flip":
        learner.press_button("web-flip")
    elif act == "take":
        learner.press_in(learner.page.locator(f".set[data-drop='{rest[0]}']"), learner.say("web-take"))
    else:
        cards = [one for one in rest if not one.startswith("@")]
        choose(learner, cards)
        if act == "add":
            learner.press_in(learner.page.locator(f".set[data-drop='{rest[-1]}']"), learner.say("web-add"))
    learner.finish()


def choose(learner: Learner, cards: list[str]) -> None:
    """Exactly these: the first press takes all that go together."""
    learner.hands.press(learner.held(cards[0]))
    wanted = [learner.texts.card(learner.game, card) for card in cards]
    for label in learner.page.locator(".held.on").evaluate_all("all => all.map((one) => one.ariaLabel)"):
        if label not in wanted:
            learner.press_in(learner.hand, label)
    for card in cards[1:]:
        if learner.held(card).get_attribute("aria-pressed") == "false":
            learner.hands.press(learner.held(card))
    expect(learner.page.locator(".held.on")).to_have_count(len(cards))


def stacks(learner: Learner, move: str) -> None:
    if move == "hold":
        return learner.press_in(learner.page.get_by_role("alertdialog"), learner.say("web-hold"))
    if move == "end":
        return learner.press_button("web-end")
    act, *rest = move.split(" ")
    if act == "discard":
        learner.hands.press(learner.held(rest[0]))
        return learner.press_button("web-discard")
    if rest:
        return take_from(learner, act, *rest)
    card, _, number = act.rstrip("^").partition("=")
    learner.hands.press(learner.held(card, learner.page.locator(".own") if act.endswith("^") else None))
    if number:
        return learner.press_button("web-lay-as", number=int(number))
    return learner.finish()


def take_from(learner: Learner, act: str, seat: str, colour: str = "") -> None:
    """A card or a chip; of whom must be said where there are several."""
    learner.hands.press(learner.held(act.rstrip("^")))
    aim = learner.page.locator(f".player[data-drop='seat-{seat.rstrip('^')}'] .aim")
    if learner.page.locator(".player .aim").count():
        learner.hands.press(aim)
    if act.startswith("chip"):
        return learner.press_button("web-take-chip", colour=colour)
    if seat.endswith("^"):
        return learner.finish()
    return learner.press_button("web-take-unseen")


def iota(learner: Learner, move: str) -> None:
    act, *cards = move.split(" ")
    if move == "keep":
        return learner.press_button("web-keep")
    if act in ("pass", "trade"):
        name = re.compile("|".join(f"^{escaped(learner.say(one))}$" for one in ("web-pass", "web-pass-or-trade")))
        learner.hands.press(learner.page.locator(".tray").get_by_role("button", name=name).first)
        for card in cards:
            learner.hands.press(learner.held(card))
    elif move != "end":
        lay(learner, *move.removeprefix("swap ").split("@"), swap=act == "swap")
        if act != "swap":
            return None
    return learner.finish()


def lay(learner: Learner, card: str, place: str, swap: bool) -> None:
    x, y = (int(one) for one in place.split(","))
    learner.hands.press(learner.held(card))
    label = learner.say("web-swap-place" if swap else "web-place", card=card, x=x, y=y)
    fit = learner.page.locator(".fit").and_(learner.page.get_by_label(label)).first
    fit.wait_for()
    if swap and fit.get_attribute("aria-pressed") == "true":
        return
    if isinstance(learner.hands, Keys):
        learner.hands.press(fit)
    else:
        touch(learner.page, fit)


def touch(page: Page, place: Locator) -> None:
    """A place that is not seen is led to by a pointer at the edge; of several under a finger the nearest is meant."""
    for _ in range(MOST_POINTERS):
        side = place.evaluate(BEYOND)
        if side is None:
            break
        page.locator(f"button.side.{side}").click()
    assert place.evaluate(TOUCHED), "something lies over the place"
    box = place.bounding_box()
    assert box is not None and box["width"] >= LEAST_PLACE, box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


MOVES: dict[str, Callable[[Learner, str], None]] = {
    "tongtong": tongtong,
    "iota": iota,
    "downup": downup,
    "sixteen": sixteen,
    "stacks": stacks,
}
