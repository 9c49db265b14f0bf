"""Every procedure that texts ask for by name, chapter by chapter."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from arbiter.games.gateruler import (
    damage,
    doings,
    driving,
    face_down,
    gearing,
    healing,
    keyword_acts,
    placing,
    playing,
    threats,
)

if TYPE_CHECKING:
    from arbiter.kernel.context import Context
    from arbiter.kernel.game import Game
    from arbiter.script.effects import Perform

ACTS: Final[dict[str, Callable[[Game, Perform, Context], None]]] = {
    **placing.ACTS,
    **driving.ACTS,
    **damage.ACTS,
    **healing.ACTS,
    **playing.ACTS,
    **threats.ACTS,
    **gearing.ACTS,
    **face_down.ACTS,
    **doings.ACTS,
    **keyword_acts.ACTS,
}
