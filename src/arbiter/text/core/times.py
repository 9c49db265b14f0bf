"""What holds for a time or as long as something is so: replacements, prohibitions, damage, and becoming."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from arbiter.script.abilities import FREELY, Limits, Static, Triggered
from arbiter.script.amounts import CountersOn, Number, StatOf
from arbiter.script.base import Condition, Lasting, Pattern, Quality, Stat, Status
from arbiter.script.conditions import Holds
from arbiter.script.effects import Delay, Establish, ExtraTurn, ForEach, Modify
from arbiter.script.nouns import EACH, YOU, Affected, Bound, Every, Group, In, Is, Not, OwnedBy, Same, Self, Shares
from arbiter.script.patterns import ANYTHING, DealsDamage, Moves, Readies, ReceivesDamage, StepBegins
from arbiter.script.statements import AddStat, Affects, ChangeDamage, Mark, Replace, SetStat, SetWords
from arbiter.text.core.abilities import make_triggered
from arbiter.text.core.amounts import take_times, times
from arbiter.text.core.delays import to_event
from arbiter.text.core.events import entering_by
from arbiter.text.core.patterns import HOLE, THIS, fill
from arbiter.text.core.sentences import effects_of
from arbiter.text.core.several_nouns import Tests
from arbiter.text.core.statements import as_group
from arbiter.text.core.things import bare_group, field_group
from arbiter.text.draft import UNBOUND, InOrder, Ref
from arbiter.text.grammar import Table, Take

NO_DAMAGE = DealsDamage(ANYTHING)


def time_rows(table: Table) -> None:
    damage_rows(table)
    lasting_rows(table)
    event_rows(table)
    change_rows(table)


# ---------------------------------------------------------------- damage


def damage_rows(table: Table) -> None:
    form, reads, word = table.form, table.reads, table.word
    reads("dmgchange", "double the damage", lambda: ChangeDamage(NO_DAMAGE, factor=2))
    word(
        "dmgend",
        "becomes double the damage instead || is doubled instead || doubles instead",
        ChangeDamage(NO_DAMAGE, factor=2),
    )
    # by what kind of thing it is dealt
    form(
        "event",
        "deals/deal damage to [g:agent] due to [k:kinds2]",
        lambda g, k: DealsDamage(ANYTHING, g, by_kind=k),
        lambda v: (
            {"g": v.to, "k": v.by_kind}
            if isinstance(v, DealsDamage)
            and v.to not in (None, HOLE)
            and v == DealsDamage(ANYTHING, v.to, by_kind=v.by_kind)
            and v.by_kind
            and v.by_kind != EFFECTS
            else None
        ),
    )
    form(
        "event",
        "deals/deal damage other than battle damage to [g:agent]",
        lambda g: DealsDamage(ANYTHING, g, by_kind=EFFECTS),
        lambda v: (
            {"g": v.to}
            if isinstance(v, DealsDamage)
            and v.to not in (None, HOLE)
            and v == DealsDamage(ANYTHING, v.to, by_kind=EFFECTS)
            else None
        ),
    )
    # the next of it
    form(
        "clause",
        "during this turn , the next damage dealt to you [d:dmgend]",
        lambda d: Establish((replace(d, pattern=DealsDamage(ANYTHING, player=YOU)),), Lasting.TURN, 1),
        lambda v: (
            {"d": replace(v.statements[0], pattern=NO_DAMAGE)}
            if isinstance(v, Establish)
            and v.uses == 1
            and isinstance(v.statements[0], ChangeDamage)
            and v.statements[0].pattern == DealsDamage(ANYTHING, player=YOU)
            else None
        ),
    )
    for who in ("[a:named]", "a|an [a:noms]"):
        reads(
            "clause",
            f"the next damage dealt to {who} becomes 0 this turn",
            lambda a: Establish(
                (
                    ChangeDamage(
                        DealsDamage(ANYTHING, Group(a if isinstance(a, tuple) else (a,), ("field",), EACH)),
                        set_to=Number(0),
                    ),
                ),
                Lasting.TURN,
                1,
            ),
        )
    # said of what was just spoken of, behind another verb
    reads(
        "static",
        "[t:statsubj] [c:vps] , and if [p:pattern] , [d:dmgchange] .",
        lambda t, c, p, d: (
            Static("", None, (Affects(t, c), replace(d, pattern=replace(p, to=as_group(t))))) if hits_it(p) else None
        ),
    )
    reads(
        "sentence",
        "during this turn , [t:subj] [c:vps] , and if [p:pattern] , [d:dmgchange]",
        lambda t, c, p, d: (
            InOrder((Modify(t, c), Establish((replace(d, pattern=replace(p, to=as_group(t))),))))
            if hits_it(p)
            else None
        ),
    )
    reads(
        "static",
        "if [p:pattern] while [s:status] , [d:dmgchange] .",
        lambda p, s, d: (
            Static("", None, (replace(d, pattern=p),), Holds(Self(), (s,)))
            if isinstance(p, DealsDamage) and p.to == THIS
            else None
        ),
    )


EFFECTS = ("summon", "ability")


def shielded(tests: Tests) -> Establish:
    """The next damage to something of that kind is none."""
    harm = DealsDamage(ANYTHING, Group(tests, ("field",), EACH))
    return Establish((ChangeDamage(harm, set_to=Number(0)),), Lasting.TURN, 1)


def hits_it(p: Pattern) -> bool:
    return (
        isinstance(p, DealsDamage) and p.to is not None and p.to.tests in ((Same(Ref("it")),), (Same(Ref("it", True)),))
    )


# ---------------------------------------------------------------- for a time, and as long as


def lasting_rows(table: Table) -> None:
    form, reads = table.form, table.reads
    form(
        "sentence",
        "as long as [w:condition] , [t:subj] [c:vps]",
        lambda w, t, c: Modify(t, c, Lasting.GAME, w) if not is_on_field_self(w) else None,
        lambda v: (
            {"w": v.while_, "t": v.thing, "c": v.changes}
            if isinstance(v, Modify) and v.while_ is not None and v.lasting is Lasting.GAME
            else None
        ),
    )
    reads("condition", "it is on the @field", lambda: Holds(Ref("it"), (In(Status.ON_FIELD),)))
    for words, name in (("attack", "cannot_attack"), ("block", "cannot_block")):
        form(
            "clause",
            f"no [g:np] can {words} this turn",
            lambda g, name=name: Modify(Every(field_group(g)), (Mark(name),)),
            lambda v: None,
        )
    form(
        "sentence",
        "[d:lasting] , [s:prohibition]",
        lambda d, s: Establish((s,), d),
        lambda v: (
            {"d": v.lasting, "s": v.statements[0]}
            if isinstance(v, Establish) and v.lasting is not Lasting.TURN and v.uses is None and len(v.statements) == 1
            else None
        ),
    )
    form(
        "castwhat",
        "any copies of [t:single]",
        lambda t: Group((Shares(Quality.NAME, t),), (), EACH),
        lambda v: (
            {"t": v.tests[0].thing}
            if isinstance(v, Group) and len(v.tests) == 1 and isinstance(v.tests[0], Shares)
            else None
        ),
    )
    reads(
        "sentence",
        "take 1 more turn after this one . at the end of that turn , [a:sentence]",
        lambda a: InOrder((ExtraTurn(), Delay(StepBegins("end", YOU), effects_of(a), next_turn=True))),
    )
    # Whatever becomes of what was just put there.
    form(
        "sentence",
        "if it leaves the @field for any reason , [a:clause] instead || if it leaves the @field , [a:clause] instead",
        lambda a: Establish((Replace(GONE, to_event(effects_of(a))),), Lasting.GAME),
        lambda v: None,
    )


GONE = Moves(Group((Same(Ref("it")),), (), EACH), origin="field", other_than_origin=True)


def is_on_field_self(w: Condition) -> bool:
    return w == Holds(Self(), (In(Status.ON_FIELD),))


# ---------------------------------------------------------------- events


def event_rows(table: Table) -> None:
    row, reads = table.row, table.reads
    # where the card must be for it to trigger, and what must be so besides
    for trigger in ("when [p:patterns] ,", "[p:time] ,"):
        table.form(
            "triggered",
            f"{trigger} [b:body] this effect will trigger only [z:limit] and [m:limit] .",
            lambda p, b, z, m: make_triggered(p, b, None, z, m) if is_place(z) and isinstance(m, Limits) else None,
            lambda v: (
                {"p": v.pattern, "b": v.effects, "z": v.zones, "m": v.limits}
                if isinstance(v, Triggered) and v.zones != ("field",) and v.limits != FREELY and not v.condition
                else None
            ),
        )
    reads("countee", "any player 's card other than [a:exception]", lambda a: Group((Not(a),), (), EACH))
    row(
        "event",
        "becomes/become @ready_state due to [by:poss] @effects || is/are activated due to [by:poss] @effects",
        Readies,
        what=ANYTHING,
    )
    for number, ordinal in enumerate(("first", "second", "third", "fourth", "fifth", "sixth"), 1):
        row(
            "pattern",
            f"[who:player] receives/receive a {ordinal} point of damage || "
            f"[who:player] receives/receive the {ordinal} point of damage",
            ReceivesDamage,
            point=number,
        )
    reads(
        "event",
        "is/are put from the deck into the @zone_break",
        lambda: Moves(ANYTHING, origin="deck", to="break"),
    )
    table.form(
        "event",
        "enters/enter the @field by @effects",
        lambda: entering_by(ANYTHING, None),
        lambda v: {} if v == entering_by(ANYTHING, None) else None,
    )
    reads(
        "event",
        "is/are put into the @zone_break in any situation by [by:poss] @effects",
        lambda by: Moves(ANYTHING, to="break", by=by, effect=True),
    )
    reads("event", "is/are put into the @zone_break in any situation", lambda: Moves(ANYTHING, to="break"))
    table.form(
        "pattern",
        "[g:agent] is/are put into your @zone_break in any situation",
        lambda g: fill(YOUR_BREAK_ZONE, g),
        take_your_break_zone,
    )


YOUR_BREAK_ZONE = Moves(Group((OwnedBy(YOU),), (), EACH), to="break")  # whose zone, whose card


def take_your_break_zone(value: object) -> Mapping[str, object] | None:
    if not isinstance(value, Moves) or OwnedBy(YOU) not in value.what.tests:
        return None
    group = replace(value.what, tests=tuple(test for test in value.what.tests if test != OwnedBy(YOU)))
    return {"g": group} if replace(value, what=YOUR_BREAK_ZONE.what) == YOUR_BREAK_ZONE else None


def is_place(limit: object) -> bool:
    return isinstance(limit, tuple)


# ---------------------------------------------------------------- changes


def change_rows(table: Table) -> None:
    form, reads = table.form, table.reads
    # no end: "This effect does not end at the end of the turn"
    form(
        "clause",
        "[t:possessor] @colour_noun becomes [c:colour]",
        lambda t, c: Modify(t, (SetWords(Quality.COLOUR, (c.value,)),), Lasting.GAME) if isinstance(c, Is) else None,
        lambda v: (
            {"t": v.thing, "c": Is(Quality.COLOUR, v.changes[0].values[0])}
            if isinstance(v, Modify)
            and v.lasting is Lasting.GAME
            and len(v.changes) == 1
            and isinstance(v.changes[0], SetWords)
            and v.changes[0].quality is Quality.COLOUR
            and len(v.changes[0].values) == 1
            else None
        ),
    )
    table.word("loss", "its|their Jobs|Job", SetWords(Quality.KIND, ()))
    reads(
        "sentence",
        "[d:lasting] , [t:possessor] @power becomes [n:amt]",
        lambda d, t, n: Modify(t, (SetStat(Stat.POWER, n),), d),
    )
    for words, name in (("increased", "raised"), ("decreased", "lowered")):
        form(
            "statement",
            f"the @power of the? [g:allnp] cannot be {words} by @effects",
            lambda g, name=name: Affects(Every(field_group(g)), (Mark(f"power_never_{name}"),)),
            take_never(f"power_never_{name}"),
        )
        reads(
            "statement",
            f"the @power of [t:ownsubj] cannot be {words} by @opponents @effects",
            lambda t, name=name: Affects(t, (Mark(f"power_not_{name}"),)),
        )
        reads(
            "sentence",
            f"during this turn , the @power of the? [g:allnp] cannot be {words} by @effects",
            lambda g, name=name: Modify(Every(field_group(g)), (Mark(f"power_never_{name}"),)),
        )
    table.word("ownsubj", "<self>", Self())
    reads("ownsubj", "this [a:head]", lambda a: Ref("this", False, a))
    form(
        "clause",
        "[t:definite] 's @power become|becomes [n:num] [d:lasting]",
        lambda t, n, d: Modify(t, (SetStat(Stat.POWER, n),), d) if isinstance(t, Every) else None,
        lambda v: None,
    )
    for verb, sign in (("gains/gain +", 1), ("loses/lose", -1)):
        form(
            "statement",
            f"[t:statsubj] {verb} [n:whole] @power for each [k:counter] placed?? on them",
            lambda t, n, k, sign=sign: Affects(t, (AddStat(Stat.POWER, times(n, CountersOn(Affected(), k)), sign),)),
            take_own_counters(sign),
        )
    reads(
        "clause",
        "[t:definite] loses/lose [n:whole] @power for each @mana required to cast them [d:lasting]",
        lambda t, n, d: ForEach(
            t,
            UNBOUND,
            (Modify(Bound(UNBOUND), (AddStat(Stat.POWER, times(n, StatOf(Bound(UNBOUND), Stat.COST)), -1),), d),),
        ),
    )


def take_never(name: str) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Affects(Every(group), (Mark(found, None, None, None),)) if found == name:
                return {"g": bare_group(group)}
        return None

    return take


def take_own_counters(sign: int) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Affects(thing, (AddStat(Stat.POWER, amount, found),)) if found == sign:
                parts = take_times(amount)
                if parts and isinstance(counted := parts["c"], CountersOn) and counted.thing == Affected():
                    return {"t": thing, "n": parts["n"], "k": counted.kind}
        return None

    return take
