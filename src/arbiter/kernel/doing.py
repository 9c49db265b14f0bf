"""How each kind of event changes the game, and what of it has changed with that."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from arbiter.kernel import aspects, setters, table_setters, telling
from arbiter.kernel import events as ev
from arbiter.kernel.arriving import enters_with, enters_with_what_it_has
from arbiter.kernel.aspects import LINKS, own
from arbiter.kernel.events import Event
from arbiter.kernel.index.versions import bring_up_to_date, changed
from arbiter.kernel.relocating import NEW_FACE, with_its_words
from arbiter.kernel.relocating import cease as cease
from arbiter.kernel.relocating import cover as cover
from arbiter.kernel.relocating import leave_combat as leave_combat
from arbiter.kernel.relocating import pile_of as pile_of
from arbiter.kernel.relocating import put_in as put_in
from arbiter.kernel.relocating import relocate as relocate
from arbiter.kernel.relocating import take_out as take_out
from arbiter.kernel.relocating import turn_back as turn_back
from arbiter.kernel.relocating import unstack as unstack
from arbiter.kernel.repeating import so_many
from arbiter.kernel.rows import SIGHT_OWNER
from arbiter.kernel.state import READY, RESTED, REVERSED, Arrival, Obj, Produced
from arbiter.kernel.traits import declares
from arbiter.script.base import INFINITY
from arbiter.script.statements import EntersWith

if TYPE_CHECKING:
    from arbiter.kernel.game import Game


PAID: Final = ("cost", "effect")  # what was moved while paying is spoken of later


def do(game: Game, event: Event) -> None:
    """The event happens: the state changes, it is said what has changed, and the rules do at once what they do."""
    kind = event.kind
    told = telling.begin(game, event) if game.narrate else None
    DO[kind](game, event)
    moved = ASPECTS_OF.get(kind, 0)
    if kind & OF_THE_OBJECT:
        obj = event.result if event.result is not None else event.subject
        assert obj is not None
        moved |= own(obj.controller)
        if kind == ev.ENTERS:
            # How it stands, whose it is and all else about it is seen only by who looks for such an object.
            moved |= with_its_words(game, obj)
    elif kind & OF_THE_PLAYER:
        moved |= own(event.player)
    if moved:
        changed(game, moved)
    follows = AT_ONCE.get(kind)
    if follows is not None:
        follows(game, event)
    if told is not None:
        telling.finish(game, event, told)


def apply_entering_rules(game: Game, event: Event) -> None:
    """What the ruleset says of how objects arrive, at the last moment."""
    entering = game.rules.moving.entering
    if entering is not None:
        bring_up_to_date(game)  # what already applies to what enters is true of it as it does
        if game.rules.layers.far_effects:
            enters_with_what_it_has(game, event)
        entering(game, event)


def apply_moving_rules(game: Game, event: Event) -> None:
    """What the rules do at once after a move; nothing with a token that has ceased to be."""
    moved = game.rules.moving.moved
    if moved is not None and event.result is not None and game.find(event.result.id) is not None:
        moved(game, event)


# ---------------------------------------------------------------- moves


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
        if EntersWith in game.says or declares(obj):
            enters_with(game, event)
        if not event.face_up and game.rules.zones.back is not None and (event.face is None or not event.face.is_back):
            event.face = game.rules.zones.back(game.rules.layers.library, obj.face.front)
    new = relocate(game, obj, to, event.position, event.cause in PAID, event.face, event.whose)
    event.result = new
    if event.host:
        new.host = event.host
        changed(game, LINKS)
    if not event.face_up:
        new.face_up = False
        seer = game.rules.zones.specs[obj.zone].sight is SIGHT_OWNER
        new.seen = obj.seen | (1 << obj.owner if seer else 0)
    if into_play:
        turn = game.state.turn
        new.controller = new.home = event.control if event.control >= 0 else obj.owner
        new.since = turn
        new.turned = RESTED if event.rested else READY
        new.arrival = event.arrival if event.arrival is not None else Arrival(obj.zone, event.how._value_, turn=turn)
        for kind, count in event.counters:
            setters.give_counters(game, new, {kind: count})
        if event.place is not None:
            new.place = event.place
        if event.stocks:
            setters.put_beneath(game, new, event.stocks)
    elif event.rested and game.rules.zones.specs[to].turns > 1:
        new.turned = RESTED  # a zone out of play where cards are turned as well
    elif event.control >= 0 and game.rules.zones.specs[to].stack:
        new.controller = event.control
        if event.arrival is not None:
            new.arrival = event.arrival
    if beneath and obj.zone in game.rules.moving.firm_stacks:
        new = event.result = setters.put_beneath(game, new, beneath)
    elif beneath:
        # Cards stacked together move together and are one object only while in play.
        event.beneath = tuple(unstack(game, piece, to, event.position) for piece in beneath)
    if obj.token and not into_play and event.cause != "cast":
        cease(game, new)  # only a copy that is played goes anywhere


def do_cover(game: Game, event: Event, obj: Obj) -> None:
    """A card that enters play on top of another: it is heard of as entering, as the object that was there."""
    host = game.here(event.onto)
    if host is not None:
        cover(game, host, obj)
        event.result = host


def has_moved(game: Game, event: Event) -> None:
    """What the rules do at once with what has moved, as part of the move."""
    obj = event.subject
    assert obj is not None
    if event.onto:
        if event.result is not None:
            apply_moving_rules(game, event)
        return
    if event.to in game.rules.zones.in_play:
        apply_entering_rules(game, event)
    apply_moving_rules(game, event)


def do_create(game: Game, event: Event) -> None:
    """A token enters play; from here on the event is one of entering."""
    assert event.face is not None
    new = put_in(game, 0, event.face, event.player, event.to, None)
    new.token = True
    new.since = game.state.turn
    new.arrival = event.arrival or Arrival("", event.how._value_, turn=game.state.turn)
    if event.host:
        new.host = event.host
        changed(game, LINKS)
    event.kind = ev.ENTERS
    event.subject = new
    enters_with(game, event)
    event.subject = None
    event.result = new
    new.turned = RESTED if event.rested else READY
    for kind, count in event.counters:
        setters.give_counters(game, new, {kind: count})


def has_come(game: Game, event: Event) -> None:
    apply_entering_rules(game, event)


def do_transfer(game: Game, event: Event) -> None:
    """From one zone in play to another: the object stays what it is, with everything on it."""
    obj = event.subject
    assert obj is not None
    state = game.state
    event.before = obj.copy()  # abilities of the side that was up have seen it go
    pile_of(game, obj).remove(obj)
    there = state.zones[event.to]
    (there[0] if len(there) == 1 else there[obj.owner if event.whose < 0 else event.whose]).append(obj)
    if event.host:
        obj.host = event.host
    if event.control >= 0:
        obj.controller = obj.home = event.control
    if event.place is not None:
        obj.place = event.place
    obj.stamp = state.next_stamp()  # a new zone, a new time
    obj.zone = event.to
    obj.face = obj.face.front if event.face is None else event.face
    obj.arrival = event.arrival or Arrival(event.origin, event.how.value, turn=state.turn)
    if enters_anew(game, event):
        obj.now = obj.face.traits
    leave_combat(game, obj)
    event.result = obj


def enters_anew(game: Game, event: Event) -> bool:
    """Does what comes from another zone in play count as entering?"""
    return event.to == game.rules.zones.main and (event.origin, event.to) not in game.rules.moving.inner_moves


def has_transferred(game: Game, event: Event) -> None:
    if enters_anew(game, event):
        obj = event.result
        assert obj is not None
        enters_with(game, event)
        if event.rested:
            setters.turn(game, obj, RESTED)
        for kind, count in event.counters:
            setters.give_counters(game, obj, {kind: count})
        apply_entering_rules(game, event)
    apply_moving_rules(game, event)


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


def has_placed(game: Game, event: Event) -> None:
    apply_moving_rules(game, event)


def do_draw(game: Game, event: Event) -> None:
    """The top card goes to the hand; a player who should draw and cannot is remembered."""
    pile = game.pile(game.rules.zones.deck, event.player)
    if not pile:
        table_setters.fail_to_draw(game, event.player)
        return
    table_setters.secret_out(game)
    event.result = relocate(game, pile[-1], game.rules.zones.hand)


# ---------------------------------------------------------------- what stays where it is


def do_damage(game: Game, event: Event) -> None:
    obj = event.subject
    assert obj is not None
    obj.damage = min(obj.damage + event.amount, INFINITY)
    if event.members:
        obj.hurt_by = (*obj.hurt_by, *event.members)
    elif event.other is not None:
        obj.hurt_by = (*obj.hurt_by, event.other.id)
    obj.hurt_by = (*obj.hurt_by, *event.beside)
    if (event.cause, event.by) not in obj.wounds:
        obj.wounds = (*obj.wounds, (event.cause, event.by))


def do_hurt(game: Game, event: Event) -> None:
    game.rules.damage.hurt(game, event)


def do_rest(game: Game, event: Event) -> None:
    obj = event.subject
    assert obj is not None
    event.amount = ev.ALREADY_SO if obj.turned == RESTED else 0
    obj.turned = RESTED


def do_ready(game: Game, event: Event) -> None:
    obj = event.subject
    assert obj is not None
    event.flag = obj.turned == REVERSED
    event.amount = ev.ALREADY_SO if obj.turned == READY else 0
    obj.turned = READY


def do_orient(game: Game, event: Event) -> None:
    obj = event.subject
    assert obj is not None
    event.flag = obj.turned == REVERSED
    obj.turned = event.amount


def do_count(game: Game, event: Event) -> None:
    assert event.subject is not None
    event.result = setters.change_counters(game, event.subject, event.word, event.amount)
    event.members = (event.result.count(event.word),)  # for texts that wait for a number


def do_gain(game: Game, event: Event) -> None:
    kept = game.state.resources[event.player]
    kept[event.word] = kept.get(event.word, 0) + event.amount


def do_produce(game: Game, event: Event) -> None:
    source = 0 if event.subject is None else event.subject.id
    made = Produced(event.word, event.only_for, event.player, source)
    pools = game.state.pools
    pools[event.player] = (*pools[event.player], *(made for _ in so_many(event.amount)))


def do_control(game: Game, event: Event) -> None:
    obj = event.subject
    assert obj is not None
    obj.controller = event.player
    obj.since = game.state.turn
    leave_combat(game, obj)


def do_reveal(game: Game, event: Event) -> None:
    """Everybody has seen the card."""
    obj = event.subject
    assert obj is not None
    event.result = obj
    everybody = (1 << game.state.players) - 1
    if obj.zone in game.rules.zones.in_play or obj.seen & everybody == everybody:
        return  # a text has shown it, and only speaks of it here
    event.result = obj = setters.show(game, obj, everybody)
    telling.tell(game, "reveals", event.player, obj, shown=True)


def do_nothing(game: Game, event: Event) -> None:
    """The event is something that happened, with no change of its own."""


# ---------------------------------------------------------------- the tables


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
    ev.NAMED_ACTIONS: do_nothing,
    ev.ORIENTS: do_orient,
    ev.REVEALS: do_reveal,
}

# What each kind of event changes; what changes with the zones is said by who moves things, and what changes with the
# kind of counter by who counts.
ASPECTS_OF: Final[dict[int, int]] = {
    ev.CREATES: aspects.FIELD | aspects.STANCE | aspects.CONTROL | aspects.ARRIVAL,
    ev.TRANSFERS: NEW_FACE | aspects.STANCE | aspects.LINKS | aspects.PLACE | aspects.COUNTERS | aspects.EVERYBODYS,
    ev.PLACES: aspects.PLACE | aspects.STANCE,
    ev.DAMAGES: aspects.WOUNDS,
    ev.HURTS: aspects.OUTCOME | aspects.STORES,
    ev.RESTS: aspects.STANCE,
    ev.READIES: aspects.STANCE,
    ev.ORIENTS: aspects.STANCE,
    ev.GAINS: aspects.STORES,
    ev.PRODUCES: aspects.STORES,
    ev.CONTROLS: NEW_FACE | aspects.STANCE | aspects.EVERYBODYS,
}

# And those with which something changes of what is its controller's own, or the player's.
OF_THE_OBJECT: Final = ev.ENTERS | ev.LEAVES | ev.SHIFTS | ev.PLACES | ev.RESTS | ev.READIES | ev.ORIENTS
OF_THE_PLAYER: Final = ev.CREATES | ev.HURTS | ev.GAINS | ev.PRODUCES

# What the rules do as part of the event, once it has happened.
AT_ONCE: Final[dict[int, Callable[[Game, Event], None]]] = {
    ev.ENTERS: has_moved,
    ev.LEAVES: has_moved,
    ev.SHIFTS: has_moved,
    ev.CREATES: has_come,
    ev.TRANSFERS: has_transferred,
    ev.PLACES: has_placed,
}
