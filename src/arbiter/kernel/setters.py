"""What a rule changes of the state that no text speaks of as an event: each by a function that says so.

With `doing` and `relocating` the only code that writes to objects, and the only that says what has changed. Every
function takes the copy that a re-run starts from before the first change (`Game.changing`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbiter.kernel import telling
from arbiter.kernel.aspects import (
    COUNTERS,
    EVERYBODYS,
    FACE,
    FIELD,
    LINKS,
    NATURES,
    STANCE,
    TEXTS,
    USES,
    WOUNDS,
    own,
)
from arbiter.kernel.index.versions import changed
from arbiter.kernel.relocating import NEW_FACE, put_in, turn_back, zone_of
from arbiter.kernel.state import SPECTATOR, Obj

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Arrival, Combat
    from arbiter.kernel.traits import Face

Piece = tuple[int, "Face", int]  # a card beneath another: the card, its face, its owner


def writable(game: Game, obj: Obj) -> Obj:
    """The object itself, or, out of play, where copies of the game share it, one of its own in its place."""
    game.changing()
    if obj.zone in game.state.table:
        return obj
    return game.state.replace(game.state.objects.get(obj.id, obj))  # an effect may have put a copy in its place


def as_it_lies(game: Game, obj: Obj, aspects: int) -> Obj:
    """Say what has changed of it; what effects have made of it since, out of play, is another copy."""
    changed(game, aspects)
    return obj if obj.zone in game.state.table else game.state.objects.get(obj.id, obj)


# ---------------------------------------------------------------- how an object stands and lies


def turn(game: Game, obj: Obj, turned: int) -> None:
    """Rested, ready or reversed, without anybody having turned it."""
    game.changing()
    obj.turned = turned
    changed(game, STANCE | own(obj.controller))


def turn_face(game: Game, obj: Obj, face_up: bool, seen_by: int = 0) -> Obj:
    """Turn it face up or face down; `seen_by`: a bit for each player who knows it from now on all the same."""
    obj = writable(game, obj)
    obj.face_up = face_up
    obj.seen |= seen_by
    if obj.zone in game.rules.zones.in_play:
        turn_back(game, obj)
    aspects = FACE | zone_of(game, obj) | own(obj.controller)
    if obj.zone in game.rules.zones.in_play:
        aspects |= TEXTS | NATURES
    elif obj.face.elsewhere:
        aspects |= TEXTS  # its texts may count from now on
    return as_it_lies(game, obj, aspects)


def show_side(game: Game, obj: Obj, face: Face) -> Obj:
    """It shows another side, or has become something else by its own rules, from now on."""
    obj = writable(game, obj)
    obj.face = face
    obj.now = face.traits
    return as_it_lies(game, obj, NEW_FACE | zone_of(game, obj) | own(obj.controller))


def show(game: Game, obj: Obj, seers: int) -> Obj:
    """These players (a bit each; `SPECTATOR`: who only watches) have seen the card."""
    obj = writable(game, obj)
    obj.seen |= seers
    game.state.secrets += 1
    return as_it_lies(game, obj, FACE | zone_of(game, obj) | (TEXTS if obj.face.elsewhere else 0))


def everybody(game: Game) -> int:
    """Everybody at the table and around it, for `show`."""
    return SPECTATOR | (1 << game.state.players) - 1


def hide(game: Game, obj: Obj, seers: int = 0) -> Obj:
    """Nobody knows the card any more but these players."""
    obj = writable(game, obj)
    obj.seen = seers
    return as_it_lies(game, obj, FACE | zone_of(game, obj))


def lay_open(game: Game, obj: Obj) -> Obj:
    """A card that was hidden lies face up from now on."""
    obj = turn_face(game, obj, True)
    game.state.secrets += 1
    return obj


def let_look(game: Game, obj: Obj, player: int) -> Obj:
    """This player may look at the card where it lies; the others learn nothing of it."""
    obj = writable(game, obj)
    obj.seen |= 1 << player
    changed(game, FACE | zone_of(game, obj))
    return obj


def freeze(game: Game, obj: Obj, turns: int) -> None:
    """For so many of its controller's turns it does not become ready by itself."""
    game.changing()
    if turns > obj.frozen:
        telling.tell(game, "freezes", obj.controller, obj)
    obj.frozen = turns
    changed(game, STANCE)


