"""Chapter 13: rule processes, all performed at once, again and again until there is nothing left to perform.

What differs from 12.9: a J/resonator without DEF is destroyed, and not put into the graveyard; damage that did not
destroy stays; and there are no counters, names or links besides additions to look after.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbiter.games.fow import lifebreak
from arbiter.games.fow.additions import illegal_additions, is_addable, is_added_legally
from arbiter.games.fow.harm import LIFE
from arbiter.games.fow.processes import ABOUT_PLAYERS, losing, put, round_up
from arbiter.games.fow.zones import company, is_fighter
from arbiter.games.fow5.zones import ADDED, FIGHTING
from arbiter.kernel.events import by_its_damage
from arbiter.kernel.index.type_index import those
from arbiter.kernel.rows import Process
from arbiter.script.base import How

if TYPE_CHECKING:
    from arbiter.kernel.events import Event
    from arbiter.kernel.game import Game

NOTHING: Final = 0
SOMETHING: Final = -1  # any of the processes


def destroyed(game: Game) -> list[Event]:
    """13.2/1, 13.2/2: damage as large as its DEF, or no DEF; what cannot be destroyed is not (10.9/4)."""
    events: list[Event] = []
    for obj in company(game):
        if obj.damage >= obj.now.guard and is_fighter(obj):
            event = put(game, obj, How.DESTROY)
            if obj.hurt_by:
                by_its_damage(event, obj, game.find(obj.hurt_by[-1]))
            events.append(event)
    return events


def may_apply(game: Game, moved: int) -> int:
    """One look over the table, where so much has changed: can any of the processes have something to do?"""
    state = game.state
    if state.drew_from_empty or state.lost or state.won:
        return SOMETHING
    for resources in state.resources:
        life = resources[LIFE]
        if life <= 0 or life % 100:
            return SOMETHING
    if game.format == lifebreak.VALHALLA and lifebreak.unsettled(game):
        return SOMETHING
    if moved & game.facts.process_reads & ~ABOUT_PLAYERS:
        for obj in those(game, FIGHTING):
            if obj.damage >= obj.now.guard and is_fighter(obj):
                return SOMETHING  # and look again: it may be one that cannot be destroyed
        for obj in those(game, ADDED):
            if is_addable(obj) and not is_added_legally(game, obj):
                return SOMETHING
    return NOTHING


PROCESSES: Final = (
    Process("losing the game", "13.1", losing),
    Process("destroying", "13.2", destroyed),
    Process("illegal additions", "13.3", illegal_additions),
    Process("rounding up life", "1.5/7", round_up),
    Process("excess lifebreak", "13.4", lifebreak.settle),
)
