"""What objects gain, lose, may and may not do; and the statements of static abilities."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from arbiter.script.amounts import Number
from arbiter.script.abilities import Static
from arbiter.script.base import Amount, Change, How, Lasting, Op, Quality, Stat, Statement, Test, Thing, Who
from arbiter.script.nouns import EACH, OPPONENT, YOU, Both, Every, Group, Is, Same, Self
from arbiter.script.patterns import ANYTHING, AnyPattern, DealsDamage, Moves, Rests
from arbiter.script.statements import (
    AddAbility,
    AddKeyword,
    AddStat,
    AddWord,
    Affects,
    AlternativeCost,
    BecomeType,
    CannotGain,
    ChangeDamage,
    CostChange,
    EntersWith,
    Forbid,
    ForbidChoose,
    ForbidPlay,
    LoseAbilities,
    LoseKeyword,
    Mark,
    PayRule,
    Permit,
    Produces,
    PlayOnlyIf,
    SetStat,
    SetWords,
)
from arbiter.text.core.amounts import take_times, times
from arbiter.text.core.nouns import bare_group, field_group, take_const, unfold
from arbiter.text.core.patterns import THIS
from arbiter.text.draft import Ref
from arbiter.text.grammar import Table

Changes = tuple[Change, ...]
EVERYWHERE = ("field", "hand", "deck", "break", "damage", "removed", "limit", "stack")


def one(a: Change) -> object:
    return (a,)


def take_one(value: object) -> Mapping[str, object] | None:
    return {"a": value[0]} if isinstance(value, tuple) and len(value) == 1 else None


def flat(a: Changes, b: Changes) -> object:
    return (*a, *b)


def power_each(n: Amount, c: Amount) -> object:
    amount = times(n, c)
    return (AddStat(Stat.POWER, amount),) if isinstance(amount, Amount) else None


def take_power_each(value: object) -> Mapping[str, object] | None:
    match value:
        case (AddStat(Stat.POWER, amount, 1),):
            return take_times(amount)
    return None


def is_gain(change: object) -> bool:
    if isinstance(change, AddKeyword | AddAbility) or (isinstance(change, SetWords) and change.slot is not None):
        return True
    return isinstance(change, AddStat) and change.sign == 1


def is_loss(change: object) -> bool:
    return isinstance(change, LoseKeyword | LoseAbilities) or (isinstance(change, AddStat) and change.sign == -1)


def take_kind(kind) -> object:  # type: ignore[no-untyped-def]
    def take(value: object) -> Mapping[str, object] | None:
        return {"c": value} if isinstance(value, tuple) and value and all(kind(c) for c in value) else None

    return take


def take_split(kind, other) -> object:  # type: ignore[no-untyped-def]
    """Two verbs of one subject: the first run of changes is of one kind, the rest of the other."""

    def take(value: object) -> Mapping[str, object] | None:
        if not isinstance(value, tuple):
            return None
        cut = next((i for i, c in enumerate(value) if not kind(c)), len(value))
        if 0 < cut < len(value) and all(other(c) for c in value[cut:]):
            return {"a": value[:cut], "b": value[cut:]}
        return None

    return take


def is_mark(change: object) -> bool:
    return not is_gain(change) and not is_loss(change)


def change_rows(table: Table) -> None:
    row, form, word, same = table.row, table.form, table.word, table.same
    # gains ...
    row("gain", "+ [amount:num] @power", AddStat, stat=Stat.POWER)
    row("gain", "[keyword:keyword]", AddKeyword)
    form("gain", "<quote> [a:granted] <unquote>", lambda a: AddAbility(a), lambda v:
         {"a": v.ability} if isinstance(v, AddAbility) else None)
    table.series("gains", "gain", "and", 6)
    form("vp", "also? gains/gain [c:gains]", lambda c: c, take_kind(is_gain))
    form("vp", "gains/gain + [n:num] @power [c:each]", power_each, take_power_each)
    # loses ...
    row("loss", "[amount:num] @power", AddStat, stat=Stat.POWER, sign=-1)
    row("loss", "[keyword:keyword]", LoseKeyword)
    word("loss", "all abilities || all its|their abilities || their abilities || all of its|their abilities", LoseAbilities())
    table.series("losses", "loss", "and", 5)
    form("vp", "also? loses/lose [c:losses]", lambda c: c, take_kind(is_loss))
    form("vp", "loses/lose [n:num] @power [c:each]", lambda n, c: (AddStat(Stat.POWER, times(n, c), -1),), lambda v:
         take_times(v[0].amount) if isinstance(v, tuple) and len(v) == 1 and isinstance(v[0], AddStat)
         and v[0].sign == -1 else None)
    # becomes ...
    form("vp", "also becomes/become a|an?? [t:typeword] with [p:num] @power", lambda t, p: (BecomeType(t, p),), lambda v:
         {"t": v[0].type, "p": v[0].power} if isinstance(v, tuple) and len(v) == 1 and isinstance(v[0], BecomeType)
         else None)
    form("vp", "also becomes/become a|an [t:typeword] with [p:num] @power , [c:gains]", lambda t, p, c:
         (BecomeType(t, p), *c), lambda v: {"t": v[0].type, "p": v[0].power, "c": v[1:]} if isinstance(v, tuple)
         and len(v) > 2 and isinstance(v[0], BecomeType) and all(is_gain(c) for c in v[1:]) else None)
    form("vp", "also becomes/become a|an [t:typeword] with [p:num] @power and [c:gains]", lambda t, p, c:
         (BecomeType(t, p), *c), lambda v: {"t": v[0].type, "p": v[0].power, "c": v[1:]} if isinstance(v, tuple)
         and len(v) == 2 and isinstance(v[0], BecomeType) and is_gain(v[1]) else None)
    form("vp", "is/are also [c:alsonames]", lambda c: c, lambda v: {"c": v})
    table.series("alsonames", "alsoname", "and", 5)
    form("alsoname", "a|an [t:typeword]", lambda t: AddWord(Quality.TYPE, t), lambda v:
         {"t": v.value} if isinstance(v, AddWord) and v.quality is Quality.TYPE else None)
    form("alsoname", "[a:named]", lambda a: AddWord(a.quality, a.value), lambda v:
         {"a": Is(v.quality, v.value)} if isinstance(v, AddWord) else None)
    # rules that an object bears
    form("vp", "[c:rule]", one_rule, lambda v: {"c": v[0]} if isinstance(v, tuple) and len(v) == 1
         and isinstance(v[0], Mark) else None)
    form("vp", "cannot attack or block", lambda: (Mark("cannot_attack"), Mark("cannot_block")),
         take_const((Mark("cannot_attack"), Mark("cannot_block"))))
    mark_rows(table)
    form("vp", "cannot gain [k:keyword]", lambda k: (CannotGain(k),), lambda v:
         {"k": v[0].keyword} if isinstance(v, tuple) and len(v) == 1 and isinstance(v[0], CannotGain) else None)
    # a subject with two verbs
    form("vps", "[a:vp]", lambda a: a, lambda v: {"a": v})
    for kind, other in ((is_gain, is_loss), (is_gain, is_mark), (is_loss, is_gain), (is_mark, is_gain),
                        (is_loss, is_mark), (is_mark, is_mark)):
        form("vps", "[a:vp] and [b:vp]", flat_checked(kind, other), take_split(kind, other))


def flat_checked(kind, other):  # type: ignore[no-untyped-def]
    def make(a: Changes, b: Changes) -> object:
        return (*a, *b) if all(kind(c) for c in a) and all(other(c) for c in b) else None

    return make


def one_rule(c: Change) -> object:
    return (c,)


MARKS = (
    ("cannot attack", "cannot_attack"),
    ("cannot block", "cannot_block"),
    ("cannot be blocked", "cannot_be_blocked"),
    ("cannot be @broken", "cannot_be_destroyed"),
    ("can attack twice in the same turn", "attacks_twice"),
    ("must attack once per turn if possible || must attack at least once per turn if possible || must attack if possible", "must_attack"),
    ("must block if possible || must block", "must_block"),
    ("can attack once more", "attacks_once_more"),
    ("can attack 3 times in the same turn", "attacks_thrice"),
    ("can attack 4 times in the same turn", "attacks_four_times"),
    ("can form a party with Forwards of any @colour_noun", "party_any_colour"),
    (
        "doesn't/don't activate during your @active_phase || doesn't/don't activate during its/their controller/controllers 's @active_phase"
        " || won't activate at the controller 's @active_phase",
        "no_ready",
    ),
    (
        "will not activate during your|its|their next @active_phase || will not activate during its/their controller/controllers 's next "
        "@active_phase || doesn't/don't activate during its/their controller/controllers 's next @active_phase || "
        "doesn't/don't activate during your next @active_phase",
        "no_ready_next",
    ),
    ("cannot form a party || cannot form parties", "cannot_party"),
    ("cannot use action abilities", "cannot_use_action"),
    ("can use action abilities with <restsym> in the cost as though it/they had Haste", "haste_for_abilities"),
    ("cannot use special abilities", "cannot_use_special"),
)


def mark_rows(table: Table) -> None:
    for template, name in MARKS:
        table.word("rule", template, Mark(name))
    table.row("rule", "cannot be blocked by [group:markgroup]", Mark, name="cannot_be_blocked")
    table.row("rule", "cannot block [group:markgroup]", Mark, name="cannot_block")
    table.row("rule", "must block [group:markgroup] if possible", Mark, name="must_block")
    table.form("statement", "if possible , [t:statsubj] must block", lambda t: Affects(t, (Mark("must_block"),)), lambda v: None)
    table.form("statement", "if possible , [t:statsubj] must attack", lambda t: Affects(t, (Mark("must_attack"),)), lambda v: None)
    table.same("markgroup", "a|an?? [g:np]")
    table.form("markgroup", "<self>", lambda: THIS, take_const(THIS))


# ---------------------------------------------------------------- statements


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
    return None


def take_about(value: object) -> Mapping[str, object] | None:
    if isinstance(value, ForbidChoose | EntersWith):
        return {"t": as_thing(value.what), "s": replace(value, what=ANYTHING)}
    if isinstance(value, Forbid) and isinstance(value.pattern, Moves | Rests):
        return {"t": as_thing(value.pattern.what), "s": Forbid(replace(value.pattern, what=ANYTHING))}
    return None


def damage_rows(table: Table) -> None:
    """What becomes of damage; the pattern is left to the row that names the event."""
    row, word = table.row, table.word
    row("dmgchange", "reduce the damage by [add:num] instead || the damage is reduced by [add:num] instead || "
        "the damage decreases by [add:num] instead", ChangeDamage, pattern=DealsDamage(ANYTHING), reduce=True)
    row("dmgchange", "the damage increases by [add:num] instead || increase the damage by [add:num] instead || "
        "the damage is increased by [add:num] instead", ChangeDamage, pattern=DealsDamage(ANYTHING))
    row("dmgchange", "the damage becomes [set_to:num] instead", ChangeDamage, pattern=DealsDamage(ANYTHING))
    row("dmgchange", "double the damage instead || the damage is doubled instead || the damage doubles instead || "
        "double the amount of damage instead", ChangeDamage, pattern=DealsDamage(ANYTHING), factor=2)
    word("dmgend", "becomes 0 instead", ChangeDamage(DealsDamage(ANYTHING), set_to=Number(0)))
    row("dmgend", "is reduced by [add:num] instead || decreases by [add:num] instead", ChangeDamage,
        pattern=DealsDamage(ANYTHING), reduce=True)
    row("dmgend", "is increased by [add:num] instead || increases by [add:num] instead", ChangeDamage,
        pattern=DealsDamage(ANYTHING))


def make_damage(p: DealsDamage, d: ChangeDamage) -> object:
    parts = p.patterns if isinstance(p, AnyPattern) else (p,)
    return replace(d, pattern=p) if all(isinstance(part, DealsDamage) for part in parts) else None


def take_damage(value: object) -> Mapping[str, object] | None:
    if isinstance(value, ChangeDamage):
        return {"p": value.pattern, "d": replace(value, pattern=DealsDamage(ANYTHING))}
    return None


def statement_rows(table: Table) -> None:
    row, form, word, same = table.row, table.form, table.word, table.same
    damage_rows(table)
    form("statement", "[t:statsubj] [c:vps]", make_affects, take_affects)
    form("statement", "[t:statsubj] [s:svp]", make_about, take_about)
    form("statement", "if [p:pattern] , [d:dmgchange]", make_damage, take_damage)
    word("statsubj", "<self>", Self())
    word("statsubj", "it", Ref("it"))
    form("statsubj", "this [a:head]", lambda a: Ref("this", False, a), lambda v:
         {"a": v.tests} if isinstance(v, Ref) and v.word == "this" else None)
    table.reads("statsubj", "@opponents [g:allnp]", lambda g: Every(replace(g, zones=("field",), side=OPPONENT)) if g.side == EACH and not g.zones else None)
    form("statsubj", "the [g:allnp]", lambda g: Every(field_group(g)), lambda v:
         {"g": bare_group(v.group)} if isinstance(v, Every) else None)
    table.reads("statsubj", "all the? [g:allnp]", lambda g: Every(field_group(g)))
    table.reads("statsubj", "[g:allnp]", lambda g: Every(field_group(g)))
    table.reads("statsubj", "each [g:np]", lambda g: Every(field_group(g)))
    form("statsubj", "<self> and the [g:allnp]", both_self, take_both_self)
    # verb phrases that are statements of their own
    row("svp", "cannot be chosen by [by:poss] [kinds:kinds]", ForbidChoose, what=ANYTHING)
    row("svp", "cannot be chosen by [kinds:kinds]", ForbidChoose, what=ANYTHING)
    row("svp", "enters/enter the @field @rested", EntersWith, what=ANYTHING, rested=True)
    same("statement", "[s:casting]")
    form("statement", "[c:each] , [t:statsubj] gains/gain + [n:num] @power", lambda c, t, n:
         Affects(t, power_each(n, c)), lambda v: None)
    form("statement", "[t:possessor] @colour_noun becomes [c:colour]", lambda t, c: Affects(t, (SetWords(Quality.COLOUR, (c.value,)),)),
         lambda v: {"t": v.thing, "c": Is(Quality.COLOUR, v.changes[0].values[0])} if isinstance(v, Affects) and len(v.changes) == 1
         and isinstance(v.changes[0], SetWords) and len(v.changes[0].values) == 1 else None)
    form("statement", "the damage dealt to [t:single] [d:dmgend]", lambda t, d: replace(d, pattern=DealsDamage(ANYTHING, as_group(t))),
         lambda v: None)
    for words, name in (("increased", "power_not_raised"), ("decreased", "power_not_lowered")):
        form("statement", f"the @power of the? [g:allnp] cannot be {words} by @opponents Summons or abilities", lambda g, name=name:
             Affects(Every(field_group(g)), (Mark(name),)), lambda v, name=name: {"g": bare_group(v.thing.group)}
             if isinstance(v, Affects) and v.changes == (Mark(name),) and isinstance(v.thing, Every) else None)
    form("statement", "[t:possessor] @power becomes [n:amt]", lambda t, n: Affects(t, (SetStat(Stat.POWER, n),)), lambda v:
         {"t": v.thing, "n": v.changes[0].amount} if isinstance(v, Affects) and len(v.changes) == 1
         and isinstance(v.changes[0], SetStat) else None)
    form("svp", "cannot become @rested by [b:poss] Summons or abilities", lambda b: Forbid(Rests(ANYTHING, b)), lambda v:
         {"b": v.pattern.by} if isinstance(v, Forbid) and isinstance(v.pattern, Rests) and v.pattern.by else None)
    form("svp", "cannot be @broken by [b:poss] Summons or abilities", lambda b: Forbid(Moves(ANYTHING, "field", "break", How.DESTROY, b)),
         lambda v: {"b": v.pattern.by} if isinstance(v, Forbid) and isinstance(v.pattern, Moves) and v.pattern.by
         and v.pattern.how is How.DESTROY else None)
    form("svp", "cannot be @broken by [b:poss] Summons or abilities that don't deal damage", lambda b:
         Forbid(Moves(ANYTHING, "field", "break", How.DESTROY, b)), lambda v: None)
    form("svp", "cannot be returned to its|their owner|owners 's? hand|hands by [b:poss] Summons or abilities", lambda b:
         Forbid(Moves(ANYTHING, "field", "hand", None, b)), lambda v: {"b": v.pattern.by} if isinstance(v, Forbid)
         and isinstance(v.pattern, Moves) and v.pattern.by and v.pattern.to == "hand" else None)
    form("svp", "cannot be removed from @removed by [b:poss] Summons or abilities", lambda b:
         Forbid(Moves(ANYTHING, None, "removed", How.REMOVE, b)), lambda v: {"b": v.pattern.by} if isinstance(v, Forbid)
         and isinstance(v.pattern, Moves) and v.pattern.by and v.pattern.how is How.REMOVE else None)
    form("static", "[s:statement] in all situations .", lambda s: Static("", None, (s,), None, EVERYWHERE), lambda v:
         {"s": v.statements[0]} if isinstance(v, Static) and v.zones == EVERYWHERE and len(v.statements) == 1 else None)
    form("statement", "Summons and|or abilities of @your_opponent must choose <self> if possible || @opponents Summons or abilities must choose <self> if possible", lambda:
         Affects(Self(), (Mark("must_be_chosen"),)), take_const(Affects(Self(), (Mark("must_be_chosen"),))))
    form("statement", "[t:statsubj] can produce @mana of any @colour_noun", lambda t: Produces(as_group(t), ("any",)), lambda v:
         {"t": as_thing(v.what)} if isinstance(v, Produces) and v.colours == ("any",) else None)
    form("statement", "[t:statsubj] can produce [c:colour] @mana", lambda t, c: Produces(as_group(t), (c.value,)), lambda v:
         {"t": as_thing(v.what), "c": Is(Quality.COLOUR, v.colours[0])} if isinstance(v, Produces) and len(v.colours) == 1 else None)
    form("statement", "you can play 2 or more [c:colour] Characters onto the @field", lambda c: Permit(f"two_{c.value}"), lambda v:
         {"c": Is(Quality.COLOUR, v.name[4:])} if isinstance(v, Permit) and v.name.startswith("two_") else None)


def both_self(g: Group) -> object:
    return Both((Self(), Every(field_group(g))))


def take_both_self(value: object) -> Mapping[str, object] | None:
    match value:
        case Both((Self(), Every(group))):
            return {"g": bare_group(group)}
    return None
