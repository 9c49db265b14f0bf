"""Where units and set cards stand (3-6 to 3-11): columns, what may come into which zone, and rearranging (7-10).

Every move passes `route`: a zone that a player's ruler does not give them, or that is not for such a card, leaves the
card where it is; a unit or set card for which nobody has named a zone yet asks its player for one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import arbiter.kernel.evaluate as evaluate
from arbiter.games.gateruler import card_types, named, rulers
from arbiter.games.gateruler.own_words import bears, gives, is_denied, laws_of
from arbiter.games.gateruler.zones import (
    CENTER,
    CHARGE,
    DECK,
    DRIVE,
    FIELD,
    FRONT,
    GATE,
    GEAS,
    HAND,
    IN_PLAY,
    RULER,
    SET,
    column_of,
    is_geared,
    lies_rested,
)
from arbiter.kernel import events as ev
from arbiter.kernel import setters, table_setters
from arbiter.kernel.context import Context
from arbiter.kernel.decisions import ChooseOption
from arbiter.kernel.events import Event, moving
from arbiter.kernel.perform import perform
from arbiter.kernel.state import READY, RESTED
from arbiter.kernel.statements import in_force
from arbiter.kernel.telling import tell
from arbiter.script import abilities as ab
from arbiter.script import statements as st
from arbiter.script.base import HOW_PUT, POSITION_TOP
from arbiter.script.nouns import ControlledBy, Every, Group

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.playing.play import Play
    from arbiter.kernel.state import Obj
    from arbiter.script.effects import Perform

SETS: Final = "sets"  # 4-3b  number of times set, kept with the player
ON_TOP: Final = (None, POSITION_TOP)
NARROW: Final = frozenset({FRONT, SET, FIELD, RULER, GEAS})  # zones that are not for every card


# ---------------------------------------------------------------- 3-6  columns


def front_places(game: Game, player: int) -> tuple[int, ...]:
    """3-8a-1, 3-9a-1: the player's attack zones and defense zones, as their ruler has them."""
    ruler = rulers.of(game, player)
    return PLACES[ruler.attack_zones, ruler.defense_zones]


# By the numbers of attack and defense zones; a ruler has a handful of each at most.
PLACES: Final = {
    (attack, defense): (*range(1, attack + 1), *range(0, -defense, -1)) for attack in range(8) for defense in range(4)
}


def units_at(game: Game, player: int, place: int) -> list[Obj]:
    return [obj for obj in game.state.zones[FRONT][player] if obj.place == place]


def frontmost(game: Game, player: int, column: int) -> list[Obj]:
    """3-6e-3a, 3-6e-3b: the units of a column; in the center, with none there, the ruler behind them."""
    units = [obj for obj in game.state.zones[FRONT][player] if column_of(obj.place) == column]
    if units or column != CENTER:
        return units
    return game.state.zones[RULER][player][:1]


def sync_target(game: Game) -> None:
    """8-4e-1: something has moved: whatever is frontmost in the column is attacked now."""
    combat = game.state.combat
    if combat is None:
        return
    if combat.blocked and game.here(combat.target) is not None:
        return  # 15-34b
    front = frontmost(game, combat.defender, combat.column)
    if any(obj.id == combat.target for obj in front):
        return
    combat = combat.copy()
    combat.target = front[0].id if front else 0
    setters.set_combat(game, combat)


def word_of(place: int) -> str:
    """How a zone is named in a question."""
    return f"attack {place}" if place > 0 else "defense" if place == 0 else f"defense {1 - place}"


def choose_place(game: Game, player: int, places: tuple[int, ...], why: str, about: int) -> int:
    """14-4b-3a: which attack or defense zone."""
    return places[game.ask_one(ChooseOption(player, tuple(map(word_of, places)), why, about))]


# ---------------------------------------------------------------- moves


