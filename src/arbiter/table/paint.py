"""From styled lines to what a terminal gets: colour codes where it understands them, plain text everywhere else."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterable

from rich.console import Console
from rich.text import Text

# What a terminal that cannot show our few signs gets instead.
ASCII = str.maketrans({"─": "-", "–": "-", "—": "-", "·": "|", "…": "~", "‹": "<", "›": ">", "→": ">"})


class Painter:
    """Turns lines into strings."""

    def __init__(
        self, colour: bool, width: int = 100, height: int = 30, ascii_only: bool = False, cursor: bool = False
    ) -> None:
        self.colour = colour
        self.width = width
        self.height = height
        self.ascii_only = ascii_only
        self.cursor = cursor  # can the terminal be cleared?
        self._console = Console(
            force_terminal=True,
            color_system="standard",
            width=width,
            highlight=False,
            markup=False,
            legacy_windows=False,
        )

    def paint(self, line: Text) -> str:
        if not self.colour:
            text = line.plain.rstrip()
        else:
            with self._console.capture() as capture:
                self._console.print(line, end="", no_wrap=True, overflow="ignore", crop=False)
            text = capture.get()
        return text.translate(ASCII).encode("ascii", "replace").decode() if self.ascii_only else text

    def paint_all(self, lines: Iterable[Text]) -> str:
        return "\n".join(self.paint(line) for line in lines)


def for_this_terminal(no_colour: bool) -> Painter:
    """Look at the environment: NO_COLOR, a dumb terminal, a pipe, a narrow window, an old encoding."""
    tty = sys.stdout.isatty()
    dumb = os.environ.get("TERM", "") in ("", "dumb")
    colour = tty and not no_colour and not dumb and not os.environ.get("NO_COLOR")
    size = shutil.get_terminal_size((100, 30)) if tty else os.terminal_size((100, 30))
    width = max(60, min(size.columns, 120)) if tty else 100
    encoding = (sys.stdout.encoding or "ascii").lower().replace("-", "")
    plain = not encoding.startswith("utf")
    return Painter(colour, width, max(20, size.lines), ascii_only=plain, cursor=tty and not dumb)
