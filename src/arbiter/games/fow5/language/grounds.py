"""Where a noun without a place looks: the field, the magic stone area, the ruler area or the whole play ground.

The other document has one field for all of that and many zones that this one has not. What its language has settled
is settled again here (2.1/8, 2.5/4, 3.6/4, 3.7/4, 3.8/4), and taken back for printing.
"""

from __future__ import annotations

from dataclasses import replace

from arbiter.games.fow.language.areas import EVERY_AREA, EVERY_ZONE
from arbiter.games.fow.language.settling import NO_ABILITY, unsettled
from arbiter.games.fow.language.settling import PLAYED_FROM as PLAYED_TODAY
from arbiter.games.fow.language.settling import settle as settle_today
from arbiter.games.fow5.language.words import SPELL_CARD
from arbiter.script.abilities import Ability
from arbiter.script.base import Quality, Test
from arbiter.script.nouns import AllOf, AnyOf, Group, Is, NameContains, PrintedName
from arbiter.script.patterns import Moves
from arbiter.text.nodes import T, changed, field_names

FIELD, STONE_AREA, RULER = "field", "stone_area", "ruler"
PLAY_GROUND = (FIELD, RULER, STONE_AREA)  # 3.14/1
OFF_GROUND = ("deck", "stones", "hand", "graveyard", "standby", "removed", "chase", "lifebreak")
EVERYWHERE = (*PLAY_GROUND, *OFF_GROUND)
PLAYED_FROM = ("hand", "deck", "graveyard", "removed", "standby", "chase")
HERE = (FIELD,)
TODAY_HERE = (FIELD, RULER)
STONES = frozenset({"magic_stone", *(f"{each}_stone" for each in ("light", "fire", "water", "wind", "darkness"))})
WIDE = {EVERY_AREA: EVERYWHERE, EVERY_ZONE: EVERYWHERE, PLAYED_TODAY: PLAYED_FROM}
STONE: dict[str | None, str] = {FIELD: STONE_AREA}
NO_STONE: dict[str | None, str] = {STONE_AREA: FIELD}
NARROW = {EVERYWHERE: EVERY_AREA, PLAYED_FROM: PLAYED_TODAY}


def settle(ability: Ability) -> Ability:
    return on_grounds(settle_today(ability))


def unsettle(ability: Ability) -> Ability:
    return unsettled(off_grounds(ability))


def types_in(test: Test) -> set[str]:
    """The card types of which one is asked for."""
    if isinstance(test, Is):
        return {test.value} if test.quality is Quality.TYPE else set()
    if isinstance(test, AnyOf):
        return {found for each in test.tests for found in types_in(each)}
    return set()


def asks_race_or_name(test: Test) -> bool:
    if isinstance(test, AnyOf | AllOf):
        return any(asks_race_or_name(each) for each in test.tests)
    if isinstance(test, Is):
        return test.quality in (Quality.KIND, Quality.NAME)
    return isinstance(test, NameContains | PrintedName)


def are_stones(tests: tuple[Test, ...]) -> bool:
    """3.7/4: magic stones are in the magic stone area."""
    return any(found and found <= STONES for found in map(types_in, tests))


def may_be_stones(tests: tuple[Test, ...]) -> bool:
    return any(found & STONES for found in map(types_in, tests))


def place(tests: tuple[Test, ...], today: tuple[str, ...]) -> tuple[str, ...]:
    """Where the nouns look of which today's language says the field, or the field and the ruler area."""
    if are_stones(tests):
        return (STONE_AREA,)  # 3.7/4
    if may_be_stones(tests):
        return (*today, STONE_AREA)
    if any(types_in(test) for test in tests):
        return today  # 3.6/4, 3.8/4
    if any(asks_race_or_name(test) for test in tests):
        return PLAY_GROUND  # 2.2/3, 2.5/4
    return HERE  # 3.6/4  a card


def on_grounds(node: T) -> T:
    """The node with the places of this document."""
    if isinstance(node, Group) and node.zones in (HERE, TODAY_HERE):
        node = replace(node, zones=place(node.tests, node.zones))
    if isinstance(node, Group) and NO_ABILITY in node.tests and node.zones and "chase" not in node.zones:
        # 3.13/3  only without a zone is a spell a card in the chase area
        node = replace(node, tests=tuple(SPELL_CARD if test == NO_ABILITY else test for test in node.tests))
    if isinstance(node, Moves) and are_stones(node.what.tests):
        node = replace(node, origin=STONE.get(node.origin, node.origin), to=STONE.get(node.to, node.to))
    return within(node, on_grounds, WIDE)


def off_grounds(node: T) -> T:
    """And back: what `place` would have said is not said."""
    if isinstance(node, Group):
        today = next((z for z in (HERE, TODAY_HERE) if place(node.tests, z) == node.zones), None)
        node = node if today is None else replace(node, zones=today)
    if isinstance(node, Moves) and are_stones(node.what.tests):
        node = replace(node, origin=NO_STONE.get(node.origin, node.origin), to=NO_STONE.get(node.to, node.to))
    return within(node, off_grounds, NARROW)


def within(node: T, change: object, places: dict[tuple[str, ...], tuple[str, ...]]) -> T:
    """The node with everything inside it changed, and its own lists of places exchanged."""
    assert callable(change)
    if isinstance(node, tuple):
        return tuple(each if isinstance(each, str | int) else change(each) for each in node)  # type: ignore[return-value]
    put: dict[str, object] = {}
    for name in field_names(node):
        value = getattr(node, name)
        if value is None or isinstance(value, str | int):
            continue
        new = places.get(value, value) if name == "zones" else change(value)
        if new != value:
            put[name] = new
    return changed(node, **put) if put else node
