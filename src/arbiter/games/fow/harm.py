"""Chapters 1007 and 1010: damage to players, and marks and keywords that make an event impossible."""

from __future__ import annotations

from typing import TYPE_CHECKING

import arbiter.kernel.evaluate as evaluate
from arbiter.games.fow.zones import CHASE, FIELD
from arbiter.kernel import events as ev
from arbiter.kernel.context import Context
from arbiter.kernel.program import STORES
from arbiter.script.base import How

if TYPE_CHECKING:
    from arbiter.kernel.events import Event
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj
    from arbiter.kernel.traits import ActiveMark

LIFE = "life"


def hurt(game: Game, event: Event) -> None:
    """1007.2: the player's life decreases by the damage."""
    kept = game.state.resources[event.player]
    kept[LIFE] = kept.get(LIFE, 0) - event.amount
    game.say(f"takes {event.amount} damage", event.player)
    game.touch(STORES)


def after_hurt(game: Game, event: Event) -> None:
    """Nothing follows damage at once."""


def prohibits(game: Game, event: Event) -> bool:
    """104.4: a prohibition wins over what asks for the event."""
    obj = event.subject
    if obj is None:
        return False
    now = obj.now
    if event.how is How.DESTROY and event.kind & (ev.LEAVES | ev.TRANSFERS):
        if "eternal" in now.keywords:  # 1139.2, 1010.3
            return True
        return now.marks is not None and applies(game, obj, "cannot_be_destroyed", event)
    if event.kind == ev.DAMAGES and now.types.isdisjoint(("resonator", "j_ruler")):
        return True  # 1007.4  only what has DEF is dealt damage
    if now.marks is None:
        return False
    if event.origin == CHASE and event.to != FIELD:
        return "only_to_field" in now.marks  # 712.2
    if event.kind == ev.DAMAGES:
        return applies(game, obj, "no_damage", event) or (
            event.cause == "battle" and applies(game, obj, "no_battle_damage", event)
        )
    if event.kind == ev.RESTS:
        return by_opponent(event, obj) and "cannot_be_rested" in now.marks
    if event.kind == ev.READIES:
        return "cannot_recover" in now.marks
    if event.kind & (ev.LEAVES | ev.TRANSFERS) and event.how is How.BANISH:
        return "cannot_be_banished" in now.marks
    if event.kind == ev.LEAVES and event.how is How.REMOVE:
        return "cannot_be_removed" in now.marks
    return False


def by_opponent(event: Event, obj: Obj) -> bool:
    return event.by >= 0 and event.by != obj.controller


def applies(game: Game, obj: Obj, name: str, event: Event) -> bool:
    """A mark with a group speaks only of what such objects cause."""
    marks: list[ActiveMark] = [] if obj.now.marks is None else obj.now.marks.get(name, [])
    for each in marks:
        group = each.mark.group
        if group is None:
            return True
        ctx = Context(each.controller, game.find(each.source))
        if event.other is not None and evaluate.matches(game, group, event.other, ctx):
            return True
    return False
