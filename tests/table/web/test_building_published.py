"""With the published cards at hand (../shared/carddata): decks of cards that read whole are built in the deck builder,
play a hundred games between bots, and one whole game in the browser."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.cards.test_published_files import DATA
from tests.table.web.browsing import Clicker, browser, serving
from tests.table.web.test_building import Site, new_page

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = [pytest.mark.soak, pytest.mark.skipif(not DATA.is_dir(), reason="no published cards at hand")]

# What is looked for, how many of the cards that are found are taken, and how often each.
Recipe = tuple[tuple[str, int, int], ...]


def of_one_element(colour: str) -> Recipe:
    return (
        (f"is:whole t:forward e={colour} cost<=5", 9, 3),
        (f"is:whole t:backup e={colour}", 6, 3),
        (f"is:whole t:summon e={colour}", 2, 3),
    )


DECKS: dict[str, tuple[str, Recipe]] = {
    "fire": ("fftcg", of_one_element("fire")),
    "water": ("fftcg", of_one_element("water")),
    "wind": (
        "fow",
        (
            ("is:whole t=ruler -t:j", 1, 1),
            ("is:whole t:basic t:wind_stone", 1, 10),
            ("is:whole t=resonator -t:stranger e=wind cost<=5", 12, 4),
            ("is:whole t=chant e=wind cost<=4", 1, 1),
        ),
    ),
    "casters": (
        "caster",
        (
            ("is:whole t:caster lv=1", 4, 4),
            ("is:whole t:servant -t:soul cost<=4", 15, 4),
        ),
    ),
}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder = Path(tmp_path_factory.mktemp("published"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("ARBITER_LIBRARY", str(folder / "library.db"))
        raw = [str(path) for path in sorted((DATA / "raw").iterdir())]
        subprocess.run([sys.executable, "-m", "arbiter.cli", "library", "add", *raw], check=True, capture_output=True)
        with browser() as running, serving(folder) as address:
            yield running, address


def choose(page: Page, query: str, cards: int, copies: int) -> None:
    page.fill("#search", query)
    page.wait_for_timeout(1000)  # what was found before is gone by then
    page.wait_for_selector(".cell > button")
    for index in range(cards):
        cell = page.locator(f'.cell > button[data-index="{index}"]')
        for _ in range(copies):
            cell.click()


@pytest.mark.parametrize("name", DECKS)
def test_a_deck_of_published_cards_is_built_and_played(site: Site, name: str, tmp_path: Path) -> None:
    game, recipe = DECKS[name]
    page, faults = new_page(site, f"/decks?game={game}")
    page.wait_for_selector(".cell .face")
    for query, cards, copies in recipe:
        choose(page, query, cards, copies)
    trim(page)
    page.wait_for_selector("#verdict.fine")
    page.screenshot(path=str(tmp_path / f"{name}.png"))
    page.click("#carry")
    page.click("[role=dialog] >> text=arbiter")
    page.wait_for_selector("#exported")
    text = page.input_value("#exported")
    page.keyboard.press("Escape")
    file = tmp_path / f"{name}.txt"
    file.write_text(text, encoding="utf-8")
    command = [sys.executable, "-m", "arbiter.cli", "sim", game, "--decks", f"{file},{file}", "--games", "100"]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    page.click("#playdeck")
    person = Clicker(page, 7)
    person.play()
    page.screenshot(path=str(tmp_path / f"{name}-end.png"))
    assert faults == []


def trim(page: Page) -> None:
    """Take out what is too much, and put one card into the sideboard, as the verdict asks."""
    page.wait_for_timeout(1500)  # until everything that was clicked has been checked
    for _ in range(60):
        page.wait_for_selector("#verdict")
        if page.locator("#verdict.fine").count():
            return
        bad = page.locator(".rows3 li.bad [aria-label$=less]")
        with page.expect_response(lambda response: response.url.endswith("/check")):
            if bad.count():
                bad.first.click()
            elif "sideboard" in page.inner_text("#verdict"):
                page.locator(".rows3 select").first.select_option("side")
            else:
                page.locator(".rows3 [aria-label$=less]").first.click()
        page.wait_for_timeout(50)
    raise AssertionError(page.inner_text("#verdict"))
