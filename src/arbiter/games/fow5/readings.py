"""What the document says of texts as such, whatever card they stand on.

Which say what the card itself is (9.4/2), which destroy a ruler (10.9/3), what need not be found (10.13/2), which
automatic abilities are will abilities (9.7/1), and what becomes of texts about lifebreak in Bifrost (14.2).
"""

from __future__ import annotations

from dataclasses import replace

from arbiter.games.fow.language.settling import asks_information
from arbiter.games.fow.lifebreak import VALHALLA
from arbiter.games.fow5.language.grounds import EVERYWHERE
from arbiter.games.fow5.zones import HAND, LIFEBREAK, STANDBY
from arbiter.script.abilities import Ability, Static, Triggered
from arbiter.script.amounts import Number
from arbiter.script.base import Condition, Quality, Test
from arbiter.script.conditions import Agreed, All
from arbiter.script.effects import Choose, Destroy, Discard, Produce
from arbiter.script.nouns import AnyOf, Bound, Every, Group, Is, Self
from arbiter.script.patterns import UsesAbility
from arbiter.script.statements import Affects, SetStat
from arbiter.script.walk import walk
from arbiter.text.nodes import T, changed, field_names, swapped


def as_read(ability: Ability) -> Ability:
    """The ability with what these rules add to its words."""
    return agreed(at_once(may_not_find(by_name(as_base(ability)))))


# ---------------------------------------------------------------- 9.4/2  base abilities


def as_base(ability: Ability) -> Ability:
    """9.4/2: what sets the card's own ATK or DEF without a condition does so in every zone, before other effects."""
    if not isinstance(ability, Static) or ability.condition is not None or ability.gate is not None:
        return ability
    said = [each for each in ability.statements if isinstance(each, Affects) and each.thing == Self()]
    sets = [change for each in said for change in each.changes if isinstance(change, SetStat)]
    if len(said) != len(ability.statements) or len(sets) != sum(len(each.changes) for each in said):
        return ability
    base = Affects(Self(), tuple(replace(change, new=True) for change in sets))
    return replace(ability, statements=(base,), zones=EVERYWHERE)


# ---------------------------------------------------------------- 10.9/3  destroying rulers


def names_ruler(test: Test) -> bool:
    """2.1/2b: a ruler, or a J/ruler."""
    if isinstance(test, AnyOf):
        return any(names_ruler(each) for each in test.tests)
    return isinstance(test, Is) and test.quality is Quality.TYPE and test.value == "ruler"


def by_name(ability: Ability) -> Ability:
    """10.9/3: only a text that says ruler of what it destroys destroys a ruler."""
    found = list(walk(ability))
    named = {node.slot for node in found if isinstance(node, Choose) and any(map(names_ruler, node.group.tests))}
    for node in found:
        if isinstance(node, Destroy):
            thing = node.thing
            chosen = isinstance(thing, Bound) and thing.slot in named
            if chosen or (isinstance(thing, Every) and any(map(names_ruler, thing.group.tests))):
                ability = swapped(ability, node, replace(node, by_name=True))
    return ability


# ---------------------------------------------------------------- 10.13/2  choosing from one's own hidden cards


def may_not_find(ability: Ability) -> Ability:
    """10.13/2: what somebody cannot see, and is asked for by what it is, need not be found.

    In 12.9 that is so where nobody sees the cards, here also in a hand and in a chant-standby area. What is chosen from
    another player's hand is seen by both, the owner and who looks at it.
    """
    for node in list(walk(ability)):
        if isinstance(node, Choose) and not node.target and node.group.side == node.by and node.low != Number(0):
            hidden = node.group.zones and set(node.group.zones) <= {HAND, STANDBY}
            if hidden and any(map(asks_information, node.group.tests)):
                ability = swapped(ability, node, replace(node, low=Number(0)))
        elif isinstance(node, Discard) and node.chooser is None and not node.random and not node.up_to:
            if any(map(asks_information, node.tests)):
                ability = swapped(ability, node, replace(node, up_to=True))
    return ability


# ---------------------------------------------------------------- 9.7/1  automatic will abilities


def at_once(ability: Ability) -> Ability:
    """9.7/1, 9.7/3: what waits for a will ability, targets nothing and produces will does not use the chase area."""
    if not isinstance(ability, Triggered) or not isinstance(ability.pattern, UsesAbility):
        return ability
    found = list(walk(ability.effects))
    produces = any(isinstance(node, Produce) for node in found)
    targets = any(isinstance(node, Choose) and node.target for node in found)
    return replace(ability, at_once=ability.pattern.kind == "resource" and produces and not targets)


# ---------------------------------------------------------------- 14.2/1  lifebreak in Bifrost


def speaks_of_lifebreak(node: object) -> bool:
    return any(isinstance(each, Group) and LIFEBREAK in each.zones for each in walk(node))


def agreed(node: T) -> T:
    """14.2/1: what depends on the cards of a lifebreak area is left out unless the Valhalla rules are in force.

    The area is empty in Bifrost, so that a number of its cards is 0 and nothing moves to or from it; a condition about
    it would hold or not by accident, and we take it that what stands under the condition is the part to be ignored.
    """
    if isinstance(node, tuple):
        return tuple(agreed(each) for each in node)  # type: ignore[return-value]
    if isinstance(node, Condition):
        return All((Agreed(VALHALLA), node)) if speaks_of_lifebreak(node) else node  # type: ignore[return-value]
    put: dict[str, object] = {}
    for name in field_names(node):
        value = getattr(node, name)
        new = agreed(value)
        if new != value:
            put[name] = new
    return changed(node, **put) if put else node
