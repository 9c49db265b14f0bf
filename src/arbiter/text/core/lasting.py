"""Damage, and effects that last: what things gain and lose for a time."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from arbiter.script.amounts import Half, Minus, StatOf
from arbiter.script.base import Amount, Change, Lasting, Quality, Stat, Statement, Thing
from arbiter.script.effects import (
    Deal,
    DealDivided,
    Establish,
    Fight,
    ForEach,
    Modify,
)
from arbiter.script.nouns import EACH, Bound, Every, Group, Is, Self
from arbiter.script.patterns import ANYTHING, DealsDamage
from arbiter.script.statements import AddStat, BecomeType, ChangeDamage, Mark, SetStat, SetWords
from arbiter.text.core.amounts import rounded_half
from arbiter.text.core.changes import power_each
from arbiter.text.core.statements import as_group, as_thing, make_about
from arbiter.text.core.things import field_group
from arbiter.text.draft import UNBOUND, InOrder, Ref
from arbiter.text.grammar import Table
from arbiter.text.nodes import says, swapped


def damage_rows(table: Table) -> None:
    row, form = table.row, table.form
    form(
        "clause",
        "deal [d:dmg] to [t:obj]",
        lambda d, t: Deal(d, t),
        lambda v: (
            {"d": v.amount, "t": v.to}
            if isinstance(v, Deal) and isinstance(v.to, Every) and v == Deal(v.amount, v.to)
            else None
        ),
    )
    row("clause", "deal [to:obj] [amount:dmg] || deal [to:obj] [amount:dmg] each", Deal)
    row("clause", "deal [amount:dmg] to [to:obj]", Deal)
    form("clause", "deal each of them [d:dmg]", make_each, take_each)
    table.reads("clause", "deal [d:dmg] to each of them", make_each)
    form(
        "clause",
        "[s:single] deals/deal [d:dmg] to [t:obj] || [s:single] deals/deal [t:obj] [d:dmg]",
        lambda s, d, t: Deal(d, t, Ref("own") if s == Self() else s),
        take_dealt_by,
    )
    row("clause", "[left:single] and [right:single] deal damage equal to their respective @power to the other", Fight)
    row(
        "clause",
        "divide [amount:num] damage among [to:divided] as you like || divide [amount:num] damage among [to:divided]",
        DealDivided,
    )
    row("clause", "divide [amount:num] damage among [to:divided] equally", DealDivided, equally=1)
    row(
        "clause",
        "divide [amount:num] damage equally among [to:obj] ( round up to the nearest 1000 )",
        DealDivided,
        equally=1000,
    )
    table.word("divided", "them || those", Ref("it", True))
    form(
        "clause",
        "they deal damage equal to their respective @power to the other",
        lambda: Fight(Ref("former"), Ref("latter")),
        lambda v: None,
    )


def make_each(d: Amount) -> object:
    """ "its power", said of each of several, is that one's own."""
    if not says(d, Ref("it")):
        return Deal(d, Ref("it", True))
    return ForEach(Ref("it", True), UNBOUND, (Deal(swapped(d, Ref("it"), Bound(UNBOUND)), Bound(UNBOUND)),))


def take_dealt_by(value: object) -> Mapping[str, object] | None:
    if not isinstance(value, Deal) or value != Deal(value.amount, value.to, value.source) or value.source == Self():
        return None
    return {"s": Self() if value.source == Ref("own") else value.source, "d": value.amount, "t": value.to}


def take_each(value: object) -> Mapping[str, object] | None:
    match value:
        case ForEach(Ref("it", True), _, (Deal(amount, Bound(each)),)):
            return {"d": swapped(amount, Bound(each), Ref("it"))}
    return None


def make_modify_power(t: Thing, n: Amount, d: Lasting) -> object:
    return Modify(t, (SetStat(Stat.POWER, n),), d)


def take_modify_power(value: object) -> Mapping[str, object] | None:
    match value:
        case Modify(thing, (SetStat(Stat.POWER, amount),), lasting, None):
            return {"t": thing, "n": amount, "d": lasting}
    return None


COLOUR_BECOMES = ("[t:possessor] @colour_noun becomes [c:colour]", "the @colour_noun of [t:single] becomes [c:colour]")


def halved(thing: Thing) -> Change:
    """What is taken away so that half is left, in whole thousands rounded down."""
    power = StatOf(thing, Stat.POWER)
    return AddStat(Stat.POWER, Minus(power, rounded_half(power, 0)), -1)


def at_length(changes: tuple[Change, ...]) -> bool:
    """Whether the time is said first, because much follows."""
    return len(changes) > 1 or isinstance(changes[0], BecomeType)


def several(value: object, many: bool) -> Mapping[str, object] | None:
    if isinstance(value, Modify) and value.while_ is None and at_length(value.changes) == many:
        return {"t": value.thing, "c": value.changes, "d": value.lasting}
    return None


def take_rule(value: object) -> Mapping[str, object] | None:
    if isinstance(value, Modify) and value.while_ is None and all(isinstance(c, Mark) for c in value.changes):
        return {"t": value.thing, "c": value.changes, "d": value.lasting}
    return None


