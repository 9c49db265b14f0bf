"""Chapters 1002, 1156 and 1207: what additions are added to, what becomes one by [Fusion], and illegal ones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import arbiter.kernel.evaluate as evaluate
from arbiter.games.fow import card_types
from arbiter.games.fow.zones import CHASE, FIELD, GRAVEYARD, company
from arbiter.kernel import setters
from arbiter.kernel.context import Context
from arbiter.kernel.effects.lasting import add_ongoing
from arbiter.kernel.events import Event, moving, who_does
from arbiter.script.base import How, Lasting, Quality
from arbiter.script.effects import Attach, Choose
from arbiter.script.nouns import Is
from arbiter.script.statements import SetWords

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.playing.play import Play
    from arbiter.kernel.state import Obj

OTHER_TYPES: Final = card_types.RESONATOR | card_types.J_RULER | card_types.REGALIA | card_types.MAGIC_STONE


def link_of(obj: Obj) -> tuple[Choose, Attach] | None:
    """1002.1a: what an addable addition may be added to, as its text says."""
    spell = obj.face.spell
    if spell is None:
        return None
    link: Attach | None = None
    choice: Choose | None = None
    for effect in spell.effects:
        if link is None and isinstance(effect, Attach):
            link = effect
        elif choice is None and isinstance(effect, Choose):
            choice = effect
    return None if link is None or choice is None else (choice, link)


def is_addable(obj: Obj) -> bool:
    """1207.1: one that is not treated as something else meanwhile; 1002.1c: what became one by [Fusion] is none."""
    types = obj.now.type_bits
    return (
        obj.zone == FIELD
        and types & card_types.ADDITION != 0
        and not types & OTHER_TYPES
        and obj.now.keywords.isdisjoint(("bestow", "fusion"))
        and link_of(obj) is not None
    )


def is_added_legally(game: Game, obj: Obj) -> bool:
    host = game.here(obj.host) if obj.host else None
    link = link_of(obj)
    if host is None or link is None or host.zone not in game.rules.zones.in_play or host.id == obj.id:
        return False
    return evaluate.matches(game, link[0].group, host, Context(obj.controller, obj))


def is_added_for_good(obj: Obj) -> bool:
    """Is what it may be added to a matter of names, types, attributes and races alone?"""
    link = link_of(obj)
    if link is not None:
        for test in link[0].group.tests:
            if not isinstance(test, Is):
                return False
    return True


def may_link(game: Game, obj: Obj, host: Obj, player: int) -> bool:
    """1002.2a: only what its text says it is added to; 1002.5: nothing, while a card with [Bestow] is a resonator."""
    if host.zone not in game.rules.zones.in_play:
        return False
    if "bestow" in obj.now.keywords:
        return not obj.now.type_bits & card_types.RESONATOR
    link = link_of(obj)
    return link is None or evaluate.matches(game, link[0].group, host, Context(player, obj))


def is_loose(game: Game, obj: Obj, host: Obj | None) -> bool:
    """1207.2, 1002.1c, 1002.5: what was added is not added any more, and stays."""
    becomes = "bestow" in obj.now.keywords and obj.now.type_bits & card_types.RESONATOR != 0
    return host is None or host.zone not in game.rules.zones.in_play or becomes


def illegal_additions(game: Game) -> list[Event]:
    """1207.1: to the graveyard; 1207.2: with [Bestow] it only stops being added."""
    wrong = [obj for obj in company(game) if is_addable(obj) and not is_added_legally(game, obj)]
    events = [moving(obj, GRAVEYARD, How.RULE, game.rules.zones.in_play, -1, "rule") for obj in wrong]
    for obj in company(game):
        # 1002.1c  what only happens to be added is no addable card: it stays, too
        if obj.host and obj.zone == FIELD and obj not in wrong:
            if is_loose(game, obj, game.here(obj.host)):
                setters.link(game, obj, 0)
    return events


def find_host(game: Game, event: Event, obj: Obj) -> bool:
    """1002.2b, 1405.3: put into the field by an effect it is added to a fitting card, untargeted, or stays."""
    types = obj.now.type_bits
    if event.to != FIELD or event.origin in (CHASE, FIELD) or event.host or not types & card_types.ADDITION:
        return True
    if link_of(obj) is None or "bestow" in obj.now.keywords or types & OTHER_TYPES:
        return True
    player = event.control if event.control >= 0 else obj.owner
    does = who_does(event)
    putting = does if does >= 0 else player  # whom the effect asks to put it there
    event.host = fitting_host(game, obj, player, putting)
    return event.host != 0


def find_host_of_copy(game: Game, event: Event, original: Obj) -> bool:
    """1017.2: the token copy of an addable addition is put into the field by an effect, and so by 1002.2b, too."""
    if is_addable(original):
        event.host = fitting_host(game, original, event.player, event.player)
        return event.host != 0
    return True


def fitting_host(game: Game, addition: Obj, player: int, putting: int) -> int:
    """One of the cards that the addition could be added to under this player's control, or 0."""
    link = link_of(addition)
    assert link is not None
    ctx = Context(player, addition)
    hosts = [host for host in game.field if evaluate.matches(game, link[0].group, host, ctx)]
    return game.ask_for_one(putting, hosts, "add", addition.id).id if hosts else 0


# ---------------------------------------------------------------- 1156  fusion

BECOME_ADDITION: Final = (SetWords(Quality.TYPE, ("addition",)),)


def fuse_spell(game: Game, play: Play) -> None:
    """1156.2: as a target is chosen for its [Fusion] the card becomes an addition, and is an addition spell."""
    if play.result is not None:
        fuse_on_chase(game, play.result)


def fuse_on_chase(game: Game, card: Obj) -> None:
    """1017.3d: a copy has the targets of its original, and so it is what the original is."""
    if "fusion" in card.now.keywords:
        for item in game.state.stack:
            if item.card == card.id and any(ids for _, ids in item.targets):
                become_addition(game, card)


def fuse_entity(game: Game, event: Event) -> None:
    """1156.2: it enters as an addition; 909.1: no duration is given, so it is one as long as it is in the field.

    What it was added to may go: 1002.1c, 1207.1  only addable additions follow, and it is none.
    """
    obj = event.result
    if obj is not None and event.host and "fusion" in obj.now.keywords:
        become_addition(game, obj)


def become_addition(game: Game, obj: Obj) -> None:
    add_ongoing(game, Context(obj.controller, obj), [obj], BECOME_ADDITION, (), Lasting.ON_FIELD, unsaid=True)
