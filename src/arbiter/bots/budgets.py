"""How long a bot that thinks may take for one answer, and how that is written in its name."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

NAMED: Final = re.compile(r"search:(\d+(?:\.\d+)?)(s|p)")


@dataclass(frozen=True)
class Budget:
    """How long one answer may take: processor seconds, or playouts."""

    seconds: float = 0.0
    playouts: int = 0

    def is_spent(self, seconds: float, playouts: int) -> bool:
        return bool(self.playouts and playouts >= self.playouts) or bool(self.seconds and seconds >= self.seconds)


def budget_of(name: str) -> Budget | None:
    """`search:0.2s` and `search:300p`; None for what is no such name."""
    found = NAMED.fullmatch(name)
    if found is None or float(found[1]) <= 0:
        return None
    return Budget(seconds=float(found[1])) if found[2] == "s" else Budget(playouts=max(1, int(float(found[1]))))
