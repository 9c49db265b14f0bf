"""Chapters 203, 209 and 212: what texts ask of the information on cards: printed names and names that were named, how
many attributes there are, and where a card was released."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from arbiter.games.fow.collections import CLUSTERS
from arbiter.script.abilities import Static
from arbiter.script.amounts import Number
from arbiter.script.base import Change, Condition, Op, Quality, Test
from arbiter.script.conditions import Exists, Holds
from arbiter.script.effects import Declare
from arbiter.script.nouns import EACH, OPPONENT, YOU, AllOf, AnyOf, Group, Is, IsNamed, PrintedName, Same, Self, WordsIs
from arbiter.script.statements import AddWord, Affects, ForbidPlay, SetWords
from arbiter.text.core.nouns import take_const
from arbiter.text.core.statements import EVERYWHERE
from arbiter.text.draft import UNBOUND
from arbiter.text.grammar import Table, Take

NAMED_CARD = IsNamed(Quality.NAME, UNBOUND)


def information_rows(table: Table) -> None:
    attribute_rows(table)
    naming_rows(table)
    race_rows(table)
    base_rows(table)
    row, form, word = table.row, table.form, table.word
    # 203.5  what stands in the name line of the card
    row("postest", "with the printed name [name:<cardname>]", PrintedName)
    form(
        "postest",
        "with the printed name [a:<cardname>] or [b:<cardname>]",
        lambda a, b: AnyOf((PrintedName(a), PrintedName(b))),
        take_two_printed,
    )
    # 212.2  by cluster, or by the name or abbreviation of a collection
    form("postest", "released in|during [c:collection]", lambda c: AllOf((Is(Quality.GROUP, c),)), take_released)
    for name in CLUSTERS:
        word("collection", f"the?? {name} Cluster", name)
    form("collection", "[v:<cardname>]", lambda v: v, lambda v: {"v": v} if isinstance(v, str) else None)


def take_two_printed(value: object) -> Mapping[str, object] | None:
    match value:
        case AnyOf((PrintedName(a), PrintedName(b))):
            return {"a": a, "b": b}
    return None


def take_released(value: object) -> Mapping[str, object] | None:
    match value:
        case AllOf((Is(Quality.GROUP, name),)):
            return {"c": name}
    return None


# ---------------------------------------------------------------- 209.5  how many attributes


def exactly(count: int) -> Test:
    return WordsIs(Quality.COLOUR, Op.EQ, Number(count))


def attribute_rows(table: Table) -> None:
    form, word = table.form, table.word
    word("pre", "mono-attribute", exactly(1))  # 209.5b
    word("pre", "prismatic", exactly(5))  # 209.5e
    word("pre", "dual-attribute", exactly(2))  # 209.5c
    form("pre", "dual-attribute [a:colour] / [b:colour]", lambda a, b: AllOf((exactly(2), a, b)), take_dual)


def take_dual(value: object) -> Mapping[str, object] | None:
    match value:
        case AllOf((WordsIs(Quality.COLOUR, Op.EQ, Number(2)), Is() as a, Is() as b)):
            return {"a": a, "b": b}
    return None


# ---------------------------------------------------------------- 206  races that are gained and lost


def race_rows(table: Table) -> None:
    form = table.form
    form(
        "vp",
        "gains/gain [k:<kind>] in addition to its|their other races || "
        "becomes/become a|an [k:<kind>] in addition to its|their other races",
        lambda k: (AddWord(Quality.KIND, k),),
        take_race,
    )
    # 1020.1  what gains a race keeps those that it has, said or not
    table.reads("vp", "gains/gain [k:<kind>]", lambda k: (AddWord(Quality.KIND, k),))
    # 909.6, 1020.1  what becomes of a race is of no other any more
    form(
        "vp",
        "becomes/become a|an [k:<kind>] || becomes/become [k:<kind>]",
        lambda k: (SetWords(Quality.KIND, (k,)),),
        take_new_race,
    )
    form(
        "vp",
        "gains/gain [k:<kind>] and [m:<kind>] in addition to its|their other races",
        lambda k, m: (AddWord(Quality.KIND, k), AddWord(Quality.KIND, m)),
        take_two_races,
    )
    form("vp", "loses/lose all races", lambda: (SetWords(Quality.KIND, ()),), take_const((SetWords(Quality.KIND, ()),)))


def take_race(value: object) -> Mapping[str, object] | None:
    match value:
        case (AddWord(Quality.KIND, race, None),):
            return {"k": race}
    return None


def take_new_race(value: object) -> Mapping[str, object] | None:
    match value:
        case (SetWords(Quality.KIND, (race,)),):
            return {"k": race}
    return None


def take_two_races(value: object) -> Mapping[str, object] | None:
    match value:
        case (AddWord(Quality.KIND, race, None), AddWord(Quality.KIND, other, None)):
            return {"k": race, "m": other}
    return None


# ---------------------------------------------------------------- 203.6, 203.7  naming a card


def naming_rows(table: Table) -> None:
    form, word = table.form, table.word
    word("clause", "name a|1 card", Declare(UNBOUND, Quality.NAME))
    form(
        "clause",
        "name a|an [g:np]",
        lambda g: Declare(UNBOUND, Quality.NAME, tests=g.tests) if g.tests and not g.zones and g.side == EACH else None,
        lambda v: {"g": Group(v.tests, ())} if isinstance(v, Declare) and v.tests else None,
    )
    form("postest", "that shares|share a name with the named card", lambda: NAMED_CARD, take_named_card)
    for words in ("with that name", "with the named name", "of that name"):
        table.reads("postest", words, lambda: NAMED_CARD)
    form(
        "condition",
        "[t:subj] shares/share a name with the named card || [t:subj] is the named card",
        lambda t: Holds(t, (NAMED_CARD,)),
        lambda v: {"t": v.thing} if isinstance(v, Holds) and v.tests == (NAMED_CARD,) else None,
    )
    for words, who in (
        ("the named card cannot be played || players cannot play the named card", EACH),
        ("you cannot play the named card", YOU),
        ("@your_opponent cannot play the named card", OPPONENT),
    ):
        word("statement", words, ForbidPlay(who, "cast", Group((NAMED_CARD,), ())))


def take_named_card(value: object) -> Mapping[str, object] | None:
    return {} if value == NAMED_CARD else None


# ---------------------------------------------------------------- 904.3  what a card has itself


def base_rows(table: Table) -> None:
    """What a card has, and does not gain, it has in every zone (909.7a)."""
    form = table.form
    form(
        "baseword",
        "[v:<cardname>] in addition to its other names",
        lambda v: (AddWord(Quality.NAME, v),),
        take_word(Quality.NAME, lambda name: {"v": name}),
    )
    form("baseword", "[k:<kind>] in addition to its other races", lambda k: (AddWord(Quality.KIND, k),), take_race)
    form(
        "baseword",
        "[k:<kind>] and [m:<kind>] in addition to its other races",
        lambda k, m: (AddWord(Quality.KIND, k), AddWord(Quality.KIND, m)),
        take_two_races,
    )
    form(
        "baseword",
        "[a:colour] in addition to its other attributes",
        lambda a: (AddWord(Quality.COLOUR, a.value),),
        take_word(Quality.COLOUR, lambda colour: {"a": Is(Quality.COLOUR, colour)}),
    )
    form("placed", "<self> has [w:baseword] .", has, take_has)
    form(
        "placed",
        "<self> has [w:baseword] as long as [c:conditions] .",
        lambda w, c: None if is_place(c) else has(w, c),
        take_has_while,
    )
    table.reads("placed", "<self> has [w:baseword] as long as [z:ownplace] .", lambda w, z: replace(has(w), zones=(z,)))
    # 909.7a  what a card gains it is only where its abilities are active, and that is not printed
    form(
        "static",
        "<self> gains [v:<cardname>] in addition to its other names .",
        lambda v: Static("", None, (Affects(Self(), (AddWord(Quality.NAME, v),)),)),
        take_gained_name,
    )


def has(w: tuple[Change, ...], c: Condition | None = None) -> Static:
    return Static("", None, (Affects(Self(), w),), c, EVERYWHERE)


def is_place(condition: Condition) -> bool:
    """Where the card lies is said by the areas in which the ability is active."""
    return isinstance(condition, Exists) and condition.group.tests == (Same(Self()),)


def take_word(quality: Quality, fill: Callable[[str], Mapping[str, object]]) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case (AddWord(found, str() as word, None),) if found is quality:
                return fill(word)
        return None

    return take


def take_has(value: object) -> Mapping[str, object] | None:
    match value:
        case Static(statements=(Affects(Self(), words),)) if value == has(words):
            return {"w": words}
    return None


def take_has_while(value: object) -> Mapping[str, object] | None:
    match value:
        case Static(statements=(Affects(Self(), words),), condition=condition) if condition is not None:
            return {"w": words, "c": condition} if value == has(words, condition) else None
    return None


def take_gained_name(value: object) -> Mapping[str, object] | None:
    match value:
        case Static(statements=(Affects(Self(), (AddWord(Quality.NAME, name),)),), condition=None, zones=("field",)):
            return {"v": name}
    return None
