"""Why a player can do nothing with a card: the same tests that list the actions, asked for their reasons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbiter.games.fow import reasons
from arbiter.games.fow.actions import check_ability, check_card
from arbiter.games.fow.calling import callers
from arbiter.games.fow.judging import can_judge, judgments_of
from arbiter.games.fow.zones import GRAVEYARD, HAND, STANDBY, STONES

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.rows import Reason
    from arbiter.kernel.state import Obj


def explain(game: Game, player: int, obj: Obj) -> list[Reason]:
    """Why the player cannot do anything with this object now."""
    if game.state.priority != player:
        return [reasons.NO_PRIORITY]
    found = explain_card(game, player, obj)
    if obj.zone in game.rules.zones.in_play and not obj.now.types.isdisjoint(("ruler", "j_ruler")):
        if not callers(game, player):
            found.append(reasons.CALLED if game.state.zones[STONES][player] else reasons.NO_STONE)
        if judgments_of(obj) and not can_judge(game, player, obj):
            found.append(reasons.NO_JUDGMENT)
    return list(dict.fromkeys(found))


def explain_card(game: Game, player: int, obj: Obj) -> list[Reason]:
    """Why the card, or an ability on it, cannot be played."""
    found: list[Reason] = []
    if obj.zone in (HAND, STANDBY, GRAVEYARD):
        why = check_card(game, player, obj)
        if why is not None:
            found.append(why)
    for program in (*obj.now.activated, *obj.now.producers):
        why = check_ability(game, player, obj, program)
        if why is not None:
            found.append(why)
    return found
