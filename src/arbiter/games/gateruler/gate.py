"""Chapter 9: the gate. Which processes wait in it beside cards and abilities, and which of them nobody can answer.

The kernel gives priority and resolves (9-2 to 9-4); that things resolve in a row until something is added (9-4f), and
that who acts keeps priority (9-3f), are rows of the ruleset.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from arbiter.games.gateruler import damage, defeat, driving

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.stack import StackItem

PROCESSES: Final[dict[str, Callable[[Game, StackItem], bool | None]]] = {
    driving.PROCESS: driving.resolve_drive,  # 10-4
    damage.APPLICATION: damage.resolve_application,  # 13-6
    defeat.PROCESS: defeat.resolve_defeat,  # 12-2d
}
UNANSWERABLE: Final = frozenset({driving.PROCESS, damage.APPLICATION})  # 9-3d
