"""A picture of the terminal table for the documents: a game is played here, and one of its screens kept as SVG.

`python tools/terminal_picture.py docs/img/terminal.svg [--game fftcg] [--seed 4] [--turn 9]`
"""

from __future__ import annotations

import argparse
import io
import re
from pathlib import Path
from random import Random

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

import arbiter
from arbiter.bots.registry import make_bot
from arbiter.kernel.game import Agent
from arbiter.table.looks import default_decks
from arbiter.table.paint import Painter
from arbiter.table.session import CLEAR
from arbiter.table.terminal import play

WIDTH = 100
HEIGHT = 30
COLOURS = [(24, 26, 31), (240, 113, 120), (152, 195, 121), (229, 192, 123), (97, 175, 239), (198, 120, 221),
           (86, 182, 194), (220, 223, 228)]  # fmt: skip
BRIGHT = [(92, 99, 112), *COLOURS[1:]]
THEME = TerminalTheme((24, 26, 31), (220, 223, 228), COLOURS, BRIGHT)
FONT = "ui-monospace, DejaVu Sans Mono, Menlo, Consolas, monospace"


class Enough(Exception):
    """The screen that was waited for is there."""


class Sitting:
    """Somebody at the terminal who answers by chance, until it is a move of their own late enough in the game."""

    def __init__(self, seed: int, turn: int) -> None:
        self.random = Random(seed)
        self.turn = turn
        self.screen = ""

    def write(self, text: str) -> None:
        self.screen = text.removeprefix(CLEAR) if text.startswith(CLEAR) else f"{self.screen}\n{text}"

    def read(self, prompt: str) -> str:
        screen = Text.from_ansi(self.screen).plain
        turn = re.search(r"Turn (\d+), your turn", screen)
        late = turn is not None and int(turn[1]) >= self.turn
        if late and "Your move" in screen and "—\n" not in screen and 22 <= screen.count("\n") < HEIGHT:
            raise Enough
        return "n" if "y/n" in prompt else self.random.choice(("1", "1", "2", ""))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("picture", type=Path)
    parser.add_argument("--game", default="fftcg")
    parser.add_argument("--seed", type=int, default=4)
    parser.add_argument("--turn", type=int, default=9)
    given = parser.parse_args()
    sitting = Sitting(given.seed, given.turn)
    mine, theirs = default_decks(given.game)

    def begin(agents: list[Agent | None]) -> arbiter.Match:
        return arbiter.start(given.game, mine, theirs, seed=given.seed, agents=agents, ask_payment=[0])

    try:
        bot = make_bot("greedy", given.seed)
        play(begin, sitting.read, sitting.write, Painter(True, WIDTH, HEIGHT, cursor=True), bot, "greedy", clear=True)
    except Enough:
        given.picture.write_text(drawn(sitting.screen, f"arbiter play {given.game}"), encoding="utf-8")
        return
    parser.error("the game was over before there was such a screen; take another seed or an earlier turn")


def drawn(screen: str, title: str) -> str:
    """The screen as SVG, with fonts that a reader has: nothing is fetched."""
    console = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="standard")
    console.print(Text.from_ansi(f"{screen}\n> "), no_wrap=True, crop=False)
    made = console.export_svg(title=title, theme=THEME, unique_id="table")
    made = re.sub(r"\s*@font-face \{.*?\}", "", made, flags=re.DOTALL).replace("Fira Code, monospace", FONT)
    return "\n".join(line.rstrip() for line in made.splitlines() if line.strip()) + "\n"


if __name__ == "__main__":
    main()
