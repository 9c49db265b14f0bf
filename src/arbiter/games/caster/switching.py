"""Chapters 705 and 1011: switching a servant between recovered and reversed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import arbiter.kernel.evaluate as evaluate
from arbiter.games.caster import reasons
from arbiter.games.caster.attacking import came_this_turn
from arbiter.games.caster.zones import in_caster_zone, servants_of
from arbiter.kernel import events as ev
from arbiter.kernel import setters
from arbiter.kernel.events import Event
from arbiter.kernel.perform import perform
from arbiter.kernel.state import READY, RESTED, REVERSED

if TYPE_CHECKING:
    from arbiter.kernel.context import Context
    from arbiter.kernel.game import Game
    from arbiter.kernel.playing.play import Play
    from arbiter.kernel.rows import Reason
    from arbiter.kernel.state import Obj
    from arbiter.script.effects import Perform

SWITCH: Final = "switch"


def may_switch(game: Game, obj: Obj) -> bool:
    return check_switch(game, obj) is None


def check_switch(game: Game, obj: Obj) -> Reason | None:
    """705.2, 705.3: a servant that was in the field when the turn began, once a turn; 1011.1: not a rested one."""
    if obj.turned == RESTED:
        return reasons.RESTED_SERVANT
    if came_this_turn(game, obj):
        return reasons.NEW_SERVANT
    if in_caster_zone(obj):
        return reasons.IN_CASTER_ZONE
    if obj.uses is not None and SWITCH in obj.uses:
        return reasons.SWITCHED
    barred = obj.now.marked("cannot_switch") or obj.now.marked("switched_by_text_only")
    return reasons.CANNOT_SWITCH if barred else None


def switchable(game: Game, player: int) -> list[Obj]:
    return [obj for obj in servants_of(game, player) if may_switch(game, obj)]


def switch(game: Game, obj: Obj, by: int, cause: str) -> None:
    """1011.1: recovered becomes reversed, reversed becomes recovered; a rested card stays as it is."""
    if obj.turned == RESTED or in_caster_zone(obj) or obj.now.marked("cannot_switch"):  # 308.3, 104.4
        return
    turned = REVERSED if obj.turned == READY else READY
    turn(game, [obj], turned, by, cause)


def turn(game: Game, objs: list[Obj], turned: int, by: int, cause: str) -> None:
    """1010.1, 104.3: cards that are turned so already do not become so again."""
    perform(game, [Event(ev.ORIENTS, o, o.controller, turned, None, by, cause) for o in objs if o.turned != turned])


def switch_action(game: Game, play: Play) -> None:
    """705.1, 705.3: the action of a player at main timing; it does not use the chase zone."""
    obj = play.obj
    setters.note_use(game, obj, SWITCH)
    switch(game, obj, play.player, SWITCH)


def switch_act(game: Game, effect: Perform, ctx: Context) -> None:
    """1011.1: a text switches cards."""
    for obj in evaluate.present(game, effect.thing, ctx):
        switch(game, obj, ctx.controller, "ability")
