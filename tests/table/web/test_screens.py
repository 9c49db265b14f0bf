"""What a person finds on every screen: things large enough to be touched and nothing beside the page, the words of
rules and keywords by pointer, key and finger, silence until sounds are wanted, sentences that call people by name.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.table.web.browsing import DESK, Clicker, begin, browser, serving

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext

Site = tuple["Browser", str]

# What can be touched beside the board, where cards and places are as large as there is room, and is too small for it.
TOO_SMALL = """(least) => [...document.querySelectorAll('button, a[href], select, summary, label.toggle')]
  .filter((each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !each.disabled)
  .map((each) => [each.getBoundingClientRect(), `${each.tagName} ${each.className} ${each.innerText.slice(0, 30)}`])
  .filter(([box]) => box.width && box.right > 0 && box.left < innerWidth && (box.width < least || box.height < least))
  .map(([box, what]) => `${what}: ${Math.round(box.width)} x ${Math.round(box.height)}`)"""
BESIDE = "document.documentElement.scrollWidth - innerWidth"
HEARD = """window.heard = 0; window.AudioContext = class { constructor() { window.heard += 1; } };"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with browser() as running, serving(Path(tmp_path_factory.mktemp("screens"))) as address:
        yield running, address


def at_a_table(context: BrowserContext, site: Site, game: str, questions: int, seed: int = 3) -> Clicker:
    """Somebody who has answered some questions of a game, and has the next before them."""
    page = context.new_page()
    page.goto(site[1])
    page.wait_for_selector("#start:enabled")
    person = Clicker(page, seed)
    begin(page, game, "random")
    last = ""
    for _ in range(questions):
        last = person.wait(last)
        person.answer(last)
    person.wait(last)
    return person


@pytest.mark.parametrize("game", ["fftcg", "gateruler"])
def test_what_can_be_touched_is_large_enough_and_nothing_lies_beside_the_page(site: Site, game: str) -> None:
    running, address = site
    upright, lying = {"width": 360, "height": 740}, {"width": 740, "height": 360}
    context = running.new_context(viewport=upright, has_touch=True, reduced_motion="reduce")  # type: ignore[arg-type]
    lobby = context.new_page()
    lobby.goto(address)
    lobby.wait_for_selector("#start:enabled")
    assert lobby.evaluate(BESIDE) <= 0 and lobby.evaluate(TOO_SMALL, 44) == []
    person = at_a_table(context, site, game, 6)
    for size in (upright, lying):
        person.page.set_viewport_size(size)  # type: ignore[arg-type]
        person.page.wait_for_timeout(200)
        assert person.page.evaluate(BESIDE) <= 0
        assert person.page.evaluate(TOO_SMALL, 44) == [], size
    assert person.faults == []
    context.close()


def test_the_stops_of_the_phase_strip_can_be_hit(site: Site) -> None:
    context = site[0].new_context(viewport=DESK, reduced_motion="reduce")  # type: ignore[arg-type]
    page = at_a_table(context, site, "fow", 2).page
    assert page.locator(".strip .stop:not(.none)").count() > 8
    small = [each for each in page.evaluate(TOO_SMALL, 24) if "stop" in each]
    assert small == []
    stop = page.locator(".strip .stop.own:not(.none)").first
    before = stop.get_attribute("aria-pressed")
    stop.click()
    page.wait_for_function(
        "(before) => document.querySelector('.strip .stop.own:not(.none)').ariaPressed !== before", arg=before
    )
    context.close()


def test_the_words_of_a_rule_and_of_a_keyword_come_by_pointer_key_and_finger(site: Site) -> None:
    context = site[0].new_context(viewport=DESK, has_touch=True, reduced_motion="reduce")  # type: ignore[arg-type]
    page = at_a_table(context, site, "fftcg", 6).page
    page.wait_for_timeout(500)  # the log has come to its end
    rule, line = page.locator("#log .rule").last, page.locator("#log p:has(.rule)").last
    for ask in (rule.hover, line.focus, rule.tap):
        ask()
        page.wait_for_selector(".wordbox.shown")
        assert len(page.locator(".wordbox.shown p").first.inner_text()) > 20
        page.mouse.move(2, 300)
        page.keyboard.press("Escape")
        page.wait_for_selector(".wordbox:not(.shown)", state="attached")
    context.close()


def test_nothing_is_heard_until_somebody_wants_to_hear_it(site: Site) -> None:
    context = site[0].new_context(viewport=DESK, reduced_motion="reduce")  # type: ignore[arg-type]
    context.add_init_script(HEARD)
    page = at_a_table(context, site, "fow", 6).page
    assert page.evaluate("window.heard") == 0
    page.locator("button[aria-label*='ound'], button[title*='ound'], .pace button").last.click()
    assert page.evaluate("window.heard") > 0
    context.close()


@pytest.mark.parametrize(("motion", "pace"), [("reduce", "off"), ("no-preference", "quick")])
def test_whoever_wants_little_motion_is_told_at_once_until_they_choose_otherwise(
    site: Site, motion: str, pace: str
) -> None:
    context = site[0].new_context(viewport=DESK, reduced_motion=motion)  # type: ignore[arg-type]
    page = context.new_page()
    page.goto(site[1])
    page.wait_for_selector("#start:enabled")
    assert page.evaluate("async () => (await import('/page/js/telling.js')).pace()") == pace
    chosen = "async () => { const m = await import('/page/js/telling.js'); m.setPace('slow'); return m.pace(); }"
    assert page.evaluate(chosen) == "slow"
    context.close()


ENDINGS = [
    ({"winner": 1, "reason": "had no card to draw in the draw phase"}, "Ada had no card to draw in the draw phase."),
    ({"winner": 0, "reason": "no life left"}, "Ben has no life left."),
    ({"winner": 0, "reason": "7 points of damage"}, "Ben has 7 points of damage."),
    ({"winner": 0, "reason": "player 1 concedes"}, "Ben concedes."),
    ({"winner": -1, "draw": True, "reason": "the game repeats itself"}, "The game repeats itself."),
]


def test_how_a_game_ended_and_questions_call_people_by_name(site: Site) -> None:
    page = site[0].new_page()
    page.goto(site[1])
    ending = "async ([result, names]) => (await import('/page/js/layout.js')).ending(result, names)"
    for result, said in ENDINGS:
        assert page.evaluate(ending, [result, ["Ada", "Ben"]]) == said
    question = {"text": "choose 1 of your opponent's cards", "options": [{"text": "Wall (opponent's, 9000)"}]}
    phrase = """async (question) => {
      const { Layout } = await import('/page/js/layout.js');
      return new Layout({}, 'fow').phrase(question, () => null, ['Ada', 'Ben'], 0);
    }"""
    asked = page.evaluate(phrase, question)
    assert asked["text"] == "Choose 1 of Ben's cards" and asked["options"][0]["text"] == "Wall (Ben's, 9000)"
    page.close()
