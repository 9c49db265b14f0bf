"""All the cards that there are, not only those of this match: what players may name, which gives nobody's deck away."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from arbiter.kernel.traits import Face


class Catalogue:
    """The names of all cards, and their faces; either is made only when somebody asks."""

    __slots__ = ("names", "faces")

    def __init__(self, names: Callable[[], tuple[str, ...]], faces: Callable[[], tuple[Face, ...]]) -> None:
        self.names = names
        self.faces = faces