def route(game: Game, event: Event) -> bool:
    """Where a move really leads; false: the card stays where it is (3-2g-1, 3-2i)."""
    obj = event.subject
    assert obj is not None
    to = event.to
    if obj.zone == RULER:
        return False  # 3-7e, 3-7e-1
    player = destined(event, obj)
    if to in rulers.of(game, player).lacks:
        return False  # 3-2g-1, 15-3a-1
    if (obj.zone == SET and to != SET) or (obj.zone == HAND and hides(game, event)):
        show_first(game, event, obj)
    if to not in NARROW:
        return True
    if player != obj.owner:
        event.whose = player
    if to == FRONT:
        return into_front(game, event, obj, player)
    if to == SET:
        return into_set(game, event, obj, player)
    return to == FIELD and obj.now.type_bits & card_types.FIELD != 0  # 3-11c, 3-7c


def hides(game: Game, event: Event) -> bool:
    """3-2k: does the card go where not everybody sees it, other than a hand, a set zone or the top of a deck?"""
    to = event.to
    if to in (HAND, SET) or (to == DECK and event.position in ON_TOP):
        return False
    return not event.face_up or game.rules.zones.specs[to].face_down


def show_first(game: Game, event: Event, obj: Obj) -> None:
    """3-2k, 3-10d: everybody has seen the card before it moves."""
    everybody = setters.everybody(game)
    if obj.seen & everybody == everybody:
        return
    obj = event.subject = setters.show(game, obj, everybody)
    tell(game, "shows", obj.controller, obj)


def destined(event: Event, obj: Obj) -> int:
    """3-2f: whose zone it is; in play that of whoever will control the card."""
    if event.whose >= 0:
        return event.whose
    if event.to in IN_PLAY and event.control >= 0:
        return event.control
    return obj.owner


def into_front(game: Game, event: Event, obj: Obj, player: int) -> bool:
    """3-8d, 3-9d: only units stand there; 15-3b: either an attack or a defense zone, named now if not before."""
    if event.face_up and not obj.now.type_bits & card_types.UNIT:
        return False
    places = open_places(game, obj, player)
    if event.place is None:
        if not places:
            return False
        event.place = choose_place(game, player, places, "zone", obj.id)
    return event.place in places


def open_places(game: Game, obj: Obj, player: int) -> tuple[int, ...]:
    """The zones into which the unit can be put; that one of them is taken does not matter (12-4a)."""
    places = front_places(game, player)
    for unit in game.state.zones[FRONT][player]:
        if is_geared(unit):
            places = tuple(at for at in places if at != unit.place)  # 14-18b-2
    if bars(game, obj, player, "not_in_defense"):
        places = tuple(at for at in places if at > 0)
    if bars(game, obj, player, "not_in_attack"):
        places = tuple(at for at in places if at <= 0)
    return places


def places_to_move(game: Game, obj: Obj) -> tuple[int, ...]:
    """15-28a-1: where a unit in play can be placed: taken or not, and where it is now; 3-2i: not where it cannot be."""
    places = open_places(game, obj, obj.controller)
    return tuple(at for at in front_places(game, obj.controller) if at in places or at == obj.place)


def row_of(place: int) -> str:
    return "attack" if place > 0 else "defense"


def keeps_out(game: Game, event: Event) -> bool:
    """3-2i, 1-5d: a unit is not moved to a zone of the front row where it cannot be; 14-18b-2: a pair not at all."""
    obj = event.subject
    assert obj is not None
    if is_geared(obj):
        return True
    return event.place not in open_places(game, obj, obj.controller)


def bars(game: Game, obj: Obj, player: int, name: str) -> bool:
    """Does a text keep the unit out of such zones? 14-12b, 14-13e: one about the player's units binds what comes."""
    if obj.zone in IN_PLAY:
        return obj.now.marked(name)
    if bears(obj, name) is not None:
        return True
    return name in laws_of(game.facts.faces) and any(
        bars_newcomer(game, each, obj, player, name) for each in game.field
    )


