"""How far the compilation is: one line that changes on a terminal, plain lines elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Event, Lock, Thread
from time import monotonic
from typing import TextIO

CLEAR = "\r\x1b[K"
TICK = 1.0  # seconds between two looks of the line on a terminal
PAUSE = 15.0  # seconds at least between two plain lines of one phase


class Progress:
    """Phases one after the other, with seconds since the beginning of all."""

    def __init__(self, stream: TextIO, phases: int, clock: Callable[[], float] = monotonic) -> None:
        self.stream = stream
        self.phases = phases
        self.clock = clock
        self.begun = clock()
        self.number = 0
        self.title = ""
        self.done = 0
        self.total = 0
        self.share = 0.0  # of the phase's work; files are counted, but some take ten times as long as others
        self.shown = 0.0
        self.lock = Lock()  # files are compiled side by side
        self.terminal = stream.isatty()

    @contextmanager
    def phase(self, title: str, total: int = 0) -> Iterator[Callable[[float], None]]:
        """Gives a function to call after each of `total` pieces (0: not counted) with its share of the work."""
        self.number, self.title, self.done, self.total, self.share = self.number + 1, title, 0, total, 0.0
        self._show()
        finished = Event()
        ticking = Thread(target=self._tick, args=(finished,), daemon=True)
        if self.terminal:
            ticking.start()
        try:
            yield self._step
            self.share = 1.0
        finally:
            finished.set()
            if self.terminal:
                ticking.join()
            self._show(last=True)

    def line(self) -> str:
        counted = f": {self.done} of {self.total} ({self.share:.0%})" if self.total else ""
        return f"{self.number}/{self.phases} {self.title}{counted}, {self.clock() - self.begun:.0f} s"

    def _step(self, share: float) -> None:
        with self.lock:
            self.done += 1
            self.share += share
        if self.terminal or (self.done < self.total and self.clock() - self.shown >= PAUSE):
            self._show()

    def _tick(self, finished: Event) -> None:
        while not finished.wait(TICK):
            self._show()

    def _show(self, last: bool = False) -> None:
        with self.lock:
            self.shown = self.clock()
            if self.terminal:
                self.stream.write(CLEAR + self.line() + ("\n" if last else ""))
            else:
                self.stream.write(self.line() + "\n")
            self.stream.flush()
