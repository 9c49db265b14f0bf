"""One thing that is found by looking over the table, kept until something that the look depends on has changed."""

from __future__ import annotations


class Cell:
    """Knows which aspects of the game it was found from, and whether one of them has changed since."""

    __slots__ = ("reads", "moved")

    def __init__(self, reads: int) -> None:
        self.reads: int = reads
        self.moved: bool = True  # nothing has been found yet
