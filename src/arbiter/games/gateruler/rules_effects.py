"""Chapter 12: rules effects, and the destruction of units (15-12).

They are performed together (12-1b), but ruler damage comes before defeat (12-1b-1) and overlapping cards before the cap
on levels (12-1b-2); so the table has a row for each of these, and one for all that happens at a time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbiter.games.gateruler import card_types, damage, defeat, forced, healing, rulers
from arbiter.games.gateruler.zones import CHARGE, COUNTER, DAMAGE, DECK, FRONT, GRAVEYARD, RULER, SET, is_unit
from arbiter.kernel import setters, table_setters
from arbiter.kernel.aspects import EVERYTHING, PILES, STACK, STANCE, STORES, TABLE, USES
from arbiter.kernel.events import Event, by_its_damage, moving
from arbiter.kernel.perform import is_prohibited
from arbiter.kernel.processes import by_rule
from arbiter.kernel.rows import Process
from arbiter.script.base import How
from arbiter.script.nouns import AddedTo, HasAdded
from arbiter.script.walk import walk

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.program import Program
    from arbiter.kernel.state import Obj

TOGETHER_AT: Final = "came together to "  # what came to one zone with others, and with whom
ALONE: Final = "over the level cap by itself"  # 12-6b  the unit that no other can be given up for
ENTERED: Final = "entered play: "  # what came into play since the cap on levels was last kept


def put(game: Game, obj: Obj, how: How = How.RULE) -> Event:
    return moving(obj, GRAVEYARD, how, game.rules.zones.in_play, -1, "rule")


def spent_counters(game: Game) -> list[Event]:
    """13-6d-3: a card in the counter zone goes as soon as its ability has left the gate."""
    return [put(game, obj) for obj in damage.spent_counters(game)]


def ruler_damage(game: Game) -> list[Event]:
    """12-3a: current ruler damage becomes application processes."""
    damage.apply_ruler_damage(game)
    return []


def player_defeat(game: Game) -> list[Event]:
    """12-2c: a defeat process is added to the gate."""
    defeat.add_process(game)
    return []


def at_a_time(game: Game) -> list[Event]:
    """12-1b: overlapping cards, illegal charges and destroyed units go together."""
    once: dict[int, tuple[Event, str]] = {}
    for rule, events in (
        ("12-4a", overlapping(game)),
        ("3-8d", misplaced(game)),
        ("12-5a", illegal_charges(game)),
        ("2-11a-3", destroyed(game)),
    ):
        for event in events:
            assert event.subject is not None
            once[event.subject.id] = event, rule  # what is destroyed is destroyed, whatever else is the matter with it
    for event, rule in once.values():
        by_rule(game, event, rule)
    return [event for event, _ in once.values()]


# ---------------------------------------------------------------- overlapping cards (12-4)


def overlapping(game: Game) -> list[Event]:
    """12-4a: of several cards in one attack, defense or set zone the one that came last stays."""
    latest: dict[tuple[int, str, int], Obj] = {}
    # What came last to a zone, or to a place in it, lies last in its pile.
    crowd = [obj for zone in (FRONT, SET) for pile in game.state.zones[zone] for obj in pile]
    for obj in crowd:
        latest[obj.controller, obj.zone, obj.place] = obj
    if any(word.startswith(TOGETHER_AT) for _, word in game.state.uses_turn):
        for place, obj in latest.items():
            peers = [other for other in crowd if other is obj or came_with(game, obj, other)]
            if len(peers) > 1:
                latest[place] = game.ask_for_one(obj.controller, peers, "keep one")
    return [put(game, obj) for obj in crowd if latest[obj.controller, obj.zone, obj.place] is not obj]


def together_word(obj: Obj, batch: int) -> str:
    return f"{TOGETHER_AT}{obj.zone} {obj.place}: {batch}"


def came_with(game: Game, obj: Obj, other: Obj) -> bool:
    """12-4a: did both come to the place where they are at the same moment?"""
    if (obj.controller, obj.zone, obj.place) != (other.controller, other.zone, other.place):
        return False
    mine = {word for id, word in game.state.uses_turn if id == obj.id and word.startswith(TOGETHER_AT)}
    return any(id == other.id and word in mine for id, word in game.state.uses_turn)


def misplaced(game: Game) -> list[Event]:
    """3-8d, 3-9d, 14-19e-1: what is no unit does not stay in an attack or defense zone."""
    return [put(game, obj) for obj in game.field if obj.zone == FRONT and not is_unit(obj)]


# ---------------------------------------------------------------- illegal charges (12-5)

SPEAKS: dict[int, tuple[Program, bool]] = {}  # whether an ability refers to linked charges; the program is kept beside


def refers_to_charges(program: Program) -> bool:
    known = SPEAKS.get(id(program))
    if known is None:
        found = any(isinstance(node, (AddedTo, HasAdded)) for node in walk(program.ability))
        known = SPEAKS[id(program)] = (program, found)
    return known[1]


def illegal_charges(game: Game) -> list[Event]:
    """12-5a: a charge that is linked to nothing goes; 12-5a-1: unless an ability still refers to it."""
    return [put(game, obj) for obj in loose_charges(game)]


def loose_charges(game: Game) -> list[Obj]:
    found: list[Obj] = []
    for pile in game.state.zones[CHARGE]:
        for obj in pile:
            if (not obj.host or game.here(obj.host) is None) and not is_spoken_of(game, obj.host):
                found.append(obj)
    return found


def is_spoken_of(game: Game, host: int) -> bool:
    """12-5a-1: does an ability wait that its leaving triggered and that refers to its charges?"""
    state = game.state
    for pending in state.pending:
        if pending.frame.source == host and refers_to_charges(pending.program):
            return True
    for item in state.stack:
        if item.frame.source == host and item.program is not None and refers_to_charges(item.program):
            return True
    return False


# ---------------------------------------------------------------- destruction (15-12)


def is_done_for(obj: Obj) -> bool:
    """15-12b: damage as great as its HP, or no HP left."""
    return obj.damage >= obj.now.guard and obj.zone == FRONT and is_unit(obj)


def destroyed(game: Game) -> list[Event]:
    """15-12b-3, 15-12c; 14-16e: by the sources of the damage that it was dealt since the last rules effects."""
    events: list[Event] = []
    for obj in game.field:
        if is_done_for(obj) and not healing.survives(game, obj):
            event = put(game, obj, How.DESTROY)
            if obj.hurt_by:
                by_its_damage(event, obj, game.find(obj.hurt_by[-1]))
            if not is_prohibited(game, event):
                events.append(event)
    return events


def forget_sources(game: Game) -> list[Event]:
    """14-16e: only damage just before the rules effects destroys; later ones have other sources."""
    for obj in game.field:
        if obj.hurt_by:
            setters.forget_sources_of_damage(game, obj)
    return []


# ---------------------------------------------------------------- the in-play level cap (12-6)


def note_arrival(game: Game, obj: Obj) -> None:
    """12-4a: what comes with others; 12-6b: what has come since the cap was last kept, where there is a cap."""
    company = game.under_way.company
    together = len(company) > 1
    batch = company[0].id if together else obj.id
    if together and obj.zone in (FRONT, SET):
        table_setters.remember_this_turn(game, (obj.id, together_word(obj, batch)))
    if rulers.of(game, obj.controller).level_cap is not None:
        table_setters.remember_this_turn(game, (-1 - obj.controller, f"{ENTERED}{batch} {obj.id}"))


def arrivals(game: Game, player: int) -> list[str]:
    """What has come since the cap was last kept, in order: with whom it came, and its id."""
    return [word for who, word in game.state.uses_turn if who == -1 - player and word.startswith(ENTERED)]


def newcomers(game: Game, player: int, units: list[Obj]) -> list[Obj]:
    """12-6b, 12-6b-1: the unit that entered play most recently, or those that did so at one moment."""
    for last in reversed(arrivals(game, player)):
        batch = last.removeprefix(ENTERED).split()[0]
        words = [word.removeprefix(ENTERED).split() for word in arrivals(game, player)]
        ids = [int(id) for with_whom, id in words if with_whom == batch]
        found = [obj for obj in units if obj.id in ids]
        if found:
            return found
    return []


def units_of(game: Game, player: int) -> list[Obj]:
    return [obj for obj in game.field if obj.controller == player and obj.zone == FRONT and is_unit(obj)]


def is_over(game: Game, player: int) -> bool:
    """12-6a-1: is the total level of the player's units greater than their ruler's cap?"""
    cap = rulers.of(game, player).level_cap
    return cap is not None and sum(obj.now.level for obj in units_of(game, player)) > cap


def exceeding_level_cap(game: Game) -> list[Event]:
    """12-6: a unit of level 1 or greater goes, not the one that has just come unless several came together.

    A lone unit whose own level is greater than the cap stays. 12-6b has its player select among all units except the
    one that entered most recently; 12-6b-1 lets newcomers be selected only where several entered together; and where
    nothing can be selected, that part is ignored (1-5b). Nor does 12-6c apply to it in a later turn, as long as it is
    the only one: the cap is exceeded because it entered, and for no other reason.
    """
    events: list[Event] = []
    for player in game.in_turn_order():
        if not is_over(game, player):
            forget_newcomers(game, player)
            continue
        units = units_of(game, player)
        fresh = newcomers(game, player, units)
        options = [obj for obj in units if obj.now.level >= 1]
        if fresh:
            cap = rulers.of(game, player).level_cap
            assert cap is not None
            if len(fresh) > 1 and sum(obj.now.level for obj in fresh) > cap:
                options = [obj for obj in fresh if obj.now.level >= 1]  # 12-6b-1
            else:
                options = [obj for obj in options if obj not in fresh]  # 12-6b
        elif options == [game.here(game.state.resources[player].get(ALONE, 0))]:
            options = []
        if not options and len(fresh) == 1:
            table_setters.keep(game, player, ALONE, fresh[0].id)
        if options:
            events.append(put(game, game.ask_for_one(player, options, "level cap")))
    return events


def forget_newcomers(game: Game, player: int) -> None:
    came = arrivals(game, player)
    if came:
        table_setters.forget_this_turn(game, *((-1 - player, word) for word in came))


def forced_reveals(game: Game) -> list[Event]:
    """11-2a-2, 16-15b-1: cards that must be played wait with the abilities that have triggered."""
    forced.add(game)
    return []


# ---------------------------------------------------------------- the table


def may_apply(game: Game, moved: int) -> int:
    """One look over the table, where so much has changed: which of the rules effects can have something to do?"""
    state = game.state
    zones = state.zones
    found = 0
    for player, kept in enumerate(state.resources):
        if kept.get(damage.CURRENT, 0) > 0:
            found |= RULER_DAMAGE
        if zones[COUNTER][player] and damage.spent_counters(game):
            found |= COUNTERS
        if zones[CHARGE][player] and loose_charges(game):
            found |= TOGETHER
        if not zones[DECK][player] or len(zones[DAMAGE][player]) >= zones[RULER][player][0].now.guard:
            if defeat.unlinked(game):
                found |= DEFEAT
    if forced.is_in_match(game) and forced.waiting(game):
        found |= REVEALS
    if moved & LOOKED_OVER:
        found |= look_over(game)
    return found


def look_over(game: Game) -> int:
    """What may be the matter with what is in play: damage, two cards in one zone, too many levels."""
    found = 0
    places: set[tuple[int, str, int]] = set()
    for obj in game.field:
        zone = obj.zone
        if obj.hurt_by:  # wherever it is: a text may have made a unit of a ruler
            found |= SOURCES
        if zone != FRONT and zone != SET:
            continue
        if zone == FRONT:
            now = obj.now
            if obj.damage >= now.guard or not now.type_bits & card_types.UNIT:
                found |= TOGETHER
        place = (obj.controller, zone, obj.place)
        if place in places:
            found |= TOGETHER
        places.add(place)
    for player in range(game.state.players):
        if rulers.of(game, player).level_cap is not None and (is_over(game, player) or arrivals(game, player)):
            found |= LEVELS
    return found


PROCESSES: Final = (
    Process("spent Counter cards", "13-6d-3", spent_counters),
    Process("ruler damage", "12-3a", ruler_damage),
    Process("player defeat", "12-2c", player_defeat),
    Process("overlapping cards, charges, destruction", "12-4a", at_a_time),
    Process("in-play level cap", "12-6a", exceeding_level_cap),
    Process("sources of damage", "14-16e", forget_sources),
    Process("forced reveals", "16-15b-1", forced_reveals),
)
# All that they look at; but a forced reveal may choose, and what there is to be chosen may depend on anything.
LOOKED_OVER: Final = TABLE & ~STANCE | USES
READS: Final = LOOKED_OVER | STORES | STACK | PILES
KEYWORD_READS: Final = {forced.FORCED: EVERYTHING}
# Which of them, as bits in that order.
COUNTERS: Final = 1 << 0
RULER_DAMAGE: Final = 1 << 1
DEFEAT: Final = 1 << 2
TOGETHER: Final = 1 << 3
LEVELS: Final = 1 << 4
SOURCES: Final = 1 << 5
REVEALS: Final = 1 << 6
