"""What shuts people out of a page: axe-core finds nothing in the lobby, at a table, in a replay and on the pages about
cards, in the light and in the dark, on a desk and on a telephone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.table.web.browsing import DESK, PHONE, Clicker, begin, browser, serving

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

Site = tuple["Browser", str]
GAMES = ("caster", "fftcg", "fow5", "gateruler")
THEMES = ("dark", "light")
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder = Path(tmp_path_factory.mktemp("axe"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("ARBITER_LIBRARY", str(folder / "library.db"))
        with browser() as running, serving(folder) as address:
            yield running, address


def page_at(site: Site, path: str) -> Page:
    page: Page = site[0].new_context(viewport=DESK, reduced_motion="reduce").new_page()  # type: ignore[arg-type]
    page.goto(site[1] + path)
    return page


def violations(page: Page) -> list[str]:
    """What axe finds, in both themes, each as one line."""
    axe = pytest.importorskip("axe_playwright_python.base", reason="axe is not installed").AXE_FILE_PATH
    page.evaluate(Path(axe).read_text(encoding="utf-8"))
    found: list[str] = []
    for theme in THEMES:
        page.evaluate("(theme) => { document.documentElement.dataset.theme = theme }", theme)
        told = page.evaluate(
            "(tags) => axe.run({ runOnly: tags, resultTypes: ['violations'] }).then((run) => run.violations)", RULES
        )
        for each in told:
            for node in each["nodes"][:4]:
                found.append(f"{theme}: {each['id']}: {node['target']}: {node['html'][:160]} {node['failureSummary']}")
    return found


def nothing_shuts_anybody_out(page: Page) -> None:
    for size in (DESK, PHONE):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        found = violations(page)
        assert not found, "\n".join(found)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "it scrolls sideways"


@pytest.mark.parametrize(
    ("path", "ready"), [("/", "#start:enabled"), ("/cards", "main .face"), ("/decks", "main"), ("/design", "main")]
)
def test_the_pages_around_the_table(site: Site, path: str, ready: str) -> None:
    page = page_at(site, path)
    page.wait_for_selector(ready)
    page.wait_for_load_state("networkidle")
    nothing_shuts_anybody_out(page)


@pytest.mark.parametrize("game", ["fow", *(pytest.param(game, marks=pytest.mark.soak) for game in GAMES)])
def test_a_table(site: Site, game: str) -> None:
    """In the midst of a game."""
    page = page_at(site, "/")
    page.wait_for_selector("#start:enabled")
    begin(page, game)
    person = Clicker(page, 5)
    question = person.wait("")
    for _ in range(14):
        person.answer(question)
        question = person.wait(question)
        if question == "end":
            break
    nothing_shuts_anybody_out(page)


def test_a_replay(site: Site) -> None:
    page = page_at(site, "/")
    page.wait_for_selector("#start:enabled")
    begin(page, "fftcg")
    person = Clicker(page, 5)
    person.answer(person.wait(""))
    page.wait_for_function("() => document.querySelector('#prompt[data-question]:not(.sent)')")
    page.keyboard.press("m")
    page.click("text=Concede")
    page.click("#concede")
    page.wait_for_selector(".end [role=dialog]")
    nothing_shuts_anybody_out(page)
    page.click(".end a.button:has-text('Replay')")
    page.wait_for_selector(".rewind")
    nothing_shuts_anybody_out(page)


@pytest.mark.soak  # it waits for processes that give way to everything else
def test_a_hint_and_the_analysis_of_a_replay(site: Site) -> None:
    page = page_at(site, "/")
    page.set_default_timeout(300_000)
    page.wait_for_selector("#start:enabled")
    begin(page, "fftcg")
    person = Clicker(page, 5)
    question = person.wait("")
    for _ in range(8):
        person.answer(question)
        question = person.wait(question)
    page.keyboard.press("t")
    page.wait_for_selector(".hint[aria-busy=false]")
    assert page.locator(".hint .prospects > li").count() > 1
    nothing_shuts_anybody_out(page)
    page.keyboard.press("m")
    page.click("text=Concede")
    page.click("#concede")
    page.click(".end a.button:has-text('Replay')")
    page.click("#analyse")
    page.wait_for_selector(".course[aria-busy=false]")
    page.wait_for_selector(".here-now[aria-busy=false]")
    assert " " in (page.locator(".course polyline").get_attribute("points") or "")
    assert page.locator(".here-now .prospects > li").count() > 1
    nothing_shuts_anybody_out(page)
    page.locator(".course svg").click(position={"x": 150, "y": 40})
    page.wait_for_function("() => !document.querySelector('.rewind .ask').textContent.startsWith('Step 1 of')")
    assert person.faults == []