def lasting_rows(table: Table) -> None:
    row, form, word = table.row, table.form, table.word
    word("lasting", "@until_end", Lasting.TURN)
    word("lasting", "until the end of @opponents turn", Lasting.OPPONENT_TURN)
    word("lasting", "until the end of @opponents next turn", Lasting.OPPONENT_NEXT_TURN)
    word("lasting", "until the end of the next turn", Lasting.NEXT_TURN)
    word("lasting", "until the end of your next turn", Lasting.YOUR_NEXT_TURN)
    word("ruletime", "this turn", Lasting.TURN)
    form("clause", "[t:subj] [c:rulevp] [d:ruletime]", lambda t, c, d: Modify(t, c, d), take_rule)
    form("clause", "[t:subj] [c:vps] [d:lasting]", lambda t, c, d: Modify(t, c, d), lambda v: several(v, False))
    form("rulevp", "[c:rule]", lambda c: (c,), lambda v: {"c": v[0]} if isinstance(v, tuple) and len(v) == 1 else None)
    word("rulevp", "cannot attack or block", (Mark("cannot_attack"), Mark("cannot_block")))
    form("sentence", "[d:lasting] , [t:subj] [c:vps]", lambda d, t, c: Modify(t, c, d), lambda v: several(v, True))
    undated_rows(table)
    form("clause", "[t:possessor] @power also? becomes [n:num] [d:lasting]", make_modify_power, take_modify_power)
    row("clause", "[thing:subj] [changes:vps]", Modify, lasting=Lasting.GAME)
    form("clause", "[t:subj] [c:vps] [d:lasting]", lambda t, c, d: Modify(t, c, d), lambda v: several(v, True))
    form("clause", "during this turn , the next damage dealt to [t:obj] [d:dmgend]", make_shield, take_shield)
    form("clause", "the next damage dealt to [t:obj] this turn [d:dmgend]", make_shield, lambda v: None)
    form(
        "clause",
        "reduce the next damage dealt to [t:obj] this turn by [n:num] instead?",
        lambda t, n: make_shield(t, ChangeDamage(DealsDamage(ANYTHING), n, reduce=True)),
        lambda v: None,
    )
    form(
        "clause",
        "during this turn , if [p:pattern] , [d:dmgchange]",
        lambda p, d: Establish((replace(d, pattern=p),)) if isinstance(p, DealsDamage) else None,
        lambda v: None,
    )
    form(
        "clause",
        "during this turn , the next damage [s:single] deals to [g:agent] [d:dmgend]",
        lambda s, g, d: Establish((replace(d, pattern=DealsDamage(as_group(s), g)),), Lasting.TURN, 1),
        take_next_dealt,
    )
    form("clause", "[t:possessor] @power becomes the same as [n:amt] [d:lasting]", make_modify_power, take_modify_power)
    form(
        "clause",
        "double the @power of [t:obj] [d:lasting]",
        lambda t, d: Modify(t, (AddStat(Stat.POWER, StatOf(t, Stat.POWER)),), d),
        lambda v: (
            {"t": v.thing, "d": v.lasting}
            if isinstance(v, Modify) and v.changes == (AddStat(Stat.POWER, StatOf(v.thing, Stat.POWER)),)
            else None
        ),
    )
    form(
        "clause",
        "double [t:possessor] @power [d:lasting]",
        lambda t, d: Modify(t, (AddStat(Stat.POWER, StatOf(t, Stat.POWER)),), d),
        lambda v: None,
    )
    form(
        "clause",
        "[t:subj] must attack this turn if possible || [t:subj] must attack this turn if able",
        lambda t: Modify(t, (Mark("must_attack"),)),
        lambda v: None,
    )
    form(
        "clause",
        "[t:subj] must block this turn if possible || [t:subj] must block this turn if able",
        lambda t: Modify(t, (Mark("must_block"),)),
        lambda v: None,
    )
    form(
        "clause",
        "[t:subj] must block [g:markgroup] this turn if possible || "
        "[t:subj] must block [g:markgroup] this turn if able",
        lambda t, g: Modify(t, (Mark("must_block", None, g),)),
        lambda v: None,
    )
    for words in COLOUR_BECOMES:
        for template in (f"{words} [d:lasting]", f"[d:lasting] , {words}"):
            form("clause", template, make_colour, take_colour)
    for words in (
        "[t:possessor] @colour_noun becomes the named one",
        "the @colour_noun of [t:single] becomes the named one",
    ):
        for template in (f"{words} [d:lasting]", f"[d:lasting] , {words}"):
            form(
                "clause",
                template,
                lambda t, d: Modify(t, (SetWords(Quality.COLOUR, (), UNBOUND),), d),
                lambda v: (
                    {"t": v.thing, "d": v.lasting}
                    if isinstance(v, Modify) and v.changes == (SetWords(Quality.COLOUR, (), UNBOUND),)
                    else None
                ),
            )
    form(
        "clause",
        "halve [t:possessor] @power [d:lasting] ( round down to the nearest 1000 )",
        lambda t, d: Modify(t, (halved(t),), d),
        lambda v: {"t": v.thing, "d": v.lasting} if isinstance(v, Modify) and v.changes == (halved(v.thing),) else None,
    )
    form(
        "clause",
        "halve [t:possessor] @power [d:lasting]",
        lambda t, d: Modify(t, (AddStat(Stat.POWER, Half(StatOf(t, Stat.POWER)), -1),), d),
        lambda v: (
            {"t": v.thing, "d": v.lasting}
            if isinstance(v, Modify) and v.changes == (AddStat(Stat.POWER, Half(StatOf(v.thing, Stat.POWER)), -1),)
            else None
        ),
    )
    form(
        "sentence",
        "[d:lasting] , [t:subj] [s:svp]",
        established,
        lambda v: None,
    )
    form("subj", "[g:allnp]", lambda g: Every(field_group(g)) if g.side != EACH else None, lambda v: None)
    form("sentence", "during this turn , [t:subj] [c:vps]", lambda t, c: Modify(t, c, Lasting.TURN), lambda v: None)
    form(
        "sentence",
        "[c:each] , [t:subj] gains/gain + [n:whole] @power [d:lasting]",
        lambda c, t, n, d: Modify(t, power_each(n, c), d),
        lambda v: None,
    )
    form(
        "clause",
        "if [p:pattern] this turn , [d:dmgchange]",
        lambda p, d: Establish((replace(d, pattern=p),)) if isinstance(p, DealsDamage) else None,
        take_turn_damage,
    )
    form(
        "clause",
        "[t:subj] [s:svp] [d:ruletime]",
        established,
        take_svp,
    )
    form(
        "clause",
        "[t:subj] [s:svp] [d:lasting]",
        established,
        lambda v: None,
    )


