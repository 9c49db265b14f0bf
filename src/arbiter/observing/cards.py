"""Which number stands for a card. Numbers are frozen: a card that comes later gets a later one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbiter.observing.layout import FIRST_CARD, MOST, NO_CARD, UNLISTED

if TYPE_CHECKING:
    from arbiter.kernel.traits import Face


class CardNumbers:
    """The numbers of cards, and of their further sides, by their ids."""

    __slots__ = ("keys", "numbers", "faces")

    def __init__(self, keys: list[str]) -> None:
        self.keys: list[str] = keys[: MOST - FIRST_CARD]
        self.numbers: dict[str, int] = {key: FIRST_CARD + i for i, key in enumerate(self.keys)}
        self.faces: dict[Face, int] = {}

    def of(self, face: Face | None) -> int:
        if face is None:
            return NO_CARD
        known = self.faces.get(face)
        if known is None:
            known = self.faces[face] = self.numbers.get(face.key, UNLISTED)
        return known

    def __len__(self) -> int:
        """How many numbers there are, those without a card included."""
        return FIRST_CARD + len(self.keys)
