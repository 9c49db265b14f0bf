"""Chapter 1200: rule processes: losing by the draw phase, and deities without counters.

Rounding ATK and DEF up to hundreds (1203) is the last of the layers (909.1g): no value is ever seen unrounded.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbiter.games.caster import card_types
from arbiter.games.caster.zones import DEITIES, DEITY, GRAVEYARD
from arbiter.kernel import aspects, table_setters
from arbiter.kernel.events import Event, moving
from arbiter.kernel.index.type_index import those
from arbiter.kernel.rows import Process
from arbiter.script.base import How

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj

BOTH: Final = 3  # of the processes below
READS: Final = aspects.OUTCOME | aspects.FIELD | aspects.NATURES | aspects.COUNTERS  # all that they look at


def losing(game: Game) -> list[Event]:
    """1202.1: too few cards to draw in a draw phase; 103.1 to 103.3: who has won."""
    state = game.state
    lost: dict[int, str] = {}
    for player in range(state.players):
        if player in state.drew_from_empty and game.rules.turn.steps[state.step].phase == "draw":
            lost[player] = "had no card to draw in the draw phase"
        elif player in state.lost:
            lost[player] = "an effect"
    table_setters.forget_failed_draws(game)  # only in the draw phase, and only since the last rule process
    if state.won:
        game.end(state.won[0] if len(set(state.won)) == 1 else -1, "an effect")
    if lost:
        left = [p for p in range(state.players) if p not in lost]
        game.end(left[0] if left else -1, next(iter(lost.values())))  # 103.2, 103.3
    return []


def deities(game: Game) -> list[Event]:
    """1204.1: a deity without deity counters is banished."""
    return [
        moving(obj, GRAVEYARD, How.BANISH, game.rules.zones.in_play, obj.controller, "rule")
        for obj in game.field
        if is_spent(obj)
    ]


def is_spent(obj: Obj) -> bool:
    return obj.now.type_bits & card_types.DEITY != 0 and not obj.count(DEITY)


def may_apply(game: Game, moved: int) -> int:
    """One look: which of the processes can have something to do?"""
    state = game.state
    if state.drew_from_empty or state.lost or state.won:
        return BOTH
    for obj in those(game, DEITIES):
        if is_spent(obj):
            return BOTH
    return 0


PROCESSES: Final = (
    Process("losing the game", "1202.1", losing),
    Process("deities", "1204.1", deities),
)
