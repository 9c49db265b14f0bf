"""How soon something is seen, in Chromium: the time from a player's own answer until what came of it is painted,
against a bot; and what a frame costs while many cards are scrolled through (tools/scroll_frames.py).
`python tools/paint_times.py [--game fow] [--answers 60] [--cards 6000]`, --cards 0 to scroll nothing.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.table.web.browsing import Clicker, begin, browser, serving
from tools.scroll_frames import many_cards, measure

# From the message that carries the answer to the frame after the one in which its view was drawn.
WATCH = """() => {
  window.painted = [];
  let asked = 0;
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (data) {
    if (String(data).includes('"answer"')) asked = performance.now();
    return send.call(this, data);
  };
  new MutationObserver(() => {
    const prompt = document.querySelector('#prompt:not(.sent)');
    if (!asked || !(prompt || document.querySelector('.end'))) return;
    const begun = asked;
    asked = 0;
    requestAnimationFrame(() => setTimeout(() => window.painted.push(performance.now() - begun)));
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""


def answers(address: str, page: object, game: str, count: int) -> list[float]:
    from playwright.sync_api import Page

    assert isinstance(page, Page)
    person = Clicker(page, 5)
    took: list[float] = []
    while len(took) < count:  # game after game
        page.goto(address)
        page.wait_for_selector("#start:enabled")
        begin(page, game)
        question = person.wait("")
        page.evaluate(WATCH)
        for _ in range(count - len(took)):
            person.answer(question)
            question = person.wait(question)
            if question == "end":
                break
        took += [float(each) for each in page.evaluate("window.painted")]
    return took


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="fow")
    parser.add_argument("--answers", type=int, default=60)
    parser.add_argument("--cards", type=int, default=6000)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        os.environ["ARBITER_LIBRARY"] = str(folder / "library.db")
        if given.cards:
            many_cards(folder / "library.db", given.game, given.cards)
        with browser() as running, serving(folder) as address:
            page = running.new_context(viewport={"width": 1280, "height": 720}, reduced_motion="reduce").new_page()
            if given.answers:
                took = sorted(answers(address, page, given.game, given.answers))
                worst = took[int(len(took) * 0.95)]
                middle = statistics.median(took)
                print(f"{len(took)} answers: painted after {middle:.0f} ms (median), {worst:.0f} ms (95%)")
            if given.cards:
                measure(running, address, given.game, 120, 180, folder)


if __name__ == "__main__":
    main()
