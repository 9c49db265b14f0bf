"""The page in a real Chromium: whole games by clicking, by keyboard alone, of two browsers, and what a watcher sees."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import pytest

from tests.table.web.browsing import DESK, OPEN, TABLET, Clicker, Hearer, Person, Typist, browser, serving
from tests.table.web.process import process

if TYPE_CHECKING:
    from playwright.sync_api import Browser

Anybody = TypeVar("Anybody", bound=Person)
DECKS = 8
FORCE_OF_WILL = "Force of Will 12.9"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Browser, str]]:
    with browser() as running, serving(Path(tmp_path_factory.mktemp("tables"))) as address:
        yield running, address


def somebody(site: tuple[Browser, str], kind: type[Anybody], seed: int, touch: bool = False) -> Anybody:
    """A person with a browser of their own, in the lobby. What bots do is not shown slowly to them."""
    size = TABLET if touch else DESK
    context = site[0].new_context(viewport=size, has_touch=touch, reduced_motion="reduce")
    person = kind(context.new_page(), seed, touch)
    person.page.goto(site[1])
    person.page.wait_for_selector("#start:enabled")
    return person


def outcome(person: Person) -> str:
    return person.page.locator(".end h1").inner_text()


def test_a_whole_game_by_clicking_what_is_lit(site: tuple[Browser, str]) -> None:
    person = somebody(site, Clicker, 1)
    person.page.fill("#name", "Ada")
    person.page.click("#start")
    person.play()
    assert outcome(person) in ("You win", "You lose", "A draw")
    assert person.answered > 5
    assert person.faults == []


def test_a_whole_game_by_keyboard_alone(site: tuple[Browser, str]) -> None:
    person = somebody(site, Typist, 2)
    for _ in range(60):  # from the top of the lobby to the button that begins the game
        person.press("Tab")
        if person.page.evaluate("document.activeElement.id === 'start'"):
            break
    person.press("Enter")
    person.play()
    assert outcome(person) in ("You win", "You lose", "A draw")
    assert person.answered > 5
    assert person.faults == []


def test_a_whole_game_by_what_a_screen_reader_says(site: tuple[Browser, str]) -> None:
    person = somebody(site, Hearer, 8)
    person.page.get_by_role("button", name="Play").click()
    person.play()
    assert outcome(person) in ("You win", "You lose", "A draw")
    assert person.answered > 5
    assert person.faults == []


def test_the_lobby_remembers_the_last_game_and_deck_and_tells_results(site: tuple[Browser, str]) -> None:
    person = somebody(site, Clicker, 9)
    page = person.page
    choose(person, FORCE_OF_WILL)
    page.locator(".tile").nth(2).click(position={"x": 40, "y": 20})
    page.click("#start")
    person.wait("")
    page.keyboard.press("m")
    page.click("text=Concede")
    page.click("#concede")
    page.wait_for_selector(".end [role=dialog]")
    page.goto(site[1])
    page.wait_for_selector("#start:enabled")
    assert page.locator("#game").input_value() == "fow"
    assert page.locator(".tile.on").count() == 1 and "on" in (page.locator(".tile").nth(2).get_attribute("class") or "")
    told = page.locator("section", has_text="Replays").locator("li").first.inner_text()
    assert "greedy bot won" in told and "20" in told  # and when


TELLING = ".pace button.main"  # the button that skips, or that comes back from an earlier moment
FRESH = "() => document.querySelector('.frame[data-fresh]') === null"
# Whoever presses Enter at the very moment at which a question appears.
HASTY = """() => new MutationObserver(() => {
  if (document.querySelector('.frame').dataset.fresh) dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter'}));
}).observe(document.querySelector('.frame'), {attributes: true, attributeFilter: ['data-fresh']})"""


def test_a_turn_is_told_line_by_line_and_a_key_that_skips_answers_nothing(site: tuple[Browser, str]) -> None:
    context = site[0].new_context(viewport=DESK, reduced_motion="no-preference")
    context.add_init_script("localStorage.setItem('arbiter.pace', 'slow')")
    person = Clicker(context.new_page(), 5, quick=False)
    page = person.page
    page.goto(site[1])
    page.wait_for_selector("#start:enabled")
    page.click("#start")
    page.wait_for_selector(".board")
    page.evaluate(HASTY)
    skipped, last = 0, ""
    while skipped < 3:
        page.wait_for_selector(f"{TELLING}, #prompt[data-question]:not(.sent)")
        if page.locator(TELLING).count():
            page.keyboard.press("Space")
            skipped += 1
            page.wait_for_selector(TELLING, state="detached")
            continue
        question = person.wait(last)
        page.wait_for_function(FRESH)  # 300 ms, in which nothing counts
        assert person.is_open(question), "a key that came with the question, or that skipped, has answered it"
        if not page.locator(TELLING).count():
            person.answer(question)
            last = question
    page.wait_for_selector(TELLING, state="detached")
    lines = page.locator("#log p")
    assert lines.count() > 5
    page.wait_for_selector("#prompt[data-question]:not(.sent)")
    for line in reversed(lines.all()):  # the latest of an earlier moment
        line.click()
        if page.locator(TELLING).count():
            break
    assert page.locator("#prompt[data-question]:not(.sent)").count() == 0 and page.locator("#log p.shown").count() == 1
    page.keyboard.press("Escape")
    page.wait_for_selector("#prompt[data-question]:not(.sent)")
    assert not person.faults


# What is drawn of two views that come together, where nothing is told slowly.
TOGETHER = """async () => {
  const { Teller } = await import('/page/js/telling.js');
  const did = [];
  const table = { faces: new Map(), log: [], note: () => did.push('noted'), show: () => did.push('shown') };
  const teller = new Teller(table, document.createElement('div'));
  const view = { log: { from: 0, entries: [{ parts: ['a'], events: [] }] } };
  for (const waiting of [1, 0]) await teller.tell(view, waiting);
  return did;
}"""
AT_END = """() => {
  const log = document.querySelector('#log');
  return log.scrollHeight > log.clientHeight + 40 && log.scrollTop + log.clientHeight > log.scrollHeight - 2;
}"""


# A question about a card with a text that is longer than its place, put there again where the prompt is drawn anew; the
# page lets it be reached by key once it has looked at what scrolls.
LONG_TEXT_HAS_THE_FOCUS = """() => {
  const prompt = document.querySelector('#prompt');
  let text = prompt.querySelector('.context.long');
  if (!text) {
    prompt.querySelector('.context')?.remove();
    text = document.createElement('p');
    text.className = 'context long';
    text.textContent = 'long '.repeat(300);
    prompt.append(text);
    dispatchEvent(new Event('resize'));
  }
  text.focus();
  return document.activeElement === text;
}"""
# More is written before the page hears that it has scrolled the log.
WRITTEN_MEANWHILE = """() => {
  const log = document.querySelector('#log');
  const more = document.createElement('p');
  more.style.height = '300px';
  log.append(more);
  log.dispatchEvent(new Event('scroll'));
  more.remove();
}"""


def test_the_log_stays_at_its_end_unless_somebody_reads_further_up_and_long_texts_scroll_by_key(
    site: tuple[Browser, str],
) -> None:
    person = somebody(site, Clicker, 5)
    page = person.page
    page.set_viewport_size({"width": 1280, "height": 640})
    page.click("#start")
    question = person.wait("")
    while page.locator("#log p").count() < 25:
        person.answer(question)
        question = person.wait(question)
    page.wait_for_function(AT_END)
    page.wait_for_function(FRESH)  # from then on the prompt stays as it is until it is answered
    page.evaluate(WRITTEN_MEANWHILE)
    page.set_viewport_size({"width": 1280, "height": 540})
    page.wait_for_function(AT_END)
    page.wait_for_function(LONG_TEXT_HAS_THE_FOCUS)
    page.keyboard.press("ArrowDown")
    page.wait_for_function("() => document.querySelector('#prompt .context').scrollTop > 0")
    page.evaluate("document.querySelector('#log').scrollTop = 20")
    before = page.locator("#log p").count()
    while page.locator("#log p").count() == before:
        person.answer(question)
        question = person.wait(question)
    page.evaluate("() => new Promise(requestAnimationFrame)")
    assert page.evaluate("document.querySelector('#log').scrollTop") == 20
    assert page.evaluate(TOGETHER) == ["noted", "shown"]
    assert person.faults == []


def test_a_list_that_breaks_rules_is_told_so_with_their_numbers(site: tuple[Browser, str]) -> None:
    person = somebody(site, Clicker, 3)
    person.page.click("text=Your own list")
    person.page.fill("textarea", "[main]\n4 SR-001C Kiln Apprentice")
    assert "4 copies" in person.page.locator(".violations").inner_text()
    assert person.page.locator(".violations .rule").count() == 2
    assert person.page.locator("#start").is_disabled()


def test_why_not_names_the_rule_and_undo_takes_back(site: tuple[Browser, str]) -> None:
    person = somebody(site, Clicker, 4)
    page = person.page
    page.click("#start")
    question = person.wait("")
    while not page.locator(".hand.mine .can").count() or person.kind()[0] != "action":  # to a Main Phase
        person.answer(question)
        question = person.wait(question)
    page.locator(".hand.mine .card").first.focus()
    page.keyboard.press("w")
    page.wait_for_selector("[role=dialog] .why li, [role=dialog] .why p")
    page.keyboard.press("Escape")
    assert page.locator("[role=dialog]").count() == 0
    held = page.locator(".hand.mine .card").count()
    page.locator(".hand.mine .can > .card").first.click(position={"x": 9, "y": 12})
    paying = person.wait(question)
    if person.kind()[0] == "payment":  # with cards of the hand: it is asked, and Enter pays as proposed
        page.keyboard.press("q")
        page.wait_for_timeout(400)  # a question that came this instant is not answered by a key
        page.keyboard.press("Enter")
        person.wait(paying)
    assert page.locator(".hand.mine .card").count() < held
    page.keyboard.press("z")
    page.wait_for_function("(held) => document.querySelectorAll('.hand.mine .card').length === held", arg=held)
    assert person.faults == []


def test_everything_that_can_be_focused_has_a_name(site: tuple[Browser, str]) -> None:
    person = somebody(site, Clicker, 5)
    person.page.click("#start")
    person.wait("")
    nameless = person.page.evaluate(
        """[...document.querySelectorAll('button, a, input, [role=button], [tabindex="0"]')]
           .filter((each) => !(each.getAttribute('aria-label') || each.textContent.trim() || each.labels?.length))
           .map((each) => each.outerHTML.slice(0, 120))"""
    )
    assert nameless == []


def test_a_page_comes_back_by_itself_when_the_server_was_killed(site: tuple[Browser, str], tmp_path: Path) -> None:
    with process(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path) as server:
        person = somebody((site[0], server.base), Clicker, 6)
        page = person.page
        page.click("#start")
        question = person.wait("")
        for _ in range(3):
            person.answer(question)
            question = person.wait(question)
        told = page.locator("#log").inner_text()
        server.kill()
        page.wait_for_selector(".offline", timeout=20_000)
        server.start()
        page.wait_for_selector(".offline", state="detached", timeout=20_000)
        assert person.wait("") == question
        assert page.locator("#log").inner_text() == told
        person.answer(question)
        person.wait(question)


# ---------------------------------------------------------------- longer


def seat_two(site: tuple[Browser, str]) -> tuple[Clicker, Clicker]:
    host, guest = somebody(site, Clicker, 11), somebody(site, Clicker, 12)
    host.page.fill("#name", "Ada")
    host.page.click("text=A friend")
    host.page.click("#start")
    guest.page.goto(host.page.locator("#invite").input_value())
    guest.page.wait_for_selector("#start:enabled")
    guest.page.fill("#name", "Ben")
    guest.page.click("#start")
    for person in (host, guest):
        person.page.wait_for_selector(".board")
    return host, guest


def play_together(*people: Clicker) -> None:
    for _ in range(20_000):
        for person in people:
            question = person.page.evaluate(OPEN, "")
            if question == "end":
                return
            if question:
                person.answer(question)
                person.answered += 1
    raise AssertionError("the game does not end")


@pytest.mark.soak
def test_two_browsers_play_each_other_while_a_third_watches_and_play_again(site: tuple[Browser, str]) -> None:
    host, guest = seat_two(site)
    watcher = somebody(site, Clicker, 13)
    watcher.page.goto(host.page.url)
    watcher.page.wait_for_selector(".board")
    assert watcher.page.locator(".hand .card[data-face]").count() == 0  # nobody's hand lies open
    play_together(host, guest)
    for person in (host, guest, watcher):
        person.page.wait_for_selector(".end")
        assert person.faults == []
    assert {outcome(host), outcome(guest)} in ({"You win", "You lose"}, {"A draw"})
    assert outcome(watcher) in ("Ada wins", "Ben wins", "A draw")
    for person in (host, guest):
        person.page.click("text=Rematch")
    for person in (host, guest, watcher):
        person.page.wait_for_selector(".end", state="detached")
        person.page.wait_for_selector(".board")
    host.page.wait_for_timeout(500)
    assert any(person.page.evaluate(OPEN, "") not in (None, "end") for person in (host, guest))


@pytest.mark.soak
@pytest.mark.parametrize("deck", range(DECKS))
def test_every_built_in_deck_by_clicking(site: tuple[Browser, str], deck: int) -> None:
    person = somebody(site, Clicker, 20 + deck, touch=deck % 2 == 1)
    person.page.locator(".tile").nth(deck).click(position={"x": 40, "y": 20})
    person.page.select_option("#bot", "random")
    person.page.click("#start")
    person.play()
    assert person.faults == []


@pytest.mark.soak
def test_every_built_in_deck_by_keyboard(site: tuple[Browser, str]) -> None:
    for deck in range(DECKS):
        person = somebody(site, Typist, 40 + deck)
        person.page.locator(".tile input").nth(deck).focus()
        person.press("Space")
        person.page.select_option("#bot", "random")
        person.page.locator("#start").focus()
        person.press("Enter")
        person.play()
        assert person.faults == []


@pytest.mark.soak
def test_a_game_that_brings_no_layout_can_be_played(site: tuple[Browser, str]) -> None:
    person = somebody(site, Clicker, 70)
    person.page.route("**/layout", lambda route: route.fulfill(json={}))
    person.page.click("#start")
    person.play()
    assert person.faults == []


@pytest.mark.soak
def test_a_finished_game_can_be_watched_again_from_every_side(site: tuple[Browser, str]) -> None:
    person = somebody(site, Clicker, 60)
    person.page.click("#start")
    person.play()
    person.page.click(".end a.button:has-text('Replay')")
    person.page.wait_for_selector(".rewind")
    for side in ("All open", "Player", "greedy bot"):
        person.page.click(f".rewind button:has-text('{side}')")
        person.page.click("[aria-label='Last step']")
        person.page.wait_for_selector(".rewind >> text=wins")
    assert person.faults == []


# ---------------------------------------------------------------- the second game


# The game is chosen, and its decks have come.
CHOSEN = """(title) => {
  const game = document.querySelector('#game').selectedOptions[0];
  return game.label === title && document.querySelector(`.decks a[href="/decks?game=${game.value}"]`) !== null;
}"""


def choose(person: Person, title: str) -> None:
    """Another game in the lobby."""
    page = person.page
    page.locator("select#game").select_option(label=title)
    page.wait_for_function(CHOSEN, arg=title)
    page.wait_for_selector("#start:enabled")


def test_a_whole_game_of_force_of_will_by_clicking(site: tuple[Browser, str]) -> None:
    person = somebody(site, Clicker, 5)
    choose(person, FORCE_OF_WILL)
    person.page.click("#start")
    person.wait("")
    assert person.page.locator(".plate .great").count() == 2  # both players' life
    person.play()
    assert outcome(person) in ("You win", "You lose", "A draw")
    assert person.answered > 5
    assert person.faults == []


@pytest.mark.parametrize("touch", [False, True])
def test_a_stone_and_cards_that_cannot_be_paid_for_yet_are_chosen_in_a_row(
    site: tuple[Browser, str], touch: bool
) -> None:
    person = somebody(site, Clicker, 9, touch)
    page = person.page
    choose(person, FORCE_OF_WILL)
    page.click("#start")
    question = person.wait("")
    while not page.locator("#prompt .option", has_text="Call a magic stone").count():
        person.answer(question)
        question = person.wait(question)
    hand = page.locator(".hand.mine .card")
    lit = page.locator(".hand.mine .slot.can")
    before = lit.count()
    if touch:
        page.locator("#prompt .option", has_text="Several things in a row").tap()
    else:
        person.page.keyboard.press("r")
    assert lit.count() <= before  # nothing is there yet that it could follow
    person.click(page.locator("#prompt .option", has_text="Call a magic stone").first)
    assert lit.count() == hand.count()
    person.click(hand.first)
    assert page.locator(".inarow li").count() == 2
    person.click(page.locator("#prompt .option.picked").first)
    assert page.locator(".inarow li").count() == 0  # what was only wished for goes with it
    page.keyboard.press("Escape")
    assert page.locator(".inarow").count() == 0 and page.locator("#prompt .final .pass").count() == 1
    page.keyboard.press("r")
    person.click(page.locator("#prompt .option", has_text="Call a magic stone").first)
    person.click(hand.first)
    person.click(page.locator("#prompt .final .go"))
    person.wait(question)
    assert page.locator(".log p", has_text=re.compile("You rest .* to call a magic stone")).count() == 1
    assert person.faults == []


@pytest.mark.soak
@pytest.mark.parametrize("deck", range(14))
def test_every_deck_of_force_of_will_by_clicking(site: tuple[Browser, str], deck: int) -> None:
    person = somebody(site, Clicker, 80 + deck, touch=deck % 2 == 1)
    choose(person, FORCE_OF_WILL)
    person.page.locator(".tile").nth(deck).click(position={"x": 40, "y": 20})
    person.page.select_option("#bot", "random" if deck % 2 else "greedy")
    person.page.click("#start")
    person.play()
    assert person.faults == []


@pytest.mark.soak
@pytest.mark.parametrize("deck", range(0, 14, 3))
def test_whole_games_of_force_of_will_by_keyboard_alone(site: tuple[Browser, str], deck: int) -> None:
    person = somebody(site, Typist, 100 + deck)
    choose(person, FORCE_OF_WILL)
    person.page.locator(".tile input").nth(deck).focus()
    person.press("Space")
    person.page.locator("#start").focus()
    person.press("Enter")
    person.play()
    assert outcome(person) in ("You win", "You lose", "A draw")
    assert person.faults == []


@pytest.mark.parametrize("title", ["Force of Will 5.12 (2015)", "Gate Ruler", "The Caster Chronicles"])
def test_a_whole_game_of_the_others_by_clicking(site: tuple[Browser, str], title: str) -> None:
    person = somebody(site, Clicker, 5)
    choose(person, title)
    person.page.click("#start")
    person.wait("")
    person.play()
    assert outcome(person) in ("You win", "You lose", "A draw")
    assert person.answered > 2  # whoever passes at every chance has lost after a few turns
    assert person.faults == []
