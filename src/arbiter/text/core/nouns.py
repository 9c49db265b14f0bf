"""Noun phrases: tests before the noun, the noun, tests behind it, and where the objects are and whose.

"a Fire Forward or a Monster of cost 3 or less you control" is one Group: what stands behind the last of several
nouns speaks of all of them; an adjective before nouns joined without a new article speaks of all of them too.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from arbiter.script.amounts import Number, Plus, StatOf
from arbiter.script.base import Amount, Op, Quality, Stat, Status, Test, Thing, Who
from arbiter.script.nouns import (
    EACH,
    OPPONENT,
    YOU,
    AllOf,
    AnyOf,
    Both,
    Chooses,
    CountersIs,
    DidThisTurn,
    Every,
    Extreme,
    Group,
    Has,
    HasAbility,
    In,
    InBattleWith,
    InPartyWith,
    Is,
    IsNamed,
    Not,
    PartnerOf,
    Same,
    Self,
    Shares,
    StatIs,
)
from arbiter.script.patterns import DealsDamage
from arbiter.text.draft import Quantity, Ref, Some, Their, Where
from arbiter.text.grammar import Table, Take

ANY_NUMBER = Number(99)  # "any number of": more than a game can hold
ONE = Quantity(Number(1), Number(1))

Tests = tuple[Test, ...]


def behind(test: Test) -> bool:
    """Whether a test is spoken behind the noun."""
    if isinstance(test, InPartyWith | InBattleWith | Chooses):
        return True
    if isinstance(test, StatIs | Has | HasAbility | CountersIs | DidThisTurn | Extreme | Shares | IsNamed | Same):
        return True
    if isinstance(test, Not):
        return test.test != Same(Ref("it"))
    if isinstance(test, AnyOf | AllOf):
        return all(behind(each) for each in test.tests) or (isinstance(test, AllOf) and len(test.tests) == 1)
    return isinstance(test, In) and test.status in BEHIND


BEHIND = (Status.LIMIT, Status.IN_PARTY, Status.ENTERED_THIS_TURN, Status.ATTACKED_THIS_TURN, Status.HAS_BURST, Status.FACE_DOWN)


def fold(tests: Tests) -> Test:
    return tests[0] if len(tests) == 1 else AllOf(tests)


def unfold(test: Test) -> Tests:
    return test.tests if isinstance(test, AllOf) else (test,)


def alternatives(*options: Tests) -> Tests:
    return options[0] if len(options) == 1 else (AnyOf(tuple(fold(o) for o in options)),)


# ---------------------------------------------------------------- nouns


def one_more(a: Test, b: Tests) -> Tests:
    return (a, *b)


def take_one(value: object) -> Mapping[str, object] | None:
    if isinstance(value, tuple) and value and not behind(value[0]):
        return {"a": value[0], "b": value[1:]}
    return None


def word_list(**values: Test) -> object:
    tests = tuple(values.values())
    return tests[0] if len(tests) == 1 else AnyOf(tests)


def take_words(quality: Quality, length: int):  # type: ignore[no-untyped-def]
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
            templates = [" or ".join(slots)]
        else:
            templates = [" , ".join(slots[:-1]) + f" {comma}or {slots[-1]}" for comma in ("", ", ")]
        for template in templates:

            def make(**values: Test) -> object:
                tests = tuple(values.values())
                if not all(isinstance(t, Is) and t.quality is quality for t in tests):
                    return None
                return word_list(**values)

            table.form(category, template, make, take_words(quality, length))


def make_heads(**values: Tests) -> object:
    tests: list[Test] = []
    for value in values.values():
        if len(value) != 1:
            return None
        tests.append(value[0])
    return (AnyOf(tuple(tests)),)


def take_heads(length: int):  # type: ignore[no-untyped-def]
    names = [f"item{i}" for i in range(length)]

    def take(value: object) -> Mapping[str, object] | None:
        if not isinstance(value, tuple) or len(value) != 1 or not isinstance(value[0], AnyOf):
            return None
        options = value[0].tests
        if len(options) != length:
            return None
        return {n: (o,) for n, o in zip(names, options, strict=True)}

    return take


def is_word(test: Test) -> Quality | None:
    return test.quality if isinstance(test, Is) else None


def bare_type(tests: Tests) -> bool:
    return len(tests) == 1 and (
        is_word(tests[0]) is Quality.TYPE
        or (isinstance(tests[0], AnyOf) and all(is_word(t) is Quality.TYPE for t in tests[0].tests))
    )


def ends_in_type(tests: Tests) -> bool:
    return bool(tests) and bare_type(tests[-1:])


def may_join(left: Tests, right: Tests, article: bool) -> bool:
    """Whether two nouns around an "or" are two nouns, and not one noun with a list before or within it."""
    if article:
        return True
    if bare_type(right) and ends_in_type(left):
        return False  # "Fire Forward or Monster": the adjective speaks of both
    first, second = is_word(left[0]) if left else None, is_word(right[0]) if right else None
    if len(left) == 1 and len(right) > 1 and first is second and first in (Quality.KIND, Quality.GROUP):
        return False  # "Job A or Job B Forward"
    if not left or not right:
        return False
    return True


def make_either(a: Tests, b: Tests) -> object:
    return alternatives(a, b) if may_join(a, b, False) else None


def make_either_article(a: Tests, b: Tests) -> object:
    return alternatives(a, b)


def make_three(a: Tests, b: Tests, c: Tests) -> object:
    if bare_type(a) and bare_type(b) and bare_type(c):
        return None
    qualities = {is_word(a[0]) if a else None, is_word(b[0]) if b else None, is_word(c[0]) if c else None}
    if len(a) == len(b) == 1 and len(c) > 1 and len(qualities) == 1 and qualities <= {Quality.KIND, Quality.GROUP}:
        return None
    return alternatives(a, b, c)


def take_either(length: int):  # type: ignore[no-untyped-def]
    names = ["a", "b", "c"][:length]

    def take(value: object) -> Mapping[str, object] | None:
        if not isinstance(value, tuple) or len(value) != 1 or not isinstance(value[0], AnyOf):
            return None
        options = value[0].tests
        if len(options) != length:
            return None
        return dict(zip(names, (unfold(o) for o in options), strict=True))

    return take


def take_four(value: object) -> Mapping[str, object] | None:
    match value:
        case (AnyOf((a, b, c, d)),):
            return {"a": (a,), "b": (b,), "c": (c,), "d": (d,)}
    return None


def with_posts(a: Tests, b: tuple[object, ...]) -> object:
    if any(isinstance(p, Where) for p in b):
        return None
    return (*a, *b)


def take_posts(value: object) -> Mapping[str, object] | None:
    if not isinstance(value, tuple):
        return None
    cut = next((i for i, t in enumerate(value) if behind(t)), len(value))
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
    form("pre", "[a:colour] or [b:named]", lambda a, b: AnyOf((a, b)), lambda v: {"a": v.tests[0], "b": v.tests[1]}
         if isinstance(v, AnyOf) and len(v.tests) == 2 and is_word(v.tests[0]) is Quality.COLOUR else None)
    table.form("pre", "non- [a:colour]", lambda a: Not(a), lambda v: {"a": v.test} if isinstance(v, Not) else None)
    form("bare", "[a:named]", lambda a: (a,), lambda v:
         {"a": v[0]} if isinstance(v, tuple) and len(v) == 1 and is_word(v[0]) is not Quality.GROUP else None)
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
    form("noms", "[a:inner] or a|an|1 [b:nom]", make_either_article, take_either(2))
    form("noms", "[a:inner] or [b:inner] or [c:nom]", make_three, lambda v: None)
    form("noms", "[a:bare] , [b:bare] , [c:bare] or [d:bare] || [a:bare] or [b:bare] or [c:bare] or [d:bare]", lambda **n:
         alternatives(*n.values()), take_four)
    form("noms", "[a:inner] , [b:inner] or [c:nom]", make_three, take_either(3))
    form("noms", "[a:inner] , [b:inner] , or [c:nom]", make_three, take_either(3))
    # All of two kinds: "the Fire Forwards and Backups" are whatever is one of them.
    same("allnoms", "[a:nom]")
    form("noms", "[a:inner] and/or a|an? [b:nom]", make_either_article, lambda v: None)
    form("allnoms", "[a:inner] and/or the? [b:nom]", make_either_article, lambda v: None)
    form("allnoms", "[a:inner] and the? [b:nom]", make_either_article, take_either(2))
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
    form("where", "in|from either|any player 's [z:zone] || in|from each player 's [z:zone] || among all [z:zones]", lambda z:
         Where((z,), EACH), lambda v: {"z": v.zones[0]} if isinstance(v, Where) and len(v.zones) == 1 and v.side == EACH else None)
    word("where", "you controlled", Where((), YOU))
    word("where", "@opponent_controlled", Where((), OPPONENT))
    form("where", "in the @zone_break", lambda: Where(("break",), YOU), lambda v: None)
    word("where", "removed from @removed", Where(("removed",), EACH))
    word("where", "either player controls", Where((), EACH))
    form("where", "in|from any|either @zone_break", lambda: Where(("break",), EACH), take_const(Where(("break",), EACH)))
    word("poss", "your", YOU)
    word("poss", "@opponents", OPPONENT)
    word("poss", "their", Their())


def take_is(quality: Quality):  # type: ignore[no-untyped-def]
    def take(value: object) -> Mapping[str, object] | None:
        return {"v": value.value} if isinstance(value, Is) and value.quality is quality else None

    return take


def take_const(constant: object):  # type: ignore[no-untyped-def]
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


def make_group(a: Tests, b: tuple[object, ...]) -> object:
    where = [p for p in b if isinstance(p, Where)]
    tests = tuple(p for p in b if isinstance(p, Test))
    if len(where) > 1:
        return None
    if not where:
        return Group((*a, *tests), (), EACH)
    return Group((*a, *tests), where[0].zones, where[0].side)


def take_bare_group(value: object) -> Mapping[str, object] | None:
    if not isinstance(value, Group) or value.zones or value.side != EACH or any(behind(t) for t in value.tests):
        return None
    return {"a": value.tests}


def take_group(value: object) -> Mapping[str, object] | None:
    if not isinstance(value, Group):
        return None
    cut = next((i for i, t in enumerate(value.tests) if behind(t)), len(value.tests))
    posts: list[object] = list(value.tests[cut:])
    if value.zones or value.side != EACH:
        posts.append(Where(value.zones, value.side))
    return {"a": value.tests[:cut], "b": tuple(posts)} if posts else None


# ---------------------------------------------------------------- tests behind the noun


def make_not(a: Test) -> object:
    return Not(a)


def post_rows(table: Table) -> None:
    row, form, word = table.row, table.form, table.word
    for stat, noun in ((Stat.COST, "cost"),):
        row("postest", f"of {noun} [amount:num] or less", StatIs, stat=stat, op=Op.LE)
        row("postest", f"of {noun} [amount:num] or more", StatIs, stat=stat, op=Op.GE)
        row("postest", f"of {noun} [amount:num]", StatIs, stat=stat, op=Op.EQ)
        row("postest", f"of {noun} equal to or less than [amount:amt]", StatIs, stat=stat, op=Op.LE)
        row("postest", f"of {noun} less than [amount:amt]", StatIs, stat=stat, op=Op.LT)
        row("postest", f"of {noun} equal to [amount:amt]", StatIs, stat=stat, op=Op.EQ)
        row("postest", f"of a {noun} inferior to [amount:amt]", StatIs, stat=stat, op=Op.LT)
        row("postest", f"with a|the same {noun} as [amount:costof]", StatIs, stat=stat, op=Op.EQ)
        form("postest", f"of {noun} [a:num] or [b:num]", make_two_costs, take_two_costs)
        form("postest", f"of {noun} [a:num] to [b:num]", make_range, take_range)
    row("postest", "with [amount:num] @power or less", StatIs, stat=Stat.POWER, op=Op.LE)
    row("postest", "with [amount:num] @power or more", StatIs, stat=Stat.POWER, op=Op.GE)
    row("postest", "with [amount:num] @power", StatIs, stat=Stat.POWER, op=Op.EQ)
    row("postest", "with a? @power equal to or less than [amount:amt]", StatIs, stat=Stat.POWER, op=Op.LE)
    row("postest", "with a? @power less than [amount:amt] || with a? @power inferior to [amount:amt]", StatIs,
        stat=Stat.POWER, op=Op.LT)
    row("postest", "with a? @power greater than [amount:amt]", StatIs, stat=Stat.POWER, op=Op.GT)
    row("postest", "with a|an?? [keyword:keyword]", Has)
    form("postest", "with [a:keywordtest]", lambda a: Has(a), lambda v: {"a": v.keyword} if isinstance(v, Has) else None)
    form("postest", "with [a:keyword] or [b:keyword]", lambda **k: AnyOf(tuple(Has(x) for x in k.values())), take_keywords(2))
    form("postest", "with [a:keyword] , [b:keyword] or [c:keyword]", lambda **k: AnyOf(tuple(Has(x) for x in k.values())), take_keywords(3))
    form("postest", "with [a:named]", lambda a: AllOf((a,)), lambda v: {"a": v.tests[0]} if isinstance(v, AllOf) and len(v.tests) == 1 else None)
    row("postest", "with a? cost inferior or equal to [amount:amt] || with a? cost equal or inferior to [amount:amt]", StatIs, stat=Stat.COST,
        op=Op.LE)
    row("postest", "with a? cost inferior to [amount:amt]", StatIs, stat=Stat.COST, op=Op.LT)
    row("postest", "with a? power equal or inferior to [amount:poweramt] || with a? power inferior or equal to [amount:poweramt]", StatIs,
        stat=Stat.POWER, op=Op.LE)
    row("poweramt", "[thing:possessor] power? || that of [thing:single]", StatOf, stat=Stat.POWER)
    form("postest", "that costs|cost [n:num] @mana more than [a:costof]", lambda n, a: StatIs(Stat.COST, Op.EQ, Plus(a, n)), lambda v: None)
    form("postest", "of any|an @colour_noun other than [c:colour] || of any @colour_noun except [c:colour]", lambda c: Not(c), lambda v: None)
    form("postest", "with [n:num] or more [k:counter] placed?? on it/them", lambda n, k: CountersIs(k, Op.GE, n), lambda v:
         {"n": v.amount, "k": v.kind} if isinstance(v, CountersIs) and v.op is Op.GE and v.amount != Number(1) else None)
    form("postest", "with a|an [k:counter] placed? on it/them", lambda k: CountersIs(k, Op.GE, Number(1)), lambda v:
         {"k": v.kind} if isinstance(v, CountersIs) and v.op is Op.GE and v.amount == Number(1) else None)
    form("postest", "without a|an? [a:keyword]", lambda a: Not(Has(a)), take_without)
    form("postest", "other than [a:exception]", make_not, lambda v: {"a": v.test} if isinstance(v, Not) else None)
    row("exception", "<self>", Same, thing=Self())
    table.same("exception", "[a:named]")
    table.same("exception", "[a:colour]")
    form("exception", "[a:colour] and|or [b:colour]", lambda a, b: AnyOf((a, b)), take_pair)
    form("exception", "[a:exception1] and|or [b:exception1]", make_two_exceptions, take_pair)
    row("exception", "it", Same, thing=Ref("it"))
    form("exception", "a|an? [a:nom]", make_exception, take_exception)
    table.same("exception1", "[a:named]")
    row("exception1", "<self>", Same, thing=Self())
    word("postest", "forming a party", In(Status.IN_PARTY))
    row("postest", "forming a party with [thing:single]", InPartyWith)
    row("postest", "of power [amount:num] or less", StatIs, stat=Stat.POWER, op=Op.LE)
    row("postest", "of power [amount:num] or more", StatIs, stat=Stat.POWER, op=Op.GE)
    row("postest", "blocking [thing:single] || blocked by [thing:single]", InBattleWith)
    form("postest", "damaged by <self>", lambda: DidThisTurn(DealsDamage(Group((Same(Self()),), ()), Group((), ()))), lambda v:
         {} if isinstance(v, DidThisTurn) else None)
    form("postest", "of cost|costs [a:num] , [b:num] or|and [c:num]", make_costs, take_costs(3))
    form("postest", "of cost|costs [a:num] , [b:num] , [c:num] or|and [d:num]", make_costs, take_costs(4))
    row("postest", "of the same cost as [amount:costof]", StatIs, stat=Stat.COST, op=Op.EQ)
    row("postest", "with the same name as [thing:definite]", Shares, quality=Quality.NAME)
    word("postest", "with the same name", Shares(Quality.NAME, Ref("it")))
    word("postest", "with the same cost || of the same cost", StatIs(Stat.COST, Op.EQ, StatOf(Ref("it"), Stat.COST)))
    word("pre", "other", Not(Same(Ref("it"))))
    form("postest", "other than cost [n:num]", lambda n: Not(StatIs(Stat.COST, Op.EQ, n)), lambda v:
         {"n": v.test.amount} if isinstance(v, Not) and isinstance(v.test, StatIs) and v.test.stat is Stat.COST and v.test.op is Op.EQ else None)
    word("postest", "@without_generic", Not(In(Status.GENERIC)))
    word("postest", "that entered the @field this turn || that has entered your @field this turn || that entered your @field this turn",
         In(Status.ENTERED_THIS_TURN))
    word("postest", "with EX BURST || with an EX BURST", In(Status.HAS_BURST))


def make_two_costs(a: object, b: object) -> object:
    return AnyOf((StatIs(Stat.COST, Op.EQ, a), StatIs(Stat.COST, Op.EQ, b)))  # type: ignore[arg-type]


def take_two_costs(value: object) -> Mapping[str, object] | None:
    match value:
        case AnyOf((StatIs(Stat.COST, Op.EQ, a), StatIs(Stat.COST, Op.EQ, b))):
            return {"a": a, "b": b}
    return None


def make_costs(**costs: Amount) -> object:
    return AnyOf(tuple(StatIs(Stat.COST, Op.EQ, c) for c in costs.values()))


def take_keywords(count: int) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if not isinstance(value, AnyOf) or len(value.tests) != count:
            return None
        found = [t.keyword for t in value.tests if isinstance(t, Has)]
        return dict(zip("abc", found, strict=False)) if len(found) == count else None

    return take


def take_costs(count: int) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if not isinstance(value, AnyOf) or len(value.tests) != count:
            return None
        found = [t.amount for t in value.tests if isinstance(t, StatIs) and t.stat is Stat.COST and t.op is Op.EQ]
        return dict(zip("abcd", found, strict=False)) if len(found) == count else None

    return take


def make_range(a: object, b: object) -> object:
    return AllOf((StatIs(Stat.COST, Op.GE, a), StatIs(Stat.COST, Op.LE, b)))  # type: ignore[arg-type]


def take_range(value: object) -> Mapping[str, object] | None:
    match value:
        case AllOf((StatIs(Stat.COST, Op.GE, a), StatIs(Stat.COST, Op.LE, b))):
            return {"a": a, "b": b}
    return None


def make_exception(a: Tests) -> object:
    if not a or (len(a) == 1 and isinstance(a[0], Is) and a[0].quality is not Quality.TYPE):
        return None
    return fold(a)


def take_exception(value: object) -> Mapping[str, object] | None:
    return {"a": unfold(value)} if isinstance(value, Test) else None


def take_pair(value: object) -> Mapping[str, object] | None:
    if isinstance(value, AnyOf) and len(value.tests) == 2:
        return {"a": value.tests[0], "b": value.tests[1]}
    return None


def make_two_exceptions(a: Test, b: Test) -> object:
    return AnyOf((a, b))


def take_without(value: object) -> Mapping[str, object] | None:
    if isinstance(value, Not) and isinstance(value.test, Has):
        return {"a": value.test.keyword}
    return None


# ---------------------------------------------------------------- things


STACK_TYPES = ("summon", "ability", "auto_ability", "action_ability", "special_ability")


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
    return Some(q, field_group(g))


def take_some(value: object) -> Mapping[str, object] | None:
    if isinstance(value, Some) and not value.random and value.different is None:
        return {"q": value.quantity, "g": bare_group(value.group)}
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
    table.row("definite1", "the Forward that blocks [thing:single] || the Forward that blocks or is blocked by [thing:single] || "
              "the Forward blocking [thing:single]", PartnerOf)
    word("definite1", "the blocking Forward || the attacking Forward", PartnerOf(Self()))
    form("postest", "that is|are choosing a|an? [g:choosee]", lambda g: Chooses(g), lambda v: {"g": v.group} if isinstance(v, Chooses) else None)
    form("choosee", "[g:np]", lambda g: field_group(g), lambda v: {"g": bare_group(v)})
    form("choosee", "<self>", lambda: Group((Same(Self()),), (), EACH), take_const(Group((Same(Self()),), (), EACH)))
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
    word("definite1", "the other cards || the other cards revealed || the rest of the cards || the rest || "
         "the remaining cards", Ref("other", True))
    form("definite", "all the?? [g:allnp]", make_every, take_every)
    form("subj", "the [g:allnp]", lambda g: Every(field_group(g)) if g.side != EACH else None, lambda v: None)
    form("definite1", "the [a:head] put into the @zone_break || the [a:head] you put into the @zone_break", lambda a:
         Ref("paid", False, a), take_ref("paid", False))
    form("definite", "each [g:np]", make_every, take_every)
    form("someobj", "[q:quantity] [g:np]", make_some, take_some)
    form("somefrom", "[q:quantity] [g:np]", make_some, take_some)
    same("obj", "[a:someobj]")
    form("quantity", "[n:num]", lambda n: Quantity(n, n), take_exact)
    table.reads("quantity", "a|an", lambda: ONE)
    form("quantity", "up to [n:num]", lambda n: Quantity(Number(0), n), take_upto)
    word("quantity", "any number of", Quantity(Number(0), ANY_NUMBER))
    form("quantity", "[n:num] or more", lambda n: Quantity(n, ANY_NUMBER), take_more)


def take_ref(word: str, plural: bool):  # type: ignore[no-untyped-def]
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


