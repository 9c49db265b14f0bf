"""Chapters 1007 and 1010: damage to players, and marks and keywords that make an event impossible."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from arbiter.games.fow import card_types
from arbiter.games.fow.card_types import text_is_effect
from arbiter.games.fow.zones import CHASE, FETCH, FIELD, is_fighter, rulers_of
from arbiter.kernel import events as ev
from arbiter.kernel import table_setters
from arbiter.kernel.events import Event
from arbiter.kernel.marks import bears
from arbiter.kernel.perform import perform
from arbiter.kernel.revisions import ITS_SPELL
from arbiter.script.base import How

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj
    from arbiter.kernel.traits import ActiveMark

LIFE: Final = "life"
WILLPOWER: Final = "willpower"


def hurt(game: Game, event: Event) -> None:
    """1007.2: the player's life decreases by the damage."""
    life = game.state.resources[event.player].get(LIFE, 0)
    table_setters.keep(game, event.player, LIFE, life - event.amount)


def dealt(game: Game, event: Event) -> None:
    """1135.2: a chant with [Drain] gives its player life for the damage that it deals, as it deals it."""
    source = event.other
    if source is None or event.by < 0 or not text_is_effect(source.face.traits.types):
        return
    if "drain" in source.now.keywords:
        perform(game, [Event(ev.GAINS, None, event.by, event.amount, source, event.by, "", LIFE)])


def is_untouchable(game: Game, obj: Obj) -> bool:
    """1167.2: in the chase area neither targeted nor cancelled; 1167.2a: so are the abilities of such a card."""
    if "untouchable" in obj.now.keywords:
        return obj.zone == CHASE
    for item in game.state.stack:
        if item.image == obj.id:
            source = game.find(item.frame.source)
            return source is not None and "untouchable" in source.now.keywords
    return False


def after_hurt(game: Game, event: Event) -> None:
    """Nothing follows damage at once."""


def left_without(game: Game, player: int, leaving: list[Obj]) -> bool:
    """1047.3, 1051.1b: would the player, with these J/rulers gone, control no proper one any more?"""
    kept = [
        obj
        for obj in rulers_of(game, player)
        if not obj.token and not obj.face.front.traits.type_bits & card_types.WARDEN
    ]
    return any(obj in kept for obj in leaving) and all(obj in leaving for obj in kept)


def prohibits(game: Game, event: Event) -> bool:
    """104.4: a prohibition wins over what asks for the event."""
    obj = event.subject
    if obj is None:
        return False
    now = obj.now
    if event.how is How.DESTROY and event.kind & (ev.LEAVES | ev.TRANSFERS):
        if "eternal" in now.keywords:  # 1139.2, 1010.3
            return True
        return now.marks is not None and bears(game, obj, "cannot_be_destroyed", event.other)
    if event.kind == ev.COUNTS:
        if event.word == "convoke":
            return event.cause not in ("battle", "rule") and not by_arcana(event.other)  # 1171.5
        return event.word == WILLPOWER and willpower_guarded(event)  # 716.4
    if event.kind == ev.DAMAGES and not is_fighter(obj):
        return True  # 1007.4  only what has DEF is dealt damage
    if event.how is How.BANISH and event.kind & (ev.LEAVES | ev.TRANSFERS) and not can_be_banished(obj):
        return True  # 1011.1
    if event.kind == ev.CONTROLS and event.player != obj.controller and left_without(game, obj.controller, [obj]):
        return True  # 1051.1b
    return now.marks is not None and bars(game, event, obj, now.marks)


def bars(game: Game, event: Event, obj: Obj, marks: Mapping[str, list[ActiveMark]]) -> bool:
    """Does a mark on the object make the event impossible?"""
    if event.origin == CHASE and event.to != FIELD:
        return "only_to_field" in marks  # 712.2
    if event.kind == ev.DAMAGES:
        return bears(game, obj, "no_damage", event.other) or (
            event.cause == "battle" and bears(game, obj, "no_battle_damage", event.other)
        )
    if event.kind == ev.READIES:
        return "cannot_recover" in marks
    if event.kind & (ev.LEAVES | ev.TRANSFERS) and event.how is How.BANISH:
        return "cannot_be_banished" in marks
    if event.kind == ev.LEAVES and event.how is How.REMOVE:
        return "cannot_be_removed" in marks
    return False


def willpower_guarded(event: Event) -> bool:
    """716.4, 1309.1c: only costs, battles and the texts of wardens change willpower counters."""
    if event.cause in ("cost", "battle", "rule"):
        return False
    source = event.other
    return source is None or not source.face.front.traits.type_bits & card_types.WARDEN


def can_be_banished(obj: Obj) -> bool:
    """1011.1: no rulers, sub-rulers, wardens, extension rules, and J-rulers only as tokens or ordered."""
    types = obj.now.type_bits
    if types & (card_types.RULER | card_types.SUB_RULER | card_types.WARDEN | card_types.EXTENSION_RULE):
        return False
    return not types & card_types.J_RULER or obj.token or "ordered" in obj.face.traits.flags


def may_undergo(game: Game, obj: Obj, act: str) -> bool:
    """1011.1, 1047.3: what cannot be banished or expelled, or fetched from outside the game, is not targeted or chosen
    for it in the first place."""
    if act == "banish":
        return can_be_banished(obj)
    if act == FETCH:  # 1047.1b  what was expelled
        return game.revision < ITS_SPELL or obj.counters is None or "expelled" not in obj.counters
    return not obj.now.type_bits & card_types.RULERS or obj.token or not left_without(game, obj.controller, [obj])


def by_arcana(source: Obj | None) -> bool:
    """1171.5: only texts of Arcana J/rulers put or remove convoke counters."""
    return source is None or ("Arcana" in source.now.kinds and source.now.type_bits & card_types.RULERS != 0)
