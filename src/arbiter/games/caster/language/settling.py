"""What the shared grammar calls a place, and what this game calls it; and whose a noun is.

The shared rows speak of the break zone and the stack: here the graveyard and the chase. "Allied"
and "enemy" are tests of a noun while it is read, and the noun's side afterwards (105.4c).
"""

from __future__ import annotations

from dataclasses import replace
from itertools import takewhile

from arbiter.script.abilities import Ability, Activated, Static
from arbiter.script.base import How, Quality, Test
from arbiter.script.conditions import Exists
from arbiter.script.costs import MoveBeneath, MoveSome, RestSome
from arbiter.script.nouns import (
    EACH,
    OPPONENT,
    YOU,
    AllOf,
    AnyOf,
    ControlledBy,
    Group,
    In,
    Is,
    Not,
    OfCard,
    Same,
    StatIs,
)
from arbiter.script.statements import CostChange
from arbiter.text.check import CAST_FROM
from arbiter.text.core.statements import EVERYWHERE
from arbiter.text.core.targeting import as_if_not_played, cancels_only, seen_as_said, seen_when_found, to_be_played
from arbiter.text.nodes import T, renamed, swapped, within

ZONES = {"break": "graveyard", "stack": "chase"}
BACK = {ours: shared for shared, ours in ZONES.items()}

HERE = ("field",)
# 902.2  from where cards are played; what a text says of playing its own card holds there
PLAYED_FROM = ("hand", "deck", "graveyard", "removed", "orb", "extra", "chase")
ALL_ZONES = ("field", "hand", "deck", "graveyard", "removed", "orb", "extra", "bingo", "chase")

SPELL = Is(Quality.TYPE, "spell")
NO_ABILITY = Not(Is(Quality.TYPE, "ability"))  # 312.3  what is in the chase zone and no ability is a spell
ALLIED, ENEMY = ControlledBy(YOU), ControlledBy(OPPONENT)


def settle(ability: Ability) -> Ability:
    found = renamed(swapped(ability, SPELL, NO_ABILITY), ZONES)
    found = to_be_played(seen_when_found(_owned(_sided(found))))  # 1004.1, 903.2e
    cancels_only(found, "chase")  # 312.3, 1019.1
    if isinstance(found, Static):
        if found.zones == tuple(ZONES.get(zone, zone) for zone in CAST_FROM):
            return replace(found, zones=PLAYED_FROM)
        if found.zones == tuple(ZONES.get(zone, zone) for zone in EVERYWHERE):
            return replace(found, zones=ALL_ZONES)
    return found


def unsettle(ability: Ability) -> Ability:
    if isinstance(ability, Static | Activated) and ability.zones == PLAYED_FROM:
        ability = replace(ability, zones=CAST_FROM)
    elif isinstance(ability, Static) and ability.zones == ALL_ZONES:
        ability = replace(ability, zones=EVERYWHERE)
    ability = _disowned(swapped(as_if_not_played(seen_as_said(ability)), NO_ABILITY, SPELL))
    gate = renamed(ability.gate, BACK) if ability.gate is not None else None
    return replace(renamed(_unsided(replace(ability, gate=None)), BACK), gate=gate)


# ---------------------------------------------------------------- whose


def _sided(node: T) -> T:
    """105.4c: an allied servant is a servant that you control."""
    if isinstance(node, Group):
        return within(with_side(node), _sided)  # type: ignore[return-value]
    return within(node, _sided)


def with_side(group: Group) -> Group:
    for test, side in ((ALLIED, YOU), (ENEMY, OPPONENT)):
        if test in group.tests and group.side in (EACH, side):
            group = replace(group, tests=tuple(each for each in group.tests if each != test), side=side)
    return group


def _unsided(node: T) -> T:
    if isinstance(node, Exists | RestSome | MoveBeneath) or (isinstance(node, MoveSome) and node.how is not How.RETURN):
        return node  # said with "you control", or of yours without saying so
    if isinstance(node, CostChange):
        return replace(within(node, _unsided), what=node.what)  # whose cards they are, its own rows say
    node = within(node, _unsided)
    if isinstance(node, Group) and node.side in (YOU, OPPONENT) and node.zones in ((), HERE, ("chase",)) and node.tests:
        if not isinstance(node.tests[0], Same):
            test = ALLIED if node.side == YOU else ENEMY
            start = sum(1 for _ in takewhile(before_side, node.tests))
            node = replace(node, tests=(*node.tests[:start], test, *node.tests[start:]), side=EACH)
    return node


def before_side(test: Test) -> bool:
    """What is said before "allied": that it is another, how it lies, its level."""
    if isinstance(test, Not):
        return isinstance(test.test, Same | In)
    if isinstance(test, AnyOf):
        return all(isinstance(each, In) for each in test.tests)
    return isinstance(test, In) or (isinstance(test, StatIs) and test.stat.value == "level")


def types_in(test: Test) -> list[str]:
    if isinstance(test, Is):
        return [test.value] if test.quality is Quality.TYPE else []
    if isinstance(test, AnyOf | AllOf):
        return [found for each in test.tests for found in types_in(each)]
    return []


# ---------------------------------------------------------------- abilities in the chase zone


def _owned(node: T) -> T:
    """901.1e: what is asked of an ability in the chase zone is asked of its card."""
    if isinstance(node, Group) and node.zones == ("chase",) and any(types_in(t) == ["ability"] for t in node.tests):
        asked = tuple(test for test in node.tests if types_in(test) != ["ability"] and not isinstance(test, OfCard))
        if asked:
            kept = tuple(test for test in node.tests if test not in asked)
            node = replace(node, tests=(OfCard(asked), *kept))
    return within(node, _owned)


def _disowned(node: T) -> T:
    if (
        isinstance(node, Group)
        and node.tests
        and isinstance(node.tests[0], OfCard)
        and not types_in(node.tests[0].tests[0])
    ):
        node = replace(node, tests=(*node.tests[0].tests, *node.tests[1:]))
    return within(node, _disowned)
