"""Chapters 1008, 1013 and 903.2g: what is paid or done to play a card or an ability."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from arbiter.script.amounts import Count, Number
from arbiter.script.base import CostPart, How, Lasting, Quality, Who
from arbiter.script.costs import (
    MoveBeneath,
    MoveSome,
    MoveThis,
    MoveTop,
    OneOf,
    PayResource,
    RestSome,
    RevealSome,
    TakeCounters,
)
from arbiter.script.effects import CastNow, Establish
from arbiter.script.nouns import EACH, OPPONENT, YOU, ControlledBy, Group, Is, Not, PrintedName, Same, Self
from arbiter.script.statements import CostChange, ExtraCost, PayRule
from arbiter.text.core.amounts import make_move_some, make_rest_some, take_times, times
from arbiter.text.core.nouns import take_const
from arbiter.text.core.patterns import THIS
from arbiter.text.draft import Quantity
from arbiter.text.grammar import Make, Table, Take

OWN_ENTITIES = Group((), ("field",), YOU)
THIS_CARD = Group((Same(Self()),), ("field",), YOU)
HAND = Group((), ("hand",), YOU)
ORB = MoveSome(Group((), ("orb",), YOU), Number(1), "break", How.BANISH)
CORRUPTED = MoveSome(Group((), ("orb",), YOU), Number(1), "hand", How.ADD)


def cost_rows(table: Table) -> None:
    row, form, word = table.row, table.form, table.word
    row("costpart", "banish <self>", MoveThis, to="break", how=How.BANISH)
    row("costpart", "return <self> to its owner 's hand", MoveThis, to="hand", how=How.RETURN)
    word("costpart", "discard <self>", MoveThis("break", How.DISCARD))
    word("costpart", "banish an?? orb", ORB)
    form(
        "costpart",
        "banish [n:num] orbs",
        lambda n: replace(ORB, count=n) if n != ORB.count else None,
        lambda v: {"n": v.count} if isinstance(v, MoveSome) and v == replace(ORB, count=v.count) and v != ORB else None,
    )
    word("costpart", "corrupt an allied orb", CORRUPTED)  # 1009.1
    word("costpart", "discard your hand", MoveSome(HAND, Count(HAND), "break", How.DISCARD))  # 1013.2, 1013.2a
    make, take = make_move_some("break", How.BANISH)
    form("costpart", "banish [q:quantity] [g:np]", lambda q, g: own(make(q, g)), take_own(take))
    form("costpart", "banish another [g:np]", another, take_another)
    form("costpart", "return another [g:np] to its/their owner/owners 's hand/hands", returned, take_returned)
    # 1008.3, 1008.3a  by its name: an entity, or a card beneath one, whatever lies up
    form("costpart", "banish a|an [v:<cardname>]", by_name, take_by_name)
    form("costpart", "banish another [v:<cardname>]", another_by_name, take_another_by_name)
    form("costpart", "banish a|an [v:<cardname>] from <self> 's stock", from_stock, take_from_stock)
    word("costpart", "banish one of <self> 's stock", MoveBeneath(THIS_CARD, (), Number(1), "break", How.BANISH))
    form(
        "costpart",
        "[a:costpart] or [b:costpart]",
        lambda a, b: OneOf(((a,), (b,))),
        take_either,
    )
    table.reads("costpart", "rest a|an [g:np]", lambda g: make_rest_some(Number(1), g))
    form("costpart", "rest another [g:np]", rest_another, take_rest_another)
    word("sym", "<candy>", PayResource("candy", Number(1)))  # 1018.1a-1
    table.reads("costpart", "pay [n:num] candy counter/counters", lambda n: PayResource("candy", n))
    table.reads("costpart", "remove a|an [k:counter] from <self>", lambda k: TakeCounters(k, Number(1)))
    word("costpart", "reveal <self> from your hand", RevealSome(Group((Same(Self()),), ("hand",), YOU), Number(1)))
    word("costpart", "put the top card of your deck into your graveyard", MoveTop(Number(1), "break", How.PUT))
    row("costpart", "put the top [count:cards] of your deck into your graveyard", MoveTop, to="break", how=How.PUT)
    casting_rows(table)


def own(part: object) -> object:
    """1008.2: players banish only what they control."""
    if not isinstance(part, MoveSome) or part.group.side not in (YOU, EACH):
        return None
    if names_a_card(part.group):
        return None
    return replace(part, group=replace(part.group, side=YOU))


def names_a_card(group: Group) -> bool:
    """Whether it is said by its name alone, which means cards beneath others, too (1008.3)."""
    return any(isinstance(test, Is) and test.quality is Quality.NAME for test in group.tests)


def take_own(take: object) -> Take:
    def taken(value: object) -> Mapping[str, object] | None:
        if not isinstance(value, MoveSome) or value.how is not How.BANISH or value.group.zones != ("field",):
            return None
        if Not(Same(Self())) in value.group.tests:
            return None
        tests = tuple(test for test in value.group.tests if test != ControlledBy(YOU))
        return {"q": Quantity(value.count, value.count), "g": Group(tests, ())}

    return taken


NOT_THIS = Not(Same(Self()))


def another(g: Group) -> object:
    if g.side not in (YOU, EACH) or g.zones or names_a_card(g):
        return None
    return MoveSome(Group((NOT_THIS, *g.tests), ("field",), YOU), Number(1), "break", How.BANISH)


def take_another(value: object) -> Mapping[str, object] | None:
    if isinstance(value, MoveSome) and value.how is How.BANISH and NOT_THIS in value.group.tests:
        tests = tuple(t for t in value.group.tests if t not in (NOT_THIS, ControlledBy(YOU)))
        return {"g": Group(tests, ())}
    return None


def returned(g: Group) -> object:
    if g.side not in (YOU, EACH) or g.zones:
        return None
    return MoveSome(Group((NOT_THIS, *g.tests), ("field",), g.side), Number(1), "hand", How.RETURN)


def take_returned(value: object) -> Mapping[str, object] | None:
    if isinstance(value, MoveSome) and value.how is How.RETURN and NOT_THIS in value.group.tests:
        return {"g": Group(tuple(t for t in value.group.tests if t != NOT_THIS), ())}
    return None


def entity(name: str, *tests: object) -> MoveSome:
    named = PrintedName(name)
    return MoveSome(Group((*tests, named), ("field",), YOU), Number(1), "break", How.BANISH)  # type: ignore[arg-type]


def stock(name: str, hosts: Group = OWN_ENTITIES) -> MoveBeneath:
    return MoveBeneath(hosts, (Is(Quality.NAME, name),), Number(1), "break", How.BANISH)


def by_name(v: str) -> CostPart:
    return OneOf(((entity(v),), (stock(v),)))


def another_by_name(v: str) -> CostPart:
    """ "Another": not this entity itself, but what lies beneath it is another card."""
    return OneOf(((entity(v, NOT_THIS),), (stock(v),)))


def name_in(value: object) -> str:
    match value:
        case OneOf(
            (
                (
                    MoveSome(
                        Group(
                            (*_, PrintedName(name)),
                        )
                    ),
                ),
                (MoveBeneath(),),
            )
        ):
            return name
    return ""


def take_by_name(value: object) -> Mapping[str, object] | None:
    name = name_in(value)
    return {"v": name} if name and value == by_name(name) else None


def take_another_by_name(value: object) -> Mapping[str, object] | None:
    name = name_in(value)
    return {"v": name} if name and value == another_by_name(name) else None


def from_stock(v: str) -> CostPart:
    return stock(v, THIS_CARD)


def take_from_stock(value: object) -> Mapping[str, object] | None:
    match value:
        case MoveBeneath(_, (Is(Quality.NAME, name),)) if value == from_stock(name):
            return {"v": name}
    return None


def take_either(value: object) -> Mapping[str, object] | None:
    match value:
        case OneOf(((a,), (b,))) if not name_in(value):
            return {"a": a, "b": b}
    return None


def rest_another(g: Group) -> object:
    part = make_rest_some(Number(1), g)
    if not isinstance(part, RestSome):
        return None
    return replace(part, group=replace(part.group, tests=(NOT_THIS, *part.group.tests)))


def take_rest_another(value: object) -> Mapping[str, object] | None:
    if isinstance(value, RestSome) and NOT_THIS in value.group.tests:
        return {"g": Group(tuple(t for t in value.group.tests if t != NOT_THIS), (), YOU)}
    return None


# ---------------------------------------------------------------- playing cards


def casting_rows(table: Table) -> None:
    form = table.form
    form(
        "casting",
        "as an additional cost to play <self> , [c:cost]",
        lambda c: ExtraCost(THIS, c),
        lambda v: {"c": v.cost} if isinstance(v, ExtraCost) and v.what == THIS and not v.optional else None,
    )
    form(
        "casting",
        "you may pay the [c:colour] aether cost? of <self> with aether of any element || "
        "you may pay the [c:colour] aether of <self> with any element",
        lambda c: PayRule(THIS, "any_colour"),
        lambda v: None,
    )
    # 903.2g-4, 903.2g-5
    for words, sign in (("less", -1), ("more", 1)):
        form(
            "casting",
            f"[g:playees] cost/costs [n:<anysym>] {words} to play",
            lambda g, n, sign=sign: CostChange(g, YOU, Number(n), sign),
            take_change(sign, YOU),
        )
        table.reads(
            "casting",
            f"[g:playees] cost/costs [n:<num>] {words} to play || [g:playees] cost/costs [n:<num>] {words}",
            lambda g, n, sign=sign: CostChange(g, YOU, Number(n), sign),
        )
        form(
            "casting",
            f"<self> costs [n:<anysym>] {words} to play [c:each]",
            lambda n, c, sign=sign: CostChange(THIS, YOU, times(Number(n), c), sign),
            take_change_each(sign),
        )
        table.reads(
            "casting",
            f"<self> costs [n:<num>] {words} to play [c:each] || <self> costs [n:<num>] {words} [c:each] || "
            f"<self> costs [n:<anysym>] {words} [c:each]",
            lambda n, c, sign=sign: CostChange(THIS, YOU, times(Number(n), c), sign),
        )
        form(
            "casting",
            f"[g:enemyplayees] cost/costs [n:<anysym>] {words} to play",
            lambda g, n, sign=sign: CostChange(g, OPPONENT, Number(n), sign),
            take_change(sign, OPPONENT),
        )
        table.reads(
            "casting",
            f"[g:enemyplayees] cost/costs [n:<num>] {words} to play || [g:enemyplayees] cost/costs [n:<num>] {words}",
            lambda g, n, sign=sign: CostChange(g, OPPONENT, Number(n), sign),
        )
    form("playees", "<self>", lambda: THIS, take_const(THIS))
    form("playees", "your [g:allnp] || allied [g:allnp]", spoken_of(YOU), take_spoken(YOU))
    table.reads("playees", "[g:allnp] you play", spoken_of(YOU))
    for words, sign in (("reduced", -1), ("increased", 1)):
        table.reads(
            "casting",
            f"the cost of [g:playees] is {words} by [n:<num>]",
            lambda g, n, sign=sign: CostChange(g, YOU, Number(n), sign),
        )
    form("enemyplayees", "enemy [g:allnp] || your opponent 's [g:allnp]", spoken_of(OPPONENT), take_spoken(OPPONENT))
    table.reads(
        "enemyplayees",
        "[g:allnp] your|an opponent plays || [g:allnp] an? enemy player|players plays|play",
        spoken_of(OPPONENT),
    )
    form(  # 903.2g-2
        "clause",
        "play [t:obj] without paying its/their cost/costs",
        lambda t: CastNow(t, free=True, may=False) if t != Self() else None,
        lambda v: {"t": v.thing} if isinstance(v, CastNow) and v == CastNow(v.thing, free=True, may=False) else None,
    )
    form(
        "clause",
        "you may pay [n:<anysym>] less to play your next [g:np] this turn",
        lambda n, g: Establish((CostChange(Group(g.tests, (), YOU), YOU, Number(n)),), Lasting.TURN, 1),
        take_next,
    )


def spoken_of(side: Who) -> Make:
    def make(g: Group) -> object:
        return Group(g.tests, (), side) if g.side == EACH and not g.zones else None

    return make


def take_spoken(side: object) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if isinstance(value, Group) and value != THIS and not value.zones and value.side == side:
            return {"g": Group(value.tests, ())}
        return None

    return take


def take_change(sign: int, who: object) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if isinstance(value, CostChange) and value.sign == sign and value.who == who and isinstance(value.add, Number):
            return {"g": value.what, "n": value.add.value}
        return None

    return take


def take_change_each(sign: int) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if isinstance(value, CostChange) and value.sign == sign and value.what == THIS:
            found = take_times(value.add)
            if found is not None and isinstance(found["n"], Number):
                return {"n": found["n"].value, "c": found["c"]}
        return None

    return take


def take_next(value: object) -> Mapping[str, object] | None:
    match value:
        case Establish((CostChange(what, _, Number(less), -1),), Lasting.TURN, 1):
            return {"n": less, "g": Group(what.tests, ())}
    return None