# ---------------------------------------------------------------- what it is made of


def link(game: Game, obj: Obj, host: int) -> Obj:
    """It is linked to that object (0: to none)."""
    obj = writable(game, obj)
    obj.host = host
    return as_it_lies(game, obj, LINKS | FIELD | TEXTS | NATURES | zone_of(game, obj) | EVERYBODYS)


def put_beneath(game: Game, obj: Obj, pieces: tuple[Piece, ...]) -> Obj:
    """Just these cards lie beneath it from now on."""
    obj = writable(game, obj)
    obj.under = pieces
    return as_it_lies(game, obj, NEW_FACE | zone_of(game, obj) | EVERYBODYS)


def become_card(game: Game, obj: Obj, card: int, face: Face, owner: int, beneath: tuple[Piece, ...]) -> None:
    """Another card is the object from now on, with all that was on it, and these cards lie beneath."""
    game.changing()
    obj.card, obj.face, obj.owner = card, face, owner
    obj.now = face.traits
    obj.under = beneath
    changed(game, NEW_FACE | own(obj.controller) | own(owner))


def put_token(game: Game, face: Face, player: int, zone: str) -> Obj:
    """The rules give the player a token: it is there, and nobody has put it there."""
    game.changing()
    made = put_in(game, 0, face, player, zone, None)
    made.token = True
    changed(game, NEW_FACE | zone_of(game, made) | own(player))
    return made


def give_counters(game: Game, obj: Obj, counters: dict[str, int]) -> Obj:
    """These counters are put on it as part of what it is or becomes, and nobody puts them there."""
    obj = writable(game, obj)
    kept = dict(obj.counters or {})
    for kind, count in counters.items():
        kept[kind] = kept.get(kind, 0) + count
    obj.counters = kept or None
    return as_it_lies(game, obj, COUNTERS | TEXTS | zone_of(game, obj) | own(obj.controller))


def change_counters(game: Game, obj: Obj, kind: str, by: int) -> Obj:
    """So many counters of a kind more are on it, or fewer."""
    obj = writable(game, obj)
    counters = obj.counters if obj.counters is not None else {}
    left = counters.get(kind, 0) + by
    if by > 0:
        counters.pop(kind, None)  # the kind that was put last stands last: what counters do applies in this order
    if left > 0:
        counters[kind] = left
    else:
        counters.pop(kind, None)
    obj.counters = counters or None
    aspects = COUNTERS | own(obj.controller)
    if obj.zone not in game.rules.zones.in_play:
        aspects |= zone_of(game, obj)
    if kind in game.rules.layers.counter_changes:
        aspects |= TEXTS  # the first of its kind is not read by anything yet
    changed(game, aspects)
    return obj


def drop_counters(game: Game, obj: Obj) -> Obj:
    """It has no counters any more."""
    obj = writable(game, obj)
    obj.counters = None
    return as_it_lies(game, obj, COUNTERS | TEXTS | zone_of(game, obj) | own(obj.controller))


def arrive(game: Game, obj: Obj, arrival: Arrival) -> Obj:
    """How it has come to where it is, for texts that ask."""
    obj = writable(game, obj)
    obj.arrival = arrival
    return as_it_lies(game, obj, NEW_FACE | zone_of(game, obj) | own(obj.controller))


def give_control(game: Game, obj: Obj, player: int) -> Obj:
    """It belongs to that player from now on, apart from effects that change control."""
    obj = writable(game, obj)
    obj.controller = obj.home = player
    return as_it_lies(game, obj, NEW_FACE | STANCE | zone_of(game, obj) | EVERYBODYS)


