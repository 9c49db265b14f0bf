"""Who attacks and who is attacked at this moment (8-4e), and whom keywords would deal combat damage to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbiter.games.gateruler import gearing
from arbiter.games.gateruler.zones import CENTER, FRONT, RULER

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj


def attacker_of(game: Game) -> Obj | None:
    """8-4e-2: the attacking card, as long as it is in play."""
    combat = game.state.combat
    return game.here(combat.attackers[0]) if combat is not None and combat.attackers else None


def attacked(game: Game) -> Obj | None:
    """8-4e-1: the card that is being attacked now."""
    combat = game.state.combat
    return None if combat is None else game.here(combat.target)


def struck_back(game: Game, obj: Obj) -> Obj | None:
    """16-7b, 16-8a-1: whom a card with Intercept or Retaliate strikes: the attacking unit; 8-5a-1: not a ruler."""
    attacker = attacker_of(game)
    return attacker if attacker is not None and attacker.zone == FRONT and game.here(obj.id) is not None else None


def broken_through(game: Game, obj: Obj) -> Obj | None:
    """16-5a-1: through an emptied center column the ruler, if this attack has not dealt it combat damage already."""
    combat = game.state.combat
    if combat is None or game.here(obj.id) is None or combat.column != CENTER or obj.id not in combat.attackers:
        return None
    battled = game.here(combat.fought)
    if not combat.fought or (battled is not None and battled in in_center(game, combat.defender)):
        return None
    rulers_there = game.state.zones[RULER][combat.defender]
    if not rulers_there or any(ruler.id == combat.fought for ruler in rulers_there):
        return None
    return rulers_there[0]


def in_center(game: Game, player: int) -> list[Obj]:
    return [unit for unit in game.state.zones[FRONT][player] if unit.place <= 0]


def striker(game: Game, obj: Obj) -> Obj:
    """14-18b-4: a pair strikes with the ATK and STK of the unit, also where it is the ruler that has the keyword."""
    return gearing.top(game, obj)
