"""A person at the browser table: one who clicks what is lit, and one who has a keyboard only.

Both see nothing but the page. They decide by chance from a seed, but attack when they can, so that games end.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

NAMES = ("chromium", "chromium-browser", "google-chrome")
CHROMIUM = next((path for name in NAMES if (path := shutil.which(name))), None)
DESK = {"width": 1280, "height": 720}
TABLET = {"width": 1024, "height": 768}
PHONE = {"width": 390, "height": 844}
LONGEST_WAIT = 60_000  # milliseconds for the table's next move
MOST_QUESTIONS = 900

# What the page waits for: a question that has not been answered, or the end.
OPEN = """(last) => {
  if (document.querySelector('.end [role=dialog]')) return 'end';
  const prompt = document.querySelector('#prompt[data-question]:not(.sent)');
  return prompt && prompt.dataset.question !== last ? prompt.dataset.question : null;
}"""


@contextmanager
def browser() -> Iterator[Browser]:
    """Debian's Chromium under Playwright; without either the test is skipped."""
    sync = pytest.importorskip("playwright.sync_api", reason="Playwright for Python is not installed")
    if CHROMIUM is None:
        pytest.skip("no Chromium is installed (apt-get install chromium)")
    with sync.sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        try:
            yield running
        finally:
            running.close()


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """A server of its own, as `arbiter serve` starts it; gives its address."""
    environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
    database = f"sqlite:///{folder / 'tables.db'}"
    command = [sys.executable, "-m", "arbiter.cli", "serve", "--port", "0", "--database", database]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment)
    try:
        assert server.stdout is not None
        said = []
        for line in server.stdout:
            said.append(line)
            found = next((word for word in line.split() if word.startswith("http://")), None)
            if found:
                yield found.rstrip("/.")
                return
        raise AssertionError("the server did not start: " + "".join(said))
    finally:
        server.terminate()
        server.wait(60)


def begin(page: Page, game: str, bot: str = "greedy", players: int = 2) -> None:
    """A game against bots, begun in the lobby."""
    page.select_option("#game", game)
    page.wait_for_function("(game) => document.querySelector('#game').value === game", arg=game)
    page.wait_for_selector("#start:enabled")
    page.select_option("#bot", bot)
    if players > 2:
        page.select_option("#players", str(players))
    page.click("#start")


class Person:
    """Somebody in front of one page."""

    def __init__(self, page: Page, seed: int, touch: bool = False, quick: bool = True) -> None:
        self.page = page
        self.touch = touch
        self.random = Random(seed)
        self.answered = 0
        self.faults: list[str] = []
        if quick:
            page.add_init_script("localStorage.setItem('arbiter.at_once', 'on')")  # an answer counts at once
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", lambda message: self.faults.append(message.text) if message.type == "error" else None)

    def wait(self, last: str) -> str:
        """The next question's number, or "end"."""
        return str(self.page.wait_for_function(OPEN, arg=last, timeout=LONGEST_WAIT).json_value())

    def play(self) -> None:
        """Answer until the game is over."""
        last = ""
        while (question := self.wait(last)) != "end":
            self.answer(question)
            self.answered += 1
            assert self.answered < MOST_QUESTIONS, "the game does not end"
            last = question

    def is_open(self, question: str) -> bool:
        return self.page.locator(f'#prompt[data-question="{question}"]:not(.sent)').count() > 0

    def kind(self) -> tuple[str, str]:
        prompt = self.page.locator("#prompt")
        return prompt.get_attribute("data-kind") or "", prompt.get_attribute("data-why") or ""

    def answer(self, question: str) -> None:
        raise NotImplementedError

    def eager(self) -> bool:
        """Do something rather than pass?"""
        _, why = self.kind()
        return why in ("attack", "burst", "may") or self.random.random() < 0.6


class Clicker(Person):
    """Clicks on lit cards of the board, on cards to choose from, on buttons."""

    LIT = ".board .slot.can > .card:visible, .board .plate.can, .board .offer:not([aria-pressed=true]):visible"

    def answer(self, question: str) -> None:
        for _ in range(30):
            if not self.is_open(question):
                return
            self.click_something()
        raise AssertionError(f"cannot be answered by clicking: {self.page.locator('#prompt').inner_text()}")

    def click_something(self) -> None:
        page = self.page
        lines = page.locator("#prompt .option:visible .words").all_inner_texts()
        self.faults += [f"two lines read alike: {line}" for line in set(lines) if lines.count(line) > 1]
        menu = page.locator("[role=dialog] .option:visible")
        if menu.count():
            return self.click(menu.nth(self.random.randrange(menu.count())))
        done = page.locator("#prompt .final button:enabled")
        kind, _ = self.kind()
        if kind in ("confirm", "number", "order", "divide") or (done.count() and not self.eager()):
            return self.click(done.nth(self.random.randrange(done.count())))
        lit = page.locator(self.LIT)
        if lit.count():
            return self.click(lit.nth(self.random.randrange(lit.count())))
        options = page.locator("#prompt .option:enabled:not(.picked)")
        if options.count():
            return self.click(options.nth(self.random.randrange(options.count())))
        return self.click(done.first)

    def click(self, locator: object) -> None:
        from playwright.sync_api import Error, Locator

        assert isinstance(locator, Locator)
        try:
            # Cards overlap in a fan; a person clicks the part that can be seen.
            press = locator.tap if self.touch else locator.click
            press(timeout=3000, position={"x": 9, "y": 12})
        except Error:
            if locator.count():
                locator.first.dispatch_event("click")


