"""To which sentence a sentence belongs, and to what a word said once: "If you do so, … . Then, …".

A sentence that goes on from one which happens only perhaps, or only later, happens with it. A place that is named
behind the last of several nouns may be that of all of them, and an "if" may be said of its own sentence alone.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from arbiter.script.abilities import Static, Triggered
from arbiter.script.amounts import Number
from arbiter.script.base import Effect, How, Statement
from arbiter.script.conditions import Exists, Holds, WasPaid
from arbiter.script.effects import (
    Choose,
    Deal,
    Delay,
    Destroy,
    Freeze,
    If,
    Look,
    Modify,
    Move,
    Ready,
    Rest,
    Reveal,
    Search,
)
from arbiter.script.nouns import EACH, YOU, Both, Bound, Every, Group, HostOf, Same
from arbiter.script.statements import Affects
from arbiter.script.walk import walk
from arbiter.text.draft import AndThen, DidSo, Ref
from arbiter.text.insteads import spoken_of
from arbiter.text.nodes import T, changed, joined, swapped, within

Effects = tuple[Effect, ...]

IT: Final = Ref("it")
THEM: Final = Ref("it", True)
FINDS: Final = (Choose, Look, Reveal, Search)
DONE_IN_PLAY: Final = (Deal, Destroy, Freeze, Modify, Ready, Rest)  # to what is in play, and to nothing else


def gathered(node: T) -> T:
    """The node with every sentence that goes on from another one inside of it."""
    if not isinstance(node, tuple):
        return within(node, gathered)
    out: list[object] = []
    for each in node:
        then = isinstance(each, AndThen)
        each = gathered(each.effect if isinstance(each, AndThen) else each)
        before = out[-1] if out else None
        if then and isinstance(before, If) and before.condition == DidSo() and not before.otherwise:
            out[-1] = replace(before, then=(*before.then, each))
        elif isinstance(before, Delay) and _goes_on(before, each):
            out[-1] = replace(before, effects=(*before.effects, each))
        else:
            out.append(each)
    return joined(node, out) if len(out) == len(node) else tuple(out)  # type: ignore[return-value]


def _goes_on(later: Delay, effect: object) -> bool:
    """Whether the sentence speaks of what is found or put into play only by what is done later."""
    last = later.effects[-1] if later.effects else None
    if any(isinstance(node, FINDS) for node in walk(last)):
        return bool(spoken_of(effect) & {IT, THEM})
    comes_back = isinstance(last, Move) and last.to == "field"
    done_to = (getattr(effect, "thing", None), getattr(effect, "to", None))
    return comes_back and isinstance(effect, DONE_IN_PLAY) and IT in done_to


def asks_of_it(effect: Effect) -> bool:
    """ "If it is a Forward, …": one of several such questions asks of the same thing as the others."""
    return isinstance(effect, If) and isinstance(effect.condition, Holds) and effect.condition.thing == IT


def asked_apart(ability: Triggered) -> Triggered:
    """ "When …, if it was paid with fire, A. If it was paid with ice, B.": each asks for its own sentence only."""
    first = ability.condition
    if not isinstance(first, WasPaid):
        return ability
    others = [place for place, each in enumerate(ability.effects) if _asks_alike(each)]
    if not others:
        return ability
    cut = others[0]
    return replace(ability, condition=None, effects=(If(first, ability.effects[:cut]), *ability.effects[cut:]))


def _asks_alike(effect: Effect) -> bool:
    return isinstance(effect, If) and isinstance(effect.condition, WasPaid)


def said_of_others(ability: Static, by_name: bool) -> Static:
    """What "it" means where an ability that holds all the time speaks of another card."""
    return of_the_host(of_what_is_controlled(ability) if by_name else ability)


def of_what_is_controlled(ability: Static) -> Static:
    """ "If you control a Lamp, it cannot be chosen": a card that calls itself by its name means the Lamp by "it"."""
    match ability.condition:
        case Exists(Group() as group, Number(1)) if group.side == YOU and group.zones == ("field",):
            return replace(ability, statements=tuple(_said_of(each, group) for each in ability.statements))
    return ability


def of_the_host(ability: Static) -> Static:
    """ "It" beside the card to which this one is added, in the condition or in what is said, is that card."""
    match ability.condition:
        case Holds(HostOf() as host, _):
            statements = tuple(changed(each, thing=host) if getattr(each, "thing", None) == IT else each
                               for each in ability.statements)  # fmt: skip
            return replace(ability, statements=statements)
    hosts = {each.thing for each in ability.statements if isinstance(each, Affects) and isinstance(each.thing, HostOf)}
    if len(hosts) == 1 and all(isinstance(each, Affects) for each in ability.statements):
        return replace(ability, condition=swapped(ability.condition, IT, hosts.pop()))
    return ability


def _said_of(statement: Statement, group: Group) -> Statement:
    """The statement with the group for its subject, where that is "it"."""
    if getattr(statement, "thing", None) == IT:
        return changed(statement, thing=Every(group))
    if getattr(statement, "what", None) == Group((Same(IT),), ()):
        return changed(statement, what=group)
    return statement


def placed_alike(effects: Effects) -> Effects:
    """ "Choose 1 Lamp and 1 Moth in your Break Zone. Play them": what is played or added lies where the last lies."""
    chosen = {each.slot: each for each in effects if isinstance(each, Choose)}
    put = dict(chosen)
    for each in effects:
        if not isinstance(each, Move) or not isinstance(each.thing, Both) or each.how not in (How.PLAY, How.ADD):
            continue
        slots = [thing.slot for thing in each.thing.things if isinstance(thing, Bound)]
        last = chosen.get(slots[-1]) if slots else None
        if last is None or last.group.zones == ("field",):
            continue
        for slot in slots:
            group = chosen[slot].group if slot in chosen else last.group
            if group.zones == ("field",) and group.side == EACH:
                put[slot] = replace(chosen[slot], group=replace(group, zones=last.group.zones, side=last.group.side))
    return effects if put == chosen else tuple(put[e.slot] if isinstance(e, Choose) else e for e in effects)
