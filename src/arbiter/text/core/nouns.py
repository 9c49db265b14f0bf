"""Noun phrases: tests before the noun, the noun, tests behind it, and where the objects are and whose.

"a Fire Forward or a Monster of cost 3 or less you control" is one Group: what stands behind the last of several nouns
speaks of all of them. What is said once before several is in `several_nouns`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from arbiter.script.base import Amount, Op, Quality, Stat, Status, Test, Who
from arbiter.script.nouns import (
    EACH,
    OPPONENT,
    YOU,
    AddedTo,
    AllOf,
    AnyOf,
    BesidePrinted,
    BroughtBy,
    Chooses,
    CountersIs,
    DidThisTurn,
    Extreme,
    Group,
    Has,
    HasAbility,
    HasAdded,
    In,
    InBattleWith,
    InPartyWith,
    Is,
    IsNamed,
    NameContains,
    NoQuality,
    Not,
    OfCard,
    OwnedBy,
    PaidIs,
    Placed,
    Printed,
    PrintedName,
    Same,
    Shares,
    SingleTarget,
    Speaks,
    StatIs,
    Unpaid,
)
from arbiter.text.core.several_nouns import (
    Tests,
    alternatives,
    is_word,
    make_and_or,
    make_both_kinds,
    make_either,
    make_three,
    take_apart,
    take_either,
    take_four,
    unfold,
    whose,
)
from arbiter.text.draft import AllDifferent, Ref, Their, TotalCost, Where
from arbiter.text.grammar import Table, Take


def behind(test: Test) -> bool:
    """Whether a test is spoken behind the noun."""
    if isinstance(test, InPartyWith | InBattleWith | Chooses | TotalCost | AllDifferent | NameContains | NoQuality):
        return True
    if isinstance(test, StatIs):
        return test.stat is not Stat.LEVEL or test.op is not Op.EQ  # "a Lv1 caster": a level is said before the noun
    if isinstance(test, Has | HasAbility | CountersIs | DidThisTurn | BroughtBy | Extreme | Shares | IsNamed):
        return True
    if isinstance(test, Same | AddedTo | BesidePrinted):
        return True
    if isinstance(
        test, PrintedName | Printed | OfCard | SingleTarget | OwnedBy | Unpaid | PaidIs | HasAdded | Placed | Speaks
    ):
        return True
    if isinstance(test, Not):
        return test.test != Same(Ref("it"))
    if isinstance(test, AnyOf | AllOf):
        return all(behind(each) for each in test.tests) or (isinstance(test, AllOf) and len(test.tests) == 1)
    return isinstance(test, In) and test.status in BEHIND


def leads(tests: Tests) -> bool:
    """Whether the first test is spoken before the noun: all but those behind it, and "other", "non"."""
    if not tests or not behind(tests[0]):
        return bool(tests)
    return isinstance(tests[0], Not) and leads(tests[1:])


def first_behind(tests: Tests) -> int:
    """Where the tests begin that are spoken behind the noun."""
    start = 0
    while start < len(tests) and behind(tests[start]) and leads(tests[start:]):
        start += 1
    return next((i for i, t in enumerate(tests) if i >= start and behind(t)), len(tests))


BEHIND = (
    Status.LIMIT,
    Status.IN_PARTY,
    Status.ENTERED_THIS_TURN,
    Status.ATTACKED_THIS_TURN,
    Status.HAS_BURST,
    Status.FACE_DOWN,
)


def one_more(a: Test, b: Tests) -> Tests:
    return (a, *b)


def take_one(value: object) -> Mapping[str, object] | None:
    if isinstance(value, tuple) and leads(value) and not is_row_of_kinds(value):
        return {"a": value[0], "b": value[1:]}
    return None


def is_row_of_kinds(value: Tests) -> bool:
    """ "allied Lamp or Wick": what is controlled needs no noun behind its kinds."""
    last = value[-1]
    controlled = len(value) > 1 and whose(value) == len(value) - 2
    return controlled and isinstance(last, AnyOf) and all(map(is_word, last.tests))


def word_list(**values: Test) -> object:
    tests = tuple(values.values())
    return tests[0] if len(tests) == 1 else AnyOf(tests)


def take_words(quality: Quality, length: int) -> Take:
    names = [f"item{i}" for i in range(length)]

    def take(value: object) -> Mapping[str, object] | None:
        options = value.tests if isinstance(value, AnyOf) else (value,)
        if len(options) != length or not all(isinstance(o, Is) and o.quality is quality for o in options):
            return None
        return dict(zip(names, options, strict=True))

    return take


def join_words(table: Table, category: str, item: str, quality: Quality, least: int = 1, most: int = 5) -> None:
    """ "Fire", "Fire or Ice", "Fire, Ice or Wind" before a noun."""
    for length in range(least, most + 1):
        slots = [f"[item{i}:{item}]" for i in range(length)]
        if length < 3:
            templates = [" or ".join(slots), *([" and/or ".join(slots)] if length == 2 else [])]
        else:
            templates = [" , ".join(slots[:-1]) + f" {comma}or {slots[-1]}" for comma in ("", ", ")]
        for template in templates:

            def make(**values: Test) -> object:
                tests = tuple(values.values())
                if not all(isinstance(t, Is) and t.quality is quality for t in tests):
                    return None
                return word_list(**values)

            take = take_words(quality, length)
            table.form(category, template, make, (lambda v: None) if " and/or " in template else take)


def make_heads(**values: Tests) -> object:
    tests: list[Test] = []
    for value in values.values():
        if len(value) != 1:
            return None
        tests.append(value[0])
    return (AnyOf(tuple(tests)),)


def take_heads(length: int) -> Take:
    names = [f"item{i}" for i in range(length)]

    def take(value: object) -> Mapping[str, object] | None:
        if not isinstance(value, tuple) or len(value) != 1 or not isinstance(value[0], AnyOf):
            return None
        options = value[0].tests
        if len(options) != length:
            return None
        return {n: (o,) for n, o in zip(names, options, strict=True)}

    return take


def with_posts(a: Tests, b: tuple[object, ...]) -> object:
    if any(isinstance(p, Where) for p in b):
        return None
    return (*a, *b)


def take_posts(value: object) -> Mapping[str, object] | None:
    if not isinstance(value, tuple):
        return None
    cut = first_behind(value)
    if cut == len(value):
        return None
    return {"a": value[:cut], "b": value[cut:]}


def noun_rows(table: Table) -> None:
    form, word, same = table.form, table.word, table.same
    # The kinds of words a card has; the terminals come from the lexer's brackets.
    table.form("named", "[v:<kind>]", lambda v: Is(Quality.KIND, v), take_is(Quality.KIND))
    table.form("named", "[v:<cardname>]", lambda v: Is(Quality.NAME, v), take_is(Quality.NAME))
    table.form("named", "[v:<group>]", lambda v: Is(Quality.GROUP, v), take_is(Quality.GROUP))
    join_words(table, "pre", "colour", Quality.COLOUR)
    same("pre", "[a:named]")
    join_words(table, "pre", "named", Quality.KIND, 2)
    join_words(table, "pre", "named", Quality.GROUP, 2)
    same("pre", "[a:status]")
    form(
        "pre",
        "[a:colour] or [b:named]",
        lambda a, b: AnyOf((a, b)),
        lambda v: (
            {"a": v.tests[0], "b": v.tests[1]}
            if isinstance(v, AnyOf) and len(v.tests) == 2 and is_word(v.tests[0]) is Quality.COLOUR
            else None
        ),
    )
    table.form("pre", "non- [a:colour]", lambda a: Not(a), lambda v: {"a": v.test} if isinstance(v, Not) else None)
    form(
        "bare",
        "[a:named]",
        lambda a: (a,),
        lambda v: {"a": v[0]} if isinstance(v, tuple) and len(v) == 1 and is_word(v[0]) is not Quality.GROUP else None,
    )
    same("nom", "[a:bare]")
    same("nom", "[a:heads]")
    form("nom", "[a:pre] [b:nomrest]", one_more, take_one)
    same("nomrest", "[a:heads]")
    same("nomrest", "[a:bare]")
    form("nomrest", "[a:pre] [b:nomrest]", one_more, take_one)
    same("heads", "[a:head]")
    for length in (2, 3):
        slots = [f"[item{i}:head]" for i in range(length)]
        template = " or ".join(slots) if length == 2 else f"{slots[0]} , {slots[1]} or {slots[2]}"
        form("heads", template, make_heads, take_heads(length))
    same("inner", "[a:nom]")
    form("inner", "[a:nom] [b:posts]", with_posts, take_posts)
    same("noms", "[a:nom]")
    form("noms", "[a:inner] or [b:nom]", make_either, take_either(2))
    form("noms", "[a:inner] or a|an|1 [b:nom]", lambda a, b: alternatives(a, b), take_apart)
    form("noms", "[a:inner] or [b:inner] or [c:nom]", make_three, lambda v: None)
    form(
        "noms",
        "[a:bare] , [b:bare] , [c:bare] or [d:bare] || [a:bare] or [b:bare] or [c:bare] or [d:bare]",
        lambda **n: alternatives(*n.values()),
        take_four,
    )
    form("noms", "[a:inner] , [b:inner] or [c:nom]", make_three, take_either(3))
    form("noms", "[a:inner] , [b:inner] , or [c:nom]", make_three, take_either(3))
    # All of two kinds: "the Fire Forwards and Backups" are whatever is one of them.
    same("allnoms", "[a:nom]")
    # Without an article: "1 A and/or a B" would be up to one of each.
    form("noms", "[a:inner] and/or [b:nom]", make_and_or, lambda v: None)
    form("allnoms", "[a:inner] and/or the? [b:nom]", make_and_or, lambda v: None)
    form("allnoms", "[a:inner] and the? [b:nom]", make_both_kinds, take_either(2))
    form("allnoms", "[a:inner] , [b:inner] and [c:nom]", make_three, take_either(3))
    form("allnoms", "[a:inner] , [b:inner] , and [c:nom]", make_three, take_either(3))
    table.reads("allnoms", "[a:inner] or [b:nom]", make_either)
    for np, noms in (("np", "noms"), ("allnp", "allnoms")):
        form(np, f"[a:{noms}]", lambda a: Group(a, (), EACH), take_bare_group)
        form(np, f"[a:{noms}] [b:posts]", make_group, take_group)
    form("posts", "[a:post]", lambda a: (a,), lambda v: {"a": v[0]} if isinstance(v, tuple) and len(v) == 1 else None)
    form("posts", "[a:post] [b:posts]", one_more, take_list)
    same("post", "[a:where]")
    same("post", "[a:postest]")
    word("where", "you control", Where((), YOU))
    word("where", "@opponent_controls", Where((), OPPONENT))
    word("where", "they control", Where((), Their()))
    form("where", "in|from [p:poss] [z:zone]", make_where, take_where)
    word("where", "of @your_opponent", Where((), OPPONENT))
    form(
        "where",
        "in|from either|any player 's [z:zone] || in|from each player 's [z:zone] || among all [z:zones]",
        lambda z: Where((z,), EACH),
        lambda v: {"z": v.zones[0]} if isinstance(v, Where) and len(v.zones) == 1 and v.side == EACH else None,
    )
    word("where", "you controlled", Where((), YOU))
    word("where", "@opponent_controlled", Where((), OPPONENT))
    form("where", "in the @zone_break", lambda: Where(("break",), YOU), lambda v: None)
    word("where", "removed from @removed", Where(("removed",), EACH))
    word("where", "either player controls", Where((), EACH))
    form(
        "where", "in|from any|either @zone_break", lambda: Where(("break",), EACH), take_const(Where(("break",), EACH))
    )
    word("poss", "your", YOU)
    word("poss", "@opponents", OPPONENT)
    word("poss", "their", Their())


def take_is(quality: Quality) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        return {"v": value.value} if isinstance(value, Is) and value.quality is quality else None

    return take


def take_const(constant: object) -> Take:
    return lambda value: {} if value == constant else None


def make_where(p: Who, z: str) -> object:
    return Where((z,), p)


def take_where(value: object) -> Mapping[str, object] | None:
    if isinstance(value, Where) and len(value.zones) == 1:
        return {"p": value.side, "z": value.zones[0]}
    return None


def take_list(value: object) -> Mapping[str, object] | None:
    if isinstance(value, tuple) and len(value) > 1:
        return {"a": value[0], "b": value[1:]}
    return None


def together(group: Group) -> tuple[Group, Amount | None, Quality | Stat | None]:
    """The noun without what it says of all that are picked together, and that: a total cost, all different."""
    total = next((t.most for t in group.tests if isinstance(t, TotalCost)), None)
    different = next((t.quality for t in group.tests if isinstance(t, AllDifferent)), None)
    alone = tuple(t for t in group.tests if not isinstance(t, TotalCost | AllDifferent))
    return replace(group, tests=alone), total, different


def rejoin(group: Group, total: Amount | None, different: Quality | Stat | None) -> Group:
    """The noun with it again, for printing."""
    extra: Tests = ()
    if total is not None:
        extra += (TotalCost(total),)
    if different is not None:
        extra += (AllDifferent(different),)
    return replace(group, tests=(*group.tests, *extra))


def make_group(a: Tests, b: tuple[object, ...]) -> object:
    where = [p for p in b if isinstance(p, Where)]
    tests = tuple(p for p in b if isinstance(p, Test))
    if len(where) > 1:
        return None
    if not where:
        return Group((*a, *tests), (), EACH)
    if any(isinstance(t, Chooses) and t.group.side == EACH for test in tests for t in unfold(test)):
        return None  # "choosing a Forward you control": you control the Forward
    return Group((*a, *tests), where[0].zones, where[0].side)


def take_bare_group(value: object) -> Mapping[str, object] | None:
    if (
        not isinstance(value, Group)
        or value.zones
        or value.side != EACH
        or first_behind(value.tests) < len(value.tests)
    ):
        return None
    return {"a": value.tests}


def take_group(value: object) -> Mapping[str, object] | None:
    if not isinstance(value, Group):
        return None
    cut = first_behind(value.tests)
    posts: list[object] = list(value.tests[cut:])
    if value.zones or value.side != EACH:
        posts.append(Where(value.zones, value.side))
    return {"a": value.tests[:cut], "b": tuple(posts)} if posts else None