def give_to(game: Game, obj: Obj, player: int) -> Obj:
    """It lies in that player's zone of the same kind from now on, and is theirs; it stays the object that it was."""
    obj = writable(game, obj)
    piles = game.state.zones[obj.zone]
    for pile in piles:
        if obj in pile:
            pile.remove(obj)
    piles[player].append(obj)
    obj.controller = obj.home = player
    return as_it_lies(game, obj, NEW_FACE | STANCE | zone_of(game, obj) | EVERYBODYS)


def came_this_turn(game: Game, obj: Obj) -> None:
    """It counts as having come under its controller's control this turn."""
    game.changing()
    obj.since = game.state.turn
    changed(game, STANCE | FIELD | own(obj.controller))


# ---------------------------------------------------------------- what comes to lie in a zone without moving there


def put_image(game: Game, face: Face, owner: int, zone: str, holder: int, host: int = 0) -> Obj:
    """An imaginary card lies out of play in this player's zone, beside the card that it is linked to."""
    game.changing()
    state = game.state
    obj = Obj(state.next_id(), 0, face, owner, zone)
    obj.controller = holder
    obj.token = True
    obj.host = host
    state.objects[obj.id] = obj
    state.zones[zone][holder].append(obj)
    changed(game, zone_of(game, obj) | own(holder))
    return obj


def put_copy(game: Game, face: Face, owner: int, zone: str, player: int, arrival: Arrival) -> Obj:
    """A copy of a card that this player plays comes to be there, as a token."""
    game.changing()
    game.index.held += 1  # it is theirs from the first
    try:
        made = put_token(game, face, owner, zone)
        made.controller = made.home = player
        made.arrival = arrival
    finally:
        game.index.held -= 1
    return as_it_lies(game, made, zone_of(game, made) | own(player))


# ---------------------------------------------------------------- damage


def heal(game: Game, objs: list[Obj], amount: int | None = None) -> None:
    """So much damage (None: all of it) is taken off each of them."""
    hurt = [obj for obj in objs if obj.damage or obj.hurt_by]
    if not hurt:
        return
    game.changing()
    if healed := [obj for obj in hurt if obj.damage]:
        telling.tell(game, "heals", healed[0].controller, *healed, amount=amount or 0)
    for obj in hurt:
        obj.damage = 0 if amount is None else max(0, obj.damage - amount)
        if not obj.damage:
            obj.hurt_by = obj.wounds = ()
    changed(game, WOUNDS)


def forget_sources_of_damage(game: Game, obj: Obj) -> None:
    """The damage on it stays; what dealt it will not have destroyed it. Nothing is found from this."""
    game.changing()
    obj.hurt_by = obj.wounds = ()


# ---------------------------------------------------------------- the turn's memory of an object


def begin_turn_of(game: Game, objs: list[Obj]) -> None:
    """A turn begins: how often these have attacked and been used starts anew, and none of them has just come."""
    game.changing()
    for obj in objs:
        obj.attacks = 0
        obj.uses = None
        obj.since = 0
    changed(game, STANCE | USES | EVERYBODYS)


def begin_turn_of_all(game: Game, objs: list[Obj]) -> None:
    """The same, but that those who have just come have just come still."""
    game.changing()
    for obj in objs:
        obj.attacks = 0
        obj.uses = None
    changed(game, STANCE | USES | EVERYBODYS)


def note_use(game: Game, obj: Obj, word: str) -> None:
    """Something of it has been used this turn, which is counted under this word."""
    game.changing()
    obj.uses = {**(obj.uses or {}), word: 1 + (obj.uses or {}).get(word, 0)}
    changed(game, USES | EVERYBODYS)


# ---------------------------------------------------------------- the battle


def set_combat(game: Game, combat: Combat | None) -> None:
    """The battle is this from now on: a new one, a changed copy of the one that there was, or none."""
    game.changing()
    game.state.combat = combat
    changed(game, STANCE)


def begin_attack(game: Game, attackers: list[Obj], combat: Combat) -> None:
    """These attack: each of them once more this turn."""
    game.changing()
    for obj in attackers:
        obj.attacks += 1
    set_combat(game, combat)
