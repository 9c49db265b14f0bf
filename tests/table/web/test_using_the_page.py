"""The page as it is used: clicks that come early and answers that come late, keys after clicks and after one another,
and rows of cards on a telephone.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.table.web.browsing import DESK, Clicker, begin, browser, serving

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, Route

Site = tuple["Browser", str]
FORCE_OF_WILL = "Force of Will 12.9"
KEPT = [{"id": "1", "name": "First", "game": "fftcg"}, {"id": "2", "name": "Second", "game": "fftcg"}]


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


# Labels of piles that a card lies over, or that lie over one another.
HIDDEN_LABELS = """() => [...document.querySelectorAll('.pile')].filter((pile) => {
  const label = pile.querySelector('.label').getBoundingClientRect();
  const face = pile.querySelector('.heap > .face')?.getBoundingClientRect();
  const next = pile.nextElementSibling?.querySelector('.label')?.getBoundingClientRect();
  if (!label.width) return false; // several opponents on a telephone that lies: there is no room for names
  return face?.bottom > label.top + 1 || (next?.width > 0 && next.top === label.top && next.left < label.right);
}).map((pile) => pile.getAttribute('aria-label'))"""


@pytest.mark.parametrize("players", [2, 3])
def test_no_card_lies_over_the_name_of_its_pile(site: Site, players: int) -> None:
    person = somebody(site, 17)
    page = person.page
    begin(page, "fow", players=players)
    person.wait("")
    for width, height in ((360, 740), (390, 844), (667, 375), (844, 390), (1024, 768), (1280, 720)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("() => new Promise(requestAnimationFrame)")
        assert page.evaluate(HIDDEN_LABELS) == [], (width, height)
        assert page.locator(".board").bounding_box()["height"] > height / 3  # type: ignore[index]


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


def held(page: Page, address: str) -> list[Route]:
    """Requests that are answered when the test says so."""
    requests: list[Route] = []
    page.route(address, lambda route: requests.append(route))
    return requests


def test_the_lobby_says_that_games_and_decks_are_coming(site: Site) -> None:
    page = site[0].new_context(viewport=DESK).new_page()
    games = held(page, "**/api/games")
    page.goto(site[1])
    page.wait_for_selector("[aria-busy=true] >> text=Games and decks are coming")
    assert page.locator("#start").count() == 0
    games.pop().continue_()
    page.wait_for_selector("#start:enabled")
    assert page.locator("[aria-busy=true]").count() == 0 and page.locator(".tile").count() > 1
    page.context.close()


def test_nothing_that_is_clicked_is_lost_while_colours_and_kept_decks_come(site: Site) -> None:
    page = site[0].new_context(viewport=DESK).new_page()
    page.add_init_script("localStorage.setItem('arbiter.profile', 'somebody')")
    layouts, kept, tables = held(page, "**/layout"), held(page, "**/api/decks"), held(page, "**/api/tables")
    page.goto(site[1])
    page.select_option("#game", "fow")
    page.wait_for_selector("[aria-busy=true] >> text=Your kept decks are coming")
    third = page.locator(".tile").nth(2)
    before = third.bounding_box()
    third.click(position={"x": 40, "y": 20})
    page.click("#start")
    page.wait_for_selector("#start[aria-busy=true]:disabled >> text=The table is being made")
    page.press("#name", "Enter")  # once is enough
    for request in kept:
        request.fulfill(json={"decks": [{"id": "mine", "name": "Mine", "game": "fow"}]})
    page.wait_for_selector(".kept >> text=Mine")
    assert third.bounding_box() == before
    made = [request for request in tables if request.request.method == "POST"]
    assert [(wanted["game"], wanted["deck"]) for wanted in (each.request.post_data_json for each in made)] == [
        ("fow", third.locator("input").get_attribute("value"))
    ]
    made[0].fulfill(status=503, json={"type": "error", "code": "busy", "says": "Too many tables."})
    page.wait_for_selector(".problem >> text=Too many tables.")
    page.wait_for_selector("#start:enabled >> text=Play")
    assert layouts
    page.context.close()


def test_a_kept_deck_that_is_coming_is_waited_for(site: Site) -> None:
    page = site[0].new_context(viewport=DESK).new_page()
    page.add_init_script("localStorage.setItem('arbiter.profile', 'somebody')")
    page.route("**/api/decks", lambda route: route.fulfill(json={"decks": KEPT}))
    decks = held(page, "**/api/decks/*")
    page.goto(site[1])
    page.click(".kept >> text=Second")
    page.wait_for_selector("#start[aria-busy=true]:disabled >> text=The deck is coming")
    text = page.evaluate("fetch('/api/games/fftcg/decks/cold-wire').then((answer) => answer.json())")["text"]
    decks.pop().fulfill(json={"versions": [{"list": text, "cards": []}]})
    page.wait_for_selector("#start:enabled >> text=Play")
    assert page.locator("textarea[aria-label='Deck list']").input_value() == text
    page.click("text=Built-in")
    page.click(".kept >> text=First")
    page.locator(".tile").nth(1).click(position={"x": 40, "y": 20})  # another one after all
    page.wait_for_selector("#start:enabled >> text=Play")
    with page.expect_response("**/api/decks/*"):
        decks.pop().fulfill(json={"versions": [{"list": "", "cards": []}]})
    page.evaluate("() => new Promise(requestAnimationFrame)")
    assert page.locator(".tile.on").count() == 1 and page.locator("textarea").count() == 0
    page.context.close()


# One action with each of five cards that differ, some of them only in what lies below or on them.
ALIKE = """async () => {
  const { optionWords } = await import('/page/js/prompt.js');
  const { Choice } = await import('/page/js/choice.js');
  const { Layout } = await import('/page/js/layout.js');
  const { render } = await import('/page/js/dom.js');
  const below = ['Fenn Loam', 'Fenn Loam'];
  const cards = [{ turned: 'rested' }, {}, { under: below }, { counters: { tide: 2 } }, { damage: 300 }];
  const options = cards.map((_, i) => ({ text: 'use Oda Slate', verb: 'use', ids: [`x${i}`] }));
  const find = (id) => ({ zone: 'field', player: 0, card: { id, face: 'f', ...cards[Number(id.slice(1))] } });
  const table = { layout: new Layout({}, ''), faces: new Map([['f', { name: 'Oda Slate' }]]), locate: find };
  const choice = new Choice({ kind: 'action', options }, () => null);
  return options.map((_, i) => {
    const line = document.createElement('p');
    render(line, optionWords(table, choice, i));
    return line.textContent;
  });
}"""


def test_options_with_cards_that_differ_do_not_read_alike(site: Site) -> None:
    lines = somebody(site, 16).page.evaluate(ALIKE)
    assert len(set(lines)) == 5
    assert lines[0] == "Use Oda Slate (rested)"
    assert lines[2] == "Use Oda Slate (unhurt, on top of 2 × Fenn Loam)"


# What digits choose from twelve options, some of them pressed before the next question comes and some after it.
DIGITS = """async ([before, after]) => {
  const { Keys } = await import('/page/js/keys.js');
  const did = [];
  const table = {
    choice: {}, teller: {}, numbered: () => 12, isOpen: () => false, byNumber: (chosen) => did.push(chosen),
  };
  const keys = new Keys(table, document.body);
  const press = (key) => dispatchEvent(new KeyboardEvent('keydown', { key }));
  for (const key of before) press(key);
  if (after !== null) table.choice = {};
  for (const key of after ?? '') press(key);
  window.told = () => { keys.stop(); return did; };
}"""


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [("1", None, [1]), ("12", None, [12]), ("1", "2", [2]), ("1", "", []), ("1", "11", [11]), ("5", "1", [5, 1])],
)
def test_a_digit_that_waits_for_a_second_one_is_no_part_of_the_next_question(
    site: Site, before: str, after: str | None, told: list[int]
) -> None:
    page = somebody(site, 15).page
    page.clock.install()
    page.evaluate(DIGITS, [before, after])
    page.clock.run_for(2_000)
    assert page.evaluate("told()") == told
    page.context.close()
