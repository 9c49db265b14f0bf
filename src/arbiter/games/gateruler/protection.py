"""Section 15-27: what ignores effects and damage, and what cannot be destroyed. A "cannot" wins (1-5d)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbiter.games.gateruler import rulers
from arbiter.games.gateruler.zones import FRONT, GATE, SET
from arbiter.kernel import events as ev
from arbiter.kernel.effects.picking import kind_of
from arbiter.kernel.marks import bears
from arbiter.script.base import HOW_DESTROY

if TYPE_CHECKING:
    from arbiter.kernel.context import Context
    from arbiter.kernel.events import Event
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj

IGNORES: Final = "ignores_effects"  # of the other player, whatever has them
# 15-27a  effects with a property: those of events, or those of abilities; of both players, or of the other one.
OF_EVENTS: Final = ("ignores_events", "ignores_enemy_events")
OF_ABILITIES: Final = ("ignores_abilities", "ignores_enemy_abilities")
OF_THESE: Final = "ignores_these"  # those of which a card of this kind is the source (14-16a)
IGNORING: Final = frozenset({IGNORES, *OF_EVENTS, *OF_ABILITIES, OF_THESE})
NOT_EFFECTS: Final = frozenset(
    {"battle", "rule", "cost", "payment", "attack", "rearrange", "set", "cast", "resolved", ""}
)


def concerned(game: Game, event: Event) -> Obj | None:
    """The card or ruler that the event would happen to; damage to a player is damage to their ruler (4-2c)."""
    return rulers.ruler_card(game, event.player) if event.kind == ev.HURTS else event.subject


def prohibits(game: Game, event: Event) -> bool:
    obj = concerned(game, event)
    if event.to == FRONT and obj is not None and "forced_concealment" in obj.now.keywords and event.kind == ev.ENTERS:
        return origin_of(event) != SET  # 16-18c  out of a set zone only, through the gate or not
    if obj is None:
        return False
    marked = obj.now.marked
    if event.kind & (ev.DAMAGES | ev.HURTS):
        if marked("no_damage"):  # 15-27c-1
            return True
        if event.cause == "battle":
            return marked("no_combat_damage")  # 15-27c-2, 15-27b
        return marked("no_effect_damage") or disregards_event(game, obj, event)  # 15-27c-3, 15-27a-2
    if event.kind == ev.LEAVES and event.how is HOW_DESTROY and marked("cannot_be_destroyed"):
        return True
    return event.cause not in NOT_EFFECTS and disregards_event(game, obj, event)  # 15-27a-1, 15-27a-3


def origin_of(event: Event) -> str:
    """Where it comes from; out of the gate, where it was played from (15-3d)."""
    return event.origin if event.origin != GATE or event.arrival is None else event.arrival.origin


def disregards_event(game: Game, obj: Obj, event: Event) -> bool:
    """15-27a-1: does it ignore the effect by which this would happen to it?"""
    if obj.now.marks is None:
        return False
    enemy = event.by >= 0 and event.by != obj.controller
    return disregards(game, obj, event.cause, enemy, game.under_way.source)


def disregards(game: Game, obj: Obj, cause: str, enemy: bool, source: Obj | None) -> bool:
    """15-27a: does it ignore effects that come of this?"""
    marked = obj.now.marked
    always, of_enemies = OF_EVENTS if cause == "summon" else OF_ABILITIES
    if marked(always) or (enemy and (marked(IGNORES) or marked(of_enemies))):
        return True
    return bears(game, obj, OF_THESE, source)


def ignores(game: Game, obj: Obj, ctx: Context) -> bool:
    """15-27a-4: an ongoing effect that it ignores is not applied to it."""
    enemy = ctx.controller != obj.controller
    return obj.now.marks is not None and disregards(game, obj, kind_of(ctx), enemy, ctx.source)
