"""Objects as they move: taken out of a zone, put into another, laid on or beneath others. Only `doing` calls for it,
and set-up, before there is anything to speak of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbiter.kernel.aspects import (
    ARRIVAL,
    BENEATH,
    CONTROL,
    FACE,
    FIELD,
    LINKS,
    NATURES,
    OWN,
    STACK,
    STANCE,
    TEXTS,
    own,
)
from arbiter.kernel.index.versions import changed
from arbiter.kernel.rows import Way
from arbiter.kernel.state import Obj
from arbiter.kernel.traits import Face, elsewhere_of, keeps_statics
from arbiter.script.base import POSITION_BOTTOM, Position

if TYPE_CHECKING:
    from arbiter.kernel.game import Game

# An object in play has become another card, or shows another side.
NEW_FACE: Final = FIELD | NATURES | FACE | CONTROL | BENEATH | ARRIVAL | TEXTS


def with_its_words(game: Game, obj: Obj) -> int:
    """What changes as it comes into play or leaves it: who looks for other words need not look again."""
    if obj.under or not obj.face_up or game.facts.treats:
        return FIELD  # whatever it may be seen as
    face = obj.face
    if not face.printed_words:
        face.printed_words = face.traits.word_aspects()
    if obj.now is face.traits:
        return FIELD | face.printed_words
    return FIELD | face.printed_words | obj.now.word_aspects()


def zone_of(game: Game, obj: Obj) -> int:
    """What changes with an object in its zone. Where its text speaks from there, out of play, so do the texts."""
    zone = obj.zone
    aspects = game.rules.zones.aspects[zone]
    if zone in game.facts.speaking_zones and (zone in obj.face.speaking or obj.now is not obj.face.traits):
        return aspects | TEXTS
    return aspects


def pile_of(game: Game, obj: Obj) -> list[Obj]:
    """The pile that it lies in."""
    piles = game.state.zones[obj.zone]
    pile = piles[obj.owner] if len(piles) > 1 else piles[0]
    if obj.controller != obj.owner and obj not in pile:
        pile = piles[obj.controller]  # it lies in a zone of somebody else's
    return pile


def take_out(game: Game, obj: Obj, keep: bool) -> None:
    """Remove an object from its zone. What was in play stays known; so does what paid for something."""
    obj = game.state.objects.get(obj.id, obj)  # an effect may have put a copy in its place
    changed(game, removed(game, obj, keep))


def removed(game: Game, obj: Obj, keep: bool) -> int:
    """Remove it, and say what has changed with that."""
    state = game.state
    zone = obj.zone
    pile = pile_of(game, obj)
    if pile[-1] is obj:
        pile.pop()
    else:
        pile.remove(obj)
    if zone in game.rules.zones.in_play:
        obj.gone = True
        if state.combat is not None:
            game.index.held += 1  # it leaves the battle as part of leaving
            leave_combat(game, obj)
            game.index.held -= 1
    else:
        del state.objects[obj.id]
        # What has abilities out there may still be spoken of by one of them on the stack.
        if keep or zone == game.rules.zones.stack or elsewhere_of(obj):
            known = obj.copy()
            known.gone = True
            state.objects[known.id] = known
    aspects = with_its_words(game, obj) if obj.gone else zone_of(game, obj)
    if zone == game.rules.zones.stack and any(item.card == obj.id for item in state.stack):
        # Whatever takes a card from the stack takes what waits to resolve with it; what resolves goes on.
        state.stack = [item for item in state.stack if item.card != obj.id]
        aspects |= STACK
    aspects |= OWN[obj.owner] | OWN[obj.controller]
    if obj.host:
        aspects |= LINKS
    if obj.gone:
        now = obj.now
        # What has left may have said something of others in play.
        if obj.face.standing or (now.programs is not obj.face.traits.programs and not keeps_statics(obj)):
            aspects |= TEXTS
    return aspects


def leave_combat(game: Game, obj: Obj) -> None:
    """What leaves is no longer attacking or blocking; a party of one is no party."""
    combat = game.state.combat
    if combat is None:
        return
    if obj.id in combat.attackers:
        combat.attackers = tuple(id for id in combat.attackers if id != obj.id)
        if len(combat.attackers) < 2:
            combat.party = False
    elif obj.id == combat.blocker:
        combat.blocker = 0
    changed(game, STANCE)


def put_in(game: Game, card: int, face: Face, owner: int, to: str, position: Position | None, holder: int = -1) -> Obj:
    """A new object for a card, in the owner's zone of that name (or the shared one, or another holder's)."""
    new = laid(game, card, face, owner, to, position, holder)
    changed(game, arrived(game, new))
    return new


def arrived(game: Game, new: Obj) -> int:
    """What has changed with a new object that has come to lie somewhere."""
    if new.zone not in game.rules.zones.in_play:
        return zone_of(game, new) | OWN[new.controller]
    aspects = with_its_words(game, new) | OWN[new.controller]
    return aspects | TEXTS if new.face.standing else aspects


def laid(game: Game, card: int, face: Face, owner: int, to: str, position: Position | None, holder: int) -> Obj:
    """The new object, where it lies."""
    state = game.state
    id = state.next_id()
    new = Obj(id, card, face, owner, to)
    new.stamp = state.next_stamp()
    state.objects[id] = new
    piles = state.zones[to]
    pile = piles[owner] if len(piles) > 1 else piles[0]
    if holder >= 0 and len(piles) > 1:
        pile = piles[holder]
        new.controller = holder
    if position is POSITION_BOTTOM:
        pile.insert(0, new)
    else:
        pile.append(new)
    return new


def put_image(game: Game, face: Face, controller: int) -> Obj:
    """An object that stands for an ability on the stack. It is no card, and has come at no time of its own."""
    state = game.state
    made = Obj(state.next_id(), 0, face, controller, game.rules.zones.stack)
    made.token = True
    state.objects[made.id] = made
    state.zones[made.zone][0].append(made)
    changed(game, zone_of(game, made) | own(controller))
    return made


def relocate(
    game: Game,
    obj: Obj,
    to: str,
    position: Position | None = None,
    keep: bool = False,
    side: Face | None = None,
    holder: int = -1,
) -> Obj:
    """Move a card: a new object comes into being at the destination, with its front or the given side up."""
    obj = game.state.objects.get(obj.id, obj)  # an effect may have put a copy in its place
    owner = obj.owner
    rules = game.rules
    aspects = removed(game, obj, keep)
    new = laid(game, obj.card, obj.face.front if side is None else side, owner, to, position, holder)
    if obj.gone:
        obj.became = new.id
    else:
        known = game.state.objects.get(obj.id)
        if known is not None:
            known.became = new.id
    if obj.token:
        new.token = True
    origin_zone = obj.zone
    way = rules.zones.ways[origin_zone][to]
    if way.hides:
        know(game, obj, new, way)
    if way.face_down:
        new.face_up = False
    changed(game, aspects | arrived(game, new))  # leaving and arriving are one change
    return new


def know(game: Game, obj: Obj, new: Obj, way: Way) -> None:
    """Who has seen the card knows it still: everybody, if it lay open; its owner, if it was in their hand."""
    if way.opens and obj.face_up:
        new.seen = (1 << game.state.players) - 1
    elif way.own:
        new.seen = obj.seen | 1 << obj.owner
    else:
        new.seen = obj.seen


def cover(game: Game, host: Obj, obj: Obj) -> None:
    """A card comes to lie on top of an object in play, which keeps everything that was on it."""
    take_out(game, obj, True)
    host.under = ((host.card, host.face, host.owner), *host.under, *obj.under)
    host.card, host.face, host.owner = obj.card, obj.face, obj.owner
    host.face_up = True
    changed(game, NEW_FACE | own(host.controller) | own(obj.controller))


def turn_back(game: Game, obj: Obj) -> None:
    """What a card is in play depends on which side of it lies up, where its back is something of its own."""
    back = game.rules.zones.back
    if back is not None and obj.face.is_back is obj.face_up:
        obj.face = obj.face.front if obj.face_up else back(game.rules.layers.library, obj.face)
        obj.now = obj.face.traits
        changed(game, NEW_FACE | own(obj.controller))


def unstack(game: Game, piece: tuple[int, Face, int], to: str, position: Position | None = None) -> Obj:
    """A card that lay beneath another becomes an object of its own, as it is by itself."""
    card, face, owner = piece
    if game.rules.moving.beneath_to is not None:
        to = game.rules.moving.beneath_to(face, to)
    new = put_in(game, card, face.front, owner, to, position)
    if to in game.rules.zones.in_play:
        new.since = game.state.turn
        changed(game, NEW_FACE)
    return new


def cease(game: Game, obj: Obj) -> None:
    """A token that is no longer in play ceases to be; what was played stays known, for it is counted later."""
    if obj.zone == game.rules.zones.stack and obj in pile_of(game, obj):
        take_out(game, obj, True)
        return
    for pile in game.state.zones[obj.zone]:
        if obj in pile:
            pile.remove(obj)
    game.state.objects.pop(obj.id, None)
    changed(game, zone_of(game, obj) | own(obj.controller))
