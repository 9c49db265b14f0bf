"""Things: the card itself, words that point back, all of a group, some of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from arbiter.script.amounts import Number
from arbiter.script.base import Quality, Test, Thing
from arbiter.script.nouns import (
    EACH,
    AnyOf,
    Both,
    Chooses,
    Every,
    Group,
    Is,
    PartnerOf,
    Same,
    Self,
)
from arbiter.text.core.nouns import rejoin, together
from arbiter.text.draft import Quantity, Ref, Some
from arbiter.text.grammar import Table, Take

ANY_NUMBER = Number(99)  # "any number of": more than a game can hold


THIS = Group((Same(Self()),), (), EACH)
ONE = Quantity(Number(1), Number(1))


STACK_TYPES = ("summon", "spell", "ability", "auto_ability", "action_ability", "special_ability")


def on_stack(test: Test) -> bool:
    """Whether the test names what is only ever on the stack, or a kind of source."""
    if isinstance(test, AnyOf):
        return all(on_stack(each) for each in test.tests)
    return isinstance(test, Is) and test.quality is Quality.TYPE and test.value in STACK_TYPES


def field_group(group: Group) -> Group:
    """A noun without a place stands on the field."""
    return group if group.zones else replace(group, zones=("field",))


def bare_group(group: object) -> Group | None:
    """The noun as it is spoken where the field goes without saying."""
    if not isinstance(group, Group):
        return None
    return replace(group, zones=()) if group.zones == ("field",) else group


def make_every(g: Group) -> object:
    return Every(field_group(g))


def take_every(value: object) -> Mapping[str, object] | None:
    if isinstance(value, Every):
        group = bare_group(value.group)
        return {"g": group} if group else None
    return None


def make_some(q: Quantity, g: Group) -> object:
    group, total, different = together(g)
    return Some(q, field_group(group), different=different, total=total)


def take_some(value: object) -> Mapping[str, object] | None:
    if isinstance(value, Some) and not value.random:
        group = bare_group(value.group)
        return {"q": value.quantity, "g": rejoin(group, value.total, value.different)} if group else None
    return None


def make_both(a: Thing, b: Thing) -> object:
    return Both((a, b))


def take_both(value: object) -> Mapping[str, object] | None:
    if isinstance(value, Both) and len(value.things) == 2:
        return {"a": value.things[0], "b": value.things[1]}
    return None


def thing_rows(table: Table) -> None:
    word, form, same = table.word, table.form, table.same
    for category, plural in (("obj", "them"), ("subj", "they")):
        word(category, "it", Ref("it"))
        word(category, plural, Ref("it", True))
    for category in ("obj", "subj"):
        same(category, "[a:definite]")
        form(category, "[a:single] and [b:definite]", make_both, take_both)
        form(category, "[a:several] and [b:definite]", make_both, take_both)
    same("single", "[a:definite1]")
    word("single", "it", Ref("it"))
    word("several", "them", Ref("it", True))
    same("definite", "[a:definite1]")
    table.row(
        "definite1",
        "the @fighter that blocks [thing:single] || the @fighter that blocks or is blocked by [thing:single] || "
        "the @fighter blocking [thing:single]",
        PartnerOf,
    )
    word("definite1", "the blocking @fighter || the attacking @fighter", PartnerOf(Self()))
    form(
        "postest",
        "that is|are choosing a|an [g:np]",
        lambda g: Chooses(field_group(g)),
        lambda v: {"g": bare_group(v.group)} if isinstance(v, Chooses) and v.group != THIS else None,
    )
    word("postest", "that is|are choosing <self>", Chooses(THIS))
    word("definite1", "<self>", Self())
    word("definite1", "the?? former", Ref("former"))
    word("definite1", "the?? latter", Ref("latter"))
    word("definite1", "that card || the card", Ref("that"))
    word("definite1", "those cards || the cards || these cards", Ref("that", True))
    form("definite1", "that|the [a:head]", lambda a: Ref("that", False, a) if a else None, take_ref("that", False))
    form("definite1", "those|the [a:head]", lambda a: Ref("that", True, a) if a else None, never_take)
    form("definite1", "the chosen [a:head]", lambda a: Ref("chosen", False, a), take_ref("chosen", False))
    word("definite1", "these || those", Ref("these", True))
    form("definite1", "this [a:head]", lambda a: Ref("this", False, a) if a else None, take_ref("this", False))
    word("definite1", "the other", Ref("other"))
    word(
        "definite1",
        "the other cards || the other cards revealed || the rest of the cards || the rest || the remaining cards",
        Ref("other", True),
    )
    form("definite", "all the?? [g:allnp]", make_every, take_every)
    form("subj", "the [g:allnp]", lambda g: Every(field_group(g)) if g.side != EACH else None, lambda v: None)
    form(
        "definite1",
        "the [a:head] put into the @zone_break || the [a:head] you put into the @zone_break",
        lambda a: Ref("paid", False, a),
        take_ref("paid", False),
    )
    form("definite", "each [g:np]", make_every, take_every)
    form("someobj", "[q:quantity] [g:np]", make_some, take_some)
    form("somefrom", "[q:quantity] [g:np]", make_some, take_some)
    same("obj", "[a:someobj]")
    form("quantity", "[n:num]", lambda n: Quantity(n, n), take_exact)
    table.reads("quantity", "a|an", lambda: ONE)
    form("quantity", "up to [n:num]", lambda n: Quantity(Number(0), n), take_upto)
    word("quantity", "any number of", Quantity(Number(0), ANY_NUMBER))
    form("quantity", "[n:num] or more", lambda n: Quantity(n, ANY_NUMBER), take_more)


def take_ref(word: str, plural: bool) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if isinstance(value, Ref) and value.word == word and value.plural == plural:
            return {"a": value.tests}
        return None

    return take


def never_take(value: object) -> Mapping[str, object] | None:
    return None


def take_exact(value: object) -> Mapping[str, object] | None:
    return {"n": value.low} if isinstance(value, Quantity) and value.low == value.high else None


def take_upto(value: object) -> Mapping[str, object] | None:
    if isinstance(value, Quantity) and value.low == Number(0) and value.high != ANY_NUMBER:
        return {"n": value.high}
    return None


def take_more(value: object) -> Mapping[str, object] | None:
    if isinstance(value, Quantity) and value.high == ANY_NUMBER and value.low != Number(0):
        return {"n": value.low}
    return None
