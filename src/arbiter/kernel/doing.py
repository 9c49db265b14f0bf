"""How each kind of event changes the game. Nothing else writes to zones, objects and players."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from arbiter.kernel import events as ev
from arbiter.kernel.arriving import enters_with
from arbiter.kernel.aspects import (
    COUNTERS,
    EVERYBODYS,
    FIELD,
    LINKS,
    OUTCOME,
    PLACES,
    STANCE,
    STORES,
    TEXTS,
    WOUNDS,
    own,
)
from arbiter.kernel.events import Event
from arbiter.kernel.index.versions import changed
from arbiter.kernel.relocating import NEW_FACE
from arbiter.kernel.relocating import cease as cease
from arbiter.kernel.relocating import cover as cover
from arbiter.kernel.relocating import leave_combat as leave_combat
from arbiter.kernel.relocating import put_in as put_in
from arbiter.kernel.relocating import relocate as relocate
from arbiter.kernel.relocating import take_out as take_out
from arbiter.kernel.relocating import turn_back as turn_back
from arbiter.kernel.relocating import unstack as unstack
from arbiter.kernel.rows import SIGHT_OWNER
from arbiter.kernel.state import READY, RESTED, REVERSED, Arrival, Obj, Produced
from arbiter.script import statements as st
from arbiter.script.base import INFINITY

if TYPE_CHECKING:
    from arbiter.kernel.game import Game


PAID: Final = ("cost", "effect")  # what was moved while paying is spoken of later


def has_entered(game: Game, event: Event) -> None:
    """What the ruleset says of how objects arrive, at the last moment."""
    entering = game.rules.moving.entering
    if entering is not None:
        entering(game, event)


def has_moved(game: Game, event: Event) -> None:
    """What the rules do at once after a move."""
    moved = game.rules.moving.moved
    if moved is not None:
        moved(game, event)


def do_cover(game: Game, event: Event, obj: Obj) -> None:
    """A card that enters play on top of another: it is heard of as entering, as the object that was there."""
    host = game.here(event.onto)
    if host is not None:
        cover(game, host, obj)
        event.result = host
        has_moved(game, event)


def do_move(game: Game, event: Event) -> None:
    obj = event.subject
    assert obj is not None
    if event.onto:
        do_cover(game, event, obj)
        return
    beneath = obj.under
    to = event.to
    into_play = to in game.rules.zones.in_play
    if into_play:
        if st.EntersWith in game.says or obj.face.speaks:
            enters_with(game, event)
        if not event.face_up and game.rules.zones.back is not None and (event.face is None or not event.face.is_back):
            event.face = game.rules.zones.back(game.rules.layers.library, obj.face.front)
    new = relocate(game, obj, to, event.position, event.cause in PAID, event.face, event.whose)
    event.result = new
    if event.host:
        new.host = event.host
    if not event.face_up:
        new.face_up = False
        seer = game.rules.zones.specs[obj.zone].sight is SIGHT_OWNER
        new.seen = obj.seen | (1 << obj.owner if seer else 0)
    if into_play:
        state = game.state
        controller = event.control if event.control >= 0 else obj.owner
        new.controller = controller
        new.home = controller
        new.since = state.turn
        new.turned = RESTED if event.rested else READY
        new.arrival = (
            event.arrival if event.arrival is not None else Arrival(obj.zone, event.how._value_, turn=state.turn)
        )
        if event.counters:
            new.counters = {}
            for kind, count in event.counters:
                new.counters[kind] = new.counters.get(kind, 0) + count
            changed(game, counter_aspects(game, new))
        if event.place is not None:
            new.place = event.place
        if event.stocks:
            new.under = event.stocks
        changed(game, FIELD | STANCE | own(controller))
        has_entered(game, event)
    elif event.control >= 0 and game.rules.zones.specs[to].stack:
        new.controller = event.control
        if event.arrival is not None:
            new.arrival = event.arrival
    if obj.token and not into_play and event.cause != "cast":
        cease(game, new)  # only a copy that is played goes anywhere
    if beneath and obj.zone in game.rules.moving.firm_stacks:
        new.under = beneath
    elif beneath:
        # Cards stacked together move together and are one object only while in play.
        event.beneath = tuple(unstack(game, piece, to, event.position) for piece in beneath)
    has_moved(game, event)


def counter_aspects(game: Game, obj: Obj) -> int:
    """What changes with the counters on an object: some change what it is, and are not read by anything yet."""
    if obj.counters is None or game.rules.layers.counter_changes.keys().isdisjoint(obj.counters):
        return COUNTERS
    return COUNTERS | TEXTS


def do_create(game: Game, event: Event) -> None:
    """A token enters play; from here on the event is one of entering."""
    assert event.face is not None
    new = put_in(game, 0, event.face, event.player, event.to, None)
    new.token = True
    new.since = game.state.turn
    new.arrival = event.arrival or Arrival("", event.how._value_, turn=game.state.turn)
    event.kind = ev.ENTERS
    event.subject = new
    enters_with(game, event)
    event.subject = None
    event.result = new
    new.turned = RESTED if event.rested else READY
    if event.counters:
        new.counters = {}
        for kind, count in event.counters:
            new.counters[kind] = new.counters.get(kind, 0) + count
        changed(game, counter_aspects(game, new))
    changed(game, FIELD | STANCE | own(event.player))
    has_entered(game, event)


def do_transfer(game: Game, event: Event) -> None:
    """From one zone in play to another: the object stays what it is, with everything on it."""
    obj = event.subject
    assert obj is not None
    state = game.state
    event.before = obj.copy()  # abilities of the side that was up have seen it go
    here = state.zones[obj.zone]
    pile = here[0] if len(here) == 1 else here[obj.owner]
    (pile if obj in pile else here[obj.controller]).remove(obj)
    there = state.zones[event.to]
    (there[0] if len(there) == 1 else there[obj.owner if event.whose < 0 else event.whose]).append(obj)
    if event.host:
        obj.host = event.host
    if event.control >= 0:
        obj.controller = obj.home = event.control
    if event.place is not None:
        obj.place = event.place
    state.clock += 1
    obj.stamp = state.clock  # a new zone, a new time
    obj.zone = event.to
    obj.face = obj.face.front if event.face is None else event.face
    obj.arrival = event.arrival or Arrival(event.origin, event.how.value, turn=state.turn)
    leave_combat(game, obj)
    event.result = obj
    changed(game, NEW_FACE | STANCE | LINKS | PLACES | COUNTERS | EVERYBODYS)
    if event.to == game.rules.zones.main and (event.origin, event.to) not in game.rules.moving.inner_moves:
        obj.now = obj.face.traits
        enters_with(game, event)
        obj.turned = RESTED if event.rested else obj.turned
        for kind, count in event.counters:
            obj.counters = {**(obj.counters or {}), kind: obj.count(kind) + count}
        has_entered(game, event)
    has_moved(game, event)


def do_draw(game: Game, event: Event) -> None:
    event.result = draw_one(game, event.player)


def draw_one(game: Game, player: int) -> Obj | None:
    """The top card goes to the hand; a player who should draw and cannot is remembered."""
    state = game.state
    pile = game.pile(game.rules.zones.deck, player)
    if not pile:
        state.drew_from_empty = (*state.drew_from_empty, player)
        changed(game, OUTCOME)
        return None
    state.secrets += 1
    return relocate(game, pile[-1], game.rules.zones.hand)


def do_damage(game: Game, event: Event) -> None:
    obj = event.subject
    assert obj is not None
    obj.damage = min(obj.damage + event.amount, INFINITY)
    if event.members:
        obj.hurt_by = (*obj.hurt_by, *event.members)
    elif event.other is not None:
        obj.hurt_by = (*obj.hurt_by, event.other.id)
    changed(game, WOUNDS)


def do_hurt(game: Game, event: Event) -> None:
    game.rules.damage.hurt(game, event)
    changed(game, OUTCOME | STORES | own(event.player))


def do_rest(game: Game, event: Event) -> None:
    obj = event.subject
    assert obj is not None
    obj.turned = RESTED
    changed(game, STANCE | own(obj.controller))


def do_ready(game: Game, event: Event) -> None:
    obj = event.subject
    assert obj is not None
    event.flag = obj.turned == REVERSED
    obj.turned = READY
    changed(game, STANCE | own(obj.controller))


def do_orient(game: Game, event: Event) -> None:
    obj = event.subject
    assert obj is not None
    event.flag = obj.turned == REVERSED
    obj.turned = event.amount
    changed(game, STANCE | own(obj.controller))


def do_count(game: Game, event: Event) -> None:
    obj = event.subject
    assert obj is not None
    if obj.zone not in game.rules.zones.in_play:
        obj = game.state.replace(obj)  # objects out of play are shared by clones
    event.result = obj
    counters = obj.counters if obj.counters is not None else {}
    left = counters.get(event.word, 0) + event.amount
    if event.amount > 0:
        counters.pop(event.word, None)  # the kind that was put last stands last: what counters do applies in this order
    if left > 0:
        counters[event.word] = left
    else:
        counters.pop(event.word, None)
    obj.counters = counters or None
    event.members = (max(0, left),)  # how many there are now, for texts that wait for a number
    aspects = COUNTERS | own(obj.controller)
    if obj.zone not in game.rules.zones.in_play:
        aspects |= game.rules.zones.aspects[obj.zone]
    if event.word in game.rules.layers.counter_changes:
        aspects |= TEXTS  # the first of its kind is not read by anything yet
    changed(game, aspects)


def do_gain(game: Game, event: Event) -> None:
    kept = game.state.resources[event.player]
    kept[event.word] = kept.get(event.word, 0) + event.amount
    changed(game, STORES | own(event.player))


def do_produce(game: Game, event: Event) -> None:
    source = 0 if event.subject is None else event.subject.id
    made = Produced(event.word, event.only_for, event.player, source)
    pools = game.state.pools
    pools[event.player] = (*pools[event.player], *(made for _ in range(event.amount)))
    changed(game, STORES | own(event.player))


def do_control(game: Game, event: Event) -> None:
    obj = event.subject
    assert obj is not None
    obj.controller = event.player
    obj.since = game.state.turn
    leave_combat(game, obj)
    changed(game, NEW_FACE | STANCE | EVERYBODYS)


def do_reveal(game: Game, event: Event) -> None:
    """Everybody has seen the card."""
    obj = event.subject
    assert obj is not None
    event.result = obj
    everybody = (1 << game.state.players) - 1
    if obj.zone in game.rules.zones.in_play or obj.seen & everybody == everybody:
        return  # a text has shown it, and only speaks of it here
    event.result = obj = game.state.replace(obj)
    obj.seen |= everybody
    game.state.secrets += 1
    changed(game, game.rules.zones.aspects[obj.zone])
    game.say(f"reveals {obj.face.name}", event.player, obj.id)


def do_place(game: Game, event: Event) -> None:
    """Another place in the same zone: it came there last, and everything else about it stays."""
    obj = event.subject
    assert obj is not None and event.place is not None
    event.before = obj.copy()
    obj.place = event.place
    pile = next(pile for pile in game.state.zones[obj.zone] if obj in pile)
    pile.remove(obj)
    pile.append(obj)
    event.result = obj
    changed(game, PLACES | STANCE | own(obj.controller))
    has_moved(game, event)


def do_nothing(game: Game, event: Event) -> None:
    """The event is something that happened, with no change of its own."""


DO: Final[dict[int, Callable[[Game, Event], None]]] = {
    ev.ENTERS: do_move,
    ev.LEAVES: do_move,
    ev.SHIFTS: do_move,
    ev.CREATES: do_create,
    ev.TRANSFERS: do_transfer,
    ev.PLACES: do_place,
    ev.DAMAGES: do_damage,
    ev.HURTS: do_hurt,
    ev.ATTACKS: do_nothing,
    ev.BLOCKS: do_nothing,
    ev.BLOCKED: do_nothing,
    ev.UNBLOCKED: do_nothing,
    ev.CASTS: do_nothing,
    ev.USES: do_nothing,
    ev.CHOSEN: do_nothing,
    ev.STEPS: do_nothing,
    ev.RESTS: do_rest,
    ev.READIES: do_ready,
    ev.COUNTS: do_count,
    ev.GAINS: do_gain,
    ev.PRODUCES: do_produce,
    ev.SEARCHES: do_nothing,
    ev.BURSTS: do_nothing,
    ev.PRIMES: do_nothing,
    ev.DRAWS: do_draw,
    ev.CONTROLS: do_control,
    ev.PARTY: do_nothing,
    ev.DEEDS: do_nothing,
    ev.ORIENTS: do_orient,
    ev.REVEALS: do_reveal,
}