def bars_newcomer(game: Game, speaker: Obj, obj: Obj, player: int, name: str) -> bool:
    """Does a continuous ability of a card in play say that of units in play, of which this one would be?"""
    ctx = Context(speaker.controller, speaker)
    for program in speaker.now.programs if speaker.face_up else ():
        ability = program.ability
        if isinstance(ability, ab.Static) and speaker.zone in program.zones and in_force(game, program, ctx):
            for said in ability.statements:
                if isinstance(said, st.Affects) and any(gives(change, name) for change in said.changes):
                    group = said.thing.group if isinstance(said.thing, Every) else None
                    if group is not None and FRONT in group.zones and would_fit(game, group, obj, player, ctx):
                        return True
    return False


def would_fit(game: Game, group: Group, obj: Obj, player: int, ctx: Context) -> bool:
    """Will the card be one of these when it has come into play under the player's control, whosever it is now?"""
    for test in group.tests:
        if isinstance(test, ControlledBy):
            if not evaluate.is_player(game, test.who, player, ctx):  # 4-2d
                return False
        elif not evaluate.passes(game, (test,), obj, ctx):
            return False
    return evaluate.is_player(game, group.side, player, ctx)


def into_set(game: Game, event: Event, obj: Obj, player: int) -> bool:
    """3-10c, 16-15b-2: only settable cards."""
    count = rulers.of(game, player).set_zones
    if not count or not is_settable(obj):
        return False
    if event.place is None:
        event.place = choose_set_zone(game, player, count, obj.id)
    event.face_up = False  # 15-4a
    return True


def is_settable(obj: Obj) -> bool:
    """2-17c, 3-10c-1, 7-5a-1, 7-5a-2: events without Forced Reveal, and what a text makes settable."""
    now = obj.now
    if "forced_reveal" in now.keywords:
        return False  # 16-15b-2a
    if now.type_bits & card_types.EVENT:
        return True
    keywords = now.keywords
    if "concealment" in keywords or "forced_concealment" in keywords:
        return True  # 16-18b, 16-18c
    return bears(obj, "settable") is not None


def choose_set_zone(game: Game, player: int, count: int, about: int) -> int:
    """One of the set zones. Those that are empty are alike: nothing speaks of a set zone by its number."""
    taken = {obj.place for obj in game.state.zones[SET][player]}
    empty = [place for place in range(1, count + 1) if place not in taken]
    places = (*empty[:1], *(place for place in range(1, count + 1) if place in taken))
    return places[game.ask_one(ChooseOption(player, tuple(f"set {place}" for place in places), "set zone", about))]


def entering(game: Game, event: Event) -> None:
    """3-9c: a unit is exhausted in a defense zone; 3-3a-1: everything else comes ready."""
    new = event.result
    if new is not None and lies_rested(new.zone, new.place):
        setters.turn(game, new, RESTED)


def moved(game: Game, event: Event) -> None:
    """What follows a move at once: links of charges, and how a unit stands in its new zone."""
    sync_target(game)
    obj = event.result
    if obj is None:
        return
    if event.kind == ev.PLACES:
        before = event.before
        assert before is not None
        if obj.place <= 0:
            setters.turn(game, obj, RESTED)  # 3-9c
        elif before.place <= 0:
            setters.turn(game, obj, READY)  # 15-3a-2, 7-10b-3
        return
    if (event.origin == DRIVE and event.to == GATE) or (event.origin == GATE and event.to in IN_PLAY):
        assert event.subject is not None
        keep_charges(game, event.subject.id, obj.id)  # 3-14e-1, 3-14e-2
    if game.state.effects and event.subject is not None:
        if (event.origin in (HAND, DRIVE) and event.to == GATE) or (event.origin == GATE and event.to in IN_PLAY):
            keep_effects(game, event.subject.id, obj.id)