class Typist(Person):
    """Has no pointer: Tab, arrows, Enter, Space and digits. What is picked stays picked, and what is enough is said to
    be so: a walk that takes as often as it gives back may not end.
    """

    ABLE = "document.activeElement.matches('.can > .card, .option:not(.picked), .offer:not([aria-pressed=true])')"

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def answer(self, question: str) -> None:
        for _ in range(30):
            if not self.is_open(question):
                return
            self.type_something()
        raise AssertionError(f"cannot be answered by keys: {self.page.locator('#prompt').inner_text()}")

    def type_something(self) -> None:
        kind, _ = self.kind()
        if self.page.locator("[role=dialog]").count():
            return self.press("Enter")  # the first of several uses of one card has the focus
        if kind in ("number", "order", "divide", "payment"):
            self.press("q")
            return self.press("Enter")  # as suggested
        if kind == "confirm":
            return self.press(self.random.choice(("1", "2")) if not self.eager() else "1")
        if not self.eager():
            self.press("q", "Enter" if self.page.locator("#prompt .picked").count() else "Space")
            return self.wait_a_little()
        if self.random.random() < 0.5:
            return self.by_digit()
        return self.by_focus()

    def by_digit(self) -> None:
        picked = self.page.locator("#prompt .option").evaluate_all("all => all.map(o => o.matches('.picked'))")
        count = len(picked)
        free = [number for number, taken in enumerate(picked[:9], 1) if not taken]
        self.press(str(self.random.choice(free)) if free else "Space" if not count else "q")
        if count > 9:
            self.page.wait_for_timeout(650)  # a second digit could follow
        self.finish()

    def by_focus(self) -> None:
        """Tab to something that can be picked, or an arrow from there, and Enter."""
        for _ in range(40):
            self.press("Tab")
            if self.page.evaluate(self.ABLE):
                break
        for _ in range(self.random.randrange(3)):
            self.press(self.random.choice(("ArrowRight", "ArrowLeft")))
        if self.page.evaluate(self.ABLE):
            self.press("Enter")
        self.finish()

    def finish(self) -> None:
        """Where several are picked, say so when it is enough."""
        self.wait_a_little()
        if self.page.locator("#prompt:not(.sent) .final button.go:enabled").filter(has_text="Done").count():
            self.press("q", "Enter")
            self.wait_a_little()

    def wait_a_little(self) -> None:
        self.page.wait_for_timeout(15)


class Hearer(Person):
    """Hears the page and sees nothing: knows the question as it is announced, and buttons by role and name alone."""

    def heard(self) -> str:
        """What a screen reader announces of the question."""
        return self.page.locator("#prompt").get_by_role("status").first.inner_text()

    def answer(self, question: str) -> None:
        for _ in range(30):
            if not self.is_open(question):
                return
            assert self.heard().strip(), "a question without words"
            self.press_by_name()
        raise AssertionError(f"cannot be answered by what is heard: {self.heard()}")

    def press_by_name(self) -> None:
        page = self.page
        dialog = page.get_by_role("dialog")
        scope = dialog if dialog.count() else page.get_by_role("region", name="Question")
        buttons = scope.get_by_role("button", disabled=False).all()
        names = [(button.get_attribute("aria-label") or button.inner_text()).strip() for button in buttons]
        assert all(names), names
        plain = [i for i, name in enumerate(names) if "until" not in name and "choose how to pay" not in name]
        picked = [i for i in plain if buttons[i].get_attribute("aria-pressed") != "true" and names[i] != "Close"]
        done = [i for i in plain if names[i].startswith(("Done", "In this order", "Pay"))]
        suggested = self.kind()[0] in ("number", "order", "divide")  # complete as it stands
        if done and (suggested or len(picked) <= len(done) or self.random.random() < 0.5):
            picked = done
        chosen = buttons[self.random.choice(picked or plain)]
        chosen.focus()
        page.keyboard.press("Enter")
        page.wait_for_timeout(15)
