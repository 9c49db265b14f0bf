"""The pages about cards in a real Chromium: a legal deck of each game by clicking and by keyboard, which is played;
cards that are dropped as files, written by hand, kept on the server and carried in a link."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from arbiter.cards.decks import DeckList, built_in_decks, deck_rules
from arbiter.cards.pool import own_pool
from tests.table.web.browsing import DESK, Clicker, browser, serving

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

GAMES = ("caster", "fftcg", "fow", "fow5", "gateruler")
AT_ONCE = 20  # cards that one query names
WAIT = 30_000
FACES_A_FRAME = 4

# Do all places that can be seen have their faces?
ALL_MADE = """() => {
  const grid = document.querySelector('.cardgrid')?.getBoundingClientRect();
  const rectangle = (cell) => cell.getBoundingClientRect();
  const seen = [...document.querySelectorAll('.cell')].filter(
    (cell) => rectangle(cell).bottom > grid.top && rectangle(cell).top < grid.bottom);
  return seen.length > 7 && seen.every((cell) => cell.querySelector('.face')) && !document.querySelector('.cell.waits');
}"""
# Counts the faces that are made in one frame, and what happens to faces that were there before.
WATCH_FRAMES = """() => {
  const faces = () => new Set(document.querySelectorAll('.cell .face'));
  window.seen = { most: 0, made: 0, touched: 0 };
  const real = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (call) => real((time) => {
    const before = faces();
    call(time);
    const made = [...faces()].filter((face) => !before.has(face)).length;
    window.seen.most = Math.max(window.seen.most, made);
    window.seen.made += made;
  });
  new MutationObserver((changes) => {
    window.seen.touched += changes.filter((change) => change.target.closest?.('.face')).length;
  }).observe(document.querySelector('.cardgrid'), { subtree: true, childList: true, attributes: true });
}"""

Site = tuple["Browser", str]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder = Path(tmp_path_factory.mktemp("building"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("ARBITER_LIBRARY", str(folder / "library.db"))
        patch.setenv("ARBITER_CACHE", str(folder / "cache"))
        with browser() as running, serving(folder) as address:
            yield running, address


def new_page(site: Site, path: str, size: dict[str, int] = DESK) -> tuple[Page, list[str]]:
    page = site[0].new_context(viewport=size, reduced_motion="reduce").new_page()  # type: ignore[arg-type]
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("console", lambda message: faults.append(message.text) if message.type == "error" else None)
    page.set_default_timeout(WAIT)
    page.goto(site[1] + path)
    return page, faults


def wanted_cards(deck: DeckList) -> list[tuple[str, int, list[str]]]:
    """Each card with how many there are in all, and the parts of those that do not go where they usually do."""
    rules, pool = deck_rules(deck.game), own_pool(deck.game)
    counts = Counter(key for _, keys in deck.parts for key in keys)
    usual = {key: rules.part_of(pool.face(key)) for key in counts}
    moved: dict[str, list[str]] = {key: [] for key in counts}
    for part, keys in deck.parts:
        for key in keys:
            if part != usual[key]:
                moved[key].append(part)
    return [(key, count, moved[key]) for key, count in counts.items()]


def look_for(page: Page, keys: list[str]) -> None:
    page.wait_for_selector("#search")
    page.fill("#search", " or ".join(f"id={key}" for key in keys))
    until_found(page, len(keys))
    page.wait_for_selector(f'.cell [data-face="{keys[0]}"]')


def until_found(page: Page, count: int) -> None:
    page.wait_for_selector(f".found:text-matches('^{count} of')")


def move_elsewhere(page: Page, key: str, part: str) -> None:
    row = page.locator(".rows3 li").filter(has=page.locator(f'[data-face="{key}"]')).first
    row.locator("select").select_option(part)


def build(page: Page, deck: DeckList, by_keyboard: bool) -> None:
    page.wait_for_selector(".cell .face")
    wanted = wanted_cards(deck)
    for at in range(0, len(wanted), AT_ONCE):
        some = wanted[at : at + AT_ONCE]
        look_for(page, [key for key, _, _ in some])
        if by_keyboard:
            page.locator('.cell button[tabindex="0"]').focus()
            left = {key: count for key, count, _ in some}
            for _ in range(len(some)):
                key = page.evaluate("document.activeElement.dataset.face")
                for _ in range(left.pop(key)):
                    page.keyboard.press("+")
                page.keyboard.press("ArrowRight")
            assert not left
        else:
            for key, count, _ in some:
                for _ in range(count):
                    page.click(f'.cell [data-face="{key}"]')
        for key, _, parts in some:
            for part in parts:
                move_elsewhere(page, key, part)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("by_keyboard", [False, True], ids=["clicking", "keyboard"])
def test_a_legal_deck_is_built_and_played(site: Site, game: str, by_keyboard: bool) -> None:
    deck = list(built_in_decks(game).values())[by_keyboard]
    page, faults = new_page(site, f"/decks?game={game}")
    build(page, deck, by_keyboard)
    # A smaller deck on the way may be legal, too.
    page.wait_for_selector(f"#verdict.fine:text-is('May be played: {len(deck)} cards.')")
    if by_keyboard:
        page.locator("#playdeck").focus()
        page.keyboard.press("Enter")
    else:
        page.click("#playdeck")
    person = Clicker(page, 5)
    question = person.wait("")
    person.answer(question)
    person.wait(question)
    assert faults == []


def test_what_is_wrong_is_told_with_its_rule_while_one_builds(site: Site) -> None:
    page, faults = new_page(site, "/decks?game=fftcg")
    look_for(page, ["SR-002C"])
    for _ in range(5):
        page.locator(".cell > button").first.click()
    page.wait_for_function("() => document.querySelector('#verdict')?.innerText.includes('copies')")  # of all five
    assert page.locator("ul#verdict .rule").count() and page.locator(".rows3 li.bad").count() == 1
    page.locator(".rows3 [aria-label$=less]").first.click()
    page.click("#suggest")
    page.wait_for_selector(".suggested [data-face]")
    page.click("#hand")
    page.wait_for_selector("[role=dialog] .face")
    assert page.locator("[role=dialog] .face").count() == 4
    page.keyboard.press("Escape")
    assert page.locator(".charts figure").count() == 3
    assert faults == []


def test_a_deck_is_kept_carried_and_read_again(site: Site) -> None:
    page, faults = new_page(site, "/decks?game=fftcg")
    page.wait_for_selector(".cell .face")
    page.click("#carry")
    deck = built_in_decks("fftcg")["kiln-and-salt"]
    page.fill("#imported", deck.text(own_pool("fftcg")))
    page.click("#readlist")
    page.wait_for_selector("#verdict.fine")
    page.fill("#deckname", "Mine")
    page.click("#keep")
    page.wait_for_selector("text=Kept as version 1.")
    page.click("#carry")
    page.click("[role=dialog] >> text=a link")
    page.wait_for_selector("#exported")
    link = page.input_value("#exported")
    page.keyboard.press("Escape")
    page.click("#mine")
    key = page.input_value("#profilekey")
    other, more = new_page(site, link.removeprefix(site[1]))  # another browser
    other.wait_for_selector("#verdict.fine")
    assert other.inner_text("#verdict") == f"May be played: {len(deck)} cards."
    other.click("#mine")
    other.fill("#profilekey", key)
    other.keyboard.press("Enter")
    other.wait_for_selector("[role=dialog] >> text=Mine")
    lobby, last = new_page(site, "/")
    lobby.evaluate("(key) => localStorage.setItem('arbiter.profile', key)", key)
    lobby.reload()
    lobby.click(".kept >> text=Mine")
    lobby.wait_for_selector(".verdict .fine")
    lobby.click("#start")
    lobby.wait_for_selector("#prompt[data-question]")
    assert faults == more == last == []


def test_a_dropped_file_can_be_browsed(site: Site, tmp_path: Path) -> None:
    file = tmp_path / "gulls.jsonl"
    rows = [
        {"id": f"GU-{n:03}C", "name": f"Wharf Gull {n}", "type": "forward", "element": ["wind"], "cost": 2,
         "power": 6000, "category": ["GU"], "text": "Haste" if n else "Wobble.", "set": "Wharf"}
        for n in range(40)
    ]  # fmt: skip
    file.write_text("\n".join(map(json.dumps, rows)))
    page, faults = new_page(site, "/cards?game=fftcg")
    page.wait_for_selector(".cell .face")
    page.set_input_files("#cardfile", file)
    page.wait_for_selector(".library .fine")
    assert "40 new printings" in page.inner_text(".library .fine")
    page.fill("#search", '"gull 0"')
    until_found(page, 1)
    assert page.locator(".cell.stopped").count() == 1
    page.locator(".cell button").first.click()
    page.wait_for_selector("[role=dialog] .why")
    assert "Wobble" in page.inner_text("[role=dialog] .why")
    page.keyboard.press("Escape")
    page.click(".filterchip >> text=runs whole")
    page.fill("#search", "gull")
    until_found(page, 39)
    assert faults == []


def test_scrolling_makes_a_few_faces_a_frame_and_touches_no_other(site: Site) -> None:
    page, faults = new_page(site, "/cards?game=fow")
    page.wait_for_function(ALL_MADE)
    first = page.locator(".cell button").first
    first.focus()
    page.evaluate(WATCH_FRAMES)
    for top in (216, 700, 4000, 8000):
        page.evaluate("(top) => { document.querySelector('.cardgrid').scrollTop = top }", top)
        page.wait_for_function(ALL_MADE)
    seen = page.evaluate("window.seen")
    assert seen["made"] > 60
    assert seen["most"] == FACES_A_FRAME
    assert seen["touched"] == 0
    assert page.locator(".cell").count() < 60  # of some hundreds
    assert page.evaluate("document.activeElement.dataset.index") == "0"  # it is out of sight, but not lost
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.index") == "1"
    assert first.is_visible()
    assert faults == []


def test_a_card_is_written_put_into_a_deck_and_played(site: Site) -> None:
    page, faults = new_page(site, "/design?game=fftcg")
    page.fill("#field-name", "Pier Cat")
    for field, value in {"type": "forward", "element": "fire", "category": "PC", "cost": "2", "power": "5000"}.items():
        page.fill(f"#field-{field}", value)
    page.fill("#field-text", "When Pier Cat entrs the field, draw 1 card.")
    page.wait_for_selector(".why >> text=It stops at")
    page.fill("#field-text", "When Pier Cat enters the field, draw 1 card.")
    page.wait_for_selector("#reading.fine")
    assert "Draw" in (page.locator("pre").first.text_content() or "")
    page.click("#keepcard")
    page.click("text=To the decks")
    page.wait_for_selector(".cell .face")
    page.click("#carry")
    lines = built_in_decks("fftcg")["kiln-and-salt"].text(own_pool("fftcg")).splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("3 "))
    page.fill("#imported", "\n".join([*lines[:at], *lines[at + 1 :]]))
    page.click("#readlist")
    for _ in range(3):
        page.click(".strip >> text=Pier Cat")
    page.wait_for_selector("#verdict.fine")
    page.click("#playdeck")
    person = Clicker(page, 6)
    person.wait("")
    assert faults == []


def test_the_pages_fit_a_telephone(site: Site) -> None:
    for path in ("/cards?game=fow", "/decks?game=fow", "/design?game=fow"):
        page, faults = new_page(site, path, {"width": 390, "height": 844})
        page.wait_for_selector(".cell .face, #field-name")
        assert page.evaluate("document.documentElement.scrollWidth") <= 390, path
        assert faults == []
