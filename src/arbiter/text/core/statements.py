"""Statements: what a static ability declares."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from arbiter.script.abilities import Static
from arbiter.script.amounts import Number
from arbiter.script.base import How, Pattern, Quality, Stat, Statement, Thing
from arbiter.script.nouns import EACH, OPPONENT, YOU, Both, Every, Group, Is, Same, Self
from arbiter.script.patterns import ANYTHING, AnyPattern, DealsDamage, Moves, Rests, Searches
from arbiter.script.statements import (
    Affects,
    ChangeDamage,
    EntersWith,
    Forbid,
    ForbidChoose,
    Mark,
    Produces,
    SetStat,
    SetWords,
)
from arbiter.text.core.changes import Changes, power_each, take_power_each
from arbiter.text.core.events import entered_by, entering_by
from arbiter.text.core.nouns import take_const
from arbiter.text.core.things import bare_group, field_group
from arbiter.text.draft import Ref
from arbiter.text.grammar import Table, Take


def take_kept_from(zone: str) -> Take:
    """Nobody's effect of that side may put it there from the field, by whatever verb."""

    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Forbid(Moves(by=by) as move) if by and move == Moves(ANYTHING, "field", zone, by=by):
                return {"b": by}
        return None

    return take


# What may be forbidden of anybody and of the rules alike.
AWAY = (
    ("returned to its|their owner|owners 's?? hand|hands", Moves(ANYTHING, "field", "hand")),
    ("removed from @removed", Moves(ANYTHING, None, "removed")),  # in whatever way, also instead of something else
)
EVERYWHERE = ("field", "hand", "deck", "break", "damage", "removed", "limit", "stack")


def as_group(thing: Thing) -> Group:
    """A subject as the group that a statement speaks of."""
    if isinstance(thing, Every):
        return thing.group
    return Group((Same(thing),), (), EACH)


def as_thing(group: Group) -> Thing:
    match group:
        case Group((Same(thing),), (), _):
            return thing
    return Every(group)


def make_affects(t: Thing, c: Changes) -> object:
    return Affects(t, c)


def take_affects(value: object) -> Mapping[str, object] | None:
    return {"t": value.thing, "c": value.changes} if isinstance(value, Affects) else None


def make_about(t: Thing, s: Statement) -> object:
    """A statement whose verb phrase left its subject open."""
    if isinstance(s, ForbidChoose | EntersWith):
        return replace(s, what=as_group(t))
    if isinstance(s, Forbid) and isinstance(s.pattern, Moves | Rests):
        return Forbid(replace(s.pattern, what=as_group(t)))
    if isinstance(s, Forbid) and is_dealing(s.pattern):
        return Forbid(dealt_by(s.pattern, as_group(t)))
    return None


def is_dealing(pattern: Pattern) -> bool:
    parts = pattern.patterns if isinstance(pattern, AnyPattern) else (pattern,)
    return all(isinstance(part, DealsDamage) for part in parts)


def dealt_by(pattern: Pattern, source: Group) -> Pattern:
    """The same damage, to objects, players or both, where this deals it."""
    if isinstance(pattern, AnyPattern):
        return AnyPattern(tuple(dealt_by(part, source) for part in pattern.patterns))
    return replace(pattern, source=source) if isinstance(pattern, DealsDamage) else pattern


def dealer(pattern: Pattern) -> Group | None:
    """Who deals it, where one and the same does."""
    parts = pattern.patterns if isinstance(pattern, AnyPattern) else (pattern,)
    sources = {part.source if isinstance(part, DealsDamage) else None for part in parts}
    return sources.pop() if len(sources) == 1 else None


def take_about(value: object) -> Mapping[str, object] | None:
    if isinstance(value, ForbidChoose | EntersWith):
        return {"t": as_thing(value.what), "s": replace(value, what=ANYTHING)}
    if isinstance(value, Forbid) and isinstance(value.pattern, Moves | Rests):
        return {"t": as_thing(value.pattern.what), "s": Forbid(replace(value.pattern, what=ANYTHING))}
    if isinstance(value, Forbid) and (source := dealer(value.pattern)) is not None:
        return {"t": as_thing(source), "s": Forbid(dealt_by(value.pattern, ANYTHING))}
    return None


