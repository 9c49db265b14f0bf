"""One of several: names in a row ("A", "B" or "C"), a target of one kind or of another, a J/resonator or a player; and
paragraphs whose second sentence says when the first is said otherwise."""

from __future__ import annotations

from collections.abc import Mapping

from arbiter.games.fow.language.words import EITHER_RULER, J_RESONATOR, J_RULER, RESONATOR, RULER
from arbiter.script.abilities import Static
from arbiter.script.amounts import Number
from arbiter.script.base import Condition, Statement, Test, Thing
from arbiter.script.conditions import All, Exists, NotSo
from arbiter.script.nouns import EACH, OPPONENT, YOU, AllOf, AnyOf, ControlledBy, Every, Group
from arbiter.script.statements import AddAbility, Affects
from arbiter.text.antecedents import PLAYER
from arbiter.text.core.several_nouns import fold, is_named, unfold
from arbiter.text.core.targeting import targeted
from arbiter.text.core.things import ONE
from arbiter.text.draft import OfOne, Ref, Some
from arbiter.text.grammar import Table, Take
from arbiter.text.nodes import mentions, swapped

RULERS = (("jruler", EITHER_RULER), ("J-ruler", J_RULER), ("ruler", RULER))


def alternative_rows(table: Table) -> None:
    name_rows(table)
    target_rows(table)
    besides_rows(table)


# ---------------------------------------------------------------- names in a row


def name_rows(table: Table) -> None:
    """209.4: one of the names, or each of them."""
    form = table.form
    for count in (2, 3, 4):
        slots = [f"[a{i}:named]" for i in range(count)]
        for comma in (" ", " , ") if count > 2 else (" ",):
            shown = comma == " "
            form("eithername", f"{' , '.join(slots[:-1])}{comma}or {slots[-1]}", either, take_names(count, shown))
            form("everyname", f"{' , '.join(slots[:-1])}{comma}and {slots[-1]}", every_name, lambda v: None)
    for words, side in (("you control", YOU), ("@your_opponent controls", OPPONENT)):
        form("condition", f"{words} [a:eithername]", lambda a, side=side: there_is(a, side), take_there(side))
        form(
            "condition",
            f"{words} [a:everyname]",
            lambda a, side=side: All(tuple(there_is(test, side) for test in a)),
            lambda v: None,
        )
    for words, kind in RULERS:
        form(
            "condition",
            f"your {words} is [a:eithername]",
            lambda a, kind=kind: OfOne(Exists(Group((kind, a), ("field",), YOU), Number(1))),
            lambda v: None,
        )


def either(**a: Test) -> AnyOf:
    return AnyOf(tuple(a.values()))


def every_name(**a: Test) -> tuple[Test, ...]:
    return tuple(a.values())


def take_names(count: int, shown: bool) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if not shown or not isinstance(value, AnyOf) or len(value.tests) != count:
            return None
        return {f"a{i}": test for i, test in enumerate(value.tests)} if all(map(is_named, value.tests)) else None

    return take


def there_is(test: Test, side: object) -> Exists:
    return Exists(Group((test,), ("field",), side), Number(1))  # type: ignore[arg-type]


def take_there(side: object) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Exists(Group((AnyOf() as test,), ("field",), whose), Number(1)) if whose == side:
                return {"a": test}
        return None

    return take


# ---------------------------------------------------------------- 903.2i  a target of one kind or of another


def target_rows(table: Table) -> None:
    form, word = table.form, table.word
    form("target", "target [g:np] or target [h:np]", either_target, take_either_target)
    for name, kinds in (("jresonator", J_RESONATOR.tests), ("resonator", (RESONATOR,))):
        for spelled, who in (
            (f"target {name} or yourself || target yourself or {name}", YOU),
            (f"target opponent or {name} || target {name} or opponent", OPPONENT),
        ):
            seat = AllOf((PLAYER, ControlledBy(who)))
            group = Group((AnyOf((seat, *kinds)),), ("field", "player"), EACH)
            word("target", spelled, Some(ONE, group, target=True))


def either_target(g: Group, h: Group) -> object:
    """Both of the same area and of the same player, or the nouns would have to be parted."""
    if (g.zones, g.side) != (h.zones, h.side) or not g.tests or not h.tests:
        return None
    return targeted(ONE, Group((AnyOf((fold(g.tests), fold(h.tests))),), g.zones, g.side))


def take_either_target(value: object) -> Mapping[str, object] | None:
    match value:
        case Some(quantity, Group((AnyOf((first, second)),), zones, side), target=True) if quantity == ONE:
            plain = () if zones == ("field",) else zones
            return {"g": Group(unfold(first), plain, side), "h": Group(unfold(second), plain, side)}
    return None


# ---------------------------------------------------------------- a second sentence with a condition


def besides_rows(table: Table) -> None:
    """Two continuous abilities in one paragraph: "… gains [+100/+100]. As long as it is a Beast, it gains [Flying]"."""
    table.word("statsubj", "they", Ref("it", True))
    table.form(
        "character",
        "as long as [c:conditions] , [s:statement] . as long as [d:conditions] , [t:statement] .",
        both_as_long,
        lambda v: None,
    )
    for when in ("as long as", "if"):
        for end, instead in (("", False), (" instead", True)):
            table.form(
                "character",
                f"[s:statement] . {when} [c:conditions] , [t:statement]{end} .",
                lambda s, c, t, instead=instead: besides(s, None, c, t, instead),
                lambda v: None,
            )
            table.form(
                "character",
                f"[s:statement] as long as [k:conditions] . {when} [c:conditions] , [t:statement]{end} .",
                lambda s, k, c, t, instead=instead: besides(s, k, c, t, instead),
                lambda v: None,
            )


def both_as_long(c: Condition, s: Statement, d: Condition, t: Statement) -> object:
    """Two abilities, each with its own condition."""
    if any(grants_it(each) or mentions(each, Ref) for each in (s, t)) or mentions(d, Ref):
        return None
    return (Static("", None, (s,), c), Static("", None, (t,), d))


def besides(s: Statement, k: Condition | None, c: Condition, t: Statement, instead: bool) -> object:
    """ "It" and "they" in the second sentence are what the first one speaks of; "instead" puts it in its place."""
    if not isinstance(s, Affects) or grants_it(t):
        return None
    condition, other = meant(c, s.thing), meant(t, s.thing)
    if mentions(condition, Ref) or mentions(other, Ref) or not isinstance(other, Statement):
        return None
    assert isinstance(condition, Condition)
    if instead and (not isinstance(other, Affects) or other.thing != s.thing):
        return None  # it would not be the same that is said otherwise
    first = NotSo(condition) if instead else None
    both = first if k is None else k if first is None else All((k, first))
    return (Static("", None, (s,), both), Static("", None, (other,), condition))


def grants_it(statement: Statement) -> bool:
    """In an ability that is granted "it" is another."""
    changes = statement.changes if isinstance(statement, Affects) else ()
    return any(isinstance(each, AddAbility) and mentions(each, Ref) for each in changes)


def meant(node: object, thing: Thing) -> object:
    word = Ref("it", True) if isinstance(thing, Every) else Ref("it")
    return swapped(node, word, thing)