def keep_effects(game: Game, before: int, now: int) -> None:
    """14-4b-9a, 14-4c-2a: effects on a card that is played stay on it in the gate and in play."""
    effects = game.state.effects
    if any(before in effect.affected for effect in effects):
        table_setters.set_effects(
            game,
            tuple(effect.following(before, now) if before in effect.affected else effect for effect in effects),
        )


def keep_charges(game: Game, before: int, now: int) -> None:
    """The charges of a card are linked to what it has become."""
    for pile in game.state.zones[CHARGE]:
        for charge in pile[:]:
            if charge.host == before:
                setters.link(game, charge, now)


def prohibits_draw(game: Game, event: Event) -> bool:
    """1-5g, 3-2g-1: who has no hand draws nothing; the card stays on the deck."""
    return not rulers.has_zone(game, event.player, HAND)


# ---------------------------------------------------------------- 7-10  rearranging


def place(game: Game, obj: Obj, at: int, by: int, cause: str = "effect") -> None:
    """15-28a: a unit in play goes to another attack or defense zone of its controller."""
    perform(game, [placing(obj, at, by, cause)])


def placing(obj: Obj, at: int, by: int, cause: str) -> Event:
    event = Event(ev.PLACES, obj, obj.controller, 0, None, by, cause)
    event.origin = event.to = obj.zone
    event.place = at
    return event


def new_places(game: Game, obj: Obj) -> tuple[int, ...]:
    """7-10b: where the unit could go by rearranging; 14-18b-2: a geared up one nowhere."""
    if is_geared(obj):
        return ()
    return tuple(at for at in open_places(game, obj, obj.controller) if at != obj.place and can_swap(game, obj, at))


def choose_new_place(game: Game, play: Play) -> None:
    """7-10b: two of the player's zones, one of them that of the unit."""
    obj = play.obj
    play.place = choose_place(game, play.player, new_places(game, obj), "rearrange", obj.id)


def can_swap(game: Game, obj: Obj, at: int) -> bool:
    """7-10b-2: what is there must be able to come to where the unit is."""
    return all(obj.place in open_places(game, other, obj.controller) for other in units_at(game, obj.controller, at))


def rearrange(game: Game, play: Play) -> None:
    """7-10b-1, 7-10b-2: the unit moves there; a unit that is there comes to where it was. 7-10c: at once."""
    obj = play.obj
    assert play.place is not None
    events = [placing(obj, play.place, play.player, "rearrange")]
    events += [placing(other, obj.place, play.player, "rearrange") for other in units_at(game, play.player, play.place)]
    perform(game, events)


# ---------------------------------------------------------------- 7-5  setting


def choose_zone_to_set(game: Game, play: Play) -> None:
    count = rulers.of(game, play.player).set_zones
    play.place = choose_set_zone(game, play.player, count, play.obj.id)


def set_card(game: Game, play: Play) -> None:
    """7-5a, 7-5b, 7-5c: the card lies face down in the set zone at once, and counts for the set cap."""
    put_set(game, play.obj, play.player, play.place, "set")


def put_set(game: Game, obj: Obj, player: int, at: int | None, cause: str) -> None:
    """15-4a: face down into a set zone; one more time set this turn."""
    if is_denied(game, player, "no_setting"):
        return
    event = moving(obj, SET, HOW_PUT, IN_PLAY, player, cause)
    event.control = player
    event.place = at
    if perform(game, [event]):
        table_setters.keep(game, player, SETS, game.state.resources[player].get(SETS, 0) + 1)
        if event.result is not None:
            named.done(game, event.result, player, "set")  # 15-4a


def act_set(game: Game, effect: Perform, ctx: Context) -> None:
    """15-4a: a text sets cards."""
    for obj in evaluate.present(game, effect.thing, ctx):
        put_set(game, obj, ctx.controller, None, "effect")


ACTS: dict[str, Callable[[Game, Perform, Context], None]] = {"set": act_set}
