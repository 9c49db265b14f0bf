"""What a frame costs while a library of many cards is scrolled through, in Chromium.

`python tools/scroll_frames.py [--game fow] [--cards 6000] [--step 120] [--frames 180] [--library FILE]`

Told are the times between frames, which another program on the computer, or a computer without a graphics card, makes
longer; and the page's own work in a task (script, style, layout, paint) as processor time of its main thread, which
they hardly do. Without --library the cards are our own, copied under other names until there are so many.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import sys
import tempfile
from collections import Counter
from itertools import cycle
from pathlib import Path
from typing import TYPE_CHECKING, Any

sys.path.insert(0, str(Path(__file__).parent.parent))

from arbiter.cards.library.changing import add_files
from arbiter.cards.library.store import Library
from arbiter.cards.pool import own_pool
from tests.table.web.browsing import DESK, browser, serving

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

MOST = 50  # milliseconds in a frame
CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline"]
PARTS = ("FunctionCall", "UpdateLayoutTree", "Layout", "PrePaint", "Paint", "Layerize", "Commit", "MajorGC", "MinorGC")
SCROLL = """async ([step, count]) => {
  const grid = document.querySelector('.cardgrid');
  const frames = [];
  let made = 0;
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) made += node.querySelector?.('.face') ? 1 : 0;
  }).observe(grid, { subtree: true, childList: true });
  let last = performance.now();
  for (let i = 0; i < count; i += 1) {
    grid.scrollTop += step;
    await new Promise(requestAnimationFrame);
    const now = performance.now();
    frames.push(now - last);
    last = now;
  }
  return [made, ...frames];
}"""


def many_cards(library: Path, game: str, count: int) -> None:
    """A library of so many cards, each with a name and a number of its own."""
    own = list(own_pool(game).cards.values())
    rows = [{**card, "id": f"T-{i:05}", "name": f"{card['name']} {i}"} for i, card in zip(range(count), cycle(own))]
    path = library.with_suffix(".jsonl")
    path.write_text("\n".join(map(json.dumps, rows)), encoding="utf-8")
    with Library(library, make=True) as opened:
        add_files(opened, [path], game)


def scroll(running: Browser, page: Page, step: int, count: int, trace: Path) -> list[float]:
    """The times between frames; what was done in them is written to the trace."""
    running.start_tracing(page=page, path=str(trace), categories=CATEGORIES)
    made, *frames = page.evaluate(SCROLL, [step, count])
    running.stop_tracing()
    print(f"{page.inner_text('.found')}; {made} came into sight")
    return frames


def main_thread(trace: Path) -> list[dict[str, Any]]:
    """What the page's main thread did, in order."""
    events = json.loads(trace.read_text(encoding="utf-8"))["traceEvents"]
    where = [(event["pid"], event["tid"]) for event in events if event.get("ph") == "X"]
    named = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    ours = Counter(each for each in where if each in named).most_common(1)[0][0]
    of_ours = [event for event in events if event.get("ph") == "X" and (event["pid"], event["tid"]) == ours]
    return sorted(of_ours, key=lambda event: float(event["ts"]))


def milliseconds(event: dict[str, Any]) -> float:
    """The processor's time; where the system does not tell it, the clock's."""
    return float(event.get("tdur", event["dur"])) / 1000


def report(frames: list[float], events: list[dict[str, Any]]) -> None:
    ordered = sorted(frames)
    print(
        f"{len(frames)} frames: {statistics.median(ordered):.0f} ms apart (median), "
        f"{ordered[int(len(ordered) * 0.95)]:.0f} ms (95%), {ordered[-1]:.0f} ms the longest"
    )
    tasks = sorted((event for event in events if event["name"] == "RunTask"), key=milliseconds, reverse=True)
    times = [milliseconds(task) for task in tasks]
    longest = ", ".join(f"{time:.0f}" for time in times[:5])
    print(f"the page's own tasks: {longest} ms of the processor's time are the longest, {sum(times):.0f} ms are all")
    print(f"over {MOST} ms: {sum(time > MOST for time in times)}")
    print(f"all: {parts(events)}")
    for task in tasks[:2]:
        begin, end = task["ts"], task["ts"] + task["dur"]
        print(f"{milliseconds(task):.0f} ms: {parts([event for event in events if begin <= event['ts'] < end])}")


def parts(events: list[dict[str, Any]]) -> str:
    found: Counter[str] = Counter()
    for event in events:
        if event["name"] in PARTS:
            found[event["name"]] += milliseconds(event)
    return ", ".join(f"{name} {time:.0f}" for name, time in found.most_common())


def measure(running: Browser, address: str, game: str, step: int, count: int, folder: Path) -> None:
    page = running.new_context(viewport=DESK, reduced_motion="reduce").new_page()  # type: ignore[arg-type]
    page.goto(f"{address}/cards?game={game}")
    page.wait_for_selector("main .face")
    page.wait_for_function("() => !document.querySelector('.cell.waits')")
    trace = folder / "trace.json"
    report(scroll(running, page, step, count, trace), main_thread(trace))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="fow")
    parser.add_argument("--cards", type=int, default=6000)
    parser.add_argument("--library", type=Path, help="a library that is there already")
    parser.add_argument("--step", type=int, default=120, help="pixels a frame")
    parser.add_argument("--frames", type=int, default=180)
    parser.add_argument("--times", type=int, default=3)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        library = given.library or folder / "library.db"
        os.environ["ARBITER_LIBRARY"] = str(library)
        if given.library is None:
            many_cards(library, given.game, given.cards)
        with browser() as running, serving(folder) as address:
            for _ in range(given.times):
                measure(running, address, given.game, given.step, given.frames, folder)


if __name__ == "__main__":
    main()
