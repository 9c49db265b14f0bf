"""Why a player can do nothing with a card: the same tests that list the actions, asked for their reasons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbiter.games.caster import reasons
from arbiter.games.caster.actions import check_ability, check_card
from arbiter.games.caster.switching import may_switch
from arbiter.games.caster.zones import EXTRA, HAND, is_servant

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.rows import Reason
    from arbiter.kernel.state import Obj


def explain(game: Game, player: int, obj: Obj) -> list[Reason]:
    """Why the player cannot do anything with this object now."""
    if game.state.priority != player:
        return [reasons.NO_PRIORITY]
    found: list[Reason] = []
    if obj.zone == EXTRA:
        found.append(reasons.EXTRA_DECK)
    if obj.zone == HAND:
        if "caster" in obj.now.types:
            found.append(reasons.CALL_PHASE)
        else:
            why = check_card(game, player, obj)
            if why is not None:
                found.append(why)
    for program in (*obj.now.activated, *obj.now.producers):
        why = check_ability(game, player, obj, program)
        if why is not None:
            found.append(why)
    if is_servant(obj) and obj.controller == player and not may_switch(game, obj):
        found.append(reasons.SWITCHED)
    return list(dict.fromkeys(found))