def damage_rows(table: Table) -> None:
    """What becomes of damage; the pattern is left to the row that names the event."""
    row, word = table.row, table.word
    row(
        "dmgchange",
        "reduce the damage by [add:num] instead || the damage is reduced by [add:num] instead || "
        "the damage decreases by [add:num] instead",
        ChangeDamage,
        pattern=DealsDamage(ANYTHING),
        reduce=True,
    )
    row(
        "dmgchange",
        "the damage increases by [add:num] instead || increase the damage by [add:num] instead || "
        "the damage is increased by [add:num] instead",
        ChangeDamage,
        pattern=DealsDamage(ANYTHING),
    )
    row("dmgchange", "the damage becomes [set_to:num] instead", ChangeDamage, pattern=DealsDamage(ANYTHING))
    row(
        "dmgchange",
        "double the damage instead || the damage is doubled instead || the damage doubles instead || "
        "double the amount of damage instead",
        ChangeDamage,
        pattern=DealsDamage(ANYTHING),
        factor=2,
    )
    word("dmgend", "becomes 0 instead", ChangeDamage(DealsDamage(ANYTHING), set_to=Number(0)))
    row(
        "dmgend",
        "is reduced by [add:num] instead || decreases by [add:num] instead",
        ChangeDamage,
        pattern=DealsDamage(ANYTHING),
        reduce=True,
    )
    row(
        "dmgend",
        "is increased by [add:num] instead || increases by [add:num] instead",
        ChangeDamage,
        pattern=DealsDamage(ANYTHING),
    )


def make_damage(p: DealsDamage, d: ChangeDamage) -> object:
    parts = p.patterns if isinstance(p, AnyPattern) else (p,)
    return replace(d, pattern=p) if all(isinstance(part, DealsDamage) for part in parts) else None


def take_damage(value: object) -> Mapping[str, object] | None:
    if isinstance(value, ChangeDamage):
        return {"p": value.pattern, "d": replace(value, pattern=DealsDamage(ANYTHING))}
    return None


def take_no_entering(value: object) -> Mapping[str, object] | None:
    found = entered_by(value.pattern) if isinstance(value, Forbid) else None
    return {"w": found[1], "g": found[0]} if found else None


def take_marked(name: str) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Affects(Every(group), (Mark(found, None, None),)) if found == name:
                return {"g": bare_group(group)}
        return None

    return take


