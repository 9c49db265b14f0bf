"""104.4, 705.1a: texts that prohibit processes: judgment, Revolution Order, contract, transcending, convoking, wardens.

Processes are neither spells nor abilities (705.2d, 712.2d, 713.2, 714.2, 715.3d, 716.2a), so only a text that names
them means them. 705.1a: whoever may not play one may still have one resolve that is in the chase area already.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import arbiter.kernel.evaluate as evaluate
from arbiter.kernel.played import keeps_back
from arbiter.script.statements import ForbidPlay

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj

# What texts call the processes, each as a kind of what cannot be played.
JUDGMENT: Final = "judgment"
REVOLUTION_ORDER: Final = "revolution_order"
CONTRACT: Final = "contract"
TRANSCEND: Final = "transcend"
CONVOKE: Final = "convoke"
WARDEN: Final = "warden"
CALL: Final = "call"  # 710, an action that is played no more than a process is
PROCESSES: Final = (JUDGMENT, REVOLUTION_ORDER, CONTRACT, TRANSCEND, CONVOKE, WARDEN, CALL)


def is_prohibited(game: Game, player: int, obj: Obj | None, process: str) -> bool:
    """Does a text keep the player from playing the process of this card, or one that is of no card?"""
    for active in game.says.get(ForbidPlay, ()):
        statement = active.statement
        assert isinstance(statement, ForbidPlay)
        if statement.kind != process or not keeps_back(game, statement, player, active.context):
            continue
        if obj is None or evaluate.passes(game, statement.what.tests, obj, active.context):
            return True
    return False
