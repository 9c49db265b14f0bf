"""Chapter 5.2: the words that a card can print for its type and its Elements, as our files of cards have them."""

from __future__ import annotations

from typing import Final

TYPES: Final = ("forward", "backup", "monster", "summon")  # 6.6.4
ELEMENTS: Final = ("fire", "ice", "wind", "earth", "lightning", "water", "light", "dark")  # 5.2.1.1