def statement_rows(table: Table) -> None:
    row, form, word, same = table.row, table.form, table.word, table.same
    damage_rows(table)
    form(
        "statement",
        "[c:each] , [t:statsubj] gains/gain + [n:whole] @power",
        lambda c, t, n: Affects(t, power_each(n, c)),
        lambda v: {"t": v.thing, **each} if isinstance(v, Affects) and (each := take_power_each(v.changes)) else None,
    )
    form("statement", "[t:statsubj] [c:vps]", make_affects, take_affects)
    form("statement", "[t:statsubj] [s:svp]", make_about, take_about)
    form("statement", "if [p:pattern] , [d:dmgchange]", make_damage, take_damage)
    word("statsubj", "<self>", Self())
    word("statsubj", "it", Ref("it"))
    form(
        "statsubj",
        "this [a:head]",
        lambda a: Ref("this", False, a),
        lambda v: {"a": v.tests} if isinstance(v, Ref) and v.word == "this" else None,
    )
    table.reads(
        "statsubj",
        "@opponents [g:allnp]",
        lambda g: Every(replace(g, zones=("field",), side=OPPONENT)) if g.side == EACH and not g.zones else None,
    )
    form(
        "statsubj",
        "the [g:allnp]",
        lambda g: Every(field_group(g)),
        lambda v: {"g": bare_group(v.group)} if isinstance(v, Every) else None,
    )
    table.reads("statsubj", "all the? [g:allnp]", lambda g: Every(field_group(g)))
    table.reads("statsubj", "[g:allnp]", lambda g: Every(field_group(g)))
    table.reads("statsubj", "each [g:np]", lambda g: Every(field_group(g)))
    form("statsubj", "<self> and the [g:allnp]", both_self, take_both_self)
    # verb phrases that are statements of their own
    row("svp", "cannot be chosen by [by:poss] [kinds:kinds]", ForbidChoose, what=ANYTHING)
    row("svp", "cannot be chosen by [kinds:kinds]", ForbidChoose, what=ANYTHING)
    row("svp", "enters/enter the @field @rested", EntersWith, what=ANYTHING, rested=True)
    same("statement", "[s:casting]")
    table.reads(
        "statsubj",
        "your [g:allnp]",
        lambda g: Every(Group(g.tests, ("field",), YOU)) if g.side == EACH and not g.zones else None,
    )
    form(
        "statement",
        "[w:player] cannot play [g:allnp] onto the @field due to @effects",
        lambda w, g: Forbid(entering_by(g, w)),
        take_no_entering,
    )
    form(
        "statement",
        "[w:player] cannot search",
        lambda w: Forbid(Searches(w)),
        lambda v: {"w": v.pattern.who} if isinstance(v, Forbid) and isinstance(v.pattern, Searches) else None,
    )
    form(
        "statement",
        "[t:possessor] @colour_noun becomes [c:colour]",
        lambda t, c: Affects(t, (SetWords(Quality.COLOUR, (c.value,)),)),
        lambda v: (
            {"t": v.thing, "c": Is(Quality.COLOUR, v.changes[0].values[0])}
            if isinstance(v, Affects)
            and len(v.changes) == 1
            and isinstance(v.changes[0], SetWords)
            and len(v.changes[0].values) == 1
            else None
        ),
    )
    form(
        "statement",
        "the damage dealt to [t:single] [d:dmgend]",
        lambda t, d: replace(d, pattern=DealsDamage(ANYTHING, as_group(t))),
        lambda v: None,
    )
    for words, name in (("increased", "power_not_raised"), ("decreased", "power_not_lowered")):
        form(
            "statement",
            f"the @power of the? [g:allnp] cannot be {words} by @opponents @effects",
            lambda g, name=name: Affects(Every(field_group(g)), (Mark(name),)),
            take_marked(name),
        )
    form(
        "statement",
        "[t:possessor] @power becomes [n:amt]",
        lambda t, n: Affects(t, (SetStat(Stat.POWER, n),)),
        lambda v: (
            {"t": v.thing, "n": v.changes[0].amount}
            if isinstance(v, Affects) and len(v.changes) == 1 and isinstance(v.changes[0], SetStat)
            else None
        ),
    )
    form(
        "svp",
        "cannot become @rested by [b:poss] @effects",
        lambda b: Forbid(Rests(ANYTHING, b)),
        lambda v: (
            {"b": v.pattern.by} if isinstance(v, Forbid) and isinstance(v.pattern, Rests) and v.pattern.by else None
        ),
    )
    form(
        "svp",
        "cannot be @broken by [b:poss] @effects",
        lambda b: Forbid(Moves(ANYTHING, "field", "break", How.DESTROY, b)),
        lambda v: (
            {"b": v.pattern.by}
            if isinstance(v, Forbid) and isinstance(v.pattern, Moves) and v.pattern.by and v.pattern.how is How.DESTROY
            else None
        ),
    )
    form(
        "svp",
        "cannot be @broken by [b:poss] @effects that don't deal damage",
        lambda b: Forbid(Moves(ANYTHING, "field", "break", How.DESTROY, b)),
        lambda v: None,
    )
    form(
        "svp",
        "cannot be returned to its|their owner|owners 's?? hand|hands by [b:poss] @effects",
        lambda b: Forbid(Moves(ANYTHING, "field", "hand", None, b)),
        lambda v: (
            {"b": v.pattern.by}
            if isinstance(v, Forbid) and isinstance(v.pattern, Moves) and v.pattern.by and v.pattern.to == "hand"
            else None
        ),
    )
    for words, away in AWAY:
        form("svp", f"cannot be {words}", lambda away=away: Forbid(away), take_const(Forbid(away)))
    form(
        "svp",
        "cannot be put into the @zone_break by [b:poss] @effects",
        lambda b: Forbid(Moves(ANYTHING, "field", "break", None, b)),
        take_kept_from("break"),
    )
    form(
        "svp",
        "cannot be removed from @removed by [b:poss] @effects",
        lambda b: Forbid(Moves(ANYTHING, None, "removed", How.REMOVE, b)),
        lambda v: (
            {"b": v.pattern.by}
            if isinstance(v, Forbid) and isinstance(v.pattern, Moves) and v.pattern.by and v.pattern.how is How.REMOVE
            else None
        ),
    )
    form(
        "static",
        "[s:statement] in all situations .",
        lambda s: Static("", None, (s,), None, EVERYWHERE),
        lambda v: (
            {"s": v.statements[0]}
            if isinstance(v, Static) and v.zones == EVERYWHERE and len(v.statements) == 1
            else None
        ),
    )
    form(
        "statement",
        "[t:statsubj] can produce @mana of any @colour_noun",
        lambda t: Produces(as_group(t), ("any",)),
        lambda v: {"t": as_thing(v.what)} if isinstance(v, Produces) and v.colours == ("any",) else None,
    )
    form(
        "statement",
        "[t:statsubj] can produce [c:colour] @mana",
        lambda t, c: Produces(as_group(t), (c.value,)),
        lambda v: (
            {"t": as_thing(v.what), "c": Is(Quality.COLOUR, v.colours[0])}
            if isinstance(v, Produces) and len(v.colours) == 1
            else None
        ),
    )


def both_self(g: Group) -> object:
    return Both((Self(), Every(field_group(g))))


def take_both_self(value: object) -> Mapping[str, object] | None:
    match value:
        case Both((Self(), Every(group))):
            return {"g": bare_group(group)}
    return None
