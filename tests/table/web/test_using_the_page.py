"""The page as it is used: clicks that come early, keys after clicks, and rows of cards on a telephone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.table.web.browsing import DESK, Clicker, browser, serving

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Route

Site = tuple["Browser", str]
FORCE_OF_WILL = "Force of Will 12.9"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with browser() as running, serving(Path(tmp_path_factory.mktemp("using"))) as address:
        yield running, address


def somebody(site: Site, seed: int) -> Clicker:
    """A person with a browser of their own, in the lobby."""
    person = Clicker(site[0].new_context(viewport=DESK, reduced_motion="reduce").new_page(), seed)  # type: ignore[arg-type]
    person.page.goto(site[1])
    person.page.wait_for_selector("#start:enabled")
    return person


def test_a_click_in_the_lobby_counts_as_soon_as_the_game_is_chosen(site: Site) -> None:
    """The decks stand there with the game's name; only their colours wait for what the game looks like."""
    page = somebody(site, 10).page
    held: list[Route] = []
    page.route("**/api/games/fow/layout", lambda route: held.append(route))
    before = page.locator(".tile b").all_inner_texts()
    page.select_option("#game", label=FORCE_OF_WILL)
    assert not set(before) & set(page.locator(".tile b").all_inner_texts())
    tile = page.locator(".tile").nth(2)
    name = tile.locator("b").inner_text()
    tile.click(position={"x": 40, "y": 20})
    assert "on" in (tile.get_attribute("class") or "") and held
    for route in held:
        route.continue_()
    page.unroute("**/api/games/fow/layout")
    page.wait_for_function("() => document.querySelector('.tile').style.getPropertyValue('--stripe')")
    assert page.locator(".tile.on b").inner_text() == name
    page.click("#start")
    page.wait_for_selector(".board")


def test_enter_does_what_the_lit_button_says_after_a_click(site: Site) -> None:
    """Neither the option nor the card that was clicked takes the key for itself."""
    person = somebody(site, 13)
    page = person.page
    page.select_option("#game", label=FORCE_OF_WILL)
    page.click("#start")
    question = person.wait("")
    if page.locator("#prompt[data-why=mulligan]").count() == 0:
        person.answer(question)
        question = person.wait(question)
    page.locator("#prompt .option").first.click()
    assert page.locator("#prompt .option.picked").count() == 1
    page.keyboard.press("Enter")
    person.wait(question)
    page.locator(".hand.mine .card").first.click()
    assert page.evaluate("document.activeElement === document.body || Boolean(document.querySelector('[role=dialog]'))")
    assert person.faults == []


CROWD = """(count) => document.querySelectorAll('.rank .lane').forEach((lane) => {
  const card = document.querySelector('.board .slot');
  lane.replaceChildren(...Array.from({ length: count }, () => card.cloneNode(true)));
  lane.style.setProperty('--n', '16');
})"""
# Cards of the rows that do not lie within their row, and whether the page scrolls sideways.
OUTSIDE = """() => [...document.querySelectorAll('.rank')].flatMap((row) => {
  const { left, right } = row.getBoundingClientRect();
  return [...row.querySelectorAll('.card')].map((card) => card.getBoundingClientRect())
    .filter((box) => box.left < left - 2 || box.right > right + 2).map((box) => [box.left, box.right, left, right]);
}).concat(document.documentElement.scrollWidth > innerWidth ? ['it scrolls sideways'] : [])"""


@pytest.mark.parametrize("size", [(360, 740), (390, 844), (844, 390)])
def test_a_crowded_row_stays_on_a_telephone(site: Site, size: tuple[int, int]) -> None:
    person = somebody(site, 12)
    page = person.page
    page.click("#start")
    person.answer(person.wait(""))
    page.wait_for_selector(".board .slot")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(CROWD, 22)
    assert page.evaluate(OUTSIDE) == []


def test_a_long_analysis_leaves_room_for_the_board_on_a_telephone(site: Site) -> None:
    person = somebody(site, 14)
    page = person.page
    page.click("#start")
    person.wait("")
    page.set_viewport_size({"width": 390, "height": 844})
    page.evaluate("""() => {
      const sheet = document.querySelector('#prompt');
      sheet.classList.add('rewind', 'analysing');
      sheet.append(document.createElement('div'));
      sheet.lastChild.style.height = '2000px';
    }""")
    assert page.evaluate("document.querySelector('.board').clientHeight") > 300
