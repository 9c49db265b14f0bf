"""Pictures of the page on screens of several sizes, light and dark: lobby, table in the midst of a game, payment,
stack, replay with its analysis: to look at, and for the readme.
`python tools/pictures.py FOLDER [--game fow] [--players 3] [--sizes 390x844,1280x720]`
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.table.web.browsing import Clicker, begin, browser, serving

SIZES = "390x844,844x390,1024x768,1280x720,1920x1080"
AFTER = 22  # questions until the midst of a game
SLOW = 300_000  # milliseconds for a replay: it is made by a process that gives way to everything else
ANALYSED = ".course polyline[points*=' '], .analysis [role=alert]"  # as far as it has come, or why it has not
KINDS = ("payment", "stack", "order", "modes")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--game", default="fow,fftcg,gateruler")
    parser.add_argument("--sizes", default=SIZES)
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--after", type=int, default=AFTER)
    parser.add_argument("--players", type=int, default=2)
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    sizes = [(name, *map(int, name.split("x"))) for name in given.sizes.split(",")]
    with browser() as running, tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as address:
        context = running.new_context(reduced_motion="reduce", viewport={"width": 1280, "height": 720})
        page = context.new_page()

        def shoot(what: str) -> None:
            for name, width, height in sizes:
                page.set_viewport_size({"width": width, "height": height})
                for theme in ("dark", "light"):
                    page.evaluate("(theme) => { document.documentElement.dataset.theme = theme }", theme)
                    page.wait_for_timeout(120)
                    page.screenshot(path=given.folder / f"{what}-{name}-{theme}.png")
            page.set_viewport_size({"width": 1280, "height": 720})

        for game in given.game.split(","):
            page.goto(address)
            page.wait_for_selector("#start:enabled")
            page.select_option("#game", game)
            shoot(f"{game}-lobby")
            begin(page, game, "random", given.players)  # greedy ends many games before their midst
            person, seen = Clicker(page, given.seed), set()
            question = person.wait("")
            for count in range(400):
                kind = "stack" if page.locator(".stack").count() else person.kind()[0]
                if kind in KINDS and kind not in seen:
                    seen.add(kind)
                    shoot(f"{game}-{kind}")
                if count == given.after:
                    shoot(f"{game}-table")
                if count >= given.after and {"payment", "stack"} <= seen:
                    break
                person.answer(question)
                question = person.wait(question)
                if question == "end":
                    break
            if question != "end":
                page.keyboard.press("m")
                page.click("text=Concede")
                page.click("#concede")
            page.wait_for_selector(".end [role=dialog]")
            page.click(".end a.button:has-text('Replay')")
            page.wait_for_selector(".rewind", timeout=SLOW)
            steps = page.locator(".rewind input[type=range]")
            steps.fill(str(int(steps.get_attribute("max") or "0") * 2 // 3))
            page.wait_for_selector(".log p")
            page.click("#analyse")
            page.wait_for_selector(ANALYSED, timeout=SLOW, state="attached")
            shoot(f"{game}-replay")
            assert person.faults == [], person.faults
        context.close()


if __name__ == "__main__":
    main()
