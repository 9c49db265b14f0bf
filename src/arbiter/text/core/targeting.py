"""How texts that target things speak: what is targeted, whose it is, and what is picked out of a place.

Shared by the games whose texts say "target" where others say "choose".
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from arbiter.script.abilities import Ability
from arbiter.script.amounts import Number
from arbiter.script.base import Effect, How, Quality, Thing, Who
from arbiter.script.conditions import Exists, NotSo
from arbiter.script.effects import Attach, Cancel, CastNow, Choose, Move, Pick, Search
from arbiter.script.nouns import EACH, YOU, AllOf, Bound, ControllerOf, Every, Group, Is, Not, Same
from arbiter.script.walk import walk
from arbiter.text.core.choosing import place, unplace
from arbiter.text.core.nouns import rejoin, together
from arbiter.text.core.things import ONE
from arbiter.text.draft import UNBOUND, InOrder, Quantity, Some, Where
from arbiter.text.errors import MeaningError
from arbiter.text.grammar import Table, Take
from arbiter.text.nodes import swapped


def targeted(quantity: Quantity, group: Group) -> Some:
    plain, total, different = together(group)
    return Some(quantity, place(plain), different=different, target=True, total=total)


def targeted_many(q: Quantity, g: Group) -> object:
    return targeted(q, g) if q != ONE else None


def other_than(group: Group, thing: Thing) -> Group:
    return replace(group, tests=(*group.tests, Not(Same(thing))))


def take_who(kind: type) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        return {"t": value.thing} if type(value) is kind else None  # type: ignore[attr-defined]

    return take


def take_target_player(value: object) -> Mapping[str, object] | None:
    match value:
        case ControllerOf(Some(target=True)):
            return {"w": value}
    return None


def take_controlling(value: object) -> Mapping[str, object] | None:
    match value:
        case Where((), ControllerOf(Some(target=True)) as who):
            return {"w": who}
    return None


def take_called(value: object) -> Mapping[str, object] | None:
    match value:
        case AllOf((Is(Quality.NAME, name),)):
            return {"v": name}
    return None


def make_choice(q: Quantity, g: Group) -> Choose:
    plain, total, different = together(g)
    return Choose(UNBOUND, place(plain), q.low, q.high, target=False, different=different, total_cost=total)


def take_choice(value: object) -> Mapping[str, object] | None:
    if isinstance(value, Choose) and not value.target and value.by == YOU and not value.random:
        group = rejoin(unplace(value.group), value.total_cost, value.different)
        return {"q": Quantity(value.low, value.high), "g": group}
    return None


def take_search(value: object) -> Mapping[str, object] | None:
    if isinstance(value, Search) and value.who == YOU:
        group = rejoin(Group(value.group.tests, ()), None, value.different)
        return {"q": Quantity(value.low, value.high), "g": group}
    return None


def found_rows(table: Table, glues: tuple[str, ...]) -> None:
    """What is done with a card that was searched for, and whether the text reveals it."""
    for glue in glues:
        revealed = "reveal" in glue
        table.form(
            "clause",
            f"[s:search] {glue} [m:found]",
            lambda s, m, revealed=revealed: InOrder((replace(s, shown=revealed), m)),
            take_found(revealed),
        )


def take_found(revealed: bool) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case InOrder((Search() as search, Move() | Attach() as move)) if search.shown == revealed:
                return {"s": replace(search, shown=False), "m": move}
        return None

    return take


def seen_when_found(ability: Ability) -> Ability:
    """A card that goes where only its player sees it is seen on the way if the text reveals it, any other at once."""
    return showing(ability, True)


def seen_as_said(ability: Ability) -> Ability:
    """The same as the text says it."""
    return showing(ability, False)


def showing(ability: Ability, shown: bool) -> Ability:
    for search in [node for node in walk(ability) if isinstance(node, Search)]:
        if search.shown != shown and not goes_unseen(ability, search):
            ability = swapped(ability, search, replace(search, shown=shown))
    return ability


def goes_unseen(ability: Ability, search: Search) -> bool:
    found = Bound(search.slot)
    uses = [node for node in walk(ability) if isinstance(node, Effect) and getattr(node, "thing", None) == found]
    return bool(uses) and all(isinstance(use, Move) and use.to in ("hand", "deck") for use in uses)


def to_be_played(ability: Ability) -> Ability:
    """Of what a text lets its player choose and play, only what can be played is there to be chosen."""
    ways = {
        node.thing.slot: "free" if node.free else "paid"
        for node in walk(ability)
        if isinstance(node, CastNow) and isinstance(node.thing, Bound)
    }
    for node in list(walk(ability)) if ways else ():
        if isinstance(node, Search) or (isinstance(node, Choose) and not node.target):
            if node.slot in ways:
                ability = swapped(ability, node, replace(node, for_cast=ways[node.slot]))
    return ability


def as_if_not_played(ability: Ability) -> Ability:
    """The same as the text says it."""
    for node in [each for each in walk(ability) if isinstance(each, Search | Choose) and each.for_cast]:
        ability = swapped(ability, node, replace(node, for_cast=None))
    return ability


def perhaps(p: InOrder) -> InOrder:
    """The same, but nothing need be picked."""
    pick, *done = p.effects
    assert isinstance(pick, Pick)
    return InOrder((replace(pick, low=Number(0)), *done))


def banish(thing: Thing, who: Who) -> Move:
    """Players banish only what they control."""
    if isinstance(thing, Some) and not thing.target and thing.group.side == EACH:
        thing = replace(thing, group=replace(thing.group, side=who))
    return Move(thing, "break", How.BANISH)


def take_banish(who: Who) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if not isinstance(value, Move) or value != Move(value.thing, "break", How.BANISH):
            return None
        thing = value.thing
        if isinstance(thing, Some) and not thing.target and thing.group.side == who:
            thing = replace(thing, group=replace(thing.group, side=EACH))
        return {"t": thing}

    return take


def take_none(side: Who) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case NotSo(Exists(Group(tests, ("field",), whose), Number(1))) if whose == side:
                return {"g": Group(tests, ())}
        return None

    return take


def cancels_only(ability: Ability, stack: str) -> None:
    """Only what waits on the stack is cancelled: a noun that looks for it elsewhere would never find anything."""
    nodes = list(walk(ability))
    aims = [node.thing for node in nodes if isinstance(node, Cancel)]
    groups = [thing.group for thing in aims if isinstance(thing, Every)]
    slots = {thing.slot for thing in aims if isinstance(thing, Bound)}
    groups += [node.group for node in nodes if isinstance(node, Choose) and node.slot in slots]
    if any(group.zones and stack not in group.zones for group in groups):
        raise MeaningError('only spells and abilities can be cancelled: say "spell"')
