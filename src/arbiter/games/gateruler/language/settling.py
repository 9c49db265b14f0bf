"""What the shared grammar calls a place, and what this game calls it; where a noun without a place looks.

The shared rows speak of the field, the break zone and the stack: here the front row, the graveyard and the gate.
What is chosen in a hand or a deck is no target (15-6b), nor what is chosen after "Then," or "If you do," (14-4b-4c).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from arbiter.games.gateruler.language.felled import ask_at_once, ask_of_damage
from arbiter.games.gateruler.language.nouns import CHARGE, RESOURCE, SET_CARD
from arbiter.games.gateruler.language.words import OTHER
from arbiter.script.abilities import Ability, Activated, Static, Triggered
from arbiter.script.base import Lasting, Quality, Role, Test
from arbiter.script.conditions import Did
from arbiter.script.effects import CastNow, Choose, Deal, GainControl, If, Modify, Perform, Search
from arbiter.script.nouns import YOU, AllOf, AnyOf, Bound, EventThing, Every, Group, Is, OfCard, Placed, Self, StatIs
from arbiter.script.patterns import ANYTHING, Casts, DealsDamage, Discards, Does, Draws, Moves
from arbiter.script.statements import Affects, As
from arbiter.script.walk import walk
from arbiter.text.check import CAST_FROM
from arbiter.text.core.nouns import first_behind
from arbiter.text.core.patterns import THIS
from arbiter.text.core.statements import EVERYWHERE
from arbiter.text.errors import MeaningError
from arbiter.text.nodes import T, changed, field_names

ZONES = {"break": "graveyard", "stack": "gate"}
BACK = {"graveyard": "break"}
PLACES = ("to", "origin", "not_origin", "zone", "zones", "after")

HERE = ("field",)
FRONT = ("front",)
FIELD = ("field",)  # where fields are; the shared rows call all of what is in play so
IN_PLAY = ("front", "ruler", "field")  # 14-2a-1  where abilities of rulers, units and fields are active
PLAYED_FROM = ("hand", "drive", "set", "graveyard", "damage", "counter", "deck", "gate")
EVERY_ZONE = (
    "front",
    "ruler",
    "field",
    "set",
    "hand",
    "deck",
    "drive",
    "damage",
    "charge",
    "graveyard",
    "resource",
    "removed",
    "counter",
    "gate",
)

# Where nouns that say no place are, by the type that they name (3-6c, 3-7a-2).
BY_TYPE: Mapping[str, tuple[str, ...]] = {
    "unit": FRONT,
    "ruler": ("ruler", "front"),
    "field": ("field",),
    "resource": ("resource",),
    "charge": ("charge",),
    "set_card": ("set",),
}
ANY_CARD = ("front", "field", "set")
CENTER_CARDS = (*ANY_CARD, "ruler")  # 3-6e-1  the ruler stands in the center column
# Words for whatever lies in a zone: charges (3-14d-1), set cards (3-10e), resources (15-15a).
NOUNS: Mapping[tuple[str, ...], Test] = {("charge",): CHARGE, ("set",): SET_CARD, ("resource",): RESOURCE}
ROLES = tuple(NOUNS.values())


def settle(ability: Ability) -> Ability:
    others_are_clear(ability)
    harm_is_done_to_units(ability)
    placed = _placed(_renamed(_zoned(ask_of_damage(ability)), ZONES))
    settled = _to_be_played(_chosen_late(_gained_by_fields(placed, fields_chosen(placed))))
    assert isinstance(settled, Ability)
    return settled


def unsettle(ability: Ability) -> Ability:
    drafted = ask_at_once(_unzoned(_renamed(_unplaced(_chosen_early(_not_to_be_played(ability))), BACK)))
    assert isinstance(drafted, Ability)
    return drafted


def harm_is_done_to_units(ability: Ability) -> None:
    """4-2b: "them" of a player who draws or plays a card is the player; 13-8a: the card is dealt no damage."""
    if not isinstance(ability, Triggered):
        return
    pattern = ability.pattern
    if isinstance(pattern, Draws | Discards | Casts) or (isinstance(pattern, Does) and pattern.what == ANYTHING):
        if any(isinstance(node, Deal) and node.to == EventThing(Role.SUBJECT) for node in walk(ability.effects)):
            raise MeaningError('"it" is no unit in play, and is dealt no damage')


def others_are_clear(ability: Ability) -> None:
    """ "All other units" behind a choice: other than the chosen one, or than this card? We do not read it."""
    found = list(walk(getattr(ability, "effects", ())))
    if any(isinstance(node, Choose) and node.target for node in found):
        if any(isinstance(node, Every) and OTHER in node.group.tests for node in found):
            raise MeaningError('"other" could be other than this card, or than what was chosen')


# ---------------------------------------------------------------- walking


def _within(node: object, change: Callable[[object], object]) -> object:
    """The node with the change made to everything in it."""
    if isinstance(node, tuple):
        return tuple(change(each) for each in node)
    put: dict[str, object] = {}
    for name in field_names(node):
        value = getattr(node, name)
        if value is None or isinstance(value, str | int):
            continue
        new = change(value)
        if new != value:
            put[name] = new
    return changed(node, **put) if put else node


def _renamed(node: object, names: Mapping[str, str]) -> object:
    put: dict[str, object] = {}
    for name in field_names(node):
        value = getattr(node, name)
        if name in PLACES and isinstance(value, str):
            put[name] = names.get(value, value)
        elif name in PLACES and isinstance(value, tuple) and all(isinstance(each, str) for each in value):
            put[name] = tuple(names.get(each, each) for each in value)
    node = changed(node, **put) if put else node
    return _within(node, lambda each: _renamed(each, names))


# ---------------------------------------------------------------- where abilities work


def _zoned(node: object) -> object:
    if isinstance(node, Activated | Triggered | Static):
        node = changed(node, zones=_works_in(node.zones))
    return _within(node, _zoned)


def _works_in(zones: tuple[str, ...]) -> tuple[str, ...]:
    if zones == HERE:
        return IN_PLAY
    if zones == CAST_FROM:
        return PLAYED_FROM
    return EVERY_ZONE if zones == EVERYWHERE else zones


def _unzoned(node: object) -> object:
    if isinstance(node, Activated | Triggered | Static):
        back = {IN_PLAY: HERE, tuple(BACK.get(z, z) for z in PLAYED_FROM): CAST_FROM}
        back[tuple(BACK.get(z, z) for z in EVERY_ZONE)] = EVERYWHERE
        node = changed(node, zones=back.get(node.zones, node.zones))
    return _within(node, _unzoned)


# ---------------------------------------------------------------- where nouns look


def types_of(test: Test) -> tuple[str, ...]:
    if isinstance(test, Is):
        return (test.value,) if test.quality is Quality.TYPE else ()
    if isinstance(test, AnyOf | AllOf):
        return tuple(found for each in test.tests for found in types_of(each))
    return ()


def types_in(tests: tuple[Test, ...]) -> list[str]:
    return [found for test in tests for found in types_of(test)]


def place_of(tests: tuple[Test, ...]) -> tuple[str, ...]:
    types = types_in(tests)
    found: tuple[str, ...] = ()
    for kind in types:
        found += tuple(zone for zone in BY_TYPE.get(kind, ()) if zone not in found)
    return found or (CENTER_CARDS if Placed("center") in tests else ANY_CARD)


def _placed(node: object) -> object:
    if isinstance(node, DealsDamage) and node.source.zones == HERE and "event" in types_in(node.source.tests):
        node = changed(node, source=replace(node.source, zones=dealing_from(node.source.tests)))
    elif isinstance(node, Group) and (node.zones == HERE or (not node.zones and any(t in ROLES for t in node.tests))):
        tests = tuple(test for test in node.tests if test not in ROLES)
        node = changed(node, zones=place_of(node.tests), tests=tests)
    elif isinstance(node, Group) and node.zones == ("gate",) and any("ability" in t for t in types_in(node.tests)):
        asked = tuple(test for test in node.tests if isinstance(test, StatIs))  # 14-1a-5  the level of its card
        kept = tuple(OfCard((test,)) if test in asked else test for test in node.tests)
        node = changed(node, tests=kept)
    elif isinstance(node, Moves):
        here = "field" if place_of(node.what.tests) == ("field",) else "front"
        to = here if node.to == "field" else node.to
        node = changed(node, to=to, origin=here if node.origin == "field" else node.origin)
    return _within(node, _placed)


def _gained_by_fields(node: object, slots: frozenset[int]) -> object:
    """Abilities in quotes that fields gain, all of them or those chosen (`slots`): in them "this card" is a field."""
    if isinstance(node, Affects | Modify):
        every = isinstance(node.thing, Every) and node.thing.group.zones == FIELD
        if every or (isinstance(node.thing, Bound) and node.thing.slot in slots):
            return changed(node, changes=speaking_of_fields(node.changes))
    return _within(node, lambda each: _gained_by_fields(each, slots))


def fields_chosen(ability: object) -> frozenset[int]:
    return frozenset(node.slot for node in walk(ability) if isinstance(node, Choose) and node.group.zones == FIELD)


def speaking_of_fields(node: T) -> T:
    """What a field says of its own coming and going is about the field zone (3-11).

    In an ability that it gives to others "this card" is the one that gains it (4-5c, 14-13a-5), not the field.
    """
    if isinstance(node, tuple):
        return tuple(speaking_of_fields(each) for each in node)  # type: ignore[return-value]
    if isinstance(node, Moves) and node.what == THIS:
        to = "field" if node.to == "front" else node.to
        return changed(node, to=to, origin="field" if node.origin == "front" else node.origin)
    if isinstance(node, Affects | Modify) and not isinstance(node.thing, Self):
        return node
    found = _within(node, speaking_of_fields)
    assert isinstance(found, type(node))
    return found


def dealing_from(tests: tuple[Test, ...]) -> tuple[str, ...]:
    """14-16c: an event is the source of damage while it resolves, in the gate."""
    others = tuple(zone for kind in types_in(tests) for zone in BY_TYPE.get(kind, ()))
    return (*dict.fromkeys(others), "gate")


def _unplaced(node: object) -> object:
    if isinstance(node, DealsDamage) and "event" in types_in(node.source.tests):
        if node.source.zones == dealing_from(node.source.tests):
            node = changed(node, source=replace(node.source, zones=HERE))
        return node if node.to is None else changed(node, to=_unplaced(node.to))
    if isinstance(node, Group) and node.zones in NOUNS:
        node = changed(node, zones=HERE, tests=_noun_last(node.tests, NOUNS[node.zones]))
    elif isinstance(node, Group) and node.zones and node.zones == place_of(node.tests):
        node = changed(node, zones=HERE)
    elif isinstance(node, Group) and node.zones == ("gate",):
        shown = tuple(
            test.tests[0] if isinstance(test, OfCard) and isinstance(test.tests[0], StatIs) else test
            for test in node.tests
        )
        node = changed(node, tests=shown)
    elif isinstance(node, Moves):
        to = "field" if node.to == "front" else node.to
        node = changed(node, to=to, origin="field" if node.origin == "front" else node.origin)
    return _within(node, _unplaced)


def _noun_last(tests: tuple[Test, ...], noun: Test) -> tuple[Test, ...]:
    """The noun stands behind its adjectives and before what is said of it."""
    cut = first_behind(tests)
    return (*tests[:cut], noun, *tests[cut:])


# ---------------------------------------------------------------- what is chosen while resolving


def _to_be_played(node: object) -> object:
    """15-37b-3: of what a text lets its player choose and play, only what can be played is there to be chosen."""
    ways: dict[int, str] = {}
    for part in walk(node):
        if isinstance(part, CastNow) and isinstance(part.thing, Bound):
            ways[part.thing.slot] = "free" if part.free else "paid"
        elif isinstance(part, Perform) and part.name == "normal_summon" and isinstance(part.thing, Bound):
            ways[part.thing.slot] = "paid" if part.word is None else ""
    return _marked(node, ways) if any(ways.values()) else node


def _marked(node: object, ways: Mapping[int, str]) -> object:
    if isinstance(node, Search | Choose) and ways.get(node.slot) and not (isinstance(node, Choose) and node.target):
        return changed(node, for_cast=ways[node.slot])
    return _within(node, lambda each: _marked(each, ways))


def _not_to_be_played(node: object) -> object:
    if isinstance(node, Search | Choose) and node.for_cast is not None:
        return changed(node, for_cast=None)
    return _within(node, _not_to_be_played)


def _chosen_late(node: object) -> object:
    if isinstance(node, GainControl) and node.lasting is Lasting.GAME:
        return Perform("gain_control", node.thing, node.who)
    if isinstance(node, Choose) and "deck" in node.group.zones and node.by == YOU:
        return _search(node)  # 15-6a, 3-21
    if isinstance(node, Choose) and node.target and node.group.zones == ("hand",):
        return changed(node, target=False)  # 15-6b
    if isinstance(node, If) and isinstance(node.condition, Did):
        node = changed(node, then=tuple(_not_aimed(each) for each in node.then))
    if isinstance(node, As):
        node = changed(node, effects=tuple(_not_aimed(each) for each in node.effects))  # nothing of it is played
    return _within(node, _chosen_late)


def _not_aimed(effect: object) -> object:
    """14-4b-4c."""
    return replace(effect, target=False) if isinstance(effect, Choose) and "deck" not in effect.group.zones else effect


def _search(choice: Choose) -> Search:
    """15-6a: who looks through a deck may fail to find what must be something in particular."""
    who = choice.group.side
    return Search(
        choice.slot, choice.group, choice.low, choice.high, who, choice.different, any_card=not choice.group.tests
    )


def _chosen_early(node: object) -> object:
    if isinstance(node, Perform) and node.name == "gain_control":
        return GainControl(node.thing, node.who)
    if isinstance(node, Search):
        found = Choose(node.slot, node.group, node.low, node.high, different=node.different)
        return found
    if isinstance(node, Choose) and not node.target and node.group.zones == ("hand",) and node.by == YOU:
        return changed(node, target=True)
    if isinstance(node, If) and isinstance(node.condition, Did):
        then = tuple(replace(each, target=True) if isinstance(each, Choose) else each for each in node.then)
        node = changed(node, then=then)
    if isinstance(node, As):
        done = tuple(replace(each, target=True) if isinstance(each, Choose) else each for each in node.effects)
        node = changed(node, effects=done)
    return _within(node, _chosen_early)
