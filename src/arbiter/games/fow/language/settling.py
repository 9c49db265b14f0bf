"""What the shared grammar calls a place, and what this game calls it; and where a noun without a place looks.

The shared rows speak of the break zone and the stack: here the graveyard and the chase. A noun that is not a card
type and says no place is looked for in the field and in the ruler area (202.5, 206.3, 307.8).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from arbiter.script.abilities import Ability, Static
from arbiter.script.base import Quality, Test
from arbiter.script.nouns import AllOf, AnyOf, Group, Is, NameContains
from arbiter.text.check import CAST_FROM
from arbiter.text.core.statements import EVERYWHERE
from arbiter.text.nodes import T, changed, field_names

ZONES = {"break": "graveyard", "stack": "chase"}
BACK = {ours: shared for shared, ours in ZONES.items()}
PLACES = ("to", "origin", "not_origin", "zone", "zones", "after")

HERE = ("field",)
HERE_OR_RULER = ("field", "ruler")
# 702, 711, 708: from where cards are played; what a text says of playing its own card holds there.
PLAYED_FROM = ("hand", "deck", "graveyard", "removed", "standby", "rune", "extra", "stranger", "chase")
ALL_AREAS = ("field", "ruler", "hand", "deck", "stones", "graveyard", "removed", "standby", "rune", "extra", "chase")


def settle(ability: Ability) -> Ability:
    found = _renamed(ability, ZONES)
    found = _placed(found)
    if isinstance(found, Static):
        if found.zones == tuple(ZONES.get(z, z) for z in CAST_FROM):
            return replace(found, zones=PLAYED_FROM)
        if found.zones == tuple(ZONES.get(z, z) for z in EVERYWHERE):
            return replace(found, zones=ALL_AREAS)
    return found


def unsettle(ability: Ability) -> Ability:
    if isinstance(ability, Static):
        if ability.zones == PLAYED_FROM:
            ability = replace(ability, zones=CAST_FROM)
        elif ability.zones == ALL_AREAS:
            ability = replace(ability, zones=EVERYWHERE)
    return _renamed(_unplaced(ability), BACK)


def _renamed(node: T, names: Mapping[str, str]) -> T:
    """The node with the zones in it called by their other names."""
    if isinstance(node, tuple):
        return tuple(_renamed(each, names) for each in node)  # type: ignore[return-value]
    put: dict[str, object] = {}
    for name in field_names(node):
        value = getattr(node, name)
        new: object = value
        if name in PLACES and isinstance(value, str):
            new = names.get(value, value)
        elif name in PLACES and isinstance(value, tuple) and all(isinstance(each, str) for each in value):
            new = tuple(names.get(each, each) for each in value)
        elif value is not None and not isinstance(value, str | int):
            new = _renamed(value, names)
        if new != value:
            put[name] = new
    return changed(node, **put) if put else node


def may_be_ruler(tests: tuple[Test, ...]) -> bool:
    """Whether a ruler can be what is spoken of: it is named, or nothing but a race, a name or an attribute is."""
    types = [found for test in tests for found in _types(test)]
    if types:
        return "ruler" in types or "sub_ruler" in types or "warden" in types
    return any(isinstance(t, Is | AnyOf | AllOf | NameContains) for t in tests)


def _types(test: Test) -> list[str]:
    if isinstance(test, Is):
        return [test.value] if test.quality is Quality.TYPE else []
    if isinstance(test, AnyOf | AllOf):
        return [found for each in test.tests for found in _types(each)]
    return []


def _placed(node: T) -> T:
    if isinstance(node, Group) and node.zones == HERE and may_be_ruler(node.tests):
        node = replace(node, zones=HERE_OR_RULER)
    return _within(node, _placed)


def _unplaced(node: T) -> T:
    if isinstance(node, Group) and node.zones == HERE_OR_RULER:
        node = replace(node, zones=HERE)
    return _within(node, _unplaced)


def _within(node: T, change: object) -> T:
    assert callable(change)
    if isinstance(node, tuple):
        return tuple(change(each) for each in node)  # type: ignore[return-value]
    put: dict[str, object] = {}
    for name in field_names(node):
        value = getattr(node, name)
        if value is None or isinstance(value, str | int):
            continue
        new = change(value)
        if new != value:
            put[name] = new
    return changed(node, **put) if put else node
