"""What a player may know, built up from what is visible to them, never by deleting from the whole.

A view is plain data (dicts, lists, strings, numbers), ready to be sent as JSON.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import arbiter.kernel.evaluate as evaluate
from arbiter.kernel.qualities import variable_cost
from arbiter.kernel.rows import Sight
from arbiter.kernel.state import SPECTATOR, Obj
from arbiter.script.statements import Permit

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.rows import ZoneSpec
    from arbiter.kernel.traits import Face

View = dict[str, object]

TURNED: Final = ("ready", "rested", "reversed")
OPEN: Final = -2  # the viewer of a finished game with everything face up

# What is the same in every view; whoever gets a view reads it and does not write in it.
HIDDEN: Final[View] = {"hidden": True}
NO_PILE: Final[View] = {"count": 0}
NO_CARDS: Final[View] = {"count": 0, "cards": []}

# Cards as they were shown last, by their objects, with what that rested on; for whoever looks at a game often.
Album = dict[int, tuple[tuple[object, ...], View]]


def sees(spec: ZoneSpec, obj: Obj, viewer: int) -> bool:
    """May the viewer (-1: a spectator) know which card this is?"""
    if viewer == OPEN:
        return True
    if spec.sight is Sight.PUBLIC:
        return obj.face_up or obj.face.is_back or knows(obj, viewer)  # of its back everybody sees what it is
    if spec.sight is Sight.OWNER_FACE_DOWN:
        # One that was revealed because it waits for something stays revealed while it does.
        return obj.face_up or obj.controller == viewer or (spec.hears and knows(obj, viewer))
    if spec.sight is Sight.OWNER and obj.controller == viewer:
        return True
    return knows(obj, viewer)


def is_visible(game: Game, obj: Obj, viewer: int) -> bool:
    """The same, with texts that show a hand or the top card of a pile."""
    return sees(game.rules.zones.specs[obj.zone], obj, viewer) or (Permit in game.says and is_shown(game, obj, viewer))


def is_shown(game: Game, obj: Obj, viewer: int) -> bool:
    """Does a text show the viewer this card in a hand, or on top of a deck? Not while the deck is being shuffled."""
    zones = game.rules.zones
    whose, shown = obj.owner, ("top_shown", "top_seen") if viewer == obj.owner else ("top_shown",)
    if obj.zone == zones.hand:
        whose, shown = obj.controller, ("hand_shown",)
    elif obj.zone != zones.deck or game.pile(zones.deck, obj.owner)[-1] is not obj:
        return False
    elif (obj.owner, zones.deck) in game.under_way.mixing:
        return False
    for active in game.says[Permit]:
        statement = active.statement
        assert isinstance(statement, Permit)
        if statement.name in shown and evaluate.is_player(game, statement.who, whose, active.context):
            return True
    return False


def knows(obj: Obj, viewer: int) -> bool:
    """Has the viewer been shown the card? Spectators are, where it is shown to everybody at the table."""
    return bool(obj.seen & (1 << viewer if viewer >= 0 else SPECTATOR))


def show_back(game: Game, obj: Obj) -> View:
    """What everybody can tell of a card that they may not see: in some games the backs differ."""
    kinds = obj.face.printed.types & game.rules.zones.backs
    return {"hidden": True, "types": sorted(kinds)} if kinds and not obj.face_up else HIDDEN


def show_card(game: Game, obj: Obj, viewer: int = OPEN) -> View:
    """Everything public about a card that may be seen."""
    now = obj.now
    card: View = {
        "id": obj.id,
        "key": obj.face.key,
        "name": obj.face.name,
        "types": sorted(now.types),
        "colours": sorted(now.colours),
        "cost": now.cost + variable_cost(game, obj),
        "owner": obj.owner,
    }
    if obj.zone in game.rules.zones.in_play:
        card["controller"] = obj.controller
        card["turned"] = TURNED[obj.turned]
        card["keywords"] = sorted(now.keywords)
        card["damage"] = obj.damage
        if game.rules.zones.specs[obj.zone].places:
            card["place"] = obj.place
        card["fresh"] = obj.since == game.state.turn
        if obj.frozen:
            card["frozen"] = True
        if now.marks:
            card["marks"] = sorted(now.marks)
        if obj.under:
            card["under"] = [face.name for _, face, _ in obj.under]
        combat = game.state.combat
        if combat is not None:
            card["attacking"] = obj.id in combat.attackers
            card["blocking"] = obj.id == combat.blocker
    elif obj.zone in game.rules.zones.table:
        card["turned"] = TURNED[obj.turned]
    if obj.host:
        card["host"] = obj.host
    if obj.face.has_power or now.power != obj.face.traits.power or (now.power and obj.zone in game.rules.zones.in_play):
        card["power"] = now.power
        card["printed_power"] = obj.face.traits.power
    if now.guard or obj.face.traits.guard:
        card["guard"] = now.guard
        card["printed_guard"] = obj.face.traits.guard
    if obj.counters:
        card["counters"] = dict(sorted(obj.counters.items()))
    hides = game.rules.zones.hides_sides
    if obj.face.other and (hides is None or viewer == OPEN or not hides(obj, viewer)):
        card["sides"] = [{"key": side.key, "name": side.name} for side in obj.face.other]  # who sees one sees all
    if not obj.face_up:
        card["face_down"] = True
    return card


def known_face(game: Game, obj: Obj, viewer: int) -> Face:
    """What the viewer may read of an object they see: of what lies face down the card itself, if that is for them."""
    hides = game.rules.zones.hides_sides
    if obj.face.is_back and (viewer == OPEN or hides is None or not hides(obj, viewer)):
        return obj.face.front
    return obj.face


def show_again(game: Game, obj: Obj, viewer: int, album: Album) -> View:
    """The same, from the album while nothing has changed that the card shows. Other sides are not for all alike."""
    if obj.now is not obj.face.traits or obj.counters or obj.under or obj.face.other or obj.host:
        return show_card(game, obj, viewer)
    state = game.state
    rests: tuple[object, ...] = (obj.face, obj.owner, obj.zone, obj.face_up)  # what is printed never changes
    if obj.zone in game.rules.zones.in_play:
        combat = state.combat
        battle = None if combat is None else (obj.id in combat.attackers, obj.id == combat.blocker)
        fresh = obj.since == state.turn
        rests = (*rests, obj.controller, obj.turned, obj.damage, fresh, obj.frozen, battle, obj.place)
    elif obj.zone in game.rules.zones.table:
        rests = (*rests, obj.turned)
    known = album.get(obj.id)
    if known is None or known[0] != rests:
        known = album[obj.id] = (rests, show_card(game, obj))
    return known[1]


def show_pile(game: Game, spec: ZoneSpec, pile: list[Obj], viewer: int, album: Album | None) -> View:
    """A pile with the cards in it that the viewer sees; of one that hides them all, only how many they are."""
    if not pile:
        return NO_PILE if spec.sight is Sight.NOBODY else NO_CARDS
    shows = Permit in game.says  # texts may show some of them
    if spec.sight is Sight.NOBODY and viewer != OPEN and not (shows and is_shown(game, pile[-1], viewer)):
        bit = 1 << viewer if viewer >= 0 else SPECTATOR
        for obj in pile:
            if obj.seen & bit:
                break
        else:
            return {"count": len(pile)}
    cards: list[View] = []
    for obj in pile:
        if not sees(spec, obj, viewer) and not (shows and is_shown(game, obj, viewer)):
            back = show_back(game, obj) if game.rules.zones.backs else HIDDEN
            cards.append({**back, "place": obj.place, "turned": TURNED[obj.turned]} if spec.places else back)
        elif album is None:
            cards.append(show_card(game, obj, viewer))
        else:
            cards.append(show_again(game, obj, viewer, album))
    return {"count": len(pile), "cards": cards}


def view(game: Game, viewer: int, album: Album | None = None) -> View:
    """The game as this player (or a spectator, -1) sees it. With an album, cards are shared with earlier views."""
    state = game.state
    zones: dict[str, object] = {}
    for spec in game.rules.zones.rows:
        piles = [show_pile(game, spec, pile, viewer, album) for pile in state.zones[spec.name]]
        zones[spec.name] = piles[0] if spec.shared else piles
    stack = [
        {
            "id": item.id,
            "kind": item.kind,
            "controller": item.frame.controller,
            "source": source_name(game, item.frame.source),
            "text": item.text,
            "targets": [id for _, ids in item.targets for id in ids],
        }
        for item in state.stack
    ]
    return {
        "game": game.rules.key,
        "format": game.format,
        "viewer": viewer,
        "turn": state.turn,
        "active": state.active,
        "step": state.step,
        "priority": state.priority,
        "zones": zones,
        "items": stack,
        "resources": [dict(sorted(kept.items())) for kept in state.resources],
        "over": state.over,
        "winner": state.winner if state.over else None,
        "why": state.why_over,
    }


def source_name(game: Game, id: int) -> str:
    obj = game.find(id)
    return "" if obj is None else obj.face.name
