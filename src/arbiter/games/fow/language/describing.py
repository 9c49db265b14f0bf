"""Chapters 200 to 209: noun phrases that several things are said of at once, counted by their words, or that the game
has a state for (astral, upgraded, under contract); and amounts that are put together of others."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from arbiter.games.fow.language.controlling import controlled
from arbiter.games.fow.language.words import J_RULER, key
from arbiter.script.abilities import Static
from arbiter.script.amounts import CountersOn, Distinct, Minus, Number, Plus, Times, X
from arbiter.script.base import Amount, Condition, Op, Quality, Status, Test, Thing, Who
from arbiter.script.conditions import Compare, Exists, Holds, NotSo
from arbiter.script.effects import Deal, DealPlayer
from arbiter.script.nouns import (
    EACH,
    OPPONENT,
    YOU,
    AddedTo,
    Chooses,
    CountersIs,
    Every,
    Group,
    Has,
    In,
    Is,
    Not,
    OwnedBy,
    Same,
    Self,
)
from arbiter.script.statements import AddKeyword, Affects
from arbiter.text.core.amounts import make_placed_count
from arbiter.text.core.conditions import one_sided
from arbiter.text.core.patterns import THIS
from arbiter.text.core.targeting import other_than, targeted
from arbiter.text.core.things import bare_group, field_group, make_every
from arbiter.text.draft import InOrder, Quantity, Ref, Some
from arbiter.text.grammar import Table, Take
from arbiter.text.nodes import mentions


def describing_rows(table: Table) -> None:
    counting_rows(table)
    arithmetic_rows(table)
    race_list_rows(table)
    state_rows(table)
    several_rows(table)


# ---------------------------------------------------------------- different words among them


def counting_rows(table: Table) -> None:
    """ "for each different attribute among gems you control": words are counted, not cards."""
    form, word = table.form, table.word
    word("qualities", "attributes", Quality.COLOUR)
    word("qualities", "races", Quality.KIND)
    word("qualities", "names", Quality.NAME)
    form("each", "for each different [q:quality] among all? [g:allnp]", distinct, take_distinct)
    form("amt", "the number of different [q:qualities] among all? [g:allnp]", distinct, take_distinct)
    form(
        "condition",
        "there are [n:num] or more different [q:qualities] among all? [g:allnp]",
        lambda n, q, g: Compare(distinct(q, g), Op.GE, n),
        take_so_many,
    )
    form(
        "amt",
        "the combined number of [k:counter] on [g:allnp]",
        lambda k, g: CountersOn(Every(field_group(g)), k),
        take_counters_on_all,
    )


def distinct(q: Quality, g: Group) -> Distinct:
    return Distinct(field_group(g), q)


def take_distinct(value: object) -> Mapping[str, object] | None:
    if isinstance(value, Distinct) and not value.apart:
        return {"q": value.quality, "g": bare_group(value.group)}
    return None


def take_so_many(value: object) -> Mapping[str, object] | None:
    match value:
        case Compare(Distinct(_, _, False) as count, Op.GE, low):
            return {"n": low, "q": count.quality, "g": bare_group(count.group)}
    return None


def take_counters_on_all(value: object) -> Mapping[str, object] | None:
    match value:
        case CountersOn(Every(group), str() as kind):
            return {"k": kind, "g": bare_group(group)}
    return None


# ---------------------------------------------------------------- sums


def arithmetic_rows(table: Table) -> None:
    form = table.form
    form("num", "X + [n:<num>]", lambda n: Plus(X(), Number(n)), take_more_than_x)
    form("amt", "[a:counted] plus [n:num]", lambda a, n: Plus(a, n), take_sum)
    form("amt", "[a:counted] minus [n:num]", lambda a, n: Minus(a, n), take_difference)
    form("amt", "[n:num] minus [a:counted]", lambda n, a: Minus(n, a), take_rest_of)
    form("amt", "twice [a:counted]", lambda a: Times(a, 2), lambda v: None)
    form("amt", "[a:counted] multiplied by [n:<num>]", lambda a, n: Times(a, n), lambda v: None)
    form("counted", "the number of [g:allnp]", counted, lambda v: None)
    form("counted", "the number of [k:counter] on [t:single]", lambda k, t: CountersOn(t, k), lambda v: None)
    form(
        "dmg",
        "[n:whole] damage plus an additional [m:whole] damage multiplied by [a:amt]",
        lambda n, m, a: Plus(n, Times(a, m.value)),
        lambda v: None,
    )


def counted(g: Group) -> object:
    return make_placed_count(g)


def take_more_than_x(value: object) -> Mapping[str, object] | None:
    match value:
        case Plus(X(), Number(n)):
            return {"n": n}
    return None


def take_sum(value: object) -> Mapping[str, object] | None:
    match value:
        case Plus(left, Number() as right) if not isinstance(left, Number | X):
            return {"a": left, "n": right}
    return None


def take_difference(value: object) -> Mapping[str, object] | None:
    match value:
        case Minus(left, Number() as right) if not isinstance(left, Number | X):
            return {"a": left, "n": right}
    return None


def take_rest_of(value: object) -> Mapping[str, object] | None:
    match value:
        case Minus(Number() as left, right) if not isinstance(right, Number | X):
            return {"n": left, "a": right}
    return None


# ---------------------------------------------------------------- 206.2  of two races at once


def race_list_rows(table: Table) -> None:
    table.form("nom", "[a:race] , [b:race] [c:nomrest]", lambda a, b, c: (a, b, *c), take_two_races)
    table.form("race", "[v:<kind>]", lambda v: Is(Quality.KIND, v), take_race)


def take_race(value: object) -> Mapping[str, object] | None:
    return {"v": value.value} if isinstance(value, Is) and value.quality is Quality.KIND else None


def take_two_races(value: object) -> Mapping[str, object] | None:
    match value:
        case (Is(Quality.KIND) as first, Is(Quality.KIND) as second, *rest) if rest:
            return {"a": first, "b": second, "c": tuple(rest)}
    return None


# ---------------------------------------------------------------- states that the game has a word for


ASTRAL = CountersIs("astral", Op.GE, Number(1))  # 1024.2


def state_rows(table: Table) -> None:
    form, word = table.form, table.word
    word("status", "astral", ASTRAL)
    word("status", "upgraded", CountersIs("upgraded", Op.GE, Number(1)))  # 1044.1
    word("postest", "but not own", Not(OwnedBy(YOU)))
    for words, who in (("you control", YOU), ("@your_opponent controls", OPPONENT)):
        bound = Exists(under_contract(who), Number(1))
        word("condition", f"{words} a ruler under contract", bound)
    word("condition", "you don't control a ruler under contract", NotSo(Exists(under_contract(YOU), Number(1))))
    form(
        "condition",
        "[t:subj] has/have [w:<label>]",
        lambda t, w: Holds(t, (Has(key(w)),)),
        take_word,
    )
    # 1037.1, 1157.2  the token of that name
    form("condition", "you control [ Limit Break ] < [v:<cardname>] >", limit_broken, take_limit_broken)
    # 1101.2  words that players have: a card of theirs gives it to them
    for spelled in ("Calmness", "Passion", "Bond"):
        given = f"player_{key(spelled)}"
        mine = Group((Has(given),), ("field", "ruler"), YOU)
        form(
            "condition",
            f"you have [w:{key(spelled)}word]",
            lambda w, mine=mine: Exists(mine, Number(1)),
            take_had(given),
        )
        form(
            "static",
            f"you gain|have [w:{key(spelled)}word] .",
            lambda w, given=given: Static("", None, (Affects(Self(), (AddKeyword(given),)),)),
            take_given(given),
        )
        form(f"{key(spelled)}word", "[w:<label>]", only_word(spelled), spelling_of(spelled))
    form(
        "condition",
        "you don't control another [g:np]",
        lambda g: NotSo(another(g)) if one_sided(g) else None,
        take_no_other,
    )


# 1101.3  words that are no keyword abilities
WORDS = (
    *("Will of Hope", "Will of Despair", "Calmness", "Passion", "Tales", "Villains", "Bond", "Famine", "War"),
    *("Melody", "Blessing", "Mantra", "Build", "Demolish", "Mythic"),
)


def take_word(value: object) -> Mapping[str, object] | None:
    match value:
        case Holds(thing, (Has(keyword),)):
            spelled = next((word for word in WORDS if key(word) == keyword), None)
            return {"t": thing, "w": spelled} if spelled else None
    return None


def limit_broken(v: str) -> Condition:
    tests = (Has("limit_break"), In(Status.TOKEN), Is(Quality.NAME, v))
    return Exists(Group(tests, ("item",), YOU), Number(1))


def take_limit_broken(value: object) -> Mapping[str, object] | None:
    match value:
        case Exists(Group((Has("limit_break"), _, Is(Quality.NAME, name)), ("item",))):
            return {"v": name}
    return None


def only_word(spelled: str) -> Callable[..., object]:
    return lambda w: w if w == spelled else None


def spelling_of(spelled: str) -> Take:
    return lambda value: {"w": spelled}


def take_had(given: str) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Exists(Group((Has(word),), _, who), Number(1)) if word == given and who == YOU:
                return {"w": ""}
        return None

    return take


def take_given(given: str) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Static(gate=None, statements=(Affects(Self(), (AddKeyword(word),)),), condition=None) if word == given:
                return {"w": ""}
        return None

    return take


def under_contract(who: Who) -> Group:
    """713.3a: face down in the ruler area, with the J-ruler that the contract was made with."""
    partner = Every(Group((J_RULER,), ("field",), EACH))
    return Group((In(Status.FACE_DOWN), AddedTo(partner)), ("ruler",), who)


def another(group: Group) -> Condition:
    return Exists(controlled(Group((*group.tests, Not(Same(Self()))), ()), YOU), Number(1))


def take_no_other(value: object) -> Mapping[str, object] | None:
    match value:
        case NotSo(Exists(Group((*tests, Not(Same(Self()))), ("field",), who), Number(1))) if who == YOU:
            return {"g": Group(tuple(tests), ())}
    return None


# ---------------------------------------------------------------- one verb for several


def several_rows(table: Table) -> None:
    form, reads, word = table.form, table.reads, table.word
    # 903.2i  spells and abilities by what they target
    form("postest", "targeting a|an [g:np] || that targets|target a|an [g:np]", aimed, take_aimed)
    word("postest", "targeting <self> || that targets|target <self>", Chooses(THIS))
    reads("condition", "[t:single] targets/target a|an [g:np]", lambda t, g: aims_at(t, aimed(g)))
    reads("condition", "[t:single] targets/target <self>", lambda t: aims_at(t, Chooses(THIS)))
    reads("definite", "each [g:allnp]", make_every)
    # 903.2i  a second target is another than the first
    form(
        "target",
        "up to [n:num] second target [g:np]",
        lambda n, g: targeted(Quantity(Number(0), n), other_than(g, Ref("it"))),
        lambda v: None,
    )
    # 1007.5  damage to cards and players by one text
    form("clause", "[s:single] deals/deal [a:dmg] to [t:obj] and [w:dealt]", hurt_both, take_hurt_both(False))
    form("clause", "[s:single] deals/deal [a:dmg] to [w:dealt] and [t:obj]", hurt_player_first, take_hurt_both(True))
    reads(
        "clause",
        "[s:single] deals/deal [a:dmg] to you and your|an opponent",
        lambda s, a: DealPlayer(a, EACH, s),
    )
    form(
        "clause",
        "[s:single] deals/deal [a:dmg] to [t:obj] and [b:dmg] to [w:dealt]",
        lambda s, a, t, b, w: InOrder((Deal(a, t, s), DealPlayer(b, w, s))) if one_source(s) else None,
        lambda v: None,
    )


def aimed(g: Group) -> Chooses | None:
    return Chooses(field_group(g)) if g.tests and not g.zones else None


def aims_at(spell: Thing, test: Test | None) -> Condition | None:
    return None if test is None else Holds(spell, (test,))


def take_aimed(value: object) -> Mapping[str, object] | None:
    if isinstance(value, Chooses) and value.group != THIS and value.group.tests:
        bare = bare_group(value.group)
        return {"g": bare} if bare is not None and not bare.zones else None
    return None


def one_source(source: Thing) -> bool:
    """Is it the same thing for both? "It" would be another after the first target, and a target would be two."""
    return not mentions(source, Ref) and not mentions(source, Some)


def hurt_both(s: Thing, a: Amount, t: Thing, w: Who) -> object:
    return InOrder((Deal(a, t, s), DealPlayer(a, w, s))) if one_source(s) else None


def hurt_player_first(s: Thing, a: Amount, w: Who, t: Thing) -> object:
    return InOrder((DealPlayer(a, w, s), Deal(a, t, s))) if one_source(s) else None


def take_hurt_both(player_first: bool) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case InOrder((Deal(amount, thing, source, False), DealPlayer(same, who, other))) if not player_first:
                pass
            case InOrder((DealPlayer(same, who, other), Deal(amount, thing, source, False))) if player_first:
                pass
            case _:
                return None
        return {"s": source, "a": amount, "t": thing, "w": who} if (amount, source) == (same, other) else None

    return take