def established(t: Thing, s: Statement, d: Lasting) -> Establish | None:
    """What its verb phrase says of the subject, for this long."""
    made = make_about(t, s)
    return Establish((made,), d) if isinstance(made, Statement) else None


def make_shield(t: Thing, d: ChangeDamage) -> object:
    return Establish((replace(d, pattern=DealsDamage(ANYTHING, as_group(t))),), Lasting.TURN, 1)


def take_shield(value: object) -> Mapping[str, object] | None:
    match value:
        case Establish(
            (ChangeDamage(pattern=DealsDamage(source=source, to=Group() as group)) as change,), Lasting.TURN, 1
        ) if source == ANYTHING and change.pattern == DealsDamage(ANYTHING, group):
            return {"t": as_thing(group), "d": replace(change, pattern=DealsDamage(ANYTHING))}
    return None


def take_next_dealt(value: object) -> Mapping[str, object] | None:
    match value:
        case Establish(
            (ChangeDamage(pattern=DealsDamage(source=source, to=Group() as group)) as change,), Lasting.TURN, 1
        ):
            return {"s": as_thing(source), "g": group, "d": replace(change, pattern=DealsDamage(ANYTHING))}
    return None


def take_turn_damage(value: object) -> Mapping[str, object] | None:
    match value:
        case Establish((ChangeDamage(pattern=pattern) as change,), Lasting.TURN, None):
            return {"p": pattern, "d": replace(change, pattern=DealsDamage(ANYTHING))}
    return None


def take_svp(value: object) -> Mapping[str, object] | None:
    match value:
        case Establish((statement,), lasting, None) if isinstance(getattr(statement, "what", None), Group):
            return {"t": as_thing(statement.what), "s": replace(statement, what=ANYTHING), "d": lasting}  # type: ignore
    return None


def undated_rows(table: Table) -> None:
    """Several changes behind one time, which is that of all of them."""
    reads = table.reads
    reads("undated", "[t:subj] [c:vps]", lambda t, c: Modify(t, c, Lasting.GAME))
    reads("undated", "[t:possessor] @power becomes [n:num]", lambda t, n: make_modify_power(t, n, Lasting.GAME))
    for words in COLOUR_BECOMES:
        reads("undated", words, lambda t, c: make_colour(t, c, Lasting.GAME))
    for template in ("[d:lasting] , [a:undated] and [b:undated]", "[d:lasting] , [a:undated] , and [b:undated]"):
        reads("sentence", template, lambda d, a, b: InOrder((replace(a, lasting=d), replace(b, lasting=d))))
    reads(
        "sentence",
        "[d:lasting] , [a:undated] , [b:undated] ,? and [c:undated]",
        lambda d, a, b, c: InOrder(tuple(replace(each, lasting=d) for each in (a, b, c))),
    )


def make_colour(t: Thing, c: Is, d: Lasting) -> object:
    return Modify(t, (SetWords(Quality.COLOUR, (c.value,)),), d) if isinstance(c, Is) else None


def take_colour(value: object) -> Mapping[str, object] | None:
    match value:
        case Modify(thing, (SetWords(Quality.COLOUR, (colour,), None),), lasting):
            return {"t": thing, "c": Is(Quality.COLOUR, colour), "d": lasting}
    return None
